"""What settings, reminders and look-ups refuse: like all refusals a key and arguments."""

from __future__ import annotations

from bot.session.errors import SessionError


class SettingError(SessionError):
    """A setting that does not exist, or a value that it cannot have."""

    key = "setting-unknown"


class ReminderError(SessionError):
    """There is nothing to be reminded of, or it is too early to remind again."""

    key = "remind-nothing"


class PrivacyError(SessionError):
    """What is asked for is not shown, because its owner does not want it to be."""

    key = "stats-hidden"
