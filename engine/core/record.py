"""Records: a setup and its moves as text and as JSON, both complete and both read back.

Text form: a header of `key value…` lines, a blank line, one move per line (`seat word word…`).
`#` starts a comment. `deal KEY words…` overrides what the seed would decide.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from engine.core.chance import UNKNOWN
from engine.core.errors import RecordError
from engine.core.game import S, Setup, V
from engine.core.moves import Move, Seat, Words
from engine.core.table import Table
from engine.core.words import LONGEST_LINE, MOST_WORDS, WORD

MOST_LINES = 20_000
LONGEST_DEAL = 16_384


@dataclass(frozen=True, slots=True)
class Record:
    """A setup and the moves played."""

    setup: Setup
    moves: tuple[Move, ...] = ()


def record_of(table: Table[S, V], seat: Seat | None = None) -> Record:
    """The record of a finished game, or what a seat (None: the public) knows of an open one.

    The secret of an unfinished game stays out, and so do sealed answers of other seats; results
    already seen are listed as deals, so that the position can be set up again elsewhere.
    """
    if table.result is not None:
        return Record(table.setup, tuple(table.log))
    deal = dict(table.setup.deal)
    for key, words in table.state.chance.known(seat).items():
        deal[key] = _filled(deal.get(key, ()), words)
    hidden = {n for n in table.sealed if table.log[n].seat != seat}
    moves = tuple(move for n, move in enumerate(table.log) if n not in hidden)
    return Record(replace(table.setup, secret="", deal=deal), moves)


def _filled(deal: Words, seen: Words) -> Words:
    """A deal with its gaps filled by what has been seen."""
    pairs = zip_longest(deal, seen, fillvalue=UNKNOWN)
    return tuple(known if known != UNKNOWN else shown for known, shown in pairs)


def format_record(record: Record) -> str:
    """The text form."""
    setup = record.setup
    lines = [f"game {setup.game}", f"rules {setup.rules}", "seats " + " ".join(setup.seats)]
    if setup.seed:
        lines.append(f"seed {setup.seed}")
    if setup.secret:
        lines.append(f"secret {setup.secret}")
    lines += [f"option {key}={value}" for key, value in sorted(setup.options.items())]
    lines += [" ".join(("deal", key, *words)) for key, words in sorted(setup.deal.items())]
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
        if line[0].isdigit():
            moves.append(_parse_move(line, number))
            continue
        key, _, value = line.partition(" ")
        value = value.strip()
        if moves:
            raise RecordError("record-header-after-moves", number, text=line[:80])
        if key == "option":
            name, equals, setting = value.partition("=")
            if not equals or name in options:
                raise RecordError("record-bad-option", number, text=line[:80])
            options[name] = setting
        elif key == "deal":
            name, *words = value.split() or [""]
            if not name or name in deal:
                raise RecordError("record-bad-deal", number, text=line[:80])
            deal[name] = tuple(words)
        elif key in ("game", "rules", "seats", "seed", "secret") and key not in header:
            header[key] = value
        else:
            raise RecordError("record-bad-header", number, text=line[:80])
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
        setup = Setup(
            game=_text(data["game"]),
            rules=int(data.get("rules", 1)),
            seats=tuple(_text(seat) for seat in data["seats"]),
            seed=_text(data.get("seed", "")),
            secret=_text(data.get("secret", "")),
            options={_text(key): _text(value) for key, value in data.get("options", {}).items()},
            deal={
                _text(key): tuple(_text(word) for word in words)
                for key, words in data.get("deal", {}).items()
            },
        )
        moves = tuple(
            Move(int(move["seat"]), tuple(_text(word) for word in move["words"]))
            for move in data.get("moves", ())
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error
    return Record(setup, moves)


def dump_record(record: Record) -> str:
    """The JSON form as a string."""
    return json.dumps(record_to_json(record), ensure_ascii=False)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines with something on them, numbered from 1, without comments."""
    for number, raw in enumerate(text.splitlines(), start=1):
        if number > MOST_LINES:
            raise RecordError("record-too-long", number, most=MOST_LINES)
        if len(raw) > LONGEST_DEAL or (len(raw) > LONGEST_LINE and not raw.startswith("deal ")):
            raise RecordError("line-too-long", number, most=LONGEST_LINE, length=len(raw))
        line = raw.partition("#")[0].strip()
        if line:
            yield number, line


def _parse_move(line: str, number: int) -> Move:
    seat, *words = line.split()
    if not seat.isdigit() or len(seat) > 2 or not words or len(words) > MOST_WORDS:
        raise RecordError("record-bad-move", number, text=line[:80])
    lowered = tuple(word.lower() for word in words)
    if not all(WORD.match(word) for word in lowered):
        raise RecordError("record-bad-move", number, text=line[:80])
    return Move(int(seat), lowered)


def _setup(
    header: Mapping[str, str], options: Mapping[str, str], deal: Mapping[str, Words]
) -> Setup:
    for key in ("game", "seats"):
        if not header.get(key):
            raise RecordError("record-header-missing", None, header=key)
    rules = header.get("rules", "1")
    if not rules.isdigit() or len(rules) > 6:
        raise RecordError("record-bad-header", None, text=f"rules {rules[:40]}")
    return Setup(
        game=header["game"],
        rules=int(rules),
        seats=_seats(header["seats"].split()),
        seed=header.get("seed", ""),
        secret=header.get("secret", ""),
        options=options,
        deal=deal,
    )


def _seats(names: Sequence[str]) -> tuple[str, ...]:
    if len(names) > 16:
        raise RecordError("record-too-many-seats", None, most=16)
    return tuple(names)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a text, got {type(value).__name__}")
    return value
