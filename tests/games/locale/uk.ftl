### Ліхтарі, маленька гра для тестів.

note-needs-one-colour = лише один колір, а вибрано: { $has }
note-lanterns = у руці: { $count }
note-costs-coins = вартість: { $count }
note-gives-coins = монети: +{ $count }
note-needs-lantern = такого ліхтаря у вас немає
note-once-per-turn = лише раз за хід
note-deck-empty = ліхтарів більше не залишилося
note-needs-coins = потрібно монет: { $needed }, у вас { $has }
note-coins-after = монети: { $before } → { $after }
note-draw-unused = можна ще взяти ліхтар
event-drew = { $who } бере ліхтар.
event-got-lantern = Вам дістається { $lantern }.
event-night-fell = Настає ніч { $night }.
event-floated = { $who } пускає за водою { $lantern }.
event-sold = { $who } продає { $lantern }.
event-lit = { $who } запалює: { $lanterns }.
event-gained = { $who } отримує очки: { $points } ({ $source }).
event-dawn-broke = Світанок: гру завершено.
ask-float = Ніч { $night }: який ліхтар пустити за водою?
ask-turn = Ніч { $night }: ваш хід.
ask-cards = Які ліхтарі одного кольору запалити?
ask-cheer = { $seat } запалює ліхтарі. Підтримати за монету?
move-float = Пустити за водою: { $a }
move-draw = Узяти ліхтар
move-sell = Продати: { $a }
move-light = Запалити ліхтарі
move-cheer = Підтримати
move-decline = Промовчати
amount-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[other] { $n } монет
    }
game-name = Ліхтарі
word-drifter = плавун
option-nights = ночі
    .name = ночі
nights-1 = одна
nights-2 = дві
nights-3 = три
source-river = річка
source-lit = світло
source-cheer = підтримка
habit-cheer = підтримка
habit-cheer-ask = запитувати мене
habit-cheer-always = завжди
habit-cheer-never = ніколи
command-float = пустити
    .about = Пустити ліхтар за водою
command-draw = узяти
    .about = Узяти ліхтар
command-light = запалити
    .about = Запалити ліхтарі одного кольору
command-sell = продати
    .about = Продати ліхтар
param-lantern = ліхтар
    .about = Який ліхтар
word-red1 = червоний ліхтар 1
word-red2 = червоний ліхтар 2
word-red3 = червоний ліхтар 3
word-red4 = червоний ліхтар 4
word-red5 = червоний ліхтар 5
word-red6 = червоний ліхтар 6
word-gold1 = золотий ліхтар 1
word-gold2 = золотий ліхтар 2
word-gold3 = золотий ліхтар 3
word-gold4 = золотий ліхтар 4
word-gold5 = золотий ліхтар 5
word-gold6 = золотий ліхтар 6
word-blue1 = синій ліхтар 1
word-blue2 = синій ліхтар 2
word-blue3 = синій ліхтар 3
word-blue4 = синій ліхтар 4
word-blue5 = синій ліхтар 5
word-blue6 = синій ліхтар 6
