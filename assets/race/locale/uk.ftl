### Боротьба за Галактику українською.

## Names of cards: English as published; Russian where the rulebook of the set prints them, else ours; Ukrainian ours

word-old-earth = Стара Земля
word-epsilon-eridani = Епсилон Ерідана
word-alpha-centauri = Альфа Центавра
word-new-sparta = Нова Спарта
word-earths-lost-colony = Утрачена земна колонія
word-rebel-fuel-cache = Паливний склад повстанців
word-public-works = Громадські роботи
word-gem-world = Світ самоцвітів
word-colony-ship = Корабель колоністів
word-comet-zone = Зона комет
word-expedition-force = Експедиційний корпус
word-mining-robots = Роботи-шахтарі
word-rebel-miners = Шахтарі-повстанці
word-export-duties = Експортне мито
word-former-penal-colony = Колишня виправна колонія
word-malevolent-lifeforms = Ворожі форми життя
word-new-military-tactics = Нова військова тактика
word-space-marines = Космічний десант
word-contact-specialist = Дипломат
word-avian-uplift-race = Розвинена раса птахів
word-spice-world = Світ прянощів
word-lost-species-ark-world = Світ-ковчег зниклих видів
word-new-vinland = Новий Вінланд
word-artist-colony = Колонія художників
word-alien-robotic-factory = Роботизований завод прибульців
word-plague-world = Чумний світ
word-distant-world = Далекий світ
word-rebel-outpost = Аванпост повстанців
word-rebel-warrior-race = Войовнича раса повстанців
word-rebel-underground = Підпілля повстанців
word-new-survivalists = Нові виживальники
word-outlaw-world = Світ поза законом
word-lost-alien-battle-fleet = Втрачений бойовий флот прибульців
word-diversified-economy = Диверсифікація економіки
word-consumer-markets = Споживчі ринки
word-mining-conglomerate = Гірничодобувний конгломерат
word-research-labs = Дослідницькі лабораторії
word-deficit-spending = Дефіцитне фінансування
word-investment-credits = Інвестиційні кредити
word-pan-galactic-league = Пангалактична ліга
word-mining-league = Гірничодобувна ліга
word-free-trade-association = Асоціація вільної торгівлі
word-alien-tech-institute = Інститут технологій прибульців
word-galactic-survey-seti = Огляд галактики: пошук розуму
word-galactic-federation = Галактична федерація
word-refugee-world = Світ біженців
word-empath-world = Світ емпатів
word-galactic-resort = Галактичний курорт
word-pre-sentient-race = Передрозумна раса
word-deserted-alien-outpost = Покинутий аванпост прибульців
word-deserted-alien-colony = Покинута колонія прибульців
word-galactic-engineers = Галактичні інженери
word-black-market-trading-world = Світ чорного ринку
word-merchant-world = Світ купців
word-tourist-world = Світ туристів
word-galactic-trendsetters = Галактичні законодавці мод
word-alien-rosetta-stone-world = Світ розетського каменя прибульців
word-star-nomad-lair = Лігво зоряних кочівників
word-the-last-of-the-uplift-gnarssh = Останні з розвинених гнаршів
word-alien-robot-sentry = Робот-вартовий прибульців
word-pirate-world = Піратський світ
word-reptilian-uplift-race = Розвинена раса рептилій
word-lost-alien-warship = Втрачений військовий корабель прибульців
word-alien-robot-scout-ship = Робот-розвідник прибульців
word-runaway-robots = Роботи-втікачі
word-interstellar-bank = Міжзоряний банк
word-terraforming-robots = Роботи-тераформувачі
word-drop-ships = Десантні кораблі
word-new-galactic-order = Новий галактичний порядок
word-asteroid-belt = Пояс астероїдів
word-merchant-guild = Гільдія купців
word-secluded-world = Усамітнений світ
word-imperium-armaments-world = Збройовий світ Імперії
word-terraformed-world = Тераформований світ
word-replicant-robots = Роботи-репліканти
word-pilgrimage-world = Світ паломників
word-rebel-homeworld = Батьківщина повстанців
word-new-economy = Нова економіка
word-radioactive-world = Радіоактивний світ
word-aquatic-uplift-race = Розвинена водна раса
word-genetics-lab = Генетична лабораторія
word-bio-hazard-mining-world = Біонебезпечний світ-копальня
word-deserted-alien-library = Покинута бібліотека прибульців
word-destroyed-world = Знищений світ
word-galactic-renaissance = Галактичний ренесанс
word-blaster-gem-mines = Копальні бластерних кристалів
word-gambling-world = Світ-казино
word-expanding-colony = Колонія, що росте
word-space-port = Космопорт
word-prosperous-world = Квітучий світ
word-new-earth = Нова Земля
word-rebel-base = База повстанців
word-galactic-imperium = Галактична Імперія
word-trade-league = Торгова ліга
word-mining-world = Світ-копальня
word-separatist-colony = Колонія сепаратистів
word-ancient-race = Стародавня раса
word-damaged-alien-factory = Зруйнований завод прибульців
word-doomed-world = Приречений світ
word-terraforming-guild = Гільдія тераформування
word-galactic-genome-project = Проєкт «Галактичний геном»
word-space-mercenaries = Космічні найманці
word-improved-logistics = Поліпшена логістика
word-deserted-alien-world = Покинутий світ прибульців
word-rebel-colony = Колонія повстанців
word-clandestine-uplift-lab = Таємна лабораторія розвиненої раси
word-imperium-lords = Володарі Імперії
word-smuggling-lair = Лігво контрабандистів
word-volcanic-world = Вулканічний світ
word-rebel-sympathizers = Прихильники повстанців
word-galactic-bazaar = Галактичний базар
word-galactic-studios = Галактичні студії
word-alien-toy-shop = Крамниця іграшок прибульців
word-hive-world = Світ-вулик

## Amounts

amount-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[other] { $n } карт
        }
amount-goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[other] { $n } товарів
    }
amount-novelty =
    { $n ->
        [one] { $n } предмет розкоші
        [few] { $n } предмети розкоші
       *[other] { $n } предметів розкоші
    }
amount-rare =
    { $n ->
        [one] { $n } рідкісний елемент
        [few] { $n } рідкісні елементи
       *[other] { $n } рідкісних елементів
    }
amount-genes =
    { $n ->
        [one] { $n } генетичний матеріал
        [few] { $n } генетичні матеріали
       *[other] { $n } генетичних матеріалів
    }
amount-alien =
    { $n ->
        [one] { $n } технологія прибульців
        [few] { $n } технології прибульців
       *[other] { $n } технологій прибульців
    }
    .acc =
        { $n ->
            [one] { $n } технологію прибульців
            [few] { $n } технології прибульців
           *[other] { $n } технологій прибульців
        }
amount-vp = { $n } ПО
amount-chips =
    { $n ->
        [one] { $n } жетон ПО
        [few] { $n } жетони ПО
       *[other] { $n } жетонів ПО
    }
amount-credits =
    { $n ->
        [one] { $n } кредит
        [few] { $n } кредити
       *[other] { $n } кредитів
    }
amount-worlds =
    { $n ->
        [one] { $n } світ
        [few] { $n } світи
       *[other] { $n } світів
    }

## Kinds of goods and worlds

good-novelty = предмети розкоші
    .short = предмети розкоші
    .of = з предметами розкоші
good-rare = рідкісні елементи
    .short = рідкісні елементи
    .of = з рідкісними елементами
good-genes = генетичні матеріали
    .short = генетика
    .of = з генетичними матеріалами
good-alien = технології прибульців
    .short = технології прибульців
    .of = з технологіями прибульців
keyword-alien = Прибульці
    .of = прибульців
keyword-rebel = Повстанці
    .of = повстанців
keyword-imperium = Імперія
    .of = Імперії
keyword-uplift = Розвинена раса
    .of = розвиненої раси
keyword-terraforming = Тераформування
    .of = тераформування
keyword-chromosome = Хромосома
    .of = із хромосомою
word-world = світ
    .gen = світу
word-development = розробка
    .acc = розробку
word-vp = переможні очки
    .short = ПО
word-hand = карти на руці
word-tableau = карти в секторі
word-goods = товари
word-military = значення атаки
word-none = нічого

## Powers as sentences, made from the data of a card

power-explore-draw = Під час дослідження візьміть ще { FORM($amount, "acc") }.
power-explore-keep = Під час дослідження залиште ще { FORM($amount, "acc") }.
power-draw-at-phase-start = Перед вибором розробок візьміть { FORM($amount, "acc") }.
power-reduce-cost-ii = Розробки обходяться вам на { $n } дешевше.
power-reduce-cost-iii =
    { ID($good) ->
        [none] Світи обходяться вам на { $n } дешевше.
       *[other] Світи { FORM($good, "of") } обходяться вам на { $n } дешевше.
    }
power-draw-after-placing-ii = Впровадивши розробку, візьміть { FORM($amount, "acc") }.
power-draw-after-placing-iii = Освоївши світ, візьміть { FORM($amount, "acc") }.
power-military = { $n } до атаки.
power-military-against-good = { $n } до атаки проти світів { FORM($good, "of") }.
power-military-against-keyword = { $n } до атаки проти світів { FORM($keyword, "of") }.
power-discard-self-for-military = Скиньте цю карту: { $n } до атаки до кінця фази.
power-discard-self-for-zero-cost = Скиньте цю карту: освоїти світ коштує 0 (не для захоплення й не для світів { FORM($good, "of") }).
power-pay-for-military = Освоюйте захищений світ як незахищений із вартістю «захист − { $n }» (крім світів { FORM($good, "of") }).
power-discard-hand-for-military = Скиньте карти з руки, не більше ніж { $most }: { $n } до атаки за кожну до кінця фази.
power-settle-second-world = Повністю розігравши перший світ, ви можете викласти другий.
power-trade-bonus = Під час продажу візьміть ще { FORM($amount, "acc") }.
power-trade-bonus-good = Продавши { FORM($what, "acc") }, візьміть ще { FORM($amount, "acc") }.
power-trade-bonus-here = Продавши товар цього світу, візьміть ще { FORM($amount, "acc") }.
power-trade-bonus-per-keyword-world = Продавши { FORM($what, "acc") }, візьміть ще { FORM($amount, "acc") } за кожен ваш світ { FORM($keyword, "of") }.
power-consume = Скиньте { FORM($what, "acc") }, щоб отримати: { $gain }.
power-consume-times = Скиньте { FORM($what, "acc") }, щоб отримати: { $gain }; до { $times } разів.
power-consume-kinds = Скиньте { FORM($what, "acc") } різних видів, щоб отримати: { $gain }.
power-consume-here = Скиньте { FORM($what, "acc") } з цього світу, щоб отримати: { $gain }.
power-consume-all-goods = Скиньте всі свої товари: стільки ПО, скільки їх було, мінус 1.
power-discard-hand-for-vp = Ви можете скинути карти з руки, не більше ніж { $most }: { $gain } за кожну, без подвоєння.
power-draw = Візьміть { FORM($amount, "acc") }.
power-sell-good = Продайте 1 товар, як під час продажу, зі здібностями продажу.
power-sell-good-plain = Продайте 1 товар, як під час продажу, без здібностей продажу.
power-gamble = Назвіть число від { $first } до { $last } і розкрийте верхню карту колоди: якщо це її вартість або захист, візьміть її, інакше скиньте.
power-produce = Виробляє { FORM($what, "acc") }.
power-produce-by-discard = Ви можете скинути з руки { FORM($amount, "acc") }, щоб виробити тут { FORM($what, "acc") }.
power-draw-if-produced-here = Візьміть { FORM($amount, "acc") }, якщо цей світ виробив товар.
power-produce-on-windfall = Виробіть товар в одному зі своїх світів накопичення.
power-produce-on-windfall-good = Виробіть товар в одному зі своїх світів накопичення { FORM($good, "of") }.
power-draw-per-good-produced = Візьміть { FORM($amount, "acc") } за кожен вироблений у цій фазі товар: { $good }.
power-draw-per-kind-produced = Візьміть { FORM($amount, "acc") } за кожен вид товару, вироблений у цій фазі.
power-draw-per-world-good = Візьміть { FORM($amount, "acc") } за кожен свій світ { FORM($good, "of") }.
power-draw-per-world-military = Візьміть { FORM($amount, "acc") } за кожен свій захищений світ.
power-draw-if-produced-strictly-most = Візьміть { FORM($amount, "acc") }, якщо виробили в цій фазі більше товарів цього виду, ніж будь-хто інший: { $good }.

## What six-cost developments count

term-line = По { $points } ПО: { $what }.
term-chips = { $points } ПО за кожні 3 ПО в жетонах (цілі не рахуються).
term-military = { $points } ПО за кожну одиницю значення атаки.
term-goods = { $points } ПО за кожен товар у ваших світах наприкінці гри.
count-production = світи виробництва
count-windfall = світи накопичення
count-both = світи виробництва й накопичення
count-military = захищені світи
count-worlds = світи
count-developments = розробки
count-six = розробки вартістю 6
count-production-good = світи виробництва { FORM($good, "of") }
count-windfall-good = світи накопичення { FORM($good, "of") }
count-both-good = світи { FORM($good, "of") }
count-military-keyword = захищені світи { FORM($keyword, "of") }
count-keyword = карти { FORM($keyword, "of") }
count-worlds-power = світи зі здібністю фази { $phase }
count-developments-power = розробки зі здібністю фази { $phase }
count-other = інші { $what }

## The game

game-name = Боротьба за Галактику
    .command = боротьба

## Phases and actions

phase-i = дослідження
phase-ii = розробка
phase-iii = освоєння
phase-iv = споживання
phase-v = виробництво
phase-trade = продаж
phase-setup = підготовка
phase-draft = драфт
phase-act = вибір дій
phase-discard = скидання до межі руки
phase-over = кінець гри
phase-end = кінець раунду
action-explore5 = дослідження +5
    .short = дослідж. +5
action-explore1 = дослідження +1/+1
    .short = дослідж. +1/+1
action-develop = розробка
action-settle = освоєння
action-trade = продаж $
action-x2 = споживання ×2
    .short = спожив. ×2
action-produce = виробництво
act-explore5 = { action-explore5 }
    .long = Під час дослідження ви берете ще 5 карт.
act-explore1 = { action-explore1 }
    .long = Під час дослідження ви берете й залишаєте ще 1 карту.
act-develop = { action-develop }
    .long = Ваша розробка коштує на 1 дешевше.
act-settle = { action-settle }
    .long = Освоївши світ, ви берете 1 карту.
act-trade = { action-trade }
    .long = Перед споживанням ви продаєте один товар за карти.
act-x2 = { action-x2 }
    .long = Ваші товари приносять удвічі більше ПО.
act-produce = { action-produce }
    .long = Ви ще виробляєте товар в одному світі накопичення.
way-pay = оплата
way-conquer = захоплення
way-specialist = оплата через Дипломата
way-ship = безкоштовно, Корабель колоністів
way-doomed = безкоштовно, Приречений світ
settle-pay = оплатити
settle-conquer = захопити
settle-specialist = оплатити через Дипломата
settle-ship = безкоштовно: Корабель колоністів
settle-doomed = безкоштовно: Приречений світ
produce-self = сам
produce-bonus = привілей дії
produce-pay = скинувши карту

## Moves

move-act =
    { $n ->
        [0] Вибрати дію
       *[other] { $list }
    }
move-keep =
    { $n ->
        [0] Залишити
       *[other] Залишити: { $list }
    }
move-develop =
    { $n ->
        [0] Розробка
       *[other] { ID($a) ->
            [none] Нічого не впроваджувати
           *[other] Впровадити: { $a }
        }
    }
    .item = { ID($a) ->
        [none] Нічого не впроваджувати
       *[other] { $a }
    }
move-settle =
    { $n ->
        [0] Освоєння
        [1] { ID($a) ->
            [none] Нічого не освоювати
           *[other] Освоїти: { $a }
        }
       *[other] Освоїти: { $a } – { $b }
    }
    .item = { $n ->
        [1] { ID($a) ->
            [none] Нічого не освоювати
           *[other] { $a }
        }
       *[other] { ID($b) ->
            [pay] { $a }
           *[other] { $a } – { $b }
        }
    }
move-boost =
    { $n ->
        [0] Посилити атаку
       *[other] { ID($a) ->
            [none] Без посилення атаки
           *[other] Посилити атаку: { $list }
        }
    }
move-pay =
    { $n ->
        [0] Заплатити
       *[other] Скинути в оплату: { $list }
    }
back-pay = Заплатити інакше…
move-discard =
    { $n ->
        [0] Скинути
       *[other] Скинути: { $list }
    }
move-trade =
    { $n ->
        [0] Продаж
       *[other] Продати товар: { $a }
    }
    .item = { $a }
move-consume =
    { $n ->
        [0] Споживання
        [1] { $a }
       *[other] Спожити: { $a } ← { $after }
    }
    .item = { $n ->
        [1] { $a }
       *[other] { $a }: { $after }
    }
move-gamble =
    { $n ->
        [0] Угадати
       *[other] Назвати число { $a }
    }
    .item = { $a }
move-produce =
    { $n ->
        [0] Виробити
        [1] Виробити: { $a }
        [2] Виробити: { $a } – { $b }
       *[other] Виробити: { $a } – { $b }: { $c }
    }
move-draw =
    { $n ->
        [0] Узяти карти
       *[other] Узяти карти: { $a }
    }
move-done = Готово

## Questions

ask-act =
    { $count ->
        [1] Виберіть дію на раунд { $round }.
       *[other] Виберіть дві дії на раунд { $round }.
    }
ask-keep = Залиште { $count } з { $of }.
ask-give-back = Скиньте { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    } з { $of }; решта — ваша рука.
ask-develop =
    { $nth ->
        [1] Одна розробка чи нічого?
       *[other] Друга фаза розробки: одна розробка чи нічого?
    }
    .none = Нічого
ask-settle =
    { $nth ->
        [1] Один світ чи нічого?
       *[other] Друга фаза освоєння: один світ чи нічого?
    }
    .none = Нічого
ask-settle-second = Другий світ чи нічого?
    .none = Нічого
ask-boost = { $card }: які карти посилять атаку?
    .none = Нічого
ask-pay = { $card }: скиньте { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }.
ask-trade = Продайте один товар.
ask-consume =
    { $doubled ->
        [yes] Застосуйте здібності; ПО подвоюються.
       *[no] Застосуйте здібності.
    }
ask-gamble = Яке число назвете?
ask-produce = Куди піде додатковий товар?
ask-discard = Скиньте { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }: на руці залишається десять.

## What happened

to-the-end = -# { $when } · { ID($last) ->
        [yes] останній раунд
       *[no] до кінця
    }: карт { $cards }, жетонів ПО { $chips }
event-began-with = { $who }: рідний світ — { $world }.
    .clause = { $world }
event-dealt = { $who } отримує { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }.
    .clause = { $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        }
event-got-cards = Ви берете: { $cards }.
event-gave-back = { $who } скидає { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }.
    .clause = скинуто: { $count }
event-paid-cards = Ви скидаєте: { $cards }.
event-round-began = Починається раунд { $number }.
    .title = Раунд { $number }
event-round-ended = Раунд { $number } закінчено.
    .title = –
event-chose = { $who }: { $actions }.
    .clause = { $actions }
event-phase-began =
    { $nth ->
        [1] Фаза: { $phase }.
       *[other] Фаза ще раз: { $phase }.
    }
    .title = { ID($phase) ->
        [I] I Дослідження
        [II] II Розробка
        [III] III Освоєння
        [IV] IV Споживання
       *[V] V Виробництво
    }{ $nth ->
        [1] { "" }
       *[other] { " " }×{ $nth }
    }
event-explored = { $who } бере на вибір { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }.
    .clause = –
event-kept = { $who } залишає { $count } з { $of }.
    .clause = залишено { $count } з { $of }
event-kept-cards = Ви залишаєте: { $cards }.
event-developed = { $who } впроваджує: { $card }, { $price ->
        [0] безкоштовно
       *[other] оплата { $price }
    }.
    .clause = { $card }, { $price ->
        [0] безкоштовно
       *[other] оплата { $price }
    }
event-settled =
    { ID($way) ->
        [conquer] { $who } захоплює: { $world } (атака { $needed }){ $price ->
            [0] { "" }
           *[other] , оплата { $price }
        }
       *[other] { $who } освоює: { $world }, { $price ->
            [0] безкоштовно
           *[other] оплата { $price }
        }
    }{ ID($stayed) ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }(+ { $stayed })
    }.
    .clause = { ID($way) ->
        [conquer] { $world }, захоплення (атака { $needed }){ $price ->
            [0] { "" }
           *[other] , оплата { $price }
        }
       *[other] { $world }, { $price ->
            [0] безкоштовно
           *[other] оплата { $price }
        }
    }{ ID($stayed) ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }(+ { $stayed })
    }
event-discarded-from-tableau = { $who } скидає із сектора: { $card }.
    .clause = із сектора скинуто: { $card }
event-drew = { $who } бере { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    } ({ $card }).
    .clause = { ID($card) ->
        [trade] –
        [settle-bonus] +{ $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        }
       *[other] +{ $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        } ({ $card })
    }
word-trade = продаж
word-settle-bonus = привілей освоєння
word-bonus = привілей дії
event-sold = { $who } продає товар: { $world } ({ $good }), за { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }.
    .clause = продаж: { $world } ({ $good }), +{ $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        }
event-consumed =
    { $who }: { $card } ← { $worlds }: { $vp ->
        [0] { $count ->
         [one] { $count } карта
         [few] { $count } карти
        *[other] { $count } карт
    }
       *[other] { $vp } ПО{ $count ->
            [0] { "" }
           *[other] , { $count ->
         [one] { $count } карта
         [few] { $count } карти
        *[other] { $count } карт
    }
        }
    }{ ID($doubled) ->
        [yes] { " " }(з урахуванням ×2)
       *[other] { "" }
    }.
    .clause = { $card } ← { $worlds }{ $vp ->
        [0] { "" }
       *[other] { ": " }{ $vp } ПО{ ID($doubled) ->
            [yes] { " " }(з урахуванням ×2)
           *[other] { "" }
        }
    }
event-discarded-for-vp = { $who } скидає { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    } за { $vp } ПО ({ $card }).
    .clause = { $card }: −{ $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        } → { $vp } ПО
event-gambled = { $who } називає { $number } ({ $card }) і розкриває: { $shown } — { ID($won) ->
        [yes] на руку
       *[other] у скид
    }.
    .clause = { $card }: { $number }, { $shown } – { ID($won) ->
        [yes] на руку
       *[other] у скид
    }
event-produced = { $who } виробляє: { $world } ({ $good }){ ID($card) ->
        [self] { "" }
       *[other] , { $card }
    }.
    .clause = { $world } ({ $good }{ ID($card) ->
        [self] { "" }
       *[other] , { $card }
    })
event-paid-for-good = { $who } скидає { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    } заради товару: { $world }.
    .clause = { $world }: −{ $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        }
event-goal-taken = { $who } отримує ціль: { $goal }, { $vp } ПО{ ID($shared) ->
        [yes] { " " }(разом з іншими)
       *[other] { "" }
    }.
event-goal-lost = { $who } втрачає ціль: { $goal }.
event-discarded-down = { $who } скидає до межі руки { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }.
    .title = Межа руки
    .clause = −{ $count ->
             [one] { $count } карта
             [few] { $count } карти
            *[other] { $count } карт
        }
event-reshuffled = Скид перетасовано: у колоді { $count ->
         [one] { $count } карта
         [few] { $count } карти
        *[other] { $count } карт
    }.
event-pool-emptied = Забрано останній жетон ПО: гра закінчиться в цьому раунді.
event-game-ended = Фінальний підрахунок очок: { $by }.
by-tableau = 12 карт у секторі
by-vp-pool = закінчилися жетони ПО

## Prices, consequences, obstacles

note-already-placed = { $card }: уже є у вашому секторі
note-conquest = атака { $needed }, у вас { $has }
note-draws = узяти { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }
note-gives-vp = { $vp } ПО
note-goods-left = спочатку треба виробити решту товарів
note-military-not-needed = { $card }: тут не потрібно
note-needs-cards = для оплати треба карт: { $needed }, у вас { $has }
note-needs-military = потрібна атака { $needed }, у вас { $has }
note-needs-military-or-cards = потрібна атака { $needed }, у вас { $has }; або карт для оплати: { $cost }, у вас { $cards }
note-not-a-development = { $card }: це не розробка
note-not-a-world = { $card }: це не світ
note-not-in-hand = цієї карти немає у вас на руці
note-not-this-way = { $card }: цим способом освоїти не можна
note-power-left = спочатку треба застосувати: { $card }
note-power-unusable = { $card }: зараз застосувати не можна
note-price = { $price ->
        [0] безкоштовно
       *[other] оплата { $price }
    }
note-sells = узяти { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }
note-boosted-by = допомагає: { $cards }
note-makes = { $goods }, продати можна за { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }
note-leaves-tableau = буде скинуто: { $cards }
note-uses-card = буде скинуто: { $cards }
note-yields = { $vp ->
        [0] { $cards ->
            [0] нічого
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }({ $goods ->
         [one] { $goods } товар
         [few] { $goods } товари
        *[other] { $goods } товарів
    })
    }

## Setting up

error-deal-wrong-number = У «deal { $deal }» слів: { $has }; треба { $needed }.
error-record-differs = Тут у записі інше, ніж за правилами й за колодою ({ $what }).
error-setup-deal-goals = У «deal goals» потрібні цілі «першим» ({ $first }) і «найбільше» ({ $most }).
error-setup-needs-storm = Для цього потрібне доповнення: { $option }.
option-sets = набори
    .name = набори
sets-storm = з доповненням
sets-base = лише базовий
option-goals = цілі
    .name = цілі
option-edition = видання
    .name = видання
edition-first = перше
edition-second = друге
option-duel = удвох
    .name = дуель
duel-two = по дві дії
duel-one = по одній дії
option-hands = руки
    .name = руки
hands-deal = роздавання карт
hands-preset = карти першої партії

## Commands

command-act = дія
    .about = Вибрати дію або дії
command-explore = дослідити
    .about = Залишити карти дослідження
command-develop = впровадити
    .about = Впровадити розробку
command-settle = освоїти
    .about = Освоїти світ
command-boost = посилити
    .about = Посилити атаку заради цього світу
command-pay = оплатити
    .about = Оплатити картами з руки
command-trade = продати
    .about = Продати товар
command-consume = спожити
    .about = Застосувати здібність до товарів
command-gamble = угадати
    .about = Назвати число
command-produce = виробити
    .about = Виробити товар у світі
command-done = готово
    .about = Більше нічого в цій фазі
command-discard = скинути
    .about = Скинути карти з руки
param-which = яка
    .about = Яка дія
param-second = друга
    .about = Друга дія
param-keep = залишити
    .about = Які карти
param-card = карта
    .about = Яка карта
param-world = світ
    .about = Який світ
param-way = спосіб
    .about = Яким способом
param-with = чим
    .about = Якими картами
param-marked = карти
    .about = Які карти, через кому
param-cards = карти
    .about = Які карти; best — пропозиція
param-power = здібність
    .about = Карта зі здібністю
param-goods = товари
    .about = Світи, товари яких витрачаються
param-number = число
    .about = Число від 1 до 7
param-by = як
    .about = Якою здібністю

## Points by source

source-chips = жетони ПО
source-printed = на картах
source-goals = цілі
source-six = розробки вартістю 6

## Goals

word-galactic-standard-of-living = Галактичний рівень життя
    .long = Першим отримати 5 ПО в жетонах; жетони за цілі не рахуються.
word-system-diversity = Системна різноманітність
    .long = Першим зібрати світи всіх чотирьох видів товарів.
word-overlord-discoveries = Таємниці прибульців
    .long = Першим зібрати 3 карти прибульців.
word-budget-surplus = Бюджетний профіцит
    .long = Першим скинути карту понад межу руки.
word-innovation-leader = Лідерство в інноваціях
    .long = Першим зібрати здібності всіх фаз і здібність продажу.
word-galactic-status = Галактичний статус
    .long = Першим впровадити розробку вартістю 6.
word-greatest-military = Найбільша армія
    .long = Найбільше значення атаки, мінімум 6; особливі чинники атаки не враховуються.
word-largest-industry = Найбільша індустрія
    .long = Найбільше світів з предметами розкоші та рідкісними елементами, мінімум 3.
word-greatest-infrastructure = Найкраща інфраструктура
    .long = Найбільше розробок, мінімум 4.
word-production-leader = Лідер виробництва
    .long = Найбільше світів виробництва, мінімум 4.

## Advice: what an answer brings

note-brings = { $vp ->
        [0] { $cards ->
            [0] нічого
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
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
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
    }
note-best-consuming = щонайбільше: { $vp ->
        [0] { $cards ->
            [0] нічого
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
    }
note-best-sale = найкращий продаж: { $count ->
         [one] { $count } карта
         [few] { $count } карти
        *[other] { $count } карт
    }
note-cards-on-table = у секторі { $count } з { $limit }
note-goal-progress = { $goal }: { $has } з { $needed }
note-leaves-goods = залишаються товари: { $worlds }
note-military-after = атака { $before } → { $after }
note-cheaper-by = завдяки: { $cards }
note-cost-parts = вартість { $printed }, знижка { $less }
note-marked =
    { ID($mark) ->
        [keep] ⚑ берегти
       *[other] ↓ віддати першою
    }
note-paid-card =
    { ID($why) ->
        [keep] { $card } ⚑
        [spend] { $card } (↓)
       *[other] { $card } (вже є)
    }
note-pays-with = оплата: { $cards }
note-points-now = зараз { $vp } ПО
note-share = { $percent } % не бачених карт
note-would-produce = товарів: { $goods }
note-with-booster = { $card }: атака { $has } з { $needed }

## Advice: why not

note-has-good = { $world }: товар уже є
note-needs-goods =
    { ID($good) ->
        [any] потрібно товарів: { $needed }
       *[other] потрібно товарів: { $needed } ({ $good })
    }
note-needs-hand-card = { $card }: потрібна карта на руці
note-needs-kinds = потрібні товари різних видів: { $needed }
note-no-producer = { $world }: товар тут виробити не можна
note-no-such-card = немає такої карти: { $card }
note-no-such-power = { $card }: тут немає здібності
note-no-windfall-power = { $world }: немає здібності для цього світу накопичення
note-not-for-this-good = { $card }: не діє на { $good }
note-power-used = { $card }: уже застосовано в цій фазі

## Advice: warnings

note-trade-without-good = вам нічого продати
note-x2-without-consuming = подвоювати нічого: потрібен товар і здібність, що дає за нього ПО
note-nothing-to-produce =
    { ID($goods) ->
        [yes] на кожному вашому світі, що виробляє, уже лежить товар; місце звільнить лише фаза споживання
       *[other] ви нічого не виробите
    }
note-nothing-to-develop =
    { ID($explores) ->
        [yes] поки що на руці немає розробки, яку можна впровадити; дослідження може допомогти
       *[other] на руці немає розробки, яку можна впровадити
    }
note-nothing-to-settle =
    { ID($explores) ->
        [yes] поки що на руці немає світу, який можна освоїти; дослідження може допомогти
       *[other] на руці немає світу, який можна освоїти
    }
note-gives-only-six = { $card }: ваша єдина розробка вартістю 6
note-spends-kept = ви хотіли зберегти: { $cards }
note-keeps-second-copy = { $card }: така розробка у вас уже є
note-could-be-conquered = { $card }: можна захопити без оплати
note-ship-for-little = { $card }: ціна й так лише { $price }
note-boost-not-needed = { $card }: не потрібно, у вас атака { $has }, а досить { $needed }
note-loses-goal = ціль буде втрачено: { $goal }
note-ends-by-tableau = це закінчить гру, а ви позаду: { $has } проти { $needed } ПО
note-ends-by-pool = останні жетони закінчать гру, а ви позаду: { $has } проти { $needed } ПО
note-over-hand-limit = наприкінці раунду доведеться скинути { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
note-sells-cheaply = принесе лише { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }; товар іншого світу ({ $world }) — { $better }
note-draws-too-early = { $card } враховує лише вже вироблені товари, а можуть з’явитися ще
note-order-wastes = інший порядок принесе більше: { $vp ->
        [0] { $cards ->
            [0] нічого
           *[other] { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
       *[other] { $vp } ПО{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } карта
         [few] { $cards } карти
        *[other] { $cards } карт
    }
        }
    }
ask-hand-vp = Скинути карти заради ПО?
    .done = Ні
ask-factory = Скинути карту заради товару?
    .done = Ні

## Standing orders

habit-develop = розробки
habit-develop-ask = питати мене
habit-develop-nothing = нічого, якщо нічого оплатити
habit-settle = світи
habit-settle-ask = питати мене
habit-settle-nothing = нічого, якщо нічого освоїти
habit-settle-second = другий світ
habit-settle-second-ask = питати мене
habit-settle-second-nothing = нічого, якщо нічого освоїти
habit-trade = продаж єдиного товару
habit-trade-sell = продавати
habit-trade-ask = питати мене
habit-consume = споживання
habit-consume-clear = найкращий порядок, якщо він очевидний
habit-consume-best-vp = більше ПО
habit-consume-best-cards = більше карт
habit-consume-ask = питати мене
habit-produce = виробництво
habit-produce-clear = найкращий світ, якщо він очевидний
habit-produce-ask = питати мене
habit-hand-vp = скидання карт заради ПО
habit-hand-vp-ask = питати мене
habit-hand-vp-never = ніколи
habit-gamble = вгадування числа
habit-gamble-ask = питати мене
habit-gamble-likeliest = найімовірніше число
habit-keep = які досліджені карти залишити
habit-keep-ask = питати мене
habit-keep-marks = за моїми позначками, якщо вони вирішують
habit-discard = скидання до межі руки
habit-discard-ask = питати мене
habit-discard-marks = за моїми позначками, якщо вони вирішують
habit-factory = товар за карту
habit-factory-ask = питати мене
habit-factory-never = ніколи

## Advice: nothing fits

note-no-card-to-develop = з руки не можна впровадити жодної розробки
note-no-card-to-settle = з руки не можна освоїти жодного світу

## Short words beside symbols on cards

short-drawn = узяти
short-kept = залишити
short-first = до вибору
short-military = атака
short-second = другий світ
short-here = з цього світу
short-kinds = { $n } видів
short-all = усі
short-sell = продаж
short-sell-plain = продаж без $
short-gamble = угадати
short-good = товар
short-kind = вид
short-most = найбільше
short-pay = оплата

## Cards, large

kind-development = розробка
kind-world =
    { $kind ->
        [production] світ виробництва ({ $good })
        [windfall] світ накопичення ({ $good })
       *[other] незахищений світ{ $good ->
            [none] { "" }
           *[other] { " " }({ $good })
        }
    }
kind-military =
    { $kind ->
        [production] захищений світ виробництва ({ $good })
        [windfall] захищений світ накопичення ({ $good })
       *[other] захищений світ{ $good ->
            [none] { "" }
           *[other] { " " }({ $good })
        }
    }
board-copies = Примірників: у базовому наборі { $base }, у доповненні { $storm }.
board-start-world = Рідний світ { $n }: карт на руці на початку — { $keeps }.
board-first-hand = Перша партія: { $list }.
second-cost = Друге видання: вартість { $n }.
second-vp = Друге видання: { $n } ПО.
second-text = Друге видання, крім того: { $text }

## Words on pictures

board-round-of = Раунд { $n } · { $stage }
board-hand = Ваша рука
board-hand-rest = Решта карт на руці
board-no-cards = Карт немає
board-goals = Цілі
board-no-goals = У цій партії немає цілей
board-scores = Якби гра закінчилася зараз
board-final-scores = Підсумки
board-tie = за нічиєї { $n }
board-choices = На вибір
board-reach = Що досяжне
board-reach-now = Зараз
board-reach-over = Гру закінчено
board-reach-soon = Якщо взяти ще { $n }
board-reach-later = Пізніше
board-reach-never = зараз не можна
board-with-good = { $name } (товар)

## Positions in words

board-titled = { $title }: { $list }
board-on-table = у секторі { $n }
board-in-hand = на руці { $n }
board-military = атака { $n }
board-against = { $n } проти: { $what }
board-goods-on = Товари
board-source-chips = жетони { $n }
board-source-printed = на картах { $n }
board-source-six = { $name } { $n } ({ $terms })
board-source-goals = цілі { $n }
board-progress = { $name } { $have }/{ $need }
board-goal-held = { $title } ({ $n } ПО, у гравця: { $holders }): { $progress }
board-goal-free = { $title } ({ $n } ПО, вільна{ $holders }): { $progress }
board-way-conquer = { $way } ({ $has } ≥ { $needed })
board-way-paid = { $way } { $n }
board-defense = захист { $n }
board-cost = вартість { $n }
board-points = { $n } ПО
board-points-variable = змінні ПО
board-points-chips = { $points } (жетони { $chips })
board-now = зараз
board-phases = Фази
board-pool = Залишилося жетонів ПО: { $n } з { $size }
board-deck = У колоді: { $n }, у скиді: { $discard }
board-actions = Дії раунду
board-earlier = Попередні раунди
board-tableau = У секторі
board-points-from = Очки
board-drawn = Досліджені карти
board-pack = Пачка
board-worlds = Рідні світи
thing-chips = трійки ПО в жетонах
thing-military = атака
thing-goods = товари
board-way-boosted = { $way } ({ $has } + тимчасовий бонус = { $needed })

## Robot: what it does and why

action-explore = дослідження
face-explore = дослідження
face-develop = розробка
face-settle = освоєння
face-trade = продаж $
face-x2 = споживання ×2
face-produce = виробництво
face-match = збіг
face-head = голова робота
how-action = дія
how-reaction = реакція
level-easy = легка
level-medium = середня
level-hard = висока
option-level = складність
    .name = складність
option-world = ваш рідний світ
    .name = світ
option-robot = рідний світ робота
    .name = робот
option-draft = драфт
    .name = драфт
lobby-assumed = Що зображено на кубиках робота й на частині накладок, у тексті правил не сказано: це наші припущення.
word-any = будь-який
event-robot-began = Робот: рідний світ — { $world }, складність: { $level }.
event-robot-rolled =
    Кубики робота: { $faces } → { $actions }{ $reasons ->
        [0] .
       *[other] { " " }({ $notes }).
    }
event-robot-acted = Робот, { $phase } ({ $how }): { $notes }.
note-robot-head = голова робота — { $action }
note-robot-copies = обидва збіги: повторює обидві ваші дії
note-robot-match = збіг: повторює вашу дію — { $action }
note-robot-draws = бере { $count ->
         [one] { $count } карту
         [few] { $count } карти
        *[other] { $count } карт
    }
note-robot-credits = кредити { $before } → { $after }
note-robot-economy = економіка { $before } → { $after }
note-robot-vp = { $vp } ПО
note-robot-places = викладає: { $card }
note-robot-reveals = { ID($fits) ->
        [yes] розкриває: { $card }
       *[other] розкриває і скидає: { $card }
    }
note-robot-finds-nothing = нічого придатного, розкриті карти скинуто
note-robot-token = викладає жетон розробки вартістю 6 за { $price }
note-robot-no-credits = кредитів немає, нічого не робить
note-robot-waits = чекає свого першого освоєння
note-robot-seeks-military = шукає захищені світи
note-robot-leaves = { $world }: скинуто із сектора
note-robot-nothing = нічого не робить
note-robot-new-head = голова робота тепер — { $action }

## Draft

ask-draft = Залиште одну карту з пачки.
board-packs = Пачка { $n } з { $of }, передається { $way } · чекають пачки: { $waiting }
board-packs-left = ліворуч
board-packs-right = праворуч
board-packs-here = чекають пачки: { $n }
board-picked = вибрано карт: { $n }
board-picked-own =
    У вас { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    } (розробки: { $developments }, незахищені світи: { $worlds }, захищені: { $military }).
board-my-picks = Мої карти: { $n }
board-draft-worlds = Ваші рідні світи: { $list }; один ви залишите.
board-pack-gone = Ця пачка у вас уже була; відтоді взяли: { $list }.
board-pack-returns =
    З цієї пачки до вас { $n ->
        [one] повернеться { $n } карта.
        [few] повернуться { $n } карти.
       *[other] повернеться { $n } карт.
    }
ask-world = Який рідний світ?
move-draft =
    { $n ->
        [0] Вибрати карту
       *[other] Вибрати: { $a }
    }
    .item = { $a }
move-world =
    { $n ->
        [0] Рідний світ
       *[other] Почати: { $a }
    }
    .item = { $a }
event-picked = { $who }: вибрано карт — { $count }.
    .latest = вибрано карт — { $count }
event-picked-card = Ви вибираєте: { $card }.
error-setup-draft-or-preset = З драфтом не буває карт першої партії: виберіть щось одне.
error-setup-draft-seats = Драфт — для гравців числом до { $most } і не проти робота.
error-setup-world = { $world }: тут цей світ вибрати не можна. Можна почати зі світів: { $worlds }.
error-setup-solo = Проти робота цього вибрати не можна: { $option }.
command-draft = узяти
    .about = Вибрати карту з пачки
command-world = рідний-світ
    .about = Вибрати рідний світ
board-no-robot = Робота за цим столом немає
board-robot-world = { $world } · складність: { $level }
board-robot-credits = Кредити
board-robot-economy = Економічний стан
board-robot-tokens = Жетони розробок
board-robot-head = Голова робота
board-robot-assumed = Грані кубиків і частину накладок припущено нами
board-robot-dice = Кубики
board-of = { $n } з { $most }
word-robot = робот
word-six-cost = розробки вартістю 6
word-deck = особиста колода

## What parts equal points

tie-cards-and-goods = вирішують карти на руці й товари
tie-with-robot = карти на руці й товари порівнюються з кредитами та економічним станом робота

## Pictures, by the button that shows them

view-table = стіл
view-goals = цілі
view-hand = моя рука
view-tableau = сектор
view-choices = з чого вибрати
view-reach = що досяжне
view-card = карта
view-robot = робот
view-scores = очки

## Перша гра

coach-act = Виберіть дві дії. Кожна вибрана дія — фаза для всіх: якщо освоює робот, можете й ви; привілей дістається лише за свою. Почати добре з **дослідження** або **освоєння**.
    .more = Знову дві дії. На що є карти? **Розробка** й **освоєння** викладають карти, **виробництво** кладе товари під світи, **продаж $** міняє товар на карти, **×2** подвоює його очки. Гра закінчується на дванадцятій карті в секторі або з останнім жетоном.
coach-keep = Карти — це й гроші: кожну викладену карту оплачують іншими картами з руки. Залиште дешеве або те, що пасує до вашого сектора.
coach-develop = Розробку в зеленій рамці можна оплатити зараз; у списку сказано, якими картами. Її здібність діє всі наступні раунди. Не викладати нічого — теж добра відповідь.
coach-settle = Світ із числом у колі оплачують картами; світ із мечем захоплюють, якщо вистачає атаки, і він безкоштовний. Виберіть зі списку.
coach-trade = Товар — це карта під світом. Продайте один: від виду залежить, скільки карт він принесе, найбільше — **технології прибульців**.
coach-consume = Здібності перетворюють товари на очки й карти. Зелена кнопка — найкращий порядок; натисніть її.
coach-produce = Світ накопичення отримує товар лише за таким привілеєм. Покладіть туди, де він дорожчий.
coach-discard = Залишити можна щонайбільше десять карт. Скиньте те, чого ніколи не оплатите; запропоноване — добрий початок.
coach-pay = Цими картами ви платите. Запропоновано ті, що для вас найдешевші.
coach-confirm = Натисніть зелену кнопку, щоб надіслати відповідь. Доти за столом нічого не сталося, і будь-який крок можна скасувати.
coach-farewell = Це були три раунди; далі ви впораєтеся самі. Пам’ятайте про дванадцяту карту: вона закінчує гру. «{ $why }» скаже, що заважає, /правила знайде будь-яку карту й слово. Успіхів!
coach-settle-second = Світ із числом у колі оплачують картами; світ із мечем захоплюють, якщо вистачає атаки, і він безкоштовний. Виберіть зі списку.

## Статистика

points-chips = жетони ПО
points-printed = ПО на картах
points-six = розробки вартістю 6
points-goals = цілі
page-factions = Рідні світи
counted-factions = **Рідні світи**: завершені ігри між людьми, у середньому.

## Що бачать комп’ютерні гравці

worth-points = ПО
worth-goals = цілі
worth-hand = карти на руці
worth-goods = товари
worth-engine = здібності сектору
worth-plans = карти, які можна зіграти
worth-tempo = що ще встигнуть інші гравці
worth-lead = перевага наприкінці гри
