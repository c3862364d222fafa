"""What the table should know that is no turn: consent asked for, pauses, changes of the seats."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.edge.cards.story import mention, mentions
from bot.edge.desk import Seated
from bot.edge.layout import Layout
from bot.edge.presses import Key, button
from bot.store.rows import ConsentRow
from render import texts

CONSENT = "consent"
OPEN = "open"


def notice_lines(what: str, args: Mapping[str, object], table: Seated, lang: str) -> list[str]:
    """A notice in words."""
    shown: dict[str, object] = {
        key: value for key, value in args.items() if isinstance(value, str | int)
    }
    for key in ("user", "left"):
        if key in args:
            shown[key] = _person(args[key], table, lang)
    return [str(texts.text(lang, f"notice-{what}", table.game, **shown))]


def consent_layout(request: ConsentRow, table: Seated, lang: str) -> Layout:
    """A request that touches several people, with what has been answered so far."""
    layout = Layout()
    who = _person(request.user, table, lang)
    layout.say(texts.text(lang, f"consent-{request.what}", table.game, who=who, **_args(request)))
    agreed = [user for user, given in request.answers.items() if given]
    asked = [user for user, given in request.answers.items() if given is None]
    lines = []
    if agreed:
        lines.append(texts.text(lang, "consent-agreed", who=mentions(agreed)))
    if request.status == OPEN:
        lines.append(texts.text(lang, "consent-asked", who=mentions(asked)))
    else:
        lines.append(texts.text(lang, f"consent-{request.status}"))
    layout.say(*lines)
    if request.status == OPEN:
        game, number = request.game, request.id
        yes, no = (Key(verb, game, revision=number) for verb in ("agree", "refuse"))
        layout.row(
            [
                button(texts.text(lang, "consent-yes"), yes, discord.ButtonStyle.success),
                button(texts.text(lang, "consent-no"), no, discord.ButtonStyle.danger),
            ]
        )
    return layout


def _args(request: ConsentRow) -> dict[str, object]:
    """What the text may name: the turn, and whoever takes a seat."""
    args: dict[str, object] = {"turn": int(str(request.args.get("turn", 0)))}
    if "user" in request.args:
        args["user"] = mention(int(str(request.args["user"])))
    return args


def _person(user: object, table: Seated, lang: str) -> texts.Text:
    """Somebody at the table by name, else by mention; nobody is the host of the bot."""
    if not isinstance(user, int):
        return texts.text(lang, "notice-host")
    seat = table.seat_of(user)
    return mention(user) if seat is None else texts.safe_name(table.names[seat])
