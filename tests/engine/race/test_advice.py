"""Warnings, obstacles and proposals: each kind of waste once, each reason once."""

from __future__ import annotations

import pytest

from engine.core.moves import Decision, Note, Words
from engine.race.components import GOALS
from engine.race.phases.consume import consume
from engine.race.phases.develop import develop
from engine.race.phases.explore import explore
from engine.race.phases.produce import produce
from engine.race.phases.settle import settle
from engine.race.rounds import act, hand_limit
from engine.race.state import Tile
from engine.race.terms import Good, Phase
from tests.engine.race.positions import Position, race, run


def warned(decision: Decision, text: str) -> list[str]:
    assert decision.advise is not None
    return [note.key for note in decision.advise().warnings(tuple(text.split()))]


def choosing(*tableau: str, hand: tuple[str, ...] = (), goods: tuple[str, ...] = ()) -> Decision:
    position = race(3).with_tableau(0, *tableau).with_hand(0, *hand).with_goods(0, *goods)
    return run(act(position, position.players[0]))[0]


ACTIONS = {
    "x2 without a good": (["old_earth"], [], [], "act x2", ["x2-without-consuming"]),
    "x2 with a good but no power": (
        ["gem_world"], [], ["gem_world"], "act x2", ["x2-without-consuming"]),
    "x2 with both": (["old_earth", "gem_world"], [], ["gem_world"], "act x2", []),
    "x2 and Settle with a windfall world in hand": (
        ["old_earth"], ["refugee_world"], [], "act settle x2", []),
    "Trade without a good": (["old_earth"], [], [], "act trade", ["trade-without-good"]),
    "Produce with nothing to produce": (
        ["old_earth"], [], [], "act produce", ["nothing-to-produce"]),
    "Produce where the goods lie already": (
        ["gem_world"], [], ["gem_world"], "act produce", ["nothing-to-produce"]),
    "Produce where they are sold before": (
        ["gem_world"], [], ["gem_world"], "act trade produce", []),
    "Develop with a price that only this action makes payable": (
        ["old_earth"], ["drop_ships", "gem_world", "x", "y"], [], "act develop", []),
    "Develop where a card drawn before pays the rest": (
        ["interstellar_bank"], ["drop_ships", "gem_world", "x"], [], "act develop", []),
    "Produce with a windfall world": (["refugee_world"], [], [], "act produce", []),
    "Produce with a card that draws": (["merchant_guild"], [], [], "act produce", []),
    "Develop with nothing to place": (
        ["old_earth"], ["gem_world"], [], "act develop", ["nothing-to-develop"]),
    "Settle with nothing to place": (
        ["old_earth"], ["drop_ships"], [], "act settle", ["nothing-to-settle"]),
    "Explore with ten cards": (["old_earth"], ["gem_world"] * 10, [], "act explore5",
        ["over-hand-limit"]),
    "Explore with ten cards and Settle": (
        ["old_earth"], ["gem_world"] * 10, [], "act explore1 settle", []),
    "Explore with eight cards": (["old_earth"], ["gem_world"] * 8, [], "act explore1", []),
    "Settle with a world": (["old_earth"], ["pilgrimage_world"], [], "act settle", []),
}  # fmt: skip


@pytest.mark.parametrize(
    ("tableau", "hand", "goods", "text", "keys"), ACTIONS.values(), ids=ACTIONS
)
def test_warnings_of_actions(
    tableau: list[str], hand: list[str], goods: list[str], text: str, keys: list[str]
) -> None:
    decision = choosing(*tableau, hand=tuple(hand), goods=tuple(goods))
    assert warned(decision, text) == keys


def test_the_only_development_of_cost_6_is_given_away() -> None:
    position = race(2).with_hand(0, "trade_league", *["gem_world"] * 10)
    decision = run(hand_limit(position))[0]
    assert warned(decision, "discard trade_league") == ["gives-only-six"]
    assert warned(decision, "discard gem_world") == []


def test_a_second_copy_of_a_development_is_kept() -> None:
    position = race(2).with_tableau(0, "old_earth", "drop_ships").in_phase(Phase.EXPLORE)
    position.with_tableau(1, "old_earth").with_deck(
        "drop_ships", "gem_world", "comet_zone", "x", "x"
    )
    decision = run(explore(position))[0]
    assert warned(decision, "keep drop_ships") == ["keeps-second-copy"]
    assert warned(decision, "keep gem_world") == []


def settling(*tableau: str, hand: tuple[str, ...]) -> tuple[Position, Decision]:
    position = race(2).with_tableau(0, *tableau).with_hand(0, *hand).in_phase(Phase.SETTLE)
    return position, run(settle(position))[0]


def test_a_world_is_paid_that_could_be_conquered() -> None:
    _, decision = settling("new_sparta", "contact_specialist", "space_marines",
                           hand=("rebel_miners", "gem_world"))  # fmt: skip
    assert warned(decision, "settle rebel_miners specialist") == ["could-be-conquered"]
    assert warned(decision, "settle rebel_miners conquer") == []


def test_a_ship_is_used_for_a_price_of_two_or_less() -> None:
    _, decision = settling("colony_ship", hand=("gem_world", "x", "y"))
    assert warned(decision, "settle gem_world ship") == ["ship-for-little"]


def test_the_last_card_is_placed_while_somebody_else_is_ahead() -> None:
    tableau = ["old_earth", "gem_world", "spice_world", "secluded_world", "artist_colony",
               "public_works", "drop_ships", "space_marines", "mining_robots", "export_duties",
               "expedition_force"]  # fmt: skip
    position, decision = settling(*tableau, hand=("pilgrimage_world",))
    assert warned(decision, "settle pilgrimage_world pay") == []
    position.players[1].chips = 60
    assert warned(decision, "settle pilgrimage_world pay") == ["ends-by-tableau"]


@pytest.mark.parametrize("already", ["own", "other", "pool"])
def test_where_the_game_ends_anyway_nobody_is_warned_of_ending_it(already: str) -> None:
    tableau = ["old_earth", *["gem_world"] * (11 if already == "own" else 10)]
    position, decision = settling(*tableau, hand=("pilgrimage_world",))
    position.players[1].chips = 60
    if already == "other":
        position.with_tableau(1, *["gem_world"] * 12)
    if already == "pool":
        position.pool = 0
    assert warned(decision, "settle pilgrimage_world pay") == []
    assert decision.advise is not None
    told = decision.advise().outlook(("settle", "pilgrimage_world", "pay"))
    assert any(note.key == "cards-on-table" for note in told) == (already != "own")


def test_chips_run_out_while_somebody_else_is_ahead() -> None:
    position = race(2).with_tableau(0, "tourist_world", "gem_world", "spice_world")
    position.with_goods(0, "gem_world", "spice_world").in_phase(Phase.CONSUME)
    position.pool = 2
    position.players[1].chips = 60
    decision = run(consume(position))[0]
    assert warned(decision, "consume tourist_world gem_world spice_world") == ["ends-by-pool"]


def test_nothing_is_placed_with_more_than_ten_cards() -> None:
    _, decision = settling("old_earth", hand=("pilgrimage_world", *["gem_world"] * 10))
    assert warned(decision, "settle none") == ["over-hand-limit"]


def test_cards_over_the_limit_are_not_turned_into_chips() -> None:
    position = race(2).with_tableau(0, "old_earth", "deficit_spending")
    position.with_hand(0, *["gem_world"] * 11).in_phase(Phase.CONSUME, "trade", "trade")
    decision = run(consume(position))[0]
    assert warned(decision, "done") == ["over-hand-limit"]
    assert warned(decision, "consume deficit_spending none") == ["over-hand-limit"]
    assert warned(decision, "consume deficit_spending gem_world+2") == []
    position.players[0].hand.pop()
    assert warned(decision, "done") == []


def test_goods_are_counted_while_more_may_come() -> None:
    worlds = ["gem_world", "refugee_world", "asteroid_belt", "diversified_economy"]
    position = race(2).with_tableau(0, *worlds).with_deck(*["gem_world"] * 9)
    position.in_phase(Phase.PRODUCE, "produce", "produce")
    decision = run(produce(position))[0]
    assert warned(decision, "draw diversified_economy") == ["draws-too-early"]
    position.players[0].produced["asteroid_belt"] = Good.RARE
    assert warned(decision, "draw diversified_economy") == [], "no further kind can come"


def test_an_order_of_consuming_leaves_a_good_that_another_would_use() -> None:
    position = race(2).with_tableau(0, "public_works", "plague_world", "gem_world")
    position.with_goods(0, "plague_world", "gem_world").in_phase(Phase.CONSUME)
    decision = run(consume(position))[0]
    assert warned(decision, "consume public_works plague_world") == ["order-wastes"]
    assert warned(decision, "consume public_works gem_world") == []


def test_an_order_that_brings_cards_instead_of_chips_is_no_waste() -> None:
    position = race(2).with_tableau(0, "epsilon_eridani", "new_vinland", "gem_world")
    position.with_goods(0, "gem_world").in_phase(Phase.CONSUME)
    decision = run(consume(position))[0]
    assert warned(decision, "consume new_vinland gem_world") == []
    assert warned(decision, "consume epsilon_eridani gem_world") == []


def test_a_cheap_good_is_sold_while_a_dear_one_lies_there() -> None:
    position = race(2).with_tableau(0, "gem_world", "alien_toy_shop", "comet_zone")
    position.with_goods(0, "gem_world", "alien_toy_shop", "comet_zone").in_phase(
        Phase.CONSUME, "trade"
    )
    decision = run(consume(position))[0]
    assert warned(decision, "trade gem_world") == ["sells-cheaply"]
    assert warned(decision, "trade comet_zone") == []
    assert warned(decision, "trade alien_toy_shop") == []


def test_a_goal_is_lost_by_a_card_that_leaves_the_tableau() -> None:
    position, decision = settling(
        "colony_ship", "drop_ships", "public_works", "space_marines", hand=("new_earth",)
    )
    position.tiles = [Tile(GOALS["greatest_infrastructure"], owner=0)]
    assert warned(decision, "settle new_earth ship") == ["loses-goal"]


def obstacles(decision: Decision, *words: str) -> list[Note]:
    assert decision.advise is not None
    return [*decision.advise().obstacles(words)]


WHY: dict[str, tuple[list[str], list[str], Words, list[Note]]] = {
    "too few cards": (
        ["old_earth"], ["new_earth", "x"], ("settle", "new_earth"),
        [Note("needs-cards", {"needed": 5, "has": 1})]),
    "too little Military": (
        ["new_sparta"], ["rebel_base"], ("settle", "rebel_base"),
        [Note("needs-military", {"needed": 6, "has": 2})]),
    "Military and cards": (
        ["contact_specialist"], ["rebel_base", "x"], ("settle", "rebel_base"),
        [Note("needs-military-or-cards", {"needed": 6, "has": -1, "cost": 5, "cards": 1})]),
    "possible with New Military Tactics": (
        ["new_sparta", "new_military_tactics"], ["rebel_outpost"], ("settle", "rebel_outpost"),
        [Note("with-booster", {"card": "new_military_tactics", "has": 5, "needed": 5})]),
    "a Contact Specialist does not pay for Alien goods": (
        ["contact_specialist"], ["alien_robot_sentry"], ("settle", "alien_robot_sentry"),
        [Note("needs-military", {"needed": 2, "has": -1}),
         Note("not-for-this-good", {"card": "contact_specialist", "good": "alien"})]),
    "it lies there already": (
        ["drop_ships"], ["drop_ships"], ("develop", "drop_ships"),
        [Note("already-placed", {"card": "drop_ships"})]),
    "it is a world": (
        ["old_earth"], ["gem_world"], ("develop", "gem_world"),
        [Note("not-a-development", {"card": "gem_world"})]),
    "it is a development": (
        ["old_earth"], ["drop_ships"], ("settle", "drop_ships"),
        [Note("not-a-world", {"card": "drop_ships"})]),
    "it is not in hand": (["old_earth"], [], ("settle", "gem_world"), [Note("not-in-hand")]),
    "there is no such card": (
        ["old_earth"], [], ("settle", "gem"), [Note("no-such-card", {"card": "gem"})]),
    "goods do not suffice": (
        ["tourist_world"], [], ("consume", "tourist_world"),
        [Note("needs-goods", {"needed": 2, "good": "any"})]),
    "kinds do not suffice": (
        ["diversified_economy"], [], ("consume", "diversified_economy"),
        [Note("needs-kinds", {"needed": 3})]),
    "no card to discard": (
        ["deficit_spending"], [], ("consume", "deficit_spending"),
        [Note("needs-hand-card", {"card": "deficit_spending"})]),
    "no such power": (
        ["gem_world"], [], ("consume", "gem_world"),
        [Note("no-such-power", {"card": "gem_world"})]),
    "nobody produces there": (
        ["old_earth"], [], ("produce", "old_earth"), [Note("no-producer", {"world": "old_earth"})]),
    "no power for a windfall world": (
        ["refugee_world"], [], ("produce", "refugee_world"),
        [Note("no-windfall-power", {"world": "refugee_world"})]),
}  # fmt: skip


@pytest.mark.parametrize(("tableau", "hand", "words", "notes"), WHY.values(), ids=WHY)
def test_why_something_is_not_possible(
    tableau: list[str], hand: list[str], words: Words, notes: list[Note]
) -> None:
    names = {"x": "comet_zone"}
    decision = choosing(*tableau, hand=tuple(names.get(word, word) for word in hand))
    assert obstacles(decision, *words) == notes


def test_a_placement_is_proposed_whole_with_its_payment() -> None:
    position = race(2).with_tableau(0, "old_earth").in_phase(Phase.DEVELOP, "trade")
    position.with_hand(0, "public_works", "drop_ships", "rebel_base", "trade_league")
    decision = run(develop(position))[0]
    assert decision.plans is not None
    plan = decision.plans()[0]
    assert plan.moves == (("develop", "public_works"), ("pay", "drop_ships"))
    assert plan.notes == (
        Note("price", {"price": 1}),
        Note("pays-with", {"cards": ("drop_ships",)}),
    )


def test_a_conquest_is_proposed_with_as_few_boosters_as_possible() -> None:
    position, decision = settling(
        "new_sparta",
        "space_mercenaries",
        "new_military_tactics",
        hand=("malevolent_lifeforms", "gem_world"),
    )
    assert decision.plans is not None
    assert decision.plans()[0].moves == (
        ("settle", "malevolent_lifeforms", "conquer"),
        ("boost", "space_mercenaries"),
        ("pay", "gem_world"),
    )
    assert position.players[0].hand


def test_pay_best_is_written_out() -> None:
    position = race(2).with_tableau(0, "old_earth").in_phase(Phase.DEVELOP, "trade")
    position.with_hand(0, "public_works", "drop_ships", "rebel_base")
    decision = run(develop(position), (0, "develop public_works"))[0]
    assert decision.spell is not None
    assert decision.spell(("pay", "best")) == ("pay", "drop_ships")


def test_cards_named_twice_are_an_amount_and_stand_in_order() -> None:
    position = race(2).with_hand(0, *["gem_world"] * 2, *["drop_ships"] * 10)
    decision = run(hand_limit(position))[0]
    assert decision.spell is not None
    for text in ("discard gem_world drop_ships", "discard drop_ships gem_world"):
        assert decision.spell(tuple(text.split())) == ("discard", "drop_ships", "gem_world")
    assert decision.spell(("discard", "gem_world", "gem_world")) == ("discard", "gem_world+2")
    assert decision.refusal(("discard", "gem_world+2")) is None


def test_an_outlook_says_what_makes_a_card_cheaper() -> None:
    position = race(2).with_tableau(0, "investment_credits").in_phase(Phase.DEVELOP, "develop")
    position.with_hand(0, "drop_ships", "gem_world", "gem_world")
    decision = run(develop(position))[0]
    assert decision.advise is not None
    assert decision.advise().outlook(("develop", "drop_ships"))[:2] == [
        Note("cost-parts", {"printed": 4, "less": 2}),
        Note("cheaper-by", {"cards": ("investment_credits",)}),
    ]


def goals_told(*tiles: Tile) -> list[object]:
    """What is said of goals where somebody could have the second of his developments."""
    position = race(3).with_tableau(0, "public_works").in_phase(Phase.DEVELOP, "develop")
    position.with_tableau(1, *["drop_ships", "mining_robots", "merchant_guild", "space_marines"])
    position.with_hand(0, "galactic_federation", *["gem_world"] * 6)
    position.tiles = [*tiles]
    decision = run(develop(position))[0]
    assert decision.advise is not None
    notes = decision.advise().outlook(("develop", "galactic_federation"))
    return [dict(note.args) for note in notes if note.key == "goal-progress"]


def test_a_goal_that_somebody_has_for_good_is_no_progress() -> None:
    told = {"goal": "galactic_status", "has": 1, "needed": 1}
    assert goals_told(Tile(GOALS["galactic_status"])) == [told]
    assert goals_told(Tile(GOALS["galactic_status"], owner=1)) == []


def test_progress_says_how_many_it_takes_to_have_more_than_all_others() -> None:
    told = {"goal": "greatest_infrastructure", "has": 2, "needed": 5}
    assert goals_told(Tile(GOALS["greatest_infrastructure"], owner=1)) == [told]


def test_numbers_to_name_stand_by_how_many_unseen_cards_have_them() -> None:
    position = race(2).with_tableau(0, "gambling_world").in_phase(Phase.CONSUME)
    decision = run(consume(position))[0]
    assert decision.plans is not None
    named = [plan.moves[0] for plan in decision.plans()]
    shares = {one.words: one.notes[0].args["percent"] for one in decision.offer()}
    assert sorted(named) == sorted(shares)
    assert [shares[words] for words in named] == sorted(shares.values(), reverse=True)


def test_cards_are_not_said_to_be_doubled() -> None:
    position = race(2).with_tableau(0, "new_vinland").with_goods(0, "new_vinland")
    decision = run(consume(position.in_phase(Phase.CONSUME, "x2")))[0]
    assert decision.plans is not None
    assert decision.plans()[0].notes[0] == Note("brings", {"vp": 0, "cards": 2, "doubled": "no"})


@pytest.mark.parametrize(("steps", "count"), [("no", 2), ("yes", 1)])
def test_a_proposed_order_ends_where_a_drawn_card_may_be_discarded_next(
    steps: str, count: int
) -> None:
    tableau = ("terraforming_robots", "public_works", "deficit_spending", "comet_zone", "gem_world")
    position = race(2, steps=steps).with_tableau(0, *tableau)
    position.with_goods(0, "comet_zone", "gem_world").with_hand(0, "spice_world")
    decision = run(consume(position.in_phase(Phase.CONSUME)))[0]
    assert decision.plans is not None
    assert len(decision.plans()[0].moves) == count
    last = [option.words[1] for option in decision.offer()][-1]
    assert last == "deficit_spending", "of which there are many ways"
