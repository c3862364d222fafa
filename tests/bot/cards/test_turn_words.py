"""The end of a game in words: the winner first, points by source where there are any."""

from __future__ import annotations

from bot.cards.turn_words import result_lines
from bot.client.request import Seated
from bot.store.rows import GameRow, Status
from engine.core.game import HUMAN, Result, Setup


def test_whoever_has_no_points_has_no_empty_line_of_sources() -> None:
    setup = Setup("race", (HUMAN, HUMAN), "seed", "secret")
    begun = (1, "race", 1, setup, Status.FINISHED, None, 7, None, {}, 1, 1, None, False)
    row = GameRow(*begun, created=0.0, started=0.0, ended=1.0, touched=1.0)
    told = result_lines(
        Result((0, 6), (2, 1), ({"chips": 0}, {"chips": 6})), Seated(row, (), ("Ada", "Bo"), "en")
    )
    assert told[1:] == ["🥇 **Bo** — **6 VP**", "-# VP chips: 6", "🥈 **Ada** — **0 VP**"]
