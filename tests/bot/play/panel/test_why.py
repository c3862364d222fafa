"""Why not: every kind of action and every single target is either possible or has its reason."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.play.panel.elements import PanelRoom
from bot.play.panel.look import PanelLook
from bot.play.panel.screens import screen_of
from bot.play.panel.why import blocked, explained
from render.texts import LANGUAGES
from tests.bot.play.panel.games import gaia_table, play_through
from tests.bot.play.panel.looks import check, look_at, room_of

VERBS = ("build", "upgrade", "gaiaform", "research", "action", "special", "pass", "free")
EVERY = 9
MOST = 10


def turns(lang: str = "en") -> Iterator[PanelLook]:
    """Some main turns of a game."""
    table = gaia_table("third", 5)
    seen = 0
    for decision in play_through(table, random.Random(5)):
        if decision.kind == "turn" and len(table.log) % EVERY == 0:
            seen += 1
            yield look_at(table, decision.seat, lang=lang)
        if seen == MOST:
            return


def test_every_target_is_an_option_or_has_a_reason() -> None:
    for look in turns():
        for verb in VERBS:
            targets = look.reading.targets(verb)
            told = [words for _, group in blocked(look.reading, verb) for words in group]
            assert len(set(told)) == len(told)
            for words in targets:
                paid = {way.option.words for way in look.reading.payable}
                possible = look.reading.refusal(words)[1] is None or words in paid
                assert possible != (words in told), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_can_be_asked_about_in_every_language(lang: str) -> None:
    for look in turns(lang):
        for verb in VERBS:
            check(screen_of(room_of(look, PanelRoom.WHY, verb)))
            for words in [(verb,), *look.reading.targets(verb)]:
                lines = list(explained(look.voice, look.reading, words))
                assert len(lines) > 1 or look.reading.refusal(words)[1] is None, (words, lines)


def test_a_kind_that_is_possible_is_explained_with_its_ways_and_what_stands_in_the_others() -> None:
    look = next(turns())
    text = "\n".join(explained(look.voice, look.reading, ("build",)))
    assert text.startswith("Possible now: Build a mine")
    option = next(one for one in look.reading.options if one.words[0] == "build")
    assert option.words[1].upper() in text
    assert "Not possible:" in text


def test_while_a_question_is_open_it_is_what_stands_in_the_way() -> None:
    table = gaia_table("third", 5)
    asked = 0
    for decision in play_through(table, random.Random(5)):
        if decision.kind in ("tech", "token", "advance", "charge"):
            look = look_at(table, decision.seat)
            question = look.voice.ask(decision)
            said = "\n".join(explained(look.voice, look.reading, ("build",)))
            assert said.startswith("Not possible now: Build a mine")
            assert question in said
            asked += 1
        if asked > EVERY:
            break
    assert asked
