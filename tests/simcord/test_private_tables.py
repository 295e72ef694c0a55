"""A table in private messages is of no server: its one player sees and exports it, and it goes with them."""

from __future__ import annotations

import orjson
import pytest

from bot.match.values import NO_SERVER, MatchId, RefusedError
from bot.ui.page import Kind
from bot.ui.sight import EVERYBODY, Viewer
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, offer_of, take


async def begin(inn: Inn, name: str = "frida", command: str = "duel solo") -> tuple[Person, MatchId]:
    """A game against the house in somebody's private messages."""
    person = inn.person(name, "dm")
    panel = (await person.slash(command, level="newcomer")).message
    await inn.calm()
    return person, offer_of(panel, Kind.REFRESH).press.match


async def give_up(inn: Inn, person: Person, match: MatchId) -> None:
    """Its player resigns."""
    await inn.pony.services.matches.resign(match, inn.user_id(person.name), f"resign-{match}")
    await inn.calm()


async def test_it_is_one_panel_that_stays_and_no_table_for_everybody(inn: Inn) -> None:
    frida, match = await begin(inn)

    shown = await frida.read()

    assert [has(message, Kind.REFRESH) for message in shown] == [True]
    assert not shown[0].ephemeral
    table = await inn.pony.services.matches.table(match)
    assert table.place.is_private
    assert table.message is None


async def test_nobody_else_sees_it_by_any_way(inn: Inn) -> None:
    _, match = await begin(inn)
    table = await inn.pony.services.matches.table(match)
    sight, guild = inn.pony.services.sight, inn.env.guild.id

    for viewer in (EVERYBODY, Viewer(inn.user_id("bolek")), Viewer(inn.user_id("bolek"), guild)):
        assert not await sight.sees(viewer, table.place)
    bolek = inn.person("bolek", "dm")
    for kind in ("st", "l", "m", "t", "p"):
        answer = await bolek.press_stale(f"p1:{kind}:{match}:0:", (await bolek.slash("help")).message)
        assert "I don’t know this game" in answer.message.text or "Nie znam" in answer.message.text


async def test_there_is_one_at_a_time_and_the_first_leads_to_its_end(inn: Inn) -> None:
    frida, match = await begin(inn)

    second = (await frida.slash("journey solo")).message

    assert "one at a time" in second.text
    assert offer_of(second, Kind.SEAT).press.match == match
    asked = (await take(frida, offer_of(second, Kind.RESIGN))).message
    await take(frida, offer_of(asked, Kind.RESIGN_NOW))
    await inn.calm()
    _, after = await begin(inn, command="journey solo")
    assert after != match


async def test_it_counts_nowhere(inn: Inn) -> None:
    frida, match = await begin(inn)
    await give_up(inn, frida, match)
    store, guild = inn.pony.store, inn.env.guild.id

    assert await store.results(NO_SERVER, None, of_house=True) == ()
    assert await store.results(NO_SERVER, None) == ()
    assert await store.archive_channels(NO_SERVER) == ()
    assert NO_SERVER not in await store.rated_guilds()
    assert NO_SERVER not in await store.guilds.list_guilds(), "it is no server that was left"
    assert await store.feats(None, inn.user_id("frida")) == ()
    board = await inn.person("frida").slash("leaderboard", options={"game": "house"})
    assert f"<@{inn.user_id('frida')}>" not in board.message.text
    exported = orjson.loads(await inn.pony.services.matches.server_data.export(guild))
    assert exported["match"] == []


async def test_it_is_in_the_export_of_its_player_and_gone_after_the_erasure(inn: Inn) -> None:
    _, match = await begin(inn)
    matches, user = inn.pony.services.matches, inn.user_id("frida")
    own = (await matches.view(match, user)).observation.legal[0]
    await matches.act(match, user, None, [str(own)], "once")
    await inn.calm()
    before = orjson.loads(await matches.export(user))

    await matches.erase(user)
    await inn.calm()

    (kept,) = before["matches"]
    assert kept["match"] == match
    assert kept["guild"] == ""
    assert kept["actions"][0] == str(own)
    with pytest.raises(RefusedError, match="refused-unknown-match"):
        await matches.table(match)
    assert await inn.pony.store.entries(match) == ()
    _, later = await begin(inn, "bolek")
    assert later > match, "no later match has the number of an erased one"


async def test_nobody_else_can_take_a_seat(inn: Inn) -> None:
    _, match = await begin(inn)
    frida, bolek = inn.user_id("frida"), inn.user_id("bolek")

    with pytest.raises(RefusedError, match="refused-substitute-private"):
        await inn.pony.services.matches.substitute(match, frida, bolek, frida, "once")


async def test_an_ended_one_begins_again_at_once_with_the_sides_swapped(inn: Inn) -> None:
    frida, match = await begin(inn)
    seat = (await inn.pony.services.matches.table(match)).seat_of(inn.user_id("frida"))
    await give_up(inn, frida, match)
    ended = (await frida.read())[-1]

    again = (await take(frida, offer_of(ended, Kind.REMATCH))).message
    await inn.calm()

    after = await inn.pony.services.matches.table(offer_of(again, Kind.REFRESH).press.match)
    assert after.id != match
    assert after.place.is_private
    assert after.seat_of(inn.user_id("frida")) not in (seat, None)


async def test_its_player_finds_it_by_a_command_there_and_after_a_restart(inn: Inn) -> None:
    frida, match = await begin(inn)
    await inn.restart()

    panel = (await frida.slash("seat")).message
    listed = (await frida.slash("next")).message

    assert offer_of(panel, Kind.REFRESH).press.match == match
    assert offer_of(listed, Kind.SEAT).press.match == match
    assert "/channels/@me/" in listed.text
