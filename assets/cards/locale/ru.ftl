### То, что видят все: карточки.

## Карточка хода

card-undone =
    { $who ->
        [none] Отменено:
       *[other] { $who } отменяет:
    }
card-redone =
    { $who ->
        [none] Сыграно снова:
       *[other] { $who } возвращает:
    }
card-over = **Игра окончена.**
card-since = вопрос задан { $when }
card-then = Затем: { $who }
card-paused = Игра приостановлена.
card-boards = Планшеты
card-rematch = Реванш
card-log = Журнал
card-plan = План
card-planned = { $who }: ход был запланирован.
card-planned-other = { $who }: ход был запланирован, вариант { $n }: прежние нельзя было сыграть, как задумано.

card-computer = { $who } видит в этом: { $why }
card-ideas = { $who }: перед этим ходом просили идеи.
