"""Which sets of planets and satellites are federations: functions over bit masks.

A `Site` says everything about one player's situation; hexes are numbers, sets of hexes integers.
The conditions, numbered as in the comments of this package (a federation is a set P of own planets
and a set S of new satellites on empty hexes):

1. nothing of it is in or beside an existing own federation;
2. it hangs together;
3. it is closed: own planets that touch it belong to it;
4. the planets are worth the threshold;
5. P, with or without further own planets, cannot be connected with fewer satellites;
6. no fewer planets are worth the threshold with fewer satellites;
7. the satellites can be paid for.

Ivits grow one federation: condition 1 falls away, the old federation is part of everything, the
threshold is for the whole, and 5 and 6 are about what is new. Space stations count as planets.
"""

from engine.gaia.federations.checking import (
    MOST_SATELLITES,
    as_layout,
    check,
    check_lenient,
    is_generous,
    normalised,
    obstacle,
)
from engine.gaia.federations.generous import candidates_lenient
from engine.gaia.federations.hexsets import hexes_of
from engine.gaia.federations.joining import joins
from engine.gaia.federations.listing import alternatives, candidates, cheapest
from engine.gaia.federations.site import Site, SiteLayout

__all__ = [
    "MOST_SATELLITES",
    "Site",
    "SiteLayout",
    "alternatives",
    "as_layout",
    "candidates",
    "candidates_lenient",
    "cheapest",
    "check",
    "check_lenient",
    "hexes_of",
    "is_generous",
    "joins",
    "normalised",
    "obstacle",
]
