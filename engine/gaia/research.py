"""Research areas: who may advance where, and what a level brings."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.board import bits
from engine.gaia.components import AREAS, FEDERATION_TOKENS
from engine.gaia.gains import count_of, gain, pay, received, times
from engine.gaia.marks import rule
from engine.gaia.power import charge
from engine.gaia.reach import lost_planet_sites, range_qic
from engine.gaia.state import OwnedToken, Player, State
from engine.gaia.structures import place_lost_planet
from engine.gaia.terms import CHARGE_AT_LEVEL_3, TRACK_OF, TRACKS, Track

TOP = 5
DECLINE: Words = ("advance", "no")


@rule("RU actions 5")
def advance_refusal(state: State, player: Player, track: Track) -> Note | None:
    """Why a player cannot advance in an area, or None."""
    level = player.levels[track]
    if level == TOP:
        return Note("at-top", {"track": track})
    if player.rules.locked(player, track):
        return Note("needs-institute", {"track": track})
    if level == TOP - 1:
        if any(other.levels[track] == TOP for other in state.players):
            return Note("level-5-taken", {"track": track})
        if not player.has_green_token:
            return Note("needs-green-token", {"track": track})
    return None


@rule("RU appendix II")
def advance(state: State, player: Player, track: Track) -> Flow[None]:
    """Advance one level and take what it brings."""
    level = player.levels[track] + 1
    if level == TOP:
        player.flip_token()
    player.reach_level(track, level)
    state.tell("advanced", player.seat, track=track, level=level)
    if level == 3:
        yield from charge(state, player, CHARGE_AT_LEVEL_3)
    area = AREAS[track].levels[level]
    yield from gain(state, player, area.gain, track)
    if area.per is not None:
        bundle = times(area.per_gain, count_of(state, player, area.per))
        yield from gain(state, player, bundle, track)
    if area.special == "federation":
        token, state.terraforming_token = state.terraforming_token, None
        if token is not None:
            yield from take_token(state, player, token)
    state.fire(player, "advance_research")
    if area.special == "lost_planet":
        yield from _lost_planet(state, player)


@rule("RU actions 4: federation token")
def take_token(state: State, player: Player, token_id: str) -> Flow[None]:
    """Gain a federation token with its reward; it counts as forming a federation."""
    token = FEDERATION_TOKENS[token_id]
    player.tokens.append(OwnedToken(token, token.green))
    state.tell("token_gained", player.seat, token=token_id)
    yield from gain(state, player, token.gain, "federation")
    state.fire(player, "gain_federation_token")


def open_tracks(state: State, player: Player) -> list[Track]:
    """Areas in which the player could advance now."""
    return [track for track in TRACKS if advance_refusal(state, player, track) is None]


@rule("RU actions 3: technology tiles")
def offer_advance(
    state: State, player: Player, tracks: list[Track], may_decline: bool = True
) -> Flow[None]:
    """Let the player advance in one of these areas, or not at all where that is allowed."""
    tracks = [track for track in tracks if advance_refusal(state, player, track) is None]
    if not tracks:
        return
    if len(tracks) == 1 and not may_decline:
        yield from advance(state, player, tracks[0])
        return

    def refuse(words: Words) -> Note | None:
        if words == DECLINE and may_decline:
            return None
        if len(words) != 2 or words[0] != "advance" or words[1] not in TRACKS:
            return Note("not-offered")
        if words[1] in tracks:
            return None
        reason = advance_refusal(state, player, Track(words[1]))
        return reason or Note("other-track", {"tracks": tracks})

    def offer() -> list[Option]:
        options = [Option(("advance", track.value), level_notes(player, track)) for track in tracks]
        return [*options, Option(DECLINE)] if may_decline else options

    words = yield from ask(state, player, "advance", offer, refuse)
    if words != DECLINE:
        yield from advance(state, player, TRACK_OF[words[1]])


def level_notes(player: Player, track: Track) -> tuple[Note, ...]:
    """What the next level of an area brings."""
    level = player.levels[track] + 1
    area = AREAS[track].levels[level]
    notes = [Note("level", {"track": track, "level": level})]
    gains = dict(area.gain)
    if level == 3:
        gains["charge"] = gains.get("charge", 0) + CHARGE_AT_LEVEL_3
    if gains:
        notes.append(Note("gain", {"gain": received(player, gains.items())}))
    if area.income:
        notes.append(Note("income", {"gain": dict(area.income)}))
    if level == TOP:
        notes.append(Note("uses-green-token"))
    return tuple(notes)


@rule("RU appendix II")
def _lost_planet(state: State, player: Player) -> Flow[None]:
    sites = lost_planet_sites(state, player)
    if not sites:
        return

    def refuse(words: Words) -> Note | None:
        place = state.board.index.get(words[1]) if len(words) == 2 else None
        if place is None or words[0] != "lost-planet":
            return Note("not-offered")
        return None if sites >> place & 1 else Note("no-site")

    def offer() -> list[Option]:
        return [
            Option(("lost-planet", state.hex_name(place)), _qic_note(state, player, place))
            for place in bits(sites)
        ]

    words = yield from ask(state, player, "lost-planet", offer, refuse)
    place = state.board.index[words[1]]
    pay(player, (("qic", range_qic(state, player, place)),))
    place_lost_planet(state, player, place)


def _qic_note(state: State, player: Player, place: int) -> tuple[Note, ...]:
    qic = range_qic(state, player, place)
    return (Note("price", {"price": {"qic": qic}}),) if qic else ()
