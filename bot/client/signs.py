"""Signs that mean the same wherever they stand."""

from __future__ import annotations

from typing import Final

REFUSAL: Final = "⛔"
"""Begins every refusal of a typed command, in every language; nothing else does."""
WARNING: Final = "⚠"
"""Before what somebody should look at again."""
DONE: Final = "✓"
"""At what is settled, or has answered."""
LAMP: Final = "💡"
"""Before advice, and at whoever has asked for some."""
