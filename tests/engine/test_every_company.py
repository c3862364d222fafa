"""Computer players, in every game that has them: they answer legally, alike, and cannot peek."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from engine import GAMES
from engine.cli.computers import play_out, policy_of
from engine.cli.main import main
from engine.cli.tournament import Contest, contests, play_one, row_of, summary
from engine.cli.tournament_file import Played, append, append_same, games_in
from engine.company.levels import LEVELS, Level
from engine.company.player import decide, ideas, known_to
from engine.company.review import lessons
from engine.company.values import Terms, change_of, company_of
from engine.core.chance import Pile
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Move, Seat
from engine.core.table import Table
from tests.redealing import is_halfway, redealt
from tests.strategies import AnyTable, Case, cases, walk

TINY = Level("tiny", 60, futures=1, conversions=True)
PLAYED = [case for case in cases() if company_of(case.game) is not None]
every_case = pytest.mark.parametrize("case", PLAYED, ids=str)
SAMPLES = 6
LONGEST = 25
"""Decisions of a game that is only begun."""


def asked_at(case: Case) -> list[tuple[AnyTable, Seat]]:
    """Some positions of a game, and a seat that is asked there."""
    done = walk(case)
    found = []
    for position in done.samples(SAMPLES):
        table = done.at(position)
        people = [seat for seat in table.waiting_for if case.seats[seat] == HUMAN]
        if people and not is_halfway(table):
            found.append((table, people[0]))
    return found


@every_case
def test_who_knows_the_same_answers_the_same(case: Case) -> None:
    """Two tables that look alike to a seat, with other cards face down: it cannot peek."""
    for table, seat in asked_at(case):
        other = redealt(table, seat, "elsewhere")
        here, there = decide(table, seat, TINY), decide(other, seat, TINY)
        assert here is not None
        assert there is not None
        assert here.answers == there.answers
        assert here == decide(table, seat, TINY), "it follows from the position"


@every_case
def test_nothing_of_the_real_table_is_touched(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Poisoned piles: whoever draws from one of the real table's dies of it."""
    draw, real = Pile.draw, set[int]()

    def poisoned(pile: Pile, to: Seat | None = None) -> str:
        assert id(pile) not in real, "a computer player has drawn from a real pile"
        return draw(pile, to)

    monkeypatch.setattr(Pile, "draw", poisoned)
    for table, seat in asked_at(case)[:3]:
        facts = table.game.facts(table.state)
        real.update(id(pile) for pile in piles_of(table))
        thought = decide(table, seat, TINY)
        real.clear()
        assert thought is not None
        assert table.game.facts(table.state) == facts


def piles_of(table: AnyTable) -> list[Pile]:
    """Every pile of a state, wherever it lies."""
    found: list[Pile] = []
    waiting = [table.state]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Pile):
            found.append(value)
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list | tuple):
            waiting += value
        elif dataclasses.is_dataclass(value) and not isinstance(value, type):
            waiting += [getattr(value, field.name) for field in dataclasses.fields(value)]
    return found


@pytest.mark.parametrize("game", [key for key, one in GAMES.items() if company_of(one)])
def test_it_answers_everything_it_is_asked(game: str) -> None:
    setup = Setup(game, (HUMAN, HUMAN), "all", "all", rules=GAMES[game].rules)
    table: AnyTable = Table(GAMES[game], setup)
    for _ in range(LONGEST):
        if table.result is not None:
            break
        seat = table.waiting_for[0]
        thought = decide(table, seat, TINY)
        assert thought is not None
        assert thought.answers
        table.play(Move(seat, thought.answers[0]))
        asked = table.asked(seat)
        if len(thought.answers) == 1 and thought.closed and asked is not None:
            table.play(Move(seat, END))


@every_case
def test_ideas_are_legal_different_and_say_true_numbers(case: Case) -> None:
    """Each number is the difference between two positions: of the table as the seat may think it
    is, and in a game that hides nothing of the real one."""
    company = company_of(case.game)
    assert company is not None
    tried = 0
    for table, seat in asked_at(case):
        found = ideas(table, seat, TINY)
        assert len({idea.answers for idea in found}) == len(found)
        known = known_to(table, seat)
        assert known is not None
        assert found or known.question.kind not in company.proposes
        if not known.can_be_tried:
            continue
        make = table.turns(seat) if case.game.key == "gaia" else None
        for idea in found:
            before = company.terms(known.position.trial().state, seat)
            after = company.terms(known.position.trial(idea.whole).state, seat)
            assert idea.whole[: len(idea.answers)] == idea.answers
            assert idea.changes.items() <= differences(before, after).items()
            tried += len(idea.changes)
            if make is not None:
                ahead = make()
                start = company.terms(ahead.state, seat)
                for words in idea.answers:
                    ahead.play(Move(seat, words))
                really = differences(start, company.terms(ahead.state, seat))
                assert idea.changes.items() <= really.items()
    assert tried


def differences(before: Terms, after: Terms) -> dict[str, float]:
    """What each term has changed by."""
    return {name: change_of(before, after, name) for name in {**before, **after}}


def test_ideas_continue_what_is_drafted() -> None:
    setup = Setup("gaia", (HUMAN, HUMAN), "drafted", "drafted", {"factions": "random"})
    table: AnyTable = Table(GAMES["gaia"], setup)
    while (asked := table.pending[0]).kind != "turn":
        thought = decide(table, asked.seat, TINY)
        assert thought is not None
        table.play(Move(asked.seat, thought.answers[0]))
    burnt = ("free", "burn", "1")
    found = ideas(table, asked.seat, TINY, (burnt,))
    assert found
    make = table.turns(asked.seat)
    assert make is not None
    for idea in found:
        ahead = make()
        for words in (burnt, *idea.answers):
            ahead.play(Move(asked.seat, words))


def test_a_tournament_is_the_same_whenever_it_is_played() -> None:
    contest = Contest("tiny", ("apprentice", "random"), 2, {"map": "random"}, goal={"won": 0.5})
    first, again = (play_one("gaia", contest, 1) for _ in range(2))
    timeless = {"ms": 0.0, "slowest": ()}
    assert first._replace(**timeless) == again._replace(**timeless)
    assert first.measured == 1, "seats change from game to game"
    told = summary(contest, [first, again])
    assert told["games"] == 2
    assert row_of(contest, [first, again]).startswith("| tiny | 2 of 2 | ")
    assert row_of(contest, []).endswith("| won ≥ 0.5 | too few games |  |")
    assert "won_error" in told


def test_games_of_a_player_that_plays_the_same_still_count(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    name = "federation-master-random"
    before = Played(name, 0, "01d", 0, (90, 40), (1, 2), 20, 1.0, (1.0,))
    append(file, before)
    append(file, before._replace(number=1, player="01der"))
    append_same(file, "01d", "new", {name: [0]})
    append_same(file, "01der", "01d", {name: [1]})
    assert [(one.number, one.player) for one in games_in(file)] == [(0, "new"), (1, "new")]
    assert [one.ms for one in games_in(file)] == [0, 0], "how long an older one took"


def test_an_older_player_is_the_same_only_where_its_games_end_alike(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    contest = "gaia-apprentice-random"
    key, known = contests()[contest]
    played = play_one(key, known, 0)
    append(file, played._replace(player="01d"))
    line = ["tournament", contest, "--same", "01d", "--out", str(file)]
    assert main(line) == 0
    (now,) = games_in(file)
    assert now.player == played.player
    assert now.ms > 0, "what was played again was timed"
    append(file, played._replace(player="0ther", points=(1, 2)))
    with pytest.raises(SystemExit):
        main([*line[:-3], "0ther", "--out", str(file)])
    assert {one.player for one in games_in(file)} == {played.player, "0ther"}


def test_contests_are_of_players_that_there_are() -> None:
    known = {*LEVELS, "greedy", "random", "half-master"}
    for key, contest in contests().values():
        assert {*contest.players} <= known
        assert contest.goal.keys() <= {"points", "won", "lead"}
        assert key in GAMES


def test_random_play_ends_too() -> None:
    setup = Setup("gaia", (HUMAN, HUMAN), "r", "r", {"factions": "random"})
    table = play_out(setup, [policy_of("random", "r", seat) for seat in (0, 1)])
    assert table.result is not None


def test_a_game_teaches_which_turns_cost_most() -> None:
    setup = Setup("gaia", (HUMAN, HUMAN), "lessons", "lessons", {"factions": "random"})
    done = play_out(setup, [policy_of("random", "lessons", seat) for seat in (0, 1)])
    found = lessons(GAMES["gaia"], setup, done.log, 0)
    assert 0 < len(found) <= 3
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
    for one in found:
        table: AnyTable = Table(GAMES["gaia"], setup, done.log[: one.position])
        moves = [move.words for move in done.log[one.position :][: len(one.played)]]
        assert tuple(moves) == one.played
        for words in one.better:
            table.play(Move(0, words))
