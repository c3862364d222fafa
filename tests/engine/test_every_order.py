"""What can be answered beforehand is asked as it would be asked, to its end, in every game."""

from __future__ import annotations

import random

import pytest

from engine.core.errors import NotYourTurnError
from engine.core.game import ahead_of
from engine.core.moves import Move
from tests.strategies import Case, cases, random_answer, walk

every_case = pytest.mark.parametrize(
    "case", [case for case in cases() if ahead_of(case.game) is not None], ids=str
)
SAMPLES = 25


@every_case
def test_an_order_is_a_question_of_its_kind_that_comes_to_an_end(case: Case) -> None:
    done, chooser, met = walk(case), random.Random(1), set[str]()
    for position in done.samples(SAMPLES):
        table = done.at(position)
        for seat in range(len(case.seats)):
            for kind in table.ahead(seat):
                trial = done.at(position)
                trial.imagine(seat, kind)
                decision = trial.decision_of(seat)
                assert decision is not None
                assert (decision.kind, decision.seat) == (kind, seat)
                barrier = trial.barrier
                while (asked := trial.decision_of(seat)) is not None:
                    assert trial.barrier == barrier, "only the last answer may reveal something"
                    trial.play(Move(seat, random_answer(asked, chooser)))
                met.add(kind)
    ahead = ahead_of(case.game)
    assert ahead is not None
    assert met == {*ahead.kinds}


@every_case
def test_nothing_else_can_be_ordered(case: Case) -> None:
    table = walk(case).at(0)
    with pytest.raises(NotYourTurnError):
        table.imagine(0, "no-such-question")
