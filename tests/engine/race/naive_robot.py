"""A second person's reading of the robot's rules, sharing no code with the first.

It knows a mat as a dictionary and the deck as a list, and works out what a phase must leave behind.
Numbers that the rulebook does not print stand here once more, as they are assumed today.
"""

from __future__ import annotations

from typing import Any

from engine.race.components import CARDS

Mat = dict[str, Any]  # numbers, lists of cards and flags, as they lie on the table

MILITARY_SEEKERS = ("epsilon_eridani", "new_sparta", "separatist_colony")
FREE_REACTORS = (*MILITARY_SEEKERS, "alpha_centauri")
SETTLE_DRAWS = {"alpha_centauri": (4, 2), "new_sparta": (4, 3)}
MAT_ORDER = ["explore", "develop", "settle", "trade", "x2", "produce"]


def dice_on_mat(faces: list[str], human: list[str], head: str) -> list[str]:
    """Where both dice lie, by the paragraph on placing them."""
    markers = sorted(
        ("explore" if word.startswith("explore") else word for word in human), key=MAT_ORDER.index
    )
    lying = [head if face == "head" else face for face in faces if face != "match"]
    for number in range(faces.count("match")):
        if faces.count("match") == 2:
            lying.append(markers[number])
        elif markers[0] == markers[1] or markers[1] in lying:
            lying.append(markers[0])
        else:
            lying.append(markers[1])
    return sorted(lying, key=MAT_ORDER.index)


def after_phase(mat: Mat, phase: str, nth: int, dice: list[str]) -> Mat:
    """The mat after the robot's part of a phase."""
    mat = {key: list(value) if isinstance(value, list) else value for key, value in mat.items()}
    if phase == "I":
        explore(mat, dice.count("explore"))
    elif phase == "II":
        develop(mat, dice.count("develop") >= nth)
    elif phase == "III":
        settle(mat, dice.count("settle") >= nth)
    elif phase == "IV":
        consume(mat, "trade" in dice, "x2" in dice)
    elif "produce" in dice:
        mat["economy"] += 1
        if mat["world"] == "damaged_alien_factory" and mat["head"] == "produce":
            mat["head"] = "trade"
    mat["credits"] = min(4, mat["credits"])
    mat["economy"] = min(5, mat["economy"])
    return mat


def take(mat: Mat, count: int) -> None:
    for _ in range(count):
        mat["hand"].append(mat["deck"].pop(0))


def explore(mat: Mat, dice: int) -> None:
    colony = mat["world"] == "separatist_colony"
    if dice == 0:
        take(mat, 2 if colony else 1)
        return
    take(mat, {(1, False): 1, (2, False): 3, (1, True): 2, (2, True): 4}[dice, colony])
    mat["credits"] += 1


def develop(mat: Mat, action: bool) -> None:
    price = 2 if action else 3
    if mat["tokens"] > 0 and mat["credits"] >= price:
        mat["tokens"] -= 1
        mat["placed"] += 1
        mat["credits"] -= price
        return
    if not action and mat["credits"] == 0:
        return
    if action:
        take(mat, 1)
    while mat["hand"]:
        card = mat["hand"].pop(0)
        printed = CARDS[card]
        if printed.type == "development":
            dear = printed.cost == 6
            if not action or not dear or mat["credits"] > 0:
                mat["pile"].append(card)
                if not action or dear:
                    mat["credits"] -= 1
                return
        mat["discards"].append(card)


def settle(mat: Mat, action: bool) -> None:
    if mat["world"] == "doomed_world" and action and not mat["left"]:
        leave_doomed_world(mat)
        return
    free = action or mat["world"] in FREE_REACTORS
    if not free and mat["credits"] == 0:
        return
    draws = SETTLE_DRAWS.get(mat["world"], (3, 2))
    take(mat, draws[0] if action else draws[1])
    while mat["hand"]:
        card = mat["hand"].pop(0)
        printed = CARDS[card]
        wanted = (printed.defense is not None) == (mat["world"] in MILITARY_SEEKERS)
        if printed.type == "world" and wanted:
            mat["pile"].append(card)
            if not free:
                mat["credits"] -= 1
            return
        mat["discards"].append(card)


def leave_doomed_world(mat: Mat) -> None:
    while True:
        card = mat["deck"].pop(0)
        printed = CARDS[card]
        if printed.type == "world" and printed.defense is None and printed.vp >= 3:
            mat["pile"].append(card)
            mat["credits"] += 2
            mat["economy"] += 1
            mat["pile"].remove("doomed_world")
            mat["discards"].append("doomed_world")
            mat["left"] = True
            return
        mat["discards"].append(card)


def consume(mat: Mat, sells: bool, doubles: bool) -> None:
    economy = mat["economy"]
    mat["chips"] += 2 * economy if doubles else economy
    if sells:
        mat["credits"] += 2
        if mat["world"] == "old_earth":
            mat["head"] = "x2"
        if mat["world"] == "damaged_alien_factory" and mat["head"] == "trade":
            mat["head"] = "produce"
    if doubles:
        mat["economy"] += 1


def final_points(mat: Mat, points_each: int) -> int:
    """Chips, printed points, and the same for every development of cost 6."""
    sixes = sum(CARDS[card].type == "development" and CARDS[card].cost == 6 for card in mat["pile"])
    printed = sum(CARDS[card].vp for card in mat["pile"])
    return int(mat["chips"]) + printed + points_each * (sixes + int(mat["placed"]))
