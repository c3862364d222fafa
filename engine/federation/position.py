"""A position as plain data for `replay --snapshots`, in the words of the component data."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.digest import plain
from engine.core.game import Result
from engine.federation.metrics import influence, level
from engine.federation.placing import ambassadors_of
from engine.federation.state import Player, State
from engine.federation.terms import PROJECTS, Planet

PositionJson = dict[str, object]


def position(state: State, everything: bool = False) -> PositionJson:
    """What lies open; with `everything` also what is hidden. See docs/formats/federation.md."""
    found: PositionJson = {
        "round": state.round,
        "phase": str(state.phase),
        "first": state.first,
        "president": state.president,
        "start_tokens": list(state.start_offer),
        "blocking": list(state.blocks),
        "senate": {space: plain(piece) for space, piece in sorted(state.senate.items())},
        "outer": plain(state.outer),
        "projects": {
            project: {"steps": state.projects[project], "needed": state.needed(project)}
            for project in PROJECTS
        },
        "laws": {
            **{str(wing): law for wing, law in state.laws.items()},
            "next": {str(wing): law for wing, law in state.next_laws.items()},
            "past": list(state.past_laws),
            "passed": list(state.passed),
        },
        "medals": {kind: list(left) for kind, left in state.medals.items()},
        **_planets(state),
        "deep_space": len(state.players) + 1 if state.deep_stack is None else len(state.deep_stack),
        "players": [_player(state, player) for player in state.players],
    }
    return found | {"hidden": _hidden(state)} if everything else found


def _planets(state: State) -> PositionJson:
    return {
        "neo": {"asteroids": dict(state.asteroids), "dead_asteroids": state.dead_asteroids},
        "sixmoon": {
            "moons": {str(moon): list(tokens) for moon, tokens in sorted(state.moons.items())},
            "beside": {str(strength): left for strength, left in state.beside.items()},
        },
        "atal": {str(at): dict(sorted(row.items())) for at, row in state.offered.items()},
        "arratuin": {
            shop.id: {
                str(player.seat): player.discs[shop.id]
                for player in state.players
                if shop.id in player.discs
            }
            for shop in state.box.arratuin.shops
        },
        "e81216": {
            "productions": list(state.productions),
            "megastructures": {
                mega: {
                    "tokens": list(tokens),
                    "multipliers": {
                        str(one.seat): one.megastructures[mega] for one in state.builders(mega)
                    },
                }
                for mega, tokens in state.megastructures.items()
            },
        },
    }


def _player(state: State, player: Player) -> PositionJson:
    return {
        "points": {str(source): points for source, points in player.points.items()},
        "total": player.total,
        "reserve": player.reserve.plain(),
        "ships": player.ships,
        "supply": player.supply,
        "step": player.step,
        "level": level(state, player),
        "round_level": player.round_level,
        "game_level": player.game_level,
        "die": player.die,
        "die_out": player.die_out,
        "ambassadors": ambassadors_of(player),
        "turns": player.turns,
        "transfigurations": list(player.transfigurations),
        "specialists": dict(player.specialists),
        "miner": player.miner,
        "mage": player.mage,
        "discs": dict(player.discs),
        "productions": list(player.productions),
        "megastructures": dict(player.megastructures),
        "asteroids": list(player.asteroids),
        "influence": {str(planet): influence(state, player, planet) for planet in Planet},
        "medals": list(player.medals),
        "markers": list(player.markers),
        "missions": list(player.missions),
        "completed": player.completed,
        "start_token": player.start_token,
        "deep_space": list(player.deep_space),
        "joint": player.joint,
    }


def _hidden(state: State) -> PositionJson:
    stack = state.deep_stack
    return {
        "piles": {key: list(pile.contents()) for key, pile in sorted(state.piles.items())},
        "deep_space": None if stack is None else list(stack),
        "looking": {str(seat): list(tokens) for seat, tokens in state.looking.items()},
    }


def final(result: Result) -> Mapping[str, object]:
    """Points by seat, and by source."""
    return {"vp": list(result.scores), "vpBySource": [dict(one) for one in result.sources]}
