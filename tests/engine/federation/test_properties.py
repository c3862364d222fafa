"""What holds in every game: components are conserved, limits kept, points accounted for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.digest import position_hash
from engine.core.game import Result
from engine.core.moves import Decision, Move, Words
from engine.core.record import format_record, load_record, play_record, record_of
from engine.core.table import Table
from engine.federation.advice.forecast import forecast
from engine.federation.game import FEDERATION
from engine.federation.placing import ambassadors_of, place_options, place_refusal
from engine.federation.state import Player, State
from engine.federation.terms import JOINT, MEDALS, OUTER, Phase, Source, Wing
from tests.engine.federation.naive_rounds import check_game
from tests.engine.federation.tables import FedTable, sensible, table

GAMES = 14
"""Of each size; 3 x 14 are the forty-odd that the suite plays."""
MANY = 1000
SIZES = (2, 3, 4)


def played(seats: int, seed: int) -> Iterator[FedTable]:
    """A table at every position of a random game."""
    one, chooser = table(seats, f"property {seed}"), random.Random(seed)
    yield one
    while one.result is None:
        decision = chooser.choice(one.pending)
        one.play(Move(decision.seat, sensible(decision, chooser)))
        yield one


def probe(seats: int, seed: int) -> None:
    """Play a game and look at everything on the way."""
    chooser = random.Random(seed)
    last = None
    for one in played(seats, seed):
        last = one
        assert_conserved(one.state)
        for player in one.state.players:
            assert_limits(one.state, player)
        for decision in one.pending:
            assert next(iter(decision.offer()), None) is not None, "a question without an answer"
        if one.state.phase is Phase.AMBASSADORS and chooser.random() < 0.04:
            assert_listing_is_checking(one.state, chooser)
    assert last is not None
    assert last.result is not None
    assert_points(last.state, last.result)
    check_game(last)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("seats", SIZES)
def test_a_random_game_keeps_the_rules(seats: int, seed: int) -> None:
    probe(seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("part", range(10))
def test_many_random_games_keep_the_rules(seats: int, part: int) -> None:
    for seed in range(1000 + part * MANY // 10, 1000 + (part + 1) * MANY // 10):
        probe(seats, seed)


def assert_conserved(state: State) -> None:
    """Nothing of the box is lost or doubled."""
    box = state.box
    for strength in (1, 2, 3, 4):
        pile = Counter(state.piles[f"sixmoon{strength}"].contents())
        tokens = [one.id for one in box.transfigurations.values() if one.strength == strength]
        seen = Counter(one for moon in state.moons.values() for one in moon if one in tokens)
        own = Counter(t for p in state.players for t in p.transfigurations if t in tokens)
        out = Counter(x.cover for x in [*state.senate.values(), *state.outer] if x.cover in tokens)
        total = pile + seen + own + out
        assert max(total.values(), default=0) <= 1
        moons = sum(box.sixmoon.step_strength[moon - 1] == strength for moon in state.moons)
        unseen = box.sixmoon.step_strength.count(strength) - moons
        looking = sum(token in tokens for seen_now in state.looking.values() for token in seen_now)
        beside = len(state.piles[f"sixmoon{strength}"]) - 4 * unseen
        assert beside == state.beside[strength], looking
    hired = [one for player in state.players for one in player.specialists]
    faces = [one for row in state.offered.values() for one in row.values()]
    stacks = [one for key, p in state.piles.items() if key[:5] == "atal-" for one in p.contents()]
    assert sorted([*hired, *faces, *stacks]) == sorted(box.specialists)
    for kind in MEDALS:
        held = sum(kind in player.medals for player in state.players)
        assert held + len(state.medals[kind]) == len(state.players)
    for player in state.players:
        assert player.ships + player.supply + len(player.missions) == box.limits.ships
        out_there = [p.token for p in state.senate.values() if p.seat == player.seat]
        outside = [p.token for p in state.outer if p.seat == player.seat]
        own_tokens = [one for one in [*out_there, *outside] if one != "special"]
        assert sorted([*own_tokens, *player.unused]) == ["amb1a", "amb1b", "amb2", "amb3"]
    laws = [*state.laws.values(), *state.next_laws.values(), *state.past_laws]
    rest = [one for key in ("laws-left", "laws-right") for one in state.piles[key].contents()]
    assert Counter([*laws, *rest]) == Counter({law.id: 2 for law in box.laws})


def assert_limits(state: State, player: Player) -> None:
    """Nobody has more than fits."""
    limits = state.box.limits
    asked_to_keep = player.reserve.crystals > limits.crystals
    if not asked_to_keep:
        assert player.reserve.least >= 0
    assert player.reserve.golden_diamond <= limits.golden_diamonds
    assert 0 <= player.ships <= limits.hangar
    assert 0 <= player.die <= 6
    assert player.robots_used <= limits.robots
    assert len(player.discs) <= limits.discs
    assert set(player.discs.values()) <= {1, 2}
    assert len({*player.medals}) == len(player.medals)
    assert len({*player.missions}) == len(player.missions) <= 8
    assert {*player.missions} <= {*player.markers}
    assert 1 <= player.step <= state.box.last_step
    characters = [
        (state.box.specialists[o].type, state.box.specialists[o].level) for o in player.specialists
    ]
    assert len({*characters}) == len(characters)


def test_only_the_question_what_to_keep_leaves_too_many_crystals() -> None:
    for seats in SIZES:
        for one in played(seats, 77):
            asked = {decision.seat: decision.kind for decision in one.pending}
            for player in one.state.players:
                if player.reserve.crystals > one.state.box.limits.crystals:
                    assert asked.get(player.seat) == "keep"


def assert_points(state: State, result: Result) -> None:
    """Points are the sum of their sources."""
    for player in state.players:
        assert result.scores[player.seat] == player.total
        assert sum(result.sources[player.seat].values()) == player.total
        assert min(player.points.values()) >= 0


def assert_listing_is_checking(state: State, chooser: random.Random) -> None:
    """Of all placings that could be written, exactly the listed ones pass the check."""
    for player in state.players:
        listed = {option.words for option in place_options(state, player)}
        words = [("place", one, *face) for one in ambassadors_of(player) for face in faces(player)]
        for start in chooser.sample(words, min(6, len(words))):
            for space in (*state.box.spaces, OUTER):
                for end in ((), ("die",)):
                    answer = (*start, space, *end)
                    legal = place_refusal(state, player, False, answer) is None
                    assert legal == (answer in listed), answer


def faces(player: Player) -> list[tuple[str, ...]]:
    """Every way a face can be written."""
    return [("fund",), ("vote",), *(("cover", one) for one in player.transfigurations)]


@pytest.mark.parametrize("seats", SIZES)
def test_the_record_of_a_game_plays_it_again(seats: int) -> None:
    for seed in range(3):
        one = list(played(seats, 500 + seed))[-1]
        again = play_record(FEDERATION, load_record(format_record(record_of(one))))
        assert position_hash(again) == position_hash(one)
        assert again.result == one.result


@pytest.mark.parametrize("seats", SIZES)
def test_the_forecast_is_what_the_executive_phase_then_does(seats: int) -> None:
    """If everybody declines what his income asks and pays for his level where he can."""
    rounds = 0
    for seed in range(6):
        one, chooser = table(seats, f"forecast {seed}"), random.Random(seed)
        while one.result is None:
            if is_last_end(one):
                rounds += compare_round(one)
                continue
            decision = chooser.choice(one.pending)
            one.play(Move(decision.seat, sensible(decision, chooser)))
    assert rounds > 15, "the test has compared too little"


def is_last_end(one: FedTable) -> bool:
    """Whether nothing but the end of the last turn of a round is open."""
    state = one.state
    nobody = all(not player.unused and not player.special for player in state.players)
    last = state.turn is not None and state.turn.seat == state.order[-1].seat
    return one.pending[0].kind == "end" and nobody and last


def compare_round(one: FedTable) -> int:
    """Play the executive phase and compare; nothing where deep space came up on the way."""
    state, number = one.state, one.state.round
    points = [dict(player.points) for player in state.players]
    joint = [player.joint for player in state.players]
    tokens = [len(player.deep_space) for player in state.players]
    told = forecast(state)
    wing = told.passing or Wing.LEFT
    one.play(Move(one.pending[0].seat, ("end",)))
    while one.result is None and state.round == number:
        decision = one.pending[0]
        one.play(Move(decision.seat, modest(decision)))
    if tokens != [len(player.deep_space) for player in state.players]:
        return 0
    for player in state.players:
        seat = player.seat
        got = {name: player.points[name] - was for name, was in points[seat].items()}
        assert got["floors"] == sum(floor.points[seat] for floor in told.floors)
        assert got["laws"] == told.law_points[wing][seat]
        assert player.step == told.upkeep[seat].step
        own = [one.by.count(seat) for one in told.projects if one.project == JOINT]
        assert player.joint == joint[seat] + own[0]
    for project in told.projects:
        assert state.projects[project.project] == project.steps
    return 1


def modest(decision: Decision) -> Words:
    """Pay if possible, decline what can be declined, else the first answer."""
    options = [option.words for option in decision.offer()]
    return next((words for words in options if words[-1] == "none"), options[0])


@pytest.mark.parametrize("seats", SIZES)
def test_points_that_an_option_promises_are_paid_out(seats: int) -> None:
    kept = 0
    for seed in range(12):
        one, chooser = table(seats, f"promise {seed}"), random.Random(seed)
        while one.result is None:
            decision = chooser.choice(one.pending)
            words = sensible(decision, chooser)
            promised = [n.args["points"] for n in decision.notes_of(words) if "points" in n.args]
            player = one.state.players[decision.seat]
            before = player.points[Source.MISSIONS], player.points[Source.MEGASTRUCTURES]
            one.play(Move(decision.seat, words))
            after = player.points[Source.MISSIONS], player.points[Source.MEGASTRUCTURES]
            if promised and words[0] in ("mission", "build"):
                assert sum(after) - sum(before) == promised[0], words
                kept += 1
    assert kept > 3


def test_a_game_is_the_same_whoever_replays_it() -> None:
    one = list(played(3, 4))[-1]
    again = Table(FEDERATION, one.setup, one.log, check=True)
    assert position_hash(again) == position_hash(one)
