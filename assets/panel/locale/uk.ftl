### Особиста панель.

## Вибір

panel-choose = Виберіть
panel-all-moves = Усі ходи: { $n }
panel-needs = спочатку: { $moves }
panel-one-by-one = Покроково
panel-more = Ще…
panel-page = { $n }/{ $of }
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
panel-search-on = Шукати далі…

## Чернетка

panel-complete = Це все; підтвердьте, щоб виконати.
panel-waiting =
    { $seats ->
        [none] Зараз від вас нічого не потрібно.
       *[other] Зараз від вас нічого не потрібно; чекаємо: { $seats }.
    }
panel-confirm = Підтвердити
panel-back = Скасувати крок
panel-over = Почати знову
panel-preview = Переглянути
panel-crossing = Тут щось відкриється або запитають інших: «Підтвердити» виконає все одразу, потім ваш хід триватиме.
panel-confirmed = Підтверджено. Хід буде виконано, щойно відповідять усі: { $seats }.
panel-returned = Становище на столі змінилося, ваш хід не виконано. Перевірте його й підтвердьте знову.
panel-dropped = Більше неможливо й прибрано: { $moves }.
panel-repriced = Становище на столі змінилося: ціни або прибуток у чернетці тепер інші.
panel-assumed = Інші ще не відповіли ({ $seats }); чернетка виходить із того, що вони відмовляться.

## Огляд

panel-why = Чому не можна?
panel-why-title = Що заважає:
panel-since = Що сталося
panel-since-title = Від вашого попереднього ходу:
panel-since-nothing = Нічого не сталося.
