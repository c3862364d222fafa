### Борьба за Галактику по-русски.

## Names of cards: English as published; Russian where the rulebook of the set prints them, else ours; Ukrainian ours

word-old-earth = Старая Земля
word-epsilon-eridani = Эпсилон Эридана
word-alpha-centauri = Альфа Центавра
word-new-sparta = Новая Спарта
word-earths-lost-colony = Потерянная земная колония
word-rebel-fuel-cache = Топливный склад повстанцев
word-public-works = Общественные работы
word-gem-world = Мир самоцветов
word-colony-ship = Корабль колонистов
word-comet-zone = Зона комет
word-expedition-force = Экспедиционный корпус
word-mining-robots = Роботы-шахтёры
word-rebel-miners = Шахтёры-повстанцы
word-export-duties = Экспортные пошлины
word-former-penal-colony = Бывшая каторжная колония
word-malevolent-lifeforms = Враждебные формы жизни
word-new-military-tactics = Новая военная тактика
word-space-marines = Космический десант
word-contact-specialist = Дипломат
word-avian-uplift-race = Развитая раса птиц
word-spice-world = Мир пряностей
word-lost-species-ark-world = Мир-ковчег исчезнувших видов
word-new-vinland = Новый Винланд
word-artist-colony = Колония художников
word-alien-robotic-factory = Роботизированный завод пришельцев
word-plague-world = Чумной мир
word-distant-world = Далёкий мир
word-rebel-outpost = Аванпост повстанцев
word-rebel-warrior-race = Воинственная раса повстанцев
word-rebel-underground = Подполье повстанцев
word-new-survivalists = Новые выживальщики
word-outlaw-world = Мир вне закона
word-lost-alien-battle-fleet = Потерянный боевой флот пришельцев
word-diversified-economy = Диверсификация экономики
word-consumer-markets = Потребительские рынки
word-mining-conglomerate = Горнодобывающий конгломерат
word-research-labs = Исследовательские лаборатории
word-deficit-spending = Дефицитное финансирование
word-investment-credits = Инвестиционные кредиты
word-pan-galactic-league = Пангалактическая лига
word-mining-league = Горнодобывающая лига
word-free-trade-association = Ассоциация свободной торговли
word-alien-tech-institute = Институт технологий пришельцев
word-galactic-survey-seti = Обзор галактики: поиск разума
word-galactic-federation = Галактическая федерация
word-refugee-world = Мир беженцев
word-empath-world = Мир эмпатов
word-galactic-resort = Галактический курорт
word-pre-sentient-race = Предразумная раса
word-deserted-alien-outpost = Покинутый аванпост пришельцев
word-deserted-alien-colony = Покинутая колония пришельцев
word-galactic-engineers = Галактические инженеры
word-black-market-trading-world = Мир чёрного рынка
word-merchant-world = Мир купцов
word-tourist-world = Мир туристов
word-galactic-trendsetters = Галактические законодатели мод
word-alien-rosetta-stone-world = Мир розеттского камня пришельцев
word-star-nomad-lair = Логово звёздных кочевников
word-the-last-of-the-uplift-gnarssh = Последние из развитых гнаршей
word-alien-robot-sentry = Робот-часовой пришельцев
word-pirate-world = Пиратский мир
word-reptilian-uplift-race = Развитая раса рептилий
word-lost-alien-warship = Потерянный военный корабль пришельцев
word-alien-robot-scout-ship = Робот-разведчик пришельцев
word-runaway-robots = Беглые роботы
word-interstellar-bank = Межзвёздный банк
word-terraforming-robots = Роботы-терраформирователи
word-drop-ships = Десантные корабли
word-new-galactic-order = Новый галактический порядок
word-asteroid-belt = Пояс астероидов
word-merchant-guild = Гильдия купцов
word-secluded-world = Уединённый мир
word-imperium-armaments-world = Оружейный мир Империи
word-terraformed-world = Терраформированный мир
word-replicant-robots = Роботы-репликанты
word-pilgrimage-world = Мир паломников
word-rebel-homeworld = Родина повстанцев
word-new-economy = Новая экономика
word-radioactive-world = Радиоактивный мир
word-aquatic-uplift-race = Развитая водная раса
word-genetics-lab = Генетическая лаборатория
word-bio-hazard-mining-world = Биоопасный мир-рудник
word-deserted-alien-library = Покинутая библиотека пришельцев
word-destroyed-world = Уничтоженный мир
word-galactic-renaissance = Галактический ренессанс
word-blaster-gem-mines = Рудники бластерных кристаллов
word-gambling-world = Мир-казино
word-expanding-colony = Растущая колония
word-space-port = Космопорт
word-prosperous-world = Процветающий мир
word-new-earth = Новая Земля
word-rebel-base = База повстанцев
word-galactic-imperium = Галактическая Империя
word-trade-league = Торговая лига
word-mining-world = Мир-рудник
word-separatist-colony = Колония сепаратистов
word-ancient-race = Древняя раса
word-damaged-alien-factory = Разрушенный завод пришельцев
word-doomed-world = Обречённый мир
word-terraforming-guild = Гильдия терраформирования
word-galactic-genome-project = Проект «Галактический геном»
word-space-mercenaries = Космические наёмники
word-improved-logistics = Улучшенная логистика
word-deserted-alien-world = Покинутый мир пришельцев
word-rebel-colony = Колония повстанцев
word-clandestine-uplift-lab = Тайная лаборатория развитой расы
word-imperium-lords = Владыки империи
word-smuggling-lair = Логово контрабандистов
word-volcanic-world = Вулканический мир
word-rebel-sympathizers = Сочувствующие повстанцам
word-galactic-bazaar = Галактический базар
word-galactic-studios = Галактические студии
word-alien-toy-shop = Магазин игрушек пришельцев
word-hive-world = Мир-улей

## Amounts

amount-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[other] { $n } карт
        }
amount-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[other] { $n } товаров
    }
amount-novelty =
    { $n ->
        [one] { $n } предмет роскоши
        [few] { $n } предмета роскоши
       *[other] { $n } предметов роскоши
    }
amount-rare =
    { $n ->
        [one] { $n } редкий элемент
        [few] { $n } редких элемента
       *[other] { $n } редких элементов
    }
amount-genes =
    { $n ->
        [one] { $n } генетический материал
        [few] { $n } генетических материала
       *[other] { $n } генетических материалов
    }
amount-alien =
    { $n ->
        [one] { $n } технология пришельцев
        [few] { $n } технологии пришельцев
       *[other] { $n } технологий пришельцев
    }
    .acc =
        { $n ->
            [one] { $n } технологию пришельцев
            [few] { $n } технологии пришельцев
           *[other] { $n } технологий пришельцев
        }
amount-vp = { $n } ПО
amount-chips =
    { $n ->
        [one] { $n } жетон ПО
        [few] { $n } жетона ПО
       *[other] { $n } жетонов ПО
    }
amount-credits =
    { $n ->
        [one] { $n } кредит
        [few] { $n } кредита
       *[other] { $n } кредитов
    }
amount-worlds =
    { $n ->
        [one] { $n } мир
        [few] { $n } мира
       *[other] { $n } миров
    }

## Kinds of goods and worlds

good-novelty = предметы роскоши
    .short = предметы роскоши
    .of = с предметами роскоши
good-rare = редкие элементы
    .short = редкие элементы
    .of = с редкими элементами
good-genes = генетические материалы
    .short = генетика
    .of = с генетическими материалами
good-alien = технологии пришельцев
    .short = технологии пришельцев
    .of = с технологиями пришельцев
keyword-alien = Пришельцы
    .of = пришельцев
keyword-rebel = Повстанцы
    .of = повстанцев
keyword-imperium = Империя
    .of = Империи
keyword-uplift = Развитая раса
    .of = развитой расы
keyword-terraforming = Терраформирование
    .of = терраформирования
keyword-chromosome = Хромосома
    .of = с хромосомой
word-world = мир
    .gen = мира
word-development = разработка
    .acc = разработку
word-vp = победные очки
    .short = ПО
word-hand = карты на руке
word-tableau = карты в секторе
word-goods = товары
word-military = значение атаки
word-none = ничего

## Powers as sentences, made from the data of a card

power-explore-draw = При исследовании возьмите ещё { FORM($amount, "acc") }.
power-explore-keep = При исследовании оставьте ещё { FORM($amount, "acc") }.
power-draw-at-phase-start = До выбора разработок возьмите { FORM($amount, "acc") }.
power-reduce-cost-ii = Разработки обходятся вам на { $n } дешевле.
power-reduce-cost-iii =
    { ID($good) ->
        [none] Миры обходятся вам на { $n } дешевле.
       *[other] Миры { FORM($good, "of") } обходятся вам на { $n } дешевле.
    }
power-draw-after-placing-ii = Внедрив разработку, возьмите { FORM($amount, "acc") }.
power-draw-after-placing-iii = Освоив мир, возьмите { FORM($amount, "acc") }.
power-military = { $n } к атаке.
power-military-against-good = { $n } к атаке против миров { FORM($good, "of") }.
power-military-against-keyword = { $n } к атаке против миров { FORM($keyword, "of") }.
power-discard-self-for-military = Сбросьте эту карту: { $n } к атаке до конца фазы.
power-discard-self-for-zero-cost = Сбросьте эту карту: освоить мир стоит 0 (не для захвата и не для миров { FORM($good, "of") }).
power-pay-for-military = Осваивайте защищённый мир как незащищённый со стоимостью «защита − { $n }» (кроме миров { FORM($good, "of") }).
power-discard-hand-for-military = Сбросьте карты с руки, не больше { $most }: { $n } к атаке за каждую до конца фазы.
power-settle-second-world = Полностью разыграв первый мир, вы можете выложить второй.
power-trade-bonus = При продаже возьмите ещё { FORM($amount, "acc") }.
power-trade-bonus-good = Продав { FORM($what, "acc") }, возьмите ещё { FORM($amount, "acc") }.
power-trade-bonus-here = Продав товар этого мира, возьмите ещё { FORM($amount, "acc") }.
power-trade-bonus-per-keyword-world = Продав { FORM($what, "acc") }, возьмите ещё { FORM($amount, "acc") } за каждый ваш мир { FORM($keyword, "of") }.
power-consume = Сбросьте { FORM($what, "acc") }, чтобы получить: { $gain }.
power-consume-times = Сбросьте { FORM($what, "acc") }, чтобы получить: { $gain }; до { $times } раз.
power-consume-kinds = Сбросьте { FORM($what, "acc") } разных видов, чтобы получить: { $gain }.
power-consume-here = Сбросьте { FORM($what, "acc") } с этого мира, чтобы получить: { $gain }.
power-consume-all-goods = Сбросьте все свои товары: столько ПО, сколько их было, минус 1.
power-discard-hand-for-vp = Вы можете сбросить карты с руки, не больше { $most }: { $gain } за каждую, без удвоения.
power-draw = Возьмите { FORM($amount, "acc") }.
power-sell-good = Продайте 1 товар, как при продаже, со способностями продажи.
power-sell-good-plain = Продайте 1 товар, как при продаже, без способностей продажи.
power-gamble = Назовите число от { $first } до { $last } и раскройте верхнюю карту колоды: если это её стоимость или защита, возьмите её, иначе сбросьте.
power-produce = Производит { FORM($what, "acc") }.
power-produce-by-discard = Вы можете сбросить с руки { FORM($amount, "acc") }, чтобы произвести здесь { FORM($what, "acc") }.
power-draw-if-produced-here = Возьмите { FORM($amount, "acc") }, если этот мир произвёл товар.
power-produce-on-windfall = Произведите товар в одном из своих миров накопления.
power-produce-on-windfall-good = Произведите товар в одном из своих миров накопления { FORM($good, "of") }.
power-draw-per-good-produced = Возьмите { FORM($amount, "acc") } за каждый произведённый в этой фазе товар: { $good }.
power-draw-per-kind-produced = Возьмите { FORM($amount, "acc") } за каждый вид товара, произведённый в этой фазе.
power-draw-per-world-good = Возьмите { FORM($amount, "acc") } за каждый свой мир { FORM($good, "of") }.
power-draw-per-world-military = Возьмите { FORM($amount, "acc") } за каждый свой защищённый мир.
power-draw-if-produced-strictly-most = Возьмите { FORM($amount, "acc") }, если произвели в этой фазе больше товаров этого вида, чем любой другой игрок: { $good }.

## What six-cost developments count

term-line = По { $points } ПО: { $what }.
term-chips = { $points } ПО за каждые 3 ПО в жетонах (цели не в счёт).
term-military = { $points } ПО за каждую единицу значения атаки.
term-goods = { $points } ПО за каждый товар в ваших мирах в конце игры.
count-production = миры производства
count-windfall = миры накопления
count-both = миры производства и накопления
count-military = защищённые миры
count-worlds = миры
count-developments = разработки
count-six = разработки со стоимостью 6
count-production-good = миры производства { FORM($good, "of") }
count-windfall-good = миры накопления { FORM($good, "of") }
count-both-good = миры { FORM($good, "of") }
count-military-keyword = защищённые миры { FORM($keyword, "of") }
count-keyword = карты { FORM($keyword, "of") }
count-worlds-power = миры со способностью фазы { $phase }
count-developments-power = разработки со способностью фазы { $phase }
count-other = прочие { $what }

## The game

game-name = Борьба за Галактику
    .command = борьба

## Phases and actions

phase-i = исследование
phase-ii = разработка
phase-iii = освоение
phase-iv = потребление
phase-v = производство
phase-trade = продажа
phase-setup = подготовка
phase-draft = драфт
phase-act = выбор действий
phase-discard = сброс до предела руки
phase-over = конец игры
phase-end = конец раунда
action-explore5 = исследование +5
    .short = исслед. +5
action-explore1 = исследование +1/+1
    .short = исслед. +1/+1
action-develop = разработка
action-settle = освоение
action-trade = продажа $
action-x2 = потребление ×2
    .short = потребл. ×2
action-produce = производство
act-explore5 = { action-explore5 }
    .long = При исследовании вы берёте ещё 5 карт.
act-explore1 = { action-explore1 }
    .long = При исследовании вы берёте и оставляете ещё 1 карту.
act-develop = { action-develop }
    .long = Ваша разработка стоит на 1 дешевле.
act-settle = { action-settle }
    .long = Освоив мир, вы берёте 1 карту.
act-trade = { action-trade }
    .long = До потребления вы продаёте один товар за карты.
act-x2 = { action-x2 }
    .long = Ваши товары приносят вдвое больше ПО.
act-produce = { action-produce }
    .long = Вы ещё производите товар в одном мире накопления.
way-pay = оплата
way-conquer = захват
way-specialist = оплата через Дипломата
way-ship = бесплатно, Корабль колонистов
way-doomed = бесплатно, Обречённый мир
settle-pay = оплатить
settle-conquer = захватить
settle-specialist = оплатить через Дипломата
settle-ship = бесплатно: Корабль колонистов
settle-doomed = бесплатно: Обречённый мир
produce-self = сам
produce-bonus = привилегия действия
produce-pay = сбросив карту

## Moves

move-act =
    { $n ->
        [0] Выбрать действие
       *[other] { $list }
    }
move-keep =
    { $n ->
        [0] Оставить
       *[other] Оставить: { $list }
    }
move-develop =
    { $n ->
        [0] Разработка
       *[other] { ID($a) ->
            [none] Ничего не внедрять
           *[other] Внедрить: { $a }
        }
    }
    .item = { ID($a) ->
        [none] Ничего не внедрять
       *[other] { $a }
    }
move-settle =
    { $n ->
        [0] Освоение
        [1] { ID($a) ->
            [none] Ничего не осваивать
           *[other] Освоить: { $a }
        }
       *[other] Освоить: { $a } – { $b }
    }
    .item = { $n ->
        [1] { ID($a) ->
            [none] Ничего не осваивать
           *[other] { $a }
        }
       *[other] { ID($b) ->
            [pay] { $a }
           *[other] { $a } – { $b }
        }
    }
move-boost =
    { $n ->
        [0] Усилить атаку
       *[other] { ID($a) ->
            [none] Без усиления атаки
           *[other] Усилить атаку: { $list }
        }
    }
move-pay =
    { $n ->
        [0] Заплатить
       *[other] Сбросить в оплату: { $list }
    }
back-pay = Заплатить иначе…
move-discard =
    { $n ->
        [0] Сбросить
       *[other] Сбросить: { $list }
    }
move-trade =
    { $n ->
        [0] Продажа
       *[other] Продать товар: { $a }
    }
    .item = { $a }
move-consume =
    { $n ->
        [0] Потребление
        [1] { $a }
       *[other] Потребить: { $a } ← { $after }
    }
    .item = { $n ->
        [1] { $a }
       *[other] { $a }: { $after }
    }
move-gamble =
    { $n ->
        [0] Угадать
       *[other] Назвать число { $a }
    }
    .item = { $a }
move-produce =
    { $n ->
        [0] Произвести
        [1] Произвести: { $a }
        [2] Произвести: { $a } – { $b }
       *[other] Произвести: { $a } – { $b }: { $c }
    }
move-draw =
    { $n ->
        [0] Взять карты
       *[other] Взять карты: { $a }
    }
move-done = Готово

## Questions

ask-act =
    { $count ->
        [1] Выберите действие на раунд { $round }.
       *[other] Выберите два действия на раунд { $round }.
    }
ask-keep = Оставьте { $count } из { $of }.
ask-give-back = Сбросьте { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    } из { $of }; остальные — ваша рука.
ask-develop =
    { $nth ->
        [1] Одна разработка или ничего?
       *[other] Вторая фаза разработки: одна разработка или ничего?
    }
    .none = Ничего
ask-settle =
    { $nth ->
        [1] Один мир или ничего?
       *[other] Вторая фаза освоения: один мир или ничего?
    }
    .none = Ничего
ask-settle-second = Второй мир или ничего?
    .none = Ничего
ask-boost = { $card }: какие карты усилят атаку?
    .none = Ничего
ask-pay = { $card }: сбросьте { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }.
ask-trade = Продайте один товар.
ask-consume =
    { $doubled ->
        [yes] Примените способности; ПО удваиваются.
       *[no] Примените способности.
    }
ask-gamble = Какое число назовёте?
ask-produce = Куда пойдёт дополнительный товар?
ask-discard = Сбросьте { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }: на руке остаётся десять.

## What happened

to-the-end = -# { $when } · { ID($last) ->
        [yes] последний раунд
       *[no] до конца
    }: карт { $cards }, жетонов ПО { $chips }
event-began-with = { $who }: родной мир — { $world }.
    .clause = { $world }
event-dealt = { $who } получает { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }.
    .clause = { $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        }
event-got-cards = Вы берёте: { $cards }.
event-gave-back = { $who } сбрасывает { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }.
    .clause = сброшено: { $count }
event-paid-cards = Вы сбрасываете: { $cards }.
event-round-began = Начинается раунд { $number }.
    .title = Раунд { $number }
event-round-ended = Раунд { $number } окончен.
    .title = –
event-chose = { $who }: { $actions }.
    .clause = { $actions }
event-phase-began =
    { $nth ->
        [1] Фаза: { $phase }.
       *[other] Фаза ещё раз: { $phase }.
    }
    .title = { ID($phase) ->
        [I] I Исследование
        [II] II Разработка
        [III] III Освоение
        [IV] IV Потребление
       *[V] V Производство
    }{ $nth ->
        [1] { "" }
       *[other] { " " }×{ $nth }
    }
event-explored = { $who } берёт на выбор { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }.
    .clause = –
event-kept = { $who } оставляет { $count } из { $of }.
    .clause = оставлено { $count } из { $of }
event-kept-cards = Вы оставляете: { $cards }.
event-developed = { $who } внедряет: { $card }, { $price ->
        [0] бесплатно
       *[other] оплата { $price }
    }.
    .clause = { $card }, { $price ->
        [0] бесплатно
       *[other] оплата { $price }
    }
event-settled =
    { ID($way) ->
        [conquer] { $who } захватывает: { $world } (атака { $needed }){ $price ->
            [0] { "" }
           *[other] , оплата { $price }
        }
       *[other] { $who } осваивает: { $world }, { $price ->
            [0] бесплатно
           *[other] оплата { $price }
        }
    }{ ID($stayed) ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }(+ { $stayed })
    }.
    .clause = { ID($way) ->
        [conquer] { $world }, захват (атака { $needed }){ $price ->
            [0] { "" }
           *[other] , оплата { $price }
        }
       *[other] { $world }, { $price ->
            [0] бесплатно
           *[other] оплата { $price }
        }
    }{ ID($stayed) ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }(+ { $stayed })
    }
event-discarded-from-tableau = { $who } сбрасывает из сектора: { $card }.
    .clause = из сектора сброшено: { $card }
event-drew = { $who } берёт { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    } ({ $card }).
    .clause = { ID($card) ->
        [trade] –
        [settle-bonus] +{ $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        }
       *[other] +{ $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        } ({ $card })
    }
word-trade = продажа
word-settle-bonus = привилегия освоения
word-bonus = привилегия действия
event-sold = { $who } продаёт товар: { $world } ({ $good }), за { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }.
    .clause = продажа: { $world } ({ $good }), +{ $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        }
event-consumed =
    { $who }: { $card } ← { $worlds }: { $vp ->
        [0] { $count ->
         [one] { $count } карта
         [few] { $count } карты
        *[other] { $count } карт
    }
       *[other] { $vp } ПО{ $count ->
            [0] { "" }
           *[other] , { $count ->
         [one] { $count } карта
         [few] { $count } карты
        *[other] { $count } карт
    }
        }
    }{ ID($doubled) ->
        [yes] { " " }(с учётом ×2)
       *[other] { "" }
    }.
    .clause = { $card } ← { $worlds }{ $vp ->
        [0] { "" }
       *[other] { ": " }{ $vp } ПО{ ID($doubled) ->
            [yes] { " " }(с учётом ×2)
           *[other] { "" }
        }
    }
event-discarded-for-vp = { $who } сбрасывает { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    } за { $vp } ПО ({ $card }).
    .clause = { $card }: −{ $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        } → { $vp } ПО
event-gambled = { $who } называет { $number } ({ $card }) и раскрывает: { $shown } — { ID($won) ->
        [yes] на руку
       *[other] в сброс
    }.
    .clause = { $card }: { $number }, { $shown } – { ID($won) ->
        [yes] на руку
       *[other] в сброс
    }
event-produced = { $who } производит: { $world } ({ $good }){ ID($card) ->
        [self] { "" }
       *[other] , { $card }
    }.
    .clause = { $world } ({ $good }{ ID($card) ->
        [self] { "" }
       *[other] , { $card }
    })
event-paid-for-good = { $who } сбрасывает { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    } ради товара: { $world }.
    .clause = { $world }: −{ $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        }
event-goal-taken = { $who } получает цель: { $goal }, { $vp } ПО{ ID($shared) ->
        [yes] { " " }(вместе с другими)
       *[other] { "" }
    }.
event-goal-lost = { $who } теряет цель: { $goal }.
event-discarded-down = { $who } сбрасывает до предела руки { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }.
    .title = Предел руки
    .clause = −{ $count ->
             [one] { $count } карта
             [few] { $count } карты
            *[other] { $count } карт
        }
event-reshuffled = Сброс перемешан: в колоде { $count ->
         [one] { $count } карта
         [few] { $count } карты
        *[other] { $count } карт
    }.
event-pool-emptied = Забран последний жетон ПО: игра закончится в этом раунде.
event-game-ended = Финальный подсчёт очков: { $by }.
by-tableau = 12 карт в секторе
by-vp-pool = закончились жетоны ПО

## Prices, consequences, obstacles

note-already-placed = { $card }: уже есть в вашем секторе
note-conquest = атака { $needed }, у вас { $has }
note-draws = взять { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }
note-gives-vp = { $vp } ПО
note-goods-left = сначала нужно произвести оставшиеся товары
note-military-not-needed = { $card }: здесь не нужно
note-needs-cards = для оплаты нужно карт: { $needed }, у вас { $has }
note-needs-military = нужна атака { $needed }, у вас { $has }
note-needs-military-or-cards = нужна атака { $needed }, у вас { $has }; или карт для оплаты: { $cost }, у вас { $cards }
note-not-a-development = { $card }: это не разработка
note-not-a-world = { $card }: это не мир
note-not-in-hand = этой карты нет у вас на руке
note-not-this-way = { $card }: этим способом освоить нельзя
note-power-left = сначала нужно применить: { $card }
note-power-unusable = { $card }: сейчас применить нельзя
note-price = { $price ->
        [0] бесплатно
       *[other] оплата { $price }
    }
note-sells = взять { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }
note-boosted-by = помогает: { $cards }
note-makes = { $goods }, продать можно за { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }
note-leaves-tableau = будет сброшено: { $cards }
note-uses-card = будет сброшено: { $cards }
note-yields = { $vp ->
        [0] { $cards ->
            [0] ничего
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }({ $goods ->
         [one] { $goods } товар
         [few] { $goods } товара
        *[other] { $goods } товаров
    })
    }

## Setting up

error-deal-wrong-number = В «deal { $deal }» слов: { $has }; нужно { $needed }.
error-record-differs = Здесь в записи другое, чем по правилам и по колоде ({ $what }).
error-setup-deal-goals = В «deal goals» нужны цели «первым» ({ $first }) и «больше всех» ({ $most }).
error-setup-needs-storm = Для этого нужно дополнение: { $option }.
option-sets = наборы
    .name = наборы
sets-storm = с дополнением
sets-base = только базовый
option-goals = цели
    .name = цели
option-edition = издание
    .name = издание
edition-first = первое
edition-second = второе
option-duel = вдвоём
    .name = дуэль
duel-two = по два действия
duel-one = по одному действию
option-hands = руки
    .name = руки
hands-deal = раздача карт
hands-preset = карты первой партии

## Commands

command-act = действие
    .about = Выбрать действие или действия
command-explore = исследовать
    .about = Оставить карты исследования
command-develop = внедрить
    .about = Внедрить разработку
command-settle = освоить
    .about = Освоить мир
command-boost = усилить
    .about = Усилить атаку ради этого мира
command-pay = оплатить
    .about = Оплатить картами с руки
command-trade = продать
    .about = Продать товар
command-consume = потребить
    .about = Применить способность к товарам
command-gamble = угадать
    .about = Назвать число
command-produce = произвести
    .about = Произвести товар в мире
command-done = готово
    .about = Больше ничего в этой фазе
command-discard = сбросить
    .about = Сбросить карты с руки
param-which = какое
    .about = Какое действие
param-second = второе
    .about = Второе действие
param-keep = оставить
    .about = Какие карты
param-card = карта
    .about = Какая карта
param-world = мир
    .about = Какой мир
param-way = способ
    .about = Каким способом
param-with = чем
    .about = Какими картами
param-marked = карты
    .about = Какие карты, через запятую
param-cards = карты
    .about = Какие карты; best — предложение
param-power = способность
    .about = Карта со способностью
param-goods = товары
    .about = Миры, товары которых тратятся
param-number = число
    .about = Число от 1 до 7
param-by = как
    .about = Какой способностью

## Points by source

source-chips = жетоны ПО
source-printed = на картах
source-goals = цели
source-six = разработки со стоимостью 6

## Goals

word-galactic-standard-of-living = Галактический уровень жизни
    .long = Первым получить 5 ПО в жетонах; жетоны за цели не считаются.
word-system-diversity = Системное разнообразие
    .long = Первым собрать миры всех четырёх видов товаров.
word-overlord-discoveries = Тайны пришельцев
    .long = Первым собрать 3 карты пришельцев.
word-budget-surplus = Бюджетный профицит
    .long = Первым сбросить карту сверх предела руки.
word-innovation-leader = Лидерство в инновациях
    .long = Первым собрать способности всех фаз и способность продажи.
word-galactic-status = Галактический статус
    .long = Первым внедрить разработку со стоимостью 6.
word-greatest-military = Величайшая армия
    .long = Наибольшее значение атаки, минимум 6; особые факторы атаки не учитываются.
word-largest-industry = Крупнейшая индустрия
    .long = Больше всех миров с предметами роскоши и редкими элементами, минимум 3.
word-greatest-infrastructure = Лучшая инфраструктура
    .long = Больше всех разработок, минимум 4.
word-production-leader = Лидер производства
    .long = Больше всех миров производства, минимум 4.

## Advice: what an answer brings

note-brings = { $vp ->
        [0] { $cards ->
            [0] ничего
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ ID($doubled) ->
            [yes] { " " }(уже ×2)
           *[other] { "" }
        }{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
    }
note-best-consuming = самое большее: { $vp ->
        [0] { $cards ->
            [0] ничего
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
    }
note-best-sale = лучшая продажа: { $count ->
         [one] { $count } карта
         [few] { $count } карты
        *[other] { $count } карт
    }
note-cards-on-table = в секторе { $count } из { $limit }
note-goal-progress = { $goal }: { $has } из { $needed }
note-leaves-goods = остаются товары: { $worlds }
note-military-after = атака { $before } → { $after }
note-cheaper-by = благодаря: { $cards }
note-cost-parts = стоимость { $printed }, скидка { $less }
note-marked =
    { ID($mark) ->
        [keep] ⚑ беречь
       *[other] ↓ отдать первой
    }
note-paid-card =
    { ID($why) ->
        [keep] { $card } ⚑
        [spend] { $card } (↓)
       *[other] { $card } (уже есть)
    }
note-pays-with = оплата: { $cards }
note-points-now = сейчас { $vp } ПО
note-share = { $percent } % невиденных карт
note-would-produce = товаров: { $goods }
note-with-booster = { $card }: атака { $has } из { $needed }

## Advice: why not

note-has-good = { $world }: товар уже есть
note-needs-goods =
    { ID($good) ->
        [any] нужно товаров: { $needed }
       *[other] нужно товаров: { $needed } ({ $good })
    }
note-needs-hand-card = { $card }: нужна карта на руке
note-needs-kinds = нужны товары разных видов: { $needed }
note-no-producer = { $world }: товар здесь произвести нельзя
note-no-such-card = нет такой карты: { $card }
note-no-such-power = { $card }: здесь нет способности
note-no-windfall-power = { $world }: нет способности для этого мира накопления
note-not-for-this-good = { $card }: не действует на { $good }
note-power-used = { $card }: уже применено в этой фазе

## Advice: warnings

note-trade-without-good = вам нечего продать
note-x2-without-consuming = удваивать нечего: нужен товар и способность, дающая за него ПО
note-nothing-to-produce =
    { ID($goods) ->
        [yes] на каждом вашем мире, который производит, уже лежит товар; место освободит только фаза потребления
       *[other] вы ничего не произведёте
    }
note-nothing-to-develop =
    { ID($explores) ->
        [yes] пока на руке нет разработки, которую можно внедрить; исследование может помочь
       *[other] на руке нет разработки, которую можно внедрить
    }
note-nothing-to-settle =
    { ID($explores) ->
        [yes] пока на руке нет мира, который можно освоить; исследование может помочь
       *[other] на руке нет мира, который можно освоить
    }
note-gives-only-six = { $card }: ваша единственная разработка со стоимостью 6
note-spends-kept = вы хотели сберечь: { $cards }
note-keeps-second-copy = { $card }: такая разработка у вас уже есть
note-could-be-conquered = { $card }: можно захватить без оплаты
note-ship-for-little = { $card }: цена и так всего { $price }
note-boost-not-needed = { $card }: не нужно, у вас атака { $has }, а достаточно { $needed }
note-loses-goal = цель будет потеряна: { $goal }
note-ends-by-tableau = это закончит игру, а вы позади: { $has } против { $needed } ПО
note-ends-by-pool = последние жетоны закончат игру, а вы позади: { $has } против { $needed } ПО
note-over-hand-limit = в конце раунда придётся сбросить { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }
note-sells-cheaply = принесёт только { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }; товар другого мира ({ $world }) — { $better }
note-draws-too-early = { $card } учитывает только уже произведённые товары, а могут появиться ещё
note-order-wastes = другой порядок принесёт больше: { $vp ->
        [0] { $cards ->
            [0] ничего
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карты
        *[other] { $cards } карт
    }
        }
    }
ask-hand-vp = Сбросить карты ради ПО?
    .done = Нет
ask-factory = Сбросить карту ради товара?
    .done = Нет

## Standing orders

habit-develop = разработки
habit-develop-ask = спрашивать меня
habit-develop-nothing = ничего, если нечего оплатить
habit-settle = миры
habit-settle-ask = спрашивать меня
habit-settle-nothing = ничего, если нечего освоить
habit-settle-second = второй мир
habit-settle-second-ask = спрашивать меня
habit-settle-second-nothing = ничего, если нечего освоить
habit-trade = продажа единственного товара
habit-trade-sell = продавать
habit-trade-ask = спрашивать меня
habit-consume = потребление
habit-consume-clear = лучший порядок, если он очевиден
habit-consume-best-vp = больше ПО
habit-consume-best-cards = больше карт
habit-consume-ask = спрашивать меня
habit-produce = производство
habit-produce-clear = лучший мир, если он очевиден
habit-produce-ask = спрашивать меня
habit-hand-vp = сброс карт ради ПО
habit-hand-vp-ask = спрашивать меня
habit-hand-vp-never = никогда
habit-gamble = угадывание числа
habit-gamble-ask = спрашивать меня
habit-gamble-likeliest = самое вероятное число
habit-keep = какие исследованные карты оставить
habit-keep-ask = спрашивать меня
habit-keep-marks = по моим пометкам, если они решают
habit-discard = сброс до предела руки
habit-discard-ask = спрашивать меня
habit-discard-marks = по моим пометкам, если они решают
habit-factory = товар за карту
habit-factory-ask = спрашивать меня
habit-factory-never = никогда

## Advice: nothing fits

note-no-card-to-develop = с руки нельзя внедрить ни одной разработки
note-no-card-to-settle = с руки нельзя освоить ни одного мира

## Short words beside symbols on cards

short-drawn = взять
short-kept = оставить
short-first = до выбора
short-military = атака
short-second = второй мир
short-here = с этого мира
short-kinds = { $n } видов
short-all = все
short-sell = продажа
short-sell-plain = продажа без $
short-gamble = угадать
short-good = товар
short-kind = вид
short-most = больше всех
short-pay = оплата

## Cards, large

kind-development = разработка
kind-world =
    { $kind ->
        [production] мир производства ({ $good })
        [windfall] мир накопления ({ $good })
       *[other] незащищённый мир{ $good ->
            [none] { "" }
           *[other] { " " }({ $good })
        }
    }
kind-military =
    { $kind ->
        [production] защищённый мир производства ({ $good })
        [windfall] защищённый мир накопления ({ $good })
       *[other] защищённый мир{ $good ->
            [none] { "" }
           *[other] { " " }({ $good })
        }
    }
board-copies = Экземпляров: в базовом наборе { $base }, в дополнении { $storm }.
board-start-world = Родной мир { $n }: карт на руке в начале — { $keeps }.
board-first-hand = Первая партия: { $list }.
second-cost = Второе издание: стоимость { $n }.
second-vp = Второе издание: { $n } ПО.
second-text = Второе издание, кроме того: { $text }

## Words on pictures

board-round-of = Раунд { $n } · { $stage }
board-hand = Ваша рука
board-hand-rest = Остальные карты на руке
board-no-cards = Карт нет
board-goals = Цели
board-no-goals = В этой партии нет целей
board-scores = Если бы игра закончилась сейчас
board-final-scores = Итоги
board-tie = при ничьей { $n }
board-choices = На выбор
board-reach = Что достижимо
board-reach-now = Сейчас
board-reach-over = Игра окончена
board-reach-soon = Если взять ещё { $n }
board-reach-later = Позже
board-reach-never = сейчас нельзя
board-with-good = { $name } (товар)

## Positions in words

board-titled = { $title }: { $list }
board-on-table = в секторе { $n }
board-in-hand = на руке { $n }
board-military = атака { $n }
board-against = { $n } против: { $what }
board-goods-on = Товары
board-source-chips = жетоны { $n }
board-source-printed = на картах { $n }
board-source-six = { $name } { $n } ({ $terms })
board-source-goals = цели { $n }
board-progress = { $name } { $have }/{ $need }
board-goal-held = { $title } ({ $n } ПО, у игрока: { $holders }): { $progress }
board-goal-free = { $title } ({ $n } ПО, свободна{ $holders }): { $progress }
board-way-conquer = { $way } ({ $has } ≥ { $needed })
board-way-paid = { $way } { $n }
board-defense = защита { $n }
board-cost = стоимость { $n }
board-points = { $n } ПО
board-points-variable = переменные ПО
board-points-chips = { $points } (жетоны { $chips })
board-now = сейчас
board-phases = Фазы
board-pool = Осталось жетонов ПО: { $n } из { $size }
board-deck = В колоде: { $n }, в сбросе: { $discard }
board-actions = Действия раунда
board-earlier = Прошлые раунды
board-tableau = В секторе
board-points-from = Очки
board-drawn = Исследованные карты
board-pack = Пачка
board-worlds = Родные миры
thing-chips = тройки ПО в жетонах
thing-military = атака
thing-goods = товары
board-way-boosted = { $way } ({ $has } + временный бонус = { $needed })

## Robot: what it does and why

action-explore = исследование
face-explore = исследование
face-develop = разработка
face-settle = освоение
face-trade = продажа $
face-x2 = потребление ×2
face-produce = производство
face-match = совпадение
face-head = голова робота
how-action = действие
how-reaction = реакция
level-easy = лёгкая
level-medium = средняя
level-hard = высокая
option-level = сложность
    .name = сложность
option-world = ваш родной мир
    .name = мир
option-robot = родной мир робота
    .name = робот
option-draft = драфт
    .name = драфт
lobby-assumed = Что изображено на кубиках робота и на части накладок, в тексте правил не сказано: это наши предположения.
word-any = любой
event-robot-began = Робот: родной мир — { $world }, сложность: { $level }.
event-robot-rolled =
    Кубики робота: { $faces } → { $actions }{ $reasons ->
        [0] .
       *[other] { " " }({ $notes }).
    }
event-robot-acted = Робот, { $phase } ({ $how }): { $notes }.
note-robot-head = голова робота — { $action }
note-robot-copies = оба совпадения: повторяет оба ваших действия
note-robot-match = совпадение: повторяет ваше действие — { $action }
note-robot-draws = берёт { $count ->
         [one] { $count } карту
         [few] { $count } карты
        *[other] { $count } карт
    }
note-robot-credits = кредиты { $before } → { $after }
note-robot-economy = экономика { $before } → { $after }
note-robot-vp = { $vp } ПО
note-robot-places = выкладывает: { $card }
note-robot-reveals = { ID($fits) ->
        [yes] раскрывает: { $card }
       *[other] раскрывает и сбрасывает: { $card }
    }
note-robot-finds-nothing = ничего подходящего, раскрытые карты сброшены
note-robot-token = выкладывает жетон разработки со стоимостью 6 за { $price }
note-robot-no-credits = кредитов нет, ничего не делает
note-robot-waits = ждёт своего первого освоения
note-robot-seeks-military = ищет защищённые миры
note-robot-leaves = { $world }: сброшен из сектора
note-robot-nothing = ничего не делает
note-robot-new-head = голова робота теперь — { $action }

## Draft

ask-draft = Оставьте одну карту из пачки.
board-packs = Пачка { $n } из { $of }, передаётся { $way } · ждут пачки: { $waiting }
board-packs-left = налево
board-packs-right = направо
board-packs-here = ждут пачки: { $n }
board-picked = выбрано карт: { $n }
board-picked-own =
    У вас { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    } (разработки: { $developments }, незащищённые миры: { $worlds }, защищённые: { $military }).
board-my-picks = Мои карты: { $n }
board-draft-worlds = Ваши родные миры: { $list }; один вы оставите.
board-pack-gone = Эта пачка у вас уже была; с тех пор взяли: { $list }.
board-pack-returns =
    Из этой пачки к вам { $n ->
        [one] вернётся { $n } карта.
        [few] вернутся { $n } карты.
       *[other] вернётся { $n } карт.
    }
ask-world = Какой родной мир?
move-draft =
    { $n ->
        [0] Выбрать карту
       *[other] Выбрать: { $a }
    }
    .item = { $a }
move-world =
    { $n ->
        [0] Родной мир
       *[other] Начать: { $a }
    }
    .item = { $a }
event-picked = { $who }: выбрано карт — { $count }.
    .latest = выбрано карт — { $count }
event-picked-card = Вы выбираете: { $card }.
error-setup-draft-or-preset = С драфтом не бывает карт первой партии: выберите что-то одно.
error-setup-draft-seats = Драфт — для игроков числом до { $most } и не против робота.
error-setup-world = { $world }: здесь этот мир выбрать нельзя. Можно начать с миров: { $worlds }.
error-setup-solo = Против робота этого выбрать нельзя: { $option }.
command-draft = взять
    .about = Выбрать карту из пачки
command-world = родной-мир
    .about = Выбрать родной мир
board-no-robot = Робота за этим столом нет
board-robot-world = { $world } · сложность: { $level }
board-robot-credits = Кредиты
board-robot-economy = Экономическое состояние
board-robot-tokens = Жетоны разработок
board-robot-head = Голова робота
board-robot-assumed = Грани кубиков и часть накладок предположены нами
board-robot-dice = Кубики
board-of = { $n } из { $most }
word-robot = робот
word-six-cost = разработки со стоимостью 6
word-deck = личная колода

## What parts equal points

tie-cards-and-goods = решают карты на руке и товары
tie-with-robot = карты на руке и товары сравниваются с кредитами и экономическим состоянием робота

## Pictures, by the button that shows them

view-table = стол
view-goals = цели
view-hand = моя рука
view-tableau = сектор
view-choices = из чего выбрать
view-reach = что достижимо
view-card = карта
view-robot = робот
view-scores = очки

## Первая игра

coach-act = Выберите два действия. Каждое выбранное действие — фаза для всех: если осваивает робот, можете и вы; привилегия достаётся только за своё. Начать хорошо с **исследования** или **освоения**.
    .more = Снова два действия. На что есть карты? **Разработка** и **освоение** выкладывают карты, **производство** кладёт товары под миры, **продажа $** меняет товар на карты, **×2** удваивает его очки. Игра кончается на двенадцатой карте в секторе или с последним жетоном.
coach-keep = Карты — это и деньги: каждую выложенную карту оплачивают другими картами с руки. Оставьте дешёвое или то, что подходит к вашему сектору.
coach-develop = Разработку в зелёной рамке можно оплатить сейчас; в списке сказано, какими картами. Её способность работает все следующие раунды. Не выкладывать ничего — тоже хороший ответ.
coach-settle = Мир с числом в круге оплачивают картами; мир с мечом захватывают, если хватает атаки, и он бесплатен. Выберите из списка.
coach-trade = Товар — это карта под миром. Продайте один: от вида зависит, сколько карт он принесёт, больше всего — **технологии пришельцев**.
coach-consume = Способности превращают товары в очки и карты. Зелёная кнопка — лучший порядок; нажмите её.
coach-produce = Мир накопления получает товар только по такой привилегии. Положите туда, где он дороже.
coach-discard = Оставить можно не больше десяти карт. Сбросьте то, чего никогда не оплатите; предложенное — хорошее начало.
coach-pay = Этими картами вы платите. Предложены те, что для вас дешевле всего.
coach-confirm = Нажмите зелёную кнопку, чтобы отправить ответ. До этого за столом ничего не случилось, и любой шаг можно отменить.
coach-farewell = Это были три раунда; дальше вы справитесь сами. Помните о двенадцатой карте: она кончает игру. «{ $why }» скажет, что мешает, /правила найдёт любую карту и слово. Удачи!
coach-settle-second = Мир с числом в круге оплачивают картами; мир с мечом захватывают, если хватает атаки, и он бесплатен. Выберите из списка.

## Статистика

points-chips = жетоны ПО
points-printed = ПО на картах
points-six = разработки со стоимостью 6
points-goals = цели
page-factions = Родные миры
counted-factions = **Родные миры**: оконченные игры между людьми, в среднем.

## Что видят компьютерные игроки

worth-points = ПО
worth-goals = цели
worth-hand = карты на руке
worth-goods = товары
worth-engine = способности сектора
worth-plans = карты, которые можно разыграть
worth-tempo = что ещё успеют другие игроки
worth-lead = преимущество к концу партии
