"""The stage of all measuring on the wire: a sandbox with stop-watches, the bots on it, and people who press.

The server and whoever presses share a process and a clock (`time.perf_counter`); a bot is another process.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Self

from aiohttp import web

from bot.match.values import Place
from bot.sandbox.client import actions
from bot.sandbox.errors import Json
from bot.sandbox.gateway import Gateway
from bot.sandbox.limits import EPHEMERAL, V2
from bot.sandbox.limits.components import BUTTON, walk
from bot.sandbox.rest import messages
from bot.sandbox.rest.call import Call
from bot.sandbox.rest.messages import MessageHeader
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
from bot.ui.page import ComponentId, Kind
from tests.bench.matches import Choice, Onlooker, Pair
from tests.bench.process import BotProcess

UPDATE = 7
"""The callback that shows the committed result in place of the panel."""
DEFERRALS = (5, 6)
ANSWER_SECONDS = 20.0
"""How long a press may wait for its answer before the measurement is given up."""
READY_SECONDS = 60.0
LOOK = 0.01
"""Seconds between two looks at what nobody tells us of."""
BUTTON_ROW = ({"type": 1, "components": [{"type": 2, "style": 1, "label": "move", "custom_id": "-"}]},)
MOST_DOUBLED = 32
"""Times the first rate, at most, in the search for the highest."""


def settings(guilds: int, channels: int, people: int = 2) -> SandboxSettings:
    """Plan so many guilds with so many channels each, no rate limits, and little kept of what has been.

    Every second person reads Polish.
    """
    crowd = tuple(
        PersonPlan(name=f"guest{number}", display=f"Guest {number}", locale=("en-US", "pl")[number % 2])
        for number in range(people)
    )
    plan = tuple(
        GuildPlan(
            name=f"Guild {number}",
            channels=tuple(ChannelPlan(name=f"table-{channel}") for channel in range(channels)),
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
        """Note the time, and send as the gateway does."""
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
        """Start the server."""
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
        elif parts[1] == "webhooks" and call.method in ("PATCH", "POST"):
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
        """What has been deferred is answered by an edit, or by what is sent below."""
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


@dataclass(frozen=True, slots=True)
class Aim:
    """A button to be pressed."""

    who: User
    where: Channel
    message: Message
    custom_id: str


def arrivals(rate: float, count: int, seed: int) -> list[float]:
    """Return the moments of a Poisson process, in seconds from its start; the same for the same seed."""
    rng = Random(seed)
    at, moments = 0.0, []
    for _ in range(count):
        at += rng.expovariate(rate)
        moments.append(at)
    return moments


async def volley(stage: Stage, aims: Sequence[Aim], rate: float, seed: int) -> list[Pressed]:
    """Press all of them, so many a second on average, and wait for every answer.

    Raises TimeoutError when one does not come at all: a lost answer is no latency.
    """
    begun = time.perf_counter()
    pressed = []
    for aim, moment in zip(aims, arrivals(rate, len(aims), seed), strict=True):
        rest = begun + moment - time.perf_counter()
        await asyncio.sleep(max(0.0, rest))
        pressed.append(stage.press(aim.who, aim.where, aim.message, aim.custom_id))
    await answers(pressed)
    return pressed


async def search_rate(keeps_up: Callable[[float], Awaitable[bool]], first: float, steps: int) -> float:
    """Return the highest rate that is kept up with: doubled from the first until it is not, then halved.

    0 where not even the first is. At most `MOST_DOUBLED` times the first.
    """
    good, bad = 0.0, first
    while bad <= first * MOST_DOUBLED and await keeps_up(bad):
        good, bad = bad, 2 * bad
    if not good or bad > first * MOST_DOUBLED:
        return good
    for _ in range(steps):
        middle = (good + bad) / 2
        good, bad = (middle, bad) if await keeps_up(middle) else (good, middle)
    return good


async def answers(pressed: Sequence[Pressed]) -> list[float]:
    """Return the latencies of presses, in seconds, as soon as the last has been answered."""
    return await asyncio.wait_for(asyncio.gather(*(press.answered for press in pressed)), ANSWER_SECONDS)


async def pictured(pressed: Pressed, onlooker: Onlooker) -> bool:
    """Wait for the table's new picture; tell whether one came: what changes nothing public brings none."""
    for _ in range(round(ANSWER_SECONDS / LOOK)):
        # What is to be told stays in the outbox until its picture is there.
        if pressed.pictured.done() or not onlooker.waiting():
            break
        await asyncio.sleep(LOOK)
    return pressed.pictured.done()


def noop_process(stage: Stage, place: Path) -> BotProcess:
    """Return the bare discord.py bot against a stage."""
    return BotProcess(["-m", "tests.bench.noop_bot", stage.api_url, stage.gateway_url], place, {})


def pony_process(
    stage: Stage, place: Path, database: Path | str, *, module: str = "bot", **more: str
) -> BotProcess:
    """Return Prancing Pony against a stage, as its owner would start it."""
    environment = {
        "DISCORD_TOKEN": "bench",
        "SANDBOX_API": stage.api_url,
        "SANDBOX_GATEWAY": stage.gateway_url,
        "DATABASE": str(database),
        "OWN_EMOJIS": "no",
        **more,
    }
    return BotProcess(["-m", module], place, environment)


async def until_identified(stage: Stage, bot: BotProcess) -> None:
    """Wait until the bot has been welcomed by the gateway. Raises RuntimeError when it never is."""
    try:
        await asyncio.wait_for(stage.core.gateway.ready.wait(), READY_SECONDS)
    except TimeoutError:
        bot.require_alive()
        raise RuntimeError(f"the bot never identified itself:\n{bot.last_words()}") from None


def rooms(stage: Stage) -> list[Channel]:
    """Return all channels, in an order that is the same on every stage."""
    return list(stage.core.world.channels.values())


def tables(stage: Stage, matches: int) -> list[tuple[Place, Pair]]:
    """Choose places for so many matches and who plays in each; everybody plays in several."""
    people = stage.core.world.people
    pairs = [(people[at].id, people[at + 1].id) for at in range(0, len(people) - 1, 2)]
    chosen = rooms(stage)[:matches]
    return [
        (Place(room.guild_id or 0, room.id), pairs[number % len(pairs)]) for number, room in enumerate(chosen)
    ]


class Twin:
    """Finds on the floor's stage what is in the same place as something on ours."""

    def __init__(self, ours: Stage, floor: Stage) -> None:
        self._rooms = dict(zip((room.id for room in rooms(ours)), rooms(floor), strict=True))
        self._people = dict(
            zip((user.id for user in ours.core.world.people), floor.core.world.people, strict=True)
        )
        self._floor = floor

    def aim(self, aim: Aim) -> Aim:
        """Return the same press of the same button of an equal message."""
        who, where = self._people[aim.who.id], self._rooms[aim.where.id]
        message = private_message(self._floor, who, where, aim.message.components)
        return Aim(who, where, message, aim.custom_id)


def aims(stage: Stage, choices: Sequence[Choice], panel: Sequence[Json]) -> list[Aim]:
    """Put each choice as a button on a private panel of its own, which looks like the one given."""
    world = stage.core.world
    button_aims = []
    for choice in choices:
        who, where = world.users[choice.user], world.channels[choice.place.channel]
        message = private_message(stage, who, where, with_button(panel, choice.custom_id))
        button_aims.append(Aim(who, where, message, choice.custom_id))
    return button_aims


def private_message(stage: Stage, who: User, where: Channel, components: Sequence[Json]) -> Message:
    """Post an ephemeral message of the bot."""
    body: Json = {"flags": V2 | EPHEMERAL, "components": list(components)}
    frame = MessageHeader(flags=EPHEMERAL, webhook=True, audience=who.id)
    return messages.post(stage.core, where, body, [], frame)


async def real_panel(stage: Stage, choice: Choice) -> list[Json]:
    """Ask the bot for somebody's own seat; return the components of the panel it shows."""
    world = stage.core.world
    who, where = world.users[choice.user], world.channels[choice.place.channel]
    button: Json = {
        "type": BUTTON,
        "style": 1,
        "label": "seat",
        "custom_id": str(ComponentId(Kind.SEAT, choice.match)),
    }
    body: Json = {"flags": V2, "components": [{"type": 1, "components": [button]}]}
    message = messages.post(stage.core, where, body, [], MessageHeader())
    pressed = stage.press(who, where, message, button["custom_id"])
    await asyncio.wait_for(pressed.interaction.acked.wait(), READY_SECONDS)
    response = pressed.interaction.response
    if response is None or not any(part.get("type") == BUTTON for _, part in walk(response.components)):
        raise RuntimeError(f"no panel for match {choice.match}: {pressed.body}")
    return response.components


def with_button(panel: Sequence[Json], custom_id: str) -> list[Json]:
    """Copy a panel that was seen, with another button."""
    components = copy.deepcopy(list(panel))
    button = next(part for _, part in walk(components) if part.get("type") == BUTTON)
    button["custom_id"] = custom_id
    return components
