"""The games of tournaments, a line each in a text file that is kept with the project.

A line says who played: `player` is a digest of the code and the weights that thought, so games of
an older player are told apart. What changes nothing (comments, docstrings, layout) does not count.
Where other code has been seen to play the same, a line `= OLD NEW CONTEST NUMBERS` says so, and the
older player's games of that contest count for the newer one; not the time that they took.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from engine import company
from engine.company.weights import load_weights

FILE: Final = Path("docs/benchmarks/tournament.txt")
HEAD: Final = (
    "# contest number player measured points ranks turns ms slowest: a game each; `measured` is the"
    " seat of the player that counts, whose turns and CPU time follow, with its slowest turns; 0"
    " and - where another interpreter than CPython played"
)
SLOWEST: Final = 5
"""So many of a game are kept: enough for the slowest hundredth of many games."""
THINKING: Final = ("company", "evaluation", "features")
"""Modules of a game that think."""
DIGITS: Final = 8
SAME: Final = "="
"""Begins a line that says of two players that they play the same."""


class Played(NamedTuple):
    """One game."""

    contest: str
    number: int
    player: str
    measured: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    turns: int
    ms: float
    """0 where nobody took the time."""
    slowest: tuple[float, ...]

    @classmethod
    def read(cls, line: str) -> Played:
        """A line of the file."""
        contest, number, player, measured, points, ranks, turns, ms, slowest = line.split()
        return cls(
            contest,
            int(number),
            player,
            int(measured),
            tuple(map(int, points.split(","))),
            tuple(map(int, ranks.split(","))),
            int(turns),
            float(ms),
            tuple(float(one) for one in slowest.split(",") if one != "-"),
        )

    def __str__(self) -> str:
        return " ".join(
            (
                self.contest,
                str(self.number),
                self.player,
                str(self.measured),
                _joined(self.points),
                _joined(self.ranks),
                str(self.turns),
                f"{self.ms:.0f}",
                _joined(f"{one:.1f}" for one in self.slowest) or "-",
            )
        )


def _joined(values: Iterable[object]) -> str:
    return ",".join(map(str, values))


def games_in(path: Path) -> list[Played]:
    """The games played so far; one that two runs have played counts once."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [Played.read(line) for line in lines if line and line[0] not in ("#", SAME)]
    heirs: dict[tuple[str, str], str] = {}
    for line in lines:
        if line.startswith(SAME):
            _, old, new, contest, _ = line.split()
            heirs[contest, old] = new
    now = [_inherited(one, _last(heirs, one)) for one in found]
    return [*{(one.contest, one.number, one.player): one for one in now}.values()]


def _inherited(game: Played, player: str) -> Played:
    """What a game says of a player that plays the same: nothing of the time it takes."""
    return game if player == game.player else game._replace(player=player, ms=0.0, slowest=())


def _last(heirs: Mapping[tuple[str, str], str], game: Played) -> str:
    """Who has taken over the player of a game; in its contest, since a player may change in others
    alone."""
    player = game.player
    while (game.contest, player) in heirs:
        player = heirs[game.contest, player]
    return player


def append_same(path: Path, old: str, new: str, seen: Mapping[str, Sequence[int]]) -> None:
    """Two players have played these games alike, by contest."""
    with path.open("a", encoding="utf-8") as file:
        for contest, numbers in seen.items():
            file.write(f"{SAME} {old} {new} {contest} {_joined(numbers)}\n")


def append(path: Path, played: Played) -> None:
    """One game more."""
    path.parent.mkdir(parents=True, exist_ok=True)
    begins = "" if path.exists() else f"{HEAD}\n"
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{begins}{played}\n")


@cache
def player_of(game: str) -> str:
    """Who plays a game now."""
    digest = hashlib.sha256(json.dumps(load_weights(game), sort_keys=True).encode())
    for path in (*sorted(Path(company.__path__[0]).glob("*.py")), *_modules(game)):
        digest.update(bare(path.read_text(encoding="utf-8")).encode())
    return digest.hexdigest()[:DIGITS]


def _modules(game: str) -> Iterable[Path]:
    for name in THINKING:
        found = find_spec(f"engine.{game}.{name}")
        if found is not None and found.origin is not None:
            yield Path(found.origin)


def bare(source: str) -> str:
    """What a source does: without comments, docstrings and layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not _is_text(one)] or [ast.Pass()]  # type: ignore[attr-defined]  # whatever has a body
    return ast.unparse(tree)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
