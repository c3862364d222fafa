"""Words of a generated command are found by what people see of them, in every language."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from bot.play.autocomplete import OpenOffer, fitting, move_choices, word_choices
from bot.play.command_values import value_choices
from bot.play.panel.question import Reading
from bot.session import Blueprint
from engine import GAMES
from engine.core.game import HUMAN, Command, Setup
from engine.core.moves import Option
from engine.core.table import Table
from engine.core.words import resolve, split_moves
from engine.federation.bag import Bag
from render.texts import LANGUAGES
from tests.engine.federation.tables import begun, play
from tests.strategies import AnyTable, random_move

SEEN = {
    "en": ("officers", "2/III", "outer"),
    "ru": ("каюты", "КАЮТЫ офицеров", "2/III", "внешний"),
    "uk": ("каюти", "офіцерів", "2/III", "зовнішній"),
}
MOST = 25


@dataclass(frozen=True, slots=True)
class Standing(Blueprint):
    """Leads to a table that was set up by hand."""

    table: AnyTable | None = None

    def build(self) -> AnyTable:
        """The table itself."""
        assert self.table is not None
        return self.table


def offer_of(table: AnyTable, lang: str = "en") -> OpenOffer:
    """The question of whoever is asked first."""
    seat, log = table.pending[0].seat, tuple(table.log)
    reading = Reading(Standing(table.game, table.setup, log, table=table), seat, 0)
    reading.read()
    return OpenOffer(reading, table.game.key, lang, ["Ada"] * 4)


def command_of(key: str, name: str) -> Command:
    """A command that a game declares."""
    return next(one for one in GAMES[key].commands if one.name == name)


PLACE, SHOP, BUILD = (command_of("federation", one) for one in ("place", "shop", "build"))


def values(
    offer: OpenOffer, command: Command, name: str, typed: str = "", **given: str
) -> list[str]:
    """What a parameter can be filled in with."""
    return [str(one.value) for one in value_choices(offer, typed, command, name, given)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_values_of_placing_are_found_by_what_is_seen_of_them(lang: str) -> None:
    offer = offer_of(begun(4), lang)
    for typed in SEEN[lang]:
        assert value_choices(offer, typed, PLACE, "space", {"face": "amb2 vote"}), typed
    for name, given in (("face", {}), ("space", {}), ("space", {"face": "amb2 vote"})):
        choices = value_choices(offer, "", PLACE, name, given)
        assert 0 < len(choices) <= MOST
        assert len({one.value for one in choices}) == len(choices)
        assert len({one.name for one in choices}) == len(choices)
        for choice in choices:
            seen = choice.name.rstrip("…").split(" · ")[0]
            found = value_choices(offer, seen, PLACE, name, given)
            assert choice.value in {one.value for one in found}, seen


def test_a_face_and_a_space_are_filled_in_in_either_order_and_a_cover_decides_what_lies_up() -> (
    None
):
    """A die goes with votes only; what is left out and may be is no part of what is offered."""
    one = begun(4)
    player = one.state.players[0]
    player.transfigurations, player.die, player.reserve = ["t109", "t116"], 2, Bag(oceanium=1)
    offer = offer_of(one)
    faces = values(offer, PLACE, "face")
    assert faces == [f"{who} {side}" for who in AMBASSADORS for side in ("fund", "vote")]
    assert set(values(offer, PLACE, "face", space="c2f3")) == set(faces)
    assert "outer" in values(offer, PLACE, "space", face="amb3 vote")
    assert "outer" not in values(offer, PLACE, "space", die="die")
    assert values(offer, PLACE, "die", face="amb3 vote", space="c2f3") == ["die"]
    assert values(offer, PLACE, "die", face="amb3 fund", space="c2f3") == []
    assert values(offer, PLACE, "cover", face="amb3 fund", space="c2f3") == ["t109", "t116"]
    assert values(offer, PLACE, "cover", die="die") == ["t109"]
    assert values(offer, PLACE, "face", cover="t109") == [*AMBASSADORS]
    typed = {
        "place amb3 vote c2f3 die": {"face": "amb3 vote", "space": "c2f3", "die": "die"},
        "place amb1a fund outer": {"face": "amb1a fund", "space": "outer"},
        "place amb2 cover t109 c2f2": {"face": "amb2 vote", "space": "c2f2", "cover": "t109"},
        "place amb3 vote c2f2": {"face": "Vote 3", "space": "2/II"},
        "place amb1a cover t109 c2f2": {"face": "vote 3", "space": "2/ii", "cover": "t109"},
    }
    for text, given in typed.items():
        (words,) = split_moves(PLACE.write(given))
        assert " ".join(resolve(one, 0, words)) == text


AMBASSADORS = ("amb1a", "amb1b", "amb2", "amb3")


def test_a_shop_and_its_mix_are_one_command_of_two_moves() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag(copernium=3)
    one.state.players[0].discs = {"shop3": 1}
    assert SHOP.write({}) == "shop"
    assert SHOP.write({"shop": "shop3"}) == "shop shop3"
    assert SHOP.write({"mix": "oceanium+2,step+1"}) == "mix oceanium+2,step+1"
    for text in ("place amb1a vote c3f3", "shop shop3"):
        choices = values(offer_of(one), SHOP, text.split()[0])
        assert choices == [] if text.startswith("place") else "shop3" in choices
        play(one, 0, text)
    mixes = values(offer_of(one), SHOP, "mix")
    assert {len(mix.split(",")) for mix in mixes} == {1, 2}
    assert values(offer_of(one), SHOP, "mix", shop="shop3") == [], "the shop is chosen already"


def test_what_a_discount_takes_off_is_named_without_its_word() -> None:
    words = ("build", "university", "less", "copernium+1")
    assert BUILD.wording is not None
    assert BUILD.wording.read(words) == {"what": "university", "less": "copernium+1"}
    assert BUILD.write({"what": "university", "less": "copernium+1"}) == " ".join(words)
    assert BUILD.write({"what": "university"}) == "build university"


WORDED = [key for key, game in GAMES.items() if any(one.wording for one in game.commands)]


@pytest.mark.parametrize("key", WORDED)
def test_whatever_a_command_reads_off_a_move_it_writes_again(key: str) -> None:
    """Of every answer in a random game that belongs to a command which words its moves itself."""
    game = GAMES[key]
    worded = [(one, one.wording) for one in game.commands if one.wording is not None]
    table: AnyTable = Table(game, Setup(key, (HUMAN,) * game.seats[0], "w", "s"))
    chance, met = random.Random(2), set[str]()
    while table.result is None:
        for option in table.pending[0].offer():
            for command, wording in worded:
                if found := wording.read(option.words):
                    met.add(command.name)
                    assert found.keys() <= {one.name for one in command.params}
                    assert command.write(found) == " ".join(option.words)
        table.play(random_move(table, chance))
    assert met == {command.name for command, _ in worded}


def test_what_no_menu_lists_is_offered_to_whoever_asks_for_its_kind() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag(oceanium=1, lavandium=2)
    offer = offer_of(one)
    wanted = ["lavandium+1", "lavandium+2", "oceanium+1"]
    assert [choice.value for choice in word_choices(offer, "", ("discard",))] == wanted
    typed = [choice.value for choice in move_choices(offer, "discard lav")]
    assert typed == [f"discard {one}" for one in wanted[:2]]
    assert not [choice for choice in move_choices(offer, "") if "discard" in choice.value]


def test_what_is_seldom_typed_is_the_same_as_what_is() -> None:
    options = [Option(("take", "a")), Option(("take", "b"))]
    label = {"a": "Мёртвый астероид", "b": "Необов’язкова дія"}
    for typed, found in (("мертвый", "a"), ("МЁРТВЫЙ", "a"), ("необов'язкова дія", "b")):
        (only,) = fitting(options, typed, lambda option: label[option.words[1]])
        assert only.words[1] == found
