"""Playing against the house: from one command to the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from bot.ui.page import Kind
from cogs import game, games
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.simcord.round_table import RoundTable
from tests.wire.people import has, offer_of, table_message, take

KEYS = [any_game.facts.key for any_game in games()]
LONGEST = 8
"""Actions after which one gives up against the house."""


@pytest.mark.parametrize("key", KEYS)
async def test_one_command_leads_to_the_first_move_and_the_house_answers_to_the_end(
    inn: Inn, key: str
) -> None:
    frida = inn.person("frida")

    answer = await frida.slash(f"{game(key).facts.command} solo", level="newcomer")
    await inn.calm()

    panel = answer.message
    assert panel.ephemeral
    match = offer_of(panel, Kind.REFRESH).press.match
    table = await inn.pony.services.matches.table(match)
    seat = table.seat_of(inn.user_id("frida"))
    assert seat is not None
    frida = inn.person("frida", str(table.place.channel))
    assert "(newcomer)" in (await table_message(frida)).text
    alone = RoundTable(inn, match, {seat: frida})
    rng = Random(1)
    for number in range(LONGEST):
        waiting = await alone.waiting()
        if not waiting:
            break
        assert waiting == (seat,), "the house does not answer"
        legal = (await alone.view(seat)).observation.legal
        action = str(rng.choice(legal))
        await inn.pony.services.matches.act(match, alone.user(seat), None, [action], f"{match}-{number}")
        await inn.calm()
    else:
        asked = await frida.slash("table", action="resign")
        await take(frida, offer_of(asked.message, Kind.RESIGN_NOW))
        await inn.calm()

    assert "🏁" in (await table_message(frida)).text
    board = (await frida.slash("leaderboard", options={"game": "house"})).message.text
    assert f"<@{inn.user_id('frida')}>" in board
    assert "a newcomer" in board


async def test_a_hint_stands_below_the_panel_and_changes_nothing(inn: Inn) -> None:
    frida = inn.person("frida")
    panel = (await frida.slash("confront solo", seat="light")).message

    hint = await take(frida, offer_of(panel, Kind.HINT))

    assert hint.message.ephemeral
    assert hint.message.id != panel.id
    assert "What the house would do" in hint.message.text
    assert "- " in hint.message.text


async def test_in_a_lobby_the_house_takes_a_seat_and_is_sent_away_again(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("journey start")
    lobby = await table_message(frida, Kind.BEGIN)
    menu = offer_of(lobby, Kind.COMPUTER)

    await frida.choose("master", custom_id=menu.custom_id, on=lobby)
    with_house = await table_message(frida, Kind.BEGIN)
    assert "(master)" in with_house.text
    await frida.choose("-", custom_id=menu.custom_id, on=with_house)

    assert "(master)" not in (await table_message(frida, Kind.BEGIN)).text


async def test_rematch_brings_the_same_player_of_the_house(inn: Inn) -> None:
    frida = inn.person("frida")
    await frida.slash("duel solo", level="newcomer")
    await inn.calm()
    asked = await frida.slash("table", action="resign")
    await take(frida, offer_of(asked.message, Kind.RESIGN_NOW))
    (ended,) = [message for message in await frida.read() if has(message, Kind.REMATCH)]

    again = (await take(frida, offer_of(ended, Kind.REMATCH))).message

    assert has(again, Kind.REFRESH), "it goes on at once"
    assert "(newcomer)" in again.text


async def test_who_leaves_lets_the_house_play_on_where_the_other_agrees_and_comes_back(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida, bolek = evening.people[LIGHT], evening.people[DARK]
    asked = await frida.slash("table", action="resign")
    await take(frida, offer_of(asked.message, Kind.STAND_IN))
    panel = await bolek.slash("seat")
    assert "gospoda grała dalej" in panel.message.text

    await take(bolek, offer_of(panel.message, Kind.AGREE))
    await inn.calm()

    assert "(played by " in (await table_message(frida)).text
    own = await frida.slash("seat")
    assert not has(own.message, Kind.ACT, Kind.PICK)
    back = await take(frida, offer_of(own.message, Kind.COME_BACK))
    assert "Welcome back" in back.message.text
    assert "(played by " not in (await table_message(frida)).text
