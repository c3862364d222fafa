"""One board in words: resources, missions with what they need, tokens, buildings, points."""

from __future__ import annotations

from collections.abc import Iterator

from engine.federation.view import MissionView, PlayerView
from render.federation.meanings import meaning
from render.federation.panels import Panel, told
from render.federation.parts import FederationScene, amount, say, word
from render.federation.told import influence, reserve, sources, titled
from render.federation.wording import about_in
from render.texts import capital


def shown(scene: FederationScene) -> PlayerView:
    """Whose picture: the seat asked for, else one who is asked, else the first."""
    seats = [scene.seat, *scene.asked, 0]
    return scene.view.players[next(seat for seat in seats if seat is not None)]


def panels(scene: FederationScene) -> list[Panel]:
    """Everything that lies before the player."""
    lang, player = scene.lang, shown(scene)
    found = (
        Panel("vp", amount(scene, vp=player.points), [", ".join(sources(scene, player))]),
        Panel("lavandium", say(lang, "reserve"), [", ".join(reserve(scene, player))]),
        Panel("neo", say(lang, "influence"), [", ".join(influence(scene, player))]),
        Panel(
            "vote", say(lang, "to-place"), [", ".join(word(lang, x) for x in player.ambassadors)]
        ),
        Panel("mission", say(lang, "missions"), list(_missions(scene, player))),
        Panel("atal", say(lang, "specialists"), list(_specialists(scene, player))),
        Panel("token", say(lang, "transfigurations"), list(_tokens(scene, player))),
        Panel("e81216", say(lang, "built"), list(_built(scene, player))),
        Panel("medal", say(lang, "medals"), [", ".join(word(lang, one) for one in player.medals)]),
    )
    return [panel for panel in found if any(panel.lines) or panel.sign == "vp"]


def alt_player(scene: FederationScene) -> str:
    """The board in words."""
    return told(scene.name(shown(scene).seat), panels(scene))


def _missions(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    """Those with a marker and those done, each with what it does; the others by number."""
    lang = scene.lang
    others = []
    for one in player.missions:
        if one.marker or one.done:
            yield _mission(scene, one)
        else:
            others.append(f"{one.id} ({word(lang, one.space)}, {one.level})")
    yield titled(scene, say(lang, "unmarked"), others)


def _mission(scene: FederationScene, one: MissionView) -> str:
    key = "mission-done" if one.done else "mission-ready" if one.ready else "mission-marked"
    what = meaning(scene, ("mission", one.id))
    return say(scene.lang, key, n=one.id, level=one.level, what=what)


def _specialists(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    for token, up in player.specialists:
        name = word(scene.lang, token)
        name = name if up else say(scene.lang, "used", name=name)
        yield f"{name} – {about_in(scene, token)}"


def _tokens(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    for token in player.transfigurations:
        yield about_in(scene, token)


def _built(scene: FederationScene, player: PlayerView) -> Iterator[str]:
    lang = scene.lang
    for one in player.productions:
        yield f"{capital(word(lang, one))} – {about_in(scene, one)}"
    for mega, multiplier in player.megastructures.items():
        yield f"{capital(word(lang, mega))} ×{multiplier}"
    yield ", ".join(f"{word(lang, shop)}: {level}" for shop, level in player.discs.items())
