"""A headless Chromium at a real table, and what the browser tests look at it with."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

FLAGS = [
    "--no-sandbox",  # a container's root cannot use the sandbox
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 60_000
"""Only a broken page takes that long, however busy the machine is."""
expect.set_options(timeout=PATIENCE_MS)

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def chromium() -> str:
    """Where a Chromium is; without one the test is skipped, or fails where it is demanded."""
    named = os.environ.get("ORRERY_CHROMIUM")
    for name in (named, "chromium", "google-chrome"):
        if name and (found := shutil.which(name)):
            return found
    reason = "no Chromium: set ORRERY_CHROMIUM or install chromium"
    if os.environ.get("ORRERY_NEED_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A running browser."""
    path = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


@dataclass
class Window:
    """One page of the local table in a browser, with everything it complained about."""

    page: Page
    address: str
    complaints: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    @classmethod
    async def open(cls, context: BrowserContext, address: str, user: str) -> "Window":
        """Open the page as a user and wait until the open channel is drawn."""
        window = cls(await context.new_page(), address)
        page = window.page
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: window.complaints.append(str(error)))
        page.on(
            "console",
            lambda line: line.type == "error" and window.complaints.append(line.text),
        )
        page.on(
            "request",
            lambda request: (
                request.url.startswith((address, "data:", "blob:"))
                or window.foreign.append(request.url)
            ),
        )
        await page.goto(f"{address}/?user={user}")
        await page.wait_for_selector(".beginning")
        return window

    async def channel(self, name: str) -> None:
        """Go to a channel."""
        await self.page.click(f".channel >> text={name}")
        await self.page.wait_for_selector(f".head-name >> text={name}")

    async def slash(self, words: str) -> None:
        """Type a command in full and send it."""
        await self.page.fill(".composer-text", "")
        await self.page.locator(".composer-text").press_sequentially(words + " ")
        await self.page.wait_for_selector(".command-name")
        await self.page.keyboard.press("Escape")
        await self.page.keyboard.press("Enter")

    def last(self) -> Any:
        """The newest message."""
        return self.page.locator(".message").last

    async def says(self, text: str) -> None:
        """Wait until the newest message contains a text."""
        await self.page.locator(".message").filter(has_text=text).last.wait_for()
