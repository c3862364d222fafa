"""Positions to draw: random games at several moments, and one table fuller than any game's."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.core.game import Setup
from engine.core.moves import Decision, Move, Words
from engine.core.sets import set_words
from engine.core.table import Table
from engine.race.components import CARDS, GOALS, Card
from engine.race.game import RACE
from engine.race.terms import Action, Phase, Way
from engine.race.view import (
    CardView,
    GoalView,
    HandCard,
    OwnView,
    PlayerView,
    RaceView,
    SixView,
    TermView,
    WayView,
)
from render.registry import canvas_of, views
from render.scene import Scene

NAMES = ("Ada", "Їжак Ґалаґанський", "Борис", "Maximiliana von und zu Hohenstein", "Zoë")
LANGUAGES = ("en", "ru", "uk")
STEPS = {"start": 0.0, "early": 0.25, "late": 0.8, "end": 1.0}
"""Moments as shares of a game's answers."""
PEOPLE = ("human",) * 5
GAMES = {
    "two": (PEOPLE[:2], {}),
    "base": (PEOPLE[:3], {"sets": "base", "edition": "second"}),
    "five": (PEOPLE, {"hands": "preset"}),
    "solo": (("human", "robot"), {"level": "hard"}),
    "draft": (PEOPLE[:3], {"draft": "yes"}),
}
BEFORE = 9
"""So many answers ago everybody looked last."""
AnyTable = Table[Any, Any]


class Position(NamedTuple):
    """A game at a moment, with the moment a few answers before."""

    own: RaceView
    view: RaceView
    own_before: RaceView | None
    before: RaceView | None
    asked: tuple[int, ...]


def answer(decision: Decision, chance: random.Random) -> Words:
    """A random answer that places something whenever it can."""
    options = [option.words for option in decision.offer()]
    if decision.verb is not None:
        cards = [words[0] for words in options]
        pool = [card for card in cards for _ in range(decision.copies.get(card, 1))]
        return set_words(chance.sample(pool, decision.picks.start), decision.verb)
    placing = [words for words in options if words[-1] != "none"]
    return chance.choice(placing or options)


def steps(seats: tuple[str, ...], options: dict[str, str], seed: str) -> Iterator[AnyTable]:
    """A random game after each answer."""
    table: AnyTable = Table(RACE, Setup("race", seats, seed, "secret", options, rules=RACE.rules))
    chance = random.Random(seed)
    yield table
    while table.result is None:
        decision = chance.choice(table.pending)
        table.play(Move(decision.seat, answer(decision, chance)))
        yield table


@cache
def positions(game: str) -> tuple[Position, ...]:
    """One of the games at the moments that are drawn."""
    seats, options = GAMES[game]
    seen = [
        (table.view(0), table.view(None), tuple(table.waiting_for))
        for table in steps(seats, options, game)
    ]
    found = []
    for share in STEPS.values():
        at = round((len(seen) - 1) * share)
        own, view, asked = seen[at]
        before = seen[at - BEFORE] if at >= BEFORE else (None, None, ())
        found.append(Position(own, view, before[0], before[1], asked))
    return tuple(found)


def position(game: str, moment: str) -> Position:
    """One of the games at one of the moments; `full` is the table that is fuller than any."""
    if game == "full":
        return Position(full(own=True), full(own=False), None, None, (1,))
    return positions(game)[[*STEPS].index(moment)]


def scene(kind: str, lang: str, spot: Position, card: str = "pan_galactic_league") -> Scene[Any]:
    """All that a picture of this kind needs."""
    private = kind in ("hand", "reach", "choices")
    marks = {"keep": ("gem_world",), "spend": ("public_works",)}
    if kind == "choices":
        assert spot.own.own is not None
        own = spot.own.own
        names = [*own.pack, *(held.id for held in (*own.drawn, *own.cards))][:6]
        marks = {chr(65 + number): (name,) for number, name in enumerate(names)}
    view, before = (spot.own, spot.own_before) if private else (spot.view, spot.before)
    return Scene(view, lang, before, 0, names_at(view), marks, spot.asked, card)


def names_at(view: RaceView) -> tuple[str, ...]:
    """What people are called; a robot has no name."""
    return tuple(
        "" if player.robot else name for player, name in zip(view.players, NAMES, strict=False)
    )


def canvas(kind: str, lang: str, game: str, moment: str) -> Any:
    """A finished picture with everything that was measured on it."""
    return canvas_of("race", kind, scene(kind, lang, position(game, moment)))


KINDS = views("race")

LONG = (
    "former_penal_colony", "lost_alien_warship", "terraforming_robots", "mining_conglomerate",
    "alien_rosetta_stone_world", "galactic_genome_project", "deserted_alien_library",
    "imperium_armaments_world", "alien_robotic_factory", "free_trade_association",
    "clandestine_uplift_lab", "new_military_tactics", "pan_galactic_league", "terraformed_world",
    "lost_species_ark_world",
)  # fmt: skip
"""Cards with long names, many powers, or both; fifteen of them."""


def full(own: bool) -> RaceView:
    """Five players with fifteen cards each, and a hand of twenty."""
    players = tuple(_player(seat) for seat in range(5))
    goals = tuple(
        GoalView(goal.id, goal.type, goal.points, goal.threshold, (0, 1, 3, 6, 9), owner, sharers)
        for goal, owner, sharers in zip(
            [*GOALS.values()][2:8],
            (None, 0, 1, 2, None, 4),
            ((), (1, 2, 3, 4), (), (), (), ()),
            strict=True,
        )
    )
    return RaceView(
        round=12, step="phase", phase=Phase.SETTLE,
        phases=(Phase.DEVELOP, Phase.SETTLE, Phase.SETTLE, Phase.CONSUME), at=1,
        pool=17, pool_size=60, deck=31, discard=22, tableau_limit=12, hand_limit=10,
        edition="first", sets="storm", with_goals=True, draft=False, actions_each=1, ended_by=(),
        players=players, goals=goals, own=_own() if own else None,
    )  # fmt: skip


def _player(seat: int) -> PlayerView:
    tableau = tuple(CardView(name, CARDS[name].good if seat % 2 else None) for name in LONG)
    six = tuple(
        SixView(name, 9, tuple(TermView(line, 2, 4) for line in range(len(CARDS[name].scoring))))
        for name in LONG
        if CARDS[name].variable
    )
    return PlayerView(
        seat=seat, start="old_earth", tableau=tableau, hand=20, drawn=0, chips=10 * seat,
        printed=31, six=six, goal_points=8, total=88, rank=1 + seat, tie=25, military=-2 + 4 * seat,
        special_military=(), temporary=seat, actions=(Action.EXPLORE_1, Action.PRODUCE),
        earlier=((Action.SETTLE,),) * 5, deck=None, discard=None,
    )  # fmt: skip


def _own() -> OwnView:
    more = ("gem_world", "public_works", "rebel_base", "gambling_world", "doomed_world")
    cards = tuple(_held(CARDS[name], number) for number, name in enumerate((*LONG, *more)))
    return OwnView(0, cards, cards[:3], worlds=("old_earth", "ancient_race"), trade=3)


def _held(card: Card, number: int) -> HandCard:
    playable = number % 2 == 0
    conquest = (WayView(Way.CONQUER, 0, card.defense or 0, 9, ()),) if card.military else ()
    paid = (WayView(Way.PAY, card.number, 0, 0, ()),) if card.is_world and not conquest else ()
    return HandCard(
        id=card.id, price=None if card.military else card.number, needed=card.defense,
        has=2 if card.military else None, ways=(conquest or paid) if playable else (),
        playable=playable, obstacle=None, points=card.vp,
    )  # fmt: skip
