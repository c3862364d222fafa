### Усе навколо людей: нагадування, налаштування, столи, новини, статистика.

## Проміжки часу

span-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[other] { $n } хвилин
    }
span-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[other] { $n } годин
    }
span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[other] { $n } днів
    }

## Нагадування

remind-turn = { $who }, ваш хід; запитано { $since }.
remind-question = { $who }, стіл чекає на вашу відповідь; запитано { $since }.
remind-turn-there = Ваш хід у { $where }; запитано { $since }.
remind-question-there = Стіл у { $where } чекає на вашу відповідь; запитано { $since }.
remind-last = Це було останнє нагадування про це.
snooze-hours = За 2 години
snooze-tomorrow = Завтра
snooze-turn = Цього ходу більше не треба
snoozed-until = Наступне нагадування { $when }.
snoozed-turn = Про цей хід більше не нагадаю.
reminded-sent = { $who }: нагадування надіслано.
reminded-off = { $who }: нагадування вимкнено.
reminded-away = { $who }: відсутність, нагадати можна { $until }.
reminded-quiet = { $who }: тихі години, нагадати можна { $until }.
notice-unanswered = { $user }: відповіді немає, запитано <t:{ $since }:R>; більше не нагадую. Місце може зайняти хтось інший: /стіл замінити.
notice-away = { $user }: відсутність до <t:{ $until }:D>
notice-left = Один із гравців вийшов назавжди. Місце вільне, доки його не займуть: /стіл замінити.
consent-take-over = { $who } хоче стати організатором цього столу.
error-remind-nothing = Нагадувати нема про що.
error-remind-too-soon =
    { $minutes ->
        [one] Цьому столу нещодавно нагадували; вручну нагадати можна раз на { $minutes } хвилину.
        [few] Цьому столу нещодавно нагадували; вручну нагадати можна раз на { $minutes } хвилини.
       *[other] Цьому столу нещодавно нагадували; вручну нагадати можна раз на { $minutes } хвилин.
    }

## Налаштування користувача

setting-line = { $name }: **{ $value }**
setting-usual = як зазвичай
setting-usual-lang = як у Discord
setting-usual-remind-hours = як заведено за столом
setting-usual-setchannel = як на сервері
setting-none = немає
setting-lang = мова
setting-remind = нагадування
setting-remind-hours = нагадати через
setting-quiet = тихі години
setting-zone = часовий пояс
setting-confirm = підтверджувати кожен хід
setting-auto = єдиний вибір одразу
setting-stats = видимість у статистиці
setting-away = відсутність до
choice-en = англійська
choice-ru = російська
choice-uk = українська
choice-channel = у каналі
choice-dm = в особистих повідомленнях
choice-on = увімкнено
choice-off = вимкнено
choice-auto-on = якщо це нічого не коштує
choice-auto-off = ніколи
choice-auto-always = завжди

## Екран налаштувань

settings-title = **Ваші налаштування**
settings-channel = Мова цього каналу: усі повідомлення для всіх тут і в його гілках
settings-times = Тихі години, часовий пояс
settings-quiet = Тихі години
settings-away = Мене не буде
settings-returned = Я повернувся
settings-orders = Що роблять за вас: { $title }
settings-warnings = Попередження, які не потрібні
settings-more = Що роблять за вас, мої дані…
settings-data = Мої дані
settings-back = Назад
settings-export = Отримати всі мої дані
settings-forget = Видалити мої дані
settings-sure = Усі ваші налаштування буде видалено, ви вийдете з усіх відкритих ігор, а в завершених лишиться місце без імені. Скасувати це не можна.
settings-yes = Видалити все
settings-forgotten = Усе, що зберігалося про вас, видалено.
settings-exported = Це все, що про вас зберігається.
settings-first = Перший день (порожньо — сьогодні)
settings-last = Останній день
example-first = 2026-12-24
example-last = 2026-12-31
example-zone = Europe/Kyiv
example-quiet = 23-8
