### Основа всіх ігор: помилки й загальні слова.

## Місця за столом і короткі слова

seat-name = Гравець { $n }
word-yes = так
word-no = ні
word-human = гравець
word-end = кінець ходу
amount-vp = { $n } ПО
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
error-move-unreadable = «{ $word }» тут нічого не означає.
error-move-ambiguous = «{ $text }» підходить одразу до кількох ходів; додайте слово.
error-move-illegal = Так не можна: { $move } – { $reason }.
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
error-bad-word = «{ $word }» – не слово запису ходів: дозволені латинські літери, цифри та знаки - _ , + >, а починати треба з літери або цифри.
error-setup-error = Таку гру розпочати не можна; перевірте кількість гравців і налаштування.
error-deal-unknown-word = «deal { $deal }»: слова «{ $word }» серед решти немає; перевірте написання та кількість копій.
error-record-error = { error-line }цей запис не вдається прочитати.
error-record-header-after-moves = { error-line }«{ $text }» має стояти в заголовку, вище першого ходу.
error-record-bad-option = { error-line }замість «{ $text }» треба «option ключ=значення», кожен ключ один раз.
error-record-bad-deal = { error-line }замість «{ $text }» треба «deal ключ слова», кожен ключ один раз.
error-record-bad-header = { error-line }«{ $text }» – не рядок заголовка; відомі game, rules, seats, seed, secret, option і deal, кожен зі значенням.
error-record-bad-move = { error-line }«{ $text }» – не хід; спершу пишуть номер місця, потім слова ходу.
error-record-header-missing = У заголовку бракує рядка «{ $header } …».
error-record-not-an-object = Запис у JSON – це об’єкт із полями game, seats і moves.
error-record-bad-json = Цей JSON – не запис гри: { $problem }.
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
error-stale-decision = Відколи ви відкрили ці варіанти, гра пішла далі; відкрийте хід знову.
error-broken-table = За цим столом стався збій, гру відновлюють із запису ходів; нічого не втрачено. Спробуйте ще раз.
error-table-reentered = Стіл іще обробляє хід; спробуйте за мить.
error-rule-bug = На цьому ході стався збій у правилах, тож хід не зроблено. Нічого не втрачено; подробиці – у журналі власника бота.
