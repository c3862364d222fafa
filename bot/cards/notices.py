"""What the table should know that is no turn: consent asked for, pauses, changes of the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.cards.rule_words import rule_line
from bot.client.components import Key, MessageLayout, button, ending, mention, mentions
from bot.client.request import Seated
from bot.session.accord.agreed_rules import RULES
from bot.session.accord.consent import LASTS
from bot.store.rows import ConsentRow
from render import texts

CONSENT = "consent"
OPEN = "open"
SAID = "said"
"""What a posted request is known to say: its state when its message was last written."""
MOST_GOING = 1500
"""Characters of what a request would take back."""


def notice_lines(what: str, args: Mapping[str, object], table: Seated) -> list[str]:
    """A notice in words."""
    shown: dict[str, object] = {
        key: value for key, value in args.items() if isinstance(value, str | int)
    }
    for key in ("user", "left"):
        if key in args:
            shown[key] = _person(args[key], table)
    if "level" in args:
        shown["level"] = texts.text(table.lang, f"level-{args['level']}")
    key = f"notice-{what.removeprefix('mended-')}"
    changed = [rule_line(table.lang, rule, args[rule]) for rule in RULES if rule in args]
    return [str(texts.text(table.lang, key, table.game, **shown)), *changed]


def said_of(request: ConsentRow) -> str:
    """What a request says, in a word; a message that says something else is out of date."""
    answered = [str(user) for user, given in request.answers.items() if given is not None]
    return " ".join([request.status, *answered])


def consent_layout(
    request: ConsentRow, table: Seated, names: Sequence[str], going: Sequence[str]
) -> MessageLayout:
    """A request that touches several people, with what has been answered so far.

    `names` are those of the people asked, in the order of the answers; `going` says what would be
    taken back.
    """
    lang = table.lang
    layout = MessageLayout()
    who = _person(request.user, table)
    args = _args(request, table)
    layout.say(texts.text(lang, f"consent-{request.what}", table.game, who=who, **args))
    if request.status == OPEN:
        layout.say(*ending(going, MOST_GOING))
    agreed = [user for user, given in request.answers.items() if given]
    asked = [user for user, given in request.answers.items() if given is None]
    lines = []
    if agreed:
        lines.append(texts.text(lang, "consent-agreed", who=mentions(agreed)))
    if request.status == OPEN:
        until = texts.Text(f"<t:{int(request.at + LASTS)}:R>")
        lines.append(texts.text(lang, "consent-asked", who=mentions(asked)))
        lines.append(texts.text(lang, "together-until", when=until))
    else:
        lines.append(texts.text(lang, f"consent-{request.status}", who=who))
    layout.say(*lines)
    if request.status == OPEN:
        layout.row(_consent_buttons(request, names, lang))
    return layout


def _consent_buttons(request: ConsentRow, names: Sequence[str], lang: str) -> list[ui.Button[Any]]:
    """One to agree for each of those who have not answered, and one for any of them to refuse."""
    game, number = request.game, request.id
    row = [
        button(
            texts.text(lang, "together-agree", who=name),
            Key("agree", game, revision=number, argument=str(user)),
            discord.ButtonStyle.success,
        )
        for (user, given), name in zip(request.answers.items(), names, strict=True)
        if given is None
    ]
    refuse = Key("refuse", game, revision=number)
    label = texts.text(lang, "consent-no")
    return [*row, button(label, refuse, discord.ButtonStyle.danger)]


def _args(request: ConsentRow, table: Seated) -> dict[str, object]:
    """What the text may name: the turn, and whoever takes whose seat."""
    args: dict[str, object] = {"turn": int(str(request.args.get("turn", 0)))}
    if "user" in request.args:
        args["user"] = mention(int(str(request.args["user"])))
    if "level" in request.args:
        args["level"] = texts.text(table.lang, f"level-{request.args['level']}")
    if "seat" in request.args:
        args["left"] = texts.safe_name(table.names[int(str(request.args["seat"]))])
    return args


def _person(user: object, table: Seated) -> texts.Text:
    """Somebody at the table by name, else by mention; nobody is the host of the bot."""
    if not isinstance(user, int):
        return texts.text(table.lang, "notice-host")
    seat = table.seat_of(user)
    return mention(user) if seat is None else texts.safe_name(table.names[seat])
