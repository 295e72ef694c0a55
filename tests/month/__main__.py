"""`python -m tests.month FILE [en-GB|pl]`: lives a month and writes its diary, to be read by eye."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.month.habits import FORGOTTEN, LOBBY, TABLES
from tests.month.laws import broken_laws
from tests.month.run import live

DAYS = 31

if __name__ == "__main__":
    _, file, *locale = sys.argv
    with tempfile.TemporaryDirectory(prefix="pony-month-") as place:
        tables = (*TABLES, LOBBY, FORGOTTEN)
        month, chronicle = asyncio.run(live(Path(place), tables, DAYS, locale=locale[0] if locale else None))
    Path(file).write_text(month.diary.write(month.people), "utf-8")
    print(f"{len(month.diary.entries)} messages, {len(month.steps)} steps")
    print(*broken_laws(chronicle), sep="\n")
