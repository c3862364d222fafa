"""Set-up: what is dealt, who chooses which faction, starting structures, first boosters."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core.errors import SetupError
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Note
from engine.core.table import Table
from engine.gaia.components import BOOSTERS, FACTIONS, FEDERATION_TOKENS, ROUND_TILES
from engine.gaia.game import GAIA
from engine.gaia.setup import FIRST_GAME
from engine.gaia.state import State
from engine.gaia.terms import TECH_SLOTS, TRACKS, Building, Phase
from tests.engine.gaia.positions import standard

GaiaTable = Table[State, Any]


def play(table: GaiaTable, *texts: str) -> GaiaTable:
    for text in texts:
        table.play(Move(table.pending[0].seat, tuple(text.split())))
    return table


def offers(table: GaiaTable) -> list[str]:
    return [" ".join(option.words) for option in table.pending[0].offer()]


def why_not(table: GaiaTable, text: str) -> Note | None:
    return table.pending[0].refusal(tuple(text.split()))


def seated(*factions: str, seed: str = "1", **options: str) -> GaiaTable:
    """A game on a printed map whose factions are dealt; the first mine is to be placed."""
    setup = Setup(
        "gaia", (HUMAN,) * len(factions), seed=seed, options=options, deal={"factions": factions}
    )
    return Table(GAIA, setup)


def until(table: GaiaTable, phase: Phase) -> list[tuple[int, str]]:
    """Play the first option until a phase begins; who was asked what."""
    asked = []
    while table.state.phase is not phase:
        decision = table.pending[0]
        asked.append((decision.seat, decision.kind))
        play(table, offers(table)[0])
    return asked


# What is dealt


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_table_is_set(seats: int, seed: str) -> None:
    state = standard(seats, seed).state
    assert list(state.tech) == list(TECH_SLOTS)
    assert len(set(state.tech.values())) == 9
    assert set(state.tech_left.values()) == {4}
    assert list(state.advanced) == list(TRACKS)
    assert len(set(state.advanced.values())) == 6
    assert len(state.boosters) == seats + 3
    assert len({tile.id for tile in state.rounds}) == 6
    assert len({tile.id for tile in state.final}) == 2
    assert state.terraforming_token in FEDERATION_TOKENS
    assert sum(state.tokens.values()) == 17
    assert state.tokens[state.terraforming_token or ""] == 2
    assert "fed_gleens" not in state.tokens


def test_another_seed_deals_something_else_and_the_same_seed_the_same() -> None:
    def dealt(seed: str) -> object:
        state = standard(4, seed).state
        return (state.tech, state.advanced, state.boosters, state.rounds, state.final)

    assert dealt("1") == dealt("1")
    assert len({str(dealt(str(seed))) for seed in range(20)}) == 20


def test_there_are_ten_round_tiles_and_six_final_tiles() -> None:
    assert sorted((tile.trigger, tile.vp) for tile in ROUND_TILES.values()) == [
        ("advance_research", 2),
        ("build_mine", 2),
        ("gain_federation_token", 5),
        ("mine_on_gaia", 3),
        ("mine_on_gaia", 4),
        ("terraform_step", 2),
        ("upgrade_to_big_building", 5),
        ("upgrade_to_big_building", 5),
        ("upgrade_to_trading_station", 3),
        ("upgrade_to_trading_station", 4),
    ]


def test_what_is_dealt_can_be_given() -> None:
    deal = {
        "boosters": tuple(BOOSTERS)[:5],
        "terraforming5": ("fed_12vp",),
        "final": ("final_gaia", "final_sectors"),
        "factions": ("ivits", "nevlas"),
    }
    state = Table(GAIA, Setup("gaia", (HUMAN,) * 2, deal=deal)).state
    assert state.boosters == list(BOOSTERS)[:5]
    assert state.terraforming_token == "fed_12vp"
    assert [tile.id for tile in state.final] == ["final_gaia", "final_sectors"]
    assert [player.faction.id for player in state.players] == ["ivits", "nevlas"]


def test_what_is_dealt_may_be_named_as_the_boardgamers_notation_does() -> None:
    deal = {
        "boosters": ("booster10", "booster2", "BOOSTER-LABS", "booster4", "booster5"),
        "final": ("structureFed", "gaia"),
        "terraforming5": ("fed2",),
        "factions": ("hadsch-hallas", "Xenos"),
    }
    state = Table(GAIA, Setup("gaia", (HUMAN,) * 2, deal=deal)).state
    assert {"booster_gaia", "booster_tokens_ore", "booster_labs"} < {*state.boosters}
    assert [tile.id for tile in state.final] == ["final_federation_structures", "final_gaia"]
    assert state.terraforming_token == "fed_8vp_qic"
    assert state.assigned == ("hadsch_hallas", "xenos")


@pytest.mark.parametrize(
    ("deal", "error"),
    [
        pytest.param({"boosters": ("booster_gaia",)}, "deal-count", id="too few boosters"),
        pytest.param({"final": ("final_gaia", "final_gaia")}, "deal-count", id="a tile twice"),
        pytest.param({"final": ("final_gaia", "x")}, "deal-unknown-word", id="an unknown tile"),
        pytest.param(
            {"terraforming5": ("fed_gleens",)}, "deal-unknown-word", id="the Gleens token"
        ),
        pytest.param(
            {"factions": ("terrans", "lantids")}, "deal-bad-factions", id="one board twice"
        ),
        pytest.param({"factions": ("terrans",)}, "deal-bad-factions", id="too few factions"),
        pytest.param({"castle": ("x",)}, "setup-deal", id="an unknown deal"),
        pytest.param({"sectors": ("1:0",)}, "deal-bad-sectors", id="too few sectors"),
        pytest.param({"sectors": ("1:9",) * 7}, "deal-bad-sector", id="a turn too far"),
        pytest.param({"sectors": ("1:0",) * 7}, "deal-bad-sectors", id="a sector twice"),
        pytest.param({"hexes": ("4a3",)}, "deal-bad-hex", id="an unreadable hex"),
        pytest.param({"hexes": ("4a3:0,0:r", "4a3:1,0:r")}, "map-hex-twice", id="a hex twice"),
        pytest.param({"hexes": ("4a3:0,0:r", "4a4:0,0:r")}, "map-hex-twice", id="a place twice"),
        pytest.param({"hexes": ("4z9:0,0:r",)}, "deal-bad-hex", id="no such hex name"),
        pytest.param({"hexes": ("4a3:0,0:z",)}, "deal-bad-hex", id="no such planet"),
        pytest.param({"hexes": ("4a3:0,0:r",)}, "map-too-few-homes", id="no room to begin on"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, tuple[str, ...]], error: str) -> None:
    with pytest.raises(SetupError) as refused:
        Table(GAIA, Setup("gaia", (HUMAN,) * 2, deal=deal))
    assert refused.value.key == error


# Factions


def test_the_first_player_chooses_and_the_others_follow_clockwise() -> None:
    table = standard(3)
    assert offers(table) == [f"faction {faction}" for faction in FACTIONS]
    seats = []
    for _ in range(3):
        seats.append(table.pending[0].seat)
        play(table, offers(table)[0])
    assert seats == [0, 1, 2]


def test_the_two_factions_of_one_board_exclude_each_other() -> None:
    table = play(standard(2), "faction terrans")
    assert why_not(table, "faction lantids") == Note("faction-taken", {"faction": "lantids"})
    assert why_not(table, "faction terrans") == Note("faction-taken", {"faction": "terrans"})
    assert len(offers(table)) == 12
    assert why_not(table, "faction castle") == Note("no-faction")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_has_its_factions_to_choose_from(seats: int) -> None:
    """Found in review: they were handed out by seat; the rulebook lets the players choose."""
    table = standard(seats, factions="first_game")
    assert offers(table) == [f"faction {faction}" for faction in FIRST_GAME[seats]]
    assert why_not(table, "faction nevlas") == Note("no-faction")
    last = FIRST_GAME[seats][-1]
    play(table, f"faction {last}")
    until(table, Phase.MINES)
    chosen = [player.faction.id for player in table.state.players]
    assert chosen == [last, *FIRST_GAME[seats][:-1]], "the last one is not asked"


def test_the_sets_of_the_first_game() -> None:
    assert {seats: set(factions) for seats, factions in FIRST_GAME.items()} == {
        2: {"hadsch_hallas", "xenos"},
        3: {"terrans", "taklons", "geodens"},
        4: {"terrans", "hadsch_hallas", "xenos", "taklons"},
    }


def test_random_factions_are_of_different_boards() -> None:
    for seed in range(30):
        players = standard(4, str(seed), factions="random").state.players
        assert len({player.faction.colour for player in players}) == 4


# Faction boards

START = {  # ore, knowledge, credits, QICs, bowls I and II, after the bonus of level 1
    "terrans": (4, 3, 15, 1, 4, 4),
    "lantids": (4, 3, 13, 1, 4, 0),
    "xenos": (4, 3, 15, 2, 2, 4),
    "gleens": (5, 3, 15, 0, 2, 4),
    "taklons": (4, 3, 15, 1, 2, 4),
    "ambas": (4, 3, 15, 2, 2, 4),
    "hadsch_hallas": (4, 3, 15, 1, 2, 4),
    "ivits": (4, 3, 15, 1, 2, 4),
    "geodens": (6, 3, 15, 1, 2, 4),
    "baltaks": (4, 3, 15, 0, 2, 2),
    "firaks": (3, 2, 15, 1, 2, 4),
    "bescods": (4, 1, 15, 1, 2, 4),
    "nevlas": (4, 2, 15, 1, 2, 4),
    "itars": (5, 3, 15, 1, 4, 4),
}
RESEARCH = {
    "terrans": "gaia", "xenos": "int", "gleens": "nav", "ambas": "nav", "hadsch_hallas": "eco",
    "geodens": "terra", "baltaks": "gaia", "nevlas": "sci",
}  # fmt: skip


@pytest.mark.parametrize("faction", FACTIONS)
def test_what_a_faction_begins_with(faction: str) -> None:
    other = "terrans" if FACTIONS[faction].colour != "blue" else "xenos"
    player = seated(faction, other).state.players[0]
    stock = (player.ore, player.knowledge, player.credits, player.qic, *player.bowls[:2])
    assert stock == START[faction]
    assert player.bowls[2:] == [0, 0]
    assert player.vp == 10
    levels = {track: level for track, level in player.levels.items() if level}
    assert levels == ({RESEARCH[faction]: 1} if faction in RESEARCH else {})
    assert player.formers_ready == (1 if levels == {"gaia": 1} else 0)
    assert player.stone == (0 if faction == "taklons" else None)
    assert player.stations_left == (6 if faction == "ivits" else 0)
    assert player.tokens == []
    assert player.pieces == {"m": 8, "ts": 4, "lab": 3, "pi": 1, "ac1": 1, "ac2": 1}


def test_economy_and_science_give_nothing_at_the_start() -> None:
    assert seated("hadsch_hallas", "nevlas").state.players[0].credits == 15
    assert seated("hadsch_hallas", "nevlas").state.players[1].knowledge == 2


# Starting structures


@pytest.mark.parametrize(
    ("factions", "order"),
    [
        pytest.param(("terrans", "taklons"), [0, 1, 1, 0], id="there and back"),
        pytest.param(("terrans", "taklons", "firaks"), [0, 1, 2, 2, 1, 0], id="three players"),
        pytest.param(("xenos", "taklons"), [0, 1, 1, 0, 0], id="Xenos' third mine after all"),
        pytest.param(("taklons", "ivits", "xenos"), [0, 2, 2, 0, 2, 1], id="Ivits after Xenos"),
        pytest.param(("ivits", "terrans"), [1, 1, 0], id="Ivits last, once"),
    ],
)
def test_who_places_when(factions: tuple[str, ...], order: list[int]) -> None:
    asked = until(seated(*factions), Phase.BOOSTERS)
    assert [seat for seat, _ in asked] == order
    for seat, kind in asked:
        assert kind == ("setup-institute" if factions[seat] == "ivits" else "setup-mine")


def test_mines_stand_on_free_planets_of_the_home_type() -> None:
    table = seated("terrans", "taklons")
    first, *rest = offers(table)
    assert len(rest) == 3, "four planets of each home type for two players"
    play(table, first)
    play(table, offers(table)[0])
    play(table, offers(table)[0])
    assert first not in offers(table)
    assert why_not(table, first) == Note("occupied")
    elsewhere = next(
        hexagon.name for hexagon in table.state.board.hexes if hexagon.planet not in (None, "terra")
    )
    assert why_not(table, f"setup-mine {elsewhere}") == Note("not-home", {"planet": "terra"})
    assert why_not(table, "setup-mine 99c") == Note("not-offered")


def test_starting_mines_open_income_and_score_nothing() -> None:
    table = seated("xenos", "ivits")
    until(table, Phase.BOOSTERS)
    xenos, ivits = table.state.players
    assert xenos.pieces[Building.MINE] == 5
    assert sorted(key for key in xenos.incomes if key.startswith("m:")) == ["m:0:ore", "m:1:ore"]
    assert list(ivits.structures.values()) == ["pi"]
    assert ivits.pieces[Building.MINE] == 8
    assert ("ivits_station", "faction") in ivits.specials
    assert [player.vp for player in table.state.players] == [10, 10]
    assert table.state.built == []


# Boosters


def test_boosters_are_taken_from_the_last_player_back_to_the_first() -> None:
    table = seated("terrans", "taklons", "firaks")
    until(table, Phase.BOOSTERS)
    first = offers(table)[0]
    assert len(offers(table)) == 6
    asked = []
    while table.state.phase is Phase.BOOSTERS:
        asked.append(table.pending[0].seat)
        play(table, offers(table)[0])
    assert asked == [2, 1, 0]
    assert len(table.state.boosters) == 3
    holder = table.state.players[2].booster
    assert holder is not None
    assert f"booster {holder.id}" == first


def test_a_taken_booster_is_refused() -> None:
    table = seated("terrans", "taklons")
    until(table, Phase.BOOSTERS)
    first = offers(table)[0]
    play(table, first)
    assert why_not(table, first) == Note("booster-taken", {"booster": first.split()[1]})
    assert why_not(table, "booster castle") == Note("no-booster")


def test_the_first_player_begins_round_one() -> None:
    table = seated("terrans", "taklons", "firaks")
    until(table, Phase.ACTIONS)
    assert table.state.round == 1
    assert table.state.order == [0, 1, 2]
    assert table.waiting_for == (0,)


def test_rounds_are_numbered_one_to_six() -> None:
    numbers = [event.args["round"] for event in _events_of_a_game() if event.kind == "round_began"]
    assert numbers == [1, 2, 3, 4, 5, 6]
    assert all(later == number + 1 for number, later in pairwise(numbers))


def _events_of_a_game() -> list[Any]:
    table = seated("terrans", "taklons")
    while table.result is None:
        choices = offers(table)
        passes = [text for text in choices if text.startswith("pass")]
        play(table, (passes or choices)[0])
    return table.take_events()
