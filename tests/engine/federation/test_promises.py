"""What screens promise of the rules: every placing, every mix, tokens at any time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from engine.core.flow import Flow
from engine.core.moves import Decision, Move, Words
from engine.federation.actions.arratuin import bonus, mixes
from engine.federation.bag import Bag
from engine.federation.placing import ambassadors_of, place_options, place_refusal
from engine.federation.planets import PoolBonus
from engine.federation.state import Player, State
from engine.federation.terms import OUTER, Phase, Source
from tests.engine.federation.tables import FedTable, position, sensible
from tests.engine.federation.tables import table as new_table

POSITIONS = 1000
FEW = 30
ANY_TIME = "1a1"
"""A level more for this turn: it does something whenever it may be used."""
OWN = ("turn", "end")
"""Questions that are asked in every turn of one's own, whatever is done in it."""


def turns(count: int, seed: str) -> Iterator[FedTable]:
    """So many positions in which somebody is to place an ambassador, in games of every size."""
    chooser, number = random.Random(seed), 0
    while count:
        one, number = new_table(2 + number % 3, f"{seed} {number}"), number + 1
        while one.result is None and count:
            decision = one.pending[0]
            if decision.kind == "turn" and chooser.random() < 0.3:
                count -= 1
                yield one
            one.play(Move(decision.seat, sensible(decision, chooser)))


def written(state: State, player: Player) -> Iterator[tuple[str, ...]]:
    """Every placing that could be written: ambassadors x faces x covers x spaces x die."""
    faces = [("fund",), ("vote",), *(("cover", one) for one in state.box.transfigurations)]
    own = [face for face in faces if face[0] != "cover" or face[1] in player.transfigurations]
    own.append(next(face for face in faces if face[0] == "cover" and face not in own))
    tokens = [one.id for one in state.box.ambassadors.tokens]
    spaces = (*state.box.spaces, OUTER)
    for token, face, space, die in product([*tokens, "special"], own, spaces, ((), ("die",))):
        yield ("place", token, *face, space, *die)


def judged(one: FedTable) -> None:
    """Exactly what is offered can be placed; nothing else that can be written."""
    player = one.state.players[one.pending[0].seat]
    listed = {option.words for option in place_options(one.state, player)}
    could = {
        words
        for words in written(one.state, player)
        if place_refusal(one.state, player, False, words) is None
    }
    assert could == {words for words in listed if words[0] == "place"}
    assert {words[1] for words in could} <= {*ambassadors_of(player)}


def test_every_placing_that_can_be_written_is_offered_or_refused() -> None:
    for one in turns(FEW, "brute"):
        judged(one)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_the_same_in_a_thousand_positions(part: int) -> None:
    for one in turns(POSITIONS // 10, f"brute {part}"):
        judged(one)


def test_tokens_for_any_time_are_offered_in_every_question_of_the_own_turn_and_in_no_other() -> (
    None
):
    inside, outside = set[str](), set[str]()
    for seed in range(4):
        one, chooser = new_table(2 + seed % 3, f"any time {seed}"), random.Random(seed)
        while one.result is None:
            state = one.state
            for decision in one.pending:
                player = state.players[decision.seat]
                if ANY_TIME in player.specialists:
                    continue
                player.specialists[ANY_TIME] = True
                on_turn = state.phase is Phase.AMBASSADORS and state.turn is not None
                own = on_turn and state.turn is not None and state.turn.seat == player.seat
                may = ("use", ANY_TIME) in [option.words for option in decision.offer()]
                assert may == decision.allows(("use", ANY_TIME)) == own, decision.kind
                (inside if own else outside).add(decision.kind)
                del player.specialists[ANY_TIME]
            decision = chooser.choice(one.pending)
            one.play(Move(decision.seat, sensible(decision, chooser)))
    assert {*OWN, "neo", "atal", "sixmoon", "arratuin", "e81216", "mission"} <= inside
    assert {"start-token", "upkeep"} <= outside


def test_every_mix_of_a_shop_pays_what_it_is_called() -> None:
    seen = 0
    for shop in position().box.arratuin.shops:
        for level in (1, 2):
            printed = shop.bonus(level)
            for option in mixes(printed) if isinstance(printed, PoolBonus) else ():
                state = position()
                player = state.players[0]
                before = means(player)
                traded(bonus(state, player, shop.id, level), option.words)
                got = {name: now - before.get(name, 0) for name, now in means(player).items()}
                parts = dict(part.split("+") for part in option.words[1].split(","))
                wanted = {name: int(number) for name, number in parts.items()}
                assert {name: more for name, more in got.items() if more} == wanted, option.words
                seen += 1
    assert seen > 10


def means(player: Player) -> dict[str, int]:
    """What mixes are made of, by their words."""
    return {
        **dict(player.reserve.plain()),
        "step": player.step,
        "die": player.die,
        "ship": player.ships,
        "marker": len(player.markers),
        "project": player.joint,
        "transfiguration": len(player.transfigurations),
    }


def traded(flow: Flow[None], words: Words) -> None:
    """The mix is chosen so; what then has to be named is named somehow, a step as a joint one."""
    try:
        asked = next(flow)
        while True:
            decision = asked[0]
            answers = [option.words for option in decision.offer()]
            answers.sort(key=lambda answer: answer[-1] != "joint")
            asked = flow.send(Move(0, words if decision.kind == "mix" else answers[0]))
    except StopIteration:
        return


def test_every_megastructure_pays_out_what_it_shows() -> None:
    """Everybody is rich, goes to the buildings where he can, and builds what shows most."""
    paid = set[int]()
    for seats in (2, 4):
        one, chooser = new_table(seats, f"mega {seats}"), random.Random(seats)
        buildings = [
            space.id for space in one.state.box.spaces.values() if space.action == "e81216"
        ]
        while one.result is None:
            decision = one.pending[0]
            player = one.state.players[decision.seat]
            words = sensible(decision, chooser)
            if decision.kind == "turn":
                player.reserve = Bag(3, 3, 2, 2)
                there = [o.words for o in decision.offer() if o.words[-1] in buildings]
                words = chooser.choice(there or [words])
            shown = dict(promises(decision)) if decision.kind == "e81216" else {}
            words = max(shown, key=lambda words: shown[words], default=words)
            had = player.points[Source.MEGASTRUCTURES]
            one.play(Move(decision.seat, words))
            if shown:
                assert player.points[Source.MEGASTRUCTURES] - had == shown[words], words
                paid.add(shown[words])
    assert len(paid) > 4, paid


def promises(decision: Decision) -> Iterator[tuple[Words, int]]:
    """Megastructures on offer, with the points they show."""
    for option in decision.offer():
        for note in option.notes:
            if note.key == "megastructure":
                yield option.words, int(str(note.args["points"]))
