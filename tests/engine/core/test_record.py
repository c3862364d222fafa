"""Records read back what was written, refuse what is damaged, and keep secrets."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.core.chance import UNKNOWN
from engine.core.errors import GameError, RecordError, SetupError
from engine.core.flow import Flow, choose, together
from engine.core.game import Result, Setup
from engine.core.moves import Decision, Move
from engine.core.record import (
    LONGEST_RECORD,
    Record,
    dump_record,
    format_record,
    load_record,
    parse_record,
    play_record,
    record_from_json,
    record_of,
    record_to_json,
)
from engine.core.table import Table
from tests.games.lanterns import LANTERNS_GAME
from tests.games.scripted import DRAW, Notebook, ask, table
from tests.strategies import cases, walk

TEXT = """\
game lanterns   # a comment
rules 1
seats human human

seed  9f2c41
secret s
option nights=1
deal deck red1 red2 gold1
deal first 0

0 float red1
1 FLOAT Gold2; cheer
"""


def test_a_record_is_a_header_and_a_move_per_line() -> None:
    record = parse_record(TEXT)
    assert record.setup == Setup(
        game="lanterns",
        seats=("human", "human"),
        seed="9f2c41",
        secret="s",
        options={"nights": "1"},
        deal={"deck": ("red1", "red2", "gold1"), "first": ("0",)},
        rules=1,
    )
    assert record.moves == (
        Move(0, ("float", "red1")),
        Move(1, ("float", "gold2")),
        Move(1, ("cheer",)),
    )


@pytest.mark.parametrize(
    ("change", "line", "key"),
    [
        (("game lanterns", "gaem lanterns"), 1, "record-bad-header"),
        (("game lanterns", ""), None, "record-header-missing"),
        (("game lanterns", "game ../up"), None, "record-bad-header"),
        (("seats human human", ""), None, "record-header-missing"),
        (("seats human human", "seats" + " human" * 17), None, "record-too-many-seats"),
        (("rules 1", "rules one"), None, "record-bad-header"),
        (("rules 1", "rules \u00b2"), None, "record-bad-header"),
        (("rules 1", "rules 99999999"), None, "record-bad-header"),
        (("rules 1", "seats human"), 3, "record-bad-header"),
        (("option nights=1", "option nights"), 7, "record-bad-option"),
        (("option nights=1", "option =1"), 7, "record-bad-option"),
        (("option nights=1", "option nights=1\noption nights=2"), 8, "record-bad-option"),
        (("deal first 0", "deal"), 9, "record-bad-deal"),
        (("deal first 0", "deal deck red3"), 9, "record-bad-deal"),
        (("seed  9f2c41", "seed %ff"), 5, "record-bad-header"),
        (("0 float red1", "0"), 11, "record-bad-move"),
        (("0 float red1", "0;"), 11, "record-bad-move"),
        (("0 float red1", "0 float;;"), 11, "record-bad-move"),
        (("0 float red1", "00000 float"), 11, "record-bad-move"),
        (("0 float red1", "99 float"), 11, "record-bad-move"),
        (("0 float red1", "0x float"), 11, "record-bad-move"),
        (("0 float red1", "\u0660 float"), 11, "record-header-after-moves"),
        (("0 float red1", "0 float fläche"), 11, "record-bad-move"),
        (("0 float red1", "0 " + "a " * 65), 11, "record-bad-move"),
        (("0 float red1", "0 " + "a" * 513), 11, "record-bad-move"),
        (("1 FLOAT", "seed x\n1 FLOAT"), 12, "record-header-after-moves"),
    ],
    ids=lambda value: str(value)[:60] if isinstance(value, tuple) else "",
)
def test_damaged_text_is_refused_with_its_line(
    change: tuple[str, str], line: int | None, key: str
) -> None:
    damaged = TEXT.replace(*change)
    if key == "record-header-after-moves" and line == 11:
        damaged = damaged.replace("deal first 0\n", "deal first 0\n1 float red2\n")
        line = 12
    assert damaged != TEXT
    with pytest.raises(RecordError) as refusal:
        parse_record(damaged)
    assert (refusal.value.key, refusal.value.line) == (key, line)


def json_of(**changes: object) -> dict[str, Any]:
    return {**record_to_json(parse_record(TEXT)), **changes}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "text",
        {},
        json_of(game=None),
        json_of(game=""),
        json_of(game="a\nsecret b"),
        json_of(rules="1"),
        json_of(rules=True),
        json_of(rules=-1),
        json_of(rules=1.5),
        json_of(seats="human"),
        json_of(seats=[1, 2]),
        json_of(seats=[]),
        json_of(seats=["human human"] * 16),
        json_of(seed=7),
        json_of(seed="\ud800"),
        json_of(options=[]) | {"options": [1]},
        json_of(options={"nights": 1}),
        json_of(options={"ni ghts": "1"}),
        json_of(deal={"deck": "red1"}),
        json_of(deal={"deck": [["red1"]]}),
        json_of(deal={"deck": [""]}),
        json_of(deal={"a\nb": []}),
        json_of(moves={"seat": 0}),
        json_of(moves=[[0, ["float"]]]),
        json_of(moves=[{"seat": "0", "words": ["float"]}]),
        json_of(moves=[{"seat": -1, "words": ["float"]}]),
        json_of(moves=[{"seat": 10**30, "words": ["float"]}]),
        json_of(moves=[{"seat": 0, "words": []}]),
        json_of(moves=[{"seat": 0, "words": "float"}]),
        json_of(moves=[{"seat": 0, "words": ["Float"]}]),
        json_of(moves=[{"seat": 0, "words": ["two words"]}]),
        json_of(moves=[{"seat": 0}]),
    ],
    ids=lambda data: json.dumps(data)[-70:],
)
def test_damaged_json_is_refused(data: object) -> None:
    with pytest.raises(RecordError):
        record_from_json(data)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "{}",
        '{"moves": NaN}',
        "{" * 100_000,
        '{"a":' * 100_000,
        '{"rules": ' + "9" * 10_000 + "}",
        "\x00" * 1000,
        "x" * (LONGEST_RECORD + 1),
        "x" * 1_000_000,
        "game lanterns\n" + "y" * 1_000_000,
        "deal deck " + "red1 " * 10_000,
        "garbage in, garbage out\n" * 10_000,
        "# only comments\n" * 20_001,
        "0 float red1\n" * 100_000,
        "\n" * 1_000_000,
        "\u2028".join(["game lanterns"] * 9),
    ],
    ids=lambda text: f"{text[:16]!r} x{len(text)}",
)
def test_hostile_records_are_refused(text: str) -> None:
    with pytest.raises(RecordError):
        load_record(text)


def test_a_record_in_json_may_be_no_longer_than_one_in_text() -> None:
    with pytest.raises(RecordError) as refusal:
        load_record('{"game": "' + "x" * LONGEST_RECORD + '"}')
    assert refusal.value.key == "record-too-long"


names = st.from_regex(r"[a-z0-9][a-z0-9_.-]{0,8}", fullmatch=True)
free_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
stored = st.from_regex(r"[a-z0-9][a-z0-9_,+>-]{0,6}", fullmatch=True)
answers = st.lists(stored, min_size=1, max_size=4).map(tuple)
moves = st.builds(Move, st.integers(0, 15), answers)
records = st.builds(
    Record,
    st.builds(
        Setup,
        game=names,
        seats=st.lists(names, min_size=1, max_size=4).map(tuple),
        seed=free_text,
        secret=free_text,
        options=st.dictionaries(names, free_text, max_size=3),
        deal=st.dictionaries(
            names, st.lists(free_text.filter(bool), max_size=3).map(tuple), max_size=3
        ),
        rules=st.integers(0, 999_999),
    ),
    st.lists(moves, max_size=5).map(tuple),
)


@settings(max_examples=100)
@given(record=records)
@example(record=Record(Setup("g", ("human",), seed=" a#b%20\n\u2028 ", secret="ключ")))
def test_whatever_a_record_holds_survives_both_forms(record: Record) -> None:
    assert load_record(format_record(record)) == record
    assert load_record(dump_record(record)) == record


def damaged_records(text: str, chop: tuple[int, int], junk: str) -> None:
    """A damaged record is read, or refused with a typed error; if read it plays or is refused."""
    start, end = sorted(min(n, len(text)) for n in chop)
    try:
        record = load_record(text[:start] + junk + text[end:])
        played = play_record(LANTERNS_GAME, record).position
    except (RecordError, SetupError) as refusal:
        record, played = None, len(refusal.key)
    assert played > 0 if record is None else played == len(record.moves)


def sources() -> list[str]:
    finished = record_of(walk(next(one for one in cases() if one.game is LANTERNS_GAME)).table)
    return [format_record(finished), dump_record(finished)]


damage = given(
    text=st.sampled_from(sources()),
    chop=st.tuples(st.integers(0, 900), st.integers(0, 900)),
    junk=st.one_of(st.text(max_size=8), st.sampled_from(["\n", "1 ", "{", '"', "deal deck ", "9"])),
)


@settings(max_examples=150)
@damage
def test_damage_anywhere_is_a_typed_error(text: str, chop: tuple[int, int], junk: str) -> None:
    damaged_records(text, chop, junk)


@pytest.mark.soak
@settings(max_examples=20_000)
@damage
def test_much_damage_anywhere_is_a_typed_error(text: str, chop: tuple[int, int], junk: str) -> None:
    damaged_records(text, chop, junk)


# Replaying


def test_a_replay_names_the_faulty_move_and_its_cause() -> None:
    record = record_of(walk(next(one for one in cases() if one.game is LANTERNS_GAME)).table)
    moves = list(record.moves)
    moves[4] = Move(moves[4].seat, ("sing",))
    with pytest.raises(RecordError) as refusal:
        play_record(LANTERNS_GAME, replace(record, moves=tuple(moves)))
    assert refusal.value.args_["move"] == 5
    assert isinstance(refusal.value.__cause__, GameError)


def test_a_replay_takes_short_and_other_spellings() -> None:
    record = record_of(walk(next(one for one in cases() if one.game is LANTERNS_GAME)).table)
    short = tuple(
        Move(seat, ("done",) if words == ("end",) else tuple(map(str.upper, words)))
        for seat, words in record.moves
    )
    assert play_record(LANTERNS_GAME, replace(record, moves=short)).log == list(record.moves)


# Secrets


def drawing(state: Notebook) -> Flow[Result]:
    pile = state.chance.pile("deck", list("abcdefgh"))
    state.said[0] += [pile.draw(to=0), pile.draw(to=1), pile.draw()]

    def both(seat: int) -> Flow[None]:
        yield from choose(ask(seat, "red", "blue", secret=True))
        yield from choose(ask(seat, "high", "low"))

    while True:
        yield from together({0: both(0), 1: both(1)})
        shown = yield from choose(ask(0, *"abcdefgh", "end"))
        if shown == ("end",):
            return DRAW
        state.chance.show(0, shown[0])


DEAL = {"deck": tuple("abc")}


def answered(*moves_made: str) -> Table[Notebook, tuple[str, ...]]:
    game = table(drawing)
    game = Table(game.game, replace(game.setup, deal=DEAL))
    for text in moves_made:
        seat, *words = text.split()
        game.play(Move(int(seat), tuple(words)))
    return game


@pytest.mark.parametrize(
    ("seat", "seen"), [(None, (2,)), (0, (0, 2)), (1, (1, 2))], ids=["public", "first", "second"]
)
def test_an_export_deals_what_the_reader_has_seen(seat: int | None, seen: tuple[int, ...]) -> None:
    game = table(drawing)
    order = game.state.said[0]
    exported = record_of(game, seat).setup
    assert exported.deal["deck"] == tuple(order[n] if n in seen else "?" for n in range(3))
    assert exported.secret == ""


def test_an_explicit_deal_stays_in_the_export_but_for_what_it_tells_of_a_pile() -> None:
    game = table(drawing)
    game = Table(game.game, replace(game.setup, deal={**DEAL, "map": ("a1", "a2")}))
    assert record_of(game).setup.deal == {"deck": ("?", "?", "c"), "map": ("a1", "a2")}
    assert record_of(game, 0).setup.deal["deck"] == ("a", "?", "c")


def test_sealed_answers_and_what_follows_them_stay_out_for_others() -> None:
    game = answered("1 red", "1 low", "0 blue")

    def texts(seat: int | None) -> list[str]:
        return [str(move) for move in record_of(game, seat).moves]

    assert texts(None) == []
    assert texts(0) == ["0 blue"]
    assert texts(1) == ["1 red", "1 low"]
    game.play(Move(0, ("high",)))
    assert texts(None) == ["1 red", "1 low", "0 blue", "0 high"]


def test_a_finished_game_is_exported_whole() -> None:
    game = answered("0 red", "0 low", "1 red", "1 low", "0 end")
    assert record_of(game) == Record(game.setup, tuple(game.log))


def test_an_export_ends_before_a_word_that_its_reader_never_learns() -> None:
    def under(seat: int, verb: str) -> Decision:
        question = ask(seat, *(f"{verb} {card}" for card in "abc"))
        return question._replace(veil=lambda words: (words[0], UNKNOWN))

    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay"))
        yield from choose(under(0, "discard"))
        yield from choose(under(1, "keep"))
        yield from choose(ask(1, "stay"))
        return DRAW

    game = table(script)
    for text in ("0 stay", "0 discard a", "1 keep b", "1 stay"):
        assert game.result is None
        counts = [len(record_of(game, seat).moves) for seat in (None, 0, 1)]
        seat, *words = text.split()
        game.play(Move(int(seat), tuple(words)))
    assert counts == [1, 2, 1]
    assert record_of(game).moves == tuple(game.log), "what has ended is open"
