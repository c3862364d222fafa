"""What was taken back, what a game has come to, and what decided a computer's turn, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

from bot.client.request import Seated
from bot.session import Told
from bot.store.rows import MoveRow, UndoRow
from engine.core.game import Result
from engine.core.moves import END
from render import texts

MEDALS = ("🥇", "🥈", "🥉")


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
            lines.append(f"{table.said(seat)}: {'; '.join(said)}")
    return lines


def _struck(line: str) -> str:
    return f"~~{line}~~"


def result_lines(
    result: Result, table: Seated, named: Callable[[int], str] | None = None
) -> list[str]:
    """The final points with their sources, the winner first; seats may be `named` otherwise."""
    said = table.said if named is None else named
    lines = [str(texts.text(table.lang, "card-over"))]
    for seat in sorted(range(len(result.scores)), key=lambda seat: result.ranks[seat]):
        rank = result.ranks[seat]
        mark = MEDALS[rank - 1] if rank <= len(MEDALS) else f"{rank}."
        points = texts.amounts(table.lang, table.game, {"vp": result.scores[seat]})
        lines.append(f"{mark} **{said(seat)}** — **{points}**")
        sources = result.sources[seat].items() if seat < len(result.sources) else ()
        if told := sources_text(sources, table):
            lines.append(f"-# {told}")
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


def _named(table: Seated, seat: int | None) -> str:
    return "" if seat is None else table.said(seat)


def game_label(game: str, names: Sequence[str], lang: str) -> str:
    """A game in a line: what it is and who plays."""
    name = texts.text(lang, "game-name", game)
    return f"{name}: {', '.join(texts.safe_name(one) for one in names)}"


def terms_text(lang: str, game: str, changes: Mapping[str, float]) -> texts.Text:
    """Reasons in words: what is worth more or less to a seat after a turn, in points."""
    return texts.Text("; ".join(term_text(lang, game, *one) for one in changes.items()))


def term_text(lang: str, game: str, name: str, change: float) -> str:
    """One reason with its sign."""
    sign = "+" if change > 0 else "−"
    return f"{texts.text(lang, f'worth-{name}', game)} {sign}{texts.decimal(lang, abs(change))}"
