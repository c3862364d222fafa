"""What has to hold in every position of a game, worked out anew from what is on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.table import Table
from engine.gaia.board import bits
from engine.gaia.components import (
    AREAS,
    BOARD,
    FEDERATION_TOKENS,
    INCOME_SLOTS,
    STANDARD_TECH,
    SUPPLY_TOKENS,
)
from engine.gaia.federations.hexsets import around
from engine.gaia.planets import Planets
from engine.gaia.state import Player, State
from engine.gaia.terms import LIMITS, START_VP, TRACKS, Building, Phase, Planet

GAIA_FORMERS = 3
TOKENS_PER_TECH = 4
TOKEN_ACTIONS = {"power_2_tokens": 2}


def check_state(state: State) -> None:
    """Everything that can be seen in one position."""
    for player in state.players:
        check_amounts(player)
        if player.has_faction:
            check_pieces(state, player)
            check_income(player)
            check_specials(player)
            check_technology(player)
    check_map(state)
    check_supply(state)
    check_order(state)


def check_amounts(player: Player) -> None:
    """UserLimits, nothing below nothing, and points that equal their recorded sources."""
    for name, limit in LIMITS.items():
        assert 0 <= getattr(player, name) <= limit, name
    assert player.qic >= 0
    assert min(player.bowls) >= 0
    assert player.stone in (None, 0, 1, 2, 3)
    assert player.vp == START_VP + sum(player.sources.values())
    assert player.vp >= 0


def check_pieces(state: State, player: Player) -> None:
    """Every piece is on the faction board or on the map."""
    standing = Counter(
        kind for place, kind in player.structures.items() if state.planets[place] is not Planet.LOST
    )
    for kind, pieces in BOARD.pieces.items():
        assert player.pieces[kind] + standing[kind] == pieces, kind
    gained = sum(dict(AREAS[t].levels[n].gain).get("gaiaformer", 0)
                 for t in TRACKS for n in range(1, player.levels[t] + 1))  # fmt: skip
    assert player.formers_gained == gained <= GAIA_FORMERS
    on_map = player.formers.bit_count()
    assert player.formers_ready + player.formers_away + on_map == player.formers_gained
    stations = 6 if player.rules.growing_federation else 0
    assert player.stations.bit_count() + player.stations_left == stations


def check_income(player: Player) -> None:
    """Income is what structures, research, booster and uncovered tiles open."""
    expected: Counter[tuple[str, int]] = Counter(player.faction.income)
    for kind in Building:
        taken = BOARD.pieces[kind] - player.pieces[kind]
        for slot in INCOME_SLOTS[player.faction.id][kind][:taken]:
            expected.update(slot)
    for track, level in player.levels.items():
        expected.update(AREAS[track].levels[level].income)
    for bundle in player.booster.income if player.booster else ():
        expected.update(bundle)
    for tile in player.active_techs():
        if tile.timing == "income":
            expected.update(tile.gain)
    assert Counter(gain for bundle in player.incomes.values() for gain in bundle) == expected


def check_specials(player: Player) -> None:
    """Special actions are those of board, academy, booster and uncovered tiles."""
    expected = {tile.id for tile in player.active_techs() if tile.timing == "action"}
    special = player.rules.special
    if special is not None and (player.has_institute or not special.with_institute):
        expected.add(special.id)
    if not player.pieces[Building.RIGHT_ACADEMY]:
        expected.add("right_academy")
    if player.booster is not None and player.booster.action is not None:
        expected.add(player.booster.id)
    assert {key for key, _ in player.specials} == expected
    assert len(player.specials) == len(expected)


def check_technology(player: Player) -> None:
    """One of each tile, one cover each, and a flipped token for each cover and each level 5."""
    tiles = [owned.tile.id for owned in player.techs]
    assert len(set(tiles)) == len(tiles)
    covers = sorted(owned.covered_by for owned in player.techs if owned.covered_by)
    assert covers == sorted(tile for tile in tiles if tile not in STANDARD_TECH)
    assert all(owned.covered_by is None for owned in player.techs if owned.tile.advanced)
    flipped = sum(owned.token.green and not owned.green for owned in player.tokens)
    assert flipped == len(covers) + sum(level == 5 for level in player.levels.values())


def check_map(state: State) -> None:
    """Hexes hold what they may, and masks say the same as structures."""
    anew = Planets(state.planets)
    assert (anew.of, anew.all) == (state.planets.of, state.planets.all)
    planets = sum(1 << n for n, planet in enumerate(state.planets) if planet is not None)
    first_owners = formers = 0
    for player in state.players:
        assert player.colonised == sum(1 << place for place in player.structures)
        assert player.colonised & ~planets == 0
        assert player.shared & ~player.colonised == 0
        assert first_owners & (player.colonised & ~player.shared) == 0, "one owner each"
        first_owners |= player.colonised & ~player.shared
        assert formers & player.formers == 0
        formers |= player.formers
        assert (player.satellites | player.stations) & planets == 0
    for player in state.players:
        assert player.shared & ~first_owners == 0
        assert not player.shared or player.rules.shares_planets
        assert formers & player.colonised == 0
        check_federations(state, player)
    for place in bits(first_owners):
        assert state.planets[place] is not Planet.TRANSDIM
    for place in bits(formers):
        assert state.planets[place] in (Planet.TRANSDIM, Planet.GAIA)


def check_federations(state: State, player: Player) -> None:
    """Members are own, satellites are members, and own neighbours of members are members."""
    own = player.colonised | player.satellites | player.stations
    assert player.federated & ~own == 0
    if not player.robot:
        assert player.satellites & ~player.federated == 0
        beside = around(state.board.near, player.federated)
        assert beside & (player.colonised | player.stations) & ~player.federated == 0
    if player.has_faction and not player.robot:
        from_track = sum(level == 5 for track, level in player.levels.items() if track == "terra")
        gleens = any(owned.token.id == "fed_gleens" for owned in player.tokens)
        assert player.federations == len(player.tokens) - from_track - gleens


def check_supply(state: State) -> None:
    """Tokens, tiles and boosters are somewhere, once."""
    owned = Counter(token.token.id for player in state.players for token in player.tokens)
    if state.automa is None:
        for kind in SUPPLY_TOKENS:
            shown = state.terraforming_token == kind
            assert state.tokens[kind] + owned[kind] + shown == FEDERATION_TOKENS[kind].copies
    taken = Counter(tech.tile.id for player in state.players for tech in player.techs)
    for tile, left in state.tech_left.items():
        assert left + taken[tile] == 4
    assert all(taken[tile] == 0 for tile in state.advanced.values() if tile is not None)
    if state.automa is None:
        gone = sum(tile is None for tile in state.advanced.values())
        assert gone == sum(count for tile, count in taken.items() if tile not in STANDARD_TECH)
    held = [player.booster.id for player in state.players if player.booster is not None]
    boosters = [*held, *state.boosters]
    assert len(set(boosters)) == len(boosters) == len(state.players) + 3
    for track in TRACKS:
        assert sum(player.levels[track] == 5 for player in state.players) <= 1


def check_order(state: State) -> None:
    """Turn order is everybody once; who has passed is known."""
    if state.phase in (Phase.ACTIONS, Phase.INCOME, Phase.GAIA):
        assert sorted(state.order) == list(range(len(state.players)))
    assert len(set(state.passed)) == len(state.passed)
    assert set(state.passed) == {player.seat for player in state.players if player.passed}
    assert set(state.actions_used.values()) <= set(range(len(state.players)))


def tokens_of(player: Player) -> int:
    """All power tokens on the faction board, the Brainstone included."""
    return sum(player.bowls) + (player.stone is not None)


class PowerBook:
    """Keeps the books of everybody's power tokens, from moves and events."""

    def __init__(self, state: State) -> None:
        self._expected = [tokens_of(player) for player in state.players]

    def check(self, table: Table[State, Any], move: Move, events: Iterable[Event]) -> None:
        """Tokens come and go only by the rules; nobody is looked at in the middle of something."""
        state = table.state
        if move.words == ("gaia-tech", "yes"):
            self._expected[move.seat] -= TOKENS_PER_TECH
        if move.words[0] == "token":
            self._expected[move.seat] += _reward(move.words[1])
        for event in events:
            if event.seat is not None:
                self._expected[event.seat] += _tokens_by(state, event)
        for player in state.players:
            asked = table.asked(player.seat)
            if not player.robot and (asked is None or asked.kind not in ("income", "brainstone")):
                assert tokens_of(player) == self._expected[player.seat], str(move)


def _tokens_by(state: State, event: Event) -> int:
    assert event.seat is not None
    player, args = state.players[event.seat], event.args
    if event.kind == "burnt":
        return 0 if player.rules.burn_to_gaia else -int(str(args["count"]))
    if event.kind == "converted" and args["what"] == "ore_to_token":
        return int(str(args["count"]))
    if event.kind == "action_taken":
        only = len({owned.token.id for owned in player.tokens}) == 1
        again = args["action"] == "qic_rescore_federation" and only
        reward = _reward(player.tokens[0].token.id) if again else 0
        return TOKEN_ACTIONS.get(str(args["action"]), 0) + reward
    if event.kind == "federation_formed":
        return 0 if player.rules.growing_federation else -int(str(args["satellites"]))
    if event.kind == "token_gained":
        return _reward(str(args["token"]))
    if event.kind == "advanced":
        return 3 if (args["track"], args["level"]) == ("gaia", 2) else 0
    if event.kind == "income":
        symbols = (gain for bundle in player.incomes.values() for gain in bundle)
        return sum(amount for resource, amount in symbols if resource == "tokens")
    if event.kind == "charged":
        return int(player.rules.charge_token(player))
    return 0


def _reward(token: str) -> int:
    return dict(FEDERATION_TOKENS[token].gain).get("tokens", 0)
