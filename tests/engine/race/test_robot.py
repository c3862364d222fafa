"""The solo robot, sentence by sentence of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

import pytest

from engine.core.chance import Pile
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Note, Words
from engine.core.table import Table
from engine.race.components import START_WORLDS
from engine.race.game import RACE
from engine.race.robot.dice import placed
from engine.race.robot.turn import robot_phase
from engine.race.rounds import end_reasons, phases_of
from engine.race.scoring import result, score, tie_break
from engine.race.state import Robot
from engine.race.terms import Action, Phase, Space
from tests.engine.race.positions import AnyTable, Position

SOLO = (HUMAN, "robot")


def solo(world: str = "old_earth", level: str = "easy", **options: str) -> Position:
    """A table with a robot of this start world and no cards in its hand."""
    setup = Setup("race", SOLO, "seed", "secret", {"robot": world, "level": level, **options})
    state = RACE.start(setup)
    position = Position(**{one.name: getattr(state, one.name) for one in fields(state)})
    position.players[0].hand = []
    return position


def mat(position: Position) -> Robot:
    assert position.robot is not None
    return position.robot


def acting(
    position: Position,
    phase: Phase,
    dice: Sequence[Space] = (),
    deck: Sequence[str] = (),
    hand: Sequence[str] = (),
    nth: int = 1,
) -> Robot:
    """The robot's part of a phase, with these dice, this deck and this hand."""
    robot = mat(position)
    robot.dice = tuple(dice)
    position.stocks[0].deck = Pile(position.chance, "deck", [*deck, *["old_earth"] * 9])
    position.players[robot.seat].hand = [*hand]
    position.step, position.phases, position.at = "phase", (phase,) * nth, nth - 1
    robot_phase(position, phase)
    return robot


def pile(position: Position) -> list[str]:
    return position.players[mat(position).seat].tableau


SETUPS = {
    world: (
        {"ancient_race": 0, "alpha_centauri": 2}.get(world, 1),
        int(world in ("earths_lost_colony", "epsilon_eridani")),
        3 if world == "ancient_race" else 4,
    )
    for world in START_WORLDS
}


@pytest.mark.parametrize(("world", "numbers"), SETUPS.items())
def test_credits_economy_and_hand_at_the_start(world: str, numbers: tuple[int, int, int]) -> None:
    table: AnyTable = Table(RACE, Setup("race", SOLO, "a", "b", {"robot": world}))
    robot = table.state.robot
    assert (robot.credits, robot.economy, len(table.state.players[1].hand)) == numbers
    assert table.state.pool == 24
    assert table.state.tiles == []
    assert table.state.players[1].tableau == [world]
    assert table.view(1).own is None, "nobody looks at the robot's hand"


@pytest.mark.parametrize(
    ("level", "tokens", "points"), [("easy", 1, 6), ("medium", 2, 6), ("hard", 3, 9)]
)
def test_levels(level: str, tokens: int, points: int) -> None:
    position = solo(level=level)
    assert mat(position).tokens == tokens
    robot = mat(position)
    robot.tokens, robot.placed = 0, tokens
    pile(position)[:] = ["old_earth", "trade_league", "gem_world", "deserted_alien_library"]
    assert score(position, position.players[1]) == 2 + 1 + 5 + points * (tokens + 1)


E, D, S, T, X, P = Space
DICE = {
    "plain faces lie on their spaces": (("produce", "develop"), (T, X), (D, P)),
    "two alike lie side by side": (("settle", "settle"), (T, X), (S, S)),
    "two matches copy both actions": (("match", "match"), (X, P), (X, P)),
    "one match lies under the right marker": (("develop", "match"), (X, P), (D, P)),
    "or under the left one if a die lies there": (("produce", "match"), (X, P), (X, P)),
    "of a pair under the left one": (("produce", "match"), (E, E), (E, P)),
    "or under the right one if a die lies there": (("explore", "match"), (E, E), (E, E)),
    "the head is the action on its overlay": (("head", "develop"), (E, E), (D, T)),
    "the head first, then the match": (("match", "head"), (E, T), (E, T)),
}


@pytest.mark.parametrize(("faces", "markers", "spaces"), DICE.values(), ids=DICE)
def test_where_the_dice_lie(
    faces: tuple[str, str], markers: tuple[Space, Space], spaces: tuple[Space, Space]
) -> None:
    assert placed(faces, markers, T)[0] == spaces


@pytest.mark.parametrize(("dice", "cards", "gained"), [((E,), 1, 1), ((E, E), 3, 1), ((), 1, 0)])
def test_explore(dice: tuple[Space, ...], cards: int, gained: int) -> None:
    position = solo()
    robot = acting(position, Phase.EXPLORE, dice)
    assert (len(position.players[1].hand), robot.credits) == (cards, 1 + gained)


def test_separatist_colony_draws_more_in_explore() -> None:
    for dice, cards in (((E,), 2), ((E, E), 4), ((), 2)):
        position = solo("separatist_colony")
        acting(position, Phase.EXPLORE, dice)
        assert len(position.players[1].hand) == cards


def test_credits_and_economy_have_limits_and_what_is_over_them_is_lost() -> None:
    position = solo()
    robot = mat(position)
    robot.credits, robot.economy = 3, 5
    acting(position, Phase.CONSUME, (T,))
    assert robot.credits == 4
    acting(position, Phase.PRODUCE, (P,))
    assert robot.economy == 5


@pytest.mark.parametrize(("dice", "owned", "left"), [((D,), 2, 0), ((), 3, 0)])
def test_a_token_is_placed_instead_where_there_are_credits(
    dice: tuple[Space, ...], owned: int, left: int
) -> None:
    position = solo()
    mat(position).credits = owned
    robot = acting(position, Phase.DEVELOP, dice, hand=["public_works"])
    assert (robot.tokens, robot.placed, robot.credits) == (0, 1, left)
    assert position.players[1].hand == ["public_works"]
    position = solo()
    mat(position).credits = owned - 1
    acting(position, Phase.DEVELOP, dice, hand=["public_works"])
    assert mat(position).placed == 0
    assert "public_works" in pile(position)


def test_develop_action_draws_and_takes_the_first_cheap_development_for_nothing() -> None:
    position = solo()
    robot = acting(position, Phase.DEVELOP, (D,), deck=["drop_ships"], hand=["gem_world"])
    assert pile(position) == ["old_earth", "drop_ships"]
    assert position.stocks[0].discards == ["gem_world"]
    assert robot.credits == 1


def test_develop_action_pays_a_credit_for_cost_6_or_goes_on() -> None:
    position = solo()
    robot = acting(position, Phase.DEVELOP, (D,), hand=["trade_league", "drop_ships"])
    assert pile(position) == ["old_earth", "trade_league"]
    assert robot.credits == 0
    robot = acting(position, Phase.DEVELOP, (D,), hand=["new_economy", "drop_ships"])
    assert pile(position)[-1] == "drop_ships"


def test_develop_reaction_needs_a_credit_and_pays_it_only_if_something_is_found() -> None:
    position = solo()
    mat(position).credits = 0
    acting(position, Phase.DEVELOP, hand=["drop_ships"])
    assert pile(position) == ["old_earth"]
    mat(position).credits = 1
    robot = acting(position, Phase.DEVELOP, hand=["gem_world"])
    assert (robot.credits, position.players[1].hand) == (1, [])
    robot = acting(position, Phase.DEVELOP, hand=["trade_league"])
    assert (robot.credits, pile(position)[-1]) == (0, "trade_league")


def test_settle_action_draws_three_and_takes_a_non_military_world() -> None:
    position = solo()
    robot = acting(position, Phase.SETTLE, (S,), deck=["gem_world", "x", "x"], hand=["rebel_base"])
    assert pile(position) == ["old_earth", "gem_world"]
    assert robot.credits == 1
    assert len(position.players[1].hand) == 2


def test_settle_reaction_draws_two_for_a_credit() -> None:
    position = solo()
    robot = acting(position, Phase.SETTLE, deck=["gem_world", "drop_ships"])
    assert (pile(position)[-1], robot.credits, position.players[1].hand) == (
        "gem_world", 0, ["drop_ships"])  # fmt: skip
    acting(position, Phase.SETTLE, deck=["spice_world"])
    assert pile(position)[-1] == "gem_world", "without credits nothing"
    assert position.players[1].hand == []


def test_with_nothing_found_no_credit_is_paid() -> None:
    position = solo()
    robot = acting(position, Phase.SETTLE, deck=["drop_ships", "rebel_base"])
    assert (robot.credits, pile(position)) == (1, ["old_earth"])


@pytest.mark.parametrize("world", ["epsilon_eridani", "new_sparta", "separatist_colony"])
def test_some_seek_military_worlds_and_react_for_nothing(world: str) -> None:
    position = solo(world)
    mat(position).credits = 0
    acting(position, Phase.SETTLE, deck=["drop_ships", "rebel_base"], hand=["gem_world"])
    assert pile(position) == [world, "rebel_base"]


@pytest.mark.parametrize(("world", "action", "reaction"), [
    ("alpha_centauri", 4, 2), ("new_sparta", 4, 3), ("old_earth", 3, 2),
])  # fmt: skip
def test_cards_drawn_in_settle(world: str, action: int, reaction: int) -> None:
    for dice, count in (((S,), action), ((), reaction)):
        position = solo(world)
        acting(position, Phase.SETTLE, dice, deck=["drop_ships"] * 9)
        notes = position.told("robot_acted")[0]["notes"]
        assert isinstance(notes, tuple)
        assert notes[0].args == {"count": count}


def test_alpha_centauri_reacts_for_nothing_to_non_military_worlds() -> None:
    position = solo("alpha_centauri")
    mat(position).credits = 0
    acting(position, Phase.SETTLE, deck=["rebel_base", "gem_world"])
    assert pile(position) == ["alpha_centauri", "gem_world"]


def test_the_first_settle_action_of_doomed_world() -> None:
    position = solo("doomed_world")
    deck = ["rebel_base", "gem_world", "new_earth"]
    robot = acting(position, Phase.SETTLE, (S,), deck=deck, hand=["spice_world"])
    assert pile(position) == ["new_earth"]
    assert (robot.credits, robot.economy) == (3, 1)
    assert position.players[1].hand == ["spice_world"], "from the deck, not from the hand"
    assert position.stocks[0].discards == ["rebel_base", "gem_world", "doomed_world"]
    acting(position, Phase.SETTLE, (S,), deck=["gem_world", "x", "x"])
    assert pile(position) == ["new_earth", "gem_world"], "afterwards as everybody"


def test_doomed_world_reacts_as_usual_before_its_first_action() -> None:
    position = solo("doomed_world")
    acting(position, Phase.SETTLE, deck=["gem_world"])
    assert pile(position) == ["doomed_world", "gem_world"]
    assert not mat(position).first_settled


def test_doomed_world_stays_where_nothing_fits_in_the_whole_deck() -> None:
    position = solo("doomed_world")
    position.stocks[0].discards = []
    robot = mat(position)
    robot.dice = (S,)
    position.stocks[0].deck = Pile(position.chance, "deck", ["rebel_base", "gem_world"])
    position.step, position.phases, position.at = "phase", (Phase.SETTLE,), 0
    robot_phase(position, Phase.SETTLE)
    assert pile(position) == ["doomed_world"]
    assert not robot.first_settled


CONSUMING = {
    "selling": ((T,), 3, 2, 2 + 1),
    "doubling": ((X,), 6, 3, 1),
    "both": ((T, X), 6, 3, 3),
    "reaction": ((), 3, 2, 1),
    "the same twice counts once": ((X, X), 6, 3, 1),
}


@pytest.mark.parametrize(("dice", "vp", "economy", "owned"), CONSUMING.values(), ids=CONSUMING)
def test_consume(dice: tuple[Space, ...], vp: int, economy: int, owned: int) -> None:
    position = solo()
    mat(position).economy = 3 if vp != 2 else 1
    robot = acting(position, Phase.CONSUME, dice)
    assert position.players[1].chips == vp
    assert robot.economy == (3 if economy == 2 else 4)
    assert robot.credits == owned
    assert position.pool == 24 - vp


def test_produce_is_an_action_only() -> None:
    position = solo()
    assert acting(position, Phase.PRODUCE).economy == 0
    assert acting(position, Phase.PRODUCE, (P,)).economy == 1


def test_old_earth_has_another_head_after_its_first_sale() -> None:
    position = solo("old_earth")
    assert mat(position).head == T
    assert acting(position, Phase.CONSUME, (X,)).head == T
    assert acting(position, Phase.CONSUME, (T,)).head == X
    assert acting(position, Phase.CONSUME, (T,)).head == X


def test_damaged_alien_factory_turns_its_head_over() -> None:
    position = solo("damaged_alien_factory")
    heads = [mat(position).head]
    for phase, die in ((Phase.PRODUCE, P), (Phase.PRODUCE, P), (Phase.CONSUME, T)):
        heads.append(acting(position, phase, (die,)).head)
    assert heads == [P, T, T, P]


def test_phases_are_those_of_both_and_the_kth_is_an_action_up_to_the_dice() -> None:
    position = solo()
    position.players[0].actions = (Action.DEVELOP, Action.DEVELOP)
    mat(position).dice = (S, S)
    assert phases_of(position) == (Phase.DEVELOP, Phase.DEVELOP, Phase.SETTLE, Phase.SETTLE)
    mat(position).dice = (D, P)
    assert phases_of(position) == (Phase.DEVELOP, Phase.DEVELOP, Phase.PRODUCE)
    acting(position, Phase.DEVELOP, (D,), nth=2)
    assert position.told("robot_acted")[0]["how"] == "reaction"


def test_the_game_ends_with_twelve_cards_of_either_tokens_included_or_without_chips() -> None:
    position = solo()
    pile(position)[:] = ["old_earth"] * 11
    assert list(end_reasons(position)) == []
    mat(position).placed = 1
    assert list(end_reasons(position)) == ["tableau"]
    position.pool = 0
    assert list(end_reasons(position)) == ["tableau", "vp_pool"]


def test_a_tie_is_broken_by_credits_and_economy() -> None:
    position = solo()
    robot = mat(position)
    robot.credits, robot.economy = 2, 3
    assert tie_break(position, position.players[1]) == 5
    for player in position.players:
        player.tableau, player.chips, player.goods = ["spice_world"], 0, {}
    position.players[0].hand = ["gem_world"] * 4
    assert result(position).ranks == (2, 1)


def test_the_robot_has_no_hand_limit_and_is_asked_nothing() -> None:
    table: AnyTable = Table(RACE, Setup("race", SOLO, "a", "b"))
    table.state.players[1].hand += ["gem_world"] * 12
    assert table.waiting_for == (0,)


def test_dice_can_be_dealt_and_every_step_is_explained() -> None:
    deal = {"die-a": ("5",), "die-b": ("0",)}
    table: AnyTable = Table(
        RACE, Setup("race", SOLO, "a", "b", {"robot": "new_sparta", "world": "old_earth"}, deal)
    )
    table.play(Move(0, proposed(table)))
    table.take_events()
    table.play(Move(0, ("act", "trade", "x2")))
    table.play(Move(0, proposed(table)))
    told = {event.kind: event.args for event in table.take_events()}
    assert told["robot_rolled"]["faces"] == ("head", "explore")
    assert told["robot_rolled"]["actions"] == ("explore", "settle")
    assert told["robot_rolled"]["notes"] == (Note("robot-head", {"action": "settle"}),)
    assert told["robot_acted"]["notes"]


def proposed(table: AnyTable) -> Words:
    decision = table.pending[0]
    assert decision.plans is not None
    return decision.plans()[0].moves[0]
