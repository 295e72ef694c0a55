"""The button that opens the board inside Discord, and the way in from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.http import Route
from pydantic import BaseModel

from bot.logs import get_logger
from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.messages.ways import PANEL
from bot.ui.page import Kind
from bot.ui.sight import NO_ANSWER
from cogs.inn.activity.model import Instance
from cogs.inn.activity.pages import WAY, lead_from_panel
from cogs.inn.touch.pages import DOOR

if TYPE_CHECKING:
    from bot.client import Pony

log = get_logger("web")


class _Location(BaseModel):
    channel_id: int
    guild_id: int | None = None


class _Instance(BaseModel):
    application_id: int
    location: _Location
    users: list[int]


@on(Kind.ACTIVITY)
async def launch(context: InteractionContext) -> None:
    """Have Discord open the board where the button was pressed."""
    threshold = WAY.threshold
    if threshold is None or not context.match:
        raise RefusedError("activity-closed")
    try:
        answer = await context.interaction.response.launch_activity()
    except discord.InteractionResponded:
        raise RefusedError("activity-not-opened") from None
    except NO_ANSWER as error:
        # Where the portal has no Activity, or a client cannot show one.
        log.warning("activity_not_opened", why=repr(error))
        raise RefusedError("activity-not-opened") from error
    opened = answer.activity_id or getattr(answer.resource, "id", None)
    if opened is not None:
        threshold.note_launched(str(opened), context.user, context.match)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    secret = pony.plan.client_secret
    if pony.plan.public_url is None or secret is None:
        WAY.threshold = DOOR.inside = None
        PANEL.drop(lead_from_panel)
        return
    PANEL.lead_from(lead_from_panel)
    # Nothing of it is loaded where it is not served.
    from cogs.inn.activity.service import Identities
    from cogs.inn.activity.serving import Threshold

    async def find_instance(instance: str) -> Instance | None:
        return await ask_instance(pony, instance)

    def application() -> int:
        return pony.application_id or 0

    identities = Identities(Route.BASE, application, secret)
    WAY.threshold = DOOR.inside = Threshold(pony.services, application, identities, find_instance)


async def ask_instance(pony: Pony, instance: str) -> Instance | None:
    """Ask Discord where an instance of our Activity is open, and who is in it. None for none.

    Raises RefusedError where Discord does not answer.
    """
    route = Route(
        "GET",
        "/applications/{application}/activity-instances/{instance}",
        application=pony.application_id,
        instance=instance,
    )
    try:
        answer = _Instance.model_validate(await pony.http.request(route))
    except discord.NotFound:
        return None
    except NO_ANSWER as error:
        log.info("instance_unknown", why=repr(error))
        raise RefusedError("activity-unknown") from error
    if answer.application_id != pony.application_id:
        return None
    return Instance(answer.location.guild_id, answer.location.channel_id, frozenset(answer.users))
