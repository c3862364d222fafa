"""Positions of the public records (../shared beside the project), as federation sites."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.gaia.federations import Site
from engine.gaia.federations.hexsets import Hexes, hexes_of

RECORDS = sorted((Path(__file__).parents[5] / "shared/gaia/records").glob("*.json"))
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
POWER = {"m": 1, "m+": 1, "ts": 2, "lab": 2, "PI": 3, "ac1": 3, "ac2": 3, "sp": 1}
ENOUGH = 25
"""A budget for recorded moves, whose line may gain tokens before the federation is formed."""

Json = Mapping[str, Any]  # a record's values have no common type


@dataclass(frozen=True)
class Position:
    """The table before a main turn, as its player sees it."""

    record: str
    line: int
    faction: str
    site: Site
    names: Mapping[str, int]
    proposals: tuple[Hexes, ...]
    """Federations the other engine proposed."""
    formed: Hexes
    """Hexes of the federation formed in the turn, or none."""


def positions(path: Path) -> Iterator[Position]:
    """All positions of a record before which somebody had a main turn."""
    record: Json = json.loads(path.read_text(encoding="utf-8"))
    hexes = record["setup"]["map"]["hexes"]
    names = {name: number for number, (name, *_) in enumerate(hexes)}
    names |= {f"{q}x{r}": number for number, (_, q, r, *_) in enumerate(hexes)}
    at = {(q, r): number for number, (_, q, r, *_) in enumerate(hexes)}
    near = tuple(
        hexes_of(at[q + x, r + y] for x, y in STEPS if (q + x, r + y) in at)
        for _, q, r, *_ in hexes
    )
    planets = {name: planet for name, _, _, _, planet in hexes if planet != "e"}
    table: Json = record["init"]
    for line, move in enumerate(record["moves"][1:], start=1):
        if table["g"]["ph"] == "roundMove":
            player = table["p"][table["g"]["cp"]]
            legal: Json = record["legal"].get(str(line), {})
            yield Position(
                record=path.stem,
                line=line,
                faction=player["f"],
                site=site_of(player, planets | table["g"].get("pl", {}), names, near),
                names=names,
                proposals=tuple(hexes_named(text, names) for text in legal.get("federation", [])),
                formed=_formed(move, names),
            )
        table = _after(table, record["deltas"][line])


def hexes_named(text: str, names: Mapping[str, int]) -> Hexes:
    """Names joined by commas."""
    return hexes_of(names[name] for name in text.split(","))


def site_of(
    player: Json, planets: Mapping[str, str], names: Mapping[str, int], near: tuple[Hexes, ...]
) -> Site:
    """The situation of a player of a snapshot."""
    ivits = player["f"] == "ivits"
    institute = "PI" in player["b"].values()
    bowls = sum(player["pw"][:3]) + ((player["bs"] or "").startswith("area"))
    threshold = 6 if player["f"] == "xenos" and institute else 7
    satellites = hexes_of(names[name] for name in player["sat"])
    return Site(
        near=near,
        planets=hexes_of(names[name] for name in planets),
        own={
            names[name]: _value(player, planets.get(name), building, institute)
            for name, building in player["b"].items()
            if building != "gf"
        },
        satellites=satellites,
        federated=satellites | hexes_of(names[name] for name in player["fed"]),
        threshold=7 * (player["fc"] + 1) if ivits else threshold,
        budget=player["q"] if ivits else bowls,
        growing=ivits,
    )


def _value(player: Json, planet: str | None, building: str, institute: bool) -> int:
    value = POWER[building]
    if value == 3 and any(tile == "tech3" and active for tile, _, active in player["tt"]):
        value = 4
    return value + (player["f"] == "bescods" and institute and planet == "t")


def _formed(move: str, names: Mapping[str, int]) -> Hexes:
    for command in move.split(". "):
        words = command.split()
        if "federation" in words:
            return hexes_named(words[words.index("federation") + 1], names)
    return 0


def _after(table: Json, delta: Json) -> Json:
    changed = delta.get("p", {})
    return {
        "g": {**table["g"], **delta.get("g", {})},
        "p": [{**player, **changed.get(str(n), {})} for n, player in enumerate(table["p"])],
    }
