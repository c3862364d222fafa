### Слова на зображеннях.

picture-round-of = Раунд { $n } з { $rounds } · { $phase }
picture-to-move = ходить
picture-passed = пас

picture-research = Дослідження
picture-scoring = Підрахунок очок
picture-players = Гравці
picture-common-row = Нижній ряд: рівень у будь-якій сфері
picture-tokens-left = Жетони федерацій у запасі
picture-board-actions = Дії з витратою енергії чи КУБів, раз на раунд
picture-boosters-left = Вільні підсилювачі

picture-immediate = одразу
picture-income = дохід
picture-pass = під час пасу
picture-trigger = щоразу
picture-action = дія
picture-passive = завжди

picture-area-terra = Тераформ.
picture-area-nav = Навігація
picture-area-int = ШІ
picture-area-gaia = Гая
picture-area-eco = Економіка
picture-area-sci = Наука

picture-structures = Споруди та їхній дохід
picture-pieces = Споруди
picture-technology = Технології
picture-tokens = Жетони федерацій
picture-specials = Спеціальні дії
picture-booster = Підсилювач
picture-next-income = Наступний дохід
picture-points = Очки зараз
picture-on-map = На полі

picture-galaxy = Галактика
picture-open = На столі
picture-titled = { $title }: { $list }
picture-vp = { $n } ПО
picture-round-goal = Раунд { $n }: { $goal }
picture-standing = { $name } — { $count } ({ $vp } ПО)
picture-range = дальність { $n }
picture-power-line = енергія { $bowls }, зона «Гая» { $gaia }
picture-stone-in = мозковий камінь: { $place }
picture-sector = Сектор { $n }
picture-gaiaformers = Гаяформери
picture-satellites = Супутники
picture-stations = Космічні станції
picture-covered = накрита
picture-green = зелений
picture-gray = сірий
picture-used = використано
picture-terraforming-token = Жетон на 5-му рівні тераформування
picture-actions-taken = Зайняті дії цього раунду
picture-changed = Змінилося
picture-targets = Цілі
picture-candidates = Можливі федерації
picture-targets-legend = Обведено те, що можна вибрати; номер — як у списку.
picture-no-targets = Зараз на полі немає чого вибирати.
picture-no-candidates = Зараз федерацію не утворити.
picture-candidates-legend = Енергоємність · планети й космічні станції · нові супутники. Літери — як у списку.
picture-place =
    { $n ->
        [1] { $n }-ше місце
        [2] { $n }-ге місце
        [3] { $n }-тє місце
       *[other] { $n }-те місце
    }

picture-automa = Автома
picture-no-automa = Тут ніхто не грає за картами
picture-discarded = Скинуто
picture-reserve = Відкладено: { $n }
picture-deck = У колоді { $n }, упоперек { $crosswise }

picture-mode-codes = Усі гекси
picture-mode-codes-legend = Координати всіх гексів, і порожніх теж.
picture-mode-influence = Вплив
picture-mode-influence-legend = Тло — того, хто поруч і найсильніший; сіре, якщо таких кілька. На вільній планеті — кому запропонують найбільше енергії, якщо там збудувати, і скільки.
picture-mode-reach = Досяжність
picture-mode-reach-legend = Обведено вільні планети, до яких можна дістатися з наявними КУБами; число — скільки КУБів потрібно. Блідіше тло — лише з КУБами.
picture-mode-income = Дохід
picture-mode-income-legend = Що приносить кожна споруда; нижче — увесь дохід наступної фази доходу.
picture-mode-planets = Вільні планети
picture-mode-planets-legend = Етапи тераформування до кожної вільної планети; обведено ті, де не треба жодного. Планета типу «Гая» коштує те, що показано, міжвимірній потрібен гаяформер.
picture-mode-power = Енергоємність
picture-mode-power-legend = Енергоємність кожної споруди; лінії — навколо федерацій.

picture-factions = Фракції на цьому полі
picture-factions-legend = Крупно — тип рідних планет і їх кількість; праворуч — рідні планети інших не далі двох гексів. У рамках — найкращі місця для початку (під фракцією — її власні) й чого, крім своєї ціни, потребують три найдешевші наступні шахти. Нижче — плитка під сферою, де фракція починає, потім раунди та фінальний підрахунок, що винагороджують її вміння.
picture-factions-site = з { $hex }: { $list }
picture-factions-next = наступні шахти: { $list }
picture-factions-near = сусіди: { $list }
picture-factions-able = { $institute } — { $able }

picture-balance = Баланс
picture-balance-legend = Крупно — очки, якби гра закінчилася зараз, і з чого вони: набрані очки, дві плитки фінального підрахунку, дослідження, залишки ресурсів.
picture-balance-legend-stores = Нижче — запаси зараз і після наступного доходу, зарядження й червоним те, що змарнувалося б.
picture-balance-total = { $n } ПО, якби гра закінчилася зараз
picture-balance-then = після наступного доходу { $list }
picture-balance-lost = змарнується: { $list }
