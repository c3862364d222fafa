"""What people have done is nobody else's business on a shared machine: files of 0600 in 0700."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077
"""What group and others may do."""
OURS = ("orrery.db*", "commands.json", "logs/*", "backups/*")


def keep_private(folder: Path) -> None:
    """Make the data folder if it is missing, and what is in it private; what is made from now on
    is private by itself. Raises OSError."""
    os.umask(OTHERS)
    folder.mkdir(parents=True, exist_ok=True, mode=FOLDER)
    for path in too_open(folder):
        path.chmod(FOLDER if path.is_dir() else FILE)


def too_open(folder: Path) -> Iterator[Path]:
    """Files and folders of ours that others could read or change; none where systems know no such
    modes."""
    if os.name != "posix" or not folder.is_dir():
        return
    inner = (path for pattern in OURS for path in sorted(folder.glob(pattern)))
    folders = (folder / name for name in ("logs", "backups"))
    for path in (folder, *(one for one in folders if one.is_dir()), *inner):
        if path.stat().st_uid == os.getuid() and stat.S_IMODE(path.stat().st_mode) & OTHERS:
            yield path
