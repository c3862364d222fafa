"""The draft in words: steps, before and after, offers, warnings; and the buttons to close it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.client.signs import DONE, WARNING
from bot.play.panel.elements import (
    BETWEEN,
    PanelButton,
    PanelPlace,
    PanelPress,
    PanelRoom,
    PanelStyle,
)
from bot.play.panel.look import PanelLook
from bot.play.panel.verbs import (
    BACK,
    CHANGE,
    CLOSE,
    CONFIRM,
    ELSE,
    HOLD,
    ORDER,
    OVER,
    PROVISO,
    SHEET,
    STRICT,
    THEN,
)
from bot.session.drafts.plan_check import MOST_FIRST
from bot.session.drafts.plan_values import Besides
from bot.session.live import changed
from bot.session.values import Basis, Sending
from engine.core.game import ahead_of
from engine.core.moves import NONE, Note, Words
from engine.core.provisos import provisos_of
from render import texts
from render.said import ITEM

OR: Final = " / "
"""Between what is ordered and what is tried instead."""
SENT: Final = {
    Sending.PLAYS: "confirm",
    Sending.PLAYS_A_PART: "confirm",
    Sending.SEALS: "seal",
    Sending.REVEALS: "seal-last",
}
"""What it is called to send off what is drafted."""
MOST_AFTER: Final = 5
"""Buttons for what can be done after a reveal; everything else can be done when it is asked."""


def notice_lines(look: PanelLook) -> Iterator[str]:
    """What the player has to know before anything else."""
    draft, voice = look.draft, look.voice
    if look.problem:
        yield f"{WARNING} {look.problem}"
    if draft.plan is not None:
        kept, about = (
            ("order-kept", "order-about") if draft.plan.ahead else ("plan-kept", "plan-about")
        )
        yield voice.say(kept if draft.confirmed else about)
    elif draft.confirmed:
        yield voice.say("confirmed", seats=voice.names_of(draft.waiting_for))
    yield from _sealed_lines(look)
    if draft.planned and draft.drafted and not draft.confirmed:
        yield voice.say("was-ordered" if _was_ordered(look) else "planned")
    if draft.meanwhile.returned:
        yield f"{WARNING} {voice.say('order-returned' if _was_ordered(look) else 'returned')}"
    if conditions := [_proviso(look, name) for name in draft.meanwhile.unmet]:
        told = texts.Text(", ".join(map(texts.uncapital, conditions)))
        yield f"{WARNING} {voice.say('unmet', conditions=told)}"
    if dropped := draft.meanwhile.dropped:
        yield f"{WARNING} {voice.say('dropped', moves=voice.moves(dropped))}"
    if draft.meanwhile.repriced:
        yield f"{WARNING} {voice.say('repriced')}"
    if draft.basis is not Basis.REAL and not draft.confirmed:
        key = "early" if draft.basis is Basis.SURE else "assumed"
        yield voice.say(key, seats=voice.names_of(draft.waiting_for))


def _was_ordered(look: PanelLook) -> bool:
    """Whether what was made up beforehand was an order for a question, no plan for a turn."""
    ahead = ahead_of(look.draft.blueprint.game)
    return ahead is not None and look.draft.begun in ahead.kinds


def _sealed_lines(look: PanelLook) -> Iterator[str]:
    """What is sealed, and whether it is being changed."""
    draft, voice = look.draft, look.voice
    if draft.sealed and draft.plan is None:
        changing = draft.decision is not None or draft.can_confirm
        key = "changing" if changing else "sealed"
        moves = texts.Text(voice.moves(draft.sealed))
        yield voice.say(key, moves=moves, seats=voice.names_of(draft.waiting_for))


def draft_lines(look: PanelLook) -> Iterator[str]:
    """What has been drafted, what it comes to, and what there is to warn of."""
    draft, voice = look.draft, look.voice
    yield from _before_lines(look)
    yield from _first_lines(look)
    for n, step in enumerate(draft.steps, start=1):
        named = [voice.note(note, ITEM) for note in step.notes if note.key in look.hints.lead]
        yield f"{n}. {BETWEEN.join([look.said(step.words), *named])}"
    if draft.crossing is not None:
        yield f"{len(draft.steps) + 1}. {look.said(draft.crossing)}"
        if draft.sending is not Sending.REVEALS:
            yield voice.say("crossing", kind=_crossing_kind(look))
        elif not look.alone:
            yield voice.say("last")
    yield from _ahead_lines(look)
    changes = changed_means(look)
    if changes:
        yield f"-# {changes}"
    every = (*(step.notes for step in draft.steps), draft.crossing_notes)
    told = [voice.note(note) for notes in every if notes for note in _kept(look, notes)]
    if told:
        yield f"-# {BETWEEN.join(dict.fromkeys(told))}"
    for note in warnings_of(look):
        yield f"{WARNING} {voice.note(note)}"


def _crossing_kind(look: PanelLook) -> str:
    """What there is to say of a step that reveals something: whether the turn goes on after it."""
    if look.alone or look.sole:
        return "alone"
    goes_on = look.draft.sending is Sending.PLAYS_A_PART
    return "on" if goes_on and not _afterwards(look) else "over"


def _afterwards(look: PanelLook) -> Sequence[Words]:
    """What can be done at the end of a turn that reveals something, without another look."""
    open_ = look.draft.sending is Sending.PLAYS_A_PART and look.draft.plan is None
    return look.hints.afterwards(look.scene)[:MOST_AFTER] if open_ else ()


def _before_lines(look: PanelLook) -> Iterator[str]:
    """The turns of a plan that come before the one that is drafted."""
    plan, voice = look.draft.plan, look.voice
    before = () if plan is None else plan.before
    for n, (best, *others) in enumerate(before, start=1):
        besides = () if plan is None else next(iter(plan.before_besides[n - 1 : n]), ())
        yield voice.say("plan-turn", n=n, moves=look.said_all(best))
        yield from _besides_lines(look, besides[:1])
        for number, moves in enumerate(others, start=1):
            yield f"-# {voice.say('plan-otherwise', move=look.said_all(moves))}"
            yield from _besides_lines(look, besides[number : number + 1])
    if before:
        yield voice.say("plan-turn-now", n=len(before) + 1)


def _first_lines(look: PanelLook) -> Iterator[str]:
    """What a plan tries before what is drafted."""
    plan = look.draft.plan
    first = () if plan is None else plan.first
    for n, moves in enumerate(first, start=1):
        yield look.voice.say("plan-choice", n=n, moves=look.said_all(moves))
        yield from _besides_lines(look, () if plan is None else plan.first_besides[n - 1 : n])
    if first:
        yield look.voice.say("plan-choice-now", n=len(first) + 1)


def _besides_lines(look: PanelLook, choices: Sequence[Besides]) -> Iterator[str]:
    """What choices that are set aside have besides their moves."""
    for one in choices:
        for words in one.others:
            move = texts.Text(look.said(words))
            yield f"-# {look.voice.say('plan-otherwise', move=move)}"
        yield from (f"-# {_proviso(look, name)}." for name in one.provisos)


def _ahead_lines(look: PanelLook) -> Iterator[str]:
    """What a plan has besides its steps."""
    plan, voice = look.draft.plan, look.voice
    if plan is None or (not look.draft.steps and look.draft.crossing is None):
        return
    yield from otherwise_lines(look)
    yield from (f"-# {_proviso(look, name)}." for name in plan.provisos)
    if plan.strict:
        yield f"-# {voice.say('plan-is-strict')}"


def otherwise_lines(look: PanelLook) -> Iterator[str]:
    """What a plan tries in place of its last step."""
    others = () if look.draft.plan is None else look.draft.plan.others
    for words in others:
        yield look.voice.say("plan-otherwise", move=texts.Text(look.said(words)))


def _kept(look: PanelLook, notes: tuple[Note, ...]) -> Iterator[Note]:
    whole = look.draft.can_confirm and look.draft.crossing is None
    kept = look.hints.drafted - look.hints.lead  # those stand beside their step
    kept -= look.hints.expected if whole else frozenset()
    kept -= look.hints.unseen if changed_means(look) else frozenset()
    return (note for note in notes if note.key in kept)


def changed_means(look: PanelLook) -> str:
    """What the seat has, before and after the draft, as far as it differs."""
    shown = [
        f"{look.voice.word(what, 'short')} {was} {texts.ARROW} **{now}**"
        for what, was, now in changed(look.reading.had, look.reading.has)
    ]
    return BETWEEN.join(shown)


def warnings_of(look: PanelLook) -> list[Note]:
    """Warnings about the steps, and about ending the turn here."""
    draft = look.draft
    found = [note for step in draft.steps for note in step.warnings]
    if (draft.steps or draft.crossing is not None) and draft.can_confirm:
        found += draft.end_warnings
    wanted: list[Note] = []
    for note in look.modes.warned(found):
        if note not in wanted:
            wanted.append(note)
    return wanted


def draft_buttons(look: PanelLook) -> list[PanelButton]:
    """Confirm and what takes back, as far as there is something to confirm or take back."""
    draft, voice = look.draft, look.voice
    found = [*_sending_buttons(look), *_ahead_buttons(look)]
    if draft.sealed and draft.decision is None and not draft.can_confirm:
        return [PanelButton(voice.say("change"), PanelPress(CHANGE)), *boards_button(look)]
    if draft.sealed:
        found.append(PanelButton(voice.say("keep-sealed"), PanelPress(OVER)))
    plan = draft.plan
    if plan is not None and (plan.first or plan.before) and not draft.drafted:
        found.append(PanelButton(voice.say("back"), PanelPress(BACK)))
    return [*found, *_step_buttons(look)] if draft.drafted else found


def _sending_buttons(look: PanelLook) -> Iterator[PanelButton]:
    """Confirm, and where a step reveals something, ways to end the turn at once."""
    voice = look.voice
    if not look.draft.can_confirm or look.draft.confirmed:
        return
    waste = [note for note in warnings_of(look) if note.key not in look.hints.mild]
    style = PanelStyle.DANGER if waste else PanelStyle.GO
    key = _closing_key(look)
    for words in _afterwards(look):
        label = voice.say("close-then", move=texts.Text(voice.move(words)))
        label = voice.say("close") if words[-1:] == NONE else voice.plain(label)
        yield PanelButton(label, PanelPress(CLOSE, " ".join(words)), style)
        key, style = "confirm-on", PanelStyle.PLAIN
    yield PanelButton(voice.say(key), PanelPress(CONFIRM), style)


def _step_buttons(look: PanelLook) -> Iterator[PanelButton]:
    """What there is to do with drafted steps: take them back, and look at what comes of them."""
    draft, voice = look.draft, look.voice
    yield PanelButton(_back_label(look), PanelPress(BACK))
    if len(draft.steps) + (draft.crossing is not None) > 1 and not draft.sealed:
        yield PanelButton(voice.say("over"), PanelPress(OVER))
    if look.sights:
        # of a sealed answer no picture shows anything
        key = "boards" if draft.sending.is_secret and not look.alone else "preview"
        yield look.door(voice.say(key), PanelPlace(PanelRoom.SIGHTS))


def boards_button(look: PanelLook) -> list[PanelButton]:
    """The way to the pictures, where there are any."""
    if not look.sights:
        return []
    return [look.door(look.voice.say("boards"), PanelPlace(PanelRoom.SIGHTS))]


def _back_label(look: PanelLook) -> str:
    """What it is called to take the last step back: for some, to do it otherwise."""
    voice, steps = look.voice, look.draft.steps
    last = look.draft.crossing or (steps[-1].words if steps else ("",))
    return str(texts.hint(voice.lang, voice.game, f"back-{last[0]}") or voice.say("back"))


def _closing_key(look: PanelLook) -> str:
    """What it is called to send off what is drafted."""
    if look.draft.plan is not None:
        return "order-keep" if look.draft.plan.ahead else "plan-keep"
    return "confirm" if look.alone else SENT[look.draft.sending]


def _ahead_buttons(look: PanelLook) -> list[PanelButton]:
    """What can be said of when a plan is to be carried out."""
    draft, voice = look.draft, look.voice
    if draft.plan is None or not draft.can_confirm:
        return []
    found = [PanelButton(voice.say("plan-hold"), PanelPress(HOLD))] if draft.confirmed else []
    if draft.plan.ahead:
        return [*found, *_second_choice(look, "plan-other")]
    idle = any(words[-1:] == NONE for words in draft.moves[-1:])  # that is always possible
    if draft.crossing is None and not idle:
        found.append(look.door(voice.say("plan-other"), PanelPlace(PanelRoom.OTHERWISE)))
    found += _second_choice(look, "plan-else")
    if draft.plan.more:
        found.append(PanelButton(voice.say("plan-then"), PanelPress(THEN)))
    key = "plan-lenient" if draft.plan.strict else "plan-strict"
    found.append(PanelButton(voice.say(key), PanelPress(STRICT)))
    known = provisos_of(draft.blueprint.game)
    for name in () if known is None else known.kinds:
        ticked = f"{DONE} " if name in draft.plan.provisos else ""
        found.append(PanelButton(f"{ticked}{_proviso(look, name)}", PanelPress(PROVISO, name)))
    return found


def _second_choice(look: PanelLook, key: str) -> Iterator[PanelButton]:
    """The way to say what is done where nothing of this is possible."""
    plan = look.draft.plan
    if plan is not None and len(plan.first) < MOST_FIRST:
        yield PanelButton(look.voice.say(key), PanelPress(ELSE))


def _proviso(look: PanelLook, name: str) -> str:
    """A condition of the game, in words."""
    return texts.text(look.voice.lang, f"proviso-{name}", look.voice.game)


def sheet_line(look: PanelLook) -> str:
    """Everything a seat owes in this round: what is sealed, what is asked, what is ordered."""
    draft, voice = look.draft, look.voice
    if not draft.ahead or look.alone:
        return ""
    asked = None if draft.plan is None else draft.plan.ahead
    parts: list[str] = []
    for one in draft.ahead:
        said = ahead_label(look, one.kind)
        if one.choices and one.kind != asked:  # of what is open all is said elsewhere
            # how each is paid for stands in the order itself
            order = texts.Text(OR.join(_ordered(look, moves[0]) for moves in one.choices))
            said = f"{said} ({voice.say('ordered', moves=order)}{f' {DONE}' if one.kept else ''})"
        parts.append(f"**{said}**" if one.kind == asked else said)
    given = texts.Text(voice.moves(draft.given)) if draft.given and draft.plan is not None else None
    coming = texts.Text(f" {texts.ARROW} ".join(parts))
    return f"-# {voice.say('coming', given=given, coming=coming)}"


def _ordered(look: PanelLook, words: Words) -> str:
    """What an order does, beside what it is for."""
    return look.voice.move(NONE) if words[-1:] == NONE else look.voice.move(words, ITEM)


def ahead_label(look: PanelLook, kind: str) -> str:
    """What a question is called that may come."""
    named = texts.hint(look.voice.lang, look.voice.game, f"ahead-{kind}")
    return named or look.voice.plain(look.voice.move((kind,), "short"))


def order_buttons(look: PanelLook) -> list[PanelButton]:
    """Ways to what may be asked later in the round, and back."""
    draft, voice = look.draft, look.voice
    asked = "" if draft.plan is None else draft.plan.ahead
    found: list[PanelButton] = []
    if look.alone or (draft.plan is None and draft.drafted):
        return found  # alone, what comes is asked at once; and prices depend on what is sealed
    if asked:
        if not draft.confirmed:
            found.append(PanelButton(voice.say("skip"), PanelPress(SHEET, asked)))
        found.append(PanelButton(voice.say("sheet"), PanelPress(SHEET)))
    for one in draft.ahead:
        if one.kind != asked:
            label = voice.say("order", what=texts.Text(ahead_label(look, one.kind)))
            found.append(PanelButton(label, PanelPress(ORDER, one.kind)))
    return found
