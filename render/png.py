"""PNG files of pictures in a palette, written by hand so that the packing can be done by zlib-ng.

Pillow packs with zlib and gives no choice. zlib-ng takes half the time and leaves fewer bytes; it
is built for the common machines only, and where it is missing Pillow writes the file.
"""

from __future__ import annotations

import io
import zlib
from struct import pack
from typing import Final

from PIL import Image

try:
    from zlib_ng import zlib_ng
except ImportError:  # no wheel for this machine
    zlib_ng = None  # type: ignore[assignment]

QUICK: Final = 5
"""A quarter less time than the next one; for pictures that are no larger than Pillow's even so."""
LEVEL: Final = 6
"""The next levels take several times longer and save a twentieth."""
HARDEST: Final = 9

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEPTH: Final = 8
_IN_PALETTE: Final = 3
_HEADER: Final = ">IIBBBBB"


def packer() -> str:
    """What packs the pictures on this machine."""
    return "Pillow" if zlib_ng is None else "zlib-ng"


def png(image: Image.Image, level: int = LEVEL) -> bytes:
    """A picture of mode P as a file."""
    return _by_pillow(image, level) if zlib_ng is None else _by_hand(image, level)


def _by_pillow(image: Image.Image, level: int) -> bytes:
    data = io.BytesIO()
    image.save(data, "PNG", compress_level=level)
    return data.getvalue()


def _by_hand(image: Image.Image, level: int) -> bytes:
    # a column of zeros on the left: flat colours are packed best unfiltered, which 0 stands for
    lines = Image.new("P", (image.width + 1, image.height), 0)
    lines.paste(image, (1, 0))
    header = pack(_HEADER, *image.size, _DEPTH, _IN_PALETTE, 0, 0, 0)
    colours = bytes(image.getpalette("RGB") or b"")
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", zlib_ng.compress(lines.tobytes(), level)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join(
        (pack(">I", len(data)), kind, data, pack(">I", zlib.crc32(data, zlib.crc32(kind))))
    )
