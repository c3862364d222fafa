"""People at their tables: settings, reminders, absences, news, statistics, and their data.

No Discord here. Everything works on the store and on sessions, with the clock of whoever made them;
posts go to the outbox, and what people read is put into words by `render.texts`. The edge turns
commands and presses into calls, and `Reminders.tick` is called by it every minute.
"""
