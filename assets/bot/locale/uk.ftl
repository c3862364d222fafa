### Бот: команди, картки, панелі й причини відмови.

## Команди: як вони пишуться і що роблять

command-new = нова
    .about = Відкрити стіл у цьому каналі
command-join = увійти
    .about = Сісти за стіл, який тут збирається
command-leave = вийти
    .about = Встати з-за столу до початку гри
command-start = почати
    .about = Почати гру з тими, хто вже за столом
command-move = сходити
    .about = Набрати ходи так, як їх пише журнал
command-turn = хід
    .about = Ваш хід: відкрити особисту панель
command-undo = скасувати
    .about = Скасувати крок чернетки або свій останній хід
param-players = гравці
    .about = Скільки гравців щонайбільше
param-seed = зерно
    .about = Те саме зерно дає той самий розклад
param-text = текст
    .about = Один або кілька ходів через ;
param-commit = завершити
    .about = Завершити хід цими діями
param-game = гра
    .about = Котра з ваших ігор
command-show = показати
    .about = Переглянути поле, планшет, журнал або стіл текстом
command-why = чому
    .about = Чому дія зараз неможлива і чого бракує
command-export = зберегти
    .about = Отримати запис гри файлом
command-mygames = моїігри
    .about = Усі ваші ігри; спершу ті, що чекають на вас
command-settings = налаштування
    .about = Мова, нагадування, підтвердження, постійні вказівки, ваші дані
command-rules = правила
    .about = Правило або компонент коротко, зі сторінкою книги правил
param-topic = тема
    .about = Що знайти
command-help = допомога
    .about = Як тут усе працює та всі команди
param-what = що
    .about = Поле, планшет, журнал або стіл текстом
param-seat = місце
    .about = Чий планшет
param-notation = нотація
    .about = Як записати гру
param-action = дія
    .about = Котра дія

## Відповіді

reply-fault = Щось пішло не так, і нічого з цього не збереглося. Якщо повториться, повідомте власникові бота номер: { $reference }
reply-old-command = Ця команда змінилася; перезавантажте Discord і спробуйте ще раз.
reply-old-button = Ця кнопка — з попередньої версії; відкрийте свій хід командою /turn.

## Подивитися

view-log = журнал
view-text = стіл текстом
show-no-words = У цій грі немає планшета, який можна описати; погляньте в журнал.
log-title = **Журнал**, сторінка { $page } з { $pages }
why-possible = Зараз можна: { $move }
why-not = Зараз не можна: { $move }
why-targets = Неможливо:
export-open = Запис на цей час — те, що вам можна знати. Таємне зерно додасться, коли гра закінчиться.
export-finished = Повний запис.
export-parts = Запис у нотації { $notation }. Деякі правила там граються інакше: від рядка { $line } (перший — 0) він уже не йде за цією грою.
notation-orrery = власний запис Orrery
mygames-title = **Ваші ігри**
mygames-none = Поки жодної. Відкрийте стіл командою /new у каналі.
mygames-your-turn = **чекає на вас**
mygames-others = ходять інші
mygames-paused = призупинено
mygames-lobby = ще не почалася
mygames-finished = завершено
mygames-abandoned = закінчено без результату
help-intro = **Настільні ігри про далекий космос — просто тут.** Відкрийте стіл у каналі; друзі натиснуть «{ lobby-join }». Картка з новим полем один раз згадає того, чий хід.
help-turn = «{ card-take-turn }» відкриває вашу особисту панель; можна й набирати ходи: список запропонує кожну можливу відповідь із ціною. Нічого не зіграно, доки ви не підтвердите. Планшети й журнал відкриті всім, а відкрите вами бачите тільки ви.
help-command = **/{ $name }** — { $about }

## Збір за столом

lobby-players = Гравці: { $n } з { $most }
lobby-host = господар столу
lobby-ready = Господар столу може починати; ще можна приєднатися.
lobby-full = Усі місця зайняті: почати може будь-хто за столом.
lobby-closed = Цей стіл закрито до початку гри.
lobby-seed = зерно: { $seed }
lobby-join = Увійти
lobby-leave = Вийти
lobby-start = Почати
lobby-did-join = Ви за столом.
lobby-did-leave = Ви вийшли з-за столу.
lobby-did-start = Гра починається.

## Картка ходу

card-undone =
    { $who ->
        [none] Скасовано:
       *[other] { $who } скасовує:
    }
card-redone =
    { $who ->
        [none] Зіграно знову:
       *[other] { $who } повертає:
    }
card-over = **Гру завершено.**
card-since = запитано { $when }
card-then = Потім: { $who }
card-paused = Гру призупинено.
card-take-turn = Зробити хід
card-boards = Планшети
card-log = Журнал
card-plan = План
card-planned = Як заплановано ({ $who }):

## Панель

panel-done = Готово.
panel-undo = Скасувати
panel-stale = Ця панель застаріла; ось ваша чернетка, як вона є.
panel-missing = Хід ще не завершено: вибрано не все.

## Скасування і все, що стосується інших

undo-done = Скасовано.
undo-asked = Це стосується інших, тому спершу спитаємо їх: { $who }
consent-undo = { $who } хоче скасувати все після ходу { $turn }.
consent-rewind = { $who } хоче повернутися до кінця ходу { $turn }.
consent-abandon = { $who } хоче закінчити гру без результату.
consent-replace = { $who } хоче віддати місце ({ $left }) новому гравцеві: { $user }.
consent-continue = { $who } хоче продовжити за новою версією правил.
consent-asked = Ще не відповіли: { $who }
consent-agreed = Згодні: { $who }
consent-granted = Усі згодні; зроблено.
consent-refused = Відмовлено; усе лишається як є.
consent-void = Гра пішла далі; питання знято.
consent-recalled = { $who } знімає свій запит; усе лишається як є.
consent-renewed = Запитано знову: дивіться новіше повідомлення.
consent-expired = Не всі відповіли вчасно; усе лишається як є.
consent-no = Відмовити
notice-host = власник бота
notice-paused = Гру призупинено ({ $user }).
notice-resumed = Гра триває далі ({ $user }).
notice-options = Умови столу змінено ({ $user }).
notice-handed-over = Тепер організатор — { $user }.
notice-replaced = { $user } грає замість { $left }.
notice-abandoned = Гру закінчено без результату ({ $user }).
notice-rewind = Гра триває з кінця ходу { $turn }.
notice-continue = Гра триває за новою версією правил.
notice-diverged = Після оновлення бота цю гру можна тільки дивитися: до ходу { $turn } у ній усе правильно. Організатор може повернутися до цього місця (/table rewind) або продовжити за згодою всіх (/table resume). Номер для власника бота: { $reference }
notice-unopened = Після оновлення бота цю гру не можна ні продовжити, ні показати. Нічого не втрачено: власник бота може зробити так, щоб вона знову відкрилася. Організатор може закінчити її, щоб звільнити канал (/table abandon). Номер для власника бота: { $reference }

## Відмови: не те місце, не той гравець, не той час

error-no-game-here = У цьому каналі немає гри. Відкрийте її командою /new або перейдіть до каналу своєї гри.
error-game-elsewhere = У цьому каналі немає гри. Ваші ігри тут: { $places }.
error-place-permissions = Я не зможу грати в цьому каналі, доки мені не дозволять: { $missing }.
permission-view-channel = переглядати канал
permission-send-messages = надсилати повідомлення
permission-send-in-threads = надсилати повідомлення в гілках
permission-attach-files = прикріплювати файли
permission-read-history = читати історію повідомлень
error-session-error = Зараз це неможливо; нічого не змінилося.
error-game-unknown = Такої вашої гри немає; виберіть зі списку.
error-game-rules-unknown = Правила «{ $game }» тут не встановлено.
error-not-seated = Ви не граєте за цим столом; дивитися можуть усі: /show.
error-foreign-seat = Ця кнопка не ваша: її може натиснути { $seat }.
error-game-closed =
    { ID($status) ->
        [lobby] Гра ще не почалася; натисніть «{ lobby-start }» на картці столу.
        [finished] Гру завершено. Її можна переглянути командами /show і /export.
       *[other] Гру закінчено без результату. Її можна переглянути командою /show.
    }
error-game-started = Гра вже почалася; увійти або вийти не можна.
error-game-paused = Гру призупинено, доки організатор не дозволить продовжити.
error-game-not-paused = Гру не призупинено.
error-game-read-only = Після оновлення цю гру можна тільки дивитися, доки організатор не вирішить, як бути далі. Номер: { $reference }.
error-game-unreadable = Цю гру не можна відкрити за теперішніми правилами. Номер для власника бота: { $reference }.
error-game-sound = Виправляти нема чого: з грою все гаразд.
error-not-asked =
    { ID($waiting-for) ->
        [0] Зараз вас ні про що не питають.
       *[other] Зараз не ваш хід. На кого чекаємо: { $waiting-for }.
    }
error-plan-impossible = Зараз ваш хід не можна спланувати: дії ще не почалися або ви вже спасували.
error-plan-no-other = Заміну можна назвати лише для останнього кроку й лише з того, що можливе зараз.
error-press-stale = Про це питали раніше, і це вже вирішено.
error-draft-error = Зараз чернетка цього не дозволяє.
error-draft-damaged = Збережена чернетка не читається; натисніть «Спочатку».
error-draft-no-words = Наберіть хід, наприклад зі списку.
error-draft-end-not-last = «end» може бути тільки останнім.
error-draft-too-long =
    { $most ->
        [one] У чернетці не більше ніж { $most } крок.
        [few] У чернетці не більше ніж { $most } кроки.
       *[other] У чернетці не більше ніж { $most } кроків.
    }
error-draft-at-crossing = Спершу підтвердьте те, що є: наступний крок залежить від того, що відкриється.
error-draft-complete = Чернетка готова; підтвердьте її або поверніться на крок.
error-draft-incomplete = У чернетці ще не все вибрано; спершу виберіть це.
error-draft-needs-panel = Для цього потрібен цілий хід; відкрийте його командою /turn.
error-draft-one-answer = Тут потрібна рівно одна відповідь.
error-draft-empty = Чернетка порожня.
error-undo-nothing = Скасовувати нема чого.
error-undo-no-such-turn = Немає ходу { $turn }, до якого можна повернутися.
error-redo-nothing = Повертати нема чого.
error-redo-not-yours = Повернути це може тільки той, хто скасував.
error-consent-closed = Про це більше не питають.
error-consent-unknown = Це питання вже не стоїть.
error-consent-not-asked = Вашої згоди тут не потрібно.
error-organiser-only = Це може тільки організатор столу. Щоб стати ним: /table organiser.
error-lobby-error = Зараз стіл цього не дозволяє.
error-lobby-full =
    { $most ->
        [one] Усі місця зайняті: за столом { $most } гравець.
        [few] Усі місця зайняті: за столом { $most } гравці.
       *[other] Усі місця зайняті: за столом { $most } гравців.
    }
error-lobby-host-starts = Доки є вільні місця, почати може тільки господар столу.
error-lobby-too-few =
    { $least ->
        [one] Для гри потрібен щонайменше { $least } гравець.
        [few] Для гри потрібно щонайменше { $least } гравці.
       *[other] Для гри потрібно щонайменше { $least } гравців.
    }
error-lobby-changed = Хтось щойно увійшов або вийшов; погляньте на стіл і спробуйте знову.
error-lobby-not-alone = За стіл цієї гри сідають щонайменше двоє; відкрийте його в каналі на сервері.
error-lobby-solo-option = «{ $option }» — тільки для гри наодинці; приберіть її або виберіть 1 гравця.
error-lobby-not-in = Ви не сидите за цим столом.
error-lobby-not-started = Гра ще не почалася; натисніть «{ lobby-start }» на картці столу або наберіть /start.
error-channel-taken = У цьому каналі вже є гра. Візьміть інший канал або створіть для цієї гри гілку.
error-option-bad-value = Таке значення не підходить; не більше ніж { $most }.
error-record-seat-unknown = У записі названо місце, якого в ньому немає.
error-record-seats-differ = Місць для людей у записі: { $places }, а людей названо: { $users }.
error-seat-not-human = На цьому місці грає не людина.
error-seat-taken-by-player = Ця людина вже грає за столом.
error-rule-fault = На цьому ході стався збій у правилах, тож хід не зроблено; нічого не втрачено. Повідомте власникові бота номер: { $reference }.
error-log-incomplete = Збережена гра неповна.
error-show-unknown = «{ $what }» показати не можна; виберіть із цього: { $views }.
error-seat-unknown = Такого місця немає; назвіть гравця або число від 0 до { $most }.

## Сховище

error-store-error = Сховище не впоралося; нічого не записано наполовину. Спробуйте ще раз.
error-store-another-bot = З цією базою даних працює інший бот.
error-store-locked = База даних зайнята іншою програмою; нічого не змінилося. Спробуйте ще раз.
error-store-disk-full = На диску власника бота немає місця; нічого не змінилося. Повідомте його.
error-store-read-only = На диск власника бота не можна записати; нічого не змінилося. Повідомте його.
error-store-io-error = Збій диска у власника бота; нічого не змінилося. Повідомте його.
error-store-damaged = Базу даних пошкоджено; повідомте власника бота.
error-store-foreign = Цей файл належить іншій програмі.
error-store-newer-schema = Базу даних записала новіша версія бота.
error-store-cannot-open = База даних не відкривається.
error-store-conflict = Хтось був швидший; спробуйте ще раз.
error-store-stale-version = Хтось був швидший; спробуйте ще раз.
