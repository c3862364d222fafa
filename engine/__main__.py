"""`python -m engine`: replay, play, show and bench in the terminal, without Discord."""

from __future__ import annotations

import sys

from engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
