"""Catalogues and code fit together: all that is said has a text, and no text is left over."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from engine import GAMES
from engine.core.game import Game
from engine.federation.terms import Planet
from engine.federation.told import STRUCTURES
from engine.gaia import components, terms
from engine.gaia.game import GAIA
from engine.race.terms import Action
from render import texts
from render.texts import LANGUAGES, catalogue
from tests.games.caravans.game import CARAVANS
from tests.games.caravans.state import posts_for
from tests.games.lanterns import LANTERNS, LANTERNS_GAME
from tests.render.catalogues import entries, folders, references, variables
from tests.render.said import ROOT, Said, class_keys, literals, said, verbs

TINY = "tests/games/lanterns.py"


EVERY = {**GAMES, LANTERNS_GAME.key: LANTERNS_GAME, CARAVANS.key: CARAVANS}
HABITS = {kind for game in EVERY.values() for kind in game.habits}
FAMILIES = (*(f"habit-{kind}" for kind in sorted(HABITS, key=len, reverse=True)), "habit")
"""Families of ids with a hyphen of their own, before others and the longest first."""


def _ids() -> Iterator[tuple[str, str]]:
    yield from (("planet", planet) for planet in terms.Planet)
    yield from (("phase", phase) for phase in terms.Phase)
    yield from (("colour", faction.colour) for faction in components.FACTIONS.values())
    yield from (("word", word) for word in (*terms.Building, *terms.TECH_SLOTS))
    yield from (("word", f"adv-{track}") for track in terms.TRACKS)
    for tiles in (
        components.TECH, components.BOOSTERS, components.ROUND_TILES, components.FINAL_TILES,
        components.FEDERATION_TOKENS, components.BOARD_ACTIONS, components.FACTIONS,
    ):  # fmt: skip
        yield from (("word", tile) for tile in tiles)
    yield from (("source", f"round{number}") for number in range(1, terms.ROUNDS + 1))
    yield from (("source", tile) for tile in components.BOOSTERS)
    for option in (option for option in GAIA.options if option.lobby):
        yield "option", option.key
        for value in option.values:
            yield ("word" if value in components.FACTIONS else option.key), value


@pytest.mark.parametrize(("kind", "word"), sorted({(kind, str(word)) for kind, word in _ids()}))
def test_every_word_of_the_game_has_a_label(kind: str, word: str) -> None:
    assert texts.has("en", f"{kind}-{word}", GAIA.key)


@pytest.mark.parametrize(
    "tiles",
    [components.TECH, components.BOOSTERS, components.ROUND_TILES, components.FINAL_TILES,
     components.FEDERATION_TOKENS, components.BOARD_ACTIONS, components.FACTIONS],
    ids=["tech", "boosters", "rounds", "final", "federations", "actions", "factions"],
)  # fmt: skip
def test_every_tile_is_described_in_a_line(tiles: dict[str, object]) -> None:
    for tile in tiles:
        for lang in LANGUAGES:
            line = texts.word(lang, GAIA.key, tile, "long")
            assert line.endswith("."), tile
            assert line != texts.word(lang, GAIA.key, tile), tile
            assert len(line) <= 200, tile


def test_every_faction_has_its_institute_described() -> None:
    for faction in components.FACTIONS:
        for lang in LANGUAGES:
            assert texts.word(lang, GAIA.key, faction, "pi").endswith("."), faction


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_commands_have_names_that_discord_takes(game: Game[Any, Any], lang: str) -> None:
    for command in game.commands:
        _check_names(lang, game.key, [f"param-{param.name}" for param in command.params])
    _check_names(lang, game.key, [f"command-{command.name}" for command in game.commands])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_groups_of_games_have_names_that_discord_takes(lang: str) -> None:
    groups = [str(texts.text(lang, "game-name.command", key)) for key in EVERY]
    for name in groups:
        _check_name(name)
    others = [str(texts.text(lang, key)) for key in texts.keys(None, "command-")]
    assert len({*groups}) == len(groups)
    assert not {*groups} & {*others}, "told apart from the commands of the bot"
    assert lang != "en" or groups == list(EVERY), "in English the key of the game, for good"


def _check_names(lang: str, game: str, keys: list[str]) -> None:
    """Names are such as Discord takes, and distinct; descriptions have at most 100 characters."""
    names = [texts.text(lang, key, game) for key in keys]
    assert len(set(names)) == len(names)
    for key, name in zip(keys, names, strict=True):
        _check_name(name)
        assert 1 <= len(texts.text(lang, f"{key}.about", game)) <= 100


def _check_name(name: str) -> None:
    """Lower case and short, of letters."""
    assert re.fullmatch(r"[-\w]{1,32}", name), name
    assert name == name.lower()


def _game_of(one: Said) -> str:
    """Whose words these are; what the frame says is looked up in those of Gaia Project."""
    if one.where.startswith(TINY):
        return LANTERNS_GAME.key
    return next((game for game in GAMES if one.where.startswith(f"engine/{game}/")), GAIA.key)


@pytest.mark.parametrize("where", ["engine", TINY])
def test_all_that_a_game_says_has_a_text_with_these_arguments(where: str) -> None:
    all_said = set(said(where))
    assert len(all_said) > 20, "they are found"
    assert [one for one in all_said if not _has_a_text(one)] == []


def _has_a_text(one: Said) -> bool:
    """Whether there is one that asks for no argument that the code does not give."""
    game, key = _game_of(one), catalogue.message_id(one.family, one.key)
    if not texts.has("en", key, game):
        return False
    if one.args is None:
        return True
    known = entries("core", "en") | entries(game, "en")
    needed = variables(known[key].patterns[""], known) - catalogue.optional("en", game, key)
    return needed <= {name.replace("_", "-") for name in one.args}


def test_every_class_of_errors_has_a_text() -> None:
    keys = set(class_keys().values())
    assert "stale-decision" in keys
    assert [key for key in keys if not texts.has("en", f"error-{key}")] == []


@pytest.mark.parametrize(
    ("game", "where"), [*((game, f"engine/{game}") for game in GAMES), (LANTERNS_GAME.key, TINY)]
)
def test_every_verb_has_a_label(game: str, where: str) -> None:
    offered = verbs(where) | ({"end"} if game in GAMES else set())
    assert len(offered) > 3, "they are found"
    assert [verb for verb in offered if not texts.has("en", f"move-{verb}", game)] == []


@pytest.mark.parametrize("folder", folders())
def test_no_text_is_left_over(folder: str) -> None:
    used = _mentioned(folder)
    known = entries(folder, "en")
    referred = {
        other
        for entry in known.values()
        for pattern in entry.patterns.values()
        for other in references(pattern)
    }
    over = {key for key in known if not _is_used(key, used) and key not in referred}
    assert over == set()


def _mentioned(folder: str) -> set[str]:
    """All words of code and data, spelled as in ids of messages."""
    found = {text.lower() for text in literals("engine", "render", "bot", "tests/games")}
    found |= {f"{key}-to-{action}" for action in Action for key in ("nothing", "no-card")}
    found |= {f"robot-{text}" for text in literals("engine/race/robot")}
    found |= {*LANTERNS, *posts_for(max(CARAVANS.seats))}
    found |= {text.removeprefix("warn-") for text in found}
    found |= {f"adv-{track}" for track in terms.TRACKS}
    found |= {f"round{number}" for number in range(1, terms.ROUNDS + 1)}
    found |= {f"moon{number}" for number in range(1, 8)} | {f"level{n}" for n in range(1, 5)}
    found |= {f"influence-{planet}" for planet in Planet}
    found |= {f"what-{part}" for part in STRUCTURES}
    found |= {f"{part}-card" for part in ("action", "behaviour")}
    found |= {f"final{number}" for number in (1, 2)}
    rules = folder.endswith(catalogue.RULES)
    data = files("assets").joinpath(folder if rules else f"{folder}/data")
    for path in data.iterdir() if data.is_dir() else ():
        if path.name.endswith(".json"):
            found |= set(_strings(json.loads(path.read_text(encoding="utf-8"))))
    return {word.replace("_", "-") for word in found}


def _strings(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)
    elif isinstance(data, str):
        yield data


def _is_used(key: str, mentioned: set[str]) -> bool:
    """Whether a key, or what follows its family, stands somewhere."""
    family = next((one for one in FAMILIES if key.startswith(f"{one}-")), key.partition("-")[0])
    return key in mentioned or key.removeprefix(f"{family}-") in mentioned


def test_the_glossary_lists_the_words_of_the_catalogues() -> None:
    rows = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").lower()
    words = [
        *terms.Building, *components.FACTIONS, *terms.TRACKS, "gaiaformer", "satellite",
        "space_station", "brainstone", "ore", "automa", "action_card", "behaviour_card",
    ]  # fmt: skip
    for lang in LANGUAGES:
        for word in words:
            label = texts.word(lang, GAIA.key, word).partition(" (")[0]
            core = label.split()[-1] if word.startswith("ac") else label
            assert core.lower() in rows, (lang, word)
