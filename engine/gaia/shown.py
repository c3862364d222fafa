"""A position of Gaia Project as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.account import listed
from engine.core.moves import Seat
from engine.gaia.view import AutomaView, GaiaView, PlayerView


def position_lines(view: GaiaView, seat: Seat | None) -> Iterator[str]:
    """The whole table, or what all share and one seat's belongings."""
    yield f"round {view.round} {view.phase}, order {listed(view.order)}"
    tile = view.rounds[view.round - 1] if view.round else None
    yield f"round tiles: {listed(f'[{t.id}]' if t == tile else t.id for t in view.rounds)}"
    for final in view.final:
        counts = listed(
            f"{'neutral' if s.seat is None else s.seat}:{s.count}" for s in final.standings
        )
        yield f"{final.id}: {counts}"
    yield f"boosters: {listed(view.boosters)}"
    yield f"tech: {listed(f'{slot}={tile}' for slot, tile in view.tech.items())}"
    yield f"advanced: {listed(f'{track}={tile}' for track, tile in view.advanced.items() if tile)}"
    yield f"actions used: {listed(f'{key}:{who}' for key, who in view.actions_used.items())}"
    for player in view.players:
        if seat is None or player.seat == seat:
            yield from _player(player)
    if view.automa is not None:
        yield from _automa(view.automa)


def _automa(automa: AutomaView) -> Iterator[str]:
    """The cards in sight, the piles, and why the last turn was what it was."""
    yield ""
    yield (
        f"automa, level {automa.level}: action card {automa.action_card or '-'}, "
        f"behaviour card {automa.behaviour_card or '-'}, deck {automa.deck} "
        f"({automa.crosswise} crosswise), discard {listed(automa.discard)}, "
        f"reserve {automa.reserve}"
    )
    for note in automa.turns[-1].notes if automa.turns else ():
        args = (f"{name}={_word(value)}" for name, value in note.args.items())
        yield f"  {' '.join((note.key.removeprefix('automa-'), *args))}"


def _word(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _player(player: PlayerView) -> Iterator[str]:
    yield ""
    yield (
        f"seat {player.seat} {player.faction or '?'}{' passed' if player.passed else ''}: "
        f"{player.vp} vp{'' if player.robot else _means(player)}"
    )
    yield f"  research: {listed(f'{track} {level}' for track, level in player.levels.items())}"
    yield f"  structures: {listed(f'{one.kind}@{one.hex}' for one in player.structures)}"
    for name, items in (
        ("gaiaformers", player.gaiaformers),
        ("satellites", player.satellites),
        ("stations", player.stations),
        ("tech", [one.tile for one in player.techs if one.covered_by is None]),
        ("tokens", [one.id + ("" if one.green else "*") for one in player.tokens]),
    ):
        if items:
            yield f"  {name}: {listed(items)}"
    yield f"  booster: {player.booster or '-'}"


def _means(player: PlayerView) -> str:
    """What a person could spend; a robot has nothing."""
    bowls = "/".join(map(str, player.bowls))
    stone = "" if player.stone is None else f" brainstone in {player.stone + 1}"
    return (
        f", {player.credits} credits, {player.ore} ore, "
        f"{player.knowledge} knowledge, {player.qic} qic, power {bowls}{stone}"
    )
