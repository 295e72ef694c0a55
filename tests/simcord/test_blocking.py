"""Blocking somebody, seen from both sides."""

from __future__ import annotations

from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn
from tests.wire.forms import block
from tests.wire.people import offer_of, table_message, take


async def test_whoever_is_blocked_hears_that_the_seats_are_kept(inn: Inn) -> None:
    bolek, frida = inn.person("bolek"), inn.person("frida")
    own = (await block(bolek, "frida")).message
    assert own.ephemeral
    assert f"<@{inn.user_id('frida')}>" in own.text

    await bolek.slash("confront start")
    lobby = await table_message(bolek, Kind.BEGIN)
    refused = (await take(frida, offer_of(lobby, Kind.JOIN))).message
    assert refused.ephemeral
    assert "reserved for others" in refused.text

    menu = ComponentId(Kind.BLOCKED, payload="set")
    lifted = await bolek.choose(custom_id=str(menu), on=own)
    assert "nikt" in lifted.message.text
    await take(frida, offer_of(lobby, Kind.JOIN))
    assert f"<@{inn.user_id('frida')}>" in (await table_message(bolek, Kind.BEGIN)).text


async def test_blocking_leaves_a_table_that_has_not_begun(inn: Inn) -> None:
    await inn.person("frida").slash("confront start")
    lobby = await table_message(inn.person("frida"), Kind.BEGIN)
    await take(inn.person("bolek"), offer_of(lobby, Kind.JOIN))

    await block(inn.person("bolek"), "frida")

    table = await inn.pony.services.matches.table(offer_of(lobby, Kind.BEGIN).press.match)
    assert table.joined == (inn.user_id("frida"),)
