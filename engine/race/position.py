"""The position of one of our own records as data: what lies open, and if asked what is hidden."""

from __future__ import annotations

from engine.race.goals import held_goals
from engine.race.powers import general_military
from engine.race.scoring import score
from engine.race.state import Player, Robot, State
from engine.race.terms import Phase


def position(state: State, everything: bool) -> dict[str, object]:
    """The table; `everything` adds hands, decks, discard piles and the faces of goods."""
    shown: dict[str, object] = {
        "round": state.round,
        "step": str(state.step),
        "phase": None if state.phase is None else str(state.phase),
        "phases": [str(phase) for phase in state.phases],
        "pool": state.pool,
        "decks": [
            {
                "deck": list(stock.deck.contents()) if everything else len(stock.deck),
                "discard": list(stock.discards) if everything else len(stock.discards),
            }
            for stock in state.stocks
        ],
        "goals": [
            {"id": tile.goal.id, "owner": tile.owner, "sharers": list(tile.sharers)}
            for tile in state.tiles
        ],
        "players": [_player(state, player, everything) for player in state.players],
    }
    if state.robot is not None:
        shown["robot"] = _robot(state.robot)
    if state.rules.draft:
        shown["draft"] = [_drafted(player, everything) for player in state.players]
    return shown


def _robot(robot: Robot) -> dict[str, object]:
    """The mat; its pile, hand and chips are those of its seat."""
    return {
        "seat": robot.seat,
        "world": robot.world,
        "level": robot.level,
        "credits": robot.credits,
        "economy": robot.economy,
        "tokens": robot.tokens,
        "placed": robot.placed,
        "head": str(robot.head),
        "faces": list(robot.faces),
        "dice": [str(space) for space in robot.dice],
    }


def _drafted(player: Player, everything: bool) -> dict[str, object]:
    """Face down before a player: picked cards, packs that wait, start worlds to choose from."""
    if everything:
        return {
            "picked": list(player.picked),
            "packs": [list(pack) for pack in player.packs],
            "worlds": list(player.worlds),
        }
    return {
        "picked": len(player.picked),
        "packs": [len(pack) for pack in player.packs],
        "worlds": len(player.worlds),
    }


def _player(state: State, player: Player, everything: bool) -> dict[str, object]:
    cards = sorted(player.hand)
    return {
        "actions": [str(action) for action in player.actions],
        "tableau": list(player.tableau),
        "goods": dict(player.goods)
        if everything
        else {world: state.cards[world].good for world in player.goods},
        "hand": cards if everything else len(cards),
        "drawn": list(player.drawn) if everything else len(player.drawn),
        "chips": player.chips,
        "military": general_military(player.powers.get(Phase.SETTLE, ())),
        "score": score(state, player),
        "goals": held_goals(state, player.seat),
    }
