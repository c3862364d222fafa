"""Autocomplete of typed moves and of the generated commands' options."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from typing import Final

from discord.app_commands import Choice

from bot.client.command import LONGEST_OPTION, MOST_OFFERED, offered
from bot.client.refusals import REFUSED
from bot.client.request import Request
from bot.play.panel.question import AskedAt, OpenQuestions, Reading
from bot.session import Stir
from engine.core.amounts import amount_of, set_words
from engine.core.errors import MoveError
from engine.core.moves import BREATH, END, Decision, Note, Option, Words
from engine.core.sets import complete_answers
from engine.core.words import resolve_all, split_moves
from render import texts

LOCK_WAIT = 0.3
"""Seconds for which a busy session is waited for."""
FEW, LIKELY = 8, 4
"""Where no more than so many are offered, it will be one of the first."""
LISTING = 0.5
"""Seconds after which what has been listed has to do."""
COMPLETING = 0.1
"""Seconds for which sets are put together that hold what somebody has typed."""
ALIKE: Final = str.maketrans({"-": "_", "ё": "е", "’": "'", "ʼ": "'", "\u00a0": " "})
"""Characters for which another one may be typed."""

Label = Callable[[Option], str]
Completions = list["Choice[str]"]


def best_first(options: Sequence[Option], most: int) -> list[Option]:
    """The first option of every kind, then the rest kind by kind.

    Listings have the best of a kind first. Where room is short, kinds with few options are kept
    whole before those with many, so that ways to end or to pass are always there.
    """
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.words[0], []).append(option)
    quota = dict.fromkeys(kinds, 1)
    room = most - len(kinds)
    for kind in sorted(kinds, key=lambda one: len(kinds[one])):
        more = min(len(kinds[kind]) - 1, max(0, room))
        quota[kind] += more
        room -= more
    first = [found[0] for found in kinds.values()]
    rest = [option for kind, found in kinds.items() for option in found[1 : quota[kind]]]
    return [*first, *rest][:most]


def fitting(options: Sequence[Option], typed: str, label: Label) -> list[Option]:
    """The options with every typed word somewhere in their notation or label.

    Those whose notation begins as typed come first, then those where words begin as typed.
    """
    wanted = _folded(typed).split()
    ranked: list[tuple[int, int, Option]] = []
    for place, option in enumerate(options):
        notation = _folded(" ".join(option.words))
        said = f"{notation} {_folded(label(option))}"
        if all(word in said for word in wanted):
            begins = notation.startswith(" ".join(wanted))
            whole = all(f" {word}" in f" {said}" for word in wanted)
            ranked.append((0 if begins else 1 if whole else 2, place, option))
    ranked.sort(key=lambda one: one[:2])
    return [option for _, _, option in ranked]


def _folded(text: str) -> str:
    """As it is compared: case is free; what is seldom typed is the same as what is."""
    return text.casefold().translate(ALIKE)


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """The open question of whoever types, ready to be offered from."""

    reading: Reading
    game: str
    lang: str
    names: Sequence[str]

    def label(self, option: Option) -> str:
        """An option as it is shown: what it does, then its price and consequences."""
        return self.called(texts.move(self.lang, self.game, option.words), option.notes)

    def called(self, name: str, notes: Iterable[Note]) -> str:
        """A name and what there is to say of it."""
        return texts.BETWEEN.join([texts.plain(name), *map(self._note, notes)])

    def _note(self, note: Note) -> str:
        return texts.plain(texts.note(self.lang, self.game, note, self.names))

    def choice(self, option: Option, value: str) -> Choice[str]:
        """A line of the list."""
        return offered(self.label(option), value)


async def offered_by(
    request: Request,
    typed: str,
    make: Callable[[OpenOffer], Completions],
    closing: Completions,
    before: str = "",
    line: Callable[[str], str] = str,
) -> Completions:
    """What `make` makes of the question of whoever types here, in a worker, or of the one to which
    the moves `before` lead; nothing if none waits or if it takes long, `closing` if all that is
    left is to end the turn. Whoever has sealed his answer is offered another only when he has
    begun to type it. What is offered makes a `line`; where there are few, one is sent soon."""
    try:
        row = await request.here()
        peek = await request.sessions.get(row.id).peek(request.user, LOCK_WAIT)
        if peek is None or (peek.changes and not typed.strip()):
            return []
        table = await request.seated(row.id)
    except REFUSED:
        return []
    if peek.decision is None:
        return [] if before else closing

    def work(reading: Reading) -> Completions:
        return make(OpenOffer(reading, table.game, table.lang, table.names))

    at = AskedAt(row.id, peek.seat, peek.steps, peek.blueprint)
    questions = request.services[OpenQuestions]
    if before:
        further = await questions.of(at, lambda _: played_before(at, before), LISTING)
        if further is None:
            return []
        at = further
    choices = await questions.of(at, work, LISTING)
    if 0 < len(choices) <= FEW and not peek.changes:
        lines = tuple(line(one.value) for one in choices[:LIKELY])
        request.sessions.stir(Stir(row.id, peek.seat, lines))
    return choices


def played_before(at: AskedAt, typed: str) -> AskedAt | None:
    """The position after moves that were typed before; None where they are not possible, reveal
    something, or leave nothing to be asked."""
    table = at.blueprint.build()
    barrier = table.barrier
    try:
        moves = resolve_all(table, at.seat, split_moves(typed))
    except MoveError:
        return None
    if table.barrier != barrier or table.decision_of(at.seat) is None:
        return None
    log = (*at.blueprint.log, *moves)
    base = replace(at.blueprint, log=log)
    return at._replace(steps=at.steps + len(moves), blueprint=base)


async def complete_move(request: Request, text: str) -> Completions:
    """Complete answers to the open question; behind a `;` to the one that comes then."""
    before, semicolon, typed = text.rpartition(";")
    table = await request.table()
    game = None if table is None else table.game
    end = offered(texts.plain(texts.move(request.lang, game or "", END)), END[0])

    def make(offer: OpenOffer) -> Completions:
        return _sets(offer, typed) if offer.reading.several else move_choices(offer, typed)

    def line(answer: str) -> str:
        return f"{before.strip()}; {answer}" if semicolon else answer

    choices = await offered_by(request, typed, make, [end], before, line)
    if not semicolon:
        return choices
    longer = ((line(one.name), line(one.value)) for one in choices)
    return [offered(*one) for one in longer if len(one[1]) <= LONGEST_OPTION]


def move_choices(offer: OpenOffer, typed: str) -> Completions:
    """Whole answers that fit what is typed; the best of every kind where nothing is."""
    options = offer.reading.options
    found = (
        fitting(options, typed, offer.label) if typed.strip() else best_first(options, MOST_OFFERED)
    )
    if typed.strip() and not found and (aside := _aside(offer.reading)):
        found = fitting(aside, typed, offer.label)
    choices = _choices(offer, found)
    own = _as_typed(offer, typed) if len(choices) < MOST_OFFERED else None
    if own is not None and own not in {choice.value for choice in choices}:
        choices.insert(0, offered(own, own))
    return choices


def _choices(offer: OpenOffer, options: Iterable[Option]) -> Completions:
    """As many lines as fit; an answer that is too long for one is offered in its short form."""
    found: dict[str, Choice[str]] = {}
    for option in options:
        value = " ".join(option.words)
        if len(value) > LONGEST_OPTION:
            value = offer.reading.short(option.words)
        if value and value not in found and len(value) <= LONGEST_OPTION:
            found[value] = offer.choice(option, value)
            if len(found) == MOST_OFFERED:
                break
    return list(found.values())


def _as_typed(offer: OpenOffer, typed: str) -> str | None:
    """What was typed, if it is a legal answer that no list has."""
    words = tuple(typed.lower().split())
    text = " ".join(words)
    if not words or len(text) > LONGEST_OPTION:
        return None
    return text if offer.reading.accepts(words) else None


def _sets(offer: OpenOffer, typed: str, verb: str | None = None) -> Completions:
    """Complete answers that pick several things: first what has been typed as it is, then those
    that hold it, the best first. A `verb` that is given already is left out."""
    decision = offer.reading.decision
    if decision is None:
        return []
    known = {option.words[0]: option for option in offer.reading.options}
    words = tuple(typed.lower().split())
    words = words[1:] if decision.verb is not None and words[:1] == (decision.verb,) else words
    found: dict[str, str] = {}
    for answer in dict.fromkeys(_holding(offer, decision, words, known)):
        value = " ".join(answer[decision.verb == verb :] if verb is not None else answer)
        value = value if len(value) <= LONGEST_OPTION else _shortened(value, known)
        if len(value) <= LONGEST_OPTION and len(found) < MOST_OFFERED:
            found.setdefault(value, _labels(offer, answer, decision.verb))
    return [offered(label, value) for value, label in found.items()]


def _holding(
    offer: OpenOffer, decision: Decision, words: Words, known: Collection[str]
) -> list[Words]:
    """The complete answers that hold these words, the last of which may only be begun."""
    picked = [amount_of(word, decision.copies) for word in words]
    held = tuple(word for word, n in picked if word in known for _ in range(n))
    if words and picked[-1][0] not in known:
        one_more = [_complete(decision, (*held, o.words[0])) for o in _begun(offer, words[-1])]
        lines = zip_longest(*one_more)
        return [answer for line in lines for answer in line if answer is not None]
    as_typed = [set_words(held, decision.verb)] if held else []
    return [*filter(decision.allows, as_typed), *_complete(decision, held)]


def _complete(decision: Decision, holding: Words) -> list[Words]:
    """Complete answers to a question for a set, the best first, that pick these words."""
    found = list[Words]()
    until = time.monotonic() + COMPLETING
    for option in complete_answers(decision, holding):
        if option is not BREATH:
            found.append(option.words)
        if len(found) >= MOST_OFFERED or time.monotonic() > until:
            break
    return found


def _begun(offer: OpenOffer, begun: str) -> list[Option]:
    """The things of which somebody has typed a part."""
    return fitting(offer.reading.options, begun, offer.label)[:MOST_OFFERED]


def _shortened(answer: str, known: Collection[str]) -> str:
    """An answer too long for a line: of every word as much as tells it from the others."""
    return " ".join(
        next(
            word[:n] + word[len(word.partition("+")[0]) :]
            for n in range(1, len(word) + 1)
            if n >= len(word.partition("+")[0])
            or sum(other.startswith(word[:n]) for other in known) == 1
        )
        if word.partition("+")[0] in known
        else word
        for word in answer.split()
    )


def _labels(offer: OpenOffer, words: Words, verb: str | None) -> str:
    if verb is not None:
        return texts.plain(texts.move(offer.lang, offer.game, words))
    shown = map(partial(texts.word, offer.lang, offer.game), words)
    return texts.plain(", ".join(shown))


async def complete_word(
    request: Request, typed: str, verb: str, before: Sequence[str]
) -> Completions:
    """The next word of a move that begins with a verb and the words given before."""

    def make(offer: OpenOffer) -> Completions:
        if offer.reading.several:
            return [] if before else _sets(offer, typed, verb)
        return word_choices(offer, typed, (verb, *before))

    return await offered_by(
        request, typed, make, [], line=lambda word: " ".join((verb, *before, word))
    )


def word_choices(offer: OpenOffer, typed: str, prefix: Words) -> Completions:
    """What can follow a beginning, word by word."""
    depth = len(prefix)
    longer = [one for one in _under(offer.reading, prefix) if len(one.words) > depth]
    found: dict[str, Choice[str]] = {}
    for option in fitting(longer, typed, offer.label) if typed.strip() else longer:
        word = option.words[depth]
        if len(word) > LONGEST_OPTION:
            word = next(iter(offer.reading.short(option.words).split()[depth:]), "")
        if word and word not in found and len(word) <= LONGEST_OPTION:
            end = depth + 1
            shown = Option(option.words[:end], option.notes if end == len(option.words) else ())
            found[word] = offer.choice(shown, word)
            if len(found) == MOST_OFFERED:
                break
    return list(found.values())


def _under(reading: Reading, prefix: Words) -> list[Option]:
    """The answers with this beginning; where a menu has none of them, those that none has."""
    found = [one for one in reading.options if one.words[: len(prefix)] == prefix]
    return found or [one for one in _aside(reading) if one.words[: len(prefix)] == prefix]


def _aside(reading: Reading) -> list[Option]:
    """Answers that are in no menu."""
    aside = None if reading.decision is None else reading.decision.aside
    return [] if aside is None else [*aside()]
