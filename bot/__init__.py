"""The Discord edge: commands, panels, cards, reminders, the local table."""
