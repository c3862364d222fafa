"""All components with the assumed values put in, and looked up by name."""

from __future__ import annotations

from functools import cached_property

from engine.federation.bag import NOTHING, Bag
from engine.federation.planets import (
    E81216,
    Arratuin,
    Atal,
    Megastructure,
    Neo,
    Production,
    Shop,
    Sixmoon,
    Specialist,
    TransfigurationToken,
)
from engine.federation.printed import (
    Ambassador,
    Ambassadors,
    Blocking,
    Law,
    Limits,
    Medals,
    Mission,
    Projects,
    Room,
    Rulings,
    Senate,
    Space,
    StartToken,
    Tokens,
    Track,
)
from engine.federation.terms import SPY, Wing
from engine.federation.vocabulary import Effects, Gain, Metric, Printed


class Components(Printed):
    """All of them, with the assumed values put in, and looked up by name."""

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

    def building_cost(self, building: str) -> Bag:
        """The price of a production or a megastructure."""
        if building in self.productions:
            return self.productions[building].cost
        return self.megastructures[building].cost

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

    @cached_property
    def steps_needed(self) -> dict[int, tuple[int, int]]:
        """The steps that the joint project takes and those of another, by the number of seats."""
        joint = {int(seats): steps for seats, steps in self.projects.joint_steps.items()}
        return {int(n): (joint[int(n)], steps) for n, steps in self.projects.steps.items()}

    @cached_property
    def _costs(self) -> dict[str, Bag]:
        return {**{room: self.rooms[room].cost for room in self.rooms}, SPY: self.senate.spy.cost}

    def cost_of(self, action: str) -> Bag:
        """The price printed on a space."""
        return self._costs.get(action, NOTHING)
