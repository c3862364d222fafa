"""The table before the first question: options, start worlds, goals, the shuffled deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.game import Setup, SetupOption
from engine.race.components import (
    FIRST_GOALS,
    GOALS,
    MOST_GOALS,
    START_WORLDS,
    cards_of,
    copies_of,
    start_of,
)
from engine.race.state import Player, RaceAdvice, Rules, State, Stock, Tile
from engine.race.terms import CHIPS_EACH

if TYPE_CHECKING:
    from engine.core.moves import Words

OPTIONS: Final = (
    SetupOption("sets", ("storm", "base")),
    SetupOption("goals", ("yes", "no")),
    SetupOption("edition", ("first", "second")),
    SetupOption("duel", ("two", "one")),
    SetupOption("hands", ("deal", "preset")),
    SetupOption("steps", ("no", "yes"), lobby=False),
)
DEALS: Final = ("start", "goals", "deck")
MOST_IN_BASE: Final = 4
Adviser = Callable[[State, Player, str, Mapping[str, object]], RaceAdvice]


def rules_of(setup: Setup) -> Rules:
    """The options as the rules read them; raises SetupError for those that do not fit."""
    chosen = {option.key: setup.options.get(option.key, option.values[0]) for option in OPTIONS}
    seats = len(setup.seats)
    storm = chosen["sets"] == "storm"
    if not storm and seats > MOST_IN_BASE:
        raise SetupError("setup-needs-storm", option="players")
    if not storm and setup.options.get("goals") == "yes":
        raise SetupError("setup-needs-storm", option="goals")
    return Rules(
        edition=chosen["edition"],
        sets=chosen["sets"],
        goals=storm and chosen["goals"] == "yes",
        actions=2 if seats == 2 and chosen["duel"] == "two" else 1,
        preset=chosen["hands"] == "preset",
        steps=chosen["steps"] == "yes",
    )


def new_state(setup: Setup, adviser: Adviser) -> State:
    """The position before the first question."""
    rules = rules_of(setup)
    chance = Chance.of(setup)
    cards = cards_of(rules.edition)
    seats = len(setup.seats)
    worlds = start_worlds(chance, rules, seats)
    players = [Player(seat) for seat in range(seats)]
    deck = [*copies_of(rules.sets)]
    for player, world in zip(players, worlds, strict=True):
        deck.remove(world)
        if rules.preset:
            player.hand = [*start_of(world).hand]
            for card in player.hand:
                deck.remove(card)
    pool = CHIPS_EACH * seats
    state = State(
        chance=chance,
        cards=cards,
        rules=rules,
        players=players,
        stocks=[Stock("deck", chance.pile("deck", deck))],
        tiles=goal_tiles(chance, rules),
        pool=pool,
        pool_size=pool,
        adviser=adviser,
    )
    for player, world in zip(players, worlds, strict=True):
        state.put_down(player, world)
    return state


def start_worlds(chance: Chance, rules: Rules, seats: int) -> Sequence[str]:
    """One start world for each seat, dealt by the public seed or as the setup says."""
    legal = [world for world in START_WORLDS if world in copies_of(rules.sets)]
    if rules.preset:
        numbers = range(1, max(MOST_IN_BASE, seats) + 1)
        legal = [world for world in legal if start_of(world).number in numbers]
    dealt = chance.dealt("start")
    if dealt is None:
        return chance.shuffled("start", legal)[:seats]
    _check("start", dealt, legal, seats)
    return dealt


def goal_tiles(chance: Chance, rules: Rules) -> list[Tile]:
    """Four "first" and two "most" goals, in the order of their list."""
    if not rules.goals:
        return []
    firsts = [goal.id for goal in GOALS.values() if goal.type == "first"]
    mosts = [goal.id for goal in GOALS.values() if goal.type == "most"]
    dealt = chance.dealt("goals")
    if dealt is None:
        chosen = [
            *chance.shuffled("goals-first", firsts)[:FIRST_GOALS],
            *chance.shuffled("goals-most", mosts)[:MOST_GOALS],
        ]
    else:
        _check("goals", dealt, [*firsts, *mosts], FIRST_GOALS + MOST_GOALS)
        if sum(word in firsts for word in dealt) != FIRST_GOALS:
            raise SetupError("setup-deal-goals", first=FIRST_GOALS, most=MOST_GOALS)
        chosen = [*dealt]
    return [Tile(goal) for goal in GOALS.values() if goal.id in chosen]


def _check(deal: str, words: Words, legal: Sequence[str], count: int) -> None:
    for word in words:
        if word not in legal or words.count(word) > 1:
            raise SetupError("deal-unknown-word", deal=deal, word=word[:40])
    if len(words) != count:
        raise SetupError("deal-wrong-number", deal=deal, needed=count, has=len(words))
