"""What a position says in words: fragments that pictures, alt texts and the whole text share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.federation.terms import ROUNDS, TURNS, Phase
from engine.federation.view import LawView, PieceView, PlayerView, ProjectView, SpaceView
from render import texts
from render.federation.parts import (
    GAME,
    ROMAN,
    FederationScene,
    action_name,
    amount,
    is_over,
    project_name,
    say,
    word,
)


def titled(scene: FederationScene, title: str, items: Iterable[str]) -> str:
    """A heading and what belongs to it; nothing if there is nothing."""
    shown = ", ".join(item for item in items if item)
    return say(scene.lang, "titled", title=title, list=shown) if shown else ""


def sources(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    """Where points come from; before the end also what it would bring now."""
    yield from points_of(scene, player.sources)
    if is_over(scene.view):
        return
    for n, told in enumerate(points_of(scene, player.ending)):
        yield f"{say(scene.lang, 'in-the-end')} {told}" if n == 0 else told


def points_of(scene: FederationScene, points: Mapping[str, int]) -> Iterator[str]:
    """Points by what they come from."""
    for source, count in points.items():
        if count:
            yield f"{word(scene.lang, source, kind='source')} {count}"


def laws(scene: FederationScene) -> Iterator[str]:
    """The two laws with the votes of their wings; those of the next round by name."""
    for law in scene.view.laws:
        yield _law(scene, law)
    yield from coming_laws(scene)


def coming_laws(scene: FederationScene) -> Iterator[str]:
    """Those of the next round, where they lie open already."""
    names = [word(scene.lang, law) for law in scene.view.next_laws.values()]
    if names:
        left, right = names
        yield say(scene.lang, "next-laws", n=scene.view.round + 1, left=left, right=right)


def _law(scene: FederationScene, law: LawView) -> str:
    gains = ", ".join(f"{scene.name(seat)} +{one}" for seat, one in enumerate(law.points))
    name = word(scene.lang, law.id)
    wing = word(scene.lang, law.wing)
    return say(scene.lang, "law", wing=wing, law=name, n=law.votes, gains=gains)


def floors(scene: FederationScene) -> Iterator[str]:
    """The votes on each floor."""
    for floor in scene.view.forecast.floors:
        votes = [f"{scene.name(seat)} {one}" for seat, one in enumerate(floor.votes) if one]
        if floor.neutral:
            votes.append(f"{word(scene.lang, 'neutral')} {floor.neutral}")
        yield titled(scene, say(scene.lang, "on-floor", n=ROMAN[floor.floor]), votes)


def piece_text(scene: FederationScene, piece: PieceView) -> str:
    """Whose token, and what it shows."""
    who = word(scene.lang, "neutral") if piece.seat is None else scene.name(piece.seat)
    side = word(scene.lang, piece.side)
    if piece.side == "fund":
        return f"{who}, {side}"
    die = f" ({word(scene.lang, 'die')} {piece.die})" if piece.die else ""
    return f"{who}, {side} {piece.votes}{die}"


def space_text(scene: FederationScene, space: SpaceView) -> str:
    """A space: where, what it does, its price or its token."""
    name = f"{word(scene.lang, space.id)} {action_name(scene, space.action)}"
    if space.piece is not None:
        return f"{name} – {piece_text(scene, space.piece)}"
    cost = {what: count for what, count in space.cost.items() if count}
    return f"{name} ({texts.amounts(scene.lang, GAME, cost)})" if cost else name


def free(scene: FederationScene) -> Iterator[str]:
    """The spaces without a token."""
    yield from (space_text(scene, one) for one in scene.view.spaces if one.piece is None)


def taken(scene: FederationScene) -> Iterator[str]:
    """The spaces with one, and the outer module."""
    yield from (space_text(scene, one) for one in scene.view.spaces if one.piece is not None)
    for piece in scene.view.outer:
        yield f"{word(scene.lang, 'outer')} – {piece_text(scene, piece)}"


def projects(scene: FederationScene, found: Iterable[ProjectView] | None = None) -> Iterator[str]:
    """Every project, or these: how far, and what it would bring."""
    shown = scene.view.projects if found is None else found
    yield from (_project(scene, one) for one in shown)


def _project(scene: FederationScene, project: ProjectView) -> str:
    gains = [f"{scene.name(seat)} {one}" for seat, one in enumerate(project.points) if one]
    key = "project-done" if project.complete else "project-now"
    name = project_name(scene, project.id)
    told = say(scene.lang, key, name=name, n=project.steps, of=project.needed)
    return f"{told} ({', '.join(gains)})" if gains else told


def reserve(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    """Resources, ships, level, die."""
    for resource, count in player.reserve.items():
        if count:
            yield amount(scene, **{resource: count})
    yield amount(scene, ships=player.ships)
    yield say(scene.lang, "level", n=player.level, step=player.step)
    yield say(scene.lang, "die", n=player.die)


def influence(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    """Influence by planet."""
    yield from (f"{word(scene.lang, planet)} {n}" for planet, n in player.influence.items())


def how_far(scene: FederationScene) -> Sequence[texts.Text]:
    """The round and the turn, and how the votes stand, in a line below the news."""
    view = scene.view
    if view.phase is not Phase.AMBASSADORS or len(view.laws) < 2:
        return ()
    left, right = view.laws
    line = say(
        scene.lang,
        "how-far",
        n=view.round,
        of=ROUNDS,
        turn=min(sum(one.turns for one in view.players) + 1, TURNS * len(view.players)),
        turns=TURNS * len(view.players),
        left=word(scene.lang, left.id),
        right=word(scene.lang, right.id),
        votes=left.votes,
        others=right.votes,
    )
    coming = map(texts.uncapital, coming_laws(scene))
    return (texts.Text(" · ".join([line, *coming, *_leading(scene)])),)


def _leading(scene: FederationScene) -> Iterator[str]:
    """Who has most votes on each floor on which anybody has any."""
    for floor in scene.view.forecast.floors:
        most = max(floor.neutral, *floor.votes)
        ahead = [scene.written_name(seat) for seat, one in enumerate(floor.votes) if one == most]
        if floor.neutral == most:
            ahead.append(word(scene.lang, "neutral"))
        if most:
            name = say(scene.lang, "on-floor", n=ROMAN[floor.floor])
            yield f"{texts.uncapital(name)}: {', '.join(ahead)} {most}"
