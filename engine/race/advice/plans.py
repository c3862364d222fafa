"""Whole answers to propose: a world with its way and payment, an order of consuming, a number.

To place: nothing wasteful first, then the lowest price, then the most points, then the id. As few
boosters as possible are used, of equals those that stay on the table; payments as in `ranking`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.amounts import NOTHING, set_words
from engine.core.moves import Note, Plan, Words
from engine.race.advice.consuming import ConsumeSearch
from engine.race.advice.producing import produce_plans
from engine.race.advice.warnings import Case, warnings_of
from engine.race.odds import unseen_numbers
from engine.race.payment import conquest_of, develop_cost, mercenary_cards, settle_powers
from engine.race.phases.consume import trade_options, usable
from engine.race.phases.develop import develop_options, without
from engine.race.phases.produce import PAY, produce_options
from engine.race.phases.settle import boost_sets, leaving_of, settle_options
from engine.race.powers import trade_value
from engine.race.ranking import to_spend
from engine.race.scoring import points_of
from engine.race.state import Player, State
from engine.race.terms import Effect, Phase, Way

MOST = 4
"""Outcomes of consuming or producing that are proposed."""


class _Proposal(NamedTuple):
    plan: Plan
    order: tuple[int, int, int, str]


def plans_of(case: Case, kind: str) -> Sequence[Plan]:
    """What is proposed for a question of this kind, the best first."""
    match kind:
        case "develop" | "settle" | "settle-second":
            found = [*_placing(case, kind)]
            return [one.plan for one in sorted(found, key=lambda one: one.order)]
        case "trade":
            return list(_sales(case.state, case.player))
        case "consume":
            return list(_orders(case.search()))
        case "gamble":
            return [Plan((words,)) for words in likeliest_first(case.state, case.player)]
        case "hand-vp":
            found = [*_discarding(case)]
            return [one.plan for one in sorted(found, key=lambda one: one.order)]
        case "factory":
            return list(_paid_goods(case.state, case.player))
        case "produce":
            return list(_goods(case.state, case.player))
    return ()


def likeliest_first(state: State, player: Player) -> list[Words]:
    """The numbers that can be named, first what most unseen cards have; of equals the lowest."""
    gambles = [held for held in usable(state, player) if held.power.effect is Effect.GAMBLE]
    power = gambles[0].power
    numbers = unseen_numbers(state, player)
    legal = range(power.lowest, power.highest + 1)
    ordered = sorted(legal, key=lambda number: (-numbers.get(number, 0), number))
    return [("gamble", str(number)) for number in ordered]


def _placing(case: Case, kind: str) -> Iterator[_Proposal]:
    state, player = case.state, case.player
    if kind == "develop":
        powers = player.powers.get(Phase.DEVELOP, ())
        options = [*develop_options(state, player, powers)][1:]
    else:
        options = [*settle_options(state, player)][1:]
    for option in options:
        moves, paid = _whole(state, player, option.words)
        boosted = _boosted(state, moves)
        pays = (_paid_note(player, option.words[1], paid),) if paid else ()
        notes = (*option.notes, *boosted, *pays)
        inner = case._replace(args=_args_of(state, player, option.words))
        wasteful = any(warnings_of(inner, words) for words in moves)
        points = points_of(state, player, option.words[1])
        order = (int(wasteful), len(paid), -points, " ".join(option.words))
        yield _Proposal(Plan(moves, notes), order)


def _boosted(state: State, moves: Sequence[Words]) -> Iterator[Note]:
    """The cards that add to the Military for this: those that stay, and those that leave."""
    picked = next((words[1:] for words in moves if words[0] == "boost"), ())
    if not picked or picked == NOTHING:
        return
    gone = leaving_of(state, picked)
    if stay := tuple(card for card in picked if card not in gone):
        yield Note("boosted-by", {"cards": stay})
    if gone:
        yield Note("uses-card", {"cards": gone})


def _paid_note(player: Player, placing: str, paid: Sequence[str]) -> Note:
    """The cards to be paid; beside each why it is chosen or better were not."""
    told: list[str | Note] = []
    for id_ in paid:
        why = player.marks.get(id_, "had" if id_ in (*player.tableau, placing) else "")
        told.append(Note("paid-card", {"card": id_, "why": why}) if why else id_)
    return Note("pays-with", {"cards": tuple(told)})


def _args_of(state: State, player: Player, words: Words) -> dict[str, object]:
    """What the questions would say that follow upon this answer."""
    card = state.cards[words[1]]
    args: dict[str, object] = {"card": card.id}
    if words[2:] == (Way.CONQUER,):
        conquest = conquest_of(player, card, settle_powers(state, player))
        args |= {"needed": conquest.needed, "has": conquest.has}
    return args


def _whole(state: State, player: Player, words: Words) -> tuple[tuple[Words, ...], tuple[str, ...]]:
    """A card with what has to be said besides, and the cards that are paid."""
    card = state.cards[words[1]]
    moves = [words]
    if not card.is_world:
        count = develop_cost(state, player, card, player.powers.get(Phase.DEVELOP, ()))
    elif words[2] == Way.CONQUER:
        conquest = conquest_of(player, card, settle_powers(state, player))
        picked: tuple[str, ...] = ()
        if sets := boost_sets(state, player, conquest):
            picked = sets[0]
            moves.append(("boost", *(sorted(picked) or ("none",))))
        count = mercenary_cards(conquest, picked)
    else:
        offers = [one for one in settle_options(state, player) if one.words == words]
        price = offers[0].notes[0].args.get("price", 0)
        assert isinstance(price, int)
        count = price
    rest = without(player.hand, card.id)
    paid = tuple(to_spend(state, player, rest, placing=card.id)[:count])
    if paid:
        moves.append(set_words(paid, "pay"))
    return tuple(moves), paid


def _sales(state: State, player: Player) -> Iterator[Plan]:
    """Every good, the dearest first."""
    options = sorted(
        trade_options(state, player),
        key=lambda option: (-trade_value(state, player, option.words[1]), option.words),
    )
    for option in options:
        yield Plan((option.words,), option.notes)


def _orders(search: ConsumeSearch) -> Iterator[Plan]:
    told = set()
    for gain in search.best()[:MOST]:
        plan = search.plan(gain)
        steps = search.until_draw(plan.steps)
        if not steps or steps in told:  # what would make the difference comes later
            continue
        told.add(steps)
        vp, cards = search.brought(steps)
        doubled = search.doubled if vp else "no"
        brings = Note("brings", {"vp": vp, "cards": cards, "doubled": doubled})
        whole = len(steps) == len(plan.steps)
        left = (Note("leaves-goods", {"worlds": plan.left}),) if plan.left and whole else ()
        yield Plan(steps, (brings, *left))


def _discarding(case: Case) -> Iterator[_Proposal]:
    """Hand cards for chips, as many as may be: of each number those to be given up first."""
    state, player = case.state, case.player
    for held in usable(state, player):
        if held.power.effect is not Effect.DISCARD_HAND_FOR_VP:
            continue
        hand = to_spend(state, player, player.hand)
        for count in range(min(held.power.max_cards, len(hand)), 0, -1):
            words = ("consume", held.card, *set_words(hand[:count]))
            notes = (Note("gives-vp", {"vp": held.power.vp_per_card * count}),)
            order = (int(bool(warnings_of(case, words))), -count, 0, held.card)
            yield _Proposal(Plan((words,), notes), order)


def _paid_goods(state: State, player: Player) -> Iterator[Plan]:
    """A good for the card to be given up first, then for the others."""
    hand = dict.fromkeys(to_spend(state, player, player.hand))
    options = list(produce_options(state, player, steps=False))
    for card in hand:
        yield from (Plan((one.words,)) for one in options if one.words[2:] == (PAY, card))


def _goods(state: State, player: Player) -> Iterator[Plan]:
    for plan in produce_plans(state, player, MOST):
        kinds = (state.cards[world].good for world in plan.worlds)
        goods = tuple(str(good) for good in kinds if good is not None)
        makes = Note("makes", {"goods": goods, "count": plan.value})
        draws = (Note("draws", {"count": plan.cards}),) if plan.cards else ()
        yield Plan(plan.steps, (makes, *draws))
