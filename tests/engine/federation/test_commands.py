"""The commands of Federation are those that the design promises, in the order of their options."""

from __future__ import annotations

from engine.federation.game import FEDERATION

PROMISED = {
    "place": "face space cover? die?",
    "move": "to",
    "take": "token",
    "shop": "shop? mix?",
    "build": "what less?",
    "copy": "what",
    "marker": "which",
    "project": "which",
    "medal": "which",
    "mission": "which",
    "use": "token",
    "income": "what",
    "transmute": "what",
    "upkeep": "how",
    "law": "wing",
    "deep": "token",
    "start-token": "token",
    "discard": "what",
    "keep": "what",
}
"""With `?` for what may be left out: a mix is also asked for where no shop was chosen."""


def test_every_command_that_is_promised_is_there_with_its_options_and_no_other() -> None:
    found = {
        command.name: " ".join(f"{one.name}{'?' * one.optional}" for one in command.params)
        for command in FEDERATION.commands
    }
    assert found == PROMISED
    assert all(command.name == command.verb for command in FEDERATION.commands)
