"""What a waiting post becomes: a new card, an edit of the card that stands, or a notice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import render
from bot.cards.lobby_card import assumed_lines, options_lines, title
from bot.cards.notices import CONSENT, OPEN, SAID, notice_lines, said_of
from bot.cards.turn_card import (
    MOST_RESULT,
    MOST_STORY,
    TurnCard,
    story_of,
    tells_the_end,
    told_lines,
)
from bot.cards.turn_words import struck_lines, undone_lines
from bot.client.components import ending
from bot.client.pictures import PictureScene
from bot.client.request import Seated, Services
from bot.session import GameStanding, Session, Told
from bot.session.accord import unopenable
from bot.session.accord.agreed_rules import CLOCK
from bot.session.accord.unopenable import UNOPENED
from bot.session.asked.calls import CARD, LOBBY
from bot.session.errors import UnknownGameError
from bot.store import clocks, people, posts, traces
from bot.store.posts import BUTTONS
from bot.store.rows import ConsentRow, PostRow, TurnKind, UndoRow
from engine.core.game import HUMAN
from engine.core.moves import Role
from render import Picture

CHANGES_THE_LOG = ("undone", "redone", "mended-rewind", "mended-continue", "seated")
"""Notices after which the table stands elsewhere: they call everybody who must act then."""
AS_CARDS = (*CHANGES_THE_LOG, "replaced", "back", "resumed", "abandoned", "moved")
"""Notices after which others, or nobody, can press something: they are posted as cards."""
MOST_TOLD = 60
"""More turns fit on no card."""
LOOK_BACK = 20
"""In so many turns something has begun that goes on, if it does at all."""
FILES, STORY, TURNS, MENTION = "files", "story", "turns", "mention"
"""What a post's payload keeps besides its buttons: its files, its words, what it is about."""


@dataclass(frozen=True)
class Post:
    """A post ready to be sent: the card, whom it calls, and the message it replaces."""

    row: PostRow
    card: TurnCard
    lang: str
    payload: Mapping[str, object]
    """What is kept of it, so that the card can be made again."""
    called: Sequence[int] = ()
    pictures: Sequence[tuple[str, Picture]] = ()
    edits: PostRow | None = None
    """The post whose message is changed; None for a new message."""
    strips: Sequence[PostRow] = field(default=())
    """Posts whose messages lose their buttons."""
    requests: bool = False
    """Whether it, or an older post, is a request that may have to be brought up to date."""


async def compose(
    services: Services, row: PostRow, lost: PostRow | None = None, *, arrived: bool = False
) -> Post:
    """Put a waiting post of a game into words and pictures; if the card that it was to change is
    `lost`, it tells of that card's turns too. One that has arrived changes no other card."""
    assert row.game is not None
    session = services.sessions.get(row.game)
    try:
        standing = await session.standing()
    except UNOPENED:
        return await _without_game(services, row)
    lang = await services.lang_of_table(standing.game)
    table = await services.seated(row.game, lang)
    pressed = await services.sessions.database.read(posts.with_buttons, row.game)
    others = [one for one in pressed if one.id != row.id]
    standing_cards = [one for one in others if SAID not in one.payload]
    payload = dict(row.payload)
    current = standing_cards[0] if standing_cards and not arrived else None
    if current is not None and _is_edit(standing, row, current):
        payload = merged(current.payload, payload)
    else:
        current = None
        if lost is not None:
            payload = merged(lost.payload, payload)
    post = await _made(services, session, row, standing, table, payload)
    asks = SAID in post.payload
    post = replace(post, requests=asks or len(others) > len(standing_cards))
    if current is not None:
        return replace(post, edits=current, called=())
    return replace(post, strips=standing_cards if post.payload.get(BUTTONS) and not asks else ())


async def _without_game(services: Services, row: PostRow) -> Post:
    """A notice about a game that cannot be opened; raises why it cannot for anything else."""
    assert row.game is not None
    game, seats = await services.sessions.find(row.game)
    lang = await services.lang_of_table(game)
    table = await services.seated(row.game, lang)
    what = str(row.payload.get("what", ""))
    if what not in (unopenable.WHAT, "abandoned"):
        raise UnknownGameError
    story = notice_lines(what, row.payload, table)
    card = TurnCard(table, GameStanding(game, seats), story=story)
    return Post(row, card, lang, {**row.payload, STORY: story})


async def story_again(services: Services, row: PostRow, lang: str) -> list[str]:
    """What a sent post told of, as it was told; what was taken back since is struck through."""
    assert row.game is not None
    table = await services.seated(row.game, lang)
    turns = _numbers(row.payload.get(TURNS))
    last, gone = turns[-1] if turns else 0, list[str]()
    for undone in await _undone_since(services, row):
        first = undone.turns[0].n
        if turns and first <= last:  # later numbers have belonged to others meanwhile
            gone = [*struck_lines(undone, table, max(first, turns[0]), last), *gone]
            last = first - 1
    if gone:
        head = await _head(services, row.game, row.payload, table)
        session = services.sessions.get(row.game)
        told = await _told(session, {TURNS: [turns[0], last]})
        lines = told_lines(told, table, brief=True, before=await _before(session, told))
        story = ending([*head, *lines, *gone], MOST_STORY + MOST_RESULT)
    else:
        kept = row.payload.get(STORY)
        story = [str(line) for line in kept] if isinstance(kept, list) else []
    return story if any(story) else [title(table)]


async def _undone_since(services: Services, row: PostRow) -> list[UndoRow]:
    """What was taken back after a post was made, and not put back; secret answers that were
    withdrawn are not told of anyway."""
    assert row.game is not None
    rows = await services.sessions.database.read(traces.undone, row.game)
    return [
        one
        for one in sorted(rows, key=lambda one: one.id)
        if one.at >= row.created and one.redone is None and one.turns and one.reason != "withdraw"
    ]


def files_of(row: PostRow) -> list[tuple[str, str]]:
    """The pictures that a sent post has, by file name, with their text twins."""
    files = row.payload.get(FILES)
    return [(str(name), str(alt)) for name, alt in files] if isinstance(files, list) else []


async def pictures_again(services: Services, row: PostRow, lang: str) -> list[tuple[str, Picture]]:
    """The pictures of a sent post once more, under the names they have there."""
    assert row.game is not None
    session = services.sessions.get(row.game)
    turns = _numbers(row.payload.get(TURNS))
    if not turns:
        return []
    table = await services.seated(row.game, lang)
    before = await session.view_at(turns[0] - 1) if turns[0] > 0 else None
    view = await session.view_at(turns[-1])
    drawn = await services.pictures.card(PictureScene(table.game, view, lang, before, table.names))
    wanted = {name for name, _ in files_of(row)}
    return [
        (name, picture)
        for view_name, picture in drawn
        for name in wanted
        if name.startswith(f"{view_name}-")
    ]


def merged(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    """What a card tells after it has been edited."""
    turns = [*_numbers(old.get(TURNS)), *_numbers(new.get(TURNS))]
    return {**new, **old, TURNS: [min(turns), max(turns)]}


def _is_edit(standing: GameStanding, row: PostRow, current: PostRow) -> bool:
    """Whether a post only changes the card that stands: during the setup, and for answers."""
    if row.kind != CARD or standing.result is not None:
        return False
    of_setup = current.kind == LOBBY or _numbers(current.payload.get(TURNS))[:1] == [0]
    if of_setup and _is_setup(standing):
        return True
    if current.kind == LOBBY or row.payload.get("ended") or row.payload.get("revealed"):
        return False
    return not row.payload.get(MENTION)


def _is_setup(standing: GameStanding) -> bool:
    return all(asked.role is Role.SETUP for asked in standing.asked)


async def _made(
    services: Services,
    session: Session,
    row: PostRow,
    standing: GameStanding,
    table: Seated,
    payload: dict[str, object],
) -> Post:
    told = await _told(session, payload)
    head = await _head(services, session.id, payload, table)
    far = render.standing(table.game, await session.view(), table.lang, table.names)
    questions = await session.questions() if standing.result is None else ()
    card = TurnCard(
        table,
        standing,
        told,
        await _before(session, told),
        questions,
        head,
        due=await _due(services, session.id),
        runs_out=await _running_out(services, standing),
        returned=_numbers(row.payload.get("returned")),
        redo=await _can_redo(services, standing, payload),
        far=far,
    )
    drawn: list[tuple[str, Picture]] = []
    if row.kind == CARD or row.payload.get("what") in AS_CARDS:
        drawn = await _drawn(services, session, card)
        payload[BUTTONS] = True
    files = [(file_name(row, name), picture) for name, picture in drawn]
    payload[FILES] = [[name, picture.alt] for name, picture in files]
    shown = tuple((name, picture.alt) for name, picture in files)
    card = replace(card, pictures=shown, story=story_of(card))
    payload[STORY] = list(card.story)
    called = await _called(services, row, card)
    request = await request_of(services, row)
    if request is not None:
        payload |= {SAID: said_of(request), BUTTONS: request.status == OPEN}
    return Post(row, card, table.lang, payload, called, files)


async def _called(services: Services, row: PostRow, card: TurnCard) -> list[int]:
    """Whom a new message calls: only those who must act because of it, and still must, and whom
    nothing calls that already waits behind a delayed message; at the end of the game everybody."""
    request = await request_of(services, row)
    if request is not None:
        return [user for user, given in request.answers.items() if given is None]
    if row.kind == CARD and tells_the_end(card):
        return list(dict.fromkeys(card.table.users([seat.seat for seat in card.table.seats])))
    asked = [question.seat for question in card.questions]
    must = list(dict.fromkeys([*asked, *card.standing.expected]))
    behind = await services.sessions.database.read(posts.waiting_after, row)
    later = {user for one in behind for user in _calls(one, card.table, must)}
    return [user for user in _calls(row, card.table, must) if user not in later]


def _calls(row: PostRow, table: Seated, must: Sequence[int]) -> list[int]:
    """Whom a post would call of those who must act."""
    what, who = row.payload.get("what"), row.payload.get("user")
    if what in CHANGES_THE_LOG:
        return [user for user in table.users(must) if user != who]
    if what in ("replaced", "back"):
        return [user for user in table.users(must) if user == who]
    return table.users([seat for seat in _numbers(row.payload.get(MENTION)) if seat in must])


async def request_of(services: Services, row: PostRow) -> ConsentRow | None:
    """The request that a post tells of, as it is now."""
    number = row.payload.get("request")
    if row.payload.get("what") != CONSENT or not isinstance(number, int):
        return None
    return await services.sessions.database.read(traces.consent, number)


async def _due(services: Services, game: int) -> dict[int, float]:
    """When open questions are answered for their seats."""
    rows = await services.sessions.database.read(people.reminders_of, game)
    return {row.seat: row.due for row in rows if row.kind == people.TIMEOUT}


async def _running_out(services: Services, standing: GameStanding) -> dict[int, float]:
    """When the time banks run out that are running."""
    if CLOCK not in standing.game.options or standing.game.paused_at is not None:
        return {}
    rows = await services.sessions.database.read(clocks.of_game, standing.game.id)
    return {row.seat: row.due for row in rows if row.due is not None}


async def _can_redo(
    services: Services, standing: GameStanding, payload: Mapping[str, object]
) -> bool:
    """Whether nobody has moved on since what a card tells to be taken back."""
    if payload.get("what") != "undone":
        return False
    last = await services.sessions.database.read(traces.last_undo, standing.game.id)
    if last is None or last.id != payload.get("undo") or last.redone is not None:
        return False
    return last.version == standing.game.version


async def _drawn(services: Services, session: Session, card: TurnCard) -> list[tuple[str, Picture]]:
    """The pictures of a card; ringed is what its turns have changed."""
    before = None
    if card.told and card.told[0].turn.n > 0:
        before = await session.view_at(card.told[0].turn.n - 1)
    scene = PictureScene(
        game=card.table.game,
        view=await session.view(),
        lang=card.table.lang,
        before=before,
        names=card.table.names,
        asked=[question.seat for question in card.questions],
    )
    return await services.pictures.card(scene)


def file_name(row: PostRow, name: str) -> str:
    """A file name that tells its post, new with every version, so that no old picture is shown."""
    return f"{name}-{row.id}.png"


async def _told(session: Session, payload: Mapping[str, object]) -> Sequence[Told]:
    turns = _numbers(payload.get(TURNS))
    if len(turns) != 2:
        return ()
    first = max(turns[0], turns[1] - MOST_TOLD)
    told = [*await session.told(first, turns[1])]
    while told and told[0].turn.n > 0:  # a turn that was sent off in parts is told whole
        (before,) = await session.told(told[0].turn.n - 1, told[0].turn.n - 1)
        if before.turn.kind is not TurnKind.PART or before.turn.seat != told[0].turn.seat:
            break
        told.insert(0, before)
    return told


async def _before(session: Session, told: Sequence[Told]) -> Sequence[Told]:
    """The turns before these, for what began in them."""
    first = told[0].turn.n if told else 0
    return await session.told(max(0, first - LOOK_BACK), first - 1) if first else ()


async def _head(
    services: Services, game: int, payload: Mapping[str, object], table: Seated
) -> list[str]:
    """What stands above the turns: what is played here, or what a notice tells."""
    what = payload.get("what")
    if what == CONSENT:  # made from the request itself
        return []
    if what is None:
        first = _numbers(payload.get(TURNS))[:1] == [0]
        if not first:
            return []
        alone = table.row.setup.seats.count(HUMAN) == 1  # whose game began without a lobby
        assumed = assumed_lines(services, table) if alone else []
        return [title(table), *options_lines(table), *assumed]
    if what in ("undone", "redone"):
        rows = await services.sessions.database.read(traces.undone, game)
        undone = next((one for one in rows if one.id == payload.get("undo")), None)
        if undone is not None:
            return undone_lines(undone, table, redone=what == "redone")
    return notice_lines(str(what), payload, table)


def _numbers(value: object) -> list[int]:
    return list(value) if isinstance(value, list) else []
