"""Both bots, each with a sandbox of its own, side by side: where everything on the wire is measured."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence
from pathlib import Path

from bot.match.values import Place
from bot.sandbox.errors import Json
from bot.sandbox.limits import EPHEMERAL, V2
from bot.sandbox.limits.components import BUTTON, walk
from bot.sandbox.rest import messages
from bot.sandbox.rest.messages import MessageHeader
from bot.sandbox.world import Channel, Message, User
from bot.ui.interactions.ids import ComponentId, Kind
from tests.bench.matches import Choice, Pair
from tests.bench.process import BotProcess
from tests.bench.stage import Stage
from tests.bench.volley import Aim

READY_SECONDS = 30.0


def noop_process(stage: Stage, place: Path) -> BotProcess:
    """The bare discord.py bot against a stage."""
    return BotProcess(["-m", "tests.bench.noop_bot", stage.api_url, stage.gateway_url], place, {})


def pony_process(stage: Stage, place: Path, database: Path | str, **more: str) -> BotProcess:
    """Prancing Pony against a stage, as its owner would start it."""
    environment = {
        "DISCORD_TOKEN": "bench",
        "SANDBOX_API": stage.api_url,
        "SANDBOX_GATEWAY": stage.gateway_url,
        "DATABASE": str(database),
        **more,
    }
    return BotProcess(["-m", "bot"], place, environment)


async def until_identified(stage: Stage, bot: BotProcess) -> None:
    """Wait until the bot has been welcomed by the gateway. Raises RuntimeError when it never is."""
    try:
        await asyncio.wait_for(stage.core.gateway.ready.wait(), READY_SECONDS)
    except TimeoutError:
        bot.require_alive()
        raise RuntimeError(f"the bot never identified itself:\n{bot.last_words()}") from None


def rooms(stage: Stage) -> list[Channel]:
    """All channels, in an order that is the same on every stage."""
    return list(stage.core.world.channels.values())


def tables(stage: Stage, matches: int) -> list[tuple[Place, Pair]]:
    """Places for so many matches and who plays in each; everybody plays in several."""
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
        """The same press of the same button of an equal message."""
        who, where = self._people[aim.who.id], self._rooms[aim.where.id]
        message = private_message(self._floor, who, where, aim.message.components)
        return Aim(who, where, message, aim.custom_id)


def aims(stage: Stage, choices: Sequence[Choice], panel: Sequence[Json]) -> list[Aim]:
    """Each choice as a button on a private panel of its own, which looks like the one given."""
    world = stage.core.world
    found = []
    for choice in choices:
        who, where = world.users[choice.user], world.channels[choice.place.channel]
        message = private_message(stage, who, where, with_button(panel, choice.custom_id))
        found.append(Aim(who, where, message, choice.custom_id))
    return found


def private_message(stage: Stage, who: User, where: Channel, components: Sequence[Json]) -> Message:
    """An ephemeral message of the bot."""
    body: Json = {"flags": V2 | EPHEMERAL, "components": list(components)}
    frame = MessageHeader(flags=EPHEMERAL, webhook=True, audience=who.id)
    return messages.post(stage.core, where, body, [], frame)


async def real_panel(stage: Stage, choice: Choice) -> list[Json]:
    """The components of the panel the bot shows to somebody who asks for the own seat."""
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
    """A panel like one that was seen, with another button."""
    components = copy.deepcopy(list(panel))
    button = next(part for _, part in walk(components) if part.get("type") == BUTTON)
    button["custom_id"] = custom_id
    return components
