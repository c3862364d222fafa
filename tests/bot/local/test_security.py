"""Loopback only, nothing for other sites, nothing remote, nothing uploaded that runs."""

import ast
import socket
from pathlib import Path

import aiohttp
import pytest
import yarl

import bot.local
from bot.local import LocalTable
from tests.bot.local.raw_bot import Rest

LOCAL = Path(bot.local.__file__).parent
FILE = "bot.store.things"
"""Where the table keeps its world: it stands in the one room that may name SQLite."""


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "https://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
async def test_foreign_requests_are_refused(rest: Rest, headers: dict[str, str]) -> None:
    for path in ("/", "/api/v10/gateway", "/players?user=Ada", "/attachments/1/2/a.png"):
        async with rest.http.get(rest.table.url + path, headers=headers) as response:
            assert response.status == 403


async def test_foreign_websockets_are_refused(rest: Rest) -> None:
    for path in ("/players?user=Ada", "/gateway"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await rest.http.ws_connect(rest.table.url + path, origin="https://evil.example")
        assert refused.value.status == 403


async def test_own_origin_is_welcome_under_both_names(rest: Rest) -> None:
    port = rest.table.url.rpartition(":")[2]
    for name in ("127.0.0.1", "localhost"):
        address = f"{name}:{port}"
        headers = {"Host": address, "Origin": f"http://{address}"}
        async with rest.http.get(f"{rest.table.api_url}/gateway", headers=headers) as response:
            assert response.status == 200


async def test_it_listens_on_loopback_only(table: LocalTable) -> None:
    port = int(table.url.rpartition(":")[2])
    # Every address in 127.0.0.0/8 is this machine; only the one we bound answers.
    with socket.socket() as other, pytest.raises(ConnectionRefusedError):
        other.connect(("127.0.0.2", port))


async def test_pages_may_load_nothing_from_elsewhere(rest: Rest) -> None:
    async with rest.http.get(rest.table.url + "/") as response:
        policy = response.headers["Content-Security-Policy"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert "default-src 'none'" in policy
    assert "http" not in policy
    assert "unsafe" not in policy


async def test_uploads_never_run_as_pages(rest: Rest) -> None:
    evil = b"<script>alert(1)</script>"
    files = {"page.html": evil, "picture.svg": evil, "picture.png": evil}
    _, message = await rest.send("general", {}, files=files)
    for attachment in message["attachments"]:
        async with rest.http.get(attachment["url"]) as response:
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            if not attachment["filename"].endswith(".png"):
                assert response.headers["Content-Type"] == "application/octet-stream"
                assert response.headers["Content-Disposition"].startswith("attachment")


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py",
        "/static/%2e%2e/server.py",
        "/static/js/..%2f..%2f..%2fserver.py",
        "/static/",
        "/static/none.js",
        "/attachments/1/..%2f..%2fworld.sqlite/x",
        "/attachments/1/2/x.png",
        "/emojis/1",
        "/players?user=Nobody",
    ],
)
async def test_there_is_no_way_to_other_files(rest: Rest, path: str) -> None:
    address = yarl.URL(rest.table.url + path, encoded=True)
    async with rest.http.get(address) as response:
        assert response.status == 404


def test_the_table_imports_nothing_of_the_bot() -> None:
    for path in LOCAL.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names = [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                continue
            for name in names:
                top = name.split(".")[0]
                assert top not in ("discord", "engine", "render", "assets"), (path, name)
                assert top != "bot" or name.startswith("bot.local") or name == FILE, (path, name)
