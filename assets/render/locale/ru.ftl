### Слова на картинках.

picture-round-of = Раунд { $n } из { $rounds } · { $phase }
picture-to-move = ходит
picture-passed = пас

picture-research = Исследования
picture-scoring = Подсчёт очков
picture-players = Игроки
picture-common-row = Нижний ряд: продвижение в любой области
picture-tokens-left = Оставшиеся жетоны федераций
picture-board-actions = Действия энергии и ККИ, каждое раз за раунд
picture-boosters-left = Свободные усилители

picture-immediate = сразу
picture-income = доход
picture-pass = при пасе
picture-trigger = каждый раз
picture-action = действие
picture-passive = всегда

picture-area-terra = Терраформ.
picture-area-nav = Навигация
picture-area-int = ИИ
picture-area-gaia = Гайя
picture-area-eco = Экономика
picture-area-sci = Наука

picture-structures = Строения и их доход
picture-pieces = Строения
picture-technology = Технологии
picture-tokens = Жетоны федераций
picture-specials = Специальные действия
picture-booster = Усилитель
picture-next-income = Следующий доход
picture-points = Очки сейчас
picture-on-map = На поле

picture-galaxy = Галактика
picture-open = Общий запас
picture-titled = { $title }: { $list }
picture-vp = { $n } ПО
picture-round-goal = Раунд { $n }: { $goal }
picture-standing = { $name } { $count } ({ $vp } ПО)
picture-range = дальность { $n }
picture-power-line = энергия { $bowls }, зона гайя { $gaia }
picture-stone-in = камень разума: { $place }
picture-sector = Сектор { $n }
picture-gaiaformers = Гайяформеры
picture-satellites = Спутники
picture-stations = Космические станции
picture-covered = закрыт
picture-green = зелёный
picture-gray = серый
picture-used = использовано
picture-terraforming-token = Жетон на 5-м уровне терраформирования
picture-actions-taken = Действия, занятые в этом раунде
picture-changed = Изменилось
picture-targets = Цели
picture-candidates = Возможные федерации
picture-targets-legend = Обведено то, что можно выбрать; номер — как в списке.
picture-no-targets = Сейчас на поле нечего выбирать.
picture-no-candidates = Сейчас федерацию не создать.
picture-candidates-legend = Энергоёмкость · планеты и космические станции · новые спутники. Буквы — как в списке.
picture-place = { $n }-е место

picture-automa = Автома
picture-no-automa = Здесь никто не играет по картам
picture-discarded = Сброс
picture-reserve = Отложено: { $n }
picture-deck = В колоде { $n }, поперёк { $crosswise }

picture-mode-codes = Все гексы
picture-mode-codes-legend = Координаты всех гексов, в том числе пустых.
picture-mode-influence = Влияние
picture-mode-influence-legend = Фон — того, кто рядом и сильнее всех; серый, если таких несколько. На свободной планете — кому предложат больше всего энергии, если там построить, и сколько.
picture-mode-reach = Досягаемость
picture-mode-reach-legend = Обведены свободные планеты, до которых можно дотянуться с имеющимися ККИ; число — сколько ККИ нужно. Бледный фон — только с ККИ.
picture-mode-income = Доход
picture-mode-income-legend = Что приносит каждое строение; ниже — весь доход следующей фазы дохода.
picture-mode-planets = Свободные планеты
picture-mode-planets-legend = Этапы терраформирования до каждой свободной планеты; обведены те, где не нужно ни одного. Планета типа гайя стоит то, что показано, нестабильной нужен гайяформер.
picture-mode-power = Энергоёмкость
picture-mode-power-legend = Энергоёмкость каждого строения; линии — вокруг федераций.

picture-factions = Цивилизации на этом поле
picture-factions-legend = Крупно — тип родных планет и их число; справа — родные планеты других не дальше двух гексов. В рамках — лучшие места для начала (под цивилизацией — её собственные) и чего, кроме своей цены, требуют три самые дешёвые следующие шахты. Ниже — жетон под областью, где цивилизация начинает, затем раунды и финальный подсчёт, которые награждают её свойства.
picture-factions-site = с { $hex }: { $list }
picture-factions-next = следующие шахты: { $list }
picture-factions-near = соседи: { $list }
picture-factions-able = { $institute } — { $able }

picture-balance = Баланс
picture-balance-legend = Крупно — очки, если бы игра кончилась сейчас, и из чего они: набранные очки, два жетона финального подсчёта, исследования, остатки ресурсов.
picture-balance-legend-stores = Ниже — запасы сейчас и после следующего дохода, зарядка и красным то, что пропало бы.
picture-balance-total = { $n } ПО, если бы игра кончилась сейчас
picture-balance-then = после следующего дохода { $list }
picture-balance-lost = пропадёт: { $list }
