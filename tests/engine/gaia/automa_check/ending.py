"""Final scoring of a solo game: booklet, page 11, and the base rules for the player."""

from __future__ import annotations

from engine.gaia.view import GaiaView
from tests.engine.gaia.automa_check.position import AUTOMA, HUMAN
from tests.engine.gaia.automa_check.printed import NEUTRAL, PLACES


def progress(view: GaiaView, seat: int, tile: str) -> int:
    """How far a participant is on a final scoring tile."""
    player = view.players[seat]
    planet = {hex_.name: hex_.planet for hex_ in view.hexes}
    sector = {hex_.name: hex_.sector for hex_ in view.hexes}
    own = [one for one in player.structures if not one.shared]
    if tile == "final_structures":
        return len(player.structures)
    if tile == "final_federation_structures":
        if seat == AUTOMA:
            return len(player.structures) - 1
        return sum(one.federated for one in player.structures)
    if tile == "final_planet_types":
        return len({planet[one.hex] for one in own})
    if tile == "final_gaia":
        return sum(planet[one.hex] == "gaia" for one in own)
    if tile == "final_sectors":
        return len({sector[one.hex] for one in player.structures})
    assert tile == "final_satellites"
    return len(player.satellites) + len(player.stations)


def tile_points(counts: dict[int | None, int]) -> dict[int | None, int]:
    """Points by participant (None: the neutral player); those who tie share their places."""
    points: dict[int | None, int] = {}
    for one, count in counts.items():
        ahead = sum(other > count for other in counts.values())
        level = sum(other == count for other in counts.values())
        points[one] = sum(PLACES[ahead : ahead + level]) // level if count > 0 else 0
    return points


def check_ending(after: GaiaView) -> None:
    """The Automa's end of the game, and the final tiles for everybody."""
    added = {HUMAN: [0, 0], AUTOMA: [0, 0]}
    for number, tile in enumerate(after.final):
        counts: dict[int | None, int] = {
            HUMAN: progress(after, HUMAN, tile.id),
            AUTOMA: progress(after, AUTOMA, tile.id),
            None: NEUTRAL[tile.id],
        }
        points = tile_points(counts)
        shown = {one.seat: (one.count, one.vp) for one in tile.standings}
        assert shown == {one: (counts[one], points[one]) for one in counts}, tile.id
        for seat, both in added.items():
            both[number] = points[seat]
    for score in after.scores:
        assert [score.breakdown["final1"], score.breakdown["final2"]] == added[score.seat]
        levels = after.players[score.seat].levels.values()
        research = sum(4 for level in levels for step in (3, 4, 5) if level >= step)
        assert score.breakdown["research"] == research
    automa = next(score for score in after.scores if score.seat == AUTOMA)
    assert automa.breakdown.get("resources", 0) == 0
    last = after.automa.turns[-1].vp if after.automa else 0
    assert automa.total == last + sum(automa.breakdown.values()) == after.players[AUTOMA].vp
    human = next(score for score in after.scores if score.seat == HUMAN)
    expected = (1, 1) if human.total == automa.total else (1, 2)
    ranks = (human.rank, automa.rank) if human.total > automa.total else (automa.rank, human.rank)
    assert ranks == expected
