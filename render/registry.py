"""The one door to pictures: every game's views by name."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypedDict, Unpack

from PIL import Image

from engine.core.moves import Decision, Note
from render import texts, theme
from render.canvas import Canvas
from render.foot import footed, lacking
from render.hints import Hints
from render.palette import encode_frames, packed, to_palette
from render.patches import Patchwork
from render.pieces import pieces_of
from render.png import LEVEL
from render.scene import AnyScene, Marks, Scene
from render.tale import Tale
from render.texts import Text
from render.theme import Colour

FRAME_MS: Final = 450
LAST_FRAME_MS: Final = 3000
REPLAY_WIDTH: Final = 720
WORD: Final = "word-"
LONGEST_ALT: Final = 1000
"""Discord takes 1,024 characters."""


class Picture(NamedTuple):
    """A finished picture with its text twin."""

    data: bytes
    size: tuple[int, int]
    alt: str
    frames: int = 1
    """How many pictures follow each other in it."""


class View(NamedTuple):
    """How one kind of picture is made."""

    size: Callable[[AnyScene], tuple[float, float]]
    paint: Callable[[Canvas, AnyScene], None]
    alt: Callable[[AnyScene], str]
    width: int = theme.PAGE_PIXELS
    """How wide it is unless told."""
    budget: int = 120 * 1024
    """How many bytes it may take."""
    words: Callable[[AnyScene], Iterable[str]] = lambda _scene: ()
    """What it says in full, a line each, to stand beside it in a message."""
    points: bool = False
    """Whether it answers a question by its marks, and is not shown by itself."""
    smallest: float = theme.READABLE
    """The size of its smallest lettering, as a share of its width."""
    here: Callable[[Any], bool] | None = None
    """Whether a position has it; None: every position."""
    bare: Callable[[Any], bool] | None = None
    """Whether there is nothing to see on it in a position: it is not offered there, and says so
    where it is asked for by name; None: never."""
    private: bool = False
    """Whether it is for one player's eyes: his own view is needed for it."""
    at_hand: bool = False
    """Whether the news of a turn have a button that shows it to whoever presses, for his seat."""
    lists: Callable[[], Iterable[str]] | None = None
    """What it can be asked to show, where that is not among the words of the catalogues; a picture
    that does not need to be told has this without `shows`."""
    shows: Callable[[str], bool] | None = None
    """Whether it can show a card of this name; None: it is not about one card."""
    on_card: Callable[[AnyScene], int] = lambda _scene: 0
    """Its place among the pictures that go with the news of a turn; 0 if it is none of them."""
    way: bool = False
    """Whether it is one of several ways to look at the same thing, and asked for by its name."""
    level: int = LEVEL
    """How hard it is packed."""
    in_parts: bool = False
    """Whether all of it is painted in parts, of which those that stay the same are kept."""


@dataclass(frozen=True)
class Book:
    """All pictures of a game."""

    views: Mapping[str, View]
    palette: tuple[Colour, ...]
    describe: Callable[[AnyScene], str]
    hints: Hints = field(default_factory=Hints)
    tales: Callable[[AnyScene], tuple[Tale, ...]] = lambda _scene: ()
    """What robots did and why, turn by turn."""
    reasons: Callable[[str, Sequence[Note]], tuple[Text, ...]] = lambda _lang, _notes: ()
    """Why a robot did what events have told, as lines."""
    marks: Callable[[str, Decision, Any], Marks] = lambda _kind, _decision, _view: {}
    """What a kind of picture can point at, from what an open decision offers."""
    places: Callable[[Any], Sequence[str]] = lambda _view: ()
    """The names of all places of a position that marks may stand on."""
    paragraphs: bool = False
    """Whether the news are told in paragraphs (`render.story`), by its texts."""
    standing: Callable[[AnyScene], Sequence[Text]] = lambda _scene: ()
    """How far the game has come, to stand below the news."""
    about: Callable[[str, str, str], str] = lambda _lang, _word, _values: ""
    """What a word stands for in sentences, where the catalogues leave that to the data."""


@cache
def book(game: str) -> Book:
    """The pictures of a game: `BOOK` in `render.<game>.book`, loaded when first asked for."""
    made: Book = import_module(f"render.{game}.book").BOOK
    return made


def views(game: str) -> tuple[str, ...]:
    """The names of a game's pictures; none for a game that has words only."""
    return tuple(_views(game))


def boards(game: str, view: object = None, *, every: bool = False) -> tuple[str, ...]:
    """The names of the pictures that can be shown of a position by themselves; without a position,
    of any. With `every` also those that are asked for by name only: of single cards, and where
    there is nothing to see."""
    return tuple(
        name
        for name, kind in _views(game).items()
        if not kind.points
        and (kind.here is None or (view is not None and kind.here(view)))
        and (every or (kind.shows is None and not _is_bare(kind, view)))
    )


def at_hand(game: str) -> tuple[str, ...]:
    """The names of the pictures of one's own that are a press away from the news of a turn."""
    return tuple(name for name, kind in _views(game).items() if kind.at_hand)


def _is_bare(kind: View, view: object) -> bool:
    return kind.bare is not None and view is not None and kind.bare(view)


def needs_card(game: str, name: str) -> bool:
    """Whether a picture has to be told which card it is to show."""
    return _views(game)[name].shows is not None


@cache
def cards(game: str, name: str) -> tuple[str, ...]:
    """What a picture of a single card can show: words that the catalogues know."""
    kind = _views(game)[name]
    if kind.lists is not None:
        return tuple(kind.lists())
    shows = kind.shows
    if shows is None:
        return ()
    known = texts.keys(game, WORD)
    words = (key.removeprefix(WORD).replace("-", "_") for key in known)
    return tuple(word for word in dict.fromkeys(words) if shows(word))


def on_card(game: str, view: object, before: object = None) -> tuple[str, ...]:
    """The names of the pictures that go with the news since `before`."""
    scene = Scene(view, "", before)
    places = {name: kind.on_card(scene) for name, kind in _views(game).items()}
    return tuple(sorted((name for name, place in places.items() if place), key=places.__getitem__))


def ways(game: str) -> frozenset[str]:
    """The names of pictures that are ways to look at what another picture shows."""
    return frozenset(name for name, kind in _views(game).items() if kind.way)


def _views(game: str) -> Mapping[str, View]:
    try:
        return book(game).views
    except ModuleNotFoundError:
        return {}


@cache
def hints(game: str) -> Hints:
    """How a game likes its choices to be laid out; nothing in particular if it does not say."""
    try:
        return book(game).hints
    except ModuleNotFoundError:
        return Hints()


def canvas_of(game: str, name: str, scene: AnyScene, width: int | None = None) -> Canvas:
    """A picture before it is encoded."""
    kind = book(game).views[name]
    across, down, scale, floor = _measures(kind, scene, width)
    canvas = Canvas(across, down, scale, floor=floor)
    kind.paint(canvas, scene)
    return canvas


def _measures(kind: View, scene: AnyScene, width: int | None) -> tuple[float, float, float, int]:
    """Width and height in design units, their scale, and the smallest lettering in pixels."""
    across, down = kind.size(scene)
    pixels = min(max(width or kind.width, theme.NARROWEST), theme.WIDEST)
    return across, down, pixels / across, math.ceil(pixels * kind.smallest)


def shown_in_palette(game: str, name: str, scene: AnyScene, width: int | None) -> Image.Image:
    """A picture in its palette."""
    kind, palette = book(game).views[name], book(game).palette
    if not kind.in_parts:
        return to_palette(canvas_of(game, name, scene, width).image, palette)
    across, down, scale, floor = _measures(kind, scene, width)
    canvas = Patchwork(across, down, scale, palette, floor=floor)
    kind.paint(canvas, scene)
    return canvas.finished()


class PictureWish(TypedDict, total=False):
    """What a picture is to show besides a position."""

    before: object
    """An earlier view: what differs from it is marked."""
    seat: int | None
    """Whose picture it is."""
    names: Sequence[str]
    """The players' by seat."""
    marks: Marks
    """Badges, and the places they belong to."""
    asked: Sequence[int]
    """The seats whose decision is awaited."""
    card: str
    """The one to be shown where a picture shows one."""


def draw(
    game: str,
    name: str,
    view: object,
    lang: str,
    *,
    width: int | None = None,
    **wanted: Unpack[PictureWish],
) -> Picture:
    """Draw a view in one picture."""
    scene = Scene(view, lang, **wanted)
    return _packed(game, name, scene, [shown_in_palette(game, name, scene, width)])[0]


def draw_in_pieces(
    game: str, name: str, view: object, lang: str, **wanted: Unpack[PictureWish]
) -> tuple[Picture, ...]:
    """The same for a message: a tall picture in pieces, one below the other, each of which is shown
    as wide as the message, and none with words where a client covers it. The first one's text twin
    tells of all."""
    scene = Scene(view, lang, **wanted)
    pieces = pieces_of(shown_in_palette(game, name, scene, None))
    return _packed(game, name, scene, [footed(piece) for piece in pieces])


def _packed(
    game: str, name: str, scene: AnyScene, pieces: Sequence[Image.Image]
) -> tuple[Picture, ...]:
    kind = book(game).views[name]
    alts = [_cut(kind.alt(scene)), *(f"{n}/{len(pieces)}" for n in range(2, len(pieces) + 1))]
    return tuple(
        Picture(packed(piece, kind.budget, kind.level), piece.size, alt)
        for piece, alt in zip(pieces, alts, strict=True)
    )


def spoken(
    game: str, name: str, view: object, lang: str, *, seat: int | None = None
) -> tuple[str, ...]:
    """What a picture says in full words, line by line; nothing where its alt text says it all."""
    kind = _views(game).get(name)
    return tuple(kind.words(Scene(view, lang, None, seat))) if kind is not None else ()


def describe(game: str, view: object, lang: str, **wanted: Unpack[PictureWish]) -> str:
    """The whole table as text, for screen readers; fit for a chat message."""
    return book(game).describe(Scene(view, lang, **wanted))


def narrate(
    game: str,
    view: object,
    lang: str,
    *,
    before: object = None,
    names: Sequence[str] = (),
) -> tuple[Tale, ...]:
    """What robots did since the view `before` and why, oldest first; without it, the last turn."""
    return book(game).tales(Scene(view, lang, before, None, tuple(names)))


def reasons(game: str, lang: str, notes: Sequence[Note]) -> tuple[Text, ...]:
    """Why a robot did what events have told, a line for each step, from the notes that its turn
    left (an event's argument `notes`); nothing for a game that cannot say."""
    try:
        return book(game).reasons(lang, notes)
    except ModuleNotFoundError:
        return ()


def in_paragraphs(game: str) -> bool:
    """Whether the news of a game are told in paragraphs."""
    try:
        return book(game).paragraphs
    except ModuleNotFoundError:
        return False


def standing(game: str, view: object, lang: str, names: Sequence[str]) -> tuple[Text, ...]:
    """How far a game has come, in a line or two; nothing for most games."""
    try:
        return tuple(book(game).standing(Scene(view, lang, None, None, tuple(names))))
    except ModuleNotFoundError:
        return ()


def about(game: str, lang: str, word: str, values: str = "") -> str:
    """What a word of a game's notation stands for, in a sentence or two; empty if there is none.
    `values` is the hash of those a table assumes."""
    told = texts.word(lang, game, word, "long")
    if told != texts.word(lang, game, word):
        return told
    try:
        return book(game).about(lang, word, values)
    except ModuleNotFoundError:
        return ""


def replay(
    game: str,
    positions: Iterable[object],
    lang: str,
    *,
    name: str = "",
    width: int = REPLAY_WIDTH,
    names: Sequence[str] = (),
) -> Picture:
    """An animated GIF of a game, each position with its changes marked; of its first picture
    unless told."""
    name = name or views(game)[0]
    frames = []
    before: object = None
    for view in positions:
        scene = Scene(view, lang, before, None, tuple(names))
        frames.append(canvas_of(game, name, scene, width).image)
        before = view
    if not frames:
        raise ValueError("a replay needs at least one position")
    frames = _alike(frames)
    data, count = encode_frames(frames, book(game).palette, FRAME_MS, LAST_FRAME_MS)
    last = Scene(before, lang, None, None, tuple(names))
    return Picture(data, frames[0].size, _cut(book(game).views[name].alt(last)), count)


def _alike(frames: list[Image.Image]) -> list[Image.Image]:
    """The frames in one size, as a film cannot grow, and with no words where a client covers it."""
    high = max(frame.height for frame in frames)
    shown = [footed(frame, high - frame.height) for frame in frames]
    more = max(map(lacking, shown))
    return [footed(frame, more) for frame in shown]


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1].rstrip() + "…"
