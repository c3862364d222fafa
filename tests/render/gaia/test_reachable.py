"""Whatever the engine can reach, the renderer draws."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import engine
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.gaia.automa.solo import AUTOMA
from render import describe, draw, texts, views
from tests.render.gaia.positions import LANGUAGES, marks, position
from tests.strategies import random_move

VIEWS = views("gaia")


def draw_everything(table: Table, before: object, lang: str, width: int) -> object:  # type: ignore[type-arg]
    view = table.view(None)
    for kind in VIEWS:
        picture = draw(
            "gaia",
            kind,
            view,
            lang,
            before=before,
            seat=table.waiting_for[0] if table.waiting_for else 0,
            width=width,
            marks=marks(kind, view),
            asked=table.waiting_for,
        )
        assert picture.alt
    assert describe("gaia", view, lang)
    return view


def play(players: int, seed: int, every: int, width: int) -> None:
    seats = (HUMAN, AUTOMA) if players == 1 else (HUMAN,) * players
    setup = Setup("gaia", seats, seed=f"draw {seed}", secret="drawn")
    table = Table(engine.GAMES["gaia"], setup)
    chooser = random.Random(seed)
    before: object = None
    while table.result is None:
        if table.position % every == 0:
            lang = LANGUAGES[table.position // every % len(LANGUAGES)]
            before = draw_everything(table, before, lang, width)
        table.play(random_move(table, chooser))
    draw_everything(table, before, "en", width)
    assert not texts.problems


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_are_drawn(players: int) -> None:
    play(players, players, every=25, width=400)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_random_games_is_drawn(seed: int) -> None:
    play(1 + seed % 4, 100 + seed, every=1, width=400)


def test_two_threads_draw_what_one_draws() -> None:
    jobs = [
        (kind, game, moment)
        for kind in ("map", "scoring", "research", "players")
        for game in ("two", "four")
        for moment in ("early", "late")
    ]

    def job(case: tuple[str, str, str]) -> bytes:
        kind, game, moment = case
        return draw("gaia", kind, position(game, moment).view, "uk").data

    alone = [job(case) for case in jobs]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(job, jobs * 2)) == alone * 2
