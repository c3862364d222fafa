"""Autocomplete of commands that word their moves themselves, whatever is filled in first.

Values are read off the answers that are legal now; what is filled in narrows them down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.client.command import LONGEST_OPTION, MOST_OFFERED, offered
from bot.client.request import Request
from bot.play.autocomplete import Completions, OpenOffer, fitting, offered_by
from engine.core.game import Command
from engine.core.moves import Note, Option
from render import texts


async def complete_value(
    request: Request, typed: str, command: Command, name: str, given: Mapping[str, str]
) -> Completions:
    """A value of a command that words its moves itself, with what else has been filled in; where
    it belongs to a later move, after those that come before it."""

    def make(offer: OpenOffer) -> Completions:
        return value_choices(offer, typed, command, name, given)

    def line(value: str) -> str:
        return command.write({**given, name: value})

    found = await offered_by(request, typed, make, [], line=line)
    before = command.write(given) if given and not found else ""
    return await offered_by(request, typed, make, [], before, line) if before else found


def value_choices(
    offer: OpenOffer, typed: str, command: Command, name: str, given: Mapping[str, str]
) -> Completions:
    """What a parameter can be filled in with, whatever was filled in first."""
    assert command.wording is not None
    found: dict[str, list[Option]] = {}
    for option in offer.reading.options:
        values = dict(command.wording.read(option.words))
        value = values.pop(name, None)
        if value is not None and _agree(command, values, given):
            found.setdefault(value, []).append(option)
    common = _common(one for options in found.values() for one in options)
    said = {
        value: Option(
            tuple(value.split()),
            tuple(note for note in _common(options) if len(found) == 1 or note not in common),
        )
        for value, options in found.items()
    }

    def label(option: Option) -> str:
        words = (texts.word(offer.lang, offer.game, one) for one in option.words)
        return offer.called(", ".join(words), option.notes)

    lines = list(said.values())
    chosen = fitting(lines, typed, label) if typed.strip() else lines
    values_of = {one.words: value for value, one in said.items()}
    return [
        offered(label(one), values_of[one.words])
        for one in chosen[:MOST_OFFERED]
        if len(values_of[one.words]) <= LONGEST_OPTION
    ]


def _agree(command: Command, values: Mapping[str, str], given: Mapping[str, str]) -> bool:
    """Whether a move has what is filled in, and nothing that may be left out and is."""
    wanted = {name: value for name, value in given.items() if value}
    if not wanted.keys() <= values.keys():
        return False
    optional = {one.name for one in command.params if one.optional}
    return all(
        _begins(value, wanted[name]) if name in wanted else name not in optional
        for name, value in values.items()
    )


def _begins(one: str, other: str) -> bool:
    """Whether one of two values is how the other begins."""
    pairs = zip(one.split(), other.lower().split(), strict=False)
    return all(a == b for a, b in pairs)


def _common(options: Iterable[Option]) -> list[Note]:
    """The notes that all of these have."""
    first, *others = [option.notes for option in options] or [()]
    return [note for note in first if all(note in notes for notes in others)]
