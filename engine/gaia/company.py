"""How computers play Gaia Project: every question put again on a copy of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from engine.company.levels import LEVELS, Level
from engine.company.trial import TrialError
from engine.company.values import Answers, BareQuestion, Company
from engine.core.flow import Flow
from engine.core.moves import Seat, Words
from engine.gaia.actions.passing import PASS
from engine.gaia.board import bits
from engine.gaia.charging import best_value, charge_from
from engine.gaia.evaluation import WEIGHTS, changed, sample, shares_at, terms, worth
from engine.gaia.gaia_phase import empty_area
from engine.gaia.income import Symbol, income_of, split_word, take_waiting
from engine.gaia.opening import place_structure, take_first_booster
from engine.gaia.power import burnable, spendable
from engine.gaia.state import Player, State
from engine.gaia.terms import ROUNDS, Phase, Planet
from engine.gaia.turn import turn

Resume: TypeAlias = Callable[[State, Player, Mapping[str, object]], Flow[Any] | None]

FACTIONS_RATED: Final[Mapping[str, float]] = {
    "hadsch_hallas": 8, "ambas": 7, "geodens": 7, "ivits": 6, "nevlas": 6, "terrans": 6,
    "xenos": 5, "taklons": 5, "itars": 5, "gleens": 4, "firaks": 4, "bescods": 4,
    "lantids": 3, "baltaks": 3,
}  # fmt: skip
"""By how they did in games of computers against each other."""


def _turn(state: State, player: Player, args: Mapping[str, object]) -> Flow[Any] | None:
    del args
    return turn(state, player)


def _charging(state: State, player: Player, args: Mapping[str, object]) -> Flow[Any] | None:
    place, builder = state.board.index[str(args["hex"])], int(str(args["by"]))
    return charge_from(state, player, best_value(state, player, place), builder, place)


def _income(state: State, player: Player, args: Mapping[str, object]) -> Flow[Any] | None:
    listed = args["all"]
    assert isinstance(listed, list)
    symbols = [Symbol("", *split_word(str(word))) for word in listed]
    return take_waiting(state, player, symbols)


def _placing(state: State, player: Player, args: Mapping[str, object]) -> Flow[Any] | None:
    del args
    return place_structure(state, player)


def _booster(state: State, player: Player, args: Mapping[str, object]) -> Flow[Any] | None:
    del args
    return take_first_booster(state, player)


RESUMED: Final[Mapping[str, Resume]] = {
    "turn": _turn,
    "charge": _charging,
    "income": _income,
    "setup-mine": _placing,
    "setup-institute": _placing,
    "booster": _booster,
}


def resume(state: State, question: BareQuestion) -> Flow[Any] | None:
    """The question as if it were asked now."""
    player = state.players[question.seat]
    known = RESUMED.get(question.kind)
    if known is not None:
        return known(state, player, question.args)
    return player.rules.gaia_phase(state, player) if state.phase is Phase.GAIA else None


def onward(state: State, seat: Seat) -> Flow[Any] | None:
    """The next turn in the same round."""
    player = state.players[seat]
    if state.phase is not Phase.ACTIONS or player.passed:
        return None
    return _turn_alone(state, player)


def next_round(state: State, seat: Seat) -> Flow[Any] | None:
    """The next round of this seat alone: income, the Gaia phase, its first turn."""
    if state.round >= ROUNDS:
        return None
    return _round_alone(state, state.players[seat])


def _round_alone(state: State, player: Player) -> Flow[None]:
    state.actions_used.clear()
    state.passed, state.built = [], []
    state.round += 1
    for one in state.players:
        one.used.clear()
        one.passed = False
    state.phase = Phase.INCOME
    yield from income_of(state, player)
    state.phase = Phase.GAIA
    for place in bits(player.formers):
        if state.planets[place] is Planet.TRANSDIM:
            state.planets[place] = Planet.GAIA
    yield from empty_area(state, player)
    state.phase = Phase.ACTIONS
    yield from _turn_alone(state, player)


def _turn_alone(state: State, player: Player) -> Flow[None]:
    """A turn. In a round that is imagined before boosters are chosen nobody can pass: there is none
    to give back."""
    if player.booster is not None:
        yield from turn(state, player)
        return
    flow = turn(state, player)
    asked = next(flow)
    while True:
        move = yield asked
        if move.words[0] == PASS.verb:
            raise TrialError("no booster to give back")
        try:
            asked = flow.send(move)
        except StopIteration:
            return


def closings(state: State, seat: Seat) -> Iterator[Answers]:
    """The last turn of the game, with everything turned into what gives points."""
    player = state.players[seat]
    if state.round < ROUNDS or state.phase is not Phase.ACTIONS:
        return
    burnt = burnable(player)
    power = spendable(player) + burnt * player.rules.token_power(player)
    free = (("burn", burnt), ("power_to_credit", power), ("qic_to_ore", player.qic))
    prepared = tuple(("free", what, str(count)) for what, count in free if count)
    if prepared:
        yield (*prepared, ("pass",))


def rate(state: State, question: BareQuestion, words: Words) -> float:
    """Of questions that are not tried: which faction to choose, or to name for an auction."""
    del state
    return FACTIONS_RATED.get(words[-1], 0.0) if question.kind in ("faction", "lot") else 0.0


APPRENTICE: Final = Level("apprentice", 20_000, branches=40)
"""Every turn there is, by what it brings at once."""
RIVAL: Final = Level("rival", 4000, futures=10, branches=3, conversions=True)
"""Plays on to its own pass only, and so stands half-way between `apprentice` and `master`."""
MASTER: Final = replace(
    LEVELS["master"],
    positions=60_000,
    futures=48,
    rounds=3,
    finalists=48,
    alike=8,
    branches=4,
    steady=True,
)
"""Many turns a little further pay more here than a few to the end of the game."""

PROPOSES: Final = frozenset({*RESUMED, "gaia-convert", "gaia-tech", "faction", "lot"})
"""Not whom to ban, or how much to bid: that is for people to say."""
COMPANY: Final = Company(
    terms,
    resume,
    onward,
    WEIGHTS,
    rate,
    next_round,
    worth=worth,
    proposes=PROPOSES,
    foretells=True,
    closings=closings,
    sample=sample,
    shares=shares_at,
    changed=changed,
    aside=frozenset({"free"}),
    levels=(APPRENTICE, RIVAL, MASTER),
)
