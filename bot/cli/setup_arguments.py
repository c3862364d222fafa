"""What `setup` can be told on its command line; apart from what it does, which needs Discord."""

from __future__ import annotations

import argparse
from pathlib import Path

from render.texts import LANGUAGES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be answered beforehand."""
    parser.add_argument("--token", help="the bot's token; default: DISCORD_TOKEN, else asked for")
    parser.add_argument("--data", type=Path, help="folder for database, logs and backups")
    parser.add_argument("--lang", choices=LANGUAGES, help="language where nothing else decides")
    parser.add_argument("--no-input", action="store_true", help="ask nothing, take the defaults")
    parser.add_argument("--no-start", action="store_true", help="do not start the bot afterwards")
