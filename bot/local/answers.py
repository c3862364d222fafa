"""The bot's first answer to an interaction, of every kind, and what follows it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.local import limits
from bot.local.bodies import Body
from bot.local.core import Core
from bot.local.errors import RefusalError, refusal
from bot.local.model import Channel, Interaction, Message
from bot.local.posting import edit_message, publish, send_message
from bot.local.validate.commands import read_choices
from bot.local.validate.form import FormPart, examining
from bot.local.validate.modals import read_modal
from bot.local.wire import AnswerKind, InteractionType, Json, MessageFlag, MessageType
from bot.local.world import BOT_ID

_SAYING = {AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE}
_CHANGING = {AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE}


def respond(core: Core, interaction: Interaction, body: Body) -> Json:
    """Carry out a callback; returns what `with_response` shows."""
    with examining(body.value) as part:
        allowed = _allowed(interaction)
        kind = part.one_of("type", {int(each) for each in allowed}, required=True)
        data = part.part("data")
    answer = AnswerKind(kind or 0)
    inner = Body({} if data is None else data.value, body.files)
    with _below_data():
        message = _DEEDS[answer](core, interaction, inner, data or part)
    _tell(core, interaction, answer, core.interactions.answered(interaction, answer))
    return _shown(core, interaction, answer, message)


def _allowed(interaction: Interaction) -> set[AnswerKind]:
    match interaction.type:
        case InteractionType.AUTOCOMPLETE:
            return {AnswerKind.CHOICES}
        case InteractionType.COMPONENT:
            return _SAYING | _CHANGING | {AnswerKind.MODAL}
        case InteractionType.MODAL:
            return _SAYING | (_CHANGING if interaction.message_id else set())
        case _:
            return _SAYING | {AnswerKind.MODAL}


@contextmanager
def _below_data() -> Iterator[None]:
    """Faults found in the data of a callback are reported below `data`."""
    try:
        yield
    except RefusalError as error:
        if error.errors:
            error.errors = {"data": error.errors}
        raise


def _is_ephemeral(body: Body) -> bool:
    value = body.value if isinstance(body.value, dict) else {}
    flags = value.get("flags") or 0
    return isinstance(flags, int) and bool(flags & MessageFlag.EPHEMERAL)


def _channel_of(core: Core, interaction: Interaction) -> Channel:
    channel = core.world.channels.get(interaction.channel_id)
    if channel is None:
        raise refusal("unknown_channel")
    return channel


def _reference(interaction: Interaction, message_id: str) -> Json:
    """What a message replies to, in the channel of the interaction."""
    reference: Json = {"type": 0, "channel_id": interaction.channel_id, "message_id": message_id}
    if interaction.guild_id is not None:
        reference["guild_id"] = interaction.guild_id
    return reference


def _kind_and_reference(interaction: Interaction) -> tuple[MessageType, Json | None]:
    if interaction.message_id is None:
        return MessageType.COMMAND, None
    return MessageType.REPLY, _reference(interaction, interaction.message_id)


def _say(core: Core, interaction: Interaction, body: Body, _: FormPart) -> Message:
    channel = _channel_of(core, interaction)
    kind, reference = _kind_and_reference(interaction)
    message = send_message(
        core,
        channel,
        BOT_ID,
        body,
        interaction=interaction,
        ephemeral_for=interaction.user_id if _is_ephemeral(body) else None,
        kind=kind,
        reference=reference,
    )
    interaction.original_id = message.id
    return message


def _think(core: Core, interaction: Interaction, body: Body, _: FormPart) -> Message:
    channel = _channel_of(core, interaction)
    kind, reference = _kind_and_reference(interaction)
    message = Message(
        core.world.new_id(),
        channel.id,
        BOT_ID,
        core.clock.now(),
        type=kind,
        reference=reference,
        flags=MessageFlag.LOADING,
        interaction_id=interaction.id,
        metadata=interaction.metadata,
    )
    if _is_ephemeral(body):
        message.ephemeral_for = interaction.user_id
        message.flags |= MessageFlag.EPHEMERAL
    interaction.original_id = message.id
    interaction.waiting = True
    publish(core, channel, message)
    return message


def _source(core: Core, interaction: Interaction) -> Message:
    message = core.world.message(interaction.channel_id, interaction.message_id or "")
    interaction.original_id = message.id
    return message


def _change(core: Core, interaction: Interaction, body: Body, _: FormPart) -> Message:
    # Unlike other edits this one drops every file it does not list (discord-api-docs #6277).
    source = _source(core, interaction)
    return edit_message(core, source, body, interaction=interaction, keeps=False)


def _change_later(core: Core, interaction: Interaction, _: Body, __: FormPart) -> Message:
    return _source(core, interaction)


def _open_modal(core: Core, interaction: Interaction, body: Body, _: FormPart) -> None:
    with examining(body.value) as part:
        interaction.modal = read_modal(part)


def _offer_choices(core: Core, interaction: Interaction, body: Body, _: FormPart) -> None:
    with examining(body.value) as part:
        choices = read_choices(part, interaction.data)
    core.choices.give(interaction.id, choices)


_Deed = Callable[[Core, Interaction, Body, FormPart], Message | None]
_DEEDS: dict[AnswerKind, _Deed] = {
    AnswerKind.MESSAGE: _say,
    AnswerKind.DEFERRED_MESSAGE: _think,
    AnswerKind.UPDATE: _change,
    AnswerKind.DEFERRED_UPDATE: _change_later,
    AnswerKind.MODAL: _open_modal,
    AnswerKind.CHOICES: _offer_choices,
}


def _tell(core: Core, interaction: Interaction, answer: AnswerKind, after: float) -> None:
    state = "deferred" if answer == AnswerKind.DEFERRED_MESSAGE else "done"
    shown = interaction.original_id
    core.interactions.tell(interaction, state, after, answer=int(answer), response_message_id=shown)
    if answer == AnswerKind.MODAL:
        core.tell_players(
            {
                "type": "modal",
                "interaction_id": interaction.id,
                "nonce": interaction.nonce,
                "modal": interaction.modal,
            },
            [interaction.user_id],
        )


def _shown(
    core: Core, interaction: Interaction, answer: AnswerKind, message: Message | None
) -> Json:
    about: Json = {
        "id": interaction.id,
        "type": int(interaction.type),
        "channel_id": interaction.channel_id,
    }
    if interaction.guild_id is not None:
        about["guild_id"] = interaction.guild_id
    if message is not None:
        about |= {
            "response_message_id": message.id,
            "response_message_loading": bool(message.flags & MessageFlag.LOADING),
            "response_message_ephemeral": message.ephemeral_for is not None,
        }
    shown: Json = {"interaction": about}
    if answer in (AnswerKind.MESSAGE, AnswerKind.UPDATE) and message is not None:
        shown["resource"] = {"type": int(answer), "message": core.view(message)}
    return shown


# after the first answer


def original(core: Core, interaction: Interaction) -> Message:
    """The message that the first answer made or stands on."""
    return core.world.message(interaction.channel_id, interaction.original_id or "")


def mine(core: Core, interaction: Interaction, message_id: str) -> Message:
    """A message this interaction's token may touch."""
    if message_id == "@original":
        return original(core, interaction)
    message = core.world.message(interaction.channel_id, message_id)
    if message.interaction_id != interaction.id and message.id != interaction.original_id:
        raise refusal("unknown_message")
    return message


def follow_up(core: Core, interaction: Interaction, body: Body) -> Message:
    """Say more; after a deferred answer the first follow-up takes its place."""
    channel = _channel_of(core, interaction)
    if interaction.waiting:
        return amend(core, interaction, original(core, interaction), body)
    if "0" not in interaction.owners and interaction.follow_ups >= limits.FOREIGN_FOLLOW_UPS:
        raise refusal("too_many_follow_ups")
    interaction.follow_ups += 1
    first = interaction.original_id
    if first not in core.world.messages.get(channel.id, {}):
        first = None  # it has been deleted
    return send_message(
        core,
        channel,
        BOT_ID,
        body,
        interaction=interaction,
        ephemeral_for=interaction.user_id if _is_ephemeral(body) else None,
        reference=None if first is None else _reference(interaction, first),
    )


def amend(core: Core, interaction: Interaction, message: Message, body: Body) -> Message:
    """Change a message by the interaction's token; fills a deferred one."""
    done = edit_message(core, message, body, interaction=interaction)
    if interaction.waiting and message.id == interaction.original_id:
        interaction.waiting = False
        core.world.save(interaction)
    return done
