### Взгляд назад: повтор, статистика, принятые записи, пропущенное.

## Команды

command-replay = повтор
    .about = Пройти игру ход за ходом или получить её анимацией
command-stats = статистика
    .about = Откуда очки, сколько длятся ходы, кто чем играет
command-import = загрузить
    .about = Расставить игру по записи в этом канале
replay-from = С какого хода начать
param-page = страница
    .about = Эта игра, один игрок, чем играют или игроки сервера
stats-of = Чья статистика
param-file = файл
    .about = Запись, как её сохраняет /сохранить, или запись boardgamers
param-record = запись
    .about = Запись текстом вместо файла
param-at = до
    .about = Только столько действий; игра продолжится оттуда

## Повтор

replay-title = **{ $name }** · шаг { $n } из { $most }
replay-nothing = На этом шаге рассказывать не о чем.
replay-round = К началу раунда
replay-film = Анимация
replay-film-of =
    { $n ->
        [one] Вся игра в { $n } картинке.
        [few] Вся игра в { $n } картинках.
       *[other] Вся игра в { $n } картинках.
    }
replay-no-film = Анимации этой игры нет.
replay-open = Повтор

## Статистика

stats-open = Статистика
page-game = Эта игра
page-player = Игрок
page-factions = Чем играют
page-players = Игроки здесь
counted-game = **Эта игра**: откуда очки, как они росли, сколько длятся ходы.
counted-player = **Игрок**: оконченные игры и откуда очки в среднем.
counted-factions = **Чем играют**: оконченные игры между людьми, в среднем.
counted-players = **Игроки этого сервера**: оконченные игры между людьми. Кто не хочет здесь показываться, отключает это в /настройки.
stats-no-turns = О времени ходов ничего не известно.

## Пропущенное

catch-up = Что я пропустил

## Посмотреть

view-log = журнал
view-text = стол текстом
show-ways = Посмотреть иначе…
show-no-words = У этой игры нет планшета, который можно описать; посмотрите журнал.
log-title = **Журнал**, страница { $page } из { $pages }
why-possible = Сейчас можно: { $move }
why-not = Сейчас нельзя: { $move }
why-open = Сначала нужен ответ: { $question }
why-targets = Невозможно:
export-open = Запись до этой минуты — то, что вам можно знать. Тайное зерно, по которому ложится скрытое, добавится, когда игра закончится.
export-finished = Полная запись.
export-parts = Запись в нотации { $notation }. Некоторые правила там играются иначе: начиная со строки { $line } (первая — 0) она уже не следует этой игре.
notation-orrery = собственная запись Orrery
mygames-title = **Ваши игры**
mygames-none = Пока ни одной. Откройте стол командой /новая в канале.
mygames-your-turn = **ждёт вас**
mygames-others = ходят другие
mygames-paused = приостановлена
mygames-lobby = ещё не началась
mygames-finished = окончена
mygames-abandoned = закончена без результата
help-intro = **Настольные игры о далёком космосе — прямо здесь.** Откройте стол в канале; друзья нажмут «Войти». Карточка с новым полем один раз упомянет того, чей сейчас ход.
help-turn = «Сделать ход» открывает вашу личную панель. Ходы можно и набирать: список предложит каждый возможный ответ с ценой. Пока вы не подтвердите, ничего не происходит. Планшеты и журнал доступны всем, а то, что открыли вы, видите только вы.
help-beginning = Начать игру
help-playing = Играть
help-looking = Посмотреть
help-own = Ваши игры и ваш стол
help-command = **/{ $name }** — { $about }

## Что пропущено

catch-up-turn = { $turn ->
        [one] Сыгран { $turn } ход.
        [few] Сыграно { $turn } хода.
       *[other] Сыграно { $turn } ходов.
    }
catch-up-round =
    { $round ->
        [0] Идёт подготовка к игре.
       *[other] Раунд { $round }{ $rounds ->
            [0] { "" }
           *[other] { " " }из { $rounds }
        }; впереди { $leader }: { $points }.
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
stats-solo-level = В одиночку, сложность: { $level }
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

## Записи игр

error-data-too-big = Даже в сжатом виде ваши данные занимают { $size } КБ, а Discord принимает здесь { $most } КБ. Попросите файл у владельца бота.
error-record-file-too-big = Файл слишком большой; читается не больше { $most } КБ.
error-record-no-text = Этот файл не текстовый; запись игры — это текст или JSON в UTF-8.
lobby-join = Войти
card-take-turn = Сделать ход

## Чему учит партия

page-lessons = Уроки
counted-lessons = **Уроки**: ваши ходы, которые к концу своего раунда обошлись дороже всего, по счёту компьютерного игрока, знавшего не больше вас.
lesson-line = Ход { $turn }: { $played }. Лучше: { $better } (+{ $cost })
lesson-open = Ход { $turn }
lessons-none = Ни одного хода, который компьютерный игрок сделал бы иначе хотя бы на очко лучше.
lessons-later = Уроки есть для тех, кто играл, когда партия окончена.
