"""Selection and tie-breaks: booklet, pages 6 and 9."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tests.engine.gaia.automa_check.position import Position
from tests.engine.gaia.automa_check.printed import CIRCLE, Card


def by_direction(position: Position, planets: Iterable[str], direction: str) -> str:
    """The first planet in rows from the top left, or from the bottom right backwards.

    The booklet's diagram turns the map by 30 degrees clockwise: what lay to the upper left of a hex
    lies straight above it then, half a hex to the side.
    """

    def row_then_column(hex_: str) -> tuple[int, int]:
        q, r = position.spot[hex_]
        return (q + r, -r)

    if direction == "right_down":
        return min(planets, key=row_then_column)
    assert direction == "left_up"
    return max(planets, key=row_then_column)


def by_number(options: Sequence[str], card: Card) -> str | None:
    """Count from the end where the arrow starts, round and round, up to the card's number."""
    counting = list(options) if card.arrow == "right" else list(reversed(options))
    if not counting:
        return None
    at = 0
    for _ in range(card.nth - 1):
        at += 1
        if at == len(counting):
            at = 0
    return counting[at]


def keep(planets: list[str], wanted: Callable[[str], bool]) -> list[str]:
    """A tie-break: only those wanted stay, if there are any."""
    return [hex_ for hex_ in planets if wanted(hex_)] or planets


def least(planets: list[str], measure: Callable[[str], int]) -> list[str]:
    """A tie-break: those with the smallest measure stay."""
    best = min(map(measure, planets))
    return [hex_ for hex_ in planets if measure(hex_) == best]


def steps(position: Position, hex_: str) -> int:
    """Terraforming steps as the Automa counts them."""
    planet = position.planets[hex_]
    if planet in ("gaia", "transdim"):
        return {"gaia": 1, "transdim": 2}[planet]
    apart = abs(CIRCLE.index(planet) - CIRCLE.index(position.home))
    return min(apart, 7 - apart)


def wanted_by_tile(position: Position, card: Card) -> tuple[str, Callable[[str], bool]]:
    """Tie-break 3b: what the final scoring tile shown on the behaviour card looks for; before it
    a name for the case."""
    if card.tile == "none":
        return "tie-no-tile", lambda _: True
    tile = position.final[0] if card.tile == "top" else position.final[1]
    if tile == "final_sectors":
        settled = position.sectors()
        return "tie-tile", lambda hex_: position.sector[hex_] not in settled
    if tile == "final_planet_types":
        types = position.types()
        return "tie-tile", lambda hex_: becomes(position.planets[hex_]) not in types
    if tile == "final_gaia":
        return "tie-tile", lambda hex_: position.planets[hex_] in ("gaia", "transdim")
    return "tie-other-tile", lambda _: True


def becomes(planet: str) -> str:
    """A transdim planet is a Gaia planet as soon as the Automa has settled it."""
    return "gaia" if planet == "transdim" else planet
