"""`/settings` and its like, and the menus of their pages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from datetime import timedelta
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.clocks import WISHES
from bot.match.match import Table
from bot.match.settings import UserSettings, zone_of_hour, zones
from bot.match.values import RefusedError, UserId
from bot.text import LANGUAGES, GivenText
from bot.ui.commands import CITY, text
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.layout import tell
from bot.ui.messages.house import POLICIES
from bot.ui.page import Kind
from bot.ui.presentation import AUTOMATIC
from cogs.inn.settings.pages import (
    ASK_AWAY,
    ASK_QUIET,
    AWAY_DAYS,
    CITY_NAME,
    DAYS,
    END,
    EXPORT,
    HOUR_NOW,
    HOURS,
    START,
    SWITCHES,
    away_form,
    blocked_page,
    erase_page,
    my_settings_page,
    policy_page,
    quiet_form,
)

if TYPE_CHECKING:
    from bot.client import Pony


async def show_mine(context: InteractionContext, changes: Mapping[str, object], note: str = "") -> None:
    """One's own settings, after changing some. note: what has just come of a press."""
    settings = await context.matches.user_settings(context.user)
    if changes:
        settings = await context.matches.change_user_settings(
            context.user, lambda before: UserSettings.model_validate(before.model_dump() | dict(changes))
        )
        locale = context.interaction.locale.value
        context.language = await context.services.languages.of_user(context.user, locale)
    note = context.translator("settings-saved") if changes else note
    await context.show(my_settings_page(context.translator, settings, context.services.now(), note))


async def _stay_away(context: InteractionContext, days: int) -> None:
    """Set for how many days one is away; none: one is back."""
    now = context.services.now()
    await context.matches.clocks.stay_away(context.user, now + timedelta(days=days), now)
    await show_mine(context, {}, context.translator("settings-saved" if days else "away-back"))


async def _ask_away(context: InteractionContext) -> None:
    """Ask for how many days somebody is away, or note what they have said."""
    if context.filled is None:
        await context.open_form(away_form(context.translator))
        return
    days = context.filled.one(DAYS)
    if days not in map(str, AWAY_DAYS):
        raise RefusedError("refused-forged")
    await _stay_away(context, int(days))


async def _ask_quiet(context: InteractionContext) -> None:
    """Ask for the quiet hours, by a city or by the hour it is; or note what was said."""
    before = (await context.matches.user_settings(context.user)).quiet
    if context.filled is None:
        await context.open_form(quiet_form(context.translator, before))
        return
    city, *hours = (context.filled.one(field) for field in (CITY_NAME, HOUR_NOW, START, END))
    if any(hour and hour not in HOURS for hour in hours):
        raise RefusedError("refused-forged")
    now, start, end = (int(hour) if hour else None for hour in hours)
    zone = None
    if city and (before is None or city != context.translator.city(before.zone)):
        zone = await CITY.read(context, city)
        if zone not in zones():
            raise RefusedError("refused-city-unknown", name=GivenText(city))
    if now is not None:
        zone = zone_of_hour(now, context.services.now())
    if zone is None and before is None:
        raise RefusedError("refused-city-missing")
    given = {"zone": zone, "start": start, "end": end}
    kept = {} if before is None else before.model_dump()
    quiet = kept | {name: value for name, value in given.items() if value is not None}
    await show_mine(context, {"quiet": quiet})


@on(Kind.SETTING)
async def change(context: InteractionContext) -> None:
    """A button, a form, or a choice in one of the settings' menus."""
    chosen = context.values[0] if context.values else AUTOMATIC
    match context.target.payload.removeprefix("me-"):
        case "language":
            await show_mine(context, {"language": read_language(chosen)})
        case "notices":
            # Switching notices on is also how somebody says that the DMs are open again.
            await show_mine(context, {"notices": chosen == "on", "dm_closed": False})
        case "quiet":
            await show_mine(context, {"quiet": None})
        case form if form == ASK_QUIET:
            await _ask_quiet(context)
        case form if form == ASK_AWAY:
            await _ask_away(context)
        case "back":
            await _stay_away(context, 0)
        case "page":
            await show_mine(context, {})
        case "reminders":
            if chosen not in WISHES:
                raise RefusedError("refused-forged")
            await show_mine(context, {"reminders": chosen})
        case switch if switch in SWITCHES:
            await show_mine(context, {SWITCHES[switch]: chosen == "on"})
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


@on(Kind.ERASE)
async def erase(context: InteractionContext) -> None:
    """Erase everything known of the visitor, after having asked."""
    if not context.target.payload:
        await context.show(erase_page(context.translator))
        return
    message = "privacy-kept"
    if context.target.payload == "yes":
        await context.matches.erase(context.user)
        context.services.languages.forget(context.user)
        context.presentation.names.forget(context.user)
        message = "privacy-erased"
    await context.show(tell(context.translator(message)))


@on(Kind.BLOCKED)
async def open_blocked(context: InteractionContext) -> None:
    """Show whom the visitor has blocked; or replace the list, where people have been chosen."""
    if not context.target.payload:
        await context.show(blocked_page(context.translator, await _find(context)))
        return
    if not all(value.isdecimal() for value in context.values):
        raise RefusedError("refused-forged")
    await _block(context, [int(value) for value in context.values])


async def _find(context: InteractionContext) -> tuple[UserId, ...]:
    return await context.matches.company.blocked_by(context.user)


async def _block(context: InteractionContext, others: Collection[UserId]) -> None:
    before = await _find(context)
    blocked = await context.matches.company.block(context.user, others)
    new = {*blocked} - {*before}
    for number, table in enumerate(await context.matches.tables_of(context.user) if new else ()):
        if table.phase == "lobby" and new & {*table.joined, *table.invited}:
            # What went on meanwhile comes first.
            with suppress(RefusedError):
                await _part(context, table, new, f"{context.token}-{number}")
    note = context.translator("settings-saved")
    await context.show(blocked_page(context.translator, blocked, note))


async def _part(context: InteractionContext, table: Table, new: Collection[UserId], token: str) -> None:
    """Before play has begun, a host expects them no longer, and a guest gets up."""
    if table.host == context.user:
        guests = [user for user in (*table.joined, *table.invited) if user not in (*new, context.user)]
        await context.matches.set_guests(table.id, context.user, guests, token)
    else:
        await context.matches.leave(table.id, context.user, token)


async def show_policy(context: InteractionContext) -> None:
    """Show what is kept, why, how long, and whom to ask; and what can be done about it."""
    await context.show(policy_page(context.translator, "privacy", context.services.operator))


@on(Kind.POLICY)
async def press(context: InteractionContext) -> None:
    """The other page, or what is known of the visitor."""
    if context.target.payload == EXPORT:
        await export(context)
        return
    policy = next((known_policy for known_policy in POLICIES if known_policy == context.target.payload), None)
    if policy is None:
        raise RefusedError("refused-forged")
    await context.show(policy_page(context.translator, policy, context.services.operator))


class SettingsCog(commands.Cog):
    """A person's settings, and what is kept of them."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-settings"), description=text("command-settings.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def settings(self, interaction: discord.Interaction[Pony]) -> None:
        """One's own settings."""

        async def handle(context: InteractionContext) -> None:
            await show_mine(context, {})

        await self._router.run(interaction, handle)

    @app_commands.command(name=text("command-privacy"), description=text("command-privacy.description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def privacy(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what the bot knows of somebody."""
        await self._router.run(interaction, show_policy)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(SettingsCog(bot.router))
