together-always = Всегда так…
together-by-order = постоянное указание
together-by-timeout = время вышло
together-due = без ответа решится { $when }: бесплатное берётся, остальное отклоняется
together-redo = Сыграть снова
