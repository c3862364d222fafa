"""What docs/benchmarks says of computer players is what their games say."""

from __future__ import annotations

from pathlib import Path

from engine.cli import main
from engine.cli.tournament import BEGINS, ENDS, Contest, contests, row_of, tables_of
from engine.cli.tournament_file import (
    FILE,
    Played,
    append,
    append_same,
    bare,
    games_in,
    player_of,
)

HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "docs/benchmarks/README.md"


def game(number: int, player: str, points: tuple[int, int]) -> Played:
    """A game of a contest of two, won by whoever has more."""
    ranks = (1, 2) if points[0] > points[1] else (2, 1)
    return Played(
        "gaia-rival-apprentice", number, player, 0, points, ranks, 30, 900.0, (90.5, 70.0)
    )


def test_the_table_of_the_docs_is_made_from_the_games() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = page.partition(BEGINS)[2].partition(ENDS)[0].strip()
    games = games_in(HOUSE / FILE)
    assert games
    assert {one.contest for one in games} <= contests().keys()
    assert told == tables_of(games), "`make tournament-table` writes it"


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    written = [game(0, "old", (100, 90)), game(0, "new", (110, 90)), game(1, "new", (80, 90))]
    for one in [*written, written[-1]]:
        append(path, one)
    assert games_in(path) == written, "one that was played twice counts once"


def test_games_of_older_players_are_told_apart(tmp_path: Path) -> None:
    path, page = tmp_path / "games.txt", tmp_path / "page.md"
    for one in (game(0, "old", (100, 90)), game(0, "new", (110, 90)), game(1, "new", (80, 90))):
        append(path, one)
    page.write_text(f"above\n{BEGINS}\nwhat it was\n{ENDS}\nbelow\n", encoding="utf-8")
    assert main.main(["tournament", "--table", "--out", str(path), "--into", str(page)]) == 0
    told = page.read_text(encoding="utf-8")
    assert told.startswith("above\n")
    assert told.endswith("\nbelow\n")
    now, _, older = told.partition("Games of older players:")
    mark = "| gaia-rival-apprentice | "
    assert f"{mark}2 of 200 | 95.0 ± 15.0 | 0.5 ± 0.5 | 5.0 ± 15.0 | 30 / 90 ms |" in now
    assert "| new |" in now
    assert f"{mark}1 of 200 | 100.0 ± 0.0 | 1.0 ± 0.0 | 10.0 ± 0.0 | 30 / 90 ms |" in older
    assert "| old |" in older


def test_games_that_nobody_took_the_time_of_say_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    untimed = game(1, "new", (80, 90))._replace(ms=0.0, slowest=())
    for one in (game(0, "new", (110, 90)), untimed):
        append(path, one)
    assert games_in(path)[1] == untimed
    assert "| 2 of 200 | 95.0 ± 15.0 |" in (told := tables_of(games_in(path)))
    assert "| 30 / 90 ms |" in told, "of the turns that were timed"


def test_a_contest_without_a_goal_only_measures() -> None:
    names = ("rival", "apprentice")
    aimless, aiming = (Contest("any", names, 2, goal=goal) for goal in ({}, {"won": 0.5}))
    games = [game(number, "new", (100, 90)) for number in (0, 1)]
    assert row_of(aimless, games).endswith("| 30 / 90 ms |  |  |  |")
    assert row_of(aiming, games).endswith("| 30 / 90 ms | won ≥ 0.5 | yes |  |")


def test_a_player_takes_over_the_games_of_those_contests_alone_that_it_plays_alike(
    tmp_path: Path,
) -> None:
    path, one = tmp_path / "games.txt", game(0, "old", (100, 90))
    for played in (one, one._replace(contest="gaia-master-rival")):
        append(path, played)
    append_same(path, "old", "new", {one.contest: [0]})
    assert [(each.contest, each.player) for each in games_in(path)] == [
        (one.contest, "new"),
        ("gaia-master-rival", "old"),
    ]


def test_who_plays_is_told_by_what_thinks_and_not_by_how_it_is_written() -> None:
    source = '"""Says."""\n\n\ndef f(a: int) -> int:\n    """Does."""\n    return a + 1\n'
    assert bare(source) == bare("def f(a: int) -> int:  # adds\n    return (a + 1)\n")
    assert bare(source) != bare("def f(a: int) -> int:\n    return a + 2\n")
    assert len({player_of(key) for key in ("gaia", "race", "federation")}) == 3
