### Ліхтарі, крихітна гра для тестів.

word-red1 = червоний 1
word-red2 = червоний 2
word-red3 = червоний 3
word-red4 = червоний 4
word-red5 = червоний 5
word-red6 = червоний 6
word-gold1 = золотий 1
word-gold2 = золотий 2
word-gold3 = золотий 3
word-gold4 = золотий 4
word-gold5 = золотий 5
word-gold6 = золотий 6
word-blue1 = синій 1
word-blue2 = синій 2
word-blue3 = синій 3
word-blue4 = синій 4
word-blue5 = синій 5
word-blue6 = синій 6

game-name = Ліхтарі
option-nights = ночі
nights-1 = одна
nights-2 = дві
nights-3 = три
word-drifter = мандрівець
word-draw = узяти
word-light = запалити
word-sell = продати
word-float = пустити
word-cheer = підтримати
word-decline = відмовитися
source-river = ласка річки
source-lit = запалені ліхтарі
source-cheer = підтримка
habit-cheer = Підтримка сусідів
cheer-ask = питати
cheer-always = завжди підтримувати
cheer-never = ніколи не підтримувати

move-float =
    { $n ->
        [0] Пустити ліхтар
       *[other] Пустити ліхтар: { $a }
    }
    .short = Пустити
move-draw = Узяти ліхтар
    .short = Узяти
move-light = Запалити ліхтарі
    .short = Запалити
move-sell =
    { $n ->
        [0] Продати ліхтар
       *[other] Продати ліхтар: { $a }
    }
    .short = Продати
move-cheer = Підтримати
move-decline = Не підтримувати

ask-float = Ніч { $night }: який ліхтар ви пускаєте? Інші вибирають одночасно.
ask-turn = Ніч { $night }, ваш хід: беріть, продавайте, запалюйте, потім завершіть хід.
ask-cards = Які ліхтарі ви запалюєте? Усі одного кольору.
ask-cheer = { $seat } запалює ліхтарі. Підтримати за монету?

event-drew = { $who } бере ліхтар.
event-got-lantern = Вам дістався ліхтар: { $lantern }.
event-night-fell = Настає ніч { $night }.
event-floated = { $who } пускає ліхтар: { $lantern }.
event-sold = { $who } продає ліхтар: { $lantern }.
event-lit = { $who } запалює ліхтарі: { $lanterns }.
event-gained =
    { $points ->
        [one] { $who } отримує { $points } очко: { $source }.
        [few] { $who } отримує { $points } очки: { $source }.
       *[other] { $who } отримує { $points } очок: { $source }.
    }
event-dawn-broke = Світає; гру закінчено.

note-lanterns =
    { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[other] { $count } ліхтарів
    }
note-costs-coins =
    { $count ->
        [one] коштує { $count } монету
        [few] коштує { $count } монети
       *[other] коштує { $count } монет
    }
note-gives-coins =
    { $count ->
        [one] дає { $count } монету
        [few] дає { $count } монети
       *[other] дає { $count } монет
    }
note-coins-after = монети: { $before } → { $after }
note-needs-lantern = такого ліхтаря у вас немає
note-needs-one-colour = усі мають бути одного кольору, а тут кольорів: { $has }
note-needs-coins = потрібно монет: { $needed }, у вас { $has }
note-once-per-turn = лише раз за хід
note-deck-empty = ліхтарів у запасі більше немає
note-draw-unused = ви ще можете взяти ліхтар
