"""Phases I and II: what is drawn and kept; what developments cost."""

from __future__ import annotations

import pytest

from engine.core.chance import UNKNOWN
from engine.race.phases.develop import develop
from engine.race.phases.explore import explore, number_drawn, number_kept
from engine.race.state import draw
from engine.race.terms import Phase
from tests.engine.race.positions import Position, offered, race, run

EXPLORING = {
    "everybody draws two and keeps one": (["old_earth"], "trade", 2, 1),
    "Explore +5 draws five more": (["old_earth"], "explore5", 7, 1),
    "Explore +1/+1 draws and keeps one more": (["old_earth"], "explore1", 3, 2),
    "both together draw eight and keep two": (["old_earth"], "explore5 explore1", 8, 2),
    "powers draw more": (["separatist_colony", "expedition_force"], "trade", 5, 1),
    "powers keep more": (["old_earth", "research_labs"], "trade", 2, 2),
    "one card does both": (["old_earth", "galactic_renaissance"], "trade", 4, 2),
}
DEVELOPING = {
    "it costs what is printed": (["old_earth"], "trade", "public_works", 1),
    "Develop takes one off": (["old_earth"], "develop", "drop_ships", 3),
    "Investment Credits take one off": (["investment_credits"], "trade", "drop_ships", 3),
    "Galactic Federation takes two off": (
        ["investment_credits", "galactic_federation"], "develop", "drop_ships", 0),
    "never below nothing": (["galactic_federation"], "develop", "public_works", 0),
}  # fmt: skip


@pytest.mark.parametrize(("tableau", "actions", "drawn", "kept"), EXPLORING.values(), ids=EXPLORING)
def test_exploring(tableau: list[str], actions: str, drawn: int, kept: int) -> None:
    position = race(2).with_tableau(0, *tableau).in_phase(Phase.EXPLORE, actions)
    player = position.players[0]
    assert (number_drawn(player), number_kept(player)) == (drawn, kept)
    decision = next((one for one in run(explore(position)) if one.seat == 0), None)
    if drawn == kept:
        assert decision is None, "all that was drawn is kept"
        return
    assert decision is not None
    assert decision.picks == range(kept, kept + 1)
    assert sum(decision.copies.values()) == drawn


def test_all_draw_before_anybody_discards_and_only_what_was_drawn_can_be_kept() -> None:
    position = race(2).with_hand(0, "gem_world").in_phase(Phase.EXPLORE, "trade", "trade")
    for seat in (0, 1):
        position.with_tableau(seat, "old_earth")
    position.with_deck("drop_ships", "new_earth", "comet_zone", "space_port", "old_earth")
    decisions = run(explore(position))
    assert [sorted(one.copies) for one in decisions] == [
        ["drop_ships", "new_earth"],
        ["comet_zone", "space_port"],
    ]
    assert decisions[0].refusal(("keep", "gem_world")) is not None
    run(explore(race(2)))
    position.players[0].drawn = []
    position.players[1].drawn = []
    position.with_deck("drop_ships", "new_earth", "comet_zone", "space_port", "old_earth")
    run(explore(position), (1, "keep comet_zone"), (0, "keep new_earth"))
    assert position.players[0].hand == ["gem_world", "new_earth"]
    assert position.players[1].hand == ["comet_zone"]
    assert position.stocks[0].discards == ["drop_ships", "space_port"]


def test_two_alike_are_kept_as_an_amount_and_nobody_learns_that_they_are_alike() -> None:
    position = race(2).with_tableau(0, "old_earth").with_tableau(1, "old_earth")
    position.in_phase(Phase.EXPLORE, "explore1", "trade")
    position.with_deck(
        "drop_ships", "drop_ships", "gem_world", "comet_zone", "new_earth", "space_port"
    )
    decision = run(explore(position))[0]
    assert decision.refusal(("keep", "drop_ships+2")) is None
    assert decision.veil is not None
    assert decision.veil(("keep", "drop_ships+2")) == ("keep", UNKNOWN, UNKNOWN)


@pytest.mark.parametrize(
    ("tableau", "actions", "card", "cost"), DEVELOPING.values(), ids=DEVELOPING
)
def test_developing(tableau: list[str], actions: str, card: str, cost: int) -> None:
    rest = ["gem_world", "comet_zone", "space_port", "new_earth"]
    position = race(2).with_tableau(0, *tableau).with_hand(0, card, *rest)
    position.in_phase(Phase.DEVELOP, actions)
    decisions = run(develop(position), (0, f"develop {card}"))
    assert (decisions[0].picks[0] if decisions else 0) == cost
    for missing in (0, 1):
        position = race(2).with_tableau(0, *tableau).in_phase(Phase.DEVELOP, actions)
        position.with_hand(0, card, *rest[: max(0, cost - missing)])
        legal = f"develop {card}" in offered(run(develop(position))[0])
        assert legal == (missing == 0 or cost == 0)


def test_no_development_stands_twice_in_a_tableau_and_worlds_are_none() -> None:
    position = (
        race(2).with_tableau(0, "old_earth", "public_works").in_phase(Phase.DEVELOP, "develop")
    )
    position.with_hand(0, "public_works", "pilgrimage_world", "drop_ships", "gem_world")
    assert offered(run(develop(position))[0]) == ["develop none", "develop drop_ships"]


def test_the_bank_draws_before_anybody_chooses() -> None:
    position = (
        race(2).with_tableau(0, "old_earth", "interstellar_bank").in_phase(Phase.DEVELOP, "develop")
    )
    position.with_deck("investment_credits", "drop_ships")
    assert offered(run(develop(position))[0]) == ["develop none", "develop investment_credits"]


def test_public_works_draw_after_placing_but_not_for_themselves() -> None:
    def drawn_with(*tableau: str) -> list[str]:
        position = (
            race(2).with_tableau(0, *tableau).with_hand(0, "investment_credits", "public_works")
        )
        position.in_phase(Phase.DEVELOP, "develop").with_deck("new_earth", "drop_ships")
        card = "investment_credits" if len(tableau) > 1 else "public_works"
        run(develop(position), (0, f"develop {card}"))
        return position.players[0].hand

    assert drawn_with("old_earth", "public_works") == ["public_works", "new_earth"]
    assert drawn_with("old_earth") == ["investment_credits"]


def test_a_development_placed_together_gives_nothing_to_this_phase() -> None:
    position = (
        race(2).with_tableau(0, "old_earth").with_hand(0, "investment_credits", "public_works")
    )
    position.in_phase(Phase.DEVELOP, "develop develop", times=2)
    run(develop(position), (0, "develop investment_credits"))
    assert position.players[0].hand == ["public_works"]
    position.at = 1
    assert run(develop(position), (0, "develop public_works")) == [], "free in the second phase"


def test_who_chose_develop_once_has_the_bonus_in_the_first_phase_only() -> None:
    position = race(2).with_tableau(0, "old_earth").with_hand(0, "public_works")
    position.in_phase(Phase.DEVELOP, "develop trade", "develop develop", times=2)
    assert "develop public_works" in offered(run(develop(position))[0])
    position.at = 1
    assert "develop public_works" not in offered(run(develop(position))[0])


def reshuffled() -> Position:
    return (
        race(2)
        .with_tableau(0, "old_earth")
        .with_deck("gem_world", discards=["drop_ships", "new_earth"])
    )


def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_taken() -> None:
    position = reshuffled()
    draw(position, 0, 1, "settle_bonus")
    assert len(position.stocks[0].deck) == 2
    assert position.stocks[0].discards == []
    assert position.told("reshuffled") == [{"count": 2}]


def test_a_draw_goes_on_after_the_reshuffle_and_is_lost_where_nothing_is_left() -> None:
    position = reshuffled()
    assert len(draw(position, 0, 5, "settle_bonus")) == 3
    assert sorted(position.players[0].hand) == ["drop_ships", "gem_world", "new_earth"]
