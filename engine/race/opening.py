"""Before round 1: cards are dealt, some given back, start worlds get their goods."""

from __future__ import annotations

from typing import Final

from engine.core.flow import Flow, together
from engine.core.moves import Role, Words
from engine.race.asking import ask_cards
from engine.race.components import start_of
from engine.race.draft import draft
from engine.race.marks import rule
from engine.race.owing import do_owed, put_good, spend_from_hand
from engine.race.ranking import to_spend
from engine.race.robot.setup import deal_robot
from engine.race.state import Player, State, take

DEALT: Final = 6


@rule("RACE base: first hands")
def opening(state: State) -> Flow[None]:
    """Deal or draft, put goods on windfall start worlds, let everybody give cards back."""
    if state.rules.draft:
        yield from draft(state)
        _start_goods(state)
        state.phase_ended("INIT")
        return
    for player in state.players:
        state.tell("began_with", player.seat, world=player.began_with)
    if state.robot is not None:
        deal_robot(state, state.robot)
    if not state.rules.preset:
        for player in state.people:
            _deal(state, player)
    _start_goods(state)
    given = yield from together(
        {
            player.seat: give_back(state, player)
            for player in state.people
            if len(player.hand) > keeps(player)
        }
    )
    for seat, cards in given.items():
        given_back(state, state.players[seat], cards)
    state.phase_ended("INIT")


def _start_goods(state: State) -> None:
    for player in state.people:
        if start_of(player.tableau[0]).good:
            put_good(state, player, player.tableau[0])


@rule("RACE base: first hands")
def keeps(player: Player) -> int:
    """How many of the dealt cards a player keeps, as his start world says."""
    return start_of(player.tableau[0]).keeps


def give_back(state: State, player: Player) -> Flow[Words]:
    """Ask for the cards that are too many; nothing becomes of them yet."""
    count = len(player.hand) - keeps(player)
    return ask_cards(
        state, player, "give-back", "discard", player.hand, count, to_spend, role=Role.SETUP
    )


def given_back(state: State, player: Player, cards: Words) -> None:
    """These cards leave the first hand."""
    spend_from_hand(player, cards)
    do_owed(state, player)
    state.tell("gave_back", player.seat, count=len(cards))
    state.whisper("paid_cards", player.seat, cards=tuple(cards))


@rule("RACE base: first hands")
def _deal(state: State, player: Player) -> None:
    for _ in range(DEALT):
        card = take(state, player.seat, player.seat)
        if card is not None:
            player.hand.append(card)
    state.tell("dealt", player.seat, count=len(player.hand))
    state.whisper("got_cards", player.seat, cards=tuple(player.hand))
