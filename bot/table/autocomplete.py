"""What `/table` offers while somebody types: seats, turns to go back to, values of rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from discord.app_commands import Choice

from bot.cards.rule_words import rule_value
from bot.cards.turn_words import going_lines
from bot.client.command import MOST_OFFERED, offered
from bot.client.refusals import REFUSED
from bot.client.request import Request, Seated
from bot.session import Told
from bot.session.accord.agreed_rules import (
    CHOICES,
    CLOCK,
    CLOCKS,
    OFF,
    REMIND_HOURS,
    RULES,
    TIMEOUT_HOURS,
    USUAL,
)
from bot.store.rows import Status
from engine.core.game import HUMAN
from render import texts

LOOK_BACK = 60
"""Turns that are searched for what was typed."""
HOURS = {
    REMIND_HOURS: ("1", "2", "4", "8", "12", "24", "48", OFF),
    TIMEOUT_HOURS: ("1", "2", "4", "8", "12", "24", "48", "72", OFF),
    CLOCK: CLOCKS,
}
"""Common values; others are typed."""


async def complete_sitting(request: Request, typed: str) -> list[Choice[str]]:
    """The seats at which people play, or have played."""
    table = await request.table()
    if table is None:
        return []
    robots = table.row.setup.seats
    lines = [
        (str(row.seat), table.names[row.seat])
        for row in table.seats
        if row.seat < len(robots) and robots[row.seat] == HUMAN
    ]
    return _fitting(((value, f"{value} · {name}") for value, name in lines), typed)


async def complete_turn(request: Request, typed: str) -> list[Choice[str]]:
    """Turns at whose end the game can go on, the latest first."""
    table = await request.table()
    if table is None or table.row.status is Status.LOBBY:
        return []
    session = request.sessions.get(table.row.id)
    try:
        last = (await session.standing()).last_turn
        first = max(0, last - LOOK_BACK)
        if typed.strip().isdecimal() and len(typed) < 9:
            first = min(first, max(0, int(typed)))
        told = await session.told(first, last - 1)
    except REFUSED:
        return []
    return _fitting(((str(one.turn.n), _turn(one, table)) for one in reversed(told)), typed)


def _turn(told: Told, table: Seated) -> str:
    moves = " / ".join(going_lines([told], table))
    return texts.plain(
        texts.text(table.lang, "table-after-turn", turn=told.turn.n, what=texts.Text(moves))
    )


async def complete_value(request: Request, typed: str) -> list[Choice[str]]:
    """Values of the rule that was chosen, and the way back to what is usual."""
    rule = str(request.interaction.namespace.option or "")
    if rule not in RULES:
        return []
    known = CHOICES.get(rule) or HOURS[rule]
    lines = [(value, texts.capital(rule_value(request.lang, rule, value) or "")) for value in known]
    lines.append((USUAL, texts.capital(texts.text(request.lang, "setting-usual"))))
    return _fitting(lines, typed)


def _fitting(lines: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Values with their labels, as far as either has what was typed in it."""
    wanted = typed.strip().casefold()
    fitting = (line for line in lines if wanted in f"{line[0]} {line[1]}".casefold())
    return [offered(label, value) for value, label in islice(fitting, MOST_OFFERED)]
