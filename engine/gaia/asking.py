"""How the rules put a question to a player, with the game's adviser behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Decision, Note, Option, Role, Words
from engine.gaia.state import Player, State


def ask(
    state: State,
    player: Player,
    kind: str,
    offer: Callable[[], Iterable[Option]],
    refuse: Callable[[Words], Note | None],
    assume: Words | None = None,
    spell: Callable[[Words], Words] | None = None,
    /,
    *,
    decline: Words | None = None,
    **args: object,
) -> Flow[Words]:
    """Ask one player and return the answer; what can be declined is an offer."""
    advise = partial(state.adviser, state, player, kind, args)
    decision = Decision(
        player.seat,
        kind,
        offer,
        refuse,
        args=args,
        assume=assume,
        advise=advise,
        role=Role.STEP if decline is None else Role.OFFER,
        decline=decline,
        spell=spell,
    )
    move = yield (decision,)
    return move.words
