"""What the people of a lobby will play, before they start: the board as it would be dealt."""

from __future__ import annotations

from dataclasses import dataclass

from bot.client.pictures import PictureScene
from bot.client.refusals import refusal_text
from bot.client.request import Seated, Services
from bot.client.signs import WARNING
from bot.session import Wish
from bot.session.new_game import foreseen
from engine.core.errors import GameError
from engine.core.table import AnyTable, Table
from render import Picture, hints, texts
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class LobbyPreview:
    """A picture with what is to be said of it; or why it cannot be played like this."""

    lines: tuple[str, ...] = ()
    picture: Picture | None = None
    dealt: bool = False
    """Whether it would be another one if it were dealt anew."""


async def lobby_preview(services: Services, table: Seated, wish: Wish, people: int) -> LobbyPreview:
    """The board for so many people; nothing for a game that shows none before its start."""
    hint = hints(table.game)
    if not hint.preview:
        return LobbyPreview()
    lang, rules = table.lang, services.sessions.games[table.game]
    try:
        dealt: AnyTable = Table(rules, foreseen(rules, wish, people))
    except GameError as error:
        return LobbyPreview((f"{WARNING} {refusal_text(error, lang, table.game)}",))
    view = dealt.view(None)
    scene = Scene(view, lang)
    said = hint.previewed(scene)
    lines = [texts.text(lang, "lobby-board", n=people + len(wish.robots)), said]
    shown = PictureScene(table.game, view, lang, marks=hint.preview_marks(scene))
    picture = next(iter(await services.pictures.draw(hint.preview, shown)), None)
    return LobbyPreview(tuple(f"-# {line}" for line in lines if line), picture, bool(said))
