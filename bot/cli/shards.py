"""The setting SHARDS: which shards of how many this process takes."""

from __future__ import annotations

from bot.config import StartError
from bot.store import ShardPlan

AUTO = "auto"


def read_shards(text: str | None) -> ShardPlan | None:
    """`0-3/16`, `5/16` or `auto/16`; None where one process has the database alone. Raises StartError."""
    if text is None:
        return None
    which, _, count = text.partition("/")
    if which == AUTO:
        return ShardPlan(int(count))
    first, _, last = which.partition("-")
    fixed = range(int(first), int(last or first) + 1)
    if not fixed or fixed.stop > int(count):
        raise StartError("cli-setting-shards", name="SHARDS", value=text)
    return ShardPlan(int(count), fixed)
