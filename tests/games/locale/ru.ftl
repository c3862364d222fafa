### Фонари, крошечная игра для тестов.

word-red1 = красный 1
word-red2 = красный 2
word-red3 = красный 3
word-red4 = красный 4
word-red5 = красный 5
word-red6 = красный 6
word-gold1 = золотой 1
word-gold2 = золотой 2
word-gold3 = золотой 3
word-gold4 = золотой 4
word-gold5 = золотой 5
word-gold6 = золотой 6
word-blue1 = синий 1
word-blue2 = синий 2
word-blue3 = синий 3
word-blue4 = синий 4
word-blue5 = синий 5
word-blue6 = синий 6

game-name = Фонари
option-nights = ночи
nights-1 = одна
nights-2 = две
nights-3 = три
word-drifter = скиталец
word-draw = взять
word-light = зажечь
word-sell = продать
word-float = пустить
word-cheer = поддержать
word-decline = отказаться
source-river = милость реки
source-lit = зажжённые фонари
source-cheer = поддержка
habit-cheer = Поддержка соседей
cheer-ask = спрашивать
cheer-always = всегда поддерживать
cheer-never = никогда не поддерживать

move-float =
    { $n ->
        [0] Пустить фонарь
       *[other] Пустить фонарь: { $a }
    }
    .short = Пустить
move-draw = Взять фонарь
    .short = Взять
move-light = Зажечь фонари
    .short = Зажечь
move-sell =
    { $n ->
        [0] Продать фонарь
       *[other] Продать фонарь: { $a }
    }
    .short = Продать
move-cheer = Поддержать
move-decline = Не поддерживать

ask-float = Ночь { $night }: какой фонарь вы пускаете? Остальные выбирают одновременно.
ask-turn = Ночь { $night }, ваш ход: берите, продавайте, зажигайте, затем завершите ход.
ask-cards = Какие фонари вы зажигаете? Все одного цвета.
ask-cheer = { $seat } зажигает фонари. Поддержать за монету?

event-drew = { $who } берёт фонарь.
event-got-lantern = Вам достался фонарь: { $lantern }.
event-night-fell = Наступает ночь { $night }.
event-floated = { $who } пускает фонарь: { $lantern }.
event-sold = { $who } продаёт фонарь: { $lantern }.
event-lit = { $who } зажигает фонари: { $lanterns }.
event-gained =
    { $points ->
        [one] { $who } получает { $points } очко: { $source }.
        [few] { $who } получает { $points } очка: { $source }.
       *[other] { $who } получает { $points } очков: { $source }.
    }
event-dawn-broke = Светает; игра окончена.

note-lanterns =
    { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[other] { $count } фонарей
    }
note-costs-coins =
    { $count ->
        [one] стоит { $count } монету
        [few] стоит { $count } монеты
       *[other] стоит { $count } монет
    }
note-gives-coins =
    { $count ->
        [one] даёт { $count } монету
        [few] даёт { $count } монеты
       *[other] даёт { $count } монет
    }
note-coins-after = монеты: { $before } → { $after }
note-needs-lantern = такого фонаря у вас нет
note-needs-one-colour = все должны быть одного цвета, а здесь цветов: { $has }
note-needs-coins = нужно монет: { $needed }, у вас { $has }
note-once-per-turn = только один раз за ход
note-deck-empty = фонарей в запасе больше нет
note-draw-unused = вы ещё можете взять фонарь
