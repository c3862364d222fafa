"""Effects and what is counted as rows of figures and signs: how tokens look on small ground."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from engine.federation.bag import Bag
from engine.federation.vocabulary import (
    Accreditation,
    Action,
    AdvanceProject,
    BuildDiscount,
    Choose,
    CopyAction,
    CopySpecialist,
    Die,
    Effects,
    ExtraMove,
    FlipSpecialist,
    FundingIcon,
    Gain,
    GainPer,
    LevelBonus,
    Medal,
    MissionMarker,
    Pay,
    PlaceDisc,
    PlaceRobot,
    Points,
    President,
    ProductionIncome,
    ProjectIcon,
    Ship,
    SpecialAmbassador,
    TakeSpecialist,
    Transfiguration,
    Transmute,
)
from render.formula import Icon, Item, Items

METRICS: Final = {
    "accreditation_level": "level", "die_value": "die", "missions_completed": "mission",
    "missions_available_or_completed": "mission", "golden_diamonds": "golden_diamond",
    "ships_in_hangar": "ship", "transfigurations_unused": "token", "joint_contributions": "project",
    "specialist_colours": "person", "resources_total": "crystals", "megastructures_built": "tower",
    "discs_level2": "disc", "asteroid_tokens": "asteroid",
}  # fmt: skip
"""The sign of what is counted; influence has that of its planet."""
MINUS: Final = "\u2212"


def metric_sign(metric: str) -> str:
    """The sign for what is counted."""
    kind, _, planet = metric.partition(":")
    return planet if kind == "influence" else METRICS.get(metric, "project")


def bag_items(bag: Iterable[tuple[str, int]], sign: str = "") -> Iterator[Item]:
    """So much of each resource."""
    for what, count in bag:
        if count:
            yield f"{sign}{count}"
            yield Icon(str(what))


def few_items(bag: Bag) -> Iterator[Item]:
    """So much of each resource on little ground: a single one is its sign alone."""
    for what, count in bag.items():
        yield from ((str(count),) if count > 1 else ())
        yield Icon(what)


def signs(effects: Effects) -> Items:
    """What a token does, effect by effect."""
    return tuple(item for effect in effects for item in _effect(effect))


def shop_items(units: int, options: Effects, mix: bool) -> Items:
    """So many of what a shop offers; `/` for one kind only, `+` where kinds may be mixed."""
    parts = [[item for item in signs((one,)) if isinstance(item, Icon)] for one in options]
    joined: list[Item] = [str(units)]
    for n, part in enumerate(parts):
        joined += [*(["+" if mix else "/"] if n else []), *part]
    return tuple(joined)


def _effect(effect: Any) -> Iterator[Item]:  # Any: each maker takes its own effect
    made = MADE.get(type(effect))
    yield from made(effect) if made is not None else (Icon("spy"),)


def _counted(name: str, count: str) -> Callable[[Any], Iterator[Item]]:
    def made(effect: Any) -> Iterator[Item]:
        yield str(getattr(effect, count))
        yield Icon(name)

    return made


def _single(*names: str) -> Callable[[Any], Iterator[Item]]:
    def made(_effect: Any) -> Iterator[Item]:
        yield from (Icon(name) for name in names)

    return made


def _choose(effect: Choose) -> Iterator[Item]:
    for n, option in enumerate(effect.options):
        yield from (("/",) if n else ())
        yield from signs(option)


def _points(effect: Points) -> Iterator[Item]:
    yield from (str(effect.factor), Icon("vp"))
    if effect.metric != "flat":
        yield from ("×", Icon(metric_sign(effect.metric)))


def _per(effect: GainPer) -> Iterator[Item]:
    yield from ("1", Icon(effect.resource), "×", Icon(metric_sign(effect.metric)))


def _token(effect: Transfiguration) -> Iterator[Item]:
    yield from (str(effect.keep), Icon("token"), f"({effect.strength})")


def _action(effect: Action) -> Iterator[Item]:
    for n, planet in enumerate(effect.of):
        yield from ("/",) if n else (Icon("move"),)
        yield Icon(planet)


def _copied(effect: CopySpecialist) -> Iterator[Item]:
    yield from (Icon("spy"), Icon("person"), "/".join(str(one) for one in effect.levels))


def _of_level(name: str, other: str) -> Callable[[Any], Iterator[Item]]:
    def made(effect: Any) -> Iterator[Item]:
        yield from (Icon(name), Icon(other), str(effect.level))

    return made


def _cheaper(effect: BuildDiscount) -> Iterator[Item]:
    yield from (Icon("robot"), f"{MINUS}{effect.crystals}", Icon("crystals"))


MADE: Final[Mapping[type, Callable[[Any], Iterator[Item]]]] = {
    Gain: lambda effect: few_items(effect.res),
    Pay: lambda effect: bag_items(effect.res.items(), MINUS),
    GainPer: _per,
    Ship: _counted("ship", "count"),
    Die: _counted("die", "amount"),
    Accreditation: _counted("level", "steps"),
    Action: _action,
    MissionMarker: _counted("mission", "count"),
    AdvanceProject: _counted("project", "steps"),
    ExtraMove: _counted("move", "steps"),
    ProductionIncome: _counted("robot", "count"),
    LevelBonus: _counted("level_up", "amount"),
    Transfiguration: _token,
    Points: _points,
    Choose: _choose,
    Medal: _single("medal"),
    President: _single("pawn"),
    CopyAction: _single("spy"),
    CopySpecialist: _copied,
    FlipSpecialist: _of_level("turn", "person"),
    TakeSpecialist: _of_level("move", "person"),
    PlaceDisc: _of_level("move", "disc"),
    PlaceRobot: _single("move", "robot"),
    Transmute: _single("turn", "crystals"),
    BuildDiscount: _cheaper,
    SpecialAmbassador: _single("vote"),
    FundingIcon: _single("fund"),
    ProjectIcon: _single("project"),
}
TIMES: Final = {"immediate": "bolt", "any_time": "always"}


def timing_sign(timing: str, planet: str) -> str:
    """When a specialist acts: at once, at any time, or with an action of its planet."""
    return TIMES.get(timing, planet)
