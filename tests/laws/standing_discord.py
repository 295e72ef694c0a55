"""A Discord on which what was sent stands: what each message says now, and what can be pressed in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import orjson

from bot.ui.layout import Layout
from bot.ui.page import ComponentId, Kind
from tests.laws.recorded_discord import (
    CHANNEL,
    NOBODY,
    RecordedChannel,
    RecordedDiscord,
    RecordedMessage,
    RecordedPress,
)

GONE = {"code": 10008, "message": "Unknown Message"}
CLOSED = {"code": 50007, "message": "Cannot send messages to this user"}
LASTING = ("post",)
"""How messages come that stay: all else is ephemeral, and cannot be edited for long."""


class DiedError(BaseException):
    """The process has died: Discord has done what was asked, and nobody has heard of it."""


def refuse(status: int, body: dict[str, Any]) -> discord.HTTPException:
    """A refusal of Discord's."""
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, body)


@dataclass
class Standing:
    """A message that stands. lasting: not an ephemeral one."""

    to: int
    id: int
    lasting: bool
    parts: list[Any] = field(default_factory=list)

    @property
    def components(self) -> Iterator[dict[str, Any]]:
        """All its components, at any depth."""
        waiting = list(self.parts)
        while waiting:
            part = waiting.pop(0)
            yield part
            waiting += part.get("components", [])
            waiting += [part["accessory"]] if "accessory" in part else []

    @property
    def text(self) -> str:
        """All its words."""
        return "\n".join(part["content"] for part in self.components if "content" in part)

    @property
    def ids(self) -> list[tuple[ComponentId, tuple[str, ...]]]:
        """What can be pressed in it, and what can be chosen there."""
        targets = []
        for part in self.components:
            if "custom_id" in part:
                values = tuple(option["value"] for option in part.get("options", ()))
                targets.append((ComponentId.parse(part["custom_id"]), values))
        return targets

    def offers(self, *kinds: Kind) -> list[ComponentId]:
        """What of these kinds can be pressed in it."""
        return [target for target, _ in self.ids if target.kind in kinds]


class StandingDiscord(RecordedDiscord):
    """Keeps what stands. closed: whose DMs are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.standing: dict[int, Standing] = {}
        self.closed: set[int] = set()
        self.dies = False
        """Whether the process dies of the next private message."""

    def write(
        self, to: int, verb: str, message: int | None, view: Layout | None, files: Any, called: Any = NOBODY
    ) -> int:
        """Writes a request down, and carries it out."""
        if verb in ("edit", "delete") and message not in self.standing:
            raise refuse(404, GONE)
        number = super().write(to, verb, message, view, files, called)
        if verb == "delete":
            del self.standing[number]
        elif view is not None:
            parts = orjson.loads(orjson.dumps(view.to_components()))  # type: ignore[no-untyped-call]
            before = self.standing.get(number)
            lasting = verb in LASTING if before is None else before.lasting
            self.standing[number] = Standing(to, number, lasting, parts)
        self.sent.clear()
        return number

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> RecordedChannel:
        """The table's channel, or somebody's DM."""
        return StandingChannel(self, channel if guild_id is None else CHANNEL)

    async def create_dm(self, user: Any) -> RecordedChannel:
        """Somebody's DM."""
        return StandingChannel(self, user.id)

    def lasting(self, to: int | None = None) -> list[Standing]:
        """The messages that stay, of one audience or of all."""
        return [message for message in self.standing.values() if message.lasting and to in (None, message.to)]


class StandingChannel(RecordedChannel):
    """A channel or DM with the messages that stand in it."""

    async def send(self, view: Layout, files: Any = None, allowed_mentions: Any = NOBODY) -> RecordedMessage:
        """Posts; not where DMs are closed."""
        home = self.discord
        assert isinstance(home, StandingDiscord)
        if self.to in home.closed:
            raise refuse(403, CLOSED)
        message = await super().send(view, files, allowed_mentions)
        if home.dies and self.to != CHANNEL:
            home.dies = False
            raise DiedError
        return message

    async def history(self, limit: int, before: RecordedMessage | None = None) -> AsyncIterator[Any]:
        """The newest first."""
        home = self.discord
        assert isinstance(home, StandingDiscord)
        for standing in sorted(home.lasting(self.to), key=lambda lasting: -lasting.id)[:limit]:
            if before is None or standing.id < before.id:
                recorded = RecordedMessage(self, standing.id)
                message: Any = recorded
                message.components = _parse(standing)
                yield message


def _parse(standing: Standing) -> list[Any]:
    return [SimpleNamespace(custom_id=str(target), children=()) for target, _ in standing.ids]


class PrivatePress(RecordedPress):
    """A press in a private message of the bot, which stays."""

    guild_id = None

    def __init__(self, recorder: RecordedDiscord, user: int, message: int) -> None:
        super().__init__(recorder, user, message)
        self.message.flags.ephemeral = False
