"""What a position is worth is learned from games, and it is the sum of what is told of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import GAMES
from engine.cli import fitting, main
from engine.cli.computers import policy_of
from engine.cli.regression import Equations
from engine.cli.tournament_file import player_of
from engine.company.levels import Level
from engine.company.player import decide, known_to
from engine.company.values import company_of
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.gaia.evaluation import sample, shares_at
from tests.strategies import AnyTable

OPTIONS = {"map": "random", "factions": "random"}


def greedy_until(seed: str, last: int) -> AnyTable:
    """A game of two greedy players up to the round given, where somebody begins his turn."""
    setup = Setup("gaia", (HUMAN, HUMAN), seed, seed, OPTIONS, rules=GAMES["gaia"].rules)
    table: AnyTable = Table(GAMES["gaia"], setup)
    players = [policy_of("greedy", seed, seat) for seat in (0, 1)]
    while table.state.round < last or table.pending[0].kind != "turn":
        asked = table.pending[0]
        for words in players[asked.seat](table, asked):
            table.play(Move(asked.seat, words))
    return table


def test_weights_are_found_again() -> None:
    """Two amounts, one of which is worth more the more time there is."""
    equations = Equations({"a@late": 0.0, "a@early": 0.0, "b@late": 1.0, "b@early": 1.0, "~x": 0.0})
    for when, share in (("late", 2.0), ("early", 5.0)):
        seen = [
            ({"a": a, "b": b, "~x": 1.0}, share * a + 3.0 * b + 7.0)
            for a in range(20)
            for b in range(20)
        ]
        equations.gather(seen, {when: 1.0})
    found = equations.moved(1e-6)
    wanted = {"a@late": 2.0, "a@early": 5.0, "b@late": 3.0, "b@early": 3.0, "~x": 7.0}
    assert found == pytest.approx(wanted, abs=0.1)


def test_times_flow_into_each_other() -> None:
    for time in (0.0, 0.5, 1.5, 2.5, 4.0, 5.5, 6.0):
        assert sum(shares_at(time).values()) == pytest.approx(1.0)
    assert shares_at(1.5) == {"late": 0.5, "middle": 0.5, "early": 0.0}


def test_learning_is_reproducible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    company = company_of(GAMES["gaia"])
    assert company is not None
    before = dict(company.weights)
    monkeypatch.setattr(fitting, "TESTED", 1)
    start, found = tmp_path / "start.json", []
    start.write_text(json.dumps({"note": "", "weights": before}), encoding="utf-8")
    for name in ("one", "other"):  # the second begins where the first has begun, whatever it left
        out = tmp_path / f"{name}.json"
        line = ["fit", "--game", "gaia", "--players", "2", "--games", "1", "--out", str(out)]
        line += ["--start", str(start), "--option", "map=random", "--option", "factions=random"]
        assert main.main(line) == 0
        found.append(json.loads(out.read_text(encoding="utf-8")))
    company.reweigh(before)
    assert found[0] == found[1]
    assert found[0]["weights"].keys() == before.keys()
    assert found[0]["weights"] != before
    assert f"as player {player_of('gaia')} from weights " in found[0]["note"]
    start.write_text(json.dumps({"note": "", "weights": {}}), encoding="utf-8")
    with pytest.raises(SystemExit):
        main.main(line)


def test_the_terms_add_up_to_what_turns_are_compared_by() -> None:
    company = company_of(GAMES["gaia"])
    assert company is not None
    assert company.worth is not None
    table = greedy_until("terms", 3)
    for seat in (0, 1):
        told = company.terms(table.state, seat)
        assert sum(told.values()) == pytest.approx(company.worth(table.state, seat))
        seen = sample(table.state, seat)
        assert seen is not None
        assert seen.known >= told["points"]


def test_nothing_is_left_over_at_the_end() -> None:
    """Before the last pass power and QICs become what gives points."""
    table = greedy_until("over", 6)
    while table.result is None:
        asked = table.pending[0]
        player = table.state.players[asked.seat]
        player.bowls[2] += 3  # whoever has power left
        thought = decide(table, asked.seat, Level("last", 100_000))
        assert thought is not None
        if thought.answers[-1] == ("pass",):
            assert ("free", "power_to_credit") in [words[:2] for words in thought.answers]
            known = known_to(table, asked.seat)
            assert known is not None
            after = known.position.trial(thought.answers).state.players[asked.seat]
            assert not after.bowls[2] * after.rules.token_power(after)
            return
        for words in (*thought.answers, *([("end",)] if thought.closed else [])):
            table.play(Move(asked.seat, words))
    raise AssertionError("nobody passed")
