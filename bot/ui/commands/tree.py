"""The tree of commands, and what becomes of an error in one of them."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.logs import get_logger
from bot.metrics import INTERACTIONS
from bot.ui.interactions.router import IN_VAIN

TREE: Final = "discord.app_commands.tree"
"""The logger by which discord.py alone tells of an error in an autocomplete, with who typed and where."""
log = get_logger("ui")


class Failures(logging.Filter):
    """A log filter that counts what discord.py tells of an error, and tells it of nobody, like all else."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let pass whatever is no error."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        error = getattr(error, "original", error)
        if isinstance(error, discord.HTTPException) and error.code in IN_VAIN:
            # Somebody types faster than Discord asks: nobody waits for these any more.
            INTERACTIONS.labels("autocomplete", "late").inc()
            return False
        INTERACTIONS.labels("autocomplete", "failed").inc()
        command = str(record.args[0]) if isinstance(record.args, tuple) and record.args else ""
        log.error("autocomplete_failed", command=command, exc_info=error)
        return False


FAILURES: Final = Failures()


class CommandTree(app_commands.CommandTree[Any]):
    """The commands; an error in one is told politely."""

    def __init__(self, client: Any, *, fallback_to_global: bool = True) -> None:
        super().__init__(client, fallback_to_global=fallback_to_global)
        logging.getLogger(TREE).addFilter(FAILURES)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error that no handler has answered."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await self.client.router.explain_old_button(interaction)
        else:
            await self.client.router.stumble(interaction, getattr(error, "original", error))
