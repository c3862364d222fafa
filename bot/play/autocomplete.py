"""Autocomplete of typed moves and of the generated commands' options."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from discord.app_commands import Choice

from bot.client.components import LONGEST_OPTION, cut
from bot.client.refusals import REFUSED
from bot.client.request import Request
from bot.play.open_questions import Listed
from engine.core.moves import NONE, Note, Option, Words
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


async def offer_for(request: Request) -> Offer | None:
    """The question that waits for whoever types here; None if none does, or if it takes long."""
    try:
        row = await request.here()
        peek = await request.sessions.get(row.id).peek(request.user, LOCK_WAIT)
        if peek is None:
            return None
        listed = await request.services.listings.of(row.id, peek, LISTING)
        table = await request.seated(row.id)
    except REFUSED:
        return None
    return Offer(listed, table.game, request.lang, table.names)


async def complete_move(request: Request, typed: str) -> Choices:
    """Complete answers to the open question."""
    offer = await offer_for(request)
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


def _sets(offer: Offer, typed: str) -> Choices:
    """Answers that pick several: what has been typed already, and one more; or as it is."""
    listed = offer.listed
    words = tuple(typed.lower().split())
    known = {option.words[0]: option for option in listed.options}
    picked = tuple(word for word in words if word in known)
    begun = words[-1] if words and words[-1] not in known else ""
    found: dict[str, str] = {}
    whole = listed.accepts(picked) if picked else None
    if whole is not None and not begun:
        found[" ".join(picked)] = _labels(offer, picked)
    if not words and 0 in listed.picks:
        found[" ".join(NONE)] = texts.word(offer.lang, offer.game, NONE[0])
    left = [option for word, option in known.items() if word not in picked]
    for option in fitting(left, begun, offer.label):
        answer = (*picked, *option.words)
        if listed.accepts(answer) is not None:
            found[" ".join(answer)] = _labels(offer, answer)
    lines = [(value, label) for value, label in found.items() if len(value) <= LONGEST_OPTION]
    return [Choice(name=cut(label, LONGEST_OPTION), value=value) for value, label in lines[:MOST]]


def _labels(offer: Offer, words: Words) -> str:
    shown = map(partial(texts.word, offer.lang, offer.game), words)
    return texts.plain(", ".join(shown))


async def complete_word(request: Request, typed: str, verb: str, before: Sequence[str]) -> Choices:
    """The next word of a move that begins with a verb and the words given before."""
    offer = await offer_for(request)
    if offer is None or offer.listed.several:
        return []
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
