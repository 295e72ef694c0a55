"""How long tests wait for what must come: one bound for all of them.

What waits, waits for a condition. The bound is there for what never comes, so it is far above what a busy
machine needs: a run beside many others may take twenty times as long.
"""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 120.0
"""Seconds until what should have come is given up."""
PATIENCE_MS: Final = PATIENCE * 1000
"""The same in the milliseconds that a browser counts in."""
