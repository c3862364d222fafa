"""Short texts that stand in for a picture where it cannot be seen."""

from __future__ import annotations

from render.race import choices, large
from render.race.drafting import in_kinds
from render.race.hand import LETTERS, own
from render.race.parts import RaceScene, called, ranked, say, shown, when, word
from render.race.reach import LATER, NOW, SOON, group_title, nothing_to_reach, reaches
from render.race.told import (
    actions,
    card_lines,
    cards,
    figures,
    goal_line,
    goods,
    hand_line,
    mark_words,
    reach_line,
    robot_lines,
    sources,
    titled,
)
from render.race.wording import about_text
from render.texts import capital, run_on


def alt_table(scene: RaceScene) -> str:
    """Everybody's points, cards and goods."""
    lines = [
        ". ".join(
            part
            for part in (
                titled(
                    scene,
                    called(scene, player.seat),
                    [actions(scene, player), *figures(scene, player)],
                ),
                goods(scene, player),
            )
            if part
        )
        for player in ranked(scene.view)
    ]
    return run_on([when(scene), *lines])


def alt_goals(scene: RaceScene) -> str:
    """The goals and how far everybody is."""
    lines = [goal_line(scene, goal, called) for goal in scene.view.goals]
    return run_on([say(scene.lang, "goals" if lines else "no-goals"), *lines])


def alt_hand(scene: RaceScene) -> str:
    """Names with their prices in the order of the letters; in a draft what has been picked."""
    picked = own(scene).picked if scene.view.packs is not None else ()
    if picked:
        names = [word(scene.lang, name) for name in in_kinds(scene, picked)]
        return titled(scene, say(scene.lang, "my-picks", n=len(picked)), names)
    lines = [
        hand_line(scene, held, letter)
        for held, letter in zip(own(scene).cards, LETTERS, strict=False)
    ]
    return run_on([say(scene.lang, "hand"), *(lines or [say(scene.lang, "no-cards")])])


def alt_tableau(scene: RaceScene) -> str:
    """One player's points and cards."""
    player = shown(scene)
    about = titled(scene, called(scene, player.seat), figures(scene, player))
    return run_on([about, ", ".join(cards(scene, player))])


def alt_choices(scene: RaceScene) -> str:
    """The lettered cards."""
    lines = [
        ", ".join((f"{face.letter} {word(scene.lang, card.id)}", *mark_words(scene, card.id)))
        for card, face in choices.faces(scene)
    ]
    held = titled(
        scene, choices.beside_title(scene), [word(scene.lang, id_) for id_ in choices.beside(scene)]
    )
    return run_on([say(scene.lang, "choices"), *(lines or [say(scene.lang, "no-cards")]), held])


def alt_reach(scene: RaceScene) -> str:
    """What can be played now, soon and later."""
    every = reaches(scene)
    lines = [
        titled(
            scene,
            group_title(scene, kind),
            [reach_line(scene, one) for one in every if one.when == kind],
        )
        for kind in (NOW, SOON, LATER)
    ]
    return run_on([say(scene.lang, "reach"), *(lines if every else [nothing_to_reach(scene)])])


def alt_card(scene: RaceScene) -> str:
    """A card's name, kind and powers."""
    card = large.shown(scene)
    about = capital(about_text(scene.lang, card))
    number = say(scene.lang, "defense" if card.military else "cost", n=card.number)
    lines = [line.rstrip(".") for line in card_lines(scene.lang, card.id, scene.view.edition)]
    points = (
        say(scene.lang, "points-variable")
        if card.variable
        else say(scene.lang, "points", n=card.vp)
    )
    return run_on([word(scene.lang, card.id), about, capital(f"{number}, {points}"), *lines])


def alt_robot(scene: RaceScene) -> str:
    """The robot's mat in words."""
    return run_on([*robot_lines(scene)] or [say(scene.lang, "no-robot")])


def alt_scores(scene: RaceScene) -> str:
    """Everybody's points and where they come from, the best first."""
    over = scene.view.step == "over"
    lines = [
        titled(
            scene,
            f"{player.rank}. {called(scene, player.seat)} {player.total}",
            sources(scene, player),
        )
        for player in sorted(scene.view.players, key=lambda one: (one.rank, one.seat))
    ]
    return run_on([say(scene.lang, "final-scores" if over else "scores"), *lines])
