"""The floor of everything on the wire: a bare discord.py bot that answers every press with nothing.

Its answer is a deferred update (callback type 6), the cheapest one Discord knows: no body and no edit.
Started as `python -m tests.bench.noop_bot API GATEWAY`.
"""

from __future__ import annotations

import sys
from typing import Any

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


class NoopBot(discord.Client):
    """Answers, and does nothing else."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """One callback for each press."""
        await interaction.response.defer()


def main() -> None:
    """Connects to the sandbox named on the command line and serves until it is ended."""
    api, gateway = sys.argv[1:]
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    NoopBot(intents=discord.Intents(guilds=True)).run("bench", log_handler=None)


if __name__ == "__main__":
    main()
