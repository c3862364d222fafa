"""Writing and changing messages: one path for REST, interactions and players."""

from dataclasses import dataclass, field

from bot.local import limits
from bot.local.bodies import Body
from bot.local.core import Core
from bot.local.errors import RefusalError, refusal
from bot.local.mentions import Mentioned, find_mentions, read_allowed
from bot.local.model import Attachment, Channel, Interaction, Message
from bot.local.permissions import Permission
from bot.local.uploads import read_attachments, resolve
from bot.local.validate.components import media_of, read_components, walk
from bot.local.validate.embeds import read_embeds
from bot.local.validate.form import FormPart, examining
from bot.local.wire import Json, MessageFlag, MessageType
from bot.local.world import BOT_ID

_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
_LEGACY = ("content", "embeds", "sticker_ids", "poll")


@dataclass
class Contents:
    """What a message says after a request."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    files: list[tuple[Attachment, bytes | None]] = field(default_factory=list)
    flags: int = 0
    mentioned: Mentioned = field(default_factory=lambda: Mentioned([], [], everyone=False))
    replied: bool = True

    @property
    def empty(self) -> bool:
        """Whether Discord would call this an empty message."""
        v2 = self.flags & MessageFlag.COMPONENTS_V2
        shown = bool(self.components) if v2 else bool(self.content.strip() or self.embeds)
        return not shown and not (self.files and not v2)


def read_contents(
    core: Core, part: FormPart, body: Body, channel: Channel, was: Message, *, keeps: bool = True
) -> Contents:
    """What `was` says after this body; for a new message `was` is an empty one."""
    flags = _flags(part, was)
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    content = part.text("content", 0, limits.CONTENT)
    embeds = read_embeds(part)
    _check_legacy(part, was, v2=v2 or was.is_v2)
    files = read_attachments(part, body.files, was.attachments, core.world, channel.id, keeps=keeps)
    values = part.items("components")
    if values is not None or "components" in part.value:
        components = read_components(part, values or [], v2=v2)
    else:
        components = None
    known = [file for file, _ in files]
    resolve(part, components or [], embeds or [], known, core.origin, core.world)
    done = Contents(
        content=(content or "") if "content" in part.value else was.content,
        embeds=was.embeds if embeds is None else embeds,
        components=was.components if components is None else components,
        files=files,
        # Once made of components, always made of components.
        flags=flags | was.flags & MessageFlag.COMPONENTS_V2,
    )
    _check_size(done.components)
    allowed = read_allowed(part)
    shown = [each["content"] for each in walk(done.components) if each["type"] == 10]
    texts = [done.content, *shown]
    may_all = bool(core.world.permissions(channel, was.author_id) & Permission.MENTION_EVERYONE)
    guild = core.world.guild_of(channel)
    done.mentioned = find_mentions(core.world, texts, allowed, guild, may_all=may_all)
    done.replied = allowed.replied
    return done


def _flags(part: FormPart, was: Message) -> int:
    asked = part.number("flags", 0, 2**31 - 1)
    if asked is None:
        return was.flags
    kept = was.flags & ~_SETTABLE
    if was.is_v2 and not asked & MessageFlag.COMPONENTS_V2 and not part.has("components"):
        kept |= MessageFlag.COMPONENTS_V2
    return kept | asked & _SETTABLE


def _check_legacy(part: FormPart, was: Message, *, v2: bool) -> None:
    if not v2:
        return
    for key in _LEGACY:
        stale = key not in part.value and bool(getattr(was, key, None))
        if part.value.get(key) or stale:
            part.fail(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_size(components: list[Json]) -> None:
    everything = list(walk(components))
    texts = [each["content"] for each in everything if each["type"] == 10]
    weight = sum(len(text.encode()) + limits.DISPLAY_BYTES_EACH for text in texts)
    media = sum(sum(1 for _ in media_of(each)) for each in everything)
    if weight > limits.DISPLAY_BYTES or media > limits.MEDIA_ITEMS:
        raise refusal("broken")


def send_message(
    core: Core,
    channel: Channel,
    author_id: str,
    body: Body,
    *,
    interaction: Interaction | None = None,
    ephemeral_for: str | None = None,
    kind: MessageType = MessageType.DEFAULT,
    reference: Json | None = None,
) -> Message:
    """Write a new message and tell everybody who sees it."""
    world = core.world
    message = Message("0", channel.id, author_id, core.clock.now(), type=kind)
    with examining(body.value) as part:
        contents = read_contents(core, part, body, channel, message)
        nonce = _nonce(part)
        quoted = _reference(core, part, channel)
        once = part.switch("enforce_nonce")
    if once and (same := _same_nonce(core, channel, author_id, nonce)) is not None:
        return same
    if contents.empty:
        raise refusal("empty_message")
    message.id = world.new_id()
    message.nonce = nonce
    message.tts = isinstance(body.value, dict) and bool(body.value.get("tts"))
    if quoted is not None:
        target = world.messages[channel.id][quoted["message_id"]]
        if contents.replied and target.author_id not in contents.mentioned.users:
            contents.mentioned.users.append(target.author_id)
    if (reference := quoted or reference) is not None:
        message.reference, message.type = reference, MessageType.REPLY
    if interaction is not None:
        message.interaction_id, message.metadata = interaction.id, interaction.metadata
    _write(core, message, contents)
    if ephemeral_for is not None:
        message.ephemeral_for = ephemeral_for
        message.flags |= MessageFlag.EPHEMERAL
    publish(core, channel, message)
    return message


def publish(core: Core, channel: Channel, message: Message) -> None:
    """Keep a finished new message and tell of it."""
    core.world.save(message)
    if message.ephemeral_for is None:
        channel.last_message_id = message.id
        channel.messages_sent += 1
        if channel.is_thread:
            _revive(core, channel, message.author_id)
        core.world.save(channel)
    core.tell_message(
        "create", message, by=core.world.interactions.get(message.interaction_id or "")
    )


def _revive(core: Core, thread: Channel, author_id: str) -> None:
    if author_id not in thread.thread_members:
        thread.thread_members.append(author_id)
    if thread.archived:
        thread.archived = False
        core.tell_channel("update", thread)


def edit_message(
    core: Core,
    message: Message,
    body: Body,
    *,
    interaction: Interaction | None = None,
    keeps: bool = True,
) -> Message:
    """Change a message and tell everybody who sees it; `keeps`: unlisted files stay."""
    channel = core.world.channels[message.channel_id]
    with examining(body.value) as part:
        contents = read_contents(core, part, body, channel, message, keeps=keeps)
    loading = bool(message.flags & MessageFlag.LOADING)
    if contents.empty:
        raise refusal("empty_message")
    contents.flags &= ~MessageFlag.LOADING
    _write(core, message, contents)
    if not loading:
        message.edited_at = core.clock.now()
    core.world.save(message)
    core.tell_message("update", message, by=interaction)
    return message


def delete_message(core: Core, message: Message) -> None:
    """Remove a message and tell everybody who saw it."""
    core.world.drop_message(message)
    core.tell_deleted(message)


def _write(core: Core, message: Message, contents: Contents) -> None:
    kept_files = {file.id for file, _ in contents.files}
    for file in message.attachments:
        if file.id not in kept_files:
            core.store.drop_file(file.id)
    for file, content in contents.files:
        if content is not None:
            core.store.put_file(file.id, content)
    message.content = contents.content
    message.embeds = contents.embeds
    message.components = contents.components
    message.attachments = [file for file, _ in contents.files]
    message.flags = contents.flags
    message.mentions = contents.mentioned.users
    message.mention_roles = contents.mentioned.roles
    message.mention_everyone = contents.mentioned.everyone


def _nonce(part: FormPart) -> str | int | None:
    nonce: object = part.value.get("nonce")
    if nonce is None or (isinstance(nonce, int) and not isinstance(nonce, bool)):
        return nonce
    if not isinstance(nonce, str):
        part.fail("nonce", "NONCE_TYPE_INVALID_TYPE", "This field must be a string or integer.")
        return None
    if len(nonce) > limits.NONCE:
        message = f"Must be {limits.NONCE} or fewer characters long."
        part.fail("nonce", "NONCE_TYPE_TOO_LONG", message)
    return nonce


def _same_nonce(
    core: Core, channel: Channel, author_id: str, nonce: str | int | None
) -> Message | None:
    if nonce is None:
        return None
    since = core.clock.now() - limits.NONCE_MEMORY_S
    for message in reversed(core.world.messages.get(channel.id, {}).values()):
        if message.created_at < since:
            return None
        if message.nonce == nonce and message.author_id == author_id:
            return message
    return None


def _reference(core: Core, part: FormPart, channel: Channel) -> Json | None:
    inner = part.part("message_reference")
    if inner is None:
        return None
    message_id = inner.snowflake("message_id", required=True)
    target = core.world.messages.get(channel.id, {}).get(message_id or "")
    if target is None or target.ephemeral_for is not None:
        if inner.value.get("fail_if_not_exists", True):
            part.fail("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None
    reference: Json = {"type": 0, "channel_id": channel.id, "message_id": target.id}
    if channel.guild_id is not None:
        reference["guild_id"] = channel.guild_id
    return reference


def check_may_send(core: Core, channel: Channel, body: Body) -> None:
    """The bot may write here, or Discord's refusal."""
    world = core.world
    if channel.is_dm:
        other = next(each for each in channel.recipients if each != BOT_ID)
        known = world.users[other].installed or world.shares_guild(BOT_ID, other)
        if world.users[other].closed_dms or not known:
            raise refusal("closed_dm")
        return
    granted = world.permissions(channel, BOT_ID)
    if not granted & Permission.VIEW_CHANNEL:
        raise refusal("missing_access")
    needed = Permission.SEND_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if body.files:
        needed |= Permission.ATTACH_FILES
    if isinstance(body.value, dict) and body.value.get("embeds"):
        needed |= Permission.EMBED_LINKS
    if needed & ~granted:
        raise refusal("missing_permissions")
    if channel.archived and channel.locked:
        raise refusal("thread_archived")
    if channel.type not in (0, 5, 10, 11, 12):
        raise RefusalError(400, 50008, "Cannot send messages in a non-text channel")
