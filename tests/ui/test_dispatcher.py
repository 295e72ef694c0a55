"""What the outbox is told when Discord refuses: later where it may pass, never where it will not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from aiohttp import ClientConnectionError

from bot.match import utcnow
from bot.match.values import RefusedError
from bot.match.workers import LaterError, OutboxItem, Rest, UndeliverableError
from bot.ui.delivery.dispatcher import OutboxDispatcher
from bot.ui.delivery.refusals import SOON
from bot.ui.memory import ARCHIVED, UNKNOWN_MESSAGE, Backpressure

ITEM = OutboxItem(1, 7, "turn", 1, 1)


def http_error(status: int, code: int = 0, message: str = "") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": message})


def dispatcher(error: Exception) -> OutboxDispatcher:
    """A dispatcher for which everything goes wrong in the same way."""

    async def fail(*_: object) -> None:
        raise error

    matches = SimpleNamespace(table=fail)
    services: Any = SimpleNamespace(matches=matches, backpressure=Backpressure(), now=utcnow)
    return OutboxDispatcher(services, cast("discord.Client", None))


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
async def test_what_may_pass_is_tried_again(status: int) -> None:
    with pytest.raises(LaterError):
        await dispatcher(http_error(status)).deliver(ITEM)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50001), (404, 10008)])
async def test_what_discord_will_never_take_is_not_tried_again(status: int, code: int) -> None:
    with pytest.raises(UndeliverableError):
        await dispatcher(http_error(status, code)).deliver(ITEM)


async def test_a_rate_limit_says_itself_how_long_to_wait() -> None:
    with pytest.raises(LaterError) as raised:
        await dispatcher(discord.RateLimited(42.0)).deliver(ITEM)

    assert raised.value.seconds == 42.0


@pytest.mark.parametrize("error", [ClientConnectionError(), TimeoutError(), OSError()])
async def test_a_lost_connection_is_tried_again(error: Exception) -> None:
    with pytest.raises(LaterError) as raised:
        await dispatcher(error).deliver(ITEM)

    assert raised.value.seconds == SOON


@pytest.mark.parametrize(
    ("reason", "outcome"),
    [
        ("refused-storage", LaterError),
        ("refused-busy", LaterError),
        ("refused-unknown-match", UndeliverableError),
    ],
)
async def test_a_refusal_that_will_pass_is_waited_for(reason: str, outcome: type[Exception]) -> None:
    with pytest.raises(outcome):
        await dispatcher(RefusedError(reason)).deliver(ITEM)


@pytest.mark.parametrize(
    ("trouble", "outcome"),
    [
        (http_error(429), LaterError),
        (http_error(503), LaterError),
        (ClientConnectionError(), LaterError),
        (http_error(404, UNKNOWN_MESSAGE), LaterError),
        (http_error(403, ARCHIVED), LaterError),
        (http_error(400, 50035), UndeliverableError),
        (http_error(404, 10003), UndeliverableError),
        (RefusedError("refused-storage"), LaterError),
    ],
)
async def test_what_befalls_the_pictures_is_told_as_if_it_had_befallen_the_words(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception, outcome: type[Exception]
) -> None:
    """Given words that arrived and pictures that meet trouble, the outbox hears whether it may pass."""

    async def bring_pictures() -> None:
        raise trouble

    async def deliver_words(_: OutboxItem) -> Rest:
        return Rest(bring_pictures)

    dispatching = dispatcher(AssertionError("the words arrive"))
    monkeypatch.setattr(dispatching, "_deliver", deliver_words)

    rest = await dispatching.deliver(ITEM)

    assert rest is not None
    with pytest.raises(outcome):
        await rest.bring()
