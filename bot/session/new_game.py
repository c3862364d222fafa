"""How games begin: from what was chosen in a lobby, or from a record that is played on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.session.asked.calls import (
    Call,
    asked_row,
    custom_of,
    hours_open,
    offers_due,
    put_last,
    put_note,
    slot_of,
)
from bot.session.asked.table_clock import keep_time
from bot.session.drafts.slots import OFFERED
from bot.session.errors import UnknownGameError
from bot.session.values import Games, Policy
from bot.store import games, log, people
from bot.store.rows import How, MoveRow, Status, TurnKind, TurnRow
from bot.store.sql import Connection
from engine.core.assumed import begun, hash_of, parted, stamped
from engine.core.chance import Chance
from engine.core.digest import position_hash
from engine.core.errors import RecordError
from engine.core.game import HUMAN, AnyGame, Setup
from engine.core.moves import END, Move, Seat
from engine.core.record import Record
from engine.core.table import AnyTable, Table


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played and who opened it."""

    organiser: int
    guild: int | None = None
    channel: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    """What is agreed at the table, for example `timeout_hours`."""
    open: bool = True
    """Whether everybody in the server can come there; else nobody is called to it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What was chosen in the lobby."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    robots: tuple[str, ...] = ()
    seed: str = ""
    """Given by a user; empty: chance decides."""
    most: int = 0
    """Most players; 0: as many as the game allows."""
    drawn: str = ""
    """The public seed that chance has given a lobby, so that its people see what they will play."""
    host: int = 0
    """Who has opened the table; 0: whoever came first."""


@dataclass(slots=True)
class Founding:
    """A game about to begin: its setup, who sits where, and what is in its log already."""

    setup: Setup
    users: Seating
    table: AnyTable
    moves: list[MoveRow]
    turns: list[TurnRow]
    computers: Mapping[Seat, str] = field(default_factory=dict)
    """The levels of computer players, by seat."""


Seating = tuple[int | None, ...]
"""The user of every seat; None where a robot sits."""


def setup_for(
    game: AnyGame, wish: Wish, users: Sequence[int], computers: Sequence[str] = ()
) -> tuple[Setup, Seating, Mapping[Seat, str]]:
    """The setup of a game, who sits where, shuffled by the public seed, and the levels of computer
    players by seat.

    A seed given by a user decides what is public; where he is alone it decides everything.
    """
    host = wish.host or users[0]
    seed = wish.seed or wish.drawn or drawn_seed()
    alone = len({*users}) == 1 and not computers
    secret = wish.seed if wish.seed and alone else secrets.token_hex(16)
    sitting: list[tuple[int | None, str, str]] = [(user, HUMAN, "") for user in users]
    sitting += [(None, robot, "") for robot in wish.robots]
    sitting += [(None, HUMAN, level) for level in computers]
    order = Chance(seed, "").shuffled("seats", sitting)
    place = next(seat for seat, (user, _, _) in enumerate(order) if user == host)
    dealt = {
        option.key: (str(place),)
        for option in game.options
        if option.host and wish.options.get(option.key) == option.host
    }
    setup = Setup(
        game=game.key,
        seats=tuple(name for _, name, _ in order),
        seed=seed,
        secret=secret,
        options=wish.options,
        deal=dealt,
        rules=game.rules,
    )
    levels = {seat: level for seat, (_, _, level) in enumerate(order) if level}
    return begun(game, setup), tuple(user for user, _, _ in order), levels


def drawn_seed() -> str:
    """A public seed by chance."""
    return secrets.token_hex(4)


def foreseen(game: AnyGame, wish: Wish, people: int) -> Setup:
    """The setup that so many people would play, as far as it is public; nobody sits there yet."""
    seats = (*(HUMAN,) * people, *wish.robots)
    return Setup(game.key, seats, wish.seed or wish.drawn, options=wish.options, rules=game.rules)


def found(game: AnyGame, setup: Setup, users: Seating, log: Sequence[Move], now: float) -> Founding:
    """Set up a game and play what was played before; raises SetupError, MoveError, RuleBugError."""
    table: AnyTable = Table(game, setup)
    turns = [TurnRow(0, 0, 0, None, TurnKind.START, position_hash(table), now)]
    moves: list[MoveRow] = []
    first = 0
    kind = TurnKind.CHOICE
    for n, move in enumerate(log):
        if first == n:
            asked = table.decision_of(move.seat)
            answers = asked is not None and slot_of(asked) == OFFERED
            kind = TurnKind.ANSWER if answers else TurnKind.CHOICE
        table.play(move)
        moves.append(MoveRow(n, move, How.IMPORT, users[move.seat], now))
        if n + 1 == len(log) or _closes(move, log[n + 1]):
            kind = TurnKind.TURN if move.words == END else kind
            hash_ = position_hash(table)
            turns.append(TurnRow(len(turns), first, n + 1, move.seat, kind, hash_, now))
            first = n + 1
    halves = {table.log[n].seat for n in table.sealed} & {*table.waiting_for}
    if halves:  # what is asked next would tell what has been answered
        sealed = {n for n in table.sealed if table.log[n].seat in halves}
        whole = [move for n, move in enumerate(log) if n not in sealed]
        return found(game, setup, users, whole, now)
    return Founding(setup, users, table, moves, turns)


def _closes(move: Move, after: Move) -> bool:
    return move.words == END or move.seat != after.seat


def from_record(known: Games, record: Record, users: Sequence[int | None]) -> tuple[Setup, Seating]:
    """The setup under which a record is played on, and its seats; raises a GameError."""
    if record.setup.game not in known:
        raise UnknownGameError("game-rules-unknown", game=record.setup.game)
    humans = [seat for seat, name in enumerate(record.setup.seats) if name == HUMAN]
    if len(users) != len(humans):
        raise RecordError("record-seats-differ", users=len(users), places=len(humans))
    if any(move.seat >= len(record.setup.seats) for move in record.moves):
        raise RecordError("record-seat-unknown", seats=len(record.setup.seats))
    game = known[record.setup.game]
    secret = record.setup.secret or secrets.token_hex(16)
    seating: list[int | None] = [None] * len(record.setup.seats)
    for seat, user in zip(humans, users, strict=True):
        seating[seat] = user
    rules = min(record.setup.rules, game.rules)  # its moves were played under its own
    setup = replace(record.setup, rules=rules, secret=secret)
    return stamped(game, setup), tuple(seating)


def keep_setup(conn: Connection, number: int, game: AnyGame, setup: Setup) -> None:
    """Store the setup of a game that is played from now on; its values are kept once for all games
    that have the same."""
    stored, values = parted(game, setup)
    games.set_setup(conn, number, stored)
    if values:
        games.keep_values(conn, hash_of(stored), values)


def write_founding(
    conn: Connection,
    game: int,
    founding: Founding,
    policy: Policy,
    now: float,
    delay: float = 0.0,
) -> None:
    """Store the beginning of a game whose row is there already; its card may wait."""
    row = games.find(conn, game)
    assert row is not None
    table = founding.table
    keep_setup(conn, game, founding.table.game, founding.setup)
    games.set_seats(conn, game, founding.users, now)
    for seat, level in founding.computers.items():
        games.set_computer(conn, game, seat, level)
    log.append(conn, game, founding.moves, founding.turns)
    games.advance(conn, game, row.version, table.position, now)
    asked = [asked_row(decision, table.position, now) for decision in table.pending]
    games.set_asked(conn, game, asked)
    keep_time(conn, row, asked, now)
    for offer in offers_due(game, table, [one.seat for one in asked], hours_open(policy, row), now):
        people.put_reminder(conn, offer)
    over = table.result is not None
    noted = [one.seat for one in table.pending if custom_of(one).call is Call.NOTE]
    # of the others those who must act when it is posted
    seats = [seat for seat in range(len(founding.users)) if seat not in noted]
    row = replace(row, setup=founding.setup)
    put_last(conn, row, len(founding.turns) - 1, seats, now, delay)
    put_note(conn, row, noted, table.position, now)
    games.set_status(conn, game, Status.FINISHED if over else Status.LIVE, now)
    games.set_started(conn, game, now)
