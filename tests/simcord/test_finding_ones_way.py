"""Finding one's way: what this is, which tables wait, and from one to the next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.sandbox.limits.components import ROW, TEXT
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from cogs.inn.welcome.cog import greet
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, seat_of, sit_down
from tests.wire.people import has, offer_of, offers, take


async def two_tables(inn: Inn) -> tuple[Evening, Evening]:
    """Frida sits at two tables, and both wait for her to set up."""
    return await sit_down(inn), await sit_down(inn, channel="table-2")


async def test_next_leads_to_the_table_that_has_waited_longest(inn: Inn) -> None:
    first, _ = await two_tables(inn)
    frida = first.people[LIGHT]

    shown = (await frida.slash("next")).message
    panel = (await take(frida, offer_of(shown, Kind.SEAT))).message
    nobody = (await inn.person("tom").slash("next")).message

    assert shown.text.count(f"<@{inn.user_id('bolek')}>: your turn (<t:") == 2
    assert offer_of(shown, Kind.SEAT).press.match == first.match
    kinds = [component["type"] for component in shown.raw["components"][0]["components"]]
    assert kinds[:5] == [TEXT, *2 * [TEXT, ROW]], "each table in the full width of a phone, its button below"
    assert has(panel, Kind.REFRESH), "the seat stands where the list stood"
    assert "No table is waiting for you" in nobody.text


async def test_after_a_move_the_panel_leads_to_the_next_table_and_stays_there(inn: Inn) -> None:
    first, second = await two_tables(inn)
    frida = first.people[LIGHT]
    await first.do(LIGHT, "muster")
    await seat_of(frida)
    await first.players[LIGHT].act("ready")
    await inn.calm()
    panel = (await frida.read())[-1]

    onward = (await take(frida, offer_of(panel, Kind.SEAT))).message
    await first.do(DARK, "muster")
    await first.do(DARK, "ready")
    there = next(message for message in await frida.read() if message.id == onward.id)

    assert "Next table: The Confrontation" in str(panel.raw["components"])
    assert offer_of(onward, Kind.REFRESH).press.match == second.match
    assert offer_of(there, Kind.REFRESH).press.match == second.match, (
        "the table left behind does not come back"
    )


async def test_next_shows_tables_that_wait_for_others_and_free_seats_here(inn: Inn) -> None:
    evening = await sit_down(inn)
    await inn.person("tom", "table-2").slash("duel start")
    await evening.do(LIGHT, "muster")
    await evening.do(LIGHT, "ready")

    here = (await evening.people[LIGHT].slash("next")).message
    private = (await inn.person("frida", "dm").slash("next")).message

    assert "Your other tables" in here.text
    assert "waiting for" in here.text
    assert has(here, Kind.SIT, Kind.BOARD)
    assert not has(private, Kind.SIT, Kind.BOARD)


async def test_help_leads_to_every_game_and_from_there_to_a_table(inn: Inn) -> None:
    frida = inn.person("frida")

    english = (await frida.slash("help")).message
    polish = (await inn.person("zosia").slash("help")).message
    game = (await frida.choose("confrontation", custom_id=str(ComponentId(Kind.GAME)), on=english)).message
    opened = (await take(frida, offer_of(game, Kind.OPEN))).message

    assert sum(offer.press.kind is Kind.GAME for offer in offers(english)) == len(bundles())
    assert "`/miejsce`" in polish.text
    assert "`/następny`" in polish.text
    assert "2 players · about 30 minutes" in game.text
    assert has(game, Kind.HOUSE)
    assert has(opened, Kind.BEGIN)
    assert not opened.ephemeral


async def test_help_finds_a_command_or_a_game_by_its_name(inn: Inn) -> None:
    frida, zosia = inn.person("frida"), inn.person("zosia")

    by_name = (await frida.slash("help", search="leaderboard")).message
    by_words = (await zosia.slash("help", search="przeciw gospodzie")).message
    game = (await frida.slash("help", search="the confrontation")).message
    nothing = (await frida.slash("help", search="qwerty")).message
    offered = await frida.autocomplete("help", "search", "leader")

    assert "`/leaderboard` ·" in by_name.text
    assert "solo" in by_words.text
    assert has(game, Kind.OPEN)
    assert "nothing of that name" in nothing.text
    assert [choice["name"] for choice in offered.choices] == ["/leaderboard"]


async def test_help_finds_a_thing_by_a_name_it_no_longer_has(inn: Inn) -> None:
    english = (await inn.person("frida").slash("help", search="table undo")).message
    polish = (await inn.person("zosia").slash("help", search="stoły wolne")).message

    assert "`/table undo` is `/table action:Take back` now." in english.text
    assert "`/stoły wolne` to teraz `/następny`." in polish.text


async def test_a_new_server_is_greeted_once_in_its_language(inn: Inn) -> None:
    channel = inn.pony.get_channel(inn.channel_id("table-2", "frida"))
    guild: Any = SimpleNamespace(id=77, preferred_locale=discord.Locale.polish, system_channel=channel)

    for _ in range(2):
        await inn.pony.servers.on_guild_join(guild)
    await inn.restart()
    await inn.pony.servers.on_guild_join(guild)

    (greeting,) = await inn.person("frida").read("table-2")
    assert "Rozbrykany Kucyk" in greeting.text
    assert has(greeting, Kind.FIRST)
    assert len(greeting.images) == 1, "with its picture at once: nobody waits for the words"


async def test_without_a_channel_for_news_the_first_is_greeted_where_the_bot_may_write(inn: Inn) -> None:
    """Given a server whose system channel, and whose first one, are closed to the bot."""
    guild: Any = inn.pony.guilds[0]
    for channel in ("tavern", "table-1"):
        keep_from_writing(inn, channel)
    first = inn.pony.get_channel(inn.channel_id("tavern", "frida"))
    places = sorted(guild.text_channels, key=lambda place: place.position)
    new: Any = SimpleNamespace(id=77, preferred_locale=discord.Locale.polish, text_channels=places)
    new.system_channel = first

    await inn.pony.servers.on_guild_join(new)

    greeted = [place.name for place in places if await inn.person("frida").read(place.name)]
    assert greeted == ["table-2"]


async def test_the_greeting_leads_who_manages_the_server_to_its_set_up(inn: Inn) -> None:
    """Given a greeting that everybody sees, then its way answers each in private, and only managers."""
    guild: Any = inn.pony.guilds[0]
    await greet(inn.pony.services, guild, guild.text_channels[0])
    where = guild.text_channels[0].name
    frida, bolek = inn.person("frida", where), inn.person("bolek", where)
    (greeting,) = await frida.read(where)

    led = await take(frida, offer_of(greeting, Kind.SET_UP, ""))
    refused = await take(bolek, offer_of(greeting, Kind.SET_UP, ""))

    assert "Do you manage this server?" in greeting.text
    assert led.message.ephemeral
    assert refused.message.ephemeral
    assert "Take these" in led.message.text
    assert "uprawnienie" in refused.message.text


def keep_from_writing(inn: Inn, channel: str) -> None:
    """Takes from the bot that it may write in a channel."""
    me, where = inn.pony.guilds[0].me.id, inn.channel_id(channel, "")
    writing = discord.Permissions(send_messages=True).value
    inn.env.backend.set_overwrite(where, Overwrite(me, OverwriteType.MEMBER, deny=writing))
