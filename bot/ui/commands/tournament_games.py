"""The games of a tournament to choose from in a command."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.match.table import RefusedError
from bot.ui.interactions import tournaments
from bot.ui.interactions.router import Routed
from bot.ui.interactions.tournament_running import write_game
from bot.ui.menus.level import clip

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100


async def complete_tournament_game(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The games of the tournament here, the latest first."""
    routed: Routed = interaction.client
    context = await routed.router.context(interaction)
    try:
        found = await tournaments.find_here(context)
    except RefusedError:
        return []
    games = [each for each in found.games if not each.is_bye]
    users = [found.entrant_of(number).user for each in games for number in each.players]
    names = await context.services.names.of(users, context.translator)
    choices = []
    for each in reversed(games):
        people = [names.get(found.entrant_of(number).user, "?") for number in each.players]
        label = clip(f"{each.round}.{each.table}.{each.leg} {' – '.join(people)}", LONGEST_CHOICE)
        if typed.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label, value=write_game(each)))
    return choices[:MOST_CHOICES]
