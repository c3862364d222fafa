"""Every kind of question of every faction, answered by taps on the panel over the local table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.local import Driver
from bot.play.panel.verbs import BACK, CONFIRM
from bot.session import DraftView, Place, Press, Session
from engine.core.moves import END, Words
from engine.core.record import Record
from engine.gaia.components import FACTIONS
from render import texts
from render.texts import LANGUAGES
from tests.bot.e2e.enter_record import ASK
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import ALL_GAMES, House, open_house
from tests.bot.play.panel.games import GENEROUS
from tests.bot.play.panel.questions import ALONE, NOBODY, Met, met_by, possible

ASKED = [*FACTIONS, NOBODY]
TURN, FEW = "turn", 2
PEOPLE = {"en": "Ada", "ru": "Борис", "uk": "Оксана"}
Table = Counter[tuple[str, str]]


def languages(kind: str, faction: str) -> Sequence[str]:
    """In which languages somebody is asked this: in all of them if only one faction is, else in
    another one from faction to faction; all that can be done in a turn is asked together."""
    if kind in ALONE.get(faction, ()) or faction == NOBODY:
        return LANGUAGES
    group = sorted({one.partition(":")[0] for one, _ in possible()}).index(kind.partition(":")[0])
    return (LANGUAGES[(ASKED.index(faction) + group) % len(LANGUAGES)],)


def test_every_kind_of_question_is_asked_in_every_language() -> None:
    asked: dict[str, set[str]] = {}
    for kind, faction in possible():
        asked.setdefault(kind, set()).update(languages(kind, faction))
    assert all(found == set(LANGUAGES) for found in asked.values()), asked


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house in which there are games with gifts, and everybody is asked everything."""
    games = {**ALL_GAMES, GENEROUS.key: GENEROUS}
    async with open_house(tmp_path_factory.mktemp("house"), games) as house:
        orders = [kind for kind, ways in GENEROUS.habit_settings.items() if ASK in ways]
        for name in PEOPLE.values():
            user = int((await house.table.player(name)).id)
            for kind in orders:
                await house.orrery.sessions.set_order(user, GENEROUS.key, kind, ASK)
        yield house


@pytest.fixture(scope="module")
def covered() -> Iterator[Table]:
    """How often each question was answered; printed as a table at the end."""
    found: Table = Counter()
    yield found
    factions = [one for one in ASKED if any(faction == one for _, faction in found)]
    print("\n" + " " * 18 + "".join(f"{faction[:3]:>4}" for faction in factions))
    for kind in sorted({kind for kind, _ in found}):
        counts = "".join(f"{found[kind, faction] or '·':>4}" for faction in factions)
        print(f"{kind:18}{counts}")


@dataclass
class Asked:
    """Somebody who has been asked something, with the panel before him."""

    driver: Driver
    session: Session
    panel: Fingers
    lang: str
    met: Met

    async def draft(self) -> DraftView:
        """What he has drafted."""
        return await self.session.draft(Press(int(self.driver.id)))

    async def log(self) -> tuple[Words, ...]:
        """What he has played since his turn began."""
        moves = (await self.session.record()).moves[self.met.begun :]
        return tuple(move.words for move in moves if move.seat == self.met.seat)


async def asked(house: House, met: Met, lang: str) -> Asked:
    """A game played on to a question; whoever is asked it reads this language, and his turn so far
    is his draft."""
    reader = await house.table.player(PEOPLE[lang])
    others = [await house.table.player(name) for name in PEOPLE.values() if name != PEOPLE[lang]]
    others.append(await house.stranger())
    users = [int(driver.id) for driver in others[: len(met.setup.seats) - 1]]
    users.insert(met.seat, int(reader.id))
    record = Record(met.setup, met.log[: met.begun])
    session = await house.orrery.sessions.take_in(record, Place(users[0]), tuple(users))
    if drafted := met.log[met.begun :]:
        text = "; ".join(" ".join(move.words) for move in drafted)
        await session.play(Press(int(reader.id)), text)
    answer = await reader.slash("dm", "turn", game=str(session.id))
    return Asked(reader, session, Fingers(reader, answer.message), lang, met)


async def answered(one: Asked, kind: str, chance: random.Random) -> None:
    """The question is what it was met as; some answer of that kind is tapped, and is the draft's
    last step, said in the reader's words."""
    before = await one.draft()
    decision = before.decision
    assert decision is not None
    assert decision.kind == kind.partition(":")[0]
    verb = kind.partition(": ")[2]
    options = [option.words for option in decision.offer() if option.words != END]
    listed = chance.choice([words for words in options if words[0] == verb or not verb] or [END])
    others = [] if decision.variants is None else [*decision.variants(listed)][:FEW]
    words = chance.choice(others or [listed])
    await (one.panel.vary(words, listed) if others else one.panel.take(words))
    if words == END:
        assert (await one.log())[-1] == END
        return
    draft = await one.draft()
    crossing = () if draft.crossing is None else (draft.crossing,)
    assert (*draft.moves, *crossing) == (*before.moves, words), kind
    by_what_it_does = words[0] in ("tech", "cover")  # and not by where the tile lies
    said = words[:1] if by_what_it_does else words
    assert f". {texts.move(one.lang, GENEROUS.key, said)}" in one.panel.screen.text


async def taken_back(one: Asked) -> None:
    """The last step is tapped away."""
    moves = (await one.draft()).moves
    await one.panel.press(one.panel.button(BACK, ""))
    assert (await one.draft()).moves == moves[:-1]


async def confirmed(one: Asked) -> bool:
    """The draft is sent off, if that is all there is to it, and stands in the log."""
    closing = (await one.draft()).closing
    assert one.panel.has(CONFIRM, "") is (closing is not None)
    if closing is None:
        return False
    await one.panel.confirm()
    assert (await one.log())[: len(closing)] == closing
    return True


def positions(faction: str) -> Iterator[tuple[Met, list[str]]]:
    """Questions of a faction, each with what is to be answered there; every kind once."""
    missing = {kind for kind, whose in possible() if whose == faction}
    met = list(met_by(faction))
    while missing:
        best = max(met, key=lambda one: len(one.kinds & missing))
        yield best, sorted(best.kinds & missing)
        assert best.kinds & missing, missing
        missing -= best.kinds


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("faction", ASKED)
async def test_every_question_is_answered_by_taps(
    house: House, covered: Table, faction: str
) -> None:
    chance, sent = random.Random(faction), 0
    found: Table = Counter()
    for met, kinds in positions(faction):
        for lang in languages(kinds[0], faction):
            one = await asked(house, met, lang)
            for n, kind in enumerate(kinds):
                if n:
                    await taken_back(one)
                await answered(one, kind, chance)
                found[kind, faction] += 1
            sent += END in await one.log() or await confirmed(one)
            await house.table.dismiss()
    covered.update(found)
    print(f"\n{faction}: {sum(found.values())} answers, {sent} confirmed")
    assert sent
    assert set(found) == {pair for pair in possible() if pair[1] == faction}
