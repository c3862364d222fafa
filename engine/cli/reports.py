"""What `replay` prints of each game: a line per step, what was legal, the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from engine.core.moves import Move
from engine.federation.position import final as federation_final
from engine.federation.position import position as federation_position
from engine.gaia.foreign.final import final_of
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.snapshot import snapshot as gaia_snapshot
from engine.interchange import ForeignReplay, OwnReplay, Replay
from engine.race.foreign.replay import RaceReplay
from engine.race.foreign.snapshot import sources
from engine.race.position import position as race_position

Json = dict[str, object]


class Report(Protocol):
    """How the steps of one game are told."""

    def before(self, replay: Replay, legal: bool) -> Json:
        """What has to be noted before the next step."""
        ...

    def after(self, replay: Replay, line: Json, everything: bool) -> Json | None:
        """The line of the step just played; None where it has none."""
        ...

    def final(self, replay: Replay) -> object:
        """The result of an ended game."""
        ...


class GaiaReport:
    """Snapshots and legal choices in the form of the boardgamers records."""

    def before(self, replay: Replay, legal: bool) -> Json:
        """What was legal before the line."""
        number = replay.done + replay.first
        return {"legal": legal_digest(replay.table)} if legal and number else {}

    def after(self, replay: Replay, line: Json, everything: bool) -> Json | None:
        """The snapshot after it."""
        number = replay.done - 1 + replay.first
        if not number:
            return None
        return {"i": number, **line, **gaia_snapshot(replay.table, rotating=_rotating(replay))}

    def final(self, replay: Replay) -> object:
        """Points by source."""
        return final_of(replay.table)


class RaceReport:
    """race-record-1 by phases in its own keys; our own records by moves."""

    def before(self, replay: Replay, legal: bool) -> Json:
        """The replay itself notes what is legal while it plays a phase."""
        if isinstance(replay, RaceReplay):
            replay.with_legal = legal
        return {}

    def after(self, replay: Replay, line: Json, everything: bool) -> Json | None:
        """The phase, or the move with the position after it."""
        if isinstance(replay, RaceReplay):
            return replay.last
        return move_line(replay) | {"s": race_position(replay.table.state, everything)}

    def final(self, replay: Replay) -> object:
        """The keys of the record, or points by source."""
        if isinstance(replay, RaceReplay):
            return replay.final()
        assert replay.table.result is not None
        return sources(replay.table.state, replay.table.result)


class FederationReport:
    """Moves with the position after each."""

    def before(self, replay: Replay, legal: bool) -> Json:
        """Nothing."""
        return {}

    def after(self, replay: Replay, line: Json, everything: bool) -> Json | None:
        """The move and the position."""
        return move_line(replay) | {"s": federation_position(replay.table.state, everything)}

    def final(self, replay: Replay) -> object:
        """Points by source."""
        assert replay.table.result is not None
        return federation_final(replay.table.result)


class PlainReport:
    """Any other game: moves and points."""

    def before(self, replay: Replay, legal: bool) -> Json:
        """Nothing."""
        return {}

    def after(self, replay: Replay, line: Json, everything: bool) -> Json | None:
        """The move."""
        return move_line(replay)

    def final(self, replay: Replay) -> object:
        """The points."""
        assert replay.table.result is not None
        return {"vp": list(replay.table.result.scores)}


REPORTS: Final[Mapping[str, Report]] = {
    "gaia": GaiaReport(),
    "race": RaceReport(),
    "federation": FederationReport(),
}


def report_of(replay: Replay) -> Report:
    """How the steps of this record are told."""
    return REPORTS.get(replay.table.setup.game, PlainReport())


def move_line(replay: Replay) -> Json:
    """The move just played of a record of ours."""
    assert isinstance(replay, OwnReplay)
    move: Move = replay.steps[replay.done - 1]
    return {"i": replay.done, "seat": move.seat, "text": " ".join(move.words)}


def _rotating(replay: Replay) -> bool:
    return (
        isinstance(replay, ForeignReplay)
        and replay.done < len(replay.steps)
        and " rotate" in replay.steps[replay.done]
    )
