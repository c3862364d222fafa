"""E81216: productions give income, megastructures points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.federation.actions.neo import forward, transport_miner
from engine.federation.actions.sixmoon import last_moon, moon_word, transport_mage
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.bag import Bag
from engine.federation.gains import pay, transmutable
from engine.federation.interpreter import handles, in_turn, run
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.metrics import count
from engine.federation.payable import buildable, discounted
from engine.federation.state import Deed, Player, State
from engine.federation.terms import BEST_DIE, Planet, Source
from engine.federation.tokens import counting, flippable
from engine.federation.vocabulary import (
    BuildDiscount,
    Die,
    Effect,
    ExtraMove,
    FlipSpecialist,
    PlaceRobot,
    ProductionIncome,
    Ship,
    Transfiguration,
    Transmute,
)


@rule("FED e81216")
def build(state: State, player: Player, deed: Deed) -> Flow[None]:
    """Pay and build one production or one megastructure that one has not built."""
    answer = yield from ask(
        Question(state, player, "e81216", partial(options, state, player, deed))
    )
    if not answer:
        return
    what, cost = priced(state, player, deed, answer)
    pay(state, player, cost)
    yield from put_robot(state, player, what)
    deed.done = True
    if counting(state, player):
        yield from ask(Question(state, player, "after-build", tuple))


def priced(state: State, player: Player, deed: Deed, answer: Words) -> tuple[str, Bag]:
    """What is built, and its price after the discount chosen."""
    cost = dict(buildable(state, player))[answer[1]]
    ways = discounted(state, cost, deed.discount)
    if len(answer) == 2:
        return answer[1], ways[0][1]
    return answer[1], next(left for taken, left in ways if less_word(taken) == answer[3])


def options(state: State, player: Player, deed: Deed) -> Iterator[Option]:
    """What can be paid, once for each way to take off a discount."""
    for what, cost in buildable(state, player):
        ways = discounted(state, cost, deed.discount)
        for taken, left in ways:
            if player.reserve.covers(left):
                words = (
                    ("build", what) if len(ways) == 1 else ("build", what, "less", less_word(taken))
                )
                yield Option(words, build_notes(state, player, what, left))


def less_word(taken: tuple[str, ...]) -> str:
    """A discount as a word: `copernium+1,lavandium+1`."""
    return ",".join(f"{kind}+{taken.count(kind)}" for kind in dict.fromkeys(taken))


def build_notes(state: State, player: Player, what: str, cost: Bag) -> tuple[Note, ...]:
    """Price, and for a megastructure what it scores."""
    notes = [Note("costs", {"resources": player.reserve.handed_for(cost).plain()})]
    if what in state.box.megastructures:
        own = state.box.rulings.megastructure_counts_its_own_influence
        worth = values(state, player, what, coming=2 if own else 0)
        multiplier = state.multiplier(what) or 0
        args = {"multiplier": multiplier, "values": worth, "points": multiplier * min(worth)}
        notes.append(Note("megastructure", args))
    return tuple(notes)


def values(state: State, player: Player, mega: str, coming: int = 0) -> tuple[int, ...]:
    """What the tokens on a megastructure count; `coming` is influence on E81216 to be added."""
    metrics = [state.box.megastructure_metrics[token] for token in state.megastructures[mega]]
    return tuple(
        count(state, player, metric) + (coming if metric == f"influence:{Planet.E81216}" else 0)
        for metric in metrics
    )


def put_robot(state: State, player: Player, what: str) -> Flow[None]:
    """A robot on a building: income at once, or points."""
    if what in state.box.productions:
        player.productions.append(what)
        player.productions.sort(key=state.productions.index)
        state.tell("built", player, building=what, multiplier=0)
        check_medals(state, player)
        yield from income(state, player, what)
    else:
        build_megastructure(state, player, what)


@rule("FED e81216: megastructures")
def build_megastructure(state: State, player: Player, mega: str) -> None:
    """On the highest free multiplier; it times the smaller of the two values is scored."""
    multiplier = state.multiplier(mega)
    assert multiplier is not None, "a place is free"
    before = values(state, player, mega)
    player.megastructures[mega] = multiplier
    state.tell("built", player, building=mega, multiplier=multiplier)
    own = state.box.rulings.megastructure_counts_its_own_influence
    worth = values(state, player, mega) if own else before
    points = multiplier * min(worth)
    state.score(
        player, Source.MEGASTRUCTURES, points, building=mega, multiplier=multiplier, values=worth
    )
    check_medals(state, player)


@rule("FED e81216: income")
def income(state: State, player: Player, production: str) -> Flow[None]:
    """What a production gives."""
    state.tell("produced", player, production=production)
    yield from run(state, player, state.box.productions[production].income, Source.OTHER)


def is_useful(state: State, player: Player, production: str) -> bool:
    """Whether the income of a production would change anything now."""
    return any(
        _changes(state, player, effect) for effect in state.box.productions[production].income
    )


def _changes(state: State, player: Player, effect: Effect) -> bool:
    match effect:
        case Ship():
            return player.supply > 0 and player.ships < state.box.limits.hangar
        case Die():
            return player.die < BEST_DIE
        case FlipSpecialist():
            return bool(flippable(state, player, effect.level))
        case ExtraMove():
            return any(True for _ in transports(state, player, effect))
        case Transmute():
            return any(True for _ in transmutable(state, player, effect))
        case Transfiguration():
            return state.beside[effect.strength] > 0
    return True


@handles(ProductionIncome)
@rule("FED specialists: 1B3, 2B3")
def any_income(
    state: State, player: Player, effect: ProductionIncome, source: Source
) -> Flow[None]:
    """The income of productions in play, without a robot."""
    had: list[str] = []
    for _ in range(effect.count):
        word = yield from ask_one_of(
            state,
            player,
            "income",
            "income",
            lambda: [one for one in state.productions if effect.repeat_ok or one not in had],
        )
        if word:
            had.append(word)
            yield from income(state, player, word)


@handles(PlaceRobot)
@rule("FED deep space: free robot")
def free_robot(state: State, player: Player, effect: PlaceRobot, source: Source) -> Flow[None]:
    """A robot on any production or megastructure, by the same rules but without a price."""
    yield from in_turn(state)

    def choices() -> Iterator[Option]:
        for what, _ in buildable(state, player):
            yield Option(("build", what), build_notes(state, player, what, Bag())[1:])

    answer = yield from ask(Question(state, player, "robot", choices))
    if answer:
        yield from put_robot(state, player, answer[1])


@handles(BuildDiscount)
def _discount(state: State, player: Player, effect: BuildDiscount, source: Source) -> Flow[None]:
    deed = state.deed_of(Planet.E81216)
    if deed is not None:
        deed.discount += effect.crystals
    yield from ()


@handles(ExtraMove)
@rule("FED e81216: transporter, and further steps")
def extra_move(state: State, player: Player, effect: ExtraMove, source: Source) -> Flow[None]:
    """Further steps of the action under way; or steps without reward, wherever one likes."""
    if not effect.where:
        state.deeds[-1].extra += effect.steps
        return
    for _ in range(effect.steps):
        answer = yield from ask(
            Question(
                state,
                player,
                "transporter",
                partial(transports, state, player, effect),
                always=True,
            )
        )
        yield from in_turn(state)
        match answer:
            case ("move", word) if word in state.box.neo.graph:
                transport_miner(state, player, word)
            case ("move", word) if word != "none":
                yield from transport_mage(state, player)
        check_medals(state, player)


def transports(state: State, player: Player, effect: ExtraMove) -> Iterator[Option]:
    """Every step that can be taken, or none; nothing where no step is left."""
    steps: list[Option] = []
    if Planet.NEO in effect.where:
        for space in forward(state, player):
            reached = state.box.neo.graph[space].influence
            note = Note(
                "miner-to",
                {"space": space, "influence": reached, "resources": {}, "asteroid": ""},
            )
            steps.append(Option(("move", space), (note,)))
    if Planet.SIXMOON in effect.where and player.mage < last_moon(state):
        reached = player.mage + 1
        note = Note("mage-to", {"influence": reached})
        steps.append(Option(("move", moon_word(reached)), (note,)))
    yield from steps
    if steps:
        yield Option(("move", "none"))
