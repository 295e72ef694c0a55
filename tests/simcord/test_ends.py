"""Ends by agreement, pauses, and what those who manage a server do, as people see them."""

from __future__ import annotations

import pytest

from bot.sandbox import SeenMessage
from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.wire.people import has, offer_of, offers, open_table_page, table_message, take


async def test_a_game_is_paused_gone_on_with_and_ended_by_agreement(inn: Inn) -> None:
    evening = await sit_down(inn)
    light, dark = evening.people[LIGHT], evening.people[DARK]

    await light.slash("table", action="pause")
    asked = (await dark.slash("seat")).message
    await take(dark, offer_of(asked, Kind.AGREE))
    paused = await table_message(light, Kind.RESUME)
    await take(dark, offer_of(paused, Kind.RESUME))
    await inn.calm()
    going_on = await table_message(light, Kind.SEAT)

    assert "⏸️" in paused.text
    assert not has(going_on, Kind.RESUME)
    refused = await light.slash("table", action="draw")
    assert "no draw" in refused.message.text
    await light.slash("table", action="end")
    await take(dark, offer_of((await dark.slash("seat")).message, Kind.AGREE))
    await inn.calm()
    ended = await table_message(light, Kind.REMATCH)
    assert "without a result" in ended.text
    assert (await light.slash("table", action="record")).raw
    assert "Zakończ" not in ended.text


async def test_a_manager_moves_a_table_and_closes_it_and_both_are_listed(inn: Inn) -> None:
    evening = await sit_down(inn, light="tom")
    await evening.set_up()
    manager = inn.person(next(person.name for person in inn.plan.people if person.manager))
    elsewhere = inn.person(manager.name, "table-2")

    refused = await inn.person("tom").slash("server tables")
    page = await open_table_page(manager, evening.match)
    menu = menu_of(page, Kind.KEEPING, "move")
    moved = await manager.choose(str(inn.channel_id("table-2", "")), custom_id=menu, on=page)
    await inn.calm()
    there = await table_message(elsewhere, Kind.SEAT)
    page = await open_table_page(manager, evening.match)
    asked = await take(manager, offer_of(page, Kind.KEEPING, "close"))
    assert (await inn.pony.services.matches.table(evening.match)).phase == "playing"
    for name in ("tom", "bolek"):
        assert f"<@{inn.user_id(name)}>" in asked.message.text
    assert "The Confrontation" in asked.message.text
    closed = await take(manager, offer_of(asked.message, Kind.KEEPING, "close-now"))
    tables = (await manager.slash("server tables")).message
    listed = await take(manager, offer_of(tables, Kind.SERVER, "log"))

    assert "server’s managers" in refused.message.text
    assert there.id != moved.message.id
    assert not [message for message in await manager.read() if has(message, Kind.SEAT)]
    for answer in (moved, asked, closed, listed):
        assert answer.message.ephemeral
        assert not answer.message.raw.get("attachments")
    assert (await inn.pony.services.matches.table(evening.match)).phase == "over"
    assert len([line for line in listed.message.text.splitlines() if f" {evening.match}" in line]) == 2


@pytest.mark.parametrize("way", ["close", "won", "out"])
async def test_a_manager_is_asked_first_and_may_think_better_of_it(inn: Inn, way: str) -> None:
    evening = await sit_down(inn, light="tom")
    manager, bolek = keeper(inn), inn.user_id("bolek")

    asked = await ask_to_end(manager, evening.match, way, "bolek")
    assert f"<@{bolek}>" in asked.text
    back = await take(manager, offer_of(asked, Kind.KEEPING, ""))
    assert has(back.message, Kind.KEEPING)
    matches = inn.pony.services.matches
    assert (await matches.table(evening.match)).phase == "playing"

    sure = next(offer for offer in offers(asked) if "-now" in offer.press.payload)
    done = await take(manager, sure)
    assert not done.failed
    table = await matches.table(evening.match)
    assert table.phase == "over"
    winners = () if table.outcome is None else table.outcome.winners
    assert winners == {"close": (), "won": (DARK,), "out": (LIGHT,)}[way]


async def test_what_was_asked_about_a_lobby_is_not_done_to_the_game_it_has_become(inn: Inn) -> None:
    host, guest, manager = inn.person("tom"), inn.person("bolek"), keeper(inn)
    await host.slash("confront start", opponent="bolek")
    lobby = await table_message(host, Kind.BEGIN)
    asked = await ask_to_end(manager, offer_of(lobby, Kind.BEGIN).press.match, "close")
    assert "before play begins" in asked.text
    assert offer_of(asked, Kind.KEEPING, "close-now").label.endswith("Close the table")
    await take(host, offer_of(lobby, Kind.JOIN, LIGHT))
    await take(guest, offer_of(lobby, Kind.JOIN, DARK))
    await take(host, offer_of(await table_message(host, Kind.BEGIN), Kind.BEGIN))

    refused = await take(manager, offer_of(asked, Kind.KEEPING, "close-now"))

    assert "out of date" in refused.message.text
    match = offer_of(lobby, Kind.BEGIN).press.match
    assert (await inn.pony.services.matches.table(match)).phase == "playing"


async def test_a_manager_does_not_end_a_game_of_their_own_alone(inn: Inn) -> None:
    manager = keeper(inn)
    evening = await sit_down(inn, light=manager.name)

    for way in ("close", "out"):
        refused = await ask_to_end(manager, evening.match, way, "bolek")
        assert "You are playing at this table yourself" in refused.text
    more = await take(manager, offer_of(await table_message(manager, Kind.MORE), Kind.MORE))
    page = await take(manager, offer_of(more.message, Kind.KEEPING, ""))
    refused = await take(manager, offer_of(page.message, Kind.KEEPING, "close"))

    assert "You are playing at this table yourself" in refused.message.text
    assert (await inn.pony.services.matches.table(evening.match)).phase == "playing"


async def ask_to_end(manager: Person, match: int, way: str, player: str = "") -> SeenMessage:
    """What a manager is shown who closes a table, with or without a winner, or takes somebody out."""
    page = await open_table_page(manager, match)
    if way == "out":
        menu = menu_of(page, Kind.KEEPING, "out")
        return (await manager.choose(player, custom_id=menu, on=page)).message
    asked = (await take(manager, offer_of(page, Kind.KEEPING, "close"))).message
    if way == "close":
        return asked
    return (await manager.choose(player, custom_id=menu_of(asked, Kind.KEEPING, "won"), on=asked)).message


def menu_of(message: SeenMessage, kind: Kind, payload: str) -> str:
    """The custom id of a menu of people or channels."""
    ids = [ComponentId.parse(select["custom_id"]) for select in message.selects]
    return next(
        str(component_id)
        for component_id in ids
        if (component_id.kind, component_id.payload) == (kind, payload)
    )


def keeper(inn: Inn) -> Person:
    """Somebody who manages the server."""
    return inn.person(next(person.name for person in inn.plan.people if person.manager))


async def test_who_is_forbidden_to_open_tables_is_told_so(inn: Inn) -> None:
    manager = keeper(inn)
    tables = (await manager.slash("server tables")).message
    people = (await take(manager, offer_of(tables, Kind.TABLES, "people"))).message
    forbidden = await manager.choose("bolek", custom_id=menu_of(people, Kind.TABLES, "forbid"), on=people)

    refused = await inn.person("bolek").slash("journey start")
    listed = forbidden.message
    allowed = await manager.choose("bolek", custom_id=menu_of(listed, Kind.TABLES, "allow"), on=listed)
    opened = await inn.person("bolek").slash("journey start")

    assert f"- <@{inn.user_id('bolek')}>" in listed.text
    assert "Everybody on this server may open tables" in allowed.message.text

    assert refused.message.ephemeral
    assert has(opened.message, Kind.BEGIN)
