"""A table of Federation, session deep: drafts that keep their word, undo, plans with conditions."""

from __future__ import annotations

import random

from bot.session import Act, Agreed, Committed, DraftView, Place, Planning, Sending
from bot.session.errors import UndoError
from bot.store.rows import How
from engine.core.digest import plain
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.record import Record
from engine.federation.game import FEDERATION
from tests.bot.session.tables import CHANNEL, USERS, Bot, Game
from tests.engine.federation import tables
from tests.engine.federation.tables import sensible

TOKENS = ("start2", "start1", "start3", "start8")
"""Of each seat; the first has lavandium for the spy."""
ROOM_A, NEO, SPY, LOUNGE, MOONS = "c2f3", "c1f3", "c3f2", "c6f1", "c2f2"


async def senators(bot: Bot, *, begun: bool = True, channel: int = CHANNEL) -> Game:
    """Four, so that nothing is blocked. Everybody has his start token, seat 0 is on turn; or the
    last seat is to choose its token first."""
    bot.games = {**bot.games, FEDERATION.key: FEDERATION}
    await bot.restart()
    deal = {"first": ("0",), "start-tokens": (*TOKENS, "start7")}
    setup = Setup(FEDERATION.key, ("human",) * len(USERS), "s", "t", {}, deal)
    chosen = tuple(Move(seat, ("start-token", TOKENS[seat])) for seat in (3, 2, 1, 0))
    record = Record(setup, chosen if begun else ())
    session = await bot.sessions.take_in(record, Place(USERS[0], channel=channel), USERS)
    return Game(bot, session.id)


async def planned(game: Game, seat: int, *acts: tuple[Act, str], ahead: str = "") -> DraftView:
    """Somebody makes up a plan, or an order, act after act."""
    for act, text in acts:
        press = game.bot.press(seat)
        shown = await game.session.plan(press, Planning(act, text), ahead=ahead)
    return shown


async def test_ranked_start_tokens_come_as_if_everybody_were_asked_one_by_one(bot: Bot) -> None:
    game = await senators(bot, begun=False)
    wishes = {2: ("start2", "start7"), 1: ("start2", "start3", "start1"), 0: ("start3", "start8")}
    for seat, (best, *others) in wishes.items():
        ranked = [(Act.OTHER, f"start-token {one}") for one in others]
        acts = [(Act.PLAY, f"start-token {best}"), *ranked, (Act.KEEP, "")]
        shown = await planned(game, seat, *acts, ahead="start-token")
        assert shown.confirmed
    await bot.restart()
    done = await game.session.play(bot.press(3), "start-token start2", commit=True)
    assert isinstance(done, Committed)
    assert await game.log() == [
        "3 start-token start2",
        "2 start-token start7",
        "1 start-token start3",
        "0 start-token start8",
    ]
    assert await game.asked() == [0]
    assert done.newly == (0,), "whoever has ranked them is not called for a token"


async def test_a_taken_space_is_left_to_the_second_choice_whatever_that_asks(bot: Bot) -> None:
    game = await senators(bot)
    shown = await planned(
        game,
        1,
        (Act.PLAY, f"place amb3 vote {ROOM_A}"),
        (Act.ELSE, ""),
        (Act.PLAY, f"place amb2 vote {NEO}"),
        (Act.PLAY, "move n1a"),
        (Act.KEEP, ""),
    )
    assert shown.plan is not None
    assert [words[-1] for (words,) in shown.plan.first] == [ROOM_A]
    done = await game.turn(0, f"place amb1a vote {ROOM_A}")
    assert [row.how for row in done.turns[-1].moves] == [How.PLANNED] * 3
    assert done.turns[-1].turn.why == "choice 2", "which the card tells"
    assert (await game.log())[-3:] == [f"1 place amb2 vote {NEO}", "1 move n1a", "1 end"]


async def test_an_alternative_that_asks_more_becomes_the_next_choice(bot: Bot) -> None:
    game = await senators(bot)
    shown = await planned(
        game,
        1,
        (Act.PLAY, f"place amb3 vote {ROOM_A}"),
        (Act.KEEP, ""),
        (Act.OTHER, f"place amb2 vote {NEO}"),
    )
    assert shown.plan is not None
    assert [words[-1] for (words,) in shown.plan.first] == [ROOM_A]
    assert shown.moves == (("place", "amb2", "vote", NEO),)
    assert not shown.confirmed, "what comes next has still to be said"
    await planned(game, 1, (Act.PLAY, "move n1a"), (Act.KEEP, ""))
    await game.turn(0, f"place amb1a vote {ROOM_A}")
    assert (await game.log())[-3:] == [f"1 place amb2 vote {NEO}", "1 move n1a", "1 end"]


async def test_another_price_asks_its_player(bot: Bot) -> None:
    game = await senators(bot)
    text = f"place amb1a vote {LOUNGE}; project 1"
    await planned(game, 1, (Act.PLAY, text), (Act.KEEP, ""))
    done = await game.turn(0, f"place amb1a vote {SPY}; copy small-lounge; project 1")
    assert done.returned == (1,)
    draft = await game.draft(1)
    assert (len(draft.moves), draft.meanwhile.repriced) == (2, True)


async def test_conditions_of_the_game_decide_which_choice_is_played(bot: Bot) -> None:
    """Two votes lead the floor or do not; the wing is not behind in either case."""
    for channel, (ambassador, first) in enumerate((("amb1a", True), ("amb3", False))):
        game = await senators(bot, channel=channel + 1)
        shown = await planned(
            game,
            1,
            (Act.PLAY, f"place amb2 vote {ROOM_A}"),
            (Act.PROVISO, "floor"),
            (Act.PROVISO, "wing"),
            (Act.ELSE, ""),
            (Act.PLAY, "place amb2 fund outer"),
            (Act.KEEP, ""),
        )
        assert shown.plan is not None
        assert [one.provisos for one in shown.plan.first_besides] == [("floor", "wing")]
        await game.turn(0, f"place {ambassador} vote {NEO}; move n1a")
        last = (await game.log())[-2]
        assert last == ("1 place amb2 vote c2f3" if first else "1 place amb2 fund outer")


async def test_a_wing_that_has_fallen_behind_gives_the_plan_back(bot: Bot) -> None:
    game = await senators(bot)
    acts = ((Act.PLAY, f"place amb2 vote {ROOM_A}"), (Act.PROVISO, "wing"), (Act.KEEP, ""))
    await planned(game, 1, *acts)
    done = await game.turn(0, "place amb3 vote c6f2; move n1a")
    assert done.returned == (1,)
    draft = await game.draft(1)
    assert draft.moves == ((("place", "amb2", "vote", ROOM_A)),)
    assert draft.meanwhile.unmet == ("wing",), "which the panel names"


async def test_a_draft_of_upkeep_says_what_will_be_paid(bot: Bot) -> None:
    """Nothing is paid before everybody has answered, so the position does not show it."""
    table, chance = tables.table(4, "upkeep"), random.Random(4)
    while (decision := table.pending[0]).kind != "upkeep" or decision.allows(("upkeep", "pay")):
        table.play(Move(decision.seat, sensible(decision, chance)))
    bot.games = {**bot.games, FEDERATION.key: FEDERATION}
    await bot.restart()
    record = Record(table.setup, tuple(table.log))
    session = await bot.sessions.take_in(record, Place(USERS[0], channel=CHANNEL), USERS)
    draft = await Game(bot, session.id).play(decision.seat, "upkeep drop")
    every = (*(step.notes for step in draft.steps), draft.crossing_notes)
    assert [note.key for notes in every for note in notes] == ["upkeep-after"]


async def test_a_draft_shows_what_comes_of_it_and_is_taken_back(bot: Bot) -> None:
    """Turns of chance. Each step taken back restores what was there before it; what a draft has
    shown is there once it is confirmed, and is free to take back; past what was turned up, and
    past what another has decided, only with consent."""
    game, chance = await senators(bot), random.Random(7)
    kept = revealed = 0
    while kept < ENOUGH or revealed < ENOUGH:
        (seat,) = await game.asked()
        seen = [plain((draft := await game.draft(seat)).view)]
        while not draft.can_confirm:
            assert draft.decision is not None
            words = sensible(draft.decision, chance)
            draft = await game.play(seat, " ".join(words))
            seen.append(plain(draft.view))
        moves, crossing = draft.moves, draft.crossing
        for shown in reversed(seen[:-1]):
            draft = await game.session.back(bot.press(seat), revision=draft.revision)
            assert plain(draft.view) == shown
        every = (*moves, *(() if crossing is None else (crossing,)))
        draft = await game.play(seat, "; ".join(" ".join(words) for words in every))
        assert plain(draft.view) == seen[-1]
        assert (draft.moves, draft.crossing) == (moves, crossing)
        await game.session.confirm(bot.press(seat), revision=draft.revision)
        if crossing is not None:
            revealed += 1
            assert not await taken_back(game, seat), "it has been turned up"
            await finish(game, seat, chance)
            continue
        assert await boards(game) == boards_of(draft)
        assert await taken_back(game, seat)
        assert (await game.draft(seat)).moves == moves
        await game.session.confirm(bot.press(seat))
        kept += 1
    before = (seat - 1) % len(USERS)
    assert not await taken_back(game, before), "another has decided"


ENOUGH = 2


async def boards(game: Game) -> object:
    """What lies before everybody now."""
    return boards_of(await game.draft((await game.asked())[0]))


def boards_of(draft: DraftView) -> object:
    """What lies before everybody, without the count of turns, which `end` puts up."""
    return [{**plain(one), "turns": 0} for one in draft.view.players]


async def taken_back(game: Game, seat: int) -> bool:
    """Whether somebody has taken his last turn back by himself."""
    try:
        return isinstance(await game.session.undo(game.bot.press(seat)), Agreed)
    except UndoError:
        return False


async def finish(game: Game, seat: int, chance: random.Random) -> None:
    """Play on until it is somebody else's turn."""
    while await game.asked() == [seat]:
        draft = await game.draft(seat)
        if draft.can_confirm:
            await game.session.confirm(game.bot.press(seat), revision=draft.revision)
            continue
        assert draft.decision is not None
        await game.play(seat, " ".join(sensible(draft.decision, chance)))


async def test_turns_of_one_round_are_planned_one_after_the_other(bot: Bot) -> None:
    """The second is drafted as if the first were over, also where that reveals something."""
    game = await senators(bot)
    await planned(game, 1, (Act.PLAY, f"place amb3 vote {NEO}; move n1a"))
    shown = await planned(game, 1, (Act.THEN, ""))
    assert shown.decision is not None
    offered = {option.words for option in shown.decision.offer()}
    assert ("place", "amb2", "vote", ROOM_A) in offered
    assert not [one for one in offered if one[1:2] == ("amb3",) or NEO in one], "both are gone"
    await planned(game, 1, (Act.PLAY, f"place amb2 vote {ROOM_A}"), (Act.KEEP, ""))
    await game.turn(0, "place amb1a vote c5f2")
    assert (await game.log())[-1] == "1 end"
    assert await game.asked() == [2]
    await game.turn(2, "place amb2 fund outer")
    await game.turn(3, "place amb2 fund outer")
    done = await game.turn(0, "place amb2 fund outer")
    assert (await game.log())[-2:] == [f"1 place amb2 vote {ROOM_A}", "1 end"]
    assert [row.how for row in done.turns[-1].moves] == [How.PLANNED] * 2


async def test_a_turn_that_reveals_something_is_ended_with_it_or_goes_on(bot: Bot) -> None:
    """After the next moon is turned up a ship could be sent: whoever has said what he wants is not
    asked, unless that asks something itself."""
    none, other, same = (("mission", one) for one in ("none", "1", "2"))
    cases: list[tuple[list[tuple[str, ...]] | None, list[tuple[str, ...]], str]] = [
        (None, [], "mission"),
        ([other], [], "mission"),
        ([none], [none, ("end",)], ""),
        ([same], [same], "sixmoon"),
    ]
    for channel, (then, played, asked) in enumerate(cases, start=1):
        game = await senators(bot, channel=channel)
        draft = await game.play(0, f"place amb2 fund {MOONS}")
        assert draft.decision is not None
        token = next(iter(draft.decision.offer())).words
        draft = await game.play(0, " ".join(token))
        assert draft.sending is Sending.PLAYS_A_PART
        await game.session.confirm(bot.press(0), revision=draft.revision, then=then)
        log = [f"0 {' '.join(words)}" for words in (token, *played)]
        assert (await game.log())[-len(log) :] == log
        assert await game.asked() == ([0] if asked else [1])
        shown = (await game.draft(0)).decision
        assert ("" if shown is None else shown.kind) == asked
