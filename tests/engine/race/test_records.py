"""Records of another program replay exactly: snapshots, legal lists, goals, points."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import MoveError, RecordError
from engine.core.record import format_record, parse_record, play_record, record_of
from engine.interchange import open_record, play_to
from engine.race.components import start_of
from engine.race.foreign.replay import RaceReplay
from engine.race.game import RACE

RECORDS = sorted((Path(__file__).parents[4] / "shared/race/records").glob("*.json"))

needs_records = pytest.mark.skipif(not RECORDS, reason="../shared/race/records is not here")
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def wanted_lines(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What `replay --snapshots --legal` prints."""
    now = data["init"]
    yield {"r": 0, "ph": "INIT", "s": now}
    for number, one in enumerate(data["rounds"], start=1):
        for phase in one["phases"]:
            now = phase["s"] or now
            moves = phase["mv"]
            yield {
                "r": number,
                "ph": phase["ph"],
                "goals": phase.get("goals", []),
                "legal": [[m["p"], m["legal"]] for m in moves if m["m"] == "place"],
                "can": [[m["p"], m["can"]] for m in moves if "can" in m],
                "s": now,
            }


def play_out(replay: RaceReplay) -> None:
    for _ in replay.steps:
        replay.step()


@needs_records
@each_record
def test_every_phase_legal_list_and_result_is_that_of_the_record(path: Path) -> None:
    data = load(path)
    replay = RaceReplay(data, RACE, legal=True)
    for wanted in wanted_lines(data):
        replay.step()
        assert replay.last == wanted
    assert replay.final() == data["final"]


@needs_records
@each_record
def test_a_record_becomes_one_of_ours_and_plays_the_same(path: Path) -> None:
    replay = RaceReplay(load(path), RACE)
    play_out(replay)
    record = record_of(replay.table)
    again = play_record(RACE, parse_record(format_record(record)))
    assert again.result == replay.table.result
    assert RACE.facts(again.state) == RACE.facts(replay.table.state)


def spoil_draw(data: dict[str, Any]) -> None:
    move = data["rounds"][0]["phases"][0]["mv"][0]
    move["draw"] = move["draw"][::-1]


def spoil_card(data: dict[str, Any]) -> None:
    for one in data["rounds"]:
        for phase in one["phases"]:
            for move in phase["mv"]:
                if move["m"] == "pay" and move["discard"]:
                    move["discard"][0] = "old_earth"
                    return


def spoil_seat(data: dict[str, Any]) -> None:
    data["rounds"][1]["phases"][0]["mv"][0]["p"] = 7


def spoil_shape(data: dict[str, Any]) -> None:
    del data["rounds"][1]["phases"][0]["mv"][0]["p"]


def spoil_field(data: dict[str, Any]) -> None:
    for one in data["rounds"]:
        for phase in one["phases"]:
            for move in phase["mv"]:
                move.pop("discard", None)


def spoil_kind(data: dict[str, Any]) -> None:
    for one in data["rounds"]:
        for phase in one["phases"]:
            phase["mv"] = [{**move, "card": 7, "on": None, "by": []} for move in phase["mv"]]


def spoil_phase(data: dict[str, Any]) -> None:
    data["rounds"][1]["phases"][0]["ph"] = "VII"


def spoil_fact(kind: str, field: str, value: object) -> Any:
    """Something that follows from the rules or the deck is written otherwise."""

    def spoil(data: dict[str, Any]) -> None:
        moves = [m for one in data["rounds"] for phase in one["phases"] for m in phase["mv"]]
        next(m for m in moves if m["m"] == kind and m.get(field) not in (None, value))[field] = (
            value
        )

    spoil.__name__ = f"spoil_{kind}_{field}"
    return spoil


def drop_first(kind: str) -> Any:
    """A move that has to follow is missing."""

    def spoil(data: dict[str, Any]) -> None:
        phases = [phase for one in data["rounds"] for phase in one["phases"]]
        moves = next(p["mv"] for p in phases if any(m["m"] == kind for m in p["mv"]))
        moves.remove(next(m for m in moves if m["m"] == kind))

    spoil.__name__ = f"drop_{kind}"
    return spoil


SPOILERS = [
    spoil_draw, spoil_card, spoil_seat, spoil_shape, spoil_field, spoil_kind, spoil_phase,
    spoil_fact("good", "good", "old_earth"), spoil_fact("produce", "good", "old_earth"),
    spoil_fact("trade", "n", 9), spoil_fact("consume", "vp", 9), spoil_fact("consume", "goods", []),
    spoil_fact("pay", "how", "beg"), spoil_fact("pay", "use", ["old_earth"]),
    spoil_fact("place", "m", "put"), *map(drop_first, ("good", "pay", "draw", "produce", "trade")),
]  # fmt: skip


@needs_records
@pytest.mark.parametrize("spoil", SPOILERS)
def test_a_record_that_cannot_be_so_is_refused_where_it_is_wrong(spoil: Any) -> None:
    data = load(RECORDS[16])
    spoil(data)
    replay = RaceReplay(data, RACE)
    with pytest.raises(MoveError):
        play_out(replay)
    assert replay.done < len(replay.steps)
    assert replay.text()


@pytest.mark.parametrize("key", ["options", "setup", "deck", "rounds"])
def test_what_lacks_a_part_is_no_record(key: str) -> None:
    data = {
        "format": "race-record-1",
        "options": {"players": 2, "sets": ["base"], "goals": False, "advanced": False},
        "setup": {"start": ["a", "b"], "hand": [[], []], "discard": [[], []], "goods": [None] * 2},
        "deck": [["a"]],
        "rounds": [],
    }
    del data[key]
    with pytest.raises(RecordError):
        RaceReplay(data, RACE)


@needs_records
@pytest.mark.parametrize(
    ("key", "value"), [("advanced", True), ("edition", "third"), ("players", 5), ("sets", ["x"])]
)
def test_options_that_cannot_be_are_no_record(key: str, value: object) -> None:
    data = load(RECORDS[18])
    data["options"][key] = value
    with pytest.raises(RecordError):
        RaceReplay(data, RACE)


OWN = {
    "duel": (27, 33),
    "draft": (9, 27, 42),
    "solo": (8, 52),
    "five": (38, 28, 23, 38, 23),
}


@pytest.mark.parametrize(("name", "points"), OWN.items(), ids=OWN)
def test_records_of_our_own_play_as_when_they_were_made(name: str, points: tuple[int, ...]) -> None:
    text = (Path(__file__).parent / f"records/{name}.txt").read_text(encoding="utf-8")
    table = play_record(RACE, parse_record(text))
    assert table.result is not None
    assert table.result.scores == points


@needs_records
def test_a_start_world_that_has_left_is_still_what_was_begun_with() -> None:
    """Statistics of start worlds named whatever lay first by then."""
    (path,) = [path for path in RECORDS if path.stem == "p16"]
    table = play_to(open_record(path.read_text(encoding="utf-8")))
    (player,) = [one for one in table.view(None).players if one.start == "doomed_world"]
    assert "doomed_world" not in {card.id for card in player.tableau}
    assert all(start_of(one.start) for one in table.view(None).players)
