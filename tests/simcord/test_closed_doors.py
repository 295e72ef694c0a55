"""What one may not see in Discord one does not see through the bot."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.ui.page import ComponentId, Kind
from cogs.inn.following.service import Following
from tests.simcord.closed_doors import (
    add_room,
    add_thread,
    archive,
    ban,
    close,
    leave,
    open_up,
    shut_out,
)
from tests.simcord.driver import Inn
from tests.simcord.evening import Evening, sit_down
from tests.simcord.test_daily import switch_on
from tests.wire.forms import open_cup
from tests.wire.people import follow, has, offer_of, post_free_seats, take

CELLAR = "cellar"
WEEK = timedelta(days=7).total_seconds()
NOWHERE = 999


async def ended_in_the_cellar(inn: Inn) -> Evening:
    """A finished game of Frida and Bolek in a channel that they and Zosia alone may look into."""
    add_room(inn, CELLAR, "frida", "bolek", "zosia")
    evening = await sit_down(inn, channel=CELLAR)
    await evening.set_up()
    await evening.play(16)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()
    return evening


async def guild_of(inn: Inn, evening: Evening) -> int:
    """The server of a game."""
    return (await inn.pony.services.matches.table(evening.match)).place.guild


async def test_a_free_seat_in_a_private_channel_is_offered_to_whoever_may_look_in(inn: Inn) -> None:
    add_room(inn, CELLAR, "frida", "zosia")
    await inn.person("frida", CELLAR).slash("confront start")

    inside = await inn.person("zosia", "tavern").slash("next")
    outside = await inn.person("tom", "tavern").slash("next")
    lobby = offer_of(inside.message, Kind.SIT).press.match
    seated = await inn.person("tom", "tavern").press_stale(str(ComponentId(Kind.SIT, lobby)), outside.message)
    nowhere = await inn.person("tom", "tavern").press_stale(
        str(ComponentId(Kind.SIT, NOWHERE)), outside.message
    )

    assert not has(outside.message, Kind.SIT)
    assert seated.message.text == nowhere.message.text
    assert inn.user_id("tom") not in (await inn.pony.services.matches.table(lobby)).joined


async def test_games_of_a_private_channel_are_in_the_archive_of_those_who_may_look_in(inn: Inn) -> None:
    evening = await ended_in_the_cellar(inn)
    zosia, tom, bolek = (inn.person(name, "tavern") for name in ("zosia", "tom", "bolek"))

    inside, outside = await zosia.slash("archive"), await tom.slash("archive")
    month = (await zosia.autocomplete("archive", "month")).choices
    chosen = await tom.press_stale("p1:av:0:0:open", outside.message, values=[str(evening.match)])
    steps = await tom.slash("table", action="step", match=evening.code)
    record = await tom.slash("table", action="record", match=evening.code)
    close(inn, CELLAR, "frida")
    own = await bolek.slash("archive")

    assert "1. **" in inside.message.text
    assert "1. **" not in outside.message.text
    assert month
    assert (await tom.autocomplete("archive", "month")).choices == []
    assert chosen.message.text == steps.message.text == record.message.text == "I don’t know this game."
    assert "1. **" in own.message.text, "players keep their own games"


async def test_a_week_is_told_of_games_everybody_may_see(inn: Inn) -> None:
    guild = await switch_on(inn)
    close(inn, "table-1", "frida", "bolek")
    channel = inn.channel_id("table-2", "bolek")
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda settings: settings.model_copy(update={"digest": channel})
    )

    await inn.advance(WEEK)
    await inn.pony.posts["digest"].tell_what_is_due()
    assert [message for message in await inn.person("bolek", "table-2").read() if "📰" in message.text] == []


async def test_a_game_of_a_private_channel_is_shared_there_and_nowhere_else(inn: Inn) -> None:
    evening = await ended_in_the_cellar(inn)

    outside = await inn.person("frida", "tavern").slash("table", action="share", match=evening.code)
    stranger = await inn.person("tom", "tavern").slash("table", action="share", match=evening.code)
    asked = await inn.person("frida", CELLAR).slash("table", action="share", match=evening.code)
    inside = await take(inn.person("frida", CELLAR), offer_of(asked.message, Kind.SHARE, "picture"))

    assert outside.message.ephemeral
    assert "not everyone" in outside.message.text
    assert stranger.message.text == "I don’t know this game."
    assert not inside.message.ephemeral


async def test_the_board_of_free_seats_names_no_private_channel(inn: Inn) -> None:
    add_room(inn, CELLAR, "frida", "bolek")
    board = (await post_free_seats(inn.person("frida", "table-2"))).message
    await inn.person("frida", CELLAR).slash("confront start")
    await inn.calm()
    (shown,) = [message for message in await inn.person("bolek", "table-2").read() if message.id == board.id]

    assert not has(shown, Kind.SIT)


async def test_who_may_no_longer_look_in_is_told_no_more_of_a_table_they_follow(inn: Inn) -> None:
    add_room(inn, CELLAR, "frida", "bolek", "zosia")
    evening = await sit_down(inn, channel=CELLAR)
    await evening.set_up()
    zosia = inn.person("zosia", CELLAR)
    await follow(zosia, "turns")
    await evening.play(1)
    before = [message.text for message in await zosia.dms()]
    shut_out(inn, CELLAR, "zosia")
    await inn.advance(2 * 3_600)
    await evening.play(2)
    await inn.calm()

    assert before, "who may look in is told"
    (mended,) = [message.text for message in await zosia.dms() if message.text not in before]
    assert mended.endswith("Nie śledzisz już tego stołu.")
    assert len(await zosia.dms()) == len(before)
    assert await Following(inn.pony.services.matches).wish(evening.match, inn.user_id("zosia")) is None, (
        "who comes back later follows nothing"
    )


@pytest.mark.parametrize("go", [leave, ban])
async def test_who_has_gone_keeps_their_own_games_and_nothing_else(inn: Inn, go: object) -> None:
    evening = await ended_in_the_cellar(inn)
    other = await sit_down(inn, light="frida", dark="zosia", channel="table-2")
    assert callable(go)
    go(inn, "bolek")
    bolek = inn.person("bolek", "dm")

    own = await bolek.slash("look", at="log", match=evening.code)
    theirs = await bolek.slash("look", at="log", match=other.code)
    nowhere = await bolek.slash("look", at="log", match="zz-0000000000")
    again = await bolek.press_stale(str(ComponentId(Kind.REMATCH, evening.match)), own.message)

    assert own.message.text != nowhere.message.text
    assert theirs.message.text == nowhere.message.text
    assert "Nie widzisz kanału" in again.message.text, "no table is opened where one may not go"


async def test_a_member_sees_in_a_private_message_what_they_see_on_the_server(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    tom = inn.person("tom", "dm")

    seen = await tom.slash("look", at="log", match=evening.code)
    shut_out(inn, "table-1", "tom")
    unseen = await tom.slash("look", at="log", match=evening.code)

    assert "I don’t know" not in seen.message.text
    assert unseen.message.text == "I don’t know this game."


async def test_where_discord_does_not_say_who_one_is_nothing_is_shown_and_that_is_said(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    tom = inn.person("tom", "dm")
    inn.fault("GET", f"/guilds/{await guild_of(inn, evening)}/members/{inn.user_id('tom')}", 403, 0)
    unknown = await tom.slash("look", at="log", match=evening.code)
    inn.clear_faults()
    known = await tom.slash("look", at="log", match=evening.code)

    assert "Discord isn’t answering" in unknown.message.text
    assert "Discord isn’t answering" not in known.message.text


async def reads(inn: Inn, name: str, match: int) -> bool:
    """Whether somebody can read the log of a match from the tavern."""
    person = inn.person(name, "tavern")
    shown = (await person.slash("help")).message
    answer = await person.press_stale(str(ComponentId(Kind.LOG, match)), shown)
    nowhere = await person.press_stale(str(ComponentId(Kind.LOG, NOWHERE)), shown)
    return answer.message.text != nowhere.message.text


async def test_a_table_in_a_thread_is_for_whoever_may_look_into_its_channel(inn: Inn) -> None:
    """Given a thread that is archived, of which Discord tells nothing by itself, then its channel decides."""
    thread = add_thread(inn, "table-1")
    match = (await sit_down(inn, channel=thread)).match
    archive(inn, thread)

    assert await reads(inn, "tom", match)
    close(inn, "table-1", "frida", "bolek")
    assert not await reads(inn, "tom", match)
    await inn.restart()
    assert not await reads(inn, "tom", match)
    open_up(inn, "table-1")
    assert await reads(inn, "tom", match)


async def test_a_private_thread_is_for_its_members(inn: Inn) -> None:
    thread = add_thread(inn, "table-1", "frida", "bolek", "zosia", private=True)
    match = (await sit_down(inn, channel=thread)).match
    archive(inn, thread)

    assert await reads(inn, "zosia", match)
    assert not await reads(inn, "tom", match)


async def test_a_thread_that_is_gone_shows_its_games_to_their_players_alone(inn: Inn) -> None:
    thread = add_thread(inn, "table-1")
    match = (await sit_down(inn, channel=thread)).match
    inn.env.backend.delete_channel(int(thread))

    assert await reads(inn, "bolek", match)
    assert not await reads(inn, "tom", match)


async def test_a_cup_of_a_private_channel_is_shown_to_whoever_may_look_in(inn: Inn) -> None:
    add_room(inn, CELLAR, "frida", "zosia")
    await open_cup(inn.person("frida", CELLAR), name="Cup of the Cellar", game="confrontation")
    await inn.calm()
    tom = inn.person("tom", "tavern")

    inside = await inn.person("zosia", "tavern").slash("tournament")
    outside = await tom.slash("tournament")
    named = await tom.slash("tournament", which="1")
    pressed = await tom.press_stale("p1:to:0:1:enter", outside.message)
    nowhere = await tom.press_stale("p1:to:0:9:enter", outside.message)

    assert "Cup of the Cellar" in inside.message.text
    assert "Cellar" not in outside.message.text + named.message.text + pressed.message.text
    assert named.message.text == pressed.message.text == nowhere.message.text
