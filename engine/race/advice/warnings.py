"""What is legal but wasteful, as data: one small judge per kind of waste."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.core.amounts import NOTHING, picked_words
from engine.core.marking import KEEP
from engine.core.moves import Note, Words
from engine.race.advice.consuming import ConsumeSearch
from engine.race.advice.obstacles import placing_obstacle
from engine.race.goals import goal_points, value_of
from engine.race.payment import (
    PHASE_BONUS,
    conquest_of,
    develop_obstacle,
    offers,
    settle_powers,
)
from engine.race.phases.consume import DONE, gains_of, power_meant, unused
from engine.race.phases.explore import KEPT
from engine.race.phases.produce import PAY, open_windfalls
from engine.race.powers import held as held_powers
from engine.race.powers import total, trade_value
from engine.race.ranking import sixes_in
from engine.race.rounds import end_reasons
from engine.race.scoring import score
from engine.race.state import Player, State
from engine.race.terms import (
    HAND_LIMIT,
    TABLEAU_LIMIT,
    TRADE_VALUE,
    Action,
    Effect,
    Good,
    Phase,
    Way,
)


class Case(NamedTuple):
    """Whose option is judged, in which question; the search is made only if somebody asks."""

    state: State
    player: Player
    args: Mapping[str, object]
    search: Callable[[], ConsumeSearch]


Judge = Callable[[Case, Words], Iterator[Note]]
CHEAP: Final = 2
"""A Colony Ship for a price up to this is hardly worth it; so is a good sold at this value."""


def warnings_of(case: Case, words: Words) -> list[Note]:
    """All warnings about an option."""
    judges = _JUDGES.get(words[0], ()) if words else ()
    return [note for judge in judges for note in judge(case, words)]


def _useless_actions(case: Case, words: Words) -> Iterator[Note]:
    """Actions with nothing to do for; what others may bring is not known."""
    state, player = case.state, case.player
    actions = words[1:]
    if Action.TRADE in actions and not player.goods:
        yield Note("trade-without-good")
    if Action.TIMES_2 in actions and not _could_consume(state, player, actions):
        yield Note("x2-without-consuming")
    if Action.PRODUCE in actions and not _could_produce(state, player, actions):
        yield Note("nothing-to-produce", {"goods": "yes" if player.goods else "no"})
    explores = Action.EXPLORE_5 in actions or Action.EXPLORE_1 in actions
    for action, world in ((Action.DEVELOP, False), (Action.SETTLE, True)):
        if action in actions and not _has_placeable(state, player, world):
            soft = "yes" if explores else "no"
            yield Note(f"nothing-to-{action}", {"explores": soft})


def _fills_hand(case: Case, words: Words) -> Iterator[Note]:
    """More cards than may be kept, and nothing chosen that would use them."""
    player, actions = case.player, words[1:]
    if Action.DEVELOP in actions or Action.SETTLE in actions:
        return
    if Action.EXPLORE_5 not in actions and Action.EXPLORE_1 not in actions:
        return
    kept = (
        KEPT + actions.count(Action.EXPLORE_1) + total(player, Phase.EXPLORE, Effect.EXPLORE_KEEP)
    )
    over = len(player.hand) + kept - HAND_LIMIT
    if over > 0:
        yield Note("over-hand-limit", {"count": over})


def _could_consume(state: State, player: Player, actions: Words) -> bool:
    """Whether chips may be doubled: goods lie there, or a windfall world could still bring one."""
    earns = [
        held
        for held in player.powers.get(Phase.CONSUME, ())
        if held.power.vp_per_use or held.power.effect is Effect.CONSUME_ALL_GOODS
    ]
    if not earns:
        return False
    if player.goods:
        return True
    return Action.SETTLE in actions and any(state.cards[id_].is_windfall for id_ in player.hand)


def _could_produce(state: State, player: Player, actions: Words) -> bool:
    if player.goods and (Action.TRADE in actions or Action.TIMES_2 in actions):
        return True  # what is used or sold before makes room
    if any(
        state.cards[world].kind is not None and world not in player.goods
        for world in player.tableau
    ):
        return True
    draws = (Effect.DRAW, Effect.DRAW_PER_WORLD)
    return any(held.power.effect in draws for held in player.powers.get(Phase.PRODUCE, ()))


def _has_placeable(state: State, player: Player, world: bool) -> bool:
    """Whether something in hand could be placed by whoever has chosen the action for it."""
    if not world:
        return any(_can_develop(state, player, id_) for id_ in dict.fromkeys(player.hand))
    worlds = (id_ for id_ in dict.fromkeys(player.hand) if state.cards[id_].is_world)
    return any(placing_obstacle(state, player, id_) is None for id_ in worlds)


def _can_develop(state: State, player: Player, card: str) -> bool:
    """With what the action takes off the price, and what powers draw before it is paid."""
    drawn = total(player, Phase.DEVELOP, Effect.DRAW_AT_PHASE_START)
    powers = player.powers.get(Phase.DEVELOP, ())
    means = len(player.hand) - 1 + PHASE_BONUS + drawn
    return develop_obstacle(state, player, card, powers, means) is None


def _only_six(case: Case, words: Words) -> Iterator[Note]:
    """The only development of cost 6 in hand is given away."""
    state, player = case.state, case.player
    given = _given(case, words)
    sixes = sixes_in(state, player.hand)
    placing = case.args.get("card")
    if len(sixes) == 1 and sixes[0] in given and sixes[0] != placing:
        yield Note("gives-only-six", {"card": sixes[0]})


def _spends_kept(case: Case, words: Words) -> Iterator[Note]:
    """Cards are given away that the player has marked to be kept."""
    kept = [id_ for id_ in dict.fromkeys(_given(case, words)) if case.player.marks.get(id_) == KEEP]
    if kept:
        yield Note("spends-kept", {"cards": tuple(kept)})


def _second_copies(case: Case, words: Words) -> Iterator[Note]:
    """A development is kept that lies in the tableau already, or two of the same."""
    state, player = case.state, case.player
    kept = _cards(words)
    for id_ in dict.fromkeys(kept):
        if state.cards[id_].is_world:
            continue
        if id_ in player.tableau or id_ in player.hand or kept.count(id_) > 1:
            yield Note("keeps-second-copy", {"card": id_})


def _wasteful_way(case: Case, words: Words) -> Iterator[Note]:
    """Cards paid for what could be conquered; a ship for a low price."""
    state, player = case.state, case.player
    if words[1:2] == ("none",) or len(words) < 3:
        return
    card = state.cards[words[1]]
    powers = settle_powers(state, player)
    if card.military and words[2] != Way.CONQUER:
        conquest = conquest_of(player, card, powers)
        if conquest.has >= conquest.needed:
            yield Note("could-be-conquered", {"card": card.id})
    if words[2] in (Way.SHIP, Way.DOOMED):
        price = min(
            (
                offer.cost
                for offer in offers(player, card, powers, len(player.hand) - 1)
                if offer.way in (Way.PAY, Way.SPECIALIST)
            ),
            default=None,
        )
        if price is not None and price <= CHEAP:
            yield Note("ship-for-little", {"card": card.id, "price": price})
        yield from _loses_goal(state, player, _leaving(state, player, words[2]))


def _leaving(state: State, player: Player, way: str) -> list[str]:
    return [held.card for held in settle_powers(state, player) if held.power.way == way]


def _wasteful_boost(case: Case, words: Words) -> Iterator[Note]:
    """A card discarded for Military that is not needed; a goal lost by it."""
    state, player = case.state, case.player
    picked = [word for word in words[1:] if word != "none"]
    needed, has = case.args.get("needed"), case.args.get("has")
    assert isinstance(needed, int)
    assert isinstance(has, int)
    leaving = [
        held
        for held in settle_powers(state, player)
        if held.card in picked and held.power.effect is Effect.DISCARD_SELF_FOR_MILITARY
    ]
    for held in leaving:
        if has >= needed:
            yield Note("boost-not-needed", {"card": held.card, "has": has, "needed": needed})
    yield from _loses_goal(state, player, [held.card for held in leaving])


def _loses_goal(state: State, player: Player, leaving: list[str]) -> Iterator[Note]:
    """A "most" goal that is lost when these cards leave the tableau."""
    if not leaving:
        return
    for tile in state.tiles:
        if tile.owner != player.seat or tile.goal.measure != "developments":
            continue
        gone = sum(not state.cards[card].is_world for card in leaving)
        value = value_of(state, player, tile.goal) - gone
        others = [
            value_of(state, other, tile.goal)
            for other in state.players
            if other.seat != player.seat
        ]
        if gone and (value < tile.goal.threshold or value < max(others, default=0)):
            yield Note("loses-goal", {"goal": tile.goal.id})


def _ends_game(case: Case, words: Words) -> Iterator[Note]:
    """The last card of a tableau, while somebody else has more points in sight."""
    state, player = case.state, case.player
    if words[1:2] == ("none",) or any(end_reasons(state)):
        return
    if len(player.tableau) + 1 >= TABLEAU_LIMIT:
        yield from _behind(state, player, "ends-by-tableau")


def _empties_pool(case: Case, words: Words) -> Iterator[Note]:
    """The last chips."""
    held = power_meant(case.player, words)
    if held is None or held.power.effect not in (Effect.CONSUME, Effect.CONSUME_ALL_GOODS):
        return
    vp, _ = gains_of(case.player, held.power, len(words) - 2)
    if case.state.pool <= vp and not any(end_reasons(case.state)):
        yield from _behind(case.state, case.player, "ends-by-pool")


def _behind(state: State, player: Player, key: str) -> Iterator[Note]:
    def total(one: Player) -> int:
        return score(state, one) + sum(goal_points(state, one.seat).values())

    own = total(player)
    best = max((total(one) for one in state.players if one is not player), default=own)
    if best > own:
        yield Note(key, {"has": own, "needed": best})


def _many_cards(case: Case, words: Words) -> Iterator[Note]:
    """Nothing is placed though cards will have to be discarded."""
    player = case.player
    if words[1:] == ("none",) and len(player.hand) > HAND_LIMIT:
        yield Note("over-hand-limit", {"count": len(player.hand) - HAND_LIMIT})


def _lost_for_nothing(case: Case, words: Words) -> Iterator[Note]:
    """Cards that the limit of the hand will take could still be turned into chips."""
    player = case.player
    declines = words == DONE or words[2:] == NOTHING
    over = len(player.hand) - HAND_LIMIT
    if (
        declines
        and over > 0
        and any(held.power.effect is Effect.DISCARD_HAND_FOR_VP for held in unused(player))
    ):
        yield Note("over-hand-limit", {"count": over})


def _sells_cheaply(case: Case, words: Words) -> Iterator[Note]:
    """A good of low value is sold while a much better one lies there."""
    state, player = case.state, case.player
    world = words[-1]
    if world not in player.goods:
        return
    value = trade_value(state, player, world)
    best = max(player.goods, key=lambda one: trade_value(state, player, one))
    better = trade_value(state, player, best)
    good = state.cards[world].good
    assert good is not None
    if TRADE_VALUE[good] <= CHEAP and better >= TRADE_VALUE[Good.GENES] and better > value:
        yield Note("sells-cheaply", {"count": value, "world": best, "better": better})


def _bad_order(case: Case, words: Words) -> Iterator[Note]:
    """Another order brings more chips and no fewer cards, or more cards and no fewer chips."""
    more = case.search().beaten_by(words)
    if more is not None:
        yield Note("order-wastes", {"vp": more[0], "cards": more[1]})


def _draws_early(case: Case, words: Words) -> Iterator[Note]:
    """A draw that counts goods, while a good that it would count may still come."""
    state, player = case.state, case.player
    coming = {
        state.cards[world].good for _, worlds in open_windfalls(state, player) for world in worlds
    }
    if player.hand:
        payers = held_powers(player, Phase.PRODUCE, Effect.PRODUCE_BY_DISCARD)
        coming |= {state.cards[one.card].good for one in payers if one.card not in player.goods}
    for one in player.powers.get(Phase.PRODUCE, ()):
        if words[1:] != (one.card,):
            continue
        kinds = one.power.effect is Effect.DRAW_PER_KIND_PRODUCED
        each = one.power.effect is Effect.DRAW_PER_GOOD_PRODUCED and one.power.good in coming
        if each or (kinds and coming - {*player.produced.values()}):
            yield Note("draws-too-early", {"card": one.card})


def _given(case: Case, words: Words) -> list[str]:
    """The hand cards that an answer gives away: as a payment, over the limit, for chips, for a
    good."""
    if words[0] == "produce":
        return list(words[3:]) if words[2:3] == (PAY,) else []
    if words[0] == "consume":
        held = power_meant(case.player, words)
        discards = held is not None and held.power.effect is Effect.DISCARD_HAND_FOR_VP
        return _cards(words[1:]) if discards else []
    return _cards(words)


def _cards(words: Words) -> list[str]:
    """The cards that an answer names, behind its verb, each as often as it is meant."""
    copies = {word.partition("+")[0]: 99 for word in words[1:]}
    return list(picked_words(words, words[0], copies) or ())


_JUDGES: Final[Mapping[str, tuple[Judge, ...]]] = {
    "act": (_useless_actions, _fills_hand),
    "keep": (_second_copies,),
    "discard": (_only_six, _spends_kept),
    "pay": (_only_six, _spends_kept),
    "develop": (_ends_game, _many_cards),
    "settle": (_wasteful_way, _ends_game, _many_cards),
    "boost": (_wasteful_boost,),
    "trade": (_sells_cheaply,),
    "consume": (_bad_order, _empties_pool, _lost_for_nothing, _only_six, _spends_kept),
    "produce": (_only_six, _spends_kept),
    "done": (_lost_for_nothing,),
    "draw": (_draws_early,),
}
