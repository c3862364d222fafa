"""The log of a game, page by page, with what was taken back struck through."""

from __future__ import annotations

from bot.cards.turn_card import told_lines
from bot.cards.turn_words import undone_lines
from bot.client.components import SMALL, Key, MessageLayout, button
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, handles
from bot.session import History, Session
from render import texts

PAGE = 2600
"""Characters of a page."""


async def log_page(request: Request, session: Session, page: int | None = None) -> MessageLayout:
    """One page of the log, counted from 0; the last one unless told."""
    history = await session.history()
    table = await request.seated(session.id)
    pages = log_pages(history, table)
    at = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    layout = MessageLayout()
    layout.say(texts.text(request.lang, "log-title", page=at + 1, pages=len(pages)))
    layout.say(*pages[at])
    buttons = [
        button(label, Key("page", session.id, argument=str(there)))
        for label, there in (("⏮", 0), ("◀", at - 1), ("▶", at + 1), ("⏭", len(pages) - 1))
        if 0 <= there < len(pages) and there != at
    ]
    seen: dict[str, object] = {}
    layout.row([one for one in buttons if seen.setdefault(str(one.custom_id), one) is one])
    return layout


def log_pages(history: History, table: Seated) -> list[list[str]]:
    """All lines of the log in the order of time, in pages."""
    blocks: list[tuple[float, list[str]]] = []
    for told in history.told:
        lines = told_lines([told], table)
        if lines:
            blocks.append((told.turn.at, [_numbered(told.turn.n, lines[0]), *lines[1:]]))
    undone = [one for one in history.undone if one.redone is None]
    blocks += [(one.at, undone_lines(one, table)) for one in undone]
    pages: list[list[str]] = [[]]
    room = PAGE
    for _, lines in sorted(blocks, key=lambda block: block[0]):
        size = sum(len(line) + 1 for line in lines)
        if size > room and pages[-1]:
            pages.append([])
            room = PAGE
        for line in lines:
            if len(line) >= room and pages[-1]:  # a turn longer than a page
                pages.append([])
                room = PAGE
            pages[-1].append(line)
            room -= len(line) + 1
    return pages


def _numbered(turn: int, line: str) -> str:
    """The first line of a turn with its number; a small one stays small."""
    small = SMALL if line.startswith(SMALL) else ""
    return f"{small}**{turn}** · {line.removeprefix(small)}"


@handles("log", "page")
async def show_log(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The Log button of a card opens the log; the buttons there turn its pages."""
    manner = Manner.IN_PLACE if key.verb == "page" else Manner.PRIVATE

    async def work() -> Reply:
        page = int(key.argument) if key.argument.isdecimal() else None
        async with request.speaking_of(key.game):
            return Reply(view=await log_page(request, request.sessions.get(key.game), page))

    await request.answer(work(), manner)
