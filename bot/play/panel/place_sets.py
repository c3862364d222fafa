"""Sets of places: lettered candidates side by side, one of them in full, and one's own choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.client.signs import WARNING
from bot.play.panel.elements import (
    BETWEEN,
    LEFT,
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
    Say,
    cut,
    rows,
)
from bot.play.panel.lists import describe
from bot.play.panel.look import ListEntry, PanelLook, digest, page_at, price_of, turning_buttons
from bot.play.panel.verbs import DOOR, PICK, TAKE
from engine.core.moves import Note, Option, Words
from render import texts
from render.said import ITEM

ON_PICTURE = 6
"""Candidates on one picture."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OWN = "="
"""Begins a pick that the player has made up: the chosen places as bits."""
LIKE = "~"
"""In a pick, before the number of another candidate that is as good."""


@dataclass(frozen=True)
class Candidate:
    """A set of places with everything that can be done with it."""

    places: str
    options: tuple[Option, ...]
    pick: str
    """Names it in a place of the panel."""

    @property
    def shared(self) -> tuple[Note, ...]:
        """What is said of each of its options."""
        first, *others = self.options
        return tuple(note for note in first.notes if all(note in one.notes for one in others))


def candidates_of(look: PanelLook, verb: str) -> list[Candidate]:
    """The candidates, the cheapest first."""
    at = look.hints.candidates[verb]
    found: dict[str, list[Option]] = {}
    for option in look.reading.options:
        if option.words[0] == verb and len(option.words) > at:
            found.setdefault(option.words[at], []).append(option)
    made = [Candidate(key, tuple(options), digest(key)) for key, options in found.items()]
    return sorted(made, key=lambda one: price_of(look, one.options[0]))


def variants_of(look: PanelLook, verb: str, one: Candidate) -> list[Candidate]:
    """The other candidates that are as good as a listed one."""
    at = look.hints.candidates[verb]
    return [
        Candidate(
            words[at],
            tuple(
                option._replace(words=(*option.words[:at], words[at], *option.words[at + 1 :]))
                for option in one.options
            ),
            f"{one.pick}{LIKE}{n}",
        )
        for n, words in enumerate(look.reading.variants(one.options[0].words))
    ]


def candidate_blocks(look: PanelLook, verb: str) -> Iterator[Block]:
    """Candidates with letters: a picture of each, and a select."""
    buttons = []
    if look.hints.own(look.reading.view, look.draft.seat):
        place = PanelPlace(PanelRoom.GATHER, verb)
        buttons = [look.door(look.voice.say("gather"), place, PanelStyle.MAIN)]
    yield from _lettered(look, verb, candidates_of(look, verb), "list", buttons)


def like_blocks(look: PanelLook) -> Iterator[Block]:
    """The other candidates that are as good as one, in the same way."""
    verb = look.place.verb
    found, _ = picked(look, verb, look.place.pick)
    if found is None:
        yield from gather_blocks(look)
        return
    others = variants_of(look, verb, found)
    yield from _lettered(look, verb, others, found.pick, [_to_candidates(look)])


def _to_candidates(look: PanelLook) -> PanelButton:
    label = f"{LEFT} {look.voice.say('candidates')}"
    return look.door(label, PanelPlace(PanelRoom.VERB, look.place.verb))


def _lettered(
    look: PanelLook,
    verb: str,
    everything: Sequence[Candidate],
    name: str,
    buttons: Sequence[PanelButton],
) -> Iterator[Block]:
    """A page of candidates; `name` is that of the select."""
    page = page_at(look, everything, most=ON_PICTURE, size=ON_PICTURE)
    shown = {_letter(page.number * ON_PICTURE + n): one for n, one in enumerate(page.part)}
    if shown:
        yield _sight(look, shown)
        choices = [_choice(look, verb, letter, one) for letter, one in shown.items()]
        yield Menu(
            PanelPress(TAKE, name), look.voice.plain(look.voice.move((verb,))), tuple(choices)
        )
    yield from rows([*turning_buttons(look, page), *buttons])


def _letter(n: int) -> str:
    more, at = divmod(n, len(LETTERS))
    return LETTERS[at] + (str(more + 1) if more else "")


def _sight(look: PanelLook, shown: dict[str, Candidate]) -> Block:
    marks = {letter: one.places.split(",") for letter, one in shown.items()}
    if look.hints.candidate_picture in look.sights:
        return PanelSight(look.hints.candidate_picture, marks)
    lines = [f"**{letter}** {', '.join(places).upper()}" for letter, places in marks.items()]
    return Say("\n".join(lines))


def _choice(look: PanelLook, verb: str, letter: str, one: Candidate) -> PanelChoice:
    shared = look.voice.plain(BETWEEN.join(look.voice.notes(one.shared, (), ITEM)))
    label = BETWEEN.join(part for part in (letter, shared) if part)
    value = f"{DOOR}{PanelPlace(PanelRoom.CANDIDATE, verb, pick=one.pick)}"
    if len(one.options) == 1 and (LIKE in one.pick or not variants_of(look, verb, one)):
        value = ListEntry(one.options[0]).code
    about = look.voice.word(one.places)
    each = [look.reading.warnings(option.words) for option in one.options]
    warnings = look.modes.warned(note for note in each[0] if all(note in warned for warned in each))
    if warnings:
        about = f"{WARNING} {look.voice.note(warnings[0])}{BETWEEN}{about}"
    return PanelChoice(
        cut(label, LONGEST_OPTION), value, cut(look.voice.plain(about), LONGEST_OPTION)
    )


def _rest_asked(look: PanelLook, verb: str, at: int) -> str:
    """What is chosen with a candidate, in the words of the game's command."""
    commands = look.draft.blueprint.game.commands
    params = next((one.params for one in commands if one.verb == verb), ())[at : at + 1]
    told = [texts.hint(look.voice.lang, look.voice.game, f"param-{one.name}", "about")
            for one in params]  # fmt: skip
    return next((str(one) for one in told if one), look.voice.say("choose"))


def _about(look: PanelLook, found: Candidate, option: Option, at: int) -> str:
    """What there is to say of what comes with a candidate, besides its name."""
    said = describe(look, _without(found, option, look), outlook=False)
    same = said.replace("+", "").casefold() == _rest(look, option.words, at).casefold()
    return "" if same else said


def one_candidate_blocks(look: PanelLook) -> Iterator[Block]:
    """One candidate: its picture, and what can be done with it."""
    verb = look.place.verb
    found, problem = picked(look, verb, look.place.pick)
    if found is None:
        if problem:
            yield Say(f"{WARNING} {problem}")
        yield from gather_blocks(look)
        return
    yield _sight(look, {"A": found})
    shared = BETWEEN.join(look.voice.notes(found.shared))
    if shared:
        yield Say(shared)
    at = look.hints.candidates[verb]
    choices = [
        PanelChoice(
            cut(_rest(look, option.words, at), LONGEST_OPTION),
            ListEntry(option).code,
            _about(look, found, option, at),
        )
        for option in found.options[:MOST_OPTIONS]
    ]
    yield Menu(PanelPress(TAKE, found.pick), _rest_asked(look, verb, at), tuple(choices))
    base, _, _ = found.pick.partition(LIKE)
    count = len(look.reading.variants(found.options[0].words))
    own = PanelPlace(PanelRoom.GATHER, verb, pick=base if base.startswith(OWN) else "")
    buttons = [look.door(look.voice.say("gather"), own)]
    if count:
        others = look.door(
            look.voice.say("like", n=count), PanelPlace(PanelRoom.LIKE, verb, pick=base)
        )
        buttons.insert(0, others)
    yield from rows(buttons)


def _without(one: Candidate, option: Option, look: PanelLook) -> ListEntry:
    """An option with what is not said of the whole candidate already."""
    notes = tuple(note for note in option.notes if note not in one.shared)
    warnings = look.modes.warned(look.reading.warnings(option.words))
    return ListEntry(option._replace(notes=notes), (), None, warnings)


def _rest(look: PanelLook, words: Words, at: int) -> str:
    rest = words[at + 1 :]
    shown = [look.voice.word(word, kind=words[0]) for word in rest]
    return look.voice.plain(BETWEEN.join(shown) or look.voice.move(words[:1]))


def picked(look: PanelLook, verb: str, pick: str) -> tuple[Candidate | None, str]:
    """The candidate of this name, or why there is none."""
    base, _, number = pick.partition(LIKE)
    if base.startswith(OWN):
        found, problem = _completed(look, verb, base)
    else:
        known = {one.pick: one for one in candidates_of(look, verb)}
        found, problem = known.get(base), ""
    if found is None or not number:
        return found, problem
    others = {one.pick: one for one in variants_of(look, verb, found)}
    return others.get(pick), ""


def _completed(look: PanelLook, verb: str, pick: str) -> tuple[Candidate | None, str]:
    """The candidate that the rules make of the chosen places, or why they make none."""
    places = chosen_places(look, pick)
    if not places:
        return None, ""
    at = look.hints.candidates[verb]
    listed = [option for option in look.reading.options if option.words[0] == verb]
    rests = dict.fromkeys(option.words[at + 1 :] for option in listed) or {(): None}
    found: list[Option] = []
    problem = ""
    for rest in rests:
        whole, reason = look.reading.refusal((verb, ",".join(places), *rest))
        if reason is None:
            known = next((one for one in listed if one.words == whole), None)
            found.append(known or Option(whole))
        elif not problem:
            problem = look.voice.note(reason)
    if not found:
        return None, problem
    return Candidate(found[0].words[at], tuple(found), pick), ""


def gather_blocks(look: PanelLook) -> Iterator[Block]:
    """The seat's own places, any number of them to be chosen."""
    own = look.hints.own(look.reading.view, look.draft.seat)[:MOST_OPTIONS]
    chosen = chosen_places(look, look.place.pick) if look.place.pick.startswith(OWN) else []
    if chosen:
        yield Say(look.voice.say("chosen", list=look.voice.word(",".join(chosen))))
    numbers = {str(at + 1): [place] for at, (place, _) in enumerate(own)}
    if look.hints.place_picture in look.sights:
        yield PanelSight(look.hints.place_picture, numbers)
    choices = tuple(
        PanelChoice(
            BETWEEN.join((str(at + 1), look.voice.word(place), look.voice.word(what))),
            str(at),
            chosen=place in chosen,
        )
        for at, (place, what) in enumerate(own)
    )
    press = PanelPress(PICK, look.place.verb)
    yield Menu(press, look.voice.say("gather"), choices, 1, len(choices))
    yield from rows([_to_candidates(look)])


def pick_of(values: Sequence[str]) -> str:
    """What was chosen among the own places, as the pick of a place."""
    bits = 0
    for value in values:
        bits |= 1 << int(value)
    return f"{OWN}{bits:x}"


def chosen_places(look: PanelLook, pick: str) -> list[str]:
    """The places of such a pick."""
    own = look.hints.own(look.reading.view, look.draft.seat)[:MOST_OPTIONS]
    try:
        bits = int(pick.removeprefix(OWN), 16)
    except ValueError:
        return []
    return [place for at, (place, _) in enumerate(own) if bits >> at & 1]
