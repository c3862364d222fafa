"""`python -m tests.screens [NAME…]`: docs/screens anew, taken from the local table in a browser."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops
from playwright.async_api import Browser

from tests.bot.e2e.house import House, open_house
from tests.bot.e2e.players import Party
from tests.bot.local.browser_stage import PHONE, Window, browsing
from tests.screens.scenes import SCENES

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "screens"
TALL: Final = 2600
"""No message is taller: all of it is in sight."""
ON_PHONE: Final[dict[str, Any]] = {
    **PHONE,
    "viewport": {"width": PHONE["viewport"]["width"], "height": TALL},
}
SHARP: Final = {"device_scale_factor": 1.5}
ON_DESK: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": TALL}}
CARD, DESK = "-card", "-desk"
"""Ends of names: cards are tall, and shown as small as a phone is."""
DRAWN: Final = "[...document.images].every(one => one.complete && one.naturalWidth)"
COLOURS: Final = 256


async def _taken(browser: Browser, party: Party, user: str, name: str) -> bytes:
    """The newest message of a channel as somebody sees it."""
    desk = name.endswith(DESK)
    options = ON_DESK if desk else ON_PHONE | ({} if name.endswith(CARD) else SHARP)
    context = await browser.new_context(**options, locale="en-GB")
    window = await Window.open(context, party.house.table.url, user)
    channel = await next(iter(party.drivers.values())).channel_id(party.channel)
    await window.page.goto(f"{party.house.table.url}/?user={user}&channel={channel}")
    message = window.page.locator(".message:not(.local)").last
    await message.scroll_into_view_if_needed()
    await window.page.wait_for_function(DRAWN)
    if desk:
        message = message.locator(".message-main")
    data: bytes = await message.screenshot(animations="disabled")
    await context.close()
    return data


def _small(data: bytes) -> bytes:
    """The same in a palette of its own, without empty ground on its right."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    ground = Image.new("RGB", image.size, image.getpixel((image.width - 1, 0)))
    box = ImageChops.difference(image, ground).getbbox() or (0, 0, *image.size)
    image = image.crop((0, 0, min(box[2] + box[0], image.width), image.height))
    found = io.BytesIO()
    flat = image.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE)
    flat.save(found, "PNG", optimize=True)
    return found.getvalue()


async def _all(house: House, names: Sequence[str]) -> None:
    async with browsing() as browser:
        for name, scene in SCENES.items():
            if names and name not in names:
                continue
            party, user = await scene(house)
            data = await _taken(browser, party, user, name)
            small = _small(data)
            (FOLDER / f"{name}.png").write_bytes(small)
            print(f"{name}: {len(small):,} bytes")


async def _run(names: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house:
            await _all(house, names)


def main() -> int:
    """Take the screens, or those named."""
    names = sys.argv[1:]
    if unknown := {*names} - {*SCENES}:
        print(f"no screen is called {', '.join(sorted(unknown))}: {', '.join(SCENES)}")
        return 2
    asyncio.run(_run(names))
    return 0


sys.exit(main())
