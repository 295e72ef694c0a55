"""What a server is told by itself: its week, once, and its free seats, in one message."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs.inn.daily.service import Puzzles
from cogs.inn.digest.service import Digests
from tests.simcord.driver import Inn, Person
from tests.simcord.test_daily import DAY, switch_on
from tests.simcord.test_looking_back import ended
from tests.wire.people import has, offer_of, post_free_seats, set_server, table_message, take

WEEK = timedelta(days=7).total_seconds()


async def digests(inn: Inn) -> list[SeenMessage]:
    """What has been told of weeks in a channel."""
    await inn.pony.posts["digest"].tell_what_is_due()
    messages = await inn.person("bolek", "table-2").read()
    return [message for message in messages if "📰" in message.text]


async def test_a_week_is_told_once_however_often_the_bot_is_started(inn: Inn) -> None:
    evening = await ended(inn)
    table = await inn.pony.services.matches.table(evening.match)
    assert await digests(inn) == [], "it is off by default"
    channel = inn.channel_id("table-2", "bolek")
    await inn.pony.services.matches.change_guild_settings(
        table.place.guild, lambda settings: settings.model_copy(update={"digest": channel})
    )
    await inn.advance(WEEK)

    (told,) = await digests(inn)
    await inn.restart()
    again = await digests(inn)
    await inn.advance(WEEK)
    empty = await digests(inn)

    assert f"<@{inn.user_id('frida')}>" in told.text
    assert told.alt_texts, "the best ending has its picture"
    assert len(again) == len(empty) == 1


async def test_a_week_says_how_its_best_game_ended_and_who_solved_its_positions(inn: Inn) -> None:
    guild = await switch_on(inn)
    await inn.pony.posts["daily"].tell_what_is_due()
    puzzles = Puzzles(inn.pony.services.matches)
    people = {name: inn.user_id(name) for name in ("tom", "hela")}
    daily = await puzzles.latest(guild)
    assert daily is not None
    wrong = next(option.action for option in daily.puzzle.options if option.action != daily.puzzle.best)
    await puzzles.answer(daily, people["tom"], daily.puzzle.best)
    await puzzles.answer(daily, people["hela"], wrong)
    await inn.advance(DAY)
    await inn.pony.posts["daily"].tell_what_is_due()
    channel = inn.channel_id("table-2", "bolek")
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda settings: settings.model_copy(update={"digest": channel})
    )
    await inn.advance(WEEK)

    (told,) = await digests(inn)

    frida, bolek = (f"<@{inn.user_id(name)}>" for name in ("frida", "bolek"))
    assert f"🎬 **The Confrontation**, {frida} and {bolek} · https" in told.text
    assert "\nDark has resigned" in told.text
    assert f"- The Confrontation: {frida} 🏆 and {bolek} · https" in told.text
    assert f"### Positions of the day\n- <@{people['tom']}> solved 1 of 1" in told.text
    assert str(people["hela"]) not in told.text


async def test_free_seats_stand_in_one_message_with_a_way_to_sit_down(inn: Inn) -> None:
    frida, bolek = inn.person("frida"), inn.person("bolek", "table-2")
    refused = await post_free_seats(bolek)
    assert not has(refused.message, Kind.SIT)
    board = (await post_free_seats(inn.person("frida", "table-2"))).message
    await frida.slash("confront start")
    await inn.calm()

    (shown,) = [message for message in await bolek.read() if message.id == board.id]
    assert f"<@{inn.user_id('frida')}>" in shown.text
    seated = (await take(bolek, offer_of(shown, Kind.SIT))).message
    await inn.calm()

    assert seated.ephemeral
    lobby = await table_message(frida, Kind.BEGIN)
    assert f"<@{inn.user_id('bolek')}>" in lobby.text
    (full,) = [message for message in await bolek.read() if message.id == board.id]
    assert not has(full, Kind.SIT)


async def lobby_of(inn: Inn, role: int | None) -> Person:
    """Who has opened a table with a free seat, in a server that calls this role."""
    frida = inn.person("frida")
    await frida.slash("confront start")
    guild = inn.env.guild.id
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda settings: settings.model_copy(update={"called": role})
    )
    return frida


async def match_of(inn: Inn) -> int:
    """The table Frida has opened."""
    return (await inn.pony.services.matches.tables_of(inn.user_id("frida")))[0].id


async def calls(inn: Inn, role: int) -> int:
    """How often a role has been named at the table."""
    return sum(
        f"<@&{role}>" in message.text for message in await inn.person("bolek").read() if not message.ephemeral
    )


async def test_a_role_is_called_to_a_free_seat_and_then_left_alone(inn: Inn) -> None:
    role = inn.env.guild.create_role("players", mentionable=True).id
    frida = await lobby_of(inn, None)
    assert "role" in (await frida.slash("table", action="call")).message.text
    await lobby_of(inn, role)

    for _ in range(2):
        await frida.slash("table", action="call")

    assert await calls(inn, role) == 1


@pytest.mark.parametrize("kind", ["new", "everyone", "gone"])
async def test_a_role_nobody_would_hear_of_is_not_called_and_the_twelve_hours_are_not_spent(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    deny_to_call(monkeypatch)
    new = inn.env.guild.create_role("players").id
    frida = await lobby_of(inn, {"new": new, "everyone": inn.env.guild.id, "gone": 77}[kind])

    answer = await frida.slash("table", action="call")

    said = {"new": f"<@&{new}>", "everyone": "the whole server", "gone": "no longer exists"}
    assert said[kind] in answer.message.text
    assert "has been called" not in answer.message.text
    settings = await inn.pony.services.matches.guild_settings(inn.env.guild.id)
    assert settings.last_call is None
    assert await calls(inn, settings.called or 0) == 0


async def test_the_permission_to_mention_all_roles_does_as_well(inn: Inn) -> None:
    role = inn.env.guild.create_role("players").id
    frida = await lobby_of(inn, role)

    await frida.slash("table", action="call")

    assert await calls(inn, role) == 1


async def test_a_call_that_could_not_be_sent_leaves_the_twelve_hours(inn: Inn) -> None:
    role = inn.env.guild.create_role("players", mentionable=True).id
    frida = await lobby_of(inn, role)
    inn.fault("POST", f"/channels/{inn.channel_id('table-1', 'frida')}/messages", 403, 50013)

    await frida.slash("table", action="call")
    await frida.slash("table", action="call")

    assert await calls(inn, role) == 1


async def test_choosing_a_role_that_cannot_be_called_says_at_once_what_to_change(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    deny_to_call(monkeypatch)
    role = inn.env.guild.create_role("players").id
    frida = inn.person("frida")

    chosen = await set_server(frida, "people", called=[str(role)])

    assert "Allow anyone to @mention this role" in chosen.message.text


def deny_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes from the bot what it never asks for: to mention all roles."""
    allowed = discord.Permissions.all()
    allowed.update(mention_everyone=False)
    monkeypatch.setattr(discord.Interaction, "app_permissions", allowed)


async def test_an_unforeseen_error_on_one_day_does_not_end_what_servers_are_told(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await ended(inn)
    table = await inn.pony.services.matches.table(evening.match)
    channel = inn.channel_id("table-2", "bolek")
    await inn.pony.services.matches.change_guild_settings(
        table.place.guild, lambda settings: settings.model_copy(update={"digest": channel})
    )
    await inn.advance(WEEK)
    monkeypatch.setattr(Digests, "of", None)
    inn.forgiven.add("post_failed")

    assert await digests(inn) == []

    monkeypatch.undo()
    assert len(await digests(inn)) == 1
