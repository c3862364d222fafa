### Основа всех игр: ошибки и общие слова.

## Места за столом и короткие слова

seat-name = Игрок { $n }
seat-of-several = { $name } ({ $n })
word-yes = да
word-no = нет
word-human = игрок
word-end = конец хода
amount-vp = { $n } ПО
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-none = ничего

## Ходы, общие для всех игр

move-end = Завершить ход
    .short = Завершить

## Общие причины отказа

note-not-offered = сейчас так нельзя
note-pick-count =
    { $least ->
        [one] нужен хотя бы { $least } вариант, можно выбрать не больше { $most }
        [few] нужно хотя бы { $least } варианта, можно выбрать не больше { $most }
       *[other] нужно хотя бы { $least } вариантов, можно выбрать не больше { $most }
    }

## Ошибки: что не так и как будет правильно

error-instead =
    Можно: { $list }{ $more ->
        [0] .
       *[other] { " " }и ещё { $more }.
    }
error-line =
    { $line ->
        [none] { "" }
       *[other] Строка { $line }:{ " " }
    }

error-game-error = Правила игры этого не позволяют; ничего не изменилось.
error-move-error = Такой ход сделать нельзя; ничего не изменилось.
error-move-unreadable =
    { $word ->
        [none] Это здесь ничего не означает.
       *[other] «{ $word }» здесь ничего не означает.
    }
error-move-ambiguous = «{ $text }» подходит сразу к нескольким ходам; добавьте слово.
error-move-illegal = Так нельзя: { $move } — { $reason }.
error-not-your-turn = Сейчас не ваш ход. Кого ждём: { $waiting-for }.
error-game-over = Игра окончена, ходов больше нет.
error-line-too-long =
    { error-line }{ $most ->
        [one] это слишком длинно: читается не больше { $most } символа.
        [few] это слишком длинно: читается не больше { $most } символов.
       *[other] это слишком длинно: читается не больше { $most } символов.
    }
error-too-many-words =
    { $most ->
        [one] В ходе не больше { $most } слова.
        [few] В ходе не больше { $most } слов.
       *[other] В ходе не больше { $most } слов.
    }
error-bad-word = «{ $word }» — не слово записи ходов: допустимы латинские буквы, цифры и знаки - _ , + >, а начинать нужно с буквы или цифры.
error-setup-error = Такую игру начать нельзя; проверьте число игроков и настройки.
error-setup-other-game = Это настройка игры «{ $game }», а не «{ $expected }».
error-setup-seats = В этой игре от { $least } до { $most } мест.
error-setup-unknown-robot = Игрока по имени «{ $robot }» в этой игре нет; люди — это «human».
error-setup-no-human = Хотя бы одно место — для человека: напишите «human».
error-setup-unknown-option = Настройки «{ $option }» в этой игре нет; проверьте написание.
error-setup-bad-value =
    «{ $option }» не бывает «{ $value }»{ ID($legal) ->
        [0] ; напишите что-нибудь покороче.
       *[other] ; возможно: { $legal }.
    }
error-setup-seed-too-long =
    { $most ->
        [one] Зерно слишком длинное; в нём не больше { $most } символа.
        [few] Зерно слишком длинное; в нём не больше { $most } символов.
       *[other] Зерно слишком длинное; в нём не больше { $most } символов.
    }
error-deal-too-long =
    { $most ->
        [one] В «deal { $deal }» не больше { $most } слова.
        [few] В «deal { $deal }» не больше { $most } слов.
       *[other] В «deal { $deal }» не больше { $most } слов.
    }
error-too-many-moves =
    { $most ->
        [one] В одной строке можно набрать не больше { $most } хода.
        [few] В одной строке можно набрать не больше { $most } ходов.
       *[other] В одной строке можно набрать не больше { $most } ходов.
    }
error-record-illegal-move =
    { error-line }ход { $move } («{ $text }») сделать нельзя.{ $reason ->
        [none] { "" }
       *[other] { " " }{ $reason }
    }
error-deal-unknown-word = «deal { $deal }»: слова «{ $word }» среди оставшихся нет; проверьте написание и число копий.
error-record-error = { error-line }эту запись не удаётся прочитать.
error-record-header-after-moves = { error-line }«{ $text }» должно стоять в заголовке, выше первого хода.
error-record-bad-option = { error-line }вместо «{ $text }» нужно «option ключ=значение», каждый ключ один раз.
error-record-bad-deal = { error-line }вместо «{ $text }» нужно «deal ключ слова», каждый ключ один раз.
error-record-bad-header = { error-line }«{ $text }» — не строка заголовка; известны game, rules, seats, seed, secret, option и deal, каждая со значением.
error-record-bad-move = { error-line }«{ $text }» — не ход; сначала пишется номер места, потом слова хода.
error-record-header-missing = В заголовке не хватает строки «{ $header } …».
error-record-not-an-object = Запись в JSON — это объект с полями game, seats и moves.
error-record-bad-json = Этот JSON — не запись игры: { $problem }.
error-record-too-long =
    { $most ->
        [one] Запись слишком длинная: читается не больше { $most } строки.
        [few] Запись слишком длинная: читается не больше { $most } строк.
       *[other] Запись слишком длинная: читается не больше { $most } строк.
    }
error-record-too-many-seats =
    { $most ->
        [one] За столом не больше { $most } места.
        [few] За столом не больше { $most } мест.
       *[other] За столом не больше { $most } мест.
    }
error-record-is-transcript = Это протокол для чтения: часть слов незаконченной игры в нём скрыта, поэтому продолжить по нему нельзя.
error-record-bad-view = { error-line }вид стола в этом протоколе не читается ({ $problem }).
error-record-unknown-game = Игры «{ $game }» здесь нет; проверьте строку «game».
error-record-no-such-position = Позиции { $at } нет; последняя — { $most }.
error-record-no-notation = Эту игру нельзя записать в нотации «{ $notation }».
error-record-notation-robots = В нотации «{ $notation }» нет слов для ходов автомата; не указывайте нотацию — получите нашу собственную запись.
error-stale-decision = С тех пор как вам показали эти варианты, игра ушла вперёд; откройте ход заново.
error-broken-table = За этим столом случился сбой, игра восстанавливается по записи ходов; ничего не потеряно. Попробуйте ещё раз.
error-table-reentered = Стол ещё обрабатывает ход; попробуйте через мгновение.
error-rule-bug = На этом ходе произошёл сбой в правилах, поэтому ход не сделан. Ничего не потеряно; подробности — в журнале у владельца бота.

error-assumed-error = Предполагаемые значения не подходят друг к другу.
error-assumed-bad-value =
    { $place ->
        [none] Предполагаемое значение не может быть таким: { $problem }
       *[other] «{ $place }» не может быть таким: { $problem }
    }.
error-assumed-no-value = У «{ $name }» нет значения; укажите рядом «value».
error-assumed-not-a-list = Файл предполагаемых значений — это объект с ключом для каждого значения.
error-assumed-not-json = Файл предполагаемых значений — не JSON: { $problem }.
error-assumed-other-values = Эта игра начата с другими предполагаемыми значениями «{ $name }»; нужны те же.
error-assumed-structure = Предполагаемые значения не складываются в целое: { $what }.
error-assumed-too-long =
    { $most ->
        [one] Файл предполагаемых значений слишком длинный; читается не больше { $most } символа.
        [few] Файл предполагаемых значений слишком длинный; читается не больше { $most } символов.
       *[other] Файл предполагаемых значений слишком длинный; читается не больше { $most } символов.
    }
error-assumed-unknown-key = Предполагаемого значения «{ $name }» нет; проверьте написание.
