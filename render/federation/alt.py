"""Short texts that stand in for a picture where it cannot be seen."""

from __future__ import annotations

from render.federation.parts import FederationScene, amount, is_over, ranked, say, total_now, when
from render.federation.scores import by_points, ranking
from render.federation.told import (
    floors,
    free,
    influence,
    laws,
    projects,
    reserve,
    sources,
    taken,
    titled,
)
from render.texts import run_on


def alt_senate(scene: FederationScene) -> str:
    """Laws, floors, what is taken, projects, what is free."""
    return run_on(
        [
            when(scene),
            *laws(scene),
            *floors(scene),
            titled(scene, say(scene.lang, "taken"), taken(scene)),
            titled(scene, say(scene.lang, "projects"), projects(scene)),
            titled(scene, say(scene.lang, "free"), free(scene)),
        ]
    )


def alt_players(scene: FederationScene) -> str:
    """Everybody's points, resources and influence."""
    lines = [
        titled(
            scene,
            scene.name(player.seat),
            [
                amount(scene, vp=player.points),
                *reserve(scene, player),
                *influence(scene, player),
            ],
        )
        for player in ranked(scene.view)
    ]
    return run_on([when(scene), *lines])


def alt_scores(scene: FederationScene) -> str:
    """Everybody's points and where they come from, the best first; and what each project brings."""
    title = say(scene.lang, "final-scores" if is_over(scene.view) else "scores")
    lines = [
        titled(
            scene, f"{scene.name(player.seat)} {total_now(player)}", [*sources(scene, player), ""]
        )
        or f"{scene.name(player.seat)} {total_now(player)}"
        for player in by_points(scene)
    ]
    funded = titled(scene, say(scene.lang, "projects"), projects(scene, ranking(scene)))
    return run_on([title, *lines, funded])
