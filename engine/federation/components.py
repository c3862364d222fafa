"""What is printed on the components: frozen models of assets/federation/data."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field

from engine.federation.bag import Bag
from engine.federation.terms import SPY, Planet, Resource, Wing
from engine.federation.vocabulary import Effects, Gain, Metric, Printed

Players: TypeAlias = Literal["2", "3", "4"]
SpaceId: TypeAlias = str


class Room(Printed):
    """A room of the senate."""

    id: str
    letter: str
    wing: Wing
    cost: Bag
    effect: Effects
    copyable: bool = True
    first_player_first_turn: bool = True
    """Whether the first player may use it on his first turn of a round."""


class Spy(Printed):
    """The two spaces that copy."""

    cost: Bag
    effect: Effects


class Senate(Printed):
    """Eighteen spaces: six columns of three floors."""

    wings: dict[Wing, tuple[int, ...]]
    floors: tuple[int, ...]
    layout: dict[SpaceId, str]
    """What each space does: a planet, a room, or the spy."""
    rooms: tuple[Room, ...]
    spy: Spy
    outer: Effects


class NeoSpace(Printed):
    """A space of Neo."""

    influence: int
    kind: Literal["start", "crystals", "asteroid", "dead_asteroids"]
    reward: Bag
    next: tuple[str, ...]


class Asteroid(Printed):
    """An asteroid, dead or not."""

    id: str
    reward: Bag


class Neo(Printed):
    """The miners' planet."""

    start: str
    graph: dict[str, NeoSpace]
    asteroids: tuple[Asteroid, ...]
    dead_asteroids: tuple[Asteroid, ...]
    dead_asteroids_in_play: int


class TransfigurationToken(Printed):
    """A token that replaces the face of an ambassador."""

    id: str
    strength: int
    side: Literal["vote", "funding"]
    votes: int
    bonus: Effects


class Sixmoon(Printed):
    """The mages' planet: moons one after the other, the last is the planet itself."""

    step_strength: tuple[int, ...]
    tokens_per_step: int
    left_out: tuple[str, ...]
    """Tokens of the public list that are not in the box."""
    icons: dict[str, Effects]
    tokens: tuple[TransfigurationToken, ...]


class Specialist(Printed):
    """A specialist: a character of one type and level."""

    id: str
    type: str
    level: int
    planet: Planet
    timing: Literal["immediate", "on_planet_action", "any_time"]
    effect: Effects


class Atal(Printed):
    """The planet of specialists."""

    types: tuple[str, ...]
    stack: int
    specialists: tuple[Specialist, ...]


class FixedBonus(Printed):
    """What a shop gives."""

    kind: Literal["fixed"]
    effect: Effects


class PoolBonus(Printed):
    """So many units of what a shop offers: all alike, or mixed."""

    kind: Literal["pool"]
    units: int
    options: Effects
    mix: bool


Bonus: TypeAlias = Annotated[FixedBonus | PoolBonus, Field(discriminator="kind")]


class Shop(Printed):
    """A shop with its two levels."""

    id: str
    cost: Bag
    level1: Bonus
    level2: Bonus

    def bonus(self, level: int) -> Bonus:
        """What this level gives."""
        return self.level1 if level == 1 else self.level2


class Arratuin(Printed):
    """The planet of shops."""

    shops_in_play: int
    shops: tuple[Shop, ...]


class Production(Printed):
    """One side of a production token."""

    id: str
    slot: int
    side: Literal["a", "b"]
    cost: Bag
    income: Effects


class Megastructure(Printed):
    """A megastructure: its price; what it scores lies on it."""

    id: str
    cost: Bag


class MegastructureToken(Printed):
    """What a megastructure may score."""

    id: str
    metric: Metric


class E81216(Printed):
    """The planet of buildings."""

    productions: tuple[Production, ...]
    megastructures: tuple[Megastructure, ...]
    multipliers: tuple[int, ...]
    tokens: tuple[MegastructureToken, ...]
    first_game_tokens: tuple[tuple[str, ...], ...]


class Mission(Printed):
    """A special mission."""

    id: int
    space: str
    """The action of the senate that it answers to."""
    level: int
    cost: Bag
    effect: Effects

    @property
    def word(self) -> str:
        """Its number as a word."""
        return str(self.id)


class StartToken(Printed):
    """A start token."""

    id: str
    effect: Effects


class DeepSpaceToken(Printed):
    """A deep-space token: letters of its effects."""

    id: str
    effects: tuple[str, ...]


class Tokens(Printed):
    """Start tokens and deep space."""

    start: tuple[StartToken, ...]
    deep_space_effects: dict[str, Effects]
    deep_space: tuple[DeepSpaceToken, ...]


class Track(Printed):
    """The accreditation track."""

    steps_per_level: dict[str, int]
    start_step: int
    medal_step: int
    deep_space_step: int
    upkeep: dict[str, Bag]


class TwoPlayers(Printed):
    """What projects bring to two players."""

    first: int
    tie: int
    second: int
    within: int


class Projects(Printed):
    """The six projects of the columns and the joint one."""

    columns: dict[str, Metric]
    steps: dict[Players, int]
    joint_steps: dict[Players, int]
    joint_crystals: tuple[Bag, ...]
    places: tuple[int, ...]
    two_players: TwoPlayers


class Law(Printed):
    """A law: points for everybody."""

    id: str
    metric: Metric
    factor: int


class Medals(Printed):
    """Medals of honour."""

    thresholds: dict[Players, tuple[int, ...]]
    points: tuple[int, ...]
    """By how many one has."""


class Ambassador(Printed):
    """A token with a voting and a funding side."""

    id: str
    votes: int
    funding_bonus: Bag


class SpecialAmbassadorToken(Printed):
    """A token with a voting side only."""

    id: str
    votes: int


class Ambassadors(Printed):
    """Everybody's four, and the special one."""

    tokens: tuple[Ambassador, ...]
    special: SpecialAmbassadorToken


class Blocks(Printed):
    """Which planets a token blocks: X in each wing, and a zero."""

    x_left: Planet
    x_right: Planet
    zero: Planet
    zero_wing: Wing


class PlanetBlock(Printed):
    """A blocking token for planets."""

    id: str
    blocks: Blocks


class RoomBlock(Printed):
    """A blocking token for rooms."""

    id: str
    room: str


class VotesCount(Printed):
    """Where neutral tokens take part."""

    floor_majority: bool
    law: bool
    project_funding: bool


class Blocking(Printed):
    """Neutral tokens of games for two and three."""

    planets: tuple[PlanetBlock, ...]
    rooms: tuple[RoomBlock, ...]
    votes_count: VotesCount


class Limits(Printed):
    """How much one may have."""

    crystals: int
    golden_diamonds: int
    hangar: int
    ships: int
    ships_at_start: int
    robots: int
    discs: int
    value_order: tuple[Resource, ...]


class Rulings(Printed):
    """Answers to what the rulebook leaves open."""

    place_only_if_action_can_do_something: bool
    bonus_paid_before_space_cost: bool
    marker_on_outer_module: bool
    spy_marker_goes_to: int | Literal["copied"]
    spy_pays_copied_cost: bool
    copy_of_copy_allowed: bool
    copied_specialist_keeps_its_timing: bool
    any_time_only_in_own_turn: bool
    on_planet_token_usable_in_action_that_took_it: bool
    specialist_character_is: Literal["type_and_level", "token"]
    level3_needs_level2: bool
    level_bonus_counts_for_mission_requirement: bool
    level_bonus_counts_for_upkeep: bool
    level_may_exceed_5: bool
    voluntary_lower_upkeep: bool
    second_deep_space_token: bool
    medals_checked_outside_own_turn: bool
    mission12_counts_itself: bool
    megastructure_counts_its_own_influence: bool
    discount_reduces_diamonds: bool
    complete_column_project_can_be_chosen: bool
    floor_majority_needs_a_vote: bool
    law_tie_president_is: Literal["current_holder", "first_player_of_round"]
    executive_order_starts_with: Literal["first_player_of_ending_round", "current_holder"]
    transporter_leaves_tokens: bool
    empty_asteroid_space_gives: Literal["influence_only", "no_entry"]
    extra_ambassador_turn_when: Literal["after_others_finished", "at_once"]
    transmute_optional: bool


class Components(Printed):
    """All of them, with the assumed values put in, and looked up by name."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    digest: str
    """Of the assumed values they were made with."""
    senate: Senate
    neo: Neo
    sixmoon: Sixmoon
    atal: Atal
    arratuin: Arratuin
    e81216: E81216
    missions: tuple[Mission, ...]
    tokens: Tokens
    accreditation: Track
    projects: Projects
    laws: tuple[Law, ...]
    medals: Medals
    ambassadors: Ambassadors
    blocking: Blocking
    limits: Limits
    rulings: Rulings

    @cached_property
    def spaces(self) -> dict[str, Space]:
        """The spaces of the senate, column by column, top to bottom."""
        found = {}
        for columns in (self.senate.wings[wing] for wing in Wing):
            for column in columns:
                for floor in sorted(self.senate.floors, reverse=True):
                    space = f"c{column}f{floor}"
                    wing = Wing.LEFT if column in self.senate.wings[Wing.LEFT] else Wing.RIGHT
                    action = self.senate.layout[space]
                    found[space] = Space(
                        id=space, column=column, floor=floor, wing=wing, action=action
                    )
        return found

    @cached_property
    def rooms(self) -> dict[str, Room]:
        """Rooms by id."""
        return {room.id: room for room in self.senate.rooms}

    @cached_property
    def specialists(self) -> dict[str, Specialist]:
        """Specialists by id."""
        return {one.id: one for one in self.atal.specialists}

    @cached_property
    def transfigurations(self) -> dict[str, TransfigurationToken]:
        """Transfiguration tokens in the box, by id."""
        return {one.id: one for one in self.sixmoon.tokens if one.id not in self.sixmoon.left_out}

    @cached_property
    def asteroids(self) -> dict[str, Bag]:
        """What asteroids give, dead ones too."""
        both = (*self.neo.asteroids, *self.neo.dead_asteroids)
        return {one.id: one.reward for one in both}

    @cached_property
    def shops(self) -> dict[str, Shop]:
        """Shops by id."""
        return {shop.id: shop for shop in self.arratuin.shops}

    @cached_property
    def productions(self) -> dict[str, Production]:
        """Sides of production tokens by id, left to right."""
        ordered = sorted(self.e81216.productions, key=lambda one: (one.slot, one.side))
        return {one.id: one for one in ordered}

    @cached_property
    def megastructures(self) -> dict[str, Megastructure]:
        """Megastructures by id."""
        return {one.id: one for one in self.e81216.megastructures}

    @cached_property
    def megastructure_metrics(self) -> dict[str, Metric]:
        """What the tokens on megastructures count."""
        return {one.id: one.metric for one in self.e81216.tokens}

    @cached_property
    def mission_by_word(self) -> dict[str, Mission]:
        """Missions by their number as a word."""
        return {one.word: one for one in self.missions}

    @cached_property
    def mission_of(self) -> dict[str, str]:
        """The mission that answers to an action of the senate."""
        return {one.space: one.word for one in self.missions}

    @cached_property
    def start_tokens(self) -> dict[str, StartToken]:
        """Start tokens by id."""
        return {one.id: one for one in self.tokens.start}

    @cached_property
    def deep_space(self) -> dict[str, Effects]:
        """What deep-space tokens do, by id."""
        letters = self.tokens.deep_space_effects
        return {
            one.id: tuple(effect for letter in one.effects for effect in letters[letter])
            for one in self.tokens.deep_space
        }

    @cached_property
    def law_by_id(self) -> dict[str, Law]:
        """Laws by id."""
        return {law.id: law for law in self.laws}

    @cached_property
    def ambassador_by_id(self) -> dict[str, Ambassador]:
        """Everybody's ambassadors by id."""
        return {one.id: one for one in self.ambassadors.tokens}

    @cached_property
    def funding(self) -> dict[str, Effects]:
        """The bonus on the funding side of each ambassador."""
        return {
            one.id: (Gain(op="gain", res=one.funding_bonus),) if one.funding_bonus.total else ()
            for one in self.ambassadors.tokens
        }

    @cached_property
    def level_of_step(self) -> tuple[int, ...]:
        """The level that each step of the track belongs to; index 0 is no step."""
        levels = [0]
        for level, steps in sorted(self.accreditation.steps_per_level.items()):
            levels += [int(level)] * steps
        return tuple(levels)

    def first_step(self, level: int) -> int:
        """The lowest step of a level."""
        return self.level_of_step.index(level)

    @property
    def last_step(self) -> int:
        """The highest step of the track."""
        return len(self.level_of_step) - 1

    def cost_of(self, action: str) -> Bag:
        """The price printed on a space."""
        if action == SPY:
            return self.senate.spy.cost
        return self.rooms[action].cost if action in self.rooms else Bag()


class Space(Printed):
    """A space of the senate."""

    id: str
    column: int
    floor: int
    wing: Wing
    action: str
