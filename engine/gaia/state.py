"""The mutable state of a game; changed by rule functions only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.game import Setup
from engine.core.moves import Advice, Seat, Words
from engine.gaia.board import Board
from engine.gaia.components import (
    AREAS,
    BOARD,
    FACTIONS,
    INCOME_SLOTS,
    STANDARD_TECH,
    TECH,
    Booster,
    Faction,
    FederationToken,
    FinalTile,
    Gain,
    RoundTile,
    TechTile,
    Trigger,
)
from engine.gaia.marks import rule
from engine.gaia.planets import Planets
from engine.gaia.terms import (
    GAIA_PROJECT_TOKENS,
    ORE_PER_STEP,
    RANGES,
    START_VP,
    TRACKS,
    Building,
    Phase,
    Track,
)

if TYPE_CHECKING:
    from engine.gaia.auction import Lot
    from engine.gaia.automa.table import Automa
    from engine.gaia.faction_rules import FactionRules
    from engine.gaia.profile import Profile


@dataclass(frozen=True, slots=True)
class OwnedTech:
    """A technology tile of a player and the slot it came from."""

    tile: TechTile
    slot: str
    covered_by: str | None = None


@dataclass(frozen=True, slots=True)
class OwnedToken:
    """A federation token of a player; green while it can still be flipped."""

    token: FederationToken
    green: bool


@dataclass(slots=True)
class Player:
    """One seat's faction board and everything it owns."""

    seat: Seat
    robot: bool = False
    _faction: Faction | None = None
    rules: FactionRules = None  # type: ignore[assignment]  # only asked for once one is chosen
    """What the faction bends of the rules."""
    vp: int = START_VP
    credits: int = 0
    ore: int = 0
    knowledge: int = 0
    qic: int = 0
    bowls: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Ordinary tokens in bowls I, II, III and the Gaia area."""
    stone: int | None = None
    """Where the Brainstone lies, as an index into the bowls."""
    levels: dict[Track, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    formers_ready: int = 0
    formers_away: int = 0
    formers_gained: int = 0
    formers: int = 0
    """Hexes with an own gaiaformer."""
    structures: dict[int, Building] = field(default_factory=dict)
    colonised: int = 0
    """Hexes with an own structure."""
    shared: int = 0
    """Those of them beside an opponent's structure (Lantids)."""
    pieces: dict[Building, int] = field(default_factory=lambda: dict(BOARD.pieces))
    """Pieces left on the faction board."""
    satellites: int = 0
    stations: int = 0
    stations_left: int = 0
    federated: int = 0
    """Hexes that belong to an own federation: planets, satellites, stations."""
    federations: int = 0
    """Federations formed by the action."""
    tokens: list[OwnedToken] = field(default_factory=list)
    techs: list[OwnedTech] = field(default_factory=list)
    booster: Booster | None = None
    incomes: dict[str, Gain] = field(default_factory=dict)
    """Income by what opens it (`m:2` is the second slot for mines), in the order gained."""
    specials: list[tuple[str, str]] = field(default_factory=list)
    """Special actions owned and what they are printed on, in the order gained."""
    used: set[str] = field(default_factory=set)
    """Special actions used this round."""
    passed: bool = False
    sources: dict[str, int] = field(default_factory=dict)
    """Points by source; with those at the start (ten, unless named here) they are the points."""

    @property
    def faction(self) -> Faction:
        """The faction; only asked for once chosen."""
        assert self._faction is not None
        return self._faction

    @property
    def has_faction(self) -> bool:
        """Whether a faction has been chosen."""
        return self._faction is not None

    def take_faction(self, faction: Faction, rules: FactionRules) -> None:
        """Sit down behind a faction board."""
        self._faction, self.rules = faction, rules

    @property
    def origins(self) -> int:
        """Hexes from which range is measured."""
        return self.colonised | self.stations

    @property
    def range(self) -> int:
        """Basic range by the navigation level."""
        return RANGES[self.levels[Track.NAVIGATION]]

    @property
    def ore_per_step(self) -> int:
        """Price of a terraforming step."""
        return ORE_PER_STEP[self.levels[Track.TERRAFORMING]]

    @property
    def gaia_project_tokens(self) -> int:
        """How many tokens a Gaia project takes."""
        return GAIA_PROJECT_TOKENS[self.levels[Track.GAIA_PROJECT]]

    @property
    def has_institute(self) -> bool:
        """Whether the planetary institute stands on the map."""
        return not self.pieces[Building.INSTITUTE]

    def score(self, points: int, source: str) -> None:
        """Gain (or pay) points."""
        if points:
            self.vp += points
            self.sources[source] = self.sources.get(source, 0) + points

    def active_techs(self) -> list[TechTile]:
        """Uncovered technology tiles, in the order gained."""
        return [owned.tile for owned in self.techs if owned.covered_by is None]

    def owns_tech(self, tile: str) -> bool:
        """Whether a tile is owned, covered or not."""
        return any(owned.tile.id == tile for owned in self.techs)

    @rule("RU appendix IV")
    def take_booster(self, booster: Booster | None) -> None:
        """Hold a booster instead of the present one."""
        if self.booster is not None:
            for number in range(len(self.booster.income)):
                self.close_income(f"{self.booster.id}:{number}")
            if self.booster.action is not None and not self.robot:
                self.specials.remove((self.booster.id, "booster"))
        self.booster = booster
        if booster is not None:
            for number, bundle in enumerate(booster.income):
                self.open_income(f"{booster.id}:{number}", bundle)
            if booster.action is not None:
                self.own_special(booster.id, "booster")

    def open_income(self, source: str, bundle: Gain) -> None:
        """Have one more income; robots have no resources."""
        if not self.robot:
            self.incomes[source] = bundle

    def close_income(self, source: str) -> None:
        """Have one income less."""
        if not self.robot:
            del self.incomes[source]

    def own_special(self, special: str, source: str) -> None:
        """Own one more special action; robots act by rules of their own."""
        if not self.robot:
            self.specials.append((special, source))

    @rule("RU actions 1")
    def take_piece(self, kind: Building) -> None:
        """Take the leftmost piece of a kind off the faction board, which opens its income."""
        opened = BOARD.pieces[kind] - self.pieces[kind]
        self.pieces[kind] -= 1
        for symbol in INCOME_SLOTS[self.faction.id][kind][opened]:
            self.open_income(f"{kind}:{opened}:{symbol[0]}", (symbol,))

    @rule("RU actions 3")
    def return_piece(self, kind: Building) -> None:
        """Put a piece back on the rightmost free space, which closes its income."""
        self.pieces[kind] += 1
        closed = BOARD.pieces[kind] - self.pieces[kind]
        for symbol in INCOME_SLOTS[self.faction.id][kind][closed]:
            self.close_income(f"{kind}:{closed}:{symbol[0]}")

    @rule("RU appendix II")
    def reach_level(self, track: Track, level: int) -> None:
        """Stand on a level of a research area, whose income replaces that of the last one."""
        self.levels[track] = level
        self.incomes.pop(track, None)
        income = AREAS[track].levels[level].income
        if income:
            self.open_income(track, income)

    @property
    def has_green_token(self) -> bool:
        """Whether a token can still be flipped."""
        return any(owned.green for owned in self.tokens)

    @rule("RU actions 5")
    def flip_token(self) -> None:
        """Turn the oldest token that is green to its grey side."""
        oldest = next(number for number, owned in enumerate(self.tokens) if owned.green)
        self.tokens[oldest] = replace(self.tokens[oldest], green=False)

    def cover(self, tech: OwnedTech, tile: TechTile) -> None:
        """Lay an advanced tile on a standard one."""
        self.techs[self.techs.index(tech)] = replace(tech, covered_by=tile.id)


@dataclass(slots=True)
class State:
    """The whole table."""

    setup: Setup
    chance: Chance
    board: Board
    players: list[Player]
    profile: Profile
    planets: Planets
    """What each hex carries now: Gaia projects and the Lost Planet change it."""
    tech: dict[str, str]
    """Standard tile by slot."""
    advanced: dict[Track, str | None]
    terraforming_token: str | None
    tokens: dict[str, int]
    """Federation tokens left in the supply."""
    rounds: list[RoundTile]
    final: tuple[FinalTile, FinalTile]
    boosters: list[str]
    """Boosters nobody holds."""
    adviser: Callable[[State, Player, str, Mapping[str, object]], Advice]
    """Speaks about the answers to a question of this kind with these arguments."""
    assigned: Words = ()
    """Factions by seat; empty where they are still to be chosen."""
    choosable: Words = tuple(FACTIONS)
    """Factions that may be chosen: all of them, or those of the first game."""
    banned: list[str] = field(default_factory=list)
    """Factions that nobody may play."""
    lots: list[Lot] = field(default_factory=list)
    """Factions that are bid for, in the order in which they were named."""
    last_bidder: Seat | None = None
    preset: Mapping[str, Words] = field(default_factory=dict)
    """First mines by faction where they are not chosen."""
    automa: Automa | None = None
    """What the robot of the solo game has beside its pieces."""
    events: list[Event] = field(default_factory=list)
    tech_left: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STANDARD_TECH, 4))
    phase: Phase = Phase.FACTIONS
    round: int = 0
    order: list[Seat] = field(default_factory=list)
    """Turn order of this round."""
    passed: list[Seat] = field(default_factory=list)
    """Seats in the order in which they passed this round."""
    actions_used: dict[str, Seat] = field(default_factory=dict)
    built: list[tuple[Seat, int]] = field(default_factory=list)
    """Structures placed since charging was last offered."""
    breakdown: list[dict[str, int]] = field(default_factory=list)
    """What the end of the game added, by seat."""

    def tell(self, kind: str, seat: Seat | None, **args: object) -> None:
        """Tell that something happened."""
        self.events.append(Event(kind, seat, args))

    @property
    def round_tile(self) -> RoundTile | None:
        """The scoring tile of the round being played."""
        return self.rounds[self.round - 1] if self.round else None

    def others(self, seat: Seat) -> list[Player]:
        """The opponents, clockwise from the left neighbour."""
        players = self.players
        return [*players[seat + 1 :], *players[:seat]]

    def colonised_by_others(self, seat: Seat) -> int:
        """Hexes with an opponent's structure."""
        mask = 0
        for player in self.players:
            if player.seat != seat:
                mask |= player.colonised
        return mask

    def hex_name(self, place: int) -> str:
        """The word for a hex."""
        return self.board.names[place]

    @rule("RU appendix V")
    def trigger_points(
        self, player: Player, trigger: Trigger, times: int = 1
    ) -> list[tuple[str, int]]:
        """Points that the round tile and the player's technology give for an event, by source."""
        points = []
        tile = self.round_tile
        if tile is not None and tile.trigger == trigger:
            points.append((f"round{self.round}", tile.vp * times))
        for owned in player.techs:
            if owned.tile.trigger == trigger and owned.covered_by is None:
                vp = sum(amount for _, amount in owned.tile.gain)
                points.append((owned.tile.id, vp * times))
        return points

    def fire(self, player: Player, trigger: Trigger, times: int = 1) -> None:
        """Score what an event gives."""
        for source, points in self.trigger_points(player, trigger, times):
            player.score(points, source)

    def tech_tile(self, slot: str) -> TechTile:
        """The standard tile at a slot."""
        return TECH[self.tech[slot]]
