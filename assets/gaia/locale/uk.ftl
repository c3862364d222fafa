### «Проєкт «Гая»» українською, словами друкованих правил.

## Ресурси

amount-ore =
    { $n ->
        [one] { $n } руда
        [few] { $n } руди
       *[other] { $n } руди
    }
    .acc =
        { $n ->
            [one] { $n } руду
            [few] { $n } руди
           *[other] { $n } руди
        }
amount-credits =
    { $n ->
        [one] { $n } кредит
        [few] { $n } кредити
       *[other] { $n } кредитів
    }
amount-knowledge =
    { $n ->
        [one] { $n } знання
        [few] { $n } знання
       *[other] { $n } знань
    }
amount-qic =
    { $n ->
        [one] { $n } КУБ
        [few] { $n } КУБи
       *[other] { $n } КУБів
    }
amount-power =
    { $n ->
        [one] { $n } енергія
        [few] { $n } енергії
       *[other] { $n } енергії
    }
    .acc =
        { $n ->
            [one] { $n } енергію
            [few] { $n } енергії
           *[other] { $n } енергії
        }
amount-tokens =
    { $n ->
        [one] { $n } жетон енергії
        [few] { $n } жетони енергії
       *[other] { $n } жетонів енергії
    }
amount-charge = зарядження { $n } енергії
    .signed = зарядження { $n } енергії
amount-gaiaformer =
    { $n ->
        [one] { $n } гаяформер
        [few] { $n } гаяформери
       *[other] { $n } гаяформерів
    }
amount-to-gaia =
    { $n ->
        [one] { $n } жетон у зону «Гая»
        [few] { $n } жетони в зону «Гая»
       *[other] { $n } жетонів у зону «Гая»
    }
amount-discarded =
    { $n ->
        [one] скинути { $n } жетон енергії
        [few] скинути { $n } жетони енергії
       *[other] скинути { $n } жетонів енергії
    }
amount-burnt =
    { $n ->
        [one] скинути { $n } жетон із зони II
        [few] скинути { $n } жетони із зони II
       *[other] скинути { $n } жетонів із зони II
    }
amount-token3 =
    { $n ->
        [one] { $n } жетон із зони III
        [few] { $n } жетони із зони III
       *[other] { $n } жетонів із зони III
    }
amount-formers-ready = { amount-gaiaformer }

word-ore = руда
word-credits = кредити
word-knowledge = знання
word-qic = КУБ
    .long = квантовий уніфікатор безмежності
word-power = енергія
word-tokens = жетони енергії
word-charge = зарядження
word-vp = переможні очки
    .short = ПО
word-gaiaformer = гаяформер
word-satellite = супутник
word-space-station = космічна станція
    .acc = космічну станцію
word-brainstone = мозковий камінь
    .long = Камінь таклонів: один жетон, який можна витратити як 3 енергії.
word-federation-token = жетон федерації

## Планети

planet-terra = земна
    .long = земна планета
planet-oxide = кислотна
    .long = кислотна планета
planet-volcanic = вулканічна
    .long = вулканічна планета
planet-desert = пустельна
    .long = пустельна планета
planet-swamp = болотяна
    .long = болотяна планета
planet-titanium = титанова
    .long = титанова планета
planet-ice = крижана
    .long = крижана планета
planet-gaia = «Гая»
    .long = планета типу «Гая»
planet-transdim = міжвимірна
    .long = міжвимірна планета
planet-lost = загублена
    .long = загублена планета

## Споруди

word-m = шахта
    .short = шахта
    .plural = шахти
    .acc = шахту
    .gen = шахт
word-ts = торгова станція
    .short = станція
    .plural = торгові станції
    .acc = торгову станцію
    .gen = торгових станцій
word-lab = дослідницька лабораторія
    .short = лабораторія
    .plural = дослідницькі лабораторії
    .acc = дослідницьку лабораторію
    .gen = дослідницьких лабораторій
word-pi = планетарний інститут
    .short = інститут
    .plural = планетарні інститути
    .acc = планетарний інститут
    .gen = планетарного інституту
word-ac1 = ліва академія (знання)
    .short = ліва академія
    .plural = академії
    .acc = ліву академію
    .gen = лівої академії
word-ac2 = права академія (дія)
    .short = права академія
    .plural = академії
    .acc = праву академію
    .gen = правої академії

## Сфери досліджень і комірки плиток технологій

word-terra = Тераформування
    .long = Етапи тераформування дешевші; на рівні 5 — жетон федерації.
word-nav = Навігація
    .long = Дальність більша; на рівні 5 — загублена планета.
word-int = Штучний інтелект
    .long = КУБи одразу на кожному рівні.
word-gaia = Проєкт «Гая»
    .long = Гаяформери, проєкти «Гая» дешевші; на рівні 5 — ПО.
word-eco = Економіка
    .long = Дохід: руда, кредити й енергія; на рівні 5 — багато одразу.
word-sci = Наука
    .long = Дохід: знання; на рівні 5 — одразу 9 знань.
word-free1 = нижній ряд, перша плитка
word-free2 = нижній ряд, друга плитка
word-free3 = нижній ряд, третя плитка
word-adv-terra = Тераформування, поліпшена технологія
word-adv-nav = Навігація, поліпшена технологія
word-adv-int = Штучний інтелект, поліпшена технологія
word-adv-gaia = Проєкт «Гая», поліпшена технологія
word-adv-eco = Економіка, поліпшена технологія
word-adv-sci = Наука, поліпшена технологія

## Плитки стандартних технологій

word-tech-ore-qic = 1 руда, 1 КУБ
    .long = Одразу: 1 руда та 1 КУБ.
word-tech-planet-types-knowledge = знання за типи планет
    .long = Одразу: 1 знання за кожен колонізований вами тип планет.
word-tech-big-buildings-4 = енергоємність великих споруд 4
    .long = Енергоємність вашого планетарного інституту й академій дорівнює 4, а не 3.
word-tech-7vp = 7 ПО
    .long = Одразу: 7 ПО.
word-tech-income-ore-charge = дохід: 1 руда, зарядження 1
    .long = Кожної фази доходу: 1 руда та зарядження 1 енергії.
word-tech-income-knowledge-credit = дохід: 1 знання, 1 кредит
    .long = Кожної фази доходу: 1 знання та 1 кредит.
word-tech-mine-on-gaia-3vp = 3 ПО за шахту на планеті «Гая»
    .long = 3 ПО щоразу, коли ви будуєте шахту на планеті типу «Гая».
word-tech-income-4-credits = дохід: 4 кредити
    .long = Кожної фази доходу: 4 кредити.
word-tech-action-charge-4 = дія: зарядження 4
    .long = Спеціальна дія, раз на раунд: зарядити 4 енергії.

## Плитки поліпшених технологій

word-adv-pass-federation-3vp = пас: 3 ПО за жетон федерації
    .long = Щоразу, коли ви пасуєте: 3 ПО за кожен ваш жетон федерації.
word-adv-research-2vp = 2 ПО за рівень досліджень
    .long = 2 ПО щоразу, коли ви підвищуєте свій рівень у сфері досліджень.
word-adv-action-qic-5-credits = дія: 1 КУБ, 5 кредитів
    .long = Спеціальна дія, раз на раунд: 1 КУБ і 5 кредитів.
word-adv-mine-2vp = одразу 2 ПО за шахту
    .long = Одразу: 2 ПО за кожну вашу шахту на полі, зокрема й на загубленій планеті.
word-adv-pass-lab-3vp = пас: 3 ПО за лабораторію
    .long = Щоразу, коли ви пасуєте: 3 ПО за кожну вашу дослідницьку лабораторію.
word-adv-sector-ore = одразу 1 руда за сектор
    .long = Одразу: 1 руда за кожен сектор із колонізованою вами планетою.
word-adv-pass-planet-type-1vp = пас: 1 ПО за тип планет
    .long = Щоразу, коли ви пасуєте: 1 ПО за кожен колонізований вами тип планет.
word-adv-gaia-2vp = одразу 2 ПО за планету «Гая»
    .long = Одразу: 2 ПО за кожну колонізовану вами планету типу «Гая».
word-adv-trading-station-4vp = одразу 4 ПО за торгову станцію
    .long = Одразу: 4 ПО за кожну вашу торгову станцію.
word-adv-sector-2vp = одразу 2 ПО за сектор
    .long = Одразу: 2 ПО за кожен сектор із колонізованою вами планетою.
word-adv-action-3-ore = дія: 3 руди
    .long = Спеціальна дія, раз на раунд: 3 руди.
word-adv-federation-5vp = одразу 5 ПО за жетон федерації
    .long = Одразу: 5 ПО за кожен ваш жетон федерації.
word-adv-action-3-knowledge = дія: 3 знання
    .long = Спеціальна дія, раз на раунд: 3 знання.
word-adv-build-mine-3vp = 3 ПО за нову шахту
    .long = 3 ПО щоразу, коли ви будуєте шахту.
word-adv-build-trading-station-3vp = 3 ПО за нову торгову станцію
    .long = 3 ПО щоразу, коли ви поліпшуєте шахту до торгової станції.

## Підсилювачі раунду

word-booster-ore-knowledge = руда та знання
    .long = Дохід: 1 руда та 1 знання.
word-booster-credits-qic = кредити та КУБ
    .long = Дохід: 2 кредити та 1 КУБ.
word-booster-tokens-ore = жетони енергії та руда
    .long = Дохід: 2 жетони енергії та 1 руда.
word-booster-terraform = тераформування
    .long = Дохід: 2 кредити. Спеціальна дія: шахта з 1 безплатним етапом тераформування.
word-booster-range = дальність
    .long = Дохід: зарядження 2 енергії. Спеціальна дія: шахта чи проєкт «Гая» з дальністю +3.
word-booster-mines = шахти
    .long = Дохід: 1 руда. Під час пасу: 1 ПО за кожну вашу шахту.
word-booster-labs = дослідницькі лабораторії
    .long = Дохід: 1 знання. Під час пасу: 3 ПО за кожну вашу дослідницьку лабораторію.
word-booster-trading-stations = торгові станції
    .long = Дохід: 1 руда. Під час пасу: 2 ПО за кожну вашу торгову станцію.
word-booster-big-buildings = інститут і академії
    .long = Дохід: зарядження 4 енергії. Під час пасу: по 4 ПО за інститут і кожну академію.
word-booster-gaia = планети типу «Гая»
    .long = Дохід: 4 кредити. Під час пасу: 1 ПО за кожну колонізовану вами планету типу «Гая».

## Плитки очок раунду

word-round-terraform-2 = 2 ПО за етап тераформування
    .long = Цього раунду: 2 ПО за кожен етап тераформування, платний чи безплатний.
word-round-research-2 = 2 ПО за рівень досліджень
    .long = Цього раунду: 2 ПО щоразу, коли ви підвищуєте свій рівень у сфері досліджень.
word-round-mine-2 = 2 ПО за шахту
    .long = Цього раунду: 2 ПО щоразу, коли ви будуєте шахту.
word-round-federation-5 = 5 ПО за жетон федерації
    .long = Цього раунду: 5 ПО щоразу, коли ви отримуєте жетон федерації.
word-round-trading-station-4 = 4 ПО за торгову станцію
    .long = Цього раунду: 4 ПО щоразу, коли ви створюєте торгову станцію.
word-round-gaia-mine-4 = 4 ПО за шахту на планеті «Гая»
    .long = Цього раунду: 4 ПО щоразу, коли ви будуєте шахту на планеті типу «Гая».
word-round-big-building-5-a = 5 ПО за інститут чи академію
    .long = Цього раунду: 5 ПО щоразу, коли ви створюєте планетарний інститут чи академію.
word-round-trading-station-3 = 3 ПО за торгову станцію
    .long = Цього раунду: 3 ПО щоразу, коли ви створюєте торгову станцію.
word-round-gaia-mine-3 = 3 ПО за шахту на планеті «Гая»
    .long = Цього раунду: 3 ПО щоразу, коли ви будуєте шахту на планеті типу «Гая».
word-round-big-building-5-b = 5 ПО за інститут чи академію
    .long = Цього раунду: 5 ПО щоразу, коли ви створюєте планетарний інститут чи академію.

## Плитки фінального підрахунку очок

word-final-structures = найбільше споруд
    .short = споруди
    .long = Ваші споруди на полі, зокрема й шахта на загубленій планеті.
word-final-federation-structures = найбільше споруд у федераціях
    .short = у федераціях
    .long = Ваші споруди у складі ваших федерацій.
word-final-planet-types = найбільше типів планет
    .short = типи планет
    .long = Колонізовані вами типи планет, зокрема «Гая» й загублена планета.
word-final-gaia = найбільше планет типу «Гая»
    .short = планети «Гая»
    .long = Колонізовані вами планети типу «Гая».
word-final-sectors = найбільше секторів
    .short = сектори
    .long = Сектори, у яких ви колонізували планету.
word-final-satellites = найбільше супутників
    .short = супутники
    .long = Ваші супутники на полі; космічні станції івітів теж враховують.

## Жетони федерації

word-fed-12vp = 12 ПО
    .long = 12 ПО; обидві сторони сірі, тож ні поліпшеної технології, ні рівня 5 він не відкриває.
word-fed-8vp-qic = 8 ПО, 1 КУБ
    .long = 8 ПО та 1 КУБ.
word-fed-8vp-2tokens = 8 ПО, 2 жетони енергії
    .long = 8 ПО та 2 жетони енергії.
word-fed-7vp-2ore = 7 ПО, 2 руди
    .long = 7 ПО та 2 руди.
word-fed-7vp-6credits = 7 ПО, 6 кредитів
    .long = 7 ПО та 6 кредитів.
word-fed-6vp-2knowledge = 6 ПО, 2 знання
    .long = 6 ПО та 2 знання.
word-fed-gleens = 1 руда, 1 знання, 2 кредити
    .long = Власний жетон глінів: 1 руда, 1 знання та 2 кредити.

## Дії з витратою енергії чи КУБів

word-power-3-knowledge = 7 енергії → 3 знання
    .short = 3 знання
    .long = Витратьте 7 енергії: отримайте 3 знання.
word-power-2-terraform = 5 енергії → 2 етапи
    .short = 2 етапи тераформування
    .long = Витратьте 5 енергії: збудуйте шахту з 2 безплатними етапами тераформування.
word-power-2-ore = 4 енергії → 2 руди
    .short = 2 руди
    .long = Витратьте 4 енергії: отримайте 2 руди.
word-power-7-credits = 4 енергії → 7 кредитів
    .short = 7 кредитів
    .long = Витратьте 4 енергії: отримайте 7 кредитів.
word-power-2-knowledge = 4 енергії → 2 знання
    .short = 2 знання
    .long = Витратьте 4 енергії: отримайте 2 знання.
word-power-1-terraform = 3 енергії → 1 етап
    .short = 1 етап тераформування
    .long = Витратьте 3 енергії: збудуйте шахту з 1 безплатним етапом тераформування.
word-power-2-tokens = 3 енергії → 2 жетони енергії
    .short = 2 жетони енергії
    .long = Витратьте 3 енергії: отримайте 2 жетони енергії.
word-qic-tech-tile = 4 КУБи → плитка технології
    .short = плитка технології
    .long = Витратьте 4 КУБи: візьміть плитку технології та підвищте рівень за звичайними правилами.
word-qic-rescore-federation = 3 КУБи → жетон ще раз
    .short = жетон федерації ще раз
    .long = Витратьте 3 КУБи: ще раз отримайте все, що зображено на одному з ваших жетонів федерації.
word-qic-planet-types = 2 КУБи → ПО за типи планет
    .short = ПО за типи планет
    .long = Витратьте 2 КУБи: 3 ПО та ще по 1 ПО за кожен колонізований вами тип планет.

## Додаткові дії

word-burn = спалити 1 жетон: II → III
    .short = спалити
    .long = Скиньте жетон із зони II, щоб перемістити інший із зони II в зону III.
word-power-to-qic = 4 енергії → 1 КУБ
word-power-to-ore = 3 енергії → 1 руда
word-qic-to-ore = 1 КУБ → 1 руда
word-power-to-knowledge = 4 енергії → 1 знання
word-power-to-credit = 1 енергія → 1 кредит
word-knowledge-to-credit = 1 знання → 1 кредит
word-ore-to-credit = 1 руда → 1 кредит
word-ore-to-token = 1 руда → 1 жетон енергії
word-credits-to-qic = 4 кредити → 1 КУБ
word-credits-to-ore = 3 кредити → 1 руда
word-credits-to-knowledge = 4 кредити → 1 знання
word-token-to-knowledge = 1 жетон у зону «Гая» → 1 знання
word-gaiaformer-to-qic = 1 гаяформер у зону «Гая» → 1 КУБ

## Спеціальні дії

special-booster-terraform = шахта з 1 безплатним етапом тераформування
    .long = Підсилювач: збудувати шахту з 1 безплатним етапом тераформування.
special-booster-range = шахта чи проєкт «Гая» з дальністю +3
    .long = Підсилювач: збудувати шахту чи розпочати проєкт «Гая» з дальністю +3.
special-tech-action-charge-4 = зарядити 4 енергії
    .long = Плитка технології: зарядити 4 енергії.
special-adv-action-qic-5-credits = 1 КУБ, 5 кредитів
    .long = Поліпшена технологія: отримати 1 КУБ і 5 кредитів.
special-adv-action-3-ore = 3 руди
    .long = Поліпшена технологія: отримати 3 руди.
special-adv-action-3-knowledge = 3 знання
    .long = Поліпшена технологія: отримати 3 знання.
word-right-academy = права академія
    .long = Права академія: отримати 1 КУБ (бал-т’аки: 4 кредити).
word-ambas-swap = обмін інституту та шахти
    .long = Амби: поміняти місцями планетарний інститут і одну зі своїх шахт.
word-firaks-downgrade = лабораторія → торгова станція
    .long = Фіраки: перетворити дослідницьку лабораторію на торгову станцію та підвищити рівень у будь-якій сфері досліджень.
word-bescods-lowest = підвищити найнижчий рівень
    .long = Бескоди: безплатно підвищити рівень у сфері досліджень, де він у вас найнижчий.
word-ivits-station = космічна станція
    .long = Івіти: покласти космічну станцію на досяжний гекс.

## Фракції

word-terrans = Террани
    .long = Під час фази «Гая» жетони із зони «Гая» переміщуються в зону II, а не в зону I.
    .pi = При цьому можна отримати ресурси так, ніби цю енергію витрачено на додаткові дії.
word-lantids = Лантіди
    .long = Можна будувати шахту на планеті суперника без тераформування; її не можна поліпшити, нового типу планет вона не дає.
    .pi = 2 знання щоразу, коли ви будуєте шахту на планеті суперника.
word-xenos = Ксеноси
    .long = На початку гри ви ставите третю шахту.
    .pi = Вашим федераціям достатньо енергоємності 6 замість 7.
word-gleens = Гліни
    .long = До правої академії — руда замість КУБів; планета «Гая» за 1 руду, шахта на ній дає ще 2 ПО.
    .pi = Одразу візьміть жетон федерації глінів: 1 руда, 1 знання та 2 кредити.
word-taklons = Таклони
    .long = Мозковий камінь вважають одним жетоном, але витрачають як 3 енергії.
    .pi = 1 жетон енергії щоразу, коли ви заряджаєте енергію пасивною дією, до чи після зарядження.
word-ambas = Амби
    .long = Лише з інститутом: міняти його місцями з однією зі своїх шахт.
    .pi = Спеціальна дія: поміняти місцями планетарний інститут і одну зі своїх шахт.
word-hadsch-hallas = Гадж-галли
    .long = Лише з інститутом: оплачувати додаткові дії кредитами замість енергії.
    .pi = За додаткові дії, що приносять ресурси, можна платити кредитами замість енергії.
word-ivits = Івіти
    .long = Ви починаєте з інститутом і без шахт; ваша єдина федерація росте, супутник коштує 1 КУБ.
    .pi = Спеціальна дія: покласти космічну станцію (енергоємність 1) на досяжний гекс.
word-geodens = Геодени
    .long = Лише з інститутом: 3 знання за першу шахту на кожному новому типі планет.
    .pi = 3 знання за першу шахту на кожному новому типі планет.
word-baltaks = Бал-т’аки
    .long = Додаткова дія: перемістити гаяформер у зону «Гая», щоб отримати 1 КУБ. Підвищувати рівень «Навігації» не можна.
    .pi = Тепер можна підвищувати рівень у «Навігації».
word-firaks = Фіраки
    .long = Лише з інститутом: перетворити лабораторію на торгову станцію та підвищити будь-який рівень.
    .pi = Спеціальна дія: перетворити дослідницьку лабораторію назад на торгову станцію та підвищити рівень у будь-якій сфері досліджень.
word-bescods = Бескоди
    .long = Інститут і академії помінялися місцями. Спеціальна дія: підвищити найнижчий рівень досліджень.
    .pi = Енергоємність ваших споруд на титанових планетах більша на 1.
word-nevlas = Невли
    .long = Додаткова дія: перемістити жетон із зони III у зону «Гая», щоб отримати 1 знання.
    .pi = Кожен жетон у зоні III можна витратити як 2 енергії.
word-itars = Ітари
    .long = Спалені жетони йдуть у зону «Гая», а не в запас.
    .pi = Під час фази «Гая» можна скинути 4 жетони із зони «Гая» та взяти плитку технології, скільки завгодно разів.

## Кольори

colour-blue = синій
colour-yellow = жовтий
colour-brown = коричневий
colour-red = червоний
colour-orange = оранжевий
colour-gray = сірий
colour-white = білий

## Фази

phase-factions = вибір фракцій
phase-mines = початкові споруди
phase-boosters = перші підсилювачі
phase-income = дохід
phase-gaia = фаза «Гая»
phase-actions = дії
phase-end = кінець гри

## Цикл енергії

word-bowl1 = зона I
word-bowl2 = зона II
word-bowl3 = зона III
bowl-gaia = зона «Гая»
brainstone-gaia = { bowl-gaia }
place-gaia = { bowl-gaia }
brainstone-gone = нікуди: камінь витрачено назавжди
place-gone = { brainstone-gone }

## Ходи

move-ban =
    { $n ->
        [0] Заборонити фракцію
       *[other] Ніхто не грає: { $a }
    }
    .item = { $a }
move-bid =
    { $n ->
        [0] Зробити ставку
        [1] Ставка: { $a }
       *[other] Ставка { $b } ПО: { $a }
    }
    .item = { $b } ПО · { $a }
move-maxbid =
    { $n ->
        [0] Назвати межу
        [1]
            { ID($a) ->
                [done] За решту нічого
               *[other] Межа: { $a }
            }
       *[other] Не більше { $b } ПО: { $a }
    }
    .item =
        { $n ->
            [1] За решту нічого
           *[other] не більше { $b } ПО · { $a }
        }
    .short = Заповнити межі
move-faction =
    { $n ->
        [0] Вибрати фракцію
       *[other] Фракція: { $a }
    }
    .item = { $a }
move-setup-mine =
    { $n ->
        [0] Розмістити початкову споруду
       *[other] Розмістити початкову споруду на { $a }
    }
    .item = { $a }
move-booster =
    { $n ->
        [0] Узяти підсилювач
       *[other] Підсилювач: { $a }
    }
    .item = { $a }
move-build =
    { $n ->
        [0] Збудувати шахту
       *[other] Збудувати шахту на { $a }
    }
    .item = { $a }
    .short = Шахта
move-upgrade =
    { $n ->
        [0] Поліпшити споруду
        [1] Поліпшити на { $a }
       *[other] Поліпшити { $a } → { $b }
    }
    .item = { $a } → { $b }
    .short = Поліпшення
move-gaiaform =
    { $n ->
        [0] Розпочати проєкт «Гая»
       *[other] Розпочати проєкт «Гая» на { $a }
    }
    .item = { $a }
    .short = Гаяформування
move-federation =
    { $n ->
        [0] Утворити федерацію
        [1] Федерація: { $a }
       *[other] Федерація: { $a } → { $b }
    }
    .short = Федерація
move-research =
    { $n ->
        [0] Прогрес у сфері досліджень
       *[other] Дослідження: { $a }
    }
    .item = { $a }
    .short = Дослідження
move-action =
    { $n ->
        [0] Дії з витратою енергії чи КУБів
       *[other] Дія: { $a }
    }
    .item = { $a }
    .short = Енергія/КУБи
move-special =
    { $n ->
        [0] Спеціальні дії
       *[other] Спеціальна дія: { $a }
    }
    .item = { $a }
    .short = Спеціальна
move-free =
    { $n ->
        [0] Додаткові дії
       *[other] { $list }
    }
    .short = Додаткові
    .pair =
        { $b ->
            [1] { $a }
           *[other] { $a } (× { $b })
        }
move-pass =
    { $n ->
        [0] Пас
       *[other] Пас; новий підсилювач: { $a }
    }
    .short = Пас
    .item =
        { $n ->
            [0] Пас
           *[other] { $a }
        }
move-tech =
    { $n ->
        [0] Узяти плитку технології
       *[other] Плитка технології: { $a }
    }
    .item = { $a }
move-cover =
    { $n ->
        [0] Накрити плитку технології
       *[other] Накрити свою плитку: { $a }
    }
    .item = { $a }
move-advance =
    { $n ->
        [0] Підвищити рівень у сфері досліджень
       *[other]
            { ID($a) ->
                [no] Не підвищувати рівень
               *[other] Підвищити рівень: { $a }
            }
    }
    .item =
        { ID($a) ->
            [no] Не підвищувати рівень
           *[other] { $a }
        }
move-lost-planet =
    { $n ->
        [0] Загублена планета
       *[other] Загублена планета на { $a }
    }
    .item = { $a }
move-token =
    { $n ->
        [0] Вибрати жетон федерації
       *[other] Жетон федерації: { $a }
    }
    .item = { $a }
move-swap =
    { $n ->
        [0] Поміняти місцями інститут і шахту
       *[other] Поміняти місцями інститут і шахту на { $a }
    }
    .item = { $a }
move-downgrade =
    { $n ->
        [0] Перетворити лабораторію на торгову станцію
       *[other] Лабораторія на { $a } → торгова станція
    }
    .item = { $a }
move-station =
    { $n ->
        [0] Покласти космічну станцію
       *[other] Космічна станція на { $a }
    }
    .item = { $a }
move-charge =
    { ID($a) ->
        [yes] Зарядити
        [no] Відмовитися
        [token-first] Узяти жетон, потім зарядити
        [power-first] Зарядити, потім узяти жетон
       *[other] Зарядити енергію
    }
move-brainstone =
    { $n ->
        [0] Вирішити, де буде мозковий камінь
       *[other] Мозковий камінь: { $a }
    }
    .item = { $a }
move-income =
    { $n ->
        [0] Вибрати наступний дохід
       *[other] Спершу дохід: { $list }
    }
    .item = { $list }
move-gaia-tech =
    { ID($a) ->
        [yes] Скинути 4 жетони за плитку технології
        [no] Залишити жетони
       *[other] Скинути 4 жетони?
    }
move-convert =
    { $n ->
        [0] Обміняти
       *[other]
            { ID($a) ->
                [no] Нічого не міняти
               *[other] { $list }
            }
    }
    .pair =
        { $b ->
            [1] { $a }
           *[other] { $a } (× { $b })
        }

## Запитання

ask-faction = Виберіть фракцію.
ask-ban = Якою фракцією ніхто не гратиме?
ask-lot = Назвіть фракцію; потім за названі фракції торгуються.
ask-bid = Зробіть ставку в очках за фракцію. Той, чию ставку перебили, робить нову; коли фракція є в кожного, усі сплачують свої ставки.
ask-limits = Скільки очок ви готові віддати щонайбільше? Це таємниця; ставки потім роблять за вас і не вищі, ніж потрібно.
ask-setup-mine = Поставте шахту на планету рідного типу.
ask-setup-institute = Поставте планетарний інститут на планету рідного типу.
ask-booster = Виберіть підсилювач раунду.
ask-turn = Ваш хід: виберіть дію.
ask-after = Дію вибрано: можна ще виконати додаткові дії, потім завершіть хід.
ask-passed = Ви спасували; завершіть хід.
ask-tech = Виберіть плитку технології.
ask-cover = Яку з ваших плиток накриє поліпшена технологія?
ask-advance = У якій сфері досліджень ви підвищуєте рівень?
ask-lost-planet = Де буде загублена планета?
ask-token = Нагороду якого з ваших жетонів федерації ви отримуєте ще раз?
ask-build =
    { $steps ->
        [one] Де ви будуєте шахту? Безплатний { $steps } етап тераформування.
        [few] Де ви будуєте шахту? Безплатні { $steps } етапи тераформування.
       *[other] Де ви будуєте шахту? Безплатних { $steps } етапів тераформування.
    }
ask-site = Де ви будуєте шахту чи розпочинаєте проєкт «Гая»? Дальність більша на { $range }.
ask-swap = Яка шахта міняється місцями з планетарним інститутом?
ask-downgrade = Яка дослідницька лабораторія стає торговою станцією?
ask-station = Куди ви кладете космічну станцію?
ask-charge =
    { $by } { $upgraded ->
        [0] будує
       *[other] поліпшує споруду
    } поруч із вами на { $hex }. Зарядити { $power ->
        [one] { $power } енергію
        [few] { $power } енергії
       *[other] { $power } енергії
    }{ $vp ->
        [0] { " " }безплатно?
       *[other] { " " }за { $vp } ПО?
    }
    .yes =
        Зарядити { $power }{ $vp ->
            [0] { "" }
           *[other] { " " }(−{ $vp } ПО)
        }
    .power-first =
        Зарядити { $plain }{ $plain-vp ->
            [0] { "" }
           *[other] { " " }(−{ $plain-vp } ПО)
        }, жетон
    .token-first =
        Жетон, зарядити { $power }{ $vp ->
            [0] { "" }
           *[other] { " " }(−{ $vp } ПО)
        }
    .no = Відмовитися
ask-brainstone = Де буде мозковий камінь?
ask-income = Який дохід ви отримуєте першим?
ask-gaia-convert = Жетони залишають зону «Гая»: які ресурси ви отримуєте? Залишилося енергії: { $left }.
ask-gaia-tech = Жетонів у зоні «Гая»: { $tokens }. Скинути 4 та взяти плитку технології?

## Ціни та наслідки

note-price = вартість: { $price }
    .item = { $price }
note-total = разом: { $price }
note-gain = { FORM($gain, "signed") }
note-income = дохід: { $gain }
note-planet = { FORM($planet, "long") }
note-shared = на планеті суперника
note-level = { $track }: рівень { $level }
    .item = рівень { $level }
note-uses-green-token = жетон федерації перевертається на сіру сторону
note-tile = { $tile }
note-steps =
    { $steps ->
        [one] { $steps } етап
        [few] { $steps } етапи
       *[other] { $steps } етапів
    }{ $free ->
        [0] { "" }
       *[other] , безплатно: { $free }
    }
note-range-qic =
    { $qic ->
        [one] з них { $qic } КУБ за дальність
        [few] з них { $qic } КУБи за дальність
       *[other] з них { $qic } КУБів за дальність
    }
note-federation =
    енергоємність { $value }, { $satellites ->
        [0] без супутників
        [one] { $satellites } супутник
        [few] { $satellites } супутники
       *[other] { $satellites } супутників
    }

## Перешкоди: поле

note-no-hex = гекса { $hex } на цьому полі немає
note-no-planet = тут немає планети
note-own-structure = тут уже стоїть ваша споруда
note-occupied = тут уже стоїть чужа споруда
note-no-piece = на вашому планшеті більше немає { FORM($building, "gen") }
note-no-structure = у вас на полі немає { FORM($building, "gen") }
note-out-of-range = поза вашою дальністю
note-range-not-needed = сюди ви дістанетеся й без підсилювача
note-gaia-project-running = проєкт «Гая» тут іще не завершено
note-no-step-needed = етап тераформування тут не потрібен, безплатний змарнувався б
note-foreign-gaiaformer = тут уже стоїть гаяформер гравця { $seat }
note-transdim = на міжвимірній планеті спершу потрібен проєкт «Гая»
note-not-transdim = для проєкту «Гая» потрібна міжвимірна планета
note-no-gaiaformer = у вас немає доступного гаяформера
note-no-gaiaformer-yet = у вас іще немає гаяформера; перший дає рівень 1 проєкту «Гая»
note-far =
    { $distance } { $distance ->
        [one] гекс
        [few] гекси
       *[other] гексів
    } звідси, дальність { $range }: { $price } на дальність
note-gaia-price = { $price } за саму планету типу «Гая»
note-not-home = тут потрібна { FORM($planet, "long") }
note-no-site = цей гекс зайнятий або недосяжний
note-no-own-structure = на { $hex } немає вашої споруди
note-no-own-mine = виберіть одну зі своїх шахт, крім шахти на загубленій планеті
note-no-own-lab = виберіть одну зі своїх дослідницьких лабораторій
note-no-station = усі ваші космічні станції вже на полі
note-no-building = споруди «{ $word }» немає; є m, ts, lab, pi, ac1, ac2
note-cannot-become =
    { ID($targets) ->
        [0] цю споруду не можна поліпшити
       *[other] { $was } → { $building }: такого поліпшення немає; можливо: { $targets }
    }

## Перешкоди: ресурси й дії

note-needs = потрібно { FORM($needs, "acc") }, а у вас { $has }
note-no-verb = дії «{ $word }» у вашому ході немає
note-needs-main-action = спершу виконайте дію або спасуйте
note-main-action-done = дію цього ходу вже виконано, залишилися тільки додаткові
note-already-passed = ви спасували; завершіть хід
note-no-action = дії з витратою енергії чи КУБів «{ $word }» немає
note-action-used = у цьому раунді цю дію вже зайнято ({ $seat })
note-no-step-target = немає планети, де знадобився б безплатний етап тераформування
note-no-range-target = з такою дальністю колонізувати нема чого
note-no-tech = немає плитки технології, яку ви могли б узяти
note-no-token = у вас немає жетона федерації
note-no-own-token = такого жетона федерації у вас немає
note-at-limit = межу вже досягнуто, більше отримати не можна
note-no-special =
    { $word ->
        [none] спеціальних дій у вас немає
       *[other] спеціальної дії «{ $word }» у вас немає
    }
note-special-used = цю спеціальну дію ви в цьому раунді вже виконали
note-not-yours = «{ $special }» — не ваше
note-no-conversion = додаткової дії «{ $word }» у вас немає, або не вказано кількість
note-one-payment-only = разом оплачують лише обміни енергії
note-too-many = потрібно енергії: { $needs }, залишилося: { $has }
note-must-convert = спершу обміняйте все; залишилося енергії: { $left }
note-too-many-burns = спалити можна щонайбільше { $has }, ви хочете { $needs }: на кожен потрібні два жетони в зоні II
note-brainstone-elsewhere = мозковий камінь може опинитися лише тут: { $places }
note-no-income = виберіть щось із цього: { $waiting }

## Перешкоди: фракції, підсилювачі, дослідження, технології

note-no-faction = такої фракції немає
note-faction-taken = { $faction }: фракцію цього кольору вже зайнято
note-faction-banned = { $faction }: цією фракцією тут не грають
note-no-bid = ставка — це названа фракція і від { $least } до { $most } ПО
note-bid-too-low = тримає { $who }; потрібно щонайменше { $needed } ПО
note-lot-free = ставок іще немає
note-lot-held = { $who }: { $points } ПО
note-no-booster = такого підсилювача немає
note-booster-taken = підсилювач «{ $booster }» узяти не можна
note-own-booster = підсилювач «{ $booster }» у вас самих; він повернеться, коли ви спасуєте
note-needs-booster = назвіть підсилювач, який берете: { $boosters }
note-no-booster-now = в останньому раунді підсилювач не беруть
note-no-track = сфери досліджень «{ $word }» немає
note-at-top = вище нікуди: { $track }
note-needs-institute = для цього потрібен планетарний інститут
note-level-5-taken = рівень 5 уже зайнято: { $track }
note-needs-green-token = потрібен жетон федерації зеленою стороною догори
note-other-track = підвищити рівень можна лише тут: { $tracks }
note-lowest-blocked = у сфері з найнижчим рівнем підвищити його не можна
note-no-slot = комірки технології «{ $slot }» немає
note-tech-owned = така плитка у вас уже є: { $tile }
note-tech-gone = цієї плитки технології більше немає
note-needs-level = потрібен рівень { $level }: { $track }
note-nothing-to-cover = у вас немає плитки стандартної технології, яку можна накрити
note-cannot-cover = виберіть одну зі своїх ненакритих плиток стандартних технологій

## Перешкоди: федерації

note-no-token-kind = такого жетона федерації немає
note-token-gone = таких жетонів федерації не залишилося
note-federation-empty = федерації потрібна щонайменше одна ваша планета
note-federation-disconnected = ці гекси не з’єднані: { $hexes }
note-federation-on-planet = на цих планетах не можна ставити супутники: { $hexes }
note-federation-touches-federation = це частина іншої вашої федерації або межує з нею: { $hexes }
note-federation-too-weak = енергоємність { $value }, а потрібно щонайменше { $needed }
note-federation-not-affordable = потрібно супутників: { $satellites }, вистачає на { $payable }
note-satellite-price = кожен супутник коштує: { $price }
note-federated-before = члени інших ваших федерацій удруге не враховують
note-federation-too-many-satellites = супутників { $satellites }, а достатньо { $possible }
note-federation-superfluous = ці планети зайві, без них супутників потрібно { $possible }, а не { $satellites }: { $hexes }
note-federation-satellite-limit = на полі стало б супутників: { $satellites }, можна { $most }

## Події

event-round-began = Починається раунд { $round }.
event-game-ended = Фінальний підрахунок очок.
event-faction-chosen = { $who } вибирає фракцію: { $faction }.
event-faction-banned = { $who } забороняє фракцію: { $faction }.
event-faction-named = { $who } називає фракцію: { $faction }.
event-bid = { $who } ставить { $points } ПО на фракцію: { $faction }.
event-limits-revealed = { $who }: щонайбільше — { $limits }.
event-faction-won = { $who } отримує фракцію за { $points } ПО: { $faction }.
event-booster-taken = { $who } бере підсилювач: { $booster }.
event-built = { $who } будує { FORM($building, "acc") } на { $hex }.
event-upgraded = { $who } поліпшує { $hex }: { $was } → { $building }.
event-gaiaformer-placed = { $who } розпочинає проєкт «Гая» на { $hex }.
event-gaiaformed = Планета на { $hex } стала планетою типу «Гая» ({ $who }).
event-token-gained = { $who } отримує жетон федерації: { $token }.
event-advanced = { $who } досягає рівня { $level }: { $track }.
event-action-taken = { $who } виконує дію: { $action }.
event-action-covered = { $who } накриває дію: { $action }.
event-special-used = { $who } виконує спеціальну дію: { $special }.
event-swapped = { $who } міняє місцями інститут на { $was } та шахту на { $hex }.
event-station-placed = { $who } кладе космічну станцію на { $hex }.
event-income = { $who } отримує дохід: { $gain }.
event-charge-declined = { $who } не заряджає енергію.
event-federation-formed =
    { $who } утворює федерацію, енергоємність { $value }, { $satellites ->
        [0] без нових супутників
        [one] { $satellites } новий супутник
        [few] { $satellites } нові супутники
       *[other] { $satellites } нових супутників
    }: { $hexes }.
event-passed =
    { $booster ->
        [none] { $who } пасує.
       *[other] { $who } пасує та бере підсилювач: { $booster }.
    }
event-tech-gained =
    { $covered ->
        [none] { $who } бере плитку технології ({ $tile }).
       *[other] { $who } бере плитку поліпшеної технології ({ $tile }) та накриває нею іншу ({ $covered }).
    }
event-charged =
    { $who } заряджає { $power ->
        [one] { $power } енергію
        [few] { $power } енергії
       *[other] { $power } енергії
    }{ $vp ->
        [0] .
       *[other] { " " }за { $vp } ПО.
    }
event-burnt =
    { $count ->
        [one] { $who } спалює { $count } жетон енергії.
        [few] { $who } спалює { $count } жетони енергії.
       *[other] { $who } спалює { $count } жетонів енергії.
    }
event-satellite-placed = { $who } кладе супутник на { $hex }.
event-advanced-tile-removed = { $who } прибирає плитку поліпшеної технології ({ $track }): { $tile }.
event-automa-scored = { $who } здобуває { $vp } ПО ({ $source }).
event-automa-explained = { $who } пояснює: { $notes }.
event-converted =
    { $count ->
        [1] { $who }: { $what }.
       *[other] { $who }: { $what } (× { $count }).
    }

## Очки за джерелами

source-round1 = раунд 1
source-round2 = раунд 2
source-round3 = раунд 3
source-round4 = раунд 4
source-round5 = раунд 5
source-round6 = раунд 6
source-start = початок
source-automa-card = карта дії
source-automa-faction = дія фракції
source-automa-ability = постійне вміння
source-automa-level = рівень складності
source-charge = зарядження
source-bid = ставка за фракцію
source-federation = жетони федерації
source-research = дослідження
source-resources = залишки ресурсів
source-final1 = фінальний підрахунок 1
source-final2 = фінальний підрахунок 2
source-faction = планшет фракції
source-academy = академія
source-tech-7vp = плитка технології: { word-tech-7vp }
source-booster = підсилювач
source-booster-ore-knowledge = підсилювач: { word-booster-ore-knowledge }
source-booster-credits-qic = підсилювач: { word-booster-credits-qic }
source-booster-tokens-ore = підсилювач: { word-booster-tokens-ore }
source-booster-terraform = підсилювач: { word-booster-terraform }
source-booster-range = підсилювач: { word-booster-range }
source-booster-mines = підсилювач: { word-booster-mines }
source-booster-labs = підсилювач: { word-booster-labs }
source-booster-trading-stations = підсилювач: { word-booster-trading-stations }
source-booster-big-buildings = підсилювач: { word-booster-big-buildings }
source-booster-gaia = підсилювач: { word-booster-gaia }

## Налаштування гри: варіанти й помилки

game-name = Проєкт «Гая»
    .command = гая
option-map = ігрове поле
    .name = поле
map-standard = як у правилах
map-random = випадкове
option-variant = як перемішано поле
    .name = варіант
variant-free = усі сектори навмання
variant-outer = навмання сектори з 5 по 10
variant-inner = навмання, сектори 1–4 і 5–10 окремо
option-sectors = поле на трьох
    .name = сектори
sectors-ten = десять секторів
sectors-nine = дев’ять секторів
sectors-eight = вісім секторів
picture-map-laid-out = Поле розкладено навмання й за правилами: рідні планети сусідять у { $pairs ->
        [one] { $pairs } місці
        [few] { $pairs } місцях
       *[other] { $pairs } місцях
    } (на полі з’єднані), { $alike ->
        [0] і ніде немає двох одного типу
       *[other] пар одного типу — { $alike }
    }.
option-order = порядок ходів
    .name = порядок
order-clockwise = за годинниковою стрілкою
order-passing = за черговістю пасу
option-factions = фракції
    .name = фракції
factions-pick = кожен вибирає
factions-random = навмання
factions-first-game = як у першій грі
factions-auction = відкритий аукціон
factions-sealed = таємні ставки
option-bans = заборони
    .name = заборони
bans-none = немає
bans-one = по одній фракції
option-faction = ваша фракція
    .name = фракція
faction-pick = вибір під час гри
option-automa = фракція Автоми
    .name = автома
automa-random = навмання
option-level = рівень Автоми
    .name = рівень
error-setup-solo-seats = У соло-грі одна людина й одна Автома; якщо людей кілька, Автоми немає.
error-setup-solo-option = «{ $option }» — лише для соло-гри.
error-setup-bids-alone = У соло-грі немає ні ставок, ні заборон: залиште «{ $option }» як зазвичай.
error-setup-bans-nothing-to-choose = Заборони потрібні там, де фракції вибирають або отримують за ставки.
error-record-notation-bids = У нотації «{ $notation }» немає слів для заборон і ставок; не вказуйте нотацію, щоб отримати запис у нашій.
error-setup-solo-colour = { $faction } і { $automa } — одного кольору: виберіть іншу фракцію собі чи Автомі.
error-setup-first-game = Перша соло-гра має власні поле, фракції та шахти; приберіть «{ $option }».
error-setup-deal = Розкладу «{ $deal }» немає; є { $known }.
error-setup-fewer-sectors = Менше секторів — лише для трьох гравців; виберіть десять.
error-deal-bad-factions = «deal factions»: потрібна одна фракція на місце, усі різних кольорів.
error-deal-count = «deal { $deal }»: різних слів потрібно { $needed }, а дано { $given }.
error-deal-bad-hex = «{ $word }» — не гекс поля; пишіть, наприклад, 4a3:0,5:r.
error-deal-bad-sector = «{ $word }» — не сектор із поворотом; пишіть, наприклад, 5b:2.
error-deal-bad-sectors = На цьому полі секторів { $needed }, а не { $given }.
error-map-hex-twice = Гекс цього поля вказано двічі; у кожного гекса одне місце й одна назва.
error-map-in-pieces = Це поле розпадається на частини; усі гекси мають бути з’єднані.
error-map-too-few-homes = На цьому полі замало планет рідного типу однієї з фракцій; їй потрібно { $needed }.
error-record-not-foreign = Це й не запис іншого рушія: у нього поле «format» дорівнює «{ $needed }».
notation-boardgamers = boardgamers (JSON)

## Команди: назви та що вони роблять

command-faction = фракція
    .about = Вибрати фракцію
command-ban = заборона
    .about = Вибрати фракцію, якою ніхто не грає
command-bid = ставка
    .about = Поставити очки на фракцію
command-maxbid = межа
    .about = Назвати таємно, скільки ви віддасте за фракцію
command-setup-mine = початкова-шахта
    .about = Розмістити початкову споруду
command-booster = підсилювач
    .about = Узяти перший підсилювач раунду
command-build = збудувати
    .about = Збудувати шахту
command-upgrade = поліпшити
    .about = Поліпшити свою споруду
command-gaiaform = гая
    .about = Розпочати проєкт «Гая» на міжвимірній планеті
command-federation = федерація
    .about = Утворити федерацію та взяти жетон
command-research = дослідити
    .about = Підвищити рівень у сфері досліджень за 4 знання
command-action = дія
    .about = Виконати дію з витратою енергії чи КУБів
command-special = спеціальна
    .about = Виконати спеціальну дію
command-free = додаткова
    .about = Спалити енергію або обміняти ресурси
command-pass = пас
    .about = Спасувати та взяти інший підсилювач
command-charge = зарядити
    .about = Зарядити енергію від споруди сусіда або відмовитися
param-which = що
    .about = Що саме
param-hex = гекс
    .about = Який гекс, наприклад 4A3
param-to = до-чого
    .about = До чого поліпшити
param-planets = планети
    .about = Ваші планети або всі гекси федерації
param-token = жетон
    .about = Який жетон федерації взяти
param-track = сфера
    .about = Яка сфера досліджень
param-points = очки
param-times = скільки
    .about = Скільки разів
param-booster = підсилювач
    .about = Який підсилювач узяти
param-accept = відповідь
    .about = Заряджати чи ні

## Гра наодинці

word-automa = Автома
    .acc = Автому
word-action-card = карта дії
word-behaviour-card = карта поведінки
word-neutral = нейтральний гравець
level-automalein = Крихтома
    .long = Карту рішень № 2 вилучено, Автома починає з 0 ПО.
level-automa = Автома
    .long = Без змін, як надруковано.
level-automaechtig = Автомище
    .long = Додано карту рішень № 9.
level-ultoma = Неймовітома
    .long = Додано карти рішень № 9 та № 15.
level-alptrauma = Кошмартома
    .long = Як Неймовітома, і ще 1 ПО щоразу, коли Автома здобуває ПО, крім фінального підрахунку очок.
card-build-mine = будівництво шахти
card-upgrade = поліпшення
card-power-qic = енергія / КУБ
card-research-highest = найвища сфера
card-research-random = сфера за номером
card-faction = дія фракції
solo-terrans = Дія фракції: проєкт «Гая»; шахта в межах дальності 4, спершу міжвимірні планети; 2 ПО.
    .ability = Постійного вміння немає.
solo-xenos = Дія фракції: шахта в межах дальності 2; дія з витратою енергії чи КУБів; 2 ПО.
    .ability = Інша дія з витратою енергії чи КУБів накриває дві комірки за тією самою картою поведінки.
solo-taklons = Дія фракції: шахта в межах дальності 3, спершу ближче до вас; дія з витратою енергії чи КУБів; 2 ПО.
    .ability = Постійного вміння немає.
solo-hadsch-hallas = Дія фракції: поліпшення, а якщо не можна — шахта в межах дальності 3; 1 ПО.
    .ability = Завжди: ще 3 ПО, коли шахта стає торговою станцією.
solo-geodens = Дія фракції: прогрес у сфері за номером; дія з витратою енергії чи КУБів; 1 ПО.
    .ability = Завжди: ще 2 ПО за першу планету кожного типу.
solo-firaks = Дія фракції: поліпшення або перетворення лабораторії назад на торгову станцію; 2 ПО.
    .ability = Завжди: після поліпшення до лабораторії — прогрес у сфері за номером.
solo-itars = Дія фракції: дві дії з витратою енергії чи КУБів за тією самою картою поведінки; 4 ПО.
    .ability = Постійного вміння немає.

## Гра наодинці: як вирішує Автома

automa-turn =
    { $action ->
        [none] Автома, карта { $behaviour } · тепер { $vp } ПО
       *[other] Автома, карти { $action } та { $behaviour } · тепер { $vp } ПО
    }
automa-set-up = Автома, підготовка · { $vp } ПО
automa-action-card =
    { $points ->
        [none] карта дії { $card }: { $what }
       *[other] карта дії { $card }: { $what }, { $points } ПО
    }
automa-behaviour-card =
    карта поведінки { $card }: дальність { $range }; { automa-direction }; { automa-number }; { ID($place) ->
        [top] верхня плитка фінального підрахунку очок
        [bottom] нижня плитка фінального підрахунку очок
       *[other] без плитки фінального підрахунку очок
    }
automa-piles = у колоді { $deck }, упоперек { $crosswise }, відкладено { $reserve }; рівень: { $level }
automa-left =
    { $kept ->
        [none] лишається { $after } з { $before }
       *[other] { $after ->
            [1] { $kept }
            [2] { $kept }
            [3] { $kept }
            [4] { $kept }
           *[other] лишається { $after } з { $before }
        }
    }
automa-direction =
    { ID($direction) ->
        [right-down] рядами праворуч униз, починаючи згори праворуч
       *[other] рядами ліворуч угору, починаючи знизу ліворуч
    }
automa-number =
    { ID($arrow) ->
        [right] номер { $count } зліва
       *[other] номер { $count } справа
    }
automa-counted =
    { $laps ->
        [0] { automa-number }
       *[other] { automa-number } (рахунок іде по колу)
    }
automa-building =
    { ID($building) ->
        [ac1] академія
        [ac2] академія
       *[other] { $building }
    }
note-automa-home-planets = рідні планети найближче до центру (відстань { $distance }): { $hexes }
note-automa-direction-card = вирішує випадкова карта { $card }: { automa-direction }
note-automa-home-mine = початкова шахта на { $hex }
note-automa-first-booster = перший підсилювач: випадкова карта { $card } вказує номер { $slot } зліва, «{ $booster }»
note-automa-cards = карта дії { $action }, карта поведінки { $behaviour }, у колоді лишилося { $left }
note-automa-pass-card = карта { $action } лежала впоперек, і на ній символ пасу
note-automa-deck-empty = колода порожня; карта поведінки { $behaviour }
note-automa-passed = пас; ПО вказано на плитці очок раунду { $round }
note-automa-booster =
    карта { $card } вказує { $place ->
        [left] лівий підсилювач
        [middle] середній підсилювач
       *[right] правий підсилювач
    }: «{ $booster }»
note-automa-new-deck = колоду перемішано ще з однією картою, тепер їх { $cards }
note-automa-first-player = Автома пасує раніше й забирає жетон першого гравця
note-automa-faction-action = дія фракції ({ $faction })
note-automa-build-mine = шахта в межах дальності { $range }
note-automa-no-mine = шахт у запасі не лишилося
note-automa-no-planet = у межах дальності { $range } немає порожніх планет
note-automa-planets =
    { $count ->
        [1] єдина порожня планета — { $hexes }
       *[other] порожніх планет { $count }
    }
note-automa-tie-transdim =
    { ID($removed) ->
        [0] чинник «міжвимірна планета» нічого не змінює
       *[other] міжвимірні планети: { automa-left }
    }
note-automa-tie-no-tile = плитки фінального підрахунку очок не враховуються
note-automa-tie-other-tile = плитка фінального підрахунку очок ({ FORM($tile, "short") }) на вибір не впливає
note-automa-tie-tile =
    { ID($removed) ->
        [0] плитка фінального підрахунку очок ({ FORM($tile, "short") }) нічого не змінює
       *[other] плитка фінального підрахунку очок ({ FORM($tile, "short") }): { automa-left }
    }
note-automa-tie-steps =
    { ID($removed) ->
        [0] етапів тераформування потрібно порівну ({ $steps })
       *[other] найменше етапів тераформування ({ $steps }): { automa-left }
    }
note-automa-tie-distance =
    { ID($removed) ->
        [0] до ваших планет однаково близько (відстань { $distance })
       *[other] найближче до вас (відстань { $distance }): { automa-left }
    }
note-automa-tie-direction = перша за напрямком ({ automa-direction }): { automa-left }
note-automa-gaia-token = жетон планети типу «Гая» на { $hex }
note-automa-built = шахта на { $hex } ({ FORM($planet, "long") })
note-automa-satellite = супутник на { $hex }
note-automa-no-satellite = для супутника поруч немає місця
note-automa-upgrade = поліпшення
note-automa-upgrade-kind =
    { $was } → { automa-building }{ $count ->
        [1] { "" } лише на { $hexes }
       *[other] , варіантів { $count }
    }
note-automa-no-upgrade = поліпшувати нема чого
note-automa-upgraded = { $was } → { automa-building } на { $hex }
note-automa-power-qic = дія з витратою енергії чи КУБів, вільно { $count }
note-automa-no-space = усі комірки накрито
note-automa-covered = накрито комірку { automa-counted }: { $action }
note-automa-research-highest = дослідження в найвищій сфері
note-automa-research-random = дослідження у сфері за номером
note-automa-research-area = дослідження: { $track }
note-automa-area-blocked = підвищити рівень не можна: { $track }
note-automa-no-area = підвищити рівень не можна в жодній сфері
note-automa-areas =
    { $count ->
        [0] придатних сфер немає
        [1] єдина придатна сфера — { $tracks }
       *[other] придатних сфер { $count }
    }
note-automa-tie-highest =
    { ID($removed) ->
        [0] усі на одному рівні ({ $level })
       *[other] найвищий рівень ({ $level }): { automa-left }
    }
note-automa-tie-skipped = не враховуються, бо рівень 5 зайнято, а плитки поліпшеної технології немає: { $removed }
note-automa-tie-number =
    { $laps ->
        [0] { automa-number } з { $before }
       *[other] { automa-number } з { $before } (рахунок іде по колу)
    }
note-automa-tile-removed = замість переходу на рівень 5 ({ $track }) прибрано плитку поліпшеної технології: { $tile }
note-automa-advanced = { $track }, рівень { $level }
note-automa-points =
    { $bonus ->
        [0] { $vp } ПО ({ $source })
       *[other] { $vp } ПО ({ $source }) і { $bonus } ПО (рівень складності)
    }

## Поради: наслідки

note-points = { $vp } ПО
note-before-after = { $before } → { $after }
note-charge-offer = { $seat } може зарядити { $power } ({ $vp ->
        [0] безплатно
       *[other] за { $vp } ПО
    })

## Поради: застереження

note-warn-expensive-steps = етап тераформування поки коштує { $per-step } руди (разом { $ore })
note-warn-qic-for-range =
    { $qic ->
        [one] на дальність піде { $qic } КУБ
        [few] на дальність підуть { $qic } КУБи
       *[other] на дальність піде { $qic } КУБів
    }
note-warn-joins-federation = шахта ввійде до вашої федерації й не зможе утворити іншу
note-warn-shared-dead-end = це ваша остання шахта, і жодної шахти більше не можна буде поліпшити
note-warn-shared-mine = шахту на планеті суперника не можна поліпшити
note-warn-range-not-needed = ця планета досяжна й без підсилювача
note-warn-last-round-gaiaformer = проєкт «Гая», початий в останньому раунді, не завершиться
note-warn-charged-tokens = піде заряджена енергія: із зони III — { $bowl3 }, із зони II — { $bowl2 }
note-warn-full-price-station = поруч немає суперника, торгова станція коштуватиме повну ціну
note-warn-no-more-income = її знання приходять із доходом, а фаз доходу більше не буде
note-warn-federation-surplus = енергоємність { $value }, вистачило б { $needed }
note-warn-grey-token = цей жетон сірий: він не відкриє ні 5-го рівня, ні поліпшеної технології
note-warn-charge-wasted = зарядження, для якого немає жетонів: { $wasted }
note-warn-no-lost-planet = у межах дальності немає гекса для загубленої планети
note-warn-no-advance = із цією плиткою не можна підвищити рівень: { $track }
note-warn-advance-declined = ви відмовляєтеся від безплатного підвищення рівня
note-warn-over-limit = понад межу, пропаде: { $wasted }
note-warn-half-used-steps = жодній планеті в межах дальності не потрібні обидва безплатні етапи тераформування
note-warn-power-lost = енергія, сплачена даремно: { $lost }
note-warn-brainstone-small = мозковий камінь дає 3 енергії, а це коштує лише { $power }
note-warn-burn = жетони пропадуть назавжди: { $tokens }
note-warn-special-unused = цю спеціальну дію ще не виконано: { $special }
note-warn-income-wasted = наступний дохід перевищить межу: { $wasted }
note-warn-leftovers = те, що лишилося, ще може принести очки: { $vp }
note-warn-swap-into-federation = інститут переміститься до федерації
note-warn-swap-out-of-federation = інститут залишить свою федерацію
note-warn-charge-useless = після останнього пасу заряджена енергія нічого не дасть
note-warn-lost-planet-alone = тут загублена планета не відкриє нового сектора й не сусідить із вашими планетами

## Види очок

points-start = початок
points-rounds = плитки очок раунду
points-boosters = підсилювачі
points-technology = технології
points-federations = федерації
points-actions = дії з КУБами
points-abilities = уміння
points-cards = карти Автоми
points-charging = зарядження
points-research = дослідження
points-final = фінальний підрахунок
points-leftovers = залишки

## Види попереджень: так їх вмикають і вимикають

warning-expensive-steps = етап дорожчий за 1 руду
warning-qic-for-range = КУБи на дальність
warning-joins-federation = шахта входить до федерації
warning-shared-dead-end = остання шахта на планеті суперника
warning-shared-mine = шахта на планеті суперника
warning-range-not-needed = підсилювач дальності не потрібен
warning-last-round-gaiaformer = проєкт «Гая» в останньому раунді
warning-charged-tokens = витрата зарядженої енергії
warning-full-price-station = торгова станція за повну ціну
warning-no-more-income = знання приходять надто пізно
warning-federation-surplus = федерація сильніша, ніж треба
warning-grey-token = сірий жетон федерації
warning-charge-wasted = зарядження без користі
warning-no-lost-planet = немає гекса для загубленої планети
warning-no-advance = плитка без підвищення рівня
warning-advance-declined = відмова від підвищення рівня
warning-half-used-steps = зайвий безплатний етап
warning-power-lost = переплата енергією
warning-brainstone-small = мозковий камінь за малу ціну
warning-over-limit = понад межу
warning-burn = спалювання енергії
warning-special-unused = спеціальну дію не використано
warning-income-wasted = дохід понад межу
warning-leftovers = залишки можуть дати очки
warning-swap-into-federation = інститут переходить до федерації
warning-swap-out-of-federation = інститут виходить із федерації
warning-charge-useless = зарядження після останнього пасу
warning-lost-planet-alone = загублена планета без користі

## Постійні вказівки

habit-charge = зарядження енергії
habit-charge-ask = питати мене
habit-charge-free = лише якщо безплатно
habit-charge-up-to-2 = до 2 енергії
habit-charge-up-to-3 = до 3 енергії
habit-charge-up-to-4 = до 4 енергії
habit-charge-always = завжди
habit-charge-until-3 = доки не зможу витратити 3
habit-charge-until-4 = доки не зможу витратити 4
habit-charge-until-7 = доки не зможу витратити 7
habit-charge-useful = завжди, а після пасу — лише з користю
habit-charge-never = ніколи
habit-income = порядок доходу
habit-income-clear = найкращий порядок, якщо він очевидний
habit-income-ask = питати мене
habit-income-charges-first = спершу зарядження
habit-income-tokens-first = спершу нові жетони
habit-brainstone = мозковий камінь під час зарядження
habit-brainstone-ask = питати мене
habit-brainstone-raise = рухати його першим

## Вибір на панелі

panel-gather = Вибрати планети
filter-no-qic = Без КУБів: { $n }
filter-gaia = Гая: { $n }
filter-new-type = Новий тип: { $n }
filter-near = Поруч зі мною: { $n }

## Картинки

view-automa = карти Автоми
view-map = поле
view-factions = порівняння фракцій
view-balance = баланс
view-codes = поле: усі гекси
view-influence = поле: вплив
view-reach = поле: досяжність
view-income = поле: дохід
view-planets = поле: вільні планети
view-power = поле: енергоємність
view-research = дослідження
view-scoring = підрахунок
view-players = усі гравці
view-player = планшет фракції
view-table = усе разом

## Поради в першій грі: про що питають, що натиснути й навіщо

coach-booster =
    Виберіть підсилювач раунду: натисніть на один із тих, що нижче.
    Доки він у вас, щораунду він дає те, що на ньому зображено. Підійде будь-який; більше руди чи кредитів — більше споруд.
coach-turn =
    Хід — це одна дія. Натисніть **{ $build }**: шахта на новій планеті приносить дохід у всіх наступних раундах.
    Бліді кнопки — те, що зараз неможливо. Доки ви не натиснете **{ $confirm }**, на столі нічого не відбувається.
    .more =
        Ваша наступна дія. Ще одна шахта — теж добре; **{ $upgrade }** перетворить шахту на торгову станцію: вона приносить кредити.
        Коли ніщо вже не варте своєї ціни, натисніть **{ $pass }**.
    .build = Кожен номер на картинці — досяжна для вас планета; ціна — у списку. Добрий початок — щось дешеве поруч із вашими шахтами: виберіть під картинкою.
    .upgrade = Шахта стає торговою станцією, а станція — лабораторією чи інститутом. Поруч із чужою спорудою станція дешевша; ціна — у списку.
    .research = Чотири знання — це один рівень у сфері досліджень. Кожен рівень дає щось одразу або відтепер.
    .action = Ці дії коштують енергії із зони III або КУБів; кожну можна взяти лише раз за раунд на всіх.
    .pass = Пас завершує раунд для вас: ви повертаєте підсилювач і берете інший на наступний раунд. Хто спасував першим, той його й почне.
coach-after =
    Дію вибрано. Натисніть **{ $confirm }**, щоб завершити хід; потім зіграє Автома, і знову спитають вас.
    Знак попередження й червона кнопка лише кажуть, що можна було дешевше; ходити так можна. Додаткові дії зараз не потрібні.
coach-passed = Ви спасували: натисніть **{ $confirm }**, і раунд триватиме без вас.
coach-charge =
    Поруч із вами збудували чи поліпшили споруду, тож ви можете зарядити енергію: жетони переходять до наступної зони, а із зони III їх можна витрачати.
    Якщо це безплатно, беріть завжди; інакше це коштує очок.
coach-tech = Плитка технології лишиться у вас назавжди: виберіть одну. Плитка під сферою досліджень дає ще й рівень у ній; на початку гри вигідний дохід.
coach-advance = Плитка дає один рівень у сфері досліджень: виберіть, у якій.
coach-income = Дохід приходить у тому порядку, який ви виберете. Зазвичай краще спершу нові жетони енергії, потім зарядження: тоді зарядяться й нові.

## Статистика

page-factions = Фракції
counted-factions = **Фракції**: завершені ігри між людьми, у середньому.

## Що бачать комп’ютерні гравці

worth-points = ПО
worth-stock = ресурси та енергія
worth-income = майбутній дохід
worth-structures = споруди
worth-research = дослідження
worth-federations = майбутні федерації
worth-reach = досяжні планети
worth-gaia = проєкти «Гая»
worth-tiles = плитки та спеціальні дії
worth-booster = підсилювач раунду
worth-final = фінальний підрахунок
