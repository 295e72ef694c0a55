"""A seat is handed on, as people see it."""

from __future__ import annotations

from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import sit_down
from tests.wire.people import has, offer_of, table_message, take


async def test_a_seat_is_handed_on_and_who_had_it_sees_nothing_of_it_any_more(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    frida, bolek, tom = (inn.person(name) for name in ("frida", "bolek", "tom"))
    panel = (await frida.slash("seat")).message
    assert has(panel, Kind.REFRESH)

    await frida.slash("table", action="substitute", player="tom")
    await inn.calm()
    asked = (await inn.person("tom", "dm").read())[-1]
    accepted = await take(inn.person("tom", "dm"), offer_of(asked, Kind.AGREE))
    assert not has(accepted.message, Kind.ACT)
    theirs = (await bolek.slash("seat")).message
    await take(bolek, offer_of(theirs, Kind.AGREE))
    await inn.calm()

    matches = inn.pony.services.matches
    assert (await matches.view(evening.match, inn.user_id("tom"))).seat == "light"
    left = (await inn.person("frida", "dm").read())[-1]
    assert "Somebody else has your seat" in left.text
    refused = (await frida.slash("seat", match=evening.code)).message
    assert not has(refused, Kind.REFRESH)
    log = (await tom.slash("look", at="log")).message
    assert f"<@{inn.user_id('frida')}>" in log.text


async def test_whoever_is_asked_may_decline(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await inn.person("frida").slash("table", action="substitute", player="tom")
    await inn.calm()
    asked = (await inn.person("tom", "dm").read())[-1]

    await take(inn.person("tom", "dm"), offer_of(asked, Kind.REFUSE))
    await inn.calm()

    table = await inn.pony.services.matches.table(evening.match)
    assert (table.offers, table.invited) == ((), ())
    assert "👥" not in (await table_message(inn.person("bolek"))).text
