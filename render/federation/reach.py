"""What lies near for a player: medals, missions, the next level, projects nearly complete."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Note
from engine.federation.advice.reach import MedalReach
from engine.federation.view import PlayerView
from render import texts
from render.canvas import Canvas
from render.federation.panels import Panel, paint_panels, size_of, told
from render.federation.parts import GAME, FederationScene, project_name, say, word
from render.federation.player_words import shown
from render.texts import capital


def panels(scene: FederationScene) -> list[Panel]:
    """Medals, missions, and what a single step brings."""
    lang, player = scene.lang, shown(scene)
    found = (
        Panel("medal", say(lang, "medals"), [_medal(scene, one) for one in player.reach.medals]),
        Panel("mission", say(lang, "missions"), list(_missions(scene, player))),
        Panel("level", say(lang, "one-step"), list(_steps(scene, player))),
    )
    return [panel for panel in found if panel.lines]


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as its lines."""
    return size_of(panels(scene))


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Panel by panel."""
    paint_panels(canvas, scene, say(scene.lang, "reach"), panels(scene))


def alt_reach(scene: FederationScene) -> str:
    """The same in words."""
    return told(_title(scene), panels(scene))


def _title(scene: FederationScene) -> str:
    return f"{say(scene.lang, 'reach')} · {scene.name(shown(scene).seat)}"


def _medal(scene: FederationScene, one: MedalReach) -> str:
    """Own influence, the threshold, and who is as near."""
    lang = scene.lang
    name = word(lang, one.planet)
    if one.threshold is None:
        has = one.planet in shown(scene).medals
        key = "reach-own-medal" if has else "reach-no-medal"
        return say(lang, key, name=name, n=one.influence)
    key = "reach-medal-now" if one.in_one else "reach-medal"
    line = say(lang, key, name=name, n=one.influence, of=one.threshold)
    rivals = ", ".join(scene.name(seat) for seat in one.rivals)
    return f"{line} ({say(lang, 'reach-rivals', list=rivals)})" if rivals else line


def _missions(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    """Those that a ship can be sent to, then the others by what they need."""
    lacking: dict[str, list[str]] = {}
    for one in player.reach.missions:
        if one.needs is None:
            yield say(scene.lang, "reach-ready", n=one.mission)
        else:
            lacking.setdefault(_lack(scene, one.needs), []).append(one.mission)
    for why, missions in lacking.items():
        yield f"{', '.join(missions)}: {why}"


def _lack(scene: FederationScene, needs: Note) -> str:
    if needs.key == "needs-marker":
        return say(scene.lang, "reach-unmarked")
    return texts.plain(texts.note(scene.lang, GAME, needs, scene.names))


def _steps(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    if player.reach.steps_to_level:
        yield say(scene.lang, "reach-level", n=player.reach.steps_to_level)
    for project in player.reach.projects:
        yield capital(say(scene.lang, "reach-project", name=project_name(scene, project)))
