"""The bot: a room for each thing that people do with it; it knows no game."""

VERSION = "0.1.0"
"""Of everything that is installed together."""
