"""The players' websocket: what a page or driver asks and what it is told."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from aiohttp import WSMsgType, web

from bot.local import acts, views
from bot.local.bodies import Body
from bot.local.core import Core
from bot.local.errors import RefusalError
from bot.local.model import Channel, Interaction, User
from bot.local.posting import delete_message, send_message
from bot.local.resolving import ActError
from bot.local.rest.channels import new_thread
from bot.local.rest.messages import page_of
from bot.local.validate.commands import LOCALES
from bot.local.wire import ChannelType, Json
from bot.local.world import BOT_ID


class PlayerSocket:
    """One open page or driver."""

    def __init__(self, core: Core, user: User, socket: web.WebSocketResponse) -> None:
        self._core = core
        self._user = user
        self._socket = socket
        self._outbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._greeted = False
        self._deeds: dict[str, Callable[[Json], Awaitable[object]]] = {
            "history": self._history,
            "commands": self._commands,
            "say": self._say,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "component": self._component,
            "modal_submit": self._modal_submit,
            "open_dm": self._open_dm,
            "set_locale": self._set_locale,
            "delete_message": self._delete_message,
            "add_user": self._add_user,
            "add_channel": self._add_channel,
            "add_thread": self._add_thread,
            "install": self._install,
        }

    @property
    def user_id(self) -> str:
        """Whose page this is."""
        return self._user.id

    def send(self, payload: Json) -> None:
        """Queue something for the page."""
        self._outbox.put_nowait(payload)

    async def run(self) -> None:
        """Serve the page until it goes."""
        writer = asyncio.create_task(self._write())
        self._core.join(self)
        self.greet()
        try:
            async for message in self._socket:
                if message.type is not WSMsgType.TEXT:
                    break
                self._start(message.data)
        finally:
            self._core.leave(self)
            for task in self._tasks:
                task.cancel()
            self._outbox.put_nowait(None)
            await writer

    def greet(self) -> None:
        """Tell the page everything anew; the commands, which are most of it, only at first: of
        those it is told when they change."""
        told = {} if self._greeted else {"commands": list(self._core.world.commands.values())}
        self._greeted = True
        self.send(self._hello() | told)

    async def close(self) -> None:
        """Say goodbye."""
        await self._socket.close(code=1001)

    async def _write(self) -> None:
        while (payload := await self._outbox.get()) is not None:
            try:
                await self._socket.send_str(json.dumps(payload, ensure_ascii=False))
            except ConnectionError:
                return

    def _start(self, raw: str) -> None:
        # A task each: an autocomplete may wait for the bot while the person does other things.
        task = asyncio.create_task(self._serve(raw))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, raw: str) -> None:
        number: object = None
        try:
            request = json.loads(raw)
            number = request.get("id")
            deed = self._deeds[request["do"]]
            self._reply(number, data=await deed(request))
        except ActError as error:
            self._reply(number, error={"code": error.code, "message": error.message})
        except RefusalError as error:
            self._reply(number, error=error.body())
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            words = f"This request is not understood: {error!r}"
            self._reply(number, error={"code": "bad_request", "message": words})

    def _reply(self, number: object, *, data: object = None, error: Json | None = None) -> None:
        reply: Json = {"type": "reply", "id": number, "ok": error is None}
        reply |= {"data": data} if error is None else {"error": error}
        self.send(reply)

    # what is asked

    def _hello(self) -> Json:
        world, me = self._core.world, self.user_id
        seen = [each for each in world.channels.values() if world.sees(each, me)]
        return {
            "type": "hello",
            "me": views.user(self._user) | {"installed": self._user.installed},
            "users": [views.user(each) for each in world.users.values()],
            "guilds": [
                {
                    "id": guild.id,
                    "name": guild.name,
                    "preferred_locale": guild.preferred_locale,
                    "bot_member": BOT_ID in guild.members,
                    "channels": [self._channel(each) for each in seen if each.guild_id == guild.id],
                    "members": list(guild.members),
                    "roles": [views.role(guild, each) for each in guild.roles],
                }
                for guild in world.guilds.values()
                if me in guild.members
            ],
            "dms": [self._channel(each) for each in seen if each.is_dm],
            "bot": views.user(world.bot),
            "bot_online": self._core.gateway.online,
            "locale": self._user.locale,
        }

    def _channel(self, channel: Channel) -> Json:
        return views.channel(self._core.world, channel, viewer=self.user_id)

    async def _history(self, request: Json) -> object:
        channel = acts.find_channel(self._core, self.user_id, request["channel_id"])
        messages = [
            each
            for each in self._core.world.messages.get(channel.id, {}).values()
            if each.ephemeral_for in (None, self.user_id) and not each.dismissed
        ]
        page = page_of(messages, int(request.get("limit", 50)), before=request.get("before"))
        return [self._core.view(each) | {"ephemeral_for": each.ephemeral_for} for each in page]

    async def _commands(self, request: Json) -> object:
        channel = acts.find_channel(self._core, self.user_id, request["channel_id"])
        return [
            each
            for each in self._core.world.commands.values()
            if acts.usable(self._core, each, channel, self.user_id)
        ]

    # what is done

    async def _say(self, request: Json) -> object:
        channel = acts.find_channel(self._core, self.user_id, request["channel_id"])
        message = send_message(
            self._core, channel, self.user_id, Body({"content": str(request["content"])})
        )
        return self._core.view(message)

    async def _command(self, request: Json) -> object:
        return {"interaction_id": self._used(request, nonce=_nonce(request)).id}

    async def _autocomplete(self, request: Json) -> object:
        choices = await self._core.choices.wait(self._used(request, typing=True).id)
        if choices is None:
            raise ActError("no_answer", "The bot offered nothing in time.")
        return choices

    def _used(self, request: Json, *, typing: bool = False, nonce: str = "") -> Interaction:
        """A command is used, or only typed so far."""
        return acts.use_command(
            self._core,
            self.user_id,
            request["channel_id"],
            request["command_id"],
            request.get("options", []),
            typing=typing,
            nonce=nonce,
        )

    async def _component(self, request: Json) -> object:
        message = acts.visible_message(
            self._core, self.user_id, request["channel_id"], request["message_id"]
        )
        interaction = acts.use_component(
            self._core,
            self.user_id,
            message,
            request["custom_id"],
            request.get("values"),
            nonce=_nonce(request),
        )
        return {"interaction_id": interaction.id}

    async def _modal_submit(self, request: Json) -> object:
        interaction = acts.submit_modal(
            self._core,
            self.user_id,
            request["interaction_id"],
            request["components"],
            nonce=_nonce(request),
        )
        return {"interaction_id": interaction.id}

    async def _delete_message(self, request: Json) -> object:
        message = acts.visible_message(
            self._core, self.user_id, request["channel_id"], request["message_id"]
        )
        if message.ephemeral_for is not None:
            message.dismissed = True
            self._core.world.save(message)
            gone = {"type": "message_delete", "channel_id": message.channel_id, "id": message.id}
            self._core.tell_players(gone, [self.user_id])
        elif message.author_id == self.user_id:
            delete_message(self._core, message)
        else:
            raise ActError("not_yours", "This is somebody else's message.")
        return None

    async def _open_dm(self, request: Json) -> object:
        other = str(request["user_id"])
        if other not in self._core.world.users or other == self.user_id:
            raise ActError("unknown_user", "There is no such person.")
        channel = self._core.world.dm(self.user_id, other)
        self._core.tell_channel("create", channel)
        return self._channel(channel)

    async def _set_locale(self, request: Json) -> object:
        if request["locale"] not in LOCALES:
            raise ActError("unknown_locale", "Discord does not know this language.")
        self._user.locale = request["locale"]
        self._core.world.save(self._user)
        return {"locale": self._user.locale}

    async def _install(self, request: Json) -> object:
        self._user.installed = bool(request.get("installed", True))
        self._core.world.save(self._user)
        return {"installed": self._user.installed}

    # what is added

    async def _add_user(self, request: Json) -> object:
        name = str(request["name"]).strip()
        if not 1 <= len(name) <= 32:
            raise ActError("wrong_name", "A name has 1 to 32 characters.")
        user = self._core.world.add_user(name, locale=str(request.get("locale", "en-US")))
        for guild in self._core.world.guilds.values():
            if self.user_id in guild.members:
                self._core.world.join(guild, user)
        self._core.greet_all()
        return views.user(user)

    async def _add_channel(self, request: Json) -> object:
        guild = self._core.world.guilds.get(str(request.get("guild_id")))
        if guild is None or self.user_id not in guild.members:
            raise ActError("unknown_guild", "There is no such server for you.")
        name = "-".join(str(request["name"]).lower().split())[:100]
        if not name:
            raise ActError("wrong_name", "A channel needs a name.")
        channel = self._core.world.add_channel(guild, name)
        self._core.tell_channel("create", channel)
        return self._channel(channel)

    async def _add_thread(self, request: Json) -> object:
        parent = acts.find_channel(self._core, self.user_id, request["channel_id"])
        name = str(request["name"]).strip()[:100]
        if not name:
            raise ActError("wrong_name", "A thread needs a name.")
        thread = new_thread(self._core, parent, self.user_id, name, ChannelType.PUBLIC_THREAD)
        return self._channel(thread)


def _nonce(request: Json) -> str:
    """By which a page knows again what it has done."""
    return str(request.get("nonce", ""))
