"""What a plan tries in place of its last step, to be chosen one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.client.signs import WARNING
from bot.play.panel.draft_text import otherwise_lines
from bot.play.panel.elements import LEFT, Block, Menu, PanelPlace, PanelPress, rows, says
from bot.play.panel.lists import choice
from bot.play.panel.look import PanelLook, entries_of, page_at, turning_buttons
from bot.play.panel.verbs import OTHER
from bot.session import DraftView
from engine.core.moves import Words


def before_last(draft: DraftView) -> DraftView:
    """The plan without its last step: what else can be done there is to be chosen from."""
    blueprint = replace(draft.blueprint, log=draft.blueprint.log[:-1])
    return replace(draft, steps=draft.steps[:-1], blueprint=blueprint)


def is_otherwise(look: PanelLook) -> bool:
    """Whether the reading is of the plan without its last step, as the screen needs it."""
    draft = look.draft
    return draft.plan is not None and look.reading.steps == len(draft.steps) - 1


def otherwise_blocks(look: PanelLook) -> Iterator[Block]:
    """Steps of the same kind as the last one; the reading is of the plan without it."""
    draft, voice = look.draft, look.voice
    plan = draft.plan
    assert plan is not None
    verb = draft.moves[-1][0]
    taken = {draft.moves[-1], *plan.others}
    lines = [f"{n}. {look.said(step.words)}" for n, step in enumerate(draft.steps, start=1)]
    lines += otherwise_lines(look)
    yield from says([*_problem(look), *lines, voice.say("plan-other-ask")])
    entries = [
        entry
        for entry in entries_of(look, [verb], follow=False)
        if not entry.before and entry.option.words not in taken
    ]
    entries.sort(key=lambda entry: -_alike(entry.option.words, draft.moves[-1]))
    page = page_at(look, entries)
    if page.part:
        choices = tuple(choice(look, entry) for entry in page.part)
        yield Menu(PanelPress(OTHER, "list"), voice.plain(voice.move((verb,))), choices)
    buttons = turning_buttons(look, page)
    yield from rows([*buttons, look.door(f"{LEFT} {voice.say('plan-done')}", PanelPlace())])


def _alike(words: Words, last: Words) -> int:
    """With how many words two moves begin alike: what differs least is what is looked for."""
    pairs = zip(words, last, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one != other), len(words))


def _problem(look: PanelLook) -> Iterator[str]:
    if look.problem:
        yield f"{WARNING} {look.problem}"
