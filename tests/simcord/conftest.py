"""An inn for each journey."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.simcord.driver import Inn, open_inn


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[Inn]:
    """An open inn; when it closes, every request must have kept to Discord's own description."""
    async with open_inn(tmp_path) as opened:
        yield opened
        opened.check()
