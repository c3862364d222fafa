### Особиста панель.

## Вибір

panel-choose = Виберіть
panel-all-moves = Усі ходи: { $n }
panel-needs = спочатку: { $moves }
panel-for-seat = За **{ $name }**:
panel-most-gained = Найбільше зараз
panel-only-with = лише { $what }
panel-best = Найкраще: { $what }
panel-proposed = Пропонується: { $what }
panel-one-by-one = Покроково
panel-more = Ще…
panel-page = { $n }/{ $pages }
panel-none = Нічого
panel-others = { $name }: ще
panel-form-more = { $name } { $n }
panel-at-most = Щонайбільше { $n }
panel-to-actions = Дії
panel-to-start = Назад
panel-refresh = Оновити

## Набори місць

panel-gather = Вибрати місця
panel-chosen = Вибрано: { $list }
panel-candidates = Варіанти
panel-like = Розмістити інакше: { $n }
panel-search-on = Шукати далі…

## Чернетка

panel-complete = Це все; підтвердьте, щоб виконати.
panel-complete-order = Це все; віддайте наказ.
panel-complete-seal = Це все; запечатайте відповідь.
panel-waiting =
    { $seats ->
        [none] Зараз від вас нічого не потрібно.
       *[other] Зараз від вас нічого не потрібно; чекаємо: { $seats }.
    }
panel-confirm = Підтвердити
panel-close = Підтвердити й закінчити хід
panel-close-then = Підтвердити · { $move }
panel-confirm-on = Підтвердити й далі
panel-back = Скасувати крок
panel-over = Почати знову
panel-boards = Планшети
panel-preview = Переглянути
panel-crossing =
    { $kind ->
        [alone] Тут щось відкриється: «Підтвердити» виконає все одразу; потім ваш хід триватиме, якщо лишиться що робити.
        [over] Тут щось відкриється або спитають інших: «Підтвердити» виконає все одразу, і відкрите можна буде взяти назад лише за згодою всіх.
       *[on] Тут щось відкриється або спитають інших: «Підтвердити» виконає все одразу, і відкрите можна буде взяти назад лише за згодою всіх. Потім ваш хід триватиме, якщо лишиться що робити.
    }
panel-confirmed = Підтверджено. Хід буде виконано, щойно відповідять усі: { $seats }.
panel-returned = Становище на столі змінилося, ваш хід не виконано. Перевірте його й підтвердьте знову.
panel-dropped = Більше неможливо й прибрано: { $moves }.
panel-repriced = Становище на столі змінилося: ціни або виграш у чернетці тепер інші.
panel-assumed = Інші ще не відповіли ({ $seats }); чернетка виходить із того, що вони відмовляться.
panel-early = Перед вами відповідають: { $seats }. Але відповісти можна вже зараз.

## Таємні відповіді

panel-seal = Запечатати
panel-seal-last = Запечатати й розкрити все
panel-last = Чекають лише на вас: усі відповіді розкриються.
panel-sealed =
    { $seats ->
        [none] **Запечатано:** { $moves }.
       *[other] **Запечатано:** { $moves }. Це можна змінити, доки не відповіли всі; чекаємо: { $seats }.
    }
panel-change = Змінити
panel-changing = **Запечатано:** { $moves }. Так і лишиться, доки ви не запечатаєте іншу відповідь.
panel-keep-sealed = Лишити як є

## Накази

panel-order = Наказ: { $what }
panel-ordered = наказ: { $moves }
panel-order-about = **Наказ.** Вас ще не запитали; це так, ніби запитали.
panel-order-kept = **Наказ.** Його буде віддано, щойно вас запитають, якщо все буде можливо за тією ж ціною; інакше вирішуватимете ви.
panel-order-keep = Віддати наказ
panel-skip = Запитати мене потім
panel-coming =
    { $given ->
        [none] Ще можуть спитати: { $coming }
       *[other] Запечатано: { $given } ✓ · ще можуть спитати: { $coming }
    }
panel-sheet = Цей раунд

## Огляд

panel-why = Чому не можна?
panel-why-title = Що заважає:
panel-why-not = **{ $verb }**: що зараз неможливо
panel-why-nothing = Можливо все.
panel-why-others = Чому не інші?
panel-since = Що сталося
panel-since-title = Після вашого попереднього ходу:
panel-since-nothing = Нічого не сталося.

## План

panel-plan = Спланувати хід
panel-planned = Ось що ви запланували.
panel-plan-about = **План.** Зараз не ваш хід, але тут усе так, ніби він ваш. Коли хід настане, план стане вашою чернеткою.
panel-plan-kept = **План.** Його буде виконано автоматично, коли настане ваш хід, якщо кожен крок буде можливий за тією самою ціною; інакше вас спитають.
panel-plan-keep = Зіграти, коли настане мій хід
panel-plan-hold = Спершу спитати мене
panel-plan-other = Якщо не вийде…
panel-plan-other-ask = **Якщо останній крок стане неможливим:**
    -# Якщо й із цього нічого не вийде, вас спитають.
panel-plan-otherwise = Інакше — { $move }
panel-plan-else = Наступний варіант…
panel-plan-choice = **Варіант { $n }:** { $moves }
panel-plan-choice-now = **Варіант { $n }:**
panel-plan-then = Потім наступний хід…
panel-plan-turn = **Хід { $n }:** { $moves }
panel-plan-turn-now = **Хід { $n }:**
panel-plan-done = План
panel-plan-strict = Якщо нічого не станеться
panel-plan-lenient = Хай там що
panel-plan-is-strict = Лише якщо до вашого ходу вас ні про що не спитають; інакше ви вирішите знову.

## Що, якби

panel-what-if = Що, якби…
what-if-note = **Що, якби…** Це бачите лише ви: грайте за всіх, скільки завгодно ходів. За столом нічого не відбувається.
what-if-dealt = Приховане від вас роздано заново.
what-if-seat = Зараз ви граєте за **{ $name }**:
what-if-again = Заново, як за столом
what-if-back = Повернутися до гри
error-what-if-hidden = У цій грі є ходи, відомі вам не повністю, тож продовжити її самотужки не можна.

## Панель

panel-done = Готово.
panel-undo = Скасувати
panel-stale = Ця панель застаріла; ось ваша чернетка, як вона є.
panel-missing = Хід ще не завершено: вибрано не все.

## Rules to look up

rules-title = **Правила**, сторінка { $page } з { $pages }
rules-pick = Відкрити тему…
rules-headings = До розділу…
error-rules-unknown = За запитом «{ $topic }» нічого не знайдено; /правила без теми показує весь перелік.

## Ідеї

panel-ideas = Ідеї
ideas-title = Ідеї для цього ходу
ideas-note = Що хід одразу змінює для вас, в очках за рахунком комп’ютерного гравця.
ideas-rated = Так обрав би комп’ютерний гравець: за тим, що приносило більше в іграх між комп’ютерами. Тут він нічого не прораховував.
ideas-for = за: { $why }
ideas-against = проти: { $why }
ideas-take = Узяти ідею { $n }
error-ideas-off = Правила цього столу не допускають ідей.
error-ideas-none = Тут нема чого запропонувати.

## Позначки

panel-marks = Позначки
marks-about = Лише для вас і до кінця цієї партії. Пропонується віддавати спершу ↓ і лише в останню чергу ⚑; постійні вказівки можуть зважати на позначки.
marks-empty = Нічого не позначено.
error-marks-none = У цій грі нічого позначати не можна.
error-mark-unknown = «{ $thing }» тут позначити не можна; виберіть зі списку.
