"""Typed text to moves: spelling, aliases, unambiguous prefixes, and what could have followed.

Case is free, `-` and `_` are the same, a game's own aliases are turned into its canonical words.
A complete answer is accepted by the decision's direct check even if no menu lists it; else each
typed word may be a prefix of one option's word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from engine.core.errors import (
    AmbiguousMoveError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    NotYourTurnError,
    UnreadableMoveError,
)
from engine.core.game import S, V
from engine.core.moves import END, Decision, Move, Option, Seat, Words
from engine.core.table import Table

WORD = re.compile(r"[a-z0-9][a-z0-9_,+>-]*\Z")
LONGEST_LINE = 4096
LONGEST_WORD = 512
MOST_WORDS = 64
MOST_CONTINUATIONS = 25


def split_moves(text: str) -> list[Words]:
    """The `;`-joined moves of a typed line, lower-cased and split into words."""
    if len(text) > LONGEST_LINE:
        raise UnreadableMoveError("line-too-long", most=LONGEST_LINE, length=len(text))
    moves = [tuple(part.lower().split()) for part in text.split(";")]
    moves = [move for move in moves if move]
    for part, move in enumerate(moves):
        if len(move) > MOST_WORDS:
            raise _placed(UnreadableMoveError("too-many-words", most=MOST_WORDS), part, 0)
        for at, word in enumerate(move):
            if len(word) > LONGEST_WORD or not WORD.match(word):
                raise _placed(UnreadableMoveError("bad-word", word=word[:40]), part, at)
    return moves


def resolve(table: Table[S, V], seat: Seat, typed: Words) -> Words:
    """The canonical move that `typed` stands for in this position; raises a MoveError."""
    decision = table.decision_of(seat)
    if decision is None:
        if table.result is not None:
            raise GameOverError
        raise NotYourTurnError(seat, table.waiting_for)
    words = table.game.canonical(typed)
    if decision.spell is not None:
        words = decision.spell(words)
    reason = decision.refusal(words)
    if reason is None:
        return words
    found, depth = _matching(decision.offer(), words)
    complete = [option for option in found if len(option.words) == len(words)]
    if len(complete) == 1:
        return complete[0].words
    if not complete and len(found) == 1:
        return found[0].words
    error: MoveError
    if found:
        error = AmbiguousMoveError([option.words for option in found], text=" ".join(words)[:200])
        error.continuations = found[:MOST_CONTINUATIONS]
        raise error
    if depth == 0 and not _known_verb(decision, words):
        error = UnreadableMoveError(word=words[0][:40] if words else "")
    else:
        error = IllegalMoveError(Move(seat, words), reason)
    error.at = min(depth, max(0, len(words) - 1))
    error.continuations = continuations(decision, words[:depth])
    raise error


def continuations(decision: Decision, prefix: Words) -> list[Option]:
    """What could follow a readable beginning: the first option of each next word."""
    seen: dict[str, Option] = {}
    for option in decision.offer():
        if _begins(option.words, prefix) and len(option.words) > len(prefix):
            seen.setdefault(option.words[len(prefix)], option)
            if len(seen) == MOST_CONTINUATIONS:
                break
    return list(seen.values())


def children(options: Iterable[Option], prefix: Words) -> Iterator[str]:
    """The distinct words that may follow `prefix`: the entries of one level of a menu."""
    seen: set[str] = set()
    depth = len(prefix)
    for option in options:
        if option.words[:depth] == prefix and len(option.words) > depth:
            word = option.words[depth]
            if word not in seen:
                seen.add(word)
                yield word


def same(word: str) -> str:
    """The form in which two spellings of a word are compared."""
    return word.replace("-", "_")


def _matching(options: Iterable[Option], words: Words) -> tuple[list[Option], int]:
    """Options that begin as typed (exact words beat prefixes), and how many words were readable."""
    fitting = list(islice(options, 20_000))
    for depth, word in enumerate(words):
        wanted = same(word)
        longer = [option for option in fitting if len(option.words) > depth]
        exact = [option for option in longer if same(option.words[depth]) == wanted]
        fitting_next = exact or [
            option for option in longer if same(option.words[depth]).startswith(wanted)
        ]
        if not fitting_next:
            return [], depth
        fitting = fitting_next
    return fitting, len(words)


def _begins(words: Words, prefix: Words) -> bool:
    return len(words) >= len(prefix) and all(
        same(word).startswith(same(start)) for word, start in zip(words, prefix, strict=False)
    )


def _known_verb(decision: Decision, words: Words) -> bool:
    if not words or decision.advise is None:
        return False
    return bool(decision.advise().obstacles(words[:1]))


def _placed(error: MoveError, part: int, at: int) -> MoveError:
    error.part, error.at = part, at
    return error


def is_closing(option: Option) -> bool:
    """Whether this option closes the turn."""
    return option.words == END


def resolve_all(table: Table[S, V], seat: Seat, moves: Sequence[Words]) -> list[Move]:
    """Resolve and play several moves of one seat in a row on `table`.

    On an error the table has advanced up to the faulty move: use a table of your own.
    """
    played: list[Move] = []
    for part, typed in enumerate(moves):
        try:
            move = Move(seat, resolve(table, seat, typed))
        except MoveError as error:
            error.part = part
            raise
        table.play(move)
        played.append(move)
    return played
