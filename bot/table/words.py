"""A table and what was done to it in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.cards.rule_words import duration, moment, rule_line
from bot.people.words import NameOf
from bot.session.accord.agreed_rules import RULES
from bot.store.rows import Status
from bot.store.traces import Audit
from bot.table.overview import SeatInfo, TableInfo
from render import texts

CONCERNED: Final = ("left", "user")
"""Whom an act was about, in the order in which they are told."""
DECIDED: Final = ("asked", "open", "granted", "refused", "recalled", "done")
"""What happens to a request, as the end of an act's name."""


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
    if seat.left is not None and info.game.status is Status.LIVE:
        left = duration(lang, seat.left)
        yield texts.text(lang, "table-clock", who=who, left=left)
    if seat.away is not None:
        days = {"start": moment(seat.away.start, "D"), "end": moment(seat.away.end, "D")}
        yield texts.text(lang, "table-away", who=who, **days)
