### Личная панель.

## Выбор

panel-choose = Выберите
panel-all-moves = Все ходы: { $n }
panel-needs = сначала: { $moves }
panel-for-seat = За **{ $name }**:
panel-most-gained = Больше всего сейчас
panel-only-with = только { $what }
panel-best = Лучшее: { $what }
panel-proposed = Предлагается: { $what }
panel-one-by-one = По шагам
panel-more = Ещё…
panel-page = { $n }/{ $pages }
panel-none = Ничего
panel-others = { $name }: ещё
panel-form-more = { $name } { $n }
panel-at-most = Не больше { $n }
panel-to-actions = Действия
panel-to-start = Назад
panel-refresh = Обновить

## Наборы мест

panel-gather = Выбрать места
panel-chosen = Выбрано: { $list }
panel-candidates = Варианты
panel-like = Расположить иначе: { $n }
panel-search-on = Искать дальше…

## Черновик

panel-complete = Это всё; подтвердите, чтобы выполнить.
panel-complete-order = Это всё; отдайте приказ.
panel-complete-seal = Это всё; закройте ответ.
panel-waiting =
    { $seats ->
        [none] Сейчас от вас ничего не требуется.
       *[other] Сейчас от вас ничего не требуется; ждём: { $seats }.
    }
panel-confirm = Подтвердить
panel-close = Подтвердить и закончить ход
panel-close-then = Подтвердить · { $move }
panel-confirm-on = Подтвердить и продолжить
panel-back = Отменить шаг
panel-over = Начать заново
panel-boards = Планшеты
panel-preview = Просмотр
panel-crossing =
    { $kind ->
        [alone] Здесь что-то откроется: «Подтвердить» выполнит всё сразу; затем ваш ход продолжится, если останется что делать.
        [over] Здесь что-то откроется или спросят других: «Подтвердить» выполнит всё сразу, и открытое можно будет взять назад только с согласия всех.
       *[on] Здесь что-то откроется или спросят других: «Подтвердить» выполнит всё сразу, и открытое можно будет взять назад только с согласия всех. Затем ваш ход продолжится, если останется что делать.
    }
panel-confirmed = Подтверждено. Ход будет выполнен, когда ответят все: { $seats }.
panel-returned = Положение на столе изменилось, ваш ход не выполнен. Проверьте его и подтвердите снова.
panel-dropped = Больше невозможно и убрано: { $moves }.
panel-repriced = Положение на столе изменилось: цены или награды в черновике теперь другие.
panel-assumed = Другие ещё не ответили ({ $seats }); черновик исходит из того, что они откажутся.
panel-early = Раньше вас отвечают: { $seats }. Но ответить можно уже сейчас.

## Тайные ответы

panel-seal = Закрыть ответ
panel-seal-last = Закрыть ответ и раскрыть все
panel-last = Ждут только вас: все ответы раскроются.
panel-sealed =
    { $seats ->
        [none] **Закрыто:** { $moves }.
       *[other] **Закрыто:** { $moves }. Это можно изменить, пока не ответили все; ждём: { $seats }.
    }
panel-change = Изменить
panel-changing = **Закрыто:** { $moves }. Так и останется, пока вы не закроете другой ответ.
panel-keep-sealed = Оставить как есть

## Приказы

panel-order = Приказ: { $what }
panel-ordered = приказ: { $moves }
panel-order-about = **Приказ.** Вас ещё не спросили; это так, как если бы спросили.
panel-order-kept = **Приказ.** Он будет отдан, как только вас спросят, если всё будет возможно по той же цене; иначе решать будете вы.
panel-order-keep = Отдать приказ
panel-skip = Спросить меня потом
panel-coming =
    { $given ->
        [none] Ещё могут спросить: { $coming }
       *[other] Закрыто: { $given } ✓ · ещё могут спросить: { $coming }
    }
panel-sheet = Этот раунд

## Обзор

panel-why = Почему нельзя?
panel-why-title = Что мешает:
panel-why-not = **{ $verb }**: что невозможно
panel-why-nothing = Возможно всё.
panel-why-others = Почему не другие?
panel-since = Что произошло
panel-since-title = С вашего прошлого хода:
panel-since-nothing = Ничего не произошло.

## План

panel-plan = Спланировать ход
panel-planned = Вот что вы запланировали.
panel-plan-about = **План.** Сейчас не ваш ход, но здесь всё так, будто он ваш. Когда ход придёт, план станет вашим черновиком.
panel-plan-kept = **План.** Он будет выполнен сам, когда придёт ваш ход, если каждый шаг останется возможен по той же цене; иначе вас спросят.
panel-plan-keep = Сыграть, когда придёт мой ход
panel-plan-hold = Сначала спросить меня
panel-plan-other = Если не выйдет…
panel-plan-other-ask = **Если последний шаг станет невозможен:**
    -# Если не получится и ничего из названного, вас спросят.
panel-plan-otherwise = Иначе: { $move }
panel-plan-else = Следующий вариант…
panel-plan-choice = **Вариант { $n }:** { $moves }
panel-plan-choice-now = **Вариант { $n }:**
panel-plan-then = Затем следующий ход…
panel-plan-turn = **Ход { $n }:** { $moves }
panel-plan-turn-now = **Ход { $n }:**
panel-plan-done = План
panel-plan-strict = Если ничего не случится
panel-plan-lenient = Что бы ни случилось
panel-plan-is-strict = Только если до хода вас ни о чём не спросят; иначе вы решите заново.

## Что, если

panel-what-if = Что, если…
what-if-note = **Что, если…** Это видите только вы: играйте за всех, сколько угодно ходов. За столом ничего не происходит.
what-if-dealt = Скрытое от вас раздано заново.
what-if-seat = Сейчас вы играете за **{ $name }**:
what-if-again = Заново, как за столом
what-if-back = Вернуться к игре
error-what-if-hidden = В этой игре есть ходы, известные вам не целиком, поэтому продолжить её в одиночку нельзя.

## Панель

panel-done = Готово.
panel-undo = Отменить
panel-stale = Эта панель устарела; вот ваш черновик, как он есть.
panel-missing = Ход ещё не завершён: выбрано не всё.

## Rules to look up

rules-title = **Правила**, страница { $page } из { $pages }
rules-pick = Открыть тему…
rules-headings = К разделу…
error-rules-unknown = По запросу «{ $topic }» ничего не найдено; /правила без темы показывает весь список.

## Идеи

panel-ideas = Идеи
ideas-title = Идеи для этого хода
ideas-note = Что ход сразу меняет для вас, в очках по счёту компьютерного игрока.
ideas-rated = Так выбрал бы компьютерный игрок: по тому, что приносило больше в играх между компьютерами. Здесь он ничего не просчитывал.
ideas-for = за: { $why }
ideas-against = против: { $why }
ideas-take = Взять идею { $n }
error-ideas-off = Правила этого стола не допускают идей.
error-ideas-none = Здесь нечего предложить.

## Пометки

panel-marks = Пометки
marks-about = Только для вас и до конца этой партии. Предлагается отдавать сначала ↓ и лишь в последнюю очередь ⚑; постоянные указания могут следовать пометкам.
marks-empty = Ничего не помечено.
error-marks-none = В этой игре ничего помечать нельзя.
error-mark-unknown = «{ $thing }» здесь пометить нельзя; выберите из списка.
