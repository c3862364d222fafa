"""Every text stays in its box, off other texts, large enough for a phone; files are small."""

from __future__ import annotations

import io
import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, islice

import pytest
from PIL import Image

from engine.core.moves import Move
from engine.federation.terms import Phase, Planet
from engine.federation.view import FederationView
from render import about, boards, describe, draw, on_card, theme
from render.federation.parts import word
from render.federation.symbols import symbol
from render.federation.wording import box, title_of
from render.marks import mark, owner
from render.registry import book, canvas_of
from render.scene import Scene
from render.texts import LANGUAGES
from tests.engine.federation.tables import table
from tests.render.gaia.test_boxes import check_texts

NAMES = ("Ada", "Їжак Ґалаґанський", "Борис", "Maximiliana von und zu Hohenstein")
KINDS = tuple(book("federation").views)
OVERVIEWS = {"senate", "planets", "board"}
"""Maps and overviews: everything else is for reading."""
MOMENTS = (0, 12, 60, 180, 10_000)
"""Answers given so far; the last is the end of the game."""
DRAWN = [(kind, seats, moment) for kind in KINDS for seats in (2, 4) for moment in MOMENTS]


@cache
def views(seats: int) -> tuple[FederationView, ...]:
    """The positions of a random game at those moments."""
    one, chance = table(seats, seats), random.Random(seats)
    found = {0: one.view(None)}
    while one.result is None:
        decision = chance.choice(one.pending)
        options = [*islice(decision.offer(), 300)]
        one.play(Move(decision.seat, chance.choice(options).words))
        if len(one.log) in MOMENTS:
            found[len(one.log)] = one.view(None)
    found[MOMENTS[-1]] = one.view(None)
    return tuple(found.get(moment, found[MOMENTS[-1]]) for moment in MOMENTS)


def position(seats: int, moment: int) -> tuple[FederationView, FederationView]:
    """A position and one before it."""
    at = MOMENTS.index(moment)
    return views(seats)[at], views(seats)[max(0, at - 1)]


@pytest.mark.parametrize(("kind", "seats", "moment"), DRAWN)
def test_texts_stay_in_their_boxes_and_can_be_read(kind: str, seats: int, moment: int) -> None:
    view, before = position(seats, moment)
    least = book("federation").views[kind].smallest
    assert least == (theme.GLANCED if kind in OVERVIEWS else theme.READABLE)
    for lang in LANGUAGES:
        shown = canvas_of(
            "federation", kind, Scene(view, lang, before, 0, NAMES, asked=(0,), card="2b1")
        )
        check_texts(shown, lang)
        small = [one.text for one in shown.written if one.pixels < least * shown.image.width]
        assert small == [], lang
        cut = [one.text for one in shown.written if not one.whole and kind != "senate"]
        assert [text for text in cut if not _begins_name(text)] == [], lang


def _begins_name(text: str) -> bool:
    return any(name.startswith(text.rstrip("… ")) for name in NAMES)


@pytest.mark.parametrize(("kind", "seats", "moment"), DRAWN)
def test_files_are_small_and_have_a_text_of_their_own(kind: str, seats: int, moment: int) -> None:
    view, before = position(seats, moment)
    picture = draw(
        "federation", kind, view, "ru", before=before, seat=0, names=NAMES, asked=(0,), card="t101"
    )
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", picture.size)
    assert image.width <= 1060
    assert len(picture.data) <= 120 * 1024
    assert 0 < len(picture.alt) <= 1000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table_in_words_names_everybody_and_what_lies_in_the_senate(
    lang: str, moment: int
) -> None:
    view, _ = position(4, moment)
    told = describe("federation", view, lang, names=("Ада", "Борис", "Їжак", "Яна"))
    for seat, name in enumerate(("Ада", "Борис", "Їжак", "Яна")):
        mine = sum(one.piece is not None and one.piece.seat == seat for one in view.spaces)
        assert told.count(f"{name}, ") >= mine
        assert name in told


@pytest.mark.parametrize("planet", Planet)
def test_the_picture_of_one_planet_names_it_once(planet: Planet) -> None:
    view, _ = position(4, 60)
    shown = canvas_of("federation", "planet", Scene(view, "en", names=NAMES, card=planet))
    assert [one.text for one in shown.written].count(word("en", planet)) == 1


def test_what_can_be_done_on_two_planets_is_shown_on_both() -> None:
    """As the transporter asks: a way of the miner, or the next moon."""
    view, _ = position(4, 60)
    marks = {"1": ("n1a",), "2": ("moon3",)}
    shown = canvas_of("federation", "planet", Scene(view, "uk", names=NAMES, marks=marks))
    check_texts(shown, "uk")
    said = [one.text for one in shown.written]
    assert {*marks} <= {*said}
    assert all(word("uk", one) in said for one in ("neo", "sixmoon"))
    alone = canvas_of("federation", "planet", Scene(view, "uk", names=NAMES, card="neo"))
    assert shown.image.height > alone.image.height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_production_is_cut_because_it_has_a_number(lang: str) -> None:
    view, _ = position(4, 60)
    for sides in combinations(box().productions, 4):
        marks = {str(n): (name,) for n, name in enumerate(sides, start=1)}
        scene = Scene(replace(view, productions=sides), lang, names=NAMES, marks=marks)
        shown = canvas_of("federation", "planet", scene)
        assert {*marks} <= {one.text for one in shown.written}
        assert not [one.text for one in shown.written if "…" in one.text]


@pytest.mark.parametrize("kind", ["start-token", "deep", "flip", "copy-specialist"])
def test_tokens_to_choose_from_are_drawn_with_what_they_do(kind: str) -> None:
    assert book("federation").hints.pictures[kind] == "choices"


@pytest.mark.parametrize("kind", ["project", "marker", "medal", "mission"])
def test_questions_about_what_lies_open_show_it(kind: str) -> None:
    assert book("federation").hints.shows[kind] in KINDS


@pytest.mark.parametrize("seat", range(4))
def test_a_board_shows_every_mission_and_all_tokens(seat: int) -> None:
    view, _ = position(4, 10_000)
    shown = canvas_of("federation", "player", Scene(view, "en", seat=seat, names=NAMES))
    said = [one.text for one in shown.written]
    player = view.players[seat]
    assert {str(n) for n in range(1, 13)} <= {*said}
    assert {token.upper() for token, _ in player.specialists} <= {*said}
    assert said.count("×") >= 4, "what missions 8, 10, 11 and 12 multiply"
    for source, points in player.sources.items():
        assert not points or any(one.endswith(f" {points}") for one in said), source
    done, open_one = (
        next(one for one in player.missions if one.done is state) for state in (True, False)
    )
    turned = {
        done.id: replace(done, marker=open_one.marker, done=False, ready=open_one.ready),
        open_one.id: replace(open_one, marker=done.marker, done=True, ready=False),
    }
    mine = replace(player, missions=tuple(turned.get(x.id, x) for x in player.missions))
    other = replace(view, players=(*view.players[:seat], mine, *view.players[seat + 1 :]))
    again = canvas_of("federation", "player", Scene(other, "en", seat=seat, names=NAMES))
    assert [one.text for one in again.written] == said
    assert again.image.tobytes() != shown.image.tobytes(), "the state is drawn"


def test_what_is_new_is_ringed() -> None:
    view, before = position(4, 60)
    plain = draw("federation", "senate", view, "en")
    marked = draw("federation", "senate", view, "en", before=before)
    assert plain.data != marked.data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_token_has_a_sentence_and_room_for_it(lang: str) -> None:
    view, _ = position(2, 12)
    found = box()
    for token in (
        *found.specialists, *found.transfigurations, *found.start_tokens, *found.deep_space,
        *found.asteroids, *found.productions, *found.rooms,
    ):  # fmt: skip
        said = about("federation", lang, token)
        assert said.endswith("."), token
        assert not re.search("(board|effect|metric|timing)-", said), said
        assert "_" not in said, said
        shown = canvas_of("federation", "card", Scene(view, lang, card=token))
        check_texts(shown, lang)
        assert [one.text for one in shown.written if not one.whole] == [], token


ON_PLANETS = {
    "neo": ("n2a", "n4c", "d8"),
    "sixmoon": ("moon2", "moon7"),
    "arratuin": ("shop1", "shop6"),
    "e81216": ("mega1", "mega4"),
}


@pytest.mark.parametrize("planet", ON_PLANETS)
def test_what_can_be_chosen_has_its_number_on_its_planet(planet: str) -> None:
    view, _ = position(4, 60)
    marks = {str(n): (name,) for n, name in enumerate(ON_PLANETS[planet], start=1)}
    scene = Scene(view, "uk", names=NAMES, marks=marks)
    shown = canvas_of("federation", "planet", scene)
    check_texts(shown, "uk")
    plain = canvas_of("federation", "planet", Scene(view, "uk", names=NAMES, card=planet))
    assert shown.image.size == plain.image.size, "the same planet"
    assert shown.image.tobytes() != plain.image.tobytes()
    assert {*marks} <= {one.text for one in shown.written}


RESOURCES = ("lavandium", "copernium", "oceanium", "golden_diamond")
PLANETS = ("neo", "sixmoon", "atal", "arratuin", "e81216")
MISSIONS = ("unmarked", "marked", "completed")
STATES = ("vote", "fund", "mission", "medal", "project", "neutral", "die", "ship", "level")
SMALL, TOLD_APART = 12, 0.08
"""Dots across, as on a phone; how far two signs differ in light, if black and white do by 1."""


def in_grey(image: Image.Image) -> list[int]:
    """Only how light each dot is, on the ground of the pictures, every sign as light as others."""
    ground = Image.new("RGBA", image.size, (10, 15, 30, 255))
    ground.alpha_composite(image.convert("RGBA"))
    grey = list(ground.convert("L").tobytes())
    darkest, lightest = min(grey), max(grey)
    return [round(255 * (one - darkest) / (lightest - darkest)) for one in grey]


@pytest.mark.parametrize(
    "kinds", [RESOURCES, PLANETS, STATES, MISSIONS, "owners"], ids=lambda one: one[0]
)
def test_signs_are_told_apart_without_colour(kinds: tuple[str, ...] | str) -> None:
    """At the size that they have on a phone."""
    if isinstance(kinds, str):
        signs = {str(seat): mark(SMALL, owner(seat)) for seat in range(4)}
    else:
        signs = {kind: symbol(SMALL, kind) for kind in kinds}
    grey = {name: in_grey(sign) for name, sign in signs.items()}
    for one, other in combinations(grey, 2):
        pairs = [*zip(grey[one], grey[other], strict=True)]
        apart = sum(abs(a - b) for a, b in pairs) / 255 / len(pairs)
        assert apart > TOLD_APART, (one, other, apart)


TALLEST_BOARD = 1300
"""Pixels, as asked for."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fullest_board_is_not_too_tall(lang: str) -> None:
    view, _ = position(4, 10_000)
    found = box()
    player = max(view.players, key=lambda one: len(one.sources))
    names = tuple(found.productions)
    for productions in (names[start : start + 3] for start in range(0, len(names), 3)):
        full = replace(
            player,
            specialists=tuple((token, False) for token in [*found.specialists][:8]),
            transfigurations=tuple(found.transfigurations)[:4],
            productions=productions,
            megastructures={"mega1": 3},
            discs={"shop1": 2},
            ending={"medals": 12, "leftovers": 11, "projects": 19},
        )
        players = tuple(full if one.seat == full.seat else one for one in view.players)
        late = replace(view, players=players, phase=Phase.AMBASSADORS)
        shown = canvas_of("federation", "player", Scene(late, lang, seat=full.seat, names=NAMES))
        check_texts(shown, lang)
        assert shown.image.height <= TALLEST_BOARD
        assert [one.text for one in shown.written if not one.whole] == []


@pytest.mark.parametrize("kind", ["player", "players"])
def test_only_a_die_that_somebody_has_has_a_value(kind: str) -> None:
    view, _ = position(2, 0)
    assert {one.die for one in view.players} == {0}
    shown = []
    for die in (0, 3):
        players = tuple(replace(one, die=die) for one in view.players)
        scene = Scene(replace(view, players=players), "en", seat=0, names=NAMES)
        shown.append(Counter(one.text for one in canvas_of("federation", kind, scene).written))
    assert shown[1] - shown[0] == Counter({"3": len(view.players) if kind == "players" else 1})
    assert not shown[0] - shown[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_are_not_called_by_numbers_alone(lang: str) -> None:
    view, _ = position(2, 12)
    found = box()
    for token in (*found.specialists, *found.transfigurations):
        title = title_of(Scene(view, lang), token)
        assert re.match(r"[^\W\d]{3}", title), title
        shown = canvas_of("federation", "choices", Scene(view, lang, marks={"A": (token,)}))
        assert f"A · {title}" in [one.text for one in shown.written]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_copied_has_its_number_in_the_senate(lang: str) -> None:
    """A planet has it on both of its spaces, taken or not."""
    view, _ = position(4, 60)
    marks = {"1": ("neo",), "2": ("small_lounge",)}
    shown = canvas_of("federation", "senate", Scene(view, lang, names=NAMES, marks=marks))
    check_texts(shown, lang)
    plain = canvas_of("federation", "senate", Scene(view, lang, names=NAMES))
    more = Counter(one.text for one in shown.written) - Counter(x.text for x in plain.written)
    assert more == {"1": 2, "2": 1}


def test_the_scores_show_each_project_with_what_everybody_has_and_earns() -> None:
    """At the end those that are funded; before it all of them."""
    for moment in (60, 10_000):
        view, _ = position(4, moment)
        shown = canvas_of("federation", "scores", Scene(view, "en", names=NAMES))
        said = Counter(one.text for one in shown.written)
        over = view.phase is Phase.ENDED
        ranked = [one for one in view.projects if one.complete or not over]
        earned = Counter(f"+{n}" for one in ranked for n in one.points if n)
        assert earned
        assert not earned - said
        assert {f"{one.steps}/{one.needed}" for one in ranked} <= {*said}


def test_the_last_card_has_the_scores_and_no_empty_senate() -> None:
    assert on_card("federation", position(4, 60)[0]) == ("senate", "players")
    assert on_card("federation", position(4, 10_000)[0]) == ("scores",)


def test_what_has_nothing_to_show_is_not_offered_but_answered() -> None:
    """After the end nothing is forecast or in reach; without tokens to choose there are none."""
    during, after = position(4, 60)[0], position(4, 10_000)[0]
    empty = {"forecast", "reach", "choices"}
    assert empty - {"choices"} <= {*boards("federation", during)}
    assert not empty & {*boards("federation", after)}
    assert empty <= {*boards("federation", after, every=True)}
