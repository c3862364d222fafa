"""Pictures held against those that were approved."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageChops

CLEAR = 64
"""A channel that differs by more is a visible difference."""
FEW = 0.002
"""Share of pixels that may differ clearly: edges of letters, between versions of FreeType."""


def compare(file: Path, data: bytes, update: bool, apart_in: Path) -> None:
    """The picture looks as approved; or it is the approved one from now on."""
    if update:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
        return
    assert file.exists(), "no approved picture: run pytest --golden-update and look at it"
    now = Image.open(io.BytesIO(data)).convert("RGB")
    then = Image.open(file).convert("RGB")
    assert now.size == then.size
    apart = ImageChops.difference(now, then)
    clear = apart.convert("L").point([255 * (value > CLEAR // 2) for value in range(256)])
    share = clear.histogram()[255] / (now.width * now.height)
    if share > FEW:
        apart.save(apart_in / file.name)
    assert share <= FEW, f"{share:.2%} differ, see {apart_in / file.name}"


def check_folder(folder: Path, names: Iterable[str], most_kib: int) -> None:
    """What is approved is what is compared, and no more of it than the repository should carry."""
    files = sorted(folder.glob("*"))
    assert {file.stem for file in files} == {*names}
    assert sum(file.stat().st_size for file in files) <= most_kib * 1024
