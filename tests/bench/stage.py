"""A sandbox that keeps the time: when a press was written, and when what it led to had been read.

The server and whoever presses share a process and a clock (`time.perf_counter`); the bot is another process.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Self

from aiohttp import web

from bot.sandbox.client import actions
from bot.sandbox.errors import Json
from bot.sandbox.gateway import Gateway
from bot.sandbox.limits.components import BUTTON
from bot.sandbox.rest.call import Call
from bot.sandbox.server import Sandbox
from bot.sandbox.settings import (
    MIB,
    ChannelPlan,
    GuildPlan,
    PersonPlan,
    RateSettings,
    SandboxSettings,
    WorldPlan,
)
from bot.sandbox.world import Channel, Message, User
from bot.sandbox.world.interactions import COMPONENT, Interaction

UPDATE = 7
"""The callback that shows the committed result in place of the panel."""
DEFERRALS = (5, 6)
ANSWER_SECONDS = 20.0
"""How long a press may wait for its answer before the measurement is given up."""


def settings(guilds: int, channels: int, people: int = 2) -> SandboxSettings:
    """So many guilds with so many channels each, no rate limits, and little kept of what has been."""
    crowd = tuple(PersonPlan(name=f"guest{number}", display=f"Guest {number}") for number in range(people))
    plan = tuple(
        GuildPlan(
            name=f"Guild {number}",
            channels=tuple(ChannelPlan(name=f"table-{each}") for each in range(channels)),
        )
        for number in range(guilds)
    )
    return SandboxSettings(
        world=WorldPlan(people=crowd, guilds=plan),
        rates=RateSettings(enabled=False),
        answer_window=ANSWER_SECONDS,
        record_limit=200,
        file_budget=32 * MIB,
    )


class TimedGateway(Gateway):
    """Notes when each interaction was written."""

    written: dict[str, float]

    def dispatch(self, event: str, data: Json, guild_id: int | None, intent: int = 0) -> None:
        """As the gateway's, with the time."""
        if event == "INTERACTION_CREATE":
            self.written[data["token"]] = time.perf_counter()
        super().dispatch(event, data, guild_id, intent)


class Pressed:
    """One press on its way. answered: its latency in seconds; pictured: until its channel got a picture.

    committed: whether the answer shows the result of the press.
    """

    def __init__(self, interaction: Interaction, written: float) -> None:
        loop = asyncio.get_running_loop()
        self.interaction = interaction
        self.written = written
        self.answered: asyncio.Future[float] = loop.create_future()
        self.pictured: asyncio.Future[float] = loop.create_future()
        self.body: Json = {}
        self.committed = False


class Stage(Sandbox):
    """A sandbox with stop-watches.

    defers: a deferred update is all the answer there is; otherwise the answer is what follows it. counted:
    requests so far that Discord counts towards a bot's global limit: all but answers.
    """

    def __init__(self, chosen: SandboxSettings, *, defers: bool = False) -> None:
        super().__init__(chosen)
        self._defers = defers
        core = self.core
        self._gateway = TimedGateway(core.world, core.payloads, core.clock, core.request_log, chosen)
        self._gateway.written = {}
        core.gateway = self._gateway
        self._pressed: dict[str, Pressed] = {}
        self._watched: dict[int, Pressed] = {}
        self.last_request = 0.0
        self.counted = 0

    def press(self, who: User, where: Channel, message: Message, custom_id: str) -> Pressed:
        """Press a button of a message now; the result is filled in as the bot answers."""
        data: Json = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        interaction = actions.open_interaction(self.core, COMPONENT, who, where, data, message=message)
        pressed = Pressed(interaction, self._gateway.written.pop(interaction.token))
        self._pressed[interaction.token] = pressed
        self._watched[where.id] = pressed
        return pressed

    async def __aenter__(self) -> Self:
        """Start."""
        await self.start()
        return self

    async def quiet(self, seconds: float, patience: float) -> bool:
        """Wait until the bot has asked for nothing during `seconds`; False when that took over `patience`."""
        end = time.perf_counter() + patience
        while (now := time.perf_counter()) < end:
            rest = self.last_request + seconds - now
            if rest <= 0:
                return True
            await asyncio.sleep(min(rest, 0.1))
        return False

    async def answer(self, request: web.Request, call: Call, headers: dict[str, str]) -> tuple[int, Any]:
        now = self.last_request = time.perf_counter()
        parts = call.path.split("/")
        if parts[1] == "interactions":
            self._note_answer(parts[3], call, now)
        elif parts[1] == "webhooks" and call.method == "PATCH":
            self._note_edit(parts[3], call, now)
        elif parts[1] == "channels" and call.parts and call.method in ("PATCH", "POST"):
            self._note_picture(int(parts[2]), now)
        if parts[1] not in ("interactions", "webhooks"):
            self.counted += 1
        return await super().answer(request, call, headers)

    def _note_answer(self, token: str, call: Call, now: float) -> None:
        body: Json = call.payload or {}
        if body.get("type") in DEFERRALS and not self._defers:
            return
        self._note(token, body, now, committed=body.get("type") == UPDATE)

    def _note_edit(self, token: str, call: Call, now: float) -> None:
        """What has been deferred is answered by an edit."""
        self._note(token, call.payload or {}, now, committed=True)

    def _note(self, token: str, body: Json, now: float, *, committed: bool) -> None:
        pressed = self._pressed.pop(token, None)
        if pressed is not None and not pressed.answered.done():
            pressed.body = body
            pressed.committed = committed
            pressed.answered.set_result(now - pressed.written)

    def _note_picture(self, channel: int, now: float) -> None:
        pressed = self._watched.pop(channel, None)
        if pressed is not None and not pressed.pictured.done():
            pressed.pictured.set_result(now - pressed.written)
