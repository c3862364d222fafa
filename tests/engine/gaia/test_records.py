"""Foreign records replay exactly: snapshots, legal choices, federations, final points."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.digest import position_hash
from engine.core.errors import UnreadableMoveError
from engine.core.record import format_record, parse_record, record_of
from engine.core.table import Table
from engine.gaia.foreign.export import foreign_record
from engine.gaia.foreign.final import final_of
from engine.gaia.foreign.format import LineReplay
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.snapshot import snapshot
from engine.gaia.game import GAIA
from engine.interchange import open_record

RECORDS = sorted((Path(__file__).parents[4] / "shared/gaia/records").glob("*.json"))
EQUAL = (
    "build", "up", "action", "special", "pass", "booster", "faction",
    "spend", "burn", "charge", "decline", "brainstone",
)  # fmt: skip
CONTAINED = ("income",)
"""There the records show what is left after the first of the line's answers."""

needs_records = pytest.mark.skipif(not RECORDS, reason="../shared/gaia/records is not here")
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def load(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def foreign(data: dict[str, Any]) -> LineReplay:
    return LineReplay(GAIA, data)


def wanted_snapshots(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The snapshot after every line, put together from the deltas."""
    now = data["init"]
    yield now
    for delta in data["deltas"][1:]:
        now["g"].update(delta.get("g", {}))
        for seat, changes in delta.get("p", {}).items():
            now["p"][int(seat)].update(changes)
        yield now


@needs_records
@each_record
def test_every_snapshot_is_equal(path: Path) -> None:
    data = load(path)
    replay = foreign(data)
    for number, wanted in enumerate(wanted_snapshots(data)):
        replay.step()
        rotating = number == 0 and " rotate" in data["moves"][1]
        got = json.loads(json.dumps(snapshot(replay.table, rotating=rotating)))
        assert got == wanted, f"after line {number}: {data['moves'][number]}"


@needs_records
@each_record
def test_legal_choices_are_those_of_the_record(path: Path) -> None:
    data = load(path)
    replay = foreign(data)
    for number, line in enumerate(data["moves"]):
        wanted = data["legal"].get(str(number))
        if wanted is not None:
            got = legal_digest(replay.table)
            for key in EQUAL:
                assert got.get(key) == wanted.get(key), f"{key} before {number}: {line}"
            for key in CONTAINED:
                missing = Counter(wanted.get(key, ())) - Counter(got.get(key, ()))  # type: ignore[call-overload]
                assert not missing, f"{key} before {number}: {line}"
        replay.step()


@needs_records
@each_record
def test_the_end_has_the_same_points(path: Path) -> None:
    data = load(path)
    replay = foreign(data)
    for _ in data["moves"]:
        replay.step()
    if not data["ended"]:
        assert replay.table.result is None
        return
    final = final_of(replay.table)
    for key in ("vp", "endBreakdown", "vpBySource"):
        assert final[key] == data["final"][key]


@needs_records
@each_record
def test_as_our_own_record_it_replays_to_the_same_position(path: Path) -> None:
    replay = foreign(load(path))
    for _ in range(len(replay.steps)):
        replay.step()
    record = record_of(replay.table)
    again = parse_record(format_record(record))
    assert again == record
    copy: Table[Any, Any] = Table(GAIA, again.setup, again.moves, check=True)
    assert position_hash(copy) == position_hash(replay.table)


def test_a_line_that_is_illegal_names_what_is_wrong() -> None:
    text = "game gaia\nseats human human\nseed x\n\n0 faction terrans\n1 faction lantids\n"
    replay = open_record(text)
    replay.step()
    with pytest.raises(ValueError, match="faction-taken"):
        replay.step()
    assert replay.done == 1


@needs_records
@each_record
def test_exported_again_it_replays_to_the_same_points(path: Path) -> None:
    replay = foreign(load(path))
    for _ in range(len(replay.steps)):
        replay.step()
    own = parse_record(format_record(record_of(replay.table)))
    again = foreign(foreign_record(GAIA, own))
    for _ in range(len(again.steps)):
        again.step()
    assert position_hash(again.table) == position_hash(replay.table)


@needs_records
@pytest.mark.parametrize("written", ["zzz3pw,1t", "3vp,1t", "1t,", "2pw"])
def test_a_charge_that_cannot_be_read_is_refused(written: str) -> None:
    data = load(next(path for path in RECORDS if path.stem == "b05"))
    at = data["moves"].index("taklons charge 3pw,1t")
    data["moves"][at] = f"taklons charge {written}"
    replay = foreign(data)
    for _ in range(at):
        replay.step()
    with pytest.raises(UnreadableMoveError):
        replay.step()
