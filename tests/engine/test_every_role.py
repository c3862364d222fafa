"""What questions say of themselves, in every game: offers, rounds, turns."""

from __future__ import annotations

import pytest

from engine.core.moves import Role
from engine.core.table import Table
from tests.strategies import Case, cases, walk

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
