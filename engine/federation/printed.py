"""What is printed in the senate, on personal boards and on tokens, and the rulings."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from engine.federation.bag import Bag
from engine.federation.terms import Planet, Resource, Wing
from engine.federation.vocabulary import Effects, Metric, Printed

Players: TypeAlias = Literal["2", "3", "4"]


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
    layout: dict[str, str]
    """What each space does: a planet, a room, or the spy."""
    rooms: tuple[Room, ...]
    spy: Spy
    outer: Effects


class Space(Printed):
    """A space of the senate."""

    id: str
    column: int
    floor: int
    wing: Wing
    action: str


class Mission(Printed):
    """A special mission."""

    id: int
    space: str
    """The action of the senate that it answers to."""
    level: int
    cost: Bag
    effect: Effects

    @cached_property
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
