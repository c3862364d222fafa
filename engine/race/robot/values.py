"""What is printed on the robot's mat, dice and overlays; what is only assumed can be replaced."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.assets import load
from engine.core.assumed import Assumed, Values, digest_of
from engine.race.terms import Space

Amount: TypeAlias = Annotated[int, Field(ge=0, le=20)]
DieFace: TypeAlias = Literal[
    "explore", "develop", "settle", "trade", "x2", "produce", "match", "head"
]
Die: TypeAlias = Annotated[tuple[DieFace, ...], Field(min_length=6, max_length=6)]
MATCH: Final = "match"
HEAD: Final = "head"
LEVELS: Final = ("easy", "medium", "hard")


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class RobotLevel(_Frozen):
    """A level: how many tokens, and what each development of cost 6 is worth."""

    tokens: Amount
    points: Amount


class Leaving(_Frozen):
    """A world that gives way to a better one with the first Settle action."""

    vp: Amount
    credits: Amount
    economy: Amount


class RobotWorld(_Frozen):
    """What the overlays of a start world change."""

    head: Space
    head_after_first_trade: Space | None = None
    head_turns: tuple[Space, ...] = ()
    """The two sides of an overlay that is turned over after each action on it."""
    seeks_military: bool = False
    free_reaction: bool = False
    """The Settle reaction needs and costs no credit."""
    leaves_with_first_settle: Leaving | None = None
    draws: Mapping[str, Amount]


class RobotRules(_Frozen):
    """Everything about the robot that is a number or a face."""

    pool: int
    most_credits: Amount
    most_economy: Amount
    levels: Mapping[str, RobotLevel]
    hand: Mapping[str, Amount]
    credits: Mapping[str, Amount]
    economy: Mapping[str, Amount]
    worlds: Mapping[str, RobotWorld]
    token_price: Mapping[Literal["action", "reaction"], Amount]
    dice: tuple[Die, Die]
    same_space_times: Annotated[int, Field(ge=1, le=2)]
    reacts_before_first_settle: bool
    reveal_from: Literal["front", "back"]
    digest: str
    """Of the assumed values."""

    def usual(self, numbers: Mapping[str, int], world: str) -> int:
        """A number that some worlds have of their own."""
        return numbers.get(world, numbers["usual"])


_PRINTED: Final = load("race/data/robot.json", dict[str, Any])  # typed when the values are put in


def rules_with(values: Values) -> RobotRules:
    """The robot with these assumed values; raises ValueError where they do not fit."""
    return _made(json.dumps(dict(values), sort_keys=True))


@cache
def _made(written: str) -> RobotRules:
    values: dict[str, Any] = json.loads(written)
    usual = _PRINTED["draws"]
    worlds: dict[str, Any] = {}
    for world, printed in _PRINTED["worlds"].items():
        own = {
            key.rpartition(".")[2]: value
            for key, value in values.items()
            if key.startswith(f"draws.{world}.")
        }
        head = printed.get("head", values.get(f"head.{world}"))
        worlds[world] = {**printed, "head": head, "draws": {**usual, **own}}
    kept = {key: value for key, value in _PRINTED.items() if key not in ("draws", "worlds")}
    return RobotRules.model_validate(
        {
            **kept,
            "worlds": worlds,
            "dice": (tuple(values["dice.a"]), tuple(values["dice.b"])),
            "same_space_times": values["same_space.times"],
            "reacts_before_first_settle": values["doomed_world.reacts_before_first_action"],
            "reveal_from": values["hand.reveal_from"],
            "digest": digest_of(values),
        }
    )


ASSUMED: Final = replace(
    Assumed.from_assets("race-robot", "race/data/robot_assumed.json", rules_with), of_robots=True
)
