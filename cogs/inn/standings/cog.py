"""`/leaderboard`: by game, side and season, privately or for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.bundle import GameBundle
from bot.match.rating import Ladder
from bot.text import Language
from bot.ui.commands import phrase, text
from bot.ui.interactions.context import InteractionContext, guild_of, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind, Page
from bot.ui.presentation import Presentation
from bot.worker import WorkerError
from cogs import bundles
from cogs.inn.standings.pages import (
    HOUSE,
    PUBLIC,
    drawn_of,
    house_standings_page,
    name_ladder,
    read_ladder,
    standings_page,
    write_ladder,
)

if TYPE_CHECKING:
    from bot.client import Pony


MOST_CHOICES: Final = 25


def ladder_choices(games: Mapping[str, GameBundle], *, house: bool = False) -> list[app_commands.Choice[str]]:
    """Games to choose from, and their sides where they differ. house: also the games against the house."""
    presentation = Presentation(games)

    def name(ladder: Ladder, language: Language) -> str:
        return name_ladder(presentation, ladder, language)

    choices = []
    for key, bundle in games.items():
        facts = bundle.game.facts
        choices.append(app_commands.Choice(name=phrase(partial(name, Ladder(key))), value=key))
        for side in facts.seats if facts.sided else ():
            ladder = Ladder(key, side)
            choices.append(
                app_commands.Choice(name=phrase(partial(name, ladder)), value=write_ladder(ladder))
            )
    last = [app_commands.Choice(name=text("standings-house"), value=HOUSE)] if house else []
    return [*choices[: MOST_CHOICES - len(last)], *last]


@on(Kind.STANDINGS)
async def press(context: InteractionContext) -> None:
    """Another leaderboard, or another page of one."""
    chosen = context.values[0] if context.values else context.target.payload
    if chosen.partition(".")[0] == HOUSE:
        await show_house(context, public=chosen.endswith(f".{PUBLIC}"))
    else:
        ladder, page = read_ladder(context.presentation, chosen)
        await show(context, ladder, page, public=chosen.endswith(f".{PUBLIC}"))


async def show_asked(context: InteractionContext, key: str | None, *, last: bool) -> None:
    """The leaderboard a command asks for. last: of the season before the present one."""
    if key == HOUSE:
        await show_house(context)
        return
    ladder, _ = read_ladder(context.presentation, key or "")
    if last:
        ladder = replace(
            ladder, season=max(0, await context.matches.leaderboards.season(guild_of(context)) - 1)
        )
    await show(context, ladder)


async def show(context: InteractionContext, ladder: Ladder, page: int = 0, *, public: bool = False) -> None:
    """A page of a leaderboard. public: for everybody to see."""
    standings = await context.matches.leaderboards.of(guild_of(context), ladder)
    if not public:
        await context.show(
            standings_page(context.presentation, standings, page, context.language, context.user)
        )
        return
    _, lines = drawn_of(standings, page)
    names = await context.presentation.names.of([line.user for line in lines], context.translator)
    shown = standings_page(context.presentation, standings, page, context.language, None, names)
    await show_drawn(context, shown)


async def show_house(context: InteractionContext, *, public: bool = False) -> None:
    """Show how everybody did against the house."""
    against = await context.matches.leaderboards.of_house(guild_of(context))
    reader = None if public else context.user
    shown = house_standings_page(context.presentation, against, context.language, reader)
    if public:
        await context.show_publicly(shown)
    else:
        await context.show(shown)


async def show_drawn(context: InteractionContext, page: Page) -> None:
    """A page for everybody to see, with its picture from the start; in words where it cannot be painted."""
    with suppress(WorkerError):
        await context.services.page_pictures.paint(page)
    await context.show_publicly(page)


LAST = "last"


class StandingsCog(commands.Cog):
    """The leaderboard, for oneself or for everybody to see."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-leaderboard"), description=text("command-leaderboard.description")
    )
    @app_commands.rename(
        game=text("command-leaderboard.game"),
        season=text("command-leaderboard.season"),
    )
    @app_commands.describe(
        game=text("command-leaderboard.game-description"),
        season=text("command-leaderboard.season-description"),
    )
    @app_commands.choices(
        game=ladder_choices(bundles(), house=True),
        season=[
            app_commands.Choice(name=text("command-leaderboard.season-now"), value="now"),
            app_commands.Choice(name=text("command-leaderboard.season-last"), value=LAST),
        ],
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Pony],
        game: str | None = None,
        season: str | None = None,
    ) -> None:
        """Show who plays best here."""

        async def handle(context: InteractionContext) -> None:
            await show_asked(context, game, last=season == LAST)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(StandingsCog(bot.router))
