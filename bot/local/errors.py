"""Discord's refusals: an exception with status and code, and the ones we give by name."""

from collections.abc import Mapping

from bot.local.wire import Json


class RefusalError(Exception):
    """A request is answered with an error of Discord's."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers = dict(headers or {})

    def body(self) -> Json:
        """The JSON that goes out."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


# By name: status, code and message.
_KNOWN: dict[str, tuple[int, int, str]] = {
    "bad_json": (400, 50109, "The request body contains invalid JSON."),
    "unauthorized": (401, 0, "401: Unauthorized"),
    "not_found": (404, 0, "404: Not Found"),
    "not_allowed": (405, 0, "405: Method Not Allowed"),
    "unknown_application": (404, 10002, "Unknown Application"),
    "unknown_channel": (404, 10003, "Unknown Channel"),
    "unknown_guild": (404, 10004, "Unknown Guild"),
    "unknown_member": (404, 10007, "Unknown Member"),
    "unknown_message": (404, 10008, "Unknown Message"),
    "unknown_user": (404, 10013, "Unknown User"),
    "unknown_emoji": (404, 10014, "Unknown Emoji"),
    "unknown_webhook": (404, 10015, "Unknown Webhook"),
    "unknown_interaction": (404, 10062, "Unknown interaction"),
    "unknown_command": (404, 10063, "Unknown application command"),
    "too_many_commands": (400, 30032, "Maximum number of application commands reached (100)."),
    "too_large": (413, 40005, "Request entity too large"),
    "acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "missing_access": (403, 50001, "Missing Access"),
    "wrong_channel_for_dm": (403, 50003, "Cannot execute action on a DM channel"),
    "not_your_message": (403, 50005, "Cannot edit a message authored by another user"),
    "empty_message": (400, 50006, "Cannot send an empty message"),
    "closed_dm": (403, 50007, "Cannot send messages to this user"),
    "missing_permissions": (403, 50013, "Missing Permissions"),
    "wrong_channel_type": (400, 50024, "Cannot execute action on this channel type"),
    "bad_webhook_token": (401, 50027, "Invalid Webhook Token"),
    "thread_archived": (400, 50083, "Thread is archived"),
    "too_many_follow_ups": (
        400,
        40094,
        "This interaction has reached the maximum number of follow-up messages that can be sent.",
    ),
    "thread_exists": (400, 160004, "A thread has already been created for this message"),
    "broken": (500, 0, "500: Internal Server Error"),
}


def refusal(name: str) -> RefusalError:
    """The refusal known by this name."""
    status, code, message = _KNOWN[name]
    return RefusalError(status, code, message)


def invalid_form(errors: Json) -> RefusalError:
    """`50035 Invalid Form Body` with its nested faults."""
    return RefusalError(400, 50035, "Invalid Form Body", errors=errors)
