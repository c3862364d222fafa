"""What the Automa did and why, turn by turn, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engine.core.moves import Note
from engine.gaia.view import AutomaTurnView, AutomaView, GaiaView
from render import texts
from render.scene import Scene
from render.tale import Tale

STEPS: Final = frozenset(
    {
        "automa-home-planets",
        "automa-first-booster",
        "automa-faction-action",
        "automa-build-mine",
        "automa-upgrade",
        "automa-power-qic",
        "automa-research-highest",
        "automa-research-random",
        "automa-research-area",
        "automa-pass-card",
        "automa-deck-empty",
        "automa-passed",
    }
)
"""Notes that begin a step of a turn; what follows explains it."""
DEEDS: Final = frozenset(
    {
        "automa-home-mine",
        "automa-gaia-token",
        "automa-built",
        "automa-satellite",
        "automa-no-satellite",
        "automa-upgraded",
        "automa-covered",
        "automa-tile-removed",
        "automa-advanced",
        "automa-booster",
        "automa-new-deck",
        "automa-first-player",
    }
)
"""Notes that say what was done; all others are reasons."""
TOLD: Final = frozenset(
    {
        "automa-home-mine",
        "automa-gaia-token",
        "automa-built",
        "automa-satellite",
        "automa-upgraded",
        "automa-advanced",
    }
)
"""Deeds of which an event has told everything."""
POINTS: Final = "automa-points"
IN_TITLE: Final = "automa-cards"
CHOICES: Final = ("hexes", "tracks")
"""Arguments that hold everything among which is chosen."""


def tales(scene: Scene[GaiaView]) -> tuple[Tale, ...]:
    """The Automa's turns since the earlier view; without one, its last turn."""
    automa = scene.view.automa
    if automa is None:
        return ()
    return tuple(_tale(scene, turn) for turn in automa.turns[_told(scene, automa) :])


def last_tale(scene: Scene[GaiaView]) -> tuple[Tale, ...]:
    """The Automa's last turn, if there was one."""
    return tales(replace(scene, before=None))


def _told(scene: Scene[GaiaView], automa: AutomaView) -> int:
    """How many turns the earlier view has shown already."""
    if scene.before is None or scene.before.automa is None:
        return len(automa.turns) - 1
    return len(scene.before.automa.turns)


def _tale(scene: Scene[GaiaView], turn: AutomaTurnView) -> Tale:
    key = "automa-turn" if turn.behaviour_card is not None else "automa-set-up"
    title = texts.text(
        scene.lang,
        key,
        "gaia",
        action=turn.action_card,
        behaviour=turn.behaviour_card,
        vp=turn.vp,
    )
    return Tale(title, steps_told(scene.lang, turn.notes))


def steps_told(lang: str, notes: Iterable[Note]) -> tuple[texts.Text, ...]:
    """What was done in a turn and why: a line for each step."""
    told = (note for note in _with_what_is_left(notes) if note.key != IN_TITLE)
    return tuple(_line(lang, step) for step in steps_of(told))


def reasons(lang: str, notes: Iterable[Note]) -> tuple[texts.Text, ...]:
    """The cards of a turn, and a line for each step without what events have told."""
    left = [note for note in _with_what_is_left(notes) if not _is_told(note)]
    cards = [note for note in left if note.key == IN_TITLE]
    steps = steps_of(note for note in left if note.key != IN_TITLE)
    return tuple(_line(lang, step) for step in ([cards] if cards else []) + steps)


def _is_told(note: Note) -> bool:
    return note.key in TOLD or (note.key == POINTS and not note.args["bonus"])


def _with_what_is_left(notes: Iterable[Note]) -> Iterator[Note]:
    """The notes; those of tie-breaks also say what they have kept."""
    left: tuple[str, ...] = ()
    for note in notes:
        removed = note.args.get("removed")
        if isinstance(removed, tuple):
            left = tuple(one for one in left if one not in removed)
            yield Note(note.key, {**note.args, "kept": left})
            continue
        for name in CHOICES:
            choices = note.args.get(name, left)
            left = choices if isinstance(choices, tuple) else left
        yield note


def steps_of(notes: Iterable[Note]) -> list[list[Note]]:
    """The notes, each step of the turn in a list of its own."""
    steps: list[list[Note]] = []
    for note in notes:
        if note.key in STEPS or not steps:
            steps.append([])
        steps[-1].append(note)
    return steps


def _line(lang: str, step: list[Note]) -> texts.Text:
    """A step in a few sentences: what it is and why, what was done, points."""
    opening, *others = step
    points = [note for note in others if note.key == POINTS]
    deeds = [note for note in others if note.key in DEEDS]
    why = [note for note in others if note not in (*points, *deeds)]
    first = _said(lang, [opening])
    if why:
        first += f"{'; ' if ': ' in first else ': '}{_said(lang, why)}"
    sentences = (first, _said(lang, deeds), _said(lang, points))
    return texts.Text(" ".join(f"{texts.capital(said)}." for said in sentences if said))


def _said(lang: str, notes: Iterable[Note]) -> str:
    return "; ".join(texts.note(lang, "gaia", note) for note in notes)
