"""PNG files of pictures in a palette, written by hand so that the packing can be done by zlib-ng.

Pillow packs with zlib and gives no choice. zlib-ng takes half the time and leaves fewer bytes; it
is built for the common machines only, and where it is missing Pillow writes the file.

From one picture of a table to the next most of it stays. So a picture is packed in bands of rows,
each by itself but for a look at what stands above it, as far as a packer looks back anyway; what a
band has become is kept under a digest of all that. A file is the same whatever is kept.
"""

from __future__ import annotations

import io
import zlib
from collections import OrderedDict
from hashlib import sha256
from struct import pack
from threading import Lock
from typing import Final

from PIL import Image

from render.caches import emptied_by

try:
    from zlib_ng import zlib_ng
except ImportError:  # no wheel for this machine
    zlib_ng = None  # type: ignore[assignment]

QUICK: Final = 5
"""A quarter less time than the next one; for pictures that are no larger than Pillow's even so."""
LEVEL: Final = 6
"""The next levels take several times longer and save a twentieth."""
HARDEST: Final = 9

BAND: Final = 64
"""Rows."""
WINDOW: Final = 32 * 1024
"""Bytes that a packer looks back."""
KEPT: Final = 24 * 1024 * 1024
"""Bytes of packed bands; a picture of a table has a hundred thousand."""

_ZLIB: Final = b"\x78\x9c"
_LAST: Final = b"\x03\x00"
"""A block with nothing in it, the end of what is packed."""
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
            _chunk(b"IDAT", _packed(lines.tobytes(), lines.width, level)),
            _chunk(b"IEND", b""),
        )
    )


class _Bands:
    """What is kept: the bands used last, up to so many bytes."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._bands: OrderedDict[bytes, bytes] = OrderedDict()
        self._bytes = 0

    def find(self, key: bytes) -> bytes:
        """A band as it was packed; nothing where it is not kept."""
        with self._lock:
            found = self._bands.get(key, b"")
            if found:
                self._bands.move_to_end(key)
            return found

    def keep(self, key: bytes, band: bytes) -> None:
        """Keep one, and forget those that nobody has used for longest."""
        with self._lock:
            if key not in self._bands:
                self._bytes += len(band)
            self._bands[key] = band
            while self._bytes > KEPT:
                self._bytes -= len(self._bands.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._bands.clear()
            self._bytes = 0


_kept: Final = _Bands()
emptied_by(_kept.clear)


def _packed(lines: bytes, line: int, level: int) -> bytes:
    """Rows of so many bytes in the form of zlib."""
    parts, step = [_ZLIB], BAND * line
    seen = b""  # the digest of what can be looked back at
    for first in range(0, len(lines), step):
        last = min(first + step, len(lines))
        window = max(first, last - WINDOW)
        end = sha256(lines[window:last]).digest()
        key = b"".join((b"%d " % level, seen, sha256(lines[first:window]).digest(), end))
        packed = _kept.find(key)
        if not packed:
            packed = _band(lines[max(0, first - WINDOW) : first], lines[first:last], level)
            _kept.keep(key, packed)
        parts.append(packed)
        whole = last - first >= WINDOW  # then nothing is read twice
        seen = end if whole else sha256(lines[max(0, last - WINDOW) : last]).digest()
    return b"".join((*parts, _LAST, pack(">I", zlib_ng.adler32(lines))))


def _band(above: bytes, band: bytes, level: int) -> bytes:
    """A band, to stand behind what was packed of the rows above it."""
    packer = zlib_ng.compressobj(
        level, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS, zlib_ng.DEF_MEM_LEVEL, 0, above
    )
    return packer.compress(band) + packer.flush(zlib_ng.Z_SYNC_FLUSH)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join(
        (pack(">I", len(data)), kind, data, pack(">I", zlib.crc32(data, zlib.crc32(kind))))
    )
