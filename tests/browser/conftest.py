"""Debian's Chromium for the tests of the page."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

CHROMIUM = Path("/usr/bin/chromium")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module", autouse=True)
def chromium() -> None:
    """Without Chromium these tests say so and are skipped, which in CI is a failure."""
    if not CHROMIUM.exists():
        text = f"no Chromium at {CHROMIUM}: the page is not tested"
        if os.environ.get("CI") == "true":
            pytest.fail(text)
        pytest.skip(text)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium, one for all tests of a file: each opens a page of its own."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(QUIET))
        yield opened
        await opened.close()
