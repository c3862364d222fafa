"""What presses on the panel do: go somewhere, play, take back, confirm, open and take forms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.client.components import Key
from bot.client.refusals import refusal_text
from bot.client.replies import Manner, Reply
from bot.client.request import Request, handles, takes_forms
from bot.play.panel.elements import Form, PanelPlace, PanelRoom
from bot.play.panel.look import DIGEST, ListEntry, PanelLook, ahead_of_prefix, digest, entries_of
from bot.play.panel.otherwise import before_last
from bot.play.panel.place_sets import pick_of, picked, variants_of
from bot.play.panel.proposals import proposed_entries, whole_entries
from bot.play.panel.quantities import filled, form_of
from bot.play.panel.question import OpenQuestions, Reading
from bot.play.panel.sets import SET, filled_set, set_form, set_text
from bot.play.panel.verbs import (
    AHEAD,
    BACK,
    CHANGE,
    CLOSE,
    CONFIRM,
    DOOR,
    ELSE,
    FILL,
    FORM,
    HOLD,
    ORDERS,
    OTHER,
    OVER,
    PICK,
    PROVISO,
    SHOW,
    STRICT,
    TAKE,
    THEN,
)
from bot.play.panel_message import (
    PanelReader,
    key_of,
    look_at,
    option_of,
    panel_of,
    reader_of,
)
from bot.play.turn_actions import is_over, next_order, outcome, sent_off
from bot.session import Act, Committed, DraftView, Planning, Press, Session
from bot.session.errors import DraftError, StalePressError
from engine.core.errors import MoveError
from engine.core.words import split_moves
from render import hints, texts


@dataclass(frozen=True, slots=True)
class PanelStep:
    """One press on a panel, with all it needs."""

    request: Request
    key: Key
    chosen: tuple[str, ...]
    reader: PanelReader
    plan: bool = False
    """Whether the panel is of a plan or of an order, not of the draft."""
    ahead: str = ""
    """The kind of question that the order is for; empty for a plan."""
    carried: bool = False
    """Whether it was made on an order, and goes to the question that is asked by now."""

    @property
    def session(self) -> Session:
        """The game."""
        return self.request.sessions.get(self.key.game)

    @property
    def press(self) -> Press:
        """The same as an act at the table."""
        return self.request.press(self.key.seat)

    async def draft(self) -> DraftView:
        """The draft or the plan as it is now."""
        if self.plan:
            return await self.session.plan(self.press, ahead=self.ahead)
        return await self.session.draft(self.press)

    async def play(self, text: str) -> DraftView | Committed:
        """Play moves into the draft or the plan; only a typed `end` commits by that."""
        revision = self.key.revision
        if self.plan:
            planning = Planning(Act.PLAY, text)
            return await self.session.plan(
                self.press, planning, revision=revision, ahead=self.ahead
            )
        return await self.session.play(self.press, text, revision=revision)

    async def panel(
        self, draft: DraftView, place: PanelPlace | None = None, problem: str = ""
    ) -> Reply:
        """The panel of a draft for whoever pressed."""
        said = [texts.text(self.reader.lang, "panel-asked")] if self.carried else []
        services = self.request.services
        return await panel_of(services, draft, self.reader, place, problem=problem, notice=said)

    async def stale(self, draft: DraftView | None) -> Reply:
        """The panel as it is now, for a press on an older one."""
        now = draft or await self.draft()
        asked = self.ahead and now.begun == self.ahead and not (now.plan or now.sealed)
        key = "panel-asked-now" if asked else "panel-stale"
        if is_over(now, self.ahead):
            key = "panel-order-over"
        said = texts.text(self.reader.lang, key)
        return await replace(self, carried=False).panel(now, problem=said)

    async def gone_on(self) -> PanelStep:
        """The same on the question that the order was for, if that is what it finds there: whoever
        is at work when he is asked goes on. Only what is of plans alone stays what it was."""
        if not self.ahead or self.key.verb not in CARRIED:
            return self
        now = await self.draft()
        if now.ordered is None or now.ordered != self.key.revision:
            return self
        key = replace(self.key, revision=now.revision)
        return replace(self, key=key, plan=False, carried=True)


STEERED = (SHOW, TAKE, PICK, BACK, OVER, CONFIRM, CLOSE, CHANGE)
OF_PLANS = (*STEERED, HOLD, OTHER, STRICT, ELSE, PROVISO, THEN)
PLANNED = frozenset((*OF_PLANS, FORM, FILL))
CARRIED = frozenset((SHOW, TAKE, PICK, BACK, OVER))
"""What means the same on an order as on the question; to keep an order is not to send it off."""
ACTS = {
    BACK: Act.BACK, OVER: Act.OVER, CONFIRM: Act.KEEP, HOLD: Act.HOLD, STRICT: Act.STRICT,
    ELSE: Act.ELSE, PROVISO: Act.PROVISO, THEN: Act.THEN,
}  # fmt: skip
"""What buttons do with a plan."""


@handles(*STEERED, *(prefix + verb for prefix in (AHEAD, *ORDERS) for verb in OF_PLANS))
async def steer(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """A press on the panel itself; what it was made on may be gone."""
    await request.answer(_steered(request, key, chosen), Manner.IN_PLACE)


async def _steered(request: Request, key: Key, chosen: tuple[str, ...]) -> Reply:
    async with request.speaking_of(key.game):
        if key.verb in (CONFIRM, CLOSE):
            return await _confirmed(request, key)
        step = await step_of(request, key, chosen)
        key = step.key
        place = _place_of(key, chosen)
        if place is not None:
            return await _shown(step, place)
        if key.verb in (TAKE, OTHER):
            return await _taken(step)
        return await _acted(step)


def _place_of(key: Key, chosen: Sequence[str]) -> PanelPlace | None:
    """Where a press leads, if it leads anywhere."""
    if key.verb == SHOW:
        return PanelPlace.read(key.argument)
    if key.verb == PICK:
        picked = [value for value in chosen if value.isdecimal()]
        return PanelPlace(PanelRoom.CANDIDATE, key.argument, pick=pick_of(picked))
    if key.verb == TAKE and chosen and chosen[0].startswith(DOOR):
        return PanelPlace.read(chosen[0].removeprefix(DOOR))
    return None


async def _shown(step: PanelStep, place: PanelPlace) -> Reply:
    """Another screen; nothing is played."""
    draft = await step.draft()
    if place != PanelPlace() and is_stale(step, draft):
        return await step.stale(draft)
    return await step.panel(draft, place)  # the first screen is right for every draft


def is_stale(step: PanelStep, draft: DraftView) -> bool:
    """Whether a press was made on an older draft, or on a plan that is a draft by now."""
    return draft.revision != step.key.revision or (draft.plan is not None) != step.plan


async def _confirmed(request: Request, key: Key) -> Reply:
    """The turn is committed; what a panel needs is read only where the draft stays."""
    await request.seated(key.game)  # a table that rests goes on
    session, press = request.sessions.get(key.game), request.press(key.seat)
    then = split_moves(key.argument) if key.verb == CLOSE else None
    try:
        done = await session.confirm(press, revision=key.revision, then=then)
    except StalePressError as stale:
        return await (await step_of(request, key)).stale(stale.draft)
    except DraftError as error:
        return await _refused(await step_of(request, key), error)
    return await outcome(request, session, done, press)


async def _acted(step: PanelStep) -> Reply:
    """One step back, start over, and what is done with a plan."""
    session, press, revision = step.session, step.press, step.key.revision
    done: DraftView | Committed
    try:
        if step.plan:
            planning = Planning(ACTS[step.key.verb], step.key.argument)
            done = await session.plan(press, planning, revision=revision, ahead=step.ahead)
            if step.key.verb == CONFIRM and step.ahead:
                return await next_order(step.request, session, press, step.reader, step.ahead)
            return await step.panel(done)
        if step.key.verb == CHANGE:
            done = await session.change(press, revision=revision)
        elif step.key.verb == BACK:
            done = await session.back(press, revision=revision)
        else:
            done = await session.start_over(press, revision=revision)
    except StalePressError as stale:
        return await step.stale(stale.draft)
    except DraftError as error:
        return await _refused(step, error)
    return await _come_of(step, done)


async def _taken(step: PanelStep) -> Reply:
    """Something was chosen: played into the draft, and committed if its player wants it so."""
    draft = await step.draft()
    if is_stale(step, draft):
        return await step.stale(draft)
    value = " ".join(step.chosen) or step.key.argument
    reader, argument = step.reader, step.key.argument

    def find(reading: Reading) -> str | None:
        return moves_text(look_at(reading, draft, reader, PanelPlace()), argument, value)

    if step.key.verb == OTHER and not draft.steps:
        return await step.stale(draft)
    read = before_last(draft) if step.key.verb == OTHER else draft
    text = await step.request.services[OpenQuestions].of(read, find)
    if text is None:
        return await step.stale(draft)
    if step.key.verb == OTHER:
        return await _otherwise(step, text)
    kind = "" if draft.decision is None else draft.decision.kind
    hurried = kind in hints(reader.table.game).at_once
    return await _played(step, text, at_once=True, hurried=hurried)


async def _otherwise(step: PanelStep, text: str) -> Reply:
    """Something to try in place of the last step was chosen; what asks more is the next choice."""
    place = PanelPlace(PanelRoom.OTHERWISE)
    try:
        done = await step.session.plan(
            step.press, Planning(Act.OTHER, text), revision=step.key.revision, ahead=step.ahead
        )
    except StalePressError as stale:
        return await step.stale(stale.draft)
    except (MoveError, DraftError) as error:
        return await step.panel(await step.draft(), place, problem=_said(step, error))
    asks = not done.can_confirm or done.crossing is not None
    return await step.panel(done, PanelPlace() if asks else place)


async def _played(step: PanelStep, text: str, *, at_once: bool, hurried: bool = False) -> Reply:
    """Play moves as far as they can be played; what stops them is said on the panel. A finished
    answer is sent off at once for whoever wants that, and to questions that are `hurried`."""
    problem = ""
    try:
        done = await step.play(text)
    except StalePressError as stale:
        return await step.stale(stale.draft)
    except (MoveError, DraftError) as error:
        part = error.part if isinstance(error, MoveError) else 0
        if not part:
            return await _refused(step, error)
        first = "; ".join(" ".join(words) for words in split_moves(text)[:part])
        done = await step.play(first)
        problem = _said(step, error)
    if isinstance(done, DraftView):
        if problem:
            return await step.panel(done, problem=problem)
        modes = replace(step.reader.modes, confirm=step.reader.modes.confirm and not hurried)
        if at_once and not modes.confirm and not step.carried:
            done = await sent_off(step.session, done, step.press, modes)
    return await _come_of(step, done)


async def _come_of(step: PanelStep, done: DraftView | Committed) -> Reply:
    """The panel as it is now, or what has been done."""
    if isinstance(done, DraftView):
        return await step.panel(done)
    return await outcome(step.request, step.session, done, step.press, step.reader)


async def _refused(step: PanelStep, error: Exception) -> Reply:
    """The panel as it was, with the reason."""
    draft = await step.draft()
    return await step.panel(draft, problem=_said(step, error))


def _said(step: PanelStep, error: Exception) -> str:
    table = step.reader.table
    return refusal_text(error, step.reader.lang, table.game, table.names)


@handles(FORM, *(prefix + FORM for prefix in (AHEAD, *ORDERS)))
async def open_form(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """A form has to be the very first answer, so it is made before anything is said."""
    async with request.speaking_of(key.game):
        step = await step_of(request, key)
        draft, reader = await step.draft(), step.reader
        form = await request.services[OpenQuestions].of(
            draft,
            lambda reading: _form(look_at(reading, draft, reader, PanelPlace()), key.argument),
        )
    if form is None or is_stale(step, draft):
        await request.answer(step.stale(draft), Manner.IN_PLACE)
        return
    await request.interaction.response.send_modal(_modal(form, draft))


def _modal(form: Form, draft: DraftView) -> ui.Modal:
    """A form as a modal; what is left alone stays at nothing."""
    modal = ui.Modal(title=form.title, custom_id=key_of(draft, form.press).id("m1"), timeout=None)
    for field in form.fields:
        select: ui.Select[Any] = ui.Select(
            custom_id=field.key,
            min_values=0,
            max_values=1,
            required=False,
            options=[option_of(choice) for choice in field.choices],
        )
        modal.add_item(
            ui.Label(text=field.label, description=field.description or None, component=select)
        )
    modal.stop()  # answers find their way by the id; the client keeps nothing
    return modal


@takes_forms(FILL, *(prefix + FILL for prefix in (AHEAD, *ORDERS)))
async def take_form(request: Request, key: Key, fields: dict[str, tuple[str, ...]]) -> None:
    """A filled-in form: all its moves, in the order of its fields."""
    await request.answer(_filled(request, key, fields), Manner.IN_PLACE)


async def _filled(request: Request, key: Key, fields: dict[str, tuple[str, ...]]) -> Reply:
    async with request.speaking_of(key.game):
        step = await step_of(request, key)
        if step.key.verb == FILL and key.argument == SET:
            return await _played(step, filled_set(fields), at_once=True)
        moves = filled(key.argument, fields)
        if step.key.verb != FILL or not moves:
            return await _shown(step, PanelPlace())
        return await _played(step, "; ".join(map(" ".join, moves)), at_once=False)


def _form(look: PanelLook, argument: str) -> Form | None:
    return set_form(look) if argument == SET else form_of(look, argument)


async def step_of(request: Request, key: Key, chosen: tuple[str, ...] = ()) -> PanelStep:
    """A press with all it needs; one on a plan says the same as on a draft."""
    reader = await reader_of(request, key.game, request.user)
    for prefix in (AHEAD, *ORDERS):
        if key.verb.startswith(prefix) and key.verb.removeprefix(prefix) in PLANNED:
            key = replace(key, verb=key.verb.removeprefix(prefix))
            ahead = ahead_of_prefix(request.sessions.games[reader.table.row.key], prefix)
            return await PanelStep(request, key, chosen, reader, True, ahead).gone_on()
    return PanelStep(request, key, chosen, reader)


def moves_text(look: PanelLook, argument: str, value: str) -> str | None:
    """The moves behind a value, to be played as typed; None if it means nothing any more.

    Short moves stand in the value themselves; a digest is looked for among all that could have
    been chosen, and among the set of places it was chosen for (`argument`).
    """
    if argument == SET:
        return set_text(value)
    if not value.startswith(DIGEST):
        return value
    for entry in _everything(look, argument):
        if value in (entry.code, digest(entry.text)):
            return entry.text
    return None


def _everything(look: PanelLook, argument: str) -> Iterator[ListEntry]:
    verbs = look.reading.verbs
    for verb in look.hints.candidates:
        found, _ = picked(look, verb, argument) if verb in verbs else (None, "")
        if found is not None:
            for one in (found, *variants_of(look, verb, found)):
                yield from (ListEntry(option) for option in one.options)
    yield from entries_of(look, verbs)
    yield from entries_of(look, verbs, follow=False)
    if look.reading.kind in look.hints.layouts:
        yield from whole_entries(look)
    yield from proposed_entries(look)
