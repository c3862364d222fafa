"""Tall pictures are cut where nothing is drawn, so that a phone shows them as wide as they are."""

from __future__ import annotations

import random

from PIL import Image

from render.pieces import MOST, pieces_of

WIDE = 40


def strips(*heights: int, gap: int = 4) -> Image.Image:
    """Panels of these heights on empty ground, with gaps and a margin around them."""
    picture = Image.new("P", (WIDE, gap + sum(high + gap for high in heights)), 7)
    top = gap
    for shade, high in enumerate(heights, start=8):
        picture.paste(shade, (2, top, WIDE - 2, top + high))
        top += high + gap
    return picture


def test_what_is_not_tall_stays_whole() -> None:
    picture = strips(16, 16)
    assert pieces_of(picture) == [picture]


def test_pieces_put_together_are_the_picture_and_cut_no_panel() -> None:
    chance = random.Random(1)
    for _ in range(60):
        heights = [chance.randrange(6, 60) for _ in range(chance.randrange(2, 12))]
        picture = strips(*heights)
        pieces = pieces_of(picture)
        assert b"".join(piece.tobytes() for piece in pieces) == picture.tobytes()
        assert len(pieces) <= MOST
        for piece in pieces[:-1]:
            assert piece.tobytes().endswith(bytes([7]) * WIDE), "the last row is empty"


def test_pieces_are_as_even_as_can_be() -> None:
    assert [piece.height for piece in pieces_of(strips(18, 18, 18, 18))] == [46, 46]
    assert [piece.height for piece in pieces_of(strips(30, 10, 30))] == [50, 36]


def test_wide_gaps_are_cut_through_rather_than_narrow_ones() -> None:
    picture = Image.new("P", (WIDE, 80), 7)
    for top, bottom in ((4, 34), (36, 40), (46, 76)):
        picture.paste(9, (2, top, WIDE - 2, bottom))
    assert [piece.height for piece in pieces_of(picture)] == [43, 37]


def test_a_panel_that_is_too_tall_by_itself_is_not_cut() -> None:
    pieces = pieces_of(strips(100, 20))
    assert [piece.height > 100 for piece in pieces] == [True, False]


def test_a_heading_is_not_parted_from_what_it_stands_above() -> None:
    """It is nearer to that than to what is above it; cut below it the pieces would be more even."""
    picture = Image.new("P", (WIDE, 80), 7)
    for top, bottom in ((2, 32), (38, 41), (44, 76)):
        picture.paste(9, (2, top, WIDE - 2, bottom))
    assert [piece.height for piece in pieces_of(picture)] == [35, 45]
