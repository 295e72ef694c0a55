"""Statements handed over together: their results cross between the threads at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any


async def run_together(*statements: Awaitable[Any]) -> list[Any]:
    """Runs statements of one connection in this order, and gives what each of them returns.

    Awaited one by one, each would wait for its turn on the event loop and on the connection's thread. All
    are run even if one fails: call it where that is undone. Raises the first error.
    """
    results = await asyncio.gather(*statements, return_exceptions=True)
    for each in results:
        if isinstance(each, BaseException):
            raise each
    return results
