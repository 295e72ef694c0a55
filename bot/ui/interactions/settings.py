"""Settings of people and servers, and what we know of somebody."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from io import BytesIO

import discord
from discord.utils import format_dt

from bot.match.clocks.pace import WISHES
from bot.match.settings.absence import zone_of_hour, zones
from bot.match.settings.settings import UserSettings
from bot.match.table.values import RefusedError
from bot.text import LANGUAGES, GivenText
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.layout import QUIET, frame, text
from bot.ui.messages.page import plain
from bot.ui.messages.settings import (
    AUTOMATIC,
    erase_page,
    my_settings_page,
)


async def show_mine(context: InteractionContext, changes: Mapping[str, object]) -> None:
    """One's own settings, after changing some."""
    settings = await context.matches.user_settings(context.user)
    if changes:
        settings = await context.matches.change_user_settings(
            context.user, lambda before: UserSettings.model_validate(before.model_dump() | dict(changes))
        )
        locale = context.interaction.locale.value
        context.language = await context.services.languages.of_user(context.user, locale)
    note = context.translator("settings-saved") if changes else ""
    await context.show(my_settings_page(context.translator, settings, context.services.now(), note))


async def stay_away(context: InteractionContext, days: int) -> None:
    """Set for how many days one is away; none: one is back."""
    now = context.services.now()
    await context.matches.clocks.stay_away(context.user, now + timedelta(days=days), now)
    until = format_dt(now + timedelta(days=days), "D")
    await context.say(
        context.translator("away-until", until=until) if days else context.translator("away-back")
    )


async def set_quiet(
    context: InteractionContext, zone: str | None, hour: int | None, start: int | None, end: int | None
) -> None:
    """Set the quiet hours, by a city or by the hour it is; where nothing is said, show them."""
    if (zone, hour, start, end) == (None, None, None, None):
        await show_mine(context, {})
        return
    before = (await context.matches.user_settings(context.user)).quiet
    if zone is not None and zone not in zones():
        raise RefusedError("refused-city-unknown", name=GivenText(zone))
    if zone is None and hour is not None:
        zone = zone_of_hour(hour, context.services.now())
    if zone is None and before is None:
        raise RefusedError("refused-city-missing")
    given = {"zone": zone, "start": start, "end": end}
    kept = {} if before is None else before.model_dump()
    quiet = kept | {name: value for name, value in given.items() if value is not None}
    await show_mine(context, {"quiet": quiet})


def managed_guild(context: InteractionContext) -> int:
    """The server the visitor is on. Raises RefusedError for who does not manage it."""
    guild = context.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-guild-only")
    if not context.interaction.permissions.manage_guild:
        raise RefusedError("settings-not-allowed")
    return guild


async def change(context: InteractionContext) -> None:
    """A choice in one of the settings' menus."""
    chosen = context.values[0] if context.values else AUTOMATIC
    match context.target.payload:
        case "me-language":
            await show_mine(context, {"language": read_language(chosen)})
        case "me-notices":
            # Switching notices on is also how somebody says that the DMs are open again.
            await show_mine(context, {"notices": chosen == "on", "dm_closed": False})
        case "me-asked":
            await show_mine(context, {"asked_always": chosen == "on"})
        case "me-profile":
            await show_mine(context, {"profile": chosen == "on"})
        case "me-ahead":
            await show_mine(context, {"ahead": chosen == "on"})
        case "me-invitations":
            await show_mine(context, {"invitations": chosen == "on"})
        case "me-quiet":
            await show_mine(context, {"quiet": None})
        case "me-reminders":
            if chosen not in WISHES:
                raise RefusedError("refused-forged")
            await show_mine(context, {"reminders": chosen})
        case _:
            raise RefusedError("refused-forged")


def read_language(chosen: str) -> str | None:
    """A chosen language; None for the automatic one."""
    return chosen if chosen in LANGUAGES else None


async def export(context: InteractionContext) -> None:
    """Everything known of the visitor, as a file."""
    known = await context.matches.export(context.user)
    file = discord.File(BytesIO(known.encode()), "prancing-pony.json")
    await context.send_file(context.translator("privacy-export"), file)


async def ask_erase(context: InteractionContext) -> None:
    """Ask whether to erase everything known of the visitor."""
    await context.show(erase_page(context.translator))


async def erase(context: InteractionContext) -> None:
    """Erase everything known of the visitor, after having asked."""
    message = "privacy-kept"
    if context.target.payload == "yes":
        await context.matches.erase(context.user)
        context.services.languages.forget(context.user)
        context.services.names.forget(context.user)
        message = "privacy-erased"
    content = context.translator(message)
    await context.show(plain(lambda: frame([text(content)], QUIET)))
