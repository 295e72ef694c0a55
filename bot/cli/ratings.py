"""`python -m bot ratings`: all ratings anew from the results."""

from __future__ import annotations

from bot.cli.database import open_database
from bot.cli.messages import format_message
from bot.config import Settings, shell_language
from bot.games import all_bundles
from bot.match.matches import MatchService


async def rate_anew(settings: Settings) -> str:
    """Compute the ratings of every server from the first result on; return what was done, in a sentence.

    Raises StartError where the database cannot be used: the bot that has it must be stopped before.
    """
    store = await open_database(settings.database)
    try:
        guilds = await MatchService(store, all_bundles()).leaderboards.rate_everything(anew=True)
    finally:
        await store.close()
    return format_message(shell_language(), "cli-ratings-done", guilds=str(guilds))
