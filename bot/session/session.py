"""One live game: besides being played, all that its people settle among themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping

from bot.session.accord import agree, claim_seat, consent, leave, organise, repair, undo, unopenable
from bot.session.accord.consent import Wanted
from bot.session.game import PlayedGame
from bot.session.values import Agreed, Asked, Press, Undone
from engine.core.moves import Seat


class Session(PlayedGame):
    """A played game whose turns can be taken back, whose seats change hands, which is organised."""

    async def undo(self, press: Press) -> Agreed | Asked:
        """Take back the user's last committed turn, at once or when those concerned agree."""
        return await self._alone(lambda: agree.take_back(self._room, press, None))

    async def rewind(self, press: Press, turn: int, gone: Collection[int] = ()) -> Agreed | Asked:
        """Go back to the end of a turn, at once or when those concerned agree."""
        return await self._alone(lambda: agree.take_back(self._room, press, turn, gone))

    async def redo(self, press: Press) -> Undone:
        """Put back what was taken back last, while nobody has moved on."""
        return await self._alone(lambda: undo.redo(self._room, press))

    async def agree(self, press: Press, request: int, agreed: bool) -> Agreed | Asked:
        """Answer a request."""
        return await self._alone(
            lambda: self._settling(consent.answer(self._room, press, request, agreed))
        )

    async def pause(self, press: Press) -> None:
        """Organiser: nothing can be committed and nothing falls due until `resume`."""
        await self._once(press, lambda: organise.pause(self._room, press))

    async def resume(self, press: Press) -> None:
        """Organiser: go on."""
        await self._once(press, lambda: self._settling(organise.resume(self._room, press)))

    async def set_options(self, press: Press, changes: Mapping[str, str | None]) -> None:
        """Organiser: agree on something at the table, for example `timeout_hours`."""
        await self._once(press, lambda: organise.set_options(self._room, press, changes))

    async def hand_over(self, press: Press, user: int) -> None:
        """Organiser: make another player the organiser."""
        await self._once(press, lambda: organise.hand_over(self._room, press, user))

    async def replace(
        self, press: Press, seat: Seat, user: int, gone: Collection[int] = ()
    ) -> Agreed | Asked:
        """Give a seat to another user, if all agree but those `gone` or long silent."""
        return await self._alone(lambda: agree.replace(self._room, press, seat, user, gone))

    async def give_to_computer(
        self, press: Press, seat: Seat, level: str, gone: Collection[int] = ()
    ) -> Agreed | Asked:
        """Have a computer play on at a seat until its owner is back, if all agree."""
        return await self._alone(lambda: agree.computer(self._room, press, seat, level, gone))

    async def claim(self, press: Press, seat: Seat) -> None:
        """Take a free seat of an imported game."""
        await self._once(press, lambda: self._settling(claim_seat.claim(self._room, press, seat)))

    async def abandon(self, press: Press, gone: Collection[int] = ()) -> Agreed | Asked:
        """End the game without a result, if all agree, or the organiser of a lost one."""
        try:
            return await self._alone(lambda: agree.abandon(self._room, press, gone))
        except unopenable.UNOPENED as error:
            return await unopenable.close(self._room, press, error, self._changed)

    async def move(self, press: Press, channel: int) -> None:
        """Play on in another channel."""
        await self._once(press, lambda: organise.move(self._room, press, channel))

    async def to_messages(self, press: Press, channel: int) -> None:
        """Play on in the bot's messages, where the game had no channel before."""
        await self._once(press, lambda: organise.to_messages(self._room, press, channel))

    async def take_over(self, press: Press, gone: Collection[int] = ()) -> Agreed | Asked:
        """Become the organiser, if all agree."""
        return await self._alone(lambda: agree.take_over(self._room, press, gone))

    async def leave(self, user: int) -> None:
        """A user leaves for good: his seats are empty until somebody takes them over."""
        await self._alone(lambda: leave.leave(self._room, user))

    async def mend(self, press: Press, *, rewind: bool) -> Agreed | Asked | None:
        """Organiser of a diverged game: back to the last good turn, or on under present rules."""
        return await self._alone(lambda: self._mend(press, rewind=rewind))

    async def _once(self, press: Press, work: Callable[[], Awaitable[None]]) -> None:
        async def unless_done() -> None:
            if await self._room.handled(press) is None:
                await work()

        await self._alone(unless_done)

    async def _mend(self, press: Press, *, rewind: bool) -> Agreed | Asked | None:
        live = repair.diverged(self._room)
        self._room.organised_by(press)
        if rewind:
            await self._settling(repair.rewind(self._room, press))
            return None
        return await consent.request(self._room, press, Wanted("continue", {}, live.humans))
