"""Following a table one does not play at, and what reaches nobody: quiet hours, days away, settings."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.match.clocks import HOUR
from bot.match.workers import LaterError, OutboxItem
from bot.sandbox import SeenMessage
from bot.ui.delivery.dispatcher import OutboxDispatcher
from bot.ui.page import Kind
from cogs.inn.following.service import Following
from tests.simcord.driver import Inn
from tests.simcord.evening import Evening, sit_down
from tests.simcord.test_pace import OVER, sit_down_at_a_pace
from tests.wire.forms import go_away, set_quiet
from tests.wire.people import follow, has, offer_of, offers, set_server, table_message, take


async def play_a_turn(evening: Evening) -> None:
    """Something everybody can see: whoever is to move does the first thing there is."""
    seat = await evening.whose()
    await evening.do(seat, (await evening.legal(seat))[0])


async def followed(inn: Inn, name: str) -> list[SeenMessage]:
    """The private messages about tables somebody follows."""
    await inn.calm()
    return [
        message
        for message in await inn.person(name, "dm").read()
        if "👀" in message.text or "🏁" in message.text
    ]


async def keep_quiet(inn: Inn, name: str, start: int, end: int) -> None:
    """Somebody has quiet hours that begin and end so many hours from now."""
    hour = inn.pony.services.now().hour
    hours = {"start": str((hour + start) % 24), "end": str((hour + end) % 24)}
    await set_quiet(inn.person(name), now=str(hour), **hours)


async def test_quiet_hours_are_shown_on_the_page_and_end_by_their_button(inn: Inn) -> None:
    """Given quiet hours, when the page is opened, then they are shown and stay as they are."""
    tom = inn.person("tom")
    await keep_quiet(inn, "tom", 1, 9)
    before = (await inn.pony.services.matches.user_settings(inn.user_id("tom"))).quiet

    shown = (await tom.slash("settings")).message

    assert before is not None
    assert f"{before.start}:00–{before.end}:00" in shown.text
    assert "Saved" not in shown.text
    assert (await inn.pony.services.matches.user_settings(inn.user_id("tom"))).quiet == before

    ended = (await take(tom, offer_of(shown, Kind.SETTING, "me-quiet"))).message
    assert "Quiet hours: **none**" in ended.text
    assert not [offer for offer in offers(ended) if offer.press.payload == "me-quiet"]
    assert (await inn.pony.services.matches.user_settings(inn.user_id("tom"))).quiet is None


@pytest.fixture
async def evening(inn: Inn) -> Evening:
    """A game after the set-up."""
    new_evening = await sit_down(inn)
    await new_evening.set_up()
    return new_evening


async def test_each_turn_is_told_by_one_message_that_is_edited_and_sent_anew_after_an_hour(
    inn: Inn, evening: Evening
) -> None:
    table = await table_message(inn.person("tom"), Kind.MORE)
    more = (await take(inn.person("tom"), offer_of(table, Kind.MORE))).message
    choice = (await take(inn.person("tom"), offer_of(more, Kind.FOLLOW))).message
    await take(inn.person("tom"), offer_of(choice, Kind.FOLLOW, "turns"))

    await play_a_turn(evening)
    (first,) = await followed(inn, "tom")
    await play_a_turn(evening)
    (edited,) = await followed(inn, "tom")
    assert edited.id == first.id
    assert edited.text != first.text

    await inn.advance(2 * HOUR)
    await play_a_turn(evening)
    (anew,) = await followed(inn, "tom")
    assert anew.id != first.id
    assert not has(anew, Kind.SEAT, Kind.ACT)

    await take(inn.person("tom", "dm"), offer_of(anew, Kind.FOLLOW, "nothing"))
    await play_a_turn(evening)
    assert not await followed(inn, "tom")
    assert (await inn.person("tom", "dm").read())[-1].id == anew.id


@pytest.mark.parametrize("kind", ["follow", "remind", "next"])
async def test_what_comes_up_in_quiet_hours_waits_for_their_end(
    inn: Inn, evening: Evening, kind: Literal["follow", "remind", "next"]
) -> None:
    name = "tom" if kind == "follow" else evening.people[await evening.whose()].name
    if kind == "follow":
        await follow(inn.person(name), "turns")
    await keep_quiet(inn, name, 0, 3)
    before = len(await inn.person(name, "dm").read())
    post = OutboxDispatcher(inn.pony.services, inn.pony)
    post.carriers |= inn.pony.dispatcher.carriers
    item = OutboxItem(1, evening.match, kind, inn.user_id(name), 1)

    if kind == "next":
        # Of two nobody is told whose turn comes after the other's, in quiet hours or not.
        await post.deliver(item)
        assert len(await inn.person(name, "dm").read()) == before
        return
    with pytest.raises(LaterError) as later:
        await post.deliver(item)
    assert later.value.until is not None
    wait = (later.value.until - inn.pony.services.now()).total_seconds()
    assert 2 * HOUR <= wait <= 3 * HOUR
    assert len(await inn.person(name, "dm").read()) == before

    await inn.advance(wait)
    await post.deliver(item)
    await post.deliver(item)
    assert len(await inn.person(name, "dm").read()) == before + 1


async def test_who_follows_the_end_is_told_who_has_won(inn: Inn, evening: Evening) -> None:
    await follow(inn.person("tom"), "end")
    await play_a_turn(evening)
    assert await followed(inn, "tom") == []

    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    (told,) = await followed(inn, "tom")
    assert "🏁" in told.text
    await inn.restart()
    assert [message.id for message in await followed(inn, "tom")] == [told.id]


async def test_who_has_left_the_server_follows_nothing_there(inn: Inn, evening: Evening) -> None:
    await follow(inn.person("tom"), "turns")
    inn.fault("GET", rf"/guilds/{inn.pony.guilds[0].id}/members/{inn.user_id('tom')}", 404, 10007)
    await play_a_turn(evening)

    assert await followed(inn, "tom") == []
    assert await Following(inn.pony.services.matches).wish(evening.match, inn.user_id("tom")) is None


async def test_who_wakes_up_is_called_once_to_each_table(inn: Inn) -> None:
    """Given a turn and a reminder of it that have both come up in quiet hours."""
    evening = await sit_down_at_a_pace(inn)
    late = evening.people[await evening.whose()]
    user, dm = inn.user_id(late.name), inn.person(late.name, "dm")
    before = len(await dm.read())
    post = OutboxDispatcher(inn.pony.services, inn.pony)
    post.carriers |= inn.pony.dispatcher.carriers
    await inn.advance(HOUR)

    await post.deliver(OutboxItem(1, evening.match, "turn", user, 1))
    await post.deliver(OutboxItem(2, evening.match, "remind", user, 1))
    assert len(await dm.read()) <= before + 1
    assert "⏳" not in (await dm.read())[-1].text.splitlines()[0]

    await inn.advance(HOUR)
    await post.deliver(OutboxItem(3, evening.match, "remind", user, 1))
    assert "⏳" in (await dm.read())[-1].text.splitlines()[0]


async def test_whoever_plays_at_a_table_cannot_follow_it(inn: Inn, evening: Evening) -> None:
    refused = await inn.person("frida").slash("table", action="follow")

    assert "yourself" in refused.message.text


async def test_the_time_of_who_is_away_stands_and_everybody_sees_it(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    late = evening.people[await evening.whose()].name
    said = await go_away(inn.person(late), 10)
    assert "🌙" in said.message.text
    before = {message.id for message in await inn.person(late, "dm").read()}

    await inn.advance(OVER)

    assert {message.id for message in await inn.person(late, "dm").read()} == before
    table = await inn.pony.services.matches.table(evening.match)
    assert table.clocks is not None
    assert table.clocks.overdue == ()

    await go_away(inn.person(late), 0)
    await inn.advance(OVER)
    table = await inn.pony.services.matches.table(evening.match)
    assert table.clocks is not None
    assert table.clocks.overdue == (await evening.whose(),)


@pytest.mark.parametrize(
    ("payload", "value", "field", "expected"),
    [("me-reminders", "none", "reminders", "none"), ("me-ahead", "on", "ahead", True)],
)
async def test_what_concerns_ones_time_is_chosen_in_the_menus_of_the_settings(
    inn: Inn, payload: str, value: str, field: str, expected: object
) -> None:
    frida = inn.person("frida")
    shown = (await frida.slash("settings")).message

    menu = offer_of(shown, Kind.SETTING, payload)
    await frida.choose(value, custom_id=menu.custom_id, on=shown)

    mine = await inn.pony.services.matches.user_settings(inn.user_id("frida"))
    assert getattr(mine, field) == expected


@pytest.mark.parametrize(
    ("field", "value", "expected"), [("away_days", "7", 7), ("pace", "week", "week"), ("lobby_days", "7", 7)]
)
async def test_what_concerns_time_on_a_server_is_chosen_on_its_page(
    inn: Inn, field: str, value: str, expected: object
) -> None:
    frida = inn.person("frida")

    await set_server(frida, "tables" if field == "pace" else "time", **{field: value})

    server = await inn.pony.services.matches.guild_settings(inn.pony.guilds[0].id)
    assert getattr(server, field) == expected
