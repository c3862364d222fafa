"""How a game likes its choices to be laid out: hints for whoever builds menus of them.

Nothing here is needed: a game without hints gets plain lists. Words, notes and places are those of
the game's own options; views are its own too, and handed on without looking.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, TypeAlias

from engine.core.moves import Note, Option, Seat, Words
from render.scene import AnyScene, Marks, Scene

AnyView: TypeAlias = Any  # the game's own view
Fits: TypeAlias = Callable[[AnyView, Seat, Option], bool]


class Layout(Enum):
    """How the answers to a kind of question stand on the panel."""

    LIST = auto()
    """One select of answers, each with what the game proposes to follow it."""
    BUTTONS = auto()
    """A button for each answer."""
    OUTCOMES = auto()
    """A button for each whole answer that the game proposes, and everything else step by step."""


@dataclass(frozen=True)
class Halves:
    """Answers of two halves, either of which may be chosen first: what is laid, with a button each,
    and where, with a line each and a number on a picture."""

    half: Callable[[Option], str]
    """What is laid, in a short word: the same for answers that differ in nothing that matters."""
    place: Callable[[Option], str]
    """Where."""
    label: Callable[[AnyScene, Option, int], str]
    """What it is called on its button, and how many there are of it."""
    spot: Callable[[AnyScene, str], str]
    """What a place is called."""
    many: Callable[[Sequence[Option]], int] = lambda options: 1
    """How many of a first half there are, by its answers."""
    picture: str = ""
    """The picture that shows the places."""
    order: Callable[[str], Any] = str
    """By what the places are numbered: best as they stand on the picture."""
    extra: Callable[[Option], bool] = lambda option: False
    """Whether an answer adds to its first half what may be added."""
    extra_label: Callable[[AnyScene], str] = lambda scene: ""
    """What may be added is called so."""
    listed: Callable[[str], bool] = lambda half: False
    """First halves that stand in a list rather than on buttons."""
    told: Callable[[Sequence[str]], Sequence[str]] = lambda found: found[:1]
    """First halves of which a place says what they would bring, where none is chosen yet."""
    apart: frozenset[str] = frozenset()
    """Places that are on no picture and have a button."""
    gained: Callable[[Sequence[Note]], tuple[float, ...]] = lambda notes: ()
    """What consequences bring at once, for the order of a list: the more the further up."""


@dataclass(frozen=True)
class Hints:
    """Everything a game may say about the layout of its choices."""

    verbs: Sequence[str] = ()
    """The kinds of action in the order of their buttons; others follow."""
    to_the_point: bool = False
    """Whether a question is about its own kinds of action only: what else there is in the game is
    then not shown as impossible."""
    beside: frozenset[str] = frozenset()
    """Kinds of action that may be done beside whatever is asked."""
    as_offered: bool = False
    """Whether answers with places stand, and are numbered, in the order in which the game offers
    them: that of its pictures; else the cheap and near ones first."""
    one_by_one: bool = False
    """Whether an answer is never listed together with those to the question it leads to."""
    meaning: Callable[[AnyScene, Words], str] = lambda scene, words: ""
    """What an answer stands for, in a few words, to stand beside what it costs and gives."""
    called: Callable[[AnyScene, Words], str] = lambda scene, words: ""
    """What an answer is called where it is chosen from, if its own name says nothing."""
    meant: Callable[[AnyScene, Words], bool] = lambda scene, words: False
    """Whether the name of an answer does not say what it stands for: that is told beside it."""
    sort: Callable[[AnyScene, Words], str] = lambda scene, words: ""
    """Of what sort an answer is, where its verb says too little: a form of the verb's own text."""
    short: Callable[[AnyScene, Words], str] = lambda scene, words: ""
    """A shorter name of an answer, for its button on a phone."""
    few_on_buttons: bool = False
    """Whether few answers get a button each even where they have numbers on a picture."""
    places: Mapping[str, int] = field(default_factory=dict)
    """By verb: which word names a place, to be shown with a number on a picture."""
    halves: Mapping[str, Halves] = field(default_factory=dict)
    """By verb: how its answers fall into two halves that are chosen in any order."""
    candidates: Mapping[str, int] = field(default_factory=dict)
    """By verb: which word is a set of places, to be shown with a letter on a picture."""
    place_picture: str = ""
    """The picture that shows those places; empty where there is none."""
    candidate_picture: str = ""
    """The picture that shows those sets."""
    pictures: Mapping[str, str] = field(default_factory=dict)
    """By kind of question: the picture on which the things to choose from are marked, the cards of
    a set with letters; for places instead of `place_picture`."""
    shows: Mapping[str, str] = field(default_factory=dict)
    """By kind of question: the picture that helps to answer it, where nothing is marked on one."""
    beside_it: Mapping[str, str] = field(default_factory=dict)
    """By kind of question: a picture that has a button of its own beside the answers."""
    beside_said: Callable[[AnyScene], str] = lambda scene: ""
    """What that button says of the position; empty: just the name of the picture."""
    layouts: Mapping[str, Layout] = field(default_factory=dict)
    """By kind of question: how its answers are laid out, where that is not by kinds of action."""
    at_once: frozenset[str] = frozenset()
    """Kinds of question whose answer is sent off as soon as it is chosen."""
    afterwards: Callable[[AnyScene], Sequence[Words]] = lambda scene: ()
    """What may still be done at the end of a turn that reveals something, as far as is known
    before it does; to do nothing comes first."""
    in_full: Callable[[Scene[Any], Words], str] = lambda scene, words: ""
    """What there is to know about a choice before it is made, where a line of a list is too short
    for it; empty for most."""
    counted: frozenset[str] = frozenset()
    """Verbs whose answers are (verb, what, how often): asked for in a form, many at once."""
    explained: frozenset[str] = frozenset()
    """Verbs whose choices are explained beside what they cost and give."""
    lead: frozenset[str] = frozenset()
    """Notes that belong to the name of an option."""
    named: frozenset[str] = frozenset()
    """Notes that only name what an option is about, and its words do that as well."""
    foretold: frozenset[str] = frozenset()
    """Consequences that are said of a choice beside its price."""
    repeats: Callable[[Note, Sequence[Note]], bool] = lambda told, notes: False
    """Whether a consequence or a warning says no more than an option's own notes."""
    mild: frozenset[str] = frozenset()
    """Warnings that tell of a price rather than of waste: a turn with no others is as good as one
    without."""
    drafted: frozenset[str] = frozenset()
    """Consequences that stay worth saying once a move is drafted."""
    aside: frozenset[Words] = frozenset()
    """Answers to a following question that are offered only where it is asked by itself."""
    worth: Mapping[str, float] = field(default_factory=dict)
    """What a unit of each resource weighs when options are put in order; else 1."""
    filters: Mapping[str, Mapping[str, Fits]] = field(default_factory=dict)
    """By verb: what a list may be narrowed down to, by name."""
    away: Callable[[AnyView, Seat, str], int] = lambda view, seat, place: 0
    """How far a place is from what the seat has."""
    own: Callable[[AnyView, Seat], Sequence[tuple[str, str]]] = lambda view, seat: ()
    """The places of which the seat may make up a candidate of its own, and what stands there."""
    expected: frozenset[str] = frozenset()
    """Those of them that the head knows better as soon as the turn is whole."""
    unseen: frozenset[str] = frozenset()
    """Those of them that tell what comes later; left out where before and after show it."""
    head: Callable[[Scene[Any]], Sequence[str]] = lambda scene: ()
    """What a player wants to know before choosing, a line each."""
    numbered: bool = False
    """Whether what somebody plays is called by a number, so that what it does is said with it."""
    first_game: Mapping[str, str] = field(default_factory=dict)
    """Options with which somebody learns the game: against robots, or with all seats his own."""
    first_rounds: int = 1
    """So many rounds of it advice is given; 0: the game has no rounds."""
    preview: str = ""
    """The picture of what will be played, shown before the start; empty where nothing is."""
    previewed: Callable[[Scene[Any]], str] = lambda scene: ""
    """Where chance has laid it out: in words what makes it a legal one."""
    preview_marks: Callable[[Scene[Any]], Marks] = lambda scene: {}
    """The same on the picture: where that is seen."""
