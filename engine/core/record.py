"""Records: a setup and its moves as text and as JSON, both complete and both read back.

Text form: a header of `key value…` lines, a blank line, one move per line (`seat word word…`).
`#` starts a comment, `deal KEY words…` overrides what the seed would decide. In seeds, options and
deals a character that would not survive a line of text is written as `%20` and the like. On input
case is free and several moves of a seat may stand in one line, joined by `;`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from urllib.parse import quote, unquote

from engine.core.chance import UNKNOWN
from engine.core.errors import MoveError, RecordError
from engine.core.game import Game, S, Setup, V
from engine.core.moves import Move, Seat, Words
from engine.core.table import Table
from engine.core.words import LONGEST_LINE, MOST_WORDS, is_word, resolve

LONGEST_RECORD = 2_000_000
LONGEST_DEAL = 16_384
MOST_LINES = 20_000
MOST_SEATS = 16
NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,63}\Z")


@dataclass(frozen=True, slots=True)
class Record:
    """A setup and the moves played."""

    setup: Setup
    moves: tuple[Move, ...] = ()


def record_of(table: Table[S, V], seat: Seat | None = None) -> Record:
    """The record of a finished game, or what a seat (None: the public) knows of an open one.

    The secret of an unfinished game stays out, and so do sealed answers of other seats; results
    already seen are listed as deals, so that the position can be set up again elsewhere. Where a
    move has a word that the reader never learns (a discard, face down), the record ends.
    """
    if table.result is not None:
        return Record(table.setup, tuple(table.log))
    chance = table.state.chance
    deal = dict(table.setup.deal)
    for key, words in chance.known(seat).items():
        deal[key] = _filled(deal.get(key, ()), words)
    moves: list[Move] = []
    for index, move in enumerate(table.log):
        read = table.reading(index, seat)
        if read is None:
            continue
        if read != move.words:
            break
        moves.append(move)
    return Record(replace(table.setup, secret="", deal=deal), tuple(moves))


def play_record(game: Game[S, V], record: Record) -> Table[S, V]:
    """Replay with full checking; words may be beginnings of words or a game's other spellings.

    Raises SetupError, or RecordError with the number of the faulty move, caused by its MoveError.
    """
    table = Table(game, record.setup)
    for number, move in enumerate(record.moves, start=1):
        try:
            try:
                table.play(move)
            except MoveError:
                table.play(Move(move.seat, resolve(table, move.seat, move.words)))
        except MoveError as error:
            text = str(move)[:200]
            raise RecordError(
                "record-illegal-move", move=number, text=text, reason=error.key
            ) from error
    return table


def format_record(record: Record) -> str:
    """The text form."""
    setup = record.setup
    lines = [f"game {setup.game}", f"rules {setup.rules}", "seats " + " ".join(setup.seats)]
    if setup.seed:
        lines.append(f"seed {_escaped(setup.seed)}")
    if setup.secret:
        lines.append(f"secret {_escaped(setup.secret)}")
    lines += [f"option {key}={_escaped(value)}" for key, value in sorted(setup.options.items())]
    lines += [
        " ".join(("deal", key, *map(_escaped, words))) for key, words in sorted(setup.deal.items())
    ]
    lines.append("")
    lines += [str(move) for move in record.moves]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read the text form; raises RecordError with the line at fault."""
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    deal: dict[str, Words] = {}
    moves: list[Move] = []
    for number, line in _lines(text):
        try:
            if line[0] in "0123456789":
                moves += _moves(line)
            elif moves:
                raise RecordError("record-header-after-moves", text=line[:80])
            else:
                _read_header(line, header, options, deal)
        except RecordError as error:
            raise RecordError(error.key, number, **error.args_) from error
    return Record(_setup(header, options, deal), tuple(moves))


def record_to_json(record: Record) -> dict[str, object]:
    """The JSON form."""
    setup = record.setup
    return {
        "game": setup.game,
        "rules": setup.rules,
        "seats": list(setup.seats),
        "seed": setup.seed,
        "secret": setup.secret,
        "options": dict(setup.options),
        "deal": {key: list(words) for key, words in setup.deal.items()},
        "moves": [{"seat": move.seat, "words": list(move.words)} for move in record.moves],
    }


def record_from_json(data: object) -> Record:
    """Read the JSON form; raises RecordError."""
    if not isinstance(data, Mapping):
        raise RecordError("record-not-an-object")
    try:
        header = {key: _text(data.get(key, "")) for key in ("game", "seed", "secret")}
        header["rules"] = str(_whole(data.get("rules", 1)))
        header["seats"] = " ".join(_text(seat) for seat in _items(data["seats"]))
        options = {_text(key): _text(value) for key, value in dict(data.get("options", {})).items()}
        deal = {_text(key): _words(words) for key, words in dict(data.get("deal", {})).items()}
        moves = tuple(_json_move(move) for move in _items(data.get("moves", [])))
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error
    if not all(NAME.match(key) for key in (*options, *deal)):
        raise RecordError("record-bad-json", problem="name of an option or deal")
    return Record(_setup(header, options, deal), moves)


def dump_record(record: Record) -> str:
    """The JSON form as a string."""
    return json.dumps(record_to_json(record), ensure_ascii=False)


def load_record(text: str) -> Record:
    """Read a record in either form; raises RecordError."""
    if len(text) > LONGEST_RECORD:
        raise RecordError("record-too-long", most=LONGEST_RECORD)
    if not text.lstrip().startswith("{"):
        return parse_record(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error
    return record_from_json(data)


def _filled(deal: Words, seen: Words) -> Words:
    """A deal with its gaps filled by what has been seen."""
    pairs = zip_longest(deal, seen, fillvalue=UNKNOWN)
    return tuple(known if known != UNKNOWN else shown for known, shown in pairs)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines with something on them, numbered from 1, without comments."""
    if len(text) > LONGEST_RECORD:
        raise RecordError("record-too-long", most=LONGEST_RECORD)
    for number, raw in enumerate(text.splitlines(), start=1):
        if number > MOST_LINES:
            raise RecordError("record-too-long", number, most=MOST_LINES)
        if len(raw) > LONGEST_DEAL or (len(raw) > LONGEST_LINE and not raw.startswith("deal ")):
            raise RecordError("line-too-long", number, most=LONGEST_LINE, length=len(raw))
        line = raw.partition("#")[0].strip()
        if line:
            yield number, line


def _read_header(
    line: str, header: dict[str, str], options: dict[str, str], deal: dict[str, Words]
) -> None:
    key, _, value = line.partition(" ")
    value = value.strip()
    if key == "option":
        name, equals, setting = value.partition("=")
        if not equals or not NAME.match(name) or name in options:
            raise RecordError("record-bad-option", text=line[:80])
        options[name] = _unescaped(setting)
    elif key == "deal":
        name, *words = value.split() or [""]
        if not NAME.match(name) or name in deal:
            raise RecordError("record-bad-deal", text=line[:80])
        deal[name] = tuple(_unescaped(word) for word in words)
    elif key in ("game", "rules", "seats", "seed", "secret") and key not in header:
        header[key] = _unescaped(value)
    else:
        raise RecordError("record-bad-header", text=line[:80])


def _moves(line: str) -> list[Move]:
    """The moves of one line, all of the same seat."""
    first, *others = line.split(";")
    seat, *words = first.split()
    if not (seat.isascii() and seat.isdecimal() and len(seat) <= 2):
        raise RecordError("record-bad-move", text=line[:80])
    parts = [words, *(other.split() for other in others)]
    return [_move(int(seat), tuple(word.lower() for word in part)) for part in parts]


def _move(seat: Seat, words: Words) -> Move:
    """A move if seat and words can be read as one; whether it is legal shows in the replay."""
    readable = 0 < len(words) <= MOST_WORDS and all(is_word(word) for word in words)
    if not readable or not 0 <= seat < MOST_SEATS:
        raise RecordError("record-bad-move", text=" ".join((str(seat)[:8], *words))[:80])
    return Move(seat, words)


def _setup(
    header: Mapping[str, str], options: Mapping[str, str], deal: Mapping[str, Words]
) -> Setup:
    for key in ("game", "seats"):
        if not header.get(key):
            raise RecordError("record-header-missing", header=key)
    rules = header.get("rules", "1")
    if not (rules.isascii() and rules.isdecimal() and len(rules) <= 6):
        raise RecordError("record-bad-header", text=f"rules {rules[:40]}")
    seats = tuple(header["seats"].split())
    if len(seats) > MOST_SEATS:
        raise RecordError("record-too-many-seats", most=MOST_SEATS)
    if not all(NAME.match(name) for name in (header["game"], *seats)):
        raise RecordError("record-bad-header", text="game, seats")
    return Setup(
        game=header["game"],
        rules=int(rules),
        seats=seats,
        seed=header.get("seed", ""),
        secret=header.get("secret", ""),
        options=options,
        deal=deal,
    )


def _escaped(text: str) -> str:
    return "".join(
        char if char.isprintable() and char not in " #%" else quote(char, safe="") for char in text
    )


def _unescaped(text: str) -> str:
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError as error:
        raise RecordError("record-bad-header", text=text[:80]) from error


def _json_move(value: object) -> Move:
    if not isinstance(value, Mapping):
        raise TypeError(f"expected a move, got {type(value).__name__}")
    return _move(_whole(value["seat"]), _words(value["words"]))


def _words(value: object) -> Words:
    words = tuple(_text(word) for word in _items(value))
    if not all(words):
        raise ValueError("an empty word")
    return words


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a text, got {type(value).__name__}")
    value.encode()  # a lone surrogate is no text
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, got {type(value).__name__}")
    return value


def _items(value: object) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise TypeError(f"expected a list, got {type(value).__name__}")
    return value
