"""Why something was refused, in the words of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.session.errors import SessionError
from bot.store.errors import StoreError
from engine.core.errors import GameError
from render import texts

REFUSED = (GameError, SessionError, StoreError)
"""What is expected to be refused; everything else is a fault."""


class EdgeError(SessionError):
    """Refused before any session was asked: a wrong place, a missing permission."""

    key = "no-game-here"


class RefusedError(Exception):
    """A refusal with what is needed to put it into words: the game and who sits at its table."""

    def __init__(self, error: Exception, game: str | None, names: Sequence[str]) -> None:
        super().__init__(str(error))
        self.error = error
        self.game = game
        self.names = names


def refusal_text(
    error: Exception, lang: str, game: str | None = None, names: Sequence[str] = ()
) -> str:
    """The refusal as a text, with what would be right."""
    if isinstance(error, GameError):
        return texts.error(lang, game, error, names)
    if isinstance(error, SessionError | StoreError):
        return texts.error(lang, game, GameError(error.key, **error.args_), names)
    raise TypeError(f"no refusal: {error!r}")


def unexpected_text(lang: str, reference: str, kept: bool | None) -> str:
    """What is said when something went wrong that nobody has foreseen: whether what was asked for
    was carried out all the same, as far as that is known."""
    key = {True: "reply-fault-kept", False: "reply-fault", None: "reply-fault-unsure"}[kept]
    return texts.text(lang, key, reference=texts.Text(reference))
