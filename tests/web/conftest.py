"""An inn with the page of the board, and two at a table of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.simcord.driver import Inn, open_inn
from tests.simcord.evening import Evening, sit_down


@pytest.fixture
def public(unused_tcp_port: int) -> str:
    """Where the page is reached."""
    return f"http://127.0.0.1:{unused_tcp_port}"


@pytest.fixture
async def inn(tmp_path: Path, public: str) -> AsyncIterator[Inn]:
    """An inn with the page of the board."""
    async with open_inn(tmp_path, public=public) as opened:
        yield opened
        opened.check()


@pytest.fixture
async def evening(inn: Inn) -> Evening:
    """Two at a table, with their figures placed."""
    evening = await sit_down(inn)
    await evening.set_up()
    return evening
