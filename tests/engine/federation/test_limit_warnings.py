"""What is warned of where a gain is lost: limits of the reserve, and a supply that is too small."""

from __future__ import annotations

from engine.federation.advice.warnings import warnings_of
from engine.federation.bag import Bag
from tests.engine.federation.tables import begun, play
from tests.engine.federation.test_advice import OFFICE_B, PATRON, ROOM_D, warned


def test_gains_over_a_limit() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.reserve, player.ships, player.supply, player.die = Bag(4, 3, 3), 4, 4, 5
    assert "warning-over-limit" in warned(one, "place amb2 fund outer")
    assert "warning-over-limit" in warned(one, f"place amb1a vote {OFFICE_B}")
    assert "warning-over-limit" in warned(one, f"place amb1a vote {ROOM_D}")
    assert "warning-over-limit" not in warned(one, f"place amb1a vote {PATRON}")
    player.ships, player.supply = 5, 3
    assert "warning-over-limit" in warned(one, f"place amb1a vote {PATRON}")


def test_ships_that_the_supply_has_not_are_over_no_limit() -> None:
    """One missing of two, then both; and a full hangar is a limit, whatever the supply holds."""
    one = begun(4)
    player = one.state.players[0]
    player.reserve, player.ships, player.supply = Bag(0, 0, 3), 1, 1
    short, limit = "warning-supply-short", "warning-over-limit"
    assert {short, limit} & warned(one, f"place amb1a vote {OFFICE_B}") == {short}
    assert short not in warned(one, f"place amb1a vote {PATRON}")
    player.supply = 0
    assert {short, limit} & warned(one, f"place amb1a vote {PATRON}") == {short}
    player.ships = 5
    assert {short, limit} & warned(one, f"place amb1a vote {PATRON}") == {limit}


def test_what_a_shop_gives_in_a_mix_is_warned_of_too() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.ships, player.supply = 1, 1

    def warned_of(word: str) -> list[str]:
        return [note.key for note in warnings_of(one.state, player, "mix", ("mix", word))]

    assert warned_of("ship+2") == ["warning-supply-short"]
    assert warned_of("ship+1,marker+1") == []
    player.reserve, player.ships, player.supply = Bag(4, 4, 0), 4, 4
    assert warned_of("ship+2") == ["warning-over-limit"]
    assert warned_of("oceanium+2,step+1") == []
    player.reserve = Bag(4, 4, 1)
    assert warned_of("oceanium+2,step+1") == ["warning-over-limit"]


def test_a_copied_action_that_does_nothing_is_warned_of() -> None:
    """The patron's office gives a ship and a marker: with neither to be had, nothing is left."""
    one = begun(4)
    player = one.state.players[0]
    player.reserve, player.ships, player.supply = Bag(3, 0, 3), 1, 0
    play(one, 0, "place amb1a vote c3f2")
    assert "warning-does-nothing" in warned(one, "copy procurement_office")
    assert "warning-does-nothing" not in warned(one, "copy patrons_office")
    player.markers = [*one.state.box.mission_by_word]
    assert "warning-does-nothing" in warned(one, "copy patrons_office")


def test_the_transporter_gives_nothing_that_could_be_lost() -> None:
    state = begun(4).state
    player = state.players[0]
    player.reserve = Bag(4, 3, 3)
    assert [one.key for one in warnings_of(state, player, "neo", ("move", "n1a"))]
    assert not warnings_of(state, player, "transporter", ("move", "n1a"))
