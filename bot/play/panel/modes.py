"""How a user likes to play: with or without a confirmation, and which warnings he wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self

from engine.core.moves import Note

CONFIRM: Final = "confirm"
AUTO: Final = "auto"
MUTED: Final = "warnings_off"
OFF: Final = "off"
"""Keys of a user's settings."""


@dataclass(frozen=True, slots=True)
class Modes:
    """What a user has chosen; the defaults are for everybody else."""

    confirm: bool = True
    """Whether a finished turn waits for Confirm."""
    auto: bool = True
    """Whether the only choice there is is taken at once."""
    muted: frozenset[str] = frozenset()
    """Kinds of warnings that are not wanted."""

    @classmethod
    def of(cls, settings: Mapping[str, object], game: str) -> Self:
        """The modes among a user's settings; warnings are unwanted game by game."""
        by_game = settings.get(MUTED)
        muted = by_game.get(game) if isinstance(by_game, Mapping) else None
        kinds = muted if isinstance(muted, Sequence) and not isinstance(muted, str) else ()
        return cls(
            confirm=settings.get(CONFIRM) not in (False, OFF),
            auto=settings.get(AUTO) not in (False, OFF),
            muted=frozenset(str(kind) for kind in kinds),
        )

    def warned(self, warnings: Iterable[Note]) -> tuple[Note, ...]:
        """The warnings that are wanted."""
        return tuple(note for note in warnings if note.key not in self.muted)
