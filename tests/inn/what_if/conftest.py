from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.match.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.open(tmp_path / "house.db")
    yield house
    await house.store.close()
