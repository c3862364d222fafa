"""The first screen: the question, the draft, the kinds of action, and all moves where they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.play.panel.address import Place, Room
from bot.play.panel.draft_text import draft_buttons, draft_lines, notice_lines
from bot.play.panel.elements import MOST_OPTIONS, Block, Button, Menu, Press, Style, rows, says
from bot.play.panel.entries import Entry, badged, choice, entries_of
from bot.play.panel.lists import list_blocks, set_blocks
from bot.play.panel.look import HERE, PLAN, TAKE, Look
from bot.play.panel.place_sets import candidate_blocks
from bot.play.panel.quantities import form_buttons, has_others, uncounted_blocks
from engine.core.moves import END
from render.scene import Scene


def home_blocks(look: Look) -> Iterator[Block]:
    """The first screen of a draft."""
    yield from says([*notice_lines(look), *head_lines(look), *draft_lines(look), ask_line(look)])
    reading, tools = look.reading, draft_buttons(look)
    verbs = menu_verbs(look)
    if look.draft.confirmed or look.draft.decision is None:
        pass
    elif reading.several:
        yield from set_blocks(look)
    elif is_one_list(look):
        yield from answer_blocks(look, verbs)
    elif is_done(look):
        yield from rows(draft_buttons(look))
        yield from rows(verb_buttons(look, [v for v in verbs if reading.verb_is_open(v)]))
        tools = look.searching()
    else:
        yield from all_moves(look, verbs)
        yield from rows(verb_buttons(look, verbs))
        if _is_blocked(look, verbs):
            tools.append(look.door(look.voice.say("why"), Place(Room.WHY)))
        tools += look.searching()
    if has_news(look):
        tools.append(look.door(look.voice.say("since"), Place(Room.SINCE)))
    if look.draft.can_plan:
        tools.append(Button(look.voice.say("plan"), Press(PLAN, HERE)))
    if not look.draft.steps and look.draft.decision is None:
        tools.append(look.door(look.voice.say("refresh"), Place()))
    yield from rows(tools)


def is_done(look: Look) -> bool:
    """Whether the turn can be ended as drafted: then what goes without saying is left out."""
    return look.draft.can_confirm and bool(look.draft.steps)


def has_news(look: Look) -> bool:
    """Whether others have acted since the seat itself did, and nothing is drafted yet."""
    log = look.draft.blueprint.log
    own = [n for n, move in enumerate(log) if move.seat == look.draft.seat]
    return bool(own) and own[-1] < len(log) - 1 and not look.draft.steps


def head_lines(look: Look) -> Sequence[str]:
    """What the player wants to know before choosing."""
    voice = look.voice
    scene = Scene(look.reading.view, voice.lang, None, look.draft.seat, tuple(voice.names))
    return look.hints.head(scene)


def ask_line(look: Look) -> str:
    """The question, or who is waited for."""
    draft, voice = look.draft, look.voice
    if draft.confirmed:
        return ""
    if draft.decision is not None:
        return voice.ask(draft.decision)
    if draft.can_confirm:
        return voice.say("complete")
    return voice.say("waiting", seats=voice.names_of(draft.waiting_for))


def menu_verbs(look: Look) -> list[str]:
    """The kinds of action in the order of their buttons."""
    order = {verb: n for n, verb in enumerate(look.hints.verbs)}
    verbs = [verb for verb in look.reading.verbs if verb != END[0]]
    return sorted(verbs, key=lambda verb: order.get(verb, len(order)))


def is_one_list(look: Look) -> bool:
    """Whether the question is answered from one list rather than by a kind of action first."""
    verbs = menu_verbs(look)
    ends = any(option.words == END for option in look.reading.options)
    if ends or any(look.reading.obstacles((verb,)) for verb in verbs):
        return False
    return len(verbs) <= 1 or all(verb in look.hints.places for verb in verbs)


def answer_blocks(look: Look, verbs: Sequence[str]) -> Iterator[Block]:
    """The choices under these verbs, in the way that suits them."""
    verb = verbs[0] if len(verbs) == 1 else ""
    if verb in look.hints.candidates:
        yield from candidate_blocks(look, verb)
    elif verb in look.hints.counted:
        yield from uncounted_blocks(look, verb)
    else:
        yield from list_blocks(look, verbs)


def all_moves(look: Look, verbs: Sequence[str]) -> Iterator[Block]:
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
    yield Menu(Press(TAKE, "list"), look.voice.say("all-moves", n=len(choices)), choices)


def verb_buttons(look: Look, verbs: Sequence[str]) -> list[Button]:
    """One button per kind of action; those that are not possible are disabled."""
    found: list[Button] = []
    for verb in verbs:
        if verb in look.hints.counted:
            forms = form_buttons(look, verb)
            found += forms[:1]
            if len(forms) > 1 or has_others(look, verb):
                name = look.voice.plain(look.voice.move((verb,), "short"))
                found.append(look.door(look.voice.say("others", name=name), Place(Room.VERB, verb)))
        else:
            found.append(verb_button(look, verb))
    return found


def verb_button(look: Look, verb: str) -> Button:
    """The button of a kind of action: leads to its choices, or plays the only one there is."""
    label = look.voice.plain(look.voice.move((verb,), "short"))
    is_open = look.reading.verb_is_open(verb)
    only = only_entry(look, verb) if is_open else None
    if only is not None:
        return Button(label, Press(TAKE, only.code), Style.MAIN)
    place = Place(Room.VERB, verb)
    return look.door(label, place, Style.MAIN if is_open else Style.PLAIN, disabled=not is_open)


def only_entry(look: Look, verb: str) -> Entry | None:
    """The only choice under a verb, where it is to be taken at once."""
    if verb in look.hints.candidates or not look.reading.complete:
        return None
    entries = badged(look, entries_of(look, [verb], follow=False))
    if len(entries) != 1 or len(entries[0].code) > MOST_OPTIONS * 2:
        return None
    bare = entries[0].moves == ((verb,),)
    return entries[0] if bare or (look.modes.auto and not entries[0].warnings) else None


def _is_blocked(look: Look, verbs: Sequence[str]) -> bool:
    return any(not look.reading.verb_is_open(verb) for verb in verbs)
