"""What is legal now, in the form of the foreign format's digests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.core.moves import Decision, Option, Words
from engine.gaia.actions.board_action import unpayable, useless
from engine.gaia.actions.free import conversions
from engine.gaia.actions.special import specials
from engine.gaia.components import BOARD_ACTIONS, FACTIONS
from engine.gaia.foreign.notation import GaiaTable
from engine.gaia.foreign.terms import BUILDINGS, PLACES, TO_FOREIGN, faction_name, special_name
from engine.gaia.power import burnable, spendable
from engine.gaia.state import Player, State
from engine.gaia.terms import HOME_TYPES

Digest = dict[str, object]
FACTION_ORDER: Final = tuple(
    faction.id for home in HOME_TYPES for faction in FACTIONS.values() if faction.planet is home
)
_SHORT: Final = {"credits": "c", "ore": "o", "knowledge": "k", "qic": "q", "vp": "vp"}
_SPENT: Final = {
    "power": "pw", "qic": "q", "ore": "o", "knowledge": "k", "credits": "c", "token3": "t-a3",
    "formers_ready": "gf",
}  # fmt: skip
_LOOKED_AHEAD: Final = ("ambas_swap", "firaks_downgrade")
"""Special actions that are offered only if they lead somewhere."""
_GAINED: Final = {**_SHORT, "tokens": "t"}
_SPEND_ORDER: Final = ("pw>q", "pw>k", "pw>o", "pw>c", "q>o", "o>t", "k>c", "o>c")
"""In which order what everybody can convert stands in the digests; the rest follows."""


def legal_digest(table: GaiaTable) -> Digest:
    """The choices of the seat to move; keys only for what is possible."""
    if table.result is not None:
        return {}
    decision = table.pending[0]
    player = table.state.players[decision.seat]
    options = list(decision.offer())
    kind = decision.kind
    if kind == "faction":
        offered = {option.words[1] for option in options}
        return {kind: [faction_name(one) for one in FACTION_ORDER if one in offered]}
    if kind in ("setup-mine", "setup-institute"):
        what = "m" if kind == "setup-mine" else "PI"
        return {"build": sorted(f"{what}@{option.words[1].upper()}=~" for option in options)}
    if kind == "booster":
        return {kind: _boosters(options)}
    if kind == "charge":
        return _charge(decision, options)
    if kind == "income":
        waiting = map(_symbol, decision.args["all"])  # type: ignore[call-overload]  # words
        return {kind: sorted(waiting, key=lambda one: not one.endswith("t"))}
    if kind == "brainstone":
        places = {ours: theirs for theirs, ours in PLACES.items()}
        return {kind: sorted((places[o.words[1]] for o in options), reverse=True)}
    if kind == "gaia-tech":
        return {"spend": [f"4tg>tech*{player.bowls[3] // 4}"], "decline": ["tech"]}
    if kind == "gaia-convert":
        return {"spend": _spends(player, _largest(options), "tg")}
    return _turn(table, player, options) if kind == "turn" else {}


def _turn(table: GaiaTable, player: Player, options: Iterable[Option]) -> Digest:
    by_verb: dict[str, list[Option]] = {}
    for option in options:
        by_verb.setdefault(option.words[0], []).append(option)
    builds = [
        f"{_kind(option.words)}@{option.words[1].upper()}={_price(option)}"
        for verb in ("build", "upgrade", "gaiaform")
        for option in by_verb.get(verb, ())
    ]
    right = player.faction.right_academy[0][0]
    federations = {option.words[1] for option in by_verb.get("federation", ())}
    free = by_verb.get("free", ())
    digest: Digest = {
        "build": sorted(builds),
        "up": [option.words[1] for option in by_verb.get("research", ())],
        "action": _actions(table.state, player),
        "special": [
            special_name(special.id, right)
            for special in specials(table.state, player)
            if special.id not in player.used
            and (special.id not in _LOOKED_AHEAD or special.usable())
        ],
        "federation": sorted(hexes.upper() for hexes in federations),
        "fedTokens": sorted({TO_FOREIGN[o.words[2]] for o in by_verb.get("federation", ())}),
        "spend": [*_spends(player, _largest(free), "pw"), *_whole_payments(player)],
        "burn": burnable(player),
    }
    digest = {key: value for key, value in digest.items() if value}
    digest["pass"] = _boosters(o for o in by_verb.get("pass", ()) if len(o.words) > 1)
    return digest


def _actions(state: State, player: Player) -> list[str]:
    """Actions that can be paid; that one may lead nowhere is noticed there only afterwards."""
    return [
        TO_FOREIGN[action.id]
        for action in BOARD_ACTIONS.values()
        if action.id not in state.actions_used
        and unpayable(player, action) is None
        and (action.steps or useless(state, player, action) is None)
    ]


def _kind(words: Words) -> str:
    if words[0] == "upgrade":
        return BUILDINGS[words[2]]
    return "gf" if words[0] == "gaiaform" else "m"


def _price(option: Option) -> str:
    price = _note(option, "price", "price")
    parts = [_amount(int(str(price[key])), _SHORT[key]) for key in _SHORT if key in price]
    if "to_gaia" in price:
        parts.append(f"{price['to_gaia']}t->tg")
    return ",".join(parts) or "~"


def _amount(count: int, name: str) -> str:
    return name if count == 1 else f"{count}{name}"


def _note(option: Option, key: str, arg: str) -> Mapping[str, object]:
    for note in option.notes:
        if note.key == key:
            found = note.args[arg]
            assert isinstance(found, Mapping)
            return found
    return {}


def _boosters(options: Iterable[Option]) -> list[str]:
    names = (TO_FOREIGN[option.words[1]] for option in options)
    return sorted(names, key=lambda name: int(name.removeprefix("booster")))


def _charge(decision: Decision, options: Iterable[Option]) -> Digest:
    offers, declines = [], []
    for option in options:
        if option.words == decision.decline:
            continue
        gain, price = _note(option, "gain", "gain"), _note(option, "price", "price")
        amounts = [f"{gain['charge']}pw"]
        if option.words[1] == "token-first":
            amounts.insert(0, "1t")
        elif option.words[1] == "power-first":
            amounts.append("1t")
        text = ",".join(amounts)
        offers.append(f"{text}={price['vp']}vp" if price else f"{text}=~")
        declines.append(text)
    return {"charge": offers, "decline": declines}


def _symbol(word: str) -> str:
    resource, _, count = word.partition("-")
    return _amount(int(count), "t" if resource == "tokens" else "pw")


def _largest(options: Iterable[Option]) -> dict[str, Option]:
    """Of each conversion the option with the greatest number."""
    largest: dict[str, Option] = {}
    for option in options:
        if len(option.words) == 3 and option.words[1] not in ("burn", "no"):
            largest[option.words[1]] = option
    return largest


def _spends(player: Player, largest: Mapping[str, Option], power: str) -> list[str]:
    """What is printed is written there, also where the faction gains something else for it."""
    found, known = {}, conversions(player)
    for key, option in largest.items():
        times = int(option.words[2])
        ((paid, cost),) = _note(option, "price", "price").items()
        ((gained, amount),) = _note(option, "gain", "gain").items()
        gained = known[key].gain[0] if key in known else gained
        name = power if paid == "power" else _SPENT[paid]
        unit_cost, unit = int(str(cost)) // times, int(str(amount)) // times
        place = f"{name}>{_GAINED[gained]}".replace("tg>", "pw>")
        found[f"{unit_cost}{name}>{unit}{_GAINED[gained]}*{times}"] = (
            _SPEND_ORDER.index(place) if place in _SPEND_ORDER else len(_SPEND_ORDER)
        )
    return sorted(found, key=found.__getitem__)


def _whole_payments(player: Player) -> list[str]:
    """Payments that only pay off together: double power, the Brainstone for credits."""
    power = spendable(player)
    prices: dict[str, int] = {}
    if player.rules.brainstone:
        prices = {"3pw>3c": 3}
    elif player.rules.token_power(player) > 1:
        prices = {"4pw>1o,1c": 4, "2pw>2c": 2, "6pw>2o": 6}
    return [f"{name}*{power // price}" for name, price in prices.items() if power >= price]
