"""What a session refuses. Each carries a key and arguments, never a sentence.

SessionError
├── UnknownGameError      no such game in the store, or its rules are not installed
├── NotSeatedError        the user does not sit at this table
├── ForeignSeatError      a button of somebody else's seat
├── GameClosedError       not started yet, finished or abandoned
├── GameOpenError         has started already, so the lobby is closed
├── GamePausedError       paused by the organiser
├── GameReadOnlyError     diverged from its log; the organiser has to choose
├── NotAskedError         nothing is asked of this seat
├── StalePressError       made on an older draft or question; carries the present draft
├── DraftError            the draft does not allow that now
├── UndoError             nothing to take back or to put back
├── ConsentError          a request that is closed, or that does not ask this user
├── OrganiserError        only the organiser may do that
├── LobbyError            the lobby does not allow that
├── RuleFaultError        a bug in a rule; nothing was stored; `reference` is in the log
├── SettingError          no such setting, or a value that it cannot have
└── PrivacyError          its owner does not want it to be shown

Refused moves are the engine's own `MoveError`s, file trouble is the store's `StoreError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import KeyedError

if TYPE_CHECKING:
    from bot.session.values import DraftView


class SessionError(KeyedError):
    """Refused; nothing has changed."""

    key = "session-error"


class UnknownGameError(SessionError):
    """No such game in the store, or its rules are not installed."""

    key = "game-unknown"


class NotSeatedError(SessionError):
    """The user does not sit at this table."""

    key = "not-seated"


class ForeignSeatError(SessionError):
    """The seat is somebody else's."""

    key = "foreign-seat"


class GameClosedError(SessionError):
    """The game has not started, has ended or was abandoned."""

    key = "game-closed"


class GameOpenError(SessionError):
    """The game has started already."""

    key = "game-started"


class GamePausedError(SessionError):
    """The game is paused."""

    key = "game-paused"


class GameReadOnlyError(SessionError):
    """The game has diverged from its log and waits for the organiser's choice; or
    (`game-unreadable`) nothing of it can be played any more."""

    key = "game-read-only"


class NotAskedError(SessionError):
    """Nothing is asked of this seat now."""

    key = "not-asked"


class StalePressError(SessionError):
    """Made on something older than what there is now; `draft` is what there is."""

    key = "press-stale"

    def __init__(self, draft: DraftView | None = None) -> None:
        super().__init__()
        self.draft = draft


class DraftError(SessionError):
    """The draft does not allow that now."""

    key = "draft-error"


class UndoError(SessionError):
    """There is nothing to take back, or nothing to put back."""

    key = "undo-nothing"


class ConsentError(SessionError):
    """The request is closed, or does not ask this user."""

    key = "consent-closed"


class OrganiserError(SessionError):
    """Only the organiser may do that."""

    key = "organiser-only"


class LobbyError(SessionError):
    """The lobby does not allow that."""

    key = "lobby-error"


class RuleFaultError(SessionError):
    """A bug in a rule; the game stands where it stood."""

    key = "rule-fault"

    def __init__(self, reference: str) -> None:
        super().__init__(reference=reference)
        self.reference = reference


class SettingError(SessionError):
    """A setting that does not exist, or a value that it cannot have."""

    key = "setting-unknown"


class PrivacyError(SessionError):
    """What is asked for is not shown, because its owner does not want it to be."""

    key = "stats-hidden"
