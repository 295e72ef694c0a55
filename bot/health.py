"""Whether the bot is well: a line on a loopback port for `python -m bot healthcheck`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 3.0
WELL, ILL = b"well\n", b"ill\n"


async def serve(port: int, is_well: Callable[[], bool]) -> asyncio.Server:
    """Answers every connection with one word. Raises OSError where the port is taken."""

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(WELL if is_well() else ILL)
        await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port)


async def ask(port: int) -> bool:
    """Whether a bot answers on the port and is well."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            word = await reader.readline()
            writer.close()
    except (OSError, TimeoutError):
        return False
    return word == WELL
