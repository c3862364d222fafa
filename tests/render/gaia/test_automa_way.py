"""The way to the Automa's deeds in symbols: what narrowed the choice down, and what was done."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.view import AutomaTurnView
from render.formula import Icon
from render.gaia.automa_way import WANTED, AutomaWay, ways_of
from render.scene import Scene
from tests.render.gaia.positions import LANGUAGES, canvas, position
from tests.render.gaia.test_automa_tale import MINE

VIEW = position("solo", "late").view
FAILED = (
    Note("automa-cards", {"action": 4, "behaviour": 2, "left": 1}),
    Note("automa-build-mine", {"range": 2}),
    Note("automa-no-planet", {"range": 2}),
    Note("automa-upgrade"),
    Note("automa-upgrade-kind", {"was": "m", "building": "ts", "count": 1, "hexes": ("3a1",)}),
    Note("automa-upgraded", {"hex": "3a1", "was": "m", "building": "ts"}),
    Note("automa-points", {"vp": 1, "bonus": 0, "source": "automa_card"}),
)
COVERED = (
    Note("automa-power-qic", {"count": 9, "actions": ()}),
    Note("automa-covered", {"action": "power_2_ore", "count": 2, "arrow": "left", "before": 9}),
)
RESEARCH = (
    Note("automa-faction-action", {"faction": "terrans"}),
    Note("automa-research-area", {"track": "gaia"}),
    Note("automa-advanced", {"track": "gaia", "level": 2}),
    Note("automa-research-random"),
    Note("automa-areas", {"count": 1, "tracks": ("sci",)}),
    Note("automa-tile-removed", {"track": "sci", "tile": "adv_ore"}),
    Note("automa-points", {"vp": 2, "bonus": 0, "source": "automa_faction"}),
)


def ways(notes: tuple[Note, ...]) -> tuple[AutomaWay, ...]:
    turn = AutomaTurnView(1, 1, 2, notes, False, 10)
    return ways_of(Scene(VIEW, "en"), turn)


def test_only_what_narrowed_the_choice_down_is_on_the_way_to_a_mine() -> None:
    (way,) = ways(MINE)
    assert way.wanted == (Icon("m"), Icon("range"), "3")
    assert way.sieve == (
        ("5", Icon("planet_type")),
        (Icon("distance"), ":", "2"),
        (Icon("left_up"), ":", "1"),
    )
    assert way.done == (Icon("m"), Icon("ice"), "4A3", Icon("satellite"), "4A2")
    assert way.points == 2


def test_what_came_to_nothing_is_crossed_out_with_a_dash() -> None:
    mine, upgrade = ways(FAILED)
    assert (mine.sieve, mine.done, mine.points) == ((), ("–",), 0)
    assert upgrade.done == (Icon("m"), "→", Icon("ts"), "3A1")
    assert upgrade.points == 1


def test_a_covered_action_and_areas() -> None:
    (covered,) = ways(COVERED)
    assert covered.sieve == (("9", Icon("action")), ("2", Icon("count_left")))
    assert covered.done[-1] == Icon("ore")
    fixed, random = ways(RESEARCH)
    assert fixed.done == ("Gaia", "2")
    assert random.done == ("Science", "−", Icon("tech"))
    assert random.points == 2


def test_the_picture_grows_by_a_line_for_each_step() -> None:
    heights = {moment: canvas("automa", "en", "solo", moment) for moment in ("early", "busy")}
    assert heights["busy"].image.height > heights["early"].image.height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_whole_game_has_a_line_and_a_deed(lang: str) -> None:
    view = position("solo", "end").view
    assert view.automa is not None
    for turn in view.automa.turns:
        drawn = ways_of(Scene(view, lang), turn)
        assert len(drawn) == sum(note.key in WANTED for note in turn.notes)
        assert sum(way.points for way in drawn) == sum(
            int(str(note.args["vp"])) + int(str(note.args["bonus"]))
            for note in turn.notes
            if note.key == "automa-points"
        )
