"""What one person may ask for at a time, and that nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

import render
from bot.client import limits
from bot.client.limits import UserLimits
from bot.client.pictures import ACTING, Pictures, PictureScene
from bot.client.refusals import EdgeError
from render import Picture

MANY = 40


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Who had his picture drawn, in order; every one takes a moment."""
    found: list[int] = []

    def draw(**wish: Any) -> tuple[Picture, ...]:
        time.sleep(0.005)
        found.append(wish["seat"])
        return (Picture(b"", (1, 1), ""),)

    monkeypatch.setattr(render, "draw_in_pieces", draw)
    monkeypatch.setattr(render, "on_card", lambda *_: ("map",))
    return found


async def asks(pictures: Pictures, user: int, scene: PictureScene) -> None:
    ACTING.set(user)
    await pictures.draw("map", scene)


async def test_a_card_waits_for_nobody_who_asks_for_forty_pictures(drawn: list[int]) -> None:
    """Found by an audit: another table's card waited for 19.5 s."""
    pictures = Pictures(["gaia"])
    mine = PictureScene("gaia", None, "en", seat=1)
    asking = [asyncio.create_task(asks(pictures, 1, mine)) for _ in range(MANY)]
    await asyncio.sleep(0)  # all of them have begun to wait
    await pictures.card(PictureScene("gaia", None, "en", seat=9))
    assert drawn.index(9) < 6
    yours = PictureScene("gaia", None, "en", seat=2)
    await asks(pictures, 2, yours)
    assert drawn.index(2) < 12
    await asyncio.gather(*asking)
    assert drawn.count(1) == MANY
    await pictures.close()


def test_heavy_work_is_done_one_piece_at_a_time_for_each() -> None:
    some = UserLimits(heavy=1)
    with some.heavy(1):
        with pytest.raises(EdgeError) as refused, some.heavy(1):
            pass
        with some.heavy(2):
            pass
    assert (refused.value.key, refused.value.args_) == ("limit-heavy", {"most": 1})
    with some.heavy(1):
        pass


def test_tables_opened_in_an_hour_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    some = UserLimits(openings=3)
    for _ in range(3):
        some.opening(1)
        now += 60.0
    some.opening(2)
    with pytest.raises(EdgeError) as refused:
        some.opening(1)
    assert refused.value.args_ == {"most": 3, "minutes": 58}
    now += 3420.0
    some.opening(1)


def test_no_limit_is_none() -> None:
    some = UserLimits(heavy=0, openings=0)
    with some.heavy(1), some.heavy(1):
        for _ in range(100):
            some.opening(1)
