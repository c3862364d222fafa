"""Atal: specialists are taken, used once, copied and turned up again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Option
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.chance_draws import reveal_specialists
from engine.federation.interpreter import handles, in_turn, run
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.option_notes import specialist_notes
from engine.federation.state import Deed, Player, State
from engine.federation.terms import Source
from engine.federation.tokens import copyable, flippable, takeable, use
from engine.federation.vocabulary import CopySpecialist, FlipSpecialist, TakeSpecialist


@rule("FED atal")
def hire(state: State, player: Player, deed: Deed) -> Flow[None]:
    """Take a specialist: level 1 of a character one lacks, or a higher level of a type in which
    one has a lower."""
    yield from take(state, player, partial(takeable, state, player))


def take(state: State, player: Player, tokens: partial[list[str]]) -> Flow[None]:
    """Choose one of these; an immediate effect follows at once."""

    def options() -> Iterator[Option]:
        for token in tokens():
            yield Option(("take", token), specialist_notes(state, player, token, hired=True))

    answer = yield from ask(Question(state, player, "atal", options))
    if not answer:
        return
    token = state.box.specialists[answer[1]]
    del state.offered[token.level][token.type]
    for deed in state.deeds:
        deed.taken.append(token.id)
    player.specialists[token.id] = True
    state.tell("hired", player, token=token.id, kind=token.type, influence=len(player.specialists))
    check_medals(state, player)
    if token.level == 1:
        reveal_specialists(state, token.type)
    if token.timing == "immediate":
        yield from use(state, player, token.id)


@handles(TakeSpecialist)
@rule("FED atal: 2A2")
def take_another(
    state: State, player: Player, effect: TakeSpecialist, source: Source
) -> Flow[None]:
    """A specialist of a level, perhaps without the lower one."""
    yield from in_turn(state)
    yield from take(
        state, player, partial(takeable, state, player, effect.level, effect.prerequisite)
    )


@handles(FlipSpecialist)
@rule("FED atal: turned up again")
def flip(state: State, player: Player, effect: FlipSpecialist, source: Source) -> Flow[None]:
    """A used specialist lies face up again; an immediate effect follows at once."""
    by = state.using[-1] if source is Source.SPECIALISTS and state.using else ""
    token = yield from ask_one_of(
        state,
        player,
        "flip",
        "flip",
        lambda: flippable(state, player, effect.level, by),
        none=True,
    )
    if not token:
        return
    player.specialists[token] = True
    kind = state.box.specialists[token].type
    state.tell("turned_up_again", player, token=token, kind=kind)
    if state.box.specialists[token].timing == "immediate":
        yield from use(state, player, token)


@handles(CopySpecialist)
@rule("FED atal: copied")
def copy(state: State, player: Player, effect: CopySpecialist, source: Source) -> Flow[None]:
    """The effect of a specialist that lies face up on Atal or before the player."""
    yield from in_turn(state)
    token = yield from ask_one_of(
        state, player, "copy-specialist", "copy", lambda: copyable(state, player, effect, "")
    )
    if token:
        kind = state.box.specialists[token].type
        state.tell("copied_specialist", player, token=token, kind=kind)
        yield from run(state, player, state.box.specialists[token].effect, Source.SPECIALISTS)
