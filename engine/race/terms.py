"""The closed vocabularies of the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """The phases in order; `$` is the part of Consume in which goods are sold."""

    EXPLORE = "I"
    DEVELOP = "II"
    SETTLE = "III"
    TRADE = "$"
    CONSUME = "IV"
    PRODUCE = "V"
    END = "END"


class Action(StrEnum):
    """What the action cards say."""

    EXPLORE_5 = "explore5"
    EXPLORE_1 = "explore1"
    DEVELOP = "develop"
    SETTLE = "settle"
    TRADE = "trade"
    TIMES_2 = "x2"
    PRODUCE = "produce"


class Space(StrEnum):
    """The kinds of spaces on the robot's mat, from left to right."""

    EXPLORE = "explore"
    DEVELOP = "develop"
    SETTLE = "settle"
    TRADE = "trade"
    TIMES_2 = "x2"
    PRODUCE = "produce"


class Good(StrEnum):
    """The four kinds of goods, the cheapest first."""

    NOVELTY = "novelty"
    RARE = "rare"
    GENES = "genes"
    ALIEN = "alien"


class Keyword(StrEnum):
    """Words printed on cards that others refer to; Alien here is not the good."""

    ALIEN = "alien"
    REBEL = "rebel"
    IMPERIUM = "imperium"
    UPLIFT = "uplift"
    TERRAFORMING = "terraforming"
    CHROMOSOME = "chromosome"


class Way(StrEnum):
    """How a world can be placed; the last three by a card whose data name them."""

    PAY = "pay"
    CONQUER = "conquer"
    SPECIALIST = "specialist"
    SHIP = "ship"
    DOOMED = "doomed"


class Effect(StrEnum):
    """What powers do."""

    EXPLORE_DRAW = "explore_draw"
    EXPLORE_KEEP = "explore_keep"
    DRAW_AT_PHASE_START = "draw_at_phase_start"
    REDUCE_COST = "reduce_cost"
    DRAW_AFTER_PLACING = "draw_after_placing"
    MILITARY = "military"
    DISCARD_SELF_FOR_MILITARY = "discard_self_for_military"
    DISCARD_HAND_FOR_MILITARY = "discard_hand_for_military"
    DISCARD_SELF_FOR_ZERO_COST = "discard_self_for_zero_cost"
    PAY_FOR_MILITARY = "pay_for_military"
    SETTLE_SECOND_WORLD = "settle_second_world"
    TRADE_BONUS = "trade_bonus"
    TRADE_BONUS_PER_KEYWORD_WORLD = "trade_bonus_per_keyword_world"
    CONSUME = "consume"
    CONSUME_ALL_GOODS = "consume_all_goods"
    DISCARD_HAND_FOR_VP = "discard_hand_for_vp"
    DRAW = "draw"
    SELL_GOOD = "sell_good"
    GAMBLE = "gamble"
    PRODUCE = "produce"
    PRODUCE_BY_DISCARD = "produce_by_discard"
    PRODUCE_ON_WINDFALL = "produce_on_windfall"
    DRAW_IF_PRODUCED_HERE = "draw_if_produced_here"
    DRAW_PER_GOOD_PRODUCED = "draw_per_good_produced"
    DRAW_PER_KIND_PRODUCED = "draw_per_kind_produced"
    DRAW_PER_WORLD = "draw_per_world"
    DRAW_IF_PRODUCED_STRICTLY_MOST = "draw_if_produced_strictly_most"


SPACE_OF: Final = {
    Action.EXPLORE_5: Space.EXPLORE,
    Action.EXPLORE_1: Space.EXPLORE,
    Action.DEVELOP: Space.DEVELOP,
    Action.SETTLE: Space.SETTLE,
    Action.TRADE: Space.TRADE,
    Action.TIMES_2: Space.TIMES_2,
    Action.PRODUCE: Space.PRODUCE,
}
TRADE_VALUE: Final = {Good.NOVELTY: 2, Good.RARE: 3, Good.GENES: 4, Good.ALIEN: 5}
HAND_LIMIT: Final = 10
TABLEAU_LIMIT: Final = 12
CHIPS_EACH: Final = 12
