"""What differs between two views of one table."""

from __future__ import annotations

from collections import defaultdict

from engine.gaia.view import GaiaView, PlayerView


def changed_hexes(before: GaiaView | None, view: GaiaView) -> frozenset[str]:
    """Hexes on which something has changed."""
    if before is None:
        return frozenset()
    old, new = _contents(before), _contents(view)
    return frozenset(name for name in old.keys() | new.keys() if old.get(name) != new.get(name))


def player_before(before: GaiaView | None, seat: int) -> PlayerView | None:
    """The same player earlier."""
    if before is None:
        return None
    return next((player for player in before.players if player.seat == seat), None)


def _contents(view: GaiaView) -> dict[str, set[tuple[object, ...]]]:
    """Everything lying on each hex."""
    found: dict[str, set[tuple[object, ...]]] = defaultdict(set)
    for spot in view.hexes:
        if spot.planet is not None:
            found[spot.name].add(("planet", spot.planet))
    for player in view.players:
        for built in player.structures:
            found[built.hex].add((player.seat, built.kind, built.federated))
        for kind, places in (
            ("gaiaformer", player.gaiaformers),
            ("satellite", player.satellites),
            ("station", player.stations),
        ):
            for name in places:
                found[name].add((player.seat, kind))
    return found
