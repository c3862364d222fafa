"""The tiny game speaks all languages, so that the bot's tests can read what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.moves import Note
from engine.core.table import Table
from render import texts
from tests.games.lanterns import LANTERNS_GAME
from tests.strategies import AnyTable, Case, cases, walk

LOCALE = Path(__file__).parent / "locale"
KEY = LANTERNS_GAME.key
NAMES = ("Ada", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def _catalogue() -> None:
    texts.add_catalogue(KEY, LOCALE)


def notes_of(table: AnyTable) -> list[Note]:
    found: list[Note] = []
    for decision in table.pending:
        advice = decision.advise() if decision.advise else None
        for option in decision.offer():
            found += option.notes
            if advice:
                found += [*advice.outlook(option.words), *advice.warnings(option.words)]
        for verb in ("draw", "light", "sell"):
            found += advice.obstacles((verb,)) if advice else []
    return found


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("case", [one for one in cases() if one.game is LANTERNS_GAME], ids=str)
def test_all_that_happens_has_a_text(case: Case, lang: str) -> None:
    problems = set(texts.problems)
    done = walk(case)
    table = Table(done.case.game, done.setup)
    for move in done.moves:
        for decision in table.pending:
            said = texts.ask(lang, KEY, decision.kind, decision.args, NAMES)
            assert not said.startswith("ask-")
        shown = [texts.note(lang, KEY, note, NAMES) for note in notes_of(table)]
        shown.append(texts.move(lang, KEY, move.words))
        table.play(move)
        shown += [texts.event(lang, KEY, event, NAMES) for event in table.take_events()]
        assert not [text for text in shown if "-" in text.split()[0]]
    assert texts.problems == problems
