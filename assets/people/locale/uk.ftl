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

## Правила столу

setting-timeout-hours = час на відповідь
setting-rewind = хто може просити про повернення
choice-players = усі за столом
choice-organiser = організатор
table-waits = { $who }: запитано { $since }{ $reminded ->
        [0] .
        [one] , { $reminded } нагадування.
        [few] , { $reminded } нагадування.
       *[other] , { $reminded } нагадувань.
    }
table-reminds = Наступне нагадування { $when }.
table-answers = За { $who } відповідь буде дано автоматично { $when }.
table-away = { $who }: відсутність з { $start } до { $end }
trail-line = { $when } { $who }: { $what }
act-asked = прохання про згоду: { $what }
act-open = згода: { $what }
act-granted = усі згодні: { $what }
act-refused = відмова: { $what }
act-recalled = запит знято: { $what }
act-paused = гру призупинено
act-resumed = гру продовжено
act-options = змінено умови столу
act-channel-language = вибрано мову каналу
act-handed-over = змінився організатор
act-replaced = змінився гравець
act-abandoned = гру закінчено без результату
act-moved = стіл перенесено в інший канал
act-lobby-closed = стіл закрито до початку гри
act-left = гравець вийшов назавжди
act-reminded = нагадування столу
act-mended-rewind = повернення до останнього правильного ходу після оновлення
act-mended-continue = гру продовжено за новою версією правил
act-undo = скасування ходу
act-rewind = повернення до ранішого ходу
act-withdraw = скасування таємної відповіді
act-abandon = закінчити гру без результату
act-replace = новий гравець на місце
act-take-over = новий організатор
act-continue = продовжити за новою версією правил

error-organiser-already = Ви й так організатор цього столу.
error-channel-language = Мову каналу вибирають ті, хто може ним керувати, та організатор столу, за яким тут грають.
error-setting-unknown = Налаштування «{ $setting }» немає.
error-setting-bad-choice = «{ $text }» тут не підходить ({ $setting }); можна: { $choices }.
error-setting-bad-hours = «{ $text }» — не години доби; напишіть, наприклад, 23-8 або 22:30-07:15.
error-setting-needs-zone = Спершу виберіть часовий пояс, щоб тихі години йшли за вашим годинником.
error-setting-unknown-zone =
    { ID($near) ->
        [0] Часового поясу «{ $text }» я не знаю; напишіть, наприклад, Europe/Kyiv, місто або UTC+2.
       *[other] Часового поясу «{ $text }» я не знаю. Можливо, один із цих: { $near }?
    }
error-setting-bad-day = «{ $text }» — не день; напишіть рік, місяць і число, наприклад 2026-12-24.
error-setting-bad-away =
    { $most ->
        [one] Останній день має бути попереду, не раніше першого й не далі ніж за { $most } день.
        [few] Останній день має бути попереду, не раніше першого й не далі ніж за { $most } дні.
       *[other] Останній день має бути попереду, не раніше першого й не далі ніж за { $most } днів.
    }
error-setting-bad-interval = «{ $text }» — не та кількість годин: від { $least-minutes } хвилин (0,5), днів не більше за { $most-days }.
error-setting-bad-timeout =
    { $most ->
        [one] «{ $text }» — не та кількість годин: від 0 до { $most } дня або off.
        [few] «{ $text }» — не та кількість годин: від 0 до { $most } днів або off.
       *[other] «{ $text }» — не та кількість годин: від 0 до { $most } днів або off.
    }

## Що пропущено

catch-up-turn = { $turn ->
        [one] Зіграно { $turn } хід.
        [few] Зіграно { $turn } ходи.
       *[other] Зіграно { $turn } ходів.
    }
catch-up-round =
    { $round ->
        [0] Триває підготовка до гри.
       *[other] Раунд { $round } з { $rounds }; попереду { $leader }: { $points }.
    }
catch-up-own = У вас { $points }, місце { $place }.
catch-up-news = Після вашого останнього ходу: { $news }
catch-up-nothing = Після вашого останнього ходу нічого не сталося.
catch-up-you = Ваш хід; запитано { $since }.
catch-up-others = Чекаємо: { $who }, запитано { $since }.
catch-up-nobody = Зараз нікого ні про що не питають.
catch-up-over = Гру завершено. Перше місце: { $who }.

## Статистика

stats-none = Завершених ігор ще немає.
stats-total = З іншими
stats-solo = Соло
stats-tally = **{ $label }**: { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }, { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[other] { $wins } перемог
    }, у середньому { $points }, найкращий результат { $best }.
stats-pace = Хід триває { $span }.
stats-seat-pace =
    { $who }: { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[other] { $turns } ходів
    }, зазвичай { $span } на хід.
error-stats-hidden = Цей гравець не хоче показуватися в статистиці.

## Графіки

chart-points = Звідки очки
chart-growth = Як зростали очки
chart-round = Раунд { $n }
chart-tallies = Очки в середньому
chart-games =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }, { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[other] { $wins } перемог
    }

## Екран налаштувань

settings-title = **Ваші налаштування**
settings-channel = Мова цього каналу: усі повідомлення для всіх тут і в його гілках
settings-times = Тихі години, часовий пояс
settings-away = Мене не буде
settings-returned = Я повернувся
settings-orders = Грати за мене: { $title }
settings-warnings = Попередження, які не потрібні
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

## Rules to look up

rules-title = **Правила**, сторінка { $page } з { $pages }
rules-pick = Відкрити тему…
rules-headings = До розділу…
error-rules-unknown = За запитом «{ $topic }» нічого не знайдено; /правила без теми показує весь перелік.

## Записи ігор

error-data-too-big = Навіть стиснені, ваші дані займають { $size } КБ, а Discord приймає тут { $most } КБ. Попросіть файл у власника бота.
error-record-file-too-big = Файл завеликий; читається не більше { $most } КБ.
error-record-no-text = Цей файл не текстовий; запис гри — це текст або JSON в UTF-8.

## Команда /table

command-table = стіл
    .about = Що організатор і гравці можуть зробити зі столом
command-table-info = відомості
    .about = На кого чекають, про що домовилися, хто що зробив
command-table-remind = нагадати
    .about = Нагадати всім, на кого чекає стіл
command-table-pause = пауза
    .about = Призупинити гру: без нагадувань і без відповідей за часом
command-table-resume = продовжити
    .about = Продовжити гру
command-table-replace = замінити
    .about = Віддати місце іншому — за згодою тих, кого це стосується
command-table-rewind = повернути
    .about = Повернутися до кінця ходу — за згодою тих, кого це стосується
command-table-abandon = закінчити
    .about = Закінчити гру без результату, якщо всі згодні
command-table-options = умови
    .about = Нагадування, час на відповідь, мова, повернення
command-table-organiser = організатор
    .about = Призначити організатора або попросити стати ним
command-table-move = перемістити
    .about = Продовжити в іншому каналі; для організатора й тих, хто керує сервером
command-server = сервер
    .about = Для тих, хто керує сервером: де можна відкривати ігри
command-server-games = ігри
    .about = Де на цьому сервері можна відкривати ігри
param-channel = канал
    .about = Куди перейде стіл
param-where = де
    .about = Усюди, у цьому каналі або не в цьому
games-everywhere = Ігри можна відкривати в будь-якому каналі.
games-here = Ігри можна відкривати в цьому каналі, а крім нього — лише у вибраних так само.
games-not-here = У цьому каналі ігри відкривати не можна.
param-player = гравець
    .about = Хто гратиме на цьому місці
table-next-organiser = Хто стане організатором; нікого не названо — ви
table-whose-seat = Чиє місце переходить до іншого
param-turn = хід
    .about = Останній хід, який залишиться
param-option = умова
    .about = Яка умова столу
param-value = значення
    .about = Нове значення; «usual» — як зазвичай
table-live = триває
table-read-only = після оновлення лише для читання
table-paused-since = на паузі { $when }
table-organiser = Організатор: { $who }
table-takes-over = його може зайняти хтось інший: /стіл замінити
table-gone = уже не на сервері; місце може зайняти хтось інший: /стіл замінити
table-trail = **Що тут робили**
table-after-turn = { $what ->
        [none] Після ходу { $turn }
       *[other] Після ходу { $turn }: { $what }
    }
table-did-move = Стіл продовжується тут: { $where }.
table-did = Готово.
table-did-pause = Пауза. До /стіл продовжити не можна завершувати ходи, нагадувань немає, і ніщо не вирішується само.
table-did-resume = Гра триває; усі строки зсунуто на довжину паузи.
trail-detail = { $what } ({ $detail })
trail-turn = хід { $turn }
act-done = зроблено одразу: { $what }
remind-gone = { $who } уже не на сервері. Місце може зайняти хтось інший: /стіл замінити.
error-replace-bot = { $who } — бот, зайняти місце він не може.
error-replace-same = { $who } і так на цьому місці; назвіть когось іншого.
error-replace-in-private = Сюди ніхто інший прийти не може; місце передають за столом на сервері.
error-replace-not-here = { $who } — не на цьому сервері; спершу потрібне запрошення.
error-rewind-which = Назвіть останній хід, який має залишитися; недавні є у списку.
error-options-which = Назвіть умову столу, яка матиме це значення.
error-organiser-not-seated = { $who } не грає за цим столом; організатором може бути лише гравець.
error-undo-into-secret = Після ходу { $turn } ще не всі відповіли таємно, а тепер усі відповіді відомі. Поверніться до моменту перед першою з них або після останньої.
error-consent-open = Про це вже питають; повідомлення з кнопками — у каналі.
