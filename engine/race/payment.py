"""What placing a card costs, in which ways it may be placed, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.core.moves import Note
from engine.race.components import Card
from engine.race.marks import rule
from engine.race.powers import discount, military_against
from engine.race.state import Held, Player, State
from engine.race.terms import Action, Effect, Phase, Way

PHASE_BONUS = 1
"""What the Develop action takes off the cost."""


PHASE_OF: Final = {Action.DEVELOP: Phase.DEVELOP, Action.SETTLE: Phase.SETTLE}


class Offer(NamedTuple):
    """A way to place a world: what is paid, or the Military there is and is needed."""

    way: Way
    cost: int = 0
    needed: int = 0
    has: int = 0
    uses: tuple[str, ...] = ()
    """Cards of the tableau that make it possible; those of ship and doomed leave it."""


class Conquest(NamedTuple):
    """The Military a player can bring against a world."""

    needed: int
    permanent: int
    temporary: int
    """Of this phase already."""
    boosters: tuple[Held, ...]
    """Powers that could add to it."""

    @property
    def has(self) -> int:
        """Without any booster."""
        return self.permanent + self.temporary


@dataclass(frozen=True, slots=True)
class Placement:
    """What a player has chosen to place, and how."""

    card: str
    way: Way = Way.PAY
    boosters: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    cost: int = 0
    needed: int = 0
    uses: tuple[str, ...] = ()

    @property
    def used(self) -> tuple[str, ...]:
        """The cards of the tableau that it takes, whether they leave for it or stay."""
        return (*self.uses, *self.boosters)


@rule("RACE base: phases")
def has_bonus(state: State, player: Player, action: Action) -> bool:
    """Whether a player chose this action for the phase under way."""
    return state.phase == PHASE_OF[action] and player.count(action) >= state.nth


@rule("RACE base: cost of a development")
def develop_cost(state: State, player: Player, card: Card, powers: Sequence[Held]) -> int:
    """What a development costs this player in this phase."""
    assert card.cost is not None
    bonus = PHASE_BONUS if has_bonus(state, player, Action.DEVELOP) else 0
    return max(0, card.cost - bonus - discount(card, powers))


@rule("RACE base: cost of a development")
def develop_obstacle(
    state: State, player: Player, id_: str, powers: Sequence[Held], hand: int
) -> Note | None:
    """Why a development cannot be placed with so many cards beside it."""
    card = state.cards[id_]
    if card.is_world:
        return Note("not-a-development", {"card": id_})
    if id_ in player.tableau:
        return Note("already-placed", {"card": id_})
    cost = develop_cost(state, player, card, powers)
    if cost > hand:
        return Note("needs-cards", {"needed": cost, "has": hand})
    return None


@rule("RACE base: ways to settle")
def settle_powers(state: State, player: Player) -> tuple[Held, ...]:
    """The powers that help to place a world now.

    While the phase is under way those of its beginning, as far as their cards still lie there.
    """
    powers = player.powers.get(Phase.SETTLE, ())
    if state.phase is not Phase.SETTLE or player.at_start is powers:
        return powers
    return tuple(held for held in player.at_start if held.card in player.tableau)


@rule("RACE base: ways to settle")
def settle_cost(card: Card, powers: Sequence[Held], printed: int) -> int:
    """What a world costs of which so much is printed."""
    return max(0, printed - discount(card, powers))


@rule("RACE base: ways to settle")
def offers(player: Player, card: Card, powers: Sequence[Held], hand: int) -> Iterator[Offer]:
    """The ways in which a player can place a world with so many cards beside it."""
    if card.military:
        conquest = conquest_of(player, card, powers)
        if conquest.has + most_boost(player, conquest.boosters, hand) >= conquest.needed:
            yield Offer(Way.CONQUER, needed=conquest.needed, has=conquest.has)
    for cost, specialists in prices(card, powers):
        if cost <= hand:
            yield Offer(Way.SPECIALIST if specialists else Way.PAY, cost, uses=specialists)
        if cost == 0:
            continue
        for card_id, power in powers:
            if (
                power.effect is Effect.DISCARD_SELF_FOR_ZERO_COST
                and power.way is not None
                and (card.good is None or power.excludes_good is not card.good)
            ):
                yield Offer(power.way, uses=(card_id, *specialists))


def settle_obstacle(
    player: Player, id_: str, card: Card, powers: Sequence[Held], hand: int
) -> Note | None:
    """Why a world cannot be placed."""
    if not card.is_world:
        return Note("not-a-world", {"card": id_})
    if any(True for _ in offers(player, card, powers, hand)):
        return None
    if not card.military:
        cost = min(cost for cost, _ in prices(card, powers))
        return Note("needs-cards", {"needed": cost, "has": hand})
    conquest = conquest_of(player, card, powers)
    with_boost = conquest.has + most_boost(player, conquest.boosters, hand)
    payable = list(prices(card, powers))
    if payable:
        return Note(
            "needs-military-or-cards",
            {
                "needed": conquest.needed,
                "has": with_boost,
                "cost": payable[0][0],
                "cards": hand,
            },
        )
    return Note("needs-military", {"needed": conquest.needed, "has": with_boost})


def conquest_of(player: Player, card: Card, powers: Sequence[Held]) -> Conquest:
    """The Military against a military world, and what could be added to it."""
    assert card.defense is not None
    return Conquest(
        needed=card.defense,
        permanent=military_against(card, powers),
        temporary=player.temporary,
        boosters=tuple(held for held in powers if boost_left(player, held) > 0),
    )


@rule("RACE base: temporary Military")
def boost_left(player: Player, held: Held) -> int:
    """The temporary Military that this power can still give, cards in hand apart."""
    power = held.power
    if power.effect is Effect.DISCARD_SELF_FOR_MILITARY:
        return power.amount
    if power.effect is Effect.DISCARD_HAND_FOR_MILITARY:
        used = player.mercenaries.get(held.card, 0)
        return power.amount * (power.max_cards - used)
    return 0


@rule("RACE base: temporary Military")
def most_boost(player: Player, boosters: Sequence[Held], hand: int) -> int:
    """The most temporary Military of these powers with so many cards in hand."""
    most = 0
    for held in boosters:
        left = boost_left(player, held)
        if held.power.effect is Effect.DISCARD_HAND_FOR_MILITARY:
            left = min(left, hand * held.power.amount)
        most += left
    return most


@rule("RACE storm: discard for Military")
def boost_refusal(
    player: Player, conquest: Conquest, picked: Sequence[str], hand: int
) -> Note | None:
    """Why these boosters do not fit: too little, or cards discarded for nothing."""
    chosen = [held for held in conquest.boosters if held.card in picked]
    if len(chosen) != len(picked):
        return Note("not-offered")
    has = conquest.has + most_boost(player, chosen, hand)
    if has < conquest.needed:
        return Note("needs-military", {"needed": conquest.needed, "has": has})
    for held in chosen:
        if held.power.effect is Effect.DISCARD_HAND_FOR_MILITARY and (
            mercenary_cards(conquest, picked) == 0
        ):
            return Note("military-not-needed", {"card": held.card})
    return None


@rule("RACE storm: discard for Military")
def mercenary_cards(conquest: Conquest, picked: Sequence[str]) -> int:
    """How many hand cards these boosters take: as few as needed."""
    missing = conquest.needed - conquest.has
    hired = False
    for held in conquest.boosters:
        if held.card not in picked:
            continue
        if held.power.effect is Effect.DISCARD_SELF_FOR_MILITARY:
            missing -= held.power.amount
        else:
            hired = True
    return max(0, missing) if hired else 0


@rule("RACE base: ways to settle")
def prices(card: Card, powers: Sequence[Held]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What may be paid for a world, and the card that allows it if it is military."""
    if card.cost is not None:
        yield settle_cost(card, powers, card.cost), ()
        return
    assert card.defense is not None
    for card_id, power in powers:
        if power.effect is Effect.PAY_FOR_MILITARY and (
            card.good is None or power.excludes_good is not card.good
        ):
            yield settle_cost(card, powers, card.defense - power.amount), (card_id,)
