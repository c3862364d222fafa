"""Entering a recorded game move by move, typed or by a game's own commands and the panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.local import Answer, Driver
from bot.session import Place, Press
from engine import GAMES
from engine.core.moves import END, Words
from engine.core.record import Record
from engine.core.table import Table
from engine.gaia.game import GAIA
from render import hints
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party

ASK = "ask"
CANDIDATES = hints(GAIA.key).candidates


@dataclass(frozen=True)
class Piece:
    """What one seat plays at a stretch."""

    seat: int
    moves: tuple[Words, ...]

    @property
    def ended(self) -> bool:
        return self.moves[-1] == END


def pieces(record: Record) -> Iterator[Piece]:
    """The log cut where another seat is to move, a turn begins or ends, or an offer is answered."""
    table = Table(GAMES[record.setup.game], record.setup)
    run: list[Words] = []
    seat, began = -1, ""
    for move in record.moves:
        decision = table.decision_of(move.seat)
        assert decision is not None
        offer = decision.decline is not None
        if run and (move.seat != seat or offer or (decision.kind == "turn" and began != "turn")):
            yield Piece(seat, tuple(run))
            run = []
        if not run:
            seat, began = move.seat, decision.kind
        run.append(move.words)
        if move.words == END:
            yield Piece(seat, tuple(run))
            run = []
        table.play(move)
    if run:
        yield Piece(seat, tuple(run))


async def seat_people(
    house: House, channel: str, record: Record, names: list[str], begun: Record | None = None
) -> Party:
    """A game at its beginning, or so far as it was begun, with everybody asked everything."""
    drivers = [await house.table.player(name) for name in names]
    party = Party(house, f"#{channel}", {driver.id: driver for driver in drivers})
    channel_id = int(await drivers[0].channel_id(party.channel))
    guild = int(house.table.arrange.home.id)
    users = tuple(int(driver.id) for driver in drivers)
    place = Place(users[0], guild, channel_id)
    sessions = house.orrery.sessions
    for user in users:
        for kind, settings in GAMES[record.setup.game].habit_settings.items():
            if ASK in settings:
                await sessions.set_order(user, record.setup.game, kind, ASK)
    party.game = (await sessions.take_in(begun or Record(record.setup), place, users)).id
    return party


async def enter_typed(party: Party, piece: Piece) -> Answer:
    """A stretch as one typed line."""
    driver = list(party.drivers.values())[piece.seat]
    line = " ; ".join(" ".join(words) for words in piece.moves)
    answer = await driver.slash(party.channel, "move", text=line, commit=not piece.ended)
    assert not answer.text.startswith("⛔"), (line, answer.text)
    return answer


async def enter_by_commands(party: Party, piece: Piece) -> None:
    """A stretch by `/gaia …`; what follows is chosen in the panel, Confirm ends it."""
    driver = list(party.drivers.values())[piece.seat]
    declared = {command.verb: command for command in GAIA.commands}
    panel: Fingers | None = None
    for words in piece.moves:
        if words == END:
            continue
        command = declared.get(words[0])
        if command is None:
            panel = panel or await opened(party, driver)
            await panel.play(words)
            continue
        params = [param.name for param in command.params]
        values = dict(zip(params, words[1:], strict=False))
        if len(words) - 1 > len(params):
            values[params[-1]] = " ".join(words[len(params) :])
        answer = await driver.slash(party.channel, f"{GAIA.key} {command.name}", values)
        assert not answer.text.startswith("⛔"), (words, answer.text)
        panel = Fingers(driver, answer.message)
    assert panel is not None
    await panel.confirm()


async def enter_by_taps(party: Party, piece: Piece) -> None:
    """A stretch through the panel, with its own Confirm."""
    driver = list(party.drivers.values())[piece.seat]
    panel = await opened(party, driver)
    for words in piece.moves:
        listed = await _as_good(party, driver, words) if words[0] in CANDIDATES else words
        if listed != words:
            await panel.vary(words, listed)
        elif words != END:
            await panel.take(words)
    await panel.confirm()


async def _as_good(party: Party, driver: Driver, words: Words) -> Words:
    """A move of the menu that is as good as this one, or it."""
    draft = await party.session.draft(Press(int(driver.id)))
    decision = draft.blueprint.build().decision_of(draft.seat)
    assert decision is not None
    assert decision.variants is not None
    listed = [option.words for option in decision.offer() if option.words[0] == words[0]]
    return next(one for one in listed if words in (one, *decision.variants(one)))


async def opened(party: Party, driver: Driver) -> Fingers:
    """The panel of somebody, just opened."""
    return Fingers(driver, (await driver.slash(party.channel, "turn")).message)
