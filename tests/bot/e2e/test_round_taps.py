"""How many taps a decision of a round takes on a phone, and how many messages a round makes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.client.signs import DONE
from bot.housekeeping import Housekeeper
from bot.local import Driver
from bot.play.panel.draft_text import OR
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.verbs import BACK, CONFIRM, ELSE, ORDER, SHOW, TAKE
from bot.session import Place, Press
from bot.session.asked.calls import AWAY_SECONDS, CALLED_AFTER
from bot.session.values import APART_SECONDS
from engine.core.moves import Decision, Seat
from engine.core.record import Record
from engine.core.table import AnyTable
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, a_table, with_verb
from tests.render.race.positions import GAMES, answer, steps

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = ("Ada", "Борис", "Оксана")
ORDERED = ("oa", "ob")
"""Before the verbs of buttons where an order is given, for the first question and the second."""
Fits = Callable[[Decision], bool]


async def asked(house: House, fits: Fits, game: str = "base") -> Fingers:
    """Somebody's panel, just opened by a tap, in a game where he is asked what is wanted; before
    that he is nobody's."""
    return await opened(*await played_to(house, fits, game))


async def played_to(house: House, fits: Fits, game: str = "base") -> tuple[Driver, int]:
    """Somebody who is asked what is wanted, and in which game."""
    seats, options = GAMES[game]
    for seed in range(40):
        for table in steps(seats, options, f"taps {seed}"):
            decision = next((one for one in table.pending if fits(one)), None)
            if decision is not None:
                return await sat_down(house, table, decision.seat)
    raise AssertionError("no such position")


async def sat_down(house: House, table: AnyTable, seat: Seat) -> tuple[Driver, int]:
    """The game of a table, played on by people, of whom one is returned."""
    drivers = [await house.table.player(name) for name in NAMES[: len(table.setup.seats)]]
    users = tuple(int(driver.id) for driver in drivers)
    for user in users:
        for kind in ("trade", "consume", "produce"):
            await house.orrery.sessions.set_order(user, "race", kind, "ask")
    record = Record(table.setup, tuple(table.log))
    session = await house.orrery.sessions.take_in(record, Place(users[0]), users)
    return drivers[seat], session.id


async def opened(driver: Driver, game: int) -> Fingers:
    panel = await driver.slash("dm", "turn", game=str(game))
    return Fingers(driver, panel.message, "race")


def of(kind: str, more: Fits = lambda decision: True) -> Fits:
    return lambda decision: decision.kind == kind and more(decision)


def first(fingers: Fingers, verb: str, beginning: str = "") -> str:
    """The first button that takes something of this kind."""
    found = [one for one in with_verb(fingers.screen, verb, beginning) if not one.disabled]
    return str(found[0].custom_id)


async def sealed(fingers: Fingers) -> int:
    """The answer is sent off; so many taps it took."""
    await fingers.press(fingers.button(CONFIRM, ""))
    assert not with_verb(fingers.screen, CONFIRM)
    return fingers.taps


async def test_one_action_takes_three_taps_and_to_change_it_one_more(house: House) -> None:
    fingers = await asked(house, of("act"))
    await fingers.press(fingers.button(TAKE, "act settle"))
    assert await sealed(fingers) == 3
    if with_verb(fingers.screen, "sheet"):  # the sheet has gone on to what may come
        await fingers.press(fingers.button("sheet", ""))
    before = fingers.taps
    await fingers.press(first(fingers, "change"))
    assert fingers.taps == before + 1
    await fingers.press(fingers.button(TAKE, "act develop"))
    await fingers.press(fingers.button(CONFIRM, ""))


async def test_two_actions_take_four_taps(house: House) -> None:
    fingers = await asked(house, of("act"), "two")
    await fingers.press(fingers.button(SHOW, "h////develop"))
    await fingers.press(fingers.button(TAKE, "act develop develop"))
    assert await sealed(fingers) == 4


async def test_one_card_of_few_is_kept_in_three_taps_and_several_in_k_plus_four(
    house: House,
) -> None:
    few = of("keep", lambda one: one.picks == range(1, 2) and len([*one.offer()]) in (2, 3, 4, 5))
    fingers = await asked(house, few)
    await fingers.press(first(fingers, TAKE))
    assert await sealed(fingers) == 3
    fingers = await asked(house, of("keep", lambda one: one.picks.start == 2))
    menu = fingers.screen.select()
    fingers.saw(await fingers.driver.select(fingers.screen, [*menu.values[:2]], menu.custom_id))
    fingers.taps += 1 + 2 + 1  # open, each card, close
    assert await sealed(fingers) == 2 + 4


async def test_nothing_is_placed_in_three_taps_and_a_card_in_four(house: House) -> None:
    def costs(decision: Decision) -> bool:
        assert decision.plans is not None
        return any(plan.moves[-1][0] == "pay" for plan in decision.plans())

    fingers = await asked(house, of("settle", costs))
    await fingers.press(fingers.button(TAKE, "settle none"))
    assert await sealed(fingers) == 3
    fingers = await asked(house, of("settle", costs))
    menu = fingers.screen.select()
    paid = next(value for value in menu.values if "; pay " in value)
    await fingers.choose(paid, menu.custom_id)
    assert await sealed(fingers) == 4


async def test_the_payment_can_be_another_one(house: House) -> None:
    def pays_one(decision: Decision) -> bool:
        assert decision.plans is not None
        return any(
            plan.moves[-1][0] == "pay" and len(plan.moves[-1]) == 2 for plan in decision.plans()
        )

    fingers = await asked(house, of("develop", pays_one))
    menu = fingers.screen.select()
    paid = next(value for value in menu.values if "; pay " in value and len(value.split()) == 4)
    await fingers.choose(paid, menu.custom_id)
    await fingers.press(fingers.button(BACK, ""))
    if fingers.screen.selects:
        menu = fingers.screen.select()
        await fingers.choose(menu.values[-1], menu.custom_id)
        fingers.taps += 1  # the select is closed
    else:
        await fingers.press(first(fingers, TAKE, "pay"))
    assert await sealed(fingers) <= 7 + 1


async def test_goods_are_sold_and_used_as_well_as_can_be_in_four_taps(house: House) -> None:
    def several(decision: Decision) -> bool:
        return decision.plans is not None and bool(decision.plans())

    fingers = await asked(house, of("consume", several))
    await fingers.press(first(fingers, TAKE))
    brought = [
        line for line in fingers.screen.text.splitlines() if " VP" in line or " card" in line
    ]
    assert not any(line.startswith("-#") and "→" not in line for line in brought), "said once"
    assert await sealed(fingers) == 3
    fingers = await asked(house, of("trade"))
    await fingers.press(first(fingers, TAKE, "trade"))
    if with_verb(fingers.screen, TAKE):
        await fingers.press(first(fingers, TAKE))
    assert await sealed(fingers) <= 4


@pytest.mark.parametrize("kind", ["produce", "gamble", "discard"])
async def test_what_is_proposed_takes_three_taps(house: House, kind: str) -> None:
    fingers = await asked(house, of(kind))
    await fingers.press(first(fingers, TAKE))
    assert await sealed(fingers) == 3


async def test_a_card_of_a_pack_is_one_tap_and_the_next_pack_is_there_at_once(house: House) -> None:
    fingers = await asked(house, of("draft"), "draft")
    picks = [one for one in with_verb(fingers.screen, TAKE) if "draft" in str(one.custom_id)]
    assert [one.label[0] for one in picks] == [*"12345"]
    taps = fingers.taps
    await fingers.press(str(picks[0].custom_id))
    assert fingers.taps == taps + 1
    assert not with_verb(fingers.screen, CONFIRM)
    log = (await house.orrery.sessions.of_user(int(fingers.driver.id)))[0]
    assert log is not None


# --- messages ------------------------------------------------------------------------------


async def public(party: Party) -> int:
    """Messages in the channel that are there for everybody."""
    await party.settled()
    driver = next(iter(party.drivers.values()))
    return sum(not one.ephemeral for one in await driver.history(party.channel))


async def wait(party: Party, seconds: float) -> None:
    """So much time passes, and what was due is done."""
    party.house.clock.ahead += seconds
    party.house.orrery.sessions.posted.set()
    orrery = party.house.orrery
    await Housekeeper(orrery.client.services).tidy()
    await party.settled()


async def answered(party: Party, chance: random.Random) -> str:
    """Whoever is asked first answers; returns what kind of question it was."""
    standing = await party.session.standing()
    row = standing.asked[0]
    driver = party.drivers[str(standing.user_at(row.seat))]
    press = Press(int(driver.id))
    kind = ""
    while True:
        draft = await party.session.draft(press)
        if draft.decision is None:
            break
        kind = kind or draft.decision.kind
        text = " ".join(answer(draft.decision, chance))
        said = await driver.slash(party.channel, "move", text=text, commit=True)
        assert not said.text.startswith("⛔"), said.text
        if not (await party.session.draft(press)).steps:  # a whole answer
            break
    return kind


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"duel": "one"}), (2, {}), (3, {}), (4, {}), (5, {})], ids=str
)
async def test_two_messages_a_round_where_everybody_is_there(
    house: House, seats: int, options: dict[str, str]
) -> None:
    party = await a_table(house, "race", seats, seed=f"messages {seats}", **options)
    chance = random.Random(seats)
    counts = []
    while (await party.session.view()).round < 1:
        await answered(party, chance)
    for number in range(1, 4):
        await wait(party, CALLED_AFTER + APART_SECONDS)
        posted = await public(party)
        while (await party.session.view()).round == number:
            await answered(party, chance)
        await wait(party, CALLED_AFTER + AWAY_SECONDS)
        counts.append(await public(party) - posted)
    assert counts == [2, 2, 2]


async def unasked(party: Party) -> None:
    """Everybody's standing orders as they are at the beginning."""
    for driver in party.drivers.values():
        for kind, usual in (("trade", "sell"), ("consume", "clear"), ("produce", "clear")):
            await party.house.orrery.sessions.set_order(int(driver.id), "race", kind, usual)


async def ordered(party: Party, driver: Driver) -> str:
    """He says beforehand what he would place, and nothing where that is paid for already; returns
    in which phase, if there is anything."""
    press, placing = Press(int(driver.id)), ""
    for one in (await party.session.draft(press)).ahead:
        decision = (await party.session.plan(press, ahead=one.kind)).decision
        assert decision is not None
        assert decision.plans is not None
        proposed = [] if placing else [plan.moves for plan in decision.plans()]
        moves = next(iter(proposed), ((one.kind, "none"),))
        placing = placing or (one.kind if proposed else "")
        text = "; ".join(" ".join(words) for words in moves)
        said = await driver.slash(party.channel, "race order", phase=one.kind, text=text)
        assert not said.text.startswith("⛔"), said.text
    return placing


NEVER_ASKED = {"consume": "best-vp", "hand-vp": "never", "gamble": "likeliest", "factory": "never"}


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"duel": "one"}), (2, {}), (3, {}), (4, {}), (5, {})], ids=str
)
async def test_one_message_a_round_where_everybody_has_given_orders(
    house: House, seats: int, options: dict[str, str]
) -> None:
    party = await a_table(house, "race", seats, seed=f"orders {seats}", **options)
    await unasked(party)
    for driver in party.drivers.values():  # whatever the cards that chance gives them ask
        for kind, usual in NEVER_ASKED.items():
            await house.orrery.sessions.set_order(int(driver.id), "race", kind, usual)
    chance = random.Random(seats)
    while (await party.session.view()).round < 1:
        await answered(party, chance)
    await wait(party, CALLED_AFTER + APART_SECONDS)
    posted = await public(party)
    last, *others = party.drivers.values()
    placed: set[str] = set()
    both = seats == 2 and not options
    actions = ("settle develop",) if both else ("settle", "develop", "settle", "develop")
    for driver, action in zip(others, actions, strict=False):
        said = await driver.slash(party.channel, "move", text=f"act {action}", commit=True)
        assert not said.text.startswith("⛔"), said.text
        placed.add(await ordered(party, driver))
    placed.add(await ordered(party, last))
    chosen = "act trade produce" if both else "act produce"
    said = await last.slash(party.channel, "move", text=chosen, commit=True)
    assert not said.text.startswith("⛔"), said.text
    await wait(party, APART_SECONDS)
    view = await party.session.view()
    assert view.round == 2, (await party.session.standing()).asked
    due = placed & {*" ".join(actions[: len(others)]).split()}
    played = any(len(player.tableau) > 1 for player in view.players)
    assert played == bool(due), "orders have been played"
    assert await public(party) - posted == 1


async def test_a_sheet_of_three_questions_takes_nine_taps(house: House) -> None:
    def places_both(decision: Decision) -> bool:
        assert decision.advise is not None
        warnings = decision.advise().warnings
        return not (warnings(("act", "develop")) or warnings(("act", "settle")))

    fingers = await asked(house, of("act", places_both))
    await fingers.press(first(fingers, TAKE, "act explore5"))
    await fingers.press(fingers.button(CONFIRM, ""))
    for before in ORDERED:
        menu = next(one for one in fingers.screen.selects if one.least)
        await fingers.choose(str(menu.values[0]), menu.custom_id)
        (order,) = with_verb(fingers.screen, f"{before}{CONFIRM}")
        await fingers.press(str(order.custom_id))
    assert fingers.taps <= 9


def two_to_pay() -> AnyTable:
    """The first of several is to choose an action and could pay for either of two developments."""
    seats, options = GAMES["base"]
    for seed in range(40):
        for table in steps(seats, options, f"taps {seed}"):
            if table.pending[0].kind == "act" and len(table.pending) > 1:
                cards = table.view(table.pending[0].seat).own.cards
                paid = [one for one in cards if one.playable and one.price and not one.ways]
                if len(paid) > 1 and not {one.id for one in paid} & {"drop_ships+2"}:
                    return table
    raise AssertionError("no such position")


async def test_the_second_choice_of_an_order_may_have_to_be_paid_too(house: House) -> None:
    table = two_to_pay()
    fingers = await opened(*await sat_down(house, table, table.pending[0].seat))
    await fingers.press(first(fingers, TAKE, "act explore5"))
    assert not with_verb(fingers.screen, ORDER), "prices depend on what is sealed"
    await fingers.press(fingers.button(CONFIRM, ""))
    assert not fingers.has(SHOW, str(PanelPlace(PanelRoom.SINCE)))
    fingers.ahead = ORDERED[0]
    for number in range(2):
        menu = next(one for one in fingers.screen.selects if one.least)
        await fingers.choose(str(menu.values[-number]), menu.custom_id)
        assert fingers.has(CONFIRM, "")
        if not number:
            await fingers.press(fingers.button(ELSE, ""))
    await fingers.press(fingers.button(CONFIRM, ""))
    sheet = next(line for line in fingers.screen.text.splitlines() if OR in line)
    assert DONE in sheet
    assert "pay:" not in sheet, "how it is paid for stands in the order itself"


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"duel": "one"}), (3, {}), (4, {}), (5, {})], ids=str
)
async def test_where_nobody_looks_ahead_each_question_of_a_round_is_a_message(
    house: House, seats: int, options: dict[str, str]
) -> None:
    """In a duel with two actions each a phase may come twice, and could not be told apart."""
    party = await a_table(house, "race", seats, seed=f"each {seats}", **options)
    await unasked(party)
    chance = random.Random(seats)
    while (await party.session.view()).round < 1:
        await answered(party, chance)
    for number in range(1, 4):
        await wait(party, CALLED_AFTER + AWAY_SECONDS)
        posted = await public(party)
        asking, called, present = set[object](), set[object](), 0
        while (view := await party.session.view()).round == number:
            standing = await party.session.standing()
            users = [standing.user_at(row.seat) for row in standing.asked]
            if view.step != "act":
                asking.add((view.step, view.phase))
                if {*users} - {present}:
                    called.add((view.step, view.phase))
            if len(users) == 1:
                await wait(
                    party, AWAY_SECONDS + 5
                )  # the others have gone when the last one answers
            present = users[0]  # whoever has just answered may see by himself what comes next
            await answered(party, chance)
        await wait(party, AWAY_SECONDS + 5)
        assert 1 + len(called) <= await public(party) - posted <= 1 + len(asking)
