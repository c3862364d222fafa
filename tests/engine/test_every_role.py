"""What questions say of themselves, in every game: offers, rounds, turns."""

from __future__ import annotations

import pytest

from engine.core.moves import Role
from engine.core.table import Table
from tests.redealing import redealt
from tests.strategies import Case, cases, walk

MOST_AT_ONCE = 10
"""A row of buttons holds five, and nobody reads more than two rows."""
AT_ONCE = ("federation",)
"""Games in which something of the kind is asked in every game."""

every_case = pytest.mark.parametrize("case", cases(), ids=str)


@every_case
def test_offers_and_only_offers_can_be_declined(case: Case) -> None:
    table = Table(case.game, walk(case).setup)
    for move in walk(case).moves:
        for decision in table.pending:
            assert (decision.role is Role.OFFER) == (decision.decline is not None)
            assert decision.decline is None or decision.allows(decision.decline)
        table.play(move)


@every_case
def test_questions_of_a_round_are_asked_of_several_and_turns_of_one(case: Case) -> None:
    table = Table(case.game, walk(case).setup)
    for move in walk(case).moves:
        roles = [decision.role for decision in table.pending]
        assert roles.count(Role.TURN) <= 1
        assert Role.TURN not in roles or Role.ROUND not in roles
        table.play(move)


@every_case
def test_what_the_card_may_answer_is_asked_outside_of_turns_and_hidden_from_nobody(
    case: Case,
) -> None:
    """Few answers, the same to whoever looks, and no turn of anybody is under way."""
    table, met = Table(case.game, walk(case).setup), 0
    for move in walk(case).moves:
        for decision in table.pending:
            if decision.outright:
                met += 1
                assert not decision.secret
                assert decision.veil is None
                assert decision.role not in (Role.TURN, Role.SETUP)
                assert not any(asked.role is Role.TURN for asked in table.pending)
                assert 1 < len([*decision.offer()]) < MOST_AT_ONCE
                twin = redealt(table, decision.seat, "twin").decision_of(decision.seat)
                assert twin is not None
                assert [*twin.offer()] == [*decision.offer()]
        table.play(move)
    assert met or case.game.key not in AT_ONCE
