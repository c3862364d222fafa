"""Research: the highest or a random area; removing an advanced technology tile."""

from __future__ import annotations

from engine.core.moves import Note
from engine.gaia.automa.selection import by_number, laps
from engine.gaia.automa.table import Mover
from engine.gaia.marks import rule
from engine.gaia.research import TOP
from engine.gaia.terms import TRACKS, Track


@rule("RU-A advance the highest area")
def advance_highest(mover: Mover) -> bool:
    """Advance in the area where the Automa stands highest."""
    mover.why(Note("automa-research-highest"))
    tracks = eligible_areas(mover)
    levels = mover.player.levels
    highest = max((levels[track] for track in tracks), default=0)
    left = [track for track in tracks if levels[track] == highest]
    if len(tracks) > 1:
        mover.why(
            Note(
                "automa-tie-highest",
                {
                    "level": highest,
                    "before": len(tracks),
                    "after": len(left),
                    "removed": tuple(track for track in tracks if track not in left),
                },
            )
        )
    return _advance_one(mover, left)


@rule("RU-A advance a random area")
def advance_random(mover: Mover) -> bool:
    """Advance in an area chosen by number."""
    mover.why(Note("automa-research-random"))
    return _advance_one(mover, eligible_areas(mover))


@rule("RU-A terrans")
def advance_in(mover: Mover, track: Track) -> bool:
    """Advance in a certain area."""
    mover.why(Note("automa-research-area", {"track": track}))
    if is_eligible(mover, track):
        advance(mover, track)
        return True
    mover.why(Note("automa-area-blocked", {"track": track}))
    return False


def _advance_one(mover: Mover, tracks: list[Track]) -> bool:
    if not tracks:
        mover.why(Note("automa-no-area"))
        return False
    advance(mover, numbered_area(mover, tracks))
    return True


def eligible_areas(mover: Mover) -> list[Track]:
    """Areas in which something can happen, left to right."""
    tracks = [track for track in TRACKS if is_eligible(mover, track)]
    mover.why(Note("automa-areas", {"count": len(tracks), "tracks": tuple(tracks)}))
    return tracks


@rule("RU-A advance 2")
def is_eligible(mover: Mover, track: Track) -> bool:
    """Whether the Automa can advance there or the advanced tile is still there."""
    if mover.state.advanced[track] is not None:
        return True
    level = mover.player.levels[track]
    return level < TOP - 1 or (level == TOP - 1 and not is_top_taken(mover, track))


def is_top_taken(mover: Mover, track: Track) -> bool:
    """Whether any marker stands on level 5."""
    return any(player.levels[track] == TOP for player in mover.state.players)


@rule("RU-A numbered selection")
def numbered_area(mover: Mover, tracks: list[Track]) -> Track:
    """Count areas, except those with a marker on level 5 and no advanced tile."""
    if len(tracks) == 1:
        return tracks[0]
    left = [
        track
        for track in tracks
        if not (is_top_taken(mover, track) and mover.state.advanced[track] is None)
    ] or tracks
    if len(left) < len(tracks):
        mover.why(
            Note(
                "automa-tie-skipped",
                {
                    "before": len(tracks),
                    "after": len(left),
                    "removed": tuple(track for track in tracks if track not in left),
                },
            )
        )
    card = mover.behaviour
    chosen = by_number(left, card.count, card.arrow)
    mover.why(
        Note(
            "automa-tie-number",
            {
                "count": card.count,
                "arrow": card.arrow,
                "before": len(left),
                "after": 1,
                "laps": laps(card.count, len(left)),
                "tracks": tuple(left),
            },
        )
    )
    return chosen


@rule("RU-A advance 4")
def advance(mover: Mover, track: Track) -> None:
    """Advance one level; below level 5 the advanced tile is removed instead, if it is there."""
    state, player = mover.state, mover.player
    tile = state.advanced[track]
    if tile is not None and player.levels[track] == TOP - 1:
        state.advanced[track] = None
        mover.why(Note("automa-tile-removed", {"track": track, "tile": tile}))
        state.tell("advanced_tile_removed", player.seat, track=track, tile=tile)
        return
    player.reach_level(track, player.levels[track] + 1)
    level = player.levels[track]
    mover.why(Note("automa-advanced", {"track": track, "level": level}))
    state.tell("advanced", player.seat, track=track, level=level)
