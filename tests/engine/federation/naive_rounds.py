"""A second reading of the rules: executive phase, medals, projects and final scoring, counted from
the moves and the open positions alone. It shares no code with the engine and reads no rule of it:
only positions as plain data (`replay --snapshots --all`) and the numbers of the component data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from itertools import pairwise
from typing import Any

from engine.core.table import Table
from engine.federation.position import position

Plain = dict[str, Any]
PLANETS = ("neo", "sixmoon", "atal", "arratuin", "e81216")
FLOORS = "321"


def printed(name: str) -> Any:
    """A file of component data with the assumed values in their places."""
    folder = files("assets") / "federation" / "data"
    assumed = json.loads((folder / "assumed.json").read_text(encoding="utf-8"))

    def filled(node: Any) -> Any:
        if isinstance(node, dict):
            if set(node) == {"assumed"}:
                return assumed[node["assumed"]]["value"]
            return {key: filled(value) for key, value in node.items()}
        return [filled(item) for item in node] if isinstance(node, list) else node

    return filled(json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))


TRACK, MEDALS, PROJECTS, NEO, LAYOUT, AMBASSADORS, TOKENS = (
    printed("accreditation"),
    printed("medals"),
    printed("projects"),
    printed("neo"),
    printed("senate")["layout"],
    printed("ambassadors"),
    {token["id"]: token for token in printed("sixmoon")["tokens"]},
)


def influence(player: Plain, planet: str) -> int:
    """Counted from the pieces."""
    if planet == "neo":
        return int(NEO["graph"][player["miner"]]["influence"])
    if planet == "sixmoon":
        return int(player["mage"])
    if planet == "atal":
        return len(player["specialists"])
    if planet == "arratuin":
        return sum({1: 1, 2: 2}[level] for level in player["discs"].values())
    return len(player["productions"]) + len(player["megastructures"]) * 2


def level_at(step: int) -> int:
    """The level of a step."""
    for level in "12345":
        step -= TRACK["steps_per_level"][level]
        if step <= 0:
            return int(level)
    raise AssertionError("beyond the track")


def lowest_step(level: int) -> int:
    """The first step of a level."""
    return 1 + sum(TRACK["steps_per_level"][str(lower)] for lower in range(1, level))


def votes(piece: Plain, players: list[Plain]) -> int:
    """The votes of a token in the senate, from its face."""
    if piece["seat"] is None:
        return int(piece["votes"])
    if piece["cover"]:
        token = TOKENS[piece["cover"]]
        own = token["votes"] if token["side"] == "vote" else None
    elif piece["token"] == "special":
        own = AMBASSADORS["special"]["votes"]
    else:
        printed_votes = next(a["votes"] for a in AMBASSADORS["tokens"] if a["id"] == piece["token"])
        own = printed_votes if piece["side"] == "vote" else None
    if own is None:
        return 0
    return int(own) + (int(players[piece["seat"]]["die"]) if piece["die"] else 0)


def floors_won(senate: Mapping[str, Plain], players: list[Plain]) -> dict[int, int]:
    """Points of each seat for its floors."""
    points = dict.fromkeys(range(len(players)), 0)
    for floor in FLOORS:
        counts: dict[int | None, int] = {}
        for space, piece in senate.items():
            if space[3] == floor:
                counts[piece["seat"]] = counts.get(piece["seat"], 0) + votes(piece, players)
        most = max(counts.values(), default=0)
        for seat, count in counts.items():
            if seat is not None and count == most and most > 0:
                points[seat] += players[seat]["level"]
    return points


def law_sums(senate: Mapping[str, Plain], players: list[Plain]) -> tuple[int, int]:
    """Votes left and right."""
    left = sum(votes(piece, players) for space, piece in senate.items() if space[1] in "123")
    right = sum(votes(piece, players) for space, piece in senate.items() if space[1] in "456")
    return left, right


def funded(senate: Mapping[str, Plain], before: Plain) -> tuple[dict[str, int], dict[int, int]]:
    """Divisions of each project after the funding, and contributions to the joint one by seat."""
    steps = {name: one["steps"] for name, one in before["projects"].items()}
    needed = {name: one["needed"] for name, one in before["projects"].items()}
    joint: dict[int, int] = {}
    for column in "123456":
        for floor in FLOORS:
            piece = senate.get(f"c{column}f{floor}")
            if piece is None or piece["seat"] is None or piece["side"] != "fund":
                continue
            if steps[column] < needed[column]:
                steps[column] += 1
            else:
                steps["joint"] = min(needed["joint"], steps["joint"] + 1)
                joint[piece["seat"]] = joint.get(piece["seat"], 0) + 1
    return steps, joint


def check_game(one: Table[Any, Any]) -> None:
    """Count a whole finished game again; raises AssertionError where the engine says otherwise."""
    table: Table[Any, Any] = Table(one.game, one.setup)
    positions = [look(table)]
    for move in one.log:
        table.play(move)
        positions.append(look(table))
    for before, after in pairwise(positions):
        check_medals(after)
        if executive_done(before, after):
            check_law_and_projects(before, after)
    assert one.result is not None
    check_final(positions[-1], one.result.scores)


def look(table: Table[Any, Any]) -> Plain:
    """A position, and whether the executive phase is held up by too many crystals."""
    now = position(table.state, everything=True)
    asked = {decision.kind for decision in table.pending}
    return {**now, "held_up": now["phase"] == "executive" and "keep" in asked}


def executive_done(before: Plain, after: Plain) -> bool:
    """Whether a whole executive phase lies between two positions, or its end does."""
    return (
        bool(before["senate"])
        and before["round"] >= 1
        and (after["round"] > before["round"] or after["phase"] == "ended")
    )


def check_medals(now: Plain) -> None:
    """Nobody stands at a threshold that is left without having the medal; nobody has it twice."""
    for planet in PLANETS:
        left = now["medals"][planet]
        for player in now["players"]:
            assert player["medals"].count(planet) <= 1
            if left and influence(player, planet) >= min(left):
                assert planet in player["medals"], (planet, player)
            assert player["influence"][planet] == influence(player, planet)
    for player in now["players"]:
        if player["step"] >= TRACK["medal_step"]:
            assert "accreditation" in player["medals"]


def check_law_and_projects(before: Plain, after: Plain) -> None:
    """The last questions of a round are behind: what lay in the senate has been counted.

    Dice and levels are those of the position after it (income may have raised them, upkeep may
    have lowered the level); tokens that raised levels for the round are still counted.
    """
    players = [
        {**new, "level": level_at(new["step"]) + old["round_level"] + new["game_level"]}
        for old, new in zip(before["players"], after["players"], strict=True)
    ]
    senate = before["senate"]
    steps, joint = funded(senate, before)
    free = sum(one["joint"] for one in after["players"]) - sum(
        one["joint"] for one in before["players"]
    )
    if (
        free == sum(joint.values()) and not before["held_up"]
    ):  # nobody advanced a project by income meanwhile
        for name, count in steps.items():
            assert after["projects"][name]["steps"] == count, name
        for seat, count in joint.items():
            assert after["players"][seat]["joint"] == before["players"][seat]["joint"] + count
    left, right = law_sums(senate, players)
    passed = after["laws"]["passed"][-1]
    if left != right:
        assert passed == before["laws"]["left" if left > right else "right"]
    won = floors_won(senate, players)
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        gained = {name: new["points"][name] - old["points"][name] for name in new["points"]}
        assert gained["floors"] == won[seat], (seat, gained, won)
        assert gained["laws"] == 2 * influence(new, passed.removeprefix("law_"))
    if not before["held_up"]:
        check_upkeep(before, after)


def check_upkeep(before: Plain, after: Plain) -> None:
    """What was paid for a level keeps it; a lower price its first step; nothing that of level 2.

    Of players without productions, to whom nothing else happens but crystals of the joint project.
    """
    for old, new in zip(before["players"], after["players"], strict=True):
        level = level_at(old["step"])
        if old["productions"] or sum(old["reserve"].values()) > 7:
            continue
        joint = range(old["joint"], min(new["joint"], 3))
        got = [PROJECTS["joint_crystals"][number] for number in joint]
        paid = {}
        for crystal in ("lavandium", "copernium", "oceanium"):
            had = old["reserve"].get(crystal, 0) + sum(one.get(crystal, 0) for one in got)
            if spent := had - new["reserve"].get(crystal, 0):
                paid[crystal] = spent
        assert (paid, new["step"]) in upkeep_ways(old["step"], level), (old, new)


def upkeep_ways(step: int, level: int) -> list[tuple[Plain, int]]:
    """Every pair of payment and step that the rules allow."""
    if level < 3:
        return [({}, step)]
    ways: list[tuple[Plain, int]] = [({}, lowest_step(2))]
    for paid_for in range(3, level + 1):
        where = step if paid_for == level else lowest_step(paid_for)
        price = TRACK["upkeep"][str(paid_for)]
        ways += [(price, where), ({"oceanium": sum(price.values())}, where)]
    return ways


def check_final(end: Plain, scores: tuple[int, ...]) -> None:
    """Medals, what is left, projects."""
    players = end["players"]
    for seat, player in enumerate(players):
        assert player["points"]["medals"] == MEDALS["points"][len(player["medals"])]
        reserve = player["reserve"]
        crystals = sum(reserve.get(one, 0) for one in ("lavandium", "copernium", "oceanium"))
        rest = crystals // 2 + reserve.get("golden_diamond", 0) + player["ships"]
        assert player["points"]["leftovers"] == rest + len(player["transfigurations"])
        assert player["points"]["projects"] == projects(end, seat)
        assert scores[seat] == sum(player["points"].values())


def worth(player: Plain, project: str) -> int:
    """What a project ranks a player by."""
    if project == "joint":
        return int(player["joint"])
    metric = PROJECTS["columns"][project]
    if metric == "missions_completed":
        tokens = bool(player["start_token"]) + len(player["deep_space"])
        return len(player["missions"]) + tokens
    return influence(player, metric.removeprefix("influence:"))


def projects(end: Plain, seat: int) -> int:
    """Points of a seat for all completed projects."""
    total = 0
    for name, one in end["projects"].items():
        if one["steps"] == one["needed"]:
            total += place_points([worth(player, name) for player in end["players"]], seat)
    return total


def place_points(values: list[int], seat: int) -> int:
    """By hand: sort, hand out places, share among the tied."""
    own = values[seat]
    if own == 0:
        return 0
    if len(values) == 2:
        other = values[1 - seat]
        if own == other:
            return 7
        if own > other:
            return 10
        return 4 if other - own in (1, 2) else 0
    ranking = sorted(values, reverse=True)
    first = ranking.index(own)
    shared = [16, 8, 4, 0][first : first + ranking.count(own)]
    return sum(shared) // ranking.count(own)
