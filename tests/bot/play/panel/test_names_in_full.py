"""What is chosen in Federation is told in full: who is hired and what he does, what a long name
says, and what a plan may try instead."""

from __future__ import annotations

from dataclasses import replace

import pytest

import render
from bot.play.panel.draft_text import draft_lines, notice_lines
from bot.play.panel.elements import ELLIPSIS, PanelPlace, PanelRoom, Row, Say
from bot.play.panel.lists import short_blocks
from bot.play.panel.look import ListEntry
from bot.play.panel.screens import screen_of
from bot.play.panel.verbs import CONFIRM, SHOW
from bot.session.drafts.plan_values import TurnPlan
from bot.session.values import DraftStep, Meanwhile
from engine.core.moves import Option
from engine.federation.data import ours
from engine.federation.executive import dues, upkeep_after
from render import texts
from render.federation.wording import effects_text
from render.texts import LANGUAGES
from tests.bot.play.panel.looks import look_at
from tests.engine.federation.tables import FedTable, begun, play, position, rich

KEY = "federation"
ATAL, SHOPS, ROOM = "c4f2", "c3f3", "c2f3"
INSTEAD = str(PanelPlace(PanelRoom.OTHERWISE))


def asked_at(space: str) -> FedTable:
    """Somebody has placed an ambassador and is asked what he does there."""
    one = begun(4)
    play(one, 0, f"place amb3 vote {space}")
    return one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_can_be_hired_is_told_by_what_he_does(lang: str) -> None:
    table = asked_at(ATAL)
    look = replace(look_at(table, 0, lang=lang), sights=render.views(KEY))
    (menu,) = screen_of(look).menus
    assert menu.placeholder == texts.move(lang, KEY, ("take",), "specialist")
    assert menu.placeholder != texts.move(lang, KEY, ("take",))
    for choice in menu.choices:
        one = ours().specialists[choice.value.split()[1]]
        assert choice.description.rstrip(".").endswith(effects_text(lang, one.effect))
    play(table, 0, "take " + menu.choices[-1].value.split()[1])
    said = screen_of(look_at(table, 0, drafted=2, lang=lang)).text
    assert f"{menu.placeholder}: " in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_too_long_for_a_button_stands_in_full_above_it(lang: str) -> None:
    look = look_at(asked_at(SHOPS), 0, lang=lang)
    said = screen_of(look).text
    assert ELLIPSIS not in said
    assert said.count(texts.drawn(lang, KEY, "bonus-mix-of-these", {"n": 3})) == 1
    mission = ListEntry(Option(("mission", "9")))
    told, row = short_blocks(look, [mission])
    assert isinstance(told, Say)
    assert isinstance(row, Row)
    whole = str(effects_text(lang, ours().mission_by_word["9"].effect))
    assert whole in told.text
    assert row.buttons[0].label.endswith(ELLIPSIS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draft_of_upkeep_says_what_is_paid_and_what_stays(lang: str) -> None:
    """Only when everybody has answered is anything paid, so nothing else would tell."""
    state = position()
    player = rich(state.players[0], lavandium=5)
    player.step = 5
    told = tuple(upkeep_after(state, player, "pay"))
    asked = look_at(asked_at(ROOM), 0, lang=lang)
    steps = (DraftStep(("upkeep", "pay"), told),)
    _, said = draft_lines(replace(asked, draft=replace(asked.draft, steps=steps)))
    costs = dues(state, player)[0].cost.lavandium
    for count in (costs, 5 - costs):
        assert texts.amounts(lang, KEY, {"lavandium": count}) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_that_is_given_back_says_which_condition_does_not_hold(lang: str) -> None:
    look = look_at(asked_at(ROOM), 0, drafted=1, lang=lang)
    back = replace(look.draft, meanwhile=Meanwhile(returned=True, unmet=("floor",)))
    said = "\n".join(notice_lines(replace(look, draft=back)))
    assert str(texts.text(lang, "proviso-floor", KEY))[1:] in said


def test_a_plan_tries_nothing_instead_of_a_mission_that_is_not_done() -> None:
    """To do nothing never becomes impossible; there is another turn to be tried all the same."""
    vote, fund = f"place amb3 vote {ROOM}", f"place amb1a fund {ROOM}"
    for answers, others in (((vote,), True), ((fund, "mission none"), False)):
        table = begun(4)
        play(table, 0, *answers)
        screen = screen_of(look_at(table, 0, drafted=len(answers), plan=TurnPlan()))
        assert any(one.press.verb.endswith(CONFIRM) for one in screen.buttons)
        doors = [one.press.argument for one in screen.buttons if one.press.verb.endswith(SHOW)]
        assert (INSTEAD in doors) == others
