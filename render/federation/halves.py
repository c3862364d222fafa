"""How an ambassador is placed: faces as buttons, spaces as numbered lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.core.moves import Note, Option
from engine.federation.advice.outlook import sure_gain
from engine.federation.planets import TransfigurationToken
from engine.federation.terms import OUTER, SPECIAL, Side
from render.federation.parts import FederationScene, action_name, amount, say, word
from render.federation.wording import box, box_of, face_text
from render.hints import Halves
from render.texts import capital

DIE: Final = "die"


def _face(option: Option) -> Mapping[str, object]:
    return option.notes[0].args


def face_of(option: Option) -> str:
    """What lies up: the covering token, so many votes, funding with its bonus."""
    face = _face(option)
    if face["cover"]:
        return _alike(str(face["cover"]))
    if face["side"] == Side.VOTE:
        return f"vote{face['votes']}"
    return "-".join(("fund", *_gain(option)))


def _alike(token: str) -> str:
    """The first of the tokens on which the same is printed: which of them one lays is all one."""
    tokens = box().transfigurations
    return next(one for one in tokens if _printed(tokens[one]) == _printed(tokens[token]))


def _printed(token: TransfigurationToken) -> tuple[object, ...]:
    return token.side, token.votes, token.bonus


def how_many(options: Sequence[Option]) -> int:
    """Ambassadors with the same face, or covering tokens with the same."""
    return len({_face(one)["cover"] or one.words[1] for one in options})


def _gain(option: Option) -> dict[str, int]:
    gain = _face(option)["gain"]
    return dict(gain) if isinstance(gain, Mapping) else {}


def space_of(option: Option) -> str:
    """Where it is placed."""
    return option.words[-2] if option.words[-1] == DIE else option.words[-1]


def _with_die(option: Option) -> bool:
    return option.words[-1] == DIE


def face_label(scene: FederationScene, option: Option, count: int) -> str:
    """A face on its button, with how many show it."""
    face = _face(option)
    times = f" ×{count}" if count > 1 else ""
    if face["cover"]:
        return f"{face_text(scene, str(face['cover']))}{times}"
    name: str = capital(word(scene.lang, str(face["side"]), "short"))
    if face["side"] == Side.VOTE:
        name = f"{name} {face['votes']}"
        special = f" · {word(scene.lang, SPECIAL)}" if option.words[1] == SPECIAL else ""
        return f"{name}{times}{special}"
    gain = _gain(option)
    return f"{name} +{_few(scene, gain)}{times}" if gain else f"{name}{times}"


def _few(scene: FederationScene, gain: Mapping[str, int]) -> str:
    """So much, without the number where it is one of a kind."""
    if list(gain.values()) == [1]:
        return word(scene.lang, next(iter(gain)))
    return amount(scene, **gain)


def _as_drawn(space: str) -> tuple[int, str]:
    """Top to bottom, left to right."""
    return (-int(space[-1]), space)


def space_label(scene: FederationScene, space: str) -> str:
    """A space with its action."""
    if space == OUTER:
        gain = sure_gain(box_of(scene.view.assumed).senate.outer)
        return f"{capital(word(scene.lang, OUTER))} +{_few(scene, gain)}"
    found = next(one for one in scene.view.spaces if one.id == space)
    return f"{word(scene.lang, space)} {action_name(scene, found.action)}"


def _die_label(scene: FederationScene) -> str:
    player = scene.view.players[scene.seat or 0]
    return f"+ {say(scene.lang, 'die', n=player.die)}"


def told(faces: Sequence[str]) -> Sequence[str]:
    """Funding, and the most votes that need no token: the two sides of a choice."""
    funding = [face for face in faces if face.startswith(Side.FUND)][:1]
    votes = [face for face in faces if face.startswith(Side.VOTE)]
    return [*funding, *votes[-1:]] or faces[:1]


def gained(notes: Sequence[Note]) -> tuple[float, ...]:
    """What a placing brings at once, side by side and never added up: points at the end of the
    round, influence, medals, resources, markers, steps of projects."""
    return (
        _sum(notes, "forecast-points", _risen),
        _sum(notes, "influence-after", _risen),
        _sum(notes, "medal-near", lambda args: 1),
        _sum(notes, "bonus", lambda args: _total(args["gain"])),
        _sum(notes, "marks", lambda args: 1),
        _sum(notes, "project-after", lambda args: 1),
    )


def _sum(notes: Iterable[Note], key: str, count: Callable[[Mapping[str, object]], float]) -> float:
    return float(sum(count(note.args) for note in notes if note.key == key))


def _risen(args: Mapping[str, object]) -> float:
    return float(str(args["after"])) - float(str(args["before"]))


def _total(gain: object) -> float:
    return float(sum(gain.values())) if isinstance(gain, Mapping) else 0.0


PLACING: Final = Halves(
    half=face_of,
    place=space_of,
    label=face_label,
    spot=space_label,
    many=how_many,
    picture="senate",
    order=_as_drawn,
    extra=_with_die,
    extra_label=_die_label,
    listed=lambda half: half in box().transfigurations,
    told=told,
    apart=frozenset({OUTER}),
    gained=gained,
)
