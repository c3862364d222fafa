"""Everything a screen is made from: a draft, its reading, who looks at it and how he plays; and
what there is to choose, as entries, best first."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic, Self, TypeVar

import render
from bot.play.panel.elements import (
    LEFT,
    LONGEST_OPTION,
    MOST_OPTIONS,
    RIGHT,
    PanelButton,
    PanelPlace,
    PanelPress,
    PanelStyle,
    Voice,
)
from bot.play.panel.question import Reading
from bot.play.panel.verbs import AHEAD, ORDERS, SHOW
from bot.session import DraftView
from bot.session.accord.agreed_rules import OFF
from engine.core.game import HUMAN, AnyGame, ahead_of
from engine.core.moves import END, NONE, Note, Option, Words
from render import texts
from render.hints import Hints
from render.said import kind
from render.scene import AnyScene, Scene

CONFIRM_FIRST: Final = "confirm"
AUTO: Final = "auto"
MUTED: Final = "warnings_off"
"""Keys of a user's settings."""
ALWAYS: Final = "always"
"""A value of `AUTO`, beside on and off."""


@dataclass(frozen=True, slots=True)
class Modes:
    """What a user has chosen; the defaults are for everybody else."""

    confirm: bool = True
    """Whether a finished turn waits for Confirm."""
    auto: bool = True
    """Whether the only choice that there is is taken at once."""
    always: bool = False
    """Whether that is done even where it costs something or there is something to warn of."""
    muted: frozenset[str] = frozenset()
    """Kinds of warnings that are not wanted."""

    @classmethod
    def of(cls, settings: Mapping[str, object], game: str) -> Self:
        """The modes among a user's settings; warnings are unwanted game by game."""
        by_game = settings.get(MUTED)
        muted = by_game.get(game) if isinstance(by_game, Mapping) else None
        kinds = muted if isinstance(muted, Sequence) and not isinstance(muted, str) else ()
        return cls(
            confirm=settings.get(CONFIRM_FIRST) not in (False, OFF),
            auto=settings.get(AUTO) not in (False, OFF),
            always=settings.get(AUTO) == ALWAYS,
            muted=frozenset(str(kind) for kind in kinds),
        )

    def warned(self, warnings: Iterable[Note]) -> tuple[Note, ...]:
        """The warnings that are wanted."""
        return tuple(note for note in warnings if note.key not in self.muted)


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
    sole: bool = False
    """Whether every seat is the reader's own, for practice: nobody else is asked anything."""

    @property
    def alone(self) -> bool:
        """Whether no other person plays here."""
        return self.draft.blueprint.setup.seats.count(HUMAN) == 1

    def called(self, words: Words) -> str:
        """What an answer is called, if its own name says nothing; else empty."""
        return self.voice.plain(self.hints.called(self.scene, words))

    def short(self, words: Words) -> str:
        """A shorter name of an answer, for its button; else empty."""
        return self.voice.plain(self.hints.short(self.scene, words))

    def said(self, words: Words) -> str:
        """A move in words; what has no name that anybody knows, by what it is."""
        return render.said(self.voice.game, self.scene, words)

    def kind(self, words: Words) -> str:
        """The kind of action that an answer belongs to, in words."""
        return kind(self.voice.game, self.scene, words)

    def said_all(self, moves: Iterable[Words]) -> texts.Text:
        """Several moves one after the other, within a line."""
        return texts.Text(", ".join(texts.uncapital(self.said(words)) for words in moves))

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


PAGE: Final = MOST_OPTIONS - 1
"""Choices of a page; the last line of its select may lead to the next one."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PanelPage(Generic[T]):
    """The page that a place of the panel shows."""

    part: Sequence[T]
    number: int
    pages: int


def page_at(
    look: PanelLook, choices: Sequence[T], most: int = MOST_OPTIONS, size: int = PAGE
) -> PanelPage[T]:
    """The page at which the panel stands; all choices where they are no more than `most`."""
    pages = 1 if len(choices) <= most else -(-len(choices) // size)
    number = min(look.place.page, pages - 1)
    part = choices if pages == 1 else choices[number * size : (number + 1) * size]
    return PanelPage(part, number, pages)


def next_page(look: PanelLook, page: PanelPage[T]) -> PanelPlace | None:
    """Where more of it is; None on the last page."""
    last = page.number + 1 == page.pages
    return None if last else replace(look.place, page=page.number + 1)


def turning_buttons(look: PanelLook, page: PanelPage[T]) -> list[PanelButton]:
    """Buttons to turn the pages, if there are several, and to go on listing."""
    if page.pages == 1:
        return look.searching()
    count = look.voice.say("page", n=page.number + 1, pages=page.pages)
    turning = [
        look.door(label, replace(look.place, page=to), disabled=not 0 <= to < page.pages)
        for to, label in ((page.number - 1, LEFT), (page.number + 1, f"{count} {RIGHT}"))
    ]
    return [*turning, *look.searching()]


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


PRICE = "price"
"""The note by which an option says what it costs, resource by resource."""
TOTAL = "total"
"""The note that says what an option takes in all, with the free moves that come first."""
DIGEST = "#"


@dataclass(frozen=True)
class ListEntry:
    """Something to choose: one or more moves that are played at once."""

    option: Option
    before: tuple[Words, ...] = ()
    """Free moves to be played first."""
    after: Option | None = None
    """The answer to the following question."""
    warnings: tuple[Note, ...] = ()
    badge: str = ""
    rest: tuple[Words, ...] = ()
    """What is proposed to follow."""
    alike: bool = False
    """Everything else that answers two questions begins with the same answer."""

    @property
    def moves(self) -> tuple[Words, ...]:
        """Everything that is played."""
        last = () if self.after is None else (self.after.words,)
        return (*self.before, self.option.words, *last, *self.rest)

    @property
    def text(self) -> str:
        """Its moves as typed."""
        return "; ".join(" ".join(words) for words in self.moves)

    @property
    def code(self) -> str:
        """The value of its choice: the moves as typed, or a digest of them."""
        return code_of(self.text)


def code_of(text: str) -> str:
    """A text as it is, or a digest where it is too long for the value of a choice."""
    return text if len(text) <= LONGEST_OPTION else digest(text)


def digest(text: str) -> str:
    """A short name for a long text."""
    return DIGEST + hashlib.sha256(text.encode()).hexdigest()[:24]


def entries_of(look: PanelLook, verbs: Sequence[str], *, follow: bool = True) -> list[ListEntry]:
    """What can be chosen under these verbs, best first; with `follow`, together with the answer
    to the question it leads to."""
    reading = look.reading
    direct = [option for option in reading.options if _is_of(option, verbs)]
    together = [entry for option in direct for entry in _entries(look, option, follow)]
    if sum(entry.after is not None for entry in together) > MOST_OPTIONS:
        together = [entry for option in direct for entry in _entries(look, option, False)]
    found = _compared(together)
    listed = {option.words for option in direct}
    found += [
        ListEntry(way.option, way.steps, None, _wanted(look, way.option.words))
        for way in reading.payable
        if _is_of(way.option, verbs) and way.option.words not in listed
    ]
    if not look.hints.as_offered and any(verb in look.hints.places for verb in verbs):
        found = _together(sorted(found, key=lambda entry: rank(look, entry)))
    return found


def _together(entries: Sequence[ListEntry]) -> list[ListEntry]:
    """The same, but everything about one option beside the best of it."""
    first: dict[Words, int] = {}
    for number, entry in enumerate(entries):
        first.setdefault(entry.option.words, number)
    return sorted(entries, key=lambda entry: first[entry.option.words])


def _compared(entries: Sequence[ListEntry]) -> list[ListEntry]:
    """The entries, with what they have in common noticed."""
    firsts = {entry.option.words for entry in entries if entry.after is not None}
    return [replace(entry, alike=len(firsts) == 1) for entry in entries]


def _is_of(option: Option, verbs: Sequence[str]) -> bool:
    return option.words[:1] != END and option.words[0] in verbs


def _entries(look: PanelLook, option: Option, follow: bool) -> Iterator[ListEntry]:
    """An option by itself, or with each answer to the question it leads to."""
    warnings = _wanted(look, option.words)
    joined = follow and not look.hints.one_by_one
    follows = look.reading.ahead.get(option.words, ()) if joined else ()
    useful = [one for one in follows if one.option.words not in look.hints.aside]
    for one in useful:
        both = (*warnings, *look.modes.warned(one.warnings))
        yield ListEntry(option, (), one.option, both)
    if not useful:
        yield ListEntry(option, (), None, warnings)


def _wanted(look: PanelLook, words: Words) -> tuple[Note, ...]:
    return look.modes.warned(look.reading.warnings(words))


def rank(look: PanelLook, entry: ListEntry) -> tuple[object, ...]:
    """Payable at once first, then without a warning, then cheap, then near."""
    place = place_of(look, entry.option)
    away = look.hints.away(look.reading.view, look.draft.seat, place) if place else 0
    price = price_of(look, entry.option)
    return (len(entry.before), bool(entry.warnings), price, away)


def price_of(look: PanelLook, option: Option) -> float:
    """What an option costs, weighed."""
    total = 0.0
    kind = TOTAL if any(note.key == TOTAL for note in option.notes) else PRICE
    for note in option.notes:
        price = note.args.get(PRICE) if note.key == kind else None
        if isinstance(price, Mapping):
            worth = look.hints.worth
            total += sum(amount * worth.get(what, 1) for what, amount in price.items())
    return total


def place_of(look: PanelLook, option: Option) -> str:
    """The place an option names, if there is one; none is no place."""
    at = look.hints.places.get(option.words[0])
    place = option.words[at] if at is not None and at < len(option.words) else NONE[0]
    return "" if (place,) == NONE else place


def badged(look: PanelLook, entries: Iterable[ListEntry]) -> list[ListEntry]:
    """The entries with numbers: one for each place, in the order of the entries."""
    numbers: dict[str, str] = {}
    found = []
    for entry in entries:
        place = place_of(look, entry.option)
        if place:
            entry = replace(entry, badge=numbers.setdefault(place, str(len(numbers) + 1)))
        found.append(entry)
    return found
