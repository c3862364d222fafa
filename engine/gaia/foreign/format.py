"""The boardgamers notation as a format of the frame: read, replayed line by line, written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.errors import RecordError
from engine.core.game import AnyGame
from engine.core.record import Record
from engine.core.table import Table
from engine.gaia.foreign.export import foreign_record
from engine.gaia.foreign.final import final_of
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.notation import GaiaTable, LinePlayer
from engine.gaia.foreign.reader import foreign_from_json, is_foreign
from engine.gaia.foreign.snapshot import snapshot


class LineReplay:
    """A foreign record: a step is a line; line 0 is `init`."""

    first = 0

    def __init__(self, game: AnyGame, data: object) -> None:
        record = foreign_from_json(data)
        self.table: GaiaTable = Table(game, record.setup)
        self.player = LinePlayer(self.table)
        self.steps: Sequence[str] = record.moves
        self.done = 0
        self.legal = self.everything = False
        self._before: Mapping[str, object] = {}

    @property
    def notes(self) -> Sequence[str]:
        """See the player of its lines."""
        return self.player.notes

    def step(self) -> None:
        """Play the next line."""
        if self.legal and self.done:
            self._before = {"legal": legal_digest(self.table)}
        self.player.play(self.steps[self.done])
        self.done += 1

    def text(self) -> str:
        """The next line."""
        return self.steps[self.done]

    def line(self) -> Mapping[str, object] | None:
        """A snapshot after every line but `init`."""
        number = self.done - 1
        if not number:
            return None
        rotating = self.done < len(self.steps) and " rotate" in self.steps[self.done]
        return {"i": number, **self._before, **snapshot(self.table, rotating=rotating)}

    def final(self) -> Mapping[str, object] | None:
        """Points by source."""
        return None if self.table.result is None else final_of(self.table)


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
        """A file without snapshots; it has no words for bans and bids."""
        if any(move.words[0] in ("ban", "bid", "maxbid") for move in record.moves):
            raise RecordError("record-notation-bids", notation=self.name)
        return foreign_record(game, record)


BOARDGAMERS_FORMAT: Final = Boardgamers()
