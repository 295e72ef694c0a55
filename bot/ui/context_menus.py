"""Commands in the menu of a person or of a message, on servers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.match.values import RefusedError
from bot.ui.commands import text
from bot.ui.interactions.context import Handler, InteractionContext, check_access
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import ComponentId, UnreadableIdError

AboutPerson: TypeAlias = Callable[[InteractionContext, discord.abc.User], Awaitable[None]]
ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
FOR_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def add_for_person(
    tree: app_commands.CommandTree[Any], router: InteractionRouter, message: str, do: AboutPerson
) -> None:
    """Add a command to the menu of each person. message: its name in the catalogue."""

    async def run(interaction: discord.Interaction[Any], target: discord.User) -> None:
        async def handle(context: InteractionContext) -> None:
            if target.bot:
                raise RefusedError("refused-bot")
            await do(context, target)

        await router.run(interaction, handle)

    _add(tree, message, run)


def add_for_table(
    tree: app_commands.CommandTree[Any], router: InteractionRouter, message: str, do: Handler
) -> None:
    """Add a command to the menu of each message, for the match it shows. message: its name."""

    async def run(interaction: discord.Interaction[Any], target: discord.Message) -> None:
        async def handle(context: InteractionContext) -> None:
            mine = target.author == context.interaction.client.user
            match = (
                next(
                    (component_id.match for component_id in _ids_in(target.components) if component_id.match),
                    0,
                )
                if mine
                else 0
            )
            if not match:
                raise RefusedError("refused-no-table-shown")
            context.match = match
            await check_access(context, match)
            await do(context)

        await router.run(interaction, handle)

    _add(tree, message, run)


def _add(tree: app_commands.CommandTree[Any], message: str, run: Any) -> None:
    menu = app_commands.ContextMenu(name=text(message), callback=run)
    menu.allowed_contexts, menu.allowed_installs = ON_SERVERS, FOR_SERVERS
    tree.add_command(menu)


def _ids_in(components: Iterable[Any]) -> Iterator[ComponentId]:
    """Read what the ids of a message's components say, from top to bottom."""
    for part in components:
        for custom_id in filter(None, (getattr(part, "custom_id", None),)):
            try:
                yield ComponentId.parse(custom_id)
            except UnreadableIdError:
                continue
        yield from _ids_in(getattr(part, "children", ()))
