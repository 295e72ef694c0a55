"""House rules taken over at once, and guests invited and sent away, after the lobby has been opened."""

from __future__ import annotations

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import sit_down
from tests.simcord.test_lobby import lobby, table
from tests.wire.people import Offer, has, offer_of, offers, table_message, take


async def test_house_rules_are_kept_for_the_server_and_taken_over(inn: Inn) -> None:
    frida, bolek = inn.person("frida"), inn.person("bolek", "table-2")
    message = await lobby(inn, rearrange="by_hand")
    house = (await take(frida, offer_of(message, Kind.HOUSE_RULES))).message
    kept = (await take(frida, offer_of(house, Kind.PRESET, "keep"))).message
    await bolek.slash("confront start", opponent="tom")
    other = await table_message(bolek, Kind.BEGIN)
    theirs = (await take(bolek, offer_of(other, Kind.HOUSE_RULES))).message

    taken = (await bolek.choose("server", custom_id=offer_of(theirs, Kind.PRESET, "").custom_id)).message
    forged = await bolek.press_stale(offer_of(house, Kind.PRESET, "keep").custom_id, theirs)
    printed = (await bolek.choose("printed", custom_id=offer_of(theirs, Kind.PRESET, "").custom_id)).message

    assert "Saved." in kept.text
    assert not any(preset.value == "last" for preset in _presets(theirs)), "nothing was played yet"
    assert "Inaczej niż w instrukcji: Figury przestawia się samemu" in taken.text
    assert "zarządzania serwerem" in forged.message.text
    assert "Inaczej niż w instrukcji" not in printed.text
    assert "Differs from the print" not in (await table_message(bolek, Kind.BEGIN)).text


async def test_ones_own_rules_of_last_time_are_offered(inn: Inn) -> None:
    evening = await sit_down(inn)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()

    message = await lobby(inn)
    house = (await take(inn.person("frida"), offer_of(message, Kind.HOUSE_RULES))).message

    assert [preset.value for preset in _presets(house)] == ["printed", "last"]


def _presets(message: SeenMessage) -> list[Offer]:
    """The lines of the menu of house rules."""
    return [offer for offer in offers(message) if offer.press.kind is Kind.PRESET and offer.value]


async def test_guests_are_invited_and_sent_away_by_a_menu(inn: Inn) -> None:
    frida = inn.person("frida")
    message = await lobby(inn)
    page = (await take(frida, offer_of(message, Kind.PERSON))).message
    menu = page.selects[0]["custom_id"]

    await frida.choose("tom", custom_id=menu, on=page)
    after = await table(inn, message)

    assert after.invited == (inn.user_id("tom"),)
    assert [ping.user for ping in inn.pings()][-1] == "tom"
    await frida.choose(custom_id=menu, on=page)
    assert (await table(inn, message)).invited == ()


async def test_guests_are_invited_and_sent_away_by_commands(inn: Inn) -> None:
    frida, tom = inn.person("frida"), inn.person("tom")
    await frida.slash("confront start")
    message = await table_message(frida, Kind.BEGIN)

    await frida.slash("table", action="invite", player="tom")
    await take(tom, offer_of(message, Kind.JOIN))
    joined = await table(inn, message)
    strange = await tom.slash("table", action="invite", player="zosia")
    await frida.slash("table", action="remove", player="tom")

    assert inn.user_id("tom") in joined.joined
    assert "host" in strange.message.text
    assert (await table(inn, message)).joined == (inn.user_id("frida"),)


async def test_the_lobby_shows_what_the_game_is(inn: Inn) -> None:
    message = await lobby(inn)

    assert message.alt_texts[0] == "The Confrontation: what the table may look like at the start."
    assert "2 players · about 30 minutes" in message.text
    assert "Differs from the print" not in message.text
    assert has(message, Kind.PERSON)
