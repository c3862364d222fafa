"""Planets and owners can be told apart without colour, and with every kind of colour blindness."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.gaia.terms import BUILDINGS, Planet
from render.gaia import colours
from render.gaia.colours import OWNERS
from render.gaia.pieces import gaiaformer, mark, satellite, space_station, structure
from render.gaia.planets import FACES, badge, face_of, planet

GRAY = (0.299, 0.587, 0.114, 0) * 3
# Machado, Oliveira and Fernandes 2009, severity 1
PROTAN = (
    *(0.152286, 1.052583, -0.204868, 0),
    *(0.114503, 0.786281, 0.099216, 0),
    *(-0.003882, -0.048116, 1.051998, 0),
)
DEUTAN = (
    *(0.367322, 0.860646, -0.227968, 0),
    *(0.280085, 0.672501, 0.047413, 0),
    *(-0.011820, 0.042940, 0.968881, 0),
)
TRITAN = (
    *(1.255528, -0.076749, -0.178779, 0),
    *(-0.078411, 0.930809, 0.147602, 0),
    *(0.004733, 0.691367, 0.303900, 0),
)
EYES = {"gray": GRAY, "protan": PROTAN, "deutan": DEUTAN, "tritan": TRITAN}
LIGHTER = 60
FACES_APART = 4.0
APART = 16.0
"""Root mean square of the difference of two sprites, of 255."""


def seen(sprite: Image.Image, matrix: tuple[float, ...]) -> Image.Image:
    """A sprite on dark space as somebody sees it."""
    ground = Image.new("RGB", sprite.size, colours.SPACE_TWO)
    ground.paste(sprite, (0, 0), sprite)
    return ground.convert("RGB", matrix)


def difference(first: Image.Image, second: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(first, second)).rms)


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_planet_types_differ(eyes: str) -> None:
    for draw, pixels in ((planet, 41), (badge, 15)):
        shown = {kind: seen(draw(pixels, kind), EYES[eyes]) for kind in Planet}
        for one, other in combinations(Planet, 2):
            assert difference(shown[one], shown[other]) > APART, f"{one} looks like {other}"


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_owners_differ(eyes: str) -> None:
    for draw, pixels in ((mark, 16), (satellite, 30)):
        shown = {name: seen(draw(pixels, who), EYES[eyes]) for name, who in OWNERS.items()}
        for one, other in combinations(OWNERS, 2):
            assert difference(shown[one], shown[other]) > APART, f"{one} looks like {other}"


def test_red_and_orange_differ_in_brightness() -> None:
    planets = colours.PLANETS[Planet.OXIDE], colours.PLANETS[Planet.VOLCANIC]
    owners = OWNERS["red"].colour, OWNERS["orange"].colour
    for red, orange in (planets, owners):
        assert luminance(orange) - luminance(red) > LIGHTER


def luminance(colour: tuple[int, int, int]) -> float:
    return sum(share * part for share, part in zip(GRAY, colour, strict=False))


@pytest.mark.parametrize("kind", Planet)
def test_planets_of_one_kind_are_not_all_alike(kind: Planet) -> None:
    faces = [seen(planet(45, kind, face), GRAY) for face in range(len(FACES))]
    for one, other in combinations(faces, 2):
        assert difference(one, other) > FACES_APART
    hexes = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]
    counts = Counter(face_of(q, r) % len(FACES) for q, r in hexes)
    assert min(counts.values()) > len(hexes) / len(FACES) / 2


def test_owners_differ_by_shape_alone() -> None:
    shapes = {name: mark(24, who).getchannel("A") for name, who in OWNERS.items()}
    for one, other in combinations(OWNERS, 2):
        assert difference(shapes[one], shapes[other]) > APART


def test_all_pieces_have_silhouettes_of_their_own() -> None:
    who = OWNERS["blue"]
    pieces = {kind.value: structure(37, kind, who) for kind in BUILDINGS}
    pieces |= {
        "gaiaformer": gaiaformer(37, who),
        "satellite": satellite(37, who),
        "station": space_station(37, who),
    }
    for one, other in combinations(pieces, 2):
        both = seen(pieces[one], GRAY), seen(pieces[other], GRAY)
        assert difference(*both) > APART, f"{one} looks like {other}"
