### «Федерация» по-русски.

## The game

game-name = Федерация
    .command = федерация

## Resources and other amounts

word-lavandium = лавандий
word-copernium = коперний
word-oceanium = океаний
word-golden-diamond = золотой алмаз
amount-lavandium =
    { $n } { $n ->
        [one] лавандий
        [few] лавандия
       *[other] лавандиев
    }
amount-copernium =
    { $n } { $n ->
        [one] коперний
        [few] коперния
       *[other] коперниев
    }
amount-oceanium =
    { $n } { $n ->
        [one] океаний
        [few] океания
       *[other] океаниев
    }
amount-golden-diamond =
    { $n } { $n ->
        [one] золотой алмаз
        [few] золотых алмаза
       *[other] золотых алмазов
    }
amount-crystals =
    { $n } { $n ->
        [one] кристалл
        [few] кристалла
       *[other] кристаллов
    }
amount-ships =
    { $n } { $n ->
        [one] космический корабль
        [few] космических корабля
       *[other] космических кораблей
    }
amount-ship = { amount-ships }
amount-step =
    { $n } { $n ->
        [one] степень аккредитации
        [few] степени аккредитации
       *[other] степеней аккредитации
    }
amount-marker =
    { $n } { $n ->
        [one] маркер особой миссии
        [few] маркера особой миссии
       *[other] маркеров особой миссии
    }
amount-die = { $n } на кубике
amount-level = { $n } к уровню аккредитации
amount-medals =
    { $n } { $n ->
        [one] орден почёта
        [few] ордена почёта
       *[other] орденов почёта
    }
amount-missions =
    { $n } { $n ->
        [one] выполненная особая миссия
        [few] выполненные особые миссии
       *[other] выполненных особых миссий
    }
amount-mission = особая миссия { $n }
amount-points = { $n } ОП
amount-vp = { $n } ОП
amount-influence-neo = { $n } к влиянию на Нео
amount-influence-sixmoon = { $n } к влиянию на Шестилунии
amount-influence-atal = { $n } к влиянию на Атале
amount-influence-arratuin = { $n } к влиянию на Арратуине
amount-influence-e81216 = { $n } к влиянию на E81216

## Planets, rooms, spaces

word-neo = Нео
word-sixmoon = Шестилуние
    .short = 6-луние
word-atal = Атал
word-arratuin = Арратуин
word-e81216 = E81216
word-officers-quarters = каюты офицеров
    .short = А
word-procurement-office = бюро закупок
    .short = Б
word-patrons-office = кабинет покровителя
    .short = В
word-presidents-office = кабинет президента
    .short = Г
word-assistants-room = комната помощников
    .short = Д
word-small-lounge = малая гостиная
    .short = Е
word-spy = шпионаж
    .short = шпионаж
word-outer = внешний модуль
word-left = левое крыло
word-right = правое крыло
word-none = ничего
word-c1f1 = 1/I
word-c1f2 = 1/II
word-c1f3 = 1/III
word-c2f1 = 2/I
word-c2f2 = 2/II
word-c2f3 = 2/III
word-c3f1 = 3/I
word-c3f2 = 3/II
word-c3f3 = 3/III
word-c4f1 = 4/I
word-c4f2 = 4/II
word-c4f3 = 4/III
word-c5f1 = 5/I
word-c5f2 = 5/II
word-c5f3 = 5/III
word-c6f1 = 6/I
word-c6f2 = 6/II
word-c6f3 = 6/III
word-moon1 = луна 1
word-moon2 = луна 2
word-moon3 = луна 3
word-moon4 = луна 4
word-moon5 = луна 5
word-moon6 = луна 6
word-moon7 = луна 7
word-n0 = начало Нео
word-n1a = 1 а
word-n1b = 1 б
word-n2a = 2 а
word-n2b = 2 б
word-a3a = астероид 3 а
word-a3b = астероид 3 б
word-n4a = 4 а
word-n4b = 4 б
word-n4c = 4 в
word-n5a = 5 а
word-n5b = 5 б
word-a6a = астероид 6 а
word-a6b = астероид 6 б
word-n7a = 7 а
word-n7b = 7 б
word-d8 = мёртвые астероиды

## Tokens

word-amb1a = посол 1
word-amb1b = второй посол 1
word-amb2 = посол 2
word-amb3 = посол 3
word-special = особый посол
word-fund = финансирование
    .short = финансы
word-vote = голосование
    .short = голоса
word-cover = накрыт жетоном преображения
word-die = кубик
word-shop1 = лавка 1
word-shop2 = лавка 2
word-shop3 = лавка 3
word-shop4 = лавка 4
word-shop5 = лавка 5
word-shop6 = лавка 6
word-mega1 = мегаструктура 1
word-mega2 = мегаструктура 2
word-mega3 = мегаструктура 3
word-mega4 = мегаструктура 4
word-start1 = начальный жетон 1
word-start2 = начальный жетон 2
word-start3 = начальный жетон 3
word-start4 = начальный жетон 4
word-start5 = начальный жетон 5
word-start6 = начальный жетон 6
word-start7 = начальный жетон 7
word-start8 = начальный жетон 8
word-deep1 = жетон дальнего космоса 1
word-deep2 = жетон дальнего космоса 2
word-deep3 = жетон дальнего космоса 3
word-deep4 = жетон дальнего космоса 4
word-deep5 = жетон дальнего космоса 5
word-deep6 = жетон дальнего космоса 6
word-deep7 = жетон дальнего космоса 7
word-deep8 = жетон дальнего космоса 8
word-ast1 = астероид 1
word-ast2 = астероид 2
word-ast3 = астероид 3
word-ast4 = астероид 4
word-ast5 = астероид 5
word-ast6 = астероид 6
word-dead1 = мёртвый астероид 1
word-dead2 = мёртвый астероид 2
word-dead3 = мёртвый астероид 3
word-dead4 = мёртвый астероид 4
word-dead5 = мёртвый астероид 5
word-dead6 = мёртвый астероид 6
word-t101 = голоса 2 + символ финансирования
word-t102 = голоса 2 + 1 коперний
word-t103 = голоса 2 + 1 степень аккредитации
word-t104 = голоса 2 + 1 степень аккредитации
word-t105 = голоса 2 + 1 на кубике
word-t106 = голоса 2 + 1 океаний
word-t107 = голоса 2 + 1 коперний
word-t108 = голоса 1 + 1 космический корабль
word-t109 = голоса 2 + 2 лавандия
word-t110 = голоса 2 + 1 океаний
word-t111 = голоса 2 + 1 на кубике
word-t112 = голоса 1 + 1 космический корабль
word-t113 = финансирование + 1 степень аккредитации
word-t114 = финансирование + 1 степень аккредитации
word-t115 = финансирование + 1 на кубике
word-t116 = финансирование + 1 океаний
word-t117 = финансирование + 1 океаний
word-t118 = финансирование + 2 коперния
word-t119 = финансирование + 2 лавандия
word-t120 = финансирование + 1 лавандий + 1 коперний
word-t121 = финансирование + 1 лавандий + 1 коперний
word-t201 = голоса 3 + 1 на кубике
word-t202 = голоса 3 + 1 океаний
word-t203 = голоса 2 + 1 степень аккредитации + 1 на кубике
word-t204 = голоса 2 + 1 космический корабль
word-t205 = голоса 3 + 1 степень аккредитации
word-t206 = голоса 3 + 1 степень аккредитации
word-t207 = финансирование + 1 на кубике + символ финансирования
word-t208 = финансирование + 1 коперний + 1 океаний
word-t209 = финансирование + 1 лавандий + 1 океаний
word-t210 = финансирование + 1 степень аккредитации + символ финансирования
word-t301 = голоса 4 + 1 океаний
word-t302 = голоса 4 + 1 на кубике
word-t303 = голоса 3 + 1 космический корабль
word-t304 = голоса 6 − 1 лавандий
word-t305 = голоса 4 + 1 лавандий + 1 коперний
word-t306 = голоса 3 + 1 космический корабль
word-t307 = голоса 4 + 1 степень аккредитации
word-t308 = голоса 2 + 1 золотой алмаз
word-t309 = голоса 4 + 1 степень аккредитации
word-t310 = голоса 4 + 1 на кубике
word-t311 = финансирование + 2 степени аккредитации
word-t312 = финансирование + 2 океания
word-t313 = финансирование + 1 золотой алмаз
word-t314 = финансирование + 1 коперний + символ крупного проекта
word-t401 = голоса 6 + 1 океаний
word-t402 = голоса 4 + 1 коперний + 1 океаний + 1 золотой алмаз
word-t403 = голоса 5 + 1 на кубике + 1 степень аккредитации
word-t404 = голоса 5 + символ крупного проекта
word-t405 = финансирование + 1 коперний + 1 океаний + 1 золотой алмаз
word-t406 = финансирование + символ крупного проекта
word-shipyard = космическая верфь
word-transmutation-chamber = камера трансмутации
word-military-academy = военная академия
word-incubator = инкубатор преображений
    .short = инкубатор
word-transporter = транспортёр
word-replicator = репликатор лавандия
word-consulate = консульство
word-university = космический университет
word-diplomat = дипломат
word-robot = робот
word-merchant = торговец
word-mage = маг
word-miner = шахтёр
word-law-neo = закон Нео
word-law-sixmoon = закон Шестилуния
word-law-atal = закон Атала
word-law-arratuin = закон Арратуина
word-law-e81216 = закон E81216
word-medal-neo = Орден почёта: Нео
word-medal-sixmoon = Орден почёта: Шестилуние
word-medal-atal = Орден почёта: Атал
word-medal-arratuin = Орден почёта: Арратуин
word-medal-e81216 = Орден почёта: E81216
word-medal-accreditation = Орден почёта за аккредитацию
word-medal-intrigue = Орден почёта за интриги
word-accreditation = за аккредитацию
word-intrigue = за интриги
word-joint = общий
word-neutral = нейтральный игрок
word-drop = не платить
word-pay = заплатить
word-level1 = сохранить уровень 1
word-level2 = сохранить уровень 2
word-level3 = сохранить уровень 3
word-level4 = сохранить уровень 4
word-ship = космический корабль
word-marker = маркер особой миссии
word-step = степень аккредитации
word-one-project = два деления одного крупного проекта
word-two-projects = по делению двух крупных проектов
word-project = деление крупного проекта
word-all = все
word-points = очки
word-level-bonus = повышение уровня
word-level = уровень
word-ships = космические корабли
word-crystals = кристаллы
word-golden-diamonds = золотые алмазы
word-transfigurations = неиспользованные жетоны преображения
word-influence-neo = влияние: Нео
word-influence-sixmoon = влияние: Шестилуние
word-influence-atal = влияние: Атал
word-influence-arratuin = влияние: Арратуин
word-influence-e81216 = влияние: E81216
word-missions = выполненные особые миссии
word-medals = ордена почёта
phase-setup = подготовка
phase-ambassadors = фаза послов
phase-executive = фаза управления
phase-ended = конец игры

## Points by source

source-floors = этажи
source-laws = законы
source-missions = особые миссии
source-megastructures = мегаструктуры
source-specialists = специалисты
source-shops = лавки
source-accreditation = аккредитация
source-other = прочее
source-medals = ордена почёта
source-leftovers = оставшиеся средства
source-projects = крупные проекты

points-floors = { source-floors }
points-laws = { source-laws }
points-missions = { source-missions }
points-megastructures = { source-megastructures }
points-specialists = { source-specialists }
points-shops = { source-shops }
points-accreditation = { source-accreditation }
points-other = { source-other }
points-medals = { source-medals }
points-leftovers = { source-leftovers }
points-projects = { source-projects }

page-factions = Начальные жетоны
counted-factions = **Начальные жетоны**: оконченные игры между людьми, в среднем.

## Moves

move-place =
    { ID($n) ->
        [0] Выложить посла
        [1] { $a }
       *[other] { $list }
    }
move-move =
    { ID($n) ->
        [0] Передвинуться
       *[other] { ID($a) ->
        [none] Остаться
       *[other] Куда: { $a }
    }
    }
    .item =
        { ID($a) ->
            [none] Остаться
           *[other] { $a }
        }
move-take =
    { ID($n) ->
        [0] Взять жетон
       *[other] Взять: { $a }
    }
    .item = { $a }
    .specialist = Взять специалиста
    .transfiguration = Взять жетон преображения
    .asteroid = Взять астероид
move-shop =
    { ID($n) ->
        [0] Выбрать лавку
       *[other] Торговать: { $a }
    }
    .item = { $a }
move-mix =
    { ID($n) ->
        [0] Получить из лавки
       *[other] { $list }
    }
move-build =
    { ID($n) ->
        [0] Построить
        [1] Построить: { $a }
       *[other] Построить: { $a }, дешевле на { $c }
    }
    .item =
        { ID($n) ->
            [1] { $a }
           *[other] { $a }, дешевле на { $c }
        }
move-copy =
    { ID($n) ->
        [0] Копировать
       *[other] Копировать: { $a }
    }
    .item = { $a }
move-action =
    { ID($n) ->
        [0] Выбрать действие
       *[other] Действие: { $a }
    }
    .item = { $a }
move-marker =
    { ID($n) ->
        [0] Выложить маркер особой миссии
       *[other] Маркер на миссию { $a }
    }
move-project =
    { ID($n) ->
        [0] Продвинуть проект
       *[other] { ID($a) ->
        [joint] Общий крупный проект
       *[other] Крупный проект { $a }
    }
    }
move-medal =
    { ID($n) ->
        [0] Взять орден почёта
       *[other] Орден почёта: { $a }
    }
    .item = { $a }
move-mission =
    { ID($n) ->
        [0] Отправить корабль
       *[other] { ID($a) ->
        [none] Без особой миссии
       *[other] Особая миссия { $a }
    }
    }
move-use =
    { ID($n) ->
        [0] Использовать специалиста
       *[other] Использовать специалиста { $a }
    }
    .item = { $a }
move-income =
    { ID($n) ->
        [0] Получить доход
       *[other] Доход: { $a }
    }
    .item = { $a }
move-transmute =
    { ID($n) ->
        [0] Трансмутировать
       *[other] { ID($a) ->
        [none] Не трансмутировать
       *[other] Трансмутировать: { $a }
    }
    }
move-upkeep =
    { ID($n) ->
        [0] Оплатить уровень
       *[other] { ID($a) ->
        [oceanium] Заплатить океанием
       *[other] { $a }
    }
    }
move-law =
    { ID($n) ->
        [0] Выбрать закон
       *[other] Закон: { $a }
    }
move-deep =
    { ID($n) ->
        [0] Взять жетон дальнего космоса
       *[other] Взять: { $a }
    }
    .item = { $a }
move-start-token =
    { ID($n) ->
        [0] Взять начальный жетон
       *[other] Взять: { $a }
    }
    .item = { $a }
move-discard =
    { ID($n) ->
        [0] Сбросить
       *[other] Сбросить: { $list }
    }
move-keep =
    { ID($n) ->
        [0] Оставить
       *[other] Оставить: { $list }
    }
move-flip =
    { ID($n) ->
        [0] Открыть специалиста
       *[other] { ID($a) ->
        [none] Никого не открывать
       *[other] Открыть специалиста { $a }
    }
    }
move-disc =
    { ID($n) ->
        [0] Выложить диск торговли
       *[other] Диск торговли: { $a }
    }
    .item = { $a }
move-choose =
    { ID($n) ->
        [0] Выбрать
       *[other] { $a }
    }
move-skip = Продолжить

## Questions

ask-turn =
    { ID($stay) ->
        [yes] Можете выложить особого посла (голоса: { $left }): ваш ход { $turn } в этом раунде. Если подтвердить без него, он останется у вас на другой раунд.
       *[other] Выложите посла (голоса оставшихся: { $left }): ваш ход { $turn } в этом раунде.
    }
ask-end = Закончить ход?
ask-neo = Куда идёт шахтёр?
ask-dead-asteroid = Возьмите мёртвый астероид.
ask-sixmoon = Маг идёт дальше и берёт жетон преображения.
ask-moon-token = Возьмите жетон преображения этой луны.
ask-transfiguration = Возьмите жетон преображения.
ask-atal = Возьмите специалиста.
ask-arratuin = Выберите лавку.
ask-mix = Что вы берёте: уровень лавки { $level }, всего { $units }?
ask-disc =
    В какую лавку поместить диск торговли: уровень { $level }{ ID($bonus) ->
        [yes] { "" }
       *[other] , без бонуса
    }?
ask-e81216 = Постройте производство или мегаструктуру.
ask-robot = Куда идёт робот?
ask-after-build = Что-нибудь ещё после постройки?
ask-copy = Какое действие скопировать?
ask-action = Какое действие?
ask-copy-specialist = Какого специалиста скопировать?
ask-flip = Какого специалиста снова открыть?
ask-choose = Что из этого?
ask-marker = На какую особую миссию поместить маркер?
ask-medal = Возьмите орден почёта. С ним ваши ордена принесут в конце { $after } ОП, а не { $before }.
ask-mission = Отправить корабль на особую миссию?
    .none = Без миссии
ask-project = Какой крупный проект продвинуть на { $steps }? В списке — как проекты будут стоять в конце раунда, если бы он кончился сейчас.
ask-income = Доход какого производства вы получаете?
ask-keep = У вас кристаллов: { $has }, остаются { $most }. Что вы теряете?
ask-transmute = Превратить 1 ресурс в более ценный?
    .none = Нет
    .lavandium = { $resource } → { $into }
    .copernium = { $resource } → { $into }
    .oceanium = { $resource } → { $into }
ask-transporter = Транспортёр: на 1 клетку или луну вперёд, без награды?
    .move = { $answer } (влияние { $influence })
    .none = Нет
ask-upkeep = Оплатите уровень аккредитации { $level }.
    .pay = Заплатить { $resources }
    .oceanium = Заплатить { $resources }
    .level4 = уровень { $level } за { $resources }
    .level3 = уровень { $level } за { $resources }
    .drop = уровень { $level }
ask-law = Голоса разделились поровну: какой закон принят, { $left } ({ $left-points } ОП) или { $right } ({ $right-points } ОП)?
    .left = { $left }
    .right = { $right }
ask-deep = Возьмите жетон дальнего космоса; остальные вернутся.
ask-start-token = Выберите начальный жетон.

## What happened

event-acted = { $who } выполняет: { $action }.
    .clause = выполняет: { $action }
event-advanced = { $who }: степень аккредитации { $step }, уровень { $level }.
    .latest = степень аккредитации { $step }, уровень { $level }
event-advanced-project =
    { ID($project) ->
        [joint] Общий крупный проект
       *[other] Крупный проект { $project }
    }: { $steps } из { $needed }{ ID($completed) ->
        [yes] , профинансирован
       *[other] { "" }
    }{ ID($instead) ->
        [0] { "" }
       *[other] , так как крупный проект { $instead } уже профинансирован
    }{ ID($own) ->
        [0] { "" }
       *[other] ; свой вклад { $own }
    }.
    .clause =
        { ID($project) ->
            [joint] общий крупный проект
           *[other] крупный проект { $project }
        }: { $steps } из { $needed }{ ID($completed) ->
            [yes] , профинансирован
           *[other] { "" }
        }{ ID($instead) ->
            [0] { "" }
           *[other] , так как крупный проект { $instead } уже профинансирован
        }{ ID($own) ->
            [0] { "" }
           *[other] ; свой вклад { $own }
        }
    .of = { ID($project) }
event-blocked = Заблокировано: { $space }, { $action }{ ID($votes) ->
        [0] { "" }
       *[other] { " " }(голоса нейтрального игрока: { $votes })
    }.
event-built =
    { $who } строит: { $building }{ ID($multiplier) ->
        [0] { "" }
       *[other] { " " }(×{ $multiplier })
    }.
    .clause =
        строит: { $building }{ ID($multiplier) ->
            [0] { "" }
           *[other] { " " }(×{ $multiplier })
        }
event-copied-specialist = { $who } копирует специалиста { $token } ({ $kind }).
    .clause = копирует специалиста { $token } ({ $kind })
event-counted-floor =
    { ID($outcome) ->
        [nobody] Этаж { board-floor }: голосов нет ни у кого.
        [neutral] Этаж { board-floor }: { board-floor-votes }; впереди нейтральный игрок, очков не получает никто.
        [tie] Этаж { board-floor }: { board-floor-votes }; равенство, очки получает каждый → { $points } ОП.
       *[other] Этаж { board-floor }: { board-floor-votes } → { $points } ОП.
    }
board-floor-votes =
    { ID($votes) ->
        [0] нейтральный игрок: { $neutral }
       *[other] { $votes }{ $neutral ->
            [0] { "" }
           *[other] , нейтральный игрок: { $neutral }
        }
    }
board-floor =
    { ID($floor) ->
        [1] I
        [2] II
       *[other] III
    }
event-discarded = { $who } сбрасывает: { $resources }.
    .clause = сбрасывает: { $resources }
event-dropped = { $who }: степень аккредитации { $before } → { $step }.
    .clause = степень { $before } → { $step }
event-executive-phase-began = Фаза управления, раунд { $round }.
event-executive-step-began = { board-executive-step }.
    .title = { board-executive-step }
board-executive-step =
    { ID($step) ->
        [income] Доход от производств
        [upkeep] Оплата уровня аккредитации
        [projects] Финансирование крупных проектов
        [floors] Большинство голосов на этажах
       *[law] Голосование за закон
    }
event-final-scoring-began = Финальный подсчёт.
event-gained = { $who } получает: { $resources }.
    .clause = получает: { $resources }
event-game-ended = –
    .title = –
event-goes-first = Раунд { $round }, первый игрок: { $seat }.
event-got-medal =
    { $who } получает орден почёта: { $medal }{ ID($threshold) ->
        [0] { "" }
       *[other] { " " }(влияние { $threshold })
    }.
    .clause =
        получает орден почёта: { $medal }{ ID($threshold) ->
            [0] { "" }
           *[other] { " " }(влияние { $threshold })
        }
event-got-ships =
    { $who } ставит в ангар: { $count } { $count ->
        [one] космический корабль
        [few] космических корабля
       *[other] космических кораблей
    }.
    .clause =
        ставит в ангар: { $count } { $count ->
            [one] космический корабль
            [few] космических корабля
           *[other] космических кораблей
        }
event-got-special-ambassador = { $who } получает особого посла.
    .clause = получает особого посла
event-hired = { $who } берёт специалиста { $token } ({ $kind }): влияние на Атале { $influence }.
    .clause = берёт специалиста { $token } ({ $kind }): влияние на Атале { $influence }
event-looked-at-deep-space = { $who } смотрит жетоны дальнего космоса: { $count }.
    .clause = смотрит жетоны дальнего космоса: { $count }
event-lost-resources = { $who } теряет сверх предела: { $resources }.
    .clause = теряет сверх предела: { $resources }
event-lost-ships = { $who } не может взять кораблей: { $count }.
    .clause = не может взять кораблей: { $count }
event-marked-mission = { $who } помещает маркер на особую миссию { $mission }.
    .clause = помещает маркер на особую миссию { $mission }
event-moved-mage = { $who }: маг на луне { $moon }.
    .clause = маг на луне { $moon }
event-moved-miner = { $who }: шахтёр на клетке { $space }, влияние на Нео { $influence }.
    .clause = шахтёр на клетке { $space }, влияние на Нео { $influence }
event-paid = { $who } платит: { $resources }.
    .clause = платит: { $resources }
event-paid-upkeep =
    { $who }: { ID($way) ->
        [drop] не платит
       *[other] уровень { $level } оплачен
    }.
    .clause =
        { ID($way) ->
            [drop] не платит
           *[other] за уровень { $level }
        }
    .answer = upkeep
event-passed-law = Принят { $law } ({ $wing }; слева { $left }, справа { $right }){ ID($judge) ->
        [none] { "" }
       *[other] ; ничью решает { $judge } ({ $other }: { $others } ОП)
    }.
    .answer = law
event-placed =
    { $who }: { $ambassador }, { ID($cover) ->
        [none] { ID($side) ->
            [fund] { $side }
           *[other] { $side } { $votes }
        }
       *[other] накрыт: { $cover }
    }{ ID($die) ->
        [0] { "" }
       *[other] , кубик { $die }
    } → { $space }{ ID($action) ->
        [none] { "" }
       *[other] { " " }({ $action })
    }.
    .clause =
        { $ambassador }, { ID($cover) ->
            [none] { ID($side) ->
                [fund] { $side }
               *[other] { $side } { $votes }
            }
           *[other] накрыт: { $cover }
        }{ ID($die) ->
            [0] { "" }
           *[other] , кубик { $die }
        } → { $space }{ ID($action) ->
            [none] { "" }
           *[other] { " " }({ $action })
        }
event-produced = { $who }: доход, { $production }.
    .clause = { $production }:
event-full-die = { $who }: на кубике так и остаётся { $die }.
    .clause = на кубике так и остаётся { $die }
event-raised-die =
    { $who }: { ID($before) ->
        [0] получает кубик помощника: { $after }
       *[other] кубик { $before } → { $after }
    }.
    .clause =
        { ID($before) ->
            [0] получает кубик помощника: { $after }
           *[other] кубик { $before } → { $after }
        }
event-raised-level = { $who }: уровень аккредитации { $level }.
    .clause = уровень аккредитации { $level }
event-round-began = –
    .title = –
event-round-ended = Раунд { $round } окончен.
    .title = –
event-scored =
    { ID($source) ->
        [floors] –
        [medals] { $who }: +{ $points } ОП ({ $count }).
        [leftovers] { $who }: +{ $points } ОП ({ $what }).
        [projects] { $who }: +{ $points } ОП ({ ID($project) ->
            [joint] общий крупный проект
           *[other] крупный проект { $project }
        }).
       *[other] { $who }: +{ $points } ОП ({ $source }).
    }
    .clause =
        { ID($source) ->
            [floors] –
            [laws] +{ $points } ОП
            [medals] +{ $points } ОП ({ $count })
            [leftovers] +{ $points } ОП ({ $what })
            [projects] +{ $points } ОП ({ ID($project) ->
                [joint] общий крупный проект
               *[other] крупный проект { $project }
            })
           *[other] +{ $points } ОП ({ $source })
        }
event-scoring-step-began = { board-scoring-step }.
    .title = { board-scoring-step }
board-scoring-step =
    { ID($source) ->
        [medals] Ордена почёта
        [leftovers] Оставшиеся средства
       *[projects] Профинансированные крупные проекты
    }
event-sent-ship = { $who } отправляет корабль на особую миссию { $mission }.
    .clause = отправляет корабль на особую миссию { $mission }
event-showed-laws = Законы раунда: слева { $left } или справа { $right }.
event-showed-next-laws = Уже открыты законы раунда { $round }: слева { $left } или справа { $right }.
event-swapped-laws = Правые законы этого и следующего раунда меняются местами.
event-took-asteroid =
    { $who } берёт { ID($dead) ->
        [yes] жетон мёртвого астероида
       *[other] жетон астероида
    }.
    .clause =
        берёт { ID($dead) ->
            [yes] жетон мёртвого астероида
           *[other] жетон астероида
        }
event-took-deep-space = { $who } берёт жетон дальнего космоса.
    .clause = берёт жетон дальнего космоса
event-took-pawn = { $who } берёт фишку президента сената.
    .clause = берёт фишку президента сената
event-took-start-token = { $who } берёт начальный жетон.
    .clause = берёт начальный жетон
event-took-transfiguration = { $who } берёт жетон преображения: { $token }.
    .clause = берёт жетон преображения: { $token }
event-traded = { $who } торгует: { $shop }, уровень { $level }.
    .clause = торгует: { $shop }, уровень { $level }
event-transmuted = { $who }: { $resource } → { $into }.
    .clause = { $resource } → { $into }
event-turned-up-again = { $who } снова открывает специалиста { $token } ({ $kind }).
    .clause = снова открывает специалиста { $token } ({ $kind })
event-turned-up-asteroid = Открыт { $space }: { $resources }.
event-turned-up-dead-asteroids = Открыты мёртвые астероиды: { $rewards }.
event-turned-up-moon = Открыта луна { $moon }: { $tokens }.
event-turned-up-specialist = Новый на Атале: специалист { $token } ({ $kind }).
event-used-specialist = { $who } использует специалиста { $token } ({ $kind }).
    .clause = использует специалиста { $token } ({ $kind })

## Prices and consequences

note-choice = { $what }
note-costs = стоит: { $resources }
    .item = плата: { $resources }
note-deep-space = { $token }
note-disc-at =
    { ID($level) ->
        [0] диска там ещё нет
       *[other] сейчас уровень { $level }
    }
note-face =
    { ID($side) ->
        [fund] { ID($gain) ->
        [none] без бонуса
       *[other] +{ $gain }
    }
       *[other] голосов: { $votes }
    }
note-gains = даёт: { $resources }
note-law = { $law }: { $points } ОП
note-loses = теряет: { $resources }
note-mage-to = влияние на Шестилунии { $influence }
note-marker-for = нужен уровень { $level }, у вас { $has }
note-medal-now =
    { ID($threshold) ->
        [0] не за влияние
       *[other] за влияние { $threshold }; у вас { $influence }
    }
note-megastructure = { $points } ОП: ×{ $multiplier }, меньшее из { $values }
note-miner-to = влияние на Нео { $influence }{ ID($asteroid) ->
        [none] { "" }
       *[other] , { $asteroid }
    }{ ID($resources) ->
        [none] { "" }
       *[other] : { $resources }
    }
note-mission = стоит: { $resources }
note-points = { $points } ОП
note-production = { $production }
note-reward = { $resources }
note-shop = уровень { $level }, стоит: { $resources }
note-specialist = { $kind }
note-start-token = { $token }
note-token = { $token }
note-transmutes = станет: { $into }
note-upkeep =
    { ID($way) ->
        [drop] уровень { $level }, степень { $step }
       *[other] { $resources }: уровень { $level }, степень { $step }
    }
note-upkeep-after =
    { ID($way) ->
        [drop] оплаты нет
       *[other] стоит { $resources }, останется: { $left }
    }; уровень { $level }
note-uses = специалист { $token }
note-at-space = { $action }
note-bonus = { $gain }
    .item = +{ $gain }
note-floor-after = этаж { board-floor }: у вас { $own }, лучший из других { $best }, { $points } ОП
    .item = этаж { board-floor }: { $own } : { $best }, { $points } ОП
note-forecast-points = конец раунда: { $before } → { $after } ОП
note-influence-after = { $planet }: влияние { $before } → { $after }
    .item = влияние { $before } → { $after }
note-law-after = голоса { $left } : { $right }, { ID($law) ->
        [none] ничья
       *[other] { $law }, вам +{ $points }
    }
    .item = голоса { $left } : { $right }{ ID($law) ->
        [none] , ничья
       *[other] , вам +{ $points }
    }
note-level-after = уровень { $before } → { $after }
note-marks = маркер на особую миссию { $mission }
    .item = миссия { $mission }
note-medal-near = орден почёта: { $medal } (влияние { $threshold })
    .item = орден!
note-project-after =
    { ID($project) ->
        [joint] общий проект
       *[other] проект { $project }
    }: { $before } → { $steps } из { $needed } в конце раунда{ ID($complete) ->
        [yes] , профинансирован
       *[other] { "" }
    }{ ID($own) ->
        [0] { "" }
       *[other] , ваш вклад { $own }
    }
    .item = { ID($project) ->
        [joint] общий проект
       *[other] проект { $project }
        }: { $before } → { $steps }/{ $needed }{ ID($complete) ->
        [yes] { " " }✓
       *[other] { "" }
    }{ ID($own) ->
        [0] { "" }
       *[other] , ваш вклад { $own }
    }

## Obstacles

note-blocked = клетка заблокирована
note-built-already = вы это уже построили: { $building }
note-die-out = кубик уже в сенате
note-does-nothing = действие ничего не даст: { $action }
note-face-price = жетон требует ресурса; у вас { $has }
note-first-turn = не в первый ход первого игрока
note-has-it = { $token } у вас уже есть
note-has-it-not = у вас нет: { $token }
note-has-medal = этот орден у вас есть: { $medal }
note-has-this-character = у вас есть такой специалист: { $token }
note-marked-already = на особой миссии { $mission } есть маркер
note-mission-done = особая миссия { $mission } выполнена
note-needed-here = для действия понадобится: { $resources }
note-needs = нужно: { $needed }, у вас { $has }
note-needs-action = { $token } – для действия планеты { $planet }
note-needs-face = оплатить можно только так: { $faces }
note-needs-level = нужен уровень { $needed }, у вас { $has }
note-needs-lower-level = для { $token } нужен специалист уровнем ниже { $level }
note-needs-marker = на особой миссии { $mission } нет маркера
note-needs-ship = в ангаре нет корабля
note-no-ambassador =
    { ID($ambassador) ->
        [none] послов не осталось
       *[other] уже выложен: { $ambassador }
    }
note-no-medal-left = орденов не осталось: { $medal }
note-no-mission-open = нет доступной особой миссии
note-no-place-left = места не осталось: { $building }
note-no-robot = роботов не осталось
note-no-specialist = у вас нет специалистов
note-not-face-up = { $token } не лежит лицевой стороной вверх
note-not-in-play = нет в этой игре: { $building }
note-nothing-payable = здесь ничего не оплатить: { $action }
note-one-mission-a-turn = одна особая миссия за ход
note-project-complete =
    { ID($project) ->
        [joint] общий проект
       *[other] проект { $project }
    } уже профинансирован
note-taken = занято: { ID($seat) ->
        [none] нейтральный игрок
       *[other] { $seat }
    }
note-token-does-nothing = { $token } сейчас ничего не даст
note-used-already = { $token } уже использован

## Warnings

note-warning-covers-more = накрыт { $ambassador } (голосов: { $votes }), хватило бы и того, кто слабее
note-warning-crystals-left = игра кончится, а кристаллы останутся ({ $crystals }): 1 ОП за каждые 2
note-warning-die-wasted = этаж { board-floor } ваш и без кубика
note-warning-does-nothing = действие ничего не даст: { $action }
note-warning-funds-others =
    { ID($project) ->
        [joint] общий проект
       *[other] проект { $project }
    } поможет другим больше, чем вам
    .item =
        { ID($project) ->
            [joint] общий проект больше поможет другим
           *[other] проект { $project } больше поможет другим
        }
note-warning-last-ship = это ваш последний корабль: на доступные миссии более высокого уровня его не останется: { $missions }
    .item = последний корабль, не останется для: { $missions }
note-warning-medal-gone = последний орден вам пока не взять, а кабинет президента может его забрать: { $medal }
note-warning-megastructure-early = { $megastructure } позже может дать больше
    .item = позже может дать больше
note-warning-mission-early = особая миссия { $mission } позже может дать больше
    .item = позже может дать больше
note-warning-no-marker =
    { ID($mission) ->
        [none] маркера миссии не будет: внешний модуль его не даёт
       *[other] нового маркера не будет: на миссии { $mission } он уже есть
    }
    .item =
        { ID($mission) ->
            [none] маркера не будет
           *[other] на миссии { $mission } уже есть маркер
        }
note-warning-over-limit = сверх предела, пропадёт: { $lost }
note-warning-supply-short = не хватает в запасе, пропадёт: { $lost }
note-warning-past-last-step = за последней степенью каждая даёт только 1 ОП: { $steps }
note-warning-project-unfinished =
    { ID($project) ->
        [joint] общий проект
       *[other] проект { $project }
    } уже не профинансировать до конца
note-warning-specialist-unused = последний случай использовать специалистов: { $tokens }
note-warning-upkeep = за уровень будет нечем платить: падение до степени { $step }
    .item = за уровень нечем платить
note-warning-vote-lost = голоса не спасут ни этаж { board-floor }, ни { $wing }
    .item = не спасёт ни этаж { board-floor }, ни { $wing }

## Plans

proviso-floor = Если этаж будет за мной
proviso-wing = Если моё крыло не отстанет
proviso-medal = Если орден будет за мной
ahead-start-token = начальный жетон

## Standing orders

habit-upkeep = оплата уровня
habit-upkeep-pay = платить, если могу
habit-upkeep-ask = спросить меня
habit-upkeep-drop = никогда не платить
habit-transmute = трансмутация
habit-transmute-ask = спросить меня
habit-transmute-highest = самый ценный ресурс
habit-keep = лишние кристаллы
habit-keep-cheapest = сбросить наименее ценные
habit-keep-ask = спросить меня
habit-law = равенство голосов
habit-law-ask = спросить меня
habit-law-mine = закон, выгодный мне
habit-transporter = транспортёр
habit-transporter-ask = спросить меня
habit-transporter-neo = на Нео
habit-transporter-sixmoon = на Шестилуние
habit-income = доход с любого производства
habit-income-clear = единственный полезный
habit-income-ask = спросить меня
habit-flip = консульство: специалист
habit-flip-ask = спросить меня
habit-flip-only = единственный использованный

## Setting up

option-tokens = жетоны
    .name = жетоны
tokens-random = случайные
tokens-printed = первой партии
option-first = первый игрок
    .name = первый
first-random = случайный
first-host = кто открыл стол
lobby-assumed = В нашем экземпляре правил нет рисунков: поле, стоимости и часть жетонов восстановлены нами.
lobby-what-is-assumed = Что предположено?
error-setup-deal = «deal { $deal }» требует других слов; известны: { $known }.

## Commands

command-place = посол
    .about = Выложить посла
command-move = передвинуть
    .about = Передвинуть шахтёра или мага
command-take = взять
    .about = Взять жетон или специалиста
command-shop = лавка
    .about = Торговать в лавке
command-build = построить
    .about = Построить производство или мегаструктуру
command-copy = копировать
    .about = Скопировать действие или специалиста
command-marker = маркер
    .about = Выложить маркер на особую миссию
command-project = проект
    .about = Продвинуть крупный проект
command-medal = орден
    .about = Взять орден почёта
command-mission = миссия
    .about = Отправить корабль на особую миссию
command-use = использовать
    .about = Использовать специалиста
command-income = доход
    .about = Доход какого производства
command-transmute = трансмутация
    .about = Превратить 1 ресурс в более ценный
command-upkeep = оплата
    .about = Оплатить уровень аккредитации
command-law = закон
    .about = Решить ничью голосов
command-deep = космос
    .about = Взять жетон дальнего космоса
command-start-token = начальный
    .about = Взять начальный жетон
command-discard = сбросить
    .about = Сбросить ресурсы
command-keep = оставить
    .about = Оставить кристаллы
param-face = сторона
    .about = Какой посол и какой стороной вверх
param-space = клетка
    .about = Колонка и этаж, например 4/II
param-cover = преображение
    .about = Какой жетон преображения накроет посла
param-die = кубик
    .about = С кубиком помощника
param-to = куда
    .about = Куда
param-token = жетон
    .about = Какой жетон
param-shop = лавка
    .about = Какая лавка
param-mix = состав
    .about = Что взять из двух товаров, например oceanium+2,step+1
param-what = что
    .about = Что именно
param-less = скидка
    .about = На какие кристаллы уменьшить стоимость
param-which = что
    .about = Что именно
param-how = как
    .about = Как заплатить
param-wing = крыло
    .about = Левое или правое

## Assumed values that do not fit

what-senate-left = клетки левого крыла
what-senate-right = клетки правого крыла
what-missions = особые миссии
what-mission-levels = уровни особых миссий
what-spy-marker = маркер шпионажа
what-neo-links = пути на Нео
what-neo-end = конец пути на Нео
what-neo-start = начало пути на Нео
what-neo-asteroids = астероиды
what-neo-dead-asteroids = мёртвые астероиды
what-sixmoon-left-out = изъятые жетоны преображения
what-sixmoon-tokens = жетоны преображения
what-arratuin-shops = лавки
what-e81216-productions = производства
what-e81216-first-game = мегаструктуры первой партии
what-projects = крупные проекты
what-project-metrics = что считают проекты
what-deep-space-effects = жетоны дальнего космоса
what-blocking-planets = жетоны блокировки планет
what-blocking-rooms = жетоны блокировки помещений
what-value-order = порядок ресурсов по ценности
what-accreditation-steps = степени аккредитации
what-accreditation-levels = уровни аккредитации
what-medal-points = очки за ордена почёта
what-medal-thresholds = уровни влияния для орденов почёта

## Words on pictures

board-round-of = Раунд { $n } · { $stage }
board-titled = { $title }: { $list }
board-senate = Сенат
board-players = Игроки
board-scores = Если бы игра кончилась сейчас
board-final-scores = Финальный подсчёт
board-joint = общий крупный проект
board-joint-short = общий
board-project = крупный проект { $n }
board-in-the-end = в конце:
board-law = { $wing }, { $law }: голоса { $n } ({ $gains })
board-next-laws = Раунд { $n }: { $left } или { $right }
board-on-floor = Этаж { $n }
board-project-now = { $name }: { $n } из { $of }
board-project-done = { $name }: профинансирован ({ $n } из { $of })
board-level = уровень { $n } (степень { $step })
board-die =
    { ID($n) ->
        [0] без кубика
       *[other] кубик { $n }
    }
board-taken = Занято
board-free = Свободно
board-projects = Крупные проекты
board-president = Президент сената
board-medals = Ордена почёта
board-start-tokens = Начальные жетоны
board-influence = Влияние
board-to-place = Осталось послов
board-done = Выполненные особые миссии
board-marked = Доступные особые миссии
board-specialists = Специалисты
board-used = { $name } (использован)
board-transfiguration = Жетон преображения
board-transfigurations = Жетоны преображения
board-built = Построено
board-discs = Диски торговли, уровень
board-points-from = Очки

## What tokens do

effect-pay = заплатите: { $what }
effect-gain-per = { $what } × { $metric }
effect-mission-marker =
    { ID($all) ->
        [yes] маркер на каждую особую миссию без маркера
       *[other] { $n } на выбор
    }
effect-advance-project =
    { ID($n) ->
        [1] деление крупного проекта
       *[other] делений крупных проектов: { $n }
    }
effect-advance-one =
    любой крупный проект вперёд на { $n } { $n ->
        [one] деление
        [few] деления
       *[other] делений
    }
effect-advance-two = два любых крупных проекта вперёд на 1 деление
effect-transfiguration =
    { ID($draw) ->
        [1] жетон преображения силой { $strength }
       *[other] жетонов преображения силой { $strength }: { $draw }, оставьте { $keep }
    }
effect-medal = любой орден почёта
effect-medal-intrigue = орден почёта за интриги
effect-president = фишка президента сената
effect-action = действие: { $list }
effect-action-own = действие своей клетки
effect-copy-action =
    { ID($rooms) ->
        [yes] скопируйте действие планеты или помещения
       *[other] скопируйте действие планеты
    }
effect-production-income =
    { ID($n) ->
        [1] доход любого производства
       *[other] доход любых производств: { $n }
    }
effect-place-disc =
    { ID($bonus) ->
        [yes] диск торговли в лавку уровня { $n }, с бонусом
       *[other] диск торговли в лавку уровня { $n }, без бонуса
    }
effect-place-robot = фишка робота бесплатно на производство или мегаструктуру
effect-take-specialist = доступный специалист уровня { $n }
effect-flip-specialist = откройте использованного специалиста уровня { $n }
effect-copy-specialist = скопируйте открытого специалиста, уровни: { $n }
effect-level-bonus =
    { ID($round) ->
        [yes] уровень аккредитации +{ $n } до конца раунда
       *[other] уровень аккредитации +{ $n } до конца игры
    }
effect-build-discount =
    стоимость строительства уменьшена на { $n } { $n ->
        [one] кристалл
        [few] кристалла
       *[other] кристаллов
    } по вашему выбору
effect-extra-move = дополнительных клеток или лун: { $n }, награда только с последней
effect-extra-plain = клеток или лун вперёд на Нео или Шестилунии без награды: { $n }
effect-transmute = 1 ресурс превращается в следующий по ценности
effect-special-ambassador = особый посол со значением 7
effect-points = { $n } ОП × { $metric }
effect-points-flat = { $n } ОП
effect-transfiguration-funding-icon = символ финансирования
effect-transfiguration-project-icon = символ крупного проекта
effect-or = { $list }, или: { $other }
metric-influence = влияние на планете { $planet }
metric-accreditation-level = уровень аккредитации
metric-die-value = значение на кубике помощника
metric-missions-completed = выполненные особые миссии
metric-missions-available-or-completed = доступные и выполненные особые миссии
metric-specialist-colours = специалисты разных цветов
metric-golden-diamonds = золотые алмазы
metric-resources-total = кристаллы и золотые алмазы в резервах
metric-megastructures-built = мегаструктуры
metric-ships-in-hangar = космические корабли в ангаре
metric-discs-level2 = диски торговли в лавках уровня 2
metric-transfigurations-unused = неиспользованные жетоны преображения
metric-asteroid-tokens = жетоны астероидов, включая мёртвые
metric-joint-contributions = вклад в общий крупный проект
metric-flat = партию
timing-any-time = в любой момент своего хода
timing-immediate = немедленно
timing-on-planet-action = при действии планеты { $planet }
board-about-specialist = { $kind }, уровень { $n }, { $what }.
board-about-vote = Сила { $n }, голосов: { $votes }; { $what }.
board-about-funding = Сила { $n }, финансирование: { $what }.
board-about-mission = Уровень { $n }, связана с: { $space }. { $what }.
board-about-law = Каждому: { $what }.
board-about-medal = Немедленно тому, кто достиг наименьшего из оставшихся уровней влияния на планете { $planet } (вчетвером: { $of-4 }; втроём: { $of-3 }; вдвоём: { $of-2 }). Кабинет президента даёт орден с наивысшим. По одному каждого типа.
board-about-medal-step = Немедленно на { $n }-й степени аккредитации. По одному каждого типа.
board-about-medal-mission = За особую миссию { $n }. По одному каждого типа.
board-about-shop = Стоимость: { $price }. Уровень 1: { $level-1 }. Уровень 2: { $level-2 }.
board-about-plain = { $what }.
board-forecast = Конец раунда, будь он сейчас
board-forecast-floor = Этаж { $n }: { $list }
board-forecast-law = Голоса { $left } : { $right }, { $law }
board-tied = ничья, решает { $name }
board-forecast-upkeep = { $name }: { $what }
board-forecast-drops = упадёт до степени { $n }
board-forecast-pays = { $what }
board-nothing-due = платить не нужно
board-upkeep = Оплата уровня аккредитации
board-floors = Этажи
board-laws = Закон
board-reserve = Резерв
board-missions = Особые миссии
board-unmarked = Без маркера (клетка, уровень)
board-mission-done = { $n }, выполнена (уровень { $level }): { $what }
board-mission-ready = { $n }, можно отправить корабль (уровень { $level }): { $what }
board-mission-marked = { $n }, доступна (уровень { $level }): { $what }
board-planets = Планеты
board-miners = Шахтёры
board-mages = Маги, луна
board-reach = В пределах досягаемости
board-one-step = Уровень и крупные проекты
board-reach-medal = { $name }: влияние { $n } из { $of }
board-reach-rivals = не дальше: { $list }
board-reach-project = { $name }: не хватает одного деления
board-reach-medal-now = { $name }: влияние { $n } из { $of }, хватит одного действия
board-reach-no-medal = { $name }: влияние { $n }, ордена не взять
board-reach-own-medal = { $name }: влияние { $n }, орден уже у вас
board-reach-unmarked = нет маркера
board-reach-ready = { $n }: можно отправить корабль
board-reach-level = Степеней до следующего уровня: { $n }

## What the pictures are called

view-senate = сенат
view-players = игроки
view-planets = планеты
view-player = личный планшет
view-forecast = прогноз
view-reach = что достижимо
view-card = жетон
view-scores = очки
halves-place = Накрыть посла: { $n } { $n ->
        [one] жетон
        [few] жетона
       *[other] жетонов
    }
spots-place = Клетка ({ $n })
view-planet = планета
view-choices = из чего выбирать
view-board = всё вместе
board-choices = Из чего выбирать
board-nothing-to-choose = Выбирать сейчас не из чего
bonus-mix = { $n } в любом сочетании: { $list }
bonus-mix-of-these = { $n } в любом сочетании
board-how-far = Раунд { $n } из { $of }, ход { $turn } из { $turns } · { $left } { $votes } : { $others } { $right }
board-if-now = Если бы раунд кончился сейчас: { $list }
board-crystals-of = кристаллы { $n }/{ $of }
board-diamonds-of = золотые алмазы { $n }/{ $of }
board-ships-of = космические корабли { $n }/{ $of }
board-missions-ready = Миссии: можно выполнить { $n }
board-law-for-you = { $name }: вам +{ $n }
board-without-law = { $points } без учёта закона

## Что видят компьютерные игроки

worth-points = ОП
worth-medals = ордена почёта
worth-influence = влияние
worth-laws = закон этого раунда
worth-floors = этажи
worth-projects = крупные проекты
worth-income = будущий доход
worth-level = аккредитация
worth-missions = особые миссии и корабли
worth-resources = ресурсы
worth-tokens = специалисты и жетоны
worth-megastructures = будущие мегаструктуры
worth-rivals-points = ОП лучшего из соперников
worth-rivals-medals = ордена почёта лучшего из соперников
worth-rivals-floors = этажи лучшего из соперников
worth-rivals-laws = закон для лучшего из соперников
worth-rivals-projects = крупные проекты лучшего из соперников
worth-rivals-megastructures = мегаструктуры, что остаются лучшему из соперников

## Первая игра

coach-greeting = Добро пожаловать! Это ваша первая партия в «Федерацию»: оба места ваши, для тренировки, и на каждом шаге я подскажу, что нажать. Нажмите первую кнопку под картинкой.
coach-start-token = Начальный жетон сразу что-то даёт. Выберите один из тех, что на картинке; второе место, тоже ваше, выберет другой.
coach-turn =
    Посол делает сразу несколько дел: выберите сторону, затем клетку. **Финансирование** даёт маркер особой миссии и двигает проект колонки; **голос** идёт в счёт этажа и закона крыла.
    В любом случае вы делаете то, что написано на клетке, и она занята до конца раунда.
    .more =
        Прежде чем голосовать, взгляните на законы: принятый закон платит всем за то, что он считает, поэтому голосуйте за тот, который считает ваше. Нужны и голоса, и финансирование: одного мало.
        Ордена достаются первому: понемногу на пяти планетах не даст ни одного.
    .place = В каждой строке сказано, что клетка даёт, сколько стоит и что даст сторона посла. Близкий орден — хороший повод.
coach-neo = Шахтёр идёт вперёд и приносит то, что лежит там, куда он пришёл. Числа на картинке — клетки, до которых он дойдёт; чем дальше, тем выше влияние.
coach-sixmoon = Жетон преображения в одном из следующих ходов кладут на своего посла: у того будет другая сторона. Не берегите их до конца: там каждый стоит одно очко.
coach-moon-token = Жетон преображения в одном из следующих ходов кладут на своего посла: у того будет другая сторона. Не берегите их до конца: там каждый стоит одно очко.
coach-atal = Специалист помогает по своему знаку: немедленно, с каждым действием на его планете или в любой момент вашего хода.
coach-arratuin = Лавка даёт больше с каждым возвращением: одна лавка уровня 2 ценнее, чем много лавок уровня 1.
coach-mix = Каждая кнопка — один из способов взять бонус; на уровне 2 его можно смешать как угодно.
coach-e81216 = Производство даёт доход в конце этого и каждого следующего раунда. Мегаструктура приносит очки сразу: коэффициент на меньшее из двух ваших значений, поэтому сначала растите оба.
coach-copy = Вы делаете действие другой клетки, даже если на ней кто-то стоит.
coach-marker = Маркер открывает эту миссию для ваших кораблей. Берите ту, для которой уровня хватает сейчас или хватит скоро.
coach-project = Деление крупного проекта. Очки он даст, только если будет профинансирован к концу игры, и тем, у кого больше всего того, что он считает; вкладывайтесь туда, где вы впереди.
coach-mission = Корабль выполняет миссию, на которой лежит ваш маркер: одну за ход. Корабль остаётся там насовсем. Можно и не посылать.
coach-end = Ход готов: нажмите **{ $confirm }**. До этого ничего не произошло, а **{ $back }** вернёт на шаг назад. Знак предупреждения говорит лишь, что что-то пропадёт; так ходить можно.
coach-keep = Больше кристаллов не сохранить. Сбросить можно наименее ценные.
coach-transmute = Один ресурс бесплатно становится более ценным. Помните, чем вы платите за уровень.
coach-upkeep = Начиная с третьего уровень аккредитации требует оплаты в конце каждого раунда. Заплатите или спуститесь; высокий уровень открывает миссии и даёт больше на этажах.
coach-law = Голоса разделились поровну, и вы — президент: примите закон, который даст вам больше, чем второму месту.
coach-confirm = Нажмите **{ $confirm }**, чтобы отправить ответ. До этого ничего не произошло, а **{ $back }** вернёт на шаг назад.
coach-medal = Возьмите орден почёта, которого у вас нет: вам достанется старший из оставшихся. Лучше тот, до уровня влияния которого вам не дойти самим.
coach-transporter = Транспортёр бесплатно двигает шахтёра или мага на одну клетку или луну. Награды нет, но влияние растёт.
coach-income = Доход одного производства, как будто там стоит ваш робот. Выберите то, что нужно дальше.
coach-flip = Использованный специалист снова открыт и поможет ещё раз. Можно и отказаться.
coach-disc = Диск ложится сразу в лавку: выберите ту, куда собираетесь возвращаться.
coach-copy-specialist = Вы применяете свойство другого специалиста; он остаётся у владельца.
coach-choose = Одно из двух: то, чего больше всего не хватает для следующего хода; чаще всего это степень или кристалл.
coach-transfiguration = Выберите жетон преображения; в одном из следующих ходов его кладут на своего посла.
coach-dead-asteroid = Мёртвый астероид даёт то, что на нём напечатано; это сказано в списке.
coach-robot = Робот встаёт туда бесплатно. В начале игры выбирайте производство, в конце — мегаструктуру.
coach-after-build = Здесь ещё может помочь специалист; если не нужно, идите дальше.
coach-deep = Эти жетоны видите только вы. Выберите один: он сработает сразу, остальные вернутся.
coach-action = Выберите, какое действие вы делаете.
coach-farewell = Это были два раунда; дальше вы справитесь сами. В конце очки дают профинансированные проекты, а оставшийся кристалл стоит пол-очка. «{ $why }» скажет, что мешает, /правила найдёт любой жетон и слово. Удачи!
