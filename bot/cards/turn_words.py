"""Committed turns in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

import render
from bot.client.components import SMALL
from bot.client.request import Seated
from bot.session import Told
from bot.session.computers import why_of
from bot.session.values import MeansChange
from bot.store.rows import How, MoveRow, UndoRow
from engine.core.events import Event
from engine.core.game import Result
from engine.core.moves import END
from render import texts

MEDALS = ("🥇", "🥈", "🥉")


def told_lines(told: Iterable[Told], table: Seated, *, brief: bool = False) -> list[str]:
    """What happened in these turns as far as they tell it, a line each, with what it cost and
    gave; `brief`: in few lines, for games whose rounds can be told so."""
    if brief and render.in_paragraphs(table.game):
        parts = [part for turn in told for part in _parts(turn, table)]
        return render.story(table.lang, table.game, parts, table.names)
    return [line for turn in told for line in _turn_lines(turn, table)]


def _parts(turn: Told, table: Seated) -> Iterable[render.StoryPart]:
    """The same as a story: events, what robots thought, answers of which nothing came."""
    ticked: set[int] = set()
    for number, event in enumerate(turn.events):
        why = _why(event, table)
        how = turn.marks.get(number)
        if how is not None and event.seat is not None:
            ticked.add(event.seat)
        if why:
            yield from (render.StoryPart(None, texts.Text(line)) for line in why)
        else:
            yield render.StoryPart(event, ticked=how is not None)
    for line in _silent_lines(turn, ticked, table):
        yield render.StoryPart(None, texts.Text(line))


def _turn_lines(turn: Told, table: Seated) -> list[str]:
    """What happened; automatic answers are ticked, also those of which nothing came. What the
    player paid and got stands before what follows his turn."""
    lines = [*_planned_lines(turn, table), *_computer_lines(turn, table)]
    ticked: set[int] = set()
    deltas = [f"{SMALL}{changes_text(turn.changes, table)}"] if turn.changes else []
    for number, event in enumerate(turn.events):
        if number == turn.own:
            lines += deltas
        why = _why(event, table)
        if why:
            lines += why
            continue
        line = texts.event(table.lang, table.game, event, table.names)
        how = turn.marks.get(number)
        if how is not None and event.seat is not None:
            ticked.add(event.seat)
            line = _ticked(line, how, table.lang)
        lines.append(line)
    if turn.own is None or turn.own >= len(turn.events):
        lines += deltas
    return [*lines, *_silent_lines(turn, ticked, table)]


def _planned_lines(turn: Told, table: Seated) -> list[str]:
    """That a turn had been planned, and is played without its player."""
    if not turn.moves or turn.moves[0].how is not How.PLANNED:
        return []
    who = texts.Text(_name(table, turn.moves[0].move.seat))
    return [f"{SMALL}{texts.text(table.lang, 'card-planned', who=who)}"]


def _computer_lines(turn: Told, table: Seated) -> list[str]:
    """That a computer has decided, and the terms that decided it; nothing of a sealed answer."""
    if not turn.moves or turn.moves[0].how is not How.COMPUTER:
        return []
    lang, why = table.lang, why_of(turn.turn.why)
    who = texts.Text(_name(table, turn.moves[0].move.seat))
    if not why:
        return []
    said = terms_text(lang, table.game, why)
    return [f"{SMALL}{texts.text(lang, 'card-computer', who=who, why=said)}"]


def terms_text(lang: str, game: str, changes: Mapping[str, float]) -> texts.Text:
    """Reasons in words: what is worth more or less to a seat after a turn, in points."""
    return texts.Text(", ".join(term_text(lang, game, *one) for one in changes.items()))


def term_text(lang: str, game: str, name: str, change: float) -> str:
    """One reason with its sign."""
    sign = "+" if change > 0 else "−"
    return f"{texts.text(lang, f'worth-{name}', game)} {sign}{abs(change):.1f}"


def _why(event: Event, table: Seated) -> list[str]:
    """Why a robot did what was told before, if the event explains that."""
    notes = event.args.get("notes")
    if not isinstance(notes, tuple):
        return []
    return [f"{SMALL}{line}" for line in render.reasons(table.game, table.lang, notes)]


def _silent_lines(turn: Told, ticked: set[int], table: Seated) -> list[str]:
    """Automatic answers of which nothing came."""
    lines: list[str] = []
    for row in turn.automatic:
        if row.move.seat not in ticked:
            move = texts.move(table.lang, table.game, row.move.words)
            said = texts.Text(f"{_name(table, row.move.seat)}: {move}")
            lines.append(_ticked(said, row.how, table.lang))
    return lines


def _ticked(line: texts.Text, how: How, lang: str) -> texts.Text:
    """A line of which nobody was asked, and why not."""
    key = "together-by-order" if how is How.ORDER else "together-by-timeout"
    return texts.Text(f"✓ {line} ({texts.text(lang, key)})")


def changes_text(changes: Sequence[MeansChange], table: Seated) -> str:
    """Differences with their sign; what is not a number as it was and is."""
    bag: dict[str, int] = {}
    others: list[str] = []
    for what, was, now in changes:
        if isinstance(was, int) and isinstance(now, int):
            bag[what] = now - was
        else:
            others.append(
                f"{texts.word(table.lang, table.game, what, 'short')} {was} {texts.ARROW} {now}"
            )
    told = [str(texts.amounts(table.lang, table.game, bag, "signed"))] if bag else []
    return " · ".join([*told, *others])


def undone_lines(undone: UndoRow, table: Seated, *, redone: bool = False) -> list[str]:
    """What was taken back (struck through) or put back."""
    key = "card-redone" if redone else "card-undone"
    seat = None if undone.user is None else table.seat_of(undone.user)
    lines = [str(texts.text(table.lang, key, table.game, who=_named(table, seat)))]
    said = _move_lines(undone.moves, table)
    return [*lines, *(said if redone else map(_struck, said))]


def struck_lines(undone: UndoRow, table: Seated, first: int, last: int) -> list[str]:
    """What was taken back of the turns with these numbers."""
    numbers = {
        n for turn in undone.turns if first <= turn.n <= last for n in range(turn.first, turn.after)
    }
    gone = [row for row in undone.moves if row.n in numbers]
    return [_struck(line) for line in _move_lines(gone, table)]


def going_lines(told: Iterable[Told], table: Seated) -> list[str]:
    """Turns that are asked to be taken back, move by move."""
    return _move_lines([row for turn in told for row in turn.moves], table)


def _move_lines(moves: Iterable[MoveRow], table: Seated) -> list[str]:
    """One line for what a seat has done in a row; what only ends a turn is left out."""
    lines: list[str] = []
    for seat, rows in groupby(moves, key=lambda row: row.move.seat):
        said = [
            texts.move(table.lang, table.game, row.move.words)
            for row in rows
            if row.move.words != END
        ]
        if said:
            lines.append(f"{_name(table, seat)}: {'; '.join(said)}")
    return lines


def _struck(line: str) -> str:
    return f"~~{line}~~"


def result_lines(result: Result, table: Seated) -> list[str]:
    """The final points with their sources, the winner first."""
    lines = [str(texts.text(table.lang, "card-over"))]
    for seat in sorted(range(len(result.scores)), key=lambda seat: result.ranks[seat]):
        rank = result.ranks[seat]
        mark = MEDALS[rank - 1] if rank <= len(MEDALS) else f"{rank}."
        points = texts.amounts(table.lang, table.game, {"vp": result.scores[seat]})
        lines.append(f"{mark} **{_name(table, seat)}** — **{points}**")
        if seat < len(result.sources):
            lines.append(f"-# {sources_text(result.sources[seat].items(), table)}")
    return lines


def sources_text(sources: Iterable[tuple[str, int]], table: Seated) -> str:
    """Points by where they come from."""
    return " · ".join(
        f"{texts.word(table.lang, table.game, source, kind='source')}: {_signed(points)}"
        for source, points in sources
        if points
    )


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _name(table: Seated, seat: int) -> str:
    return texts.safe_name(table.names[seat])


def _named(table: Seated, seat: int | None) -> str:
    return "" if seat is None else _name(table, seat)


def mention(user: int) -> texts.Text:
    """A user as he is called on."""
    return texts.Text(f"<@{user}>")


def mentions(users: Sequence[int]) -> texts.Text:
    """Several users as they are called on."""
    return texts.Text(", ".join(mention(user) for user in users))


def game_label(game: str, names: Sequence[str], lang: str) -> str:
    """A game in a line: what it is and who plays."""
    name = texts.text(lang, "game-name", game)
    return f"{name}: {', '.join(texts.safe_name(one) for one in names)}"


def view_text(name: str, game: str | None, lang: str) -> str:
    """What a view is called."""
    key = f"view-{name}"
    return texts.text(lang, key, game) if texts.has(lang, key, game) else name
