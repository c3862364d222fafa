"""What was answered for somebody, by his order or because his time was up, as the news tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.client.request import Seated
from bot.client.signs import DONE
from bot.session import Told
from bot.session.values import AUTOMATIC
from bot.store.rows import How, MoveRow
from render import texts

ByOrder: TypeAlias = tuple[Mapping[int, How], Mapping[int, Sequence[texts.Text]]]
"""Which events, by number, came of such an answer; and answers of which nothing came, by the number
of the event before which they were given."""


def by_order(turn: Told, table: Seated) -> ByOrder:
    """The ticks of a turn, and the lines for what has none: where they were given, since below all
    that happened later they would seem to be the last of it."""
    seats = {turn.events[number].seat for number in turn.marks}
    marks, lines = dict(turn.marks), dict[int, list[texts.Text]]()
    for row, before in zip(turn.moves, turn.before, strict=True):
        if row.how not in AUTOMATIC or row.move.seat in seats:
            continue
        late = _late(turn, table, row, before)
        if late is None:
            move = texts.move(table.lang, table.game, row.move.words)
            said = texts.Text(f"{table.said(row.move.seat)}: {move}")
            lines.setdefault(before, []).append(ticked(said, row.how, table.lang))
        else:
            marks[late] = row.how
    return marks, lines


def _late(turn: Told, table: Seated, row: MoveRow, before: int) -> int | None:
    """The event that comes of an answer only when others have given theirs, if its text says so."""
    for number, event in enumerate(turn.events[before:], start=before):
        if event.seat in (row.move.seat, None) and number not in turn.marks:
            key = f"event-{event.kind}"
            verb = texts.hint(table.lang, table.game, key, "answer", **event.args)
            if verb == row.move.words[0]:
                return number
    return None


def ticked(line: texts.Text, how: How, lang: str) -> texts.Text:
    """A line of which nobody was asked, and why not."""
    key = "together-by-order" if how is How.ORDER else "together-by-timeout"
    return texts.Text(f"{DONE} {line} ({texts.text(lang, key)})")
