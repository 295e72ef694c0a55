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
from discord.utils import format_dt

from bot.match.clocks import WISHES
from bot.match.match import Table
from bot.match.settings import UserSettings, zone_of_hour, zones
from bot.match.values import RefusedError, UserId
from bot.text import LANGUAGES, GivenText
from bot.ui.commands import CITY, Typed, language_choices, text
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.layout import tell
from bot.ui.messages.house import POLICIES
from bot.ui.page import Kind
from bot.ui.presentation import AUTOMATIC
from cogs.inn.settings.pages import SWITCHES, blocked_page, erase_page, my_settings_page, policy_page

if TYPE_CHECKING:
    from bot.client import Pony


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


@on(Kind.SETTING)
async def change(context: InteractionContext) -> None:
    """A choice in one of the settings' menus."""
    chosen = context.values[0] if context.values else AUTOMATIC
    match context.target.payload.removeprefix("me-"):
        case "language":
            await show_mine(context, {"language": read_language(chosen)})
        case "notices":
            # Switching notices on is also how somebody says that the DMs are open again.
            await show_mine(context, {"notices": chosen == "on", "dm_closed": False})
        case "quiet":
            await show_mine(context, {"quiet": None})
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


async def ask_erase(context: InteractionContext) -> None:
    """Ask whether to erase everything known of the visitor."""
    await context.show(erase_page(context.translator))


@on(Kind.ERASE)
async def erase(context: InteractionContext) -> None:
    """Erase everything known of the visitor, after having asked."""
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


async def block_by_name(context: InteractionContext, blocked: UserId | None, lifted: UserId | None) -> None:
    """Block somebody, or lift that; without a name, show whom the visitor has blocked."""
    known = await _find(context)
    if blocked is None and lifted is None:
        await context.show(blocked_page(context.translator, known))
        return
    wanted = [*known, *([blocked] if blocked is not None else [])]
    await _block(context, [each for each in wanted if each != lifted])


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


async def show(context: InteractionContext) -> None:
    """Show what is kept, why, how long, and whom to ask."""
    await context.show(policy_page(context.translator, "privacy", context.services.operator))


@on(Kind.POLICY)
async def press(context: InteractionContext) -> None:
    """The other page."""
    policy = next((each for each in POLICIES if each == context.target.payload), None)
    if policy is None:
        raise RefusedError("refused-forged")
    await context.show(policy_page(context.translator, policy, context.services.operator))


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class SettingsCog(
    commands.GroupCog,
    group_name=text("command-settings"),
    group_description=text("command-settings.description"),
):
    """The settings of a person."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-settings-me"), description=text("command-settings-me.description")
    )
    @app_commands.rename(
        language=text("command-settings-me.language"),
        notices=text("command-settings-me.notices"),
        asked=text("command-settings-me.asked"),
        profile=text("command-settings-me.profile"),
        invitations=text("command-settings-me.invitations"),
    )
    @app_commands.describe(
        language=text("command-settings-me.language-description"),
        notices=text("command-settings-me.notices-description"),
        asked=text("command-settings-me.asked-description"),
        profile=text("command-settings-me.profile-description"),
        invitations=text("command-settings-me.invitations-description"),
    )
    @app_commands.choices(language=language_choices())
    async def me(
        self,
        interaction: discord.Interaction[Pony],
        language: str | None = None,
        notices: bool | None = None,
        asked: bool | None = None,
        profile: bool | None = None,
        invitations: bool | None = None,
    ) -> None:
        """One's own settings."""
        changes: dict[str, object] = {}
        if language is not None:
            changes["language"] = read_language(language)
        if notices is not None:
            changes |= {"notices": notices, "dm_closed": False}
        if asked is not None:
            changes["asked_always"] = asked
        if profile is not None:
            changes["profile"] = profile
        if invitations is not None:
            changes["invitations"] = invitations

        async def handle(context: InteractionContext) -> None:
            await show_mine(context, changes)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-settings-quiet"), description=text("command-settings-quiet.description")
    )
    @app_commands.rename(
        city=text("command-settings-quiet.city"),
        now=text("command-settings-quiet.now"),
        start=text("command-settings-quiet.start"),
        end=text("command-settings-quiet.end"),
    )
    @app_commands.describe(
        city=text("command-settings-quiet.city-description"),
        now=text("command-settings-quiet.now-description"),
        start=text("command-settings-quiet.start-description"),
        end=text("command-settings-quiet.end-description"),
    )
    @app_commands.autocomplete(city=CITY.complete)
    async def quiet(
        self,
        interaction: discord.Interaction[Pony],
        city: Typed | None = None,
        now: app_commands.Range[int, 0, 23] | None = None,
        start: app_commands.Range[int, 0, 23] | None = None,
        end: app_commands.Range[int, 0, 23] | None = None,
    ) -> None:
        """Hours in which no notice arrives."""

        async def handle(context: InteractionContext) -> None:
            zone = None if city is None else await CITY.read(context, city)
            await set_quiet(context, zone, now, start, end)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-settings-block"), description=text("command-settings-block.description")
    )
    @app_commands.rename(
        player=text("command-settings-block.player"), lift=text("command-settings-block.lift")
    )
    @app_commands.describe(
        player=text("command-settings-block.player-description"),
        lift=text("command-settings-block.lift-description"),
    )
    async def block(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User | None = None,
        lift: discord.User | None = None,
    ) -> None:
        """People one does not want to play with."""

        async def handle(context: InteractionContext) -> None:
            blocked, lifted = (None if each is None else each.id for each in (player, lift))
            await block_by_name(context, blocked, lifted)

        await self._router.run(interaction, handle)


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class PrivacyCog(
    commands.GroupCog,
    group_name=text("command-privacy"),
    group_description=text("command-privacy.description"),
):
    """Commands about what the bot knows of somebody."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-privacy-show"), description=text("command-privacy-show.description")
    )
    async def show(self, interaction: discord.Interaction[Pony]) -> None:
        """Show what is kept, why, how long, and whom to ask."""
        await self._router.run(interaction, show)

    @app_commands.command(
        name=text("command-privacy-export"), description=text("command-privacy-export.description")
    )
    async def export(self, interaction: discord.Interaction[Pony]) -> None:
        """Everything the bot knows, as a file."""
        await self._router.run(interaction, export)

    @app_commands.command(
        name=text("command-privacy-erase"), description=text("command-privacy-erase.description")
    )
    async def erase(self, interaction: discord.Interaction[Pony]) -> None:
        """Ask whether to forget everything."""
        await self._router.run(interaction, ask_erase)


class AwayCog(commands.Cog):
    """Saying that one is away."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-away"), description=text("command-away.description"))
    @app_commands.rename(days=text("command-away.days"))
    @app_commands.describe(days=text("command-away.days-description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def away(
        self, interaction: discord.Interaction[Pony], days: app_commands.Range[int, 0, 90]
    ) -> None:
        """Time stands at one's tables for so many days."""

        async def handle(context: InteractionContext) -> None:
            await stay_away(context, days)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(SettingsCog(bot.router))
    await bot.add_cog(PrivacyCog(bot.router))
    await bot.add_cog(AwayCog(bot.router))
