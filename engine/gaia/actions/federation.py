"""Action 4, Form a Federation: the player's situation, checking, and what is formed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action
from engine.gaia.board import bits
from engine.gaia.components import FEDERATION_TOKENS
from engine.gaia.federations import (
    Site,
    SiteLayout,
    alternatives,
    as_layout,
    candidates,
    candidates_lenient,
    cheapest,
    check,
    check_lenient,
    is_generous,
    obstacle,
)
from engine.gaia.gains import pay, received
from engine.gaia.marks import rule
from engine.gaia.power import tokens_for_satellites, tokens_owned
from engine.gaia.research import take_token
from engine.gaia.state import Player, State
from engine.gaia.structures import power_value


@rule("RU actions 4: power value")
def site_of(state: State, player: Player) -> Site:
    """The player's situation on the map."""
    own = {place: power_value(state, player, place) for place in player.structures}
    own |= dict.fromkeys(bits(player.stations), 1)
    growing = player.rules.growing_federation
    budget = player.qic if growing else tokens_owned(player)
    most = state.profile.most_satellites
    if most is not None:
        budget = min(budget, most - player.satellites.bit_count())
    return Site(
        near=state.board.near,
        planets=state.planets.all,
        own=own,
        satellites=player.satellites,
        federated=player.federated,
        threshold=player.rules.federation_value(player),
        budget=budget,
        growing=growing,
    )


@rule("RU actions 4: general points")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why a federation cannot be formed like this, or None."""
    if len(words) != 3 or words[0] != "federation":
        return NOT_OFFERED
    hexes = _mask(state, words[1])
    if isinstance(hexes, Note):
        return hexes
    if not state.tokens.get(words[2]):
        return Note("token-gone" if words[2] in FEDERATION_TOKENS else "no-token-kind")
    site = site_of(state, player)
    if state.profile.exact_federations:
        return _named(state, check(site, hexes))
    return _named(state, check_lenient(site, hexes))


def obstacle_of(state: State, player: Player) -> Note | None:
    """Why no federation at all can be formed, or None."""
    return _named(state, obstacle(site_of(state, player)))


def _named(state: State, note: Note | None) -> Note | None:
    """A reason with the names of its hexes instead of their numbers."""
    if note is None or "hexes" not in note.args:
        return note
    numbers = note.args["hexes"]
    assert isinstance(numbers, tuple)
    names = sorted(state.board.names[number] for number in numbers)
    return note._replace(args={**note.args, "hexes": names})


def minimality(state: State, site: Site, words: Words) -> Callable[[], bool]:
    """Whether a federation that the profile accepts, from this position, is also one by the printed
    rules: worked out when somebody wants to know, perhaps much later."""
    hexes = _mask(state, words[1])
    if isinstance(hexes, Note) or state.profile.exact_federations:
        return lambda: True
    chosen = hexes
    return lambda: not is_generous(site, chosen)


def _mask(state: State, word: str) -> int | Note:
    index = state.board.index
    mask = 0
    for name in word.split(","):
        if name not in index:
            return Note("no-hex", {"hex": name})
        mask |= 1 << index[name]
    return mask


def _typed(state: State, words: Words) -> int | None:
    """The hexes of a federation that was typed; None if it is none or cannot be read."""
    if len(words) < 2 or words[0] != "federation":
        return None
    hexes = _mask(state, words[1])
    return None if isinstance(hexes, Note) else hexes


def spell(state: State, player: Player, words: Words, site: Site | None = None) -> Words:
    """Complete a federation that was typed as planets only with the cheapest satellites; whoever
    knows the player's site already names it."""
    hexes = _typed(state, words)
    if hexes is None:
        return words
    site = site or site_of(state, player)
    if not hexes & ~site.ours:
        hexes = cheapest(site, hexes) or hexes
    return ("federation", hexes_word(state, hexes | as_layout(site, hexes).hexes), *words[2:])


def brief(state: State, player: Player, words: Words) -> Words:
    """A federation as its planets only, to which `spell` adds the cheapest satellites."""
    hexes = _typed(state, words)
    if hexes is None:
        return words
    own = player.colonised | player.stations
    return ("federation", hexes_word(state, hexes & own), *words[2:])


def layout_for(state: State, player: Player, word: str) -> SiteLayout:
    """The federation that a legal word of hexes stands for."""
    hexes = _mask(state, word)
    assert isinstance(hexes, int)
    return as_layout(site_of(state, player), hexes)


def hexes_word(state: State, hexes: int) -> str:
    """The canonical word of a set of hexes."""
    return ",".join(state.board.names_of(hexes))


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every federation that differs in planets or cost, with every kind of token."""
    kinds = [token for token, left in state.tokens.items() if left]
    if not kinds:
        return
    listing = candidates if state.profile.exact_federations else candidates_lenient
    for layout in listing(site_of(state, player)):
        hexes = hexes_word(state, layout.hexes)
        for kind in kinds:
            yield Option(("federation", hexes, kind), layout_notes(player, layout, kind))


def variants(state: State, player: Player, words: Words) -> Sequence[Words]:
    """The same planets connected by as many satellites elsewhere."""
    if refusal(state, player, words) is not None:
        return ()
    others = alternatives(site_of(state, player), layout_for(state, player, words[1]))
    found = [("federation", hexes_word(state, one.hexes), words[2]) for one in others]
    return [one for one in found if refusal(state, player, one) is None]


def layout_notes(player: Player, layout: SiteLayout, kind: str) -> tuple[Note, ...]:
    """Price, value and reward of a federation."""
    resource = "qic" if player.rules.growing_federation else "discarded"
    price = (Note("price", {"price": {resource: layout.cost}}),) if layout.cost else ()
    return (
        *price,
        Note("federation", {"value": layout.value, "satellites": layout.cost}),
        Note("gain", {"gain": received(player, FEDERATION_TOKENS[kind].gain)}),
    )


@rule("RU actions 4: connecting planets")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Pay for the satellites, place them, and take the token."""
    layout = layout_for(state, player, words[1])
    if player.rules.growing_federation:
        pay(player, (("qic", layout.cost),))
    else:
        yield from tokens_for_satellites(state, player, layout.cost)
    player.satellites |= layout.satellites
    player.federated |= layout.hexes
    player.federations += 1
    state.tokens[words[2]] -= 1
    state.tell(
        "federation_formed",
        player.seat,
        hexes=state.board.names_of(layout.hexes),
        satellites=layout.cost,
        value=layout.value,
    )
    yield from take_token(state, player, words[2])


FEDERATION = Action("federation", offer, refusal, perform)
