"""`python -m bot healthcheck` on the running bot: well, no gateway, a disk or a loop that stands still."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.cli.run import serve_metrics
from bot.config import StartError
from tests.wire.inn import Inn, open_inn
from tests.wire.process import BotProcess

pytestmark = [pytest.mark.wire]
WITHIN = 60.0
"""Seconds in which the health check must notice what has changed."""


@pytest_asyncio.fixture
async def guarded_inn(tmp_path: Path, unused_tcp_port: int) -> AsyncIterator[Inn]:
    """An inn whose bot says on a port whether it is well."""
    async with open_inn(tmp_path, start=False, HEALTH_PORT=str(unused_tcp_port)) as inn:
        await inn.bot.start("run")
        await until_health(inn, 0)
        yield inn


async def check_health(inn: Inn, *flags: str) -> int:
    """The exit status of the health check."""
    return await BotProcess(inn.place, inn.bot.environment).run("healthcheck", *flags)


async def until_health(inn: Inn, status: int) -> None:
    """Waits until the health check ends with this status. Raises TimeoutError."""
    async with asyncio.timeout(WITHIN):
        while await check_health(inn) != status:  # noqa: ASYNC110 - only the process itself tells
            await asyncio.sleep(0.2)


async def test_a_bot_that_is_ready_is_well(guarded_inn: Inn) -> None:
    assert guarded_inn.sandbox.core.gateway.connected
    await until_health(guarded_inn, 0)


async def test_a_bot_without_a_gateway_is_not_ready_but_alive(guarded_inn: Inn) -> None:
    await guarded_inn.sandbox.stop()

    await until_health(guarded_inn, 1)
    assert await check_health(guarded_inn, "--alive") == 0


async def test_a_bot_whose_disk_stands_still_is_ill_until_it_moves_again(guarded_inn: Inn) -> None:
    """Given another process holds the database's lock, so that no write comes through."""
    with closing(sqlite3.connect(guarded_inn.database, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        await until_health(guarded_inn, 1)
        database.execute("ROLLBACK")

    await until_health(guarded_inn, 0)


async def test_a_bot_that_stands_still_is_ill(guarded_inn: Inn) -> None:
    os.kill(guarded_inn.bot.pid, signal.SIGSTOP)
    try:
        await until_health(guarded_inn, 1)
        assert await check_health(guarded_inn, "--alive") == 1
    finally:
        os.kill(guarded_inn.bot.pid, signal.SIGCONT)


async def test_without_a_bot_nobody_is_well(tmp_path: Path, unused_tcp_port: int) -> None:
    assert await BotProcess(tmp_path, {"HEALTH_PORT": str(unused_tcp_port)}).run("healthcheck") == 1
    assert await BotProcess(tmp_path, {}).run("healthcheck") == 1


@pytest.mark.parametrize("setting", ["HEALTH_PORT", "METRICS_PORT"])
async def test_a_taken_port_is_one_sentence_with_its_setting(
    tmp_path: Path, unused_tcp_port: int, setting: str
) -> None:
    """Status 2, at once, and nothing is left running."""
    with socket.create_server(("127.0.0.1", unused_tcp_port)):
        async with open_inn(tmp_path, start=False, **{setting: str(unused_tcp_port)}) as inn:
            assert await inn.bot.run("run", within=WITHIN, LANG="pl_PL.UTF-8") == 2

    assert inn.bot.output.strip() == f"Port {unused_tcp_port} jest już zajęty: wybierz inny w {setting}."


def test_a_taken_port_for_figures_names_its_setting(unused_tcp_port: int) -> None:
    serve_metrics(unused_tcp_port)

    with pytest.raises(StartError) as raised:
        serve_metrics(unused_tcp_port)

    assert raised.value.values == {"port": str(unused_tcp_port), "setting": "METRICS_PORT"}
