together-always = Завжди так…
together-by-order = постійна вказівка
together-by-timeout = час вийшов
together-due = без відповіді вирішиться { $when }: безплатне береться, решта відхиляється
together-redo = Зіграти знову
