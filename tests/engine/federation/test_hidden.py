"""What lies face down is in no view, event or snapshot; the command lines say what lies open."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core.digest import plain
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.record import format_record, record_of
from engine.core.table import Table
from engine.federation.game import FEDERATION
from engine.federation.habits import HABITS
from engine.federation.position import position
from tests.engine.federation.tables import FedTable, sensible, table

SEATS = (2, 3, 4)


def pairs(seats: int, seed: int) -> Iterator[tuple[FedTable, FedTable]]:
    """Two games that differ in what is hidden only, as long as their moves fit both."""
    setups = [
        Setup("federation", (HUMAN,) * seats, "same", secret, deal=dealt(seats, seed))
        for secret in ("one", "two")
    ]
    left, right = (Table(FEDERATION, setup) for setup in setups)
    chooser = random.Random(seed)
    while left.result is None:
        if plain(left.view()) != plain(right.view()):
            return
        yield left, right
        decision = left.pending[0]
        words = sensible(decision, chooser)
        twin = right.decision_of(decision.seat)
        if twin is None or not twin.allows(words):
            return
        left.play(Move(decision.seat, words))
        right.play(Move(decision.seat, words))


def dealt(seats: int, seed: int) -> dict[str, tuple[str, ...]]:
    """What lies open at the start, so that both games begin alike."""
    known = table(seats, seed).state.chance.known(None)
    return {**known, "first": ("0",)}


@pytest.mark.parametrize("seats", SEATS)
def test_views_options_and_events_do_not_depend_on_what_lies_face_down(seats: int) -> None:
    compared = 0
    for seed in range(8):
        for left, right in pairs(seats, seed):
            hidden = [position(one.state, everything=True)["hidden"] for one in (left, right)]
            assert hidden[0] != hidden[1], "the games differ"
            assert position(left.state) == position(right.state)
            asked = zip(left.pending, right.pending, strict=True)
            for one, other in asked:
                assert [o.words for o in one.offer()] == [o.words for o in other.offer()]
            compared += 1
    assert compared > 12


def test_a_reveal_closes_undo() -> None:
    one = table(3, "barrier")
    chooser = random.Random(1)
    reveals = 0
    while one.result is None and one.position < 120:
        decision = one.pending[0]
        one.take_events()
        one.play(Move(decision.seat, sensible(decision, chooser)))
        told = {event.kind for event in one.take_events()}
        if told & {"turned_up_asteroid", "turned_up_moon", "turned_up_specialist"}:
            assert one.barrier == one.position
            reveals += 1
    assert reveals > 3


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    capsys.readouterr()
    assert main(list(arguments)) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("seats", SEATS)
def test_play_and_replay_with_snapshots(
    seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = run(
        capsys, "play", "--game", "federation", "--players", str(seats), "--seed", "7",
        "--out", str(tmp_path),
    )[0]  # fmt: skip
    assert set(line) == {"seed", "moves", "final", "ms", "record"}
    record = str(line["record"])
    told = run(capsys, "replay", record, "--snapshots")
    assert [one.get("i") for one in told[:-1]] == list(range(1, int(str(line["moves"])) + 1))
    assert set(told[0]) == {"i", "seat", "text", "s"}
    last = told[-1]["final"]
    assert isinstance(last, dict)
    assert last["vp"] == line["final"]
    assert [sum(one.values()) for one in last["vpBySource"]] == line["final"]
    assert all("hidden" not in str(one["s"]) for one in told[:-1])
    everything = run(capsys, "replay", record, "--snapshots", "--all")[0]["s"]
    assert isinstance(everything, dict)
    assert set(everything["hidden"]) == {"piles", "deep_space", "looking"}


def test_a_position_is_shown_in_notation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = run(
        capsys, "play", "--game", "federation", "--players", "3", "--out", str(tmp_path),
    )[0]  # fmt: skip
    assert main(["show", str(line["record"]), "--at", "60"]) == 0
    shown = capsys.readouterr().out
    assert [f"seat {seat}: " in shown for seat in range(4)] == [True, True, True, False]
    assert all(f"c{column}f{floor} " in shown for column in range(1, 7) for floor in (1, 2, 3))
    assert main(["show", str(line["record"]), "--at", "60", "--seat", "2"]) == 0
    shown = capsys.readouterr().out
    assert "seat 2: " in shown
    assert "seat 0: " not in shown


def test_the_documented_keys_are_those_of_a_snapshot() -> None:
    text = (Path(__file__).parents[3] / "docs/formats/federation.md").read_text(encoding="utf-8")
    shown = position(table(3).state, everything=True)
    assert all(f"`{key}`" in text for key in shown)
    players = shown["players"]
    assert isinstance(players, list)
    assert all(f"`{key}`" in text for key in players[0])


def test_a_record_of_an_open_game_tells_no_secret() -> None:
    one = table(3, "open")
    chooser = random.Random(2)
    for _ in range(60):
        decision = one.pending[0]
        one.play(Move(decision.seat, sensible(decision, chooser)))
    text = format_record(record_of(one))
    assert one.setup.secret not in text


def test_a_hosts_corrections_reach_new_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_ASSUMED", str(tmp_path))
    path = tmp_path / "federation.json"
    path.write_text('{"medals.points.1": {"value": 3}}', encoding="utf-8")
    line = run(
        capsys, "play", "--game", "federation", "--players", "2", "--out", str(tmp_path / "out")
    )[0]
    text = Path(str(line["record"])).read_text(encoding="utf-8")
    assert "deal assumed.medals.points.1 3\n" in text
    path.write_text('{"medals.points.1": {"value": "many"}}', encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["play", "--game", "federation", "--players", "2", "--out", str(tmp_path)])
    assert left.value.code == 2
    assert "medals" in capsys.readouterr().err
    monkeypatch.setenv("ORRERY_ASSUMED", str(path))
    with pytest.raises(SystemExit) as left:
        main(["play", "--game", "federation", "--players", "2", "--out", str(tmp_path)])
    assert left.value.code == 2, "a file is no folder of corrected values"


@pytest.mark.parametrize("kind", sorted(set(HABITS) - {"income"}))  # seldom clear: see test_habits
def test_standing_orders_answer_or_leave_it_to_the_player(kind: str) -> None:
    answered = set()
    settings = FEDERATION.habit_settings[kind]
    for seats in SEATS:
        for seed in range(10):
            one, chooser = table(seats, f"habit {seed}"), random.Random(seed)
            while one.result is None:
                for decision in one.pending:
                    if decision.kind == kind:
                        for order in settings:
                            words = HABITS[kind](one.state, decision, order)
                            assert words is None or decision.allows(words)
                            if words is not None:
                                answered.add(order)
                decision = chooser.choice(one.pending)
                one.play(Move(decision.seat, sensible(decision, chooser)))
            if answered | {"ask"} == {*settings, "ask"}:
                return
    assert answered | {"ask"} == {*settings, "ask"}, "each order answers somewhere"
