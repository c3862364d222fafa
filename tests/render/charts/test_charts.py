"""Charts keep their words in their boxes, tell the same in words, and are drawn for any table."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engine import GAMES
from engine.core.game import Setup
from engine.core.record import parse_record
from engine.core.table import Table
from engine.gaia.game import GAIA
from render import charts, theme
from render.charts import frame, growth, points, tallies
from render.figures import Figures, FigureStanding, ScorePart, figures, kinds
from render.gaia import colours
from render.gaia.figures import figures_of
from render.marks import Owner
from render.registry import LONGEST_ALT, Picture
from render.texts import LANGUAGES
from tests.games.lanterns import LANTERNS_GAME
from tests.render.gaia.positions import position

RECORDS = Path(__file__).resolve().parents[1] / "gaia" / "records"
NAMES = ("Ada", "Dan the very long-named one", "Їжак Ґудзик", "")
GOLD = (255, 215, 0)


def played(name: str) -> list[Figures]:
    """A game in figures after every turn."""
    record = parse_record((RECORDS / name).read_text(encoding="utf-8"))
    table = Table(GAMES[GAIA.key], record.setup)
    shown = [figures(GAIA.key, table.view(None))]
    for move in record.moves:
        table.play(move)
        if move.words == ("end",):
            shown.append(figures(GAIA.key, table.view(None)))
    return [one for one in shown if one is not None]


FOUR, TWO = played("four.txt"), played("two.txt")


def made(picture: Picture) -> Image.Image:
    """The picture as anybody's program reads it."""
    assert len(picture.data) <= frame.BUDGET
    assert 0 < len(picture.alt) <= LONGEST_ALT
    image = Image.open(io.BytesIO(picture.data))
    assert image.format == "PNG"
    assert image.size == picture.size
    return image


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [FOUR, TWO], ids=["four", "two"])
@pytest.mark.parametrize("width", [480, 1060])
def test_words_stay_in_their_boxes_and_apart(
    monkeypatch: pytest.MonkeyPatch, lang: str, game: Sequence[Figures], width: int
) -> None:
    drawn = []

    def keep(canvas: frame.Canvas, alt: str) -> Picture:
        drawn.append(canvas)
        return Picture(b"", canvas.image.size, alt)

    for module in (points, growth, tallies):
        monkeypatch.setattr(module, "picture", keep)
    charts.points_chart("gaia", game[-1], lang, names=NAMES, width=width)
    charts.growth_chart("gaia", game, lang, names=NAMES, width=width)
    bars = [charts.TallyBar("Адмірал Гадж-галли", 131.6, 21, 5), charts.TallyBar("x", 0.0, 1, 0)]
    charts.tallies_chart(bars, lang, width=width)
    for canvas in drawn:
        assert canvas.written
        for one in canvas.written:
            assert one.frame.holds(one.ink, slack=4), one.text
            assert one.pixels >= canvas.image.width * theme.READABLE, one.text
        inks = [one.ink for one in canvas.written]
        overlaps = [
            (first, second)
            for at, first in enumerate(inks)
            for second in inks[at + 1 :]
            if first.overlaps(second)
        ]
        assert not overlaps


def test_the_words_of_the_points_chart_are_its_numbers() -> None:
    picture = charts.points_chart("gaia", FOUR[-1], "en", names=NAMES)
    made(picture)
    assert picture.alt.splitlines()[1] == (
        "Ada: 66 (at the start 10, round tiles 12, boosters 10, federations 8, charging −3,"
        " final tiles 21, leftovers 8)"
    )
    assert [line.partition(":")[0] for line in picture.alt.splitlines()[1:]] == [
        "Ada", NAMES[2], NAMES[1], "Player 4",
    ]  # fmt: skip


def test_the_words_of_the_growth_chart_are_points_at_the_end_of_rounds() -> None:
    picture = charts.growth_chart("gaia", FOUR, "en", names=NAMES)
    made(picture)
    assert "Ada: 15, 15, 39, 38, 37, 66" in picture.alt.splitlines()


def test_every_piece_of_a_bar_is_there_as_wide_as_its_points() -> None:
    seat = FigureStanding(
        0, "", theme.WHITE, 30, (ScorePart("rounds", 20), ScorePart("boosters", 10))
    )
    picture = charts.points_chart("gaia", Figures(1, 6, "actions", (seat,)), "en")
    row = made(picture).convert("RGB")
    scale = row.width / theme.PAGE
    y = round((frame.HEADER + theme.GAP + points.NAME + 4) * scale)  # above the numbers
    shown = [row.getpixel((x, y)) for x in range(row.width)]
    rounds, boosters = (
        shown.count(frame.kind_colour(kind, kinds("gaia"))) for kind in ("rounds", "boosters")
    )
    assert abs(rounds - 2 * boosters) <= 12
    assert rounds > 300


def test_points_that_were_given_away_lie_left_of_nothing() -> None:
    gone = FigureStanding(0, "", GOLD, -2, (ScorePart("charging", -2),))
    kept = FigureStanding(1, "", GOLD, 5, (ScorePart("rounds", 5),))
    picture = charts.points_chart("gaia", Figures(1, 6, "actions", (gone, kept)), "en")
    row = made(picture).convert("RGB")
    red, blue = (frame.kind_colour(kind, kinds("gaia")) for kind in ("charging", "rounds"))
    scale = row.width / theme.PAGE
    bars = round(60 * scale), round((frame.HEADER + theme.GAP + 2 * points.ROW) * scale)
    columns = {
        colour: [
            x for x in range(row.width) for y in range(*bars, 4) if row.getpixel((x, y)) == colour
        ]
        for colour in (red, blue)
    }
    assert max(columns[red]) <= min(columns[blue])


@pytest.mark.parametrize(
    "seats",
    [
        (),
        (FigureStanding(0, "", GOLD, 0, ()),),
        tuple(
            FigureStanding(n, "terrans", GOLD, 300, (ScorePart("unheard-of", 300),))
            for n in range(8)
        ),
    ],
    ids=["nobody", "nothing", "eight"],
)
def test_odd_tables_are_drawn_too(seats: tuple[FigureStanding, ...]) -> None:
    shown = Figures(0, 6, "actions", seats)
    made(charts.points_chart("gaia", shown, "uk"))
    if seats:
        made(charts.growth_chart("gaia", [shown], "uk"))
        made(charts.growth_chart("gaia", [replace(shown, round=n) for n in range(7)], "uk"))
    else:
        with pytest.raises(ValueError, match="figures"):
            charts.growth_chart("gaia", [shown], "uk")


def test_a_comparison_shows_the_first_bars_only() -> None:
    bars = [charts.TallyBar(f"faction {n}", 100 - n, 3, 1) for n in range(40)]
    picture = charts.tallies_chart(bars, "en")
    made(picture)
    assert len(picture.alt.splitlines()) == tallies.MOST + 1
    assert picture.alt.splitlines()[1] == "faction 0: 100 (3 games, 1 win)"
    made(charts.tallies_chart([], "en"))


def test_kinds_of_points_have_colours_that_can_be_told_apart() -> None:
    colours = [frame.kind_colour(kind, kinds("gaia")) for kind in kinds("gaia")]
    assert len(set(colours)) == len(colours)
    for at, one in enumerate(colours[:-1]):
        assert sum(abs(a - b) for a, b in zip(one, colours[at + 1], strict=True)) > 80


def test_figures_add_up_at_every_turn() -> None:
    for shown in (*FOUR, *TWO):
        for standing in shown.seats:
            assert sum(part.points for part in standing.parts) == standing.points
            assert {part.kind for part in standing.parts} <= set(kinds("gaia"))


def test_what_was_bid_for_a_faction_is_missing_at_the_start() -> None:
    first, *others = position("four", "late").view.players
    bid = replace(first, vp=first.vp - 5, sources={**first.sources, "bid": -5})
    shown = figures_of(replace(position("four", "late").view, players=(bid, *others)))
    plain = figures_of(position("four", "late").view)
    begun, usual = (
        {part.kind: part.points for part in one.seats[0].parts} for one in (shown, plain)
    )
    assert begun == {**usual, "start": usual["start"] - 5}


def test_a_game_without_figures_has_none() -> None:
    table = Table(LANTERNS_GAME, Setup("lanterns", ("human", "human"), seed="1"))
    assert figures(LANTERNS_GAME.key, table.view(None)) is None
    assert kinds(LANTERNS_GAME.key) == ()
    for key in ("", "../gaia", "texts", "nothing_of_the_kind"):
        assert kinds(key) == ()


def test_marks_are_those_of_the_table() -> None:
    view = position("four", "late").view
    shown = figures_of(view)
    whose = {one.seat: colours.owner(one.colour) for one in view.players}
    assert {one.seat: Owner(one.colour, one.mark) for one in shown.seats} == whose
    first, *others = shown.seats
    other = replace(shown, seats=(replace(first, mark="cross"), *others))
    drawn = [charts.growth_chart(GAIA.key, [one], "en").data for one in (shown, other)]
    assert first.mark != "cross"
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_points_is_named_in_full_in_the_legend(game: str, lang: str) -> None:
    canvas, body = frame.begin(points.HEADER, theme.PAGE_PIXELS, "")
    cell = body.columns(points.LEGEND_COLUMNS, theme.GAP)[0].cut_left(
        points.SWATCH, points.NEXT_TO_IT
    )[1]
    for kind in kinds(game):
        name = frame.kind_word(lang, game, kind)
        assert canvas.length(name, theme.SMALL) <= cell.w, name
