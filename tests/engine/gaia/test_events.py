"""What happens is told: each kind of event with what it says, and nothing twice."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.moves import Move
from tests.engine.gaia.positions import Position, gaia, standard

Make = Callable[[], Position]


def terrans(*rows: str) -> Position:
    return gaia("terrans", "xenos", rows=rows or ("r",)).put(0, "m", "10c")


def near() -> Position:
    return terrans("rd").put(1, "ts", "11c")


def labs() -> Position:
    return gaia("terrans", "xenos").put(0, "ts", "10c").play("upgrade 10c lab")


def covering() -> Position:
    position = gaia("terrans", "xenos").level(0, terra=4).token(0, "fed_8vp_qic")
    return position.tech(0, "tech_7vp").put(0, "ts", "10c").play("upgrade 10c lab")


def federation() -> Position:
    return gaia("firaks", "xenos", rows=["t.tt"]).put(0, "pi", "10c").put(0, "ac1", "12c").put(
        0, "m", "13c"
    )  # fmt: skip


def converting() -> Position:
    position = gaia("terrans", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 0, 4).no_income(0)
    return position.pass_all()


def ambas() -> Position:
    return gaia("ambas", "terrans", rows=["ss"]).put(0, "pi", "10c").put(0, "m", "11c")


def former() -> Position:
    return terrans("rm").level(0, gaia=4).give(0, formers_ready=1)


CASES: list[tuple[Make, str, str, int, dict[str, Any]]] = [
    # the position, the moves, the kind of event, whose it is, what it says
    (lambda: terrans("rr"), "build 11c", "built", 0, {"hex": "11c", "building": "m"}),
    (terrans, "upgrade 10c ts", "upgraded", 0, {"hex": "10c", "building": "ts", "was": "m"}),
    (former, "gaiaform 11c", "gaiaformer_placed", 0, {"hex": "11c"}),
    (terrans, "research eco", "advanced", 0, {"track": "eco", "level": 1}),
    (labs, "tech nav", "tech_gained", 0, {"tile": "tech_planet_types_knowledge"}),
    (covering, "tech adv-terra", "tech_gained", 0,
     {"tile": "adv_pass_federation_3vp", "covered": "tech_7vp"}),
    (federation, "federation 10c,11c,12c,13c fed_12vp", "federation_formed", 0,
     {"hexes": ["10c", "11c", "12c", "13c"], "satellites": 1, "value": 7}),
    (federation, "federation 10c,11c,12c,13c fed_12vp", "token_gained", 0, {"token": "fed_12vp"}),
    (lambda: terrans().bowls(0, 0, 0, 4), "action power_2_ore", "action_taken", 0,
     {"action": "power_2_ore"}),
    (lambda: terrans().put(0, "ac2", "1a0"), "special right_academy", "special_used", 0,
     {"special": "right_academy"}),
    (lambda: terrans().bowls(0, 0, 4), "free burn 2", "burnt", 0, {"count": 2}),
    (terrans, "free ore_to_credit 2", "converted", 0, {"what": "ore_to_credit", "count": 2}),
    (converting, "convert power_to_ore 1", "converted", 0, {"what": "power_to_ore", "count": 1}),
    (ambas, "special ambas_swap; swap 11c", "swapped", 0, {"hex": "11c", "was": "10c"}),
    (lambda: gaia("ivits", "xenos", rows=["o."]).put(0, "pi", "10c"),
     "special ivits_station; station 11c", "station_placed", 0, {"hex": "11c"}),
    (near, "upgrade 10c ts; end; 1: charge yes", "charged", 1, {"power": 2, "vp": 1}),
    (near, "upgrade 10c ts; end; 1: charge no", "charge_declined", 1, {"power": 2}),
    (terrans, "pass booster_gaia; end", "passed", 0,
     {"booster": "booster_gaia", "returned": "booster_credits_qic"}),
]  # fmt: skip


OF_ROUNDS = ("round_began", "income", "gaiaformed")


def told(position: Position) -> list[Event]:
    return position.table.take_events()


def named(value: object) -> str:
    """What a case is called, alike in every process."""
    return getattr(value, "__name__", str(value)).strip("<>")


@pytest.mark.parametrize(("make", "moves", "kind", "seat", "args"), CASES, ids=named)
def test_what_happens_is_told(
    make: Make, moves: str, kind: str, seat: int, args: dict[str, Any]
) -> None:
    position = make()
    told(position)
    events = [event for event in told(position.play(moves)) if event.kind == kind]
    assert [(event.seat, dict(event.args)) for event in events] == [(seat, args)]


def test_a_round_is_told_with_what_everybody_gets() -> None:
    position = former().play("gaiaform 11c; end")
    told(position)
    events = told(position.pass_all())
    found = [(event.kind, event.seat) for event in events if event.kind in OF_ROUNDS]
    assert found == [("round_began", None), ("income", 1), ("income", 0), ("gaiaformed", 0)]


def test_the_opening_and_the_end_are_told() -> None:
    table = standard(2)
    kinds: list[tuple[str, int | None]] = []
    while table.state.round == 0:
        decision = table.pending[0]
        table.play(Move(decision.seat, next(iter(decision.offer())).words))
        kinds += [(event.kind, event.seat) for event in table.take_events()]
    assert kinds[:2] == [("faction_chosen", 0), ("faction_chosen", 1)]
    assert [seat for kind, seat in kinds if kind == "built"] == [0, 1, 1, 0, 1], "Xenos thrice"
    assert [seat for kind, seat in kinds if kind == "booster_taken"] == [1, 0]
    position = gaia("terrans", "xenos").round(6)
    told(position)
    events = told(position.pass_all())
    assert [(event.kind, event.seat) for event in events][-1] == ("game_ended", None)


def test_every_kind_of_event_is_shown_here() -> None:
    folder = Path(__file__).parents[3] / "engine/gaia"
    files = [path for path in folder.rglob("*.py") if "automa" not in path.parts]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    kinds = set(re.findall(r'tell\(\s*"([a-z_]+)"', code))
    auction = {"faction_banned", "faction_named", "bid", "limits_revealed", "faction_won"}
    others = {*OF_ROUNDS, *auction, "faction_chosen", "booster_taken", "game_ended"}
    assert kinds == {case[2] for case in CASES} | others
