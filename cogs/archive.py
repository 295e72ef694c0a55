"""`/archive`: the finished games of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.store import ArchiveQuery, Ending
from bot.ui.commands import Completion, Offered, Typed, has_words, text
from bot.ui.commands.ladder_choices import ladder_choices
from bot.ui.interactions import archive
from bot.ui.interactions.context import InteractionContext, guild_of
from bot.ui.interactions.router import InteractionRouter
from bot.ui.messages.archive import A_PAGE
from bot.ui.messages.archive_options import list_agreed
from bot.ui.messages.standings import read_ladder
from cogs import bundles

if TYPE_CHECKING:
    from bot.client import Pony

MOST_STEPS = 100_000


async def _offer_months(context: InteractionContext, typed: str) -> Sequence[Offered]:
    guild = context.interaction.guild_id
    months = () if guild is None else await archive.find_months(context, guild)
    return [Offered(each, each) for each in months if typed.strip() in each]


async def _offer_agreed(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Of the game chosen beside it or of all."""
    ladder, _ = read_ladder(context.presentation, getattr(context.interaction.namespace, "game", None) or "")
    found = list_agreed(context.presentation, ladder.game or "", context.language)
    return [Offered(label, written) for written, label in found if has_words(label, typed)]


MONTH: Final = Completion(_offer_months)
"""The months in which games of the server ended, the latest first."""
AGREED: Final = Completion(_offer_agreed)
"""What may be agreed on before a game."""


class ArchiveCog(commands.Cog):
    """Finished games, for oneself."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-archive"), description=text("command-archive.description"))
    @app_commands.rename(
        player=text("command-archive.player"),
        game=text("command-archive.game"),
        result=text("command-archive.result"),
        month=text("command-archive.month"),
        steps=text("command-archive.steps"),
        agreed=text("command-archive.agreed"),
    )
    @app_commands.describe(
        player=text("command-archive.player-description"),
        game=text("command-archive.game-description"),
        result=text("command-archive.result-description"),
        month=text("command-archive.month-description"),
        steps=text("command-archive.steps-description"),
        agreed=text("command-archive.agreed-description"),
    )
    @app_commands.choices(
        game=ladder_choices(bundles()),
        result=[app_commands.Choice(name=text(f"archive-{each}"), value=each) for each in get_args(Ending)],
    )
    @app_commands.autocomplete(month=MONTH.complete, agreed=AGREED.complete)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def archive(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User | None = None,
        game: str | None = None,
        result: str | None = None,
        month: Typed | None = None,
        steps: app_commands.Range[int, 1, MOST_STEPS] | None = None,
        agreed: Typed | None = None,
    ) -> None:
        """The finished games of the server."""

        async def handle(context: InteractionContext) -> None:
            ladder, _ = read_ladder(context.presentation, game or "")
            ending: Any = result
            when = None if month is None else await MONTH.read(context, month)
            query = ArchiveQuery(
                guild_of(context),
                player.id if player is not None else None,
                ladder.game,
                ladder.side or None,
                ending,
                when,
                steps or 0,
                most=A_PAGE,
            )
            written = await AGREED.read(context, agreed) if agreed else ""
            await archive.show(context, archive.narrow(context, query, written))

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ArchiveCog(bot.router))
