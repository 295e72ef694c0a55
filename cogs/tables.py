"""`/table`: the table of this channel and one's seat at it. `/games`: what can be played, what one plays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.match.table import MatchId, RefusedError
from bot.ui import lobbying, playing, reading
from bot.ui.commands import ANYWHERE, SERVERS
from bot.ui.desk import Desk
from bot.ui.finding import action_choices, chain, match_choices, match_of
from bot.ui.pages import games_page
from bot.ui.phrases import Phrases
from bot.ui.pictures import picture_choices
from bot.ui.visit import Visit

if TYPE_CHECKING:
    from bot.client import Pony

Doing = Callable[[Visit, MatchId], Awaitable[None]]
Choices = list[app_commands.Choice[str]]

READING = frozenset({"board", "record", "text", "log", "replay"})
"""The commands that read, hence find a finished table too; `picture`, below, is another."""


def table_group(desk: Desk) -> app_commands.Group:
    """The commands about a table."""
    say = Phrases(desk.house.catalogue)
    group = app_commands.Group(
        name=say("command-table"),
        description=say("command-table.description"),
        allowed_contexts=ANYWHERE,
        allowed_installs=SERVERS,
    )
    plain: dict[str, Doing] = {
        "board": lobbying.show_table,
        "seat": playing.show_seat,
        "undo": playing.undo_in,
        "resign": playing.ask_resign_in,
        "record": reading.send_record,
        "text": reading.show_words,
        "log": reading.show_log,
        "replay": reading.send_replay,
    }
    for key, doing in plain.items():
        group.add_command(_plain(desk, say, key, doing))
    group.add_command(_act(desk, say))
    group.add_command(_picture(desk, say))
    group.add_command(_remove(desk, say))
    return group


def _plain(desk: Desk, say: Phrases, key: str, doing: Doing) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction[Any], match: str | None = None) -> None:
        async def handle(visit: Visit) -> None:
            await doing(visit, await match_of(visit, match, finished=key in READING))

        await desk.run(interaction, handle)

    _match_option(desk, say, callback, finished=key in READING)
    return app_commands.Command(
        name=say(f"command-table-{key}"),
        description=say(f"command-table-{key}.description"),
        callback=callback,
    )


def _act(desk: Desk, say: Phrases) -> app_commands.Command[Any, ..., None]:
    async def act(interaction: discord.Interaction[Any], action: str, match: str | None = None) -> None:
        async def handle(visit: Visit) -> None:
            await playing.act_by_name(visit, await match_of(visit, match), chain(action))

        await desk.run(interaction, handle)

    async def actions(interaction: discord.Interaction[Any], typed: str) -> Choices:
        visit = await desk.visit(interaction)
        try:
            found = await match_of(visit, getattr(interaction.namespace, "match", None))
            return await action_choices(desk.house, visit.user, found, typed, visit.language)
        except RefusedError:
            return []

    _match_option(desk, say, act)
    app_commands.rename(action=say("command-table-act.action"))(act)
    app_commands.describe(action=say("command-table-act.action-description"))(act)
    app_commands.autocomplete(action=actions)(act)
    return app_commands.Command(
        name=say("command-table-act"), description=say("command-table-act.description"), callback=act
    )


def _picture(desk: Desk, say: Phrases) -> app_commands.Command[Any, ..., None]:
    async def picture(interaction: discord.Interaction[Any], picture: str, match: str | None = None) -> None:
        async def handle(visit: Visit) -> None:
            await reading.show_picture(visit, await match_of(visit, match, finished=True), picture)

        await desk.run(interaction, handle)

    async def pictures(interaction: discord.Interaction[Any], typed: str) -> Choices:
        visit = await desk.visit(interaction)
        try:
            given = getattr(interaction.namespace, "match", None)
            found = await match_of(visit, given, finished=True)
            return await picture_choices(desk.house, visit.user, found, typed, visit.language)
        except RefusedError:
            return []

    _match_option(desk, say, picture, finished=True)
    app_commands.rename(picture=say("command-table-picture.picture"))(picture)
    app_commands.describe(picture=say("command-table-picture.picture-description"))(picture)
    app_commands.autocomplete(picture=pictures)(picture)
    return app_commands.Command(
        name=say("command-table-picture"),
        description=say("command-table-picture.description"),
        callback=picture,
    )


def _remove(desk: Desk, say: Phrases) -> app_commands.Command[Any, ..., None]:
    async def remove(
        interaction: discord.Interaction[Any], player: discord.User, match: str | None = None
    ) -> None:
        async def handle(visit: Visit) -> None:
            await playing.remove_in(visit, await match_of(visit, match), player)

        await desk.run(interaction, handle)

    _match_option(desk, say, remove)
    app_commands.rename(player=say("command-table-remove.player"))(remove)
    app_commands.describe(player=say("command-table-remove.player-description"))(remove)
    return app_commands.Command(
        name=say("command-table-remove"),
        description=say("command-table-remove.description"),
        callback=remove,
    )


def _match_option(desk: Desk, say: Phrases, callback: Any, *, finished: bool = False) -> None:
    async def matches(interaction: discord.Interaction[Any], typed: str) -> Choices:
        visit = await desk.visit(interaction)
        return await match_choices(desk.house, interaction, typed, visit.language, finished=finished)

    app_commands.rename(match=say("command-match-option"))(callback)
    app_commands.describe(match=say("command-match-option.description"))(callback)
    app_commands.autocomplete(match=matches)(callback)


def games_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """The list of games."""
    say = Phrases(desk.house.catalogue)

    async def games(interaction: discord.Interaction[Any]) -> None:
        async def handle(visit: Visit) -> None:
            mine = await visit.house.tables.tables_of(visit.user, None)
            await visit.show(games_page(visit.house, mine, visit.language))

        await desk.run(interaction, handle)

    return app_commands.Command(
        name=say("command-games"),
        description=say("command-games.description"),
        callback=games,
        allowed_contexts=ANYWHERE,
        allowed_installs=SERVERS,
    )


async def setup(pony: Pony) -> None:
    """Adds the commands to the bot."""
    pony.tree.add_command(table_group(pony.desk))
    pony.tree.add_command(games_command(pony.desk))
