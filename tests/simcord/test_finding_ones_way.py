"""Finding one's way: what this is, which tables wait, and from one to the next."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import discord

from bot.sandbox.limits.components import ROW, TEXT
from bot.ui.page import Kind
from cogs import bundles
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, seat_of, sit_down
from tests.wire.people import has, offer_of, offers, take

FIVE = ["battle start", "seat", "next", "rules", "settings"]
"""The commands one needs."""


async def two_tables(inn: Inn) -> tuple[Evening, Evening]:
    """Frida sits at two tables, and both wait for her to set up."""
    return await sit_down(inn), await sit_down(inn, channel="table-2")


async def test_next_leads_to_the_table_that_has_waited_longest(inn: Inn) -> None:
    first, _ = await two_tables(inn)
    frida = first.people[LIGHT]

    shown = (await frida.slash("next")).message
    panel = (await take(frida, offer_of(shown, Kind.SEAT))).message
    nobody = (await inn.person("tom").slash("next")).message
    listed = (await frida.slash("games")).message

    assert shown.text.count(f"<@{inn.user_id('bolek')}>: your turn (<t:") == 2
    assert offer_of(shown, Kind.SEAT).press.match == first.match
    kinds = [each["type"] for each in shown.raw["components"][0]["components"]]
    assert kinds == [TEXT, *2 * [TEXT, ROW]], "each table in the full width of a phone, its button below"
    assert has(panel, Kind.REFRESH), "the seat stands where the list stood"
    assert "No table is waiting for you" in nobody.text
    assert listed.text.count("your turn") == 2


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
    there = next(each for each in await frida.read() if each.id == onward.id)

    assert "Next table: The Confrontation" in str(panel.raw["components"])
    assert offer_of(onward, Kind.REFRESH).press.match == second.match
    assert offer_of(there, Kind.REFRESH).press.match == second.match, (
        "the table left behind does not come back"
    )


async def test_help_names_every_game_and_opens_a_table(inn: Inn) -> None:
    frida = inn.person("frida")

    english = (await frida.slash("help")).message
    polish = (await inn.person("zosia").slash("help")).message
    game = (await take(frida, offer_of(english, Kind.GAME, "confrontation"))).message
    opened = (await take(frida, offer_of(game, Kind.OPEN))).message

    assert sum(each.press.kind is Kind.GAME for each in offers(english)) == len(bundles())
    assert re.findall("^- `/(.+?)`", english.text, re.MULTILINE) == FIVE
    assert "`/miejsce`" in polish.text
    assert "`/battle solo`" in english.text
    assert "`/bitwa solo`" in polish.text
    assert "`/confront solo`" in game.text
    assert "2 players · about 30 minutes" in game.text
    assert has(opened, Kind.BEGIN)
    assert not opened.ephemeral


async def test_the_list_of_games_says_how_one_plays_alone(inn: Inn) -> None:
    for name, command in (("frida", "`/battle solo`"), ("zosia", "`/bitwa solo`")):
        assert command in (await inn.person(name).slash("games")).message.text


async def test_a_new_server_is_greeted_once_in_its_language(inn: Inn) -> None:
    channel = inn.pony.get_channel(inn.channel_id("table-2", "frida"))
    guild: Any = SimpleNamespace(id=77, preferred_locale=discord.Locale.polish, system_channel=channel)

    for _ in range(2):
        await inn.pony.servers.on_guild_join(guild)
    await inn.restart()
    await inn.pony.servers.on_guild_join(guild)

    (greeting,) = await inn.person("frida").read("table-2")
    assert "Rozbrykany Kucyk" in greeting.text
    assert has(greeting, Kind.GAME)
