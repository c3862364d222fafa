"""The rules from the first question to the result: start tokens, five rounds, final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow, landing
from engine.core.game import Result
from engine.core.moves import END, Note, Option, Role, Seat
from engine.federation.actions.missions import offer_mission, sendable
from engine.federation.asking import Question, ask, put
from engine.federation.blocking import block, unblock
from engine.federation.executive import executive_phase
from engine.federation.interpreter import run
from engine.federation.laws import next_laws
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.placing import place, place_options, place_refusal, votes_left
from engine.federation.scoring import final_scoring, result_of
from engine.federation.spelling import placed
from engine.federation.state import Player, State, Turn
from engine.federation.terms import ROUNDS, TURNS, Phase, Source


@rule("FED rounds")
def play(state: State) -> Flow[Result]:
    """Start tokens, then five rounds of two phases, then the final scoring."""
    lay_open(state, 1)
    yield from choose_start_tokens(state)
    begin_round(state, 1)
    return (yield from laps(state, 0))


def laps(state: State, first: int) -> Flow[Result]:
    """Everything from the beginning of a lap of turns on."""
    while True:
        yield from ambassador_phase(state, first)
        first = 0
        state.phase = Phase.EXECUTIVE
        yield from executive_phase(state)
        clean_up(state)
        if state.round == ROUNDS:
            break
        begin_round(state, state.round + 1)
    state.phase = Phase.ENDED
    final_scoring(state)
    return result_of(state)


@rule("FED setup: start tokens")
def choose_start_tokens(state: State) -> Flow[None]:
    """Against the turn order everybody chooses one and gets its bonus at once."""
    for player in reversed(state.order):
        yield from choose_start_token(state, player)


@rule("FED setup: start tokens")
def choose_start_token(state: State, player: Player) -> Flow[None]:
    """One player's."""

    def options() -> Iterator[Option]:
        for token in state.start_offer:
            yield Option(("start-token", token), (Note("start-token", {"token": token}),))

    answer = yield from ask(
        Question(state, player, "start-token", options, role=Role.SETUP, always=True)
    )
    token = answer[1]
    state.start_offer.remove(token)
    player.start_token = token
    state.tell("took_start_token", player, token=token)
    yield from run(state, player, state.box.start_tokens[token].effect, Source.OTHER)


def lay_open(state: State, number: int) -> None:
    """What is turned up for a round; for the first one before start tokens are chosen."""
    next_laws(state, number)
    block(state, number)


@rule("FED rounds: beginning")
def begin_round(state: State, number: int) -> None:
    """The holder of the pawn is first; laws lie open; neutral tokens block."""
    state.round = number
    state.first = state.president
    state.phase = Phase.AMBASSADORS
    state.tell("round_began", None, round=number)
    state.tell("goes_first", None, round=number, seat=state.first)
    if number > 1:
        lay_open(state, number)


@rule("FED ambassador phase")
def ambassador_phase(state: State, first: int) -> Flow[None]:
    """Clockwise four turns each, from this lap on; whoever places the special ambassador has a
    fifth."""
    at_once = state.box.rulings.extra_ambassador_turn_when == "at_once"
    for lap in range(first, TURNS):
        yield landing(partial(laps, first=lap))
        for player in state.order:
            before = player.special_out
            yield from turn(state, player)
            if at_once and player.special_out and not before:
                yield from turn(state, player)
    for player in state.order:
        if player.special_out and player.unused:
            yield from turn(state, player)
        elif player.special:
            yield from turn(state, player, may_stay=True)


def turn_of(state: State, seat: Seat) -> Flow[None] | None:
    """A turn of a player who has an ambassador left, while they are placed."""
    player = state.players[seat]
    if state.phase is not Phase.AMBASSADORS or not player.unused:
        return None
    return turn(state, player)


@rule("FED turn")
def turn(state: State, player: Player, may_stay: bool = False) -> Flow[None]:
    """Place an ambassador; then perhaps send a ship to a mission; `end` closes."""
    state.turn = Turn(player.seat)
    state.deeds.clear()  # a turn that is only imagined may begin in the middle of another
    state.using.clear()
    check_medals(state, player)
    answer = yield from ask(
        Question(
            state,
            player,
            "turn",
            partial(place_options, state, player, may_stay),
            partial(place_refusal, state, player, may_stay),
            role=Role.TURN,
            always=True,
            spell=partial(placed, state, player),
            args={
                "round": state.round,
                "turn": player.turns + 1,
                "left": votes_left(state, player),
                "stay": "yes" if may_stay else "no",
            },
        )
    )
    if answer != END:
        yield from place(state, player, answer)
        yield from close(state, player)
        player.turns += 1
    state.turn = None


def close(state: State, player: Player) -> Flow[None]:
    """A mission as long as one can be done, once; then the end of the turn."""
    assert state.turn is not None
    ending = Question(state, player, "end", lambda: [Option(END)], always=True)
    declined = False
    while True:
        if not state.turn.sent and not declined and sendable(state, player):
            state.turn.sent = yield from offer_mission(state, player)
            declined = not state.turn.sent
            continue
        before = _possible(state, player) if declined else []
        answer = yield from put(ending)
        if answer == END:
            return
        declined = declined and _possible(state, player) == before


def _possible(state: State, player: Player) -> list[str]:
    return [mission.word for mission in sendable(state, player)]


@rule("FED end of a round")
def clean_up(state: State) -> None:
    """Ambassadors and dice come back, used tokens go to the box, the laws are put aside."""
    names = [token.id for token in state.box.ambassadors.tokens]
    for player in state.players:
        player.unused = list(names)
        player.die_out = player.special_out = False
        player.round_level = player.turns = 0
    state.senate.clear()
    state.outer.clear()
    unblock(state)
    state.past_laws += state.laws.values()
    state.laws = {}
    state.tell("round_ended", None, round=state.round)
