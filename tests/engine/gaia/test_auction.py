"""Factions that are banned, bid for openly, or bid for in secret."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import RecordError, SetupError
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Note, Seat
from engine.core.record import record_of
from engine.core.table import Table
from engine.core.transcript import export_of, format_export
from engine.gaia.auction import MOST_BID
from engine.gaia.charging import charge_offer
from engine.gaia.components import FACTIONS
from engine.gaia.game import GAIA
from engine.gaia.terms import START_VP, Phase
from engine.interchange import foreign_text
from tests.engine.gaia.positions import gaia, standard
from tests.engine.gaia.test_setup import GaiaTable, offers, play, why_not

NO_BID = Note("no-bid", {"least": 0, "most": MOST_BID})
LOTS = ("terrans", "xenos", "geodens")


def named(factions: str, seats: int = 3) -> GaiaTable:
    """A table at which factions have been named and are to be bid for."""
    return play(standard(seats, factions=factions), *(f"faction {one}" for one in LOTS[:seats]))


def held(table: GaiaTable) -> dict[str, tuple[Seat | None, int]]:
    return {lot.faction: (lot.holder, lot.bid) for lot in table.view(None).lots}


def limit(table: GaiaTable, seat: Seat, *texts: str) -> GaiaTable:
    for text in texts:
        table.play(Move(seat, ("maxbid", *text.split())))
    return table


# Bans


def test_everybody_bans_one_faction_the_last_seat_first() -> None:
    table = standard(3, bans="one")
    seats = []
    for faction in LOTS:
        seats.append(table.pending[0].seat)
        play(table, f"ban {faction}")
    assert seats == [2, 1, 0]
    assert table.view(None).banned == LOTS
    assert table.pending[0].kind == "faction"
    assert {f"faction {one}" for one in FACTIONS} - {*offers(table)} == {
        f"faction {one}" for one in LOTS
    }
    assert why_not(table, "faction xenos") == Note("faction-banned", {"faction": "xenos"})


def test_nothing_is_banned_twice() -> None:
    table = play(standard(2, bans="one"), "ban xenos")
    assert why_not(table, "ban xenos") == Note("faction-banned", {"faction": "xenos"})
    assert "ban xenos" not in offers(table)


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        ((HUMAN, "automa"), {"factions": "auction"}, "setup-bids-alone"),
        ((HUMAN, "automa"), {"factions": "sealed"}, "setup-bids-alone"),
        ((HUMAN, "automa"), {"bans": "one"}, "setup-bids-alone"),
        ((HUMAN, HUMAN), {"bans": "one", "factions": "random"}, "setup-bans-nothing-to-choose"),
        ((HUMAN, HUMAN), {"bans": "one", "factions": "first_game"}, "setup-bans-nothing-to-choose"),
    ],
)
def test_bans_and_bids_need_people_who_choose(
    seats: tuple[str, ...], options: dict[str, str], error: str
) -> None:
    with pytest.raises(SetupError) as refused:
        Table(GAIA, Setup("gaia", seats, options=options))
    assert refused.value.key == error


# The open auction


def test_whoever_is_outbid_bids_again_until_everybody_holds_one() -> None:
    table = named("auction")
    asked = []
    for text in ("terrans 0", "terrans 4", "xenos 1", "xenos 2", "terrans 6", "geodens 0"):
        asked.append(table.pending[0].seat)
        play(table, f"bid {text}")
    assert asked == [0, 1, 2, 0, 2, 1]
    assert held(table) == {"terrans": (2, 6), "xenos": (0, 2), "geodens": (1, 0)}
    assert [one.faction for one in table.state.players and table.view(None).players] == [
        "xenos", "geodens", "terrans",
    ]  # fmt: skip
    assert [one.vp for one in table.view(None).players] == [
        START_VP - 2, START_VP, START_VP - 6,
    ]  # fmt: skip
    assert table.state.phase is Phase.MINES


def test_a_bid_is_more_than_the_holder_s() -> None:
    table = play(named("auction"), "bid terrans 5")
    assert why_not(table, "bid terrans 5") == Note("bid-too-low", {"needed": 6, "who": 0})
    assert why_not(table, "bid terrans 6") is None
    assert why_not(table, f"bid terrans {MOST_BID + 1}") == NO_BID
    for text in ("bid taklons 3", "bid terrans x", "bid terrans 06", "bid terrans"):
        assert why_not(table, text) == NO_BID


@pytest.mark.parametrize(("points", "charged"), [(-5, 1), (0, 1), (1, 2), (2, 3), (9, 3)])
def test_who_has_bid_more_than_he_had_charges_what_is_free(points: int, charged: int) -> None:
    """RU actions 10: 1 costs nothing, and whoever has too few points pays as many as he has."""
    player = gaia("terrans", "xenos").bowls(0, 4, 4, 0).table.state.players[0]
    player.vp = points
    assert charge_offer(player, 3) == charged
    player.bowls[:3] = [0, 0, 8]
    assert charge_offer(player, 3) == 0


# Sealed bids


def test_limits_are_sealed_until_everybody_has_answered() -> None:
    table = limit(named("sealed"), 2, "terrans 9", "done")
    limit(table, 0, "xenos 3")
    assert table.sealed
    assert table.reading(len(table.log) - 1, 1) is None
    for reader in (None, 1):
        assert "maxbid terrans 9" not in format_export(export_of(table, reader))
        assert held(table) == dict.fromkeys(LOTS, (None, 0))


def test_each_pays_no_more_than_it_takes() -> None:
    table = named("sealed")
    limit(table, 0, "terrans 9", "done")
    limit(table, 1, "terrans 5", "xenos 2", "done")
    limit(table, 2, "geodens 1", "xenos 1", "done")
    assert held(table) == {"terrans": (0, 3), "xenos": (1, 0), "geodens": (2, 0)}


def test_limits_are_told_when_all_are_in() -> None:
    table = named("sealed", seats=2)
    limit(table, 1, "terrans 7", "done")
    assert not [one for one in table.take_events() if one.kind == "limits_revealed"]
    limit(table, 0, "xenos 2", "done")
    told = [one for one in table.take_events() if one.kind == "limits_revealed"]
    assert [one.args["limits"] for one in told] == [{"xenos": 2}, {"terrans": 7}]


def test_equal_limits_go_by_the_order_of_seats() -> None:
    table = named("sealed", seats=2)
    for seat in (1, 0):
        limit(table, seat, "terrans 7", "done")
    assert held(table) == {"terrans": (0, 7), "xenos": (1, 0)}


def said(limits: dict[str, int]) -> list[str]:
    """UserLimits as they are typed; nothing is not said."""
    named_ = [f"{lot} {points}" for lot, points in limits.items() if points]
    return named_ if len(named_) == len(LOTS) else [*named_, "done"]


bids = st.fixed_dictionaries({lot: st.integers(0, MOST_BID) for lot in LOTS})


@given(st.lists(bids, min_size=3, max_size=3), st.permutations(range(3)))
def test_nobody_pays_above_his_limit_or_envies_another_for_what_he_paid(
    limits: list[dict[str, int]], order: list[Seat]
) -> None:
    """What makes it an auction: at these prices nobody would rather have outbid somebody."""
    table = named("sealed")
    for seat in order:
        limit(table, seat, *said(limits[seat]))
    lots = held(table)
    won = {seat: (lot, paid) for lot, (seat, paid) in lots.items() if seat is not None}
    assert sorted(won) == [0, 1, 2]
    for seat, (lot, paid) in won.items():
        assert paid <= limits[seat][lot]
        gained = limits[seat][lot] - paid
        for other, (holder, price) in lots.items():
            needed = price + (holder is not None and holder < seat)
            assert limits[seat][other] - needed <= gained


def test_other_programs_have_no_words_for_it() -> None:
    table = play(named("auction"), "bid terrans 0")
    with pytest.raises(RecordError) as refused:
        foreign_text(record_of(table), "boardgamers")
    assert refused.value.key == "record-notation-bids"
