"""Logs: what a line holds, the reference that a user is shown, and where the time went."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

import pytest

from bot import health
from bot.client import request
from bot.logs import JsonLines, set_up_logging, unheard
from tests.bot.e2e.house import open_house


def line_of(record: logging.LogRecord) -> dict[str, object]:
    """A record as it is written with ORRERY_LOG_JSON=1."""
    text = JsonLines().format(record)
    assert "\n" not in text
    return dict(json.loads(text))


@pytest.fixture(autouse=True)
def all_timings(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger=health.LOG.name)


async def test_phases_add_up_across_tasks(caplog: pytest.LogCaptureFixture) -> None:
    async def deep() -> None:
        with health.timed("read"):
            await asyncio.sleep(0)

    health.begin_work()
    await asyncio.gather(asyncio.create_task(deep()), deep())
    with health.timed("draw"):
        pass
    health.report_work("press take")
    (record,) = caplog.records
    line = line_of(record)
    assert line["what"] == "press take"
    assert isinstance(line["ms"], dict)
    assert list(line["ms"]) == ["read", "draw", "total"]
    assert record.levelno == logging.DEBUG
    assert "press take: " in record.getMessage()


async def test_what_was_never_begun_is_not_reported(caplog: pytest.LogCaptureFixture) -> None:
    async def elsewhere() -> None:
        with health.timed("read"):
            health.report_work("nothing")

    await asyncio.create_task(elsewhere())
    assert not caplog.records


def test_slow_work_is_told_in_every_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SLOW_MS", 0.0)
    caplog.set_level(logging.INFO, logger=health.LOG.name)
    phases = health.Phases()
    phases.add("write", 2.5)
    phases.report("command move")
    assert line_of(caplog.records[0])["level"] == "INFO"


def test_a_log_file_is_kept_beside_the_database(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    try:
        set_up_logging("INFO", as_json=True, folder=tmp_path / "logs")
        logging.getLogger("bot.somewhere").info("said", extra={"reference": "0123abcd"})
    finally:
        for handler in [one for one in root.handlers if one not in before[0]]:
            root.removeHandler(handler)
            handler.close()
        root.setLevel(before[1])
    line = json.loads((tmp_path / "logs" / "orrery.log").read_text("utf-8"))
    assert line["reference"] == "0123abcd"
    assert line["message"] == "said"


async def test_the_reference_that_a_user_is_shown_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    async with open_house(tmp_path) as house:
        ada = await house.table.player("Ada")
        monkeypatch.setattr(request.Services, "here", broken)
        answer = await ada.slash("#general", "turn")
        assert answer.text.startswith("⛔")
        faults = house.pardon(logging.ERROR)
        (fault,) = [record for record in faults if "a bug" in str(line_of(record).get("trace"))]
        reference = str(line_of(fault)["reference"])
        assert reference in re.findall(r"[0-9a-f]{8}", answer.text)
        assert reference in fault.getMessage()
        told = [line_of(one) for one in caplog.records if one.name == health.LOG.name]
        assert "command turn" in {line["what"] for line in told}


def test_a_list_that_discord_did_not_take_in_time_is_one_line() -> None:
    late, fault = OSError("Unknown interaction"), KeyError("a fault of ours")
    for error, kept in ((late, False), (fault, True)):
        trace = (type(error), error, None)
        record = logging.LogRecord("x", logging.ERROR, "", 1, "list of %r", ("move",), trace)
        assert unheard(record)
        line = line_of(record)
        assert ("trace" in line) == kept
        assert kept or "Unknown interaction" in str(line["message"])
