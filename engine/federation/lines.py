"""A position in notation, line by line, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.core.account import listed
from engine.core.moves import Seat
from engine.federation.view import FederationView, PieceView, PlayerView, SpaceView


def lines_of(view: FederationView, seat: Seat | None) -> Iterator[str]:
    """The table, then everybody; `seat` asks for one seat's belongings only."""
    yield f"round {view.round} {view.phase}, order {listed(view.order)}, pawn {view.president}"
    yield from _senate(view)
    yield from _executive(view)
    yield from _planets(view)
    if view.start_offer:
        yield f"start tokens: {listed(view.start_offer)}"
    if view.choices:
        yield f"only you see: {listed(view.choices)}"
    for player in view.players:
        if seat is None or player.seat == seat:
            yield from _player(player)


def _senate(view: FederationView) -> Iterator[str]:
    for floor in sorted({space.floor for space in view.spaces}, reverse=True):
        row = [space for space in view.spaces if space.floor == floor]
        yield f"floor {floor}: {' | '.join(_space(space) for space in row)}"
    yield f"outer: {listed(_piece(piece) for piece in view.outer)}"
    if view.blocks:
        yield f"blocking: {listed(view.blocks)}"


def _space(space: SpaceView) -> str:
    token = "" if space.piece is None else f" [{_piece(space.piece)}]"
    return f"{space.id} {space.action}{token}"


def _piece(piece: PieceView) -> str:
    owner = "neutral" if piece.seat is None else f"{piece.seat} {piece.token}"
    cover = f" under {piece.cover}" if piece.cover else ""
    votes = f" {piece.votes}" if piece.side == "vote" else ""
    return f"{owner}{cover} {piece.side}{votes}"


def _executive(view: FederationView) -> Iterator[str]:
    for law in view.laws:
        yield f"law {law.wing}: {law.id}, {law.votes} votes, points {listed(law.points)}"
    if view.next_laws:
        yield f"next laws: {listed(view.next_laws.values())}"
    for floor in view.forecast.floors:
        yield (
            f"votes on floor {floor.floor}: {listed(floor.votes)}, neutral {floor.neutral}, "
            f"ahead {listed(floor.winners)}"
        )
    projects = (f"{one.id} {one.steps}/{one.needed}" for one in view.projects)
    yield f"projects: {listed(projects)}"
    medals = (f"{kind} {_slashed(left)}" for kind, left in view.medals.items())
    yield f"medals left: {listed(medals)}"


def _planets(view: FederationView) -> Iterator[str]:
    yield f"neo: {_pairs(view.asteroids)}, dead {listed(view.dead_asteroids or ('?',))}"
    moons = (f"moon{moon} {_slashed(tokens)}" for moon, tokens in view.moons.items())
    yield f"sixmoon: {listed(moons)}, beside {_slashed(view.beside.values())}"
    for at, row in view.offered.items():
        yield f"atal {at}: {listed(row.values())}"
    yield f"productions: {listed(view.productions)}"
    for mega in view.megastructures:
        robots = listed(f"{owner} x{multiplier}" for owner, multiplier in mega.robots)
        yield f"{mega.id}: {_slashed(mega.tokens)}, robots {robots}, free x{mega.multiplier or '-'}"


def _player(player: PlayerView) -> Iterator[str]:
    yield ""
    yield (
        f"seat {player.seat}: {player.points} points, {_pairs(player.reserve)}, "
        f"{player.ships} ships, step {player.step} level {player.level}, die {player.die}"
    )
    yield f"  influence: {_pairs(player.influence)}; medals {listed(player.medals)}"
    ready = [one.id for one in player.missions if one.ready]
    marked = [one.id for one in player.missions if one.marker and not one.done]
    done = [one.id for one in player.missions if one.done]
    yield (
        f"  missions: done {listed(done)}; marked {listed(marked)}; ready {listed(ready)}; "
        f"tokens {listed([player.start_token or '-', *player.deep_space])}"
    )
    specialists = (one if face_up else f"({one})" for one, face_up in player.specialists)
    for name, items in (
        ("ambassadors", player.ambassadors),
        ("transfigurations", player.transfigurations),
        ("specialists", tuple(specialists)),
        ("asteroids", player.asteroids),
        ("shops", tuple(f"{shop} {level}" for shop, level in player.discs.items())),
        ("buildings", (*player.productions, *player.megastructures)),
    ):
        if items:
            yield f"  {name}: {listed(items)}"
    yield f"  joint project: {player.joint}; miner {player.miner}, mage {player.mage}"


def _pairs(items: Mapping[str, object]) -> str:
    return listed(f"{name} {'-' if value is None else value}" for name, value in items.items())


def _slashed(items: Iterable[object]) -> str:
    return "/".join(map(str, items)) or "-"
