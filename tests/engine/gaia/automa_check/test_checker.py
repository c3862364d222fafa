"""The checker notices: a game it is shown with one thing changed does not pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core.game import HUMAN, Setup
from engine.gaia.game import GAIA
from engine.gaia.view import GaiaView, PlayerView
from tests.engine.gaia.automa_check.games import DisagreementError, Manner, follow
from tests.engine.gaia.automa_check.position import AUTOMA
from tests.engine.gaia.automa_check.printed import SPACES, TRACKS

SETUP = Setup(
    "gaia",
    (HUMAN, "automa"),
    seed="noticed",
    secret="noticed",
    options={"automa": "taklons", "faction": "terrans"},
    rules=GAIA.rules,
)
LATE = 3
"""The round from which the view is changed."""


def player(view: GaiaView, **changes: Any) -> GaiaView:
    automa: PlayerView = replace(view.players[AUTOMA], **changes)
    return replace(view, players=(view.players[0], automa))


def robot(view: GaiaView, **changes: Any) -> GaiaView:
    assert view.automa is not None
    return replace(view, automa=replace(view.automa, **changes))


def last_turn(view: GaiaView, **changes: Any) -> GaiaView:
    assert view.automa is not None
    *turns, last = view.automa.turns
    return robot(view, turns=(*turns, replace(last, **changes)))


def one_mine_elsewhere(view: GaiaView) -> GaiaView:
    first, *others = view.players[AUTOMA].structures
    taken = {one.hex for player in view.players for one in player.structures}
    empty = next(hex_.name for hex_ in view.hexes if hex_.planet and hex_.name not in taken)
    return player(view, structures=(replace(first, hex=empty), *others))


def one_level_more(view: GaiaView) -> GaiaView:
    levels = view.players[AUTOMA].levels
    return player(view, levels={**levels, TRACKS[0]: levels[TRACKS[0]] + 1})  # type: ignore[index]


def another_space_covered(view: GaiaView) -> GaiaView:
    used = dict(view.actions_used)
    free = next(space for space in SPACES if space not in used)
    return replace(view, actions_used={**used, free: AUTOMA})


def card_drawn_again(view: GaiaView) -> GaiaView:
    assert view.automa is not None
    return last_turn(view, action_card=view.automa.turns[-1].behaviour_card)


CHANGES: dict[str, Callable[[GaiaView], GaiaView]] = {
    "a point more": lambda view: player(view, vp=view.players[AUTOMA].vp + 1),
    "a point more in the turn": lambda view: last_turn(view, vp=view.players[AUTOMA].vp + 1),
    "a mine elsewhere": one_mine_elsewhere,
    "a level more": one_level_more,
    "a satellite less": lambda view: player(
        view, satellites=view.players[AUTOMA].satellites[1:] or ("1c",)
    ),
    "another action token": another_space_covered,
    "ore for the Automa": lambda view: player(view, ore=1),
    "another booster": lambda view: player(view, booster=view.boosters[0]),
    "the row turned round": lambda view: replace(view, boosters=view.boosters[::-1]),
    "an advanced tile gone": lambda view: replace(
        view, advanced={**view.advanced, next(t for t, a in view.advanced.items() if a): None}
    ),
    "a card drawn again": card_drawn_again,
    "a deck too large": lambda view: robot(view, deck=view.automa.deck + 1 if view.automa else 0),
    "nobody passed": lambda view: last_turn(view, passed=False),
    "somebody else begins": lambda view: replace(view, order=view.order[::-1]),
    "no reasons": lambda view: last_turn(view, notes=()),
    "last points missing": lambda view: replace(
        view, scores=tuple(replace(one, total=one.total - 1) for one in view.scores)
    ),
    "neutral player forgotten": lambda view: replace(
        view,
        final=tuple(replace(tile, standings=tile.standings[:2]) for tile in view.final),
    ),
}


def test_the_game_itself_passes() -> None:
    assert follow(SETUP, Manner.RANDOM, "noticed").view.scores


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_is_noticed(change: Callable[[GaiaView], GaiaView]) -> None:
    with pytest.raises(DisagreementError):
        follow(
            SETUP,
            Manner.RANDOM,
            "noticed",
            lambda view: change(view) if view.round >= LATE else view,
        )
