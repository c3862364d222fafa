"""What Discord refuses in modals, autocomplete choices and commands is refused here too."""

import asyncio
from typing import Any

import pytest

from bot.local import Driver
from tests.bot.local.raw_bot import COMMANDS, RawBot, Rest, faults

Form = dict[str, Any]


def label(component: Form, **more: Any) -> Form:
    """A labelled field."""
    return {"type": 18, "label": "Field", "component": component, **more}


def entry(**more: Any) -> Form:
    """A text input."""
    return {"type": 4, "custom_id": "t", "style": 1, **more}


def group(kind: int, count: int, **more: Any) -> Form:
    """A radio group (21), checkbox group (22) or select (3)."""
    options = [{"label": f"o{n}", "value": f"{n}"} for n in range(count)]
    return {"type": kind, "custom_id": "g", "options": options, **more}


def modal(*components: Form, **more: Any) -> Form:
    """A modal."""
    return {"custom_id": "m", "title": "Title", "components": list(components), **more}


FIRST = "data.components.0"
MODALS: list[tuple[str, Form, dict[str, str]]] = [
    (
        "title over 45",
        modal(label(entry()), title="x" * 46),
        {"data.title": "BASE_TYPE_BAD_LENGTH"},
    ),
    ("no title", modal(label(entry()), title=""), {"data.title": "BASE_TYPE_REQUIRED"}),
    (
        "custom id over 100",
        modal(label(entry()), custom_id="x" * 101),
        {"data.custom_id": "BASE_TYPE_BAD_LENGTH"},
    ),
    ("no component", modal(), {"data.components": "BASE_TYPE_REQUIRED"}),
    (
        "six fields",
        modal(*(label(entry(custom_id=f"t{n}")) for n in range(6))),
        {"data.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "label over 45",
        modal(label(entry(), label="x" * 46)),
        {f"{FIRST}.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "label description over 100",
        modal(label(entry(), description="x" * 101)),
        {f"{FIRST}.description": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "button in a modal",
        modal({"type": 1, "components": [{"type": 2}]}),
        {f"{FIRST}.components.0.type": "UNION_TYPE_CHOICES"},
    ),
    (
        "row input without label",
        modal({"type": 1, "components": [entry()]}),
        {f"{FIRST}.components.0.label": "BASE_TYPE_REQUIRED"},
    ),
    (
        "two inputs in a row",
        modal({"type": 1, "components": [entry(label="a"), entry(label="b", custom_id="u")]}),
        {f"{FIRST}.components.1": "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
    ),
    ("text style", modal(label(entry(style=3))), {f"{FIRST}.component.style": "BASE_TYPE_CHOICES"}),
    (
        "value over 4000",
        modal(label(entry(value="x" * 4001))),
        {f"{FIRST}.component.value": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "value under its own least length",
        modal(label(entry(value="x", min_length=2))),
        {f"{FIRST}.component.value": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "placeholder over 100",
        modal(label(entry(placeholder="x" * 101))),
        {f"{FIRST}.component.placeholder": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "one radio option",
        modal(label(group(21, 1))),
        {f"{FIRST}.component.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "eleven radio options",
        modal(label(group(21, 11))),
        {f"{FIRST}.component.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "eleven boxes",
        modal(label(group(22, 11))),
        {f"{FIRST}.component.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "26 options",
        modal(label(group(3, 26))),
        {f"{FIRST}.component.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "disabled select",
        modal(label(group(3, 2, disabled=True))),
        {f"{FIRST}.component.disabled": "COMPONENT_DISABLED_IN_MODAL"},
    ),
    (
        "eleven files",
        modal(label({"type": 19, "custom_id": "f", "max_values": 11})),
        {f"{FIRST}.component.max_values": "NUMBER_TYPE_MAX"},
    ),
    (
        "custom id twice",
        modal(label(entry()), label(entry())),
        {"data.components.1.component.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
]


@pytest.mark.parametrize(
    ("form", "expected"), [each[1:] for each in MODALS], ids=[each[0] for each in MODALS]
)
async def test_modal_refused(raw: RawBot, ada: Driver, form: Form, expected: Form) -> None:
    await ada.line.ask("command", **await go(ada))
    interaction = await raw.event("INTERACTION_CREATE")
    status, answer = await raw.answer(interaction, {"type": 9, "data": form})
    assert status == 400
    assert faults(answer) == expected
    # Nothing has been answered by what was refused.
    status, _ = await raw.answer(interaction, {"type": 4, "data": {"content": "x"}})
    assert status == 204


async def go(driver: Driver, channel: str = "#general") -> Form:
    """The fields of a request that uses /go."""
    command = next(each for each in driver.commands if each["name"] == "go")
    return {
        "channel_id": await driver.channel_id(channel),
        "command_id": command["id"],
        "name": "go",
        "options": [],
    }


async def test_every_field_comes_back_from_a_modal(raw: RawBot, ada: Driver) -> None:
    await ada.line.ask("command", **await go(ada))
    interaction = await raw.event("INTERACTION_CREATE")
    form = modal(
        label(entry(required=False), label="Text"),
        label(group(3, 3, custom_id="s", min_values=0), label="Select"),
        label(group(21, 3, custom_id="r"), label="Radio"),
        label(group(22, 3, custom_id="c", min_values=0), label="Boxes"),
        label({"type": 23, "custom_id": "b"}, label="Box"),
        {"type": 10, "content": "words"},
    )
    assert (await raw.answer(interaction, {"type": 9, "data": form}))[0] == 204
    event = await ada.line.event(lambda each: each["type"] == "modal")
    given = [
        {"custom_id": "t", "value": "text"},
        {"custom_id": "s", "values": []},
        {"custom_id": "r", "value": "2"},
        {"custom_id": "c", "values": ["0", "2"]},
        {"custom_id": "b", "value": True},
    ]
    await ada.line.ask("modal_submit", interaction_id=event["interaction_id"], components=given)
    data = (await raw.event("INTERACTION_CREATE"))["data"]
    assert data["custom_id"] == "m"
    *fields, words = data["components"]
    answers = [
        {key: field["component"].get(key) for key in ("custom_id", "value", "values")}
        for field in fields
    ]
    assert answers == [{"value": None, "values": None, **each} for each in given]
    assert words["type"] == 10


async def test_files_come_back_from_a_modal(raw: RawBot, ada: Driver) -> None:
    await ada.line.ask("command", **await go(ada))
    interaction = await raw.event("INTERACTION_CREATE")
    form = modal(label({"type": 19, "custom_id": "f"}))
    await raw.answer(interaction, {"type": 9, "data": form})
    event = await ada.line.event(lambda each: each["type"] == "modal")
    file_id = await ada.upload("record.txt", b"game gaia")
    given = [{"custom_id": "f", "values": [file_id]}]
    await ada.line.ask("modal_submit", interaction_id=event["interaction_id"], components=given)
    data = (await raw.event("INTERACTION_CREATE"))["data"]
    assert data["components"][0]["component"]["values"] == [file_id]
    found = data["resolved"]["attachments"][file_id]
    assert found["filename"] == "record.txt"
    assert await ada.download(found["url"]) == b"game gaia"


# choices


CHOICES: list[tuple[str, list[Form], dict[str, str]]] = [
    ("26 choices", [{"name": "x", "value": "x"}] * 26, {"data.choices": "BASE_TYPE_MAX_LENGTH"}),
    (
        "name over 100",
        [{"name": "x" * 101, "value": "x"}],
        {"data.choices.0.name": "BASE_TYPE_BAD_LENGTH"},
    ),
    ("no name", [{"name": "", "value": "x"}], {"data.choices.0.name": "BASE_TYPE_REQUIRED"}),
    (
        "value over 100",
        [{"name": "x", "value": "x" * 101}],
        {"data.choices.0.value": "BASE_TYPE_MAX_LENGTH"},
    ),
    ("no value", [{"name": "x"}], {"data.choices.0.value": "BASE_TYPE_REQUIRED"}),
]


@pytest.mark.parametrize(
    ("choices", "expected"), [each[1:] for each in CHOICES], ids=[each[0] for each in CHOICES]
)
async def test_choices_refused(
    raw: RawBot, ada: Driver, choices: list[Form], expected: Form
) -> None:
    option = {"type": 3, "name": "text", "description": "Text", "autocomplete": True}
    await raw("POST", COMMANDS, {"name": "move", "description": "Move", "options": [option]})
    await ada.line.event(lambda each: each["type"] == "commands" and len(each["commands"]) == 2)
    task = asyncio.create_task(ada.autocomplete("#general", "move", "text", "b"))
    interaction = await raw.event("INTERACTION_CREATE")
    assert interaction["type"] == 4
    status, answer = await raw.answer(interaction, {"type": 8, "data": {"choices": choices}})
    assert (status, faults(answer)) == (400, expected)
    status, answer = await raw.answer(interaction, {"type": 4, "data": {"content": "x"}})
    assert faults(answer) == {"type": "BASE_TYPE_CHOICES"}
    good = [{"name": "Build", "value": "build"}]
    assert (await raw.answer(interaction, {"type": 8, "data": {"choices": good}}))[0] == 204
    assert [each.value for each in await task] == ["build"]


# commands


def command(**more: Any) -> Form:
    """A good command, changed."""
    return {"name": "move", "description": "Move", **more}


def option(**more: Any) -> Form:
    """A good option, changed."""
    return {"type": 3, "name": "text", "description": "Text", **more}


def choices(count: int) -> list[Form]:
    """Declared choices."""
    return [{"name": f"c{n}", "value": f"{n}"} for n in range(count)]


COMMAND_FAULTS: list[tuple[str, Form, dict[str, str]]] = [
    ("name over 32", command(name="x" * 33), {"name": "BASE_TYPE_BAD_LENGTH"}),
    ("name with a space", command(name="a b"), {"name": "STRING_TYPE_REGEX"}),
    ("name in capitals", command(name="Move"), {"name": "APPLICATION_COMMAND_INVALID_NAME"}),
    ("no description", {"name": "move"}, {"description": "BASE_TYPE_REQUIRED"}),
    (
        "description over 100",
        command(description="x" * 101),
        {"description": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "unknown locale",
        command(name_localizations={"xx": "move"}),
        {"name_localizations.xx": "BASE_TYPE_CHOICES"},
    ),
    (
        "localised name in capitals",
        command(name_localizations={"ru": "Ход"}),
        {"name_localizations.ru": "APPLICATION_COMMAND_INVALID_NAME"},
    ),
    (
        "localised description over 100",
        command(description_localizations={"uk": "ї" * 101}),
        {"description_localizations.uk": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "26 options",
        command(options=[option(name=f"o{n}") for n in range(26)]),
        {"options": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "required after optional",
        command(options=[option(), option(name="b", required=True)]),
        {"options.1": "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
    ),
    (
        "option name twice",
        command(options=[option(), option()]),
        {"options.1.name": "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
    ),
    (
        "unknown option type",
        command(options=[option(type=12)]),
        {"options.0.type": "UNION_TYPE_CHOICES"},
    ),
    (
        "subcommand beside a value",
        command(options=[{"type": 1, "name": "a", "description": "A"}, option()]),
        {"options": "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    (
        "subcommand in a subcommand",
        command(
            options=[
                {
                    "type": 1,
                    "name": "a",
                    "description": "A",
                    "options": [{"type": 1, "name": "b", "description": "B"}],
                }
            ]
        ),
        {"options.0.options.0.type": "UNION_TYPE_CHOICES"},
    ),
    (
        "26 choices",
        command(options=[option(choices=choices(26))]),
        {"options.0.choices": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "choices and autocomplete",
        command(options=[option(choices=choices(1), autocomplete=True)]),
        {"options.0.autocomplete": "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES"},
    ),
    (
        "choice of another type",
        command(options=[option(type=4, choices=[{"name": "a", "value": "b"}])]),
        {"options.0.choices.0.value": "NUMBER_TYPE_COERCE"},
    ),
    ("unknown context", command(contexts=[3]), {"contexts": "BASE_TYPE_CHOICES"}),
    ("no context", command(contexts=[]), {"contexts": "BASE_TYPE_REQUIRED"}),
    (
        "unknown installation",
        command(integration_types=[2]),
        {"integration_types": "BASE_TYPE_CHOICES"},
    ),
    (
        "over 8000 characters",
        command(
            options=[
                option(
                    name=f"o{n}",
                    description="d" * 100,
                    choices=[{"name": f"{c}" * 50, "value": "v" * 90} for c in range(4)],
                )
                for n in range(16)
            ]
        ),
        {"": "APPLICATION_COMMAND_TOO_LARGE"},
    ),
]


@pytest.mark.parametrize(
    ("body", "expected"),
    [each[1:] for each in COMMAND_FAULTS],
    ids=[each[0] for each in COMMAND_FAULTS],
)
async def test_command_refused(rest: Rest, body: Form, expected: Form) -> None:
    status, answer = await rest("POST", COMMANDS, body)
    assert (status, faults(answer)) == (400, expected)
    status, answer = await rest("PUT", COMMANDS, [body])
    below = {f"0.{place}".rstrip("."): code for place, code in expected.items()}
    assert (status, faults(answer)) == (400, below)
    assert rest.table.world.commands == {}


async def test_two_commands_of_one_name_are_refused(rest: Rest) -> None:
    _, answer = await rest("PUT", COMMANDS, [command(), command()])
    assert faults(answer) == {"1.name": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


async def test_more_than_a_hundred_commands_are_refused(rest: Rest) -> None:
    many = [command(name=f"c{n}") for n in range(101)]
    status, answer = await rest("PUT", COMMANDS, many)
    assert (status, answer["code"]) == (400, 30032)
    assert (await rest("PUT", COMMANDS, many[:100]))[0] == 200
    status, answer = await rest("POST", COMMANDS, command())
    assert (status, answer["code"]) == (400, 30032)
