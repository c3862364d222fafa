"""Everything that Federation can say is said in three languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise, takewhile

import pytest

from engine.core.errors import IllegalMoveError
from engine.core.events import Event
from engine.core.moves import Decision, Move
from engine.core.table import Table
from engine.federation.advice.obstacles import space_reasons
from engine.federation.advice.outlook import outlook_of
from engine.federation.advice.warnings import warnings_of
from engine.federation.data import ours
from engine.federation.game import FEDERATION
from engine.federation.terms import Planet, Resource
from engine.federation.told import EVENTS, NOTES, QUESTIONS, SCORED_BY, STRUCTURES
from render import StoryPart, about, draw, standing, story, texts
from render.federation.alt import alt_senate
from render.federation.forecast import alt_forecast, at_the_end
from render.federation.meanings import called, meaning
from render.federation.reach import alt_reach
from render.federation.wording import effects_text
from render.figures import figures, kinds
from render.reference import topic
from render.scene import Scene
from render.texts import LANGUAGES, catalogue
from tests.engine.federation.tables import begun, finished, table
from tests.render.catalogues import entries, variables
from tests.render.federation.test_pictures import position
from tests.render.said import ROOT

GAME = FEDERATION.key
RAW = re.compile(r"[a-z0-9]+_[a-z0-9_]+|(?:word|note|event|ask|move|error|amount)-[a-z]|:neo")
"""An id that should have been a label."""
LATIN = re.compile(r"[A-Za-z]{4,}")
NAMES = ("Ада", "Їжак", "Борис", "Яна")


@pytest.mark.parametrize(
    ("family", "told"), [("note", NOTES), ("event", EVENTS), ("ask", QUESTIONS)]
)
def test_every_key_that_is_told_has_a_text_with_its_arguments(
    family: str, told: dict[str, tuple[str, ...]]
) -> None:
    known = entries("core", "en") | entries(GAME, "en")
    for key, names in told.items():
        entry = known[catalogue.message_id(family, key)]
        more = {name for args in SCORED_BY.values() for name in args} if key == "scored" else set()
        given = {name.replace("_", "-") for name in (*names, *more)} | {"who"}
        assert variables(entry.patterns[""], known) <= given, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_box_has_a_label(lang: str) -> None:
    box = table(3).state.box
    words = {
        *box.spaces, *box.rooms, *box.neo.graph, *box.asteroids, *box.transfigurations, *box.shops,
        *box.productions, *box.megastructures, *box.start_tokens, *box.deep_space, *box.law_by_id,
        *box.ambassador_by_id, *(f"what-{part}" for part in STRUCTURES),
    }  # fmt: skip
    for word in words:
        kind, _, rest = word.partition("-") if word.startswith("what-") else ("word", "", word)
        assert texts.hint(lang, GAME, f"{kind}-{rest}"), word
    assert all(texts.word(lang, GAME, token) == token.upper() for token in box.specialists)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_transfigurations_are_named_by_what_is_printed_on_them(lang: str) -> None:
    """Votes or funding, then what each brings: of each effect so much and what."""
    for name, token in ours().transfigurations.items():
        label, votes = texts.word(lang, GAME, name), token.side == "vote"
        side = texts.word(lang, GAME, token.side if votes else "fund", "short" if votes else "")
        parts = [f"{side} {token.votes}" if votes else side]
        parts += effects_text(lang, token.bonus).split(", ") if token.bonus else []
        said = re.split(r" [+−] ", label)
        assert said[0] == parts[0], name
        assert len(said) == len(parts), name
        assert all(one.endswith(other) for one, other in zip(parts[1:], said[1:], strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_told_in_every_language(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "problems", set())
    one, chance = table(seats, seats), random.Random(seats)
    told: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    while one.result is None:
        decision = chance.choice(one.pending)
        for lang in LANGUAGES:
            told[lang] |= _said(lang, decision, random.Random(len(one.log)))
        by_verb: dict[str, list[tuple[str, ...]]] = {}
        for option in islice(decision.offer(), 300):
            by_verb.setdefault(option.words[0], []).append(option.words)
        one.play(Move(decision.seat, chance.choice(by_verb[chance.choice([*by_verb])])))
        for event in one.take_events():
            for lang in LANGUAGES:
                told[lang].add(texts.event(lang, GAME, event, NAMES))
    assert not catalogue.problems
    for lang, said in told.items():
        assert len(said) > 300
        assert not {text for text in said if RAW.search(text)}
        if lang != "en":
            assert not {text for text in said if LATIN.search(text)}


def _said(lang: str, decision: Decision, chance: random.Random) -> set[str]:
    """A question and a few of its answers, with what they bring and what speaks against them."""
    told = {texts.ask(lang, GAME, decision.kind, decision.args, NAMES)}
    options = [*islice(decision.offer(), 40)]
    for option in chance.sample(options, min(3, len(options))):
        words = option.words
        told |= {texts.note(lang, GAME, note, NAMES) for note in option.notes}
        told |= {texts.move(lang, GAME, words[:end]) for end in range(1, len(words) + 1)}
        reason = decision.refusal((*words[:-1], "c7f7"))
        if reason is not None:
            refused = IllegalMoveError(Move(decision.seat, words), reason)
            told.add(texts.error(lang, GAME, refused, NAMES))
    return told


def test_the_glossary_has_the_words_of_planets_rooms_and_tokens() -> None:
    rows = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").lower()
    box = table(3).state.box
    for lang in LANGUAGES:
        for name in (*Planet, *Resource, *box.rooms, *box.productions):
            assert f"| {texts.word(lang, GAME, name).lower()} " in rows, (lang, name)


def test_advice_is_said_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "problems", set())
    one, chance = table(4, 4), random.Random(3)
    told, keys = set[str](), set[str]()
    while one.result is None:
        decision = chance.choice(one.pending)
        words = chance.choice([*islice(decision.offer(), 200)]).words
        state, player = one.state, one.state.players[decision.seat]
        notes = warnings_of(state, player, decision.kind, words)
        if words[0] == "place":
            notes += outlook_of(state, player, words)
            notes += space_reasons(state, player, chance.choice([*state.box.spaces]))
        keys |= {note.key for note in notes}
        told |= {texts.note(lang, GAME, note, NAMES) for note in notes for lang in ("ru", "uk")}
        one.play(Move(decision.seat, words))
    assert not catalogue.problems
    assert {"needs-face", "taken", "law-after", "floor-after", "warning-upkeep"} <= keys
    assert not {text for text in told if RAW.search(text) or LATIN.search(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_first_game_has_advice_in_words_of_its_language(lang: str) -> None:
    labels = dict.fromkeys(("confirm", "back", "why"), "+")
    for key in (*QUESTIONS, "confirm", "farewell"):
        said = texts.hint(lang, GAME, f"coach-{key}", **labels)
        assert said, key
        assert lang == "en" or not LATIN.search(said), said
    turns = [texts.hint(lang, GAME, "coach-turn", form) for form in ("", "more", "place")]
    assert all(turns)
    assert len({*turns}) == 3


def test_figures_tell_where_all_points_come_from() -> None:
    for seats in (2, 4):
        for moment in (12, 180, 10_000):
            view, _ = position(seats, moment)
            told = figures("federation", view)
            assert told is not None
            for shown, player in zip(told.seats, view.players, strict=True):
                assert sum(part.points for part in shown.parts) == shown.points
                assert shown.points == player.points
                assert shown.what == player.start_token, "what is compared from game to game"
    assert all(texts.has("uk", f"points-{kind}", "federation") for kind in kinds("federation"))


def test_tokens_are_called_by_what_they_bring() -> None:
    scenes = {lang: Scene(table(2).view(), lang) for lang in LANGUAGES}
    box = table(2).state.box
    for lang, scene in scenes.items():
        for token in (*box.transfigurations, *box.asteroids):
            said = called(scene, ("take", token))
            assert said, token
            assert not RAW.search(said), said
            assert lang == "en" or not LATIN.search(said), said
        for verb, tokens in (("start-token", box.start_tokens), ("deep", box.deep_space)):
            assert all(called(scene, (verb, token)) for token in tokens)
        for token in box.specialists:
            assert token.upper() in called(scene, ("take", token))
        assert not called(scene, ("mission", "none"))


def test_each_part_of_a_mix_is_told_as_an_amount() -> None:
    said = {lang: texts.move(lang, GAME, ("mix", "ship+2,marker+1")) for lang in LANGUAGES}
    assert said["en"] == "2 spaceships, 1 mission marker"
    assert not [one for one in said.values() if "×" in one]


def test_symbols_of_tokens_are_told_by_what_we_take_them_to_mean() -> None:
    scene = Scene(table(2).view(), "en")
    assert called(scene, ("take", "t210")) == (
        "Fund, 1 step of accreditation, 1 mission marker for any mission"
    )


def test_turns_stand_in_lines_of_their_own_and_steps_of_a_phase_in_one() -> None:
    """Points of floors stand in the lines of the floors."""

    def scored(seat: int, points: int, source: str) -> Event:
        return Event("scored", seat, {"points": points, "source": source})

    events = [
        *(Event("got_ships", seat, {"count": 1 + seat}) for seat in (0, 1)),
        Event("executive_step_began", None, {"step": "law"}),
        *(scored(0, 4, "laws"), scored(0, 1, "floors"), scored(1, 2, "laws")),
    ]
    told = story("en", GAME, map(StoryPart, events), ("Ada", "Ben", "Cleo", "Dan"))
    assert told == [
        "Ada: puts into the hangar: 1 spaceship",
        "Ben: puts into the hangar: 2 spaceships",
        "**Law** Ada: +4 PP · Ben: +2 PP",
    ]
    paid = (Event("paid", 0, {"resources": {"lavandium": 1}}), events[0])
    (line,) = story("en", GAME, [StoryPart(one, ticked=True) for one in paid], ("Ada",))
    assert line == "Ada: ✓ pays 1 lavandium, puts into the hangar: 1 spaceship", "ticked once"
    begun = [events[2], Event("round_began", None, {"round": 2})]
    (line,) = story("en", GAME, [StoryPart(events[0])], ("Ada",), begun)
    assert line == "Ada: puts into the hangar: 1 spaceship", "the phase is over"


def test_several_steps_of_a_project_are_told_as_one() -> None:
    """The last says how far it is and how much is one's own; other projects stand beside it."""

    def step(project: str, steps: int, own: int = 0) -> Event:
        said = {"project": project, "steps": steps, "needed": 5, "own": own, "space": "c1f1"}
        return Event("advanced_project", 0, {**said, "instead": 0, "completed": False})

    events = [step("joint", 1, 1), step("3", 2), step("joint", 2, 2), step("joint", 3, 3)]
    (line,) = story("en", GAME, map(StoryPart, events), ("Ada",))
    assert line == "Ada: project 3: 2 of 5, joint project: 3 of 5; own contribution 3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_to_come_are_said_to_be_without_a_law_that_is_not_decided(lang: str) -> None:
    view = table(2, seed=4).view()
    tied, passing = (
        list(at_the_end(Scene(replace(view, forecast=one), lang, seat=0, names=NAMES), 0))[-1]
        for one in (
            replace(view.forecast, passing=None),
            replace(view.forecast, passing=view.laws[0].wing),
        )
    )
    assert "**" in tied
    assert tied != passing
    assert tied.startswith(passing), "the points, and what they are without"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_executive_phase_is_told_step_by_step_with_the_sums_of_the_scores(lang: str) -> None:
    """Each step is a paragraph, each floor a line with what it brings; then the next round."""
    log = finished(3, 1)
    events = Table(FEDERATION, log.setup, log.log).take_events()
    phases = [n for n, one in enumerate(events) if one.kind == "executive_phase_began"]
    for number, (first, last) in enumerate(pairwise(phases), start=1):
        phase = list(takewhile(lambda one: one.kind != "placed", events[first:last]))
        told = story(lang, GAME, map(StoryPart, phase), NAMES)
        steps = [str(one.args["step"]) for one in phase if one.kind == "executive_step_began"]
        titles = [texts.drawn(lang, GAME, "board-executive-step", {"step": one}) for one in steps]
        where = [next(n for n, line in enumerate(told) if title in line) for title in titles]
        assert where == sorted(where)
        assert steps[-3:] == ["projects", "floors", "law"]
        floors = [one for one in phase if one.kind == "counted_floor"]
        assert [one.args["floor"] for one in floors] == [3, 2, 1]
        scored = Counter[int]()
        for one in phase:
            if one.kind == "scored" and one.args["source"] == "floors":
                scored[one.seat] += one.args["points"]
        said = Counter[int]()
        for one in floors:
            said.update(dict(one.args["points"]))
        assert said == scored
        begins = next(one for one in phase if one.kind == "goes_first")
        assert begins.args["round"] == number + 1
        assert texts.event(lang, GAME, begins, NAMES) in told[where[-1] :]


def test_a_production_is_said_of_what_it_brings() -> None:
    def told(*events: Event) -> str:
        begun = Event("executive_step_began", None, {"step": "income"})
        (line,) = story("en", GAME, [StoryPart(one) for one in (begun, *events)], NAMES)
        return line

    yard, lab = (Event("produced", 0, {"production": one}) for one in ("shipyard", "replicator"))
    ships = Event("got_ships", 0, {"count": 1})
    gain = Event("gained", 0, {"resources": {"lavandium": 1}})
    assert told(yard, ships, lab, gain).endswith(
        "Ада: space shipyard: puts into the hangar: 1 spaceship, "
        "lavandium replicator: gains 1 lavandium"
    )
    assert told(yard, lab, gain).endswith("space shipyard, lavandium replicator: gains 1 lavandium")
    assert told(lab, gain, yard).endswith("gains 1 lavandium, space shipyard")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_below_the_news_tells_round_turn_and_votes(lang: str) -> None:
    view, _ = position(3, 180)
    (line,) = standing("federation", view, lang, NAMES)
    assert f"{view.round} " in line
    assert f"{view.laws[0].votes} : {view.laws[1].votes}" in line
    votes = [max(one.neutral, *one.votes) for one in view.forecast.floors]
    assert any(votes)
    coming = [str(texts.word(lang, GAME, law)) for law in view.next_laws.values()]
    assert (view.round, len(coming)) == (4, 2), "the laws of round 5 lie open already"
    shown = alt_senate(Scene(view, lang, names=NAMES))
    assert all(law in line and law in shown for law in coming)
    assert line.count(" · ") == 2 + sum(map(bool, votes)), "and who leads on each floor"
    (starred,) = standing("federation", view, lang, ("D*n",) * 3)
    assert "D*n" not in starred, "it stands in a chat"
    assert standing("federation", position(4, 10_000)[0], lang, NAMES) == ()


def test_sentences_say_the_values_of_the_table() -> None:
    """Corrected values reach labels, pictures, alt texts and rules to look up without code."""
    gift = [{"op": "gain", "res": {"golden_diamond": 4}}]
    price = {"lavandium": 1, "copernium": 1, "golden_diamond": 4}
    one = table(2, values={"tokens.start.1": gift, "e81216.mega1.cost": price})
    mine, theirs = one.view(), table(2).view()
    for lang in LANGUAGES:
        four = str(texts.amounts(lang, GAME, {"golden_diamond": 4}))
        said = about(GAME, lang, "start1", mine.assumed)
        assert four in said
        assert four not in about(GAME, lang, "start1")
        assert meaning(Scene(mine, lang), ("start-token", "start1")) == said
        for kind in ("card", "planet"):
            with_, without = (
                draw(GAME, kind, view, lang, card=card).alt
                for view in (mine, theirs)
                for card in ("start1" if kind == "card" else "e81216",)
            )
            assert four in with_, kind
            assert four not in without, kind
        found = topic(GAME, lang, "start1", mine.assumed)
        assert found is not None
        assert four in found.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_of_a_floor_has_its_own_sentence(lang: str) -> None:
    """A majority, a tie, the neutral player ahead of somebody or alone, and nobody at all."""
    ends = (
        (((0, 3), (1, 1)), 0, (0,), "one"),
        (((0, 3), (1, 3)), 3, (0, 1), "tie"),
        (((0, 1),), 2, (), "neutral"),
        ((), 2, (), "neutral"),
        ((), 0, (), "nobody"),
    )
    said = []
    for votes, neutral, winners, outcome in ends:
        how = {"votes": votes, "neutral": neutral, "winners": winners, "outcome": outcome}
        how["points"] = tuple((seat, 4) for seat in winners)
        event = Event("counted_floor", None, {"floor": 2, **how})
        said.append(str(texts.event(lang, GAME, event, NAMES)))
    assert len({*said}) == len(ends)
    assert all("II" in one for one in said)
    assert [one.count("Ада") for one in said] == [2, 2, 1, 0, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_is_forecast_with_what_either_law_would_bring(lang: str) -> None:
    view = table(4, seed=4).view(None)
    assert view.forecast.passing is None
    said = alt_forecast(Scene(view, lang, names=NAMES))
    for law in view.laws:
        name = str(texts.word(lang, GAME, law.id))
        told = f"{name}: {NAMES[0]} +{law.points[0]}"
        assert told[1:] in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_medal_that_one_has_is_not_told_as_gone(lang: str) -> None:
    one = begun(4)
    one.state.players[0].medals = ["neo"]
    one.state.medals[Planet.ATAL] = []
    said = alt_reach(Scene(one.view(0), lang, None, 0, NAMES))
    for key, planet in (("own", "neo"), ("no", "atal")):
        name = texts.word(lang, GAME, planet)
        assert texts.text(lang, f"board-reach-{key}-medal", GAME, name=name, n=0) in said
