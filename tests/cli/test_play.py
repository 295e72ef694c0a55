"""Where the Discord on this machine opens."""

from __future__ import annotations

import socket

import pytest

from bot.cli.play import open_sandbox, start_sandbox
from bot.config import Settings


def listen(port: int) -> socket.socket:
    """Somebody else on a port."""
    taken = socket.create_server(("127.0.0.1", port))
    taken.listen()
    return taken


async def test_a_free_port_is_taken_as_it_is_set(unused_tcp_port: int) -> None:
    sandbox = await start_sandbox(unused_tcp_port)
    await sandbox.stop()

    assert sandbox.port == unused_tcp_port


async def test_in_place_of_a_taken_port_comes_the_next_free_one_and_is_told(
    unused_tcp_port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")

    with listen(unused_tcp_port):
        async with open_sandbox(Settings(sandbox_port=unused_tcp_port)) as (sandbox, _):
            pass

    moved, opened = capsys.readouterr().out.splitlines()
    assert sandbox.port > unused_tcp_port
    assert moved == (f"The port {unused_tcp_port} is already in use, so the inn has taken {sandbox.port}.")
    assert f"http://127.0.0.1:{sandbox.port}/" in opened


async def test_the_server_speaks_the_language_of_whoever_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for shell, locale in (("pl_PL.UTF-8", "pl"), ("en_GB.UTF-8", "en-US"), ("C", "en-US")):
        monkeypatch.setenv("LC_ALL", shell)
        async with open_sandbox(Settings(sandbox_port=0)) as (sandbox, _):
            assert {guild.locale for guild in sandbox.core.world.guilds.values()} == {locale}


async def test_port_nought_is_any_port() -> None:
    sandbox = await start_sandbox(0)
    await sandbox.stop()

    assert sandbox.port > 0
