"""The draft: packs go round, and everybody plays with a deck of his own.

A pack waits until its next player comes to it, so nobody waits for the slowest; what everybody ends
with is the same as when all pass at once.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from engine.core.chance import NOBODY, UNKNOWN
from engine.core.flow import Flow, together
from engine.core.moves import Decision, Note, Option, Plan, Role, Words
from engine.race.asking import ask, ask_cards
from engine.race.components import start_of
from engine.race.marks import rule
from engine.race.ranking import to_keep, to_spend
from engine.race.state import Player, State, Stock, discard, draw

PACK: Final = 5
DEALT: Final = 6
RETURNED: Final = 2


@rule("RACE draft")
def draft(state: State) -> Flow[None]:
    """Packs of five to the left, the next ones to the right, until there are not enough cards."""
    state.step = "draft"
    deck = state.stocks[0].deck
    step = 1
    while len(deck) >= PACK * len(state.players):
        state.packs_dealt += 1
        for player in state.players:
            player.packs = [[deck.draw(player.seat) for _ in range(PACK)]]
            player.passed = []
        yield from pass_round(state, step)
        step = -step
    state.removed = [deck.draw(NOBODY) for _ in range(len(deck))]
    yield from make_decks(state)


@rule("RACE draft")
def pass_round(state: State, step: int) -> Flow[None]:
    """Everybody takes a card of each pack that comes to him and hands the rest on."""
    while any(player.packs for player in state.players):
        waiting = [player for player in state.players if player.packs]
        move = yield tuple(_decision(state, player) for player in waiting)
        player = state.players[move.seat]
        pack = player.packs.pop(0)
        pack.remove(move.words[1])
        player.picked.append(move.words[1])
        state.tell("picked", player.seat, count=len(player.picked))
        state.whisper("picked_card", player.seat, card=move.words[1])
        following = state.players[(player.seat + step) % len(state.players)]
        for card in pack:
            state.chance.show(player.seat, card, (following.seat,))
        player.passed.append(list(pack))
        if player.packs or not following.packs:  # a pack is opened that lay face down so far
            state.chance.uncover()
        following.packs.append(pack)
        _take_last(state, following)
        _take_last(state, player)


def packs_of(state: State) -> int:
    """How many packs everybody gets."""
    left = 0 if state.own_decks else len(state.stocks[0].deck)
    return state.packs_dealt + left // (PACK * len(state.players))


def goes_left(state: State) -> bool:
    """Whether the packs that go round now are handed to the left."""
    return state.packs_dealt % 2 == 1


def comes_back(state: State, player: Player) -> int:
    """How many cards of the pack in hand its player will see again."""
    pack = player.packs[0] if player.packs else ()
    return max(0, len(pack) - len(state.players))


def taken_since(state: State, player: Player) -> list[str]:
    """What others have taken of the pack in hand since its player handed it on."""
    before = len(player.passed) - len(state.players)
    if before < 0 or not player.packs:
        return []
    return [*(Counter(player.passed[before]) - Counter(player.packs[0])).elements()]


@rule("RACE draft: own decks")
def make_decks(state: State) -> Flow[None]:
    """Own decks are shuffled, six cards drawn, two given back, one of two start worlds kept."""
    state.step = "setup"
    state.stocks = [
        Stock(f"own{player.seat}", state.chance.pile(f"own{player.seat}", player.picked))
        for player in state.players
    ]
    for player in state.players:
        draw(state, player.seat, DEALT, "deck")
    chosen = yield from together({player.seat: begin(state, player) for player in state.players})
    for seat, (world, returned) in chosen.items():
        begun(state, state.players[seat], world, returned)


def begun(state: State, player: Player, world: str, returned: Words) -> None:
    """The start world is put down; the other one and the cards given back are discarded."""
    other = next(one for one in player.worlds if one != world)
    player.worlds = []
    player.picked.append(other)
    for card in returned:
        player.hand.remove(card)
    discard(state, player.seat, (*returned, other))
    player.began_with = world
    state.put_down(player, world)
    state.tell("began_with", player.seat, world=world)
    state.tell("gave_back", player.seat, count=len(returned))


@rule("RACE draft")
def _take_last(state: State, player: Player) -> None:
    """The last card of a pack comes by itself, when its turn has come."""
    while player.packs and len(player.packs[0]) == 1:
        player.picked += player.packs[0]
        state.whisper("picked_card", player.seat, card=player.packs.pop(0)[0])


@rule("RACE draft: own decks")
def begin(state: State, player: Player) -> Flow[tuple[str, Words]]:
    """The cards to give back, then the start world; Ancient Race takes a card more."""
    returned = yield from ask_cards(
        state, player, "give-back", "discard", player.hand, RETURNED, to_spend, role=Role.SETUP
    )
    words = yield from ask(
        state,
        player,
        "world",
        partial(_worlds, player),
        partial(_world_refusal, player),
        secret=True,
        role=Role.SETUP,
    )
    rest = list(player.hand)
    for card in returned:
        rest.remove(card)
    more = len(rest) - start_of(words[1]).keeps
    if more:
        returned += yield from ask_cards(
            state, player, "give-back", "discard", rest, more, to_spend, role=Role.SETUP
        )
    return words[1], returned


def _decision(state: State, player: Player) -> Decision:
    pack = player.packs[0]
    return Decision(
        player.seat,
        "draft",
        partial(_pack_options, state, player),
        partial(_pick_refusal, pack),
        args={"pack": state.packs_dealt, "count": len(pack), "waiting": len(player.packs)},
        veil=_veiled,
        role=Role.SETUP,
        plans=partial(_best_pick, state, player),
    )


def _pack_options(state: State, player: Player) -> list[Option]:
    pack = to_keep(state, player, player.packs[0])
    return [Option(("draft", card)) for card in dict.fromkeys(pack)]


def _best_pick(state: State, player: Player) -> list[Plan]:
    return [Plan((_pack_options(state, player)[0].words,))]


def _pick_refusal(pack: list[str], words: Words) -> Note | None:
    known = len(words) == 2 and words[0] == "draft" and words[1] in pack
    return None if known else Note("not-offered")


def _veiled(words: Words) -> Words:
    return (words[0], UNKNOWN)


def _worlds(player: Player) -> list[Option]:
    return [Option(("world", world)) for world in player.worlds]


def _world_refusal(player: Player, words: Words) -> Note | None:
    known = len(words) == 2 and words[0] == "world" and words[1] in player.worlds
    return None if known else Note("not-offered")
