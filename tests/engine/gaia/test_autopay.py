"""Auto-pay equals brute force: what it proposes is legal, enough, and as cheap as can be."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from engine.cli.policy import random_answer
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Move, Option, Words
from engine.core.table import Table
from engine.gaia.actions import board_action, free, gaiaform, research, upgrade
from engine.gaia.actions.build import build_refusal
from engine.gaia.advice.purse import WORTH, Cost, cheapest_ways
from engine.gaia.game import GAIA
from engine.gaia.state import Player, State
from engine.gaia.terms import LIMITS, Building
from tests.engine.gaia.positions import Position, gaia
from tests.engine.gaia.test_games import IN_TEST, SOAK, GaiaTable, play_checked

MOST_STEPS = 3
"""Brute force looks at so many single conversions and burnings at most."""
REFUSALS = {
    "build": build_refusal,
    "gaiaform": gaiaform.gaiaform_refusal,
    "upgrade": upgrade.refusal,
    "research": research.refusal,
    "action": board_action.refusal,
}
Way = tuple[Words, ...]


def steps_of(way: Sequence[Words]) -> list[str]:
    """A way as single steps."""
    steps: list[str] = []
    for words in way:
        if words[0] == "free":
            for key, count in zip(words[1::2], words[2::2], strict=True):
                steps += [key] * int(count)
    return steps


def cost_of(state: State, player: Player, way: Sequence[Words]) -> tuple[Cost, Player] | None:
    """Play a way on a copy of the player by the real rules: what it costs, who comes out."""
    mine = copy.deepcopy(player, {id(player.rules): player.rules})
    stones = 0
    for number, words in enumerate(way):
        if words[0] == "brainstone":
            continue
        if free.refusal(state, mine, words) is not None:
            return None
        before = mine.stone
        answer = way[number + 1] if number + 1 < len(way) else ()
        run(state, mine, words, answer)
        stones += before == 2 and mine.stone != 2
    steps = steps_of(way)
    known = free.conversions(player)
    lost = 0
    for key in steps:
        if key != free.BURN:
            (paid, price), (gained, amount) = known[key].cost, known[key].gain
            if gained == "qic" and not player.rules.gains_qic(player):
                gained = "ore"
            lost += max(0, WORTH[paid] * price - WORTH[gained] * amount)
    return Cost(steps.count(free.BURN), stones, lost, len(steps)), mine


def run(state: State, player: Player, words: Words, answer: Words) -> None:
    """Perform a free action; the Brainstone is kept unless the answer says otherwise."""
    flow = free.perform(state, player, words)
    try:
        next(flow)
        keep = answer if answer[:1] == ("brainstone",) else ("brainstone", "bowl3")
        flow.send(Move(player.seat, keep))
    except StopIteration:
        return


def brute_ways(player: Player, most: int) -> Iterator[Way]:
    """Burning, then one payment of power, then everything else in every order, up to a length."""
    known = free.conversions(player)
    by_power = [key for key in known if known[key].cost[0] == "power"]
    others = [key for key in known if known[key].cost[0] != "power"]
    for burns in range(most + 1):
        for powers in combinations(by_power, most - burns):
            left = most - burns - sum(powers)
            for length in range(left + 1):
                for rest in product(others, repeat=length):
                    yield way_of(burns, dict(zip(by_power, powers, strict=True)), rest)


def combinations(keys: Sequence[str], most: int) -> Iterator[tuple[int, ...]]:
    yield from (one for one in product(range(most + 1), repeat=len(keys)) if sum(one) <= most)


def way_of(burns: int, powers: dict[str, int], rest: Sequence[str]) -> Way:
    way: list[Words] = [("free", free.BURN, str(burns))] if burns else []
    paid = [word for key, count in powers.items() if count for word in (key, str(count))]
    if paid:
        way.append(("free", *paid))
    return (*way, *(("free", key, "1") for key in rest))


def cheapest(state: State, player: Player, targets: Sequence[Words]) -> dict[Words, Cost]:
    """For each target the least cost of all short ways after which the rules allow it."""
    found: dict[Words, Cost] = {}
    for way in brute_ways(player, MOST_STEPS):
        played = cost_of(state, player, way)
        if played is None:
            continue
        cost, after = played
        with seated(state, after):
            for words in targets:
                better = words not in found or cost < found[words]
                if better and REFUSALS[words[0]](state, after, words) is None:
                    found[words] = cost
    return found


class seated:  # noqa: N801 - reads as a phrase
    """Let somebody else sit at the table for a while."""

    def __init__(self, state: State, player: Player) -> None:
        self._state, self._player = state, player
        self._before = state.players[player.seat]

    def __enter__(self) -> None:
        self._state.players[self._player.seat] = self._player

    def __exit__(self, *_: object) -> None:
        self._state.players[self._player.seat] = self._before


def proposals(table: GaiaTable) -> dict[Words, list[Way]]:
    """What auto-pay proposes, by target."""
    advise = table.pending[0].advise
    assert advise is not None
    found: dict[Words, list[Way]] = {}
    for before, option in advise().payable():
        assert isinstance(option, Option)
        found.setdefault(option.words, []).append(tuple(before))
    return found


FULL = ("power_3_knowledge", "power_2_knowledge", "power_2_ore", "power_7_credits")


def stores_are_full(player: Player) -> bool:
    """Making room for what an action gives is nothing that auto-pay thinks of."""
    return any(getattr(player, name) == limit for name, limit in LIMITS.items())


def unpayable_targets(table: GaiaTable, chooser: random.Random) -> list[Words]:
    """Some targets that are short of something that could be paid."""
    state, player = table.state, table.pending[0].seat
    me = state.players[player]
    words: list[Words] = [("build", name) for name in state.board.names]
    words += [("gaiaform", name) for name in state.board.names]
    words += [
        ("upgrade", state.hex_name(n), kind)
        for n in me.structures
        for kind in ("ts", "lab", "pi", "ac1")
    ]
    words += [("research", track) for track in me.levels]
    words += [("action", key) for key in board_action.BOARD_ACTIONS]
    short = []
    for target in words:
        reason = REFUSALS[target[0]](state, me, target)
        full = target[0] == "action" and target[1] in FULL and stores_are_full(me)
        if reason is not None and reason.key == "needs" and not full:
            short.append(target)
    return chooser.sample(short, min(len(short), 25))


def compare(table: GaiaTable, chooser: random.Random) -> int:
    """Auto-pay against brute force in one position; how many targets were payable."""
    if table.pending[0].kind != "turn":
        return 0
    state, player = table.state, table.state.players[table.pending[0].seat]
    proposed = proposals(table)
    targets = unpayable_targets(table, chooser)
    brute = cheapest(state, player, targets)
    for words in targets:
        ways = proposed.get(words, [])
        costs = []
        for way in ways:
            played = cost_of(state, player, way)
            assert played is not None, (words, way)
            costs.append(played[0])
            with seated(state, played[1]):
                assert REFUSALS[words[0]](state, played[1], words) is None, (words, way)
        assert len(set(costs)) <= 1, "further proposals are ties"
        if words in brute:
            assert costs, (words, brute[words])
            assert costs[0] <= brute[words], (words, ways, brute[words])
            if costs[0].moves <= MOST_STEPS:
                assert costs[0] == brute[words], (words, ways, brute[words])
        else:
            assert not costs or costs[0].moves > MOST_STEPS, (words, ways)
    return len(brute)


def compare_some(seats: int, number: int, positions: int) -> int:
    game, chooser = play_checked(seats, number), random.Random(number)
    found = 0
    turns = [n for n in range(1, game.position) if game.log[n - 1].words == END]
    for position in chooser.sample(turns, positions):
        table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
        found += compare(table, chooser)
        play_out(game, position, table)
    return found


def play_out(game: GaiaTable, position: int, table: GaiaTable) -> None:
    """Play a proposal on a table of its own, as it would be confirmed."""
    if table.pending[0].kind != "turn":
        return
    seat = table.pending[0].seat
    for words, ways in list(proposals(table).items())[:2]:
        again: GaiaTable = Table(GAIA, game.setup, game.log[:position])
        for move in (*ways[0], words):
            again.play(Move(seat, move))


@pytest.mark.parametrize("seats", [2, 4])
def test_auto_pay_is_as_good_as_brute_force(seats: int) -> None:
    assert sum(compare_some(seats, number, 4) for number in IN_TEST[:5]) > 5


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_auto_pay_is_as_good_as_brute_force_in_many_positions(seats: int) -> None:
    assert sum(compare_some(seats, number, 6) for number in SOAK[0][:20]) > 40


# Some ways by hand


def paying(position: Position, target: str) -> list[list[str]]:
    ways = proposals(position.table).get(tuple(target.split()), [])
    return [[" ".join(words) for words in way] for way in ways]


def mine(**given: int) -> Position:
    position = gaia("terrans", "xenos", rows=["rr"]).put(0, "m", "10c").bowls(0, 0, 0, 0)
    return position.give(0, **{"ore": 0, "credits": 9, "knowledge": 0, "qic": 0, **given})


def test_power_before_burning() -> None:
    assert paying(mine().bowls(0, 0, 9, 3), "build 11c") == [["free power_to_ore 1"]]


def test_nevlas_burn_tokens_to_turn_them_into_knowledge() -> None:
    position = gaia("nevlas", "xenos").bowls(0, 1, 2, 1).give(0, knowledge=2)
    assert paying(position, "research int") == [["free burn 1", "free token_to_knowledge 2"]]


def test_burning_where_there_is_no_other_way() -> None:
    ways = paying(mine().bowls(0, 0, 6, 0), "build 11c")
    assert ways == [["free burn 3", "free power_to_ore 1"]]


def test_the_brainstone_is_kept_where_other_power_does() -> None:
    position = gaia("taklons", "xenos", rows=["ss"]).put(0, "m", "10c").bowls(0, 0, 0, 3, stone=2)
    position.give(0, ore=0, qic=0)
    assert paying(position, "build 11c") == [["free power_to_ore 1", "brainstone bowl3"]]


def test_one_payment_where_a_token_pays_twice() -> None:
    position = gaia("nevlas", "xenos", rows=["ii"]).put(0, "m", "10c").put(0, "pi", "1a0")
    position.bowls(0, 0, 0, 2).give(0, ore=0, credits=1, knowledge=0, qic=0)
    assert paying(position, "build 11c") == [["free power_to_ore 1 power_to_credit 1"]]


def test_points_are_never_spent_and_what_cannot_be_paid_is_not_proposed() -> None:
    assert paying(mine(), "build 11c") == []


def test_what_can_be_paid_already_is_not_proposed() -> None:
    assert paying(mine(ore=1).bowls(0, 0, 0, 9), "build 11c") == []


def test_ties_give_two_proposals() -> None:
    position = gaia("hadsch_hallas", "xenos", rows=["og"]).put(0, "m", "10c").put(0, "pi", "1a0")
    position.bowls(0, 0, 0, 4).give(0, ore=5, credits=9, knowledge=0, qic=0)
    assert paying(position, "build 11c") == [["free credits_to_qic 1"], ["free power_to_qic 1"]]


def test_many_burnings_are_found_too() -> None:
    """Found by brute force: a bounded search gave up before it thought of burning."""
    position = gaia("terrans", "xenos").bowls(0, 0, 8, 0).give(0, ore=9, knowledge=9, qic=9)
    assert paying(position, "action power_2_ore") == [["free burn 4"]]


def test_a_terraforming_action_is_paid_together_with_a_mine() -> None:
    """Found by brute force: the action was not proposed where its mine was short of ore."""
    position = gaia("terrans", "xenos", rows=["ro"]).put(0, "m", "10c").bowls(0, 0, 0, 3)
    position.give(0, ore=0, qic=1)
    assert paying(position, "action power_1_terraform") == [["free qic_to_ore 1"]]


def test_chains_feed_each_other() -> None:
    position = gaia("baltaks", "xenos", rows=["vv"]).put(0, "m", "10c").bowls(0, 0, 0, 0)
    position.give(0, ore=0, qic=0, knowledge=0, formers_ready=1)
    way = ["free gaiaformer_to_qic 1", "free qic_to_ore 1"]
    assert paying(position, "build 11c") == [way]


def rich(table: GaiaTable, chooser: random.Random) -> None:
    """Fill the stores of whoever is on turn up to anything that the limits allow."""
    state = table.state
    me = state.players[table.pending[0].seat]
    for name, limit in (*LIMITS.items(), ("qic", 6)):
        low, high = chooser.choice(((0, 0), (0, limit), (limit * 2 // 3, limit)))
        setattr(me, name, chooser.randint(low, high))
    me.bowls[:3] = [chooser.randint(0, 6) for _ in range(3)]
    if me.stone is not None and me.stone < 3:
        me.stone = chooser.randint(0, 2)
    if me.pieces[Building.INSTITUTE] and chooser.random() < 0.5:
        me.pieces[Building.INSTITUTE] = 0
        me.structures[next(iter(me.structures))] = Building.INSTITUTE


def every_proposal_plays(table: GaiaTable) -> int:
    """Play each proposal on a copy of the player, and its target after it; how many there were."""
    state, player = table.state, table.state.players[table.pending[0].seat]
    found = proposals(table)
    for words, ways in found.items():
        for way in ways:
            played = cost_of(state, player, way)
            assert played is not None, (words, way)
            with seated(state, played[1]):
                assert REFUSALS[words[0]](state, played[1], words) is None, (words, way)
    return sum(map(len, found.values()))


def rich_positions(factions: Sequence[str], number: int, positions: int, most: int) -> int:
    """Rich positions made from turns of a random game of these factions."""
    chooser = random.Random(f"rich {number} {factions}")
    setup = Setup(
        "gaia", (HUMAN,) * len(factions), seed=f"rich {number}", deal={"factions": tuple(factions)}
    )
    table: GaiaTable = Table(GAIA, setup)
    found = looked = 0
    while table.result is None and looked < positions:
        decision = table.pending[0]
        if decision.kind == "turn" and chooser.random() < 0.1:
            for _ in range(most):
                copied: GaiaTable = Table(GAIA, setup, table.log)
                rich(copied, chooser)
                found += every_proposal_plays(copied)
            looked += 1
        table.play(Move(decision.seat, random_answer(decision, chooser)))
    return found


FACTIONS_BY_TWO = [
    ("terrans", "xenos"), ("lantids", "gleens"), ("hadsch_hallas", "taklons"),
    ("ivits", "ambas"), ("geodens", "firaks"), ("baltaks", "nevlas"), ("bescods", "itars"),
]  # fmt: skip


@pytest.mark.parametrize("factions", FACTIONS_BY_TWO, ids="-".join)
def test_everything_proposed_can_be_played_however_full_the_stores(factions: Sequence[str]) -> None:
    assert rich_positions(factions, 1, 5, 6) > 20


@pytest.mark.soak
@pytest.mark.parametrize("factions", FACTIONS_BY_TWO, ids="-".join)
def test_everything_proposed_can_be_played_in_ten_thousand_rich_positions(
    factions: Sequence[str],
) -> None:
    assert sum(rich_positions(factions, number, 18, 10) for number in range(8)) > 1000


def test_what_would_not_fit_is_converted_in_parts() -> None:
    """Found by an audit: ten knowledge for credits on top of 21 lost one of them."""
    position = (
        gaia("hadsch_hallas", "xenos", rows=["o....d"]).put(0, "m", "10c").put(0, "pi", "1a0")
    )
    position.bowls(0, 0, 0, 0).give(0, ore=0, credits=21, knowledge=15, qic=0)
    way = [
        "free knowledge_to_credit 9", "free credits_to_ore 7",
        "free knowledge_to_credit 1", "free credits_to_qic 2",
    ]  # fmt: skip
    assert paying(position, "build 15c") == [way]
    assert every_proposal_plays(position.table)


def test_each_payment_of_power_is_rounded_up_by_itself() -> None:
    """Found by rich positions: a token of two power paid for one credit, half of it was lost."""
    position = gaia("nevlas", "xenos").put(0, "pi", "1a0")
    position.bowls(0, 0, 0, 3).give(0, ore=0, credits=0, knowledge=0, qic=0)
    me = position.state.players[0]
    assert cheapest_ways(me, {"power": 5, "credits": 1}, 2) == []
    assert cheapest_ways(me, {"power": 4, "credits": 1}, 2) != []
