"""A turn of the Automa: reveal a card, act or pass, gain points."""

from __future__ import annotations

from engine.core.moves import Note
from engine.gaia.automa.cards import Step
from engine.gaia.automa.deck import CROSSWISE, draw
from engine.gaia.automa.mines import build_mine
from engine.gaia.automa.passing import leave
from engine.gaia.automa.points import CARD, FACTION, gain_points
from engine.gaia.automa.power_qic import cover_space
from engine.gaia.automa.research import advance_highest, advance_in, advance_random
from engine.gaia.automa.table import Mover
from engine.gaia.automa.trail import close_turn
from engine.gaia.automa.upgrades import upgrade
from engine.gaia.marks import rule
from engine.gaia.state import Player, State


@rule("RU-A turn")
def automa_turn(state: State, player: Player) -> None:
    """One turn; charging by the human follows after it."""
    mover = Mover.of(state, player)
    acts = reveal(mover)
    pair = mover.automa.action, mover.automa.behaviour
    if acts:
        act(mover)
    else:
        leave(mover)
    close_turn(mover, *pair)


@rule("RU-A turn 1: revealing")
def reveal(mover: Mover) -> bool:
    """Make up the pair of cards; False if the Automa passes."""
    automa = mover.automa
    if automa.action is None:
        automa.behaviour = draw(automa)
        automa.action = draw(automa)
        _tell_cards(mover)
        return True
    if automa.behaviour is not None:
        automa.discard.append(automa.behaviour)
    automa.behaviour, automa.action = automa.action, None
    if not len(automa.deck):
        mover.why(Note("automa-deck-empty", {"behaviour": automa.behaviour.number}))
        return False
    automa.action = draw(automa)
    _tell_cards(mover)
    if automa.action.passes and len(automa.deck) < CROSSWISE:
        mover.why(Note("automa-pass-card", {"action": automa.action.number}))
        return False
    return True


def _tell_cards(mover: Mover) -> None:
    automa = mover.automa
    assert automa.action is not None
    assert automa.behaviour is not None
    mover.why(
        Note(
            "automa-cards",
            {
                "action": automa.action.number,
                "behaviour": automa.behaviour.number,
                "left": len(automa.deck),
            },
        )
    )


@rule("RU-A turn 2")
def act(mover: Mover) -> None:
    """Do what the action card shows and gain its points, or those of the faction card."""
    card = mover.automa.action
    assert card is not None
    if card.action == "faction":
        faction_action(mover)
        return
    if card.action == "build_mine":
        mine_or_upgrade(mover, mover.behaviour.range)
    elif card.action == "upgrade":
        upgrade(mover)
    elif card.action == "power_qic":
        for _ in range(2 if mover.card.power_qic_twice else 1):
            cover_space(mover)
    elif card.action == "research_highest":
        advance_highest(mover)
    else:
        advance_random(mover)
    gain_points(mover, card.vp, CARD)


@rule("RU-A build a mine: otherwise")
def mine_or_upgrade(mover: Mover, distance: int, tie: str | None = None) -> bool:
    """Build a mine; if that is not possible, upgrade instead."""
    return build_mine(mover, distance, tie) or upgrade(mover)


@rule("RU-A faction action")
def faction_action(mover: Mover) -> None:
    """Do what the faction card shows, step by step, and gain its points once."""
    mover.why(Note("automa-faction-action", {"faction": mover.player.faction.id}))
    for step in mover.card.steps:
        if not take_step(mover, step) and step.otherwise is not None:
            # The upgrade that could replace a mine has just turned out to be impossible.
            build_mine(mover, step.otherwise.range, step.otherwise.tie)
    gain_points(mover, mover.card.vp, FACTION)


@rule("RU-A faction action")
def take_step(mover: Mover, step: Step) -> bool:
    """One part of a faction action; False if it is not possible."""
    if step.action == "build_mine":
        return mine_or_upgrade(mover, step.range, step.tie)
    if step.action == "upgrade":
        return upgrade(mover, lab_to_station=step.lab_to_station)
    if step.action == "power_qic":
        return cover_space(mover)
    if step.track is not None:
        return advance_in(mover, step.track)
    return advance_random(mover)
