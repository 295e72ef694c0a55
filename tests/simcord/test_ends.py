"""Ends by agreement, pauses, and what those who manage a server do, as people see them."""

from __future__ import annotations

import pytest

from bot.ui.page import Kind
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.wire.people import has, offer_of, offers, table_message, take


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
    manager = inn.person(next(each.name for each in inn.plan.people if each.manager))
    elsewhere = inn.person(manager.name, "table-2")

    refused = await inn.person("tom").slash("manage log")
    moved = await manager.slash("manage move", to="table-2")
    await inn.calm()
    there = await table_message(elsewhere, Kind.SEAT)
    asked = await elsewhere.slash("manage close")
    assert (await inn.pony.services.matches.table(evening.match)).phase == "playing"
    for name in ("tom", "bolek"):
        assert f"<@{inn.user_id(name)}>" in asked.message.text
    assert "The Confrontation" in asked.message.text
    closed = await take(elsewhere, offer_of(asked.message, Kind.KEEPING, "close-now"))
    listed = await manager.slash("manage log")

    assert "server’s managers" in refused.message.text
    assert there.id != moved.message.id
    assert not [each for each in await manager.read() if has(each, Kind.SEAT)]
    for answer in (moved, asked, closed, listed):
        assert answer.message.ephemeral
        assert not answer.message.raw.get("attachments")
    assert (await inn.pony.services.matches.table(evening.match)).phase == "over"
    assert len([line for line in listed.message.text.splitlines() if f" {evening.match}" in line]) == 2


@pytest.mark.parametrize("way", ["close", "won", "out"])
async def test_a_manager_is_asked_first_and_may_think_better_of_it(inn: Inn, way: str) -> None:
    evening = await sit_down(inn, light="tom")
    manager, bolek = keeper(inn), inn.user_id("bolek")
    command = {
        "close": ("manage close", {}),
        "won": ("manage close", {"winner": "bolek"}),
        "out": ("manage remove", {"player": "bolek"}),
    }[way]

    asked = (await manager.slash(command[0], **command[1])).message
    assert f"<@{bolek}>" in asked.text
    back = await take(manager, offer_of(asked, Kind.KEEPING, ""))
    assert has(back.message, Kind.KEEPING)
    matches = inn.pony.services.matches
    assert (await matches.table(evening.match)).phase == "playing"

    sure = next(each for each in offers(asked) if "-now" in each.press.payload)
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
    asked = (await manager.slash("manage close")).message
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

    for command, options in (("manage close", {}), ("manage remove", {"player": "bolek"})):
        refused = await manager.slash(command, **options)
        assert "You are playing at this table yourself" in refused.message.text
    more = await take(manager, offer_of(await table_message(manager, Kind.MORE), Kind.MORE))
    page = await take(manager, offer_of(more.message, Kind.KEEPING, ""))
    refused = await take(manager, offer_of(page.message, Kind.KEEPING, "close"))

    assert "You are playing at this table yourself" in refused.message.text
    assert (await inn.pony.services.matches.table(evening.match)).phase == "playing"


def keeper(inn: Inn) -> Person:
    """Somebody who manages the server."""
    return inn.person(next(each.name for each in inn.plan.people if each.manager))


async def test_who_is_forbidden_to_open_tables_is_told_so(inn: Inn) -> None:
    manager = inn.person(next(each.name for each in inn.plan.people if each.manager))
    await manager.slash("manage forbid", player="bolek")

    refused = await inn.person("bolek").slash("journey start")
    await manager.slash("manage allow", player="bolek")
    opened = await inn.person("bolek").slash("journey start")

    assert refused.message.ephemeral
    assert has(opened.message, Kind.BEGIN)
