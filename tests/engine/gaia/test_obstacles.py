"""Why something is not possible, in numbers; and that the amount missing is all that is."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.moves import Note, Words
from engine.core.table import Table
from engine.gaia.components import BOARD_ACTIONS, STANDARD_TECH
from engine.gaia.game import GAIA
from engine.gaia.state import Player
from engine.gaia.terms import TRACKS
from tests.engine.gaia.positions import Position, gaia
from tests.engine.gaia.test_games import IN_TEST, SOAK, GaiaTable, play_checked

Make = Callable[[], Position]
VERBS = (
    "build",
    "gaiaform",
    "upgrade",
    "federation",
    "research",
    "action",
    "special",
    "pass",
    "free",
)


def obstacles(position: Position, text: str) -> list[Note]:
    advise = position.decision().advise
    assert advise is not None
    return list(advise().obstacles(tuple(text.split())))


def needs(resource: str, amount: int, has: int) -> dict[str, Any]:
    short = {resource: amount - has}
    return {"needs": {resource: amount}, "has": {resource: has}, "short": short}


def bare(faction: str = "terrans", *rows: str) -> Position:
    other = "taklons" if faction in ("xenos", "gleens") else "xenos"
    return gaia(faction, other, rows=rows or ("r",)).put(0, "m", "10c").no_income(0)


def federated() -> Position:
    return (
        gaia("firaks", "xenos", rows=["t.tt.t"])
        .put(0, "pi", "10c")
        .put(0, "ac1", "12c")
        .put(0, "m", "13c")
    )


CASES: list[tuple[str, Make, str, str, dict[str, Any]]] = [
    # the sentence, the position, what is asked about, the key, its arguments
    ("ore for a mine", lambda: bare("terrans", "rr").give(0, ore=0), "build", "needs",
     needs("ore", 1, 0)),
    ("ore for steps", lambda: bare("terrans", "rd").give(0, ore=9), "build 11c", "needs",
     needs("ore", 10, 9)),
    ("credits for a mine", lambda: bare("terrans", "rr").give(0, credits=0), "build 11c", "needs",
     needs("credits", 2, 0)),
    ("QICs for range", lambda: bare("terrans", "r....r").give(0, qic=1), "build 15c", "needs",
     needs("qic", 2, 1)),
    ("a QIC for a Gaia planet", lambda: bare("terrans", "rg").give(0, qic=0), "build 11c",
     "needs", needs("qic", 1, 0)),
    ("no planet there", lambda: bare("terrans", "r."), "build 11c", "no-planet", {}),
    ("no such hex", bare, "build 99c", "no-hex", {"hex": "99c"}),
    ("an own structure", bare, "build 10c", "own-structure", {}),
    ("an opponent's structure", lambda: bare("terrans", "rd").put(1, "m", "11c"), "build 11c",
     "occupied", {}),
    ("a transdim planet", lambda: bare("terrans", "rm"), "build 11c", "transdim", {}),
    ("an opponent's gaiaformer", lambda: bare("terrans", "rm").former(1, "11c"), "build 11c",
     "foreign-gaiaformer", {"seat": 1}),
    ("a project that is not done", lambda: bare("terrans", "rm").former(0, "11c"), "build 11c",
     "gaia-project-running", {}),
    ("no way there", lambda: bare("terrans", "r r"), "build 12c", "out-of-range", {}),
    ("no mine left", lambda: gaia("terrans", "xenos", rows=["r" * 9]).put(
        0, "m", *(f"1{n}c" for n in range(8))), "build 18c", "no-piece", {"building": "m"}),
    ("a gaiaformer", lambda: bare("terrans", "rm").give(0, formers_gained=1), "gaiaform",
     "no-gaiaformer", {}),
    ("the first gaiaformer", lambda: bare("terrans", "rm"), "gaiaform", "no-gaiaformer-yet", {}),
    ("ore for a mine with a free step",
     lambda: bare("terrans", "ro").bowls(0, 0, 0, 5).give(0, ore=0), "action power_1_terraform",
     "needs", needs("ore", 1, 0)),
    ("credits for a mine with more range",
     lambda: bare("terrans", "r...r").give(0, credits=0).booster(0, "booster_range"),
     "special booster_range", "needs", needs("credits", 2, 0)),
    ("the own booster", lambda: bare().booster(0, "booster_range"), "pass booster_range",
     "own-booster", {"booster": "booster_range"}),
    ("tokens for a project",
     lambda: bare("terrans", "rm").level(0, gaia=1).give(0, formers_ready=1).bowls(0, 2, 1, 1),
     "gaiaform 11c", "needs", needs("tokens", 6, 4)),
    ("no transdim planet", lambda: bare("terrans", "rd"), "gaiaform 11c", "not-transdim", {}),
    ("ore for an upgrade", lambda: bare().give(0, ore=1), "upgrade", "needs", needs("ore", 2, 1)),
    ("nothing of one's own", lambda: bare("terrans", "rr"), "upgrade 11c", "no-own-structure",
     {"hex": "11c"}),
    ("nothing to become", lambda: bare("terrans", "rr").put(0, "pi", "11c"), "upgrade 11c",
     "cannot-become", {"was": "pi", "building": "ts", "targets": ()}),
    ("a federation is too weak", bare, "federation", "federation-too-weak",
     {"value": 1, "needed": 7}),
    ("tokens for satellites", lambda: federated().bowls(0, 0, 0, 0), "federation",
     "federation-not-affordable", {"satellites": 1, "payable": 0}),
    ("these planets are too weak", federated, "federation 12c,13c", "federation-too-weak",
     {"value": 4, "needed": 7}),
    ("these planets and more are possible",
     lambda: federated().put(0, "m", "15c"), "federation 10c,12c,15c", "federation-superfluous",
     {"hexes": ["15c"], "satellites": 2, "possible": 1}),
    ("knowledge", lambda: bare().give(0, knowledge=3), "research", "needs",
     needs("knowledge", 4, 3)),
    ("a green token", lambda: bare().level(0, sci=4), "research sci", "needs-green-token",
     {"track": "sci"}),
    ("level 5 is taken", lambda: bare().level(0, sci=4).level(1, sci=5), "research sci",
     "level-5-taken", {"track": "sci"}),
    ("the top", lambda: bare().level(0, sci=5), "research sci", "at-top", {"track": "sci"}),
    ("the institute", lambda: bare("baltaks", "v"), "research nav", "needs-institute",
     {"track": "nav"}),
    ("power", lambda: bare().bowls(0, 0, 9, 3), "action power_2_ore", "needs",
     needs("power", 4, 3)),
    ("QICs for an action", lambda: bare().give(0, qic=1), "action qic_planet_types", "needs",
     needs("qic", 2, 1)),
    ("a used action", lambda: used(), "action power_2_ore", "action-used",
     {"action": "power_2_ore", "seat": 0}),
    ("a full store", lambda: bare().bowls(0, 0, 0, 4).give(0, ore=15), "action power_2_ore",
     "at-limit", {}),
    ("no planet for a step", lambda: bare().bowls(0, 0, 0, 5), "action power_1_terraform",
     "no-step-target", {}),
    ("no token to score", lambda: bare().give(0, qic=3), "action qic_rescore_federation",
     "no-token", {}),
    ("no special action", bare, "special", "no-special", {"word": ""}),
    ("a special action of the institute", lambda: bare("ambas", "s"), "special",
     "needs-institute", {}),
    ("a special action somebody else has", bare, "special booster_range", "not-yours",
     {"special": "booster_range"}),
    ("the booster is not free", bare, "pass booster_castle", "booster-taken",
     {"booster": "booster_castle", "boosters": ["booster_gaia", "booster_labs", "booster_mines"]}),
    ("nothing to burn", lambda: bare().bowls(0, 9, 1, 9), "free burn", "too-many-burns",
     {"needs": 1, "has": 0}),
    ("power for a free action", lambda: bare().bowls(0, 0, 0, 2), "free power_to_ore", "needs",
     needs("power", 3, 2)),
    ("no such conversion", bare, "free credits_to_ore", "no-conversion",
     {"word": "credits_to_ore"}),
    ("planets on two islands",
     lambda: gaia("firaks", "xenos", rows=["tt tt"]).put(0, "pi", "10c").put(0, "ac1", "13c").put(
         0, "m", "14c"),
     "federation", "federation-disconnected", {"hexes": ["10c", "13c", "14c"]}),
    ("an empty planet", lambda: gaia("firaks", "xenos", rows=["ttt"]).put(0, "pi", "10c").put(
        0, "ac1", "12c"), "federation 10c,11c,12c", "federation-on-planet", {"hexes": ["11c"]}),
    ("a federation beside it", lambda: federated().federation(0, "10c"), "federation 11c,12c,13c",
     "federation-touches-federation", {"hexes": ["11c"]}),
    ("a federation in it", lambda: federated().federation(0, "10c"), "federation 10c",
     "federation-empty", {}),
    ("a detour", lambda: gaia("firaks", "xenos", rows=["t.tt", "...."]).put(0, "pi", "10c").put(
        0, "ac1", "12c").put(0, "m", "13c"), "federation 10c,20c,21c,12c,13c",
     "federation-too-many-satellites", {"satellites": 2, "possible": 1}),
    ("no federation token", lambda: without_tokens(), "federation", "token-gone", {}),
    ("the lowest areas are blocked",
     lambda: bare("bescods", "t").level(0, terra=4, nav=4, int=4, gaia=4, eco=4, sci=4),
     "special bescods_lowest", "lowest-blocked", {}),
    ("a special action twice", lambda: twice(), "special bescods_lowest", "special-used",
     {"special": "bescods_lowest"}),
    ("no planet for the range", lambda: bare().booster(0, "booster_range"),
     "special booster_range", "no-range-target", {}),
    ("no hex for a station", lambda: gaia("ivits", "xenos", rows=["o"]).put(0, "pi", "10c"),
     "special ivits_station", "no-site", {}),
    ("no station left", lambda: out_of_stations(), "special ivits_station", "no-station", {}),
    ("no lab to make a station of", lambda: bare("firaks", "tt").put(0, "pi", "11c"),
     "special firaks_downgrade", "no-structure", {"building": "lab"}),
    ("no technology left", lambda: bare().tech(0, *STANDARD_TECH).give(0, qic=4),
     "action qic_tech_tile", "no-tech", {}),
    ("no such action", bare, "action castle", "no-action", {"word": "castle"}),
    ("no such area", bare, "research castle", "no-track", {"word": "castle"}),
    ("no such building", bare, "upgrade 10c castle", "no-building", {"word": "castle"}),
    ("the main action is done", lambda: bare().play("research eco"), "build",
     "main-action-done", {}),
    ("passed already", lambda: bare().play("pass booster_gaia"), "free", "already-passed", {}),
]  # fmt: skip


def out_of_stations() -> Position:
    position = gaia("ivits", "xenos", rows=["o......."]).put(0, "pi", "10c")
    return position.station(0, *(f"1{n}c" for n in range(1, 7)))


def without_tokens() -> Position:
    position = federated()
    position.state.tokens.update(dict.fromkeys(position.state.tokens, 0))
    return position


def twice() -> Position:
    position = bare("bescods", "t").turn("special bescods_lowest; advance terra")
    return position.turn("research eco")


def used() -> Position:
    position = bare().bowls(0, 0, 0, 4).turn("action power_2_ore")
    return position.bowls(1, 0, 0, 9)


def test_how_far_away_a_place_is_and_what_qics_would_do() -> None:
    position = bare("terrans", "r.....r").give(0, qic=1)
    reason, far = obstacles(position, "build 16c")
    assert reason.args == needs("qic", 3, 1)
    assert (far.key, far.args) == ("far", {"distance": 6, "range": 1, "price": {"qic": 3}})


def test_qics_for_a_gaia_planet_are_told_apart() -> None:
    position = bare("terrans", "r..g").give(0, qic=0)
    reason, far, planet = obstacles(position, "build 13c")
    assert reason.args == needs("qic", 2, 0)
    assert (far.args["price"], planet.key, planet.args) == (
        {"qic": 1}, "gaia-price", {"price": {"qic": 1}},
    )  # fmt: skip


def test_a_second_federation_cannot_use_members_of_the_first() -> None:
    position = federated().federation(0, "10c", "11c", "12c", "13c")
    assert [one.key for one in obstacles(position, "federation")][1:] == ["federated-before"]


def test_what_a_satellite_costs_is_said() -> None:
    position = federated().bowls(0, 0, 0, 0)
    price = obstacles(position, "federation")[1]
    assert (price.key, price.args) == ("satellite-price", {"price": {"discarded": 1}})


def test_gleens_are_told_of_the_ore_that_they_gain() -> None:
    position = bare("gleens", "g").bowls(0, 0, 0, 9)
    told = {option.words: option.notes for option in position.decision().offer()}
    gained = [note.args["gain"] for note in told["free", "power_to_qic", "1"] if note.key == "gain"]
    assert gained == [{"ore": 1}]
    every = (note for notes in told.values() for note in notes if note.key == "gain")
    assert not [note for note in every if "qic" in note.args["gain"]]


@pytest.mark.parametrize(
    ("make", "text", "key", "args"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_obstacles(make: Make, text: str, key: str, args: dict[str, Any]) -> None:
    position = make()
    reason = obstacles(position, text)[0]
    assert reason.key == key
    told = dict(reason.args)
    if "boosters" in told:
        told["boosters"] = sorted(told["boosters"])
    assert told == args


OF_ANSWERS = {"needs-booster", "no-booster-now", "no-token-kind", "no-verb", "one-payment-only",
              "needs-main-action", "no-step-needed", "range-not-needed", "not-offered",
              "federation-satellite-limit"}  # fmt: skip
"""Refused in moves that nobody is offered, in follow-ups, or by a profile."""
OF_OFFERS = {"price", "gain", "income", "planet", "steps", "range-qic", "shared", "level", "tile",
             "uses-green-token", "federation"}  # fmt: skip
"""What options say about themselves."""
OF_QUESTIONS = {"other-track", "no-site", "no-own-lab", "no-own-mine", "no-own-token"}
"""Refused where an action has begun."""


def test_every_kind_of_obstacle_to_an_action_is_shown_here() -> None:
    folder = Path(__file__).parents[3] / "engine/gaia"
    files = [*folder.glob("actions/*.py"), *folder.glob("factions/*.py"),
             folder / "federations/checking.py", folder / "reach.py", folder / "research.py",
             folder / "turn.py"]  # fmt: skip
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    kinds = set(re.findall(r'Note\(\s*"([a-z-]+)"', code)) | {"needs"}
    gaia_phase = {"too-many", "must-convert"}
    shown = {case[3] for case in CASES}
    assert kinds - OF_ANSWERS - OF_OFFERS - OF_QUESTIONS - gaia_phase <= shown


@pytest.mark.parametrize("verb", VERBS)
def test_where_there_is_an_option_there_is_no_obstacle(verb: str) -> None:
    position = gaia("bescods", "xenos", rows=["ttm"]).put(0, "pi", "10c").level(0, gaia=1)
    position.put(0, "ts", "11c").give(0, formers_ready=1).bowls(0, 9, 9, 9).level(0, nav=1)
    position.put(0, "ac1", "1a0").put(0, "m", "1a1")
    if verb == "build":
        position.state.planets[position.place("12c")] = next(
            hexagon.planet for hexagon in position.state.board.hexes if hexagon.name == "10c"
        )
    if verb == "federation":
        position.put(0, "ac2", "12c")
    offered = position.offers(verb)
    assert offered
    assert obstacles(position, verb) == []


def test_the_last_pass_needs_no_booster() -> None:
    """Found in review: free boosters were named as the obstacle of the last pass."""
    assert obstacles(bare().round(6), "pass") == []


def test_the_nearest_reasons_come_first_and_not_too_many() -> None:
    position = bare("terrans", "rovd").give(0, ore=3).level(0, nav=4)
    reasons = obstacles(position, "build")
    assert [reason.args["short"] for reason in reasons] == [{"ore": 1}, {"ore": 4}, {"ore": 7}]


def test_what_means_nothing_has_no_obstacle() -> None:
    assert obstacles(bare(), "castle") == []
    assert obstacles(bare(), "") == []


# What is missing is what is missing


def targets(table: GaiaTable, seat: int) -> Iterator[Words]:
    """Verbs, and every single target of those that cost something."""
    state, player = table.state, table.state.players[seat]
    yield from ((verb,) for verb in VERBS)
    for name in state.board.names:
        yield ("build", name)
        yield ("gaiaform", name)
    for place in player.structures:
        for kind in ("ts", "lab", "pi", "ac1", "ac2"):
            yield ("upgrade", state.hex_name(place), kind)
    yield from (("research", track.value) for track in TRACKS)
    yield from (("action", action) for action in BOARD_ACTIONS)


def add(player: Player, resource: str, amount: int) -> None:
    """Give the named amount, as though there were no limits."""
    if resource == "power":
        player.bowls[2] += -(-amount // player.rules.token_power(player))
    elif resource == "tokens":
        player.bowls[0] += amount
    elif resource == "token3":
        player.bowls[2] += amount
    else:
        setattr(player, resource, getattr(player, resource) + amount)


def check_amounts(game: GaiaTable, position: int) -> int:
    """Add what is short for each target and look again; how many targets were short of it."""
    table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
    decision = table.pending[0]
    if decision.kind != "turn" or decision.advise is None:
        return 0
    player, found = table.state.players[decision.seat], 0
    advice = decision.advise()
    for words in targets(table, decision.seat):
        for reason in list(advice.obstacles(words))[:1]:
            short = missing(player, reason)
            if short:
                found += 1
                before = copy(player)
                for resource, amount in short.items():
                    add(player, resource, amount)
                after = list(advice.obstacles(words))
                assert reason not in after, words
                assert len(words) == 1 or all(note.key != "needs" for note in after), words
                restore(player, before)
    return found


def missing(player: Player, reason: Note) -> dict[str, int]:
    """The amounts a reason names, if it names any."""
    if reason.key == "federation-not-affordable":
        amount = int(str(reason.args["satellites"])) - int(str(reason.args["payable"]))
        return {"qic" if player.rules.growing_federation else "tokens": amount}
    short = reason.args.get("short", {})
    assert isinstance(short, dict)
    return short


Stock = tuple[list[int], dict[str, int]]


def copy(player: Player) -> Stock:
    names = ("credits", "ore", "knowledge", "qic", "formers_ready")
    return list(player.bowls), {name: getattr(player, name) for name in names}


def restore(player: Player, stock: Stock) -> None:
    player.bowls[:] = stock[0]
    for name, amount in stock[1].items():
        setattr(player, name, amount)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_obstacles_vanish_when_the_named_amount_is_added(seats: int) -> None:
    assert sum(look(seats, number) for number in IN_TEST[:3]) > 100


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_obstacles_vanish_when_the_named_amount_is_added(seats: int) -> None:
    assert sum(look(seats, number) for number in SOAK[0][:20]) > 1000


def look(seats: int, number: int) -> int:
    game, chooser = play_checked(seats, number), random.Random(number)
    return sum(check_amounts(game, at) for at in chooser.sample(range(game.position), 6))
