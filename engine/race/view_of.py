"""How a view is built from the state: from nothing, adding only what may be seen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Means
from engine.core.moves import Seat
from engine.race.draft import comes_back, goes_left, packs_of, taken_since
from engine.race.goals import goal_points, standings
from engine.race.payment import (
    conquest_of,
    develop_cost,
    develop_obstacle,
    offers,
    prices,
    settle_cost,
    settle_obstacle,
    settle_powers,
)
from engine.race.powers import general_military, trade_value
from engine.race.scoring import (
    points_of,
    printed_points,
    robot_of,
    score,
    six_points,
    term_counts,
    tie_break,
)
from engine.race.state import Held, Player, Robot, State
from engine.race.terms import HAND_LIMIT, TABLEAU_LIMIT, Effect, Phase
from engine.race.view import (
    AgainstView,
    CardView,
    GoalView,
    HandCard,
    OwnView,
    PacksView,
    PlayerView,
    RaceView,
    RobotView,
    SixView,
    TermView,
    WayView,
)


def view_of(state: State, viewer: Seat | None) -> RaceView:
    """What a seat (None: the public) may see."""
    own_decks = state.own_decks
    return RaceView(
        round=state.round,
        step=state.step,
        phase=state.phase,
        phases=state.phases,
        at=state.at,
        pool=max(0, state.pool),  # what is beyond comes from the reserve
        pool_size=state.pool_size,
        deck=0 if own_decks else len(state.stocks[0].deck),
        discard=0 if own_decks else len(state.stocks[0].discards),
        tableau_limit=TABLEAU_LIMIT,
        hand_limit=HAND_LIMIT,
        edition=state.rules.edition,
        sets=state.rules.sets,
        with_goals=state.rules.goals,
        draft=state.rules.draft,
        actions_each=state.rules.actions,
        ended_by=state.ended_by,
        players=tuple(_players(state)),
        goals=_goals(state),
        own=next((_own(state, one) for one in state.people if one.seat == viewer), None),
        robot=None if state.robot is None else _robot(state.robot),
        packs=_packs(state) if state.step == "draft" else None,
    )


def means_of(state: State, seat: Seat, viewer: Seat | None) -> Means:
    """What a seat openly has; the same for everybody, since of hidden things it has numbers."""
    player = state.players[seat]
    return {
        "vp": score(state, player) + sum(goal_points(state, seat).values()),
        "hand": len(player.hand),
        "tableau": len(player.tableau),
        "goods": len(player.goods),
        "military": general_military(player.powers.get(Phase.SETTLE, ())),
    }


def hand_card(state: State, player: Player, id_: str, others: int) -> HandCard:
    """What can be said of a card in hand beside so many others."""
    card = state.cards[id_]
    price = needed = has = None
    ways: tuple[WayView, ...] = ()
    if card.is_world:
        powers = settle_powers(state, player)
        found = list(offers(player, card, powers, others))
        ways = tuple(WayView(*offer) for offer in found)
        obstacle = settle_obstacle(player, id_, card, powers, others)
        if card.military:
            conquest = conquest_of(player, card, powers)
            needed, has = conquest.needed, conquest.has
            price = next((cost for cost, _ in prices(card, powers)), None)
        else:
            price = settle_cost(card, powers, card.number)
    else:
        developing = _powers(player, Phase.DEVELOP)
        price = develop_cost(state, player, card, developing)
        obstacle = develop_obstacle(state, player, id_, developing, others)
    return HandCard(
        id=id_,
        price=price,
        needed=needed,
        has=has,
        ways=ways,
        playable=obstacle is None,
        obstacle=obstacle,
        points=points_of(state, player, id_),
    )


def _powers(player: Player, phase: Phase) -> Sequence[Held]:
    return player.powers.get(phase, ())


def _players(state: State) -> list[PlayerView]:
    goals = [sum(goal_points(state, player.seat).values()) for player in state.players]
    totals = [score(state, player) + goals[player.seat] for player in state.players]
    standing = [(totals[one.seat], tie_break(state, one)) for one in state.players]
    return [
        _player(state, player, goals[player.seat], 1 + sum(s > own for s in standing))
        for player, own in zip(state.players, standing, strict=True)
    ]


def _player(state: State, player: Player, goal_points_: int, rank: int) -> PlayerView:
    stock = state.stock_of(player.seat) if state.own_decks else None
    return PlayerView(
        seat=player.seat,
        start=player.began_with,
        tableau=tuple(
            CardView(id_, state.cards[id_].good if id_ in player.goods else None)
            for id_ in player.tableau
        ),
        hand=len(player.hand),
        drawn=len(player.drawn),
        chips=player.chips,
        printed=printed_points(state, player),
        six=_sixes(state, player),
        goal_points=goal_points_,
        total=score(state, player) + goal_points_,
        rank=rank,
        tie=tie_break(state, player),
        military=general_military(_powers(player, Phase.SETTLE)),
        special_military=_special(player),
        temporary=player.temporary,
        actions=player.actions,
        earlier=tuple(player.earlier),
        deck=None if stock is None else len(stock.deck),
        discard=None if stock is None else len(stock.discards),
        robot=robot_of(state, player) is not None,
        picks=len(player.picked),
        waiting_packs=len(player.packs),
    )


def _packs(state: State) -> PacksView:
    return PacksView(state.packs_dealt, packs_of(state), goes_left(state))


def _robot(robot: Robot) -> RobotView:
    return RobotView(
        seat=robot.seat,
        world=robot.world,
        level=robot.level,
        credits=robot.credits,
        most_credits=robot.rules.most_credits,
        economy=robot.economy,
        most_economy=robot.rules.most_economy,
        tokens_left=robot.tokens,
        tokens_placed=robot.placed,
        points_each=robot.rules.levels[robot.level].points,
        head=robot.head,
        faces=robot.faces,
        dice=robot.dice,
        assumed=robot.rules.digest,
    )


def _sixes(state: State, player: Player) -> tuple[SixView, ...]:
    """A robot's are all worth the same, tokens too: one entry without lines."""
    points = six_points(state, player)
    if robot_of(state, player) is not None:
        return tuple(SixView(card, vp, ()) for card, vp in points.items())
    return tuple(_six(state, player, card) for card in points)


def _six(state: State, player: Player, card: str) -> SixView:
    terms = tuple(TermView(*count) for count in term_counts(state, player, card))
    return SixView(card, sum(term.points for term in terms), terms)


def _special(player: Player) -> tuple[AgainstView, ...]:
    """Specialised Military by what it counts against, added up."""
    amounts: dict[tuple[str, bool], int] = {}
    for _, power in _powers(player, Phase.SETTLE):
        if power.effect is Effect.MILITARY and power.specialised:
            against = (power.against_good or power.against_keyword or "", not power.against_good)
            amounts[against] = amounts.get(against, 0) + power.amount
    return tuple(AgainstView(str(what), word, n) for (what, word), n in amounts.items())


def _goals(state: State) -> tuple[GoalView, ...]:
    return tuple(
        GoalView(
            id=tile.goal.id,
            type=tile.goal.type,
            points=tile.goal.points,
            threshold=tile.goal.threshold,
            progress=tuple(standings(state, tile.goal)),
            owner=tile.owner,
            sharers=tuple(tile.sharers),
        )
        for tile in state.tiles
    )


def _own(state: State, player: Player) -> OwnView:
    hand = sorted(player.hand)
    kinds = {id_: hand_card(state, player, id_, len(hand) - 1) for id_ in dict.fromkeys(hand)}
    drawn = sorted(player.drawn)
    return OwnView(
        seat=player.seat,
        cards=tuple(kinds[id_] for id_ in hand),
        drawn=tuple(hand_card(state, player, id_, len(hand)) for id_ in drawn),
        trade=max((trade_value(state, player, world) for world in player.goods), default=0),
        worlds=tuple(player.worlds),
        pack=tuple(sorted(player.packs[0])) if player.packs else (),
        picked=tuple(sorted(player.picked)),
        returning=comes_back(state, player),
        gone=tuple(sorted(taken_since(state, player))),
    )
