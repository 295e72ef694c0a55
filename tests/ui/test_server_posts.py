"""What a whole server is told: its week, and in a message that is kept up to date where a seat is free."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.match.values import Place
from bot.ui.layout import Layout, frame, text
from bot.ui.sight import Sight, Viewer
from cogs.inn.digest.cog import WeeklyDigests
from tests.laws.standing_discord import Standing
from tests.ui.standing_table import ANN, CAT, HERE, StandingTable

ELSEWHERE, BOARD, NEWS = 3, 5, 6
"""Channels: of another table, of the message with free seats, of the week."""


class OpenDoor(Sight):
    """Everybody sees everything."""

    async def sees(self, viewer: Viewer, place: Place) -> bool:
        return True

    async def list_hidden(self, viewer: Viewer, guild: int) -> frozenset[int]:
        return frozenset()


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[StandingTable]:
    """A table where no seat is free."""
    async with StandingTable.begun(tmp_path) as table:
        table.ui.sight = OpenDoor()
        await table.empty()
        yield table


class Board:
    """The message with the tables that have a free seat."""

    def __init__(self, table: StandingTable, message: int) -> None:
        self._table = table
        self.id = message

    @property
    def now(self) -> Standing:
        return self._table.discord.standing[self.id]

    async def setting(self) -> object:
        return (await self._table.service.guild_settings(HERE.guild)).board


@pytest.fixture
async def board(table: StandingTable) -> Board:
    """It stands there, and shows nothing yet."""
    channel = table.discord.get_partial_messageable(BOARD, guild_id=HERE.guild)
    message = (await channel.send(frame([text("soon")]))).id
    await table.service.change_guild_settings(
        HERE.guild, lambda settings: settings.model_copy(update={"board": (BOARD, message)})
    )
    await table.deliver("table")
    return Board(table, message)


async def test_a_new_lobby_is_shown_and_one_that_begins_is_not_any_more(
    table: StandingTable, board: Board
) -> None:
    before = board.now.text
    assert before != "soon"

    await table.open_lobby(ELSEWHERE, host=CAT)
    await table.come_to_rest()
    assert "Duel for Middle-earth" in board.now.text
    await table.service.join(table.match, ANN, None, table.token())
    await table.service.begin(table.match, CAT, table.token())
    await table.come_to_rest()

    assert board.now.text == before


async def test_a_message_that_somebody_has_deleted_is_kept_no_longer(
    table: StandingTable, board: Board
) -> None:
    del table.discord.standing[board.id]

    await table.open_lobby(ELSEWHERE, host=CAT)
    await table.come_to_rest()

    assert await board.setting() is None


class Server:
    """A server as discord.py knows it, and what is posted there."""

    def __init__(self) -> None:
        self.posts: list[tuple[int, int | None, str, str]] = []
        locale = SimpleNamespace(value="en-GB")
        self.guilds = [SimpleNamespace(id=HERE.guild, preferred_locale=locale, shard_id=0)]

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> Any:
        async def send(view: Layout, nonce: str, **_: object) -> Any:
            components: Any = view.to_components()  # type: ignore[no-untyped-call]
            words = "\n".join(component.get("content", "") for component in components[0]["components"])
            self.posts.append((channel, guild_id, nonce, words))

        return SimpleNamespace(send=send)


@pytest.fixture
async def server(table: StandingTable) -> Server:
    """A server that wishes to be told of its week, in which one game was finished."""
    await table.service.change_guild_settings(
        HERE.guild, lambda settings: settings.model_copy(update={"digest": NEWS})
    )
    await table.service.resign(table.match, ANN, table.token())
    table.seconds += timedelta(days=7).total_seconds()
    return Server()


async def test_a_server_is_told_of_its_week_once(table: StandingTable, server: Server) -> None:
    client: Any = server
    for _ in range(2):
        await WeeklyDigests(table.ui, client, table.store).tell_what_is_due()

    ((channel, guild, nonce, words),) = server.posts
    assert (channel, guild) == (NEWS, HERE.guild)
    assert nonce == "digest-2026-01-05"
    assert "Duel for Middle-earth" in words


async def test_a_week_in_which_nothing_was_finished_is_not_told_of(
    table: StandingTable, server: Server
) -> None:
    client: Any = server
    table.seconds += timedelta(days=7).total_seconds()

    await WeeklyDigests(table.ui, client, table.store).tell_what_is_due()

    assert server.posts == []


async def test_a_server_that_has_not_asked_for_it_is_told_nothing(
    table: StandingTable, server: Server
) -> None:
    client: Any = server
    await table.service.change_guild_settings(
        HERE.guild, lambda settings: settings.model_copy(update={"digest": None})
    )

    await WeeklyDigests(table.ui, client, table.store).tell_what_is_due()

    assert server.posts == []
