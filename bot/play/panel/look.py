"""Everything a screen is made from: a draft, its reading, and who looks at it, and how he plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from bot.play.panel.elements import PanelButton, PanelPlace, PanelPress, PanelStyle, Voice
from bot.play.panel.question import Reading
from bot.session import DraftView
from bot.session.values import AnyGame
from engine.core.game import HUMAN, ahead_of
from engine.core.moves import Note, Words
from render.hints import AnyScene, Hints
from render.scene import Scene

CONFIRM: Final = "confirm"
CHANGE: Final = "change"
"""answer anew what is sealed;"""
AUTO: Final = "auto"
MUTED: Final = "warnings_off"
OFF: Final = "off"
ALWAYS: Final = "always"
"""Keys of a user's settings."""


@dataclass(frozen=True, slots=True)
class Modes:
    """What a user has chosen; the defaults are for everybody else."""

    confirm: bool = True
    """Whether a finished turn waits for Confirm."""
    auto: bool = True
    """Whether the only choice there is is taken at once,"""
    always: bool = False
    """even where it costs something or there is something to warn of."""
    muted: frozenset[str] = frozenset()
    """Kinds of warnings that are not wanted."""

    @classmethod
    def of(cls, settings: Mapping[str, object], game: str) -> Self:
        """The modes among a user's settings; warnings are unwanted game by game."""
        by_game = settings.get(MUTED)
        muted = by_game.get(game) if isinstance(by_game, Mapping) else None
        kinds = muted if isinstance(muted, Sequence) and not isinstance(muted, str) else ()
        return cls(
            confirm=settings.get(CONFIRM) not in (False, OFF),
            auto=settings.get(AUTO) not in (False, OFF),
            always=settings.get(AUTO) == ALWAYS,
            muted=frozenset(str(kind) for kind in kinds),
        )

    def warned(self, warnings: Iterable[Note]) -> tuple[Note, ...]:
        """The warnings that are wanted."""
        return tuple(note for note in warnings if note.key not in self.muted)


IDEAS: Final = "ideas"
"""The verb of the press that asks a computer player."""
MARKS: Final = "marks"
"""The one that shows what its player has marked."""
SHOW: Final = "go"
"""Verbs of presses: go to a place;"""
TAKE: Final = "take"
"""play a move, or several;"""
PICK: Final = "pick"
"""make up a candidate of the chosen places;"""
FORM: Final = "form"
"""open a form;"""
FILL: Final = "fill"
"""what was filled in;"""
BACK: Final = "back"
OVER: Final = "over"
HOLD: Final = "hold"
"""of a plan: do not carry it out by itself;"""
OTHER: Final = "other"
"""what to try in place of its last step;"""
STRICT: Final = "strict"
"""carry it out whatever the seat gets meanwhile, or only if it gets nothing;"""
ELSE: Final = "else"
"""make up another turn, to be tried after it;"""
PROVISO: Final = "only"
"""carry it out on a condition of the game, or without it."""
_OF_PLANS: Final = (HOLD, OTHER, STRICT, ELSE, PROVISO)
VERBS: Final = (SHOW, TAKE, PICK, FORM, FILL, BACK, OVER, CONFIRM, CHANGE, *_OF_PLANS)
AHEAD: Final = "p"
"""Stands before the verb of a press on a plan;"""
ORDERS: Final = tuple(f"o{letter}" for letter in "abcdefgh")
"""on an order for one of the kinds of question that a game lets be answered beforehand."""
ORDER: Final = "ahead"
"""Answer a question beforehand;"""
SHEET: Final = "sheet"
"""see everything that is owed in a round;"""
SKIP: Final = "skip"
"""leave a question for later."""
HERE: Final = "here"
"""in place of the panel."""
DOOR: Final = "@"
"""Begins the value of a choice that leads to a place instead of playing something."""


@dataclass(frozen=True)
class PanelLook:
    """What somebody sees of his draft."""

    draft: DraftView
    reading: Reading
    voice: Voice
    modes: Modes = field(default_factory=Modes)
    place: PanelPlace = field(default_factory=PanelPlace)
    hints: Hints = field(default_factory=Hints)
    problem: str = ""
    """Why the last press has not done what it should."""
    since: Sequence[str] = ()
    """What has happened since the seat's last turn, for the screen that tells it."""
    sights: Sequence[str] = ()
    """Names of the pictures there are."""

    @property
    def alone(self) -> bool:
        """Whether no other person plays here."""
        return self.draft.blueprint.setup.seats.count(HUMAN) == 1

    def called(self, words: Words) -> str:
        """What an answer is called, if its own name says nothing; else empty."""
        return self.voice.plain(self.hints.called(self.scene, words))

    def door(
        self,
        label: str,
        place: PanelPlace,
        style: PanelStyle = PanelStyle.PLAIN,
        *,
        disabled: bool = False,
    ) -> PanelButton:
        """A button that leads to a place."""
        return PanelButton(label, PanelPress(SHOW, str(place)), style, disabled)

    @property
    def scene(self) -> AnyScene:
        """What its player sees, for words of the game."""
        voice = self.voice
        return Scene(self.reading.view, voice.lang, None, self.draft.seat, tuple(voice.names))

    @property
    def half_verb(self) -> str:
        """The verb whose answers are to be chosen in two halves; empty if there is none."""
        return next((verb for verb in self.hints.halves if self.reading.verb_is_open(verb)), "")

    def searching(self) -> list[PanelButton]:
        """The way on where the listing has not come to its end."""
        if self.reading.complete:
            return []
        return [self.door(self.voice.say("search-on"), self.place)]


def prefix_of(draft: DraftView) -> str:
    """What stands before the verbs of presses on a draft, a plan or an order."""
    plan = draft.plan
    if plan is None or not plan.ahead:
        return "" if plan is None else AHEAD
    return ORDERS[_kinds(draft.blueprint.game).index(plan.ahead)]


def ahead_of_prefix(game: AnyGame, prefix: str) -> str:
    """The kind of question that a prefix stands for; empty for a plan."""
    kinds, at = _kinds(game), ORDERS.index(prefix) if prefix in ORDERS else len(ORDERS)
    return kinds[at] if at < len(kinds) else ""


def _kinds(game: AnyGame) -> tuple[str, ...]:
    ahead = ahead_of(game)
    return () if ahead is None else tuple(ahead.kinds)
