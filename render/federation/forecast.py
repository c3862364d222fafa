"""The end of the round, were it now: upkeep, projects, floors, the law, points of everybody."""

from __future__ import annotations

from collections.abc import Iterator

from engine.federation.advice.forecast import ProjectForecast, Upkeep
from engine.federation.view import LawView
from render import texts
from render.canvas import Canvas
from render.federation.panels import Panel, paint_panels, size_of, told
from render.federation.parts import GAME, ROMAN, FederationScene, amount, project_name, say, word
from render.texts import capital


def panels(scene: FederationScene) -> list[Panel]:
    """A panel for each step of the executive phase."""
    lang = scene.lang
    found = (
        Panel("level", say(lang, "upkeep"), list(_upkeep(scene))),
        Panel("project", say(lang, "projects"), list(_projects(scene))),
        Panel("vote", say(lang, "floors"), list(_floors(scene))),
        Panel("pawn", say(lang, "laws"), list(_law(scene))),
        Panel("vp", say(lang, "points-from"), list(_points(scene))),
    )
    return [panel for panel in found if panel.lines]


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as its lines."""
    return size_of(panels(scene))


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Step by step."""
    paint_panels(canvas, scene, say(scene.lang, "forecast"), panels(scene))


def alt_forecast(scene: FederationScene) -> str:
    """The same in words."""
    return told(say(scene.lang, "forecast"), panels(scene))


def _upkeep(scene: FederationScene) -> Iterator[str]:
    for one in scene.view.forecast.upkeep:
        name = scene.name(one.seat)
        yield say(scene.lang, "forecast-upkeep", name=name, what=_due(scene, one))


def _due(scene: FederationScene, one: Upkeep) -> str:
    if not one.due:
        return say(scene.lang, "nothing-due")
    if one.drops:
        return say(scene.lang, "forecast-drops", n=one.step)
    what = str(texts.amounts(scene.lang, GAME, {k: n for k, n in one.resources.items() if n}))
    return say(scene.lang, "forecast-pays", what=what)


def _projects(scene: FederationScene) -> Iterator[str]:
    for one in scene.view.forecast.projects:
        if one.by:
            yield capital(_moved(scene, one))


def _moved(scene: FederationScene, one: ProjectForecast) -> str:
    who = [word(scene.lang, "neutral") if by is None else scene.name(by) for by in one.by]
    key = "project-done" if one.steps == one.needed else "project-now"
    name = project_name(scene, one.project)
    line = say(scene.lang, key, name=name, n=f"{one.before} → {one.steps}", of=one.needed)
    return f"{line} ({', '.join(who)})"


def _floors(scene: FederationScene) -> Iterator[str]:
    for floor in scene.view.forecast.floors:
        votes = [
            f"{scene.name(seat)} {one}" + (f" (+{floor.points[seat]})" * bool(floor.points[seat]))
            for seat, one in enumerate(floor.votes)
            if one
        ]
        if floor.neutral:
            votes.append(f"{word(scene.lang, 'neutral')} {floor.neutral}")
        listed = ", ".join(votes) or "–"
        yield say(scene.lang, "forecast-floor", n=ROMAN[floor.floor], list=listed)


def _law(scene: FederationScene) -> Iterator[str]:
    found = scene.view.forecast
    if not scene.view.laws:
        return
    passing = next((law for law in scene.view.laws if law.wing == found.passing), None)
    tied = say(scene.lang, "tied", name=scene.name(found.judge))
    law = tied if passing is None else _gains(scene, passing)
    yield say(scene.lang, "forecast-law", left=found.left, right=found.right, law=law)
    if passing is None:  # either may pass yet
        yield from (capital(_gains(scene, law)) for law in scene.view.laws)


def _gains(scene: FederationScene, law: LawView) -> str:
    gains = ", ".join(f"{scene.name(seat)} +{n}" for seat, n in enumerate(law.points))
    return f"{word(scene.lang, law.id)}: {gains}"


def _points(scene: FederationScene) -> Iterator[str]:
    gains = [f"{scene.name(seat)} +{n}" for seat, n in enumerate(scene.view.forecast.points)]
    points = texts.Text(", ".join(gains))
    decided = scene.view.forecast.passing is not None
    yield points if decided else say(scene.lang, "without-law", points=points)


def at_the_end(scene: FederationScene, seat: int) -> Iterator[str]:
    """What the end of the round would bring a seat, in a few words."""
    found, lang = scene.view.forecast, scene.lang
    passing = next((law for law in scene.view.laws if law.wing == found.passing), None)
    if passing is None:
        law = say(lang, "tied", name=scene.written_name(found.judge))
    else:
        law = say(lang, "law-for-you", name=word(lang, passing.id), n=passing.points[seat])
    yield say(lang, "forecast-law", left=found.left, right=found.right, law=law)
    floors = [f"{ROMAN[one.floor]} +{one.points[seat]}" for one in found.floors if one.points[seat]]
    if floors:
        yield say(lang, "titled", title=say(lang, "floors"), list=", ".join(floors))
    if found.upkeep[seat].due:
        due = _due(scene, found.upkeep[seat])
        yield say(lang, "titled", title=say(lang, "upkeep"), list=due)
    points = texts.Text(f"**+{amount(scene, vp=found.points[seat])}**")
    yield points if passing is not None else say(lang, "without-law", points=points)
