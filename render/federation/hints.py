"""How Federation likes its choices to be laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.moves import Words
from engine.federation.terms import CRYSTALS, Phase, Resource
from engine.federation.view import PlayerView
from render import texts
from render.federation.choices import ACTIONS
from render.federation.forecast import at_the_end
from render.federation.halves import PLACING
from render.federation.meanings import called, meaning, meant, short, sort
from render.federation.parts import GAME, FederationScene, amount, say
from render.federation.player_words import shown
from render.federation.wording import box_of
from render.hints import Hints

PICTURE: Final = "senate"
ON_PLANETS: Final = (
    "neo", "sixmoon", "moon-token", "atal", "arratuin", "e81216", "robot", "disc", "transporter",
)  # fmt: skip
"""Questions whose answers have numbers on a planet."""
OF_TOKENS: Final = (
    "start-token",
    "deep",
    "transfiguration",
    "dead-asteroid",
    "copy-specialist",
    "flip",
)
"""Questions whose answers are tokens, drawn with their numbers."""

PLACED: Final = (
    "move", "take", "shop", "build", "disc", "deep", "start-token", "copy", "action", "flip",
)  # fmt: skip
"""Verbs whose answers have numbers on a picture."""


def head(scene: FederationScene) -> Sequence[str]:
    """Points, reserve, and what the end of the round would bring."""
    if scene.seat is None:
        return ()
    player = scene.view.players[scene.seat]
    own = " · ".join([f"**{amount(scene, vp=player.points)}**", *holds(scene, player)])
    if scene.view.phase is not Phase.AMBASSADORS:
        return (own,)
    parts = [texts.uncapital(one) for one in at_the_end(scene, scene.seat)]
    return (own, say(scene.lang, "if-now", list=" · ".join(parts)))


def holds(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    """What a player has, with how much of it there is room for."""
    lang, limits = scene.lang, box_of(scene.view.assumed).limits
    crystals = {what: n for what, n in player.reserve.items() if n and what in set(CRYSTALS)}
    kinds = texts.amounts(lang, GAME, crystals) if crystals else ""
    counted = (
        ("crystals-of", sum(crystals.values()), limits.crystals),
        ("diamonds-of", player.reserve[Resource.DIAMOND], limits.golden_diamonds),
        ("ships-of", player.ships, limits.hangar),
    )
    for key, n, of in counted:
        said = say(lang, key, n=n, of=of)
        yield f"{said} ({kinds})" if key == "crystals-of" and kinds else said
    yield say(lang, "level", n=player.level, step=player.step)
    yield say(lang, "die", n=player.die)


def missions_ready(scene: FederationScene) -> str:
    """How many special missions a ship could be sent on."""
    ready = [one for one in shown(scene).reach.missions if one.needs is None]
    return say(scene.lang, "missions-ready", n=len(ready))


def afterwards(scene: FederationScene) -> Sequence[Words]:
    """No ship, or one to a mission that is ready."""
    ready = [one.mission for one in shown(scene).reach.missions if one.needs is None]
    return [("mission", mission) for mission in ("none", *ready)] if ready else ()


HINTS: Final = Hints(
    verbs=(
        "place", "move", "take", "shop", "mix", "build", "copy", "action", "marker", "project",
        "medal", "mission", "use", "income", "transmute", "upkeep", "law", "flip", "disc",
        "choose", "keep", "deep", "start-token", "discard",
    ),
    to_the_point=True,
    halves={"place": PLACING},
    beside=frozenset({"use"}),
    few_on_buttons=True,
    called=called,
    meant=meant,
    sort=sort,
    short=short,
    places=dict.fromkeys(PLACED, 1),
    pictures={
        **dict.fromkeys(ACTIONS, PICTURE),
        **dict.fromkeys(ON_PLANETS, "planet"),
        **dict.fromkeys(OF_TOKENS, "choices"),
    },
    shows={
        **dict.fromkeys(("turn", "law", "project"), PICTURE),
        **dict.fromkeys(("mission", "marker", "medal"), "player"),
    },
    beside_it={"turn": "reach"},
    beside_said=missions_ready,
    as_offered=True,
    one_by_one=True,
    afterwards=afterwards,
    meaning=meaning,
    lead=frozenset({"face", "miner-to", "at-space"}),
    named=frozenset(
        {
            "token", "specialist", "deep-space", "start-token", "production", "choice", "uses",
            "law", "loses", "transmutes", "gains",
        }
    ),
    foretold=frozenset(
        {
            "bonus", "costs", "influence-after", "medal-near", "level-after", "marks",
            "project-after", "floor-after", "law-after",
        }
    ),
    drafted=frozenset(
        {"forecast-points", "floor-after", "law-after", "project-after", "upkeep-after"}
    ),
    unseen=frozenset({"upkeep-after"}),
    expected=frozenset({"forecast-points", "floor-after", "law-after"}),
    head=head,
    numbered=True,
    first_game={"tokens": "printed"},
    first_rounds=2,
)  # fmt: skip
