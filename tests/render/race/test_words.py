"""Everything the game can say is said in three languages, and a card's sentences are its data's."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import islice

import pytest

from engine.core.errors import IllegalMoveError
from engine.core.events import Event
from engine.core.moves import Decision, Move
from engine.race.components import CARDS, GOALS
from engine.race.game import RACE
from engine.race.terms import Action, Effect, Good, Keyword, Phase, Way
from render import about, texts
from render.race.alt import alt_reach
from render.race.powers import lines_of
from render.race.told import to_the_end
from render.race.wording import power_lines, power_text, term_lines
from render.story import StoryPart, story
from render.texts import LANGUAGES, catalogue
from render.texts.names import BREAK
from tests.render.race.positions import PEOPLE, position, scene, steps
from tests.render.said import ROOT

RAW = re.compile(r"[a-z0-9]+_[a-z0-9_]+|(?:word|note|event|ask|move|error|amount|power)-[a-z]")
"""An id that should have been a label."""
LATIN = re.compile(r"[A-Za-z]+")
NAMES = ("Ада", "Їжак", "Борис", "Яна")
NUMERALS = {"I", "II", "III", "IV", "V"}
GAMES = {
    "two": (PEOPLE[:2], {}),
    "base": (PEOPLE[:4], {"sets": "base", "edition": "second"}),
    "solo": (("human", "robot"), {"level": "medium"}),
    "draft": (PEOPLE[:3], {"draft": "yes"}),
}


def own_words(text: str) -> set[str]:
    """Latin words in a text that are no phases."""
    return {*LATIN.findall(text)} - NUMERALS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_card_has_a_name_and_every_power_a_sentence(card: object, lang: str) -> None:
    card = CARDS[getattr(card, "id", "")]
    name = texts.word(lang, RACE.key, card.id)
    assert name != card.id
    lines = [line.text for line in power_lines(lang, card)] + [*term_lines(lang, card)]
    assert len(power_lines(lang, card)) == len(card.powers)
    assert bool(term_lines(lang, card)) == card.variable
    for line in (*lines, about(RACE.key, lang, card.id)):
        assert line.endswith("."), line
        assert not RAW.search(line), line
        if lang != "en":
            assert not own_words(line), line
    if lang != "en":
        assert not own_words(name)
    assert len(lines_of(lang, card)) >= bool(lines)


def test_names_of_one_language_differ() -> None:
    for lang in LANGUAGES:
        assert len({texts.word(lang, RACE.key, card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_follows_the_numbers_of_its_power(lang: str) -> None:
    seen: set[Effect] = set()
    for card in CARDS.values():
        for power in card.powers:
            seen.add(power.effect)
            if power.amount:
                told = power_text(lang, replace(power, amount=power.amount + 4))
                assert told != power_text(lang, power), power
                assert str(abs(power.amount + 4)) in told, power
            if power.good is not None:
                other = Good.RARE if power.good is not Good.RARE else Good.NOVELTY
                changed = replace(power, good=other)
                if not power.this_world_only or power.effect is Effect.CONSUME:
                    assert power_text(lang, changed) != power_text(lang, power), power
    assert seen == {*Effect}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_powers_that_differ_are_told_apart(lang: str) -> None:
    told: dict[str, object] = {}
    for card in CARDS.values():
        for power in card.powers:
            text = f"{power.phase} {power_text(lang, power)}"
            same = told.setdefault(text, replace(power, optional=False, way=None, max_cards=0))
            assert same == replace(power, optional=False, way=None, max_cards=0), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 5, 21])
def test_amounts_have_their_plural_forms(lang: str, number: int) -> None:
    expected = {
        "en": {1: "card", 2: "cards", 5: "cards", 21: "cards"},
        "ru": {1: "карта", 2: "карты", 5: "карт", 21: "карта"},
        "uk": {1: "карта", 2: "карти", 5: "карт", 21: "карта"},
    }
    assert texts.amounts(lang, RACE.key, {"cards": number}) == f"{number} {expected[lang][number]}"


def test_every_word_of_the_notation_has_a_label() -> None:
    keys = [
        *(f"word-{name}" for name in (*CARDS, *GOALS)),
        *(f"action-{action}" for action in Action),
        *(f"act-{action}" for action in Action),
        *(f"way-{way}" for way in Way),
        *(f"settle-{way}" for way in Way),
        *(f"good-{good}" for good in Good),
        *(f"keyword-{keyword}" for keyword in Keyword),
        *(f"phase-{phase}" for phase in Phase if phase is not Phase.TRADE),
        *(f"phase-{step}" for step in ("setup", "draft", "act", "discard", "over", "trade")),
        *(f"command-{command.name}" for command in RACE.commands),
        *(f"param-{param.name}" for command in RACE.commands for param in command.params),
        *(f"option-{option.key}" for option in RACE.options if option.lobby),
    ]
    for option in (option for option in RACE.options if option.lobby):
        for value in option.values:
            kind = option.key if texts.has("en", f"{option.key}-{value}", RACE.key) else "word"
            keys.append(f"{kind}-{value}")
    assert [key for key in keys if not texts.has("en", key.lower(), RACE.key)] == []


def test_every_goal_is_described_in_a_line() -> None:
    for lang in LANGUAGES:
        for goal in GOALS:
            assert texts.word(lang, RACE.key, goal, "long").endswith("."), goal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_names_that_discord_takes(lang: str) -> None:
    for command in RACE.commands:
        for keys in (
            [f"param-{param.name}" for param in command.params],
            [f"command-{one.name}" for one in RACE.commands],
        ):
            names = [texts.text(lang, key, RACE.key) for key in keys]
            assert len(set(names)) == len(names)
            for key, name in zip(keys, names, strict=True):
                assert re.fullmatch(r"[-\w]{1,32}", name), name
                assert name == name.lower()
                assert 1 <= len(texts.text(lang, f"{key}.about", RACE.key)) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_every_language(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "problems", set())
    seats, options = GAMES[game]
    chance = random.Random(game)
    told: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for table in steps(seats, options, f"told {game}"):
        events = table.take_events()
        for lang in LANGUAGES:
            told[lang] |= {texts.event(lang, RACE.key, event, NAMES) for event in events}
            for decision in table.pending:
                told[lang] |= _said(lang, decision, chance)
    assert not catalogue.problems
    for lang, said in told.items():
        assert not {text for text in said if RAW.search(text)}
        assert len(said) > 300
        if lang != "en":
            assert not {text for text in said if own_words(text)}


def _said(lang: str, decision: Decision, chance: random.Random) -> set[str]:
    """A question and a few of its answers."""
    told = {texts.ask(lang, RACE.key, decision.kind, decision.args, NAMES)}
    options = [*islice(decision.offer(), 40)]
    for option in chance.sample(options, min(3, len(options))):
        told |= {texts.note(lang, RACE.key, note, NAMES) for note in option.notes}
        words = option.words if decision.verb is None else (decision.verb, *option.words)
        told |= {texts.move(lang, RACE.key, words[:end]) for end in range(1, len(words) + 1)}
        reason = decision.refusal((*words[:-1], "gem_world"))
        if reason is not None:
            move = Move(decision.seat, words)
            told.add(texts.error(lang, RACE.key, IllegalMoveError(move, reason), NAMES))
    return told


def test_the_glossary_lists_every_name_and_marks_what_is_ours() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    for card in CARDS:
        en, ru, uk = (texts.word(lang, RACE.key, card) for lang in LANGUAGES)
        assert f"| {en} | {ru} | {uk} |" in lines or f"| {en} | {ru} † | {uk} |" in lines, card
    printed = sum(" † |" not in line for line in lines if line.startswith("| Old Earth "))
    assert printed == 1


def test_what_is_discarded_to_the_limit_of_the_hand_is_no_part_of_the_last_phase() -> None:
    events = [
        Event("phase_began", None, {"phase": "IV", "nth": 1}),
        Event("discarded_down", 0, {"count": 1}),
        Event("discarded_down", 1, {"count": 2}),
    ]
    parts = [StoryPart(event) for event in events]
    told = story("en", "race", parts, ("Ada", "Zoë"))
    assert told == ["**IV Consume** –", "**Hand limit** Ada: −1 card · Zoë: −2 cards"]
    assert story("en", "race", parts[2:], ("Ada", "Zoë"), events[:2]) == [
        "**Hand limit** Zoë: −2 cards"
    ]


def test_a_card_that_leaves_for_a_conquest_is_named_once() -> None:
    args = {"world": "rebel_base", "way": "conquer", "price": 1, "needed": 6}
    events = [
        Event("phase_began", None, {"phase": "III", "nth": 1}),
        Event("settled", 0, {**args, "stayed": ("space_mercenaries",)}),
        Event("discarded_from_tableau", 0, {"card": "new_military_tactics"}),
    ]
    (told,) = story("en", "race", [StoryPart(event) for event in events], ("Ada",))
    assert told == (
        "**III Settle** Ada: Rebel Base, conquered (Military 6), pays 1 (+ Space Mercenaries), "
        "New Military Tactics discarded from the tableau"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_the_game_is_over_nothing_is_in_reach(lang: str) -> None:
    words = {"en": "over", "ru": "окончена", "uk": "закінчено"}
    for moment in ("late", "end"):
        told = alt_reach(scene("reach", lang, position("base", moment)))
        assert (words[lang] in told) == (moment == "end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_that_ends_the_game_is_called_the_last(lang: str) -> None:
    words = {"en": "last round", "ru": "последний раунд", "uk": "останній раунд"}
    late = position("base", "late").view
    for pool in (late.pool, 0):
        shown = scene("table", lang, position("base", "late"))
        (told,) = to_the_end(replace(shown, view=replace(late, pool=pool)))
        assert (words[lang] in told) == (not pool)
        assert BREAK not in told, "a phone would break 5/12 in two"
