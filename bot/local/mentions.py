"""Who a message mentions, and whom it may."""

import re
from dataclasses import dataclass, field

from bot.local.model import Guild
from bot.local.validate.form import FormPart
from bot.local.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_SORTS = {"users", "roles", "everyone"}


@dataclass
class Allowed:
    """What `allowed_mentions` lets through."""

    sorts: set[str] = field(default_factory=lambda: {*_SORTS})
    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    replied: bool = True


def read_allowed(body: FormPart) -> Allowed:
    """The rule of a body; everything where it says nothing."""
    part = body.part("allowed_mentions")
    if part is None:
        return Allowed()
    sorts = {str(each) for each in part.items("parse") or []}
    for sort in sorts - _SORTS:
        part.fail("parse", "BASE_TYPE_CHOICES", f"Value must be one of {_SORTS}; got {sort}.")
    allowed = Allowed(sorts, replied=bool(part.switch("replied_user")))
    allowed.users = part.snowflakes("users", 100) or []
    allowed.roles = part.snowflakes("roles", 100) or []
    for key, ids in (("users", allowed.users), ("roles", allowed.roles)):
        if ids and key in sorts:
            part.fail(
                None,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
    return allowed


@dataclass
class Mentioned:
    """Who is mentioned in the end."""

    users: list[str]
    roles: list[str]
    everyone: bool


def find_mentions(
    world: World, texts: list[str], allowed: Allowed, guild: Guild | None, *, may_all: bool
) -> Mentioned:
    """Everybody named in the texts whom the rule lets through."""
    text = "\n".join(texts)
    users = [
        each
        for each in dict.fromkeys(_USER.findall(text))
        if each in world.users and ("users" in allowed.sorts or each in allowed.users)
    ]
    roles = [
        each
        for each in dict.fromkeys(_ROLE.findall(text))
        if guild is not None
        and each in guild.roles
        and ("roles" in allowed.sorts or each in allowed.roles)
    ]
    everyone = may_all and "everyone" in allowed.sorts and bool(_EVERYONE.search(text))
    return Mentioned(users, roles, everyone)
