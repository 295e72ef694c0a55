from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs import bundles
from tests.match.house import House


@pytest.fixture
async def confrontation(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.open(tmp_path / "house.db", bundles()["confrontation"])
    yield house
    await house.store.close()
