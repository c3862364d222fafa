"""Which function plays which paragraph of the rulebooks, as a page of Markdown."""

from __future__ import annotations

from typing import Final

from engine.core.coverage import functions, table
from engine.gaia.marks import MARKS

AUTOMA: Final = "RU-A "
HEADINGS: Final = {
    "RU setup: galaxy": "Подготовка: игровое поле",
    "RU setup: research board": "Подготовка: поле исследований и жетоны федераций",
    "RU setup: scoring board": "Подготовка: поле для подсчёта очков",
    "RU setup: boosters and supply": "Подготовка: усилители раунда и общий запас",
    "RU setup: factions": "Подготовка: выбор цивилизации",
    "RU setup: starting structures": "Подготовка: размещение начальных строений",
    "RU setup: first boosters": "Подготовка: выбор начальных усилителей раунда",
    "RU setup: neutral player": "Подготовка: нейтральный игрок (1–2 игрока)",
    "RU power cycle: charging": "Энергетический цикл: подзарядка",
    "RU power cycle: spending": "Энергетический цикл: трата энергии",
    "RU power cycle: gaining and discarding": "Энергетический цикл: получение и сброс энергии",
    "RU rounds": "6 раундов игры",
    "RU phase I": "Фаза I: доход",
    "RU phase II": "Фаза II: гайя",
    "RU phase III": "Фаза III: действия",
    "RU actions 1": "1) Построить шахту",
    "RU actions 1: accessibility": "1) Построить шахту: досягаемость",
    "RU actions 1: habitability": "1) Построить шахту: пригодность",
    "RU actions 2": "2) Начать проект «Гайя»",
    "RU actions 2: availability": "2) Начать проект «Гайя»: доступность, досягаемость",
    "RU actions 2: cost": "2) Начать проект «Гайя»: стоимость",
    "RU actions 3": "3) Перестроить существующее строение",
    "RU actions 3: technology tiles": "3) Получение жетонов технологий",
    "RU actions 4: power value": "4) Создать федерацию: энергоёмкость",
    "RU actions 4: connecting planets": "4) Создать федерацию: соединение планет",
    "RU actions 4: federation token": "4) Создать федерацию: получение жетона федерации",
    "RU actions 4: additional rules": "4) Создать федерацию: дополнительные правила",
    "RU actions 4: general points": "4) Создать федерацию: общие положения",
    "RU actions 5": "5) Продвинуться в исследованиях",
    "RU actions 6": "6) Действия энергии и ККИ",
    "RU actions 7": "7) Специальные действия",
    "RU actions 8": "8) Пас",
    "RU actions 9": "9) Свободные действия",
    "RU actions 10": "10) Пассивное действие: подзарядка",
    "RU actions 10: additional rules": "10) Пассивное действие: дополнительные правила",
    "RU phase IV": "Фаза IV: расчистка",
    "RU end: final scoring tiles": "Конец игры: жетоны финального подсчёта",
    "RU end: research": "Конец игры: очки за исследование",
    "RU end: resources": "Конец игры: очки за ресурсы",
    "RU end: winner": "Конец игры: победитель",
    "RU extended setup: factions": "Расширенная подготовка: выбор цивилизации",
    "RU extended setup: starting structures": (
        "Расширенная подготовка: размещение начальных строений"
    ),
    "RU extended setup: turn order": "Расширенная подготовка: изменяемый порядок хода",
    "RU extended setup: variable board": "Расширенная подготовка: видоизменяемое игровое поле",
    "RU appendix I: Terrans": "Приложение I: терраны",
    "RU appendix I: Lantids": "Приложение I: лантиды",
    "RU appendix I: Xenos": "Приложение I: ксеносы",
    "RU appendix I: Gleens": "Приложение I: глины",
    "RU appendix I: Taklons": "Приложение I: таклоны",
    "RU appendix I: Ambas": "Приложение I: амбасы",
    "RU appendix I: Hadsch Hallas": "Приложение I: хадш-халла",
    "RU appendix I: Ivits": "Приложение I: ивиты",
    "RU appendix I: Geodens": "Приложение I: геодены",
    "RU appendix I: Bal T'aks": "Приложение I: бал-т’аки",
    "RU appendix I: Firaks": "Приложение I: фираксы",
    "RU appendix I: Bescods": "Приложение I: бескоды",
    "RU appendix I: Nevlas": "Приложение I: невлы",
    "RU appendix I: Itars": "Приложение I: итары",
    "RU appendix II": "Приложение II: поле исследований",
    "RU appendix III": "Приложение III: ячейки действий энергии и ККИ",
    "RU appendix IV": "Приложение IV: усилители раунда",
    "RU appendix V": "Приложение V: жетоны целей раунда",
    "RU appendix VI": "Приложение VI: жетоны технологий",
}
"""Every paragraph with a rule in it, in the order of the Russian rulebook, by its heading there."""

INTRODUCTION: Final = """\
# Which function plays which paragraph

Made by `make docs` from the marks in the code (`engine/gaia/marks.py`); a test keeps it up to date,
and `make soak` breaks every function named here to see that some test notices.
"""


def page() -> str:
    """The whole page: the base game by its headings, then the Automa."""
    of_automa = sorted({mark.paragraph for mark in MARKS if mark.paragraph.startswith(AUTOMA)})
    base_game = table(
        ("paragraph", "rulebook", "functions"),
        ((one, heading, functions(MARKS, one)) for one, heading in HEADINGS.items()),
    )
    automa = table(("paragraph", "functions"), ((one, functions(MARKS, one)) for one in of_automa))
    return f"{INTRODUCTION}\n## The base game\n\n{base_game}\n## The Automa\n\n{automa}"
