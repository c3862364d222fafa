"""Everything around people in words: pure functions from data to texts, for whoever shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.cards.rule_words import choice_word, moment, setting_line
from bot.history.statistics import STATS
from bot.people.profile import QUIET, ZONE, UserProfile
from bot.people.reminders import Reminded, ReminderTold, Snooze
from bot.people.settings import Order
from bot.play.panel.look import ALWAYS, AUTO, CONFIRM_FIRST
from bot.session.accord.agreed_rules import AWAY, OFF, ON
from engine.core.moves import Role
from render import texts

NameOf: TypeAlias = Callable[[int | None], texts.Text]
"""What a user is called, or his mention; None is nobody."""


def reminder_text(
    lang: str, game: str, reminded: Sequence[Reminded], name_of: NameOf, where: str = ""
) -> texts.Text:
    """A post that reminds; `where` is the channel, for a post in private."""
    lines = []
    for row in reminded:
        turn = row.role == Role.TURN
        if where:
            key = "remind-turn-there" if turn else "remind-question-there"
        else:
            key = "remind-turn" if turn else "remind-question"
        shown = {"who": name_of(row.user), "since": moment(row.since), "where": texts.Text(where)}
        lines.append(texts.text(lang, key, game, **shown))
    if any(row.last for row in reminded):
        lines.append(texts.text(lang, "remind-last"))
    return texts.Text("\n".join(lines))


def snooze_labels(lang: str) -> dict[Snooze, texts.Text]:
    """The buttons of a reminder."""
    return {how: texts.text(lang, f"snooze-{how}") for how in Snooze}


def snoozed_text(lang: str, until: float | None) -> texts.Text:
    """What somebody is told who has snoozed."""
    if until is None:
        return texts.text(lang, "snoozed-turn")
    return texts.text(lang, "snoozed-until", when=moment(until, "f"))


def told_lines(lang: str, told: Sequence[ReminderTold], name_of: NameOf) -> list[texts.Text]:
    """What came of reminding a table by hand."""
    return [
        texts.text(
            lang,
            f"reminded-{one.outcome}",
            who=name_of(one.user),
            until=texts.Text("") if one.until is None else moment(one.until),
        )
        for one in told
    ]


AUTO_WORDS: Final = {
    ON: "choice-auto-on",
    OFF: "choice-auto-off",
    ALWAYS: "choice-auto-always",
}


def settings_lines(lang: str, profile: UserProfile) -> list[texts.Text]:
    """The settings of a user that are switched or typed, a line each."""
    none = texts.text(lang, "setting-none")
    shown: dict[str, str] = {
        QUIET: none if profile.quiet is None else str(profile.quiet),
        ZONE: profile.zone or none,
        CONFIRM_FIRST: choice_word(lang, ON if profile.confirm else OFF),
        AUTO: texts.text(lang, AUTO_WORDS[profile.auto]),
        STATS: choice_word(lang, ON if profile.stats else OFF),
        AWAY: none if profile.away is None else moment(profile.away.end, "D"),
    }
    return [setting_line(lang, key, value) for key, value in shown.items()]


def order_choice(lang: str, game: str, order: Order, choice: str = "") -> texts.Text:
    """A choice of a standing order (the one made, unless another is named)."""
    return texts.text(lang, f"habit-{order.kind}-{choice or order.chosen}", game)


def warning_kinds(lang: str, game: str) -> dict[str, str]:
    """All kinds of warnings of a game that can be switched off, with what they are called."""
    return {
        key.replace("warning-", "warn-", 1): texts.text(lang, key, game)
        for key in texts.keys(game, "warning-")
    }
