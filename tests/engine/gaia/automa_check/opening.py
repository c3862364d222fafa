"""The set-up of a solo game: booklet, pages 4 and 5."""

from __future__ import annotations

from collections import Counter

from engine.gaia.components import SECTOR_TILES
from engine.gaia.view import GaiaView
from tests.engine.gaia.automa_check.choosing import by_direction
from tests.engine.gaia.automa_check.position import AUTOMA, HUMAN, Position, position_in
from tests.engine.gaia.automa_check.printed import (
    CARDS,
    CIRCLE,
    FACTION_CARDS,
    HOMES,
    LEVELS,
    TRACKS,
)

SECTORS = ("1", "2", "3", "4", "5b", "6b", "7b")


def check_table(view: GaiaView) -> None:
    """What lies on the table before anybody has decided."""
    check_map(view)
    assert len(set(first_row(view))) == len(first_row(view)) == 5
    assert len({tile.id for tile in view.rounds}) == 6
    assert len({tile.id for tile in view.final}) == 2
    assert len(view.tokens_left) == 6
    tokens = Counter(view.tokens_left)
    tokens[view.terraforming_token or ""] += 1
    assert set(tokens.values()) == {2}, "one federation token of each kind is taken out"


def first_row(view: GaiaView) -> list[str]:
    """The five boosters before anybody has taken one. In the first game nobody is asked before
    the Automa has its own: there it goes back to the place its card shows."""
    row, taken = list(view.boosters), view.players[AUTOMA].booster
    if taken is not None:
        row.insert(CARDS[booster_card(view)].slot - 1, taken)
    return row


def booster_card(view: GaiaView) -> int:
    """The card that gave the Automa its first booster."""
    assert view.automa is not None
    note = next(note for note in view.automa.turns[0].notes if note.key == "automa-first-booster")
    card = note.args["card"]
    assert isinstance(card, int)
    return card


def check_map(view: GaiaView) -> None:
    """Sectors 1 to 7 with their planets; no two planets of one home type side by side."""
    planets: dict[str, Counter[str]] = {}
    for hex_ in view.hexes:
        found = planets.setdefault(hex_.sector, Counter())
        found.update([str(hex_.planet)] if hex_.planet else [])
    printed = {name.rstrip("b"): Counter(map(str, SECTOR_TILES[name].values())) for name in SECTORS}
    assert {name.rstrip("b"): found for name, found in planets.items()} == printed
    by_spot = {(hex_.q, hex_.r): hex_ for hex_ in view.hexes}
    assert len(by_spot) == len(view.hexes) == 7 * 19
    for (q, r), hex_ in by_spot.items():
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            near = by_spot.get((q + dq, r + dr))
            if near is not None and hex_.planet in CIRCLE:
                assert near.planet != hex_.planet, f"{hex_.name} and {near.name}"


def check_mines(view: GaiaView, position: Position) -> None:
    """The Automa's first mines lie nearest to the centre; a card decides among equals."""
    assert view.automa is not None
    spots = position.spot.values()
    centre = (sum(q for q, _ in spots) // len(spots), sum(r for _, r in spots) // len(spots))
    middle = next(name for name, spot in position.spot.items() if spot == centre)
    left = [hex_ for hex_, planet in position.planets.items() if planet == position.home]
    expected: set[str] = set()
    count = FACTION_CARDS[position.faction].mines
    while len(expected) < count:
        near = min(position.apart(hex_, middle) for hex_ in left)
        equal = [hex_ for hex_ in left if position.apart(hex_, middle) == near]
        if len(equal) > count - len(expected):
            equal = [one_of(view, position, equal)]
        expected.update(equal)
        left = [hex_ for hex_ in left if hex_ not in expected]
    assert position.structures == dict.fromkeys(expected, "m")
    assert not position.satellites


def one_of(view: GaiaView, position: Position, equal: list[str]) -> str:
    """What decides between planets at the same distance: a card, or the picture of the preset."""
    assert view.automa is not None
    card = view.automa.direction_card
    if card is None:
        assert view.options is not None
        assert view.options["factions"] == "first_game", f"nothing decides among {equal}"
        return next(hex_ for hex_ in equal if hex_ in position.structures)
    return by_direction(position, equal, CARDS[card].direction)


def check_start(first: GaiaView, chosen: GaiaView, view: GaiaView) -> None:
    """The table when the first round begins; `chosen` is the view before the first booster was
    taken by the player, `first` the one before anything."""
    assert view.automa is not None
    position = position_in(view, view)
    human = view.players[HUMAN]
    assert str(human.home) != HOMES[position.faction], "colours differ"
    check_mines(view, position)
    assert position.vp == LEVELS[position.level].vp
    area = FACTION_CARDS[position.faction].area
    assert position.levels == {track: int(track == area) for track in TRACKS}
    row = first_row(first)
    assert position.booster == row.pop(CARDS[booster_card(view)].slot - 1)
    assert list(chosen.boosters) == row
    row.remove(human.booster or "")
    assert list(view.boosters) == row
    assert view.order == (HUMAN, AUTOMA)
    assert view.round == 1
    level = LEVELS[position.level]
    automa = view.automa
    assert (automa.deck, automa.crosswise, automa.discard) == (level.size, 3, ())
    assert automa.reserve == 17 - len(level.without) - level.size
    assert all(one.vp == position.vp for one in automa.turns[:1])
