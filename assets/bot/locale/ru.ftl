### Бот: команды, карточки, панели и причины отказа.

## Команды: как они пишутся и что делают

command-new = новая
    .about = Открыть стол в этом канале
command-join = войти
    .about = Сесть за стол, который здесь собирается
command-leave = выйти
    .about = Встать из-за стола до начала игры
command-start = начать
    .about = Начать игру с теми, кто уже за столом
command-move = сходить
    .about = Набрать ходы так, как их пишет журнал
command-turn = ход
    .about = Ваш ход: открыть личную панель
command-undo = отменить
    .about = Отменить шаг черновика или свой последний ход
param-players = игроки
    .about = Сколько игроков самое большее
param-seed = зерно
    .about = Одно и то же зерно даёт одну и ту же раскладку
param-text = текст
    .about = Один или несколько ходов через ;
param-commit = завершить
    .about = Завершить ход этими действиями
param-game = игра
    .about = Которая из ваших игр
command-show = показать
    .about = Посмотреть планшет, журнал или стол текстом
command-why = почему
    .about = Почему действие сейчас невозможно и чего не хватает
command-export = сохранить
    .about = Получить запись игры файлом
command-mygames = моиигры
    .about = Все ваши игры; сначала те, что ждут вас
command-settings = настройки
    .about = Язык, напоминания, подтверждение, постоянные указания, ваши данные
command-rules = правила
    .about = Правило или компонент кратко, со страницей книги правил
param-topic = тема
    .about = Что найти
command-help = помощь
    .about = Как это устроено и все команды
param-what = что
    .about = Который планшет, журнал или стол текстом
param-seat = место
    .about = Чей планшет
param-action = действие
    .about = Которое действие

## Ответы

reply-fault = Что-то пошло не так, и ничего из этого не сохранилось. Если повторится, сообщите владельцу бота номер: { $reference }
reply-old-command = Эта команда изменилась; перезагрузите Discord и попробуйте ещё раз.
reply-old-button = Эта кнопка — из прежней версии; откройте свой ход командой /turn.

## Посмотреть

view-log = журнал
view-text = стол текстом
show-no-words = У этой игры нет планшета, который можно описать; посмотрите журнал.
log-title = **Журнал**, страница { $page } из { $pages }
why-possible = Сейчас можно: { $move }
why-not = Сейчас нельзя: { $move }
export-open = Запись на этот час — то, что вам можно знать. Тайное зерно добавится, когда игра закончится.
export-finished = Полная запись.
mygames-title = **Ваши игры**
mygames-none = Пока ни одной. Откройте стол командой /new в канале.
mygames-your-turn = **ждёт вас**
mygames-others = ходят другие
mygames-paused = приостановлена
mygames-lobby = ещё не началась
mygames-finished = окончена
mygames-abandoned = закончена без результата
help-intro = **Настольные игры о далёком космосе — прямо здесь.** Откройте стол в канале; друзья нажмут «Войти». Того, чей ход, карточка с новым полем упомянет один раз.
help-turn = «Сделать ход» открывает вашу личную панель; можно и набирать ходы: список предложит каждый возможный ответ с ценой. Ничего не сыграно, пока вы не подтвердите. Планшеты и журнал открыты всем, а открытое вами видите только вы.

## Сбор за столом

lobby-players = Игроки: { $n } из { $most }
lobby-host = хозяин стола
lobby-ready = Хозяин стола может начинать; ещё можно присоединиться.
lobby-full = Стол полон: начать может любой из сидящих.
lobby-closed = Этот стол закрылся, не начав игры.
lobby-seed = зерно: { $seed }
lobby-join = Войти
lobby-leave = Выйти
lobby-start = Начать
lobby-did-join = Вы за столом.
lobby-did-leave = Вы вышли из-за стола.
lobby-did-start = Игра начинается.

## Карточка хода

card-undone =
    { $who ->
        [none] Отменено:
       *[other] { $who } отменяет:
    }
card-redone =
    { $who ->
        [none] Сыграно снова:
       *[other] { $who } возвращает:
    }
card-over = **Игра окончена.**
card-since = вопрос задан { $when }
card-then = Затем: { $who }
card-paused = Игра приостановлена.
card-take-turn = Сделать ход
card-boards = Планшеты
card-log = Журнал

## Панель

panel-done = Готово.
panel-undo = Отменить
panel-stale = Эта панель устарела; вот ваш черновик, как он есть.
panel-missing = Ход ещё не завершён: выбрано не всё.

## Отмена и всё, что касается других

undo-done = Отменено.
undo-asked = Это касается других, поэтому сначала спросим их: { $who }
consent-undo = { $who } хочет отменить всё после хода { $turn }.
consent-rewind = { $who } хочет вернуться к концу хода { $turn }.
consent-abandon = { $who } хочет закончить игру без результата.
consent-replace = { $who } хочет отдать место ({ $left }) новому игроку: { $user }.
consent-continue = { $who } хочет продолжить по новой версии правил.
consent-asked = Ещё не ответили: { $who }
consent-agreed = Согласны: { $who }
consent-granted = Все согласны; сделано.
consent-refused = Отказано; ничего не меняется.
consent-void = Игра ушла вперёд; вопрос снят.
consent-no = Отказать
notice-host = владелец бота
notice-paused = Игра приостановлена ({ $user }).
notice-resumed = Игра продолжается ({ $user }).
notice-options = Условия стола изменены ({ $user }).
notice-handed-over = Теперь организатор — { $user }.
notice-replaced = { $user } играет вместо { $left }.
notice-abandoned = Игра закончена без результата ({ $user }).
notice-rewind = Игра продолжается с конца хода { $turn }.
notice-continue = Игра продолжается по новой версии правил.
notice-diverged = После обновления бота эту игру можно только смотреть: до хода { $turn } в ней всё верно. Организатор может вернуться к этому месту (/table rewind) или продолжить с согласия всех (/table resume). Номер для владельца бота: { $reference }

## Отказы: не то место, не тот игрок, не то время

error-no-game-here = В этом канале нет игры. Откройте её командой /new или перейдите в канал своей игры.
error-game-elsewhere = В этом канале нет игры. Ваши игры здесь: { $places }.
error-place-permissions = Я не смогу играть в этом канале, пока мне не разрешат: { $missing }.
permission-view-channel = просматривать канал
permission-send-messages = отправлять сообщения
permission-send-in-threads = отправлять сообщения в ветках
permission-attach-files = прикреплять файлы
permission-read-history = читать историю сообщений
error-session-error = Сейчас это невозможно; ничего не изменилось.
error-game-unknown = Такой вашей игры нет; выберите из списка.
error-game-rules-unknown = Правила «{ $game }» здесь не установлены.
error-not-seated = Вы не играете за этим столом; смотреть можно всем: /show.
error-foreign-seat = Эта кнопка не ваша: её ждёт { $seat }.
error-game-closed =
    { ID($status) ->
        [lobby] Игра ещё не началась; нажмите «Начать» на карточке стола.
        [finished] Игра окончена. Её можно посмотреть командами /show и /export.
       *[other] Игра закончена без результата. Её можно посмотреть командой /show.
    }
error-game-started = Игра уже началась; войти или выйти нельзя.
error-game-paused = Игра приостановлена, пока организатор не разрешит продолжать.
error-game-not-paused = Игра не приостановлена.
error-game-read-only = После обновления эту игру можно только смотреть, пока организатор не решит, как быть дальше. Номер: { $reference }.
error-game-unreadable = Эту игру нельзя открыть по нынешним правилам. Номер для владельца бота: { $reference }.
error-game-sound = Чинить нечего: игра в порядке.
error-not-asked =
    { ID($waiting-for) ->
        [0] Сейчас вас ни о чём не спрашивают.
       *[other] Сейчас не ваш ход. Кого ждём: { $waiting-for }.
    }
error-press-stale = Это спрашивалось раньше и уже решено.
error-draft-error = Сейчас черновик этого не позволяет.
error-draft-damaged = Сохранённый черновик не читается; нажмите «Сначала».
error-draft-no-words = Наберите ход, например из списка.
error-draft-end-not-last = «end» может быть только последним.
error-draft-too-long =
    { $most ->
        [one] В черновике не больше { $most } шага.
        [few] В черновике не больше { $most } шагов.
       *[other] В черновике не больше { $most } шагов.
    }
error-draft-at-crossing = Сначала подтвердите то, что есть: следующий шаг зависит от того, что откроется.
error-draft-complete = Черновик готов; подтвердите его или вернитесь на шаг.
error-draft-incomplete = В черновике ещё не всё выбрано; сначала выберите это.
error-draft-needs-panel = Для этого нужен целый ход; откройте его командой /turn.
error-draft-one-answer = Здесь нужен ровно один ответ.
error-draft-empty = Черновик пуст.
error-undo-nothing = Отменять нечего.
error-undo-no-such-turn = Нет хода { $turn }, к которому можно вернуться.
error-redo-nothing = Возвращать нечего.
error-redo-not-yours = Вернуть это может только тот, кто отменил.
error-consent-closed = Это уже решено.
error-consent-unknown = Этот вопрос больше не задан.
error-consent-not-asked = Вашего согласия здесь не нужно.
error-organiser-only = Это может только организатор стола. Чтобы стать им: /table organiser.
error-lobby-error = Сейчас стол этого не позволяет.
error-lobby-full =
    { $most ->
        [one] Стол полон: { $most } игрок.
        [few] Стол полон: { $most } игрока.
       *[other] Стол полон: { $most } игроков.
    }
error-lobby-host-starts = Пока стол не полон, начать может только его хозяин.
error-lobby-too-few =
    { $least ->
        [one] Для игры нужен хотя бы { $least } игрок.
        [few] Для игры нужно хотя бы { $least } игрока.
       *[other] Для игры нужно хотя бы { $least } игроков.
    }
error-lobby-changed = Кто-то только что вошёл или вышел; посмотрите на стол и попробуйте снова.
error-lobby-not-alone = За стол этой игры садятся хотя бы двое; откройте его в канале сервера.
error-lobby-solo-option = «{ $option }» — только для игры в одиночку; уберите или выберите 1 игрока.
error-lobby-not-in = Вы не сидите за этим столом.
error-lobby-not-started = Игра ещё не началась; нажмите «Начать» на карточке стола или наберите /start.
error-channel-taken = В этом канале уже есть игра. Возьмите другой канал или откройте для этой ветку.
error-option-bad-value = Такое значение не подходит; не больше { $most }.
error-record-seat-unknown = В записи названо место, которого в ней нет.
error-record-seats-differ = Мест для людей в записи: { $seats }, а людей названо: { $users }.
error-seat-not-human = На этом месте играет не человек.
error-seat-taken-by-player = Этот человек уже играет за столом.
error-rule-fault = На этом ходе отказало правило, поэтому он не сыгран; ничего не потеряно. Сообщите владельцу бота номер: { $reference }.
error-log-incomplete = Сохранённая игра неполна.
error-show-unknown = «{ $what }» показать нельзя; выберите из этого: { $views }.
error-seat-unknown = Такого места нет; назовите игрока или число от 0 до { $most }.

## Хранилище

error-store-error = Хранилище не справилось; ничего не записано наполовину. Попробуйте ещё раз.
error-store-another-bot = С этой базой данных работает другой бот.
error-store-locked = База данных занята другой программой; ничего не изменилось. Попробуйте ещё раз.
error-store-disk-full = На диске владельца бота нет места; ничего не изменилось. Сообщите ему.
error-store-read-only = Диск владельца бота закрыт для записи; ничего не изменилось. Сообщите ему.
error-store-io-error = Диск владельца бота отказал; ничего не изменилось. Сообщите ему.
error-store-damaged = База данных повреждена; сообщите владельцу бота.
error-store-foreign = Этот файл принадлежит другой программе.
error-store-newer-schema = База данных записана более новой версией бота.
error-store-cannot-open = База данных не открывается.
error-store-conflict = Кто-то успел раньше; попробуйте ещё раз.
error-store-stale-version = Кто-то успел раньше; попробуйте ещё раз.
