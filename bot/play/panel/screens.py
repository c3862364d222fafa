"""From a look to a screen: the first screen with its question, and one function for every other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.cards.turn_card import PLAN
from bot.play.panel.draft_text import (
    boards_button,
    draft_buttons,
    draft_lines,
    notice_lines,
    order_buttons,
    sheet_line,
)
from bot.play.panel.elements import (
    LEFT,
    MOST_OPTIONS,
    Block,
    Menu,
    PanelButton,
    PanelChoice,
    PanelPlace,
    PanelPress,
    PanelRoom,
    PanelScreen,
    PanelSight,
    PanelStyle,
    Since,
    rows,
    says,
)
from bot.play.panel.halves import half_blocks
from bot.play.panel.lists import choice, list_blocks
from bot.play.panel.look import ListEntry, PanelLook, badged, entries_of, price_of
from bot.play.panel.otherwise import is_otherwise, otherwise_blocks
from bot.play.panel.place_sets import (
    candidate_blocks,
    gather_blocks,
    like_blocks,
    one_candidate_blocks,
)
from bot.play.panel.proposals import layout_blocks
from bot.play.panel.quantities import form_buttons, has_others, uncounted_blocks
from bot.play.panel.sets import set_blocks
from bot.play.panel.verbs import DOOR, HERE, TAKE
from bot.play.panel.why import blocked_lines, why_lines
from engine.core.moves import END
from render import boards, texts, ways


def home_blocks(look: PanelLook) -> Iterator[Block]:
    """The first screen of a draft."""
    head = [*notice_lines(look), *head_lines(look)]
    yield from says([*head, *draft_lines(look), sheet_line(look), ask_line(look)])
    reading, tools, verbs = look.reading, draft_buttons(look), menu_verbs(look)
    if look.draft.confirmed or look.draft.decision is None:
        pass
    elif reading.several:
        yield from set_blocks(look)
    elif reading.kind in look.hints.layouts:
        yield from layout_blocks(look)
        tools = tools or _pictures_of(look)
    elif asked := asked_list(look):
        yield from answer_blocks(look, asked)
        yield from rows(verb_buttons(look, [one for one in verbs if one not in asked]))
        tools = tools or (_pictures_of(look) if look.half_verb else [])
    elif is_done(look):
        yield from rows(draft_buttons(look))
        yield from rows(verb_buttons(look, [v for v in verbs if reading.verb_is_open(v)]))
        tools = look.searching()
    else:
        yield from all_moves(look, verbs)
        yield from rows(verb_buttons(look, verbs))
        if _is_blocked(look, verbs):
            tools.append(look.door(look.voice.say("why"), PanelPlace(PanelRoom.WHY)))
        tools += look.searching()
    if has_news(look):
        tools.append(look.door(look.voice.say("since"), PanelPlace(PanelRoom.SINCE)))
    tools += order_buttons(look)
    if look.draft.can_plan:
        tools.append(PanelButton(look.voice.say("plan"), PanelPress(PLAN, HERE)))
    if not look.draft.drafted and look.draft.decision is None:
        tools.append(look.door(look.voice.say("refresh"), PanelPlace()))
    yield from rows(tools)


def _pictures_of(look: PanelLook) -> list[PanelButton]:
    """Ways to pictures where nothing is drafted that could be previewed."""
    return [*_beside_it(look), *boards_button(look)]


def _beside_it(look: PanelLook) -> Iterator[PanelButton]:
    """The picture that a game wants a press away where something is chosen."""
    name = look.hints.beside_it.get(look.reading.kind, "")
    if name in look.sights:
        said = look.voice.plain(look.hints.beside_said(look.scene))
        label = said or texts.capital(look.voice.text(f"view-{name}"))
        yield look.door(label, PanelPlace(PanelRoom.SIGHTS, name))


def is_done(look: PanelLook) -> bool:
    """Whether the turn can be ended as drafted: then what goes without saying is left out."""
    return look.draft.can_confirm and bool(look.draft.steps)


def has_news(look: PanelLook) -> bool:
    """Whether others have acted so that all could see it since the seat itself did, and nothing is
    drafted yet."""
    draft, plan = look.draft, look.draft.plan
    if draft.drafted or (plan is not None and plan.ahead):
        return False
    own = [n for n, move in enumerate(draft.blueprint.log) if move.seat == draft.seat]
    return bool(own) and own[-1] < look.reading.told - 1


def head_lines(look: PanelLook) -> Sequence[str]:
    """What the player wants to know before choosing."""
    return look.hints.head(look.scene)


def ask_line(look: PanelLook) -> str:
    """The question, or who is waited for."""
    draft, voice = look.draft, look.voice
    if draft.confirmed:
        return ""
    if draft.decision is not None:
        return voice.ask(draft.decision)
    if draft.can_confirm:
        if draft.plan is not None and draft.plan.ahead:
            return voice.say("complete-order")
        sealing = not look.alone and draft.sending.is_secret
        return voice.say("complete-seal" if sealing else "complete")
    if draft.sealed:  # which says itself who is waited for
        return ""
    return voice.say("waiting", seats=voice.names_of(draft.waiting_for))


def menu_verbs(look: PanelLook) -> list[str]:
    """The kinds of action in the order of their buttons."""
    order = {verb: n for n, verb in enumerate(look.hints.verbs)}
    verbs = [verb for verb in look.reading.verbs if verb != END[0]]
    if look.hints.to_the_point:
        verbs = [verb for verb in verbs if look.reading.verb_is_open(verb)]
    return sorted(verbs, key=lambda verb: order.get(verb, len(order)))


def is_one_list(look: PanelLook) -> bool:
    """Whether the question is answered from one list rather than by a kind of action first."""
    verbs = menu_verbs(look)
    ends = any(option.words == END for option in look.reading.options)
    if ends or any(look.reading.obstacles((verb,)) for verb in verbs):
        return False
    return len(verbs) <= 1 or all(verb in look.hints.places for verb in verbs)


def asked_list(look: PanelLook) -> list[str]:
    """The kinds of action that make one list of answers; nothing where one is chosen first."""
    if look.half_verb:
        return [look.half_verb]
    verbs = menu_verbs(look)
    if is_one_list(look):
        return verbs
    asked = [verb for verb in verbs if verb not in look.hints.beside]
    return asked if look.hints.beside and len(asked) == 1 else []


def answer_blocks(look: PanelLook, verbs: Sequence[str]) -> Iterator[Block]:
    """The choices under these verbs, in the way that suits them."""
    verb = verbs[0] if len(verbs) == 1 else ""
    if verb and verb == look.half_verb and look.place.room is PanelRoom.HOME:
        yield from half_blocks(look, verb)
    elif verb in look.hints.candidates:
        yield from candidate_blocks(look, verb)
    elif verb in look.hints.counted:
        yield from uncounted_blocks(look, verb)
    else:
        yield from list_blocks(look, verbs)


def all_moves(look: PanelLook, verbs: Sequence[str]) -> Iterator[Block]:
    """All moves in one select, where they fit."""
    plain = [verb for verb in verbs if verb not in look.hints.counted]
    if not look.reading.complete or not plain:
        return
    entries = [entry for verb in plain for entry in entries_of(look, [verb], follow=False)]
    if len(entries) > MOST_OPTIONS:
        entries = [entry for entry in entries if not entry.before]
    if not 1 < len(entries) <= MOST_OPTIONS:
        return
    choices = tuple(choice(look, entry, verb=True) for entry in entries)
    yield Menu(PanelPress(TAKE, "list"), look.voice.say("all-moves", n=len(choices)), choices)


def verb_buttons(look: PanelLook, verbs: Sequence[str]) -> list[PanelButton]:
    """One button per kind of action; those that are not possible are disabled."""
    found: list[PanelButton] = []
    for verb in verbs:
        if verb in look.hints.counted:
            forms = form_buttons(look, verb)
            found += forms[:1]
            if len(forms) > 1 or has_others(look, verb):
                name = look.voice.plain(look.voice.move((verb,), "short"))
                found.append(
                    look.door(look.voice.say("others", name=name), PanelPlace(PanelRoom.VERB, verb))
                )
        else:
            found.append(verb_button(look, verb))
    return found


def verb_button(look: PanelLook, verb: str) -> PanelButton:
    """The button of a kind of action: leads to its choices, or plays the only one there is."""
    label = look.voice.plain(look.voice.move((verb,), "short"))
    is_open = look.reading.verb_is_open(verb)
    only = only_entry(look, verb) if is_open else None
    if only is not None:
        return PanelButton(label, PanelPress(TAKE, only.code), PanelStyle.MAIN)
    place = PanelPlace(PanelRoom.VERB, verb)
    return look.door(
        label, place, PanelStyle.MAIN if is_open else PanelStyle.PLAIN, disabled=not is_open
    )


def only_entry(look: PanelLook, verb: str) -> ListEntry | None:
    """The only choice under a verb, where it is to be taken at once."""
    if verb in look.hints.candidates or not look.reading.complete:
        return None
    entries = badged(look, entries_of(look, [verb], follow=False))
    if len(entries) != 1 or len(entries[0].code) > MOST_OPTIONS * 2:
        return None
    bare = entries[0].moves == ((verb,),)
    harmless = not entries[0].warnings and not _costs(look, entries[0])
    unasked = look.modes.auto and (harmless or look.modes.always)
    return entries[0] if bare or unasked else None


def _costs(look: PanelLook, entry: ListEntry) -> bool:
    """Whether a choice takes anything: what costs is never played by opening its category."""
    return bool(entry.before) or price_of(look, entry.option) > 0


def _is_blocked(look: PanelLook, verbs: Sequence[str]) -> bool:
    return any(not look.reading.verb_is_open(verb) for verb in verbs)


SHORT_HEAD: Final = 2
"""Lines about the player's means on screens that have much else to show."""


def screen_of(look: PanelLook) -> PanelScreen:
    """The screen of a place; the first one where the place means nothing any more."""
    room = look.place.room
    draft = look.draft
    asked = draft.decision is not None and not draft.confirmed
    make = _ROOMS.get(room, home_blocks)
    if room is PanelRoom.OTHERWISE and not is_otherwise(look):
        make = home_blocks
    if room in _NEED_QUESTION and not (asked and _is_known(look)):
        make = home_blocks
    return PanelScreen(tuple(make(look)))


def _is_known(look: PanelLook) -> bool:
    """Whether the place's verb can be used here."""
    place = look.place
    if place.room in _OF_CANDIDATES and place.verb not in look.hints.candidates:
        return False
    if place.room is PanelRoom.STEPS and not place.verb:
        return True
    return place.room is PanelRoom.WHY or place.verb in look.reading.verbs


def _verb_blocks(look: PanelLook) -> Iterator[Block]:
    verb = look.place.verb
    verbs = [verb] if verb else menu_verbs(look)
    title = f"**{look.voice.move((verb,))}**" if verb else ask_line(look)
    head = head_lines(look)[:SHORT_HEAD]
    yield from says([*notice_lines(look), *head, *draft_lines(look), title])
    yield from answer_blocks(look, verbs)
    doors = [_home(look)]
    if verb and look.reading.is_hindered(verb):
        doors.append(look.door(look.voice.say("why-others"), PanelPlace(PanelRoom.WHY, verb)))
    yield from rows(doors)


def _candidate_blocks(look: PanelLook) -> Iterator[Block]:
    yield from says([*notice_lines(look), *draft_lines(look), _title(look)])
    yield from _OF_CANDIDATES[look.place.room](look)
    yield from rows([_home(look)])


def _title(look: PanelLook) -> str:
    return f"**{look.voice.move((look.place.verb,))}**"


def _home(look: PanelLook) -> PanelButton:
    key = "to-start" if is_one_list(look) else "to-actions"
    return look.door(f"{LEFT} {look.voice.say(key)}", PanelPlace())


def _why_blocks(look: PanelLook) -> Iterator[Block]:
    verb, voice, reading = look.place.verb, look.voice, look.reading
    if verb in reading.verbs:
        lines = list(blocked_lines(voice, reading, verb)) or [voice.say("why-nothing")]
        yield from says([voice.say("why-not", verb=texts.Text(voice.move((verb,)))), *lines])
    else:
        yield from says([voice.say("why-title"), *why_lines(voice, reading, menu_verbs(look))])
    doors = [
        look.door(
            voice.plain(voice.move((one,), "short")),
            PanelPlace(PanelRoom.WHY, one),
            PanelStyle.MAIN if one == verb else PanelStyle.PLAIN,
        )
        for one in menu_verbs(look)
        if reading.targets(one)
    ]
    if len(doors) > 1 or not verb:
        yield from _doors(doors, voice.say("why"))
    yield from rows([_home(look)])


MOST_DOORS: Final = 5
"""More places to go to than that stand in a list."""


def _doors(doors: Sequence[PanelButton], ask: str) -> Iterator[Block]:
    """Places to go to, of which one may be where the reader is."""
    if len(doors) <= MOST_DOORS:
        yield from rows(doors)
        return
    choices = (
        PanelChoice(one.label, f"{DOOR}{one.press.argument}", chosen=one.style is PanelStyle.MAIN)
        for one in doors
    )
    yield Menu(PanelPress(TAKE, "list"), ask, tuple(choices))


def _sight_blocks(look: PanelLook) -> Iterator[Block]:
    yield from says([*draft_lines(look)])
    yield from _pictures(look, Since.DRAFT)


def _since_blocks(look: PanelLook) -> Iterator[Block]:
    lines = [look.voice.say("since-title"), *(look.since or [look.voice.say("since-nothing")])]
    yield from says(lines)
    yield from _pictures(look, Since.TURN)


def _pictures(look: PanelLook, since: Since) -> Iterator[Block]:
    """One of the pictures, and buttons for the others."""
    there = boards(look.voice.game, look.reading.view) if look.sights else ()
    names = [name for name in there if name in look.sights and name not in ways(look.voice.game)]
    shown = look.place.verb if look.place.verb in names else next(iter(names), "")
    if shown:
        yield PanelSight(shown, {}, since)
    buttons = [
        look.door(
            texts.capital(look.voice.text(f"view-{name}")),
            PanelPlace(look.place.room, name),
            PanelStyle.MAIN if name == shown else PanelStyle.PLAIN,
        )
        for name in names
    ]
    yield from _doors(buttons, look.voice.say("boards"))
    yield from rows([_home(look)])


_OF_CANDIDATES: Final[dict[PanelRoom, Callable[[PanelLook], Iterator[Block]]]] = {
    PanelRoom.CANDIDATE: one_candidate_blocks,
    PanelRoom.GATHER: gather_blocks,
    PanelRoom.LIKE: like_blocks,
}
_NEED_QUESTION: Final = (PanelRoom.VERB, PanelRoom.STEPS, *_OF_CANDIDATES, PanelRoom.WHY)
_ROOMS: Final[dict[PanelRoom, Callable[[PanelLook], Iterator[Block]]]] = {
    PanelRoom.HOME: home_blocks,
    PanelRoom.VERB: _verb_blocks,
    PanelRoom.STEPS: _verb_blocks,
    **dict.fromkeys(_OF_CANDIDATES, _candidate_blocks),
    PanelRoom.WHY: _why_blocks,
    PanelRoom.OTHERWISE: otherwise_blocks,
    PanelRoom.SIGHTS: _sight_blocks,
    PanelRoom.SINCE: _since_blocks,
}
