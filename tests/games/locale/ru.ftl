### Фонари, маленькая игра для тестов.

note-needs-one-colour = только один цвет, а выбрано: { $has }
note-lanterns = на руке: { $count }
note-costs-coins = цена: { $count }
note-gives-coins = монеты: +{ $count }
note-needs-lantern = такого фонаря у вас нет
note-once-per-turn = только раз за ход
note-deck-empty = фонарей больше не осталось
note-needs-coins = нужно монет: { $needed }, у вас { $has }
note-coins-after = монеты: { $before } → { $after }
note-draw-unused = можно ещё взять фонарь
event-drew = { $who } берёт фонарь.
event-got-lantern = Вам достаётся { $lantern }.
event-night-fell = Наступает ночь { $night }.
event-floated = { $who } пускает по реке { $lantern }.
event-sold = { $who } продаёт { $lantern }.
event-lit = { $who } зажигает: { $lanterns }.
event-gained = { $who } получает очки: { $points } ({ $source }).
event-dawn-broke = Рассвет: игра окончена.
ask-float = Ночь { $night }: какой фонарь пустить по реке?
ask-turn = Ночь { $night }: ваш ход.
ask-cards = Какие фонари одного цвета зажечь?
ask-cheer = { $seat } зажигает фонари. Поддержать за монету?
move-float = Пустить по реке: { $a }
move-draw = Взять фонарь
move-sell = Продать: { $a }
move-light = Зажечь фонари
move-cheer = Поддержать
move-decline = Промолчать
amount-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[other] { $n } монет
    }
game-name = Фонари
word-drifter = плавун
option-nights = ночи
    .name = ночи
nights-1 = одна
nights-2 = две
nights-3 = три
source-river = река
source-lit = свет
source-cheer = поддержка
habit-cheer = поддержка
habit-cheer-ask = спрашивать меня
habit-cheer-always = всегда
habit-cheer-never = никогда
command-float = пустить
    .about = Пустить фонарь по реке
command-draw = взять
    .about = Взять фонарь
command-light = зажечь
    .about = Зажечь фонари одного цвета
command-sell = продать
    .about = Продать фонарь
param-lantern = фонарь
    .about = Какой фонарь
word-red1 = красный фонарь 1
word-red2 = красный фонарь 2
word-red3 = красный фонарь 3
word-red4 = красный фонарь 4
word-red5 = красный фонарь 5
word-red6 = красный фонарь 6
word-gold1 = золотой фонарь 1
word-gold2 = золотой фонарь 2
word-gold3 = золотой фонарь 3
word-gold4 = золотой фонарь 4
word-gold5 = золотой фонарь 5
word-gold6 = золотой фонарь 6
word-blue1 = синий фонарь 1
word-blue2 = синий фонарь 2
word-blue3 = синий фонарь 3
word-blue4 = синий фонарь 4
word-blue5 = синий фонарь 5
word-blue6 = синий фонарь 6
