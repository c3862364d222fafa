"""Measures everything and compares: `python -m bot.bench` prints one JSON object."""
