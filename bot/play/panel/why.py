"""Why something is not possible: kinds of action, and every single target of one, by reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.client.signs import WARNING
from bot.play.panel.elements import BETWEEN, Voice
from bot.play.panel.question import Reading
from engine.core.moves import Note, Words
from render import texts
from render.said import ITEM

BULLET = "•"
SHORT = "short"
"""The argument of a reason that says how much is missing, resource by resource."""
MOST_NAMED = 24
"""Targets that are named for one reason."""
MOST_POSSIBLE = 8


def why_lines(voice: Voice, reading: Reading, verbs: Sequence[str]) -> Iterator[str]:
    """What stands in the way of kinds of action that are not possible at all."""
    for verb in verbs:
        reasons = reading.obstacles((verb,))
        if reasons and not reading.verb_is_open(verb):
            yield f"**{voice.move((verb,))}**"
            yield from (f"{BULLET} {voice.note(reason)}" for reason in reasons)


def blocked_lines(voice: Voice, reading: Reading, verb: str) -> Iterator[str]:
    """The targets of a kind of action that are not possible, by what stands in the way."""
    for reason, targets in blocked(reading, verb):
        named = [voice.move(words, ITEM) for words in targets[:MOST_NAMED]]
        more = len(targets) - len(named)
        if more:
            named.append(f"+{more}")
        # reasons have colons themselves
        yield f"{BULLET} {voice.note(reason)} – {', '.join(named)}"


def blocked(reading: Reading, verb: str) -> list[tuple[Note, list[Words]]]:
    """Each reason with the targets it stands in the way of, the nearest to being overcome first;
    without those that free moves would make payable."""
    found: list[tuple[Note, list[Words]]] = []
    paid = {way.option.words for way in reading.payable}
    for words in reading.targets(verb):
        if words in paid:
            continue
        reasons = reading.obstacles(words)
        if not reasons:
            continue
        known = next((targets for reason, targets in found if reason == reasons[0]), None)
        if known is None:
            found.append((reasons[0], [words]))
        elif words not in known:
            known.append(words)
    return sorted(found, key=lambda one: _distance(one[0]))


def _distance(reason: Note) -> tuple[bool, int]:
    """How far a reason is from being overcome: what resources mend comes first."""
    short = reason.args.get(SHORT)
    if isinstance(short, Mapping):
        return (False, sum(short.values()))
    return (True, 0)


def explained(voice: Voice, reading: Reading, words: Words) -> Iterator[str]:
    """What the rules say about an action or one target of it: possible or not, and why."""
    label = texts.Text(voice.move(words))
    whole, refusal = reading.refusal(words)
    if refusal is None:
        yield voice.text("why-possible", move=label)
        yield from _each(voice, reading.outlook(whole))
        yield from (f"{WARNING} {voice.note(note)}" for note in reading.warnings(whole))
        return
    reasons = reading.obstacles(words)
    ways = [option for option in reading.options if option.words[: len(words)] == words]
    paid = [way for way in reading.payable if way.option.words[: len(words)] == words]
    if not reasons and (ways or paid):
        yield voice.text("why-possible", move=label)
        for option in ways[:MOST_POSSIBLE]:
            yield f"{BULLET} {voice.label(option, (), ITEM)}{_notes(voice, option.notes)}"
        for way in paid[: MOST_POSSIBLE - len(ways)] if len(ways) < MOST_POSSIBLE else ():
            needs = voice.say("needs", moves=voice.moves(way.steps))
            yield f"{BULLET} {voice.label(way.option, (), ITEM)}{BETWEEN}{needs}"
        if len(words) == 1 and reading.is_hindered(words[0]):
            yield voice.text("why-targets")
            yield from blocked_lines(voice, reading, words[0])
        return
    yield voice.text("why-not", move=label)
    decision = reading.decision
    if decision is not None and len(reading.verbs) == 1 and words[0] not in reading.verbs:
        yield f"{BULLET} {voice.text('why-open', question=texts.Text(voice.ask(decision)))}"
        return
    single = list(blocked_lines(voice, reading, words[0])) if len(words) == 1 else []
    yield from single or (f"{BULLET} {voice.note(one)}" for one in reading.reasons(words, refusal))


def _notes(voice: Voice, notes: Sequence[Note]) -> str:
    return "".join(f"{BETWEEN}{voice.note(note, ITEM)}" for note in notes)


def _each(voice: Voice, notes: Sequence[Note]) -> Iterator[str]:
    if notes:
        yield BETWEEN.join(voice.notes(notes))
