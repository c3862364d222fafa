"""Modals: read and checked as Discord checks them."""

from collections.abc import Callable

from bot.local import limits
from bot.local.validate.components import (
    SELECTS,
    check_alone,
    check_custom_ids,
    check_options,
    component_id,
    number,
    option,
    select,
    text_display,
)
from bot.local.validate.form import FormPart, by_type, kept
from bot.local.wire import Json


def read_modal(data: FormPart) -> Json:
    """The modal of a callback, in the form the client gets it."""
    parts = data.parts("components", 1, limits.MODAL_COMPONENTS, required=True)
    components = [done for part in parts if (done := by_type(part, _TOP)) is not None]
    if sum(component["type"] in (1, 18) for component in components) > limits.MODAL_ROW:
        data.length("components", len(components), 1, limits.MODAL_ROW)
    check_custom_ids(data, components)
    number(data, components)
    return {
        "custom_id": data.text("custom_id", 1, limits.CUSTOM_ID, required=True),
        "title": data.text("title", 1, limits.MODAL_TITLE, required=True),
        "components": components,
    }


def _row(part: FormPart) -> Json:
    children = part.parts("components", 1, limits.MODAL_ROW, required=True)
    inner = [done for child in children if (done := by_type(child, {4: _row_input})) is not None]
    check_alone(part, inner)
    return {"type": 1, "id": component_id(part), "components": inner}


def _row_input(part: FormPart) -> Json:
    done = _text_input(part)
    if not part.has("label"):
        part.missing("label")
    return done


def _text_input(part: FormPart) -> Json:
    least = part.number("min_length", 0, limits.INPUT_TEXT)
    most = part.number("max_length", 1, limits.INPUT_TEXT)
    if least is not None and most is not None and least > most:
        part.fail(
            "min_length", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}."
        )
    value = part.text("value", 0, limits.INPUT_TEXT)
    if value:
        part.length("value", len(value), least or 0, most or limits.INPUT_TEXT)
    required = part.switch("required")
    return {
        "type": 4,
        "id": component_id(part),
        "custom_id": part.text("custom_id", 1, limits.CUSTOM_ID, required=True),
        "style": part.one_of("style", (1, 2), required=True),
        "required": True if required is None else required,
        **kept(
            label=part.text("label", 1, limits.LABEL),
            placeholder=part.text("placeholder", 0, limits.INPUT_PLACEHOLDER),
            value=value,
            min_length=least,
            max_length=most,
        ),
    }


def _label(part: FormPart) -> Json:
    inner = part.part("component", required=True)
    return {
        "type": 18,
        "id": component_id(part),
        "label": part.text("label", 1, limits.LABEL, required=True),
        **kept(description=part.text("description", 1, limits.LABEL_DESCRIPTION)),
        "component": by_type(inner, _IN_LABEL) if inner else None,
    }


def _modal_select(part: FormPart) -> Json:
    if part.value.get("disabled"):
        part.fail(
            "disabled", "COMPONENT_DISABLED_IN_MODAL", "Components cannot be disabled in a modal"
        )
    return _required(part, select(part))


def _required(part: FormPart, done: Json) -> Json:
    required = part.switch("required")
    done["required"] = True if required is None else required
    return done


def _bounds(part: FormPart, high: int) -> tuple[int, int]:
    least = part.number("min_values", 0, high)
    most = part.number("max_values", 1, high)
    return (1 if least is None else least), (high if most is None else most)


def _upload(part: FormPart) -> Json:
    least, most = _bounds(part, limits.UPLOADS)
    if not part.has("max_values"):
        most = 1
    return _required(
        part,
        {
            "type": 19,
            "id": component_id(part),
            "custom_id": part.text("custom_id", 1, limits.CUSTOM_ID, required=True),
            "min_values": least,
            "max_values": most,
        },
    )


def _radio(part: FormPart) -> Json:
    low, high = limits.RADIO_OPTIONS
    options = [option(each) for each in part.parts("options", low, high, required=True)]
    check_options(part, options, 1)
    return _required(
        part,
        {
            "type": 21,
            "id": component_id(part),
            "custom_id": part.text("custom_id", 1, limits.CUSTOM_ID, required=True),
            "options": options,
        },
    )


def _checks(part: FormPart) -> Json:
    low, high = limits.CHECK_OPTIONS
    least, most = _bounds(part, high)
    options = [option(each) for each in part.parts("options", low, high, required=True)]
    check_options(part, options, most)
    return _required(
        part,
        {
            "type": 22,
            "id": component_id(part),
            "custom_id": part.text("custom_id", 1, limits.CUSTOM_ID, required=True),
            "options": options,
            "min_values": least,
            "max_values": min(most, max(1, len(options))),
        },
    )


def _check(part: FormPart) -> Json:
    return {
        "type": 23,
        "id": component_id(part),
        "custom_id": part.text("custom_id", 1, limits.CUSTOM_ID, required=True),
        "default": part.switch("default") or False,
    }


_Reader = Callable[[FormPart], Json]
_IN_LABEL: dict[int, _Reader] = {
    4: _text_input,
    **dict.fromkeys(SELECTS, _modal_select),
    19: _upload,
    21: _radio,
    22: _checks,
    23: _check,
}
_TOP: dict[int, _Reader] = {1: _row, 10: text_display, 18: _label}
