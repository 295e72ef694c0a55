"""`/settings`: language and notices. `/privacy`: what the bot knows of somebody, as a file or erased."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.commands import CITY, Typed, language_choices, text
from bot.ui.interactions import blocking, policy, settings
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter

if TYPE_CHECKING:
    from bot.client import Pony


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
            changes["language"] = settings.read_language(language)
        if notices is not None:
            changes |= {"notices": notices, "dm_closed": False}
        if asked is not None:
            changes["asked_always"] = asked
        if profile is not None:
            changes["profile"] = profile
        if invitations is not None:
            changes["invitations"] = invitations

        async def handle(context: InteractionContext) -> None:
            await settings.show_mine(context, changes)

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
            await settings.set_quiet(context, zone, now, start, end)

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
            await blocking.block_by_name(context, blocked, lifted)

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
        await self._router.run(interaction, policy.show)

    @app_commands.command(
        name=text("command-privacy-export"), description=text("command-privacy-export.description")
    )
    async def export(self, interaction: discord.Interaction[Pony]) -> None:
        """Everything the bot knows, as a file."""
        await self._router.run(interaction, settings.export)

    @app_commands.command(
        name=text("command-privacy-erase"), description=text("command-privacy-erase.description")
    )
    async def erase(self, interaction: discord.Interaction[Pony]) -> None:
        """Ask whether to forget everything."""
        await self._router.run(interaction, settings.ask_erase)


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
            await settings.stay_away(context, days)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(SettingsCog(bot.router))
    await bot.add_cog(PrivacyCog(bot.router))
    await bot.add_cog(AwayCog(bot.router))
