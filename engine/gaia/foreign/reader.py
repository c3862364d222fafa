"""Reads a foreign record's file: its setup as explicit deals, and its moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.errors import RecordError
from engine.core.game import Setup
from engine.core.moves import Words
from engine.gaia.components import FOREIGN_IDS
from engine.gaia.profile import BOARDGAMERS
from engine.gaia.terms import TECH_SLOTS, TRACKS

FORMAT: Final = "gaia-record-1"
MOST_MOVES: Final = 5_000
LONGEST_MOVE: Final = 2_000


@dataclass(frozen=True, slots=True)
class ForeignRecord:
    """A setup and the lines after `init`; `moves[0]` is the `init` line itself."""

    setup: Setup
    moves: tuple[str, ...]


def is_foreign(data: object) -> bool:
    """Whether JSON data claims to be such a record."""
    return isinstance(data, Mapping) and data.get("format") == FORMAT


def foreign_from_json(data: object) -> ForeignRecord:
    """Take the setup and the moves out of a record; raises RecordError."""
    if not isinstance(data, Mapping) or not is_foreign(data):
        raise RecordError("record-not-foreign", needed=FORMAT)
    try:
        players = data["players"]
        moves = data["moves"]
        if players not in (2, 3, 4) or not isinstance(moves, list) or not moves:
            raise RecordError("record-bad-json", problem="players or moves")
        if len(moves) > MOST_MOVES:
            raise RecordError("record-too-long", most=MOST_MOVES)
        if any(not isinstance(move, str) or len(move) > LONGEST_MOVE for move in moves):
            raise RecordError("line-too-long", most=LONGEST_MOVE)
        setup = Setup(
            game="gaia",
            seats=("human",) * players,
            seed=str(data.get("seed", "")),
            options={"profile": BOARDGAMERS.name},
            deal=_deals(data["setup"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(
            "record-bad-json", problem=f"{type(error).__name__} {error}"[:80]
        ) from error
    return ForeignRecord(setup, tuple(moves))


def _deals(setup: Mapping[str, object]) -> dict[str, Words]:
    hexes = setup["map"]["hexes"]  # type: ignore[index]  # unknown shapes end in RecordError
    return {
        "hexes": tuple(
            f"{name.lower()}:{r},{-(q + r)}:{planet}" for name, q, r, _, planet in hexes
        ),
        "boosters": _ids(setup["boosters"]),
        "tech": _ids([setup["techs"][slot] for slot in TECH_SLOTS]),  # type: ignore[index]  # as above
        "advanced": _ids([setup["adv"][track] for track in TRACKS]),  # type: ignore[index]  # as above
        "terraforming5": _ids([setup["terraforming5"]]),
        "rounds": _ids(setup["roundScoring"]),
        "final": _ids(setup["finalScoring"]),
    }


def _ids(foreign: object) -> Words:
    return tuple(FOREIGN_IDS[str(one)] for one in foreign)  # type: ignore[attr-defined]  # as above
