"""What a person sees of a message or modal, with the questions tests ask of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.local.validate.components import media_of, walk
from bot.local.wire import Json, MessageFlag

T = TypeVar("T")
_SELECTS = (3, 5, 6, 7, 8)


@dataclass(frozen=True)
class Button:
    """A button on a screen."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None


@dataclass(frozen=True)
class Select:
    """A select menu on a screen."""

    custom_id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    """Label and value of each option."""
    least: int
    most: int
    disabled: bool

    @property
    def values(self) -> tuple[str, ...]:
        """The values that can be chosen."""
        return tuple(value for _, value in self.options)


@dataclass(frozen=True)
class ScreenPicture:
    """A picture or other file on a screen."""

    url: str
    filename: str
    description: str | None
    width: int | None
    height: int | None


class Screen:
    """A message as it stood when it was looked at."""

    def __init__(self, raw: Json) -> None:
        self.raw = raw

    def __repr__(self) -> str:
        return f"<Screen {self.id} {self.text[:60]!r} buttons={[b.label for b in self.buttons]}>"

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        """Where it stands."""
        return str(self.raw["channel_id"])

    @property
    def author_id(self) -> str:
        """Who wrote it."""
        return str(self.raw["author"]["id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.raw["flags"] & MessageFlag.EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(self.raw["flags"] & MessageFlag.LOADING)

    @property
    def mentions(self) -> list[str]:
        """The ids of the people mentioned."""
        return [str(each["id"]) for each in self.raw["mentions"]]

    @property
    def components(self) -> list[Json]:
        """Every component, nested ones included."""
        return list(walk(self.raw["components"]))

    @property
    def text(self) -> str:
        """All that is written on it, embeds and text displays included."""
        parts = [self.raw["content"]]
        for embed in self.raw["embeds"]:
            parts += [embed.get("title"), embed.get("description")]
            for field in embed.get("fields", []):
                parts += [field["name"], field["value"]]
            parts.append(embed.get("footer", {}).get("text"))
        parts += [each["content"] for each in self.components if each["type"] == 10]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in order."""
        return [
            Button(
                each.get("label", "") or each.get("emoji", {}).get("name", ""),
                each.get("custom_id"),
                each["style"],
                each.get("disabled", False),
                each.get("url"),
            )
            for each in self.components
            if each["type"] == 2
        ]

    @property
    def selects(self) -> list[Select]:
        """Its select menus, in order."""
        return [
            Select(
                each["custom_id"],
                each.get("placeholder", ""),
                tuple((one["label"], one["value"]) for one in each.get("options", [])),
                each["min_values"],
                each["max_values"],
                each.get("disabled", False),
            )
            for each in self.components
            if each["type"] in _SELECTS
        ]

    @property
    def pictures(self) -> list[ScreenPicture]:
        """Its pictures and files: in galleries, thumbnails, files, embeds, attachments."""
        found = []
        for each in self.components:
            descriptions = [item.get("description") for item in each.get("items", [])]
            for index, (_, media) in enumerate(media_of(each)):
                words = descriptions[index] if descriptions else each.get("description")
                found.append(_picture(media, words))
        for embed in self.raw["embeds"]:
            found += [_picture(embed[key], None) for key in ("image", "thumbnail") if key in embed]
        return found + [_picture(each, each.get("description")) for each in self.raw["attachments"]]

    def button(self, label: str) -> Button:
        """The button with this label, or whose label contains it if none is equal."""
        return _pick(self.buttons, label, lambda each: each.label, "button")

    def select(self, wanted: str = "") -> Select:
        """The select with this custom id or placeholder; without a word the only one."""
        if not wanted and len(self.selects) == 1:
            return self.selects[0]
        by_id = [each for each in self.selects if each.custom_id == wanted]
        return (
            by_id[0]
            if by_id
            else _pick(self.selects, wanted, lambda each: each.placeholder, "select")
        )


@dataclass(frozen=True)
class Modal:
    """A form that the bot has opened."""

    interaction_id: str
    raw: Json

    @property
    def title(self) -> str:
        """Its heading."""
        return str(self.raw["title"])

    @property
    def custom_id(self) -> str:
        """Its id."""
        return str(self.raw["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """Its input fields by custom id."""
        return {
            each["custom_id"]: each for each in walk(self.raw["components"]) if "custom_id" in each
        }

    @property
    def labels(self) -> dict[str, str]:
        """The custom ids of its fields by their labels."""
        found = {}
        for each in walk(self.raw["components"]):
            if each["type"] == 18:
                found[each["label"]] = each["component"]["custom_id"]
            elif each["type"] == 4 and "label" in each:
                found[each["label"]] = each["custom_id"]
        return found


def _picture(media: Json, description: str | None) -> ScreenPicture:
    url = str(media["url"])
    return ScreenPicture(
        url, url.rpartition("/")[2], description, media.get("width"), media.get("height")
    )


def _pick(found: list[T], wanted: str, name_of: Callable[[T], str], what: str) -> T:
    for fits in (wanted.__eq__, lambda name: wanted in name):
        matching = [each for each in found if fits(name_of(each))]
        if len(matching) == 1:
            return matching[0]
    names = [name_of(each) for each in found]
    raise LookupError(f"no single {what} {wanted!r} among {names}")
