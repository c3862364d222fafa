"""How factions are shared out where they are not simply chosen: bans, an auction, sealed limits.

None of it stands in the rulebook; it is how tables of experts begin. Everybody names a faction.
Then, clockwise from the first player, whoever holds none bids for one of those: nothing is enough
for a free one, more than its holder bids for another's, who then bids again. Bids are paid in
points when everybody holds one. With sealed limits nobody bids himself: each says in secret how far
he would go for every faction, and the auction is played for him, always for the faction that leaves
most of his limit; there an equal bid is enough for the earlier of two seats. So nobody pays more
than it takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.flow import Flow, choose, together
from engine.core.moves import Decision, Note, Option, Role, Seat, Words
from engine.gaia.components import FACTIONS
from engine.gaia.state import Player, State

AUCTION: Final = "auction"
SEALED: Final = "sealed"
BIDDING: Final = (AUCTION, SEALED)
"""Values of the option `factions` under which they are bid for."""
MOST_BID: Final = 24
LEAST_LIMIT: Final = 1
"""Whoever would pay nothing for a faction names no limit for it."""
DONE: Final[Words] = ("maxbid", "done")
SOURCE: Final = "bid"
"""What points paid for a faction are booked under."""


@dataclass(slots=True)
class Lot:
    """A faction that is bid for."""

    faction: str
    holder: Seat | None = None
    bid: int = 0

    @property
    def needed(self) -> int:
        """The least that has to be bid for it."""
        return 0 if self.holder is None else self.bid + 1


def ban_factions(state: State, order: list[Player]) -> Flow[None]:
    """Everybody names a faction that nobody plays, the last seat first."""
    for player in reversed(order):
        banned = (yield from choose(_ban_question(state, player)))[1]
        state.banned.append(banned)
        state.tell("faction_banned", player.seat, faction=banned)


def _ban_question(state: State, player: Player) -> Decision:
    def refuse(words: Words) -> Note | None:
        if len(words) != 2 or words[0] != "ban" or words[1] not in state.choosable:
            return Note("no-faction")
        banned = words[1] in state.banned
        return Note("faction-banned", {"faction": words[1]}) if banned else None

    def offer() -> list[Option]:
        return [
            Option(("ban", key), (Note("planet", {"planet": FACTIONS[key].planet}),))
            for key in state.choosable
            if key not in state.banned
        ]

    return Decision(player.seat, "ban", offer, refuse, role=Role.SETUP)


def open_auction(state: State, order: list[Player]) -> Flow[dict[Seat, str]]:
    """Whoever holds nothing bids, in turn; what is bid lies open."""
    while (player := _next_bidder(state, order)) is not None:
        words = yield from choose(_bid_question(state, player))
        _hold(state, player.seat, words[1], int(words[2]))
        state.tell("bid", player.seat, faction=words[1], points=int(words[2]))
    return _paid(state)


def sealed_auction(state: State, order: list[Player]) -> Flow[dict[Seat, str]]:
    """Limits in secret, then the same auction by itself."""
    limits = yield from together({player.seat: _limits_of(state, player.seat) for player in order})
    for one in order:
        state.tell("limits_revealed", one.seat, limits=limits[one.seat])
    while (player := _next_bidder(state, order)) is not None:
        lot = _wanted(state, player.seat, limits[player.seat])
        _hold(state, player.seat, lot.faction, _least(lot, player.seat))
    return _paid(state)


def _next_bidder(state: State, order: list[Player]) -> Player | None:
    """Whose turn it is to bid: clockwise behind the last bidder, the next who holds nothing."""
    holders = [lot.holder for lot in state.lots]
    last = next((n for n, one in enumerate(order) if one.seat == state.last_bidder), -1)
    turned = [*order[last + 1 :], *order[: last + 1]]
    return next((player for player in turned if player.seat not in holders), None)


def _hold(state: State, seat: Seat, faction: str, points: int) -> None:
    lot = next(one for one in state.lots if one.faction == faction)
    lot.holder, lot.bid = seat, points
    state.last_bidder = seat


def _least(lot: Lot, seat: Seat) -> int:
    """What a limit has to reach: of equal bids that of the earlier seat counts."""
    return lot.bid if lot.holder is not None and seat < lot.holder else lot.needed


def _wanted(state: State, seat: Seat, limits: Mapping[str, int]) -> Lot:
    """The faction that leaves most of a limit; of equals the one named first."""
    left = {lot.faction: limits.get(lot.faction, 0) - _least(lot, seat) for lot in state.lots}
    return max(
        (lot for lot in state.lots if left[lot.faction] >= 0), key=lambda lot: left[lot.faction]
    )


def _paid(state: State) -> dict[Seat, str]:
    """Everybody pays his bid and has his faction."""
    won = {}
    for lot in state.lots:
        assert lot.holder is not None
        state.players[lot.holder].score(-lot.bid, SOURCE)
        state.tell("faction_won", lot.holder, faction=lot.faction, points=lot.bid)
        won[lot.holder] = lot.faction
    return won


def _bid_question(state: State, player: Player) -> Decision:
    lots = {lot.faction: lot for lot in state.lots}

    def refuse(words: Words) -> Note | None:
        lot = lots.get(words[1]) if len(words) == 3 and words[0] == "bid" else None
        if lot is None or not _is_bid(words[2]):
            return Note("no-bid", {"least": 0, "most": MOST_BID})
        too_low = int(words[2]) < lot.needed
        return Note("bid-too-low", {"needed": lot.needed, "who": lot.holder}) if too_low else None

    def offer() -> Iterator[Option]:
        for points in range(MOST_BID + 1):
            for lot in lots.values():
                if points >= lot.needed:
                    yield Option(("bid", lot.faction, str(points)), _lot_notes(lot))

    return Decision(player.seat, "bid", offer, refuse, role=Role.SETUP)


def _lot_notes(lot: Lot) -> tuple[Note, ...]:
    if lot.holder is None:
        return (Note("lot-free"),)
    return (Note("lot-held", {"who": lot.holder, "points": lot.bid}),)


def _is_bid(word: str, least: int = 0) -> bool:
    """Whether a word is a number of points in the form in which it is stored."""
    if not (word.isascii() and word.isdecimal() and len(word) < 3):
        return False
    return word == str(int(word)) and least <= int(word) <= MOST_BID


def _limits_of(state: State, seat: Seat) -> Flow[dict[str, int]]:
    """How far one seat would go, faction by faction; nothing where it does not say."""
    limits: dict[str, int] = {}
    while len(limits) < len(state.lots):
        words = yield from choose(_limit_question(state, seat, limits))
        if words == DONE:
            break
        limits[words[1]] = int(words[2])
    return limits


def _limit_question(state: State, seat: Seat, limits: Mapping[str, int]) -> Decision:
    left = [lot.faction for lot in state.lots if lot.faction not in limits]

    def refuse(words: Words) -> Note | None:
        if words == DONE:
            return None
        fits = len(words) == 3 and words[0] == "maxbid" and words[1] in left
        if fits and _is_bid(words[2], LEAST_LIMIT):
            return None
        return Note("no-bid", {"least": LEAST_LIMIT, "most": MOST_BID})

    def offer() -> Iterator[Option]:
        for faction in left:
            for points in range(LEAST_LIMIT, MOST_BID + 1):
                yield Option(("maxbid", faction, str(points)))
        yield Option(DONE)

    return Decision(seat, "limits", offer, refuse, role=Role.SETUP, secret=True)
