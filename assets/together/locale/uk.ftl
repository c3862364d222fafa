### Гра разом: відповіді на картці, постійні вказівки, скасування.

together-always = Завжди так…
together-due = без відповіді вирішиться { $when }: безплатне береться, решта відхиляється
together-by-order = постійна вказівка
together-by-timeout = час вийшов
together-returned = { $who }: ваш підтверджений хід не зіграно, бо відповіді змінили його ціну чи дію. Перевірте його й підтвердьте ще раз.
together-order-about = Діє відтепер у всіх ваших партіях цієї гри. Де важливий порядок подій, вас усе одно спитають.
together-order-set = Відтепер: { $setting }.
together-agree = { $who }: згода
together-until = Без згоди всіх нічого не зміниться; строк спливає { $when }.
together-noted = Враховано. Ще не відповіли: { $who }
together-redo = Зіграти знову
together-redone = Зіграно знову.
error-together-foreign = Ця кнопка не ваша. Її натискає { $who }.
