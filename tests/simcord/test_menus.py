"""Commands in the menus of people and of messages; commands that Discord still shows though they are gone."""

from __future__ import annotations

import re

import pytest

from bot.ui.page import Kind, base36
from tests.simcord.closed_doors import newcomer, shut_out
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.simcord.test_looking_back import ended
from tests.wire.people import has, offer_of, offers, table_message, take


async def test_somebody_is_challenged_to_a_game_from_their_menu(inn: Inn) -> None:
    frida = inn.person("frida", "table-2")

    asked = await frida.menu("Challenge", "bolek")
    await take(frida, offer_of(asked.message, Kind.OPEN, f"confrontation.{base36(inn.user_id('bolek'))}"))

    lobby = await table_message(frida, Kind.BEGIN)
    table = await inn.pony.services.matches.table(offer_of(lobby, Kind.BEGIN).press.match)
    assert asked.message.ephemeral
    assert table.invited == (inn.user_id("bolek"),)
    assert [ping.user for ping in inn.pings()] == ["bolek"]


async def test_nobody_challenges_themselves(inn: Inn) -> None:
    refused = await inn.person("frida").menu("Challenge", "frida")

    assert "against yourself" in refused.message.text


async def test_other_bots_are_challenged_by_nobody(inn: Inn) -> None:
    newcomer(inn, "jukebox", bot=True)

    for command in ("Challenge", "Head to head"):
        refused = await inn.person("frida").menu(command, "jukebox")

        assert "bot" in refused.message.text.casefold()
        assert list(offers(refused.message)) == []


async def test_who_may_not_look_into_a_channel_is_led_nowhere_by_its_messages(inn: Inn) -> None:
    """Given a message seen before the door was closed, its table is to them as if there were none."""
    evening = await sit_down(inn)
    message = await table_message(evening.people[DARK], Kind.SEAT)
    shut_out(inn, "table-1", "tom")

    for command in ("My seat", "Look back"):
        answer = await inn.person("tom").menu(command, message)

        assert answer.message.ephemeral
        assert list(offers(answer.message)) == []
        assert not {"Confrontation", "Light", "Dark"} & set(re.findall(r"\w+", answer.message.text))


async def test_who_has_blocked_somebody_is_to_them_like_who_cannot_come(inn: Inn) -> None:
    """Given somebody blocked, then a challenge is answered as to who is not to be invited by anybody."""
    await inn.pony.services.matches.company.block(inn.user_id("bolek"), [inn.user_id("frida")])
    frida = inn.person("frida", "table-2")

    asked = await frida.menu("Challenge", "bolek")
    refused = await take(frida, offer_of(asked.message, Kind.OPEN, f"duel.{base36(inn.user_id('bolek'))}"))
    versus = await frida.menu("Head to head", "bolek")

    assert not has(refused.message, Kind.BEGIN)
    assert "block" not in (refused.message.text + versus.message.text).casefold()
    assert inn.pings() == []


async def test_two_people_are_seen_head_to_head_from_a_menu(inn: Inn) -> None:
    await ended(inn)

    shown = await inn.person("frida").menu("Head to head", "bolek")

    assert f"<@{inn.user_id('bolek')}>" in shown.message.text
    assert shown.message.ephemeral


async def test_a_message_leads_to_the_own_seat_and_to_looking_back(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida, dark = evening.people[LIGHT], evening.people[DARK]
    message = await table_message(dark, Kind.SEAT)

    seat = await frida.menu("My seat", message)
    strangers = await inn.person("tom").menu("My seat", message)
    early = await frida.menu("Look back", message)

    assert has(seat.message, Kind.REFRESH)
    assert not has(strangers.message, Kind.REFRESH)
    assert not has(early.message, Kind.REVIEW), "the house looks back at what is over"


async def test_a_finished_table_is_looked_back_at_from_its_message(inn: Inn) -> None:
    evening = await ended(inn)
    over = await table_message(evening.people[LIGHT], Kind.REMATCH)

    shown = await evening.people[LIGHT].menu("Look back", over)

    assert shown.message.ephemeral
    assert "look" in shown.message.text.casefold()


async def test_a_message_that_shows_no_table_says_so(inn: Inn) -> None:
    helped = (await inn.person("frida").slash("leaderboard")).message

    answer = await inn.person("frida").menu("My seat", helped)

    assert "shows no table" in answer.message.text


@pytest.mark.parametrize(
    ("name", "path", "now"),
    [
        ("frida", ("table", "undo"), "`/table action:Take back`"),
        ("bolek", ("table", "undo"), "`/stół co:Cofnij`"),
        ("frida", ("confront", "rules"), "`/rules`"),
        ("frida", ("away",), "`/settings`"),
        ("frida", ("tables", "call"), "`/table action:Call a role`"),
    ],
)
async def test_who_sends_a_command_that_is_gone_hears_what_it_is_called_now(
    inn: Inn, name: str, path: tuple[str, ...], now: str
) -> None:
    answer = await inn.person(name).send_stale(*path)

    assert now in answer.message.text
    assert answer.message.ephemeral


async def test_who_sends_options_that_are_gone_is_told_and_nothing_is_opened(inn: Inn) -> None:
    answer = await inn.person("frida", "table-2").send_stale("confront", "start", series="2")

    assert "has changed" in answer.message.text
    assert await inn.pony.store.lobbies(inn.env.guild.id) == ()


async def test_an_action_is_completed_and_done_by_the_name_it_had(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida = evening.people[LIGHT]

    offered = (await frida.autocomplete("table", "action", "resign")).choices
    pace = (await frida.slash("table", action="tempo")).message
    unknown = (await frida.slash("table", action="dance")).message
    card = (await frida.slash("table")).message

    assert [choice["value"] for choice in offered] == ["resign"]
    assert has(card, Kind.RESIGN)
    assert has(card, Kind.CLOCKS)
    assert "dance" in unknown.text
    assert not has(pace, Kind.RESIGN)
