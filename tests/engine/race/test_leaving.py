"""What leaves the tableau for a world is named before it is chosen, and beside the step after."""

from __future__ import annotations

from tests.engine.race.test_advice import settling


def test_what_adds_to_the_military_is_named_before_it_is_chosen() -> None:
    _, decision = settling("old_earth", "new_military_tactics", "space_mercenaries",
                           hand=("rebel_outpost", "gem_world", "lost_alien_warship"))  # fmt: skip
    assert decision.plans is not None
    plans = {plan.moves[0][1]: plan for plan in decision.plans()}
    notes = {note.key: note.args.get("cards") for note in plans["rebel_outpost"].notes}
    assert notes["uses-card"] == ("new_military_tactics",)
    assert notes["boosted-by"] == ("space_mercenaries",)
    assert notes["pays-with"]
    assert decision.advise is not None
    outlook = decision.advise().outlook
    for words, gone in (
        ("boost new_military_tactics space_mercenaries", ("new_military_tactics",)),
        ("boost space_mercenaries", None),
        ("boost none", None),
    ):
        told = {note.key: note.args["cards"] for note in outlook(tuple(words.split()))}
        assert told.get("leaves-tableau") == gone


def test_a_ship_that_leaves_is_named() -> None:
    _, decision = settling("colony_ship", hand=("gem_world", "x", "y"))
    assert decision.advise is not None
    for way, gone in (("ship", ("colony_ship",)), ("pay", None)):
        told = decision.advise().outlook(("settle", "gem_world", way))
        found = [note.args["cards"] for note in told if note.key == "leaves-tableau"]
        assert found == ([gone] if gone else [])
