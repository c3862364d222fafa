"""How Race for the Galaxy likes its choices to be laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Words
from engine.race.view import PlayerView
from render import texts
from render.hints import Hints, Layout
from render.race import drafting
from render.race.parts import RaceScene, say
from render.race.pointing import PICTURE
from render.race.told import amount, goods, military
from render.race.wording import GAME
from render.texts import capital

LETTERED: Final = (
    "give-back", "keep", "develop", "settle", "settle-second", "pay", "trade", "produce", "factory",
    "discard", "draft", "world",
)  # fmt: skip
"""Questions whose cards are drawn in full beside their letters."""


def head(scene: RaceScene) -> Sequence[str]:
    """Points, cards, Military, where goods lie; in a draft, and after it, what matters there."""
    if scene.view.packs is not None:
        return (f"**{drafting.packs_line(scene)}**", *drafting.own_lines(scene))
    player = _player(scene)
    if player is None:
        return ()
    points = say(
        scene.lang, "points-chips", points=amount(scene, vp=player.total), chips=player.chips
    )
    parts = [
        f"**{points}**",
        say(scene.lang, "in-hand", n=player.hand),
        say(scene.lang, "on-table", n=f"{len(player.tableau)}/{scene.view.tableau_limit}"),
        military(scene, player),
    ]
    lines = (" · ".join(parts), goods(scene, player), *drafting.worlds_lines(scene))
    return tuple(line for line in lines if line)


def short(scene: RaceScene, words: Words) -> str:
    """An action by a name that leaves room for the others on a phone; all else as it is."""
    if words[0] != "act" or len(words) != 2:
        return ""
    return capital(texts.word(scene.lang, GAME, words[1], "short", "action"))


def _player(scene: RaceScene) -> PlayerView | None:
    return next((one for one in scene.view.players if one.seat == scene.seat), None)


HINTS: Final = Hints(
    verbs=(
        "act", "keep", "develop", "settle", "boost", "pay", "trade", "consume", "gamble",
        "produce", "draw", "discard", "done",
    ),
    places=dict.fromkeys(("develop", "settle", "trade", "produce", "draft", "world"), 1),
    place_picture=PICTURE,
    pictures=dict.fromkeys(LETTERED, PICTURE),
    shows={
        **dict.fromkeys(("act", "develop", "settle", "settle-second", "hand-vp"), "hand"),
        **dict.fromkeys(("consume", "gamble", "produce"), "tableau"),
    },
    beside_it={"draft": "hand", "world": "hand"},
    layouts={
        **dict.fromkeys(("develop", "settle", "settle-second", "hand-vp", "factory"), Layout.LIST),
        **dict.fromkeys(("act", "trade", "gamble", "draft", "world"), Layout.BUTTONS),
        **dict.fromkeys(("consume", "produce"), Layout.OUTCOMES),
    },
    at_once=frozenset({"draft"}),
    lead=frozenset({"price", "conquest", "brings", "sells", "share"}),
    foretold=frozenset({
        "cost-parts", "cheaper-by", "points-now", "military-after", "goal-progress",
        "cards-on-table",
    }),
    drafted=frozenset({"pays-with", "brings", "leaves-goods", "leaves-tableau"}),
    head=head,
    short=short,
    first_game={"hands": "preset", "level": "easy", "goals": "no"},
    first_rounds=3,
)  # fmt: skip
