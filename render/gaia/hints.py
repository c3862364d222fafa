"""How Gaia Project likes its choices to be laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.moves import Note, Option, Seat, Words
from engine.gaia.terms import HOME_TYPES, Planet
from engine.gaia.view import GaiaView, HexView, PlayerView
from render import texts
from render.gaia.board_text import amounts, goal, means, power
from render.gaia.crop import home_of
from render.gaia.factions import around
from render.gaia.map import neighbours
from render.gaia.parts import say, word, written
from render.hexmap import HexPlace
from render.hints import Hints
from render.scene import Marks, Scene

NEAR: Final = 2
"""Within this distance power is charged and trading stations are cheap."""
OPEN_PLANETS: Final = (Planet.GAIA, Planet.TRANSDIM)


def _player(view: GaiaView, seat: Seat | None) -> PlayerView | None:
    return next((one for one in view.players if one.seat == seat), None)


def _place(view: GaiaView, name: str) -> HexPlace | None:
    return next((HexPlace(spot.q, spot.r) for spot in view.hexes if spot.name == name), None)


def _planet(view: GaiaView, name: str) -> Planet | None:
    return next((spot.planet for spot in view.hexes if spot.name == name), None)


def away(view: GaiaView, seat: Seat, name: str) -> int:
    """Hexes from the seat's nearest structure or station."""
    there = _place(view, name)
    homes = [_place(view, home) for home in home_of(_player(view, seat))]
    known = [home for home in homes if home is not None]
    return min((there.away(home) for home in known), default=0) if there is not None else 0


GROWING: Final = "ivits"
"""Whose one federation grows."""
ADVANCED: Final = "adv-"
"""Begins the slots of advanced tiles."""


def called(scene: Scene[GaiaView], words: Words) -> str:
    """A technology tile by what it does and where it lies."""
    if words[0] not in ("tech", "cover") or len(words) != 2:
        return ""
    player, slot = _player(scene.view, scene.seat), words[1]
    held = {one.slot: one.tile for one in player.techs} if player is not None else {}
    tile = held.get(slot) or scene.view.tech.get(slot)
    if tile is None and slot.startswith(ADVANCED):
        tile = next((t for at, t in scene.view.advanced.items() if f"{ADVANCED}{at}" == slot), None)
    return "" if tile is None else f"{word(scene, tile)} ({word(scene, slot)})"


def own(view: GaiaView, seat: Seat) -> Sequence[tuple[str, str]]:
    """The planets and stations a federation can be made of: those in none; of whoever has one that
    grows, those in it as well."""
    player = _player(view, seat)
    if player is None:
        return ()
    grows = player.faction == GROWING
    built = sorted(player.structures, key=lambda one: (one.federated, one.hex))
    built = [one for one in built if grows or not one.federated]
    stations = ((name, "space_station") for name in player.stations)
    return (*((one.hex, one.kind.value) for one in built), *stations)


def head(scene: Scene[GaiaView]) -> Sequence[str]:
    """Resources, power, points, range, and what this round rewards."""
    player = _player(scene.view, scene.seat)
    if player is None or player.faction is None:
        return ()
    points = amounts(scene, {"vp": player.vp})
    reach = say(scene, "range", n=player.range).replace(" ", NO_BREAK)
    has = means(scene, player).replace(" ", NO_BREAK).replace(f",{NO_BREAK}", ", ")
    lines = [f"**{points}** · {has}", f"{power(scene, player)} · {reach}"]
    if goal(scene):
        lines.append(say(scene, "round-goal", n=scene.view.round, goal=goal(scene)))
    if player.booster is not None:
        held = say(scene, "titled", title=say(scene, "booster"), list=word(scene, player.booster))
        lines.append(held)
    return tuple(texts.capital(line) for line in lines)


def _without_qic(view: GaiaView, seat: Seat, option: Option) -> bool:
    prices = (note.args.get("price") for note in option.notes if note.key == "price")
    return not any(isinstance(price, Mapping) and price.get("qic") for price in prices)


def _on_gaia(view: GaiaView, seat: Seat, option: Option) -> bool:
    return _planet(view, option.words[1]) in OPEN_PLANETS


def _new_type(view: GaiaView, seat: Seat, option: Option) -> bool:
    player = _player(view, seat)
    known = {_planet(view, built.hex) for built in player.structures} if player else set()
    return _planet(view, option.words[1]) not in known


def _near(view: GaiaView, seat: Seat, option: Option) -> bool:
    return away(view, seat, option.words[1]) <= NEAR


def repeats(told: Note, notes: Sequence[Note]) -> bool:
    """Whether an option already names all the points it brings, or the QICs it needs for range."""
    if told.key == "points":
        gains: list[Any] = [note.args["gain"] for note in notes if note.key == "gain"]
        return any(gain.get("vp") == told.args["vp"] for gain in gains)
    return told.key == "warn-qic-for-range" and Note("range-qic", told.args) in notes


_SITES: Final = {
    "no-qic": _without_qic,
    "gaia": _on_gaia,
    "new-type": _new_type,
    "near": _near,
}


NO_BREAK: Final = "\u00a0"
"""Keeps a number and its word in one line of a phone."""
BY_INSTITUTE: Final = frozenset({"ambas", "hadsch_hallas", "geodens", "firaks"})
"""Factions that can do nothing special without their planetary institute."""


def in_full(scene: Scene[GaiaView], words: Words) -> str:
    """A faction with all its abilities; a place for a first mine with what lies around it."""
    if words[0] in ("faction", "ban") and len(words) > 1:
        institute, able = texts.capital(word(scene, "pi", "short")), word(scene, words[1], "pi")
        able = texts.uncapital(able)
        later = say(scene, "factions-able", institute=institute, able=texts.Text(able))
        # else the sentence about its abilities speaks of the institute alone
        own = () if words[1] in BY_INSTITUTE else (word(scene, words[1], "long"),)
        return " ".join((*own, later))
    player = _player(scene.view, scene.seat)
    if words[0] == "setup-mine" and len(words) > 1 and player is not None:
        return "; ".join((*around(scene, player.faction, words[1]), *_beside(scene, words[1])))
    return ""


def _beside(scene: Scene[GaiaView], name: str) -> Sequence[str]:
    """Who lives near a place already."""
    there = _place(scene.view, name)
    if there is None:
        return ()
    near = [
        written(scene, other.seat)
        for other in scene.view.players
        if other.seat != scene.seat
        and any(
            home is not None and home.away(there) <= NEAR
            for home in (_place(scene.view, built.hex) for built in other.structures)
        )
    ]
    return (say(scene, "factions-near", list=", ".join(near)),) if near else ()


def laid_out(scene: Scene[GaiaView]) -> str:
    """Why a map that chance has laid out is legal: how many home planets lie beside each other,
    and that no two of them are alike."""
    beside = _doors(scene)
    if not beside:
        return ""
    alike = sum(one.planet is other.planet for one, other in beside)
    return say(scene, "map-laid-out", pairs=len(beside), alike=alike)


def circled(scene: Scene[GaiaView]) -> Marks:
    """The same on the map: the home planets that lie beside each other."""
    names = {spot.name for pair in _doors(scene) for spot in pair}
    return {"": sorted(names)} if names else {}


def _doors(scene: Scene[GaiaView]) -> list[tuple[HexView, HexView]]:
    """Home planets beside each other on a map that chance has laid out."""
    if (scene.view.options or {}).get("map") != "random":
        return []
    homes = {spot.name for spot in scene.view.hexes if spot.planet in HOME_TYPES}
    return neighbours(scene.view, homes)


HINTS: Final = Hints(
    verbs=(
        "build", "upgrade", "gaiaform", "federation", "research", "action", "special", "pass",
        "free",
    ),
    places={
        "build": 1, "gaiaform": 1, "upgrade": 1, "setup-mine": 1,
        "lost-planet": 1, "swap": 1, "downgrade": 1, "station": 1,
    },
    candidates={"federation": 1},
    place_picture="targets",
    candidate_picture="federations",
    shows=dict.fromkeys(("faction", "ban", "lot", "bid", "limits"), "factions"),
    in_full=in_full,
    counted=frozenset({"free", "maxbid"}),
    explained=frozenset({"pass"}),
    lead=frozenset({"planet", "tile"}),
    foretold=frozenset({"points", "charge-offer"}),
    repeats=repeats,
    mild=frozenset({"warn-expensive-steps", "warn-qic-for-range", "warn-joins-federation"}),
    drafted=frozenset({"charge-offer"}),
    aside=frozenset({("advance", "no")}),
    worth={
        "qic": 4, "knowledge": 3.5, "ore": 3, "credits": 1, "power": 1, "tokens": 2, "to_gaia": 1.5,
        "discarded": 2.5, "burnt": 2, "token3": 2.5,
    },
    filters={"build": _SITES},
    away=away,
    own=own,
    head=head,
    called=called,
    first_game={"factions": "first_game"},
    preview="map",
    previewed=laid_out,
    preview_marks=circled,
)  # fmt: skip
