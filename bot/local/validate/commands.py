"""Application commands and autocomplete choices: read and checked as Discord checks them."""

import re
from collections.abc import Iterator

from bot.local import limits
from bot.local.validate.form import FormPart, by_type, kept
from bot.local.wire import Json

SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LOCALES = frozenset(
    [
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    ]
)
# Letters and numbers of any script; re has no \p{L}, and \w adds only the underscore it allows.
_NAME = re.compile(r"[-'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
_REGEX_FAULT = "String value did not match validation regex."


def read_command(part: FormPart) -> Json:
    """One command, in the form it goes out in, without ids."""
    kind = part.one_of("type", (1, 2, 3, 4)) or 1
    command = _named(part, slash=kind == 1)
    if kind == 1:
        command["options"] = _options(part, depth=0)
        _check_size(part, command)
    elif part.value.get("description"):
        part.fail(
            "description",
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
            "Context menu commands cannot have description",
        )
    permissions = part.value.get("default_member_permissions")
    return {
        **command,
        "type": kind,
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": part.value.get("dm_permission", True) is not False,
        "nsfw": part.switch("nsfw") or False,
        "contexts": _numbers(part, "contexts", {0, 1, 2}),
        "integration_types": _numbers(part, "integration_types", {0, 1}) or [0],
    }


def check_unique(parts: list[FormPart], commands: list[Json]) -> None:
    """No two commands of one type with one name."""
    seen: set[tuple[int, object]] = set()
    for part, command in zip(parts, commands, strict=True):
        key = (command["type"], command["name"])
        if key in seen:
            part.fail(
                "name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)


def _numbers(part: FormPart, key: str, allowed: set[int]) -> list[int] | None:
    values = part.items(key, 1)
    if values is None:
        return None
    for value in values:
        if value not in allowed:
            part.fail(key, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
    return [value for value in values if isinstance(value, int)]


def _named(part: FormPart, *, slash: bool) -> Json:
    name = part.text("name", 1, limits.COMMAND_NAME, required=True)
    if slash and name and len(name) <= limits.COMMAND_NAME:
        _check_name(part, "name", name)
    description = part.text("description", int(slash), limits.COMMAND_TEXT, required=slash)
    return {
        "name": name,
        "name_localizations": _localised(
            part, "name_localizations", limits.COMMAND_NAME, slash=slash
        ),
        "description": description or "",
        "description_localizations": _localised(
            part, "description_localizations", limits.COMMAND_TEXT
        ),
    }


def _check_name(part: FormPart, key: str, name: str) -> None:
    if not _NAME.fullmatch(name):
        part.fail(key, "STRING_TYPE_REGEX", _REGEX_FAULT)
    elif name != name.lower():
        part.fail(key, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localised(part: FormPart, key: str, high: int, *, slash: bool = False) -> Json | None:
    texts = part.part(key)
    if texts is None:
        return None
    found: Json = {}
    for locale in texts.value:
        if locale not in LOCALES:
            texts.fail(locale, "BASE_TYPE_CHOICES", "Value must be a known locale.")
            continue
        text = texts.text(locale, 1, high)
        if slash and text and len(text) <= high:
            _check_name(texts, locale, text)
        found[locale] = text
    return found


def _options(part: FormPart, *, depth: int) -> list[Json]:
    parts = part.parts("options", 0, limits.COMMAND_OPTIONS)
    readers = dict.fromkeys(range(3, 12), _value_option)
    if depth < 2:
        readers[SUBCOMMAND] = _subcommand
    if depth < 1:
        readers[GROUP] = _group
    options = [done for each in parts if (done := by_type(each, readers)) is not None]
    _check_options(part, options)
    return options


def _check_options(part: FormPart, options: list[Json]) -> None:
    nested = [each["type"] in (SUBCOMMAND, GROUP) for each in options]
    if any(nested) and not all(nested):
        part.fail(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other"
            " types",
        )
    seen: set[object] = set()
    optional = False
    for index, each in enumerate(options):
        place = (*part.path, "options", str(index))
        if each["name"] in seen:
            part.faults.add(
                (*place, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        seen.add(each["name"])
        if each.get("required") and optional:
            part.faults.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not each.get("required")


def _subcommand(part: FormPart) -> Json:
    return {"type": SUBCOMMAND, **_named(part, slash=True), "options": _options(part, depth=2)}


def _group(part: FormPart) -> Json:
    done = {"type": GROUP, **_named(part, slash=True), "options": _options(part, depth=1)}
    if any(each["type"] != SUBCOMMAND for each in done["options"]):
        part.fail(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command groups hold sub-commands only",
        )
    return done


def _value_option(part: FormPart) -> Json:
    kind = int(part.value["type"])
    done: Json = {
        "type": kind,
        **_named(part, slash=True),
        **kept(required=part.switch("required") or None),
    }
    complete = part.switch("autocomplete")
    choices = read_option_choices(part, "choices", kind) if part.has("choices") else None
    if complete and (choices or kind not in (STRING, INTEGER, NUMBER)):
        part.fail(
            "autocomplete",
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
            "Autocomplete cannot be combined with choices or with this option type",
        )
    if choices is not None and kind not in (STRING, INTEGER, NUMBER):
        part.fail("choices", "BASE_TYPE_CHOICES", "This option type cannot have choices.")
    return done | kept(
        autocomplete=complete or None,
        choices=choices or None,
        channel_types=part.items("channel_types") or None,
        min_value=part.real("min_value"),
        max_value=part.real("max_value"),
        min_length=part.number("min_length", 0, limits.OPTION_LENGTH),
        max_length=part.number("max_length", 1, limits.OPTION_LENGTH),
    )


def read_option_choices(part: FormPart, key: str, kind: int) -> list[Json]:
    """Choices of one option, declared or offered while typing."""
    found: list[Json] = []
    for each in part.parts(key, 0, limits.COMMAND_CHOICES):
        value: object = each.value.get("value")
        if value is None:
            each.missing("value")
        elif kind == STRING:
            value = each.text("value", 0, limits.CHOICE_VALUE)
        elif kind == INTEGER:
            value = each.number("value")
        else:
            value = each.real("value")
        found.append(
            {
                "name": each.text("name", 1, limits.CHOICE_NAME, required=True),
                "value": value,
                **kept(
                    name_localizations=_localised(each, "name_localizations", limits.CHOICE_NAME)
                ),
            }
        )
    return found


def focused(options: list[Json]) -> Json | None:
    """The option somebody is typing in."""
    for each in options:
        if each.get("focused"):
            return each
        if (inner := focused(each.get("options", []))) is not None:
            return inner
    return None


def read_choices(data: FormPart, asked: Json) -> list[Json]:
    """The choices a bot offers for what is being typed."""
    option = focused(asked.get("options", [])) or {"type": STRING}
    return read_option_choices(data, "choices", option["type"])


def _check_size(part: FormPart, command: Json) -> None:
    # Discord counts the longest of name, description and values over the languages.
    size = sum(_sizes(command))
    if size > limits.COMMAND_SIZE:
        part.fail(
            None,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({limits.COMMAND_SIZE})",
        )


def _sizes(node: Json) -> Iterator[int]:
    for key in ("name", "description"):
        texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        yield max(len(text or "") for text in texts)
    if isinstance(node.get("value"), str):
        yield len(node["value"])
    for inner in (*node.get("options", []), *node.get("choices", [])):
        yield from _sizes(inner)
