"""Placing an ambassador: which token, which face, which space, and what comes of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.moves import END, Note, Option, Words
from engine.federation.actions.missions import put_marker, unmarked
from engine.federation.actions.senate import perform
from engine.federation.asking import ask_one_of
from engine.federation.bag import Bag
from engine.federation.interpreter import run
from engine.federation.marks import rule
from engine.federation.payable import after_bonus, after_price, can_act, does_anything, expanded
from engine.federation.printed import Room
from engine.federation.state import Piece, Player, State
from engine.federation.terms import OUTER, SPECIAL, SPY, Side, Source
from engine.federation.vocabulary import Effects, Gain, Pay

DIE = "die"


class Face(NamedTuple):
    """What lies up when a token is placed."""

    ambassador: str
    words: Words
    """How it is written: `fund`, `vote`, `cover t204`."""
    side: Side
    votes: int
    bonus: Effects
    cover: str | None = None


def faces_of(state: State, player: Player, ambassador: str) -> Iterator[Face]:
    """The sides of an ambassador, and each transfiguration token that may cover it."""
    box = state.box
    if ambassador == SPECIAL:
        votes = box.ambassadors.special.votes
        yield Face(ambassador, ("vote",), Side.VOTE, votes, ())
    else:
        yield Face(ambassador, ("fund",), Side.FUND, 0, box.funding[ambassador])
        votes = box.ambassador_by_id[ambassador].votes
        yield Face(ambassador, ("vote",), Side.VOTE, votes, ())
    for one in player.transfigurations:
        cover = box.transfigurations[one]
        side = Side.FUND if cover.side == "funding" else Side.VOTE
        yield Face(ambassador, ("cover", one), side, cover.votes, cover.bonus, one)


def ambassadors_of(player: Player) -> list[str]:
    """Tokens that may still be placed in this round."""
    return [*player.unused, SPECIAL] if player.special else list(player.unused)


def votes_left(state: State, player: Player) -> tuple[int, ...]:
    """The votes of the ambassadors that may still be placed, which is what they are called by."""
    box = state.box
    return tuple(
        box.ambassadors.special.votes if one == SPECIAL else box.ambassador_by_id[one].votes
        for one in ambassadors_of(player)
    )


def reserve_with(state: State, player: Player, face: Face) -> Bag | None:
    """The reserve after the bonus of a face and the price on it; None if that cannot be paid.

    Where the price of the space comes before the bonus, only the price on the face counts.
    """
    late = not state.box.rulings.bonus_paid_before_space_cost
    bonus = expanded(state.box, face.bonus)
    return after_bonus(state, bonus, player.reserve, player.joint, prices_only=late)


def space_obstacle(state: State, player: Player, space: str) -> Note | None:
    """Why nothing of this player can be placed on a space, whatever face it shows."""
    if space == OUTER:
        return None
    if space not in state.box.spaces:
        return Note("not-offered")
    if space in state.senate:
        by = state.senate[space].seat
        return Note("blocked") if by is None else Note("taken", {"seat": by})
    room = state.box.rooms.get(state.box.spaces[space].action)
    return None if room is None else _room_obstacle(state, player, room)


@rule("FED rooms: president's office, restrictions")
def _room_obstacle(state: State, player: Player, room: Room) -> Note | None:
    """The first player may not use the president's office on his first turn of the round."""
    if not room.first_player_first_turn and player.seat == state.first and not player.turns:
        return Note("first-turn")
    return None


def face_obstacle(state: State, player: Player, face: Face, space: str) -> Note | None:
    """Why a face cannot be placed on a space that is free for this player: the bonus comes first,
    then the price of the space, then the action must be payable."""
    richer = reserve_with(state, player, face)
    if richer is None:
        return Note("face-price", {"has": player.reserve.plain()})
    return price_obstacle(state, player, space, richer)


@rule("FED placing: what may be paid")
def price_obstacle(state: State, player: Player, space: str, richer: Bag) -> Note | None:
    """Why a space cannot be paid with the reserve that the bonus of a face leaves."""
    if space == OUTER:
        return None
    action = state.box.spaces[space].action
    if not can_act(state, player, action, richer):
        cost = state.box.cost_of(action)
        if after_price(richer, cost) is not None:  # the price of the space is not what is missing
            return Note("nothing-payable", {"action": action})
        return Note("needs", {"needed": cost.plain(), "has": player.reserve.plain()})
    if state.box.rulings.place_only_if_action_can_do_something and not does_anything(
        state, player, action
    ):
        return Note("does-nothing", {"action": action})
    return None


def place_options(state: State, player: Player, may_stay: bool = False) -> Iterator[Option]:
    """Every way to place an ambassador; with `may_stay` the turn may be left out."""
    payable: dict[Bag, list[str]] = {}  # by what is left to pay with: many faces leave the same
    for ambassador in ambassadors_of(player) if not may_stay else [SPECIAL]:
        for face in faces_of(state, player, ambassador):
            notes = face_notes(face)
            start = ("place", ambassador, *face.words)
            die = face.side is Side.VOTE and player.die > 0 and not player.die_out
            richer = reserve_with(state, player, face)
            if richer is None:
                continue
            for space in payable.get(richer) or _payable(state, player, richer, payable):
                at = notes if space == OUTER else (*notes, action_note(state, space))
                yield Option((*start, space), at)
                if die and space != OUTER:
                    yield Option((*start, space, DIE), at)
    if may_stay:
        yield Option(END)


def _payable(
    state: State, player: Player, richer: Bag, known: dict[Bag, list[str]]
) -> Iterator[str]:
    """The spaces that can be paid with this, which are known when all of them have been named:
    often somebody only wants to hear whether there are any."""
    found = []
    for space in (*state.box.spaces, OUTER):
        if space_obstacle(state, player, space) is None and (
            price_obstacle(state, player, space, richer) is None
        ):
            found.append(space)
            yield space
    known[richer] = found


def face_notes(face: Face) -> tuple[Note, ...]:
    """What a face is."""
    gain: dict[str, int] = {}
    for effect in face.bonus:
        gain |= effect.res.plain() if isinstance(effect, Gain) else {}
    args = {"side": face.side, "votes": face.votes, "cover": face.cover or "", "gain": gain or ""}
    return (Note("face", args),)


def action_note(state: State, space: str) -> Note:
    """What is done on a space."""
    return Note("at-space", {"action": state.box.spaces[space].action})


def read_place(state: State, player: Player, words: Words) -> tuple[Face, str, bool] | Note:
    """The face, the space and whether the die goes along; or why these words are no placing."""
    if len(words) < 4 or words[0] != "place":
        return Note("not-offered")
    if words[1] not in ambassadors_of(player):
        return Note("no-ambassador", {"ambassador": words[1]})
    length = 2 if words[2] == "cover" else 1
    chosen, rest = words[2 : 2 + length], words[2 + length :]
    face = next((one for one in faces_of(state, player, words[1]) if one.words == chosen), None)
    if face is None or not rest or len(rest) > 2 or rest[1:] not in ((), (DIE,)):
        return Note("not-offered")
    die = rest[1:] == (DIE,)
    if die and (face.side is not Side.VOTE or not player.die or rest[0] == OUTER):
        return Note("not-offered")
    if die and player.die_out:
        return Note("die-out")
    return face, rest[0], die


def place_refusal(state: State, player: Player, may_stay: bool, words: Words) -> Note | None:
    """Why an ambassador cannot be placed like this."""
    if may_stay and words == END:
        return None
    read = read_place(state, player, words)
    if isinstance(read, Note):
        return read
    face, space, _ = read
    if may_stay and face.ambassador != SPECIAL:
        return Note("no-ambassador", {"ambassador": face.ambassador})
    return space_obstacle(state, player, space) or face_obstacle(state, player, face, space)


@rule("FED placing")
def place(state: State, player: Player, words: Words) -> Flow[None]:
    """Place; the bonus of the face; a marker for funding; the price and the action of the space."""
    read = read_place(state, player, words)
    assert not isinstance(read, Note)
    face, space, die = read
    piece = Piece(player.seat, face.ambassador, face.side, face.votes, face.cover, die)
    _put_down(state, player, piece, space)
    action = "" if space == OUTER else state.box.spaces[space].action
    early, late = _in_time(state, face, space)
    yield from _receive(state, player, early, action or None, face.cover or "")
    if face.side is Side.FUND:
        yield from mark(state, player, action)
    if space == OUTER:
        yield from run(state, player, state.box.senate.outer, Source.OTHER)
    else:
        yield from perform(state, player, action, named=True)
    yield from _receive(state, player, late, None, "")


def _in_time(state: State, face: Face, space: str) -> tuple[Effects, Effects]:
    """What of a face comes before its action, and what after; a price always comes before."""
    bonus = expanded(state.box, face.bonus)
    if state.box.rulings.bonus_paid_before_space_cost or space == OUTER:
        return bonus, ()
    prices = tuple(effect for effect in bonus if isinstance(effect, Pay))
    return prices, tuple(effect for effect in bonus if not isinstance(effect, Pay))


def _receive(
    state: State, player: Player, bonus: Effects, owed: str | None, cover: str
) -> Flow[None]:
    """Effects of a face one by one; what is owed stays payable."""
    turn = state.turn
    assert turn is not None
    turn.owed, turn.cover = owed, cover
    for turn.at, effect in enumerate(bonus):
        yield from run(state, player, (effect,), Source.OTHER)
    turn.owed, turn.cover, turn.at = None, "", 0


def _put_down(state: State, player: Player, piece: Piece, space: str) -> None:
    if piece.token == SPECIAL:
        player.special = False
        player.special_out = True
    else:
        player.unused.remove(piece.token)
    if piece.cover is not None:
        player.transfigurations.remove(piece.cover)
    if piece.die:
        player.die_out = True
    if space == OUTER:
        state.outer.append(piece)
    else:
        state.senate[space] = piece
    state.tell(
        "placed",
        player,
        ambassador=piece.token,
        side=piece.side,
        votes=piece.votes,
        cover=piece.cover or "",
        die=player.die if piece.die else 0,
        space=space,
        action="" if space == OUTER else state.box.spaces[space].action,
    )


@rule("FED placing: funding side")
def mark(state: State, player: Player, action: str) -> Flow[None]:
    """A marker on the mission that answers to the space; none from the outer module."""
    rulings = state.box.rulings
    if not action:
        if rulings.marker_on_outer_module:
            mission = yield from ask_one_of(
                state, player, "marker", "marker", lambda: unmarked(state, player)
            )
            if mission:
                put_marker(state, player, mission)
        return
    if action == SPY:
        assert state.turn is not None
        state.turn.spy_marks = True
        if rulings.spy_marker_goes_to == "copied":
            return
        put_marker(state, player, str(rulings.spy_marker_goes_to))
        return
    put_marker(state, player, state.box.mission_of[action])
