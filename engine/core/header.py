"""How a setup is written: the header of records and transcripts, as text and as JSON.

One `key value…` per line; `#` starts a comment. In seeds, options and deals a character that would
not survive a line of text is written as `%20` and the like.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import quote, unquote

from engine.core.chance import UNKNOWN
from engine.core.errors import RecordError
from engine.core.game import Setup
from engine.core.moves import Move, Seat, Words
from engine.core.words import LONGEST_LINE, MOST_WORDS, is_word

LONGEST_RECORD: Final = 2_000_000
LONGEST_FOREIGN: Final = 8_000_000
"""Characters; more than a record of any other program has."""
LONGEST_DEAL: Final = 16_384
MOST_LINES: Final = 20_000
MOST_SEATS: Final = 16
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,63}\Z")


@dataclass(slots=True)
class Header:
    """What has been read of a header so far."""

    values: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    deal: dict[str, Words] = field(default_factory=dict)

    def read(self, line: str) -> None:
        """Take one line; raises RecordError."""
        key, _, value = line.partition(" ")
        value = value.strip()
        if key == "option":
            name, equals, setting = value.partition("=")
            if not equals or not NAME.match(name) or name in self.options:
                raise RecordError("record-bad-option", text=line[:80])
            self.options[name] = _unescaped(setting)
        elif key == "deal":
            name, *words = value.split() or [""]
            if not NAME.match(name) or name in self.deal:
                raise RecordError("record-bad-deal", text=line[:80])
            self.deal[name] = tuple(_unescaped(word) for word in words)
        elif key in ("game", "rules", "seats", "seed", "secret") and key not in self.values:
            self.values[key] = _unescaped(value)
        else:
            raise RecordError("record-bad-header", text=line[:80])

    def setup(self) -> Setup:
        """The setup, if all is there that it needs; raises RecordError."""
        for key in ("game", "seats"):
            if not self.values.get(key):
                raise RecordError("record-header-missing", header=key)
        rules = self.values.get("rules", "1")
        if not (rules.isascii() and rules.isdecimal() and len(rules) <= 6):
            raise RecordError("record-bad-header", text=f"rules {rules[:40]}")
        seats = tuple(self.values["seats"].split())
        if len(seats) > MOST_SEATS:
            raise RecordError("record-too-many-seats", most=MOST_SEATS)
        if not all(NAME.match(name) for name in (self.values["game"], *seats)):
            raise RecordError("record-bad-header", text="game, seats")
        return Setup(
            game=self.values["game"],
            rules=int(rules),
            seats=seats,
            seed=self.values.get("seed", ""),
            secret=self.values.get("secret", ""),
            options=self.options,
            deal=self.deal,
        )


def header_lines(setup: Setup) -> Iterator[str]:
    """A setup as text."""
    yield f"game {setup.game}"
    yield f"rules {setup.rules}"
    yield "seats " + " ".join(setup.seats)
    if setup.seed:
        yield f"seed {_escaped(setup.seed)}"
    if setup.secret:
        yield f"secret {_escaped(setup.secret)}"
    for key, value in sorted(setup.options.items()):
        yield f"option {key}={_escaped(value)}"
    for key, words in sorted(setup.deal.items()):
        yield " ".join(("deal", key, *map(_escaped, words)))


def setup_to_json(setup: Setup) -> dict[str, object]:
    """A setup as JSON data."""
    return {
        "game": setup.game,
        "rules": setup.rules,
        "seats": list(setup.seats),
        "seed": setup.seed,
        "secret": setup.secret,
        "options": dict(setup.options),
        "deal": {key: list(words) for key, words in setup.deal.items()},
    }


def setup_from_json(data: Mapping[str, object]) -> Setup:
    """Read it; raises RecordError, KeyError, TypeError or ValueError."""
    values = {key: text_of(data.get(key, "")) for key in ("game", "seed", "secret")}
    values["rules"] = str(whole_of(data.get("rules", 1)))
    values["seats"] = " ".join(text_of(seat) for seat in items_of(data["seats"]))
    options = {text_of(key): text_of(value) for key, value in _pairs(data, "options")}
    deal = {text_of(key): words_of(words) for key, words in _pairs(data, "deal")}
    if not all(NAME.match(key) for key in (*options, *deal)):
        raise RecordError("record-bad-json", problem="name of an option or deal")
    return Header(values, options, deal).setup()


def lines_of(text: str, long: Sequence[str] = ("deal ",)) -> Iterator[tuple[int, str]]:
    """Lines with something on them, numbered from 1, without comments; some kinds may be long."""
    if len(text) > LONGEST_RECORD:
        raise RecordError("record-too-long", most=LONGEST_RECORD)
    for number, raw in enumerate(text.splitlines(), start=1):
        if number > MOST_LINES:
            raise RecordError("record-too-long", number, most=MOST_LINES)
        most = LONGEST_DEAL if raw.startswith("deal ") else LONGEST_RECORD
        if len(raw) > (most if raw.startswith(tuple(long)) else LONGEST_LINE):
            raise RecordError("line-too-long", number, most=LONGEST_LINE, length=len(raw))
        line = raw.partition("#")[0].strip()
        if line:
            yield number, line


def moves_of(line: str, unknown: bool = False) -> list[Move]:
    """The moves of one line, all of the same seat; `?` is a word where something is unknown."""
    first, *others = line.split(";")
    seat, *words = first.split()
    if not (seat.isascii() and seat.isdecimal() and len(seat) <= 2):
        raise RecordError("record-bad-move", text=line[:80])
    parts = [words, *(other.split() for other in others)]
    return [move_of(int(seat), tuple(word.lower() for word in part), unknown) for part in parts]


def move_of(seat: Seat, words: Words, unknown: bool = False) -> Move:
    """A move if seat and words can be read as one; whether it is legal shows in the replay."""
    readable = 0 < len(words) <= MOST_WORDS and all(
        is_word(word) or (unknown and word == UNKNOWN) for word in words
    )
    if not readable or not 0 <= seat < MOST_SEATS:
        raise RecordError("record-bad-move", text=" ".join((str(seat)[:8], *words))[:80])
    return Move(seat, words)


def move_to_json(move: Move) -> dict[str, object]:
    """A move as JSON data."""
    return {"seat": move.seat, "words": list(move.words)}


def move_from_json(value: object, unknown: bool = False) -> Move:
    """Read it; raises RecordError, KeyError, TypeError or ValueError."""
    if not isinstance(value, Mapping):
        raise TypeError(f"expected a move, got {type(value).__name__}")
    return move_of(whole_of(value["seat"]), words_of(value["words"]), unknown)


def words_of(value: object) -> Words:
    """A list of texts, none of them empty; raises TypeError or ValueError."""
    words = tuple(text_of(word) for word in items_of(value))
    if not all(words):
        raise ValueError("an empty word")
    return words


def text_of(value: object) -> str:
    """A text; raises TypeError or ValueError."""
    if not isinstance(value, str):
        raise TypeError(f"expected a text, got {type(value).__name__}")
    value.encode()  # a lone surrogate is no text
    return value


def whole_of(value: object) -> int:
    """A whole number; raises TypeError."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, got {type(value).__name__}")
    return value


def items_of(value: object) -> Sequence[object]:
    """A list; raises TypeError."""
    if not isinstance(value, list | tuple):
        raise TypeError(f"expected a list, got {type(value).__name__}")
    return value


def _pairs(data: Mapping[str, object], key: str) -> Sequence[tuple[object, object]]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise TypeError(f"expected an object, got {type(value).__name__}")
    return list(value.items())


def _escaped(text: str) -> str:
    return "".join(
        char if char.isprintable() and char not in " #%" else quote(char, safe="") for char in text
    )


def _unescaped(text: str) -> str:
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError as error:
        raise RecordError("record-bad-header", text=text[:80]) from error
