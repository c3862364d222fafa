"""What says quickly whether a value fits a schema agrees with jsonschema, right or broken."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bot.local.discord_schema import DESCRIPTION, SchemaWitness, fits, validator

MESSAGE = "/components/schemas/MessageCreateRequest"
COMMAND = "/components/schemas/ApplicationCommandUpdateRequest"

BUTTONS = [
    {"type": 2, "style": 1, "label": "Charge", "custom_id": "charge:1"},
    {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/"},
]
MENU = {
    "type": 3,
    "custom_id": "menu",
    "min_values": 0,
    "options": [{"label": "One", "value": "1", "description": "first", "emoji": {"name": "x"}}],
}
CARD = {
    "flags": 32768,
    "components": [
        {
            "type": 17,
            "accent_color": 0x336699,
            "components": [
                {"type": 10, "content": "Round 2"},
                {"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]},
                {"type": 14, "divider": True, "spacing": 1},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "Ada"}],
                    "accessory": BUTTONS[0],
                },
                {"type": 1, "components": BUTTONS},
                {"type": 1, "components": [MENU]},
            ],
        }
    ],
    "allowed_mentions": {"parse": [], "users": ["11"]},
    "attachments": [{"id": "0", "filename": "map.png", "description": "the map"}],
}
PLAY = {
    "name": "play",
    "description": "Play",
    "name_localizations": {"ru": "играть"},
    "contexts": [0, 1],
    "options": [
        {"type": 3, "name": "move", "description": "which", "autocomplete": True},
        {"type": 4, "name": "game", "description": "which", "min_value": 1, "required": False},
        {"type": 3, "name": "to", "description": "x", "choices": [{"name": "a", "value": "b"}]},
    ],
}
EVIL = (None, True, -1, 17, "", "x" * 5000, [], {}, {"type": 2}, [{"type": 99}])

pytestmark = pytest.mark.skipif(not DESCRIPTION.exists(), reason=f"{DESCRIPTION} is not there")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in JSON data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in inner:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


@pytest.mark.parametrize(("pointer", "right"), [(MESSAGE, CARD), (COMMAND, PLAY)])
def test_both_say_the_same_of_right_and_of_broken_values(pointer: str, right: Any) -> None:
    assert fits("request", pointer, right)
    assert validator("request", pointer).is_valid(right)
    dice, refused, every = random.Random(pointer), 0, [*places(right)]
    for *path, last in dice.sample(every, min(len(every), 30)):
        broken = copy.deepcopy(right)
        holder = broken
        for key in path:
            holder = holder[key]
        if isinstance(holder, dict) and dice.random() < 0.3:
            del holder[last]
        else:
            holder[last] = dice.choice(EVIL)
        agreed = fits("request", pointer, broken)
        assert agreed == validator("request", pointer).is_valid(broken), (path, last, holder)
        refused += not agreed
    assert refused > 10, "breaking it like this tells nothing"


def test_a_witness_says_where_something_does_not_fit() -> None:
    witness = SchemaWitness()
    witness.compare("here", "/components/schemas/ApplicationCommandUpdateRequest", {"name": 5})
    assert witness.complaints
    assert all(line.startswith("here: at ") for line in witness.complaints)
