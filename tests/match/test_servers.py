"""Servers the bot has left: found out, kept for a time, erased once; and what an outage is not."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.match.privacy import A_DAY
from bot.match.values import Place
from bot.servers import LOOKING, Servers
from bot.store import Departure
from tests.match.house import ANN, BEN, House

DAYS = 30
COUNT = 4
"""Shards."""
INN, SMIAL = (1 << 22) + 5, (2 << 22) + 7
"""Two servers, on the shards 1 and 2."""


def answer(status: int) -> Any:
    return SimpleNamespace(status=status, reason="")


@dataclass
class Guild:
    """A server, as far as it is remembered."""

    id: int
    unavailable: bool = False
    system_channel: None = None
    text_channels: tuple[()] = ()


@dataclass
class Discord:
    """The bot's side of Discord. remembered: what it was told; there: where it really is."""

    house: House
    remembered: dict[int, Guild] = field(default_factory=dict)
    there: set[int] = field(default_factory=set)
    error: Exception | None = None
    asked: list[int] = field(default_factory=list)
    share: Any = None
    shard_count: int = COUNT

    @property
    def store(self) -> Any:
        return SimpleNamespace(share=self.share)

    @property
    def services(self) -> Any:
        return SimpleNamespace(matches=self.house.tables, now=None)

    @property
    def house_clock(self) -> Any:
        return self.house.clock

    def add_listener(self, func: Any, /) -> None:
        """What Discord says is said by the tests."""

    def get_guild(self, guild: int, /) -> Any:
        return self.remembered.get(guild)

    async def fetch_guild(self, guild: int, /, *, with_counts: bool = True) -> Any:
        self.asked.append(guild)
        if self.error is not None:
            raise self.error
        if guild not in self.there:
            raise discord.NotFound(answer(404), "Unknown Guild")
        return self.remembered.get(guild)

    def join(self, guild: int) -> None:
        self.remembered[guild] = Guild(guild)
        self.there.add(guild)

    def leave(self, guild: int) -> None:
        """As discord.py does before it says so."""
        self.remembered.pop(guild, None)
        self.there.discard(guild)


@pytest.fixture
async def outside(house: House) -> Discord:
    """The bot on two servers with a table each."""
    outside = Discord(house)
    for guild in (INN, SMIAL):
        outside.join(guild)
        await house.begun(place=Place(guild, 11))
    return outside


async def open_servers(outside: Discord, *shards: int) -> Servers:
    """The servers as a process sees them whose shards have just been connected."""
    servers = Servers(outside, DAYS)
    for shard in shards or range(COUNT):
        await servers.on_shard_ready(shard)
    await servers.look()
    return servers


async def departed(outside: Discord) -> list[int]:
    return [departure.guild for departure in await outside.house.store.guilds.list_departures()]


async def test_a_server_that_was_left_is_erased_when_its_time_is_over_and_no_other(outside: Discord) -> None:
    house = outside.house
    servers = await open_servers(outside)
    outside.leave(INN)
    await servers.on_guild_remove(Guild(INN))  # type: ignore[arg-type]
    assert await servers.look() == LOOKING
    assert await house.store.guilds.list_departures() == (
        Departure(INN, house.clock.moment() + DAYS * A_DAY),
    )
    house.hours.passed += DAYS * A_DAY - 10
    assert await servers.look() == pytest.approx(10, abs=1)
    assert await house.store.guilds.list_guilds() == {INN, SMIAL}
    house.hours.passed += 11
    await servers.look()
    assert await house.store.guilds.list_guilds() == {SMIAL}
    assert [table.place.guild for table in await house.tables.tables_of(ANN)] == [SMIAL]
    assert await house.store.outbox(99) != ()
    assert await departed(outside) == []


async def test_a_server_that_is_unavailable_was_not_left(outside: Discord) -> None:
    """Given an outage, at a start too, then Discord still counts the server among those the bot is on."""
    outside.remembered[INN].unavailable = True
    outside.there.discard(INN)
    await open_servers(outside)
    assert await departed(outside) == []


async def test_during_an_outage_nothing_is_erased_even_if_it_is_due(outside: Discord) -> None:
    servers = await open_servers(outside)
    await outside.house.store.guilds.depart(INN, 0)
    outside.remembered[INN].unavailable = True
    outside.error = discord.DiscordServerError(answer(503), "outage")
    await servers.look()
    assert INN in await outside.house.store.guilds.list_guilds()


async def test_who_was_sent_away_while_the_bot_was_down_is_found_at_the_start(outside: Discord) -> None:
    outside.leave(INN)
    await open_servers(outside)
    assert await departed(outside) == [INN]


async def test_being_found_again_at_each_start_puts_nothing_off(outside: Discord) -> None:
    outside.leave(INN)
    await open_servers(outside)
    (first,) = await outside.house.store.guilds.list_departures()
    outside.house.hours.passed += 5 * A_DAY
    await open_servers(outside)
    assert await outside.house.store.guilds.list_departures() == (first,)


@pytest.mark.parametrize("said", [True, False], ids=["said by Discord", "found at a start"])
async def test_coming_back_in_time_keeps_everything(outside: Discord, said: bool) -> None:
    outside.leave(INN)
    servers = await open_servers(outside)
    outside.join(INN)
    if said:
        await servers.on_guild_join(Guild(INN))  # type: ignore[arg-type]
    else:
        servers = await open_servers(outside)
    assert await departed(outside) == []
    outside.house.hours.passed += 2 * DAYS * A_DAY
    await servers.look()
    assert {table.place.guild for table in await outside.house.tables.tables_of(BEN)} == {INN, SMIAL}


async def test_before_erasing_discord_is_asked_once_more(outside: Discord) -> None:
    """Given a return that nobody has said, then what was due is not erased."""
    outside.leave(INN)
    servers = await open_servers(outside)
    outside.there.add(INN)
    outside.house.hours.passed += DAYS * A_DAY + 1
    await servers.look()
    assert outside.asked == [INN]
    assert INN in await outside.house.store.guilds.list_guilds()
    assert await departed(outside) == []


async def test_where_discord_does_not_answer_it_is_erased_later(outside: Discord) -> None:
    outside.leave(INN)
    servers = await open_servers(outside)
    outside.house.hours.passed += DAYS * A_DAY + 1
    outside.error = discord.DiscordServerError(answer(503), "down")
    with pytest.raises(discord.DiscordServerError):
        await servers.look()
    assert INN in await outside.house.store.guilds.list_guilds()
    outside.error = None
    await servers.look()
    assert INN not in await outside.house.store.guilds.list_guilds()


async def test_what_discord_remembers_wrongly_does_not_end_the_time(outside: Discord) -> None:
    """Given a server that another process has seen left, and this one remembers from before."""
    servers = await open_servers(outside)
    outside.there.discard(INN)
    await outside.house.store.guilds.depart(INN, 5)
    await servers.on_shard_ready(1)
    outside.house.hours.passed += 10
    await servers.look()
    assert await outside.house.store.guilds.list_guilds() == {SMIAL}


async def test_each_process_sees_to_its_own_servers(outside: Discord) -> None:
    """Given two processes, of which each remembers those of its shard alone."""
    outside.remembered = {}
    outside.there = {SMIAL}
    outside.share = SimpleNamespace(held=frozenset({0, 1}), leaving=frozenset())
    await open_servers(outside, 0, 1)
    assert await departed(outside) == [INN], "the other server is another process's"


async def test_a_shard_that_is_not_connected_says_nothing_of_its_servers(outside: Discord) -> None:
    outside.remembered = {}
    outside.there = set()
    await open_servers(outside, 2)
    assert await departed(outside) == [SMIAL]


async def test_a_clock_on_the_wall_that_jumps_erases_nothing(outside: Discord) -> None:
    """Given days that count only while the house is open."""
    outside.leave(INN)
    servers = await open_servers(outside)
    outside.house.clock.stand_still()
    outside.house.hours.passed += 5 * DAYS * A_DAY
    await servers.look()
    assert INN in await outside.house.store.guilds.list_guilds()
