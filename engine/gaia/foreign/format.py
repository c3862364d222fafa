"""The boardgamers notation as a format of the frame: read, replayed line by line, written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from engine.core.record import Record
from engine.core.replay import AnyGame, Replay
from engine.gaia.foreign.export import foreign_record
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.notation import LinePlayer
from engine.gaia.foreign.reader import foreign_from_json, is_foreign
from engine.gaia.foreign.snapshot import snapshot


class LineReplay(Replay):
    """A foreign record: a step is a line; line 0 is `init`."""

    first: ClassVar[int] = 0

    def __init__(self, game: AnyGame, data: object) -> None:
        record = foreign_from_json(data)
        super().__init__(game, Record(record.setup))
        self.player = LinePlayer(self.table)
        self.lines = self.steps = record.moves

    def step(self) -> None:
        """Play the next line."""
        self._before = legal_digest(self.table) if self.legal and self.done else None
        self.player.play(self.lines[self.done])
        self.notes = tuple(self.player.notes)
        self.done += 1

    def line(self) -> Mapping[str, object] | None:
        """A snapshot after every line but `init`."""
        number = self.done - 1
        if not number:
            return None
        legal = {} if self._before is None else {"legal": self._before}
        rotating = self.done < len(self.lines) and " rotate" in self.lines[self.done]
        return {"i": number, **legal, **snapshot(self.table, rotating=rotating)}


class Boardgamers:
    """See engine.core.replay.Format for what each member means."""

    name = "boardgamers"
    writes = True

    def reads(self, data: object) -> bool:
        """Whether it says so itself."""
        return is_foreign(data)

    def open(self, game: AnyGame, data: object) -> LineReplay:
        """Its table, before `init`."""
        return LineReplay(game, data)

    def write(self, game: AnyGame, record: Record) -> Mapping[str, object]:
        """A file without snapshots."""
        return foreign_record(game, record)


BOARDGAMERS_FORMAT: Final = Boardgamers()
