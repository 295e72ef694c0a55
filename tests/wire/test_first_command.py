"""The first command after a start is answered in time, however busy the machine is."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.soak import SOAK
from tests.wire.inn import open_inn, said, texts

STARTS = 20 if SOAK else 1
LOAD = 6
"""Processes that want to compute all the time; those of others count."""
COMMANDS = ("rules", "war start")

pytestmark = [pytest.mark.wire, pytest.mark.timeout(1800 if SOAK else 300)]


@asynccontextmanager
async def busy_machine() -> AsyncIterator[None]:
    """Others want the machine too."""
    program = (sys.executable, "-c", "while True: pass")
    missing = max(0, LOAD - round(os.getloadavg()[0]))
    others = [await asyncio.create_subprocess_exec(*program) for _ in range(missing)]
    try:
        yield
    finally:
        for process in others:
            process.kill()
            await process.wait()


async def test_the_first_command_after_a_start_is_answered(tmp_path: Path) -> None:
    """Given Discord knows the commands already, one comes in the moment the bot is connected."""
    unanswered = []
    async with open_inn(tmp_path, fresh=True) as inn:
        host = inn.person("frida")
        for number in range(STARTS):
            await inn.bot.stop()
            await inn.gone()
            command = COMMANDS[number % len(COMMANDS)]

            async with busy_machine():
                await inn.start()
                answer = await host.slash(command)

            if answer.failed or not texts(said(answer)):
                unanswered.append(f"start {number}: /{command}: {answer.raw}")

    assert not unanswered, "\n".join(unanswered)
