"""Against the robot at the local table: in a channel of a server by panel, and where the bot is no
member by commands; taken back, started again, every step of the robot explained."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.local import Driver, Screen
from bot.session import Press
from engine.core.events import Event
from engine.core.record import play_record
from engine.race.components import CARDS
from engine.race.view import RobotView
from render import texts
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.tapping import Taps
from tests.render.race.positions import answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROUNDS = 4
"""So many are played by hand; the others are gone through without Discord."""
ASSUMED = {"en": "we assume it", "ru": "это наши предположения", "uk": "це наші припущення"}


async def alone(house: House, driver: Driver, place: str, **options: object) -> tuple[Party, str]:
    """A new game against the robot, and what was said to it."""
    opened = await driver.slash(place, "new race", **options)
    assert not opened.text.startswith("⛔"), opened.text
    own = await house.orrery.sessions.of_user(int(driver.id))
    return Party(house, place, {driver.id: driver}, max(row.id for row, _ in own)), opened.text


async def robot(party: Party) -> RobotView:
    view: RobotView = (await party.session.view()).robot
    return view


async def robots(party: Party, since: int = 0) -> list[Event]:
    """What the robot has done, from some turn on."""
    told = (await party.session.history()).told
    return [
        event
        for turn in told
        if turn.turn.n > since
        for event in turn.events
        if event.kind in ("robot_rolled", "robot_acted")
    ]


async def last_turn(party: Party) -> int:
    return (await party.session.standing()).last_turn


def is_explained(said: str, events: Sequence[Event], lang: str) -> bool:
    """Whether a text tells each step with its reasons, and they are all there are."""
    for event in events:
        line = texts.event(lang, "race", event, ("", ""))
        assert event.args["notes"] or not event.args.get("reasons", 1), event
        named = [note.args["card"] for note in event.args["notes"] if "card" in note.args]
        assert all(texts.word(lang, "race", card) in line for card in named if card in CARDS)
        if line not in said:
            return False
    return True


async def at_random(party: Party, chance: random.Random) -> None:
    """One answer without Discord."""
    user = Press(int(next(iter(party.drivers))))
    draft = await party.session.draft(user)
    while draft.decision is not None:
        draft = await party.session.play(user, " ".join(answer(draft.decision, chance)))
    await party.session.confirm(user)


async def gone_through(party: Party, chance: random.Random) -> None:
    """To the end; the record replays to the same scores."""
    while (result := (await party.session.standing()).result) is None:
        await at_random(party, chance)
    assert play_record(ALL_GAMES["race"], await party.session.record()).result == result
    assert all(event.args["notes"] for event in await robots(party) if event.kind == "robot_acted")


async def test_in_a_channel_by_panel_with_undo_over_the_dice_and_a_restart(house: House) -> None:
    oksana = await house.table.player("Оксана")
    room = f"#{await house.channel()}"
    party, said = await alone(house, oksana, room, players=1, level="medium", robot="new_sparta")
    assert ASSUMED["en"] in said
    assert "1 of 1" in said
    chance = random.Random("channel")
    dice: dict[int, tuple[str, ...]] = {}
    while (view := await party.session.view()).round <= ROUNDS:
        before = await last_turn(party)
        panel = await oksana.slash(room, "turn")
        await Taps(oksana, panel, chance).answer()
        card = await party.later_card()
        done = await robots(party, before)
        assert is_explained(card.text, done, "en")
        rolled = [event for event in done if event.kind == "robot_rolled"]
        if rolled and view.round not in dice:
            dice[view.round] = (await robot(party)).faces
            undone = await oksana.slash(room, "undo")
            assert not undone.text.startswith("⛔")
            assert not await robots(party, before), "he is alone: nobody is asked"
            if view.round == 1:
                await house.restart()
            await Taps(oksana, await oksana.slash(room, "turn"), chance).answer()
            assert (await robot(party)).faces == dice[view.round], "the same dice"
    shown = await oksana.slash(room, "show", what="robot")
    assert shown.message.pictures
    assert len(dice) == ROUNDS
    await gone_through(party, chance)
    card = await party.last_card()
    result = (await party.session.standing()).result
    assert result is not None
    assert all(str(score) in card.text for score in result.scores)


async def test_where_the_bot_is_no_member_by_commands_and_panel(house: House) -> None:
    house.table.arrange.install_app("Борис")
    house.table.arrange.add_guild("Elsewhere", ["Борис", "Ada"], bot=False)
    boris = await house.table.player("Борис")
    party, said = await alone(house, boris, "#elsewhere")
    assert ASSUMED["ru"] in said, "there is no lobby to say it"
    chance = random.Random("elsewhere")
    panel: Screen = (await boris.slash("#elsewhere", "mygames")).message
    first = (await press(boris, panel, "turn")).message
    seen, restarted = 0, False
    while (await party.session.view()).round <= ROUNDS:
        before = await last_turn(party)
        taps = Taps(boris, await press(boris, panel, "turn"), chance)
        await taps.answer()
        assert taps.screen.ephemeral
        done = await robots(party, before)
        assert is_explained(taps.screen.text, done, "ru")
        seen += len(done)
        undo = with_verb(taps.screen, "undo")
        if done and undo:
            faces = (await robot(party)).faces
            await boris.click(taps.screen, custom_id=undo[0].custom_id)
            assert not await robots(party, before)
            if not restarted:
                await house.restart()
                restarted = True
            await Taps(boris, await press(boris, panel, "turn"), chance).answer()
            assert (await robot(party)).faces == faces
    assert seen > ROUNDS
    assert restarted
    assert not [one for one in await boris.history("#elsewhere") if not one.ephemeral]
    assert first.ephemeral
    await gone_through(party, chance)
    over = await boris.slash("#elsewhere", "mygames")
    assert not with_verb(over.message, "turn")
