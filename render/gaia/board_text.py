"""The whole table in words: what the pictures show, for screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.gaia.terms import BOWL_NAMES, TRACKS, Phase
from engine.gaia.view import GaiaView, PlayerView
from render import texts
from render.gaia.automa_tale import tales
from render.gaia.automa_text import cards_in_words
from render.gaia.changes import changed_hexes
from render.gaia.parts import faction, in_order, say, state, when, word, written
from render.scene import Scene
from render.texts import capital


def board_text(scene: Scene[GaiaView]) -> str:
    """Sections separated by blank lines: the round, everybody, the galaxy, what lies open."""
    changed = sorted(name.upper() for name in changed_hexes(scene.before, scene.view))
    sections: list[Sequence[str]] = [
        [when(scene), *_goals(scene), _listed(scene, "changed", changed)],
        *([*_player(scene, player)] for player in in_order(scene.view)),
        [*map(capital, cards_in_words(scene))],
        *([tale.title, *tale.lines] for tale in tales(scene)),
        [say(scene, "galaxy"), *_galaxy(scene)],
        [say(scene, "research"), *_research(scene)],
        [say(scene, "open"), *_open(scene)],
    ]
    whole = ("\n".join(line for line in section if line) for section in sections)
    return "\n\n".join(section for section in whole if section) + "\n"


def amounts(scene: Scene[GaiaView], bag: dict[str, int]) -> str:
    """Resources in words."""
    return str(texts.amounts(scene.lang, "gaia", bag))


def means(scene: Scene[GaiaView], player: PlayerView) -> str:
    """What a player could spend; a robot has nothing."""
    if player.robot:
        return ""
    bag = {name: getattr(player, name) for name in ("ore", "credits", "knowledge", "qic")}
    return amounts(scene, bag)


def power(scene: Scene[GaiaView], player: PlayerView) -> str:
    """The power bowls; a robot has none."""
    if player.robot:
        return ""
    bowls = "/".join(str(tokens) for tokens in player.bowls[:3])
    shown = say(scene, "power-line", bowls=bowls, gaia=player.bowls[3])
    if player.stone is None:
        return shown
    place = word(scene, BOWL_NAMES[player.stone], kind="bowl")
    return f"{shown}; {say(scene, 'stone-in', place=place)}"


def structures(scene: Scene[GaiaView], player: PlayerView) -> str:
    """How many structures of each kind."""
    count = Counter(built.kind.value for built in player.structures)
    return ", ".join(f"{word(scene, kind, 'short')} {number}" for kind, number in count.items())


def goal(scene: Scene[GaiaView]) -> str:
    """What this round rewards."""
    for tile in scene.view.rounds:
        if tile.round == scene.view.round and scene.view.phase is not Phase.END:
            return word(scene, tile.id)
    return ""


def _goals(scene: Scene[GaiaView]) -> Iterator[str]:
    for tile in scene.view.rounds:
        yield say(scene, "round-goal", n=tile.round, goal=word(scene, tile.id))
    for final in scene.view.final:
        standings = ", ".join(
            say(
                scene,
                "standing",
                name=word(scene, "neutral") if one.seat is None else written(scene, one.seat),
                count=one.count,
                vp=one.vp,
            )
            for one in final.standings
        )
        yield say(scene, "titled", title=capital(word(scene, final.id)), list=standings)


def _player(scene: Scene[GaiaView], player: PlayerView) -> Iterator[str]:
    note, _ = state(scene, player)
    points = amounts(scene, {"vp": player.vp})
    about = [faction(scene, player), points, *([note] if note else [])]
    yield say(scene, "titled", title=written(scene, player.seat), list=", ".join(about))
    yield "; ".join(filter(None, (means(scene, player), power(scene, player))))
    levels = ", ".join(f"{word(scene, track.value)} {player.levels[track]}" for track in TRACKS)
    yield say(scene, "titled", title=say(scene, "research"), list=levels)
    yield _listed(
        scene,
        "on-map",
        [
            f"{built.hex.upper()} {word(scene, built.kind.value, 'short')}"
            for built in sorted(player.structures, key=lambda built: built.hex)
        ],
    )
    yield _listed(scene, "gaiaformers", [name.upper() for name in player.gaiaformers])
    yield _listed(scene, "satellites", [name.upper() for name in player.satellites])
    yield _listed(scene, "stations", [name.upper() for name in player.stations])
    yield from _possessions(scene, player)


def _possessions(scene: Scene[GaiaView], player: PlayerView) -> Iterator[str]:
    """Tiles, tokens, booster and special actions."""
    yield _listed(
        scene,
        "technology",
        [
            f"{word(scene, owned.tile)} ({say(scene, 'covered')})"
            if owned.covered_by
            else word(scene, owned.tile)
            for owned in player.techs
        ],
    )
    yield _listed(
        scene,
        "tokens",
        [
            f"{word(scene, token.id)} ({say(scene, 'green' if token.green else 'gray')})"
            for token in player.tokens
        ],
    )
    if player.booster is not None:
        yield _listed(scene, "booster", [word(scene, player.booster)])
    yield _listed(
        scene,
        "specials",
        [
            f"{word(scene, special.id, kind='special')} ({say(scene, 'used')})"
            if special.used
            else word(scene, special.id, kind="special")
            for special in player.specials
        ],
    )


def _galaxy(scene: Scene[GaiaView]) -> Iterator[str]:
    """Planets sector by sector, with who lives there."""
    lives: dict[str, list[str]] = {}
    for player in scene.view.players:
        name = written(scene, player.seat)
        for built in player.structures:
            label = word(scene, built.kind.value, "short")
            lives.setdefault(built.hex, []).append(f"{name}: {label}")
        for place in player.gaiaformers:
            lives.setdefault(place, []).append(f"{name}: {word(scene, 'gaiaformer')}")
    sectors: dict[str, list[str]] = {}
    for spot in scene.view.hexes:
        line = sectors.setdefault(spot.sector, [])
        if spot.planet is not None:
            planet = word(scene, spot.planet.value, kind="planet")
            people = f" ({', '.join(lives[spot.name])})" if spot.name in lives else ""
            line.append(f"{spot.name.upper()} {planet}{people}")
    for sector, planets in sectors.items():
        title = say(scene, "sector", n=sector.rstrip("abcdefgh"))
        yield say(scene, "titled", title=title, list=", ".join(planets))


def _research(scene: Scene[GaiaView]) -> Iterator[str]:
    for slot, tile in scene.view.tech.items():
        left = scene.view.tech_left.get(slot, 0)
        yield f"{capital(word(scene, slot))}: {word(scene, tile)} (×{left})"
    for track, advanced in scene.view.advanced.items():
        if advanced is not None:
            yield f"{capital(word(scene, f'adv-{track.value}'))}: {word(scene, advanced)}"


def _open(scene: Scene[GaiaView]) -> Iterator[str]:
    view = scene.view
    yield _listed(scene, "boosters-left", [word(scene, name) for name in view.boosters])
    supply = [f"{word(scene, name)} ×{left}" for name, left in view.tokens_left.items() if left]
    yield _listed(scene, "tokens-left", supply)
    if view.terraforming_token is not None:
        yield _listed(scene, "terraforming-token", [word(scene, view.terraforming_token)])
    taken = [
        f"{word(scene, name, 'short')} ({written(scene, seat)})"
        for name, seat in view.actions_used.items()
    ]
    yield _listed(scene, "actions-taken", taken)


def _listed(scene: Scene[GaiaView], key: str, items: list[str]) -> str:
    """A line with a title, or nothing."""
    return say(scene, "titled", title=say(scene, key), list=", ".join(items)) if items else ""
