"""Autocomplete of typed moves and of the generated commands' options."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import zip_longest

from discord.app_commands import Choice

from bot.client.components import LONGEST_OPTION, cut
from bot.client.refusals import REFUSED
from bot.client.request import Request
from bot.play.open_questions import Listed, Listings
from engine.core.amounts import amount_of, set_words
from engine.core.moves import Note, Option, Words
from render import texts

Label = Callable[[Option], str]


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
    """As it is compared: case is free, `-` and `_` are the same."""
    return text.casefold().replace("-", "_")


LOG = logging.getLogger(__name__)

MOST = 25
LOCK_WAIT = 0.3
"""Seconds for which a busy session is waited for."""
LISTING = 0.5
"""Seconds after which what has been listed has to do."""

Choices = list["Choice[str]"]


class Offer:
    """The open question of whoever types, ready to be offered from."""

    def __init__(self, listed: Listed, game: str, lang: str, names: Sequence[str]) -> None:
        self.listed = listed
        self.game = game
        self.lang = lang
        self.names = names

    def label(self, option: Option) -> str:
        """An option as it is shown: what it does, then its price and consequences."""
        move = texts.move(self.lang, self.game, option.words)
        return " · ".join([texts.plain(move), *map(self._note, option.notes)])

    def _note(self, note: Note) -> str:
        return texts.plain(texts.note(self.lang, self.game, note, self.names))

    def choice(self, option: Option, value: str) -> Choice[str]:
        """A line of the list."""
        return Choice(name=cut(self.label(option), LONGEST_OPTION), value=value)


async def offer_for(request: Request, typed: str) -> Offer | None:
    """The question of whoever types here; None if none waits, or if it takes long. Whoever
    has sealed his answer is offered another only when he has begun to type it."""
    try:
        row = await request.here()
        peek = await request.sessions.get(row.id).peek(request.user, LOCK_WAIT)
        if peek is None or (peek.changes and not typed.strip()):
            return None
        listed = await request.services[Listings].of(row.id, peek, LISTING)
        table = await request.seated(row.id)
    except REFUSED:
        return None
    return Offer(listed, table.game, request.lang, table.names)


async def complete_move(request: Request, typed: str) -> Choices:
    """Complete answers to the open question."""
    offer = await offer_for(request, typed)
    if offer is None:
        return []
    if offer.listed.several:
        return _sets(offer, typed)
    options = offer.listed.options
    found = fitting(options, typed, offer.label) if typed.strip() else best_first(options, MOST)
    choices = _choices(offer, found)
    own = _as_typed(offer, typed) if len(choices) < MOST else None
    if own is not None and own not in {choice.value for choice in choices}:
        choices.insert(0, Choice(name=cut(own, LONGEST_OPTION), value=own))
    return choices


def _choices(offer: Offer, options: Iterable[Option]) -> Choices:
    """As many lines as fit; an answer that is too long for one is offered in its short form."""
    found: dict[str, Choice[str]] = {}
    for option in options:
        value = " ".join(option.words)
        if len(value) > LONGEST_OPTION:
            value = offer.listed.short(option.words)
        if value and value not in found and len(value) <= LONGEST_OPTION:
            found[value] = offer.choice(option, value)
            if len(found) == MOST:
                break
    return list(found.values())


def _as_typed(offer: Offer, typed: str) -> str | None:
    """What was typed, if it is a legal answer that no list has."""
    words = tuple(typed.lower().split())
    text = " ".join(words)
    if not words or len(text) > LONGEST_OPTION:
        return None
    return text if offer.listed.accepts(words) is not None else None


def _sets(offer: Offer, typed: str, verb: str | None = None) -> Choices:
    """Complete answers that pick several things: first what has been typed as it is, then those
    that hold it, the best first. A `verb` that is given already is left out."""
    listed = offer.listed
    decision = listed.question()
    if decision is None:
        return []
    known = {option.words[0]: option for option in listed.options}
    words = tuple(typed.lower().split())
    words = words[1:] if decision.verb is not None and words[:1] == (decision.verb,) else words
    picked = [amount_of(word, decision.copies) for word in words]
    held = tuple(word for word, n in picked if word in known for _ in range(n))
    begun = words[-1] if words and picked[-1][0] not in known else ""
    answers: list[Words] = []
    if held and not begun:
        answers = [whole] if decision.allows(whole := set_words(held, decision.verb)) else []
        answers += [option.words for option in listed.complete(held, MOST)]
    elif begun:
        one_more = [listed.complete((*held, o.words[0]), MOST) for o in _begun(offer, begun)]
        lines = zip_longest(*one_more)
        answers = [option.words for line in lines for option in line if option is not None]
    else:
        answers = [option.words for option in listed.complete((), MOST)]
    found: dict[str, str] = {}
    for words in dict.fromkeys(answers):
        value = " ".join(words[decision.verb == verb :] if verb is not None else words)
        value = value if len(value) <= LONGEST_OPTION else _shortened(value, known)
        if len(value) <= LONGEST_OPTION and len(found) < MOST:
            found.setdefault(value, _labels(offer, words, decision.verb))
    return [Choice(name=cut(label, LONGEST_OPTION), value=value) for value, label in found.items()]


def _begun(offer: Offer, begun: str) -> list[Option]:
    """The things of which somebody has typed a part."""
    return fitting(offer.listed.options, begun, offer.label)[:MOST]


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


def _labels(offer: Offer, words: Words, verb: str | None) -> str:
    if verb is not None:
        return texts.plain(texts.move(offer.lang, offer.game, words))
    shown = map(partial(texts.word, offer.lang, offer.game), words)
    return texts.plain(", ".join(shown))


async def complete_word(request: Request, typed: str, verb: str, before: Sequence[str]) -> Choices:
    """The next word of a move that begins with a verb and the words given before."""
    offer = await offer_for(request, typed)
    if offer is None:
        return []
    if offer.listed.several:
        return [] if before else _sets(offer, typed, verb)
    prefix = (verb, *before)
    under = [option for option in offer.listed.options if option.words[: len(prefix)] == prefix]
    longer = [option for option in under if len(option.words) > len(prefix)]
    depth = len(prefix)
    found: dict[str, Choice[str]] = {}
    for option in fitting(longer, typed, offer.label) if typed.strip() else longer:
        word = option.words[depth]
        if len(word) > LONGEST_OPTION:
            word = next(iter(offer.listed.short(option.words).split()[depth:]), "")
        if word and word not in found and len(word) <= LONGEST_OPTION:
            shown = Option(option.words[: depth + 1], option.notes)
            found[word] = offer.choice(shown, word)
            if len(found) == MOST:
                break
    return list(found.values())
