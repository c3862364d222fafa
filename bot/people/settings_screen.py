"""The pages of `/settings` as messages, and the forms for what is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.cards.rule_words import HOUR, duration
from bot.client.command import LONGEST_OPTION
from bot.client.components import FOLDED, MOST_OPTIONS, Key, MessageLayout, button, cut, folded
from bot.history.statistics import STATS
from bot.people.profile import (
    AUTOS,
    INTERVAL,
    LANG,
    QUIET,
    REMIND,
    ZONE,
    Remind,
    UserProfile,
)
from bot.people.settings import Order
from bot.people.words import order_choice, settings_lines, warning_kinds
from bot.play.panel.look import AUTO, CONFIRM_FIRST
from bot.session.accord.agreed_rules import OFF, ON
from render import texts

SET, FORM, PAGE, ORDER, MUTE = "set", "setform", "setpage", "setorder", "mute"
RETURN, DATA_OF_MINE, FORGET_ME = "setreturn", "mydata", "forgetme"
CHANNEL = "setchannel"
DATA, SURE = "-data", "-sure"
"""Pages; no game is called so."""
AWAY_FORM, TIMES_FORM = "away", "times"
USUAL = "usual"
USUALLY = {
    LANG: "setting-usual-lang",
    INTERVAL: "setting-usual-remind-hours",
    CHANNEL: "setting-usual-setchannel",
}
"""What counts as long as nothing is chosen."""
HOURS = ("1", "2", "4", "8", "12", "24", "48")
LONGEST_TYPED = 60
LONGEST_FIELD = 45


def main_page(
    lang: str, profile: UserProfile, games: Sequence[str], channel: str | None = None
) -> MessageLayout:
    """Everything at a glance; what is chosen from a list is chosen here, the language of the
    channel by those who may: `channel` is the present one."""
    layout = MessageLayout()
    layout.say(texts.text(lang, "settings-title"))
    layout.say(*settings_lines(lang, profile))
    tongues: dict[str, str] = {one: texts.text(one, f"choice-{one}") for one in texts.LANGUAGES}
    ways = {str(one): texts.text(lang, f"choice-{one}") for one in Remind}
    interval = USUAL if profile.interval is None else f"{profile.interval:g}"
    hours = sorted({*HOURS, interval} - {USUAL}, key=float)
    spans = {one: duration(lang, float(one) * HOUR) for one in hours}
    for key, choices, chosen in (
        (LANG, tongues, profile.lang or USUAL),
        (REMIND, ways, profile.remind),
        (INTERVAL, spans, interval),
    ):
        _ask_choice(
            layout,
            texts.text(lang, f"setting-{key.replace('_', '-')}"),
            _select(Key(SET, argument=key), _with_usual(lang, key, choices), [chosen]),
        )
    layout.row(_switches(lang, profile))
    layout.row([folded(texts.text(lang, "settings-more"), Key(FOLDED), _doors(lang, games))])
    if channel is not None:
        about = texts.text(lang, "settings-channel")
        choices = _with_usual(lang, CHANNEL, tongues)
        _ask_choice(layout, about, _select(Key(CHANNEL, argument="channel"), choices, [channel]))
    return layout


def _with_usual(lang: str, key: str, choices: Mapping[str, str]) -> dict[str, str]:
    """The choices; before them, where something counts without one, what that is."""
    if key not in USUALLY:
        return dict(choices)
    return {USUAL: texts.text(lang, USUALLY[key]), **choices}


def _ask_choice(layout: MessageLayout, about: str, select: ui.Select[Any]) -> None:
    """A list with what it is about above it: closed, a list shows only what is chosen."""
    layout.say(texts.capital(about))
    layout.row([select])


def _switches(lang: str, profile: UserProfile) -> list[ui.Item[Any]]:
    """Green is on; a press goes on to the next way."""
    found: list[ui.Item[Any]] = []
    after = AUTOS[(AUTOS.index(profile.auto) + 1) % len(AUTOS)]
    switches = (
        (CONFIRM_FIRST, profile.confirm, OFF if profile.confirm else ON),
        (AUTO, profile.auto != OFF, after),
        (STATS, profile.stats, OFF if profile.stats else ON),
    )
    for key, on, turned in switches:
        style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
        press = Key(SET, argument=f"{key}/{turned}")
        found.append(button(texts.capital(texts.text(lang, f"setting-{key}")), press, style))
    found.append(button(texts.text(lang, "settings-quiet"), Key(FORM, argument=TIMES_FORM)))
    if profile.away is None:
        found.append(button(texts.text(lang, "settings-away"), Key(FORM, argument=AWAY_FORM)))
    else:
        found.append(button(texts.text(lang, "settings-returned"), Key(RETURN)))
    return found


def _doors(lang: str, games: Sequence[str]) -> list[ui.Button[Any]]:
    """The other pages: a list, as a phone has no room for so many buttons."""
    found: list[ui.Button[Any]] = []
    for game in games:
        name = texts.text(lang, "game-name", game)
        label = texts.text(lang, "settings-orders", title=name)
        found.append(button(label, Key(PAGE, argument=game)))
    found.append(button(texts.text(lang, "settings-data"), Key(PAGE, argument=DATA)))
    return found


def orders_page(
    lang: str, game: str, orders: Sequence[Order], profile: UserProfile
) -> MessageLayout:
    """What is answered for the user in a game, and the warnings he does not want there."""
    layout = MessageLayout()
    for order in orders:
        choices = {one: order_choice(lang, game, order, one) for one in order.choices}
        key = Key(ORDER, argument=f"{game}/{order.kind}")
        name = texts.text(lang, f"habit-{order.kind}", game)
        _ask_choice(layout, name, _select(key, choices, [order.chosen]))
    kinds = dict(list(warning_kinds(lang, game).items())[:MOST_OPTIONS])
    if kinds:
        off = (profile.warnings_off or {}).get(game, frozenset())
        muted = _select(Key(MUTE, argument=game), kinds, sorted(off), several=True)
        _ask_choice(layout, texts.text(lang, "settings-warnings"), muted)
    layout.row([_back(lang, "")])
    return layout


def data_page(lang: str) -> MessageLayout:
    """What is kept of the user."""
    layout = MessageLayout()
    layout.say(texts.text(lang, "settings-data"))
    danger = discord.ButtonStyle.danger
    layout.row(
        [
            button(texts.text(lang, "settings-export"), Key(DATA_OF_MINE)),
            button(texts.text(lang, "settings-forget"), Key(PAGE, argument=SURE), danger),
            _back(lang, ""),
        ]
    )
    return layout


def sure_page(lang: str) -> MessageLayout:
    """Asked once more before everything is deleted."""
    layout = MessageLayout()
    layout.say(texts.text(lang, "settings-sure"))
    danger = discord.ButtonStyle.danger
    layout.row(
        [button(texts.text(lang, "settings-yes"), Key(FORGET_ME), danger), _back(lang, DATA)]
    )
    return layout


def _back(lang: str, page: str) -> ui.Button[Any]:
    return button(texts.text(lang, "settings-back"), Key(PAGE, argument=page))


def _select(
    key: Key,
    choices: Mapping[str, str],
    chosen: Sequence[str],
    *,
    several: bool = False,
) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=cut(texts.capital(label), LONGEST_OPTION),
            value=value,
            default=value in chosen,
        )
        for value, label in choices.items()
    ]
    return ui.Select(
        custom_id=key.id("s1"),
        min_values=0 if several else 1,
        max_values=len(options) if several else 1,
        options=options,
    )


def form_of(lang: str, which: str, profile: UserProfile) -> ui.Modal:
    """The form for what is typed."""
    key = Key(FORM, argument=which)
    title = texts.text(lang, f"settings-{which}")
    modal = ui.Modal(title=title[:LONGEST_FIELD], custom_id=key.id("m1"), timeout=None)
    if which == AWAY_FORM:
        _ask(lang, modal, "first", texts.text(lang, "settings-first"), "")
        _ask(lang, modal, "last", texts.text(lang, "settings-last"), "", required=True)
    else:
        quiet = "" if profile.quiet is None else str(profile.quiet)
        _ask(lang, modal, ZONE, texts.capital(texts.text(lang, "setting-zone")), profile.zone)
        _ask(lang, modal, QUIET, texts.capital(texts.text(lang, "setting-quiet")), quiet)
    modal.stop()  # answers find their way by the id; the client keeps nothing
    return modal


def _ask(
    lang: str, modal: ui.Modal, key: str, label: str, value: str, *, required: bool = False
) -> None:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=key,
        default=value or None,
        placeholder=texts.text(lang, f"example-{key}"),
        required=required,
        max_length=LONGEST_TYPED,
    )
    modal.add_item(ui.Label(text=cut(label, LONGEST_FIELD), component=field))
