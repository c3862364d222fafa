"""Games to be measured with: a record that is played again, as people would press."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine import GAMES
from engine.company.values import company_of
from engine.core.game import HUMAN
from engine.core.record import Record
from engine.core.table import AnyTable, Table
from engine.interchange import open_record

RANDOM_GAMES = 10


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played again."""

    record: Record

    @property
    def users(self) -> tuple[int, ...]:
        """One user per human seat."""
        return tuple(range(1, 1 + self.record.setup.seats.count(HUMAN)))

    def user_at(self, seat: int) -> int:
        """Who plays a seat."""
        humans = [n for n, name in enumerate(self.record.setup.seats) if name == HUMAN]
        return self.users[humans.index(seat)]

    def first(self, moves: int) -> Record:
        """The beginning of the game."""
        return Record(self.record.setup, self.record.moves[:moves])

    def first_to_advise(self, moves: int) -> Record:
        """The beginning of the game, of at least so many moves, up to where all who are asked can
        ask a computer player what it would do: not in the middle of a turn."""
        setup, log = self.record.setup, self.record.moves
        table: AnyTable = Table(GAMES[setup.game], setup, log[:moves])
        for number in range(moves, len(log)):
            if _can_be_advised(table):
                return self.first(number)
            table.play(log[number])
        raise ValueError(f"{setup.game}: nothing is asked of which a computer player says anything")


def _can_be_advised(table: AnyTable) -> bool:
    company = company_of(table.game)
    kinds = {decision.kind for decision in table.pending}
    return company is not None and bool(kinds) and kinds <= company.proposes


def script_of(text: str) -> Script:
    """The script of a record."""
    replay = open_record(text)
    while replay.done < len(replay.steps):
        replay.step()
    return Script(Record(replay.table.setup, tuple(replay.table.log)))


def random_record(game: str, players: int = 4) -> str:
    """The longest of some random games, the same every time."""
    with tempfile.TemporaryDirectory() as folder:
        line = ["play", "--game", game, "--players", str(players), "--seed", "bench"]
        more = ["--games", str(RANDOM_GAMES), "--out", folder]
        subprocess.run(
            [sys.executable, "-m", "engine", *line, *more], check=True, capture_output=True
        )
        paths = sorted(Path(folder).iterdir())
        return max((path.read_text("utf-8") for path in paths), key=len)


def percentiles(took: Sequence[float]) -> dict[str, float]:
    """The middle and the slow end of some times."""
    if not took:
        return {"count": 0}
    ordered = sorted(took)
    return {
        "p50": round(ordered[len(ordered) // 2], 2),
        "p99": round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], 2),
        "count": len(ordered),
    }
