### Всё вокруг людей: напоминания, настройки, столы, новости, статистика.

## Промежутки времени

span-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
span-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[other] { $n } часов
    }
span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }

## Напоминания

remind-turn = { $who }, ваш ход; вопрос задан { $since }.
remind-question = { $who }, стол ждёт вашего ответа; вопрос задан { $since }.
remind-turn-there = Ваш ход в { $where }; вопрос задан { $since }.
remind-question-there = Стол в { $where } ждёт вашего ответа; вопрос задан { $since }.
remind-last = Это было последнее напоминание об этом.
snooze-hours = Напомнить через 2 ч
snooze-tomorrow = Напомнить завтра
snooze-turn = Больше не напоминать
snoozed-until = Следующее напоминание { $when }.
snoozed-turn = Об этом ходе больше не напомню.
reminded-sent = { $who }: напоминание отправлено.
reminded-off = { $who }: напоминания отключены.
reminded-away = { $who }: в отъезде, напомнить можно { $until }.
reminded-quiet = { $who }: тихие часы, напомнить можно { $until }.
notice-unanswered = { $user }: ответа нет, вопрос задан <t:{ $since }:R>; больше не напоминаю. Место может занять кто-то другой: /стол заменить.
notice-away = { $user } в отъезде до <t:{ $until }:D>
notice-left = Один из игроков вышел насовсем. Место свободно, пока его не займут: /стол заменить.
consent-take-over = { $who } хочет стать организатором этого стола.
error-remind-nothing = Напоминать не о чем.
error-remind-too-soon =
    { $minutes ->
        [one] Этому столу недавно напоминали; вручную можно напоминать раз в { $minutes } минуту.
        [few] Этому столу недавно напоминали; вручную можно напоминать раз в { $minutes } минуты.
       *[other] Этому столу недавно напоминали; вручную можно напоминать раз в { $minutes } минут.
    }

## Настройки пользователя

setting-line = { $name }: **{ $value }**
setting-usual = по умолчанию
setting-none = нет
setting-lang = язык
setting-remind = напоминания
setting-remind-hours = время до напоминания
setting-quiet = тихие часы
setting-zone = часовой пояс
setting-confirm = подтверждать каждый ход
setting-auto = автовыбор единственного
setting-stats = видимость в статистике
setting-away = в отъезде до
choice-en = английский
choice-ru = русский
choice-uk = украинский
choice-channel = в канале
choice-dm = в личных сообщениях
choice-on = включено
choice-off = выключено
choice-auto-on = если это ничего не стоит
choice-auto-off = никогда
choice-auto-always = всегда

## Условия стола

setting-timeout-hours = время на ответ
setting-rewind = кто может просить об откате
choice-players = все за столом
choice-organiser = организатор
table-waits = { $who }: вопрос задан { $since }{ $reminded ->
        [0] .
        [one] , { $reminded } напоминание.
        [few] , { $reminded } напоминания.
       *[other] , { $reminded } напоминаний.
    }
table-reminds = Следующее напоминание { $when }.
table-answers = За { $who } ответ будет дан автоматически { $when }.
table-away = { $who } в отъезде с { $start } по { $end }
trail-line = { $when } { $who }: { $what }
act-asked = просьба о согласии: { $what }
act-open = согласие: { $what }
act-granted = все согласны: { $what }
act-refused = отказ: { $what }
act-recalled = запрос отозван: { $what }
act-paused = игра поставлена на паузу
act-resumed = игра продолжена
act-options = изменены условия стола
act-channel-language = выбран язык канала
act-handed-over = сменился организатор
act-replaced = сменился игрок
act-abandoned = игра закончена без результата
act-moved = стол перенесён в другой канал
act-lobby-closed = стол закрыт до начала игры
act-left = игрок вышел насовсем
act-reminded = напоминание столу
act-mended-rewind = возврат к последнему верному ходу после обновления
act-mended-continue = игра продолжена по новой версии правил
act-undo = отмена хода
act-rewind = возврат к более раннему ходу
act-withdraw = отмена тайного ответа
act-abandon = закончить игру без результата
act-replace = новый игрок на место
act-take-over = новый организатор
act-continue = продолжить по новой версии правил

error-organiser-already = Вы и так организатор этого стола.
error-channel-language = Язык канала выбирают те, кто может им управлять, и организатор стола, за которым здесь играют.
error-setting-unknown = Настройки «{ $setting }» нет.
error-setting-bad-choice = «{ $text }» здесь не подходит ({ $setting }); можно: { $choices }.
error-setting-bad-hours = «{ $text }» — не часы суток; напишите, например, 23-8 или 22:30-07:15.
error-setting-needs-zone = Сначала выберите часовой пояс, чтобы тихие часы шли по вашим часам.
error-setting-unknown-zone =
    { ID($near) ->
        [0] Часового пояса «{ $text }» я не знаю; напишите, например, Europe/Kyiv, город латиницей или UTC+3.
       *[other] Часового пояса «{ $text }» я не знаю. Может быть, один из этих: { $near }?
    }
error-setting-bad-day = «{ $text }» — не день; напишите год, месяц и число, например 2026-12-24.
error-setting-bad-away =
    { $most ->
        [one] Последний день должен быть впереди, не раньше первого и не дальше чем через { $most } день.
        [few] Последний день должен быть впереди, не раньше первого и не дальше чем через { $most } дня.
       *[other] Последний день должен быть впереди, не раньше первого и не дальше чем через { $most } дней.
    }
error-setting-bad-interval = «{ $text }» — не подходящее число часов: от { $least-minutes } минут (0,5), дней не больше { $most-days }.
error-setting-bad-timeout =
    { $most ->
        [one] «{ $text }» — не подходящее число часов: от 0 до { $most } дня или off.
        [few] «{ $text }» — не подходящее число часов: от 0 до { $most } дней или off.
       *[other] «{ $text }» — не подходящее число часов: от 0 до { $most } дней или off.
    }

## Что пропущено

catch-up-turn = { $turn ->
        [one] Сыгран { $turn } ход.
        [few] Сыграно { $turn } хода.
       *[other] Сыграно { $turn } ходов.
    }
catch-up-round =
    { $round ->
        [0] Идёт подготовка к игре.
       *[other] Раунд { $round } из { $rounds }; впереди { $leader }: { $points }.
    }
catch-up-own = У вас { $points }, место { $place }.
catch-up-news = С вашего последнего хода: { $news }
catch-up-nothing = С вашего последнего хода ничего не произошло.
catch-up-you = Ваш ход; вопрос задан { $since }.
catch-up-others = Ждём: { $who }, вопрос задан { $since }.
catch-up-nobody = Сейчас никого ни о чём не спрашивают.
catch-up-over = Игра окончена. Первое место: { $who }.

## Статистика

stats-none = Законченных игр ещё нет.
stats-total = С другими
stats-solo = В одиночку
stats-tally = **{ $label }**: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }, { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[other] { $wins } побед
    }, в среднем { $points }, лучший счёт { $best }.
stats-pace = Ход занимает { $span }.
stats-seat-pace =
    { $who }: { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }, обычно { $span } на ход.
error-stats-hidden = Этот игрок не хочет показываться в статистике.

## Графики

chart-points = Откуда очки
chart-growth = Как росли очки
chart-round = Раунд { $n }
chart-tallies = Очки в среднем
chart-games =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }, { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[other] { $wins } побед
    }

## Экран настроек

settings-title = **Ваши настройки**
settings-channel = Язык этого канала: все сообщения для всех здесь и в его ветках
settings-times = Тихие часы, часовой пояс
settings-away = Меня не будет
settings-returned = Я вернулся
settings-orders = Играть за меня: { $title }
settings-warnings = Какие предупреждения не показывать
settings-data = Мои данные
settings-back = Назад
settings-export = Получить все мои данные
settings-forget = Удалить мои данные
settings-sure = Все ваши настройки будут удалены, вы покинете все открытые игры, а в завершённых останется место без имени. Отменить это нельзя.
settings-yes = Удалить всё
settings-forgotten = Всё, что хранилось о вас, удалено.
settings-exported = Это всё, что о вас хранится.
settings-first = Первый день (пусто: сегодня)
settings-last = Последний день
example-first = 2026-12-24
example-last = 2026-12-31
example-zone = Europe/Kyiv
example-quiet = 23-8

## Rules to look up

rules-title = **Правила**, страница { $page } из { $pages }
rules-pick = Открыть тему…
rules-headings = К разделу…
error-rules-unknown = По запросу «{ $topic }» ничего не найдено; /правила без темы показывает весь список.

## Записи игр

error-data-too-big = Даже в сжатом виде ваши данные занимают { $size } КБ, а Discord принимает здесь { $most } КБ. Попросите файл у владельца бота.
error-record-file-too-big = Файл слишком большой; читается не больше { $most } КБ.
error-record-no-text = Этот файл не текстовый; запись игры — это текст или JSON в UTF-8.

## Команда /table

command-table = стол
    .about = Что организатор и игроки могут сделать со столом
command-table-info = сведения
    .about = Кого ждут, о чём договорились, кто что сделал
command-table-remind = напомнить
    .about = Напомнить всем, кого ждёт стол
command-table-pause = пауза
    .about = Приостановить игру: без напоминаний и без ответов по времени
command-table-resume = продолжить
    .about = Продолжить игру
command-table-replace = заменить
    .about = Отдать место другому — с согласия тех, кого это касается
command-table-rewind = откатить
    .about = Вернуться к концу хода — с согласия тех, кого это касается
command-table-abandon = закончить
    .about = Закончить игру без результата, если все согласны
command-table-options = условия
    .about = Напоминания, время на ответ, язык, возврат
command-table-organiser = организатор
    .about = Назначить организатора или попросить стать им
command-table-move = переместить
    .about = Продолжить в другом канале; для организатора и тех, кто управляет сервером
command-server = сервер
    .about = Для тех, кто управляет сервером: где можно открывать игры
command-server-games = игры
    .about = Где на этом сервере можно открывать игры
param-channel = канал
    .about = Куда перейдёт стол
param-where = где
    .about = Везде, в этом канале или не в этом
games-everywhere = Игры можно открывать в любом канале.
games-here = Игры можно открывать в этом канале, а кроме него — только в выбранных так же.
games-not-here = В этом канале игры открывать нельзя.
param-player = игрок
    .about = Кто будет играть на этом месте
table-next-organiser = Кто станет организатором; никто не назван — вы
table-whose-seat = Чьё место переходит к другому
param-turn = ход
    .about = Последний ход, который останется
param-option = условие
    .about = Какое условие стола
param-value = значение
    .about = Новое значение; «usual» — по умолчанию
table-live = идёт
table-read-only = после обновления только для чтения
table-paused-since = на паузе { $when }
table-organiser = Организатор: { $who }
table-takes-over = его может занять кто-то другой: /стол заменить
table-gone = больше не на сервере; место может занять кто-то другой: /стол заменить
table-trail = **Что здесь делали**
table-after-turn = { $what ->
        [none] После хода { $turn }
       *[other] После хода { $turn }: { $what }
    }
table-did-move = Стол продолжается здесь: { $where }.
table-did = Готово.
table-did-pause = Пауза. До /стол продолжить нельзя завершать ходы, напоминаний нет, и ничто не решается само.
table-did-resume = Игра продолжается; все сроки сдвинуты на длину паузы.
trail-detail = { $what } ({ $detail })
trail-turn = ход { $turn }
act-done = сделано сразу: { $what }
remind-gone = { $who } больше не на сервере. Место может занять кто-то другой: /стол заменить.
error-replace-bot = { $who } — бот, занять место он не может.
error-replace-same = { $who } и так на этом месте; назовите кого-нибудь другого.
error-replace-in-private = Сюда никто другой прийти не может; место передают за столом на сервере.
error-replace-not-here = { $who } — не на этом сервере; сначала нужно приглашение.
error-rewind-which = Назовите последний ход, который должен остаться; недавние есть в списке.
error-options-which = Назовите условие стола, которое получит это значение.
error-organiser-not-seated = { $who } не играет за этим столом; организатором может быть только игрок.
error-undo-into-secret = После хода { $turn } ещё не все ответили тайно, а теперь все ответы известны. Вернитесь к моменту до первого из них или после последнего.
error-consent-open = Об этом уже спрашивают; сообщение с кнопками — в канале.
