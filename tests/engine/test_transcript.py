"""Exports of open games: the record where nothing is hidden, else a transcript for its reader."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.cli.main import main
from engine.core.chance import UNKNOWN
from engine.core.errors import RecordError
from engine.core.moves import Seat
from engine.core.record import (
    Record,
    format_record,
    load_record,
    parse_record,
    play_record,
    record_of,
)
from engine.core.transcript import (
    Transcript,
    export_of,
    format_transcript,
    hides,
    is_transcript,
    load_transcript,
    transcript_of,
    transcript_to_json,
)
from engine.core.viewing import view_from_data, view_to_data
from engine.interchange import open_record, open_transcript
from tests.games.caravans.game import CARAVANS
from tests.redealing import is_halfway, redealt
from tests.strategies import TINY, AnyTable, Case, cases, walk

every_case = pytest.mark.parametrize("case", cases(), ids=str)
SAMPLES = 6


@pytest.fixture(autouse=True)
def _tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, game in TINY.items():
        monkeypatch.setitem(engine.GAMES, key, game)


def open_tables(case: Case) -> Iterator[tuple[AnyTable, Seat | None]]:
    done = walk(case)
    for position in done.samples(SAMPLES):
        for reader in (None, *range(len(case.seats))):
            yield done.at(position), reader


def opened(case: Case) -> tuple[AnyTable, Transcript]:
    """The public transcript of a game near its end."""
    table = walk(case).at(len(walk(case).moves) - 1)
    return table, transcript_of(table)


CARAVANS_CASE = next(case for case in cases() if case.game is CARAVANS)


@every_case
def test_the_export_of_an_open_game_tells_what_its_reader_knows(case: Case) -> None:
    for table, reader in open_tables(case):
        export = export_of(table, reader)
        assert isinstance(export, Transcript) is hides(table, reader)
        assert export.setup.secret == ""
        readings = [(move.seat, table.reading(n, reader)) for n, move in enumerate(table.log)]
        assert [tuple(move) for move in export.moves] == [one for one in readings if one[1]]


@every_case
def test_who_knows_every_move_can_play_on_from_what_he_knows(case: Case) -> None:
    for table, reader in open_tables(case):
        record = record_of(table, reader)
        if reader is None or not table.is_open_to(reader):
            continue
        mine = replace(record, setup=replace(record.setup, secret="another"))
        again = play_record(case.game, mine)
        sealed = sum(table.log[n].seat != reader for n in table.sealed)
        assert again.position == table.position - sealed
        if not sealed:
            assert view_to_data(again.view(reader)) == view_to_data(table.view(reader))


@every_case
def test_transcripts_survive_text_and_json(case: Case) -> None:
    for table, reader in open_tables(case):
        transcript = transcript_of(table, reader)
        for text in (format_transcript(transcript), json.dumps(transcript_to_json(transcript))):
            assert is_transcript(text)
            assert load_transcript(text) == transcript
            with pytest.raises(RecordError) as refusal:
                load_record(text)
            assert refusal.value.key == "record-is-transcript"


@every_case
def test_every_view_is_read_back_from_its_data(case: Case) -> None:
    for table, reader in open_tables(case):
        view = table.view(reader)
        data = view_to_data(view)
        again = view_from_data(case.game, json.loads(json.dumps(data)))
        assert type(again) is type(view)
        assert view_to_data(again) == data


@every_case
def test_what_a_reader_cannot_see_changes_nothing_in_his_transcript(case: Case) -> None:
    for table, reader in open_tables(case):
        if not is_halfway(table):
            other = transcript_of(redealt(table, reader, "other"), reader)
            assert format_transcript(other) == format_transcript(transcript_of(table, reader))


@every_case
def test_where_nothing_is_hidden_the_record_goes_on(case: Case) -> None:
    for table, reader in open_tables(case):
        export = export_of(table, reader)
        if isinstance(export, Record):
            assert play_record(case.game, export).view(reader) == table.view(reader)


@every_case
def test_a_finished_game_is_exported_whole(case: Case) -> None:
    table = walk(case).table
    assert export_of(table, 0) == Record(table.setup, tuple(table.log))
    assert parse_record(format_record(Record(table.setup, tuple(table.log)))).moves


def test_a_dealt_deck_is_not_in_the_export() -> None:
    whole = walk(CARAVANS_CASE).table.state
    deck = {"deck": (*whole.deck.contents(),)[::-1]}
    assert whole.chance.is_secret("deck.2")
    setup = CARAVANS_CASE.setup(1)
    table: AnyTable = type(walk(CARAVANS_CASE).table)(
        CARAVANS, type(setup)(setup.game, setup.seats, "a", "b", {}, deck)
    )
    assert transcript_of(table).setup.deal == {}
    assert set(transcript_of(table, 0).setup.deal) == {"deck"}


def test_the_command_lines_read_a_transcript(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, transcript = opened(CARAVANS_CASE)
    path = tmp_path / "open.txt"
    path.write_text(format_transcript(transcript), encoding="utf-8")
    for options in ([], ["--snapshots", "--legal", "--all"]):
        assert main(["replay", str(path), *options]) == 0
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [line["i"] for line in lines] == [n + 1 for n in range(len(transcript.moves))]
        assert any(UNKNOWN in line["text"] for line in lines)
        assert not any("final" in line for line in lines)
    assert main(["show", str(path)]) == 0
    shown = capsys.readouterr().out
    assert f"year: {table.view().year}" in shown
    assert main(["show", str(path), "--at", str(len(transcript.moves))]) == 0
    for arguments in (["show", str(path), "--at", "1"], ["export", str(path)]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2


def test_the_command_line_exports_an_open_game_for_its_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = opened(CARAVANS_CASE)
    path = tmp_path / "open.txt"
    path.write_text(format_record(Record(table.setup, tuple(table.log))), encoding="utf-8")
    for words, reader in (((), None), (("--seat", "1"), 1)):
        assert main(["export", str(path), *words]) == 0
        assert capsys.readouterr().out == format_transcript(transcript_of(table, reader))
    for words in (("--seat", "7"), ("--notation", "boardgamers")):
        with pytest.raises(SystemExit) as left:
            main(["export", str(path), *words])
        assert left.value.code == 2


def test_the_page_about_formats_shows_what_is_read() -> None:
    page = (Path(__file__).parents[2] / "docs/formats/records.md").read_text(encoding="utf-8")
    record, transcript = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    read = parse_record(record)
    assert format_record(read) == record
    assert format_transcript(load_transcript(transcript)) == transcript
    assert is_transcript(transcript)
    assert not is_transcript(record)


def test_a_transcript_cannot_be_played_on() -> None:
    _, transcript = opened(CARAVANS_CASE)
    text = format_transcript(transcript)
    with pytest.raises(RecordError) as refusal:
        open_record(text)
    assert refusal.value.key == "record-is-transcript"
    assert open_transcript(text)[0] == transcript


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("transcript public", "transcript 7"), "record-bad-header"),
        (("transcript public", "transcript all"), "record-bad-header"),
        (("game caravans", "game chess"), "record-unknown-game"),
        (("0 draft ?", "5 draft ?"), "record-bad-move"),
        (("0 draft ?", "0 draft !"), "record-bad-move"),
        (("view year ", "view year x"), "record-bad-json"),
        (("view year ", "view age "), "record-bad-view"),
        (("view deck ", "view year "), "record-bad-view"),
        (("seats human human", ""), "record-header-missing"),
        (("\nview year", "\nrules 1\nview year"), "record-header-after-moves"),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else "",
)
def test_a_damaged_transcript_is_refused(change: tuple[str, str], key: str) -> None:
    text = format_transcript(opened(CARAVANS_CASE)[1])
    assert change[0] in text
    with pytest.raises(RecordError) as refusal:
        open_transcript(text.replace(change[0], change[1], 1))
    assert refusal.value.key == key


@settings(max_examples=150)
@given(
    as_json=st.booleans(),
    chop=st.tuples(st.integers(0, 1500), st.integers(0, 60)),
    junk=st.one_of(st.text(max_size=8), st.sampled_from(["\n", "1 ", "{", '"', "view ", "[" * 99])),
)
def test_damage_anywhere_is_a_typed_error(as_json: bool, chop: tuple[int, int], junk: str) -> None:
    made = opened(CARAVANS_CASE)[1]
    text = json.dumps(transcript_to_json(made)) if as_json else format_transcript(made)
    damaged = text[: chop[0]] + junk + text[chop[0] + chop[1] :]
    with suppress(RecordError):  # nothing else may come out
        if is_transcript(damaged):
            open_transcript(damaged)
