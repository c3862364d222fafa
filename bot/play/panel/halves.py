"""Answers of two halves: what is laid, a button each, and where, a line each; in either order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from bot.client.signs import DONE, WARNING
from bot.play.panel.elements import (
    BETWEEN,
    LONGEST_LABEL,
    LONGEST_OPTION,
    MOST_OPTIONS,
    Block,
    Menu,
    PanelButton,
    PanelChoice,
    PanelPlace,
    PanelPress,
    PanelRoom,
    PanelSight,
    PanelStyle,
    cut,
    rows,
    says,
)
from bot.play.panel.lists import describe
from bot.play.panel.look import ListEntry, PanelLook
from bot.play.panel.verbs import DOOR, TAKE
from engine.core.moves import Note, Option
from render.hints import Halves
from render.said import ITEM

EXTRA: Final = 1
"""Bit of the page: what may be added is added."""
SORTED: Final = 2
"""Bit of the page: the places stand in the order of what they bring."""
LISTED: Final = "halves"
SPOTS: Final = "spots"
"""Names of selects on one screen."""
LONGEST_LINE: Final = 160


@dataclass(frozen=True)
class Laid:
    """The answers under a verb by their halves, and what has been chosen of them so far."""

    look: PanelLook
    verb: str
    halves: Halves
    at: PanelPlace
    by: dict[tuple[str, str, bool], Option] = field(default_factory=dict)
    kinds: dict[str, list[Option]] = field(default_factory=dict)
    """The first halves, each with its answers."""
    spots: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, look: PanelLook, verb: str) -> Laid:
        """As the panel's place says; what means nothing here has not been chosen."""
        at = look.place if look.place.verb == verb else PanelPlace(look.place.room, verb)
        found = cls(look, verb, look.hints.halves[verb], at)
        for option in look.reading.options:
            if option.words[0] == verb:
                found._put(option)
        return replace(found, kinds=dict(sorted(found.kinds.items())))

    def _put(self, option: Option) -> None:
        halves = self.halves
        half, spot = halves.half(option), halves.place(option)
        self.by.setdefault((half, spot, halves.extra(option)), option)
        self.kinds.setdefault(half, []).append(option)
        if spot not in self.spots:
            self.spots.append(spot)

    @property
    def half(self) -> str:
        """The first half that is chosen; empty if none is."""
        return self.at.filter if self.at.filter in self.kinds else ""

    @property
    def spot(self) -> str:
        """The place that is chosen."""
        return self.at.pick if self.at.pick in self.spots else ""

    def has(self, flag: int) -> bool:
        """Whether something is switched on."""
        return bool(self.at.page & flag)

    def option(self, half: str, spot: str) -> Option | None:
        """The answer of two halves, with what is added to it where that can be."""
        plain = self.by.get((half, spot, False))
        return self.by.get((half, spot, True), plain) if self.has(EXTRA) else plain

    def label(self, half: str, *, counted: bool = False) -> str:
        """What a first half is called, perhaps with how many there are of it."""
        options = self.kinds[half]
        count = self.halves.many(options) if counted else 1
        return self.halves.label(self.look.scene, options[0], count)

    def numbers(self) -> dict[str, str]:
        """A number for each place on the picture, whatever has been chosen."""
        shown = sorted(
            (spot for spot in self.spots if spot not in self.halves.apart), key=self.halves.order
        )
        return {spot: str(n) for n, spot in enumerate(shown, start=1)}

    def outlook(self, option: Option) -> list[Note]:
        """What an answer leads to, as far as it is told before choosing."""
        told = self.look.reading.outlook(option.words)
        return [note for note in told if note.key in self.look.hints.foretold]


def half_blocks(look: PanelLook, verb: str) -> Iterator[Block]:
    """First halves as buttons, places as numbered lines; what is chosen adapts the others."""
    laid = Laid.of(look, verb)
    marks = {
        number: [spot]
        for spot, number in laid.numbers().items()
        if not laid.half or laid.option(laid.half, spot) is not None
    }
    if laid.halves.picture in look.sights:
        yield PanelSight(laid.halves.picture, marks)
    if laid.spot and not laid.half:
        yield from says(list(_lines(laid)))
    yield from rows([*_half_buttons(laid), *_apart_buttons(laid)])
    yield from _listed(laid)
    yield from _spots(laid)
    yield from rows(list(_tools(laid)))


def _half_buttons(laid: Laid) -> Iterator[PanelButton]:
    for half in laid.kinds:
        if not laid.halves.listed(half):
            yield _half_button(laid, half)
    if any(extra for _, _, extra in laid.by):
        label = laid.halves.extra_label(laid.look.scene)
        place = replace(laid.at, page=laid.at.page ^ EXTRA)
        yield laid.look.door(label, place, _style(laid.has(EXTRA)))


def _half_button(laid: Laid, half: str) -> PanelButton:
    """Plays the answer where the place is chosen; else chooses the half, or takes that back."""
    label = cut(laid.label(half, counted=True), LONGEST_LABEL)
    if laid.spot:
        return _take(laid, label, half, laid.spot)
    chosen = half == laid.half
    place = replace(laid.at, filter="" if chosen else half)
    return laid.look.door(label, place, _style(chosen))


def _style(on: bool) -> PanelStyle:
    return PanelStyle.MAIN if on else PanelStyle.PLAIN


def _take(laid: Laid, label: str, half: str, spot: str) -> PanelButton:
    """Plays an answer; disabled where there is none of these halves."""
    option = laid.option(half, spot)
    code = f"{laid.verb} {half} {spot}" if option is None else ListEntry(option).code
    style = _style(option is not None)
    return PanelButton(label, PanelPress(TAKE, code), style, disabled=option is None)


def _apart_buttons(laid: Laid) -> Iterator[PanelButton]:
    for spot in laid.spots:
        if spot not in laid.halves.apart:
            continue
        label = cut(laid.halves.spot(laid.look.scene, spot), LONGEST_LABEL)
        if laid.half:
            yield _take(laid, label, laid.half, spot)
        else:
            chosen = spot == laid.spot
            place = replace(laid.at, pick="" if chosen else spot)
            yield laid.look.door(label, place, _style(chosen))


def _listed(laid: Laid) -> Iterator[Block]:
    """First halves that stand in a list."""
    look, choices, many = laid.look, [], 0
    for half in (half for half in laid.kinds if laid.halves.listed(half)):
        label = cut(look.voice.plain(laid.label(half, counted=True)), LONGEST_OPTION)
        option = laid.option(half, laid.spot) if laid.spot else None
        if laid.spot and option is None:
            continue
        place = replace(laid.at, filter=half)
        value = f"{DOOR}{place}" if option is None else ListEntry(option).code
        choices.append(PanelChoice(label, value, chosen=half == laid.half))
        many += laid.halves.many(laid.kinds[half])
    if choices:
        asked = look.voice.text(f"halves-{laid.verb}", n=many)
        yield Menu(PanelPress(TAKE, LISTED), asked, tuple(choices[:MOST_OPTIONS]))


def _spots(laid: Laid) -> Iterator[Block]:
    """The places: with a half chosen what each brings with it, else what can be said without."""
    numbers = laid.numbers()
    made = _made(laid) if laid.half else _open(laid)
    choices = [one for one in made if one is not None][:MOST_OPTIONS]
    if choices:
        asked = laid.look.voice.text(f"spots-{laid.verb}", n=len(choices), all=len(numbers))
        yield Menu(PanelPress(TAKE, SPOTS), asked, tuple(choices))


def _made(laid: Laid) -> list[PanelChoice]:
    """A line for each place that the chosen half can be laid on."""
    look, found = laid.look, []
    for spot, number in laid.numbers().items():
        option = laid.option(laid.half, spot)
        if option is None:
            continue
        warnings = look.modes.warned(look.reading.warnings(option.words))
        entry = ListEntry(option, (), None, warnings)
        label = _spot_label(laid, spot, number, bool(warnings))
        line = PanelChoice(label, entry.code, describe(look, entry))
        found.append((laid.halves.gained(look.reading.outlook(option.words)), line))
    if laid.has(SORTED):
        found.sort(key=lambda one: one[0], reverse=True)
    return [line for _, line in found]


def _spot_label(laid: Laid, spot: str, number: str, warned: bool = False) -> str:
    label = f"{number}{BETWEEN}{laid.look.voice.plain(laid.halves.spot(laid.look.scene, spot))}"
    return f"{label} {WARNING}" if warned else label


def _open(laid: Laid) -> list[PanelChoice]:
    """A line for each place: what everything laid there brings, and what the first half would;
    those that only some can be laid on come last and say which."""
    found: list[tuple[int, PanelChoice]] = []
    for spot, number in laid.numbers().items():
        halves = [half for half in laid.kinds if laid.option(half, spot) is not None]
        place = replace(laid.at, pick="" if spot == laid.spot else spot)
        few = len(halves) < len(laid.kinds)
        about = laid.look.voice.plain(BETWEEN.join(_about(laid, spot, halves, few)))
        line = PanelChoice(
            _spot_label(laid, spot, number),
            f"{DOOR}{place}",
            cut(about, LONGEST_OPTION),
            chosen=spot == laid.spot,
        )
        found.append((few, line))
    return [line for _, line in sorted(found, key=lambda one: one[0])]


def _about(laid: Laid, spot: str, halves: list[str], few: bool) -> Iterator[str]:
    voice = laid.look.voice
    told = [laid.outlook(option) for half in halves if (option := laid.option(half, spot))]
    if few:
        names = ", ".join(laid.label(half) for half in halves)
        yield voice.say("only-with", what=names)
    common = [note for note in told[0] if all(note in others for others in told)]
    yield from (voice.note(note, ITEM) for note in common)
    for half in laid.halves.told(halves):
        notes = told[halves.index(half)]
        own = [voice.note(note, ITEM) for note in notes if note not in common]
        if own:
            yield f"{laid.label(half)}: {', '.join(own)}"


def _lines(laid: Laid) -> Iterator[str]:
    """What each first half would bring on the chosen place."""
    yield f"**{laid.halves.spot(laid.look.scene, laid.spot)}**"
    for half in laid.kinds:
        option = laid.option(half, laid.spot)
        if option is None:
            continue
        warnings = laid.look.modes.warned(laid.look.reading.warnings(option.words))
        told = describe(laid.look, ListEntry(option, (), None, warnings), longest=LONGEST_LINE)
        yield f"-# **{laid.label(half)}** · {told}" if told else f"-# **{laid.label(half)}**"


def _tools(laid: Laid) -> Iterator[PanelButton]:
    look = laid.look
    if laid.half:
        place = replace(laid.at, page=laid.at.page ^ SORTED)
        label = look.voice.say("most-gained")
        yield look.door(f"{DONE} {label}" if laid.has(SORTED) else label, place)
    yield look.door(look.voice.say("one-by-one"), PanelPlace(PanelRoom.STEPS, laid.verb))
    if look.reading.is_hindered(laid.verb):
        yield look.door(look.voice.say("why-others"), PanelPlace(PanelRoom.WHY, laid.verb))
