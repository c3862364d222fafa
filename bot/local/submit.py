"""A filled-in modal: checked against the form and shaped as Discord sends it."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from bot.local.core import Core
from bot.local.model import Channel
from bot.local.resolving import ActError, check_values, resolve_upload
from bot.local.wire import Json

# By custom id: a text, a list of values, a single value, or a tick.
Given: TypeAlias = dict[str, Any]


def filled(
    core: Core,
    channel: Channel,
    modal: Json,
    components: list[Json],
    resolved: dict[str, Json],
) -> list[Json]:
    """The `components` of a modal submit; raises ActError where the client would not submit."""
    given = dict(_given(components))
    form = _Form(core, channel, given, resolved)
    return [form.top(each) for each in modal["components"]]


def _given(components: list[Json]) -> Iterator[tuple[str, Any]]:
    for each in components:
        if "custom_id" in each:
            yield each["custom_id"], each["values"] if "values" in each else each.get("value")
        yield from _given(each.get("components", []))
        if isinstance(each.get("component"), dict):
            yield from _given([each["component"]])


class _Form:
    def __init__(
        self, core: Core, channel: Channel, given: Given, resolved: dict[str, Json]
    ) -> None:
        self._core = core
        self._channel = channel
        self._given = given
        self._resolved = resolved
        self._readers: dict[int, Callable[[Json, Any], Json]] = {
            4: self._text,
            **dict.fromkeys((3, 5, 6, 7, 8), self._select),
            19: self._upload,
            21: self._radio,
            22: self._checks,
            23: self._check,
        }

    def top(self, component: Json) -> Json:
        head = {"type": component["type"], "id": component["id"]}
        if component["type"] == 1:
            return head | {"components": [self._field(each) for each in component["components"]]}
        if component["type"] == 18:
            return head | {"component": self._field(component["component"])}
        return head

    def _field(self, field: Json) -> Json:
        head = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
        value = self._given.get(field["custom_id"])
        return head | self._readers[field["type"]](field, value)

    def _text(self, field: Json, value: Any) -> Json:
        text = str(field.get("value", "") if value is None else value)
        if field["required"] and not text:
            raise _missing(field)
        low, high = field.get("min_length", 0), field.get("max_length", 4000)
        if text and not low <= len(text) <= high:
            raise ActError("wrong_length", f"{field['custom_id']}: {low} to {high} characters.")
        return {"value": text}

    def _values(self, field: Json, value: Any) -> list[str]:
        values = value if isinstance(value, list) else [] if value is None else [value]
        if field["required"] and not values and field["min_values"] > 0:
            raise _missing(field)
        return [str(each) for each in values]

    def _select(self, field: Json, value: Any) -> Json:
        if value is None:
            options = field.get("options", [])
            value = [each["value"] for each in options if each.get("default")]
        values = self._values(field, value)
        if values:
            check_values(self._core, self._channel, field, values, self._resolved)
        return {"values": values}

    def _upload(self, field: Json, value: Any) -> Json:
        values = self._values(field, value)
        if len(values) > field["max_values"]:
            raise ActError("wrong_values", f"At most {field['max_values']} files.")
        for identity in values:
            resolve_upload(self._core, identity, self._resolved)
        return {"values": values}

    def _radio(self, field: Json, value: Any) -> Json:
        options = field["options"]
        if value is None:
            value = next((each["value"] for each in options if each.get("default")), None)
        if value is None and field["required"]:
            raise _missing(field)
        if value is not None and value not in [each["value"] for each in options]:
            raise ActError("not_a_choice", f"{value!r} is not an option.")
        return {"value": value}

    def _checks(self, field: Json, value: Any) -> Json:
        if value is None:
            value = [each["value"] for each in field["options"] if each.get("default")]
        values = self._values(field, value)
        if not {each["value"] for each in field["options"]} >= {*values}:
            raise ActError("not_a_choice", f"{values!r} are not all among the options.")
        if values and not field["min_values"] <= len(values) <= field["max_values"]:
            raise ActError("wrong_values", "Too few or too many are ticked.")
        return {"values": values}

    def _check(self, field: Json, value: Any) -> Json:
        return {"value": bool(field["default"] if value is None else value)}


def _missing(field: Json) -> ActError:
    return ActError("field_required", f"{field['custom_id']} is required.")
