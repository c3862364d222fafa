"""Sixmoon: the mage goes from moon to moon and takes a transfiguration token on each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.chance_draws import draw_beside, reveal_moon
from engine.federation.interpreter import handles, in_turn
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.state import Deed, Player, State
from engine.federation.terms import Source
from engine.federation.vocabulary import Transfiguration


@rule("FED sixmoon")
def enchant(state: State, player: Player, deed: Deed) -> Flow[None]:
    """Go one moon on and take one of its tokens; on the last one of those that are left."""
    answer = yield from ask(
        Question(state, player, "sixmoon", partial(options, state, player, deed))
    )
    if not answer:
        return
    if player.mage < last_moon(state):
        move_mage(state, player, destination(state, player, deed))
        reveal_moon(state, player.mage)
    if answer[0] == "take":
        take_token(state, player, player.mage, answer[1])
    else:
        yield from take_one_left(state, player)
    reveal_moon(state, player.mage + 1)


def take_one_left(state: State, player: Player) -> Flow[None]:
    """A token of those that are left on the mage's moon, if there are any."""
    moon = player.mage
    token = yield from ask_one_of(
        state, player, "moon-token", "take", lambda: tuple(state.moons[moon])
    )
    if token:
        take_token(state, player, moon, token)


def last_moon(state: State) -> int:
    """The planet itself."""
    return len(state.box.sixmoon.step_strength)


def destination(state: State, player: Player, deed: Deed) -> int:
    """Where the mage goes in this action."""
    return min(last_moon(state), player.mage + 1 + deed.extra)


def options(state: State, player: Player, deed: Deed) -> Iterator[Option]:
    """The tokens on the moon that is reached, if they lie face up; else to go there."""
    moon = destination(state, player, deed)
    tokens = state.moons.get(moon)
    if tokens:
        for token in tokens:
            yield Option(("take", token), token_notes(token, moon))
    elif player.mage < last_moon(state):
        yield Option(("move", moon_word(moon)), (Note("mage-to", {"influence": moon}),))


def token_notes(token: str, moon: int) -> tuple[Note, ...]:
    """What a transfiguration token is."""
    return (Note("token", {"token": token}), Note("mage-to", {"influence": moon}))


def moon_word(moon: int) -> str:
    """A moon as a word."""
    return f"moon{moon}"


def move_mage(state: State, player: Player, moon: int) -> None:
    """To a moon."""
    player.mage = moon
    state.tell("moved_mage", player, moon=moon)
    check_medals(state, player)


def take_token(state: State, player: Player, moon: int, token: str) -> None:
    """A token of a moon; it is not replaced."""
    state.moons[moon].remove(token)
    player.transfigurations.append(token)
    state.tell("took_transfiguration", player, token=token)


@rule("FED e81216: transporter on Sixmoon")
def transport_mage(state: State, player: Player) -> Flow[None]:
    """A moon further without reward: its tokens stay."""
    move_mage(state, player, player.mage + 1)
    reveal_moon(state, player.mage)
    if not state.box.rulings.transporter_leaves_tokens:
        yield from take_one_left(state, player)
    reveal_moon(state, player.mage + 1)


@handles(Transfiguration)
@rule("FED sixmoon: stacks beside the board")
def from_the_stack(
    state: State, player: Player, effect: Transfiguration, source: Source
) -> Flow[None]:
    """Tokens drawn blind; where more are drawn than kept, their drawer sees and chooses."""
    yield from in_turn(state)
    if effect.draw == effect.keep:
        for _ in range(effect.draw):
            token = draw_beside(state, effect.strength)
            if token is not None:
                player.transfigurations.append(token)
                state.tell("took_transfiguration", player, token=token)
        return
    drawn: list[str] = []
    while len(drawn) < effect.draw:
        token = draw_beside(state, effect.strength, to=player.seat)
        if token is None:
            break
        drawn.append(token)
    state.looking[player.seat] = list(drawn)
    for _ in range(min(effect.keep, len(drawn))):
        token = yield from ask_one_of(
            state, player, "transfiguration", "take", partial(tuple, drawn)
        )
        drawn.remove(token)
        state.chance.show(player.seat, token)
        player.transfigurations.append(token)
        state.tell("took_transfiguration", player, token=token)
    del state.looking[player.seat]
    state.piles[f"sixmoon{effect.strength}"].put_under(drawn)
    state.beside[effect.strength] += len(drawn)
