### «Проект „Гайя”» по-русски, словами печатных правил.

## Ресурсы

amount-ore =
    { $n ->
        [one] { $n } руда
        [few] { $n } руды
       *[other] { $n } руды
    }
    .acc =
        { $n ->
            [one] { $n } руду
            [few] { $n } руды
           *[other] { $n } руды
        }
amount-credits =
    { $n ->
        [one] { $n } кредит
        [few] { $n } кредита
       *[other] { $n } кредитов
    }
amount-knowledge =
    { $n ->
        [one] { $n } знание
        [few] { $n } знания
       *[other] { $n } знаний
    }
amount-qic = { $n } ККИ
amount-power =
    { $n ->
        [one] { $n } энергия
        [few] { $n } энергии
       *[other] { $n } энергии
    }
    .acc =
        { $n ->
            [one] { $n } энергию
            [few] { $n } энергии
           *[other] { $n } энергии
        }
amount-tokens =
    { $n ->
        [one] { $n } фишка энергии
        [few] { $n } фишки энергии
       *[other] { $n } фишек энергии
    }
    .acc =
        { $n ->
            [one] { $n } фишку энергии
            [few] { $n } фишки энергии
           *[other] { $n } фишек энергии
        }
amount-charge = зарядка { $n } энергии
    .signed = зарядка { $n } энергии
    .acc = зарядку { $n } энергии
amount-gaiaformer =
    { $n ->
        [one] { $n } гайяформер
        [few] { $n } гайяформера
       *[other] { $n } гайяформеров
    }
amount-to-gaia =
    { $n ->
        [one] { $n } фишка в зону гайя
        [few] { $n } фишки в зону гайя
       *[other] { $n } фишек в зону гайя
    }
amount-discarded =
    { $n ->
        [one] сбросить { $n } фишку энергии
        [few] сбросить { $n } фишки энергии
       *[other] сбросить { $n } фишек энергии
    }
amount-burnt =
    { $n ->
        [one] сбросить { $n } фишку из зоны II
        [few] сбросить { $n } фишки из зоны II
       *[other] сбросить { $n } фишек из зоны II
    }
amount-token3 =
    { $n ->
        [one] { $n } фишка из зоны III
        [few] { $n } фишки из зоны III
       *[other] { $n } фишек из зоны III
    }
amount-formers-ready = { amount-gaiaformer }

word-ore = руда
word-credits = кредиты
word-knowledge = знания
word-qic = ККИ
    .long = куб квантового интеллекта
word-power = энергия
word-tokens = фишки энергии
word-charge = зарядка
word-vp = победные очки
    .short = ПО
word-gaiaformer = гайяформер
word-satellite = спутник
word-space-station = космическая станция
    .acc = космическую станцию
word-brainstone = камень разума
    .long = Камень таклонов: одна фишка, которой можно заплатить 3 энергии.
word-federation-token = жетон федерации

## Планеты

planet-terra = земная
    .long = земная планета
planet-oxide = кислотная
    .long = кислотная планета
planet-volcanic = вулканическая
    .long = вулканическая планета
planet-desert = пустынная
    .long = пустынная планета
planet-swamp = болотная
    .long = болотная планета
planet-titanium = титановая
    .long = титановая планета
planet-ice = ледяная
    .long = ледяная планета
planet-gaia = гайя
    .long = планета типа гайя
planet-transdim = нестабильная
    .long = нестабильная планета
planet-lost = затерянная
    .long = затерянная планета

## Строения

word-m = шахта
    .short = шахта
    .plural = шахты
    .acc = шахту
    .gen = шахт
word-ts = торговый аванпост
    .short = аванпост
    .plural = торговые аванпосты
    .acc = торговый аванпост
    .gen = торговых аванпостов
word-lab = научная лаборатория
    .short = лаборатория
    .plural = научные лаборатории
    .acc = научную лабораторию
    .gen = научных лабораторий
word-pi = планетарный институт
    .short = институт
    .plural = планетарные институты
    .acc = планетарный институт
    .gen = планетарного института
word-ac1 = левая академия (знания)
    .short = левая академия
    .plural = академии
    .acc = левую академию
    .gen = левой академии
word-ac2 = правая академия (действие)
    .short = правая академия
    .plural = академии
    .acc = правую академию
    .gen = правой академии

## Области исследования и места жетонов технологий

word-terra = Терраформирование
    .long = Этапы терраформирования дешевле; на 5-м уровне — жетон федерации.
word-nav = Навигация
    .long = Дальность больше; на 5-м уровне — затерянная планета.
word-int = Искусственный интеллект
    .long = Сразу ККИ на каждом уровне.
word-gaia = Проект «Гайя»
    .long = Гайяформеры, проекты «Гайя» дешевле; на 5-м уровне — ПО.
word-eco = Экономика
    .long = Доход в руде, кредитах и энергии; на 5-м уровне — много сразу.
word-sci = Наука
    .long = Доход в знаниях; на 5-м уровне — сразу 9 знаний.
word-free1 = нижний ряд, первый жетон
word-free2 = нижний ряд, второй жетон
word-free3 = нижний ряд, третий жетон
word-adv-terra = Терраформирование, передовая технология
word-adv-nav = Навигация, передовая технология
word-adv-int = Искусственный интеллект, передовая технология
word-adv-gaia = Проект «Гайя», передовая технология
word-adv-eco = Экономика, передовая технология
word-adv-sci = Наука, передовая технология

## Жетоны стандартных технологий

word-tech-ore-qic = 1 руда, 1 ККИ
    .long = Сразу: 1 руда и 1 ККИ.
word-tech-planet-types-knowledge = знания за типы планет
    .long = Сразу: 1 знание за каждый тип колонизированных вами планет.
word-tech-big-buildings-4 = энергоёмкость больших строений 4
    .long = Энергоёмкость вашего планетарного института и академий равна 4, а не 3.
word-tech-7vp = 7 ПО
    .long = Сразу: 7 ПО.
word-tech-income-ore-charge = доход: 1 руда, зарядка 1
    .long = Каждую фазу дохода: 1 руда и зарядка 1 энергии.
word-tech-income-knowledge-credit = доход: 1 знание, 1 кредит
    .long = Каждую фазу дохода: 1 знание и 1 кредит.
word-tech-mine-on-gaia-3vp = 3 ПО за шахту на гайе
    .long = 3 ПО каждый раз, когда вы строите шахту на планете типа гайя.
word-tech-income-4-credits = доход: 4 кредита
    .long = Каждую фазу дохода: 4 кредита.
word-tech-action-charge-4 = действие: зарядка 4
    .long = Специальное действие, раз за раунд: зарядить 4 энергии.

## Жетоны передовых технологий

word-adv-pass-federation-3vp = пас: 3 ПО за жетон федерации
    .long = Каждый раз, когда вы пасуете: 3 ПО за каждый ваш жетон федерации.
word-adv-research-2vp = 2 ПО за уровень исследований
    .long = 2 ПО каждый раз, когда вы продвигаетесь в области исследования.
word-adv-action-qic-5-credits = действие: 1 ККИ, 5 кредитов
    .long = Специальное действие, раз за раунд: 1 ККИ и 5 кредитов.
word-adv-mine-2vp = сразу 2 ПО за шахту
    .long = Сразу: 2 ПО за каждую вашу шахту на поле, включая затерянную планету.
word-adv-pass-lab-3vp = пас: 3 ПО за лабораторию
    .long = Каждый раз, когда вы пасуете: 3 ПО за каждую вашу научную лабораторию.
word-adv-sector-ore = сразу 1 руда за сектор
    .long = Сразу: 1 руда за каждый сектор с колонизированной вами планетой.
word-adv-pass-planet-type-1vp = пас: 1 ПО за тип планет
    .long = Каждый раз, когда вы пасуете: 1 ПО за каждый тип колонизированных вами планет.
word-adv-gaia-2vp = сразу 2 ПО за планету типа гайя
    .long = Сразу: 2 ПО за каждую колонизированную вами планету типа гайя.
word-adv-trading-station-4vp = сразу 4 ПО за аванпост
    .long = Сразу: 4 ПО за каждый ваш торговый аванпост.
word-adv-sector-2vp = сразу 2 ПО за сектор
    .long = Сразу: 2 ПО за каждый сектор с колонизированной вами планетой.
word-adv-action-3-ore = действие: 3 руды
    .long = Специальное действие, раз за раунд: 3 руды.
word-adv-federation-5vp = сразу 5 ПО за жетон федерации
    .long = Сразу: 5 ПО за каждый ваш жетон федерации.
word-adv-action-3-knowledge = действие: 3 знания
    .long = Специальное действие, раз за раунд: 3 знания.
word-adv-build-mine-3vp = 3 ПО за новую шахту
    .long = 3 ПО каждый раз, когда вы строите шахту.
word-adv-build-trading-station-3vp = 3 ПО за новый аванпост
    .long = 3 ПО каждый раз, когда вы перестраиваете шахту в торговый аванпост.

## Усилители раунда

word-booster-ore-knowledge = руда и знания
    .long = Доход: 1 руда и 1 знание.
word-booster-credits-qic = кредиты и ККИ
    .long = Доход: 2 кредита и 1 ККИ.
word-booster-tokens-ore = фишки энергии и руда
    .long = Доход: 2 фишки энергии и 1 руда.
word-booster-terraform = терраформирование
    .long = Доход: 2 кредита. Специальное действие: шахта с 1 бесплатным этапом терраформирования.
word-booster-range = дальность
    .long = Доход: зарядка 2 энергии. Специальное действие: шахта или проект «Гайя» с дальностью +3.
word-booster-mines = шахты
    .long = Доход: 1 руда. При пасе: 1 ПО за каждую вашу шахту.
word-booster-labs = научные лаборатории
    .long = Доход: 1 знание. При пасе: 3 ПО за каждую вашу научную лабораторию.
word-booster-trading-stations = торговые аванпосты
    .long = Доход: 1 руда. При пасе: 2 ПО за каждый ваш торговый аванпост.
word-booster-big-buildings = институт и академии
    .long = Доход: зарядка 4 энергии. При пасе: по 4 ПО за ваш планетарный институт и за каждую академию.
word-booster-gaia = планеты типа гайя
    .long = Доход: 4 кредита. При пасе: 1 ПО за каждую колонизированную вами планету типа гайя.

## Жетоны целей раунда

word-round-terraform-2 = 2 ПО за этап терраформирования
    .long = В этом раунде: 2 ПО за каждый этап терраформирования, платный или бесплатный.
word-round-research-2 = 2 ПО за уровень исследований
    .long = В этом раунде: 2 ПО каждый раз, когда вы продвигаетесь в области исследования.
word-round-mine-2 = 2 ПО за шахту
    .long = В этом раунде: 2 ПО каждый раз, когда вы строите шахту.
word-round-federation-5 = 5 ПО за жетон федерации
    .long = В этом раунде: 5 ПО каждый раз, когда вы получаете жетон федерации.
word-round-trading-station-4 = 4 ПО за аванпост
    .long = В этом раунде: 4 ПО каждый раз, когда вы перестраиваете строение в торговый аванпост.
word-round-gaia-mine-4 = 4 ПО за шахту на гайе
    .long = В этом раунде: 4 ПО каждый раз, когда вы строите шахту на планете типа гайя.
word-round-big-building-5-a = 5 ПО за институт или академию
    .long = В этом раунде: 5 ПО за каждую перестройку в планетарный институт или академию.
word-round-trading-station-3 = 3 ПО за аванпост
    .long = В этом раунде: 3 ПО каждый раз, когда вы перестраиваете строение в торговый аванпост.
word-round-gaia-mine-3 = 3 ПО за шахту на гайе
    .long = В этом раунде: 3 ПО каждый раз, когда вы строите шахту на планете типа гайя.
word-round-big-building-5-b = 5 ПО за институт или академию
    .long = В этом раунде: 5 ПО за каждую перестройку в планетарный институт или академию.

## Жетоны финального подсчёта

word-final-structures = больше всего строений
    .short = строения
    .long = Ваши строения на поле, включая шахту на затерянной планете.
word-final-federation-structures = больше всего строений в федерациях
    .short = в федерациях
    .long = Ваши строения, состоящие в ваших федерациях.
word-final-planet-types = больше всего типов планет
    .short = типы планет
    .long = Типы колонизированных вами планет, включая гайю и затерянную планету.
word-final-gaia = больше всего планет типа гайя
    .short = планеты гайя
    .long = Колонизированные вами планеты типа гайя.
word-final-sectors = больше всего секторов
    .short = сектора
    .long = Сектора, в которых есть колонизированные вами планеты.
word-final-satellites = больше всего спутников
    .short = спутники
    .long = Ваши спутники на поле; космические станции ивитов тоже считаются.

## Жетоны федераций

word-fed-12vp = 12 ПО
    .long = 12 ПО; обе стороны серые, поэтому ни передовую технологию, ни 5-й уровень он не открывает.
word-fed-8vp-qic = 8 ПО, 1 ККИ
    .long = 8 ПО и 1 ККИ.
word-fed-8vp-2tokens = 8 ПО, 2 фишки энергии
    .long = 8 ПО и 2 фишки энергии.
word-fed-7vp-2ore = 7 ПО, 2 руды
    .long = 7 ПО и 2 руды.
word-fed-7vp-6credits = 7 ПО, 6 кредитов
    .long = 7 ПО и 6 кредитов.
word-fed-6vp-2knowledge = 6 ПО, 2 знания
    .long = 6 ПО и 2 знания.
word-fed-gleens = 1 руда, 1 знание, 2 кредита
    .long = Собственный жетон глинов: 1 руда, 1 знание и 2 кредита.

## Действия энергии и ККИ

word-power-3-knowledge = 7 энергии → 3 знания
    .short = 3 знания
    .long = Потратьте 7 энергии: получите 3 знания.
word-power-2-terraform = 5 энергии → 2 этапа терраформирования
    .short = 2 этапа терраформирования
    .long = Потратьте 5 энергии: постройте шахту с 2 бесплатными этапами терраформирования.
word-power-2-ore = 4 энергии → 2 руды
    .short = 2 руды
    .long = Потратьте 4 энергии: получите 2 руды.
word-power-7-credits = 4 энергии → 7 кредитов
    .short = 7 кредитов
    .long = Потратьте 4 энергии: получите 7 кредитов.
word-power-2-knowledge = 4 энергии → 2 знания
    .short = 2 знания
    .long = Потратьте 4 энергии: получите 2 знания.
word-power-1-terraform = 3 энергии → 1 этап терраформирования
    .short = 1 этап терраформирования
    .long = Потратьте 3 энергии: постройте шахту с 1 бесплатным этапом терраформирования.
word-power-2-tokens = 3 энергии → 2 фишки энергии
    .short = 2 фишки энергии
    .long = Потратьте 3 энергии: получите 2 фишки энергии.
word-qic-tech-tile = 4 ККИ → жетон технологии
    .short = жетон технологии
    .long = Потратьте 4 ККИ: возьмите жетон технологии и продвиньтесь по обычным правилам.
word-qic-rescore-federation = 3 ККИ → жетон федерации ещё раз
    .short = жетон федерации ещё раз
    .long = Потратьте 3 ККИ: ещё раз получите всё, что указано на одном из ваших жетонов федерации.
word-qic-planet-types = 2 ККИ → ПО за типы планет
    .short = ПО за типы планет
    .long = Потратьте 2 ККИ: 3 ПО и ещё по 1 ПО за каждый тип колонизированных вами планет.

## Свободные действия

word-burn = сжечь фишку: II → III
    .short = сжечь
    .long = Сбросьте фишку из зоны II, чтобы переместить другую из зоны II в зону III.
word-power-to-qic = 4 энергии → 1 ККИ
word-power-to-ore = 3 энергии → 1 руда
word-qic-to-ore = 1 ККИ → 1 руда
word-power-to-knowledge = 4 энергии → 1 знание
word-power-to-credit = 1 энергия → 1 кредит
word-knowledge-to-credit = 1 знание → 1 кредит
word-ore-to-credit = 1 руда → 1 кредит
word-ore-to-token = 1 руда → 1 фишка энергии
word-credits-to-qic = 4 кредита → 1 ККИ
word-credits-to-ore = 3 кредита → 1 руда
word-credits-to-knowledge = 4 кредита → 1 знание
word-token-to-knowledge = 1 фишка в зону гайя → 1 знание
word-gaiaformer-to-qic = 1 гайяформер в зону гайя → 1 ККИ

## Специальные действия

special-booster-terraform = шахта с 1 бесплатным этапом терраформирования
    .long = Усилитель: построить шахту с 1 бесплатным этапом терраформирования.
special-booster-range = шахта или проект «Гайя» с дальностью +3
    .long = Усилитель: построить шахту или начать проект «Гайя» с дальностью +3.
special-tech-action-charge-4 = зарядить 4 энергии
    .long = Жетон технологии: зарядить 4 энергии.
special-adv-action-qic-5-credits = 1 ККИ, 5 кредитов
    .long = Передовая технология: получить 1 ККИ и 5 кредитов.
special-adv-action-3-ore = 3 руды
    .long = Передовая технология: получить 3 руды.
special-adv-action-3-knowledge = 3 знания
    .long = Передовая технология: получить 3 знания.
word-right-academy = правая академия
    .long = Правая академия: получить 1 ККИ (бал-т’аки: 4 кредита).
word-ambas-swap = обмен института и шахты
    .long = Амбасы: поменять местами планетарный институт и одну из своих шахт.
word-firaks-downgrade = лаборатория обратно в аванпост
    .long = Фираксы: перестроить лабораторию в торговый аванпост и продвинуться в любой области.
word-bescods-lowest = продвинуться в самой отстающей области
    .long = Бескоды: бесплатно продвинуться в области исследования, где ваша фишка ниже остальных.
word-ivits-station = космическая станция
    .long = Ивиты: выложить космическую станцию на досягаемый гекс.

## Цивилизации

word-terrans = Терраны
    .long = В фазу гайя фишки из зоны гайя перемещаются в зону II, а не в зону I.
    .pi = При этом можно получить ресурсы, как если бы эта энергия была потрачена на свободные действия.
word-lantids = Лантиды
    .long = Шахту можно строить на планете соперника без терраформирования; её не перестроить, и нового типа планет она не даёт.
    .pi = 2 знания каждый раз, когда вы строите шахту на планете соперника.
word-xenos = Ксеносы
    .long = В начале игры вы размещаете третью шахту.
    .pi = Вашим федерациям достаточно энергоёмкости 6 вместо 7.
word-gleens = Глины
    .long = Без правой академии руда вместо ККИ; планета типа гайя стоит 1 руду, шахта на ней даёт ещё 2 ПО.
    .pi = Сразу возьмите жетон федерации глинов: 1 руда, 1 знание и 2 кредита.
word-taklons = Таклоны
    .long = Камень разума считается одной фишкой, но платит за 3 энергии.
    .pi = 1 фишка энергии при каждой пассивной подзарядке, до или после неё.
word-ambas = Амбасы
    .long = Только с институтом: менять его местами с одной из своих шахт.
    .pi = Специальное действие: поменять местами планетарный институт и одну из своих шахт.
word-hadsch-hallas = Хадш-Халла
    .long = Только с институтом: платить за свободные действия кредитами вместо энергии.
    .pi = Свободные действия, дающие ресурсы, можно оплачивать кредитами вместо энергии.
word-ivits = Ивиты
    .long = Вы начинаете с института и без шахт; ваша единственная федерация растёт, спутник стоит 1 ККИ.
    .pi = Специальное действие: выложить космическую станцию (энергоёмкость 1) на досягаемый гекс.
word-geodens = Геодены
    .long = Только с институтом: 3 знания за первую шахту на каждом новом типе планет.
    .pi = 3 знания за первую шахту на каждом новом типе планет.
word-baltaks = Бал-т’аки
    .long = Свободное действие: переместить гайяформер в зону гайя, чтобы получить 1 ККИ. Продвигаться в «Навигации» нельзя.
    .pi = Теперь можно продвигаться в «Навигации».
word-firaks = Фираксы
    .long = Только с институтом: лаборатория обратно в аванпост и продвижение в любой области.
    .pi = Специальное действие: перестроить научную лабораторию обратно в торговый аванпост и продвинуться в любой области исследования.
word-bescods = Бескоды
    .long = Институт и академии поменялись местами. Действие: продвинуться в самой отстающей области.
    .pi = Энергоёмкость ваших строений на титановых планетах больше на 1.
word-nevlas = Невлы
    .long = Свободное действие: переместить фишку из зоны III в зону гайя, чтобы получить 1 знание.
    .pi = Каждая фишка в зоне III платит за 2 энергии.
word-itars = Итары
    .long = Сожжённые фишки уходят в зону гайя, а не в запас.
    .pi = В фазу гайя можно сбросить 4 фишки из зоны гайя и получить жетон технологии, сколько угодно раз.

## Цвета

colour-blue = синий
colour-yellow = жёлтый
colour-brown = коричневый
colour-red = красный
colour-orange = оранжевый
colour-gray = серый
colour-white = белый

## Фазы

phase-factions = выбор цивилизаций
phase-mines = начальные строения
phase-boosters = первые усилители
phase-income = доход
phase-gaia = фаза гайя
phase-actions = действия
phase-end = конец игры

## Энергетический цикл

word-bowl1 = зона I
word-bowl2 = зона II
word-bowl3 = зона III
bowl-gaia = зона гайя
brainstone-gaia = { bowl-gaia }
place-gaia = { bowl-gaia }
brainstone-gone = никуда: камень потрачен насовсем
place-gone = { brainstone-gone }

## Ходы

move-faction =
    { $n ->
        [0] Выбрать цивилизацию
       *[other] Цивилизация: { $a }
    }
    .item = { $a }
move-setup-mine =
    { $n ->
        [0] Разместить начальное строение
       *[other] Разместить начальное строение на { $a }
    }
    .item = { $a }
move-booster =
    { $n ->
        [0] Взять усилитель
       *[other] Усилитель: { $a }
    }
    .item = { $a }
move-build =
    { $n ->
        [0] Построить шахту
       *[other] Построить шахту на { $a }
    }
    .item = { $a }
    .short = Шахта
move-upgrade =
    { $n ->
        [0] Перестроить строение
        [1] Перестроить на { $a }
       *[other] Перестроить { $a } → { $b }
    }
    .item = { $a } → { $b }
    .short = Перестройка
move-gaiaform =
    { $n ->
        [0] Начать проект «Гайя»
       *[other] Начать проект «Гайя» на { $a }
    }
    .item = { $a }
    .short = Гайяформирование
move-federation =
    { $n ->
        [0] Создать федерацию
        [1] Федерация: { $a }
       *[other] Федерация: { $a } → { $b }
    }
    .short = Федерация
move-research =
    { $n ->
        [0] Продвинуться в исследованиях
       *[other] Исследование: { $a }
    }
    .item = { $a }
    .short = Исследование
move-action =
    { $n ->
        [0] Действия энергии и ККИ
       *[other] Действие: { $a }
    }
    .item = { $a }
    .short = Энергия/ККИ
move-special =
    { $n ->
        [0] Специальные действия
       *[other] Специальное действие: { $a }
    }
    .item = { $a }
    .short = Специальное
move-free =
    { $n ->
        [0] Свободные действия
       *[other] { $list }
    }
    .short = Свободные
    .pair =
        { $b ->
            [1] { $a }
           *[other] { $a } (× { $b })
        }
move-pass =
    { $n ->
        [0] Пас
       *[other] Пас; новый усилитель: { $a }
    }
    .short = Пас
    .item =
        { $n ->
            [0] Пас
           *[other] { $a }
        }
move-tech =
    { $n ->
        [0] Взять жетон технологии
       *[other] Жетон технологии: { $a }
    }
    .item = { $a }
move-cover =
    { $n ->
        [0] Закрыть жетон технологии
       *[other] Закрыть свой жетон: { $a }
    }
    .item = { $a }
move-advance =
    { $n ->
        [0] Продвинуться в области исследования
       *[other]
            { ID($a) ->
                [no] Не продвигаться
               *[other] Продвинуться: { $a }
            }
    }
    .item =
        { ID($a) ->
            [no] Не продвигаться
           *[other] { $a }
        }
move-lost-planet =
    { $n ->
        [0] Выложить затерянную планету
       *[other] Затерянная планета на { $a }
    }
    .item = { $a }
move-token =
    { $n ->
        [0] Выбрать жетон федерации
       *[other] Жетон федерации: { $a }
    }
    .item = { $a }
move-swap =
    { $n ->
        [0] Поменять местами институт и шахту
       *[other] Поменять местами институт и шахту на { $a }
    }
    .item = { $a }
move-downgrade =
    { $n ->
        [0] Перестроить лабораторию в аванпост
       *[other] Лаборатория на { $a } → аванпост
    }
    .item = { $a }
move-station =
    { $n ->
        [0] Выложить космическую станцию
       *[other] Космическая станция на { $a }
    }
    .item = { $a }
move-charge =
    { ID($a) ->
        [yes] Зарядить
        [no] Отказаться
        [token-first] Взять фишку, потом зарядить
        [power-first] Зарядить, потом взять фишку
       *[other] Зарядить энергию
    }
move-brainstone =
    { $n ->
        [0] Решить, где будет камень разума
       *[other] Камень разума: { $a }
    }
    .item = { $a }
move-income =
    { $n ->
        [0] Выбрать следующий доход
       *[other] Сначала доход: { $list }
    }
    .item = { $list }
move-gaia-tech =
    { ID($a) ->
        [yes] Сбросить 4 фишки за жетон технологии
        [no] Оставить фишки
       *[other] Зона гайя: жетон технологии
    }
move-convert =
    { $n ->
        [0] Обменять
       *[other]
            { ID($a) ->
                [no] Ничего не менять
               *[other] { $list }
            }
    }
    .pair =
        { $b ->
            [1] { $a }
           *[other] { $a } (× { $b })
        }

## Вопросы

ask-faction = Выберите цивилизацию.
ask-setup-mine = Разместите шахту на планете родного типа.
ask-setup-institute = Разместите планетарный институт на планете родного типа.
ask-booster = Выберите усилитель раунда.
ask-turn = Ваш ход: выберите действие.
ask-after = Действие выбрано: можно ещё выполнить свободные, затем завершите ход.
ask-passed = Вы спасовали; завершите ход.
ask-tech = Выберите жетон технологии.
ask-cover = Какой из ваших жетонов закроет передовая технология?
ask-advance = В какой области исследования вы продвигаетесь?
ask-lost-planet = На какой гекс выложить затерянную планету?
ask-token = Награду какого из ваших жетонов федерации вы получаете ещё раз?
ask-build =
    { $steps ->
        [one] Где вы строите шахту? Бесплатен { $steps } этап терраформирования.
        [few] Где вы строите шахту? Бесплатны { $steps } этапа терраформирования.
       *[other] Где вы строите шахту? Бесплатны { $steps } этапов терраформирования.
    }
ask-site = Где вы строите шахту или начинаете проект «Гайя»? Дальность больше на { $range }.
ask-swap = Какая шахта меняется местами с планетарным институтом?
ask-downgrade = Какая научная лаборатория становится торговым аванпостом?
ask-station = Куда вы выкладываете космическую станцию?
ask-charge =
    { $by } { $upgraded ->
        [0] строит
       *[other] перестраивает
    } рядом с вами на { $hex }. Зарядить { $power ->
        [one] { $power } энергию
        [few] { $power } энергии
       *[other] { $power } энергии
    }{ $vp ->
        [0] { " " }бесплатно?
       *[other] { " " }за { $vp } ПО?
    }
    .yes =
        Зарядить { $power }{ $vp ->
            [0] { "" }
           *[other] { " " }(−{ $vp } ПО)
        }
    .power-first =
        Зарядить { $plain }{ $plain-vp ->
            [0] { "" }
           *[other] { " " }(−{ $plain-vp } ПО)
        }, фишка
    .token-first =
        Фишка, зарядить { $power }{ $vp ->
            [0] { "" }
           *[other] { " " }(−{ $vp } ПО)
        }
    .no = Отказаться
ask-brainstone = Где будет камень разума?
ask-income = Какой доход вы получаете первым?
ask-gaia-convert = Фишки покидают зону гайя: какие ресурсы вы получаете? Осталось энергии: { $left }.
ask-gaia-tech = Фишек в зоне гайя: { $tokens }. Сбросить 4 и получить жетон технологии?

## Цены и последствия

note-price = цена: { $price }
    .item = { $price }
note-total = всего: { $price }
note-gain = { FORM($gain, "signed") }
note-income = доход: { $gain }
note-planet = { FORM($planet, "long") }
note-shared = рядом со строением соперника
note-level = { $track }: уровень { $level }
    .item = уровень { $level }
note-uses-green-token = жетон федерации переворачивается на серую сторону
note-tile = { $tile }
note-steps =
    { $steps ->
        [one] { $steps } этап
        [few] { $steps } этапа
       *[other] { $steps } этапов
    }{ $free ->
        [0] { "" }
       *[other] , бесплатно: { $free }
    }
note-range-qic = в т. ч. { $qic } ККИ на дальность
note-federation =
    энергоёмкость { $value }, { $satellites ->
        [0] без спутников
        [one] { $satellites } спутник
        [few] { $satellites } спутника
       *[other] { $satellites } спутников
    }

## Препятствия: поле

note-no-hex = гекса { $hex } на этом поле нет
note-no-planet = здесь нет планеты
note-own-structure = здесь уже стоит ваше строение
note-occupied = здесь уже стоит чужое строение
note-no-piece = на вашем планшете больше нет { FORM($building, "gen") }
note-no-structure = у вас на поле нет { FORM($building, "gen") }
note-out-of-range = вне вашей дальности
note-range-not-needed = сюда вы дотянетесь и без усилителя
note-gaia-project-running = проект «Гайя» здесь ещё не завершён
note-no-step-needed = этап терраформирования здесь не нужен, бесплатный пропал бы
note-foreign-gaiaformer = здесь уже стоит гайяформер
note-transdim = на нестабильной планете сначала нужен проект «Гайя»
note-not-transdim = для проекта «Гайя» нужна нестабильная планета
note-no-gaiaformer = у вас нет доступного гайяформера
note-not-home = здесь нужна { FORM($planet, "long") }
note-no-site = этот гекс занят или недосягаем
note-no-own-structure = на { $hex } нет вашего строения
note-no-own-mine = выберите одну из своих шахт, кроме шахты на затерянной планете
note-no-own-lab = выберите одну из своих научных лабораторий
note-no-station = все ваши космические станции уже на поле
note-no-building = строения «{ $word }» нет; есть m, ts, lab, pi, ac1, ac2
note-cannot-become =
    { ID($targets) ->
        [0] это строение нельзя перестроить
       *[other] { $was } → { $building }: такой перестройки нет; возможно: { $targets }
    }

## Препятствия: ресурсы и действия

note-needs = нужно: { $needs }; у вас: { $has }
note-no-verb = действия «{ $word }» в вашем ходе нет
note-needs-main-action = сначала выполните действие или спасуйте
note-main-action-done = действие этого хода уже выполнено, остались только свободные
note-already-passed = вы спасовали; завершите ход
note-no-action = действия энергии или ККИ «{ $word }» нет
note-action-used = в этом раунде это действие уже занято ({ $seat })
note-no-step-target = нет планеты, где пригодился бы бесплатный этап терраформирования
note-no-range-target = с такой дальностью колонизировать нечего
note-no-tech = нет жетона технологии, который вы могли бы взять
note-no-token = у вас нет жетона федерации
note-no-own-token = такого жетона федерации у вас нет
note-at-limit = предел уже достигнут, больше получить нельзя
note-no-special =
    { $word ->
        [none] специальных действий у вас нет
       *[other] специального действия «{ $word }» у вас нет
    }
note-special-used = это специальное действие вы в этом раунде уже выполнили
note-no-conversion = свободного действия «{ $word }» у вас нет, или не указано число
note-one-payment-only = вместе оплачиваются только обмены энергии
note-too-many = нужно энергии: { $needs }, осталось: { $has }
note-must-convert = сначала обменяйте всё; осталось энергии: { $left }
note-too-many-burns = сжечь можно самое большее { $has }, вы хотите { $needs }
note-brainstone-elsewhere = камень разума может оказаться только здесь: { $places }
note-no-income = выберите что-то из этого: { $waiting }

## Препятствия: цивилизации, усилители, исследования, технологии

note-no-faction = такой цивилизации нет
note-faction-taken = { $faction }: цивилизация этого цвета уже занята
note-no-booster = такого усилителя нет
note-booster-taken = усилитель «{ $booster }» взять нельзя
note-needs-booster = назовите усилитель, который берёте: { $boosters }
note-no-booster-now = в последнем раунде усилитель не берут
note-no-track = области исследования «{ $word }» нет
note-at-top = выше некуда: { $track }
note-needs-institute = для этого нужен планетарный институт
note-level-5-taken = 5-й уровень уже занят: { $track }
note-needs-green-token = нужен жетон федерации зелёной стороной вверх
note-other-track = продвинуться можно только здесь: { $tracks }
note-lowest-blocked = в самой отстающей области продвинуться нельзя
note-no-slot = ячейки технологии «{ $slot }» нет
note-tech-owned = такой жетон у вас уже есть: { $tile }
note-tech-gone = этого жетона технологии больше нет
note-needs-level = нужен уровень { $level }: { $track }
note-nothing-to-cover = у вас нет жетона стандартной технологии, который можно закрыть
note-cannot-cover = выберите один из своих незакрытых жетонов стандартных технологий

## Препятствия: федерации

note-no-token-kind = такого жетона федерации нет
note-token-gone = таких жетонов федерации не осталось
note-federation-empty = федерации нужна хотя бы одна ваша планета
note-federation-disconnected = эти гексы не соединены: { $hexes }
note-federation-on-planet = на этих планетах нельзя ставить спутники: { $hexes }
note-federation-touches-federation = это часть другой вашей федерации или соседствует с ней: { $hexes }
note-federation-too-weak = энергоёмкость { $value }, а нужно не меньше { $needed }
note-federation-not-affordable = нужно спутников: { $satellites }, хватает на { $payable }
note-federation-too-many-satellites = спутников { $satellites }, а достаточно { $possible }
note-federation-superfluous = эти планеты лишние, без них спутников нужно { $possible }, а не { $satellites }: { $hexes }
note-federation-satellite-limit = на поле стало бы спутников: { $satellites }, можно { $most }

## События

event-round-began = Начинается раунд { $round }.
event-game-ended = Финальный подсчёт очков.
event-faction-chosen = { $who } выбирает цивилизацию: { $faction }.
event-booster-taken = { $who } берёт усилитель «{ $booster }».
event-built = { $who } строит { FORM($building, "acc") } на { $hex }.
event-upgraded = { $who } перестраивает { $hex }: { $was } → { $building }.
event-gaiaformer-placed = { $who } начинает проект «Гайя» на { $hex }.
event-gaiaformed = Планета на { $hex } стала планетой типа гайя ({ $who }).
event-token-gained = { $who } получает жетон федерации: { $token }.
event-advanced = { $who } достигает уровня { $level }: { $track }.
event-action-taken = { $who } выполняет действие: { $action }.
event-action-covered = { $who } закрывает действие: { $action }.
event-special-used = { $who } выполняет специальное действие: { $special }.
event-swapped = { $who } меняет местами институт на { $was } и шахту на { $hex }.
event-station-placed = { $who } выкладывает космическую станцию на { $hex }.
event-income = { $who } получает доход: { $gain }.
event-charge-declined = { $who } не заряжает энергию.
event-federation-formed =
    { $who } создаёт федерацию, энергоёмкость { $value }, { $satellites ->
        [0] без новых спутников
        [one] { $satellites } новый спутник
        [few] { $satellites } новых спутника
       *[other] { $satellites } новых спутников
    }: { $hexes }.
event-passed =
    { $booster ->
        [none] { $who } пасует.
       *[other] { $who } пасует и берёт усилитель «{ $booster }».
    }
event-tech-gained =
    { $covered ->
        [none] { $who } берёт жетон технологии ({ $tile }).
       *[other] { $who } берёт жетон передовой технологии ({ $tile }) и закрывает им другой ({ $covered }).
    }
event-charged =
    { $who } заряжает { $power ->
        [one] { $power } энергию
        [few] { $power } энергии
       *[other] { $power } энергии
    }{ $vp ->
        [0] .
       *[other] { " " }за { $vp } ПО.
    }
event-burnt =
    { $count ->
        [one] { $who } сжигает { $count } фишку энергии.
        [few] { $who } сжигает { $count } фишки энергии.
       *[other] { $who } сжигает { $count } фишек энергии.
    }
event-satellite-placed = { $who } ставит спутник на { $hex }.
event-advanced-tile-removed = { $who } убирает жетон передовой технологии ({ $track }): { $tile }.
event-automa-scored = { $who } получает { $vp } ПО ({ $source }).
event-automa-explained = { $who } объясняет: { $notes }.
event-converted =
    { $count ->
        [1] { $who }: { $what }.
       *[other] { $who }: { $what } (× { $count }).
    }

## Очки по источникам

source-round1 = раунд 1
source-round2 = раунд 2
source-round3 = раунд 3
source-round4 = раунд 4
source-round5 = раунд 5
source-round6 = раунд 6
source-start = начало
source-automa-card = карта действия
source-automa-faction = действие цивилизации
source-automa-ability = постоянное свойство
source-automa-level = уровень сложности
source-charge = подзарядка
source-federation = жетоны федераций
source-research = исследования
source-resources = остатки ресурсов
source-final1 = финальный подсчёт 1
source-final2 = финальный подсчёт 2
source-faction = планшет цивилизации
source-academy = академия
source-tech-7vp = жетон технологии: { word-tech-7vp }
source-booster = усилитель
source-booster-ore-knowledge = усилитель: { word-booster-ore-knowledge }
source-booster-credits-qic = усилитель: { word-booster-credits-qic }
source-booster-tokens-ore = усилитель: { word-booster-tokens-ore }
source-booster-terraform = усилитель: { word-booster-terraform }
source-booster-range = усилитель: { word-booster-range }
source-booster-mines = усилитель: { word-booster-mines }
source-booster-labs = усилитель: { word-booster-labs }
source-booster-trading-stations = усилитель: { word-booster-trading-stations }
source-booster-big-buildings = усилитель: { word-booster-big-buildings }
source-booster-gaia = усилитель: { word-booster-gaia }

## Настройка игры: варианты и ошибки

game-name = Проект «Гайя»
option-map = поле
    .name = поле
map-standard = как в правилах
map-random = случайное поле
option-variant = как перемешано поле
    .name = вариант
variant-free = все сектора случайно
variant-outer = случайно сектора с 5 по 10
variant-inner = случайно, сектора 1–4 и 5–10 отдельно
option-sectors = размер поля
    .name = сектора
sectors-ten = десять секторов
sectors-nine = девять секторов
sectors-eight = восемь секторов
option-order = порядок хода
    .name = порядок
order-clockwise = по часовой стрелке
order-passing = по очерёдности паса
option-factions = цивилизации
    .name = цивилизации
factions-pick = каждый выбирает
factions-random = случайно
factions-first-game = как в первой игре
option-faction = ваша цивилизация
    .name = цивилизация
faction-pick = выбор во время игры
option-automa = цивилизация Автомы
    .name = автома
automa-random = случайная
option-level = уровень Автомы
    .name = уровень
error-setup-solo-seats = В одиночной игре один человек и одна Автома; если людей несколько, Автомы нет.
error-setup-solo-option = «{ $option }» — только для одиночной игры.
error-setup-solo-colour = { $faction } и { $automa } — одного цвета: выберите другую цивилизацию себе или Автоме.
error-setup-first-game = У первой одиночной игры свои поле, цивилизации и шахты; уберите «{ $option }».
error-setup-deal = Раскладки «{ $deal }» нет; есть { $known }.
error-setup-fewer-sectors = Меньше секторов — только для трёх игроков; выберите десять.
error-deal-bad-factions = «deal factions»: нужна одна цивилизация на место, все разных цветов.
error-deal-count = «deal { $deal }»: разных слов нужно { $needed }, а дано { $given }.
error-deal-bad-hex = «{ $word }» — не гекс поля; пишите, например, 4a3:0,5:r.
error-deal-bad-sector = «{ $word }» — не сектор с поворотом; пишите, например, 5b:2.
error-deal-bad-sectors = На этом поле секторов { $needed }, а не { $given }.
error-map-hex-twice = Гекс этого поля указан дважды; у каждого гекса одно место и одно имя.
error-map-in-pieces = Это поле распадается на части; все гексы должны быть соединены.
error-map-too-few-homes = На этом поле слишком мало планет родного типа одной из цивилизаций; ей нужно { $needed }.
error-record-not-foreign = Это и не запись другого движка: у неё поле «format» равно «{ $needed }».
notation-boardgamers = boardgamers (JSON)

## Команды: имена и что они делают

command-faction = цивилизация
    .about = Выбрать цивилизацию
command-setup-mine = начальная-шахта
    .about = Разместить начальное строение
command-booster = усилитель
    .about = Взять первый усилитель раунда
command-build = построить
    .about = Построить шахту
command-upgrade = перестроить
    .about = Перестроить своё строение
command-gaiaform = проект
    .about = Начать проект «Гайя» на нестабильной планете
command-federation = федерация
    .about = Создать федерацию и взять жетон
command-research = исследовать
    .about = Продвинуться в области исследования за 4 знания
command-action = действие
    .about = Выполнить действие энергии или ККИ
command-special = специальное
    .about = Выполнить специальное действие
command-free = свободное
    .about = Сжечь энергию или обменять ресурсы
command-pass = пас
    .about = Спасовать и взять другой усилитель
command-charge = зарядить
    .about = Зарядить энергию от строения соседа или отказаться
param-which = что
    .about = Что именно
param-hex = гекс
    .about = Какой гекс, например 4A3
param-to = во-что
    .about = Во что перестроить
param-planets = планеты
    .about = Ваши планеты или все гексы федерации
param-token = жетон
    .about = Какой жетон федерации взять
param-track = область
    .about = Какая область исследования
param-times = сколько
    .about = Сколько раз
param-booster = усилитель
    .about = Какой усилитель взять
param-accept = ответ
    .about = Заряжать или нет

## Игра в одиночку

word-automa = Автома
    .acc = Автому
word-decision-card = карта решений
word-action-card = карта действия
word-behaviour-card = карта поведения
word-neutral = нейтральный игрок
level-automalein = Крохтома
    .long = Карта решений № 2 убрана, Автома начинает с 0 ПО.
level-automa = Автома
    .long = Без изменений, как напечатано.
level-automaechtig = Автомище
    .long = Добавлена карта решений № 9.
level-ultoma = Неверотома
    .long = Добавлены карты решений № 9 и № 15.
level-alptrauma = Кошмартома
    .long = Как Неверотома, и ещё 1 ПО каждый раз, когда Автома получает ПО, кроме финального подсчёта.
card-build-mine = построить шахту
card-upgrade = перестройка
card-power-qic = энергия / ККИ
card-research-highest = наивысшая область
card-research-random = случайная область
card-faction = действие цивилизации
solo-terrans = Действие цивилизации: проект «Гайя»; шахта в пределах дальности 4, сначала нестабильные планеты; 2 ПО.
    .ability = Постоянного свойства нет.
solo-xenos = Действие цивилизации: шахта в пределах дальности 2; действие энергии или ККИ; 2 ПО.
    .ability = Другое действие энергии или ККИ закрывает две ячейки по той же карте поведения.
solo-taklons = Действие цивилизации: шахта в пределах дальности 3, сначала ближе к вам; действие энергии или ККИ; 2 ПО.
    .ability = Постоянного свойства нет.
solo-hadsch-hallas = Действие цивилизации: перестройка, а если нельзя — шахта в пределах дальности 3; 1 ПО.
    .ability = Всегда: ещё 3 ПО, когда шахта становится аванпостом.
solo-geodens = Действие цивилизации: продвижение в случайной области; действие энергии или ККИ; 1 ПО.
    .ability = Всегда: ещё 2 ПО за первую планету каждого типа.
solo-firaks = Действие цивилизации: перестройка, в том числе лаборатории обратно в аванпост; 2 ПО.
    .ability = Всегда: перестроив аванпост в лабораторию, продвигается в случайной области.
solo-itars = Действие цивилизации: два действия энергии или ККИ по той же карте поведения; 4 ПО.
    .ability = Постоянного свойства нет.

## Игра в одиночку: как решает Автома

automa-turn =
    { $action ->
        [none] Автома, карта { $behaviour } · теперь { $vp } ПО
       *[other] Автома, карты { $action } и { $behaviour } · теперь { $vp } ПО
    }
automa-set-up = Автома, подготовка · { $vp } ПО
automa-action-card =
    { $points ->
        [none] карта действия { $card }: { $what }
       *[other] карта действия { $card }: { $what }, { $points } ПО
    }
automa-behaviour-card =
    карта поведения { $card }: дальность { $range }; { automa-direction }; { automa-number }; { ID($place) ->
        [top] верхний жетон финального подсчёта
        [bottom] нижний жетон финального подсчёта
       *[other] без жетона финального подсчёта
    }
automa-piles = в колоде { $deck }, поперёк { $crosswise }, отложено { $reserve }; уровень: { $level }
automa-left =
    { $kept ->
        [none] остаётся { $after } из { $before }
       *[other] { $after ->
            [1] { $kept }
            [2] { $kept }
            [3] { $kept }
            [4] { $kept }
           *[other] остаётся { $after } из { $before }
        }
    }
automa-direction =
    { ID($direction) ->
        [right-down] рядами вправо вниз, начиная справа сверху
       *[other] рядами влево вверх, начиная слева снизу
    }
automa-number =
    { ID($arrow) ->
        [right] номер { $count } слева
       *[other] номер { $count } справа
    }
automa-counted =
    { $laps ->
        [0] { automa-number }
       *[other] { automa-number } (счёт идёт по кругу)
    }
automa-building =
    { ID($building) ->
        [ac1] академия
        [ac2] академия
       *[other] { $building }
    }
note-automa-home-planets = родные планеты ближе всего к центру (расстояние { $distance }): { $hexes }
note-automa-direction-card = решает случайная карта { $card }: { automa-direction }
note-automa-home-mine = начальная шахта на { $hex }
note-automa-first-booster = начальный усилитель: случайная карта { $card } указывает усилитель номер { $slot } слева, «{ $booster }»
note-automa-cards = карта действия { $action }, карта поведения { $behaviour }, в колоде осталось { $left }
note-automa-pass-card = карта { $action } лежала поперёк, и на ней символ паса
note-automa-deck-empty = колода пуста; карта поведения { $behaviour }
note-automa-passed = пас; ПО указаны на жетоне цели раунда { $round }
note-automa-booster =
    карта { $card } указывает { $place ->
        [left] левый усилитель
        [middle] средний усилитель
       *[right] правый усилитель
    }: «{ $booster }»
note-automa-new-deck = колода перемешана с ещё одной картой, теперь их { $cards }
note-automa-first-player = Автома пасует раньше и забирает жетон первого игрока
note-automa-faction-action = действие цивилизации ({ $faction })
note-automa-build-mine = шахта в пределах дальности { $range }
note-automa-no-mine = шахт в запасе не осталось
note-automa-no-planet = в пределах дальности { $range } нет пустых планет
note-automa-planets =
    { $count ->
        [1] единственная пустая планета — { $hexes }
       *[other] пустых планет { $count }
    }
note-automa-tie-transdim =
    { ID($removed) ->
        [0] фактор «нестабильная планета» ничего не меняет
       *[other] нестабильные планеты: { automa-left }
    }
note-automa-tie-no-tile = жетоны финального подсчёта не учитываются
note-automa-tie-other-tile = жетон финального подсчёта «{ FORM($tile, "short") }» на выбор не влияет
note-automa-tie-tile =
    { ID($removed) ->
        [0] жетон финального подсчёта «{ FORM($tile, "short") }» ничего не меняет
       *[other] жетон финального подсчёта «{ FORM($tile, "short") }»: { automa-left }
    }
note-automa-tie-steps =
    { ID($removed) ->
        [0] этапов терраформирования нужно поровну ({ $steps })
       *[other] меньше всего этапов терраформирования ({ $steps }): { automa-left }
    }
note-automa-tie-distance =
    { ID($removed) ->
        [0] до ваших планет одинаково близко (расстояние { $distance })
       *[other] ближе всего к вам (расстояние { $distance }): { automa-left }
    }
note-automa-tie-direction = первая по направлению ({ automa-direction }): { automa-left }
note-automa-gaia-token = жетон гайи на { $hex }
note-automa-built = шахта на { $hex } ({ FORM($planet, "long") })
note-automa-satellite = спутник на { $hex }
note-automa-no-satellite = для спутника рядом нет места
note-automa-upgrade = перестройка
note-automa-upgrade-kind =
    { $was } → { automa-building }{ $count ->
        [1] { "" } только на { $hexes }
       *[other] , вариантов { $count }
    }
note-automa-no-upgrade = перестроить нечего
note-automa-upgraded = { $was } → { automa-building } на { $hex }
note-automa-power-qic = действие энергии или ККИ, свободно { $count }
note-automa-no-space = все ячейки закрыты
note-automa-covered = закрыта ячейка { automa-counted }: { $action }
note-automa-research-highest = исследование в наивысшей области
note-automa-research-random = исследование в случайной области, по номеру
note-automa-research-area = исследование: { $track }
note-automa-area-blocked = продвинуться нельзя: { $track }
note-automa-no-area = продвинуться нельзя ни в одной области
note-automa-areas =
    { $count ->
        [0] подходящих областей нет
        [1] единственная подходящая область — { $tracks }
       *[other] подходящих областей { $count }
    }
note-automa-tie-highest =
    { ID($removed) ->
        [0] все на одном уровне ({ $level })
       *[other] наивысший уровень ({ $level }): { automa-left }
    }
note-automa-tie-skipped = не считаются, так как уровень 5 занят, а жетона передовой технологии нет: { $removed }
note-automa-tie-number =
    { $laps ->
        [0] { automa-number } из { $before }
       *[other] { automa-number } из { $before } (счёт идёт по кругу)
    }
note-automa-tile-removed = вместо перехода на уровень 5 ({ $track }) убран жетон передовой технологии: { $tile }
note-automa-advanced = { $track }, уровень { $level }
note-automa-points =
    { $bonus ->
        [0] { $vp } ПО ({ $source })
       *[other] { $vp } ПО ({ $source }) и { $bonus } ПО (уровень сложности)
    }

## Советы: последствия

note-points = { $vp } ПО
note-before-after = { $before } → { $after }
note-charge-offer = { $seat } может зарядить { $power } ({ $vp ->
        [0] бесплатно
       *[other] за { $vp } ПО
    })

## Советы: предупреждения

note-warn-expensive-steps = этап терраформирования пока стоит { $per-step } руды (всего { $ore })
note-warn-qic-for-range = на дальность уйдёт ККИ: { $qic }
note-warn-joins-federation = шахта войдёт в вашу федерацию и не сможет создать другую
note-warn-shared-dead-end = это ваша последняя шахта, и ни одну шахту больше нельзя будет перестроить
note-warn-shared-mine = шахту рядом со строением соперника нельзя перестроить
note-warn-range-not-needed = эта планета досягаема и без усилителя
note-warn-last-round-gaiaformer = проект «Гайя», начатый в последнем раунде, не завершится
note-warn-charged-tokens = уйдёт заряженная энергия: из зоны III — { $bowl3 }, из зоны II — { $bowl2 }
note-warn-full-price-station = рядом нет соперника, торговый аванпост обойдётся в полную цену
note-warn-no-more-income = её знания приходят с доходом, а фаз дохода больше не будет
note-warn-federation-surplus = энергоёмкость { $value }, хватило бы { $needed }
note-warn-grey-token = этот жетон серый: он не откроет ни 5-й уровень, ни передовую технологию
note-warn-charge-wasted = зарядка, для которой нет фишек: { $wasted }
note-warn-no-lost-planet = в пределах дальности нет гекса для затерянной планеты
note-warn-no-advance = с этим жетоном нельзя продвинуться: { $track }
note-warn-advance-declined = вы отказываетесь от бесплатного продвижения
note-warn-over-limit = сверх предела, пропадёт: { $wasted }
note-warn-half-used-steps = ни одной планете в пределах дальности не нужны оба бесплатных этапа терраформирования
note-warn-power-lost = энергия, уплаченная впустую: { $lost }
note-warn-brainstone-small = камень разума даёт 3 энергии, а это стоит всего { $power }
note-warn-burn = фишки пропадут навсегда: { $tokens }
note-warn-special-unused = не выполнено специальное действие: { $special }
note-warn-income-wasted = следующий доход превысит предел: { $wasted }
note-warn-leftovers = оставшееся ещё может принести очки: { $vp }
note-warn-swap-into-federation = институт переместится в федерацию
note-warn-swap-out-of-federation = институт покинет свою федерацию
note-warn-charge-useless = после последнего паса заряженная энергия ничего не даст
note-warn-lost-planet-alone = здесь затерянная планета не откроет новый сектор и не соседствует с вашими планетами

## Виды очков

points-start = на старте
points-rounds = цели раундов
points-boosters = усилители
points-technology = технологии
points-federations = федерации
points-actions = действия ККИ
points-abilities = свойства
points-cards = карты Автомы
points-charging = подзарядка
points-research = исследования
points-final = финальный подсчёт
points-leftovers = остатки

## Виды предупреждений: так они включаются и выключаются

warning-expensive-steps = этапы терраформирования дороже 1 руды
warning-qic-for-range = ККИ на дальность
warning-joins-federation = шахта входит в федерацию
warning-shared-dead-end = последняя шахта рядом с соперником
warning-shared-mine = шахта рядом с соперником
warning-range-not-needed = усилитель дальности не нужен
warning-last-round-gaiaformer = проект «Гайя» в последнем раунде
warning-charged-tokens = трата заряженной энергии
warning-full-price-station = аванпост по полной цене
warning-no-more-income = знания приходят слишком поздно
warning-federation-surplus = федерация сильнее нужного
warning-grey-token = серый жетон федерации
warning-charge-wasted = подзарядка впустую
warning-no-lost-planet = нет гекса для затерянной планеты
warning-no-advance = нет продвижения с этим жетоном
warning-advance-declined = отказ от бесплатного продвижения
warning-half-used-steps = лишний бесплатный этап
warning-power-lost = переплата энергией
warning-brainstone-small = камень разума за малую цену
warning-over-limit = сверх предела
warning-burn = сжигание энергии
warning-special-unused = специальное действие не использовано
warning-income-wasted = доход сверх предела
warning-leftovers = остатки могут дать очки
warning-swap-into-federation = институт переходит в федерацию
warning-swap-out-of-federation = институт уходит из федерации
warning-charge-useless = подзарядка после последнего паса
warning-lost-planet-alone = затерянная планета без пользы

## Постоянные указания

habit-charge = подзарядка
habit-charge-ask = спрашивать меня
habit-charge-free = только если бесплатно
habit-charge-up-to-2 = до 2 энергии
habit-charge-up-to-3 = до 3 энергии
habit-charge-up-to-4 = до 4 энергии
habit-charge-always = всегда
habit-charge-until-3 = пока могу потратить меньше 3 энергии
habit-charge-until-4 = пока могу потратить меньше 4 энергии
habit-charge-until-7 = пока могу потратить меньше 7 энергии
habit-charge-useful = всегда, а после паса — только с пользой
habit-charge-never = никогда
habit-income = порядок дохода
habit-income-clear = лучший, если он очевиден
habit-income-ask = спрашивать меня
habit-income-charges-first = сначала зарядка
habit-income-tokens-first = сначала новые фишки
habit-brainstone = камень разума при зарядке
habit-brainstone-ask = спрашивать меня
habit-brainstone-raise = двигать его первым

## Выбор на панели

panel-gather = Выбрать планеты
filter-no-qic = Без ККИ: { $n }
filter-gaia = Гайя: { $n }
filter-new-type = Новый тип: { $n }
filter-near = Рядом со мной: { $n }

## Картинки

view-automa = карты Автомы
view-map = поле
view-factions = сравнение цивилизаций
view-balance = баланс
view-codes = поле: все гексы
view-influence = поле: влияние
view-reach = поле: досягаемость
view-income = поле: доход
view-planets = поле: свободные планеты
view-power = поле: энергоёмкость
view-research = исследования
view-scoring = подсчёт
view-players = все игроки
view-player = планшет игрока
view-table = всё сразу

## Советы в первой игре: о чём спрашивают, что нажать и зачем

coach-begin-of = Первая игра: «Проект „Гайя“»
coach-booster =
    Выберите усилитель раунда: нажмите на один из тех, что ниже.
    Пока он у вас, каждый раунд он даёт то, что на нём изображено. Подойдёт любой; больше руды или кредитов — больше построек.
coach-turn =
    Ход — это одно действие. Нажмите **{ $build }**: шахта на новой планете приносит доход во всех следующих раундах.
    Бледные кнопки — то, что сейчас невозможно. Пока вы не нажмёте **{ $confirm }**, на столе ничего не происходит.
    .more =
        Ваше следующее действие. Ещё одна шахта — по-прежнему хорошо; **{ $upgrade }** превратит шахту в торговый аванпост: он приносит кредиты.
        Когда ничто уже не стоит своей цены, нажмите **{ $pass }**.
    .build = Каждый номер на картинке — доступная вам планета; цена указана в списке. Хорошее начало — что-нибудь дешёвое рядом с вашими шахтами: выберите под картинкой.
    .upgrade = Шахта становится торговым аванпостом, тот — лабораторией или институтом. Рядом с чужими строениями аванпост дешевле; цена стоит в списке.
    .research = Четыре знания — это один шаг в области исследования. Каждый шаг что-то даёт сразу или навсегда.
    .action = Эти действия стоят энергии из зоны III или ККИ; каждое берут только раз за раунд.
    .pass = Пас завершает раунд для вас: усилитель возвращается, и вы берёте другой на следующий раунд. Кто спасовал первым, тот его и начнёт.
coach-after =
    Действие выбрано. Нажмите **{ $confirm }**, чтобы завершить ход; потом сыграет Автома, и снова спросят вас.
    Знак предупреждения и красная кнопка лишь говорят, что можно было дешевле; так ходить можно. Свободные действия сейчас не нужны.
coach-passed = Вы спасовали: нажмите **{ $confirm }**, и раунд продолжится без вас.
coach-charge =
    Рядом с вами построили или перестроили, и вам можно зарядиться: энергия переходит в следующую зону, а из зоны III её можно тратить.
    Если это бесплатно, берите всегда; иначе это стоит очков.
coach-tech = Жетон технологии останется у вас навсегда: выберите один. Жетон под областью исследований даёт ещё и шаг в ней; в начале хорош доход.
coach-advance = Жетон даёт один шаг в области исследования: выберите, в какой.
coach-income = Доход приходит в том порядке, который вы выберете. Обычно лучше сначала новые фишки энергии, потом зарядка: тогда зарядятся и новые.

## Статистика

page-factions = Цивилизации
counted-factions = **Цивилизации**: оконченные игры между людьми, в среднем.
