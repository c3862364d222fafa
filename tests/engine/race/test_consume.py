"""Phase IV: selling, consuming, discarding for chips, gambling."""

from __future__ import annotations

import pytest

from engine.core.chance import UNKNOWN
from engine.core.moves import Note
from engine.race.phases.consume import consume, usable
from engine.race.terms import Phase
from tests.engine.race.positions import Position, offered, race, run

WORLDS = {"n": "gem_world", "r": "comet_zone", "g": "plague_world", "a": "alien_robot_sentry"}

POWERS = {
    "Old Earth takes two goods at once": (["old_earth"], "nra", "consume old_earth", 2, 0, 2),
    "or one where there is only one": (["old_earth"], "n", "consume old_earth", 1, 0, 1),
    "New Vinland gives two cards": (["new_vinland"], "n", "consume new_vinland", 0, 2, 1),
    "Galactic Trendsetters give two chips": (
        ["galactic_trendsetters"], "n", "consume galactic_trendsetters", 2, 0, 1),
    "Tourist World takes two goods for three chips": (
        ["tourist_world"], "nr", "consume tourist_world", 3, 0, 2),
    "Mining League two rare goods for three chips": (
        ["mining_league", "asteroid_belt"], "r", "consume mining_league", 3, 0, 2),
    "Diversified Economy three different kinds": (
        ["diversified_economy"], "nra", "consume diversified_economy", 3, 0, 3),
    "Consumer Markets up to three novelty goods": (
        ["consumer_markets"], "n", "consume consumer_markets", 1, 0, 1),
    "Free Trade Association chips and cards": (
        ["free_trade_association"], "n", "consume free_trade_association", 1, 1, 1),
    "Mining Conglomerate rare goods": (
        ["mining_conglomerate"], "rn", "consume mining_conglomerate", 1, 0, 1),
    "Galactic Genome Project two gene goods": (
        ["galactic_genome_project", "empath_world"], "g", "consume galactic_genome_project",
        3, 0, 2),
    "Pilgrimage World everything for one less": (
        ["pilgrimage_world"], "nra", "consume pilgrimage_world", 2, 0, 3),
    "Alien Toy Shop its own good only": (
        ["alien_toy_shop"], "a", "consume alien_toy_shop", 2, 0, 1),
    "Smuggling Lair two cards": (["smuggling_lair"], "n", "consume smuggling_lair", 0, 2, 1),
    "New Survivalists a card for a novelty good": (
        ["new_survivalists"], "n", "consume new_survivalists", 0, 1, 1),
    "Terraforming Robots chip and card for a rare good": (
        ["terraforming_robots"], "r", "consume terraforming_robots", 1, 1, 1),
    "Research Labs a chip for genes": (["research_labs"], "g", "consume research_labs", 1, 0, 1),
}  # fmt: skip
CANNOT = {
    "a kind that is not there": (["research_labs"], "nra"),
    "two kinds of three": (["diversified_economy"], "nr"),
    "one good of two": (["tourist_world"], "n"),
    "another world's Alien good": (["alien_toy_shop"], "a-"),
    "no good at all": (["old_earth", "pilgrimage_world"], ""),
}


def consuming(tableau: list[str], goods: str, *actions: str) -> Position:
    own = [one for one in tableau if one in ("alien_toy_shop", "asteroid_belt", "empath_world")]
    worlds = [WORLDS[kind] for kind in goods if kind in WORLDS]
    if goods == "a" and own:
        worlds = []
    position = race(2).with_tableau(0, *tableau, *worlds)
    filled = [*worlds, *(own if goods != "a-" else [])]
    return position.with_goods(0, *filled).in_phase(Phase.CONSUME, *actions)


@pytest.mark.parametrize(
    ("tableau", "goods", "text", "vp", "cards", "taken"), POWERS.values(), ids=POWERS
)
@pytest.mark.parametrize("doubled", [False, True], ids=["", "doubled"])
def test_powers(
    tableau: list[str], goods: str, text: str, vp: int, cards: int, taken: int, doubled: bool
) -> None:
    position = consuming(tableau, goods, "x2" if doubled else "develop")
    player = position.players[0]
    before = len(player.goods)
    for name in {"gem_world", "comet_zone", "plague_world"} & {*player.tableau} - {*tableau}:
        if name == "plague_world":
            player.used.append((name, "consume"))
    decision = run(consume(position))[0]
    option = next(one for one in decision.offer() if " ".join(one.words).startswith(text))
    run(consume(position), (0, " ".join(option.words)))
    assert player.chips == (2 * vp if doubled else vp)
    assert before - len(player.goods) == taken
    assert sum(one.number for one in player.owed if one.what == "draw") + len(player.hand) == cards


@pytest.mark.parametrize(("tableau", "goods"), CANNOT.values(), ids=CANNOT)
def test_powers_cannot_be_used_for(tableau: list[str], goods: str) -> None:
    position = consuming(tableau, goods)
    names = {held.card for held in usable(position, position.players[0])}
    assert not names & {*tableau}


def test_done_is_refused_while_a_mandatory_power_can_be_used() -> None:
    decision = run(consume(consuming(["old_earth"], "n")))[0]
    assert decision.refusal(("done",)) == Note("power-left", {"card": "old_earth"})


def test_each_power_is_used_once() -> None:
    position = consuming(["epsilon_eridani"], "nr")
    assert run(consume(position), (0, "consume epsilon_eridani gem_world")) == []
    assert [*position.players[0].goods] == ["comet_zone"]


def test_trade_comes_first_and_must_be_done_and_nothing_else_is_sold() -> None:
    position = consuming(["public_works"], "na", "trade")
    decision = run(consume(position))[0]
    assert decision.kind == "trade"
    assert offered(decision) == ["trade alien_robot_sentry", "trade gem_world"]
    position.with_deck(*["drop_ships"] * 9)
    after = run(consume(position), (0, "trade alien_robot_sentry"))
    assert offered(after[0]) == ["consume public_works gem_world"]
    run(
        consume(consuming(["public_works"], "na", "trade").with_deck(*["drop_ships"] * 9)),
        (0, "trade gem_world"),
        (0, "consume public_works alien_robot_sentry"),
    )


VALUES = {
    "novelty is worth two": ([], "gem_world", 2),
    "rare elements three": ([], "comet_zone", 3),
    "genes four": ([], "plague_world", 4),
    "Alien technology five": ([], "alien_robot_sentry", 5),
    "Export Duties add one": (["export_duties"], "gem_world", 3),
    "Space Port adds two for rare": (["space_port"], "comet_zone", 5),
    "and nothing for novelty": (["space_port"], "gem_world", 2),
    "Pirate World adds three to its own good": ([], "pirate_world", 5),
    "but not to another": (["pirate_world"], "gem_world", 2),
    "Star Nomad Lair one to its own": ([], "star_nomad_lair", 3),
    "Clandestine Uplift Lab counts helix worlds, itself included": (
        ["clandestine_uplift_lab", "avian_uplift_race"], "plague_world", 6),
    "and only for genes": (["clandestine_uplift_lab", "avian_uplift_race"], "comet_zone", 3),
    "Merchant World adds two": (["merchant_world"], "gem_world", 4),
    "all together": (["export_duties", "trade_league", "spice_world"], "gem_world", 6),
}  # fmt: skip


@pytest.mark.parametrize(("tableau", "world", "value"), VALUES.values(), ids=VALUES)
def test_trade_values(tableau: list[str], world: str, value: int) -> None:
    position = race(2).with_tableau(0, *tableau, world).with_goods(0, world)
    position.in_phase(Phase.CONSUME, "trade").with_deck(*["drop_ships"] * 12)
    flow = consume(position)
    run(flow, (0, f"trade {world}"))
    assert position.told("sold")[0]["count"] == value


def test_the_black_market_sells_without_trade_powers_and_the_league_with_them() -> None:
    for card, value in (("black_market_trading_world", 2), ("trade_league", 4)):
        position = race(2).with_tableau(0, card, "export_duties", "gem_world")
        position.with_goods(0, "gem_world").in_phase(Phase.CONSUME, "x2")
        position.with_deck(*["drop_ships"] * 12)
        run(consume(position), (0, f"consume {card} gem_world"))
        assert position.told("sold")[0]["count"] == value, card
        assert len(position.players[0].hand) == value
        assert position.players[0].chips == 0


def test_hand_cards_for_chips_are_never_doubled_and_nobody_sees_them() -> None:
    position = race(2).with_tableau(0, "deficit_spending").with_hand(0, "drop_ships", "gem_world")
    position.in_phase(Phase.CONSUME, "x2")
    decision = run(consume(position))[0]
    assert decision.kind == "hand-vp"
    words = ("consume", "deficit_spending", "drop_ships", "gem_world")
    assert decision.veil is not None
    assert decision.veil(words) == (*words[:2], UNKNOWN, UNKNOWN)
    run(consume(position), (0, " ".join(words)))
    assert position.players[0].chips == 2
    assert position.stocks[0].discards == ["drop_ships", "gem_world"]


def test_hand_cards_for_chips_may_be_declined() -> None:
    position = race(2).with_tableau(0, "merchant_world").with_hand(0, "drop_ships")
    position.in_phase(Phase.CONSUME)
    assert run(consume(position), (0, "done")) == []
    position.with_tableau(0, "merchant_world", "galactic_bazaar")
    left = run(consume(position), (0, "consume merchant_world none"))
    assert "consume galactic_bazaar drop_ships" in offered(left[0])


def test_new_economy_draws_and_must() -> None:
    position = (
        race(2).with_tableau(0, "new_economy").in_phase(Phase.CONSUME).with_deck("drop_ships", "x")
    )
    assert offered(run(consume(position))[0]) == ["consume new_economy"]
    run(consume(position), (0, "consume new_economy"))
    assert position.players[0].hand == ["drop_ships"]


@pytest.mark.parametrize(("number", "won"), [(4, True), (3, False)])
def test_gambling_takes_a_card_of_the_number_named_and_shows_it_anyway(
    number: int, won: bool
) -> None:
    position = race(2).with_tableau(0, "gambling_world").in_phase(Phase.CONSUME)
    position.with_deck("drop_ships", "new_earth")
    run(consume(position), (0, f"gamble {number}"))
    assert position.players[0].hand == (["drop_ships"] if won else [])
    assert position.stocks[0].discards == ([] if won else ["drop_ships"])
    assert position.told("gambled")[0]["shown"] == "drop_ships"


def test_both_powers_of_gambling_world_are_apart() -> None:
    position = race(2).with_tableau(0, "gambling_world", "gem_world").with_goods(0, "gem_world")
    position.in_phase(Phase.CONSUME).with_deck("drop_ships", "new_earth")
    texts = offered(run(consume(position))[0])
    assert texts[0] == "consume gambling_world gem_world"
    assert texts[1:] == [f"gamble {number}" for number in range(1, 8)]


def test_seats_consume_side_by_side_and_draw_in_seat_order() -> None:
    position = race(2)
    for seat in (0, 1):
        position.with_tableau(seat, "new_vinland", "gem_world").with_goods(seat, "gem_world")
    position.in_phase(Phase.CONSUME).with_deck(
        "drop_ships", "new_earth", "comet_zone", "space_port", "x"
    )
    use = "consume new_vinland gem_world"
    assert [one.seat for one in run(consume(position), (1, use))] == [0]
    for seat in (0, 1):
        position.with_goods(seat, "gem_world")
        position.players[seat].owed = []
    run(consume(position), (1, use), (0, use))
    assert position.players[0].hand == ["drop_ships", "new_earth"]
    assert position.players[1].hand == ["comet_zone", "space_port"]


def test_a_seat_is_held_where_it_may_discard_a_card_that_it_has_not_drawn() -> None:
    position = race(2).with_tableau(0, "old_earth", "gem_world").with_goods(0, "gem_world")
    position.with_tableau(1, "new_vinland", "deficit_spending").with_goods(1, "new_vinland")
    position.in_phase(Phase.CONSUME).with_deck("drop_ships", "new_earth", "x")
    use = (1, "consume new_vinland new_vinland")
    assert [one.seat for one in run(consume(position), use)] == [0]
    position.with_goods(1, "new_vinland")
    position.players[1].owed = []
    after = run(consume(position), use, (0, "consume old_earth gem_world"))
    assert [one.kind for one in after] == ["hand-vp"]


def test_chips_come_from_the_reserve_when_the_pool_is_dry() -> None:
    position = consuming(["galactic_trendsetters"], "n", "x2")
    position.pool = 1
    run(consume(position), (0, "consume galactic_trendsetters gem_world"))
    assert (position.players[0].chips, position.pool) == (4, -3)
    assert position.told("pool_emptied") == [{}]
