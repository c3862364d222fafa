"""Films: what looks alike is one picture that stays as long."""

from __future__ import annotations

import io

from PIL import Image

from render import replay
from render.registry import FRAME_MS, LAST_FRAME_MS
from tests.render.race.positions import position


def test_a_film_says_how_many_pictures_it_shows() -> None:
    early, late = (position("two", moment).view for moment in ("early", "late"))
    positions = [early, early, late, late, late, early]
    film = replay("race", positions, "en", width=400)
    with Image.open(io.BytesIO(film.data)) as shown:
        assert getattr(shown, "n_frames", 1) == film.frames
        stays = []
        for number in range(film.frames):
            shown.seek(number)
            stays.append(shown.info["duration"])
    assert film.frames < len(positions)
    assert sum(stays) == FRAME_MS * (len(positions) - 1) + LAST_FRAME_MS
    assert replay("race", [early] * 3, "en", width=400).frames <= 2
