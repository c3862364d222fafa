"""The table before the first question: options, start worlds, goals, the shuffled deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.assumed import DEAL
from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.game import HUMAN, LEVEL, Setup, SetupOption
from engine.race.components import (
    FIRST_GOALS,
    GOALS,
    MOST_GOALS,
    START_WORLDS,
    cards_of,
    copies_of,
    start_of,
)
from engine.race.marks import rule
from engine.race.robot.setup import new_robot
from engine.race.robot.values import ASSUMED, LEVELS, rules_with
from engine.race.state import Player, RaceAdvice, Robot, Rules, State, Stock, Tile, powers_of
from engine.race.terms import CHIPS_EACH

if TYPE_CHECKING:
    from engine.core.moves import Words

ANY: Final = "any"
OPTIONS: Final = (
    SetupOption("sets", ("storm", "base")),
    SetupOption("goals", ("yes", "no")),
    SetupOption("edition", ("first", "second")),
    SetupOption("duel", ("two", "one")),
    SetupOption("hands", ("deal", "preset")),
    SetupOption("draft", ("no", "yes")),
    SetupOption("steps", ("no", "yes"), lobby=False),
    SetupOption(LEVEL, LEVELS, solo=True),
    SetupOption("world", (ANY, *START_WORLDS), solo=True),
    SetupOption("robot", (ANY, *START_WORLDS), solo=True),
)
ROBOTS: Final = ("robot",)
DEALS: Final = (
    "start", "goals", "deck", "worlds-odd", "worlds-even", "own0", "own1", "own2", "die-a", "die-b",
    DEAL,
)  # fmt: skip
MOST_IN_BASE: Final = 4
MOST_IN_DRAFT: Final = 3
MOST_PRESET: Final = 5
"""Start worlds 1 to 5 have preset hands; the fifth came with the expansion."""
RULES: Final = 2
"""Their version. Since 2 there is no question whose only answer is to use no temporary Military."""
Advise = Callable[[State, Player, str, Mapping[str, object]], RaceAdvice]


def rules_of(setup: Setup) -> Rules:
    """The options as the rules read them; raises SetupError for those that do not fit."""
    chosen = {option.key: setup.options.get(option.key, option.values[0]) for option in OPTIONS}
    seats = len(setup.seats)
    alone = seats > setup.seats.count(HUMAN)
    storm = chosen["sets"] == "storm"
    wants_goals = setup.options.get("goals") == "yes"
    if not storm:
        for option, wanted in (
            ("players", seats > MOST_IN_BASE),
            ("goals", wants_goals),
            ("draft", chosen["draft"] == "yes"),
            (LEVEL, alone),
        ):
            if wanted:
                raise SetupError("setup-needs-storm", option=option)
    if chosen["draft"] == "yes" and (seats > MOST_IN_DRAFT or alone):
        raise SetupError("setup-draft-seats", most=MOST_IN_DRAFT)
    if chosen["draft"] == "yes" and chosen["hands"] == "preset":
        raise SetupError("setup-draft-or-preset")
    if alone and (seats > 2 or wants_goals):
        raise SetupError("setup-solo", option="players" if seats > 2 else "goals")
    return Rules(
        edition=chosen["edition"],
        sets=chosen["sets"],
        goals=storm and not alone and chosen["goals"] == "yes",
        actions=2 if seats == 2 and (alone or chosen["duel"] == "two") else 1,
        draft=chosen["draft"] == "yes",
        preset=chosen["hands"] == "preset",
        steps=chosen["steps"] == "yes",
        asks_needlessly=setup.rules < RULES,
    )


def new_state(setup: Setup, adviser: Advise) -> State:
    """The position before the first question."""
    rules = rules_of(setup)
    chance = Chance.of(setup)
    players = [Player(seat) for seat in range(len(setup.seats))]
    deck = [*copies_of(rules.sets)]
    robot = None
    if rules.draft:
        _deal_in_secret(chance, players, deck)
    else:
        worlds = start_worlds(chance, rules, setup)
        _deal_openly(rules, setup, players, worlds, deck)
        robot = _robot(setup, worlds)
    pool = CHIPS_EACH * len(players) if robot is None else robot.rules.pool
    state = State(
        chance=chance,
        cards=cards_of(rules.edition),
        rules=rules,
        players=players,
        stocks=[Stock("deck", chance.pile("deck", deck))],
        tiles=goal_tiles(chance, rules),
        pool=pool,
        pool_size=pool,
        adviser=adviser,
        robot=robot,
    )
    for player in state.people:
        player.powers = powers_of(state.cards, player.tableau)
    return state


def _deal_openly(
    rules: Rules, setup: Setup, players: Sequence[Player], worlds: Sequence[str], deck: list[str]
) -> None:
    """A start world to everybody, with its hand if that is wanted."""
    for player, world in zip(players, worlds, strict=True):
        player.began_with = world
        player.tableau = [world]
        deck.remove(world)
        if rules.preset and setup.seats[player.seat] == HUMAN:
            player.hand = [*start_of(world).hand]
            for card in player.hand:
                deck.remove(card)


@rule("RACE draft: start worlds")
def _deal_in_secret(chance: Chance, players: Sequence[Player], deck: list[str]) -> None:
    """An odd and an even start world to everybody; the others stay in the deck."""
    for key, odd in (("worlds-odd", 1), ("worlds-even", 0)):
        pile = chance.pile(key, [one for one in START_WORLDS if start_of(one).number % 2 == odd])
        for player in players:
            world = pile.draw(player.seat)
            player.worlds.append(world)
            deck.remove(world)


def _robot(setup: Setup, worlds: Sequence[str]) -> Robot | None:
    """The robot, with the values that its mat is played with."""
    seat = next((seat for seat, who in enumerate(setup.seats) if who != HUMAN), None)
    if seat is None:
        return None
    level = setup.options.get(LEVEL, LEVELS[0])
    return new_robot(rules_with(ASSUMED.values(setup)), seat, worlds[seat], level)


@rule("RACE base: start worlds")
def start_worlds(chance: Chance, rules: Rules, setup: Setup) -> Sequence[str]:
    """A start world for each seat: dealt by the public seed, or as setup and options say."""
    legal = [world for world in START_WORLDS if world in copies_of(rules.sets)]
    each = _open_to_each(legal, rules, setup)
    dealt = chance.dealt("start")
    if dealt is not None:
        _check("start", dealt, legal, len(each))
        for world, own in zip(dealt, each, strict=True):
            if world not in own:
                raise SetupError("deal-unknown-word", deal="start", word=world)
        return dealt
    wished = _wished(setup)
    for world, own in zip(wished, each, strict=True):
        if world != ANY and (world not in own or wished.count(world) > 1):
            raise SetupError("setup-world", world=world, worlds=own)
    order = [world for world in chance.shuffled("start", legal) if world not in wished]
    chosen: list[str] = []
    for world, own in zip(wished, each, strict=True):
        free = (other for other in order if other in own and other not in chosen)
        chosen.append(next(free) if world == ANY else world)
    return chosen


def _open_to_each(legal: Sequence[str], rules: Rules, setup: Setup) -> list[Sequence[str]]:
    """The start worlds that each seat may have: who is to have a preset hand, one that has such.
    The fifth of these is for five players, and for whoever plays alone."""
    fifth = len(setup.seats) > MOST_IN_BASE or ROBOTS[0] in setup.seats
    most = MOST_PRESET if fifth else MOST_IN_BASE
    preset = [world for world in legal if 1 <= start_of(world).number <= most]
    return [preset if rules.preset and who == HUMAN else legal for who in setup.seats]


def _wished(setup: Setup) -> list[str]:
    """The start world that the options name for each seat; only who plays alone may choose."""
    if ROBOTS[0] not in setup.seats:
        return [ANY] * len(setup.seats)
    keys = ("world" if who == HUMAN else "robot" for who in setup.seats)
    return [setup.options.get(key, ANY) for key in keys]


@rule("RACE storm: goals")
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
