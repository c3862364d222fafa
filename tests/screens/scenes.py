"""What docs/screens shows: tables of the three games brought to where there is something to see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final, TypeAlias

from bot.local import Driver
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.verbs import HERE, SHOW, WHAT_IF
from bot.session.drafts.slots import PLAN
from engine.cli.computers import play_out, policy_of
from engine.core.game import HUMAN, Setup
from engine.core.record import Record
from tests.bot.e2e.enter_record import Piece, enter_typed, pieces, seat_people
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, invite, press
from tests.bot.e2e.recorded import FOUR

Scene: TypeAlias = Callable[[House], Awaitable[tuple[Party, str]]]
"""Brings about that the newest message of a channel, as one of the party sees it, is the screen."""
NAMES: Final = ("Ada", "Zoë", "Max", "Lena")
LEVEL: Final = "apprentice"


@cache
def _played(game: str, seats: int, seed: str) -> Record:
    """A game of computer players."""
    setup = Setup(game, (HUMAN,) * seats, seed, seed)
    table = play_out(setup, [policy_of(LEVEL, seed, seat) for seat in range(seats)])
    return Record(setup, tuple(table.log))


async def _begun(house: House, record: Record, turns: int) -> tuple[Party, list[Piece]]:
    """A table at which so many turns and answers are over; those that follow."""
    found = [*pieces(record)]
    count = sum(len(piece.moves) for piece in found[:turns])
    names = [*NAMES[: len(record.setup.seats)]]
    await invite(house, names)
    begun = Record(record.setup, record.moves[:count])
    party = await seat_people(house, await house.channel(), record, names, begun)
    return party, found[turns:]


def card(make: Callable[[], Record], turns: int, more: int = 1) -> Scene:
    """The news of so many more turns, as the first player sees them."""

    async def scene(house: House) -> tuple[Party, str]:
        party, following = await _begun(house, make(), turns)
        for piece in following[:more]:
            await enter_typed(party, piece)
        await party.settled()
        return party, NAMES[0]

    return scene


async def _opened(party: Party, driver: Driver, game: str) -> Fingers:
    return Fingers(driver, (await driver.slash(party.channel, "turn")).message, game)


def panel(
    make: Callable[[], Record],
    turns: int,
    taps: Callable[[Fingers, Piece], Awaitable[None]] | None = None,
) -> Scene:
    """The panel of whoever is asked then, after some taps."""

    async def scene(house: House) -> tuple[Party, str]:
        record = make()
        party, following = await _begun(house, record, turns)
        driver = [*party.drivers.values()][following[0].seat]
        await party.settled()
        fingers = await _opened(party, driver, record.setup.game)
        if taps is not None:
            await taps(fingers, following[0])
        return party, NAMES[following[0].seat]

    return scene


def _shown(verb: str) -> Callable[[Fingers, Piece], Awaitable[None]]:
    """What can be done in one way."""

    async def taps(fingers: Fingers, _piece: Piece) -> None:
        await fingers.press(fingers.button(SHOW, str(PanelPlace(PanelRoom.VERB, verb))))

    return taps


async def _drafted(fingers: Fingers, piece: Piece) -> None:
    """The next turn, ready to be confirmed."""
    await fingers.play(piece.moves[0])


async def _what_if(fingers: Fingers, _piece: Piece) -> None:
    fingers.saw(await press(fingers.driver, fingers.screen, WHAT_IF))


async def _plan(house: House) -> tuple[Party, str]:
    """A plan of somebody who is not asked yet."""
    party, following = await _begun(house, FOUR, OFFERED)
    later = next(one for one in following if one.seat == 0 and one.ended)
    driver = [*party.drivers.values()][later.seat]
    await party.settled()
    fingers = await _opened(party, driver, "gaia")
    await fingers.press(fingers.button(PLAN, HERE))
    fingers.ahead = "p"
    await fingers.play(later.moves[0])
    return party, NAMES[later.seat]


OFFERED, EARLY, BUILT, FEDERATED = 86, 25, 23, 80
"""Turns and answers of the game of four before somebody builds beside two others, early, before
Ada builds, and before she can form a federation."""


def _four() -> Record:
    return FOUR


def _race() -> Record:
    return _played("race", 3, "screens")


def _federation() -> Record:
    return _played("federation", 3, "screens")


SCENES: Final[dict[str, Scene]] = {
    "gaia-card": card(_four, OFFERED),
    "gaia-actions": panel(_four, EARLY),
    "gaia-targets": panel(_four, BUILT, _shown("build")),
    "gaia-draft": panel(_four, BUILT, _drafted),
    "gaia-federations": panel(_four, FEDERATED, _shown("federation")),
    "gaia-plan": _plan,
    "gaia-what-if": panel(_four, BUILT, _what_if),
    "race-card": card(_race, 60, 3),
    "race-panel": panel(_race, 60),
    "race-card-desk": card(_race, 60, 3),
    "federation-card": card(_federation, 40),
    "federation-panel": panel(_federation, 40),
}
"""By file name; those that end with -desk on a large screen, the others on a phone."""
