"""Setting up the solo game: seats, options, factions, mines, boosters, tokens, levels."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest

from engine.core.errors import SetupError
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Words
from engine.core.table import Table
from engine.gaia.automa.cards import DECISION_CARDS, FACTION_CARDS
from engine.gaia.automa.setup import choose_home, start_automa
from engine.gaia.components import FACTIONS
from engine.gaia.game import GAIA
from engine.gaia.state import State
from engine.gaia.terms import Planet, Track
from engine.gaia.view import GaiaView
from tests.engine.gaia.automa.positions import explained, position, put

SOLO = (HUMAN, "automa")


def solo(
    options: Mapping[str, str] | None = None,
    deal: Mapping[str, Words] | None = None,
    seats: Words = SOLO,
    seed: str = "seed",
) -> Table[State, GaiaView]:
    return Table(
        GAIA, Setup("gaia", seats, seed, "secret", options or {}, deal or {}, rules=GAIA.rules)
    )


def opened(table: Table[State, GaiaView]) -> Table[State, GaiaView]:
    """Set-up to its end, the human taking what is offered first."""
    while table.state.round == 0:
        decision = table.pending[0]
        table.play(Move(decision.seat, next(iter(decision.offer())).words))
    return table


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param((HUMAN,), id="nobody to play against"),
        pytest.param((HUMAN, "automa", "automa"), id="two robots"),
        pytest.param((HUMAN, HUMAN, "automa"), id="two people and a robot"),
        pytest.param(("automa", "automa"), id="no person"),
        pytest.param((HUMAN, "robot"), id="another robot"),
    ],
)
def test_seats_that_are_refused(seats: Words) -> None:
    with pytest.raises(SetupError):
        solo(seats=seats)


@pytest.mark.parametrize(
    ("options", "deal"),
    [
        pytest.param({"level": "easy"}, {}, id="no such level"),
        pytest.param({"automa": "ivits"}, {}, id="a faction the Automa has no card for"),
        pytest.param({"faction": "lantids", "automa": "terrans"}, {}, id="one colour"),
        pytest.param({}, {"factions": ("terrans", "gleens")}, id="no card, by a deal"),
        pytest.param({}, {"factions": ("terrans", "xenos", "itars")}, id="too many factions"),
        pytest.param({"factions": "first_game", "map": "random"}, {}, id="first game, other map"),
        pytest.param({"factions": "first_game", "automa": "xenos"}, {}, id="first game, other"),
        pytest.param({}, {"automa_deck.7": ("1",)}, id="a seventh deck"),
        pytest.param({}, {"automa_booster": ("18",)}, id="no such card"),
    ],
)
def test_options_and_deals_that_are_refused(
    options: Mapping[str, str], deal: Mapping[str, Words]
) -> None:
    with pytest.raises(SetupError):
        solo(options, deal)


@pytest.mark.parametrize(
    ("faction", "automa"), [("terrans", "terrans"), ("lantids", "terrans"), ("ambas", "taklons")]
)
def test_two_wishes_of_one_colour_are_named(faction: str, automa: str) -> None:
    with pytest.raises(SetupError) as caught:
        solo({"faction": faction, "automa": automa})
    wishes = {"faction": faction, "automa": automa}
    assert (caught.value.key, dict(caught.value.args_)) == ("setup-solo-colour", wishes)


def test_solo_options_are_refused_where_people_play_among_themselves() -> None:
    for key, value in (("level", "ultoma"), ("automa", "xenos"), ("faction", "ivits")):
        with pytest.raises(SetupError):
            solo({key: value}, seats=(HUMAN, HUMAN))
    solo({"level": "automa"}, seats=(HUMAN, HUMAN))


@pytest.mark.parametrize("seats", [SOLO, SOLO[::-1]], ids=["person first", "robot first"])
def test_the_person_chooses_first_and_begins_wherever_he_sits(seats: Words) -> None:
    table = solo(seats=seats)
    person = seats.index(HUMAN)
    assert [(one.seat, one.kind) for one in table.pending] == [(person, "faction")]
    opened(table)
    assert table.view().order == (person, 1 - person)
    assert [(one.seat, one.kind) for one in table.pending] == [(person, "turn")]


@pytest.mark.parametrize("faction", FACTION_CARDS)
def test_a_chosen_automa_keeps_its_colour(faction: str) -> None:
    table = solo({"automa": faction})
    offered = {option.words[1] for option in table.pending[0].offer()}
    colour = FACTIONS[faction].colour
    assert offered == {key for key, one in FACTIONS.items() if one.colour != colour}
    assert opened(table).view().players[1].faction == faction


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_random_automa_is_of_another_colour(faction: str) -> None:
    chosen = set()
    for seed in "abcdefghijkl":
        human, automa = solo({"faction": faction}, seed=seed).view().players
        assert human.faction == faction
        assert automa.faction in FACTION_CARDS
        assert human.colour != automa.colour
        chosen.add(automa.faction)
    assert len(chosen) > 1


def test_factions_by_deal_and_at_random() -> None:
    both = solo(deal={"factions": ("ivits", "itars")}).view()
    assert [one.faction for one in both.players] == ["ivits", "itars"]
    one = solo({"automa": "itars"}, {"factions": ("ivits",)}).view()
    assert [player.faction for player in one.players] == ["ivits", "itars"]
    for seed in "abcdef":
        players = solo({"factions": "random", "automa": "terrans"}, seed=seed).view().players
        assert players[1].faction == "terrans"
        assert players[0].colour != "blue"


def test_seven_sectors_five_boosters_and_two_federation_tokens_of_a_kind() -> None:
    for options in ({}, {"map": "random"}):
        view = solo(options).view()
        assert {place.sector for place in view.hexes} == set("1234567")
        assert len(view.boosters) == 5
        token = view.terraforming_token
        assert view.tokens_left == {key: 1 if key == token else 2 for key in view.tokens_left}
        assert len(view.tokens_left) == 6


def test_the_row_of_boosters_keeps_its_order() -> None:
    row = (
        "booster_gaia", "booster_range", "booster_mines", "booster_labs", "booster_credits_qic",
    )  # fmt: skip
    table = solo(deal={"boosters": row, "factions": ("terrans", "geodens")})
    assert table.view().boosters == row


@pytest.mark.parametrize("card", DECISION_CARDS)
def test_a_random_card_shows_the_first_booster(card: str) -> None:
    table = solo(deal={"automa_booster": (card,), "factions": ("terrans", "geodens")})
    row = table.view().boosters
    opened(table)
    slot = DECISION_CARDS[card].booster_slot - 1
    assert table.view().players[1].booster == row[slot]
    rest = [booster for booster in row if booster != row[slot]]
    assert table.view().players[0].booster == rest[0]
    assert table.view().boosters == tuple(rest[1:])


@pytest.mark.parametrize(
    ("level", "vp", "deck"),
    [
        ("automalein", 0, 6),
        ("automa", 10, 7),
        ("automaechtig", 10, 8),
        ("ultoma", 10, 9),
        ("alptrauma", 10, 9),
    ],
)
def test_levels(level: str, vp: int, deck: int) -> None:
    view = solo({"level": level}, {"factions": ("terrans", "geodens")}).view()
    assert view.automa is not None
    assert (view.automa.level, view.players[1].vp, view.automa.deck) == (level, vp, deck)
    assert view.automa.crosswise == 3
    assert view.players[0].vp == 10


@pytest.mark.parametrize(
    ("faction", "area"),
    [
        ("terrans", Track.GAIA_PROJECT),
        ("xenos", Track.INTELLIGENCE),
        ("taklons", None),
        ("hadsch_hallas", Track.ECONOMY),
        ("geodens", Track.TERRAFORMING),
        ("firaks", None),
        ("itars", None),
    ],
)
def test_the_faction_card_shows_the_first_level(faction: str, area: Track | None) -> None:
    rival = "ambas" if faction != "taklons" else "gleens"
    player = solo(deal={"factions": (rival, faction)}).view().players[1]
    assert {track for track, level in player.levels.items() if level} == ({area} - {None})
    assert (player.ore, player.credits, player.knowledge, player.qic) == (0, 0, 0, 0)
    assert player.bowls == (0, 0, 0, 0)
    assert not player.income


def test_the_first_game() -> None:
    table = solo({"factions": "first_game"})
    assert [decision.kind for decision in table.pending] == ["booster"]
    human, automa = table.view().players
    assert (human.faction, automa.faction) == ("hadsch_hallas", "taklons")
    assert {one.hex for one in human.structures} == {"1a6", "4b0"}
    assert {one.hex for one in automa.structures} == {"1b5", "4b2"}
    assert automa.vp == 0
    assert table.state.automa is not None
    assert table.state.automa.level.id == "automalein"
    planets = {place.name: place.planet for place in table.view().hexes}
    assert {planets[name] for name in ("1a6", "4b0")} == {Planet.OXIDE}
    assert {planets[name] for name in ("1b5", "4b2")} == {Planet.SWAMP}
    for seed in "abcdef":
        free = solo(deal={"factions": ("hadsch_hallas", "taklons")}, seed=seed)
        places = {one.hex for one in opened(free).view().players[1].structures}
        assert "1b5" in places or "4b2" in places, "the picture follows the rule"


@pytest.mark.parametrize(
    ("planets", "card", "chosen", "drawn"),
    [
        pytest.param("3b0:v 3a5:v 6c:v", "4", ["3b0", "3a5"], False, id="the nearest two"),
        pytest.param("3b0:v 3b3:v 6c:v", "4", ["3b0", "3b3"], False, id="a tie without effect"),
        pytest.param("3b0:v 3b1:v 3b3:v", "1", ["3b0", "3b1"], True, id="by row from the top"),
        pytest.param("3b0:v 3b1:v 3b3:v", "4", ["3b3", "3b1"], True, id="or from the bottom"),
        pytest.param("3b0:v 6c:v 1c:v 4c:v", "1", ["3b0", "1c"], True, id="a tie for the second"),
        pytest.param("3c:v 3b0:v 3b3:v", "4", ["3c", "3b3"], True, id="the centre itself"),
    ],
)
def test_first_mines(planets: str, card: str, chosen: list[str], drawn: bool) -> None:
    mover = position(planets, deal={"automa_direction": (card,)})
    for name in chosen:
        place = choose_home(mover.state, mover.player)
        assert mover.state.hex_name(place) == name
        put(mover, mover.player, f"{name}:m")
    assert bool(mover.automa.direction_card) is drawn
    assert bool(explained(mover, "automa-direction-card")) is drawn


def test_one_card_serves_for_all_ties() -> None:
    mover = position("3b0:d 3b1:d 3b3:d 3b4:d", factions=("taklons", "xenos"))
    for _ in range(3):
        place = choose_home(mover.state, mover.player)
        put(mover, mover.player, f"{mover.state.hex_name(place)}:m")
    assert len(mover.automa.direction_cards) == len(DECISION_CARDS) - 1


def test_xenos_place_three_mines() -> None:
    table = opened(solo({"automa": "xenos", "faction": "terrans"}))
    players = table.view().players
    assert [len(player.structures) for player in players] == [2, 3]


def test_ivits_come_last() -> None:
    table = opened(solo({"automa": "geodens", "faction": "ivits"}))
    built = [e for e in Table(GAIA, table.setup, table.log).take_events() if e.kind == "built"]
    assert [event.seat for event in built] == [1, 1, 0]


def test_why_a_first_mine_stands_there_is_told_with_it() -> None:
    table = opened(solo({"automa": "xenos", "faction": "terrans"}))
    told = Table(GAIA, table.setup, table.log).take_events()
    notes = [note for one in told for note in one.args.get("notes", ())]
    assert len(notes) == len({(note.key, str(note.args)) for note in notes}), "nothing twice"
    mines = [(before, one) for before, one in pairwise(told)
             if one.kind == "built" and one.seat == 1]  # fmt: skip
    assert len(mines) == 3
    for before, mine in mines:
        assert before.args["notes"][-1].args == {"hex": mine.args["hex"]}


def test_start_points_count_among_the_sources() -> None:
    mover = position("3c:v", options={"level": "automalein"})
    assert (mover.player.vp, mover.player.sources) == (0, {"start": 0})
    start_automa(mover.state, mover.player)
    assert mover.player.levels[Track.TERRAFORMING] == 1
