### Те, що бачать усі: картки.

## Картка ходу

card-undone =
    { $who ->
        [none] Скасовано:
       *[other] { $who } скасовує:
    }
card-redone =
    { $who ->
        [none] Зіграно знову:
       *[other] { $who } повертає:
    }
card-over = **Гру завершено.**
card-since = запитано { $when }
card-then = Потім: { $who }
card-paused = Гру призупинено.
card-boards = Планшети
card-rematch = Реванш
card-log = Журнал
card-plan = План
card-planned = { $who }: хід був запланований.
card-planned-other = { $who }: хід був запланований, варіант { $n }: попередні не можна було зіграти, як задумано.

card-computer = { $who } бачить у цьому: { $why }
card-ideas = { $who }: перед цим ходом просили ідеї.
