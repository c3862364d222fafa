"""Everything around people in words: pure functions from data to texts, for whoever shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from bot.history.catch_up import moment
from bot.people import profile as fields
from bot.people.profile import Profile
from bot.people.reminders import Reminded, Snooze, Told
from bot.people.settings import Order
from bot.store.traces import Audit
from bot.table.agreed_rules import REMIND_HOURS, RULES, TIMEOUT_HOURS
from bot.table.overview import SeatInfo, TableInfo
from engine.core.moves import Role
from render import texts

NameOf: TypeAlias = Callable[[int | None], texts.Text]
"""What a user is called, or his mention; None is nobody."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
CONCERNED: Final = ("left", "user")
"""Whom an act was about, in the order in which they are told."""
DECIDED: Final = ("asked", "open", "granted", "refused", "recalled", "done")
"""What happens to a request, as the end of an act's name."""


def duration(lang: str, seconds: float) -> texts.Text:
    """A span of time, in the largest unit that fits."""
    if seconds >= 2 * DAY:
        return texts.text(lang, "span-days", n=round(seconds / DAY))
    if seconds >= HOUR:
        return texts.text(lang, "span-hours", n=round(seconds / HOUR))
    return texts.text(lang, "span-minutes", n=max(1, round(seconds / 60)))


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


def told_lines(lang: str, told: Sequence[Told], name_of: NameOf) -> list[texts.Text]:
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


def settings_lines(lang: str, profile: Profile) -> list[texts.Text]:
    """The settings of a user that are switched or typed, a line each."""
    none = texts.text(lang, "setting-none")
    shown: dict[str, str] = {
        fields.QUIET: none if profile.quiet is None else str(profile.quiet),
        fields.ZONE: profile.zone or none,
        fields.CONFIRM: _choice(lang, fields.ON if profile.confirm else fields.OFF),
        fields.AUTO: _choice(lang, fields.ON if profile.auto else fields.OFF),
        fields.STATS: _choice(lang, fields.ON if profile.stats else fields.OFF),
        fields.AWAY: none if profile.away is None else moment(profile.away.end, "D"),
    }
    return [_setting(lang, key, value) for key, value in shown.items()]


def order_choice(lang: str, game: str, order: Order, choice: str = "") -> texts.Text:
    """A choice of a standing order (the one made, unless another is named)."""
    return texts.text(lang, f"habit-{order.kind}-{choice or order.chosen}", game)


def warning_kinds(lang: str, game: str) -> dict[str, str]:
    """All kinds of warnings of a game that can be switched off, with what they are called."""
    return {
        key.replace("warning-", "warn-", 1): texts.text(lang, key, game)
        for key in texts.keys(game, "warning-")
    }


def table_lines(lang: str, info: TableInfo, name_of: NameOf) -> list[texts.Text]:
    """A table: what it waits for, who is away, its rules."""
    lines = [line for seat in info.seats for line in _seat_lines(lang, info, seat, name_of)]
    for key, value in info.rules.items():
        lines.append(rule_line(lang, key, value))
    return lines


def trail_lines(lang: str, trail: Sequence[Audit], name_of: NameOf) -> list[texts.Text]:
    """Who did what to a table, a line each."""
    return [
        texts.text(
            lang,
            "trail-line",
            when=moment(act.at),
            who=name_of(act.user),
            what=_act_told(lang, act, name_of),
        )
        for act in trail
    ]


def rule_line(lang: str, key: str, value: object) -> texts.Text:
    """A rule of a table with its value; None is as usual."""
    return _setting(lang, key, None if value is None else rule_value(lang, key, str(value)))


def _act_told(lang: str, act: Audit, name_of: NameOf) -> texts.Text:
    """An act, and whom or what it was about."""
    said = act_text(lang, act.what)
    details = [rule_line(lang, key, act.args[key]) for key in RULES if key in act.args]
    people = [act.args[key] for key in CONCERNED if key in act.args]
    if people:
        named = (name_of(user if isinstance(user, int) else None) for user in people)
        details.append(texts.Text(" → ".join(named)))
    if "turn" in act.args:
        details.append(texts.text(lang, "trail-turn", turn=str(act.args["turn"])))
    if not details:
        return said
    return texts.text(lang, "trail-detail", what=said, detail=texts.Text("; ".join(details)))


def act_text(lang: str, what: str) -> texts.Text:
    """What was done, by the name under which it is written down."""
    request, _, outcome = what.rpartition("-")
    if outcome in DECIDED and request:
        asked = texts.text(lang, f"act-{request}")
        return texts.text(lang, f"act-{outcome}", what=asked)
    return texts.text(lang, f"act-{what}")


def _seat_lines(
    lang: str, info: TableInfo, seat: SeatInfo, name_of: NameOf
) -> Iterator[texts.Text]:
    who = name_of(seat.user)
    if seat.since is not None:
        args = {"who": who, "since": moment(seat.since), "reminded": seat.reminded}
        yield texts.text(lang, "table-waits", info.game.key, **args)
    if seat.next_reminder is not None:
        yield texts.text(lang, "table-reminds", when=moment(seat.next_reminder))
    if seat.answered is not None:
        yield texts.text(lang, "table-answers", who=who, when=moment(seat.answered))
    if seat.away is not None:
        days = {"start": moment(seat.away.start, "D"), "end": moment(seat.away.end, "D")}
        yield texts.text(lang, "table-away", who=who, **days)


def rule_value(lang: str, key: str, value: str) -> str | None:
    """The value of a rule of a table; None is as usual."""
    if key == TIMEOUT_HOURS and float(value or 0) == 0:
        return _choice(lang, "off")
    if key in (REMIND_HOURS, TIMEOUT_HOURS) and value != "off":
        return duration(lang, float(value) * HOUR)
    return _choice(lang, value) if value else None


def _setting(lang: str, key: str, value: str | None) -> texts.Text:
    shown = texts.text(lang, "setting-usual") if value is None else texts.Text(value)
    name = texts.text(lang, f"setting-{key}")
    return texts.text(lang, "setting-line", name=name, value=shown)


def _choice(lang: str, value: str) -> texts.Text:
    return texts.text(lang, f"choice-{value}")
