"""All that games declare has a text in every language, and in the tiny ones all that happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.moves import Note
from engine.core.table import Table
from render import texts
from tests.strategies import EVERY_GAME, TINY, AnyTable, Case, cases, walk

LOCALES = {
    "lanterns": Path(__file__).parent / "locale",
    "caravans": Path(__file__).parent / "caravans" / "locale",
}
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


@pytest.fixture(autouse=True)
def _catalogues() -> None:
    for key, folder in LOCALES.items():
        texts.add_catalogue(key, folder)


def notes_of(table: AnyTable) -> list[Note]:
    found: list[Note] = []
    for decision in table.pending:
        advice = decision.advise() if decision.advise else None
        verbs = {option.words[0] for option in decision.offer()}
        for option in decision.offer():
            found += option.notes
            if advice:
                found += [*advice.outlook(option.words), *advice.warnings(option.words)]
        for command in table.game.commands:
            found += advice.obstacles((command.verb,)) if advice else []
            if command.verb not in verbs and (reason := decision.refusal((command.verb,))):
                found.append(reason)
    return found


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("case", [one for one in cases() if one.game.key in TINY], ids=str)
def test_all_that_happens_has_a_text(case: Case, lang: str) -> None:
    problems = set(texts.problems)
    key = case.game.key
    done = walk(case)
    table = Table(done.case.game, done.setup)
    for index, move in enumerate(done.moves):
        for decision in table.pending:
            said = texts.ask(lang, key, decision.kind, decision.args, NAMES)
            assert not said.startswith("ask-")
        shown = [texts.note(lang, key, note, NAMES) for note in notes_of(table)]
        shown.append(texts.move(lang, key, move.words))
        table.play(move)
        shown += [texts.event(lang, key, event, NAMES) for event in table.take_events()]
        read = table.reading(index, None)
        shown += [texts.move(lang, key, read)] if read else []
        shown += [
            texts.amounts(lang, key, {what: 2})
            for what, has in table.means(move.seat, move.seat).items()
            if isinstance(has, int)
        ]
        assert not [text for text in shown if "-" in text.split()[0]]
    assert texts.problems == problems


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_all_that_a_game_declares_has_a_text(key: str, lang: str) -> None:
    game = EVERY_GAME[key]
    wanted = ["game-name", *(f"word-{robot}" for robot in game.robots)]
    for command in game.commands:
        wanted += [f"command-{command.name}", *(f"param-{one.name}" for one in command.params)]
    for kind, settings in game.habit_settings.items():
        wanted += [f"habit-{kind}", *(f"habit-{kind}-{setting}" for setting in settings)]
    offered = [option for option in game.options if option.lobby]
    wanted += [f"option-{option.key}" for option in offered]
    assert [one for one in wanted if not texts.has(lang, one, key)] == []
    values = [(option.key, value) for option in offered for value in option.values]
    labels = {f"{one}-{value}": (f"{one}-{value}", f"word-{value}") for one, value in values}
    missing = [
        one for one, ways in labels.items() if not any(texts.has(lang, way, key) for way in ways)
    ]
    assert missing == []


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_value_of_an_option_does_not_say_its_name_again(key: str, lang: str) -> None:
    """A lobby puts the name before the value; levels of a robot bear its name."""
    offered = [one for one in EVERY_GAME[key].options if one.lobby and one.key != "level"]
    told_twice = []
    for option in offered:
        name = texts.text(lang, f"option-{option.key}", key)
        for value in option.values:
            own = f"{option.key}-{value}"
            said = texts.text(lang, own, key) if texts.has(lang, own, key) else ""
            told_twice += [own for stem in _stems(name) if stem in _stems(said)]
    assert told_twice == []


def _stems(said: str) -> set[str]:
    """How its words begin, whatever their endings."""
    return {word[:4] for word in said.casefold().split() if len(word) > 2}


def test_catalogues_have_the_same_keys() -> None:
    for folder in LOCALES.values():
        keys = []
        for lang in texts.LANGUAGES:
            lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
            keys.append([line.split(" =")[0] for line in lines if " =" in line])
        assert keys[0] == keys[1] == keys[2]


def test_an_amount_of_a_set_is_said_with_its_number() -> None:
    assert texts.move("en", "caravans", ("sell", "iron", "salt+2")) == "Sell iron, 2 salt"
    assert texts.move("en", "caravans", ("pay", "dune1+2")) == "Pay dune post 1 ×2"
    assert texts.move("ru", "caravans", ("keep", "?", "?")) == "Оставить: ?, ?"
