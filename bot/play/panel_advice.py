"""What stands around a panel: a first game's lines of advice, and ways out where there is no card.

The advice belongs to the question that is open: `coach-<kind>` of the game's catalogue, its `.more`
once a turn has been made, its `.<verb>` in the list of one kind of action. No game is named here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from bot.client.components import Key, button
from bot.client.request import Services
from bot.client.signs import LAMP
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.verbs import IDEAS, MARKS, SHOW, WHAT_IF
from bot.session import Basis, DraftView
from bot.session.accord.agreed_rules import IDEAS as IDEAS_RULE
from bot.session.accord.agreed_rules import OFF
from bot.store import people
from bot.store.rows import GameRow
from engine.company.values import company_of
from engine.core.marking import marking_of
from engine.core.moves import END
from render import hints, texts
from render.figures import figures

COACH: Final = "coach"
"""Key of a user's settings: the game in which he is advised."""
COACH_OFF: Final = "hush"
TO_DM: Final = "todm"
"""The press that takes a game to the bot's messages."""
TURNS: Final = 3
"""For so many turns advice is given in a game without rounds."""
MORE: Final = "more"
ANEW: Final = "anew"
"""Try out the present position, whatever was tried before."""


@dataclass(frozen=True, slots=True)
class Margins:
    """Lines above a panel, advice where its controls begin, and buttons below them."""

    above: Sequence[str] = ()
    advice: Sequence[str] = ()
    below: Sequence[ui.Button[Any]] = ()
    more: str = ""
    """What a list of buttons is called that a phone has no room for; empty for no such list."""

    def within(self, above: Sequence[str], below: Sequence[ui.Button[Any]]) -> Margins:
        """The same with further lines and buttons."""
        return replace(self, above=(*above, *self.above), below=(*below, *self.below))


@dataclass(frozen=True, slots=True)
class Setting:
    """Who reads a panel, and what of it depends on where he is and what he knows."""

    lang: str
    game: str
    homeless: bool
    """Whether the game has no channel, so no card."""
    coached: bool
    ideas: bool = False
    """Whether a computer player can be asked what it would do."""
    tried: int | None = None
    """The game of which this is only a trial."""
    named: str = ""
    """Whom he plays for here, if he plays for several."""


async def margins_of(
    services: Services, draft: DraftView, place: PanelPlace, setting: Setting
) -> Margins:
    """What is to be added to a panel."""
    lang, is_home = setting.lang, place.room is PanelRoom.HOME
    above = list(_for_whom(setting, draft))
    advice: list[str] = []
    below: list[ui.Button[Any]] = []
    if setting.coached and _is_taught(draft, setting.game):
        why = texts.text(lang, "panel-why")
        advice = [_spoken(texts.text(lang, "coach-farewell", setting.game, why=why))]
        await hush(services, draft)
    elif setting.coached:
        advice = _advice(draft, place, setting)
        if is_home:
            below.append(button(texts.text(lang, "coach-off"), Key(COACH_OFF, draft.game)))
    if setting.ideas and is_home and _can_have_ideas(draft):
        key = Key(IDEAS, draft.game, draft.seat, draft.revision)
        below.append(button(f"{LAMP} {texts.text(lang, 'panel-ideas')}", key))
    if is_home and marking_of(draft.blueprint.game) is not None:
        below.append(button(texts.text(lang, "panel-marks"), Key(MARKS, draft.game, draft.seat)))
    if setting.tried is not None:
        below = [*_real(draft, setting.tried, lang), *below] if is_home else below
    elif is_home and draft.can_try and not setting.coached:
        below.append(button(texts.text(lang, "panel-what-if"), Key(WHAT_IF, draft.game)))
    if setting.homeless and setting.tried is None and is_home:
        below = [*_looking(draft, lang), *below]
        if not _turns_made(draft) and not draft.steps:
            above.append(texts.text(lang, "elsewhere-note"))
    return Margins(above, advice, below, texts.text(lang, "panel-more"))


def _for_whom(setting: Setting, draft: DraftView) -> Iterator[str]:
    """That it is only a trial, where hands are not the real ones; and who is played for."""
    if setting.tried is not None:
        yield texts.text(setting.lang, "what-if-note")
        if marking_of(draft.blueprint.game) is not None:
            yield texts.text(setting.lang, "what-if-dealt")
    if setting.named:
        key = "panel-for-seat" if setting.tried is None else "what-if-seat"
        yield texts.text(setting.lang, key, name=texts.safe_name(setting.named))


def _can_have_ideas(draft: DraftView) -> bool:
    """Whether something is really asked of which a computer player has something to say: plans and
    sealed answers are one's own, and of a turn that is complete there is nothing to say."""
    company, asked = company_of(draft.blueprint.game), draft.decision
    if company is None or asked is None or not {asked.kind, draft.begun} & company.proposes:
        return False
    complete = bool(draft.steps) and draft.can_confirm
    ready = draft.basis is Basis.REAL and draft.plan is None
    return ready and not (complete or draft.sealed)


def ideas_allowed(row: GameRow, game: object) -> bool:
    """Whether a computer player may be asked for ideas at a table."""
    return company_of(game) is not None and row.options.get(IDEAS_RULE) != OFF


async def hush(services: Services, draft: DraftView) -> None:
    """No more advice for whoever sits there."""
    _, seats = await services.sessions.find(draft.game)
    user = next((row.user for row in seats if row.seat == draft.seat), None)
    if user is not None:
        await set_coach(services, user, None)


async def set_coach(services: Services, user: int, game: int | None) -> None:
    """Give a user advice in a game, or no more (None)."""
    sessions = services.sessions
    now = sessions.clock.now()
    await sessions.database.write(people.change_user, user, {COACH: game}, now)


def _advice(draft: DraftView, place: PanelPlace, setting: Setting) -> list[str]:
    """Of the game's catalogue, with the labels of buttons and of kinds of action."""
    lang, game, decision = setting.lang, setting.game, draft.decision
    labels = _labels(draft, lang, game)
    if decision is None:
        closing = draft.can_confirm and not draft.confirmed
        said = texts.hint(lang, game, "coach-confirm", **labels) if closing else None
        return [] if said is None else [_spoken(said)]
    key = f"coach-{decision.kind}"
    if place.room is PanelRoom.HOME:
        later = texts.hint(lang, game, key, MORE, **labels) if _has_begun(draft, game) else None
        said = later or texts.hint(lang, game, key, **labels)
    else:
        said = texts.hint(lang, game, key, place.verb, **labels) if place.verb else None
    return [] if said is None else [_spoken(said)]


def _labels(draft: DraftView, lang: str, game: str) -> dict[str, object]:
    buttons = {key: texts.text(lang, f"panel-{key}") for key in ("confirm", "why", "back")}
    verbs = dict.fromkeys(one.verb for one in draft.blueprint.game.commands)
    return {**buttons, **{verb: texts.move(lang, game, (verb,), "short") for verb in verbs}}


def _spoken(said: str) -> str:
    return "\n".join(f"> {line}" for line in f"{LAMP} {said}".splitlines() if line)


def _turns_made(draft: DraftView) -> int:
    log = draft.blueprint.log
    return sum(move.seat == draft.seat and move.words == END for move in log)


def _is_taught(draft: DraftView, game: str) -> bool:
    shown, rounds = figures(game, draft.view), hints(game).first_rounds
    if shown is None or not rounds:
        return _turns_made(draft) >= TURNS
    return shown.round > rounds


def _has_begun(draft: DraftView, game: str) -> bool:
    """Whether the first turn, or the first of several rounds, has been played."""
    shown = figures(game, draft.view)
    return _turns_made(draft) > 0 or (shown is not None and shown.round > 1)


def _looking(draft: DraftView, lang: str) -> list[ui.Button[Any]]:
    """Boards within the panel, since there is no card, and a way to where there is one."""
    way = button(texts.text(lang, "elsewhere-move"), Key(TO_DM, draft.game))
    return [*_boards(draft, lang), way]


def _real(draft: DraftView, tried: int, lang: str) -> list[ui.Button[Any]]:
    """The same on a trial, whose way leads back to the real table."""
    primary = discord.ButtonStyle.primary  # the way out is never folded away
    back = button(texts.text(lang, "what-if-back"), Key(SHOW, tried), primary)
    again = button(texts.text(lang, "what-if-again"), Key(WHAT_IF, tried, argument=ANEW))
    return [back, *_boards(draft, lang), again]


def _boards(draft: DraftView, lang: str) -> list[ui.Button[Any]]:
    if draft.steps or draft.crossing is not None:  # then the panel has a preview
        return []
    boards = Key(SHOW, draft.game, draft.seat, draft.revision, str(PanelPlace(PanelRoom.SIGHTS)))
    return [button(texts.text(lang, "card-boards"), boards)]
