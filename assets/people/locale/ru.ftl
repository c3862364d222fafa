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
setting-usual-lang = как в Discord
setting-usual-remind-hours = как принято за столом
setting-usual-setchannel = как на сервере
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

## Экран настроек

settings-title = **Ваши настройки**
settings-channel = Язык этого канала: все сообщения для всех здесь и в его ветках
settings-times = Тихие часы, часовой пояс
settings-quiet = Тихие часы
settings-away = Меня не будет
settings-returned = Я вернулся
settings-orders = Что делают за вас: { $title }
settings-warnings = Какие предупреждения не показывать
settings-more = Что делают за вас, мои данные…
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
