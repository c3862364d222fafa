"""Moves that cannot be, for every kind of question: refused with a reason, nothing changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.digest import position_hash
from engine.core.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    MoveError,
    NotYourTurnError,
    UnreadableMoveError,
)
from engine.core.moves import Move, Words
from engine.core.table import Table
from engine.core.words import LONGEST_LINE, MOST_WORDS, resolve, split_moves
from engine.gaia.state import State
from engine.gaia.terms import Phase
from tests.engine.gaia.positions import gaia, standard
from tests.engine.gaia.test_setup import play, seated, until

GaiaTable = Table[State, Any]
ENGINE = Path(__file__).parents[3] / "engine/gaia"


def opening(*texts: str) -> GaiaTable:
    return play(seated("ivits", "terrans"), *texts)


def institute() -> GaiaTable:
    table = seated("ivits", "terrans")
    while table.pending[0].kind == "setup-mine":
        play(table, " ".join(next(iter(table.pending[0].offer())).words))
    return table


def first_boosters() -> GaiaTable:
    table = seated("xenos", "terrans")
    until(table, Phase.BOOSTERS)
    return table


def at(faction: str, text: str = "", *rows: str, put: str = "") -> GaiaTable:
    """A question that follows from a move; `put` has structures as `kind@hex`."""
    other = "firaks" if faction in ("taklons", "ambas") else "taklons"
    position = gaia(faction, other, rows=rows or ("..........",)).bowls(0, 0, 0, 9)
    for word in put.split():
        position.put(0, *word.split("@"))
    position.give(0, formers_ready=1).level(0, gaia=1)
    return (position.play(text) if text else position).table


def charging() -> GaiaTable:
    position = gaia("terrans", "xenos", rows=["rd"]).put(0, "m", "10c").put(1, "m", "11c")
    return position.turn("upgrade 10c ts").table


def next_round(faction: str) -> GaiaTable:
    position = gaia(faction, "xenos").put(0, "pi", "10c").bowls(0, 2, 4, 0, 4)
    if faction != "firaks":
        position.no_income(0)
    return position.pass_all().table


def covering() -> GaiaTable:
    position = gaia("terrans", "xenos").put(0, "ts", "10c").tech(0, "tech_7vp", "tech_ore_qic")
    position.level(0, eco=4).token(0, "fed_8vp_qic")
    return position.play("upgrade 10c lab; tech adv-eco").table


def bidding(factions: str) -> GaiaTable:
    table = standard(2, factions=factions)
    for text in ("faction terrans", "faction xenos"):
        table.play(Move(table.pending[0].seat, tuple(text.split())))
    return table


def lost() -> GaiaTable:
    position = gaia("terrans", "xenos").lost_planet(0, "10c").level(0, nav=4)
    return position.token(0, "fed_8vp_qic").play("research nav").table


def scoring_again() -> GaiaTable:
    position = gaia("terrans", "xenos").token(0, "fed_12vp", "fed_8vp_qic")
    return position.play("action qic_rescore_federation").table


def stone() -> GaiaTable:
    return gaia("taklons", "xenos").bowls(0, 0, 0, 4, stone=2).play("free power_to_ore 1").table


KINDS: dict[str, tuple[Callable[[], GaiaTable], str, str]] = {
    # kind: the position, an illegal answer, an ambiguous one ("" where nothing can be)
    "faction": (lambda: standard(2), "faction castle", "faction t"),
    "ban": (lambda: standard(2, bans="one"), "ban castle", "ban t"),
    "lot": (lambda: standard(2, factions="auction"), "faction castle", "faction t"),
    "bid": (lambda: bidding("auction"), "bid terrans 25", "bid terrans"),
    "limits": (lambda: bidding("sealed"), "maxbid terrans 25", "maxbid terrans"),
    "setup-mine": (opening, "setup-mine 1c", "setup-mine"),
    "setup-institute": (institute, "setup-mine 1c", "setup-mine"),
    "booster": (first_boosters, "booster booster_castle", "booster booster"),
    "turn": (lambda: at("terrans"), "research castle", "research"),
    "after": (lambda: at("terrans", "research eco"), "free burn 99", "free ore"),
    "passed": (lambda: at("terrans", "pass booster_labs"), "research eco", ""),
    "build": (lambda: at("terrans", "action power_2_terraform", "roi", put="m@10c ts@1a0"),
              "build 10c", "build"),
    "site": (lambda: ranging(), "build 10c", "build"),
    "tech": (lambda: at("terrans", "upgrade 10c lab", put="ts@10c"), "tech castle", "tech"),
    "cover": (covering, "cover nav", "cover"),
    "advance": (lambda: at("terrans", "upgrade 10c lab; tech free1", put="ts@10c"),
                "advance castle", "advance"),
    "lost-planet": (lost, "lost-planet 10c", "lost-planet"),
    "token": (scoring_again, "token fed_gleens", "token"),
    "charge": (charging, "charge 2", ""),
    "brainstone": (stone, "brainstone bowl2", "brainstone"),
    "income": (lambda: next_round("firaks"), "income charge-9", "income"),
    "gaia-convert": (lambda: next_round("terrans"), "convert power_to_ore 9", "convert"),
    "gaia-tech": (lambda: next_round("itars"), "gaia-tech 4", "gaia-tech"),
    "swap": (lambda: at("ambas", "special ambas_swap", put="pi@10c m@11c m@12c"), "swap 10c",
             "swap"),
    "downgrade": (lambda: at("firaks", "special firaks_downgrade", put="pi@10c lab@11c lab@12c"),
                  "downgrade 10c", "downgrade"),
    "station": (lambda: at("ivits", "special ivits_station", "o....", put="pi@10c"), "station 10c",
                "station"),
}  # fmt: skip
every_kind = pytest.mark.parametrize("kind", KINDS)


def ranging() -> GaiaTable:
    position = gaia("terrans", "xenos", rows=["r..oo"]).put(0, "m", "10c")
    return position.booster(0, "booster_range").play("special booster_range").table


def unchanged(table: GaiaTable, act: Callable[[], object], error: type[MoveError]) -> MoveError:
    """What is raised; the position stays as it was, and every continuation leads on."""
    before = position_hash(table)
    with pytest.raises(error) as raised:
        act()
    assert position_hash(table) == before
    listed = [option.words for decision in table.pending for option in decision.offer()]
    for option in raised.value.continuations:
        assert option.words in listed
    return raised.value


def words_of(text: str) -> Words:
    return tuple(text.split())


@every_kind
def test_the_position_asks_this_kind(kind: str) -> None:
    assert KINDS[kind][0]().pending[0].kind == kind


def test_every_kind_of_question_is_here() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in sorted(ENGINE.rglob("*.py"))
        if "automa" not in path.parts
    )
    asked = re.findall(
        r'(?:ask\(\s*state,\s*player,|Decision\(\s*player\.seat,)\s*"([a-z-]+)"', code
    )
    other_ways = {"turn", "after", "passed", "setup-mine", "setup-institute", "lot", "limits"}
    assert {*asked, *other_ways, "faction"} == set(KINDS)


@every_kind
@pytest.mark.parametrize("text", ["xyzzy", "xyzzy 1 2 3", "0", "end xyzzy"])
def test_unreadable(kind: str, text: str) -> None:
    table = KINDS[kind][0]()
    seat = table.pending[0].seat
    error = unchanged(table, lambda: resolve(table, seat, words_of(text)), MoveError)
    if text == "xyzzy":
        assert isinstance(error, UnreadableMoveError)
        assert error.continuations, "says what could have stood there"
    unchanged(table, lambda: table.play(Move(seat, words_of(text))), IllegalMoveError)


@every_kind
def test_illegal(kind: str) -> None:
    make, illegal, _ = KINDS[kind]
    table = make()
    seat = table.pending[0].seat
    unchanged(table, lambda: resolve(table, seat, words_of(illegal)), MoveError)
    error = unchanged(table, lambda: table.play(Move(seat, words_of(illegal))), IllegalMoveError)
    assert isinstance(error, IllegalMoveError)
    assert error.reason.key
    assert error.args_["reason"] == error.reason.key


@every_kind
def test_ambiguous(kind: str) -> None:
    make, _, ambiguous = KINDS[kind]
    if not ambiguous:
        return
    table = make()
    seat = table.pending[0].seat
    error = unchanged(table, lambda: resolve(table, seat, words_of(ambiguous)), AmbiguousMoveError)
    assert isinstance(error, AmbiguousMoveError)
    assert len(error.candidates) > 1
    assert all(table.pending[0].allows(words) for words in error.candidates)
    unchanged(table, lambda: table.play(Move(seat, words_of(ambiguous))), IllegalMoveError)


@every_kind
def test_out_of_turn(kind: str) -> None:
    table = KINDS[kind][0]()
    asked = table.waiting_for
    words = next(iter(table.pending[0].offer())).words
    for seat in (seat for seat in range(-1, 5) if seat not in asked):
        error = unchanged(
            table,
            lambda seat=seat: table.play(Move(seat, words)),
            NotYourTurnError,  # type: ignore[misc]
        )
        assert isinstance(error, NotYourTurnError)
        assert tuple(error.waiting_for) == asked
        unchanged(table, lambda seat=seat: resolve(table, seat, words), NotYourTurnError)  # type: ignore[misc]


@every_kind
def test_near_misses(kind: str) -> None:
    """A legal answer cut short, made longer, or with a word exchanged is legal or refused."""
    table = KINDS[kind][0]()
    decision = table.pending[0]
    before = position_hash(table)
    legal = [option.words for option in decision.offer()]
    for words in legal[:12]:
        for near in near_misses(words, legal):
            reason = decision.refusal(near)
            assert (reason is None) or reason.key
            if reason is None:
                assert near in legal or near[0] in ("federation", "free")
    assert position_hash(table) == before


def near_misses(words: Words, legal: list[Words]) -> Iterator[Words]:
    yield ()
    yield words[:-1]
    yield (*words, words[-1])
    yield (*words, "1")
    for place in range(len(words)):
        for other in ("", "x" * 300, "1", "-1", "99999999999999999999", legal[-1][-1]):
            yield (*words[:place], other, *words[place + 1 :])


@pytest.mark.parametrize(
    "text",
    ["build\x00 4a3", "строй 4a3", "build 4a3!", "b" * (LONGEST_LINE + 1), "a " * (MOST_WORDS + 1)],
    ids=["a control character", "another alphabet", "a mark", "a long line", "many words"],
)
def test_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(UnreadableMoveError):
        split_moves(text)
