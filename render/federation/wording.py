"""What tokens do, in words made from the data that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from engine.federation.actions.choosing import effect_word
from engine.federation.components import Components
from engine.federation.data import components_made, ours
from engine.federation.planets import Bonus, FixedBonus, PoolBonus, Shop, Specialist
from engine.federation.printed import Mission
from engine.federation.terms import ACCREDITATION, Planet, Side
from engine.federation.vocabulary import (
    Accreditation,
    Action,
    AdvanceProject,
    Choose,
    CopyAction,
    CopySpecialist,
    Die,
    Effect,
    Effects,
    ExtraMove,
    FundingIcon,
    Gain,
    GainPer,
    LevelBonus,
    Medal,
    MissionMarker,
    Pay,
    PlaceDisc,
    Points,
    ProjectIcon,
    Ship,
    TakeSpecialist,
    Transfiguration,
)
from render import texts
from render.federation.parts import GAME, FederationScene, say, tell, word
from render.texts import capital

SPACE: Final = "$space"
"""In the data: the action of the space that a mission answers to."""
MISSION: Final = "mission-"
"""Before the number of a mission, where it is looked up by name."""
MEDAL: Final = "medal-"
"""Before the kind of a medal, where it is looked up by name."""
MEDAL_CARDS: Final = (
    "medal-neo", "medal-sixmoon", "medal-atal", "medal-arratuin", "medal-e81216",
    "medal-accreditation", "medal-intrigue",
)  # fmt: skip


@cache
def box() -> Components:
    """The components as we assume them to be printed."""
    return ours()


def box_of(digest: str) -> Components:
    """The components of a table, by the digest of the values they were made with; ours where
    others have not been heard of here."""
    try:
        return components_made(digest)
    except KeyError:
        return box()


def effects_text(lang: str, effects: Effects) -> str:
    """What a token does, one effect after the other."""
    return ", ".join(_effect(lang, effect) for effect in effects)


def metric_text(lang: str, metric: str) -> str:
    """What is counted."""
    kind, _, planet = metric.partition(":")
    if planet:
        return tell(lang, "metric-influence", planet=word(lang, planet))
    return tell(lang, f"metric-{kind}")


def _effect(lang: str, effect: Effect) -> str:
    amounts = _amounts(effect)
    if amounts is not None:
        return str(texts.amounts(lang, GAME, amounts))
    made = SAID.get(type(effect))
    if made is not None:
        return made(lang, effect)
    number = getattr(effect, "count", getattr(effect, "crystals", getattr(effect, "level", 0)))
    return tell(lang, f"effect-{effect.op}", n=number)


def _amounts(effect: Effect) -> Mapping[str, int] | None:
    """Effects that are amounts of something."""
    match effect:
        case Gain():
            return {str(what): count for what, count in effect.res.items() if count}
        case Ship():
            return {"ships": effect.count}
        case Die():
            return {"die": effect.amount}
        case Accreditation():
            return {"step": effect.steps}
    return None


def _pay(lang: str, effect: Pay) -> str:
    bag = {str(what): count for what, count in effect.res.items() if count}
    return tell(lang, "effect-pay", what=str(texts.amounts(lang, GAME, bag)))


def _gain_per(lang: str, effect: GainPer) -> str:
    what = str(texts.amounts(lang, GAME, {effect.resource: 1}))
    return tell(lang, "effect-gain-per", what=what, metric=metric_text(lang, effect.metric))


def _marker(lang: str, effect: MissionMarker) -> str:
    every = "yes" if effect.scope == "all_empty" else "no"
    number = str(texts.amounts(lang, GAME, {"marker": effect.count}))
    return tell(lang, "effect-mission-marker", all=every, n=number)


def _advance(lang: str, effect: AdvanceProject) -> str:
    keys = {"any_one": "effect-advance-one", "two_different": "effect-advance-two"}
    return tell(lang, keys.get(effect.choice, "effect-advance-project"), n=effect.steps)


def _transfiguration(lang: str, effect: Transfiguration) -> str:
    return tell(
        lang,
        "effect-transfiguration",
        draw=effect.draw,
        keep=effect.keep,
        strength=effect.strength,
    )


def _medal(lang: str, effect: Medal) -> str:
    return tell(lang, "effect-medal-intrigue" if effect.kind == "intrigue" else "effect-medal")


def _action(lang: str, effect: Action) -> str:
    if effect.of == ("$space",):
        return tell(lang, "effect-action-own")
    return tell(lang, "effect-action", list=" / ".join(word(lang, one) for one in effect.of))


def _copy_action(lang: str, effect: CopyAction) -> str:
    return tell(lang, "effect-copy-action", rooms="yes" if effect.rooms else "no")


def _disc(lang: str, effect: PlaceDisc) -> str:
    return tell(lang, "effect-place-disc", n=effect.level, bonus="yes" if effect.bonus else "no")


def _take(lang: str, effect: TakeSpecialist) -> str:
    return tell(lang, "effect-take-specialist", n=effect.level)


def _copy(lang: str, effect: CopySpecialist) -> str:
    return tell(lang, "effect-copy-specialist", n=", ".join(str(one) for one in effect.levels))


def _level(lang: str, effect: LevelBonus) -> str:
    short = "yes" if effect.until == "round_end" else "no"
    return tell(lang, "effect-level-bonus", n=effect.amount, round=short)


def _move(lang: str, effect: ExtraMove) -> str:
    key = "effect-extra-move" if effect.reward == "final_only" else "effect-extra-plain"
    return tell(lang, key, n=effect.steps)


def _points(lang: str, effect: Points) -> str:
    if effect.metric == "flat":
        return tell(lang, "effect-points-flat", n=effect.factor)
    return tell(lang, "effect-points", n=effect.factor, metric=metric_text(lang, effect.metric))


def _choose(lang: str, effect: Choose) -> str:
    first, *others = (effects_text(lang, option) for option in effect.options)
    for other in others:
        first = tell(lang, "effect-or", list=first, other=other)
    return first


SAID: Final[Mapping[type, Callable[[str, Any], str]]] = {  # each takes its own effect
    Pay: _pay, GainPer: _gain_per, MissionMarker: _marker, AdvanceProject: _advance,
    Transfiguration: _transfiguration, Medal: _medal, Action: _action, CopyAction: _copy_action,
    PlaceDisc: _disc, TakeSpecialist: _take, CopySpecialist: _copy, LevelBonus: _level,
    ExtraMove: _move, Points: _points, Choose: _choose,
}  # fmt: skip


def about_token(lang: str, name: str, assumed: str = "") -> str:
    """A token in a sentence: what it does and when, with the values of a table where they are
    named; empty for what is no token."""
    found = box_of(assumed) if assumed else box()
    if name in found.specialists:
        return _specialist(lang, found, name)
    if name in found.transfigurations:
        one = found.transfigurations[name]
        what = effects_text(lang, _shown(found, one.bonus)) or word(lang, "none")
        key = "about-vote" if one.side == "vote" else "about-funding"
        return say(lang, key, n=one.strength, votes=one.votes, what=what)
    if name in found.law_by_id:
        law = found.law_by_id[name]
        what = _points(lang, Points(op="points", metric=law.metric, factor=law.factor))
        return say(lang, "about-law", what=what)
    if name.startswith(MISSION) and (mission := found.mission_by_word.get(name[len(MISSION) :])):
        what = capital(mission_text(lang, mission))
        where = word(lang, mission.space)
        return say(lang, "about-mission", n=mission.level, space=where, what=what)
    if name.startswith(MEDAL):
        return _about_medal(lang, found, name[len(MEDAL) :])
    if name in found.shops:
        return _about_shop(lang, found.shops[name])
    effects = _plain(found, name)
    return say(lang, "about-plain", what=capital(effects_text(lang, effects))) if effects else ""


def _about_medal(lang: str, found: Components, kind: str) -> str:
    """How a medal is got; empty for what is none."""
    if kind in set(Planet):
        left = {
            f"of-{players}": ", ".join(map(str, thresholds))
            for players, thresholds in found.medals.thresholds.items()
        }
        return say(lang, "about-medal", planet=word(lang, kind), **left)
    if kind == ACCREDITATION:
        return say(lang, "about-medal-step", n=found.accreditation.medal_step)
    bring = [one.word for one in found.mission_by_word.values() if _brings(one, kind)]
    return say(lang, "about-medal-mission", n=bring[0]) if bring else ""


def _brings(mission: Mission, medal: str) -> bool:
    return any(isinstance(one, Medal) and one.kind == medal for one in mission.effect)


def _about_shop(lang: str, shop: Shop) -> str:
    """The price of a shop, and what both of its levels give."""
    bag = {str(what): count for what, count in shop.cost.items() if count}
    price = str(texts.amounts(lang, GAME, bag)) if bag else word(lang, "none")
    levels = {f"level-{n}": bonus_text(lang, shop.bonus(n)) for n in (1, 2)}
    return say(lang, "about-shop", price=price, **levels)


def bonus_text(lang: str, bonus: Bonus, beside: Bonus | None = None) -> str:
    """What a level of a shop gives: everything printed, so many of one kind, or a mix; of the same
    kinds as the level that stands beside it, only how many."""
    if isinstance(bonus, FixedBonus):
        return effects_text(lang, bonus.effect)
    names = [effect_word(one) for one in bonus.options]
    if bonus.mix and isinstance(beside, PoolBonus) and beside.options == bonus.options:
        return tell(lang, "bonus-mix-of-these", n=bonus.units)
    if bonus.mix:
        return tell(lang, "bonus-mix", n=bonus.units, list=" / ".join(word(lang, x) for x in names))
    return " / ".join(str(texts.amounts(lang, GAME, {one: bonus.units})) for one in names)


def mission_text(lang: str, mission: Mission) -> str:
    """What a special mission does."""
    if mission.effect == (Action(op="action", of=(SPACE,)),):
        return tell(lang, "effect-action", list=word(lang, mission.space))
    return effects_text(lang, mission.effect)


def about_in(scene: FederationScene, name: str) -> str:
    """The same about a token of the table that is shown, with the values it is played with."""
    return about_token(scene.lang, name, scene.view.assumed)


def title_of(scene: FederationScene, name: str) -> str:
    """What a token is called above its sentence: numbers alone tell nobody what it is, and of what
    is called by its sentence the kind is enough."""
    found = box_of(scene.view.assumed)
    if name in found.specialists:
        kind = word(scene.lang, found.specialists[name].type)
        return capital(f"{kind} {word(scene.lang, name)}")
    if name in found.transfigurations:
        return say(scene.lang, "transfiguration")
    return capital(word(scene.lang, name))


def face_text(scene: FederationScene, token: str) -> str:
    """What a transfiguration shows and brings: `vote 2, 1 oceanium`."""
    found = box_of(scene.view.assumed)
    one = found.transfigurations[token]
    votes = one.side == "vote"
    side = word(scene.lang, Side.VOTE if votes else Side.FUND, "short")
    parts = [f"{side} {one.votes}" if votes else side]
    if one.bonus:
        parts.append(effects_text(scene.lang, _shown(found, one.bonus)))
    return capital(", ".join(parts))


def _shown(found: Components, effects: Effects) -> Effects:
    """Effects with symbols of the public list as we take them to be meant."""
    shown: list[Effect] = []
    for effect in effects:
        if isinstance(effect, FundingIcon | ProjectIcon):
            shown += [*found.sixmoon.icons[effect.op]] * effect.count
        else:
            shown.append(effect)
    return tuple(shown)


def _specialist(lang: str, found: Components, name: str) -> str:
    one = found.specialists[name]
    kind = capital(word(lang, one.type))
    return say(lang, "about-specialist", kind=kind, n=one.level, what=deed_of(lang, one))


def deed_of(lang: str, one: Specialist) -> str:
    """When a specialist acts, and what it does."""
    timing = tell(lang, f"timing-{one.timing}", planet=word(lang, one.planet))
    return say(lang, "titled", title=timing, list=effects_text(lang, one.effect))


def _plain(found: Components, name: str) -> Effects:
    """What other tokens and rooms do."""
    if name in found.start_tokens:
        return found.start_tokens[name].effect
    if name in found.asteroids:
        return (Gain(op="gain", res=found.asteroids[name]),)
    if name in found.productions:
        return found.productions[name].income
    if name in found.rooms:
        return found.rooms[name].effect
    return found.deep_space.get(name, ())
