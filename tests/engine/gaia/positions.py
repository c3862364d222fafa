"""Positions for rule tests: a drawn map, factions behind it, and edits of the state by hand.

A map is drawn in rows; the hex in row 1, column 0 is `10c`, its right neighbour `11c`, the hex
below it `20c`; a hex touches its neighbours in the row, the hexes above and above right, below and
below left. Every drawn hex is a sector of its own. Letters are those of explicit deals (`r` terra,
`o` oxide, `v` volcanic, `d` desert, `s` swamp, `t` titanium, `i` ice, `g` Gaia, `m` transdim), `.`
is empty space and a blank is no hex at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.core.game import HUMAN, Setup
from engine.core.moves import Decision, Move, Note, Words
from engine.core.table import Table
from engine.gaia.board import LETTERS
from engine.gaia.components import (
    ADVANCED_TECH,
    BOOSTERS,
    FACTIONS,
    FEDERATION_TOKENS,
    FINAL_TILES,
    ROUND_TILES,
    STANDARD_TECH,
    SUPPLY_TOKENS,
    TECH,
)
from engine.gaia.game import GAIA
from engine.gaia.state import OwnedTech, OwnedToken, Player, State
from engine.gaia.structures import own_specials
from engine.gaia.terms import TECH_SLOTS, TRACKS, Building, Phase, Planet, Track

HARBOUR = 50
"""Starting planets lie this far out, out of everybody's way and reach."""
QUIET_ROUNDS = (
    "round_federation_5", "round_big_building_5_a", "round_gaia_mine_3", "round_terraform_2",
    "round_research_2", "round_mine_2",
)  # fmt: skip
"""Round tiles of a position; unless a test deals others, they score nothing."""
PLAIN_BOOSTERS = (
    "booster_ore_knowledge", "booster_credits_qic", "booster_mines", "booster_labs",
    "booster_gaia", "booster_trading_stations", "booster_big_buildings",
)  # fmt: skip
PLENTY = {"credits": 20, "ore": 10, "knowledge": 8, "qic": 3}
DEALT = {
    "tech": tuple(STANDARD_TECH),
    "advanced": tuple(ADVANCED_TECH)[:6],
    "terraforming5": ("fed_7vp_2ore",),
    "rounds": QUIET_ROUNDS,
    "final": ("final_structures", "final_planet_types"),
}
EMPTY_ROW = ("..........",)


class Position:
    """A table at the first turn of round 1, to be edited by hand and played on."""

    def __init__(self, table: Table[State, Any]) -> None:
        self.table = table

    @property
    def state(self) -> State:
        return self.table.state

    def seat(self, seat: int) -> Player:
        return self.state.players[seat]

    # What is asked

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.table.pending]

    def decision(self, seat: int | None = None) -> Decision:
        """The open decision of a seat, or the first one."""
        found = self.table.pending[0] if seat is None else self.table.decision_of(seat)
        assert found is not None
        return found

    def offers(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The options that begin like this, as text."""
        texts = [" ".join(option.words) for option in self.decision(seat).offer()]
        return [text for text in texts if f"{text} ".startswith(f"{verb} ") or not verb]

    def notes(self, text: str) -> dict[str, Any]:
        """The notes of an option of the first decision, by key."""
        words = tuple(text.split())
        option = next(one for one in self.decision().offer() if one.words == words)
        return {note.key: dict(note.args) for note in option.notes}

    def refusal(self, text: str, seat: int | None = None) -> Note | None:
        return self.decision(seat).refusal(tuple(text.split()))

    def why_not(self, text: str) -> str:
        """The key of the reason why a move is refused; empty if it is not."""
        reason = self.refusal(text)
        return reason.key if reason else ""

    # Playing

    def play(self, text: str) -> Position:
        """Play moves joined by `;`, each of the first seat asked or of `seat:`."""
        for part in text.split(";"):
            seat, colon, rest = part.strip().partition(": ")
            who = int(seat) if colon else self.table.pending[0].seat
            words: Words = tuple((rest if colon else seat).split())
            self.table.play(Move(who, words))
        return self

    def turn(self, text: str) -> Position:
        """Play moves and end the turn; charging that follows stays open."""
        return self.play(text).play("end")

    def pass_all(self) -> Position:
        """Everybody still in the round passes with the first booster; charges are declined."""
        round_now = self.state.round
        while self.table.result is None and self.state.round == round_now:
            decision = self.decision()
            if decision.kind == "turn":
                self.turn(self.offers("pass")[0])
            else:
                self.play("charge no" if decision.kind == "charge" else "end")
        return self

    # Editing

    def place(self, hexagon: str) -> int:
        return self.state.board.index[hexagon]

    def mask(self, *hexes: str) -> int:
        return self.state.board.mask_of(hexes)

    def put(self, seat: int, kind: str, *hexes: str) -> Position:
        """Let structures stand there: pieces off the board, income open, nothing scored."""
        player = self.seat(seat)
        for name in hexes:
            place, building = self.place(name), Building(kind)
            if any(other.colonised >> place & 1 for other in self.state.players):
                player.shared |= 1 << place
            player.structures[place] = building
            player.colonised |= 1 << place
            if self.state.planets[place] is not Planet.LOST:
                player.take_piece(building)
                own_specials(player, building)
        return self

    def lost_planet(self, seat: int, hexagon: str) -> Position:
        self.state.planets[self.place(hexagon)] = Planet.LOST
        return self.put(seat, "m", hexagon)

    def give(self, seat: int, **resources: int) -> Position:
        """Set resources and points."""
        for name, amount in resources.items():
            assert hasattr(self.seat(seat), name)
            setattr(self.seat(seat), name, amount)
        return self

    def bowls(self, seat: int, *tokens: int, stone: int | None = None) -> Position:
        """Set the tokens in bowls I, II, III and, if given, the Gaia area."""
        player = self.seat(seat)
        player.bowls[: len(tokens)] = tokens
        player.stone = stone
        return self

    def level(self, seat: int, **levels: int) -> Position:
        """Stand on these levels, without what they give at once."""
        for track, level in levels.items():
            self.seat(seat).reach_level(Track(track), level)
        return self

    def token(self, seat: int, *kinds: str, green: bool = True) -> Position:
        """Own federation tokens, without their reward."""
        for kind in kinds:
            token = FEDERATION_TOKENS[kind]
            self.seat(seat).tokens.append(OwnedToken(token, green and token.green))
            self.seat(seat).federations += 1
        return self

    def tech(self, seat: int, *tiles: str) -> Position:
        """Own technology tiles, without what they give at once."""
        player = self.seat(seat)
        for name in tiles:
            tile = TECH[name]
            slot = self.slot_of(name)
            player.techs.append(OwnedTech(tile, slot))
            if tile.timing == "income":
                player.incomes[tile.id] = tile.gain
            elif tile.timing == "action":
                player.specials.append((tile.id, slot))
        return self

    def slot_of(self, tile: str) -> str:
        """Where a standard tile lies; any advanced slot for an advanced one."""
        slots = {name: slot for slot, name in self.state.tech.items()}
        return slots.get(tile, "adv-terra")

    def booster(self, seat: int, name: str) -> Position:
        self.seat(seat).take_booster(BOOSTERS[name])
        return self

    def no_income(self, seat: int) -> Position:
        """Forget all income but the booster's."""
        incomes = self.seat(seat).incomes
        for source in [key for key in incomes if not key.startswith("booster")]:
            del incomes[source]
        return self

    def former(self, seat: int, *hexes: str) -> Position:
        """Let gaiaformers stand there."""
        self.seat(seat).formers |= self.mask(*hexes)
        return self

    def federation(self, seat: int, *hexes: str) -> Position:
        """Let these hexes be an existing federation; empty ones get satellites."""
        player = self.seat(seat)
        player.federated |= self.mask(*hexes)
        for name in hexes:
            bit = 1 << self.place(name)
            if not (player.colonised | player.stations) & bit:
                player.satellites |= bit
        return self

    def station(self, seat: int, *hexes: str) -> Position:
        """Let space stations stand there."""
        self.seat(seat).stations |= self.mask(*hexes)
        self.seat(seat).stations_left -= len(hexes)
        return self

    def scoring(self, tile: str) -> Position:
        """Let this tile score the present round."""
        self.state.rounds[self.state.round - 1] = ROUND_TILES[tile]
        return self

    def final(self, *tiles: str) -> Position:
        self.state.final = (FINAL_TILES[tiles[0]], FINAL_TILES[tiles[-1]])
        return self

    def round(self, number: int) -> Position:
        """Pretend that this is the round being played; later rounds follow as usual."""
        while self.state.round < number:
            self.pass_all()
        return self


def gaia(*factions: str, rows: Iterable[str] = EMPTY_ROW, **dealt: tuple[str, ...]) -> Position:
    """A position at the first turn of round 1, seat by seat with these factions.

    Nothing stands on the map, all research is at level 0, everybody has plenty, two tokens in each
    bowl, and a plain booster.
    """
    options = {key: dealt.pop(key)[0] for key in ("order", "profile") if key in dealt}
    deal = {
        **DEALT,
        "boosters": PLAIN_BOOSTERS[: len(factions) + 3],
        "hexes": drawn(rows, factions),
        **dealt,
        "factions": factions,
    }
    setup = Setup("gaia", (HUMAN,) * len(factions), seed="rules", options=options, deal=deal)
    table: Table[State, Any] = Table(GAIA, setup)
    while table.state.phase is not Phase.ACTIONS or table.pending[0].kind != "turn":
        decision = table.pending[0]
        table.play(Move(decision.seat, next(iter(decision.offer())).words))
    for player in table.state.players:
        _clear(player)
    if "rounds" not in dealt:
        table.state.rounds = [replace(tile, vp=0) for tile in table.state.rounds]
    table.take_events()
    return Position(table)


def standard(seats: int, seed: str = "1", **options: str) -> Table[State, Any]:
    """A game on printed maps, from its very first question."""
    return Table(GAIA, Setup("gaia", (HUMAN,) * seats, seed=seed, options=options))


def drawn(rows: Iterable[str], factions: Iterable[str]) -> tuple[str, ...]:
    """The deal of a drawn map, with starting planets far away for each seat."""
    words = [
        f"{number}{column}c:{column},{number}:{sign.replace('.', 'e')}"
        for number, row in enumerate(rows, start=1)
        for column, sign in enumerate(row)
        if sign != " "
    ]
    letters = {planet: letter for letter, planet in LETTERS.items()}
    for seat, faction in enumerate(factions):
        letter = letters[FACTIONS[faction].planet]
        words += [
            f"{seat + 1}a{n}:{HARBOUR + 10 * seat},{HARBOUR + 10 * n}:{letter}" for n in range(3)
        ]
    return tuple(words)


def _clear(player: Player) -> None:
    for kind in player.structures.values():
        player.return_piece(kind)
    player.structures.clear()
    player.colonised = 0
    special = player.rules.special
    player.specials = [
        (special.id, "faction") for _ in range(1) if special and not special.with_institute
    ]
    for track in TRACKS:
        player.reach_level(track, 0)
    player.formers_ready = player.formers_gained = 0
    for name, amount in PLENTY.items():
        setattr(player, name, amount)
    player.bowls = [2, 2, 2, 0]
    if player.rules.brainstone:
        player.stone = 0


__all__ = ["SUPPLY_TOKENS", "TECH_SLOTS", "TRACKS", "Position", "gaia", "standard"]
