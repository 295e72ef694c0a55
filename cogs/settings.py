"""`/settings`: language and notices. `/privacy`: what the bot knows of somebody, as a file or erased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.text import LANGUAGES
from bot.ui import settling
from bot.ui.commands import ANYWHERE, SERVERS
from bot.ui.desk import Desk, Handler
from bot.ui.phrases import Phrases
from bot.ui.visit import Visit

if TYPE_CHECKING:
    from bot.client import Pony


def settings_group(desk: Desk) -> app_commands.Group:
    """The settings of a person and of a server."""
    say = Phrases(desk.house.catalogue)
    group = app_commands.Group(
        name=say("command-settings"),
        description=say("command-settings.description"),
        allowed_contexts=ANYWHERE,
        allowed_installs=SERVERS,
    )
    group.add_command(_mine(desk, say))
    group.add_command(_server(desk, say))
    return group


def _languages(say: Phrases) -> list[app_commands.Choice[str]]:
    choices = [app_commands.Choice(name=say("settings-automatic"), value=settling.AUTOMATIC)]
    return choices + [app_commands.Choice(name=say(f"language-{each}"), value=each) for each in LANGUAGES]


def _mine(desk: Desk, say: Phrases) -> app_commands.Command[Any, ..., None]:
    async def me(
        interaction: discord.Interaction[Any], language: str | None = None, notices: bool | None = None
    ) -> None:
        changes: dict[str, object] = {}
        if language is not None:
            changes["language"] = settling.language_value(language)
        if notices is not None:
            changes |= {"notices": notices, "dm_closed": False}

        async def handle(visit: Visit) -> None:
            await settling.show_mine(visit, changes)

        await desk.run(interaction, handle)

    app_commands.rename(
        language=say("command-settings-me.language"), notices=say("command-settings-me.notices")
    )(me)
    app_commands.describe(
        language=say("command-settings-me.language-description"),
        notices=say("command-settings-me.notices-description"),
    )(me)
    app_commands.choices(language=_languages(say))(me)
    return app_commands.Command(
        name=say("command-settings-me"), description=say("command-settings-me.description"), callback=me
    )


def _server(desk: Desk, say: Phrases) -> app_commands.Command[Any, ..., None]:
    async def server(interaction: discord.Interaction[Any], language: str | None = None) -> None:
        changes: dict[str, object] = {}
        if language is not None:
            changes["language"] = settling.language_value(language)

        async def handle(visit: Visit) -> None:
            await settling.show_server(visit, changes)

        await desk.run(interaction, handle)

    app_commands.rename(language=say("command-settings-server.language"))(server)
    app_commands.describe(language=say("command-settings-server.language-description"))(server)
    app_commands.choices(language=_languages(say))(server)
    return app_commands.Command(
        name=say("command-settings-server"),
        description=say("command-settings-server.description"),
        callback=server,
    )


def privacy_group(desk: Desk) -> app_commands.Group:
    """What the bot knows of somebody."""
    say = Phrases(desk.house.catalogue)
    group = app_commands.Group(
        name=say("command-privacy"),
        description=say("command-privacy.description"),
        allowed_contexts=ANYWHERE,
        allowed_installs=SERVERS,
    )
    group.add_command(_plain(desk, say, "export", settling.export))
    group.add_command(_plain(desk, say, "erase", settling.ask_erase))
    return group


def _plain(desk: Desk, say: Phrases, key: str, handler: Handler) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.run(interaction, handler)

    return app_commands.Command(
        name=say(f"command-privacy-{key}"),
        description=say(f"command-privacy-{key}.description"),
        callback=callback,
    )


async def setup(pony: Pony) -> None:
    """Adds the commands to the bot."""
    pony.tree.add_command(settings_group(pony.desk))
    pony.tree.add_command(privacy_group(pony.desk))
