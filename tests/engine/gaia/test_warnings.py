"""What is legal but wasteful: each kind of warning, and when there is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.engine.gaia.positions import Position, gaia

Make = Callable[[], Position]


def warned(position: Position, text: str, seat: int | None = None) -> dict[str, dict[str, Any]]:
    """The warnings about a legal answer, by key."""
    decision = position.decision(seat)
    words = tuple(text.split())
    assert decision.refusal(words) is None, "only about what may be done"
    assert decision.advise is not None
    return {note.key: dict(note.args) for note in decision.advise().warnings(words)}


def terrans(*rows: str) -> Position:
    return gaia("terrans", "xenos", rows=rows).put(0, "m", "10c")


def lantids(mines: int) -> Position:
    """So many mines on planets of the Xenos, and a further planet of theirs on 17c."""
    position = gaia("lantids", "xenos", rows=["dddddddd"]).level(0, nav=5)
    position.put(1, "m", *[f"1{n}c" for n in range(8)])
    return position.put(0, "m", *[f"1{n}c" for n in range(mines)])


def seven() -> Position:
    position = gaia("firaks", "xenos", rows=["t.tt"]).put(0, "pi", "10c").put(0, "ac1", "12c")
    return position.put(0, "m", "13c")


FEDERATION = "federation 10c,11c,12c,13c"


def former() -> Position:
    return terrans("rm..m").level(0, gaia=4).give(0, formers_ready=1)


def taklons(*bowls: int) -> Position:
    return gaia("taklons", "xenos").bowls(0, *bowls, stone=2)


def ambas() -> Position:
    return gaia("ambas", "terrans", rows=["sss"]).put(0, "pi", "10c").put(0, "m", "11c", "12c")


def passing() -> Position:
    position = gaia("terrans", "xenos").no_income(0)
    position.booster(0, "booster_ore_knowledge").bowls(0, 0, 0, 0)
    position.state.boosters = ["booster_gaia", "booster_mines", "booster_big_buildings"]
    return position.give(0, ore=0, credits=0, knowledge=0, qic=0)


def converting() -> Position:
    position = gaia("terrans", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 0, 4).no_income(0)
    return position.pass_all().give(0, ore=15)


def last_pass() -> Position:
    position = gaia("terrans", "xenos").round(6).bowls(0, 0, 0, 0)
    position.seat(0).specials.clear()
    return position.give(0, ore=0, credits=0, knowledge=0, qic=0)


def charge_after_the_end() -> Position:
    position = gaia("xenos", "terrans", rows=["d.r"]).put(0, "m", "10c").put(1, "m", "12c")
    position.round(6).turn(position.offers("pass")[0]).bowls(0, 4, 0, 0)
    return position.turn("upgrade 12c ts")


def itars(*rows: str) -> Position:
    return (
        gaia("itars", "xenos", rows=rows).put(0, "m", "10c").level(0, nav=4).token(0, "fed_8vp_qic")
    )


def later(position: Position) -> Position:
    """The same in round 2, when research could have made steps cheaper."""
    position.state.round = 2
    return position


CASES: list[tuple[str, Make, str, str, dict[str, Any] | None]] = [
    # the sentence, the position, the answer, the key, its arguments (None: no such warning)
    ("steps at three ore", lambda: later(terrans("ro")), "build 11c", "expensive-steps",
     {"ore": 3, "per_step": 3}),
    ("in round 1 that is simply the price", lambda: terrans("ro"), "build 11c", "expensive-steps",
     None),
    ("steps at one ore", lambda: later(terrans("ro").level(0, terra=3)), "build 11c",
     "expensive-steps", None),
    ("free steps are not expensive",
     lambda: later(terrans("ro")).bowls(0, 0, 0, 3).play("action power_1_terraform"),
     "build 11c", "expensive-steps", None),
    ("a step beyond the free one is",
     lambda: later(terrans("rv")).bowls(0, 0, 0, 3).play("action power_1_terraform"),
     "build 11c", "expensive-steps", {"ore": 3, "per_step": 3}),
    ("a QIC for range", lambda: terrans("r..r"), "build 13c", "qic-for-range", {"qic": 1}),
    ("no QIC with the range booster",
     lambda: terrans("r..r").booster(0, "booster_range").play("special booster_range"),
     "build 13c", "qic-for-range", None),
    ("a QIC for a Gaia project", lambda: former(), "gaiaform 14c", "qic-for-range", {"qic": 2}),
    ("a mine beside a federation", lambda: terrans("rr").federation(0, "10c"), "build 11c",
     "joins-federation", {"hex": "11c"}),
    ("a shared mine", lambda: lantids(3), "build 17c", "shared-mine", {}),
    ("the last mine shared, none to upgrade", lambda: lantids(7), "build 17c", "shared-dead-end",
     {}),
    ("the last mine shared, one to upgrade",
     lambda: lantids(6).put(0, "m", "1a1"), "build 17c",
     "shared-dead-end", None),
    ("the range booster where it is not needed",
     lambda: terrans("rr").booster(0, "booster_range").play("special booster_range"),
     "build 11c", "range-not-needed", {}),
    ("the range booster where it saves a QIC",
     lambda: terrans("r..r").booster(0, "booster_range").play("special booster_range"),
     "build 13c", "range-not-needed", None),
    ("the range booster for a near Gaia project",
     lambda: former().booster(0, "booster_range").play("special booster_range"),
     "gaiaform 11c", "range-not-needed", {}),
    ("a Gaia project in the last round",
     lambda: former().round(6).bowls(0, 6, 0, 0), "gaiaform 11c", "last-round-gaiaformer", {}),
    ("a Gaia project before it", lambda: former(), "gaiaform 11c", "last-round-gaiaformer", None),
    ("a Gaia project with charged tokens", lambda: former().bowls(0, 0, 1, 2), "gaiaform 11c",
     "charged-tokens", {"bowl2": 1, "bowl3": 2}),
    ("a Gaia project with tokens at rest", lambda: former().bowls(0, 3, 0, 9), "gaiaform 11c",
     "charged-tokens", None),
    ("a federation with charged tokens", lambda: seven().bowls(0, 0, 0, 2),
     f"{FEDERATION} fed_12vp", "charged-tokens", {"bowl2": 0, "bowl3": 1}),
    ("a trading station far from everybody", lambda: terrans("r"), "upgrade 10c ts",
     "full-price-station", {}),
    ("a trading station near somebody", lambda: terrans("rd").put(1, "m", "11c"),
     "upgrade 10c ts", "full-price-station", None),
    ("the left academy in the last round",
     lambda: gaia("terrans", "xenos").put(0, "lab", "10c").round(6).give(0, ore=9, credits=9),
     "upgrade 10c ac1", "no-more-income", {}),
    ("more value than needed", lambda: seven().tech(0, "tech_big_buildings_4"),
     f"{FEDERATION} fed_12vp", "federation-surplus", {"value": 9, "needed": 7}),
    ("just the value needed", seven, f"{FEDERATION} fed_12vp", "federation-surplus", None),
    ("the gray token without a green one", seven, f"{FEDERATION} fed_12vp", "grey-token", {}),
    ("the gray token beside a green one", lambda: seven().token(0, "fed_8vp_qic"),
     f"{FEDERATION} fed_12vp", "grey-token", None),
    ("a token's credits over the limit", lambda: seven().give(0, credits=26),
     f"{FEDERATION} fed_7vp_6credits", "over-limit", {"wasted": {"credits": 2}}),
    ("level 3 with nothing to charge", lambda: terrans("r").level(0, eco=2).bowls(0, 0, 1, 3),
     "research eco", "charge-wasted", {"wasted": 2}),
    ("a level over the limit", lambda: terrans("r").give(0, ore=14), "research terra",
     "over-limit", {"wasted": {"ore": 1}}),
    ("navigation 5 without a hex", lambda: itars("im"), "research nav", "no-lost-planet", {}),
    ("navigation 5 with a hex just within range 4", lambda: itars("immm.").give(0, qic=0),
     "research nav", "no-lost-planet", None),
    ("a tile whose area is closed",
     lambda: gaia("terrans", "xenos").put(0, "ts", "10c").level(0, nav=4).play("upgrade 10c lab"),
     "tech nav", "no-advance", {"track": "nav", "reason": "needs-green-token"}),
    ("a tile over the limit",
     lambda: gaia("terrans", "xenos").put(0, "ts", "10c").play("upgrade 10c lab").give(0, ore=15),
     "tech terra", "over-limit", {"wasted": {"ore": 1}}),
    ("a free advance declined",
     lambda: gaia("terrans", "xenos").put(0, "ts", "10c").play("upgrade 10c lab; tech nav"),
     "advance no", "advance-declined", {}),
    ("a board action over the limit", lambda: terrans("r").give(0, ore=14).bowls(0, 0, 0, 4),
     "action power_2_ore", "over-limit", {"wasted": {"ore": 1}}),
    ("a special action over the limit", lambda: terrans("r").put(0, "ac2", "10c").give(0, qic=99),
     "special right_academy", "over-limit", None),
    ("a charging action with nothing to charge",
     lambda: terrans("r").tech(0, "tech_action_charge_4").bowls(0, 1, 0, 0),
     "special tech_action_charge_4", "over-limit", {"wasted": {"charge": 2}}),
    ("two free steps where one is enough", lambda: terrans("ro").bowls(0, 0, 0, 5),
     "action power_2_terraform", "half-used-steps", {"steps": 2}),
    ("two free steps where two are needed", lambda: terrans("rv").bowls(0, 0, 0, 5),
     "action power_2_terraform", "half-used-steps", None),
    ("power lost by a token that pays two",
     lambda: gaia("nevlas", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 4),
     "action power_2_tokens", "power-lost", {"lost": 1}),
    ("power lost by a free action",
     lambda: gaia("nevlas", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 4),
     "free power_to_ore 1", "power-lost", {"lost": 1}),
    ("no power lost in one payment",
     lambda: gaia("nevlas", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 4),
     "free power_to_ore 1 power_to_credit 1", "power-lost", None),
    ("the Brainstone for one credit", lambda: taklons(0, 0, 0), "free power_to_credit 1",
     "brainstone-small", {"power": 1}),
    ("another token for one credit", lambda: taklons(0, 0, 1), "free power_to_credit 1",
     "brainstone-small", None),
    ("burning", lambda: terrans("r").bowls(0, 0, 4, 0), "free burn 2", "burn", {"tokens": 2}),
    ("Itars lose nothing by it", lambda: gaia("itars", "xenos").bowls(0, 0, 4, 0), "free burn 2",
     "burn", None),
    ("a conversion over the limit", lambda: terrans("r").give(0, credits=29),
     "free ore_to_credit 2", "over-limit", {"wasted": {"credits": 1}}),
    ("Gleens' QICs are ore over the limit",
     lambda: gaia("gleens", "taklons").give(0, ore=15).bowls(0, 0, 0, 4),
     "free power_to_qic 1", "over-limit", {"wasted": {"ore": 1}}),
    ("a token scored again over the limit",
     lambda: terrans("r").token(0, "fed_7vp_2ore", "fed_12vp").give(0, ore=14, qic=3).play(
         "action qic_rescore_federation"),
     "token fed_7vp_2ore", "over-limit", {"wasted": {"ore": 1}}),
    ("a conversion of the Terrans over the limit", converting,
     "convert power_to_ore 1", "over-limit", {"wasted": {"ore": 1}}),
    ("an action not used before passing", lambda: terrans("r").put(0, "ac2", "10c"),
     "pass booster_gaia", "special-unused", {"special": "right_academy"}),
    ("income over the limit with the new booster", lambda: passing().give(0, credits=28),
     "pass booster_gaia", "income-wasted", {"wasted": {"credits": 2}}),
    ("the booster given back is not reckoned", lambda: passing().give(0, knowledge=15),
     "pass booster_gaia", "income-wasted", None),
    ("a booster that charges nothing", passing, "pass booster_big_buildings", "income-wasted",
     {"wasted": {"charge": 4}}),
    ("leftovers at the last pass", lambda: last_pass().bowls(0, 0, 2, 1).give(0, qic=1), "pass",
     "leftovers", {"power": 2, "qic": 1, "vp": 1}),
    ("leftovers that bring nothing", lambda: last_pass().bowls(0, 0, 0, 2), "pass", "leftovers",
     None),
    ("leftovers that find no room",
     lambda: last_pass().bowls(0, 0, 0, 6).give(0, credits=30, ore=15), "pass", "leftovers", None),
    ("a charge after the last pass", charge_after_the_end, "charge yes", "charge-useless", {}),
    ("declining it", charge_after_the_end, "charge no", "charge-useless", None),
    ("a swap into a federation",
     lambda: ambas().federation(0, "12c").play("special ambas_swap"), "swap 12c",
     "swap-into-federation", {}),
    ("a swap out of a federation",
     lambda: ambas().federation(0, "10c").play("special ambas_swap"), "swap 12c",
     "swap-out-of-federation", {}),
    ("a swap within one",
     lambda: ambas().federation(0, "10c", "11c").play("special ambas_swap"), "swap 11c",
     "swap-into-federation", None),
    ("a Lost Planet that is nobody's neighbour in a known sector",
     lambda: standard_lost_planet(), "lost-planet 3b0", "lost-planet-alone", {}),
    ("a Lost Planet in a new sector", lambda: itars("i....").play("research nav"),
     "lost-planet 13c", "lost-planet-alone", None),
]  # fmt: skip


def standard_lost_planet() -> Position:
    """On a map with one sector: the mine is on 3a0, three hexes away from 3b2."""
    hexes = ("3a0:0,-2:i", "3b0:0,0:e", "3b1:0,-1:e")
    far = tuple(
        f"{seat}a{n}:{60 + seat},{50 + 2 * n}:{'id'[seat - 1]}" for seat in (1, 2) for n in range(3)
    )
    position = gaia("itars", "xenos", hexes=(*hexes, *far))
    position.put(0, "m", "3a0").level(0, nav=4).token(0, "fed_8vp_qic")
    return position.play("research nav")


@pytest.mark.parametrize(
    ("make", "text", "key", "args"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_warnings(make: Make, text: str, key: str, args: dict[str, Any] | None) -> None:
    found = warned(make(), text)
    assert found.get(f"warn-{key}") == args


def test_every_kind_of_warning_is_shown_here() -> None:
    folder = Path(__file__).parents[3] / "engine/gaia/advice"
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    kinds = set(re.findall(r'"warn-([a-z-]+)"', code))
    assert {case[3] for case in CASES if case[4] is not None} == kinds


def test_a_harmless_turn_is_not_warned_about() -> None:
    position = terrans("rr").level(0, terra=3)
    assert warned(position, "build 11c") == {}
    assert warned(position, "research sci") == {}
