"""The Automa's cards in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.gaia.automa.cards import DecisionCard
from engine.gaia.view import GaiaView
from render import texts
from render.gaia.automa_card import card_of, points_of
from render.gaia.parts import word
from render.scene import Scene


def cards_in_words(scene: Scene[GaiaView]) -> Iterator[str]:
    """The pair on the table and the piles; nothing without an Automa."""
    automa = scene.view.automa
    if automa is None:
        return
    action, behaviour = card_of(automa.action_card), card_of(automa.behaviour_card)
    if action is not None:
        yield _action(scene, action)
    if behaviour is not None:
        yield _behaviour(scene, behaviour)
    piles = texts.text(
        scene.lang,
        "automa-piles",
        "gaia",
        deck=automa.deck,
        crosswise=automa.crosswise,
        reserve=automa.reserve,
        level=automa.level,
    )
    yield str(piles)


def _action(scene: Scene[GaiaView], card: DecisionCard) -> str:
    what = texts.Text(word(scene, card.action, kind="card"))
    points = points_of(scene.view, card)
    key = "automa-action-card"
    return str(texts.text(scene.lang, key, "gaia", card=card.number, what=what, points=points))


def _behaviour(scene: Scene[GaiaView], card: DecisionCard) -> str:
    shown = texts.text(
        scene.lang,
        "automa-behaviour-card",
        "gaia",
        card=card.number,
        range=card.range,
        direction=card.direction,
        count=card.count,
        arrow=card.arrow,
        place=card.final_tile,
    )
    return str(shown)
