"""A whole evening: from the first command to the leaderboard, in English and in Polish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord import ComponentType

from bot.ui.page import Kind
from tests.simcord.driver import Inn, open_inn
from tests.simcord.evening import DARK, LIGHT, seat_of, sit_down
from tests.wire.people import agree_on, has, offer_of, table_message, take


async def test_each_is_spoken_to_in_their_own_language_and_the_table_in_the_guilds(inn: Inn) -> None:
    evening = await sit_down(inn, "frida", "bolek")

    english, polish = await seat_of(evening.people[LIGHT]), await seat_of(evening.people[DARK])
    table = await table_message(evening.people[DARK])

    assert "The Confrontation" in english.text
    assert "Refresh" in english.labels
    assert "Konfrontacja" in polish.text
    assert "Odśwież" in polish.labels
    assert "The Confrontation" in table.text
    assert "Your seat" in table.labels


async def test_in_a_polish_guild_the_table_is_polish(tmp_path: Path) -> None:
    async with open_inn(tmp_path, guild_locale="pl") as inn:
        evening = await sit_down(inn, "frida", "bolek")

        table = await table_message(evening.people[LIGHT])

        assert "Konfrontacja" in table.text
        assert "Twoje miejsce" in table.labels
        inn.check()


@pytest.mark.parametrize("resigning", [LIGHT, DARK])
async def test_from_the_first_command_to_the_leaderboard(inn: Inn, resigning: str) -> None:
    evening = await sit_down(inn)
    for seat in (LIGHT, DARK):
        await evening.players[seat].act("muster")
        await evening.players[seat].act("ready")
    for _ in range(4):
        seat = await evening.whose()
        await evening.players[seat].act((await evening.legal(seat))[0])

    loser = evening.people[resigning]
    sure = await loser.slash("table", action="resign")
    await take(loser, offer_of(sure.message, Kind.RESIGN_NOW))

    table = await table_message(loser)
    assert "🏁" in table.text
    winner = evening.people[DARK if resigning == LIGHT else LIGHT]
    standings = await winner.slash("leaderboard")
    first, second = (standings.message.text.index(f"<@{inn.user_id(p.name)}>") for p in (winner, loser))
    assert first < second
    assert standings.message.ephemeral
    assert re.search(r"\*\*\d+\?\*\* ±\d+", standings.message.text)


async def test_the_panel_shows_pictures_with_alt_text_and_no_secret_in_their_names(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.do(LIGHT, "place frodo arthedain")

    panel = await seat_of(evening.people[LIGHT])
    table = await table_message(evening.people[LIGHT])

    assert len(panel.images) == 1
    assert all(panel.alt_texts)
    assert len(table.images) == 1
    assert "frodo" not in "".join(panel.images + table.images).lower()
    assert "Frodo" not in "".join(table.alt_texts)


async def test_the_question_and_its_menus_stand_above_the_picture_it_needs(inn: Inn) -> None:
    evening = await sit_down(inn)

    panel = await seat_of(evening.people[LIGHT])

    (shown,) = panel.raw["components"]
    kinds = [part["type"] for part in shown["components"]]
    picture = kinds.index(ComponentType.media_gallery.value)
    assert ComponentType.action_row.value in kinds[:picture]
    assert kinds.count(ComponentType.media_gallery.value) == 1


async def test_the_table_is_not_touched_by_what_stays_hidden(inn: Inn) -> None:
    """Given both set up, a figure placed in secret changes neither the table nor its picture's name."""
    evening = await sit_down(inn)
    before = await table_message(evening.people[DARK])
    requests = len(inn.env.http_requests)

    await evening.do(LIGHT, "place frodo arthedain")

    assert (await table_message(evening.people[DARK])).raw == before.raw
    # The private message of whoever has placed it is mended, and nothing else is.
    (own,) = {message.raw["channel_id"] for message in await evening.people[LIGHT].dms()}
    asked = [request.path for request in inn.env.http_requests[requests:]]
    assert [path for path in asked if not path.startswith(f"/channels/{own}/")] == []


async def test_an_open_panel_shows_by_itself_that_it_is_ones_turn(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    light = evening.players[LIGHT]
    waiting = await light.sit()
    assert not has(waiting, Kind.ACT, Kind.PICK, Kind.WALK)
    written = len(await evening.people[LIGHT].dms())

    await evening.play(1)
    while await evening.whose() == DARK:
        await evening.play(1)

    assert has(await light.look(), Kind.ACT, Kind.PICK, Kind.WALK)
    assert len(await evening.people[LIGHT].dms()) == written


async def test_after_the_game_there_are_its_record_and_its_replay(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    await evening.play(6)
    host = evening.people[LIGHT]
    early = await host.slash("table", action="record")
    moving = await host.slash("table", action="replay")
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()

    record = await host.slash("table", action="record", match=evening.code)
    replay = await host.slash("table", action="replay", match=evening.code)

    assert early.message.raw["attachments"] == moving.message.raw["attachments"] == []
    assert "You can watch the replay when the game is over" in moving.message.text
    assert record.message.raw["attachments"][0]["filename"].endswith(".txt")
    assert replay.message.raw["attachments"][0]["filename"].endswith(".webp")


async def test_a_series_goes_on_with_the_seats_changed(inn: Inn) -> None:
    host, guest = inn.person("frida"), inn.person("bolek")
    await host.slash("confront start", opponent="bolek", seat="light")
    lobby = await table_message(host, Kind.BEGIN)
    await agree_on(host, lobby, series="2")
    await take(guest, offer_of(lobby, Kind.JOIN, DARK))
    await take(host, offer_of(lobby, Kind.BEGIN))
    first = offer_of(lobby, Kind.BEGIN).press.match
    assert "game 1 of 2" in (await table_message(host)).text
    panel = await seat_of(host)

    await inn.pony.services.matches.resign(first, inn.user_id("bolek"), "give-up")
    await inn.calm()

    table = await table_message(host)
    assert "game 2 of 2" in table.text
    assert "Dark" in (await seat_of(host)).text.splitlines()[0]
    for kind in (Kind.REFRESH, Kind.ACT):
        led = await host.press_stale(offer_of(panel, kind).custom_id, panel)
        assert offer_of(led.message, Kind.REFRESH).press.match != first, "an old panel leads to the next game"
