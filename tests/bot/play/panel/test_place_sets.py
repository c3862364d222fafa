"""Federations on the panel: those of the menu and one's own, and their satellites elsewhere."""

from __future__ import annotations

from dataclasses import replace

from bot.play.panel.elements import PanelButton, PanelPlace, PanelPress, PanelRoom
from bot.play.panel.look import PanelLook, digest
from bot.play.panel.place_sets import LIKE, ON_PICTURE, OWN, candidates_of, pick_of
from bot.play.panel.screens import screen_of
from bot.play.panel.verbs import DOOR, SHOW
from bot.play.panel_presses import moves_text
from engine.core.table import Table
from engine.core.words import split_moves
from render import texts
from tests.bot.play.panel.games import GENEROUS
from tests.bot.play.panel.looks import check, look_at, screens_from, takes_of
from tests.bot.play.panel.questions import met_by

VERB = "federation"


def with_most_layouts() -> PanelLook:
    """A turn in which a federation can have its satellites in many places."""
    looks = [
        look_at(Table(GENEROUS, one.setup, one.log), one.seat)
        for one in met_by("terrans")
        if f"turn: {VERB}" in one.kinds
    ]
    return max(looks, key=lambda look: len(look.reading.variants(a_federation(look))))


def a_federation(look: PanelLook) -> tuple[str, ...]:
    """The first one of the menu."""
    return candidates_of(look, VERB)[0].options[0].words


def own_pick(look: PanelLook) -> str:
    """The same planets as those of this federation, chosen one by one."""
    planets = look.reading.brief(a_federation(look))[1].split(",")
    own = [place for place, _ in look.hints.own(look.reading.view, look.draft.seat)]
    return pick_of([str(own.index(planet)) for planet in planets])


def there(look: PanelLook, room: PanelRoom, pick: str) -> PanelLook:
    """The same look, gone to a federation."""
    return replace(look, place=PanelPlace(room, VERB, pick=pick))


def test_it_is_said_what_is_chosen_with_a_federation() -> None:
    look = with_most_layouts()
    found = candidates_of(look, VERB)[0]
    (menu,) = screen_of(there(look, PanelRoom.CANDIDATE, found.pick)).menus
    assert menu.placeholder == texts.text("en", "param-token.about", "gaia")
    assert all(one.description.replace("+", "") != one.label for one in menu.choices)


def layouts_from(look: PanelLook, base: str) -> set[str]:
    """The hexes of every federation that can be taken from here on without turning back."""
    found = set()
    for here, screen in screens_from(look):
        check(screen)
        if here.place.pick.partition(LIKE)[0] == base and here.place.room is PanelRoom.CANDIDATE:
            for argument, value in takes_of(screen):
                text = moves_text(here, argument, value)
                assert text is not None
                found.add(split_moves(text)[0][1])
    return found


def test_every_layout_of_a_federation_can_be_taken_of_the_menu_and_of_ones_own_choice() -> None:
    look = with_most_layouts()
    listed = a_federation(look)
    variants = look.reading.variants(listed)
    assert len(variants) > ON_PICTURE, "there is more than one page"
    for pick in (digest(listed[1]), own_pick(look)):
        begun = there(look, PanelRoom.CANDIDATE, pick)
        assert layouts_from(begun, pick) == {listed[1], *(words[1] for words in variants)}


def test_one_goes_from_a_federation_to_its_layouts_and_back() -> None:
    look = with_most_layouts()
    pick = own_pick(look)
    assert pick.startswith(OWN)
    first = screen_of(there(look, PanelRoom.CANDIDATE, pick))
    assert PanelPress(SHOW, str(PanelPlace(PanelRoom.LIKE, VERB, pick=pick))) in presses(
        first.buttons
    )
    others = screen_of(there(look, PanelRoom.LIKE, pick))
    assert [one.value for one in others.menus[0].choices] == [
        f"{DOOR}{PanelPlace(PanelRoom.CANDIDATE, VERB, pick=f'{pick}{LIKE}{n}')}"
        for n in range(ON_PICTURE)
    ]
    assert PanelPress(SHOW, str(PanelPlace(PanelRoom.VERB, VERB))) in presses(others.buttons)
    one = screen_of(there(look, PanelRoom.CANDIDATE, f"{pick}{LIKE}{ON_PICTURE}"))
    assert PanelPress(SHOW, str(PanelPlace(PanelRoom.GATHER, VERB, pick=pick))) in presses(
        one.buttons
    )
    assert PanelPress(SHOW, str(PanelPlace(PanelRoom.LIKE, VERB, pick=pick))) in presses(
        one.buttons
    )


def test_what_means_nothing_any_more_leads_to_a_choice_of_planets() -> None:
    look = with_most_layouts()
    gathering = screen_of(there(look, PanelRoom.GATHER, ""))
    for room, pick in (
        (PanelRoom.LIKE, "#gone"),
        (PanelRoom.CANDIDATE, f"{digest(a_federation(look)[1])}{LIKE}9999"),
        (PanelRoom.LIKE, f"{OWN}0"),
    ):
        assert screen_of(there(look, room, pick)).menus == gathering.menus


def presses(buttons: tuple[PanelButton, ...]) -> list[PanelPress]:
    """What these buttons say."""
    return [button.press for button in buttons]
