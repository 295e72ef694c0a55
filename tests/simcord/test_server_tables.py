"""The tables of a server on one page: what goes on there, the way to each, and who may open tables."""

from __future__ import annotations

import pytest
from discord import ChannelType

from bot.match.clocks import DAY
from bot.ui.page import ComponentId, Kind
from cogs.inn.managing import pages
from tests.simcord.closed_doors import add_thread, close
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import sit_down
from tests.wire.people import offer_of, offers, open_table_page, take

WEEK = 7 * DAY


def manager_of(inn: Inn) -> Person:
    return inn.person("frida")


def menu_of(payload: str) -> str:
    return str(ComponentId(Kind.TABLES, payload=payload))


async def test_tables_stand_in_groups_with_their_people_and_places(inn: Inn) -> None:
    """Given a game that goes on, a lobby, and a game in which nothing has happened for a week."""
    manager = manager_of(inn)
    idle = await sit_down(inn, light="tom")
    await inn.advance(WEEK + DAY)
    await inn.person("bolek", "table-2").slash("journey start")
    await inn.person("tom", "table-3").slash("duel start")

    shown = (await manager.slash("server tables")).message

    assert shown.ephemeral
    lines = shown.text.splitlines()
    headings = [line for line in lines if line.startswith("###")]
    assert headings == ["### Waiting for players (2)", "### Idle for a week or more (1)"]
    assert f"<@{inn.user_id('tom')}>" in lines[-1]
    chosen = [offer.value for offer in offers(shown) if offer.press.payload == "open"]
    assert chosen[-1] == str(idle.match)
    assert all("#table-" in offer.label for offer in offers(shown) if offer.press.payload == "open")


async def test_of_many_tables_some_are_on_another_page(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "A_PAGE", 1)
    for channel in ("table-1", "table-2"):
        await inn.person("bolek", channel).slash("journey start")
    manager = manager_of(inn)

    first = (await manager.slash("server tables")).message
    second = (await take(manager, next(offer for offer in offers(first) if offer.press.stamp == 1))).message
    late = await manager.press_stale(str(ComponentId(Kind.TABLES, stamp=9)), second)

    matches = [next(offer.value for offer in offers(page) if offer.value) for page in (first, second)]
    assert len(set(matches)) == 2
    assert late.message.text == second.text


async def test_a_table_whose_channel_a_manager_does_not_see_is_not_told_of(inn: Inn) -> None:
    evening = await sit_down(inn, light="tom")
    shown = (await manager_of(inn).slash("server tables")).message
    close(inn, "table-1", "tom", "bolek")

    after = (await manager_of(inn).slash("server tables")).message
    refused = await manager_of(inn).press_stale(menu_of("open"), shown, values=[str(evening.match)])

    assert "No table is open" in after.text
    assert "don’t know this game" in refused.message.text


async def test_a_table_that_is_over_can_still_be_asked_for_and_nothing_can_be_done(inn: Inn) -> None:
    evening = await sit_down(inn, light="tom")
    manager = manager_of(inn)
    page = await open_table_page(manager, evening.match)
    asked = (await take(manager, offer_of(page, Kind.KEEPING, "close"))).message
    await take(manager, offer_of(asked, Kind.KEEPING, "close-now"))

    again = await take(manager, offer_of(asked, Kind.KEEPING, "close-now"))
    late = await take(manager, offer_of(page, Kind.KEEPING, "close"))

    assert not again.failed
    assert "over" in late.message.text


async def test_for_others_there_is_no_page_of_tables(inn: Inn) -> None:
    """Given who does not manage the server, also by a page seen before that ended."""
    evening = await sit_down(inn, light="tom")
    manager, tom = manager_of(inn), inn.person("tom")
    page = (await manager.slash("server tables")).message
    inn.env.backend.guilds[inn.env.guild.id].members[inn.user_id("frida")].role_ids.clear()

    answers = [await tom.slash("server tables")]
    answers.append(await manager.press_stale(menu_of("open"), page, values=[str(evening.match)]))
    answers += [await take(manager, offer_of(page, kind, what)) for kind, what in LEADS]

    for answer in answers:
        assert "server’s managers" in answer.message.text


LEADS = ((Kind.TABLES, "people"), (Kind.SERVER, "log"))


async def test_who_has_the_role_of_keepers_manages_tables_and_not_the_settings(inn: Inn) -> None:
    role = inn.env.guild.create_role("keepers").id
    guild, matches = inn.env.guild.id, inn.pony.services.matches
    await matches.change_guild_settings(guild, lambda old: old.model_copy(update={"keepers": role}))
    inn.env.backend.guilds[guild].members[inn.user_id("tom")].role_ids.append(role)
    tom = inn.person("tom")

    tables = await tom.slash("server tables")
    log = await take(tom, offer_of(tables.message, Kind.SERVER, "log"))
    back = await take(tom, offer_of(log.message, Kind.TABLES, ""))
    refused = await tom.slash("server settings")

    assert "Tables of this server" in back.message.text
    assert "permission to manage the server" in refused.message.text


async def test_a_bot_is_not_forbidden_anything_and_nobody_twice(inn: Inn) -> None:
    manager = manager_of(inn)
    tables = (await manager.slash("server tables")).message
    page = (await take(manager, offer_of(tables, Kind.TABLES, "people"))).message

    first = await manager.choose("bolek", custom_id=menu_of("forbid"), on=page)
    twice = await manager.choose("bolek", custom_id=menu_of("forbid"), on=page)

    assert "can no longer open tables" in first.message.text
    assert "already stopped" in twice.message.text


async def test_a_table_does_not_move_where_the_bot_may_not_keep_one(inn: Inn) -> None:
    evening = await sit_down(inn, light="tom")
    manager = manager_of(inn)
    page = await open_table_page(manager, evening.match)
    move = str(ComponentId(Kind.KEEPING, evening.match, payload="move"))

    gone = await manager.choose("5", custom_id=move, on=page)
    here = await manager.choose(str(inn.channel_id("table-1", "")), custom_id=move, on=page)

    assert "can’t be open in that channel" in gone.message.text
    assert "already" in here.message.text
    assert (await inn.pony.services.matches.table(evening.match)).place.channel == inn.channel_id(
        "table-1", ""
    )


async def test_a_table_moves_to_a_thread(inn: Inn) -> None:
    evening = await sit_down(inn, light="tom")
    thread = add_thread(inn, "table-2")
    manager = manager_of(inn)
    page = await open_table_page(manager, evening.match)
    menu = next(select for select in page.selects if select["custom_id"].endswith(":move"))

    moved = await manager.choose(thread, custom_id=menu["custom_id"], on=page)

    assert "Moved" in moved.message.text
    assert ChannelType.public_thread.value in menu["channel_types"]
    assert (await inn.pony.services.matches.table(evening.match)).place.channel == int(thread)
