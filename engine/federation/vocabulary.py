"""The vocabulary of printed effects: one frozen model per word, told apart by `op`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.federation.bag import Bag
from engine.federation.terms import Planet, Resource

Metric: TypeAlias = Literal[
    "influence:neo",
    "influence:sixmoon",
    "influence:atal",
    "influence:arratuin",
    "influence:e81216",
    "accreditation_level",
    "die_value",
    "missions_completed",
    "missions_available_or_completed",
    "specialist_colours",
    "golden_diamonds",
    "resources_total",
    "megastructures_built",
    "ships_in_hangar",
    "discs_level2",
    "transfigurations_unused",
    "asteroid_tokens",
    "joint_contributions",
    "flat",
]
Count: TypeAlias = Annotated[int, Field(ge=1)]


class Printed(BaseModel):
    """What all models of printed things share."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Gain(Printed):
    """Resources into the reserve."""

    op: Literal["gain"]
    res: Bag


class Pay(Printed):
    """Resources out of the reserve."""

    op: Literal["pay"]
    res: Bag


class GainPer(Printed):
    """One resource for each point of a metric."""

    op: Literal["gain_per"]
    resource: Resource
    metric: Metric


class Accreditation(Printed):
    """Steps on the accreditation track."""

    op: Literal["accreditation"]
    steps: Count


class Die(Printed):
    """The assistants' die, or a higher value on it."""

    op: Literal["die"]
    amount: Count


class Ship(Printed):
    """Ships into the hangar."""

    op: Literal["ship"]
    count: Count


class MissionMarker(Printed):
    """Markers on missions without one."""

    op: Literal["mission_marker"]
    scope: Literal["any", "all_empty"]
    count: Count


class AdvanceProject(Printed):
    """Steps of projects of one's choice."""

    op: Literal["advance_project"]
    steps: Count
    choice: Literal["any", "any_one", "two_different"]


class Transfiguration(Printed):
    """Tokens from the stack beside the board."""

    op: Literal["transfiguration"]
    strength: Annotated[int, Field(ge=1, le=4)]
    from_: Annotated[Literal["side_stack"], Field(alias="from")]
    draw: Count
    keep: Count


class Medal(Printed):
    """A medal: the one named, or any that one lacks."""

    op: Literal["medal"]
    kind: Literal["any", "intrigue"]


class President(Printed):
    """The president's pawn."""

    op: Literal["president"]


class Action(Printed):
    """An action of the senate, `$space` the one that a mission answers to."""

    op: Literal["action"]
    of: tuple[str, ...]


class CopyAction(Printed):
    """Another action of the senate: of any planet, and perhaps of a room."""

    op: Literal["copy_action"]
    rooms: bool


class ProductionIncome(Printed):
    """The income of productions in play, whoever built them."""

    op: Literal["production_income"]
    count: Count
    repeat_ok: bool


class PlaceDisc(Printed):
    """A trade disc on a level of any shop, free of charge."""

    op: Literal["place_disc"]
    level: Literal[1, 2]
    bonus: bool


class PlaceRobot(Printed):
    """A robot on any production or megastructure, free of charge."""

    op: Literal["place_robot"]
    free: Literal[True]
    income_or_points: Literal[True]


class TakeSpecialist(Printed):
    """A specialist of this level."""

    op: Literal["take_specialist"]
    level: Literal[1, 2, 3]
    prerequisite: bool


class FlipSpecialist(Printed):
    """Turns a used specialist of this level up again."""

    op: Literal["flip_specialist"]
    level: Literal[1, 2, 3]


class CopySpecialist(Printed):
    """The effect of another specialist that lies face up."""

    op: Literal["copy_specialist"]
    levels: tuple[int, ...]


class LevelBonus(Printed):
    """A token that raises the accreditation level."""

    op: Literal["level_bonus"]
    amount: Count
    until: Literal["round_end", "game_end"]


class BuildDiscount(Printed):
    """Crystals less for a building of this action."""

    op: Literal["build_discount"]
    crystals: Count


class ExtraMove(Printed):
    """Further steps on Neo or Sixmoon."""

    op: Literal["extra_move"]
    steps: Count
    reward: Literal["final_only", "none"]
    where: tuple[Planet, ...] = ()


class Transmute(Printed):
    """One resource becomes a dearer one."""

    op: Literal["transmute"]
    steps: Count


class SpecialAmbassador(Printed):
    """The ambassador with seven votes."""

    op: Literal["special_ambassador"]


class Choose(Printed):
    """One of several lists of effects."""

    op: Literal["choose"]
    options: tuple[tuple[Effect, ...], ...]


class Points(Printed):
    """Points for a metric."""

    op: Literal["points"]
    metric: Metric
    factor: Count


class FundingIcon(Printed):
    """An icon of the public token list, whose meaning is assumed."""

    op: Literal["transfiguration_funding_icon"]
    count: Count


class ProjectIcon(Printed):
    """Another such icon."""

    op: Literal["transfiguration_project_icon"]
    count: Count


Effect: TypeAlias = Annotated[
    Gain
    | Pay
    | GainPer
    | Accreditation
    | Die
    | Ship
    | MissionMarker
    | AdvanceProject
    | Transfiguration
    | Medal
    | President
    | Action
    | CopyAction
    | ProductionIncome
    | PlaceDisc
    | PlaceRobot
    | TakeSpecialist
    | FlipSpecialist
    | CopySpecialist
    | LevelBonus
    | BuildDiscount
    | ExtraMove
    | Transmute
    | SpecialAmbassador
    | Choose
    | Points
    | FundingIcon
    | ProjectIcon,
    Field(discriminator="op"),
]
Effects: TypeAlias = tuple[Effect, ...]
Choose.model_rebuild()
