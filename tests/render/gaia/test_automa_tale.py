"""The Automa's turns in words: what it did, and which tie-break left what."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.moves import Note
from engine.core.table import Table
from engine.gaia.automa.cards import FACTION_CARDS
from engine.gaia.automa.levels import LEVELS
from engine.gaia.automa.solo import AUTOMA
from engine.gaia.game import GAIA
from engine.gaia.view import GaiaView
from render import describe, narrate, reasons, texts
from render.gaia.automa_tale import steps_told
from render.texts import LANGUAGES, catalogue
from tests.render.gaia.positions import position
from tests.strategies import random_move

RAW = re.compile(r"[a-z0-9]+_[a-z0-9_]+|(?:word|note|event|automa|solo|card|source)-[a-z]")
"""An id that should have been a label."""
TIE = {"before": 5, "after": 2, "removed": ("3a1", "3a2", "3a3")}
MINE = (
    Note("automa-cards", {"action": 7, "behaviour": 12, "left": 3}),
    Note("automa-build-mine", {"range": 3}),
    Note("automa-planets", {"count": 5, "hexes": ("3a1", "3a2", "3a3", "4a3", "4b0")}),
    Note("automa-tie-steps", {"steps": 1, "before": 5, "after": 5, "removed": ()}),
    Note("automa-tie-distance", {"distance": 2, **TIE}),
    Note(
        "automa-tie-direction",
        {"direction": "left_up", "before": 2, "after": 1, "removed": ("4b0",)},
    ),
    Note("automa-built", {"hex": "4a3", "planet": "ice"}),
    Note("automa-satellite", {"hex": "4a2"}),
    Note("automa-points", {"vp": 1, "bonus": 1, "source": "automa_card"}),
)


def without_turns(view: GaiaView) -> GaiaView:
    """A view of the same game before the Automa has done anything."""
    assert view.automa is not None
    return replace(view, automa=replace(view.automa, turns=()))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "Mine within range 3: 5 empty planets; all need the same terraforming steps (1); "
            "nearest to you (distance 2): 4A3, 4B0; first by direction (rows running up to the "
            "left, from the lower left corner): 4A3. Mine on 4A3 (ice planet); satellite on 4A2. "
            "1 VP (action card) and 1 VP (level of difficulty).",
        ),
        (
            "ru",
            "Шахта в пределах дальности 3: пустых планет 5; этапов терраформирования нужно "
            "поровну (1); ближе всего к вам (расстояние 2): 4A3, 4B0; первая по направлению "
            "(рядами влево вверх, начиная слева снизу): 4A3. Шахта на 4A3 (ледяная планета); "
            "спутник на 4A2. 1 ПО (карта действия) и 1 ПО (уровень сложности).",
        ),
        (
            "uk",
            "Шахта в межах дальності 3: порожніх планет 5; етапів тераформування потрібно "
            "порівну (1); найближче до вас (відстань 2): 4A3, 4B0; перша за напрямком (рядами "
            "ліворуч угору, починаючи знизу ліворуч): 4A3. Шахта на 4A3 (крижана планета); "
            "супутник на 4A2. 1 ПО (карта дії) і 1 ПО (рівень складності).",
        ),
    ],
)
def test_a_mine_is_told_with_what_every_tie_break_left(lang: str, told: str) -> None:
    assert steps_told(lang, MINE) == (told,)


def test_the_reasons_leave_out_what_events_have_told() -> None:
    assert reasons("gaia", "en", MINE) == (
        "Action card 7, behaviour card 12, 3 left in the deck.",
        "Mine within range 3: 5 empty planets; all need the same terraforming steps (1); nearest "
        "to you (distance 2): 4A3, 4B0; first by direction (rows running up to the left, from the "
        "lower left corner): 4A3. 1 VP (action card) and 1 VP (level of difficulty).",
    )
    plain = Note("automa-points", {"vp": 1, "bonus": 0, "source": "automa_card"})
    assert not any("VP" in line for line in reasons("gaia", "en", (*MINE[:-1], plain)))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "number 4 from the right of 3 (counting round)"),
        ("ru", "номер 4 справа из 3 (счёт идёт по кругу)"),
        ("uk", "номер 4 справа з 3 (рахунок іде по колу)"),
    ],
)
def test_counting_may_go_round(lang: str, told: str) -> None:
    args = {"count": 4, "arrow": "left", "before": 3, "after": 1, "laps": 1, "tracks": ()}
    assert texts.note(lang, "gaia", Note("automa-tie-number", args)) == told
    once = texts.note(lang, "gaia", Note("automa-tie-number", {**args, "count": 2, "laps": 0}))
    assert "(" not in once


def test_many_that_are_left_are_counted_not_listed() -> None:
    hexes = tuple(f"3a{number}" for number in range(9))
    notes = (
        Note("automa-upgrade"),
        Note("automa-upgrade-kind", {"was": "m", "building": "ts", "count": 9, "hexes": hexes}),
        Note("automa-tie-distance", {"distance": 1, "before": 9, "after": 6, "removed": hexes[:3]}),
    )
    line = "Upgrade: mine → trading station, 9 possible; nearest to you (distance 1): 6 of 9 left."
    assert reasons("gaia", "en", notes) == (line,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_tells_the_notes_one_sentence_each(lang: str) -> None:
    table = Table(GAIA, Setup("gaia", (HUMAN, AUTOMA), seed="told", secret="told"))
    explained = None
    chooser = random.Random(1)
    while explained is None:
        table.play(random_move(table, chooser))
        explained = next((e for e in table.take_events() if e.kind == "automa_explained"), None)
    said = texts.event(lang, "gaia", explained, ("Ada", "R2"))
    assert said.startswith("R2 ")
    assert said.count(". ") == len(explained.args["notes"]) - 1
    assert said.endswith(".")


def test_only_the_turns_since_the_earlier_view_are_told() -> None:
    view = position("solo", "late").view
    assert view.automa is not None
    everything = narrate("gaia", view, "en", before=without_turns(view))
    assert len(everything) == len(view.automa.turns)
    assert narrate("gaia", view, "en") == everything[-1:]
    assert narrate("gaia", view, "en", before=view) == ()
    earlier = position("solo", "early").view
    assert earlier.automa is not None
    since = narrate("gaia", view, "en", before=earlier)
    assert since == everything[len(earlier.automa.turns) :]


def test_a_game_without_robots_has_nothing_to_tell() -> None:
    assert narrate("gaia", position("two", "late").view, "en") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_board_has_the_cards_and_the_last_turn(lang: str) -> None:
    view = position("solo", "late").view
    board = describe("gaia", view, lang)
    tale = narrate("gaia", view, lang)[-1]
    assert "\n".join((tale.title, *tale.lines)) in board
    assert texts.word(lang, "gaia", "action_card").capitalize() in board


@pytest.mark.parametrize("faction", FACTION_CARDS)
def test_whole_solo_games_are_told_in_every_language(
    faction: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "problems", set())
    level = list(LEVELS)[list(FACTION_CARDS).index(faction) % len(LEVELS)]
    options = {"automa": faction, "level": level}
    table = Table(GAIA, Setup("gaia", (HUMAN, AUTOMA), options=options, seed="told", secret="told"))
    chooser = random.Random(faction)
    while table.result is None:
        table.play(random_move(table, chooser))
    view, events = table.view(), table.take_events()
    for lang in LANGUAGES:
        said = [texts.event(lang, "gaia", event, ("Ada", "R2")) for event in events]
        for tale in narrate("gaia", view, lang, before=without_turns(view)):
            said += [tale.title, *tale.lines]
        assert not [text for text in said if RAW.search(text)]
    assert not catalogue.problems
