"""race-record-1 as a format of the frame: read and replayed phase by phase, not written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.errors import RecordError
from engine.core.game import AnyGame
from engine.core.record import Record
from engine.race.foreign.reader import is_race_record
from engine.race.foreign.replay import RaceReplay


class PhaseReplay(RaceReplay):
    """See engine.core.replay.Replay for what each member means."""

    everything = False
    notes: Sequence[str] = ()

    @property
    def legal(self) -> bool:
        """Whether what could be placed and used is noted while a phase is played."""
        return self.with_legal

    @legal.setter
    def legal(self, wanted: bool) -> None:
        self.with_legal = wanted

    def line(self) -> Mapping[str, object] | None:
        """The phase in the keys of the format."""
        return self.last


class RaceRecord:
    """See engine.core.replay.Format for what each member means."""

    name = "race-record-1"
    writes = False

    def reads(self, data: object) -> bool:
        """Whether it says so itself."""
        return is_race_record(data)

    def open(self, game: AnyGame, data: object) -> PhaseReplay:
        """Its table, before the first discards."""
        return PhaseReplay(data, game)

    def write(self, game: AnyGame, record: Record) -> Mapping[str, object]:
        """Nobody needs it."""
        raise RecordError("record-no-notation", notation=self.name)


RACE_RECORD: Final = RaceRecord()
