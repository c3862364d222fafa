"""What happened, told in paragraphs that go on with what an earlier card has begun."""

from __future__ import annotations

from engine.core.events import Event
from render.race.choices import beside, faces
from render.race.pointing import PICTURE, marks_for
from render.scene import Scene
from render.story import StoryPart, story
from tests.render.race.positions import GAMES, NAMES, steps

BEGAN = Event("phase_began", None, {"phase": "II", "nth": 1})
DEVELOPED = Event("developed", 0, {"card": "drop_ships", "price": 2})


def test_a_card_that_begins_within_a_phase_says_which() -> None:
    told = story("en", "race", [StoryPart(DEVELOPED)], NAMES, [BEGAN])
    assert told == ["**II Develop** Ada: Drop Ships, pays 2"]
    settling = Event("phase_began", None, {"phase": "III", "nth": 1})
    parts = [StoryPart(settling), StoryPart(DEVELOPED)]
    assert story("en", "race", parts, NAMES, [BEGAN]) == [
        "**III Settle** Ada: Drop Ships, pays 2"
    ], "of what has begun before nothing more is told"
    assert story("en", "race", [], NAMES, [BEGAN]) == []


def test_the_hand_stands_beneath_what_is_chosen_from() -> None:
    seen = set()
    for table in steps(*GAMES["five"], "beside"):
        for decision in table.pending:
            if decision.kind not in ("keep", "settle", "act"):
                continue
            view = table.view(decision.seat)
            scene = Scene(view, "en", marks=marks_for(PICTURE, decision, view))
            lettered = {card.id for card, _ in faces(scene)}
            held = [one.id for one in view.own.cards]
            if decision.kind == "keep":
                assert beside(scene) == held
            elif lettered:
                assert sorted({*beside(scene)} | lettered) == sorted({*held})
            else:
                assert beside(scene) == []
            seen.add(decision.kind)
    assert seen == {"keep", "settle", "act"}
