"""What is scored at the end, and what choices are called: by what they give, in three languages."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.moves import Note, Option
from engine.core.table import Table
from engine.federation.bag import Bag
from engine.federation.data import ours
from engine.federation.game import FEDERATION
from engine.federation.option_notes import notes_about
from engine.federation.terms import MEDALS
from render import StoryPart, about, story, texts
from render.federation.meanings import called, short
from render.federation.wording import MEDAL_CARDS
from render.registry import book
from render.scene import Scene
from render.texts import LANGUAGES
from tests.engine.federation.tables import begun, finished, table
from tests.render.federation.test_words import GAME, NAMES, RAW


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_scoring_says_what_each_point_is_for(lang: str) -> None:
    """Three steps as printed; a crystal left, a ship, each project by its number."""
    log = finished(4, 2)
    events = Table(FEDERATION, log.setup, log.log).take_events()
    first = next(n for n, one in enumerate(events) if one.kind == "final_scoring_began")
    final = events[first:]
    told = story(lang, GAME, map(StoryPart, final), NAMES)
    titles = [
        texts.drawn(lang, GAME, "board-scoring-step", {"source": one})
        for one in ("medals", "leftovers", "projects")
    ]
    assert [line.partition("** ")[0].strip("*") for line in told if "**" in line] == titles
    counted = Counter(one.args["source"] for one in final if one.kind == "scored")
    assert counted["leftovers"] > 4, "somebody has left several kinds of things"
    said = next(line for line in told if titles[1] in line)
    for one in final:
        if one.kind == "scored" and one.args["source"] == "leftovers":
            what = texts.word(lang, GAME, str(one.args["what"]))
            assert f"+{one.args['points']}" in said
            assert f"({what})" in said
    said = next(line for line in told if titles[2] in line)
    for one in final:
        if one.kind == "scored" and one.args["source"] == "projects":
            project = str(one.args["project"])
            assert project == "joint" or f" {project})" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shops_megastructures_and_specialists_are_called_by_what_they_give(lang: str) -> None:
    """Numbers of ours are printed nowhere; a specialist says first when it acts."""
    view = table(3, seed=4).view()
    scene = Scene(view, lang)
    assert {called(scene, ("take", f"{token}"))[0] for token in ("1c1", "1a1", "1e1")} == {
        "⚡",
        "∞",
        "\U0001f7e0",
    }
    for shop in ours().arratuin.shops:
        said = called(scene, ("shop", shop.id))
        assert said, shop.id
        assert str(texts.word(lang, GAME, shop.id)).casefold() not in said.casefold()
        assert said.count(" → ") == 1, "what both levels give, whichever is open"
        assert called(scene, ("disc", shop.id)) == said
        traded = replace(view, players=tuple(replace(x, discs={shop.id: 1}) for x in view.players))
        assert called(Scene(traded, lang), ("shop", shop.id)) == said, "also in a draft, afterwards"
    for mega in view.megastructures:
        said = called(scene, ("build", mega.id))
        assert said.count(" / ") == 1, said
        assert not RAW.search(said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_medals_and_shops_have_cards_of_their_own(lang: str) -> None:
    for medal in ("medal-neo", "medal-e81216"):
        said = about(GAME, lang, medal)
        assert "3, 4, 5, 6" in said
        assert "4, 6)" in said
    assert "8" in about(GAME, lang, "medal-accreditation")
    assert "9" in about(GAME, lang, "medal-intrigue")
    assert about(GAME, lang, "medal-none") == ""
    assert [one.removeprefix("medal-") for one in MEDAL_CARDS] == [*MEDALS]
    for shop in ours().arratuin.shops:
        assert about(GAME, lang, shop.id).count(":") >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_projects_say_what_they_count_and_medals_are_called_by_their_planet(lang: str) -> None:
    scene = Scene(table(3, seed=4).view(), lang)
    neo = str(texts.word(lang, GAME, "neo"))
    assert neo in called(scene, ("project", "1"))
    assert called(scene, ("project", "joint")) == ""
    assert texts.move(lang, GAME, ("medal", "neo"), "item") == neo


def test_tokens_with_the_same_on_them_are_laid_as_one() -> None:
    """Listed twice, they looked as if they differed."""
    one = begun(3)
    one.state.players[0].transfigurations = ["t107", "t102", "t103"]
    halves = book(GAME).hints.halves["place"]
    options = [*one.pending[0].offer()]
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(halves.half(option), []).append(option)
    assert kinds.keys() & {"t102", "t103", "t107"} == {"t102", "t103"}
    assert halves.many(kinds["t102"]) == 2
    label = halves.label(Scene(one.view(0), "en", None, 0), kinds["t102"][0], 2)
    assert label == "Vote 2, 1 copernium ×2"
    assert halves.many(kinds["vote1"]) == 2, "two ambassadors"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_goes_or_becomes_another_is_on_the_button(lang: str) -> None:
    one = begun(3)
    one.state.players[0].reserve = Bag(lavandium=6, copernium=5)
    scene = Scene(one.view(0), lang, None, 0)
    lavandium = str(texts.amounts(lang, GAME, {"lavandium": -1}, "signed"))
    assert short(scene, ("keep", "copernium+5,lavandium+5")) == lavandium
    assert short(scene, ("transmute", "lavandium")) == " → ".join(
        str(texts.word(lang, GAME, one)) for one in ("lavandium", "copernium")
    )
    assert short(scene, ("transmute", "none")) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_without_a_reward_names_none(lang: str) -> None:
    args = {"space": "n2a", "influence": 2, "resources": {}, "asteroid": ""}
    assert not texts.note(lang, GAME, Note("miner-to", args)).count(":")
    args["resources"] = {"lavandium": 1}
    assert texts.note(lang, GAME, Note("miner-to", args)).count(":") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_specialist_to_be_turned_up_is_told_by_what_he_is(lang: str) -> None:
    scene = table(3, seed=4)
    player = scene.state.players[0]
    [note] = notes_about(scene.state, player, "flip", "1e2")
    told = texts.note(lang, GAME, note)
    assert str(texts.word(lang, GAME, "miner")) in told
    assert "1E2" not in told, "the choice says it already"
