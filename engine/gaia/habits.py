"""Standing orders: charging policies, the order of income, the Brainstone on charging.

An order answers only where its answer is what the player would say; what depends on the order of
things (the Taklons' token, charging in the Gaia phase) is always left to the player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import Habit
from engine.core.moves import Decision, Words
from engine.gaia.charging import NO, YES
from engine.gaia.income import bowls_of, income_symbols, outcomes, split_word
from engine.gaia.power import chargeable, spendable
from engine.gaia.state import Player, State
from engine.gaia.terms import BOWL_NAMES, ROUNDS, Phase

ASK: Final = "ask"
FREE: Final = "free"
ALWAYS: Final = "always"
USEFUL: Final = "useful"
NEVER: Final = "never"
UP_TO: Final = "up-to-"
UNTIL: Final = "until-"
CLEAR: Final = "clear"
CHARGES_FIRST: Final = "charges-first"
TOKENS_FIRST: Final = "tokens-first"
RAISE_STONE: Final = "raise"

HABIT_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "charge": (ASK, FREE, "up-to-2", "up-to-3", "up-to-4", ALWAYS, "until-3", "until-4", "until-7",
               USEFUL, NEVER),
    "income": (CLEAR, ASK, CHARGES_FIRST, TOKENS_FIRST),
    "brainstone": (ASK, RAISE_STONE),
}  # fmt: skip


def charge_habit(state: State, decision: Decision, setting: str) -> Words | None:
    """Charge or decline as ordered."""
    player = state.players[decision.seat]
    power, price = _number(decision.args["power"]), _number(decision.args["vp"])
    if setting == ASK or state.phase is Phase.GAIA or player.rules.charge_token(player):
        return None
    if setting == NEVER or (player.passed and state.round == ROUNDS):
        return NO
    accepts = (
        setting == ALWAYS
        or price == 0
        or (setting.startswith(UP_TO) and power <= int(setting.removeprefix(UP_TO)))
        or (setting.startswith(UNTIL) and spendable(player) < int(setting.removeprefix(UNTIL)))
        or (setting == USEFUL and _is_useful(player, power))
    )
    return YES if accepts else NO


def _is_useful(player: Player, power: int) -> bool:
    """After passing, power is wasted that the next income would charge anyway."""
    if not player.passed:
        return True
    symbols = income_symbols(player)
    coming = sum(symbol.amount for symbol in symbols if symbol.resource == "charge")
    tokens = sum(symbol.amount for symbol in symbols if symbol.resource == "tokens")
    return chargeable(player, tokens) >= coming + power


def income_habit(state: State, decision: Decision, setting: str) -> Words | None:
    """The next income symbol as ordered; `clear` answers where one order is best in every way."""
    player = state.players[decision.seat]
    words = [str(word) for word in _listed(decision.args["waiting"])]
    if setting == ASK:
        return None
    if setting in (CHARGES_FIRST, TOKENS_FIRST):
        wanted = "charge" if setting == CHARGES_FIRST else "tokens"
        return ("income", next(word for word in words if split_word(word)[0] == wanted))
    if player.stone is not None:
        return None
    return _clearly_best(player, decision)


def _clearly_best(player: Player, decision: Decision) -> Words | None:
    waiting = [split_word(str(word)) for word in _listed(decision.args["all"])]
    bowls = bowls_of(player)
    every = outcomes(bowls, waiting)
    best = max(every, key=lambda one: (one[2], one[1]))
    if any(one[2] > best[2] or one[1] + one[2] > best[1] + best[2] for one in every):
        return None
    for index, symbol in enumerate(waiting):
        rest = waiting[:index] + waiting[index + 1 :]
        if any(best in outcomes(after, rest) for after in outcomes(bowls, [symbol])):
            return ("income", f"{symbol[0]}-{symbol[1]}")
    return None


def brainstone_habit(state: State, decision: Decision, setting: str) -> Words | None:
    """Let the Brainstone rise first when charging; spending and giving it away is asked."""
    player = state.players[decision.seat]
    places = [str(place) for place in _listed(decision.args["places"])]
    if setting == ASK or player.stone is None or not set(places) <= set(BOWL_NAMES[:3]):
        return None
    highest = max(places)
    rises = BOWL_NAMES.index(highest) > player.stone
    return ("brainstone", highest) if rises else None


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


HABITS: Final[Mapping[str, Habit[State]]] = {
    "charge": charge_habit,
    "income": income_habit,
    "brainstone": brainstone_habit,
}
