"""Two measurements side by side: what is better, what is worse, and by how much.

Times differ from machine to machine and with what else a machine does, so before and after every
part a yardstick is timed (some Python that never changes), and times are compared in yardsticks.
What stays within the tolerance is the same.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

ROUNDS, TIMES = 100_000, 15
YARDSTICK = "machine.yardstick_ms."
"""With the names of a game and of a part: its yardstick."""
USUAL, TAIL, SIZE = 0.5, 4.0, 0.15
"""By how much a middle value, the slow end of some times, and a size may differ by chance."""
BUSY = 0.5
"""A load per core from which a measurement is disturbed."""
LEAST_MS = 1.0
"""Differences of less than this say nothing."""
TAILS = (".p99", ".max", ".slowest_per_s", ".first_ms")
SIZES = ("bytes", "_mb", "kilobytes")
RATES = "_per_s"
NEITHER = ("machine.", ".count", "automa_vp", ".moves", ".games", "thinking_s", "moves_each",
           "without_card")  # fmt: skip
"""What is neither good nor bad."""
PHASES = ".phases_ms."
"""Where time goes inside is told, but only what people wait for is judged."""


@dataclass(frozen=True, slots=True)
class FigureLine:
    """One figure, then and now."""

    name: str
    then: float
    now: float
    ratio: float
    """Above 1 is worse."""
    verdict: str


def yardstick() -> float:
    """Milliseconds that a fixed piece of work takes here and now."""
    return statistics.median(_worked() for _ in range(TIMES))


def _worked() -> float:
    start = time.perf_counter()
    table: dict[int, int] = {}
    for n in range(ROUNDS):
        table[n % 997] = table.get(n % 991, 0) + n
    return (time.perf_counter() - start) * 1000


def flat(figures: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, float]]:
    """All numbers of a measurement with their full names."""
    for key, value in figures.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{before}{key}.")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield f"{before}{key}", float(value)


def compared(then: Mapping[str, Any], now: Mapping[str, Any]) -> list[FigureLine]:
    """Every figure that both have and that can be good or bad."""
    old, new = dict(flat(then)), dict(flat(now))
    names = [name for name in old if name in new and not any(part in name for part in NEITHER)]
    return [
        _line(name, old[name], new[name], _speed(".".join(name.split(".")[:2]), old, new))
        for name in names
        if PHASES not in name
    ]


def _speed(part: str, old: Mapping[str, float], new: Mapping[str, float]) -> float:
    """How much longer everything takes now, for reasons that are not ours."""
    name = YARDSTICK + part
    return new[name] / old[name] if name in old and name in new else 1.0


def _line(name: str, then: float, now: float, speed: float) -> FigureLine:
    sized = any(part in name.rsplit(".", 1)[-1] for part in SIZES) or "kilobytes" in name
    scaled = then if sized else then / speed if RATES in name else then * speed
    worse, better = (scaled, now) if RATES in name else (now, scaled)
    ratio = worse / better if better else 1.0
    tolerance = SIZE if sized else TAIL if name.endswith(TAILS) else USUAL
    small = not sized and RATES not in name and abs(now - scaled) < LEAST_MS
    verdict = "same"
    if not small and ratio > 1 + tolerance:
        verdict = "WORSE"
    elif not small and ratio < 1 / (1 + tolerance):
        verdict = "better"
    return FigureLine(name, then, now, round(ratio, 2), verdict)


def doubt(name: str, figures: Mapping[str, Any]) -> str:
    """Why some figures say little; empty if the machine had nothing else to do."""
    machine = figures.get("machine", {})
    load, cores = machine.get("load", 0.0), machine.get("cores") or 1
    if load <= BUSY * cores:
        return ""
    return f"{name}: the machine was busy (load {load} on {cores} cores), so times say little"


def table_of(lines: list[FigureLine]) -> str:
    """The lines for people, and how many there are of each verdict."""
    wide = max((len(line.name) for line in lines), default=0)
    rows = [
        f"{line.name:{wide}}  {line.then:>10.2f}  {line.now:>10.2f}  {line.ratio:>6.2f}"
        f"  {line.verdict}"
        for line in lines
    ]
    head = f"{'figure':{wide}}  {'baseline':>10}  {'now':>10}  {'ratio':>6}  (above 1 is worse)"
    verdicts = [line.verdict for line in lines]
    counts = ", ".join(f"{verdicts.count(one)} {one}" for one in ("better", "same", "WORSE"))
    return "\n".join([head, *rows, counts])
