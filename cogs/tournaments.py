"""`/tournament`: cups of a server, from sign-up to the winner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.clocks.pace import CHOICES, read_pace
from bot.match.tournaments.model import FORMATS, MOST_ROUNDS, Terms, Tournament
from bot.ui.commands import TOURNAMENT_GAME, GivenName, GivenReason, Typed, game_choices, text
from bot.ui.interactions import tournament_running, tournaments
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter
from cogs import bundles

if TYPE_CHECKING:
    from bot.client import Pony

USUAL_HOURS = 48
MOST_HOURS = 24 * 30
OPTIONS = ("name", "game", "format", "rounds", "both_sides", "pace", "seats", "rules", "hours", "role")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class TournamentsCog(
    commands.GroupCog,
    group_name=text("command-tournament"),
    group_description=text("command-tournament.description"),
):
    """Tournaments; a command without a name is about that of the channel."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-tournament-open"), description=text("command-tournament-open.description")
    )
    @app_commands.rename(**{each: text(f"command-tournament-open.{each}") for each in OPTIONS})
    @app_commands.describe(**{each: text(f"command-tournament-open.{each}-description") for each in OPTIONS})
    @app_commands.choices(
        game=game_choices(bundles()),
        format=[app_commands.Choice(name=text(f"tournament-format-{each}"), value=each) for each in FORMATS],
        pace=[app_commands.Choice(name=text(f"pace-{each}"), value=each) for each in CHOICES],
        rules=[
            app_commands.Choice(name=text("preset-printed"), value=tournaments.PRINTED),
            app_commands.Choice(name=text("preset-server"), value=tournaments.SERVER),
        ],
    )
    async def open(
        self,
        interaction: discord.Interaction[Pony],
        name: GivenName,
        game: str,
        format: str = "swiss",  # noqa: A002 - what the option is called
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        both_sides: bool = False,
        pace: str = "days",
        seats: app_commands.Range[int, 2, 4] = 2,
        rules: str = tournaments.SERVER,
        hours: app_commands.Range[int, 1, MOST_HOURS] = USUAL_HOURS,
        role: discord.Role | None = None,
    ) -> None:
        """Open a tournament."""

        async def handle(context: InteractionContext) -> None:
            chosen: Any = format
            terms = Terms(
                format=chosen,
                rounds=rounds,
                both_sides=both_sides,
                pace=read_pace(pace),
                seats=seats,
                role=None if role is None or role.is_default() else role.id,
            )
            await tournaments.open_tournament(context, name, game, terms, rules, hours)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-tournament-show"), description=text("command-tournament-show.description")
    )
    async def show(self, interaction: discord.Interaction[Pony]) -> None:
        """Show how the tournament stands."""
        await self._router.run(interaction, tournaments.show_here)

    @app_commands.command(
        name=text("command-tournament-enter"), description=text("command-tournament-enter.description")
    )
    async def enter(self, interaction: discord.Interaction[Pony]) -> None:
        """Enters."""
        await self._run(interaction, tournaments.enter)

    @app_commands.command(
        name=text("command-tournament-leave"), description=text("command-tournament-leave.description")
    )
    async def leave(self, interaction: discord.Interaction[Pony]) -> None:
        """Withdraws."""
        await self._run(interaction, tournaments.ask_leave)

    @app_commands.command(
        name=text("command-tournament-begin"), description=text("command-tournament-begin.description")
    )
    async def begin(self, interaction: discord.Interaction[Pony]) -> None:
        """Begins."""
        await self._run(interaction, tournaments.begin)

    @app_commands.command(
        name=text("command-tournament-games"), description=text("command-tournament-games.description")
    )
    async def games(self, interaction: discord.Interaction[Pony]) -> None:
        """Show the finished games of a tournament."""
        await self._run(interaction, tournaments.show_games)

    @app_commands.command(
        name=text("command-tournament-cancel"), description=text("command-tournament-cancel.description")
    )
    async def cancel(self, interaction: discord.Interaction[Pony]) -> None:
        """Call a tournament off."""
        await self._run(interaction, tournament_running.cancel)

    @app_commands.command(
        name=text("command-tournament-result"), description=text("command-tournament-result.description")
    )
    @app_commands.rename(
        game=text("command-tournament-result.game"),
        reason=text("command-tournament-result.reason"),
        winner=text("command-tournament-result.winner"),
    )
    @app_commands.describe(
        game=text("command-tournament-result.game-description"),
        reason=text("command-tournament-result.reason-description"),
        winner=text("command-tournament-result.winner-description"),
    )
    @app_commands.autocomplete(game=TOURNAMENT_GAME.complete)
    async def result(
        self,
        interaction: discord.Interaction[Pony],
        game: Typed,
        reason: GivenReason,
        winner: discord.User | None = None,
    ) -> None:
        """Correct a result."""

        async def handle(context: InteractionContext, tournament: Tournament) -> None:
            best = None if winner is None else winner.id
            which = await TOURNAMENT_GAME.read(context, game)
            await tournament_running.rule(context, tournament, which, best, reason)

        await self._run(interaction, handle)

    async def _run(
        self,
        interaction: discord.Interaction[Pony],
        handler: Callable[[InteractionContext, Tournament], Awaitable[None]],
    ) -> None:
        """Carry out a command about the tournament that is meant."""

        async def handle(context: InteractionContext) -> None:
            await handler(context, await tournaments.find_here(context))

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(TournamentsCog(bot.router))
