"""The power cycle: charging, spending, discarding, and where the Brainstone may go.

Plain functions do what leaves no choice; where the Brainstone could end up in two places the flows
at the end ask its owner.
"""

from __future__ import annotations

from engine.core.flow import Flow, choose
from engine.core.moves import Decision, Note, Option, Words
from engine.gaia.marks import rule
from engine.gaia.state import Player, State
from engine.gaia.terms import BOWL_NAMES, BRAINSTONE_POWER

GONE = "gone"
"""The word for a Brainstone given away for good."""


@rule("RU power cycle: charging")
def chargeable(player: Player, extra_tokens: int = 0) -> int:
    """How many steps the tokens in bowls I and II can still move."""
    first, second, _, _ = player.bowls
    steps = 2 * (first + extra_tokens) + second
    if player.stone is not None and player.stone < 2:
        steps += 2 - player.stone
    return steps


@rule("RU power cycle: spending")
def spendable(player: Player) -> int:
    """How much power bowl III can pay."""
    power = player.bowls[2] * player.rules.token_power(player)
    return power + BRAINSTONE_POWER if player.stone == 2 else power


@rule("RU actions 2: cost")
def tokens_owned(player: Player) -> int:
    """Tokens in bowls I to III, the Brainstone included."""
    return sum(player.bowls[:3]) + (player.stone is not None and player.stone < 3)


@rule("RU power cycle: charging")
def charge_tokens(player: Player, steps: int) -> int:
    """Move ordinary tokens: I to II first, then II to III; returns what could not be used."""
    bowls = player.bowls
    lifted = min(steps, bowls[0])
    bowls[0] -= lifted
    bowls[1] += lifted
    raised = min(steps - lifted, bowls[1])
    bowls[1] -= raised
    bowls[2] += raised
    return steps - lifted - raised


@rule("RU appendix I: Taklons")
def stone_after_charge(player: Player, steps: int) -> tuple[int, ...]:
    """Where the Brainstone may lie after charging, lowest first."""
    first, second, _, _ = player.bowls
    assert player.stone is not None
    if player.stone >= 2 or steps == 0:
        return (player.stone,)
    if player.stone == 1:
        spare = steps - first  # steps left for bowl II once bowl I is empty
        if spare <= 0:
            return (1,)
        return (1, 2) if spare <= first + second else (2,)
    if steps <= first:
        return (0, 1)
    spare = steps - first - 1
    if spare <= 0:
        return (1,)
    return (1, 2) if spare <= first + second else (2,)


def charge_with_stone(player: Player, steps: int, stone: int) -> None:
    """Charge so that the Brainstone ends in the given bowl."""
    assert player.stone is not None
    for _ in range(steps):
        _charge_one(player, stone)


def _charge_one(player: Player, goal: int) -> None:
    bowls = player.bowls
    assert player.stone is not None
    if bowls[0] or player.stone == 0:
        if player.stone == 0 and (goal > 0 or not bowls[0]):
            player.stone = 1
        else:
            bowls[0] -= 1
            bowls[1] += 1
    elif player.stone == 1 and (goal == 2 or not bowls[1]):
        player.stone = 2
    elif bowls[1]:
        bowls[1] -= 1
        bowls[2] += 1


@rule("RU power cycle: spending")
def spend_tokens(player: Player, power: int) -> None:
    """Pay power with ordinary tokens: III to I; overpayment is lost."""
    value = player.rules.token_power(player)
    tokens = -(-power // value)
    player.bowls[2] -= tokens
    player.bowls[0] += tokens


@rule("RU power cycle: gaining and discarding")
def take_tokens(player: Player, count: int, to_gaia: bool) -> list[int]:
    """Take ordinary tokens from the lowest bowls: to the Gaia area, or out of the game."""
    taken = [0, 0, 0]
    for bowl in range(3):
        taken[bowl] = min(count, player.bowls[bowl])
        player.bowls[bowl] -= taken[bowl]
        count -= taken[bowl]
    assert count == 0
    if to_gaia:
        player.bowls[3] += sum(taken)
    return taken


@rule("RU actions 9")
def burnable(player: Player) -> int:
    """How often two tokens of bowl II can become one in bowl III."""
    return (player.bowls[1] + (player.stone == 1)) // 2


@rule("RU actions 9")
def burn(player: Player, times: int) -> None:
    """Discard tokens of bowl II to move as many to bowl III; the Brainstone moves first."""
    for _ in range(times):
        if player.stone == 1:
            player.stone = 2
            player.bowls[1] -= 1
        else:
            player.bowls[1] -= 2
            player.bowls[2] += 1
    if player.rules.burn_to_gaia:
        player.bowls[3] += times


@rule("RU power cycle: charging")
def charge(state: State, player: Player, steps: int) -> Flow[None]:
    """Charge power; the owner of the Brainstone chooses which token moves if it matters."""
    if player.stone is None:
        charge_tokens(player, steps)
        return
    steps = min(steps, chargeable(player))
    places = stone_after_charge(player, steps)
    goal = places[0]
    if len(places) > 1:
        goal = yield from _ask_stone(player, [BOWL_NAMES[place] for place in reversed(places)])
    charge_with_stone(player, steps, goal)


@rule("RU appendix I: Taklons")
def spend(state: State, player: Player, power: int) -> Flow[None]:
    """Spend power; ask whether to use the Brainstone where both ways are open."""
    if player.stone != 2:
        spend_tokens(player, power)
        return
    enough_without = player.bowls[2] >= power
    use_stone = not enough_without
    if enough_without and power >= BRAINSTONE_POWER:
        use_stone = (yield from _ask_stone(player, [BOWL_NAMES[0], BOWL_NAMES[2]])) == 0
    if use_stone:
        player.stone = 0
        power -= BRAINSTONE_POWER
    if power > 0:
        spend_tokens(player, power)


@rule("RU actions 2: cost")
def tokens_to_gaia(state: State, player: Player, count: int) -> Flow[list[int]]:
    """Move tokens into the Gaia area for a Gaia project."""
    plain = sum(player.bowls[:3])
    stone = player.stone
    if stone is not None and stone < 3:
        with_stone = plain < count
        if not with_stone:
            place = yield from _ask_stone(player, [BOWL_NAMES[stone], BOWL_NAMES[3]])
            with_stone = place == 3
        if with_stone:
            player.stone = 3
            count -= 1
    return take_tokens(player, count, to_gaia=True)


@rule("RU actions 4: connecting planets")
def tokens_for_satellites(state: State, player: Player, count: int) -> Flow[list[int]]:
    """Discard tokens for satellites; the Brainstone is asked about when its bowl is reached."""
    stone = player.stone
    if stone is not None and stone < 3:
        give = sum(player.bowls[:3]) < count
        if not give and sum(player.bowls[: stone + 1]) < count:
            give = (yield from _ask_stone(player, [BOWL_NAMES[stone], GONE])) == -1
        if give:
            player.stone = None
            count -= 1
    return take_tokens(player, count, to_gaia=False)


def _ask_stone(player: Player, places: list[str]) -> Flow[int]:
    """Ask where the Brainstone ends up; -1 if it leaves the game."""
    options = [("brainstone", place) for place in places]

    def refuse(words: Words) -> Note | None:
        return None if words in options else Note("brainstone-elsewhere", {"places": places})

    words = yield from choose(
        Decision(
            player.seat,
            "brainstone",
            lambda: [Option(option) for option in options],
            refuse,
            args={"places": places},
            assume=options[0],
        )
    )
    return -1 if words[1] == GONE else BOWL_NAMES.index(words[1])
