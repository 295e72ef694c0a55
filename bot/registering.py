"""What Discord is told of the commands, put together where it does not stay in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import discord
import orjson
from discord import app_commands

from bot.client import all_bundles, all_listings
from bot.draw.picture_service import PictureService
from bot.extensions import Extensions
from bot.ui.interactions.router import InteractionRouter
from bot.ui.services import Services
from bot.ui.commands.texts import CommandTranslator

if TYPE_CHECKING:
    from bot.client import Pony
    from bot.match.service import MatchService


def commands() -> bytes:
    """All commands with their translations, as JSON: every game is loaded for it, hence elsewhere."""
    return orjson.dumps(asyncio.run(_commands()), option=orjson.OPT_SORT_KEYS)


class Registrar:
    """As much of the bot as commands are added to: it joins nothing, and nobody plays at its tables."""

    def __init__(self) -> None:
        self.house = Services(
            tables=cast("MatchService", None),
            bundles=all_bundles(),
            studio=PictureService(),
            listings=all_listings(),
        )
        self.desk = InteractionRouter(self.house)
        self.tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


async def _commands() -> list[dict[str, Any]]:
    registrar = Registrar()
    await Extensions(cast("Pony", registrar)).all()
    translator = CommandTranslator()
    payload = [
        await command.get_translated_payload(registrar.tree, translator)
        for command in registrar.tree.get_commands()
    ]
    registrar.house.studio.close()
    return payload
