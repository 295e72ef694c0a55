"""The private threads of sides: opened where that is allowed, for their people alone, mended, and closed."""

from __future__ import annotations

from random import Random

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.match.match import crowd_of
from cogs.inn.votes import delivery
from tests.simcord.crowd import can, gather, open_lobby, seen, ways
from tests.simcord.driver import Inn
from tests.wire.people import take

LIGHT, DARK = "light", "dark"
TWO = {LIGHT: ("frida", "tom"), DARK: ("bolek", "zosia")}
FOR_THREADS = discord.Permissions(create_private_threads=True, send_messages_in_threads=True).value


@pytest.fixture(autouse=True)
def _edits_come_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "BETWEEN", 0.02)


def forbid(inn: Inn, denied: int, channel: str = "table-1") -> None:
    """Takes permissions from the bot in a channel; 0 gives them back."""
    bot = inn.env.backend.bot_user.id
    inn.env.backend.set_overwrite(
        inn.channel_id(channel, ""), Overwrite(bot, OverwriteType.MEMBER, deny=denied)
    )


def members(inn: Inn, thread: str) -> set[str]:
    """Who is in a thread, but for the bot."""
    names = {user.id: name for name, user in inn.users.items()}
    there = inn.env.backend.get_channel(int(thread)).thread_members
    return {names[user] for user in there if user in names}


async def test_each_side_has_a_thread_for_its_people_alone(inn: Inn) -> None:
    table = await gather(inn, "confrontation", TWO)
    await seen(await table.person("frida"), lambda message: can(message, ""))
    light, dark = [await table.thread(seat) for seat in (LIGHT, DARK)]

    opened = (await (await table.person("bolek")).read())[0]

    assert light != dark
    assert (members(inn, light), members(inn, dark)) == ({"frida", "tom"}, {"bolek", "zosia"})
    assert "manages threads" in opened.text


async def test_without_the_permission_no_vote_game_is_opened_and_the_lobby_stays(inn: Inn) -> None:
    forbid(inn, FOR_THREADS)
    frida = inn.person("frida")
    lobby = (await frida.slash("confront start")).message

    refused = (await take(frida, ways(lobby, "open")[0])).message

    assert "open private threads (Create Private Threads)" in refused.text
    assert "write in threads (Send Messages in Threads)" in refused.text
    forbid(inn, 0)
    await take(frida, ways(lobby, "open")[0])
    assert can(await seen(frida, lambda message: can(message, "begin")), "begin")


async def test_the_lobby_says_who_can_read_a_sides_talk(inn: Inn) -> None:
    lobby = await open_lobby(inn, "frida", "confrontation")

    assert "Anyone who manages threads on this server can read it." in lobby.text


async def test_a_deleted_thread_is_opened_anew_and_that_is_said(inn: Inn) -> None:
    table = await gather(inn, "confrontation", TWO)
    await table.ballot("frida")
    before = await table.thread(LIGHT)
    inn.env.backend.delete_channel(int(before))
    await inn.pony.posts["lost-sides"].tell_what_is_due()

    async def moved() -> str:
        return await table.thread(LIGHT)

    while await moved() in (before, "None"):
        await inn.calm()
    frida = await table.person("frida")
    asked = await seen(frida, lambda message: can(message, ""))

    assert "The thread your side had is gone" in (await frida.read())[0].text
    assert members(inn, await moved()) == {"frida", "tom"}
    assert asked.raw["channel_id"] == await moved()


async def test_where_threads_are_forbidden_meanwhile_the_side_votes_by_its_seat_until_they_are_not(
    inn: Inn,
) -> None:
    table = await gather(inn, "confrontation", TWO)
    await table.ballot("frida")
    forbid(inn, FOR_THREADS)
    inn.env.backend.delete_channel(int(await table.thread(LIGHT)))
    await inn.pony.posts["lost-sides"].tell_what_is_due()
    tom = inn.person("tom")

    told = await seen(tom, lambda message: "Create Private Threads" in message.text)
    assert "vote with *Your seat* at the table" in told.text
    assert can((await tom.slash("seat")).message, "another")
    forbid(inn, 0)
    await inn.pony.posts["lost-sides"].tell_what_is_due()
    while await table.thread(LIGHT) == "None":
        await inn.calm()

    await seen(await table.person("tom"), lambda message: can(message, ""))


async def test_whoever_has_been_in_one_sides_thread_sits_down_at_no_other(inn: Inn) -> None:
    table = await gather(inn, "confrontation", TWO)
    await table.ballot("frida")
    tom = await table.person("tom")
    asked = await seen(tom, lambda message: can(message, ""))
    await take(tom, ways(asked, "leave")[0])
    at_the_table = inn.person("tom")
    seat = (await at_the_table.slash("seat")).message

    refused = (await take(at_the_table, ways(seat, f"join.{DARK}")[0])).message

    assert "another side" in refused.text
    assert "tom" not in members(inn, await table.thread(DARK))


async def test_whoever_was_let_into_another_sides_thread_by_hand_votes_no_more(inn: Inn) -> None:
    table = await gather(inn, "confrontation", TWO)
    await seen(await table.person("frida"), lambda message: can(message, ""))
    inn.env.backend.add_thread_member(int(await table.thread(DARK)), inn.user_id("tom"))
    tom = await table.person("tom")
    asked = await seen(tom, lambda message: can(message, ""))

    refused = (await take(tom, ways(asked, "")[0])).message

    assert "another side" in refused.text
    assert not can(refused, "another")


async def test_when_the_game_is_over_the_threads_say_so_and_are_archived(inn: Inn) -> None:
    table = await gather(inn, "confrontation", TWO)
    await table.propose("frida", Random(1))
    threads = [await table.thread(seat) for seat in (LIGHT, DARK)]
    matches = inn.pony.services.matches
    loaded = await matches.repository.get(table.match)
    await matches.resign(table.match, crowd_of(loaded, DARK), "give-up")
    backend = inn.env.backend

    for thread in threads:
        await seen(inn.person("frida", thread), lambda message: "The game is over" in message.text)
        assert backend.get_channel(int(thread)).thread_metadata.archived
    assert [row.thread for row in await inn.pony.store.votes.sides(table.match)] == [None, None]
