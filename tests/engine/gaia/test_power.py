"""The power cycle: charging, spending, gaining, discarding, and the Brainstone's choices."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.power import (
    burnable,
    charge_tokens,
    chargeable,
    spendable,
    stone_after_charge,
    take_tokens,
    tokens_owned,
)
from tests.engine.gaia.positions import gaia

Bowls = tuple[int, int, int]


@pytest.mark.parametrize(
    ("before", "steps", "after"),
    [
        pytest.param((2, 0, 0), 1, (1, 1, 0), id="a token of bowl I moves to bowl II first"),
        pytest.param((1, 2, 0), 3, (0, 1, 2), id="with bowl I empty, tokens move from II to III"),
        pytest.param((1, 1, 0), 4, (0, 0, 2), id="the printed example: three steps and no more"),
        pytest.param((0, 0, 3), 2, (0, 0, 3), id="nothing to charge with bowls I and II empty"),
    ],
)
def test_charging(before: Bowls, steps: int, after: Bowls) -> None:
    player = gaia("terrans", "xenos").bowls(0, *before).seat(0)
    could = chargeable(player)
    left = charge_tokens(player, steps)
    assert tuple(player.bowls[:3]) == after
    assert could == 2 * before[0] + before[1]
    assert left == max(0, steps - could)


@pytest.mark.parametrize(
    ("bowls", "stone", "steps"),
    [
        pytest.param((1, 2, 3), None, 4, id="two steps for a token in I, one in II"),
        pytest.param((0, 0, 3), 0, 2, id="the Brainstone in I is worth two steps"),
        pytest.param((0, 0, 3), 1, 1, id="in II it is worth one"),
        pytest.param((0, 0, 3), 2, 0, id="in III none"),
        pytest.param((0, 0, 3), 3, 0, id="in the Gaia area none"),
    ],
)
def test_how_much_could_be_charged(bowls: Bowls, stone: int | None, steps: int) -> None:
    player = gaia("taklons", "xenos").bowls(0, *bowls, stone=stone).seat(0)
    assert chargeable(player) == steps
    assert chargeable(player, extra_tokens=1) == steps + 2


def test_only_power_of_bowl_iii_can_be_spent_and_it_goes_to_bowl_i() -> None:
    position = gaia("terrans", "xenos").bowls(0, 1, 5, 4)
    assert position.why_not("free power_to_credit 5") == "needs"
    position.play("free power_to_credit 2")
    assert position.seat(0).bowls == [3, 5, 2, 0]


def test_a_gained_token_lies_in_bowl_i() -> None:
    position = gaia("terrans", "xenos").bowls(0, 1, 0, 0)
    position.play("free ore_to_token 2")
    assert position.seat(0).bowls == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("count", "to_gaia", "after"),
    [
        pytest.param(3, False, [0, 1, 2, 0], id="discarded: from any bowl, the lowest first"),
        pytest.param(5, False, [0, 0, 1, 0], id="discarded: up to bowl III"),
        pytest.param(3, True, [0, 1, 2, 3], id="moved to the Gaia area"),
    ],
)
def test_discarding(count: int, to_gaia: bool, after: list[int]) -> None:
    player = gaia("terrans", "xenos").bowls(0, 2, 2, 2).seat(0)
    take_tokens(player, count, to_gaia)
    assert player.bowls == after


def test_tokens_in_the_gaia_area_cannot_be_discarded() -> None:
    position = gaia("terrans", "xenos").bowls(0, 1, 1, 1, 9)
    assert tokens_owned(position.seat(0)) == 3
    position = gaia("taklons", "xenos").bowls(0, 1, 1, 1, stone=3)
    assert tokens_owned(position.seat(0)) == 3


@pytest.mark.parametrize(
    ("bowls", "stone", "steps", "places"),
    [
        pytest.param((2, 0, 0), 0, 1, (0, 1), id="another token of bowl I could move instead"),
        pytest.param((0, 0, 0), 0, 1, (1,), id="alone in bowl I it has to move"),
        pytest.param((1, 2, 0), 0, 2, (1,), id="bowl I must be emptied first"),
        pytest.param((1, 2, 0), 0, 3, (1, 2), id="then it may lead in bowl II"),
        pytest.param((1, 1, 0), 0, 5, (2,), id="with all steps taken it is on top"),
        pytest.param((1, 2, 0), 1, 1, (1,), id="in bowl II it waits for bowl I"),
        pytest.param((1, 2, 0), 1, 2, (1, 2), id="in bowl II it may go first or wait"),
        pytest.param((0, 1, 0), 1, 2, (2,), id="in bowl II with steps for all it goes"),
        pytest.param((1, 1, 0), 1, 3, (1, 2), id="in bowl II it waits while others can move"),
        pytest.param((1, 1, 0), 0, 4, (1, 2), id="so it does on its way up"),
        pytest.param((2, 2, 0), 2, 3, (2,), id="in bowl III it stays"),
        pytest.param((2, 2, 0), 1, 0, (1,), id="without a step it stays"),
    ],
)
def test_where_the_brainstone_may_be_after_charging(
    bowls: Bowls, stone: int, steps: int, places: tuple[int, ...]
) -> None:
    player = gaia("taklons", "xenos").bowls(0, *bowls, stone=stone).seat(0)
    assert stone_after_charge(player, steps) == places


@pytest.mark.parametrize(
    ("answer", "bowls", "stone"),
    [
        pytest.param("brainstone bowl2", [1, 3, 2, 0], 1, id="the Brainstone rises first"),
        pytest.param("brainstone bowl1", [0, 4, 2, 0], 0, id="the Brainstone stays behind"),
    ],
)
def test_its_owner_chooses_which_token_is_charged(
    answer: str, bowls: list[int], stone: int
) -> None:
    position = gaia("taklons", "xenos").tech(0, "tech_action_charge_4")
    position.bowls(0, 4, 0, 2, stone=0).play("special tech_action_charge_4")
    assert position.asked == [(0, "brainstone")]
    assert position.offers() == ["brainstone bowl2", "brainstone bowl1"]
    position.play(answer)
    assert position.seat(0).bowls == bowls
    assert position.seat(0).stone == stone


def test_charging_that_leaves_no_choice_is_not_asked() -> None:
    position = gaia("taklons", "xenos").tech(0, "tech_action_charge_4").bowls(0, 1, 0, 0, stone=0)
    position.play("special tech_action_charge_4")
    assert position.asked == [(0, "after")]
    assert position.seat(0).stone == 2
    assert position.seat(0).bowls == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("bowl3", "power"),
    [pytest.param(0, 3, id="worth three power"), pytest.param(2, 5, id="beside other tokens")],
)
def test_the_brainstone_in_bowl_iii_is_worth_three(bowl3: int, power: int) -> None:
    player = gaia("taklons", "xenos").bowls(0, 0, 0, bowl3, stone=2).seat(0)
    assert spendable(player) == power


@pytest.mark.parametrize(
    ("bowl3", "move", "after", "stone"),
    [
        pytest.param(
            4, "free power_to_ore 1; brainstone bowl1", [0, 0, 4, 0], 0, id="spent alone if wished"
        ),
        pytest.param(
            4, "free power_to_ore 1; brainstone bowl3", [3, 0, 1, 0], 2, id="kept if wished"
        ),
        pytest.param(2, "free power_to_ore 1", [0, 0, 2, 0], 0, id="spent unasked where needed"),
        pytest.param(2, "free power_to_qic 1", [1, 0, 1, 0], 0, id="spent with other tokens"),
        pytest.param(1, "free power_to_credit 1", [1, 0, 0, 0], 2, id="kept for small prices"),
        pytest.param(0, "free power_to_credit 1", [0, 0, 0, 0], 0, id="wasted if nothing else"),
        pytest.param(0, "free power_to_credit 3", [0, 0, 0, 0], 0, id="three credits in one go"),
    ],
)
def test_spending_the_brainstone(bowl3: int, move: str, after: list[int], stone: int) -> None:
    position = gaia("taklons", "xenos").bowls(0, 0, 0, bowl3, stone=2).play(move)
    assert position.asked == [(0, "turn")]
    assert position.seat(0).bowls == after
    assert position.seat(0).stone == stone


def test_an_answer_about_the_brainstone_must_be_one_of_its_places() -> None:
    position = gaia("taklons", "xenos").bowls(0, 0, 0, 4, stone=2).play("free power_to_ore 1")
    assert position.refusal("brainstone bowl2") == Note(
        "brainstone-elsewhere", {"places": ["bowl1", "bowl3"]}
    )


@pytest.mark.parametrize(
    ("bowls", "stone", "times", "after", "stone_after"),
    [
        pytest.param((1, 4, 0), None, 2, [1, 0, 2, 0], None, id="two of bowl II become one in III"),
        pytest.param((0, 1, 0), 1, 1, [0, 0, 0, 0], 2, id="the Brainstone moves, not discarded"),
        pytest.param((0, 3, 0), 1, 2, [0, 0, 1, 0], 2, id="the Brainstone moves first"),
    ],
)
def test_burning(
    bowls: Bowls, stone: int | None, times: int, after: list[int], stone_after: int | None
) -> None:
    faction = "terrans" if stone is None else "taklons"
    position = gaia(faction, "xenos").bowls(0, *bowls, stone=stone)
    assert burnable(position.seat(0)) == times
    assert position.why_not(f"free burn {times + 1}") == "too-many-burns"
    position.play(f"free burn {times}")
    assert position.seat(0).bowls == after
    assert position.seat(0).stone == stone_after


@pytest.mark.parametrize(
    ("place", "bowls", "stone"),
    [
        pytest.param("gaia", [0, 0, 1, 5], 3, id="the Brainstone counts as one token and returns"),
        pytest.param("bowl1", [0, 0, 0, 6], 0, id="or it is spared"),
    ],
)
def test_the_brainstone_may_start_a_gaia_project(place: str, bowls: list[int], stone: int) -> None:
    position = gaia("taklons", "xenos", rows=["sm"]).put(0, "m", "10c").level(0, gaia=1)
    position.give(0, formers_ready=1).bowls(0, 2, 3, 1, stone=0)
    position.play(f"gaiaform 11c; brainstone {place}")
    assert position.seat(0).bowls == bowls
    assert position.seat(0).stone == stone


def test_the_brainstone_has_to_go_where_all_tokens_go() -> None:
    position = gaia("taklons", "xenos", rows=["sm"]).put(0, "m", "10c").level(0, gaia=1)
    position.give(0, formers_ready=1).bowls(0, 2, 3, 0, stone=2).play("gaiaform 11c")
    assert position.asked == [(0, "after")]
    assert position.seat(0).bowls == [0, 0, 0, 5]
    assert position.seat(0).stone == 3


@pytest.mark.parametrize(
    ("bowls", "stone", "answer", "after", "stone_after"),
    [
        pytest.param((2, 0, 1), 0, "", [1, 0, 1, 0], 0, id="not asked while others suffice"),
        pytest.param((1, 0, 0), 0, "", [0, 0, 0, 0], 0, id="nor where the others just suffice"),
        pytest.param((0, 1, 2), 0, "bowl1", [0, 0, 2, 0], 0, id="asked when its bowl is reached"),
        pytest.param((0, 1, 2), 0, "gone", [0, 1, 2, 0], None, id="lost for good if given"),
        pytest.param((0, 0, 0), 1, "", [0, 0, 0, 0], None, id="given where it is the last token"),
    ],
)
def test_the_brainstone_as_a_satellite(
    bowls: Bowls, stone: int, answer: str, after: list[int], stone_after: int | None
) -> None:
    position = gaia("taklons", "xenos", rows=["s.s"])
    position.put(0, "pi", "10c").put(0, "ac1", "12c").tech(0, "tech_big_buildings_4")
    position.bowls(0, *bowls, stone=stone).play("federation 10c,11c,12c fed_12vp")
    if answer:
        position.play(f"brainstone {answer}")
    assert position.asked == [(0, "after")]
    assert position.seat(0).bowls == after
    assert position.seat(0).stone == stone_after
