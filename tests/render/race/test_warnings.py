"""Each of the warnings as its player reads it, in three languages."""

from __future__ import annotations

from typing import Final

import pytest

from render import texts
from tests.engine.race.wasteful import WASTEFUL, note_of

LANGUAGES: Final = ("en", "ru", "uk")
SAID: Final[dict[str, tuple[str, str, str]]] = {
    "1": (
        "nothing to double: a good and a power that consumes it for VP are needed",
        "удваивать нечего: нужен товар и способность, дающая за него ПО",
        "подвоювати нічого: потрібен товар і здібність, що дає за нього ПО",
    ),
    "2": (
        "you have no good to sell",
        "вам нечего продать",
        "вам нічого продати",
    ),
    "3": (
        "you would produce nothing",
        "вы ничего не произведёте",
        "ви нічого не виробите",
    ),
    "4 develop": (
        "no development in hand can be placed",
        "на руке нет разработки, которую можно внедрить",
        "на руці немає розробки, яку можна впровадити",
    ),
    "4 settle": (
        "no world in hand can be placed",
        "на руке нет мира, который можно освоить",
        "на руці немає світу, який можна освоїти",
    ),
    "4 softly": (
        "no world in hand can be placed yet; explored cards may help",
        "пока на руке нет мира, который можно освоить; исследование может помочь",
        "поки що на руці немає світу, який можна освоїти; дослідження може допомогти",
    ),
    "5 kept": (
        "you want to keep: Gem World",
        "вы хотели сберечь: Мир самоцветов",
        "ви хотіли зберегти: Світ самоцвітів",
    ),
    "5 six": (
        "Trade League is your only development of cost 6",
        "Торговая лига: ваша единственная разработка со стоимостью 6",
        "Торгова ліга: ваша єдина розробка вартістю 6",
    ),
    "6 conquest": (
        "Rebel Miners could be conquered without paying",
        "Шахтёры-повстанцы: можно захватить без оплаты",
        "Шахтарі-повстанці: можна захопити без оплати",
    ),
    "6 ship": (
        "Gem World costs only 2 anyway",
        "Мир самоцветов: цена и так всего 2",
        "Світ самоцвітів: ціна й так лише 2",
    ),
    "7": (
        "another order brings more: 1 VP, 1 card",
        "другой порядок принесёт больше: 1 ПО, 1 карта",
        "інший порядок принесе більше: 1 ПО, 1 карта",
    ),
    "8": (
        "brings only 2 cards; the good of Alien Toy Shop would bring 5",
        "принесёт только 2 карты; товар другого мира (Магазин игрушек пришельцев) — 5",
        "принесе лише 2 карти; товар іншого світу (Крамниця іграшок прибульців) — 5",
    ),
    "9 tableau": (
        "this ends the game while you are behind: 18 to 62 VP",
        "это закончит игру, а вы позади: 18 против 62 ПО",
        "це закінчить гру, а ви позаду: 18 проти 62 ПО",
    ),
    "9 chips": (
        "the last chips end the game while you are behind: 4 to 62 VP",
        "последние жетоны закончат игру, а вы позади: 4 против 62 ПО",
        "останні жетони закінчать гру, а ви позаду: 4 проти 62 ПО",
    ),
    "10": (
        "you will have to discard 2 cards at the end of the round",
        "в конце раунда придётся сбросить 2 карты",
        "наприкінці раунду доведеться скинути 2 карти",
    ),
    "11": (
        "Drop Ships: you have this development already",
        "Десантные корабли: такая разработка у вас уже есть",
        "Десантні кораблі: така розробка у вас уже є",
    ),
    "12": (
        "New Military Tactics is not needed: you have Military 2, and 2 is enough",
        "Новая военная тактика: не нужно, у вас атака 2, а достаточно 2",
        "Нова військова тактика: не потрібно, у вас атака 2, а досить 2",
    ),
    "13": (
        "the goal Greatest Infrastructure would be lost",
        "цель будет потеряна: Лучшая инфраструктура",
        "ціль буде втрачено: Найкраща інфраструктура",
    ),
}


@pytest.mark.parametrize("name", WASTEFUL)
def test_a_warning_reads_as_a_sentence_of_its_language(name: str) -> None:
    note = note_of(name)
    said = tuple(str(texts.plain(texts.note(lang, "race", note))) for lang in LANGUAGES)
    assert said == SAID[name]
