"""A player's turn: typed moves, the panel opened, what came of a commit, taking back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.request_card import asked_text
from bot.cards.turn_card import PLAN, back_buttons, told_lines
from bot.cards.turn_words import game_label, result_lines
from bot.client.command import MOST_OFFERED, CommandParam, CommandPlan, command, offered, param
from bot.client.command_names import about, group_named, named
from bot.client.components import Key, MessageLayout, button, ending
from bot.client.refusals import REFUSED
from bot.client.replies import Answering, Manner, Reply
from bot.client.request import Request, handles
from bot.play.autocomplete import complete_move, complete_word
from bot.play.command_values import complete_value
from bot.play.mark_command import add_mark_command
from bot.play.order_command import add_order_command
from bot.play.panel.look import Modes
from bot.play.panel.verbs import HERE, ORDER, SHEET
from bot.play.panel_message import PanelReader, panel_of, reader_of
from bot.session import Agreed, Asked, Basis, Committed, DraftView, Press, Session
from bot.session.drafts.plan_values import to_order
from bot.session.errors import GameClosedError, GameReadOnlyError, NotAskedError
from bot.store import people
from bot.store.rows import Status
from engine.core.errors import StaleDecisionError
from engine.core.game import AnyGame, Command
from engine.core.moves import END
from render import hints, texts

MOST_DONE = 1500
"""Characters of what a commit has done, said to whoever committed."""


async def sent_off(
    session: Session, done: DraftView, press: Press, modes: Modes
) -> DraftView | Committed:
    """A finished draft, committed at once for whoever wants it so, if nothing in it is doubtful."""
    wanted = not modes.confirm and done.plan is None and not done.repeated
    if not (wanted and done.can_confirm and _is_finished(done)) or _doubts(done, modes):
        return done
    # the press itself is written down with the step; a Confirm of its own follows
    return await session.confirm(Press(press.user, seat=press.seat), revision=done.revision)


def _is_finished(draft: DraftView) -> bool:
    """Whether nothing could follow but the end of the turn, or small moves of which many are made
    in between."""
    if draft.decision is None:
        return True
    small = {END[0], *hints(draft.blueprint.game.key).counted}
    try:
        return all(option.words[0] in small for option in draft.decision.offer())
    except StaleDecisionError:
        return False


def _doubts(draft: DraftView, modes: Modes) -> bool:
    """Whether its player should look at a draft once more."""
    warnings = [*draft.end_warnings, *(note for step in draft.steps for note in step.warnings)]
    return any(draft.meanwhile) or bool(modes.warned(warnings))


async def outcome(
    request: Request,
    session: Session,
    done: DraftView | Committed,
    press: Press,
    reader: PanelReader | None = None,
    notice: Sequence[str] = (),
) -> Reply:
    """What came of a step or a Confirm: the panel as it is now, or what has been done."""
    if isinstance(done, DraftView):
        reader = reader or await reader_of(request, session.id, press.user)
        return await panel_of(request.services, done, reader, notice=notice)
    table = await request.seated(session.id) if reader is None else reader.table
    lines = [texts.text(request.lang, "panel-done"), *told_lines(done.turns, table, brief=True)]
    if done.result is not None:
        lines += result_lines(done.result, table)
    notice = ending(lines, MOST_DONE)
    undo_ = button(texts.text(request.lang, "panel-undo"), Key("undo", session.id))
    if done.result is None:
        seat = None if table.has_several(press.user) else press.seat  # his other seat may be asked
        draft = await session.draft(Press(press.user, seat=seat))
        if draft.sealed or (draft.decision is not None and (draft.basis is not Basis.DECLINED)):
            reader = reader or await reader_of(request, session.id, press.user)
            if draft.sealed:
                return await next_order(request, session, press, reader)
            return await panel_of(request.services, draft, reader, notice=notice, last=[undo_])
    layout = MessageLayout()
    layout.say(*notice)
    layout.row(
        [undo_, *(back_buttons(session.id, request.lang) if done.result is not None else ())]
    )
    return Reply(view=layout)


@handles("turn")
async def take_turn(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """A new private panel."""
    await request.answer(open_panel(request, key.game, request.press()))


async def open_panel(
    request: Request, game: int, press: Press, notice: Sequence[str] = ()
) -> Reply:
    """The panel of a user's draft; `notice` is said above it."""
    async with request.speaking_of(game):
        row, _ = await request.sessions.find(game)
        if row.status is not Status.LIVE:
            raise GameClosedError(status=row.status.value)
        session = request.sessions.get(game)
        fault = (await session.standing()).fault
        if fault is not None:
            raise GameReadOnlyError(reference=fault.reference)
        await session.come_back(Press(press.user))
        draft = await session.draft(Press(press.user))
        reader = await reader_of(request, game, press.user)
        return await panel_of(request.services, draft, reader, notice=notice)


@handles(PLAN)
async def plan_turn(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The panel of a turn that is not due yet: a new one from a card, in place from a panel."""
    manner = Manner.IN_PLACE if key.argument == HERE else Manner.PRIVATE
    work = open_plan(request, key.game, request.press())
    await request.answer(work, manner)


async def open_plan(request: Request, game: int, press: Press) -> Reply:
    """The plan of a user, or the panel of his turn if that has come."""
    async with request.speaking_of(game):
        draft = await request.sessions.get(game).plan(Press(press.user))
        return await panel_of(request.services, draft, await reader_of(request, game, press.user))


async def next_order(
    request: Request, session: Session, press: Press, reader: PanelReader, after: str = ""
) -> Reply:
    """The sheet of a round goes on: what may be asked next and is not ordered, else the whole."""
    draft = await session.draft(Press(press.user, seat=press.seat))
    for kind in to_order(draft.ahead, after):
        order = await session.plan(Press(press.user, seat=press.seat), ahead=kind)
        if order.asks:  # else what is ordered leaves nothing to ask
            draft = order
            break
    return await panel_of(request.services, draft, reader)


@handles(ORDER, SHEET)
async def order(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """What may be asked later in the round, to be answered beforehand; or the sheet as a whole."""

    async def work() -> Reply:
        async with request.speaking_of(key.game):
            session, press = request.sessions.get(key.game), request.press(key.seat)
            reader = await reader_of(request, key.game, press.user)
            if key.verb == SHEET and key.argument:
                return await next_order(request, session, press, reader, key.argument)
            if key.verb == SHEET:
                return await panel_of(request.services, await session.draft(press), reader)
            draft = await session.plan(press, ahead=key.argument)
            over = (
                texts.text(reader.lang, "panel-order-over") if is_over(draft, key.argument) else ""
            )
            return await panel_of(request.services, draft, reader, problem=over)

    await request.answer(work(), Manner.IN_PLACE)


def is_over(now: DraftView, ahead: str) -> bool:
    """Whether a question that could be answered beforehand is asked neither now nor later in the
    round."""
    return bool(ahead) and now.begun != ahead and all(one.kind != ahead for one in now.ahead)


@handles("undo")
async def press_undo(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Take back what was committed last, from the panel."""
    work = taken_back(request, key.game, request.press())
    await request.answer(work, Manner.IN_PLACE)


def taken_back(request: Request, game: int, press: Press) -> Answering:
    """Take back a user's last committed turn; returns the panel of what he may do instead."""

    async def work() -> Reply:
        session = request.sessions.get(game)
        async with request.speaking_of(game):
            done = await session.undo(press)
            return await undo_outcome(request, session, done, press)

    return work()


async def undo_outcome(
    request: Request, session: Session, done: Agreed | Asked, press: Press
) -> Reply:
    """What came of an undo: done, or asked of those whose decisions would go."""
    if isinstance(done, Agreed):
        draft = await session.draft(Press(press.user))
        reader = await reader_of(request, session.id, press.user)
        return await panel_of(
            request.services, draft, reader, notice=[texts.text(request.lang, "undo-done")]
        )
    layout = MessageLayout()
    layout.say(await asked_text(request.services, done, request.lang))
    return Reply(view=layout)


def playing_commands() -> list[Any]:
    """`/move`, `/turn`, `/undo`."""
    text = param("text", required=True, complete=complete_move)
    plans = (
        CommandPlan("move", move, (text, param("commit", kind=bool))),
        CommandPlan("turn", turn, (param("game", complete=complete_game),)),
        CommandPlan("undo", undo),
    )
    return [command(plan) for plan in plans]


def game_commands(game: AnyGame) -> app_commands.Group:
    """`/<game> <verb>` for every verb that the game declares."""
    group = app_commands.Group(
        name=group_named(game.key),
        description=about("game-name", game.key),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for declared in game.commands:
        plan = CommandPlan(
            declared.name,
            partial(play_verb, game.key, declared),
            [_word_param(game, declared, at) for at in range(len(declared.params))],
            game=game.key,
        )
        group.add_command(command(plan, group))
    add_order_command(game, group)
    add_mark_command(game, group)
    return group


def _word_param(game: AnyGame, declared: Command, at: int) -> CommandParam:
    """One value of the move; what else has been filled in decides what is offered."""
    name = declared.params[at].name
    earlier = declared.params[:at]

    async def complete(request: Request, typed: str) -> list[Choice[str]]:
        if not await _plays(request, game):
            return []
        filled = {key: str(value) for key, value in request.interaction.namespace if value}
        if declared.wording is not None:
            given = {one.name: filled.get(one.name, "") for one in declared.params}
            given = {key: value for key, value in given.items() if value and key != name}
            return await complete_value(request, typed, declared, name, given)
        if any(one.name not in filled for one in earlier if not one.optional):
            return []  # what can follow is not known before
        given_words = [filled.get(one.name, "") for one in earlier]
        before = [word for text in given_words for word in text.lower().split()]
        return await complete_word(request, typed, declared.verb, before)

    key = f"param-{name}"
    called, said = named(key, game.key, name), about(f"{key}.about", game.key)
    required = not declared.params[at].optional
    return CommandParam(name, called, said, required=required, complete=complete)


async def _plays(request: Request, game: AnyGame) -> bool:
    """Whether this game is what is played here."""
    try:
        return (await request.here()).key == game.key
    except REFUSED:
        return False


async def play_verb(game: str, declared: Command, request: Request, **values: str | None) -> Reply:
    """One step into the draft, or several."""
    await request.live_of(game)
    return await move(request, declared.write(values))


async def move(request: Request, text: str, commit: bool | None = None) -> Reply:
    """Play typed moves into the draft; commit it if so wished, now or always (`/settings`)."""
    session = await request.live()
    press = request.press()
    async with request.speaking_of(session.id):
        await session.come_back(press)
        done = await session.play(press, text, commit=bool(commit))
        if commit is None and isinstance(done, DraftView):
            stored = await request.sessions.database.read(people.user_settings, press.user)
            done = await sent_off(session, done, press, Modes.of(stored, done.blueprint.game.key))
        open_ = bool(commit) and isinstance(done, DraftView) and not done.confirmed
        notice = [texts.text(request.lang, "panel-missing")] if open_ else []
        return await outcome(request, session, done, press, notice=notice)


async def turn(request: Request, game: str | None = None) -> Reply:
    """The panel of the user's turn."""
    session = await request.live(game)
    return await open_panel(request, session.id, request.press())


async def undo(request: Request) -> Reply:
    """Take back the last step of the draft, else the last committed turn."""
    session = await request.live()
    press = request.press()
    async with request.speaking_of(session.id):
        try:
            draft = await session.draft(Press(press.user))
            begun = bool(draft.steps) or draft.crossing is not None
        except NotAskedError:
            begun = False
        if begun:
            back = await session.back(press)
            return await outcome(request, session, back, press)
        return await undo_outcome(request, session, await session.undo(press), press)


async def complete_game(request: Request, typed: str) -> list[Choice[str]]:
    """The user's games that go on, those that wait for him first."""
    found: list[Choice[str]] = []
    for row, waits in await request.sessions.of_user(request.user):
        if row.status is Status.LIVE and len(found) < MOST_OFFERED:
            table = await request.seated(row.id)
            label = texts.plain(game_label(table.game, table.names, request.lang))
            label = f"▶ {label}" if waits else label
            if typed.casefold() in label.casefold() or typed == str(row.id):
                found.append(offered(label, str(row.id)))
    return found
