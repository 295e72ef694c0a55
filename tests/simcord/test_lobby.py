"""The lobby: who may do what, and what is agreed."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.match.clocks import NO_HURRY
from bot.match.match import Table
from bot.match.workers import OutboxItem
from bot.sandbox import SeenMessage
from bot.ui.interactions.context import InteractionContext
from bot.ui.layout import Layout
from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.wire.people import agree_on, has, offer_of, table_message, take

SEVEN_DAYS = 7 * 24 * 60
"""In minutes."""


async def lobby(inn: Inn, **options: str) -> SeenMessage:
    """A lobby Frida has opened for Bolek."""
    frida = inn.person("frida")
    await frida.slash("confront start", opponent="bolek")
    await agree_on(frida, await table_message(frida, Kind.BEGIN), **options)
    return await table_message(frida, Kind.BEGIN)


async def table(inn: Inn, message: SeenMessage) -> Table:
    """The table behind a lobby message."""
    return await inn.pony.services.matches.table(offer_of(message, Kind.BEGIN).press.match)


async def test_the_invited_is_called_and_nobody_else(inn: Inn) -> None:
    await lobby(inn)

    assert [ping.user for ping in inn.pings()] == ["bolek"]


async def test_opening_a_lobby_is_one_message(inn: Inn) -> None:
    await lobby(inn)

    assert len(await inn.person("frida").read()) == 1


async def test_the_host_sets_options_by_menus_and_nobody_else(inn: Inn) -> None:
    message = await lobby(inn)
    house = (await take(inn.person("frida"), offer_of(message, Kind.HOUSE_RULES))).message
    series, rulings = offer_of(house, Kind.OPTION, "series"), offer_of(house, Kind.RULINGS)

    await inn.person("frida").choose("2", custom_id=series.custom_id, on=house)
    refused = await inn.person("bolek").press_stale(series.custom_id, message, values=["1"])
    changed = await inn.person("frida").choose(
        "pick_revealed", "retreat_upstream", custom_id=rulings.custom_id, on=house
    )

    assert changed.message.ephemeral
    assert has(changed.message, Kind.OPTION)
    options = (await table(inn, message)).options
    assert options.series == 2  # type: ignore[attr-defined]
    assert refused.message.ephemeral
    assert options.pick_revealed  # type: ignore[attr-defined]
    assert not options.sacrifice_needs_escape  # type: ignore[attr-defined]


async def test_the_lobby_itself_offers_no_options_and_follows_what_is_agreed(inn: Inn) -> None:
    message = await lobby(inn)
    assert [ComponentId.parse(select["custom_id"]).kind for select in message.selects] == [
        Kind.COMPUTER,
        Kind.PACE,
    ]
    house = (await take(inn.person("frida"), offer_of(message, Kind.HOUSE_RULES))).message

    await inn.person("frida").choose(
        "2", custom_id=offer_of(house, Kind.OPTION, "series").custom_id, on=house
    )

    assert (await table_message(inn.person("bolek"), Kind.BEGIN)).text != message.text


async def test_who_is_not_the_host_reads_the_house_rules_and_changes_none(inn: Inn) -> None:
    message = await lobby(inn)

    house = (await take(inn.person("bolek"), offer_of(message, Kind.HOUSE_RULES))).message

    assert house.ephemeral
    assert str(inn.user_id("frida")) in house.text
    assert not house.selects


async def test_menus_of_a_lobby_of_an_earlier_version_still_work(inn: Inn) -> None:
    message = await lobby(inn)
    match = offer_of(message, Kind.BEGIN).press.match
    old = str(ComponentId(Kind.OPTION, match, 0, "series"))

    await inn.person("frida").press_stale(old, message, values=["2"])

    assert (await table(inn, message)).options.series == 2  # type: ignore[attr-defined]


async def test_a_seat_is_wished_for_with_the_command_and_house_rules_are_chosen_after_it(inn: Inn) -> None:
    await inn.person("frida").slash("confront start", opponent="bolek", seat=DARK)
    message = await table_message(inn.person("frida"), Kind.BEGIN)
    await agree_on(inn.person("frida"), message, series="2", light_specials="both")

    open_table = await table(inn, message)
    assert open_table.options.series == 2  # type: ignore[attr-defined]
    assert open_table.options.light_specials == "both"  # type: ignore[attr-defined]
    assert open_table.user_at(DARK) == inn.user_id("frida")


async def test_somebody_who_was_not_invited_is_told_so(inn: Inn) -> None:
    message = await lobby(inn)

    answer = await take(inn.person("tom"), offer_of(message, Kind.JOIN))

    assert answer.message.ephemeral
    assert inn.user_id("tom") not in (await table(inn, message)).joined


async def test_answers_that_arrive_in_another_order_leave_the_newest_lobby(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the answer to the first of two presses long on its way, then it does not have the last word."""
    message = await lobby(inn)
    update, first, second = InteractionContext.update, asyncio.Event(), asyncio.Event()

    async def delayed(context: InteractionContext, layout: Layout) -> None:
        if context.user == inn.user_id("frida"):
            first.set()
            await second.wait()
        await update(context, layout)

    monkeypatch.setattr(InteractionContext, "update", delayed)
    inn.person("frida").begin_press(offer_of(message, Kind.JOIN, LIGHT).custom_id, on=message)
    await first.wait()
    inn.person("bolek").begin_press(offer_of(message, Kind.JOIN, DARK).custom_id, on=message)
    second.set()
    await inn.calm()

    seen = await table_message(inn.person("tom"), Kind.BEGIN)
    assert seen.text.count("🪑") == 2


async def test_an_edit_of_the_lobby_never_covers_the_table_of_a_game_that_began_meanwhile(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a lobby about to be edited when a game begins, then the message shows the table in the end."""
    message = await lobby(inn)
    match = offer_of(message, Kind.BEGIN).press.match
    await take(inn.person("frida"), offer_of(message, Kind.JOIN, LIGHT))
    await take(inn.person("bolek"), offer_of(message, Kind.JOIN, DARK))
    edit = discord.PartialMessage.edit

    async def delayed(message: discord.PartialMessage, **fields: Any) -> Any:
        monkeypatch.setattr(discord.PartialMessage, "edit", edit)
        inn.person("frida").begin_press(begin.custom_id, on=begin.message)
        for _ in range(500):
            if (await inn.pony.services.matches.table(match)).phase == "playing":
                break
            await asyncio.sleep(0.01)
        return await edit(message, **fields)

    begin = offer_of(message, Kind.BEGIN)
    monkeypatch.setattr(discord.PartialMessage, "edit", delayed)
    inn.pony.services.tables.forget(match)
    await inn.pony.dispatcher.deliver(OutboxItem(0, match, "lobby", None, 0))
    await inn.calm()

    assert has(await table_message(inn.person("tom")), Kind.SEAT)


async def test_a_game_does_not_begin_with_too_few(inn: Inn) -> None:
    message = await lobby(inn)

    answer = await take(inn.person("frida"), offer_of(message, Kind.BEGIN))

    assert answer.message.ephemeral
    assert (await table(inn, message)).phase == "lobby"


async def test_who_leaves_can_come_back(inn: Inn) -> None:
    message, bolek = await lobby(inn), inn.person("bolek")
    await take(bolek, offer_of(message, Kind.JOIN))
    await take(bolek, offer_of(message, Kind.LEAVE))
    assert inn.user_id("bolek") not in (await table(inn, message)).joined

    await take(bolek, offer_of(message, Kind.JOIN))

    assert inn.user_id("bolek") in (await table(inn, message)).joined


async def test_a_closed_table_frees_the_channel(inn: Inn) -> None:
    message = await lobby(inn)

    closed = await take(inn.person("frida"), offer_of(message, Kind.CANCEL))

    assert "closed" in closed.message.text
    assert not closed.message.labels
    assert has(await lobby(inn), Kind.BEGIN)


async def test_where_a_game_is_being_played_a_thread_is_offered(inn: Inn) -> None:
    await sit_down(inn)
    zosia = inn.person("zosia")

    offered = await zosia.slash("confront start", opponent="tom", seat="dark")
    opened = await take(zosia, offer_of(offered.message, Kind.THREAD))

    (thread,) = [channel for channel in inn.env.backend.channels.values() if channel.is_thread]
    (asked,) = [request.json for request in inn.env.http_requests if request.path.endswith("/threads")]
    assert asked["auto_archive_duration"] == SEVEN_DAYS
    assert f"<#{thread.id}>" in opened.message.text
    message = await table_message(inn.person("zosia", str(thread.id)), Kind.BEGIN)
    open_table = await table(inn, message)
    assert open_table.user_at(DARK) == inn.user_id("zosia")
    assert open_table.invited == (inn.user_id("tom"),)
    assert inn.pings()[-1].user == "tom"


async def test_a_lobby_whose_message_was_deleted_is_shown_to_who_is_expected_there(inn: Inn) -> None:
    message = await lobby(inn)
    inn.delete_message("table-1", message)
    bolek = inn.person("bolek")

    shown = (await bolek.slash("confront start", opponent="frida")).message

    assert not shown.ephemeral
    joined = await take(bolek, offer_of(shown, Kind.JOIN, LIGHT))
    assert not joined.failed
    open_table = await table(inn, message)
    assert (open_table.user_at(LIGHT), str(open_table.message)) == (inn.user_id("bolek"), shown.id)
    again = [seen for seen in await bolek.read() if has(seen, Kind.BEGIN)]
    assert len(again) == 1, "it stands there once"


async def test_who_is_expected_at_a_lobby_here_is_led_to_it(inn: Inn) -> None:
    message = await lobby(inn)

    bolek = await inn.person("bolek").slash("confront start", opponent="hela")
    tom = await inn.person("tom").slash("confront start", opponent="hela")

    assert f"/{message.id}" in bolek.message.text
    assert has(bolek.message, Kind.THREAD)
    assert f"/{message.id}" not in tom.message.text
    assert has(tom.message, Kind.THREAD)


async def test_three_days_a_turn_stand_chosen_and_no_hurry_is_one_press_away(inn: Inn) -> None:
    message = await lobby(inn)
    before = (await table(inn, message)).clocks

    pressed = await take(inn.person("frida"), offer_of(message, Kind.PACE, NO_HURRY))

    assert before is not None
    assert before.pace == "days"
    assert (await table(inn, message)).clocks is None
    assert not [button for button in pressed.message.buttons if button["custom_id"].endswith(f":{NO_HURRY}")]


async def test_nobody_plays_alone(inn: Inn) -> None:
    answer = await inn.person("frida").slash("confront start", opponent="frida")

    assert answer.message.ephemeral
    assert "yourself" in answer.message.text


async def test_a_restart_leaves_the_lobby_as_it_was(inn: Inn) -> None:
    message = await lobby(inn)
    await take(inn.person("bolek"), offer_of(message, Kind.JOIN, LIGHT))

    await inn.restart()
    begun = await take(inn.person("frida"), offer_of(message, Kind.BEGIN))

    assert not begun.failed
    assert (await table(inn, message)).user_at(LIGHT) == inn.user_id("bolek")


async def test_a_seat_is_named_as_it_is_called(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("duel start", opponent="bolek")

    labels = [button["label"] for button in (await table_message(frida, Kind.BEGIN)).buttons]

    assert {"Seat: The Fellowship", "Seat: Sauron"} <= set(labels)


async def test_a_table_the_bot_could_not_keep_is_not_opened(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a channel where the bot may not attach files, then it says so and where, and opens nothing."""
    allowed = discord.Permissions.all()
    allowed.update(attach_files=False)
    monkeypatch.setattr(discord.Interaction, "app_permissions", allowed)

    answer = await inn.person("frida").slash("confront start", opponent="bolek")

    assert answer.message.ephemeral
    assert "Attach Files" in answer.message.text
    assert f"<#{inn.channel_id('table-1', 'frida')}>" in answer.message.text
    assert [seen for seen in await inn.person("frida").read() if has(seen, Kind.BEGIN)] == []


async def test_where_no_thread_may_be_opened_the_missing_permission_is_named(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(inn)
    allowed = discord.Permissions.all()
    allowed.update(create_public_threads=False)
    monkeypatch.setattr(discord.Interaction, "app_permissions", allowed)

    answer = await inn.person("zosia").slash("confront start", opponent="tom")

    assert answer.message.ephemeral
    assert "Tworzenie publicznych wątków" in answer.message.text
    assert "Wysyłanie wiadomości w wątkach" not in answer.message.text


async def test_a_rematch_the_bot_could_not_keep_is_not_opened(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await sit_down(inn)
    light = evening.people[LIGHT]
    await evening.set_up()
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()
    over = await table_message(light, Kind.REMATCH)
    allowed = discord.Permissions.all()
    allowed.update(attach_files=False)
    monkeypatch.setattr(discord.Interaction, "app_permissions", allowed)

    answer = await take(light, offer_of(over, Kind.REMATCH))

    assert "Attach Files" in answer.message.text
    assert [seen for seen in await light.read() if has(seen, Kind.BEGIN)] == []
