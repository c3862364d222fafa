"""Reads the component data, puts the assumed values in, and sees that all fits together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from pydantic import JsonValue

from engine.core.assets import load
from engine.core.assumed import Assumed, AssumedError, Values, digest_of
from engine.federation.components import Components
from engine.federation.terms import COLUMNS, SPY, Planet, Wing

PARTS: Final = (
    "senate", "neo", "sixmoon", "atal", "arratuin", "e81216", "missions", "tokens",
    "accreditation", "projects", "laws", "medals", "ambassadors", "blocking", "limits", "rulings",
)  # fmt: skip


@cache
def _part(name: str) -> JsonValue:
    found: JsonValue = load(f"federation/data/{name}.json", object)  # type: ignore[assignment]  # JSON
    return found


def _filled(node: JsonValue, values: Values, used: set[str]) -> JsonValue:
    """The data with `{"assumed": KEY}` replaced by the value of that key."""
    if isinstance(node, dict):
        key = node.get("assumed")
        if isinstance(key, str) and len(node) == 1:
            used.add(key)
            return values[key]
        return {name: _filled(item, values, used) for name, item in node.items()}
    if isinstance(node, list):
        return [_filled(item, values, used) for item in node]
    return node


_MADE: dict[str, Components] = {}


def components_of(values: Values) -> Components:
    """The components with these assumed values; raises AssumedError or ValueError."""
    digest = digest_of(values)
    if digest not in _MADE:
        used: set[str] = set()
        parts = {name: _filled(_part(name), values, used) for name in PARTS}
        made = Components.model_validate({"digest": digest, **parts})
        for fault in faults(made):
            raise AssumedError("assumed-structure", what=fault)
        assert used == set(values), "an assumed value without a place"
        _MADE[digest] = made
    return _MADE[digest]


def components_made(digest: str) -> Components:
    """Components that were made before, by the digest of their values."""
    return _MADE[digest]


ASSUMED: Final = Assumed.from_assets("federation", "federation/data/assumed.json", components_of)


def ours() -> Components:
    """The components with the values we ship."""
    return components_of(ASSUMED.ours())


def faults(box: Components) -> Iterator[str]:
    """What does not fit together, as keys."""
    yield from _senate_faults(box)
    yield from _neo_faults(box)
    yield from _sixmoon_faults(box)
    yield from _building_faults(box)
    yield from _token_faults(box)
    yield from _track_faults(box)


def _senate_faults(box: Components) -> Iterator[str]:
    layout = box.senate.layout
    for wing in Wing:
        columns = box.senate.wings[wing]
        here = [layout.get(f"c{c}f{f}", "") for c in columns for f in box.senate.floors]
        rooms = [room.id for room in box.senate.rooms if room.wing is wing]
        if sorted(here) != sorted([*Planet, *rooms, SPY]):
            yield f"senate-{wing}"
    actions = {*Planet, SPY, *box.rooms}
    if {one.space for one in box.missions} != actions or len(box.missions) != len(actions):
        yield "missions"
    if not all(1 <= one.level <= len(box.accreditation.steps_per_level) for one in box.missions):
        yield "mission-levels"
    wanted = box.rulings.spy_marker_goes_to
    if isinstance(wanted, int) and str(wanted) not in box.mission_by_word:
        yield "spy-marker"


def _neo_faults(box: Components) -> Iterator[str]:
    graph = box.neo.graph
    for space in graph.values():
        for name in space.next:
            if name not in graph or not 1 <= graph[name].influence - space.influence <= 2:
                yield "neo-links"
                return
        if not space.next and space.kind != "dead_asteroids":
            yield "neo-end"
    if graph[box.neo.start].influence != 0:
        yield "neo-start"
    if sum(space.kind == "asteroid" for space in graph.values()) > len(box.neo.asteroids):
        yield "neo-asteroids"
    if sum(space.kind == "dead_asteroids" for space in graph.values()) != 1:
        yield "neo-dead-asteroids"


def _sixmoon_faults(box: Components) -> Iterator[str]:
    known = {token.id for token in box.sixmoon.tokens}
    if not set(box.sixmoon.left_out) <= known:
        yield "sixmoon-left-out"
    have = Counter(token.strength for token in box.transfigurations.values())
    need = Counter[int]()
    for strength in box.sixmoon.step_strength:
        need[strength] += box.sixmoon.tokens_per_step
    if any(have[strength] < count for strength, count in need.items()):
        yield "sixmoon-tokens"


def _building_faults(box: Components) -> Iterator[str]:
    if len(box.arratuin.shops) != box.arratuin.shops_in_play:
        yield "arratuin-shops"
    sides = sorted((one.slot, one.side) for one in box.e81216.productions)
    slots = range(1, len(sides) // 2 + 1)
    if sides != [(slot, side) for slot in slots for side in ("a", "b")]:
        yield "e81216-productions"
    given = sorted(token for pair in box.e81216.first_game_tokens for token in pair)
    pairs = [len(pair) for pair in box.e81216.first_game_tokens]
    if given != sorted(box.megastructure_metrics) or pairs != [2] * len(box.megastructures):
        yield "e81216-first-game"
    if sorted(box.projects.columns) != list(COLUMNS):
        yield "projects"
    if len(set(box.projects.columns.values())) != len(COLUMNS):
        yield "project-metrics"


def _token_faults(box: Components) -> Iterator[str]:
    letters = [letter for token in box.tokens.deep_space for letter in token.effects]
    if sorted(letters) != sorted(box.tokens.deep_space_effects):
        yield "deep-space-effects"
    for block in box.blocking.planets:
        named = {block.blocks.x_left, block.blocks.x_right, block.blocks.zero}
        if len(named) != 3:
            yield "blocking-planets"
            break
    if not all(one.room in box.rooms for one in box.blocking.rooms):
        yield "blocking-rooms"
    if set(box.limits.value_order) != {"lavandium", "copernium", "oceanium", "golden_diamond"}:
        yield "value-order"
    if len(box.limits.value_order) != 4:
        yield "value-order"


def _track_faults(box: Components) -> Iterator[str]:
    track = box.accreditation
    steps = box.last_step
    if not 1 <= track.start_step <= track.medal_step <= track.deep_space_step <= steps:
        yield "accreditation-steps"
    if set(track.upkeep) != set(track.steps_per_level) or sorted(track.steps_per_level) != [
        str(level) for level in range(1, len(track.steps_per_level) + 1)
    ]:
        yield "accreditation-levels"
    if any(low > high for low, high in zip(box.medals.points, box.medals.points[1:], strict=False)):
        yield "medal-points"
    for count, thresholds in box.medals.thresholds.items():
        if len(thresholds) != int(count):
            yield "medal-thresholds"


def assumed_of(values: Values) -> Mapping[str, JsonValue]:
    """Which of these values differ from ours."""
    return ASSUMED.differing(values)
