"""What settings, reminders and look-ups refuse: like all refusals a key and arguments."""

from __future__ import annotations

from bot.session.errors import SessionError


class ReminderError(SessionError):
    """There is nothing to be reminded of, or it is too early to remind again."""

    key = "remind-nothing"
