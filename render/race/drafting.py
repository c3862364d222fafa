"""A draft in words and as a picture: how far the packs are, what the viewer has picked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.race.components import Card
from engine.race.view import CardView, OwnView, PlayerView
from render.canvas import Canvas
from render.layout import Box
from render.race.parts import RaceScene, card_of, say, word, written
from render.race.table import Chip, draw_chip

COLUMNS: Final = 2
CHIP: Final = 44
GAP: Final = 4


def packs_line(scene: RaceScene) -> str:
    """Which packs go round, which way, and who still has some before him."""
    packs = scene.view.packs
    if packs is None:
        return ""
    waiting = ", ".join(
        f"{written(scene, one.seat)} {one.waiting_packs}" for one in scene.view.players
    )
    way = say(scene.lang, "packs-left" if packs.left else "packs-right")
    return say(scene.lang, "packs", n=packs.number, of=packs.of, way=way, waiting=waiting)


def own_lines(scene: RaceScene) -> Iterator[str]:
    """What its player wants to know before picking: what he has, what comes back."""
    own = scene.view.own
    if own is None or scene.view.packs is None:
        return
    if own.picked:
        kinds = _kinds([card_of(scene, name) for name in own.picked])
        yield say(scene.lang, "picked-own", n=len(own.picked), **kinds)
    yield from worlds_lines(scene)
    if own.gone:
        gone = ", ".join(word(scene.lang, name) for name in own.gone)
        yield say(scene.lang, "pack-gone", list=gone)
    if own.returning:
        yield say(scene.lang, "pack-returns", n=own.returning)


def worlds_lines(scene: RaceScene) -> Iterator[str]:
    """The start worlds between which its player still has to choose."""
    own = scene.view.own
    if own is not None and own.worlds:
        worlds = ", ".join(word(scene.lang, name) for name in own.worlds)
        yield say(scene.lang, "draft-worlds", list=worlds)


def progress(scene: RaceScene, player: PlayerView) -> Iterator[str]:
    """Of somebody's picks what everybody sees."""
    yield say(scene.lang, "picked", n=player.picks)
    yield say(scene.lang, "packs-here", n=player.waiting_packs)


def picks_height(own: OwnView) -> float:
    """What the picked cards take."""
    return -(-len(own.picked) // COLUMNS) * (CHIP + GAP)


def paint_picks(canvas: Canvas, scene: RaceScene, own: OwnView, box: Box) -> None:
    """Every picked card as a chip, cards of a kind together."""
    names = in_kinds(scene, own.picked)
    for at in range(0, len(names), COLUMNS):
        line, box = box.cut_top(CHIP, GAP)
        for name, cell in zip(names[at : at + COLUMNS], line.columns(COLUMNS, GAP), strict=False):
            draw_chip(canvas, scene, Chip(CardView(name), new=False), cell)


def in_kinds(scene: RaceScene, names: Iterable[str]) -> Sequence[str]:
    """Developments, then worlds by what they produce, each by its price."""

    def place(name: str) -> tuple[bool, bool, str, int, str]:
        card = card_of(scene, name)
        good = "" if card.good is None else card.good.value
        return card.is_world, card.military, good, card.number, name

    return sorted(names, key=place)


def _kinds(cards: Sequence[Card]) -> Counter[str]:
    """How many of them are developments, worlds, military worlds."""
    found = Counter({"developments": 0, "worlds": 0, "military": 0})
    for card in cards:
        kind = "developments" if not card.is_world else "military" if card.military else "worlds"
        found[kind] += 1
    return found
