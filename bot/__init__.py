"""The bot: a room for each thing that people do with it; it knows no game."""
