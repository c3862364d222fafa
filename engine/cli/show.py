"""`show`: a position as text for a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

from engine.cli.output import error_line, leave, load, print_json
from engine.cli.race_lines import race_lines
from engine.core.errors import GameError, RecordError
from engine.core.table import Table
from engine.gaia.view import AutomaView, GaiaView, PlayerView
from engine.interchange import play_to
from engine.race.view import RaceView

FAILED = 1


def run(arguments: argparse.Namespace) -> int:
    """Print the position after `--at`."""
    replay = load(arguments.record)
    try:
        table = play_to(replay, arguments.at)
    except RecordError as error:
        leave(str(error))
    except GameError as error:
        print_json(error_line(error, replay.done + replay.first, replay.text()))
        return FAILED
    if arguments.seat is not None and not 0 <= arguments.seat < len(table.setup.seats):
        leave(f"--seat {arguments.seat}: seats are 0 to {len(table.setup.seats) - 1}")
    print("\n".join(position_lines(table, arguments.seat)))
    return 0


def position_lines(table: Table[Any, Any], seat: int | None = None) -> Iterator[str]:
    """The position in notation, line by line."""
    view = table.view(seat)
    yield f"# {table.setup.game}, after {table.position} moves"
    if isinstance(view, GaiaView):
        yield from _gaia(view, seat)
    elif isinstance(view, RaceView):
        yield from race_lines(view, seat)
    else:
        yield str(view)
    for decision in table.pending:
        yield f"asked: seat {decision.seat}, {decision.kind}"
    if table.result is not None:
        yield f"ended: {' '.join(map(str, table.result.scores))}"


def _gaia(view: GaiaView, seat: int | None) -> Iterator[str]:
    yield f"round {view.round} {view.phase}, order {_joined(view.order)}"
    tile = view.rounds[view.round - 1] if view.round else None
    yield f"round tiles: {_joined(f'[{t.id}]' if t == tile else t.id for t in view.rounds)}"
    for final in view.final:
        counts = _joined(
            f"{'neutral' if s.seat is None else s.seat}:{s.count}" for s in final.standings
        )
        yield f"{final.id}: {counts}"
    yield f"boosters: {_joined(view.boosters)}"
    yield f"tech: {_joined(f'{slot}={tile}' for slot, tile in view.tech.items())}"
    yield f"advanced: {_joined(f'{track}={tile}' for track, tile in view.advanced.items() if tile)}"
    yield f"actions used: {_joined(f'{key}:{who}' for key, who in view.actions_used.items())}"
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
        f"({automa.crosswise} crosswise), discard {_joined(automa.discard)}, "
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
    yield f"  research: {_joined(f'{track} {level}' for track, level in player.levels.items())}"
    yield f"  structures: {_joined(f'{one.kind}@{one.hex}' for one in player.structures)}"
    for name, items in (
        ("gaiaformers", player.gaiaformers),
        ("satellites", player.satellites),
        ("stations", player.stations),
        ("tech", [one.tile for one in player.techs if one.covered_by is None]),
        ("tokens", [one.id + ("" if one.green else "*") for one in player.tokens]),
    ):
        if items:
            yield f"  {name}: {_joined(items)}"
    yield f"  booster: {player.booster or '-'}"


def _means(player: PlayerView) -> str:
    """What a person could spend; a robot has nothing."""
    bowls = "/".join(map(str, player.bowls))
    stone = "" if player.stone is None else f" brainstone in {player.stone + 1}"
    return (
        f", {player.credits} credits, {player.ore} ore, "
        f"{player.knowledge} knowledge, {player.qic} qic, power {bowls}{stone}"
    )


def _joined(items: Iterable[object]) -> str:
    return ", ".join(map(str, items)) or "-"
