"""What somebody has chosen for himself: settings, standing orders, reminders; and his data.

Everything works on the store and on sessions, with the clock of whoever made it; posts go to the
outbox, and what people read is put into words by `render.texts`.
"""
