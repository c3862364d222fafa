"""The whole table in words: what the pictures show, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.race.view import PlayerView
from render.race.drafting import in_kinds, own_lines, packs_line
from render.race.hand import LETTERS
from render.race.parts import RaceScene, phase_name, ranked, say, when, word, written
from render.race.told import (
    actions,
    cards,
    figures,
    goal_line,
    hand_line,
    robot_lines,
    sources,
    titled,
)
from render.texts import capital


def board_text(scene: RaceScene) -> str:
    """Sections separated by blank lines: the round, everybody, goals, one's own hand."""
    sections: list[Sequence[str]] = [
        [*_round(scene)],
        *([*_player(scene, player)] for player in ranked(scene.view)),
        [*robot_lines(scene)],
        [*_goals(scene)],
        [*_own(scene)],
    ]
    whole = ("\n".join(line for line in section if line) for section in sections)
    return "\n\n".join(section for section in whole if section) + "\n"


def _round(scene: RaceScene) -> Iterator[str]:
    view = scene.view
    yield when(scene)
    if view.packs is not None:
        yield packs_line(scene)
    if view.phases and view.step in ("phase", "discard"):
        names = [
            f"{phase.value} {phase_name(scene.lang, phase)}"
            + (f" ({say(scene.lang, 'now')})" if view.phase is not None and at == view.at else "")
            for at, phase in enumerate(view.phases)
        ]
        yield titled(scene, say(scene.lang, "phases"), names)
    yield say(scene.lang, "pool", n=view.pool, size=view.pool_size)
    if not view.draft:
        yield say(scene.lang, "deck", n=view.deck, discard=view.discard)


def _player(scene: RaceScene, player: PlayerView) -> Iterator[str]:
    yield titled(scene, written(scene, player.seat), figures(scene, player))
    yield titled(scene, say(scene.lang, "actions"), [actions(scene, player)])
    if player.earlier:
        rounds = (
            " + ".join(capital(word(scene.lang, one, kind="action")) for one in chosen)
            for chosen in player.earlier
        )
        yield titled(scene, say(scene.lang, "earlier"), rounds)
    yield titled(scene, say(scene.lang, "tableau"), cards(scene, player))
    yield titled(scene, say(scene.lang, "points-from"), sources(scene, player))
    if scene.view.draft:
        yield say(scene.lang, "deck", n=player.deck or 0, discard=player.discard or 0)


def _goals(scene: RaceScene) -> Iterator[str]:
    if not scene.view.goals:
        return
    yield say(scene.lang, "goals")
    for goal in scene.view.goals:
        yield goal_line(scene, goal, written)
        yield word(scene.lang, goal.id, "long")


def _own(scene: RaceScene) -> Iterator[str]:
    own = scene.view.own
    if own is None:
        return
    if scene.view.packs is not None:
        yield from own_lines(scene)
        picked = [word(scene.lang, name) for name in in_kinds(scene, own.picked)]
        yield titled(scene, say(scene.lang, "my-picks", n=len(picked)), picked)
    else:
        yield say(scene.lang, "hand")
    for held, letter in zip(own.cards, LETTERS, strict=False):
        yield hand_line(scene, held, letter)
    drawn = tuple(held.id for held in own.drawn)
    worlds = () if scene.view.packs is not None else own.worlds  # said already
    for key, names in (("drawn", drawn), ("pack", own.pack), ("worlds", worlds)):
        yield titled(scene, say(scene.lang, key), [word(scene.lang, name) for name in names])
