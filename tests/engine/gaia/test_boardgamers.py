"""Lines of the foreign notation that no record at hand has, and what that engine makes of them."""

from __future__ import annotations

import contextlib
import json
import random
from collections import Counter

import pytest

from engine.core.digest import position_hash
from engine.core.errors import IllegalMoveError, NotYourTurnError
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.record import record_of
from engine.core.table import Table
from engine.gaia.actions.free import conversions
from engine.gaia.boardgamers import convert_leftovers
from engine.gaia.foreign.amounts import ELEMENTARY
from engine.gaia.foreign.export import foreign_record
from engine.gaia.foreign.format import LineReplay
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.notation import LinePlayer
from engine.gaia.game import GAIA
from engine.gaia.state import Player
from engine.gaia.terms import LIMITS, Track
from tests.engine.gaia.positions import Position, gaia
from tests.engine.gaia.test_games import GaiaTable, chosen

PEER = ("boardgamers",)
SKY = ("r...o.....", "..........")


def played(position: Position, *lines: str) -> Position:
    player = LinePlayer(position.table)
    for line in lines:
        player.play(line)
    return position


def random_game(seats: int, number: int) -> GaiaTable:
    """A game under that engine's rules, factions chosen at random as well."""
    options = {"map": "random", "profile": "boardgamers"}
    setup = Setup("gaia", (HUMAN,) * seats, seed=f"peer {number}", options=options)
    table: GaiaTable = Table(GAIA, setup)
    chooser, free = random.Random(number), 0
    while table.result is None:
        decision = table.pending[0]
        words = chosen(decision, chooser, free)
        free = free + 1 if words[0] == "free" else 0
        table.play(Move(decision.seat, words))
    return table


def written_and_read(table: GaiaTable) -> GaiaTable:
    replay = LineReplay(GAIA, json.loads(json.dumps(foreign_record(GAIA, record_of(table)))))
    for _ in replay.steps:
        replay.step()
    return replay.table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(3))
def test_a_game_written_in_the_notation_reads_as_the_same_game(seats: int, number: int) -> None:
    table = random_game(seats, number)
    assert position_hash(written_and_read(table)) == position_hash(table)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", range(100, 400, 50))
def test_many_games_written_in_the_notation_read_the_same(seats: int, first: int) -> None:
    for number in range(first, first + 50):
        table = random_game(seats, number)
        assert position_hash(written_and_read(table)) == position_hash(table), number


def test_gleens_write_a_qic_for_the_ore_they_gain() -> None:
    position = gaia("gleens", "terrans", profile=PEER).bowls(0, 0, 0, 4).give(0, qic=0, ore=3)
    played(position, "gleens spend 4pw for 1q. up sci.")
    assert (position.seat(0).ore, position.seat(0).qic) == (4, 0)


def test_the_whole_cost_is_paid_before_anything_is_gained() -> None:
    position = gaia("terrans", "xenos", profile=PEER).bowls(0, 0, 0, 3).give(0, ore=15, credits=0)
    played(position, "terrans spend 1o,3pw for 1c,1o. up sci.")
    assert (position.seat(0).ore, position.seat(0).credits) == (15, 1)


def test_a_product_may_be_used_at_once_where_there_is_none_yet() -> None:
    position = gaia("terrans", "xenos", profile=PEER).bowls(0, 0, 0, 8).give(0, qic=0, ore=0)
    played(position, "terrans spend 8pw for 2o. up sci.")
    assert (position.seat(0).ore, position.seat(0).bowls) == (2, [8, 0, 0, 0])


def test_after_several_conversions_the_brainstone_is_asked_about_last() -> None:
    position = gaia("taklons", "terrans", profile=PEER).bowls(0, 0, 0, 3, stone=2)
    played(position.give(0, credits=0), "taklons spend 3pw,1k for 1o,1c. brainstone area1. up sci.")
    assert (position.seat(0).stone, position.seat(0).credits) == (0, 1)


@pytest.mark.parametrize("words", ["decline up", "decline"])
@pytest.mark.parametrize("level", [0, 4])
def test_an_advance_is_declined_with_and_without_its_name(words: str, level: int) -> None:
    position = gaia("terrans", "xenos", profile=PEER).put(0, "ts", "10c").level(0, nav=level)
    played(position, f"terrans build lab 10C. tech nav. {words}. spend 1o for 1c.")
    assert (position.seat(0).levels[Track.NAVIGATION], position.asked[0][0]) == (level, 1)


@pytest.mark.parametrize("words", ["decline 2pw", "decline"])
def test_a_charge_is_declined_with_and_without_its_amount(words: str) -> None:
    position = gaia("terrans", "xenos", rows=("rd",), profile=PEER).put(0, "m", "10c")
    played(position.put(1, "ts", "11c"), "terrans build ts 10C.", f"xenos {words}")
    assert position.asked == [(1, "turn")]


def test_what_was_never_offered_cannot_be_declined() -> None:
    with pytest.raises(NotYourTurnError):
        played(gaia("terrans", "xenos", profile=PEER), "xenos decline")


def test_the_range_booster_has_to_save_a_qic() -> None:
    position = gaia("terrans", "xenos", rows=("rr..rm..m",), profile=PEER).put(0, "m", "10c")
    position.booster(0, "booster_range").level(0, gaia=4).give(0, formers_ready=1, qic=9)
    position.play("special booster_range")
    assert position.offers() == ["build 14c", "gaiaform 15c", "gaiaform 18c"]
    assert position.why_not("build 11c") == "range-not-needed"


def test_no_station_stands_on_an_own_satellite() -> None:
    position = gaia("ivits", "terrans", rows=("o...",), profile=PEER).put(0, "pi", "10c")
    position.federation(0, "10c", "11c").give(0, qic=1).play("special ivits_station")
    assert position.offers() == ["station 12c", "station 13c"]


def test_nevlas_with_the_institute_leave_half_of_the_last_tokens_in_bowl_three() -> None:
    position = gaia("nevlas", "terrans", rows=("i...",)).put(0, "pi", "10c")
    convert_leftovers(position.bowls(0, 0, 0, 3).give(0, credits=0, qic=0).seat(0))
    assert (position.seat(0).credits, position.seat(0).bowls) == (6, [2, 0, 1, 0])


def test_the_brainstone_pays_for_the_last_credits() -> None:
    position = gaia("taklons", "terrans").bowls(0, 0, 3, 1, stone=1).give(0, credits=0)
    convert_leftovers(position.seat(0))
    assert (position.seat(0).credits, position.seat(0).stone) == (5, 0)


def test_a_lost_planet_of_the_gaia_phase_is_charged_from_after_the_first_turn() -> None:
    position = gaia("terrans", "itars", rows=SKY, profile=PEER).put(0, "m", "10c")
    position.put(1, "pi", "14c").level(1, nav=4).token(1, "fed_8vp_qic")
    position.bowls(0, 4, 0, 0, 0).bowls(1, 9, 0, 0, 4).pass_all()
    while position.asked[0][1] == "income":
        position.play(position.offers()[0])
    played(position, "itars spend 4tg for tech. tech free1. up nav. lostPlanet 12C")
    assert position.asked == [(0, "turn")]
    played(position, "terrans build ts 10C.")
    assert (position.decision().kind, position.decision().args["hex"]) == ("charge", "10c")
    played(position, "itars decline")
    assert (position.asked, position.decision().args["hex"]) == ([(0, "charge")], "12c")


def asked_for_income(stone: int) -> Position:
    """The Taklons' income of round 2: charges of 4 and of 1 and a new token are waiting."""
    position = gaia("taklons", "terrans", profile=PEER).tech(0, "tech_income_ore_charge")
    position.put(0, "pi", "1a0").bowls(0, 1, 4, 0, stone=stone).pass_all()
    assert sorted(position.decision().args["all"]) == ["charge-1", "charge-4", "tokens-1"]
    return position


def test_all_named_income_is_taken_although_the_brainstone_asks_in_between() -> None:
    """Found by an audit: what was named after the charge that asks for the Brainstone was lost."""
    position = asked_for_income(stone=0)
    player = LinePlayer(position.table)
    player.play("taklons income 4pw,1t")
    assert position.asked[0] == (0, "brainstone")
    while position.asked[0] == (0, "brainstone"):
        player.play("taklons brainstone area2")
    assert (0, "income") not in position.asked


def test_named_income_that_is_not_waiting_is_refused_aloud() -> None:
    position = asked_for_income(stone=2)
    with pytest.raises(IllegalMoveError):
        LinePlayer(position.table).play("taklons income 4pw,9t")


def test_a_lost_planet_that_comes_with_a_downgrade_is_charged_from_first() -> None:
    position = gaia("firaks", "terrans", rows=SKY, profile=PEER).put(0, "lab", "10c")
    position.put(0, "pi", "14c").put(1, "m", "11c").level(0, nav=4).token(0, "fed_8vp_qic")
    played(position, "firaks special down-lab. build ts 10C. up nav. lostPlanet 12C.")
    assert position.decision().args["hex"] == "12c"


def test_a_lost_planet_that_comes_with_a_lab_is_charged_from_last() -> None:
    position = gaia("terrans", "xenos", rows=SKY, profile=PEER).put(0, "ts", "10c")
    position.put(1, "m", "11c").level(0, nav=4).token(0, "fed_8vp_qic")
    played(position, "terrans build lab 10C. tech free1. up nav. lostPlanet 12C.")
    assert position.decision().args["hex"] == "10c"


def test_a_special_action_without_a_target_is_listed_all_the_same() -> None:
    position = gaia("ivits", "terrans", rows=("o",), profile=PEER).give(0, qic=0)
    assert "space-station" in legal_digest(position.put(0, "pi", "10c").table)["special"]  # type: ignore[operator]


STOCK = ("ore", "credits", "knowledge", "qic")
SHORT = {"o": "ore", "c": "credits", "k": "knowledge", "q": "qic"}


def payable_by_that_engine(player: Player, chooser: random.Random) -> tuple[Counter[str], ...]:
    """Cost and gain of some conversions, each of which can be paid from what is there."""
    cost: Counter[str] = Counter()
    gain: Counter[str] = Counter()
    has = {short: getattr(player, name) for short, name in SHORT.items()}
    has["pw"] = player.bowls[2]
    for _ in range(chooser.randint(2, 4)):
        key, paid, price, given = chooser.choice(ELEMENTARY)
        if paid in has and has[paid] >= price and key in conversions(player):
            has[paid] -= price
            cost[paid] += price
            gain[given] += 1
    return cost, gain


def amounts(counts: Counter[str], chooser: random.Random) -> str:
    names = chooser.sample(sorted(counts), len(counts))
    return ",".join(f"{counts[name]}{name}" for name in names)


@pytest.mark.parametrize("number", range(200))
def test_several_conversions_in_one_payment_pay_first_and_gain_afterwards(number: int) -> None:
    chooser = random.Random(number)
    position = gaia("hadsch_hallas", "xenos", rows=("o",), profile=PEER).put(0, "pi", "10c")
    player = position.bowls(0, 1, 1, chooser.randint(0, 9)).seat(0)
    for name in STOCK:
        limit = LIMITS.get(name, 9)
        setattr(player, name, chooser.choice((0, 1, 4, limit - 1, limit)))
    cost, gain = payable_by_that_engine(player, chooser)
    if not cost:
        return
    wanted = {
        name: min(LIMITS.get(name, 99), getattr(player, name) - cost[short] + gain[short])
        for short, name in SHORT.items()
    }
    line = f"hadsch-hallas spend {amounts(cost, chooser)} for {amounts(gain, chooser)}."
    tokens = [1 + cost["pw"] + gain["t"], 1, player.bowls[2] - cost["pw"], 0]
    with contextlib.suppress(IllegalMoveError):
        played(position, line)
    assert {name: getattr(player, name) for name in STOCK} == wanted, line
    assert player.bowls == tokens
