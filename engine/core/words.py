"""Typed text to moves: spelling, aliases, unambiguous prefixes, and what could have followed.

Case is free, `-`, `_` and `/` are the same, a game's own aliases are turned into its canonical
words.
A complete answer is accepted by the decision's direct check even if no menu lists it; else each
typed word may be the beginning of one option's word. An exact word beats a longer one. A set is
typed in any order, with or without its verb, `id+n` or `id id` for several that are alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.amounts import set_words
from engine.core.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MoveError,
    UnreadableMoveError,
)
from engine.core.game import S, V
from engine.core.listing import Listing
from engine.core.moves import NONE, Decision, Move, Note, Option, Seat, Words
from engine.core.table import Table

WORD = re.compile(r"[a-z0-9][a-z0-9_,+>-]*\Z")
LONGEST_LINE = 4096
LONGEST_WORD = 512
MOST_MOVES = 64
MOST_WORDS = 64
MOST_LISTED = 20_000
MOST_CONTINUATIONS = 25


def split_moves(text: str) -> list[Words]:
    """The `;`-joined moves of a typed line, lower-cased and split into words.

    Raises UnreadableMoveError with the place of a word that cannot be one; `part` counts moves as
    in the result.
    """
    if len(text) > LONGEST_LINE:
        raise UnreadableMoveError("line-too-long", most=LONGEST_LINE, length=len(text))
    parts = text.lower().replace("/", "-").split(";")
    moves = [move for part in parts if (move := tuple(part.split()))]
    if len(moves) > MOST_MOVES:
        raise _placed(UnreadableMoveError("too-many-moves", most=MOST_MOVES), MOST_MOVES, 0)
    for part, move in enumerate(moves):
        if len(move) > MOST_WORDS:
            raise _placed(UnreadableMoveError("too-many-words", most=MOST_WORDS), part, MOST_WORDS)
        for at, word in enumerate(move):
            if not is_word(word):
                raise _placed(UnreadableMoveError("bad-word", word=word[:40]), part, at)
    return moves


def is_word(word: str) -> bool:
    """Whether this can be a word of a move in its stored form."""
    return len(word) <= LONGEST_WORD and WORD.match(word) is not None


def resolve(
    table: Table[S, V], seat: Seat, typed: Words, enough: Callable[[], bool] | None = None
) -> Words:
    """The canonical answer that `typed` stands for in this position; raises a MoveError.

    Where it is no complete answer the options are listed, until `enough` says to stop.
    """
    decision = table.decision_of(seat)
    if decision is None:
        raise table.why_not_asked(seat)
    words = spelt(table, decision, typed)
    if decision.is_set:
        try:
            return _resolve_set(decision, _listed(table, seat, enough), seat, words)
        except MoveError as error:
            error.at = min(error.at, len(typed))  # a spelling may have more words than were typed
            raise
    reason = decision.refusal(words)
    if reason is None:
        return words
    options = _listed(table, seat, enough)
    found, depth = _matching(options, words)
    if len({option.words[:depth] for option in found}) == 1:  # every word typed means one thing
        found = [option for option in found if len(option.words) == depth] or found
        if len(found) == 1:
            return found[0].words
    if found:
        raise _ambiguous(found, words)
    raise _refused(decision, options, Move(seat, words), depth, reason)


def spelt(table: Table[S, V], decision: Decision, typed: Words) -> Words:
    """What was typed in the spelling of the game and of this question, complete or not."""
    words = _canonical(table, decision, tuple(word.lower() for word in typed))
    return words if decision.spell is None else decision.spell(words)


def continuations(options: Iterable[Option], prefix: Words) -> list[Option]:
    """What could follow a readable beginning: the first option of each next word."""
    seen: dict[str, Option] = {}
    for option in options:
        if len(option.words) > len(prefix) and _begins(option.words, prefix):
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


def resolve_all(table: Table[S, V], seat: Seat, moves: Sequence[Words]) -> list[Move]:
    """Resolve and play several moves of one seat in a row on `table`.

    On an error the table has advanced up to the faulty move: use a table of your own.
    """
    played: list[Move] = []
    for part, typed in enumerate(moves):
        try:
            move = Move(seat, resolve(table, seat, typed))
            table.play(move)
        except MoveError as error:
            error.part = part
            raise
        played.append(move)
    return played


def same(word: str) -> str:
    """The form in which two spellings of a word are compared."""
    return word.replace("-", "_")


def _listed(table: Table[S, V], seat: Seat, enough: Callable[[], bool] | None) -> list[Option]:
    listing = Listing(table, seat)
    listing.read(lambda: len(listing.options) >= MOST_LISTED or (enough is not None and enough()))
    return listing.options


def _matching(options: Sequence[Option], words: Words) -> tuple[list[Option], int]:
    """Options that begin as typed, and how many words were readable.

    Where some have exactly the typed word, from the first word on, the others fall away.
    """
    fitting = list(options)
    for depth, word in enumerate(words):
        wanted = same(word)
        closer = [
            option
            for option in fitting
            if len(option.words) > depth and same(option.words[depth]).startswith(wanted)
        ]
        if not closer:
            return [], depth
        fitting = closer
    for depth, word in enumerate(words):
        fitting = _exact(fitting, depth, word) or fitting
    return fitting, len(words)


def _exact(options: Sequence[Option], depth: int, word: str) -> list[Option]:
    wanted = same(word)
    return [option for option in options if same(option.words[depth]) == wanted]


def _canonical(table: Table[S, V], decision: Decision, words: Words) -> Words:
    """The game's own spelling; of a set also where its verb was left out."""
    verb = decision.verb
    if verb is None or (words and same(words[0]) == same(verb)):
        return table.game.canonical(words)
    spelt = table.game.canonical((verb, *words))
    return spelt[1:] if spelt[:1] == (verb,) else words


def _resolve_set(decision: Decision, options: Sequence[Option], seat: Seat, words: Words) -> Words:
    """A set of options, each typed as a word."""
    verbs = _leading_verb(decision, options, words)
    picked: list[str] = []
    for at, typed in enumerate(words[verbs:], start=verbs):
        if words[verbs:] == NONE:
            break
        left = [o for o in options if picked.count(o.words[0]) < decision.copies.get(o.words[0], 1)]
        found, amount = _matching_amount(left, typed)
        if len(found) > 1:
            raise _placed(_several(found, words), 0, at)
        if not found:
            raise _refused(decision, options, Move(seat, words), at, Note("not-offered"))
        picked += [found[0].words[0]] * amount
    answer = set_words(picked, decision.verb)
    reason = decision.refusal(answer if picked or verbs or words else ())
    if reason is not None:
        raise _refused(decision, options, Move(seat, answer), len(words), reason)
    return answer


def _leading_verb(decision: Decision, options: Sequence[Option], words: Words) -> int:
    """How many typed words are the verb of the set: it may be left out, or only be begun where no
    option begins so."""
    if decision.verb is None or not words:
        return 0
    if same(words[0]) == same(decision.verb):
        return 1
    begun = same(decision.verb).startswith(same(words[0]))
    return int(begun and not _matching_amount(options, words[0])[0])


def _matching_amount(options: Sequence[Option], typed: str) -> tuple[list[Option], int]:
    """The options that a word of a set may mean, and how many of it: `ore+2` is two."""
    found, _ = _matching(options, (typed,))
    if found:
        return found, 1
    base, plus, number = typed.rpartition("+")
    if not plus or not number.isdecimal() or not 0 < int(number[:3]) <= MOST_WORDS:
        return [], 0
    return _matching(options, (base,))[0], int(number[:3])


def _ambiguous(found: Sequence[Option], words: Words) -> MoveError:
    """Several options fit: say where they part."""
    at = next((n for n in range(len(words)) if len({o.words[n] for o in found}) > 1), len(words))
    return _placed(_several(found, words), 0, at)


def _several(found: Sequence[Option], words: Words) -> AmbiguousMoveError:
    error = AmbiguousMoveError([option.words for option in found], text=" ".join(words)[:200])
    error.continuations = found[:MOST_CONTINUATIONS]
    return error


def _refused(
    decision: Decision, options: Sequence[Option], move: Move, depth: int, reason: Note | None
) -> MoveError:
    """Nothing fits: unreadable where even the first word means nothing here, else illegal."""
    error: MoveError
    if depth == 0 and not _known_verb(decision, move.words):
        error = UnreadableMoveError(word=move.words[0][:40] if move.words else "")
    else:
        reasons = decision.reasons(move.words, reason or Note("not-offered"))
        error = IllegalMoveError(move, *reasons)
    error.continuations = continuations(options, () if decision.is_set else move.words[:depth])
    return _placed(error, 0, depth)


def _begins(words: Words, prefix: Words) -> bool:
    return all(
        same(word).startswith(same(start)) for word, start in zip(words, prefix, strict=False)
    )


def _known_verb(decision: Decision, words: Words) -> bool:
    """Whether the rules can say why this kind of action is not possible now."""
    if not words or decision.advise is None:
        return False
    return bool(decision.advise().obstacles(words[:1]))


def _placed(error: MoveError, part: int, at: int) -> MoveError:
    error.part, error.at = part, at
    return error
