"""Each transfiguration token, start token and deep-space token."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.federation.advice.outlook import sure_gain
from engine.federation.bag import Bag
from engine.federation.data import ours
from engine.federation.interpreter import run as run_effects
from engine.federation.placing import place
from engine.federation.state import Player, State
from engine.federation.terms import Side, Source
from tests.engine.federation.tables import asked_first, in_turn, position, rich, run, table

BOX = ours()
KINDS = {
    "vote 2": {"t101", "t102", "t103", "t104", "t105", "t106", "t107", "t109", "t110", "t111",
               "t203", "t204", "t308"},
    "vote 1": {"t108", "t112"},
    "vote 3": {"t201", "t202", "t205", "t206", "t303", "t306"},
    "vote 4": {"t301", "t302", "t305", "t307", "t309", "t310", "t402"},
    "vote 5": {"t403", "t404"},
    "vote 6": {"t304", "t401"},
}  # fmt: skip


@pytest.mark.parametrize("token", sorted(BOX.transfigurations))
def test_every_transfiguration_replaces_the_face_and_gives_its_bonus(token: str) -> None:
    printed = BOX.transfigurations[token]
    state = position()
    player = rich(in_turn(state), lavandium=1)
    player.transfigurations, player.ships = [token], 1
    run(
        state,
        place(state, player, ("place", "amb3", "cover", token, "outer")),
        "?marker 12", "?project 1", "?project 1",
    )  # fmt: skip
    piece = state.outer[0]
    votes = next((int(k.split()[1]) for k, tokens in KINDS.items() if token in tokens), 0)
    assert piece.votes == votes
    assert (piece.side is Side.VOTE) == bool(votes)
    sure = sure_gain(printed.bonus)
    assert player.ships == 1 + sure.get("ships", 0)
    assert player.die == sure.get("die", 0)
    assert player.step == 1 + sure.get("step", 0)
    ops = [effect.op for effect in printed.bonus]
    assert player.markers == (["12"] if "transfiguration_funding_icon" in ops else [])
    projects = {"t314": 1, "t404": 1, "t406": 2}.get(token, 0)
    assert state.projects["1"] == projects
    crystals = {name: n for name, n in sure.items() if name not in ("ships", "die", "step")}
    assert player.reserve == Bag(0 if token == "t304" else 1, 0, 1).plus(Bag.of(crystals))


def test_the_box_holds_fifty_tokens_less_one_that_is_listed_twice() -> None:
    counts = [sum(one.strength == s for one in BOX.transfigurations.values()) for s in (1, 2, 3, 4)]
    assert counts == [20, 10, 14, 6]


START: dict[str, tuple[tuple[str, ...], Callable[[Player], bool]]] = {
    "start1": ((), lambda p: p.reserve == Bag(copernium=2)),
    "start2": ((), lambda p: p.reserve == Bag(lavandium=1, oceanium=1)),
    "start3": ((), lambda p: p.step == 3),
    "start4": ((), lambda p: (p.ships, p.reserve) == (2, Bag(copernium=1))),
    "start5": ((), lambda p: (p.die, p.reserve) == (1, Bag(copernium=1))),
    "start6": (
        ("marker 4",),
        lambda p: (p.markers, p.ships, p.reserve) == (["4"], 2, Bag(lavandium=1)),
    ),
    "start7": ((), lambda p: len(p.transfigurations) == 1 and p.reserve == Bag(copernium=1)),
    "start8": ((), lambda p: (p.step, p.reserve) == (2, Bag(lavandium=2))),
}


@pytest.mark.parametrize("token", sorted(START))
def test_every_start_token(token: str) -> None:
    answers, holds = START[token]
    state = table(3).state
    player = state.players[0]
    effects = BOX.start_tokens[token].effect
    run(state, run_effects(state, player, effects, Source.OTHER), *answers)
    assert holds(player)
    assert set(START) == set(BOX.start_tokens)


def effect(state: State, letter: str, *answers: str) -> Player:
    """Do one of the sixteen effects of deep space."""
    player = in_turn(state)
    effects = BOX.tokens.deep_space_effects[letter]
    run(state, run_effects(state, player, effects, Source.OTHER), *answers)
    return player


@pytest.mark.parametrize(
    ("letter", "answers", "holds"),
    [
        ("b", (), lambda p: p.ships == 2),
        ("c", (), lambda p: sorted(map(int, p.markers)) == list(range(1, 13))),
        ("f", (), lambda p: p.game_level == 3),
        ("g", (), lambda p: p.die == 1),
        ("h", (), lambda p: p.reserve == Bag(oceanium=1)),
        ("i", (), lambda p: p.game_level == 1),
        ("j", (), lambda p: p.die == 6),
        ("m", ("disc shop6",), lambda p: p.discs == {"shop6": 2} and p.total == 8),
        ("n", (), lambda p: p.reserve == Bag(oceanium=1)),
        ("o", (), lambda p: p.special),
    ],
)  # fmt: skip
def test_simple_effects_of_deep_space(
    letter: str, answers: tuple[str, ...], holds: Callable[[Player], bool]
) -> None:
    assert holds(effect(position(), letter, *answers))


def test_a_one_project_two_steps_or_two_projects_one_step() -> None:
    state = position()
    effect(state, "a", "choose one-project", "project 3")
    assert state.projects["3"] == 2
    effect(state, "a", "choose two-projects", "project 3", "project joint")
    assert (state.projects["3"], state.projects["joint"], state.players[0].joint) == (3, 1, 1)
    flow = run_effects(state, in_turn(state), BOX.tokens.deep_space_effects["a"], Source.OTHER)
    assert [o.words[1] for o in asked_first(flow).offer()] == ["one-project", "two-projects"]


def test_d_two_tokens_of_strength_4_are_looked_at_and_one_is_kept() -> None:
    state = position(sixmoon4="t401 t406")
    player = effect(state, "d", "take t406")
    assert player.transfigurations == ["t406"]
    assert state.beside[4] == 1
    assert state.piles["sixmoon4"].contents()[-1] == "t401", "the other goes back"
    assert state.chance.known(None)["sixmoon4"] == ("?", "t406")


def test_e_an_action_on_atal_and_k_one_on_sixmoon_or_neo() -> None:
    state = position()
    token = state.offered[1]["miner"]
    assert effect(state, "e", f"take {token}").specialists == {token: True}
    state = position()
    assert effect(state, "k", "action neo", "move n1a").miner == "n1a"
    state = position()
    moon = state.moons[1][0]
    assert effect(state, "k", "action sixmoon", f"take {moon}").mage == 1


def test_l_any_medal_one_lacks_the_highest_of_a_planet() -> None:
    state = position(4)
    assert effect(state, "l", "medal neo").medals == ["neo"]
    assert state.medals["neo"] == [3, 4, 5]


def test_p_a_free_robot_with_its_income_or_points() -> None:
    state = position(productions="shipyard incubator replicator university")
    assert effect(state, "p", "build shipyard").ships == 2
    state = position(
        megastructures="mt_neo mt_missions mt_sixmoon mt_die mt_arratuin mt_level mt_atal mt_e81216"
    )
    state.players[0].specialists = {"1a1": True, "1b1": True}
    player = effect(state, "p", "build mega4")
    assert player.points[Source.MEGASTRUCTURES] == 3 * 2
    assert player.reserve == Bag()


def test_m_may_move_up_a_disc_of_level_1_and_not_one_of_level_2() -> None:
    state = position()
    state.players[0].discs = {"shop1": 1, "shop2": 2}
    player = effect(state, "m", "disc shop1")
    assert player.discs == {"shop1": 2, "shop2": 2}
    flow = run_effects(state, in_turn(state), BOX.tokens.deep_space_effects["m"], Source.OTHER)
    assert "shop2" not in {o.words[1] for o in asked_first(flow).offer()}


def test_every_effect_is_on_exactly_one_token() -> None:
    letters = [letter for token in BOX.tokens.deep_space for letter in token.effects]
    assert sorted(letters) == list("abcdefghijklmnop")
    assert len(BOX.deep_space) == 8
