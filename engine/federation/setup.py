"""What is dealt before the first move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.assumed import DEAL
from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.game import Setup, SetupOption
from engine.core.moves import Words
from engine.federation.advice.adviser import Adviser
from engine.federation.chance_draws import FACE_DOWN
from engine.federation.components import Components
from engine.federation.data import ASSUMED, components_of
from engine.federation.marks import rule
from engine.federation.state import Player, State
from engine.federation.terms import ACCREDITATION, INTRIGUE, PROJECTS, Planet, Wing

TOKENS: Final = SetupOption("tokens", ("random", "printed"))
FIRST: Final = SetupOption("first", ("random", "host"), host="host")
OPTIONS: Final = (TOKENS, FIRST)
PUBLIC_DEALS: Final = (FIRST.key, "start-tokens", "productions", "megastructures")
STRENGTHS: Final = (1, 2, 3, 4)
PILES: Final = (
    *(f"sixmoon{strength}" for strength in STRENGTHS),
    *(
        f"atal-{kind}{level}"
        for kind in ("diplomat", "robot", "merchant", "mage", "miner")
        for level in (1, 2, 3)
    ),
    "asteroids",
    "dead-asteroids",
    "deep-space",
    "laws-left",
    "laws-right",
    "blocking-planets",
    "blocking-rooms",
)
DEALS: Final = (*PUBLIC_DEALS, *PILES, DEAL)


@rule("FED setup: the board")
def new_state(setup: Setup, tokens: str) -> State:
    """The position before the start tokens are chosen; raises SetupError."""
    box = components_of(ASSUMED.values(setup))
    chance = Chance.of(setup)
    seats = len(setup.seats)
    first = _first(chance, seats)
    state = State(
        chance=chance,
        box=box,
        digest=box.digest,
        players=[_player(box, seat) for seat in range(seats)],
        piles={},
        first=first,
        president=first,
        start_offer=_dealt(
            chance, "start-tokens", [token.id for token in box.tokens.start], seats + 1
        ),
        productions=_productions(box, chance),
        megastructures=_megastructures(box, chance, tokens),
        asteroids={
            space: FACE_DOWN for space, node in box.neo.graph.items() if node.kind == "asteroid"
        },
        beside={},
        medals=_medals(box, seats),
        projects=dict.fromkeys(PROJECTS, 0),
        adviser=Adviser,
    )
    _lay_out(state)
    return state


@rule("FED setup: personal boards")
def _player(box: Components, seat: int) -> Player:
    limits = box.limits
    return Player(
        seat=seat,
        miner=box.neo.start,
        step=box.accreditation.start_step,
        unused=[token.id for token in box.ambassadors.tokens],
        ships=limits.ships_at_start,
        supply=limits.ships - limits.ships_at_start,
    )


def _first(chance: Chance, seats: int) -> int:
    deal = chance.dealt("first")
    if deal is None:
        return chance.number("first", seats)
    if len(deal) != 1 or deal[0] not in {str(seat) for seat in range(seats)}:
        raise SetupError("setup-deal", deal="first", known=[str(seat) for seat in range(seats)])
    return int(deal[0])


def _dealt(chance: Chance, key: str, items: Sequence[str], count: int) -> list[str]:
    """So many of these, as dealt or by the public seed."""
    deal = chance.dealt(key)
    if deal is None:
        return chance.shuffled(key, items)[:count]
    if len(deal) != count or len({*deal}) != count or not {*deal} <= {*items}:
        raise SetupError("setup-deal", deal=key, known=list(items))
    return list(deal)


@rule("FED setup: productions")
def _productions(box: Components, chance: Chance) -> list[str]:
    """One token on each space, with a random side up."""
    slots = sorted({one.slot for one in box.e81216.productions})
    sides = [[one.id for one in box.productions.values() if one.slot == slot] for slot in slots]
    deal = chance.dealt("productions")
    if deal is None:
        return [pair[chance.number("productions", len(pair))] for pair in sides]
    if len(deal) != len(sides) or any(
        one not in pair for one, pair in zip(deal, sides, strict=False)
    ):
        raise SetupError("setup-deal", deal="productions", known=list(box.productions))
    return list(deal)


@rule("FED setup: megastructures")
def _megastructures(box: Components, chance: Chance, tokens: str) -> dict[str, tuple[str, ...]]:
    """Two random tokens on each; in the first game the printed ones."""
    megas = list(box.megastructures)
    if tokens == "printed" and chance.dealt("megastructures") is None:
        return dict(zip(megas, box.e81216.first_game_tokens, strict=True))
    dealt = _dealt(
        chance, "megastructures", list(box.megastructure_metrics), len(box.megastructure_metrics)
    )
    return {mega: tuple(dealt[2 * at : 2 * at + 2]) for at, mega in enumerate(megas)}


@rule("FED setup: medals")
def _medals(box: Components, seats: int) -> dict[str, list[int]]:
    thresholds = next(
        printed for key, printed in box.medals.thresholds.items() if int(key) == seats
    )
    return {
        **{str(planet): sorted(thresholds) for planet in Planet},
        ACCREDITATION: [0] * seats,
        INTRIGUE: [0] * seats,
    }


@rule("FED setup: face-down piles")
def _lay_out(state: State) -> None:
    box = state.box
    pile = state.chance.pile
    for strength in STRENGTHS:
        tokens = [one.id for one in box.transfigurations.values() if one.strength == strength]
        moons = box.sixmoon.step_strength.count(strength) * box.sixmoon.tokens_per_step
        state.piles[f"sixmoon{strength}"] = pile(f"sixmoon{strength}", tokens)
        state.beside[strength] = len(tokens) - moons
    first = state.piles[f"sixmoon{box.sixmoon.step_strength[0]}"]
    state.moons[1] = [first.draw() for _ in range(box.sixmoon.tokens_per_step)]
    for level in (1, 2, 3):
        state.offered[level] = {}
        for kind in box.atal.types:
            key = f"atal-{kind}{level}"
            stack = [
                one.id for one in box.atal.specialists if (one.type, one.level) == (kind, level)
            ]
            state.piles[key] = pile(key, stack)
            if level != 2:
                state.offered[level][kind] = state.piles[key].draw()
    for key, items in _other_piles(box).items():
        state.piles[key] = pile(key, items)


def _other_piles(box: Components) -> Mapping[str, Words]:
    laws = tuple(law.id for law in box.laws)
    return {
        "asteroids": tuple(one.id for one in box.neo.asteroids),
        "dead-asteroids": tuple(one.id for one in box.neo.dead_asteroids),
        "deep-space": tuple(one.id for one in box.tokens.deep_space),
        **{f"laws-{wing}": laws for wing in Wing},
        "blocking-planets": tuple(one.id for one in box.blocking.planets),
        "blocking-rooms": tuple(one.id for one in box.blocking.rooms),
    }
