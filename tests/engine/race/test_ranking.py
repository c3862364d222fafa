"""What is proposed to be given up: what helps least from now on, with what is being placed."""

from __future__ import annotations

from engine.core.moves import Words
from engine.race.phases.develop import develop
from engine.race.rounds import hand_limit
from engine.race.terms import Phase
from tests.engine.race.positions import race, run


def paying_for(card: str, *hand: str, tableau: tuple[str, ...] = ("old_earth",)) -> Words:
    """The proposed payment for a development."""
    position = race(2).with_tableau(0, *tableau).in_phase(Phase.DEVELOP, "trade")
    position.with_hand(0, card, *hand)
    decision = run(develop(position), (0, f"develop {card}"))[0]
    assert decision.plans is not None
    return decision.plans()[0].moves[0]


def test_a_payment_spares_what_the_development_itself_makes_possible() -> None:
    hand = ("malevolent_lifeforms", "comet_zone", "rebel_base", "gem_world")
    tactics = paying_for("new_military_tactics", *hand, tableau=("new_sparta",))
    assert tactics == ("pay", "rebel_base")
    marines = paying_for("space_marines", *hand, tableau=("new_sparta",))
    assert marines == ("pay", "gem_world", "rebel_base")
    bank = paying_for("interstellar_bank", *hand, tableau=("new_sparta",))
    assert bank == ("pay", "malevolent_lifeforms", "rebel_base"), "still out of reach"


def test_a_second_copy_of_what_is_being_placed_pays_first() -> None:
    assert paying_for("public_works", "comet_zone", "public_works") == ("pay", "public_works")


def test_temporary_military_that_is_gone_makes_no_world_worth_keeping() -> None:
    position = race(2).with_tableau(0, "new_sparta")
    position.with_hand(0, "rebel_outpost", *["comet_zone"] * 10)
    position.players[0].temporary = 3
    decision = run(hand_limit(position))[0]
    assert decision.plans is not None
    assert decision.plans()[0].moves[0] == ("discard", "rebel_outpost")
