"""The whole table in words: what the pictures show, for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.federation.view import PlayerView
from render.federation.parts import FederationScene, amount, ranked, say, when, word
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
from render.federation.wording import about_in


def board_text(scene: FederationScene) -> str:
    """Sections separated by blank lines: the senate, the planets, everybody."""
    sections: list[Sequence[str]] = [
        [*_senate(scene)],
        [*_planets(scene)],
        *([*_player(scene, player)] for player in ranked(scene.view)),
    ]
    whole = ("\n".join(line for line in section if line) for section in sections)
    return "\n\n".join(section for section in whole if section) + "\n"


def _senate(scene: FederationScene) -> Iterator[str]:
    yield when(scene)
    yield titled(scene, say(scene.lang, "president"), [scene.written_name(scene.view.president)])
    yield from laws(scene)
    yield from floors(scene)
    yield titled(scene, say(scene.lang, "taken"), taken(scene))
    yield titled(scene, say(scene.lang, "free"), free(scene))
    yield titled(scene, say(scene.lang, "projects"), projects(scene))


def _planets(scene: FederationScene) -> Iterator[str]:
    view, lang = scene.view, scene.lang
    found = [
        f"{word(lang, space)} {about_in(scene, token).removesuffix('.')}"
        for space, token in view.asteroids.items()
        if token not in (None, "?")
    ]
    yield titled(scene, word(lang, "neo"), found)
    moons = [word(lang, token) for tokens in view.moons.values() for token in tokens]
    yield titled(scene, word(lang, "sixmoon"), moons)
    hired = [word(lang, token) for one in view.offered.values() for token in one.values()]
    yield titled(scene, word(lang, "atal"), hired)
    yield titled(scene, word(lang, "e81216"), [word(lang, one) for one in view.productions])
    medals = [
        f"{word(lang, kind)} {'/'.join(str(one) for one in left if one) or len(left)}"
        for kind, left in view.medals.items()
        if left
    ]
    yield titled(scene, say(lang, "medals"), medals)
    offered = [about_in(scene, one).removesuffix(".") for one in view.start_offer]
    yield titled(scene, say(lang, "start-tokens"), [f"({one})" for one in offered])


def _player(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    lang = scene.lang
    first = [amount(scene, vp=player.points), *reserve(scene, player)]
    yield titled(scene, scene.written_name(player.seat), first)
    yield titled(scene, say(lang, "influence"), influence(scene, player))
    yield titled(scene, say(lang, "to-place"), [word(lang, one) for one in player.ambassadors])
    yield titled(scene, say(lang, "done"), [one.id for one in player.missions if one.done])
    marked = [one.id for one in player.missions if one.marker and not one.done]
    yield titled(scene, say(lang, "marked"), marked)
    yield titled(scene, say(lang, "medals"), [word(lang, kind) for kind in player.medals])
    hired = [
        word(lang, one) if up else say(lang, "used", name=word(lang, one))
        for one, up in player.specialists
    ]
    yield titled(scene, say(lang, "specialists"), hired)
    yield titled(
        scene, say(lang, "transfigurations"), [word(lang, one) for one in player.transfigurations]
    )
    built = [word(lang, one) for one in (*player.productions, *player.megastructures)]
    yield titled(scene, say(lang, "built"), built)
    yield titled(
        scene, say(lang, "discs"), [f"{word(lang, a)} {n}" for a, n in player.discs.items()]
    )
    yield titled(scene, say(lang, "points-from"), sources(scene, player))
