"""`coverage`: which function plays which paragraph of the rulebooks, as a page of Markdown."""

from __future__ import annotations

import argparse

from engine import RULES


def run(arguments: argparse.Namespace) -> int:
    """Write the page."""
    print(RULES[arguments.game].account.coverage(), end="")
    return 0
