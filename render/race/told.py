"""What a position says in words: fragments that alt texts and the whole text share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.marking import KEEP, SPEND
from engine.core.moves import Note
from engine.race.components import CARDS, cards_of
from engine.race.terms import Way
from engine.race.view import GoalView, HandCard, PlayerView
from render import texts
from render.race.drafting import packs_line, progress
from render.race.parts import RaceScene, card_of, minus, on_table, say, when, word
from render.race.reach import LATER, Reach
from render.race.scores import term_counts
from render.race.wording import GAME, about_text, power_lines, signed, term_lines
from render.texts import capital


def titled(scene: RaceScene, title: str, items: Iterable[str]) -> str:
    """A heading and what belongs to it; nothing if there is nothing."""
    shown = ", ".join(item for item in items if item)
    return say(scene.lang, "titled", title=title, list=shown) if shown else ""


def amount(scene: RaceScene, **bag: int) -> str:
    """So much of something, in words."""
    return str(texts.amounts(scene.lang, GAME, bag))


def figures(scene: RaceScene, player: PlayerView) -> Iterator[str]:
    """Points, cards, Military; in a draft cards picked."""
    if scene.view.packs is not None:
        yield from progress(scene, player)
        return
    yield amount(scene, vp=player.total)
    yield say(scene.lang, "on-table", n=on_table(scene.view, player))
    yield say(scene.lang, "in-hand", n=player.hand)
    if not player.robot:
        yield military(scene, player)


def military(scene: RaceScene, player: PlayerView) -> str:
    """Military, and what counts against some worlds only."""
    extra = [
        say(
            scene.lang,
            "against",
            n=signed(one.amount),
            what=word(scene.lang, one.against, kind="keyword" if one.keyword else "good"),
        )
        for one in player.special_military
    ]
    own = say(scene.lang, "military", n=minus(player.military))
    return f"{own} ({', '.join(extra)})" if extra else own


def actions(scene: RaceScene, player: PlayerView) -> str:
    """What was chosen in this round."""
    return " + ".join(capital(word(scene.lang, one, kind="action")) for one in player.actions)


def goods(scene: RaceScene, player: PlayerView) -> str:
    """Where goods lie."""
    names = [word(scene.lang, one.id) for one in player.tableau if one.good is not None]
    return titled(scene, say(scene.lang, "goods-on"), names)


def cards(scene: RaceScene, player: PlayerView) -> Iterator[str]:
    """Every card on the table, goods said."""
    for one in player.tableau:
        name = word(scene.lang, one.id)
        yield name if one.good is None else say(scene.lang, "with-good", name=name)


def sources(scene: RaceScene, player: PlayerView) -> Iterator[str]:
    """Where the points come from."""
    yield say(scene.lang, "source-chips", n=player.chips)
    yield say(scene.lang, "source-printed", n=player.printed)
    for six in player.six:
        terms = ", ".join(term_counts(scene, six))
        name = word(scene.lang, six.card)
        yield say(scene.lang, "source-six", name=name, n=six.points, terms=terms or "–")
    if scene.view.goals:
        yield say(scene.lang, "source-goals", n=player.goal_points)
    yield say(scene.lang, "tie", n=player.tie)


def goal_line(scene: RaceScene, goal: GoalView, call: Callable[[RaceScene, int], str]) -> str:
    """A goal: what it asks, who has it, how far everybody is."""
    holders = [seat for seat in (goal.owner, *goal.sharers) if seat is not None]
    held = ", ".join(call(scene, seat) for seat in holders)
    progress = ", ".join(
        say(
            scene.lang,
            "progress",
            name=call(scene, player.seat),
            have=goal.progress[player.seat],
            need=goal.threshold,
        )
        for player in scene.view.players
    )
    key = "goal-held" if held else "goal-free"
    title = word(scene.lang, goal.id)
    return say(scene.lang, key, title=title, n=goal.points, holders=held, progress=progress)


def hand_line(scene: RaceScene, held: HandCard, letter: str = "") -> str:
    """A card of the hand: its letter, its name, what it takes or why it cannot be played."""
    name = word(scene.lang, held.id)
    start = f"{letter} {name}" if letter else name
    return ", ".join((f"{start} – {price(scene, held)}", *mark_words(scene, held.id)))


def mark_words(scene: RaceScene, card: str) -> Iterator[str]:
    """What its owner has marked a card as."""
    for mark in (KEEP, SPEND):
        if card in scene.marks.get(mark, ()):
            yield str(texts.note(scene.lang, GAME, Note("marked", {"mark": mark})))


def price(scene: RaceScene, held: HandCard) -> str:
    """The ways there are, else what is missing."""
    ways = []
    for way in held.ways:
        told = str(texts.text(scene.lang, f"way-{way.way}", GAME))
        if way.way is Way.CONQUER:
            key = "way-conquer" if way.has >= way.needed else "way-boosted"
            told = say(scene.lang, key, way=told, has=way.has, needed=way.needed)
        elif way.way in (Way.PAY, Way.SPECIALIST):
            told = say(scene.lang, "way-paid", way=told, n=way.cost)
        ways.append(told)
    if ways:
        return "; ".join(ways)
    if held.playable and held.price is not None:
        paid = str(texts.text(scene.lang, "way-pay", GAME))
        return say(scene.lang, "way-paid", way=paid, n=held.price)
    if held.obstacle is not None:
        return str(texts.note(scene.lang, GAME, held.obstacle))
    return str(card_of(scene, held.id).number)


def reach_line(scene: RaceScene, one: Reach) -> str:
    """A card and what it lacks."""
    if one.when == LATER and not one.cards and not one.military:
        lacks = price(scene, one.held)
    else:
        parts = [amount(scene, cards=one.cards)] if one.cards else []
        parts += [say(scene.lang, "military", n=f"+{one.military}")] if one.military else []
        lacks = " / ".join(parts) or price(scene, one.held)
    return f"{one.letter} {word(scene.lang, one.card.id)} – {lacks}"


def card_lines(lang: str, name: str, edition: str = "first") -> Iterator[str]:
    """All that a card does, a sentence each, the phase before it."""
    printed = cards_of(edition)[name]
    for line in power_lines(lang, printed):
        yield f"{line.phase.value}: {line.text}"
    yield from term_lines(lang, printed)


def about_card(lang: str, name: str, _values: str = "") -> str:
    """A card in a few sentences: its kind, what it costs, all that it does."""
    if name not in CARDS:
        return ""
    printed = CARDS[name]
    number = say(lang, "defense" if printed.military else "cost", n=printed.number)
    points = say(lang, "points-variable") if printed.variable else say(lang, "points", n=printed.vp)
    kind = f"{capital(about_text(lang, printed))}, {number}, {points}."
    return " ".join([kind, *card_lines(lang, name)])


def to_the_end(scene: RaceScene) -> tuple[texts.Text, ...]:
    """How near the end is: whose table is the fullest, and how many chips are left; in a draft
    where the packs are."""
    view = scene.view
    if view.packs is not None:
        return (texts.Text(packs_line(scene)),)
    if not view.round or view.step == "over":
        return ()
    most = max(on_table(view, player) for player in view.players)
    count = texts.Text(f"{most}/{view.tableau_limit}")
    chips = texts.Text(f"{view.pool}/{view.pool_size}")
    last = "yes" if most >= view.tableau_limit or not view.pool else "no"
    args = {"when": when(scene), "cards": count, "chips": chips, "last": last}
    return (texts.text(scene.lang, "to-the-end", GAME, **args),)


def robot_lines(scene: RaceScene) -> Iterator[str]:
    """The robot's mat, its dice and their spaces; nothing where there is none."""
    robot = scene.view.robot
    if robot is None:
        return
    lang = scene.lang
    level = word(lang, robot.level, kind="level")
    about = say(lang, "robot-world", world=word(lang, robot.world), level=level)
    yield f"{capital(word(lang, 'robot'))}: {about}"
    if robot.faces:
        faces = ", ".join(word(lang, face, kind="face") for face in robot.faces)
        spaces = ", ".join(word(lang, space, kind="action") for space in robot.dice)
        yield f"{say(lang, 'robot-dice')}: {faces} → {spaces}"
    head = capital(word(lang, robot.head, kind="action"))
    yield titled(scene, say(lang, "robot-head"), [head])
    for key, number, most in (
        ("robot-credits", robot.credits, robot.most_credits),
        ("robot-economy", robot.economy, robot.most_economy),
        ("robot-tokens", robot.tokens_placed, robot.tokens_placed + robot.tokens_left),
    ):
        yield titled(scene, say(lang, key), [say(lang, "of", n=number, most=most)])
    yield say(lang, "robot-assumed")
