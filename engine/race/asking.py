"""How the rules put a question to a player: sets of cards, sealed answers, what stays hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from engine.core.amounts import amount_of, set_words
from engine.core.chance import UNKNOWN
from engine.core.flow import Flow
from engine.core.moves import Decision, Note, Option, Plan, Role, Words
from engine.race.state import Player, State

BEST = "best"
"""What may be typed instead of cards: the proposal, written out when it is stored."""


def ask(
    state: State,
    player: Player,
    kind: str,
    offer: Callable[[], Iterable[Option]],
    refuse: Callable[[Words], Note | None],
    *,
    secret: bool = False,
    veil: Callable[[Words], Words] | None = None,
    spell: Callable[[Words], Words] | None = None,
    role: Role = Role.ROUND,
    **args: object,
) -> Flow[Words]:
    """Ask one player for one option and return the answer."""
    move = yield (
        Decision(
            player.seat,
            kind,
            offer,
            refuse,
            secret=secret,
            args=args,
            advise=partial(state.adviser, state, player, kind, args),
            spell=spell,
            veil=veil,
            role=role,
            plans=partial(_plans, state, player, kind, args),
        ),
    )
    return move.words


def ask_cards(
    state: State,
    player: Player,
    kind: str,
    verb: str,
    cards: Sequence[str],
    count: int,
    ranked: Callable[[State, Player, Sequence[str]], Sequence[str]],
    *,
    secret: bool = True,
    role: Role = Role.ROUND,
    **args: object,
) -> Flow[Words]:
    """Ask one player for so many of these cards; nobody else sees which.

    `ranked` puts the cards in order, those that the engine proposes first.
    """
    copies = Counter(cards)
    best = partial(ranked, state, player, tuple(cards))
    decision = Decision(
        player.seat,
        kind,
        partial(_options, player, best),
        partial(_refusal, copies),
        picks=range(count, count + 1),
        secret=secret,
        args={"count": count, "of": len(cards), **args},
        advise=partial(state.adviser, state, player, kind, args),
        spell=partial(_spelled, verb, best, count, copies),
        veil=hidden_cards,
        role=role,
        verb=verb,
        copies=copies,
        plans=partial(_best_set, verb, best, count),
    )
    move = yield (decision,)
    return decision.picked(move.words)


def hidden_cards(words: Words) -> Words:
    """An answer whose cards nobody else ever sees: the verb, and how many cards there are.

    Two alike are two `?`, since that they are alike is hidden too.
    """
    return (words[0], *(UNKNOWN for word in words[1:] for _ in range(_number(word))))


def _plans(state: State, player: Player, kind: str, args: Mapping[str, object]) -> Sequence[Plan]:
    return state.adviser(state, player, kind, args).plans()


def _best_set(verb: str, ranked: Callable[[], Sequence[str]], count: int) -> Sequence[Plan]:
    return [Plan((set_words(ranked()[:count], verb),))]


def _number(word: str) -> int:
    _, plus, number = word.rpartition("+")
    return int(number) if plus else 1


def _options(player: Player, ranked: Callable[[], Sequence[str]]) -> Iterable[Option]:
    return [Option((card,), _marked(player, card)) for card in dict.fromkeys(ranked())]


def _marked(player: Player, card: str) -> tuple[Note, ...]:
    mark = player.marks.get(card)
    return (Note("marked", {"mark": mark}),) if mark else ()


def _refusal(copies: Mapping[str, int], words: Words) -> Note | None:
    known = all(word.partition("+")[0] in copies for word in words[1:])
    return None if known else Note("not-offered")


def _spelled(
    verb: str,
    ranked: Callable[[], Sequence[str]],
    count: int,
    copies: Mapping[str, int],
    words: Words,
) -> Words:
    """The proposal written out; cards named twice as an amount, all in order."""
    if words == (verb, BEST):
        return set_words(ranked()[:count], verb)
    amounts = [amount_of(word, copies) for word in words[1:]]
    if words[:1] != (verb,) or not all(card in copies for card, _ in amounts):
        return words
    return set_words((card for card, number in amounts for _ in range(number)), verb)
