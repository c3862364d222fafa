"""Neo: the miner goes forward over branching spaces and takes what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.chance_draws import FACE_DOWN, reveal_asteroid, reveal_dead_asteroids
from engine.federation.gains import gain
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.state import Deed, Player, State


@rule("FED neo")
def mine(state: State, player: Player, deed: Deed) -> Flow[None]:
    """Move to an adjacent space forward and gain what it shows; on the last space take a dead
    asteroid instead. Further steps pass without reward."""
    while deed.steps < 1 + deed.extra:
        options = partial(move_options, state, player)
        if state.box.neo.graph[player.miner].next:
            question = Question(state, player, "neo", options)
        else:
            question = Question(state, player, "dead-asteroid", options, was="neo")
        answer = yield from ask(question)
        if not answer:
            break
        if answer[0] == "take":
            take_dead(state, player, answer[1])
            yield from gain(state, player, state.box.asteroids[answer[1]])
            return
        move_miner(state, player, answer[1])
        deed.steps += 1
    if deed.steps:
        yield from arrive(state, player)
        reveal_around(state, player)


def move_options(state: State, player: Player) -> Iterator[Option]:
    """Where the miner may go; at the end, which dead asteroid may be taken."""
    for space in forward(state, player):
        node = state.box.neo.graph[space]
        lying = state.asteroids.get(space)
        reward = node.reward if node.kind != "asteroid" else state.box.asteroids.get(lying or "")
        yield Option(
            ("move", space),
            (
                Note(
                    "miner-to",
                    {
                        "space": space,
                        "influence": node.influence,
                        "resources": {} if reward is None else reward.plain(),
                        "asteroid": lying or "",
                    },
                ),
            ),
        )
    if not state.box.neo.graph[player.miner].next:
        for token in state.dead_asteroids or ():
            reward = state.box.asteroids[token]
            yield Option(("take", token), (Note("gains", {"resources": reward.plain()}),))


@rule("FED neo: forward")
def forward(state: State, player: Player) -> list[str]:
    """The adjacent spaces forward."""
    spaces = state.box.neo.graph[player.miner].next
    if state.box.rulings.empty_asteroid_space_gives == "no_entry":
        return [one for one in spaces if one not in state.asteroids or state.asteroids[one]]
    return list(spaces)


def move_miner(state: State, player: Player, space: str) -> None:
    """One step."""
    player.miner = space
    state.tell("moved_miner", player, space=space, influence=state.box.neo.graph[space].influence)
    check_medals(state, player)


@rule("FED neo: what a space gives")
def arrive(state: State, player: Player) -> Flow[None]:
    """Gain what the space shows, or take the asteroid on it; the last space has dead ones."""
    node = state.box.neo.graph[player.miner]
    if node.kind == "asteroid":
        token = take_asteroid(state, player)
        if token:
            yield from gain(state, player, state.box.asteroids[token])
    elif node.kind == "dead_asteroids":
        reveal_dead_asteroids(state)
        token = yield from ask_one_of(
            state, player, "dead-asteroid", "take", lambda: tuple(state.dead_asteroids or ())
        )
        if token:
            take_dead(state, player, token)
            yield from gain(state, player, state.box.asteroids[token])
    else:
        yield from gain(state, player, node.reward)


def take_asteroid(state: State, player: Player) -> str | None:
    """The asteroid under the miner, if one is left."""
    if state.asteroids[player.miner] == FACE_DOWN:
        reveal_asteroid(state, player.miner)
    token = state.asteroids[player.miner]
    if token is not None:
        state.asteroids[player.miner] = None
        player.asteroids.append(token)
        state.tell("took_asteroid", player, token=token, dead=False)
    return token


def take_dead(state: State, player: Player, token: str) -> None:
    """A dead asteroid; it is not replaced."""
    assert state.dead_asteroids is not None
    state.dead_asteroids.remove(token)
    player.asteroids.append(token)
    state.tell("took_asteroid", player, token=token, dead=True)


@rule("FED neo: turning up")
def reveal_around(state: State, player: Player) -> None:
    """Asteroids next to the miner's new space are turned up, those behind it too."""
    graph = state.box.neo.graph
    for space, node in graph.items():
        if space not in graph[player.miner].next and player.miner not in node.next:
            continue
        if state.asteroids.get(space) == FACE_DOWN:
            reveal_asteroid(state, space)
        if node.kind == "dead_asteroids":
            reveal_dead_asteroids(state)


@rule("FED e81216: transporter")
def transport_miner(state: State, player: Player, space: str) -> None:
    """A step without reward: what lies there stays, neighbours are turned up."""
    move_miner(state, player, space)
    if not state.box.rulings.transporter_leaves_tokens and space in state.asteroids:
        take_asteroid(state, player)
    reveal_around(state, player)
