### Погляд назад: повтор, статистика, прийняті записи, пропущене.

## Команди

command-replay = повтор
    .about = Пройти гру хід за ходом або отримати її анімацією
command-stats = статистика
    .about = Звідки очки, скільки тривають ходи, хто чим грає
command-import = завантажити
    .about = Розставити гру за записом у цьому каналі
replay-from = З якого ходу почати
param-page = сторінка
    .about = Ця гра, гравець, чим грають або тутешні гравці
stats-of = Чия статистика
param-file = файл
    .about = Запис, як його зберігає /зберегти, або запис boardgamers
param-record = запис
    .about = Запис текстом замість файлу
param-at = до
    .about = Лише стільки дій; гра продовжиться звідти

## Повтор

replay-title = **{ $name }** · крок { $n } з { $most }
replay-nothing = На цьому кроці розповідати нема про що.
replay-round = До початку раунду
replay-film = Анімація
replay-film-of =
    { $n ->
        [one] Уся гра в { $n } картинці.
        [few] Уся гра в { $n } картинках.
       *[other] Уся гра в { $n } картинках.
    }
replay-no-film = Анімації цієї гри немає.
replay-open = Повтор

## Статистика

stats-open = Статистика
page-game = Ця гра
page-player = Гравець
page-factions = Чим грають
page-players = Гравці тут
counted-game = **Ця гра**: звідки очки, як вони зростали, скільки тривають ходи.
counted-player = **Гравець**: завершені ігри та звідки очки в середньому.
counted-factions = **Чим грають**: завершені ігри між людьми, у середньому.
counted-players = **Гравці цього сервера**: завершені ігри між людьми. Хто не хоче тут показуватися, вимикає це в /налаштування.
stats-no-turns = Про час ходів нічого не відомо.

## Пропущене

catch-up = Що я пропустив

## Подивитися

view-log = журнал
view-text = стіл текстом
show-ways = Подивитися інакше…
show-no-words = У цій грі немає планшета, який можна описати; погляньте в журнал.
log-title = **Журнал**, сторінка { $page } з { $pages }
why-possible = Зараз можна: { $move }
why-not = Зараз не можна: { $move }
why-open = Спершу дайте відповідь: { $question }
why-targets = Неможливо:
export-open = Запис на цей час — те, що вам можна знати. Таємне зерно, за яким лягає приховане, додасться, коли гра закінчиться.
export-finished = Повний запис.
export-parts = Запис у нотації { $notation }. Деякі правила там граються інакше: від рядка { $line } (перший — 0) він уже не йде за цією грою.
notation-orrery = власний запис Orrery
mygames-title = **Ваші ігри**
mygames-none = Поки жодної. Відкрийте стіл командою /нова у каналі.
mygames-your-turn = **чекає на вас**
mygames-others = ходять інші
mygames-paused = призупинено
mygames-rests = відпочиває: у її канал не можна писати; організатор може перенести її командою /стіл перемістити
mygames-lobby = ще не почалася
mygames-finished = завершено
mygames-abandoned = закінчено без результату
help-intro = **Настільні ігри про далекий космос — просто тут.** Відкрийте стіл у каналі; друзі натиснуть «{ lobby-join }». Картка з новим полем один раз згадає того, чий хід.
help-turn = «{ card-take-turn }» відкриває вашу особисту панель; можна й набирати ходи: список запропонує кожну можливу відповідь із ціною. Нічого не зіграно, доки ви не підтвердите. Планшети й журнал відкриті всім, а відкрите вами бачите тільки ви.
help-beginning = Почати гру
help-playing = Грати
help-looking = Подивитися
help-own = Ваші ігри та ваш стіл
help-command = **/{ $name }** — { $about }
help-game = { $title }: окремі дії з підказкою можливого

## Що пропущено

catch-up-turn = { $turn ->
        [one] Зіграно { $turn } хід.
        [few] Зіграно { $turn } ходи.
       *[other] Зіграно { $turn } ходів.
    }
catch-up-round =
    { $round ->
        [0] Триває підготовка до гри.
       *[other] Раунд { $round }{ $rounds ->
            [0] { "" }
           *[other] { " " }з { $rounds }
        }; попереду: { $leader } ({ $points }).
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
stats-solo-level = Соло, складність: { $level }
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

## Записи ігор

error-data-too-big = Навіть стиснені, ваші дані займають { $size } КБ, а Discord приймає тут { $most } КБ. Попросіть файл у власника бота.
error-record-file-too-big = Файл завеликий; читається не більше { $most } КБ.
error-record-no-text = Цей файл не текстовий; запис гри — це текст або JSON в UTF-8.
lobby-join = Увійти
card-take-turn = Зробити хід

## Чого вчить партія

page-lessons = Уроки
counted-lessons = **Уроки**: ваші ходи, які до кінця свого раунду обійшлися найдорожче, за рахунком комп’ютерного гравця, що знав не більше за вас.
lesson-line = Хід { $turn }: { $played }. Краще: { $better } (+{ $cost })
lesson-open = Хід { $turn }
lessons-none = Жодного ходу, який комп’ютерний гравець зробив би інакше хоча б на очко краще.
lessons-later = Уроки є для тих, хто грав, коли партію завершено.
