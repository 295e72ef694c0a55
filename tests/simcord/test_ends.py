"""Ends by agreement, pauses, and what those who manage a server do, as people see them."""

from __future__ import annotations

from bot.ui.interactions.ids import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.wire.people import has, offer_of, table_message, take


async def test_a_game_is_paused_gone_on_with_and_ended_by_agreement(inn: Inn) -> None:
    evening = await sit_down(inn)
    light, dark = evening.people[LIGHT], evening.people[DARK]

    await light.slash("table pause")
    asked = (await dark.slash("table seat")).message
    await take(dark, offer_of(asked, Kind.AGREE))
    paused = await table_message(light, Kind.RESUME)
    await take(dark, offer_of(paused, Kind.RESUME))
    await inn.calm()
    going_on = await table_message(light, Kind.SEAT)

    assert "⏸️" in paused.text
    assert not has(going_on, Kind.RESUME)
    refused = await light.slash("table end", result="draw")
    assert "no draw" in refused.message.text
    await light.slash("table end")
    await take(dark, offer_of((await dark.slash("table seat")).message, Kind.AGREE))
    await inn.calm()
    ended = await table_message(light, Kind.REMATCH)
    assert "without a result" in ended.text
    assert (await light.slash("table record")).raw
    assert "Zakończ" not in ended.text


async def test_a_manager_moves_a_table_and_closes_it_and_both_are_listed(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    manager = inn.person(next(each.name for each in inn.plan.people if each.manager))
    elsewhere = inn.person(manager.name, "table-2")

    refused = await inn.person("tom").slash("manage log")
    moved = await manager.slash("manage move", to="table-2")
    await inn.calm()
    there = await table_message(elsewhere, Kind.SEAT)
    closed = await elsewhere.slash("manage close")
    listed = await manager.slash("manage log")

    assert "manage the server" in refused.message.text
    assert there.id != moved.message.id
    assert not [each for each in await manager.read() if has(each, Kind.SEAT)]
    for answer in (moved, closed, listed):
        assert answer.message.ephemeral
        assert not answer.message.raw.get("attachments")
    assert (await inn.pony.services.matches.table(evening.match)).phase == "over"
    assert len([line for line in listed.message.text.splitlines() if f" {evening.match}" in line]) == 2


async def test_who_is_forbidden_to_open_tables_is_told_so(inn: Inn) -> None:
    manager = inn.person(next(each.name for each in inn.plan.people if each.manager))
    await manager.slash("manage forbid", player="bolek")

    refused = await inn.person("bolek").slash("journey start")
    await manager.slash("manage allow", player="bolek")
    opened = await inn.person("bolek").slash("journey start")

    assert refused.message.ephemeral
    assert has(opened.message, Kind.BEGIN)
