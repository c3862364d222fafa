### Основа всіх ігор: помилки й загальні слова.

## Місця за столом і короткі слова

seat-name = Гравець { $n }
seat-of-several = { $name } ({ $n })
word-yes = так
word-no = ні
word-human = гравець
word-end = кінець ходу
amount-vp = { $n } ПО
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-none = нічого

## Ходи, спільні для всіх ігор

move-end = Завершити хід
    .short = Завершити

## Загальні причини відмови

note-not-offered = зараз так не можна
note-pick-count =
    { $least ->
        [one] потрібен щонайменше { $least } варіант, можна вибрати не більше ніж { $most }
        [few] потрібні щонайменше { $least } варіанти, можна вибрати не більше ніж { $most }
       *[other] потрібно щонайменше { $least } варіантів, можна вибрати не більше ніж { $most }
    }

## Помилки: що не так і як буде правильно

error-instead =
    Можна: { $list }{ $more ->
        [0] .
       *[other] { " " }і ще { $more }.
    }
error-line =
    { $line ->
        [none] { "" }
       *[other] Рядок { $line }:{ " " }
    }

error-game-error = Правила гри цього не дозволяють; нічого не змінилося.
error-move-error = Такий хід зробити не можна; нічого не змінилося.
error-move-unreadable =
    { $word ->
        [none] Це тут нічого не означає.
       *[other] «{ $word }» тут нічого не означає.
    }
error-move-ambiguous = «{ $text }» підходить одразу до кількох ходів; додайте слово.
error-move-illegal = Так не можна: { $move } — { $reason }.
error-not-your-turn = Зараз не ваш хід. На кого чекаємо: { $waiting-for }.
error-game-over = Гру завершено, ходів більше немає.
error-line-too-long =
    { error-line }{ $most ->
        [one] це задовге: читається не більше ніж { $most } символ.
        [few] це задовге: читається не більше ніж { $most } символи.
       *[other] це задовге: читається не більше ніж { $most } символів.
    }
error-too-many-words =
    { $most ->
        [one] У ході не більше ніж { $most } слово.
        [few] У ході не більше ніж { $most } слова.
       *[other] У ході не більше ніж { $most } слів.
    }
error-bad-word = «{ $word }» — не слово запису ходів: дозволені латинські літери, цифри та знаки - _ , + >, а починати треба з літери або цифри.
error-setup-error = Таку гру почати не можна; перевірте кількість гравців і параметри.
error-setup-other-game = Це розклад гри «{ $game }», а не «{ $expected }».
error-setup-seats = У цій грі від { $least } до { $most } місць.
error-setup-unknown-robot = Гравця на ім’я «{ $robot }» у цій грі немає; люди — це «human».
error-setup-no-human = Щонайменше одне місце — для людини: напишіть «human».
error-setup-unknown-option = Параметра «{ $option }» у цій грі немає; перевірте написання.
error-setup-bad-value =
    «{ $option }» не буває «{ $value }»{ ID($legal) ->
        [0] ; напишіть щось коротше.
       *[other] ; можливо: { $legal }.
    }
error-setup-seed-too-long =
    { $most ->
        [one] Зерно задовге; у ньому не більше ніж { $most } символ.
        [few] Зерно задовге; у ньому не більше ніж { $most } символи.
       *[other] Зерно задовге; у ньому не більше ніж { $most } символів.
    }
error-deal-too-long =
    { $most ->
        [one] У «deal { $deal }» не більше ніж { $most } слово.
        [few] У «deal { $deal }» не більше ніж { $most } слова.
       *[other] У «deal { $deal }» не більше ніж { $most } слів.
    }
error-too-many-moves =
    { $most ->
        [one] В одному рядку можна набрати не більше ніж { $most } хід.
        [few] В одному рядку можна набрати не більше ніж { $most } ходи.
       *[other] В одному рядку можна набрати не більше ніж { $most } ходів.
    }
error-record-illegal-move =
    { error-line }хід { $move } («{ $text }») зробити не можна.{ $reason ->
        [none] { "" }
       *[other] { " " }{ $reason }
    }
error-deal-unknown-word = «deal { $deal }»: слова «{ $word }» серед решти немає; перевірте написання та кількість копій.
error-record-error = { error-line }цей запис не вдається прочитати.
error-record-header-after-moves = { error-line }«{ $text }» має стояти в заголовку, вище першого ходу.
error-record-bad-option = { error-line }замість «{ $text }» треба «option ключ=значення», кожен ключ один раз.
error-record-bad-deal = { error-line }замість «{ $text }» треба «deal ключ слова», кожен ключ один раз.
error-record-bad-header = { error-line }«{ $text }» — не рядок заголовка; відомі game, rules, seats, seed, secret, option і deal, кожен зі значенням.
error-record-bad-move = { error-line }«{ $text }» — не хід; спершу пишуть номер місця, потім слова ходу.
error-record-header-missing = У заголовку бракує рядка «{ $header } …».
error-record-not-an-object = Запис у JSON — це об’єкт із полями game, seats і moves.
error-record-bad-json = Цей JSON — не запис гри: { $problem }.
error-record-too-long =
    { $most ->
        [one] Запис задовгий: читається не більше ніж { $most } рядок.
        [few] Запис задовгий: читається не більше ніж { $most } рядки.
       *[other] Запис задовгий: читається не більше ніж { $most } рядків.
    }
error-record-too-many-seats =
    { $most ->
        [one] За столом не більше ніж { $most } місце.
        [few] За столом не більше ніж { $most } місця.
       *[other] За столом не більше ніж { $most } місць.
    }
error-record-is-transcript = Це протокол для читання: частину слів незавершеної гри в ньому приховано, тож продовжити за ним не можна.
error-record-bad-view = { error-line }вигляд столу в цьому протоколі не читається ({ $problem }).
error-record-unknown-game = Гри «{ $game }» тут немає; перевірте рядок «game».
error-record-no-such-position = Позиції { $at } немає; остання — { $most }.
error-record-no-notation = Цю гру не можна записати в нотації «{ $notation }».
error-record-notation-robots = У нотації «{ $notation }» немає слів для ходів автомата; не вказуйте нотацію — отримаєте наш власний запис.
error-stale-decision = Відколи ви відкрили ці варіанти, гра пішла далі; відкрийте хід знову.
error-broken-table = За цим столом стався збій, гру відновлюють із запису ходів; нічого не втрачено. Спробуйте ще раз.
error-table-reentered = Стіл іще обробляє хід; спробуйте за мить.
error-rule-bug = На цьому ході стався збій у правилах, тож хід не зроблено. Нічого не втрачено; подробиці — у журналі власника бота.

error-assumed-error = Припущені значення не узгоджені між собою.
error-assumed-bad-value =
    { $place ->
        [none] Припущене значення не може бути таким: { $problem }
       *[other] «{ $place }» не може бути таким: { $problem }
    }.
error-assumed-no-value = У «{ $name }» немає значення; вкажіть поряд «value».
error-assumed-not-a-list = Файл припущених значень — це об’єкт із ключем для кожного значення.
error-assumed-not-json = Файл припущених значень — не JSON: { $problem }.
error-assumed-other-values = Цю гру почато з іншими припущеними значеннями «{ $name }»; потрібні ті самі.
error-assumed-structure = Припущені значення не складаються в ціле: { $what }.
error-assumed-too-long =
    { $most ->
        [one] Файл припущених значень задовгий; читається не більше ніж { $most } символ.
        [few] Файл припущених значень задовгий; читається не більше ніж { $most } символи.
       *[other] Файл припущених значень задовгий; читається не більше ніж { $most } символів.
    }
error-assumed-unknown-key = Припущеного значення «{ $name }» немає; перевірте написання.
