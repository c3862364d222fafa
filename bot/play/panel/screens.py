"""From a look to a screen: one function for every room of the panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.play.panel.address import Place, Room
from bot.play.panel.draft_text import draft_lines, notice_lines
from bot.play.panel.elements import LEFT, Block, Button, Screen, Sight, Since, Style, rows, says
from bot.play.panel.home import (
    answer_blocks,
    ask_line,
    head_lines,
    home_blocks,
    is_one_list,
    menu_verbs,
)
from bot.play.panel.look import Look
from bot.play.panel.place_sets import gather_blocks, like_blocks, one_candidate_blocks
from bot.play.panel.plan_alternatives import is_otherwise, otherwise_blocks
from bot.play.panel.why import blocked_lines, is_any_blocked, why_lines
from render import boards, texts

SHORT_HEAD: Final = 2
"""Lines about the player's means on screens that have much else to show."""


def screen_of(look: Look) -> Screen:
    """The screen of a place; the first one where the place means nothing any more."""
    room = look.place.room
    draft = look.draft
    asked = draft.decision is not None and not draft.confirmed
    make = _ROOMS.get(room, home_blocks)
    if room is Room.OTHERWISE and not is_otherwise(look):
        make = home_blocks
    if room in _NEED_QUESTION and not (asked and _is_known(look)):
        make = home_blocks
    return Screen(tuple(make(look)))


def _is_known(look: Look) -> bool:
    """Whether the place's verb can be used here."""
    place = look.place
    if place.room in _OF_CANDIDATES and place.verb not in look.hints.candidates:
        return False
    if place.room is Room.STEPS and not place.verb:
        return True
    return place.room is Room.WHY or place.verb in look.reading.verbs


def _verb_blocks(look: Look) -> Iterator[Block]:
    verb = look.place.verb
    verbs = [verb] if verb else menu_verbs(look)
    title = f"**{look.voice.move((verb,))}**" if verb else ask_line(look)
    head = head_lines(look)[:SHORT_HEAD]
    yield from says([*notice_lines(look), *head, *draft_lines(look), title])
    yield from answer_blocks(look, verbs)
    doors = [_home(look)]
    if verb and is_any_blocked(look.reading, verb):
        doors.append(look.door(look.voice.say("why-others"), Place(Room.WHY, verb)))
    yield from rows(doors)


def _candidate_blocks(look: Look) -> Iterator[Block]:
    yield from says([*notice_lines(look), *draft_lines(look), _title(look)])
    yield from _OF_CANDIDATES[look.place.room](look)
    yield from rows([_home(look)])


def _title(look: Look) -> str:
    return f"**{look.voice.move((look.place.verb,))}**"


def _home(look: Look) -> Button:
    key = "to-start" if is_one_list(look) else "to-actions"
    return look.door(f"{LEFT} {look.voice.say(key)}", Place())


def _why_blocks(look: Look) -> Iterator[Block]:
    verb, voice, reading = look.place.verb, look.voice, look.reading
    if verb in reading.verbs:
        lines = list(blocked_lines(voice, reading, verb)) or [voice.say("why-nothing")]
        yield from says([voice.say("why-not", verb=texts.Text(voice.move((verb,)))), *lines])
    else:
        yield from says([voice.say("why-title"), *why_lines(voice, reading, menu_verbs(look))])
    yield from rows(
        [
            look.door(
                voice.plain(voice.move((one,), "short")),
                Place(Room.WHY, one),
                Style.MAIN if one == verb else Style.PLAIN,
            )
            for one in menu_verbs(look)
            if reading.targets(one)
        ]
    )
    yield from rows([_home(look)])


def _sight_blocks(look: Look) -> Iterator[Block]:
    yield from says([*draft_lines(look)])
    yield from _pictures(look, Since.DRAFT)


def _since_blocks(look: Look) -> Iterator[Block]:
    lines = [look.voice.say("since-title"), *(look.since or [look.voice.say("since-nothing")])]
    yield from says(lines)
    yield from _pictures(look, Since.TURN)


def _pictures(look: Look, since: Since) -> Iterator[Block]:
    """One of the pictures, and buttons for the others."""
    there = boards(look.voice.game, look.reading.view) if look.sights else ()
    names = [name for name in there if name in look.sights]
    shown = look.place.verb if look.place.verb in names else next(iter(names), "")
    if shown:
        yield Sight(shown, {}, since)
    buttons = [
        look.door(
            texts.capital(look.voice.text(f"view-{name}")),
            Place(look.place.room, name),
            Style.MAIN if name == shown else Style.PLAIN,
        )
        for name in names
    ]
    yield from rows([*buttons, _home(look)])


_OF_CANDIDATES: Final[dict[Room, Callable[[Look], Iterator[Block]]]] = {
    Room.CANDIDATE: one_candidate_blocks,
    Room.GATHER: gather_blocks,
    Room.LIKE: like_blocks,
}
_NEED_QUESTION: Final = (Room.VERB, Room.STEPS, *_OF_CANDIDATES, Room.WHY)
_ROOMS: Final[dict[Room, Callable[[Look], Iterator[Block]]]] = {
    Room.HOME: home_blocks,
    Room.VERB: _verb_blocks,
    Room.STEPS: _verb_blocks,
    **dict.fromkeys(_OF_CANDIDATES, _candidate_blocks),
    Room.WHY: _why_blocks,
    Room.OTHERWISE: otherwise_blocks,
    Room.SIGHTS: _sight_blocks,
    Room.SINCE: _since_blocks,
}
