"""A real PostgreSQL server for tests, started by them and gone with them.

Its programs are those of the wheel `pgserver`, else the system's. Where tests run as root they are
run by an ordinary user, as PostgreSQL demands. What has no server is skipped, and says so.
"""

from __future__ import annotations

import atexit
import importlib.util
import math
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.store.database import Where

EVERYTHING = os.environ.get("ORRERY_TEST_POSTGRES") == "all"
"""Every database of every test is one of the server (`make test-postgres`)."""
FILE, SERVER = "file", "server"
PLACES = (SERVER,) if EVERYTHING else (FILE, SERVER)
"""Where a suite that runs on both databases has them."""
ON_A_FILE = pytest.mark.parametrize("path", [FILE], indirect=True)
"""For tests about SQLite's own faults."""
NOT_ON_A_SERVER = pytest.mark.skipif(EVERYTHING, reason="about SQLite alone")
NEEDED = bool(os.environ.get("ORRERY_NEED_POSTGRES"))
OLDEST = 15
ORDINARY = "nobody"
CHEAP = (
    "fsync=off", "synchronous_commit=on", "listen_addresses=", "max_connections=200",
    "shared_buffers=32MB", "log_min_messages=panic", "autovacuum=off",
)  # fmt: skip
"""A test's machine does not fall over; a server that is killed loses nothing all the same."""


def _as_user() -> dict[str, Any]:
    """For subprocess: root hands over to an ordinary user."""
    if os.geteuid() != 0:
        return {}
    known = pwd.getpwnam(ORDINARY)
    return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}


def _works(programs: Path) -> bool:
    """Whether a server of a version that will do can be run from here, by whom it must."""
    try:
        said = subprocess.run(
            [programs / "postgres", "--version"], capture_output=True, text=True, **_as_user()
        )
    except OSError:
        return False
    number = said.stdout.rpartition(") ")[2].split(".")[0].split(" ")[0]
    return said.returncode == 0 and number.isdecimal() and int(number) >= OLDEST


def _candidates() -> Iterator[Path]:
    found = importlib.util.find_spec("pgserver")
    if found is not None and found.origin is not None:
        yield Path(found.origin).parent / "pginstall" / "bin"
    which = shutil.which("initdb")
    if which is not None:
        yield Path(which).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _programs(folder: Path) -> Path | None:
    for programs in _candidates():
        if not (programs / "initdb").exists():
            continue
        if _works(programs):
            return programs
        if os.geteuid() == 0:  # perhaps only out of an ordinary user's reach
            copied = folder / "programs"
            shutil.copytree(programs.parent, copied, symlinks=True)
            if _works(copied / "bin"):
                return copied / "bin"
    return None


class Server:
    """One server of one process of tests."""

    def __init__(self, settings: Sequence[str] = CHEAP) -> None:
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="orrery-pg-"))
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.data.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self.folder, ORDINARY)
            shutil.chown(self.data, ORDINARY)
        self._process: subprocess.Popen[bytes] | None = None
        self._known: set[str] = set()
        programs = _programs(self.folder)
        if programs is None:
            raise FileNotFoundError("no PostgreSQL 15 or newer: neither pgserver nor the system's")
        self.programs = programs
        atexit.register(self.close)
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "orrery", "-E", "UTF8",
                  "--no-sync", "--locale=C")  # fmt: skip
        self.start()

    def url(self) -> str:
        """The address of the server's own database; a machine may stand still for seconds."""
        return f"postgresql://orrery@/postgres?host={self.folder}&connect_timeout=60"

    def database_of(self, name: str) -> str:
        """The address of the database of this name, made when it is asked for first: a schema of
        its own, which costs less than a whole database."""
        schema = "t" + sha256(name.encode()).hexdigest()[:20]
        if schema not in self._known:
            self._known.add(schema)
            self.execute(f"CREATE SCHEMA {schema}")
        return f"{self.url()}&options=-csearch_path%3D{schema}"

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """Carry out a statement; its rows."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as conn:
            found = conn.execute(statement)  # type: ignore[call-overload]
            return found.fetchall() if found.description else []

    def start(self) -> None:
        """Start it, also again after it was killed."""
        options = [part for one in self._settings for part in ("-c", one)]
        command = [self.programs / "postgres", "-D", self.data, "-k", self.folder, *options]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, stdout=quiet, stderr=quiet, **_as_user())
        self._until_it_answers()

    def _until_it_answers(self) -> None:
        import psycopg

        for _ in range(600):
            try:
                psycopg.connect(self.url()).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server has not come up")

    def kill(self) -> None:
        """As the kernel does when memory runs out: all of it, at once."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def worked(self) -> float:
        """Seconds of processor time of all its processes, also of those that have ended; nan where
        the system does not tell."""
        if self._process is None or not Path("/proc/self/stat").exists():
            return math.nan
        pid, ticks = self._process.pid, 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it has just ended
                fields = path.read_text("utf-8").rpartition(") ")[2].split(" ")
                own, parent = int(path.parent.name), int(fields[1])
                if pid in (own, parent):
                    ticks += sum(map(int, fields[11:15] if own == pid else fields[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """Stop it; nothing of it stays."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments], capture_output=True, text=True,
            cwd=self.folder, **_as_user(),
        )  # fmt: skip
        if done.returncode != 0:
            raise OSError(f"{program}: {done.stderr}")


_SERVER: list[Server | str] = []


def server() -> Server:
    """The server of this process; skips the test where none is to be had."""
    if not _SERVER:
        try:
            import psycopg  # noqa: F401

            _SERVER.append(Server())
        except (ImportError, KeyError, OSError, TimeoutError) as error:
            _SERVER.append(f"no PostgreSQL here, so this was not tested: {error}")
    found = _SERVER[0]
    if isinstance(found, str):
        if NEEDED:
            pytest.fail(found)
        pytest.skip(found)
    return found


def shut_down() -> None:
    """Stop it, if there is one: a worker of many that ends late is ended before it tidies up."""
    for one in _SERVER:
        if isinstance(one, Server):
            one.close()


def place_named(text: str) -> Where:
    """The same from the command line of a child."""
    return text if text.startswith("postgresql:") else Path(text)


def place_of(path: Path, *, on_server: bool = EVERYTHING) -> Where:
    """Where the database of a test is: a file, or a database of the server that belongs to it."""
    return server().database_of(str(path)) if on_server else path


@contextmanager
def statements(where: Where) -> Iterator[Any]:
    """A connection for what no bot would do, in a transaction of its own."""
    import sqlite3

    if isinstance(where, Path):
        with sqlite3.connect(where) as conn:
            yield conn
        conn.close()
        return
    from bot.store.line import connected

    conn = connected(where)
    try:
        with conn.raw.transaction():
            yield conn
    finally:
        conn.raw.close()
