"""What an answer surely gives, and what it costs: for warnings."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.moves import Note, Words
from engine.federation.actions.arratuin import next_level
from engine.federation.advice.outlook import sure_gain
from engine.federation.bag import NOTHING, Bag
from engine.federation.payable import after_price, discounted
from engine.federation.placing import read_place, reserve_with
from engine.federation.planets import FixedBonus
from engine.federation.state import Player, State
from engine.federation.terms import OUTER, Planet, Resource
from engine.federation.vocabulary import Accreditation, Effect, Effects, Gain, Ship


class Coming(NamedTuple):
    """The reserve after an answer, without limits, and what else comes."""

    reserve: Bag
    gains: bool
    """Whether resources come in."""
    ships: int = 0
    die: int = 0
    steps: int = 0


def coming_of(state: State, player: Player, words: Words) -> Coming:
    """What comes of an answer without further choices."""
    effects, cost = _effects_of(state, player, words)
    if words[0] == "place":
        return _of_place(state, player, words)
    paid = after_price(player.reserve, cost) or player.reserve
    return _coming(paid, effects)


def _coming(reserve: Bag, effects: Effects) -> Coming:
    gain = sure_gain(effects)
    names = set(Resource)
    resources = Bag.of({name: count for name, count in gain.items() if name in names})
    return Coming(
        reserve.plus(resources),
        bool(resources.total),
        gain.get("ships", 0),
        gain.get("die", 0),
        gain.get("step", 0),
    )


def _of_place(state: State, player: Player, words: Words) -> Coming:
    """The bonus of the face, the price of the space, and what a room gives."""
    read = read_place(state, player, words)
    if isinstance(read, Note):
        return Coming(player.reserve, False)
    face, space, _ = read
    reserve = reserve_with(state, player, face) or player.reserve
    if space == OUTER:
        effects = state.box.senate.outer
    else:
        action = state.box.spaces[space].action
        paid = after_price(reserve, state.box.cost_of(action))
        reserve = reserve if paid is None else paid
        effects = state.box.rooms[action].effect if action in state.box.rooms else ()
    bonus = sure_gain(face.bonus)
    rest = _coming(reserve, effects)
    return rest._replace(
        gains=rest.gains or any(name in set(Resource) for name in bonus),
        ships=rest.ships + bonus.get("ships", 0),
        die=rest.die + bonus.get("die", 0),
        steps=rest.steps + bonus.get("step", 0),
    )


def _effects_of(state: State, player: Player, words: Words) -> tuple[Effects, Bag]:
    """Effects and price of an answer that names a thing."""
    box = state.box
    match words:
        case ("shop", shop) if shop in box.shops:
            bonus = box.shops[shop].bonus(next_level(player, shop))
            effects = bonus.effect if isinstance(bonus, FixedBonus) else ()
            return effects, box.shops[shop].cost
        case ("build", what, *_) if what in box.productions:
            deed = state.deed_of(Planet.E81216)
            ways = discounted(state, box.productions[what].cost, deed.discount if deed else 0)
            return box.productions[what].income, ways[0][1]
        case ("mission", word) if word in box.mission_by_word:
            mission = box.mission_by_word[word]
            return mission.effect, mission.cost
        case ("start-token", token) if token in box.start_tokens:
            return box.start_tokens[token].effect, NOTHING
        case ("income", what) if what in box.productions:
            return box.productions[what].income, NOTHING
        case ("deep", token) if token in box.deep_space:
            return box.deep_space[token], NOTHING
        case ("mix", word):
            return _mixed(word), NOTHING
        case ("take" | "move", where):
            return _lying(state, where), NOTHING
    return (), NOTHING


def _mixed(word: str) -> Effects:
    """What is taken of two goods of a shop: `ship+2,marker+1`."""
    found: list[Effect] = []
    for part in word.split(","):
        name, _, count = part.partition("+")
        amount = int(count) if count.isdecimal() else 0
        if name == "ship":
            found.append(Ship(op="ship", count=amount))
        elif name == "step":
            found.append(Accreditation(op="accreditation", steps=amount))
        elif name in set(Resource):
            found.append(Gain(op="gain", res=Bag.one(name, amount)))
    return tuple(found)


def _lying(state: State, where: str) -> Effects:
    """What an asteroid or a space of Neo gives, as an effect."""
    box = state.box
    node = box.neo.graph.get(where)
    reward = box.asteroids.get(where)
    if node is not None:
        lying = state.asteroids.get(where)
        reward = node.reward if node.kind != "asteroid" else box.asteroids.get(lying or "")
    specialist = box.specialists.get(where)
    if specialist is not None:
        return specialist.effect if specialist.timing == "immediate" else ()
    return () if reward is None or not reward.total else (Gain(op="gain", res=reward),)
