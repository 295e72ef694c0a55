"""A server's free seats stand in one message, which is edited when there are others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest

from bot.match.values import Place
from bot.ui.layout import frame, text
from bot.ui.page import Kind
from bot.ui.sight import Sight, Viewer
from cogs.inn.open_seats.delivery import SeatBoards
from tests.laws.recorded_discord import CHANNEL
from tests.laws.standing_discord import Standing
from tests.ui.standing_table import ANN, BEN, BUNDLES, HERE, KEY, StandingTable, refusal

NEXT_DOOR = 3
SECRET = 4
"""A channel that not everybody may look into."""


class Door(Sight):
    """Hides one channel from whoever has no key."""

    async def sees(self, viewer: Viewer, place: Place) -> bool:
        return place.channel != SECRET


class Board:
    """The message of a server, at which nobody has looked since the start."""

    def __init__(self, table: StandingTable, message: int) -> None:
        client: Any = table.discord
        self.table = table
        self.message = message
        self.seats = SeatBoards(table.ui, client)

    @property
    def standing(self) -> Standing:
        """What it shows."""
        return self.table.discord.standing[self.message]

    async def look(self) -> None:
        """The outbox has told of the newest table."""
        await self.seats.follow(await self.table.table())

    async def where(self) -> tuple[int, int] | None:
        """Where it stands, by the settings of the server."""
        return (await self.table.service.guild_settings(HERE.guild)).board

    async def put(self, board: tuple[int, int] | None) -> None:
        """It is to stand elsewhere, or nowhere."""
        await self.table.service.change_guild_settings(
            HERE.guild, lambda old: old.model_copy(update={"board": board})
        )


@pytest.fixture
async def board(tmp_path: Path) -> AsyncIterator[Board]:
    """A server whose only table is full, and which wants to see free seats."""
    async with StandingTable.begun(tmp_path) as table:
        table.ui.sight = Door()
        table.dispatcher.watchers.clear()
        channel = table.discord.get_partial_messageable(HERE.channel, guild_id=HERE.guild)
        seat_board = Board(table, (await channel.send(frame([text("nothing yet")]))).id)
        await seat_board.put((HERE.channel, seat_board.message))
        yield seat_board


async def test_a_free_seat_is_shown_with_a_way_to_it_until_it_is_taken(board: Board) -> None:
    await board.table.open_lobby(NEXT_DOOR)
    await board.look()
    (way,) = board.standing.offers(Kind.SIT)
    assert way.match == board.table.match
    assert board.table.ui.presentation.translator("en")("open-board") in board.standing.text

    await board.table.service.join(
        board.table.match, BEN, BUNDLES[KEY].game.facts.seats[1], board.table.token()
    )
    await board.look()
    assert not board.standing.offers(Kind.SIT)


async def test_what_shows_the_same_is_not_edited_again(board: Board) -> None:
    await board.table.open_lobby(NEXT_DOOR)
    await board.look()
    board.standing.parts.clear()

    await board.look()
    assert board.standing.parts == []

    await board.table.open_lobby(NEXT_DOOR + 10, BEN)
    await board.look()
    assert len(board.standing.offers(Kind.SIT)) == 2


async def test_a_table_without_a_free_seat_before_or_after_is_not_looked_at(board: Board) -> None:
    running = board.table.match
    await board.look()
    assert board.table.ui.presentation.translator("en")("open-none") in board.standing.text
    await board.table.open_lobby(NEXT_DOOR)
    lobby, board.table.match = board.table.match, running

    await board.look()
    assert not board.standing.offers(Kind.SIT), "that table has none to show"

    board.table.match = lobby
    await board.look()
    assert len(board.standing.offers(Kind.SIT)) == 1


async def test_a_table_that_has_begun_meanwhile_is_taken_off(board: Board) -> None:
    await board.table.open_lobby(NEXT_DOOR)
    await board.look()
    await board.table.service.cancel(board.table.match, ANN, board.table.token())

    await board.look()

    assert not board.standing.offers(Kind.SIT)


async def test_a_table_that_not_everybody_may_see_is_not_shown_to_everybody(board: Board) -> None:
    await board.table.open_lobby(SECRET)

    await board.look()

    assert not board.standing.offers(Kind.SIT)


async def test_it_speaks_the_language_of_its_server(board: Board) -> None:
    client: Any = board.table.discord
    client.get_guild = {HERE.guild: SimpleNamespace(preferred_locale=discord.Locale.polish)}.get

    await board.look()

    assert board.table.ui.presentation.translator("pl")("open-board") in board.standing.text


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001)])
async def test_a_message_that_is_gone_is_followed_no_longer(board: Board, status: int, code: int) -> None:
    board.table.discord.refusals[CHANNEL] = refusal(status, code)

    await board.look()

    assert await board.where() is None
    board.table.discord.refusals.clear()
    await board.look()
    assert board.standing.text == "nothing yet"


async def test_a_message_that_is_gone_does_not_take_one_with_it_that_was_posted_meanwhile(
    board: Board,
) -> None:
    board.table.discord.refusals[CHANNEL] = refusal(404, 10008)
    old = await board.table.service.guild_settings(HERE.guild)
    await board.put((HERE.channel, board.message + 1))

    with patch.object(board.table.service, "guild_settings", AsyncMock(return_value=old)):
        await board.look()

    assert await board.where() == (HERE.channel, board.message + 1)


async def test_where_discord_is_in_trouble_it_is_tried_again(board: Board) -> None:
    await board.table.open_lobby(NEXT_DOOR)
    board.table.discord.refusals[CHANNEL] = refusal(500, 0)
    with pytest.raises(discord.HTTPException):
        await board.look()
    assert await board.where() is not None

    board.table.discord.refusals.clear()
    await board.look()
    assert board.standing.offers(Kind.SIT)


async def test_a_server_that_wants_none_has_none(board: Board) -> None:
    await board.put(None)

    await board.look()

    assert board.standing.text == "nothing yet"
