"""What does not work at the first attempt is tried again, but not without end."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import client as client_module
from bot.client import Pony


class Registrar(Pony):
    """A client that only registers: each attempt meets the next of these errors, after them none."""

    def __init__(self, errors: list[Exception]) -> None:
        self.errors = errors
        self.attempts = 0

    async def register_commands(self) -> bool:
        """One attempt."""
        self.attempts += 1
        if self.errors:
            raise self.errors.pop(0)
        return True


def http_error(status: int) -> discord.HTTPException:
    """An answer of Discord's that is no success."""
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, "no")


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "REGISTER_AGAIN", (0.0, 0.0, 0.0))


def test_registering_goes_on_after_errors_that_pass() -> None:
    """Given a server error and two broken connections, then the fourth attempt succeeds."""
    registrar = Registrar([http_error(503), OSError("gone"), TimeoutError("lost")])
    asyncio.run(registrar._register())
    assert registrar.attempts == 4
    assert registrar.errors == []


def test_registering_ends_after_the_last_attempt() -> None:
    """Given a server that never recovers, then there are four attempts and no more."""
    registrar = Registrar([http_error(500) for _ in range(9)])
    asyncio.run(registrar._register())
    assert registrar.attempts == 4


@pytest.mark.parametrize(("status", "attempts"), [(400, 1), (403, 1), (429, 2)])
def test_what_is_refused_for_good_is_not_tried_again(status: int, attempts: int) -> None:
    """Given commands Discord does not take, then once is enough; being told to slow down is no such thing."""
    registrar = Registrar([http_error(status)])
    asyncio.run(registrar._register())
    assert registrar.attempts == attempts
