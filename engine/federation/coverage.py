"""Which function plays which paragraph of the rulebook, and where its sentences are tested."""

from __future__ import annotations

from typing import Final

from engine.core import coverage
from engine.federation.marks import MARKS

PARAGRAPHS: Final[dict[str, tuple[str, str]]] = {
    "FED setup: the board": ("Подготовка к игре. Игровое поле, 1–19", "setup"),
    "FED setup: face-down piles": ("Подготовка, 1, 2, 4, 8, 9, 15, 19", "setup"),
    "FED setup: medals": ("Подготовка, 5 и 14: ордена почёта", "setup"),
    "FED setup: productions": ("Подготовка, 12: производства", "setup"),
    "FED setup: megastructures": ("Подготовка, 13: мегаструктуры", "setup"),
    "FED setup: personal boards": ("Подготовка. Личный планшет, 1–4", "setup"),
    "FED setup: start tokens": ("Процесс игры: начальные жетоны", "setup"),
    "FED rounds": ("Процесс игры: 5 раундов, 2 фазы", "rounds"),
    "FED rounds: beginning": ("Фаза послов: первый игрок", "rounds"),
    "FED ambassador phase": ("I. Фаза послов", "rounds"),
    "FED turn": ("Ход игрока, 1 и 2; конец хода", "rounds, rooms_missions"),
    "FED placing": ("1. Выложите 1 жетон посла", "placing"),
    "FED placing: funding side": ("1А. Символ финансирования", "placing"),
    "FED placing: what may be paid": ("Клетка действия: бонус и стоимость", "placing"),
    "FED resources and limits": ("Резерв: 10 кристаллов, 5 алмазов", "rounds"),
    "FED resources: paying": ("Океаний заменяет лавандий или коперний", "placing"),
    "FED discarding at any time": ("Резерв: сбрасывать в любой момент", "placing"),
    "FED ships": ("Ангар: не больше 5 кораблей", "rooms_missions"),
    "FED missions": ("2. Отправьте 1 космический корабль", "rooms_missions"),
    "FED missions: conditions": ("2А, Б, В. Условия особой миссии", "rooms_missions"),
    "FED missions: markers": ("Маркеры особых миссий", "rooms_missions, placing"),
    "FED medals": ("Подробнее об орденах почёта", "accreditation_medals"),
    "FED medals: free choice": ("Орден по выбору: наивысший уровень влияния", "rooms_missions"),
    "FED executive phase": ("II. Фаза управления, этапы 1–5", "executive"),
    "FED executive phase: income": ("1. Доход от производств", "executive"),
    "FED executive phase: upkeep": ("2. Оплата уровня аккредитации", "executive"),
    "FED executive phase: projects": ("3. Финансирование крупных проектов", "executive"),
    "FED projects: advancing": ("3. Общий крупный проект", "rooms_missions, executive"),
    "FED projects: which may be chosen": ("3. Проект по своему выбору", "rooms_missions"),
    "FED executive phase: floors": ("4. Большинство голосов на этаже", "executive"),
    "FED laws: counting": ("5А. Определите принимаемый закон", "executive"),
    "FED laws: passing": ("5Б. Получите очки престижа за закон", "executive"),
    "FED laws: turning up": ("Конец раунда: жетоны законов", "setup, rounds"),
    "FED end of a round": ("Конец раунда", "rounds"),
    "FED senate: actions": ("Сенат: 18 клеток действий", "rooms_missions, planets"),
    "FED senate: unpayable spaces": ("Сенат: стоимость клетки", "placing"),
    "FED neo": ("1. Оранжевая шахтёрская планета Нео", "planets"),
    "FED neo: forward": ("Нео: соседние клетки вперёд", "planets"),
    "FED neo: what a space gives": ("Нео: ресурсы и астероиды", "planets"),
    "FED neo: turning up": ("Нео: переверните соседние астероиды", "planets"),
    "FED sixmoon": ("2. Синяя магическая планета Шестилуние", "planets"),
    "FED sixmoon: turning up": ("Шестилуние: следующая луна", "planets"),
    "FED sixmoon: stacks beside the board": (
        "Жетоны преображения рядом с полем",
        "tokens, planets",
    ),
    "FED atal": ("3. Фиолетовая туманная планета Атал", "specialists"),
    "FED atal: who may be taken": ("Атал: кого можно взять", "specialists"),
    "FED atal: turning up": ("Атал: следующий жетон", "specialists"),
    "FED atal: specialists": ("Атал: момент использования, 1–3", "specialists"),
    "FED atal: use once": ("Атал: 1 раз, лицевой стороной вниз", "specialists"),
    "FED atal: level tokens": ("Специалисты 1A1 и 2A1", "specialists, rulings"),
    "FED atal: turned up again": ("Специалист 1A2; консульство", "specialists, buildings"),
    "FED atal: copied": ("Специалисты 1A3 и 2A3", "specialists"),
    "FED atal: 2A2": ("Специалист 2A2", "specialists"),
    "FED specialists: 1B3, 2B3": ("Специалисты 1B3 и 2B3", "specialists"),
    "FED arratuin": ("4. Жёлтая засушливая планета Арратуин", "planets"),
    "FED arratuin: bonus": ("Арратуин: 2 бонуса на выбор", "planets"),
    "FED arratuin: free disc": ("Специалисты 1C3, 2C3; дальний космос", "specialists, tokens"),
    "FED e81216": ("5. Зелёная роботизированная планета", "buildings"),
    "FED e81216: income": ("Производства", "buildings"),
    "FED e81216: transmutation chamber": ("Камера трансмутации", "buildings"),
    "FED e81216: transporter": ("Транспортёр на Нео", "buildings"),
    "FED e81216: transporter on Sixmoon": ("Транспортёр на Шестилунии", "buildings"),
    "FED e81216: transporter, and further steps": ("1D3, 2D3, 1E3; транспортёр", "planets"),
    "FED e81216: megastructures": ("Мегаструктуры", "buildings"),
    "FED rooms: president's office": ("Г. Кабинет президента", "rooms_missions"),
    "FED rooms: president's office, restrictions": ("Г: 2 ограничения", "rooms_missions"),
    "FED spy": ("III. Шпионаж (копирование)", "rooms_missions"),
    "FED accreditation": ("Подробнее об аккредитации", "accreditation_medals"),
    "FED die": ("Подробнее о кубике помощника", "rooms_missions, placing"),
    "FED deep space": ("Жетоны дальнего космоса", "accreditation_medals, tokens"),
    "FED deep space: special ambassador": ("Особый посол", "rounds"),
    "FED deep space: free robot": ("Бесплатная фишка робота", "tokens"),
    "FED symbols: one or the other": ("Символы: на выбор", "tokens, specialists"),
    "FED end: final scoring": ("Конец игры: 3 этапа", "scoring"),
    "FED end: medals": ("Конец игры, 1. Ордена почёта", "scoring"),
    "FED end: leftovers": ("Конец игры, 2. Оставшиеся средства", "scoring"),
    "FED end: projects": ("Конец игры, 3. Крупные проекты", "scoring"),
    "FED end: winner": ("Конец игры: победа и ничья", "scoring"),
    "FED three players": ("Игра втроём, В1", "rounds"),
    "FED two players": ("Игра вдвоём, В1", "rounds"),
    "FED two and three players: clean-up": ("Игра втроём и вдвоём, В2", "rounds"),
    "FED two players: projects": ("Игра вдвоём, Г", "scoring"),
}
"""Every paragraph with a rule in it, by its heading in the Russian rulebook; where it is tested."""

INTRODUCTION: Final = """\
# Federation: which function plays which paragraph, and where it is tested

Made by `make docs` from the marks in the code (`engine/federation/marks.py`). Besides the tests
named here, `test_properties.py` plays random games against a second reading of the rules
(`naive_rounds.py`), and `test_rulings.py` tries each answer to what the rulebook leaves open.
"""


def page() -> str:
    """The whole page."""
    return coverage.page(INTRODUCTION, MARKS, PARAGRAPHS)
