"""What the garbage collector of a process that serves looks at: all but what its start has made."""

from __future__ import annotations

import gc
from typing import Final

COLLECTED: Final = (10_000, 3, 330)
"""After so many new objects, young and middle collections. A middle one stops everything for as
long as it takes to look at all that is left of the young ones: at 400 tables 0.03 s for three of
them (and 0.17 s for twenty)."""


def settle_memory() -> None:
    """What a start has made stays for good: modules, texts, component data. The collector need not
    look at it again, each time a tenth of a second in which nobody is answered; and less often at
    the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
