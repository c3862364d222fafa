"""A listing that has not come to its end: every screen leads on, and in the end all is there."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.panel.look import Look
from bot.panel.place import Place, Room
from bot.panel.reading import Reading
from bot.panel.screen import Button
from bot.panel.screens import screen_of
from engine.core.moves import ONE
from tests.bot.panel.games import gaia_table, play_through
from tests.bot.panel.looks import check, look_at
from tests.strategies import AnyTable

LOOKED_AT = 12
"""Questions of a game."""


def begun(table: AnyTable, seat: int) -> Look:
    """What a seat sees when there was time for one answer only."""
    look = look_at(table, seat)
    reading = Reading(look.reading.blueprint, seat, 0)
    reading.read(0.0)
    return replace(look, reading=reading)


def ways_on(look: Look) -> list[Button]:
    """The buttons that have the bot search on."""
    label = look.voice.say("search-on")
    return [one for one in screen_of(look).buttons if one.label == label]


def test_what_has_been_worked_out_of_a_part_is_worked_out_again() -> None:
    table = gaia_table("first")
    for decision in play_through(table, random.Random(2)):
        if decision.kind == "turn":
            break
    look = begun(table, decision.seat)
    few, ahead = look.reading.verbs, look.reading.ahead
    look.reading.read(60.0)
    whole = look_at(table, decision.seat).reading
    assert look.reading.verbs == whole.verbs
    assert {*few} < {*whole.verbs}
    assert (ahead, look.reading.ahead) == ({}, whole.ahead)


@pytest.mark.parametrize("name", ["first", "fourth"])
def test_every_screen_of_a_part_leads_on_to_the_whole(name: str) -> None:
    table, seen = gaia_table(name), 0
    for decision in play_through(table, random.Random(5)):
        look = begun(table, decision.seat)
        if look.reading.complete:
            continue
        places = [Place()]
        if decision.picks == ONE:
            places += [Place(Room.VERB, verb) for verb in look.reading.verbs]
        for place in places:
            there = replace(look, place=place)
            check(screen_of(there))
            (button,) = ways_on(there)
            assert button.press.argument == str(place)
        look.reading.read(60.0)
        assert not ways_on(look)
        seen += 1
        if seen == LOOKED_AT:
            return
    raise AssertionError("the game was too short")
