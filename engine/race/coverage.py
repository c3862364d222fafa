"""Which function plays which paragraph of the rulebooks, and where its sentences are tested."""

from __future__ import annotations

from typing import Final

from engine.core import coverage
from engine.race.marks import MARKS

PARAGRAPHS: Final[dict[str, tuple[str, str]]] = {
    "RACE base: start worlds": ("digest 1: start worlds, preset hands", "setup"),
    "RACE base: first hands": ("digest 1: six cards, four kept, goods of windfalls", "setup"),
    "RACE base: deck and discard pile": ("digest 1: deck empty", "explore_develop, rulings"),
    "RACE base: actions": ("digest 2: chosen secretly, revealed together", "setup, games"),
    "RACE base: phases": ("digest 2, 9: phases chosen, two alike", "rulings, explore_develop"),
    "RACE base: end of round": ("digest 2, 8: ten cards, end of the game", "rulings"),
    "RACE base: explore": ("digest 3", "explore_develop"),
    "RACE base: develop": ("digest 4", "explore_develop"),
    "RACE base: cost of a development": ("digest 4: cost, bonus, reductions", "explore_develop"),
    "RACE base: settle": ("digest 5", "settle"),
    "RACE base: ways to settle": ("digest 5: pay, conquer, special cards", "settle"),
    "RACE base: temporary Military": ("digest 5: as much as is needed", "settle, rulings"),
    "RACE base: after placing": ("digest 5: bonus, draws, second world", "settle"),
    "RACE base: trade": ("digest 6: one good is sold", "consume"),
    "RACE base: trade value": ("digest 6: value and $ powers", "consume"),
    "RACE base: consume": ("digest 6: every power once", "consume"),
    "RACE base: consume powers": ("digest 6: goods, chips, cards, x2", "consume"),
    "RACE base: chips": ("digest 6: the pool and the reserve", "consume, rulings"),
    "RACE base: gamble": ("ruling 15", "consume, rulings"),
    "RACE base: produce": ("digest 7", "produce"),
    "RACE base: windfall worlds": ("digest 7: bonus and powers", "produce"),
    "RACE base: draws in produce": ("digest 7: draws that count goods", "produce"),
    "RACE base: the most goods of a kind": ("digest 7: strictly the most", "produce"),
    "RACE base: score": ("digest 8: chips, printed and variable points", "scoring"),
    "RACE base: variable points": ("developments of cost 6", "scoring"),
    "RACE base: tie-break": ("digest 8: cards and goods", "scoring"),
    "RACE storm: goals": ("Цели: подготовка", "setup"),
    "RACE storm: goals that are first": ("Цели с требованием «первым»", "goals"),
    "RACE storm: goals that are most": ("Цели с требованием «больше всех»", "goals"),
    "RACE storm: goals and the score": ("Цели: подсчёт очков", "goals, scoring"),
    "RACE storm: what goals measure": ("Жетоны целей", "goals"),
    "RACE storm: second world": ("Способности карт. Освоить второй мир", "settle, rulings"),
    "RACE storm: discard for Military": ("Способности карт. Временный бонус к атаке", "settle"),
    "RACE storm: discard to produce": ("Способности карт. Сбросить, чтобы произвести", "produce"),
    "RACE solo: setup": ("Одиночная игра: подготовка, сложность", "robot, robot_setup"),
    "RACE solo: dice": ("Размещение кубиков", "robot"),
    "RACE solo: action or reaction": ("Выполнение действий робота и реакция", "robot"),
    "RACE solo: explore": ("Исследование", "robot"),
    "RACE solo: limits": ("Взятие карт и счётчики", "robot"),
    "RACE solo: develop": ("Разработка, жетоны, раскрывать, пока не найдёшь", "robot"),
    "RACE solo: reveal": ("Раскрывать, пока не найдёшь", "robot"),
    "RACE solo: settle": ("Освоение", "robot"),
    "RACE solo: doomed world": ("Первое действие освоения «Обречённого мира»", "robot"),
    "RACE solo: consume": ("Потребление", "robot"),
    "RACE solo: produce": ("Производство", "robot"),
    "RACE solo: overlays": ("«Старая Земля», «Разрушенный завод пришельцев»", "robot"),
    "RACE solo: score": ("Конец игры", "robot"),
    "RACE draft": ("Драфт: пять карт, одна остаётся, остальные налево и направо", "draft"),
    "RACE draft: start worlds": ("Драфт: чётные и нечётные родные миры", "draft"),
    "RACE draft: own decks": ("Драфт: личная колода и сброс", "draft"),
}
"""Every paragraph with a rule in it; `digest` is the base game, whose rulebook is not at hand."""

INTRODUCTION: Final = """\
# Race for the Galaxy: which function plays which paragraph, and where it is tested

Made by `make docs` from the marks in the code (`engine/race/marks.py`). Recorded games of another
program test all of it together (`test_records.py`), random games keep every card (`test_games.py`),
and `test_rulings.py` has a test for each thing that the rulebooks leave open.
"""


def page() -> str:
    """The whole page."""
    return coverage.page(INTRODUCTION, MARKS, PARAGRAPHS)
