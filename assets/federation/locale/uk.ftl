### «Федерація» українською.

## The game

game-name = Федерація
    .command = федерація

## Resources and other amounts

word-lavandium = лавандій
word-copernium = коперній
word-oceanium = океаній
word-golden-diamond = золотий алмаз
amount-lavandium =
    { $n } { $n ->
        [one] лавандій
        [few] лавандії
       *[other] лавандіїв
    }
amount-copernium =
    { $n } { $n ->
        [one] коперній
        [few] копернії
       *[other] коперніїв
    }
amount-oceanium =
    { $n } { $n ->
        [one] океаній
        [few] океанії
       *[other] океаніїв
    }
amount-golden-diamond =
    { $n } { $n ->
        [one] золотий алмаз
        [few] золоті алмази
       *[other] золотих алмазів
    }
amount-crystals =
    { $n } { $n ->
        [one] кристал
        [few] кристали
       *[other] кристалів
    }
amount-ships =
    { $n } { $n ->
        [one] космічний корабель
        [few] космічні кораблі
       *[other] космічних кораблів
    }
amount-ship = { amount-ships }
amount-step =
    { $n } { $n ->
        [one] ступінь акредитації
        [few] ступені акредитації
       *[other] ступенів акредитації
    }
amount-marker =
    { $n } { $n ->
        [one] маркер особливої місії
        [few] маркери особливої місії
       *[other] маркерів особливої місії
    }
amount-die = { $n } на кубику
amount-level = { $n } до рівня акредитації
amount-medals =
    { $n } { $n ->
        [one] орден пошани
        [few] ордени пошани
       *[other] орденів пошани
    }
amount-missions =
    { $n } { $n ->
        [one] виконана особлива місія
        [few] виконані особливі місії
       *[other] виконаних особливих місій
    }
amount-mission = особлива місія { $n }
amount-points = { $n } ОП
amount-vp = { $n } ОП
amount-influence-neo = { $n } до впливу на Нео
amount-influence-sixmoon = { $n } до впливу на Шестимісяччі
amount-influence-atal = { $n } до впливу на Аталі
amount-influence-arratuin = { $n } до впливу на Арратуїні
amount-influence-e81216 = { $n } до впливу на E81216

## Planets, rooms, spaces

word-neo = Нео
word-sixmoon = Шестимісяччя
    .short = 6-місяччя
word-atal = Атал
word-arratuin = Арратуїн
word-e81216 = E81216
word-officers-quarters = каюти офіцерів
    .short = А
word-procurement-office = бюро закупівель
    .short = Б
word-patrons-office = кабінет покровителя
    .short = В
word-presidents-office = кабінет президента
    .short = Г
word-assistants-room = кімната помічників
    .short = Д
word-small-lounge = мала вітальня
    .short = Е
word-spy = шпигунство
    .short = шпигун
word-outer = зовнішній модуль
word-left = ліве крило
word-right = праве крило
word-none = нічого
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
word-moon1 = місяць 1
word-moon2 = місяць 2
word-moon3 = місяць 3
word-moon4 = місяць 4
word-moon5 = місяць 5
word-moon6 = місяць 6
word-moon7 = місяць 7
word-n0 = початок Нео
word-n1a = 1 а
word-n1b = 1 б
word-n2a = 2 а
word-n2b = 2 б
word-a3a = астероїд 3 а
word-a3b = астероїд 3 б
word-n4a = 4 а
word-n4b = 4 б
word-n4c = 4 в
word-n5a = 5 а
word-n5b = 5 б
word-a6a = астероїд 6 а
word-a6b = астероїд 6 б
word-n7a = 7 а
word-n7b = 7 б
word-d8 = мертві астероїди

## Tokens

word-amb1a = посол 1
word-amb1b = другий посол 1
word-amb2 = посол 2
word-amb3 = посол 3
word-special = особливий посол
word-fund = фінансування
    .short = фінанси
word-vote = голосування
    .short = голоси
word-cover = накритий жетоном перетворення
word-die = кубик
word-shop1 = крамниця 1
word-shop2 = крамниця 2
word-shop3 = крамниця 3
word-shop4 = крамниця 4
word-shop5 = крамниця 5
word-shop6 = крамниця 6
word-mega1 = мегаструктура 1
word-mega2 = мегаструктура 2
word-mega3 = мегаструктура 3
word-mega4 = мегаструктура 4
word-start1 = початковий жетон 1
word-start2 = початковий жетон 2
word-start3 = початковий жетон 3
word-start4 = початковий жетон 4
word-start5 = початковий жетон 5
word-start6 = початковий жетон 6
word-start7 = початковий жетон 7
word-start8 = початковий жетон 8
word-deep1 = жетон далекого космосу 1
word-deep2 = жетон далекого космосу 2
word-deep3 = жетон далекого космосу 3
word-deep4 = жетон далекого космосу 4
word-deep5 = жетон далекого космосу 5
word-deep6 = жетон далекого космосу 6
word-deep7 = жетон далекого космосу 7
word-deep8 = жетон далекого космосу 8
word-ast1 = астероїд 1
word-ast2 = астероїд 2
word-ast3 = астероїд 3
word-ast4 = астероїд 4
word-ast5 = астероїд 5
word-ast6 = астероїд 6
word-dead1 = мертвий астероїд 1
word-dead2 = мертвий астероїд 2
word-dead3 = мертвий астероїд 3
word-dead4 = мертвий астероїд 4
word-dead5 = мертвий астероїд 5
word-dead6 = мертвий астероїд 6
word-t101 = голоси 2 + символ фінансування
word-t102 = голоси 2 + 1 коперній
word-t103 = голоси 2 + 1 ступінь акредитації
word-t104 = голоси 2 + 1 ступінь акредитації
word-t105 = голоси 2 + 1 на кубику
word-t106 = голоси 2 + 1 океаній
word-t107 = голоси 2 + 1 коперній
word-t108 = голоси 1 + 1 космічний корабель
word-t109 = голоси 2 + 2 лавандії
word-t110 = голоси 2 + 1 океаній
word-t111 = голоси 2 + 1 на кубику
word-t112 = голоси 1 + 1 космічний корабель
word-t113 = фінансування + 1 ступінь акредитації
word-t114 = фінансування + 1 ступінь акредитації
word-t115 = фінансування + 1 на кубику
word-t116 = фінансування + 1 океаній
word-t117 = фінансування + 1 океаній
word-t118 = фінансування + 2 копернії
word-t119 = фінансування + 2 лавандії
word-t120 = фінансування + 1 лавандій + 1 коперній
word-t121 = фінансування + 1 лавандій + 1 коперній
word-t201 = голоси 3 + 1 на кубику
word-t202 = голоси 3 + 1 океаній
word-t203 = голоси 2 + 1 ступінь акредитації + 1 на кубику
word-t204 = голоси 2 + 1 космічний корабель
word-t205 = голоси 3 + 1 ступінь акредитації
word-t206 = голоси 3 + 1 ступінь акредитації
word-t207 = фінансування + 1 на кубику + символ фінансування
word-t208 = фінансування + 1 коперній + 1 океаній
word-t209 = фінансування + 1 лавандій + 1 океаній
word-t210 = фінансування + 1 ступінь акредитації + символ фінансування
word-t301 = голоси 4 + 1 океаній
word-t302 = голоси 4 + 1 на кубику
word-t303 = голоси 3 + 1 космічний корабель
word-t304 = голоси 6 − 1 лавандій
word-t305 = голоси 4 + 1 лавандій + 1 коперній
word-t306 = голоси 3 + 1 космічний корабель
word-t307 = голоси 4 + 1 ступінь акредитації
word-t308 = голоси 2 + 1 золотий алмаз
word-t309 = голоси 4 + 1 ступінь акредитації
word-t310 = голоси 4 + 1 на кубику
word-t311 = фінансування + 2 ступені акредитації
word-t312 = фінансування + 2 океанії
word-t313 = фінансування + 1 золотий алмаз
word-t314 = фінансування + 1 коперній + символ великого проєкту
word-t401 = голоси 6 + 1 океаній
word-t402 = голоси 4 + 1 коперній + 1 океаній + 1 золотий алмаз
word-t403 = голоси 5 + 1 на кубику + 1 ступінь акредитації
word-t404 = голоси 5 + символ великого проєкту
word-t405 = фінансування + 1 коперній + 1 океаній + 1 золотий алмаз
word-t406 = фінансування + символ великого проєкту
word-shipyard = космічна верф
word-transmutation-chamber = камера трансмутації
word-military-academy = військова академія
word-incubator = інкубатор перетворень
    .short = інкубатор
word-transporter = транспортер
word-replicator = реплікатор лавандію
word-consulate = консульство
word-university = космічний університет
word-diplomat = дипломат
word-robot = робот
word-merchant = торговець
word-mage = маг
word-miner = шахтар
word-law-neo = закон Нео
word-law-sixmoon = закон Шестимісяччя
word-law-atal = закон Атала
word-law-arratuin = закон Арратуїна
word-law-e81216 = закон E81216
word-medal-neo = Орден пошани: Нео
word-medal-sixmoon = Орден пошани: Шестимісяччя
word-medal-atal = Орден пошани: Атал
word-medal-arratuin = Орден пошани: Арратуїн
word-medal-e81216 = Орден пошани: E81216
word-medal-accreditation = Орден пошани за акредитацію
word-medal-intrigue = Орден пошани за інтриги
word-accreditation = за акредитацію
word-intrigue = за інтриги
word-joint = спільний
word-neutral = нейтральний гравець
word-drop = не платити
word-pay = заплатити
word-level1 = зберегти рівень 1
word-level2 = зберегти рівень 2
word-level3 = зберегти рівень 3
word-level4 = зберегти рівень 4
word-ship = космічний корабель
word-marker = маркер особливої місії
word-step = ступінь акредитації
word-one-project = дві поділки одного великого проєкту
word-two-projects = по поділці двох великих проєктів
word-project = поділка великого проєкту
word-all = усі
word-points = очки
word-level-bonus = підвищення рівня
word-level = рівень
word-ships = космічні кораблі
word-crystals = кристали
word-golden-diamonds = золоті алмази
word-transfigurations = невикористані жетони перетворення
word-influence-neo = вплив: Нео
word-influence-sixmoon = вплив: Шестимісяччя
word-influence-atal = вплив: Атал
word-influence-arratuin = вплив: Арратуїн
word-influence-e81216 = вплив: E81216
word-missions = виконані особливі місії
word-medals = ордени пошани
phase-setup = підготовка
phase-ambassadors = фаза послів
phase-executive = фаза управління
phase-ended = кінець гри

## Points by source

source-floors = поверхи
source-laws = закони
source-missions = особливі місії
source-megastructures = мегаструктури
source-specialists = спеціалісти
source-shops = крамниці
source-accreditation = акредитація
source-other = інше
source-medals = ордени пошани
source-leftovers = залишені кошти
source-projects = великі проєкти

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

page-factions = Початкові жетони
counted-factions = **Початкові жетони**: завершені ігри між людьми, у середньому.

## Moves

move-place =
    { ID($n) ->
        [0] Викласти посла
        [1] { $a }
       *[other] { $list }
    }
move-move =
    { ID($n) ->
        [0] Пересунутися
       *[other] { ID($a) ->
        [none] Залишитися
       *[other] Куди: { $a }
    }
    }
    .item =
        { ID($a) ->
            [none] Залишитися
           *[other] { $a }
        }
move-take =
    { ID($n) ->
        [0] Узяти жетон
       *[other] Узяти: { $a }
    }
    .item = { $a }
    .specialist = Узяти спеціаліста
    .transfiguration = Узяти жетон перетворення
    .asteroid = Узяти астероїд
move-shop =
    { ID($n) ->
        [0] Вибрати крамницю
       *[other] Торгувати: { $a }
    }
    .item = { $a }
move-mix =
    { ID($n) ->
        [0] Отримати з крамниці
       *[other] { $list }
    }
move-build =
    { ID($n) ->
        [0] Збудувати
        [1] Збудувати: { $a }
       *[other] Збудувати: { $a }, дешевше на { $c }
    }
    .item =
        { ID($n) ->
            [1] { $a }
           *[other] { $a }, дешевше на { $c }
        }
move-copy =
    { ID($n) ->
        [0] Копіювати
       *[other] Копіювати: { $a }
    }
    .item = { $a }
move-action =
    { ID($n) ->
        [0] Вибрати дію
       *[other] Дія: { $a }
    }
    .item = { $a }
move-marker =
    { ID($n) ->
        [0] Викласти маркер особливої місії
       *[other] Маркер на місію { $a }
    }
move-project =
    { ID($n) ->
        [0] Просунути проєкт
       *[other] { ID($a) ->
        [joint] Спільний великий проєкт
       *[other] Великий проєкт { $a }
    }
    }
move-medal =
    { ID($n) ->
        [0] Узяти орден пошани
       *[other] Орден пошани: { $a }
    }
    .item = { $a }
move-mission =
    { ID($n) ->
        [0] Відправити корабель
       *[other] { ID($a) ->
        [none] Без особливої місії
       *[other] Особлива місія { $a }
    }
    }
move-use =
    { ID($n) ->
        [0] Використати спеціаліста
       *[other] Використати спеціаліста { $a }
    }
    .item = { $a }
move-income =
    { ID($n) ->
        [0] Отримати дохід
       *[other] Дохід: { $a }
    }
    .item = { $a }
move-transmute =
    { ID($n) ->
        [0] Трансмутувати
       *[other] { ID($a) ->
        [none] Не трансмутувати
       *[other] Трансмутувати: { $a }
    }
    }
move-upkeep =
    { ID($n) ->
        [0] Оплатити рівень
       *[other] { ID($a) ->
        [oceanium] Заплатити океанієм
       *[other] { $a }
    }
    }
move-law =
    { ID($n) ->
        [0] Вибрати закон
       *[other] Закон: { $a }
    }
move-deep =
    { ID($n) ->
        [0] Узяти жетон далекого космосу
       *[other] Узяти: { $a }
    }
    .item = { $a }
move-start-token =
    { ID($n) ->
        [0] Узяти початковий жетон
       *[other] Узяти: { $a }
    }
    .item = { $a }
move-discard =
    { ID($n) ->
        [0] Скинути
       *[other] Скинути: { $list }
    }
move-keep =
    { ID($n) ->
        [0] Залишити
       *[other] Залишити: { $list }
    }
move-flip =
    { ID($n) ->
        [0] Відкрити спеціаліста
       *[other] { ID($a) ->
        [none] Нікого не відкривати
       *[other] Відкрити спеціаліста { $a }
    }
    }
move-disc =
    { ID($n) ->
        [0] Викласти диск торгівлі
       *[other] Диск торгівлі: { $a }
    }
    .item = { $a }
move-choose =
    { ID($n) ->
        [0] Вибрати
       *[other] { $a }
    }
move-skip = Продовжити

## Questions

ask-turn =
    { ID($stay) ->
        [yes] Можете викласти особливого посла (голоси: { $left }): ваш хід { $turn } у цьому раунді. Якщо підтвердити без нього, він лишиться у вас на інший раунд.
       *[other] Викладіть посла (голоси тих, що лишилися: { $left }): ваш хід { $turn } у цьому раунді.
    }
ask-end = Закінчити хід?
ask-neo = Куди йде шахтар?
ask-dead-asteroid = Візьміть мертвий астероїд.
ask-sixmoon = Маг іде далі й бере жетон перетворення.
ask-moon-token = Візьміть жетон перетворення цього місяця.
ask-transfiguration = Візьміть жетон перетворення.
ask-atal = Візьміть спеціаліста.
ask-arratuin = Виберіть крамницю.
ask-mix = Що ви берете: рівень крамниці { $level }, усього { $units }?
ask-disc =
    У яку крамницю покласти диск торгівлі: рівень { $level }{ ID($bonus) ->
        [yes] { "" }
       *[other] , без бонусу
    }?
ask-e81216 = Збудуйте виробництво або мегаструктуру.
ask-robot = Куди йде робот?
ask-after-build = Щось іще після будівництва?
ask-copy = Яку дію скопіювати?
ask-action = Яка дія?
ask-copy-specialist = Якого спеціаліста скопіювати?
ask-flip = Якого спеціаліста знову відкрити?
ask-choose = Що з цього?
ask-marker = На яку особливу місію покласти маркер?
ask-medal = Візьміть орден пошани. З ним ваші ордени принесуть у кінці { $after } ОП, а не { $before }.
ask-mission = Відправити корабель на особливу місію?
    .none = Без місії
ask-project = Який великий проєкт просунути на { $steps }? У списку — як проєкти стоятимуть наприкінці раунду, якби він скінчився зараз.
ask-income = Дохід якого виробництва ви отримуєте?
ask-keep = У вас кристалів: { $has }, лишаються { $most }. Що ви втрачаєте?
ask-transmute = Перетворити 1 ресурс на цінніший?
    .none = Ні
    .lavandium = { $resource } → { $into }
    .copernium = { $resource } → { $into }
    .oceanium = { $resource } → { $into }
ask-transporter = Транспортер: на 1 клітинку чи місяць уперед, без нагороди?
    .move = { $answer } (вплив { $influence })
    .none = Ні
ask-upkeep = Оплатіть рівень акредитації { $level }.
    .pay = Заплатити { $resources }
    .oceanium = Заплатити { $resources }
    .level4 = рівень { $level } за { $resources }
    .level3 = рівень { $level } за { $resources }
    .drop = рівень { $level }
ask-law = Голоси розділилися порівну: який закон ухвалено, { $left } ({ $left-points } ОП) чи { $right } ({ $right-points } ОП)?
    .left = { $left }
    .right = { $right }
ask-deep = Візьміть жетон далекого космосу; решта повернеться.
ask-start-token = Виберіть початковий жетон.

## What happened

event-acted = { $who } виконує: { $action }.
    .clause = виконує: { $action }
event-advanced = { $who }: ступінь акредитації { $step }, рівень { $level }.
    .latest = ступінь акредитації { $step }, рівень { $level }
event-advanced-project =
    { ID($project) ->
        [joint] Спільний великий проєкт
       *[other] Великий проєкт { $project }
    }: { $steps } з { $needed }{ ID($completed) ->
        [yes] , профінансовано
       *[other] { "" }
    }{ ID($instead) ->
        [0] { "" }
       *[other] , бо великий проєкт { $instead } уже профінансовано
    }{ ID($own) ->
        [0] { "" }
       *[other] ; власний внесок { $own }
    }.
    .clause =
        { ID($project) ->
            [joint] спільний великий проєкт
           *[other] великий проєкт { $project }
        }: { $steps } з { $needed }{ ID($completed) ->
            [yes] , профінансовано
           *[other] { "" }
        }{ ID($instead) ->
            [0] { "" }
           *[other] , бо великий проєкт { $instead } уже профінансовано
        }{ ID($own) ->
            [0] { "" }
           *[other] ; власний внесок { $own }
        }
    .of = { ID($project) }
event-blocked = Заблоковано: { $space }, { $action }{ ID($votes) ->
        [0] { "" }
       *[other] { " " }(голоси нейтрального гравця: { $votes })
    }.
event-built =
    { $who } будує: { $building }{ ID($multiplier) ->
        [0] { "" }
       *[other] { " " }(×{ $multiplier })
    }.
    .clause =
        будує: { $building }{ ID($multiplier) ->
            [0] { "" }
           *[other] { " " }(×{ $multiplier })
        }
event-copied-specialist = { $who } копіює спеціаліста { $token } ({ $kind }).
    .clause = копіює спеціаліста { $token } ({ $kind })
event-counted-floor =
    { ID($outcome) ->
        [nobody] Поверх { board-floor }: голосів немає ні в кого.
        [neutral] Поверх { board-floor }: { board-floor-votes }; попереду нейтральний гравець, очок не отримує ніхто.
        [tie] Поверх { board-floor }: { board-floor-votes }; рівність, очки отримує кожен → { $points } ОП.
       *[other] Поверх { board-floor }: { board-floor-votes } → { $points } ОП.
    }
board-floor-votes =
    { ID($votes) ->
        [0] нейтральний гравець: { $neutral }
       *[other] { $votes }{ $neutral ->
            [0] { "" }
           *[other] , нейтральний гравець: { $neutral }
        }
    }
board-floor =
    { ID($floor) ->
        [1] I
        [2] II
       *[other] III
    }
event-discarded = { $who } скидає: { $resources }.
    .clause = скидає: { $resources }
event-dropped = { $who }: ступінь акредитації { $before } → { $step }.
    .clause = ступінь { $before } → { $step }
event-executive-phase-began = Фаза управління, раунд { $round }.
event-executive-step-began = { board-executive-step }.
    .title = { board-executive-step }
board-executive-step =
    { ID($step) ->
        [income] Дохід від виробництв
        [upkeep] Оплата рівня акредитації
        [projects] Фінансування великих проєктів
        [floors] Більшість голосів на поверхах
       *[law] Голосування за закон
    }
event-final-scoring-began = Фінальний підрахунок.
event-gained = { $who } отримує: { $resources }.
    .clause = отримує: { $resources }
event-game-ended = –
    .title = –
event-goes-first = Раунд { $round }, перший гравець: { $seat }.
event-got-medal =
    { $who } отримує орден пошани: { $medal }{ ID($threshold) ->
        [0] { "" }
       *[other] { " " }(вплив { $threshold })
    }.
    .clause =
        отримує орден пошани: { $medal }{ ID($threshold) ->
            [0] { "" }
           *[other] { " " }(вплив { $threshold })
        }
event-got-ships =
    { $who } ставить в ангар: { $count } { $count ->
        [one] космічний корабель
        [few] космічні кораблі
       *[other] космічних кораблів
    }.
    .clause =
        ставить в ангар: { $count } { $count ->
            [one] космічний корабель
            [few] космічні кораблі
           *[other] космічних кораблів
        }
event-got-special-ambassador = { $who } отримує особливого посла.
    .clause = отримує особливого посла
event-hired = { $who } бере спеціаліста { $token } ({ $kind }): вплив на Аталі { $influence }.
    .clause = бере спеціаліста { $token } ({ $kind }): вплив на Аталі { $influence }
event-looked-at-deep-space = { $who } дивиться жетони далекого космосу: { $count }.
    .clause = дивиться жетони далекого космосу: { $count }
event-lost-resources = { $who } втрачає понад межу: { $resources }.
    .clause = втрачає понад межу: { $resources }
event-lost-ships = { $who } не може взяти кораблів: { $count }.
    .clause = не може взяти кораблів: { $count }
event-marked-mission = { $who } кладе маркер на особливу місію { $mission }.
    .clause = кладе маркер на особливу місію { $mission }
event-moved-mage = { $who }: маг на місяці { $moon }.
    .clause = маг на місяці { $moon }
event-moved-miner = { $who }: шахтар на клітинці { $space }, вплив на Нео { $influence }.
    .clause = шахтар на клітинці { $space }, вплив на Нео { $influence }
event-paid = { $who } платить: { $resources }.
    .clause = платить: { $resources }
event-paid-upkeep =
    { $who }: { ID($way) ->
        [drop] не платить
       *[other] рівень { $level } оплачено
    }.
    .clause =
        { ID($way) ->
            [drop] не платить
           *[other] за рівень { $level }
        }
    .answer = upkeep
event-passed-law = Ухвалено { $law } ({ $wing }; ліворуч { $left }, праворуч { $right }){ ID($judge) ->
        [none] { "" }
       *[other] ; нічию вирішує { $judge } ({ $other }: { $others } ОП)
    }.
    .answer = law
event-placed =
    { $who }: { $ambassador }, { ID($cover) ->
        [none] { ID($side) ->
            [fund] { $side }
           *[other] { $side } { $votes }
        }
       *[other] накрито: { $cover }
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
           *[other] накрито: { $cover }
        }{ ID($die) ->
            [0] { "" }
           *[other] , кубик { $die }
        } → { $space }{ ID($action) ->
            [none] { "" }
           *[other] { " " }({ $action })
        }
event-produced = { $who }: дохід, { $production }.
    .clause = { $production }:
event-full-die = { $who }: на кубику так і лишається { $die }.
    .clause = на кубику так і лишається { $die }
event-raised-die =
    { $who }: { ID($before) ->
        [0] отримує кубик помічника: { $after }
       *[other] кубик { $before } → { $after }
    }.
    .clause =
        { ID($before) ->
            [0] отримує кубик помічника: { $after }
           *[other] кубик { $before } → { $after }
        }
event-raised-level = { $who }: рівень акредитації { $level }.
    .clause = рівень акредитації { $level }
event-round-began = –
    .title = –
event-round-ended = Раунд { $round } закінчено.
    .title = –
event-scored =
    { ID($source) ->
        [floors] –
        [medals] { $who }: +{ $points } ОП ({ $count }).
        [leftovers] { $who }: +{ $points } ОП ({ $what }).
        [projects] { $who }: +{ $points } ОП ({ ID($project) ->
            [joint] спільний великий проєкт
           *[other] великий проєкт { $project }
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
                [joint] спільний великий проєкт
               *[other] великий проєкт { $project }
            })
           *[other] +{ $points } ОП ({ $source })
        }
event-scoring-step-began = { board-scoring-step }.
    .title = { board-scoring-step }
board-scoring-step =
    { ID($source) ->
        [medals] Ордени пошани
        [leftovers] Залишені кошти
       *[projects] Профінансовані великі проєкти
    }
event-sent-ship = { $who } відправляє корабель на особливу місію { $mission }.
    .clause = відправляє корабель на особливу місію { $mission }
event-showed-laws = Закони раунду: ліворуч { $left } або праворуч { $right }.
event-showed-next-laws = Уже відкрито закони раунду { $round }: ліворуч { $left } або праворуч { $right }.
event-swapped-laws = Праві закони цього й наступного раунду міняються місцями.
event-took-asteroid =
    { $who } бере { ID($dead) ->
        [yes] жетон мертвого астероїда
       *[other] жетон астероїда
    }.
    .clause =
        бере { ID($dead) ->
            [yes] жетон мертвого астероїда
           *[other] жетон астероїда
        }
event-took-deep-space = { $who } бере жетон далекого космосу.
    .clause = бере жетон далекого космосу
event-took-pawn = { $who } бере фішку президента сенату.
    .clause = бере фішку президента сенату
event-took-start-token = { $who } бере початковий жетон.
    .clause = бере початковий жетон
event-took-transfiguration = { $who } бере жетон перетворення: { $token }.
    .clause = бере жетон перетворення: { $token }
event-traded = { $who } торгує: { $shop }, рівень { $level }.
    .clause = торгує: { $shop }, рівень { $level }
event-transmuted = { $who }: { $resource } → { $into }.
    .clause = { $resource } → { $into }
event-turned-up-again = { $who } знову відкриває спеціаліста { $token } ({ $kind }).
    .clause = знову відкриває спеціаліста { $token } ({ $kind })
event-turned-up-asteroid = Відкрито { $space }: { $resources }.
event-turned-up-dead-asteroids = Відкрито мертві астероїди: { $rewards }.
event-turned-up-moon = Відкрито місяць { $moon }: { $tokens }.
event-turned-up-specialist = Новий на Аталі: спеціаліст { $token } ({ $kind }).
event-used-specialist = { $who } використовує спеціаліста { $token } ({ $kind }).
    .clause = використовує спеціаліста { $token } ({ $kind })

## Prices and consequences

note-choice = { $what }
note-costs = коштує: { $resources }
    .item = плата: { $resources }
note-deep-space = { $token }
note-disc-at =
    { ID($level) ->
        [0] диска там ще немає
       *[other] зараз рівень { $level }
    }
note-face =
    { ID($side) ->
        [fund] { ID($gain) ->
        [none] без бонусу
       *[other] +{ $gain }
    }
       *[other] голосів: { $votes }
    }
note-gains = дає: { $resources }
note-law = { $law }: { $points } ОП
note-loses = втрачає: { $resources }
note-mage-to = вплив на Шестимісяччі { $influence }
note-marker-for = потрібен рівень { $level }, у вас { $has }
note-medal-now =
    { ID($threshold) ->
        [0] не за вплив
       *[other] за вплив { $threshold }; у вас { $influence }
    }
note-megastructure = { $points } ОП: ×{ $multiplier }, менше з { $values }
note-miner-to = вплив на Нео { $influence }{ ID($asteroid) ->
        [none] { "" }
       *[other] , { $asteroid }
    }{ ID($resources) ->
        [none] { "" }
       *[other] : { $resources }
    }
note-mission = коштує: { $resources }
note-points = { $points } ОП
note-production = { $production }
note-reward = { $resources }
note-shop = рівень { $level }, коштує: { $resources }
note-specialist = { $kind }
note-start-token = { $token }
note-token = { $token }
note-transmutes = стане: { $into }
note-upkeep =
    { ID($way) ->
        [drop] рівень { $level }, ступінь { $step }
       *[other] { $resources }: рівень { $level }, ступінь { $step }
    }
note-upkeep-after =
    { ID($way) ->
        [drop] оплати немає
       *[other] коштує { $resources }, залишиться: { $left }
    }; рівень { $level }
note-uses = спеціаліст { $token }
note-at-space = { $action }
note-bonus = { $gain }
    .item = +{ $gain }
note-floor-after = поверх { board-floor }: у вас { $own }, найкращий з інших { $best }, { $points } ОП
    .item = поверх { board-floor }: { $own } : { $best }, { $points } ОП
note-forecast-points = кінець раунду: { $before } → { $after } ОП
note-influence-after = { $planet }: вплив { $before } → { $after }
    .item = вплив { $before } → { $after }
note-law-after = голоси { $left } : { $right }, { ID($law) ->
        [none] нічия
       *[other] { $law }, вам +{ $points }
    }
    .item = голоси { $left } : { $right }{ ID($law) ->
        [none] , нічия
       *[other] , вам +{ $points }
    }
note-level-after = рівень { $before } → { $after }
note-marks = маркер на особливу місію { $mission }
    .item = місія { $mission }
note-medal-near = орден пошани: { $medal } (вплив { $threshold })
    .item = орден!
note-project-after =
    { ID($project) ->
        [joint] спільний проєкт
       *[other] проєкт { $project }
    }: { $before } → { $steps } з { $needed } наприкінці раунду{ ID($complete) ->
        [yes] , профінансовано
       *[other] { "" }
    }{ ID($own) ->
        [0] { "" }
       *[other] , ваш внесок { $own }
    }
    .item = { ID($project) ->
        [joint] спільний проєкт
       *[other] проєкт { $project }
        }: { $before } → { $steps }/{ $needed }{ ID($complete) ->
        [yes] { " " }✓
       *[other] { "" }
    }{ ID($own) ->
        [0] { "" }
       *[other] , ваш внесок { $own }
    }

## Obstacles

note-blocked = клітинку заблоковано
note-built-already = ви це вже збудували: { $building }
note-die-out = кубик уже в сенаті
note-does-nothing = дія нічого не дасть: { $action }
note-face-price = жетон потребує ресурсу; у вас { $has }
note-first-turn = не в перший хід першого гравця
note-has-it = { $token } у вас уже є
note-has-it-not = у вас немає: { $token }
note-has-medal = цей орден у вас є: { $medal }
note-has-this-character = у вас є такий спеціаліст: { $token }
note-marked-already = на особливій місії { $mission } є маркер
note-mission-done = особливу місію { $mission } виконано
note-needed-here = для дії знадобиться: { $resources }
note-needs = потрібно: { $needed }, у вас { $has }
note-needs-action = { $token } – для дії планети { $planet }
note-needs-face = оплатити можна лише так: { $faces }
note-needs-level = потрібен рівень { $needed }, у вас { $has }
note-needs-lower-level = для { $token } потрібен спеціаліст рівнем нижче { $level }
note-needs-marker = на особливій місії { $mission } немає маркера
note-needs-ship = в ангарі немає корабля
note-no-ambassador =
    { ID($ambassador) ->
        [none] послів не лишилося
       *[other] уже викладено: { $ambassador }
    }
note-no-medal-left = орденів не лишилося: { $medal }
note-no-mission-open = немає доступної особливої місії
note-no-place-left = місця не лишилося: { $building }
note-no-robot = роботів не лишилося
note-no-specialist = у вас немає спеціалістів
note-not-face-up = { $token } не лежить горілиць
note-not-in-play = немає в цій грі: { $building }
note-nothing-payable = тут нічого не оплатити: { $action }
note-one-mission-a-turn = одна особлива місія за хід
note-project-complete =
    { ID($project) ->
        [joint] спільний проєкт
       *[other] проєкт { $project }
    } уже профінансовано
note-taken = зайнято: { ID($seat) ->
        [none] нейтральний гравець
       *[other] { $seat }
    }
note-token-does-nothing = { $token } зараз нічого не дасть
note-used-already = { $token } уже використано

## Warnings

note-warning-covers-more = накрито: { $ambassador } (голосів: { $votes }), вистачило б і слабшого
note-warning-crystals-left = гра скінчиться, а кристали лишаться ({ $crystals }): 1 ОП за кожні 2
note-warning-die-wasted = поверх { board-floor } ваш і без кубика
note-warning-does-nothing = дія нічого не дасть: { $action }
note-warning-funds-others =
    { ID($project) ->
        [joint] спільний проєкт
       *[other] проєкт { $project }
    } допоможе іншим більше, ніж вам
    .item =
        { ID($project) ->
            [joint] спільний проєкт більше допоможе іншим
           *[other] проєкт { $project } більше допоможе іншим
        }
note-warning-last-ship = це ваш останній корабель: на доступні місії вищого рівня його не лишиться: { $missions }
    .item = останній корабель, не лишиться для: { $missions }
note-warning-medal-gone = останнього ордена вам поки не взяти, а кабінет президента може його забрати: { $medal }
note-warning-megastructure-early = { $megastructure } пізніше може дати більше
    .item = пізніше може дати більше
note-warning-mission-early = особлива місія { $mission } пізніше може дати більше
    .item = пізніше може дати більше
note-warning-no-marker =
    { ID($mission) ->
        [none] маркера місії не буде: зовнішній модуль його не дає
       *[other] нового маркера не буде: на місії { $mission } він уже є
    }
    .item =
        { ID($mission) ->
            [none] маркера не буде
           *[other] на місії { $mission } вже є маркер
        }
note-warning-over-limit = понад межу, пропаде: { $lost }
note-warning-supply-short = бракує в запасі, пропаде: { $lost }
note-warning-past-last-step = за останнім ступенем кожен дає лише 1 ОП: { $steps }
note-warning-project-unfinished =
    { ID($project) ->
        [joint] спільний проєкт
       *[other] проєкт { $project }
    } уже не профінансувати до кінця
note-warning-specialist-unused = остання нагода використати спеціалістів: { $tokens }
note-warning-upkeep = за рівень не буде чим платити: падіння до ступеня { $step }
    .item = за рівень нічим платити
note-warning-vote-lost = голоси не врятують ні поверх { board-floor }, ні { $wing }
    .item = не врятує ні поверх { board-floor }, ні { $wing }

## Plans

proviso-floor = Якщо поверх буде за мною
proviso-wing = Якщо моє крило не відстане
proviso-medal = Якщо орден буде за мною
ahead-start-token = початковий жетон

## Standing orders

habit-upkeep = оплата рівня
habit-upkeep-pay = платити, якщо можу
habit-upkeep-ask = спитати мене
habit-upkeep-drop = ніколи не платити
habit-transmute = трансмутація
habit-transmute-ask = спитати мене
habit-transmute-highest = найцінніший ресурс
habit-keep = зайві кристали
habit-keep-cheapest = скинути найменш цінні
habit-keep-ask = спитати мене
habit-law = рівність голосів
habit-law-ask = спитати мене
habit-law-mine = закон, вигідний мені
habit-transporter = транспортер
habit-transporter-ask = спитати мене
habit-transporter-neo = на Нео
habit-transporter-sixmoon = на Шестимісяччя
habit-income = дохід із будь-якого виробництва
habit-income-clear = єдиний корисний
habit-income-ask = спитати мене
habit-flip = консульство: спеціаліст
habit-flip-ask = спитати мене
habit-flip-only = єдиний використаний

## Setting up

option-tokens = жетони
    .name = жетони
tokens-random = випадкові
tokens-printed = першої партії
option-first = перший гравець
    .name = перший
first-random = випадковий
first-host = хто відкрив стіл
lobby-assumed = У нашому примірнику правил немає малюнків: поле, вартості й частину жетонів відновлено нами.
lobby-what-is-assumed = Що припущено?
error-setup-deal = «deal { $deal }» потребує інших слів; відомі: { $known }.

## Commands

command-place = посол
    .about = Викласти посла
command-move = пересунути
    .about = Пересунути шахтаря чи мага
command-take = взяти
    .about = Узяти жетон чи спеціаліста
command-shop = крамниця
    .about = Торгувати в крамниці
command-build = збудувати
    .about = Збудувати виробництво чи мегаструктуру
command-copy = копіювати
    .about = Скопіювати дію чи спеціаліста
command-marker = маркер
    .about = Викласти маркер на особливу місію
command-project = проєкт
    .about = Просунути великий проєкт
command-medal = орден
    .about = Узяти орден пошани
command-mission = місія
    .about = Відправити корабель на особливу місію
command-use = використати
    .about = Використати спеціаліста
command-income = дохід
    .about = Дохід якого виробництва
command-transmute = трансмутація
    .about = Перетворити 1 ресурс на цінніший
command-upkeep = оплата
    .about = Оплатити рівень акредитації
command-law = закон
    .about = Вирішити нічию голосів
command-deep = космос
    .about = Узяти жетон далекого космосу
command-start-token = початковий
    .about = Узяти початковий жетон
command-discard = скинути
    .about = Скинути ресурси
command-keep = залишити
    .about = Залишити кристали
param-face = бік
    .about = Який посол і яким боком догори
param-space = клітинка
    .about = Колонка й поверх, наприклад 4/II
param-cover = перетворення
    .about = Який жетон перетворення накриє посла
param-die = кубик
    .about = З кубиком помічника
param-to = куди
    .about = Куди
param-token = жетон
    .about = Який жетон
param-shop = крамниця
    .about = Яка крамниця
param-mix = склад
    .about = Що взяти з двох товарів, наприклад oceanium+2,step+1
param-what = що
    .about = Що саме
param-less = знижка
    .about = На які кристали зменшити вартість
param-which = що
    .about = Що саме
param-how = як
    .about = Як заплатити
param-wing = крило
    .about = Ліве чи праве

## Assumed values that do not fit

what-senate-left = клітинки лівого крила
what-senate-right = клітинки правого крила
what-missions = особливі місії
what-mission-levels = рівні особливих місій
what-spy-marker = маркер шпигунства
what-neo-links = шляхи на Нео
what-neo-end = кінець шляху на Нео
what-neo-start = початок шляху на Нео
what-neo-asteroids = астероїди
what-neo-dead-asteroids = мертві астероїди
what-sixmoon-left-out = вилучені жетони перетворення
what-sixmoon-tokens = жетони перетворення
what-arratuin-shops = крамниці
what-e81216-productions = виробництва
what-e81216-first-game = мегаструктури першої партії
what-projects = великі проєкти
what-project-metrics = що рахують проєкти
what-deep-space-effects = жетони далекого космосу
what-blocking-planets = жетони блокування планет
what-blocking-rooms = жетони блокування приміщень
what-value-order = порядок ресурсів за цінністю
what-accreditation-steps = ступені акредитації
what-accreditation-levels = рівні акредитації
what-medal-points = очки за ордени пошани
what-medal-thresholds = рівні впливу для орденів пошани

## Words on pictures

board-round-of = Раунд { $n } · { $stage }
board-titled = { $title }: { $list }
board-senate = Сенат
board-players = Гравці
board-scores = Якби гра скінчилася зараз
board-final-scores = Фінальний підрахунок
board-joint = спільний великий проєкт
board-joint-short = спільний
board-project = великий проєкт { $n }
board-in-the-end = у кінці:
board-law = { $wing }, { $law }: голоси { $n } ({ $gains })
board-next-laws = Раунд { $n }: { $left } або { $right }
board-on-floor = Поверх { $n }
board-project-now = { $name }: { $n } з { $of }
board-project-done = { $name }: профінансовано ({ $n } з { $of })
board-level = рівень { $n } (ступінь { $step })
board-die =
    { ID($n) ->
        [0] без кубика
       *[other] кубик { $n }
    }
board-taken = Зайнято
board-free = Вільно
board-projects = Великі проєкти
board-president = Президент сенату
board-medals = Ордени пошани
board-start-tokens = Початкові жетони
board-influence = Вплив
board-to-place = Лишилося послів
board-done = Виконані особливі місії
board-marked = Доступні особливі місії
board-specialists = Спеціалісти
board-used = { $name } (використано)
board-transfiguration = Жетон перетворення
board-transfigurations = Жетони перетворення
board-built = Збудовано
board-discs = Диски торгівлі, рівень
board-points-from = Очки

## What tokens do

effect-pay = заплатіть: { $what }
effect-gain-per = { $what } × { $metric }
effect-mission-marker =
    { ID($all) ->
        [yes] маркер на кожну особливу місію без маркера
       *[other] { $n } на вибір
    }
effect-advance-project =
    { ID($n) ->
        [1] поділка великого проєкту
       *[other] поділок великих проєктів: { $n }
    }
effect-advance-one =
    будь-який великий проєкт уперед на { $n } { $n ->
        [one] поділку
        [few] поділки
       *[other] поділок
    }
effect-advance-two = два будь-які великі проєкти вперед на 1 поділку
effect-transfiguration =
    { ID($draw) ->
        [1] жетон перетворення сили { $strength }
       *[other] жетонів перетворення сили { $strength }: { $draw }, залиште { $keep }
    }
effect-medal = будь-який орден пошани
effect-medal-intrigue = орден пошани за інтриги
effect-president = фішка президента сенату
effect-action = дія: { $list }
effect-action-own = дія своєї клітинки
effect-copy-action =
    { ID($rooms) ->
        [yes] скопіюйте дію планети чи приміщення
       *[other] скопіюйте дію планети
    }
effect-production-income =
    { ID($n) ->
        [1] дохід будь-якого виробництва
       *[other] дохід будь-яких виробництв: { $n }
    }
effect-place-disc =
    { ID($bonus) ->
        [yes] диск торгівлі в крамницю рівня { $n }, з бонусом
       *[other] диск торгівлі в крамницю рівня { $n }, без бонусу
    }
effect-place-robot = фішка робота безкоштовно на виробництво чи мегаструктуру
effect-take-specialist = доступний спеціаліст рівня { $n }
effect-flip-specialist = відкрийте використаного спеціаліста рівня { $n }
effect-copy-specialist = скопіюйте відкритого спеціаліста, рівні: { $n }
effect-level-bonus =
    { ID($round) ->
        [yes] рівень акредитації +{ $n } до кінця раунду
       *[other] рівень акредитації +{ $n } до кінця гри
    }
effect-build-discount =
    вартість будівництва менша на { $n } { $n ->
        [one] кристал
        [few] кристали
       *[other] кристалів
    } на ваш вибір
effect-extra-move = додаткових клітинок чи місяців: { $n }, нагорода лише з останнього
effect-extra-plain = клітинок чи місяців уперед на Нео чи Шестимісяччі без нагороди: { $n }
effect-transmute = 1 ресурс перетворюється на наступний за цінністю
effect-special-ambassador = особливий посол зі значенням 7
effect-points = { $n } ОП × { $metric }
effect-points-flat = { $n } ОП
effect-transfiguration-funding-icon = символ фінансування
effect-transfiguration-project-icon = символ великого проєкту
effect-or = { $list }, або: { $other }
metric-influence = вплив на планеті { $planet }
metric-accreditation-level = рівень акредитації
metric-die-value = значення на кубику помічника
metric-missions-completed = виконані особливі місії
metric-missions-available-or-completed = доступні й виконані особливі місії
metric-specialist-colours = спеціалісти різних кольорів
metric-golden-diamonds = золоті алмази
metric-resources-total = кристали й золоті алмази в резервах
metric-megastructures-built = мегаструктури
metric-ships-in-hangar = космічні кораблі в ангарі
metric-discs-level2 = диски торгівлі в крамницях рівня 2
metric-transfigurations-unused = невикористані жетони перетворення
metric-asteroid-tokens = жетони астероїдів, разом із мертвими
metric-joint-contributions = внесок у спільний великий проєкт
metric-flat = партію
timing-any-time = будь-якої миті свого ходу
timing-immediate = негайно
timing-on-planet-action = під час дії планети { $planet }
board-about-specialist = { $kind }, рівень { $n }, { $what }.
board-about-vote = Сила { $n }, голосів: { $votes }; { $what }.
board-about-funding = Сила { $n }, фінансування: { $what }.
board-about-mission = Рівень { $n }, пов’язана з: { $space }. { $what }.
board-about-law = Кожному: { $what }.
board-about-medal = Негайно тому, хто досяг найменшого з рівнів впливу, що лишилися на планеті { $planet } (учотирьох: { $of-4 }; утрьох: { $of-3 }; удвох: { $of-2 }). Кабінет президента дає орден із найвищим. По одному кожного типу.
board-about-medal-step = Негайно на { $n }-му ступені акредитації. По одному кожного типу.
board-about-medal-mission = За особливу місію { $n }. По одному кожного типу.
board-about-shop = Вартість: { $price }. Рівень 1: { $level-1 }. Рівень 2: { $level-2 }.
board-about-plain = { $what }.
board-forecast = Кінець раунду, якби зараз
board-forecast-floor = Поверх { $n }: { $list }
board-forecast-law = Голоси { $left } : { $right }, { $law }
board-tied = нічия, вирішує { $name }
board-forecast-upkeep = { $name }: { $what }
board-forecast-drops = впаде до ступеня { $n }
board-forecast-pays = { $what }
board-nothing-due = платити не треба
board-upkeep = Оплата рівня акредитації
board-floors = Поверхи
board-laws = Закон
board-reserve = Резерв
board-missions = Особливі місії
board-unmarked = Без маркера (клітинка, рівень)
board-mission-done = { $n }, виконано (рівень { $level }): { $what }
board-mission-ready = { $n }, можна відправити корабель (рівень { $level }): { $what }
board-mission-marked = { $n }, доступна (рівень { $level }): { $what }
board-planets = Планети
board-miners = Шахтарі
board-mages = Маги, місяць
board-reach = У межах досяжності
board-one-step = Рівень і великі проєкти
board-reach-medal = { $name }: вплив { $n } з { $of }
board-reach-rivals = не далі: { $list }
board-reach-project = { $name }: бракує однієї поділки
board-reach-medal-now = { $name }: вплив { $n } з { $of }, вистачить однієї дії
board-reach-no-medal = { $name }: вплив { $n }, ордена не взяти
board-reach-own-medal = { $name }: вплив { $n }, орден уже у вас
board-reach-unmarked = немає маркера
board-reach-ready = { $n }: можна відправити корабель
board-reach-level = Ступенів до наступного рівня: { $n }

## What the pictures are called

view-senate = сенат
view-players = гравці
view-planets = планети
view-player = особистий планшет
view-forecast = прогноз
view-reach = що досяжне
view-card = жетон
view-scores = очки
halves-place = Накрити посла: { $n } { $n ->
        [one] жетон
        [few] жетони
       *[other] жетонів
    }
spots-place = Клітинка ({ $n })
view-planet = планета
view-choices = з чого вибирати
view-board = усе разом
board-choices = З чого вибирати
board-nothing-to-choose = Зараз нема з чого вибирати
bonus-mix = { $n } у будь-якому поєднанні: { $list }
bonus-mix-of-these = { $n } у будь-якому поєднанні
board-how-far = Раунд { $n } з { $of }, хід { $turn } з { $turns } · { $left } { $votes } : { $others } { $right }
board-if-now = Якби раунд скінчився зараз: { $list }
board-crystals-of = кристали { $n }/{ $of }
board-diamonds-of = золоті алмази { $n }/{ $of }
board-ships-of = космічні кораблі { $n }/{ $of }
board-missions-ready = Місії: можна виконати { $n }
board-law-for-you = { $name }: вам +{ $n }
board-without-law = { $points } без урахування закону

## Що бачать комп’ютерні гравці

worth-points = ОП
worth-medals = ордени пошани
worth-influence = вплив
worth-laws = закон цього раунду
worth-floors = поверхи
worth-projects = великі проєкти
worth-income = майбутній дохід
worth-level = акредитація
worth-missions = особливі місії та кораблі
worth-resources = ресурси
worth-tokens = спеціалісти та жетони
worth-megastructures = майбутні мегаструктури
worth-rivals-points = ОП найкращого із суперників
worth-rivals-medals = ордени пошани найкращого із суперників
worth-rivals-floors = поверхи найкращого із суперників
worth-rivals-laws = закон для найкращого із суперників
worth-rivals-projects = великі проєкти найкращого із суперників
worth-rivals-megastructures = мегаструктури, що лишаються найкращому із суперників

## Перша гра

coach-greeting = Вітаю! Це ваша перша партія у «Федерацію»: обидва місця ваші, для тренування, і на кожному кроці я підкажу, що натиснути. Натисніть першу кнопку під картинкою.
coach-start-token = Початковий жетон одразу щось дає. Виберіть один із тих, що на картинці; друге місце, теж ваше, вибере інший.
coach-turn =
    Посол робить одразу кілька справ: виберіть бік, потім клітинку. **Фінансування** дає маркер особливої місії й рухає проєкт колонки; **голос** зараховують поверху й закону крила.
    В обох випадках ви робите те, що написано на клітинці, і її зайнято до кінця раунду.
    .more =
        Перш ніж голосувати, погляньте на закони: ухвалений закон платить усім за те, що він рахує, тож голосуйте за той, який рахує ваше. Потрібні й голоси, і фінансування: чогось одного замало.
        Ордени дістаються першому: потроху на п’яти планетах не дасть жодного.
    .place = У кожному рядку сказано, що клітинка дає, скільки коштує й що дасть бік посла. Близький орден — добра причина.
coach-neo = Шахтар іде вперед і приносить те, що лежить там, куди він прийшов. Числа на картинці — клітинки, до яких він дійде; що далі, то вищий вплив.
coach-sixmoon = Жетон перетворення в одному з наступних ходів кладуть на свого посла: той матиме інший бік. Не бережіть їх до кінця: там кожен вартий одне очко.
coach-moon-token = Жетон перетворення в одному з наступних ходів кладуть на свого посла: той матиме інший бік. Не бережіть їх до кінця: там кожен вартий одне очко.
coach-atal = Спеціаліст допомагає за своїм знаком: негайно, з кожною дією на його планеті або будь-коли у ваш хід.
coach-arratuin = Крамниця дає більше з кожним поверненням: одна крамниця рівня 2 цінніша, ніж багато крамниць рівня 1.
coach-mix = Кожна кнопка — один зі способів узяти бонус; на рівні 2 його можна змішати як завгодно.
coach-e81216 = Виробництво дає дохід у кінці цього й кожного наступного раунду. Мегаструктура приносить очки одразу: множник на менше з двох ваших значень, тож спершу ростіть обидва.
coach-copy = Ви робите дію іншої клітинки, навіть якщо на ній хтось стоїть.
coach-marker = Маркер відкриває цю місію для ваших кораблів. Беріть ту, для якої рівня вистачає зараз або вистачить скоро.
coach-project = Поділка великого проєкту. Очки він дасть, лише якщо буде профінансований до кінця гри, і тим, у кого найбільше того, що він рахує; вкладайтеся туди, де ви попереду.
coach-mission = Корабель виконує місію, на якій лежить ваш маркер: одну за хід. Корабель лишається там назавжди. Можна й не посилати.
coach-end = Хід готовий: натисніть **{ $confirm }**. Доти нічого не сталося, а **{ $back }** поверне на крок назад. Знак попередження каже лише, що щось пропаде; так ходити можна.
coach-keep = Більше кристалів не зберегти. Скинути можна найменш цінні.
coach-transmute = Один ресурс безкоштовно стає ціннішим. Пам’ятайте, чим ви платите за рівень.
coach-upkeep = Починаючи з третього рівень акредитації потребує оплати в кінці кожного раунду. Заплатіть або спустіться; високий рівень відкриває місії й дає більше на поверхах.
coach-law = Голоси розділилися порівну, і ви — президент: ухваліть закон, який дасть вам більше, ніж другому місцю.
coach-confirm = Натисніть **{ $confirm }**, щоб надіслати відповідь. Доти нічого не сталося, а **{ $back }** поверне на крок назад.
coach-medal = Візьміть орден пошани, якого у вас немає: вам дістанеться найвищий з тих, що лишилися. Краще той, до рівня впливу якого вам самим не дійти.
coach-transporter = Транспортер безкоштовно рухає шахтаря або мага на одну клітинку чи місяць. Нагороди немає, але вплив зростає.
coach-income = Дохід одного виробництва, ніби там стоїть ваш робот. Виберіть те, що потрібно далі.
coach-flip = Використаний спеціаліст знову відкритий і допоможе ще раз. Можна й відмовитися.
coach-disc = Диск лягає одразу в крамницю: виберіть ту, до якої збираєтеся повертатися.
coach-copy-specialist = Ви застосовуєте властивість іншого спеціаліста; він лишається у власника.
coach-choose = Одне з двох: те, чого найбільше бракує для наступного ходу; найчастіше це ступінь або кристал.
coach-transfiguration = Виберіть жетон перетворення; в одному з наступних ходів його кладуть на свого посла.
coach-dead-asteroid = Мертвий астероїд дає те, що на ньому надруковано; це сказано у списку.
coach-robot = Робот стає туди безкоштовно. На початку гри вибирайте виробництво, наприкінці — мегаструктуру.
coach-after-build = Тут ще може допомогти спеціаліст; якщо не треба, йдіть далі.
coach-deep = Ці жетони бачите тільки ви. Виберіть один: він подіє одразу, решта повернеться.
coach-action = Виберіть, яку дію ви робите.
coach-farewell = Це були два раунди; далі ви впораєтеся самі. У кінці очки дають профінансовані проєкти, а кристал, що лишився, вартий пів очка. «{ $why }» скаже, що заважає, /правила знайде будь-який жетон і слово. Успіхів!
