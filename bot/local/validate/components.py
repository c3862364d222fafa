"""Components of messages: read, checked, and brought into the form they go out in."""

from collections.abc import Callable, Iterator

from bot.local import limits
from bot.local.validate.form import FormPart, Path, by_type, kept
from bot.local.wire import Json

LINK, PREMIUM = 5, 6
SELECTS = {3, 5, 6, 7, 8}
_DEFAULT_KINDS = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}
_CHANNEL_TYPES = {0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16}


def read_components(body: FormPart, values: list[object], *, v2: bool) -> list[Json]:
    """The components of a message body, in the form they go out in."""
    readers = _V2_TOP if v2 else _V1_TOP
    body.length("components", len(values), 0, limits.COMPONENTS if v2 else limits.ROWS)
    parts = body.below(values, "components")
    found = [done for part in parts if (done := by_type(part, readers)) is not None]
    _check_whole(body, found, v2=v2)
    number(body, found)
    return found


def places(components: list[Json], path: Path) -> Iterator[tuple[Path, Json]]:
    """Every component with its place, nested ones included, outermost first."""
    for index, component in enumerate(components):
        here = (*path, str(index))
        yield here, component
        yield from places(component.get("components", []), (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield (*here, key), component[key]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included, outermost first."""
    for _, component in places(components, ()):
        yield component


def media_of(component: Json) -> Iterator[tuple[Path, Json]]:
    """The media items of one component with their places, not of those inside it."""
    for key in ("media", "file"):
        if key in component:
            yield (key, "url"), component[key]
    for index, item in enumerate(component.get("items", [])):
        yield ("items", str(index), "media", "url"), item["media"]


def number(body: FormPart, components: list[Json]) -> None:
    """Give every component without an id the next free one; ids may not repeat."""
    everything = list(walk(components))
    used = [component["id"] for component in everything if component.get("id")]
    if len({*used}) != len(used):
        body.fail("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    following = 1
    for component in everything:
        if not component.get("id"):
            while following in used:
                following += 1
            component["id"] = following
            used.append(following)


def check_custom_ids(body: FormPart, components: list[Json]) -> None:
    """No custom id twice; the fault is noted at the second."""
    seen: set[str] = set()
    for place, component in places(components, ("components",)):
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
        if custom_id in seen:
            body.faults.add(
                (*body.path, *place, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(custom_id)


def _check_whole(body: FormPart, components: list[Json], *, v2: bool) -> None:
    check_custom_ids(body, components)
    if not v2:
        return
    everything = list(walk(components))
    if len(everything) > limits.COMPONENTS:
        body.fail(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of total components is {limits.COMPONENTS}",
        )
    texts = [component["content"] for component in everything if component["type"] == 10]
    if sum(map(len, texts)) > limits.DISPLAY_TEXT:
        body.fail(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Components displayable text size exceeds maximum size of {limits.DISPLAY_TEXT}",
        )


def emoji(part: FormPart) -> Json | None:
    """A button's or option's emoji."""
    found = part.part("emoji")
    if found is None:
        return None
    identity = found.snowflake("id")
    name = found.text("name", 0, 64)
    if identity is None and (not name or name.isascii()):
        found.fail("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    return kept(id=identity, name=name or "_", animated=found.switch("animated"))


def component_id(part: FormPart) -> int | None:
    """The number a bot may give its component; 0 asks for one."""
    return part.number("id", 0, 2**31 - 1) or None


def _row(part: FormPart) -> Json:
    children = part.parts("components", 1, limits.ROW_BUTTONS, required=True)
    inner = [done for child in children if (done := by_type(child, _IN_ROW)) is not None]
    selects = sum(child["type"] in SELECTS for child in inner)
    if selects:
        check_alone(part, inner)
    return {"type": 1, "id": component_id(part), "components": inner}


def check_alone(part: FormPart, inner: list[Json]) -> None:
    """In a row that one component fills, every further one is a fault."""
    for index in range(1, len(inner)):
        part.faults.add(
            (*part.path, "components", str(index)),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _button(part: FormPart) -> Json:
    style = part.one_of("style", range(1, 7), required=True)
    custom_id = part.text("custom_id", 1, limits.CUSTOM_ID)
    url = part.address("url", limits.BUTTON_URL, ("http", "https", "discord"))
    label = part.text("label", 0, limits.BUTTON_LABEL)
    icon = emoji(part)
    sku = part.snowflake("sku_id")
    if custom_id is not None and url is not None:
        for key in ("custom_id", "url"):
            part.fail(
                key,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style == LINK and url is None and not part.has("url"):
        part.fail("url", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
    elif style not in (None, LINK, PREMIUM) and custom_id is None:
        part.fail("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    if not label and icon is None and sku is None:
        part.fail(
            "label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required"
        )
    return {
        "type": 2,
        "id": component_id(part),
        "style": style,
        **kept(
            custom_id=custom_id,
            url=url,
            label=label,
            emoji=icon,
            sku_id=sku,
            disabled=part.switch("disabled") or None,
        ),
    }


def select(part: FormPart) -> Json:
    """A select menu of any kind, in a row or under a label."""
    kind = int(part.value["type"])
    low = part.number("min_values", 0, limits.SELECT_OPTIONS)
    high = part.number("max_values", 1, limits.SELECT_OPTIONS)
    least, most = 1 if low is None else low, 1 if high is None else high
    if least > most:
        part.fail(
            "min_values", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}."
        )
    done: Json = {
        "type": kind,
        "id": component_id(part),
        "custom_id": part.text("custom_id", 1, limits.CUSTOM_ID, required=True),
        "min_values": least,
        "max_values": most,
        **kept(
            placeholder=part.text("placeholder", 0, limits.PLACEHOLDER),
            disabled=part.switch("disabled") or None,
            required=part.switch("required"),
        ),
    }
    if kind == 3:
        done["options"] = _options(part, least, most)
    else:
        done |= kept(default_values=_default_values(part, kind))
    if kind == 8 and (types := part.items("channel_types")) is not None:
        if not {*types} <= _CHANNEL_TYPES:
            part.fail("channel_types", "BASE_TYPE_CHOICES", "Value must be a channel type.")
        done["channel_types"] = types
    return done


def _options(part: FormPart, least: int, most: int) -> list[Json]:
    # Discord wants at least as many options as may be picked and says it as a length.
    low = max(1, min(most, limits.SELECT_OPTIONS))
    options = [
        option(each) for each in part.parts("options", low, limits.SELECT_OPTIONS, required=True)
    ]
    check_options(part, options, most)
    return options


def option(part: FormPart) -> Json:
    """One option of a string select."""
    return {
        "label": part.text("label", 1, limits.OPTION_TEXT, required=True),
        "value": part.text("value", 1, limits.OPTION_TEXT, required=True),
        **kept(
            description=part.text("description", 0, limits.OPTION_TEXT),
            emoji=emoji(part),
            default=part.switch("default") or None,
        ),
    }


def check_options(part: FormPart, options: list[Json], most: int) -> None:
    """No value twice, and not more defaults than may be picked."""
    seen: set[object] = set()
    for index, each in enumerate(options):
        if each["value"] in seen:
            part.faults.add(
                (*part.path, "options", str(index)),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(each["value"])
    if sum(bool(each.get("default")) for each in options) > most:
        part.fail(
            "options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "The specified number of default values exceeds the specified maximum values",
        )


def _default_values(part: FormPart, kind: int) -> list[Json] | None:
    if not part.has("default_values"):
        return None
    found: list[Json] = []
    for each in part.parts("default_values", 0, limits.SELECT_OPTIONS):
        sort = each.text("type", required=True)
        if sort not in _DEFAULT_KINDS[kind]:
            each.fail("type", "BASE_TYPE_CHOICES", f"Value must be one of {_DEFAULT_KINDS[kind]}.")
        found.append({"id": each.snowflake("id", required=True), "type": sort})
    return found


def text_display(part: FormPart) -> Json:
    """A piece of text."""
    content = part.text("content", 1, limits.DISPLAY_TEXT, required=True)
    return {"type": 10, "id": component_id(part), "content": content or ""}


def _section(part: FormPart) -> Json:
    texts = part.parts("components", 1, limits.SECTION_TEXTS, required=True)
    accessory = part.part("accessory", required=True)
    return {
        "type": 9,
        "id": component_id(part),
        "components": [done for text in texts if (done := by_type(text, {10: text_display}))],
        "accessory": by_type(accessory, {2: _button, 11: _thumbnail}) if accessory else None,
    }


def _media(part: FormPart, key: str, schemes: tuple[str, ...]) -> Json:
    media = part.part(key, required=True)
    url = media.address("url", limits.URL, schemes, required=True) if media else None
    return {"url": url or ""}


def _thumbnail(part: FormPart) -> Json:
    return {
        "type": 11,
        "id": component_id(part),
        "media": _media(part, "media", ("http", "https", "attachment")),
        "description": part.text("description", 1, limits.ALT_TEXT),
        "spoiler": part.switch("spoiler") or False,
    }


def _gallery(part: FormPart) -> Json:
    items = part.parts("items", 1, limits.GALLERY_ITEMS, required=True)
    return {
        "type": 12,
        "id": component_id(part),
        "items": [
            {
                "media": _media(item, "media", ("http", "https", "attachment")),
                "description": item.text("description", 1, limits.ALT_TEXT),
                "spoiler": item.switch("spoiler") or False,
            }
            for item in items
        ],
    }


def _file(part: FormPart) -> Json:
    return {
        "type": 13,
        "id": component_id(part),
        "file": _media(part, "file", ("attachment",)),
        "spoiler": part.switch("spoiler") or False,
    }


def _separator(part: FormPart) -> Json:
    divider = part.switch("divider")
    return {
        "type": 14,
        "id": component_id(part),
        "spacing": part.one_of("spacing", (1, 2)) or 1,
        "divider": True if divider is None else divider,
    }


def _container(part: FormPart) -> Json:
    children = part.parts("components", 1, limits.COMPONENTS, required=True)
    return {
        "type": 17,
        "id": component_id(part),
        "accent_color": part.number("accent_color", 0, 0xFFFFFF),
        "spoiler": part.switch("spoiler") or False,
        "components": [
            done for child in children if (done := by_type(child, _IN_CONTAINER)) is not None
        ],
    }


_Reader = Callable[[FormPart], Json]
_IN_ROW: dict[int, _Reader] = {2: _button, **dict.fromkeys(SELECTS, select)}
_V1_TOP: dict[int, _Reader] = {1: _row}
_IN_CONTAINER: dict[int, _Reader] = {
    1: _row,
    9: _section,
    10: text_display,
    12: _gallery,
    13: _file,
    14: _separator,
}
_V2_TOP: dict[int, _Reader] = {**_IN_CONTAINER, 17: _container}
