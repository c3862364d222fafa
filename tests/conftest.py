"""Settings for all tests: hypothesis keeps no files and no clock; approved pictures; hangs."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import pytest
from hypothesis import HealthCheck, settings

from render import texts

settings.register_profile(
    "orrery",
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("orrery")

COLLECTED = (10_000, 20, 50)
"""After so many new objects, young and middle collections."""
MEMORY, ROOM = Path("/dev/shm"), 2 << 30
"""A file system in memory, used if it has so many bytes to spare."""
JUST_BEFORE = 0.9
"""The part of a test's time after which its tasks are told, before pytest ends the process."""
UNCAPTURED = pytest.StashKey[TextIO]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switch that approves pictures as they are drawn now."""
    parser.addoption("--golden-update", action="store_true", help="rewrite approved pictures")


def pytest_configure(config: pytest.Config) -> None:
    """Keep the true stderr: what is captured is lost with a process that hangs; and let the
    collector go through hundreds of megabytes less often, which was a quarter of the time. Modules
    and tests stay for good, so while they are collected it need not look at all."""
    gc.disable()
    gc.set_threshold(*COLLECTED)
    if _has_room_in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    assert sys.__stderr__ is not None
    config.stash[UNCAPTURED] = os.fdopen(os.dup(sys.__stderr__.fileno()), "w")


def _has_room_in_memory() -> bool:
    """Whether folders of tests may lie there: every turn that is committed waits for the disk, some
    milliseconds each. Nothing here cuts the power, so no test could see the difference."""
    if not (MEMORY.is_dir() and os.access(MEMORY, os.W_OK)):
        return False
    runs_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    return runs_programs and shutil.disk_usage(MEMORY).free > ROOM


def pytest_collection_finish() -> None:
    """From here on the collector looks at what tests leave, not at modules and tests."""
    gc.freeze()
    gc.enable()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let go of it; and look for what was left once, not once more with every plugin."""
    config.stash[UNCAPTURED].close()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Tell what every task of a hanging test waits for: pytest itself shows only threads."""
    limit = float(item.config.getini("faulthandler_timeout") or 0)
    if not hasattr(signal, "SIGALRM"):
        return (yield)

    def tell(*_: object) -> None:
        _tell_tasks(item.nodeid, item.config.stash[UNCAPTURED])

    before = signal.signal(signal.SIGALRM, tell)
    signal.setitimer(signal.ITIMER_REAL, limit * JUST_BEFORE)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _tell_tasks(name: str, where: TextIO) -> None:
    """Runs in the main thread, in the midst of whatever it does."""
    where.write(f"\n{name} does not come to an end; its tasks:\n")
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:  # no event loop is running
        tasks = set()
    for task in tasks:
        where.write(f"{task.get_name()}:\n")
        where.writelines(f"  {place}\n" for place in _waiting(task.get_coro()))
    where.flush()


def _waiting(awaited: Any) -> Iterator[str]:
    """Where a coroutine waits, and what that waits for, down to the bottom."""
    while awaited is not None:
        if not inspect.iscoroutine(awaited):  # a step of an asynchronous generator hides it
            inner = [one for one in gc.get_referents(awaited) if inspect.isasyncgen(one)]
            if not inner:
                yield repr(awaited)
                return
            awaited = inner[0]
        kind = "cr" if inspect.iscoroutine(awaited) else "ag"
        if (frame := getattr(awaited, f"{kind}_frame")) is not None:
            yield f"{frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_qualname}"
        awaited = getattr(awaited, f"{kind}_await")


@pytest.fixture(autouse=True)
def own_problems(request: pytest.FixtureRequest) -> Iterator[None]:
    """Faults of texts are those of one test, whatever was said before in the same process; a house
    is asked for its own at the end."""
    if "house" in request.fixturenames:
        yield
        return
    before = set(texts.problems)
    texts.problems.clear()
    yield
    texts.problems.clear()
    texts.problems.update(before)


@pytest.fixture
def golden_update(request: pytest.FixtureRequest) -> bool:
    """Whether approved pictures are to be rewritten."""
    return bool(request.config.getoption("--golden-update"))
