"""What is entered while somebody waits: functions of the project, in the order of entry.

Every thread but the first is watched from its beginning, the first only within `walk`: before that
a whole game is played on it. What happens within `walk` is kept.
What runs because a module is imported for the first time is left out.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("bot", "engine", "render", "assets")
NOT_WALKED = ("bot/local/", "bot/store/things.py")
"""The other side of the wire."""
IMPORTED = "<module>"


@dataclass
class Footprint:
    """The functions entered by one act, by file."""

    name: str
    entered: dict[str, dict[CodeType, None]] = field(default_factory=dict)

    @property
    def files(self) -> list[str]:
        """In the order of their first entry."""
        return list(self.entered)

    @property
    def of_bot(self) -> list[str]:
        """Those of the bot."""
        return [path for path in self.entered if path.startswith("bot/")]

    def __str__(self) -> str:
        functions = sum(map(len, self.entered.values()))
        files, bot = len(self.files), len(self.of_bot)
        return f"{self.name} files={files} bot={bot} functions={functions}"


class Tracker:
    """Watches all threads of the process."""

    def __init__(self) -> None:
        self._now: Footprint | None = None
        self._importing = threading.local()
        self._paths: dict[str, str | None] = {}

    def start(self) -> None:
        """Watch all threads that begin from now on."""
        threading.setprofile(self._look)

    @contextmanager
    def walk(self, name: str) -> Iterator[Footprint]:
        """Keep what is entered inside."""
        footprint = self._now = Footprint(name)
        sys.setprofile(self._look)
        try:
            yield footprint
        finally:
            sys.setprofile(None)
            self._now = None

    def _look(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if code.co_name == IMPORTED and event in ("call", "return"):
            depth = getattr(self._importing, "depth", 0)
            self._importing.depth = depth + (1 if event == "call" else -1)
        elif event == "call" and self._now is not None:
            path = self._path(code.co_filename)
            if path is not None and not getattr(self._importing, "depth", 0):
                self._now.entered.setdefault(path, {})[code] = None

    def _path(self, filename: str) -> str | None:
        """A file of ours, from the top of the project; None for any other."""
        if filename not in self._paths:
            ours = None
            if filename.startswith(str(ROOT)):
                path = Path(filename).relative_to(ROOT).as_posix()
                if path.split("/")[0] in ROOMS and not path.startswith(NOT_WALKED):
                    ours = path
            self._paths[filename] = ours
        return self._paths[filename]
