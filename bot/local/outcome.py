"""What came of an act: the bot's first answer, its timing, and the message or form in the end."""

from collections.abc import Iterator

from bot.local.line import PlayerLine
from bot.local.screen import Modal, Screen
from bot.local.wire import AnswerKind as Kind
from bot.local.wire import Json


class NoAnswerError(Exception):
    """The bot did not answer in time: "The application did not respond"."""


class Answer:
    """The bot's answer to one act, read from what the person was told."""

    def __init__(self, nonce: str, line: PlayerLine) -> None:
        self._nonce = nonce
        self._line = line
        self._begin = len(line.events)

    def __repr__(self) -> str:
        return f"<Answer kind={self.kind} first_after={self.first_after:.3f} {self.message!r}>"

    @property
    def kind(self) -> int:
        """The callback type of the first answer."""
        return int(self._first().get("answer") or 0)

    @property
    def first_after(self) -> float:
        """Seconds from the act to the first answer, measured at the table."""
        return float(self._first()["elapsed"])

    @property
    def deferred(self) -> bool:
        """Whether the first answer only promised another."""
        return self.kind in (Kind.DEFERRED_MESSAGE, Kind.DEFERRED_UPDATE)

    @property
    def message(self) -> Screen:
        """The message answered with, or the changed one, in its newest state."""
        wanted = self._first().get("response_message_id")
        if wanted not in self._line.messages:
            raise LookupError(f"the answer of kind {self.kind} has no message")
        return self._line.messages[wanted]

    @property
    def text(self) -> str:
        """All that is written on the message."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the message."""
        return self.message.ephemeral

    @property
    def modal(self) -> Modal:
        """The form that was opened."""
        for event in self._mine():
            if event["type"] == "modal":
                return Modal(event["interaction_id"], event["modal"])
        raise LookupError("no form was opened")

    @property
    def followups(self) -> list[Screen]:
        """Further messages sent with this interaction's token so far."""
        first = self._first().get("response_message_id")
        made = [e["message"]["id"] for e in self._mine() if e["type"] == "message_create"]
        return [self._line.messages[each] for each in made if each != first]

    def _mine(self) -> Iterator[Json]:
        return (event for event in self._later() if event.get("nonce") == self._nonce)

    def _later(self) -> Iterator[Json]:
        events = self._line.events
        return (events[index] for index in range(self._begin, len(events)))

    def _first(self) -> Json:
        for event in self._mine():
            if event["type"] == "interaction" and event["state"] != "pending":
                return event
        return {}

    # how far it is

    def answered(self) -> bool:
        """Whether there is a first answer, or never will be."""
        return bool(self._first())

    def complete(self) -> bool:
        """Whether what was promised has come."""
        first = self._first()
        if not first or self.failed or not self.deferred:
            return bool(first)
        wanted = first["response_message_id"]
        if any(e["type"] == "message_delete" and e["id"] == wanted for e in self._later()):
            return True
        changes = [each for each in self._mine() if each["type"].startswith("message_")]
        if self.kind == Kind.DEFERRED_UPDATE:
            return bool(changes)
        return any(
            each["type"] == "message_update" and each["message"]["id"] == wanted for each in changes
        )

    @property
    def failed(self) -> bool:
        """Whether the time for an answer ran out."""
        return self._first().get("state") == "failed"

    async def settle(self, until: str) -> "Answer":
        """Wait for the first answer (`first`) or for all that was promised (`final`)."""
        if until not in ("first", "final"):
            raise ValueError(f"until must be first or final, not {until!r}")
        await self._line.until(self.answered if until == "first" else self.complete)
        if self.failed:
            raise NoAnswerError("the bot did not answer in time")
        return self
