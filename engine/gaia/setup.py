"""From a setup to the state before the first move: what is dealt, and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.game import HUMAN, Setup, SetupOption
from engine.core.moves import Words
from engine.gaia.advice.adviser import Adviser
from engine.gaia.auction import BIDDING
from engine.gaia.automa.cards import FACTION_CARDS
from engine.gaia.automa.setup import AUTOMA_DEALS, new_automa
from engine.gaia.automa.solo import (
    ROBOTS,
    SOLO_OPTIONS,
    check_seats,
    dealt_factions,
    first_factions,
    is_solo,
    preset_mines,
    wished_factions,
)
from engine.gaia.components import (
    ADVANCED_TECH,
    BOOSTERS,
    FACTIONS,
    FEDERATION_TOKENS,
    FINAL_TILES,
    ROUND_TILES,
    STANDARD_TECH,
    SUPPLY_TOKENS,
    FinalTile,
    RoundTile,
)
from engine.gaia.galaxy import VARIANTS, galaxy
from engine.gaia.marks import rule
from engine.gaia.profile import BOARDGAMERS, profile_of
from engine.gaia.spelling import known_id
from engine.gaia.state import Player, State
from engine.gaia.terms import ROUNDS, TECH_SLOTS, TRACKS

OPTIONS: Final = (
    SetupOption("map", ("standard", "random")),
    SetupOption("variant", VARIANTS, under=("map", "random")),
    SetupOption("sectors", ("ten", "nine", "eight")),
    SetupOption("order", ("clockwise", "passing")),
    SetupOption("factions", ("pick", "random", "first_game", *BIDDING)),
    SetupOption("bans", ("none", "one")),
    *SOLO_OPTIONS,
    SetupOption("profile", ("printed", BOARDGAMERS.name), lobby=False),
)
FIRST_GAME: Final = {
    2: ("hadsch_hallas", "xenos"),
    3: ("terrans", "taklons", "geodens"),
    4: ("terrans", "hadsch_hallas", "xenos", "taklons"),
}
"""Factions to choose from in the first game, by number of players."""
EXTRA_BOOSTERS: Final = 3
DEALS: Final = (
    "hexes",
    "sectors",
    "boosters",
    "tech",
    "advanced",
    "terraforming5",
    "rounds",
    "final",
    "factions",
    *AUTOMA_DEALS,
)


def new_state(setup: Setup) -> State:
    """Everything on the table before the first choice."""
    check_deal(setup)
    check_seats(setup)
    chance = Chance(setup.seed, setup.secret, setup.deal)
    board = galaxy(setup, chance)
    solo = is_solo(setup)
    token = _dealt(chance, "terraforming5", SUPPLY_TOKENS, 1)[0]
    tokens = {key: FEDERATION_TOKENS[key].copies - solo for key in SUPPLY_TOKENS}
    tokens[token] -= 1
    rounds, final = _dealt_scoring(chance)
    return State(
        setup=setup,
        chance=chance,
        board=board,
        players=[Player(seat, name in ROBOTS) for seat, name in enumerate(setup.seats)],
        profile=profile_of(setup.options),
        planets=board.planets.copied(),
        tech=_by_slot(chance),
        advanced=dict(zip(TRACKS, _dealt(chance, "advanced", ADVANCED_TECH, 6), strict=True)),
        terraforming_token=token,
        tokens=tokens,
        rounds=rounds,
        final=final,
        boosters=_dealt_boosters(chance, len(setup.seats), in_a_row=solo),
        adviser=Adviser,
        assigned=assigned_factions(setup, chance),
        choosable=choosable_factions(setup),
        preset=preset_mines(setup) if solo else {},
        automa=new_automa(setup.options, chance) if solo else None,
    )


@rule("RU setup: research board")
def _by_slot(chance: Chance) -> dict[str, str]:
    tiles = _dealt(chance, "tech", STANDARD_TECH, len(TECH_SLOTS))
    return dict(zip(TECH_SLOTS, tiles, strict=True))


@rule("RU setup: scoring board")
def _dealt_scoring(chance: Chance) -> tuple[list[RoundTile], tuple[FinalTile, FinalTile]]:
    """A tile for each round, and two for the end."""
    rounds = [ROUND_TILES[tile] for tile in _dealt(chance, "rounds", ROUND_TILES, ROUNDS)]
    first, second = _dealt(chance, "final", FINAL_TILES, 2)
    return rounds, (FINAL_TILES[first], FINAL_TILES[second])


@rule("RU setup: boosters and supply")
def _dealt_boosters(chance: Chance, seats: int, in_a_row: bool) -> list[str]:
    """Three more boosters than seats; in the solo game the order in which they lie matters."""
    boosters = _dealt(chance, "boosters", BOOSTERS, seats + EXTRA_BOOSTERS)
    return [*boosters] if in_a_row else sorted(boosters, key=lambda key: BOOSTERS[key].number)


def check_deal(setup: Setup) -> None:
    """Refuse deals that this game does not know."""
    for key in setup.deal:
        if key not in DEALS:
            raise SetupError("setup-deal", deal=key[:40], known=list(DEALS))
    if setup.options.get("sectors", "ten") != "ten" and len(setup.seats) != 3:
        raise SetupError("setup-fewer-sectors")
    check_sharing_out(setup)


def check_sharing_out(setup: Setup) -> None:
    """Bids and bans are for people who choose among all factions."""
    how = setup.options.get("factions", "pick")
    bans = setup.options.get("bans", "none") != "none"
    if is_solo(setup) and (how in BIDDING or bans):
        raise SetupError("setup-bids-alone", option="factions" if how in BIDDING else "bans")
    if bans and (how not in ("pick", *BIDDING) or "factions" in setup.deal):
        raise SetupError("setup-bans-nothing-to-choose")


@rule("RU setup: factions")
def choosable_factions(setup: Setup) -> Words:
    """Which factions the players choose from."""
    if setup.options.get("factions") == "first_game" and not is_solo(setup):
        return FIRST_GAME[len(setup.seats)]
    return tuple(FACTIONS)


def assigned_factions(setup: Setup, chance: Chance) -> Words:
    """One per seat: dealt, wished, random, or the first game's; empty where a player chooses."""
    dealt = chance.dealt("factions")
    how = setup.options.get("factions", "pick")
    factions = wished_factions(setup)
    if dealt is not None:
        known = tuple(known_id(word, FACTIONS) for word in dealt)
        factions = dealt_factions(setup, known)
    elif how == "first_game" and is_solo(setup):
        factions = first_factions(setup)
    elif how == "random":
        factions = with_random(factions, setup.seats, chance.shuffled("factions", list(FACTIONS)))
    check_factions(setup, factions)
    return factions


def with_random(factions: Words, seats: Words, shuffled: Sequence[str]) -> Words:
    """A random faction for every person without one; colours differ."""
    chosen = list(factions)
    for seat, name in enumerate(seats):
        if name == HUMAN and not chosen[seat]:
            colours = {FACTIONS[key].colour for key in chosen if key}
            chosen[seat] = next(key for key in shuffled if FACTIONS[key].colour not in colours)
    return tuple(chosen)


def check_factions(setup: Setup, factions: Words) -> None:
    """Refuse factions that are unknown, of one colour, or not the robot's."""
    given = [key for key in factions if key]
    colours = {FACTIONS[key].colour for key in given if key in FACTIONS}
    robots = [key for key, name in zip(factions, setup.seats, strict=False) if name in ROBOTS]
    if (
        len(factions) != len(setup.seats)
        or len(colours) != len(given)
        or any(key and key not in FACTION_CARDS for key in robots)
    ):
        raise SetupError("deal-bad-factions", given=given[:8])


def _dealt(chance: Chance, key: str, kinds: Collection[str], count: int) -> Sequence[str]:
    """An explicit deal if there is one, else the first of a shuffle."""
    dealt = chance.dealt(key)
    if dealt is None:
        return chance.shuffled(key, list(kinds))[:count]
    words = [known_id(word, kinds) for word in dealt]
    for word in words:
        if word not in kinds:
            raise SetupError("deal-unknown-word", deal=key, word=word[:40])
    if len(words) != count or len(set(words)) != count:
        raise SetupError("deal-count", deal=key, needed=count, given=len(words))
    return words
