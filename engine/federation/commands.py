"""The slash commands of Federation, and how what is filled in makes a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import Command, Param
from engine.core.moves import Words
from engine.federation.terms import Side

COVER: Final = "cover"
LESS: Final = "less"
DIE: Final = "die"


class PlaceWording:
    """`place AMBASSADOR FACE SPACE [die]`, or `cover TOKEN` in place of the face: the token decides
    what lies up, so of the face only the ambassador counts that it covers."""

    def write(self, values: Mapping[str, str]) -> str:
        """The typed line."""
        face = values.get("face", "").split()
        cover = values.get(COVER, "").split()
        if cover:
            own = [one for one in face[:1] if one not in set(Side)]
            face = [*own, COVER, *cover[-1:]]
        return " ".join(["place", *face, values.get("space", ""), values.get(DIE, "")])

    def read(self, words: Words) -> Mapping[str, str]:
        """What is filled in for a move."""
        if words[:1] != ("place",) or len(words) < 4:
            return {}
        covered = words[2] == COVER
        values = {"face": words[1] if covered else f"{words[1]} {words[2]}"}
        if covered:
            values[COVER] = words[3]
        rest = words[4:] if covered else words[3:]
        return values | dict(zip(("space", DIE), rest, strict=False))


class ShopWording:
    """`shop SHOP`, then perhaps `mix UNITS`: two moves, either of which may be filled in alone."""

    def write(self, values: Mapping[str, str]) -> str:
        """The typed line."""
        moves = [f"{verb} {values[verb]}" for verb in ("shop", "mix") if values.get(verb)]
        return "; ".join(moves) or "shop"

    def read(self, words: Words) -> Mapping[str, str]:
        """What is filled in for a move."""
        return {words[0]: words[1]} if len(words) == 2 and words[0] in ("shop", "mix") else {}


class BuildWording:
    """`build WHAT [less CRYSTALS]`."""

    def write(self, values: Mapping[str, str]) -> str:
        """The typed line."""
        less = values.get(LESS, "").split()[-1:]
        return " ".join(["build", values.get("what", ""), *([LESS, *less] if less else [])])

    def read(self, words: Words) -> Mapping[str, str]:
        """What is filled in for a move."""
        if words[:1] != ("build",) or len(words) < 2:
            return {}
        return {"what": words[1]} | ({LESS: words[3]} if len(words) == 4 else {})


COMMANDS: Final = (
    Command(
        "place",
        "place",
        (
            Param("face"),
            Param("space"),
            Param(COVER, optional=True),
            Param(DIE, optional=True),
        ),
        PlaceWording(),
    ),
    Command("move", "move", (Param("to"),)),
    Command("take", "take", (Param("token"),)),
    Command(
        "shop", "shop", (Param("shop", optional=True), Param("mix", optional=True)), ShopWording()
    ),
    Command("build", "build", (Param("what"), Param(LESS, optional=True)), BuildWording()),
    Command("copy", "copy", (Param("what"),)),
    Command("marker", "marker", (Param("which"),)),
    Command("project", "project", (Param("which"),)),
    Command("medal", "medal", (Param("which"),)),
    Command("mission", "mission", (Param("which"),)),
    Command("use", "use", (Param("token"),)),
    Command("income", "income", (Param("what"),)),
    Command("transmute", "transmute", (Param("what"),)),
    Command("upkeep", "upkeep", (Param("how"),)),
    Command("law", "law", (Param("wing"),)),
    Command("deep", "deep", (Param("token"),)),
    Command("start-token", "start-token", (Param("token"),)),
    Command("discard", "discard", (Param("what"),)),
    Command("keep", "keep", (Param("what"),)),
)
