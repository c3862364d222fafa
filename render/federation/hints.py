"""How Federation likes its choices to be laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.federation.terms import Phase
from render.federation.parts import FederationScene, amount
from render.federation.told import laws, reserve
from render.hints import Hints

PICTURE: Final = "senate"


def head(scene: FederationScene) -> Sequence[str]:
    """Points, reserve, and how the votes stand."""
    if scene.seat is None:
        return ()
    player = scene.view.players[scene.seat]
    own = " · ".join([f"**{amount(scene, vp=player.points)}**", *reserve(scene, player)])
    if scene.view.phase is Phase.SETUP:
        return (own,)
    return (own, *laws(scene))


HINTS: Final = Hints(
    verbs=(
        "place", "move", "take", "shop", "mix", "build", "copy", "action", "marker", "project",
        "medal", "mission", "use", "income", "transmute", "upkeep", "law", "flip", "disc",
        "choose", "keep", "deep", "start-token", "discard",
    ),
    to_the_point=True,
    shows={"turn": PICTURE, "law": PICTURE},
    explained=frozenset({"take", "start-token", "deep", "use", "flip", "income"}),
    lead=frozenset({"face", "costs", "shop", "miner-to", "mage-to"}),
    foretold=frozenset(
        {"influence-after", "medal-near", "marks", "project-after", "floor-after", "law-after"}
    ),
    drafted=frozenset({"forecast-points", "floor-after", "law-after", "project-after"}),
    head=head,
)  # fmt: skip
