"""`coverage`: which function plays which paragraph of the rulebooks, as a page of Markdown."""

from __future__ import annotations

import argparse

from engine import GAMES


def run(arguments: argparse.Namespace) -> int:
    """Write the page of one game, or of all that have one."""
    games = [arguments.game] if arguments.game else list(GAMES)
    pages = [GAMES[game].account.coverage() for game in games]
    print("\n".join(page for page in pages if page), end="")
    return 0
