"""What becomes a member of an existing federation by standing next to it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gaia.federations.hexsets import Hexes, around, flood
from engine.gaia.marks import rule


@rule("RU actions 4: additional rules")
def joins(near: Sequence[Hexes], own: Hexes, federated: Hexes, hexagon: int) -> Hexes:
    """Own planets and stations that join a federation when something of ours appears on a hex.

    The new thing joins with all own planets that hang together with it, if any of them touches a
    member. On one's own satellite (a station may stand there) it is a member's hex already.
    """
    if not federated:
        return 0
    bit = 1 << hexagon
    newcomers = flood(near, bit, own & ~federated)
    if (around(near, newcomers) | bit) & federated:
        return newcomers
    return 0
