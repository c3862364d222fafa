"""Short texts that stand in for a picture where it cannot be seen."""

from __future__ import annotations

from collections.abc import Iterable

from engine.gaia.terms import TRACKS
from engine.gaia.view import GaiaView
from render.gaia.automa_tale import last_tale
from render.gaia.automa_text import cards_in_words
from render.gaia.board_text import goal, means, power, structures
from render.gaia.changes import changed_hexes
from render.gaia.parts import called, faction, in_order, say, when, word
from render.gaia.player import shown
from render.scene import Scene
from render.texts import capital


def alt_map(scene: Scene[GaiaView]) -> str:
    """Who has what on the map, and where something changed."""
    lines = [
        _titled(scene, called(scene, player), [faction(scene, player), structures(scene, player)])
        for player in in_order(scene.view)
    ]
    changed = sorted(name.upper() for name in changed_hexes(scene.before, scene.view))
    if changed:
        lines.append(_titled(scene, say(scene, "changed"), changed))
    return _joined(scene, "galaxy", lines)


def alt_research(scene: Scene[GaiaView]) -> str:
    """Everybody's levels."""
    lines = [
        _titled(
            scene,
            called(scene, player),
            [f"{word(scene, track.value)} {player.levels[track]}" for track in TRACKS],
        )
        for player in in_order(scene.view)
    ]
    return _joined(scene, "research", lines)


def alt_scoring(scene: Scene[GaiaView]) -> str:
    """The goal of the round, and everybody's points and means."""
    lines: list[str] = [capital(goal(scene))] if goal(scene) else []
    lines += [
        _titled(
            scene,
            called(scene, player),
            [say(scene, "vp", n=player.vp), means(scene, player), power(scene, player)],
        )
        for player in in_order(scene.view)
    ]
    return _joined(scene, "scoring", lines)


def alt_players(scene: Scene[GaiaView]) -> str:
    """Everybody's points, means and levels."""
    lines = [
        _titled(
            scene,
            called(scene, player),
            [
                faction(scene, player),
                say(scene, "vp", n=player.vp),
                means(scene, player),
                *(
                    f"{word(scene, track.value)} {n}"
                    for track in TRACKS
                    if (n := player.levels[track])
                ),
            ],
        )
        for player in in_order(scene.view)
    ]
    return _joined(scene, "players", lines)


def alt_table(scene: Scene[GaiaView]) -> str:
    """What lies on the map, the goal of the round, and what everybody has."""
    goals = [capital(goal(scene))] if goal(scene) else []
    return ". ".join([alt_map(scene), *goals, alt_players(scene)])


def alt_player(scene: Scene[GaiaView]) -> str:
    """One player's means, structures and levels."""
    player = shown(scene)
    parts = [
        faction(scene, player),
        say(scene, "vp", n=player.vp),
        means(scene, player),
        power(scene, player),
        structures(scene, player),
        *(f"{word(scene, track.value)} {player.levels[track]}" for track in TRACKS),
    ]
    return _titled(scene, called(scene, player), parts)


def alt_automa(scene: Scene[GaiaView]) -> str:
    """The cards in sight and the piles, and what the last turn was and why."""
    lines: list[str] = [capital(line) for line in cards_in_words(scene)]
    lines += [line.rstrip(".") for tale in last_tale(scene) for line in tale.lines]
    return _joined(scene, "automa" if lines else "no-automa", lines)


def alt_targets(scene: Scene[GaiaView]) -> str:
    """The numbered hexes."""
    items = [
        f"{label}: {', '.join(name.upper() for name in names)}"
        for label, names in scene.marks.items()
    ]
    return f"{say(scene, 'targets')}. " + "; ".join(items)


def alt_federations(scene: Scene[GaiaView]) -> str:
    """The lettered candidates."""
    items = [
        f"{label}: {', '.join(name.upper() for name in names)}"
        for label, names in scene.marks.items()
    ]
    return f"{say(scene, 'candidates')}. " + "; ".join(items)


def _titled(scene: Scene[GaiaView], title: str, items: Iterable[str]) -> str:
    return say(scene, "titled", title=title, list=", ".join(item for item in items if item))


def _joined(scene: Scene[GaiaView], key: str, lines: list[str]) -> str:
    return ". ".join([say(scene, key), when(scene), *lines])
