"""Time at a table, as people see it: it is chosen, it runs, and it ends kindly."""

from __future__ import annotations

from bot.match.clocks import DAY, HOUR
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import Evening, sit_down
from tests.simcord.round_table import sit_together
from tests.wire.people import has, offer_of, table_message, take

OVER = 4 * DAY
"""Seconds after which a turn at the pace of a day is over, with its reserve."""


async def sit_down_at_a_pace(inn: Inn, channel: str = "table-1") -> Evening:
    """A game at a day a turn, after the set-up."""
    host, guest = inn.person("frida", channel), inn.person("bolek", channel)
    await host.slash("confront start", opponent="bolek")
    lobby = await table_message(host, Kind.BEGIN)
    pace = offer_of(lobby, Kind.PACE).custom_id
    refused = await guest.choose("week", custom_id=pace, on=lobby)
    assert refused.message.ephemeral
    await host.choose("day", custom_id=pace, on=lobby)
    await take(host, offer_of(lobby, Kind.JOIN, "light"))
    await take(guest, offer_of(lobby, Kind.JOIN, "dark"))
    await take(host, offer_of(await table_message(host, Kind.BEGIN), Kind.BEGIN))
    evening = Evening(inn, offer_of(lobby, Kind.BEGIN).press.match, host, guest)
    await evening.set_up()
    return evening


async def test_a_game_whose_player_is_gone_is_claimed_and_ends(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    late = await evening.whose()
    (other,) = {"light", "dark"} - {late}
    name = evening.people[late].name

    await inn.advance(OVER)
    table = await table_message(evening.people[other], Kind.SEAT)
    page = (await take(evening.people[other], offer_of(table, Kind.CLOCKS))).message
    await take(evening.people[other], offer_of(page, Kind.OVERDUE, f"win.{late}"))
    told = (await inn.person(name, "dm").read())[-1]
    assert offer_of(told, Kind.OVERDUE, "go")

    await inn.advance(12 * HOUR)
    outcome = (await evening.view(other)).observation.outcome
    assert outcome is not None
    assert outcome.winners == (other,)


async def test_who_is_late_goes_on_from_the_private_message(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    late = await evening.whose()
    (other,) = {"light", "dark"} - {late}
    await inn.advance(OVER)
    overdue = (await inn.person(evening.people[other].name, "dm").read())[-1]
    await take(inn.person(evening.people[other].name, "dm"), offer_of(overdue, Kind.OVERDUE, f"house.{late}"))

    mine = inn.person(evening.people[late].name, "dm")
    await take(mine, offer_of((await mine.read())[-1], Kind.OVERDUE, "go"))
    await inn.advance(13 * HOUR)

    table = await inn.pony.services.matches.table(evening.match)
    assert table.stand_ins == ()
    assert has(await table_message(evening.people[other], Kind.SEAT), Kind.CLOCKS)


async def test_a_table_without_a_pace_says_nothing_of_time(inn: Inn) -> None:
    await inn.pony.services.matches.change_guild_settings(
        inn.env.guild.id, lambda settings: settings.model_copy(update={"pace": "none"})
    )
    evening = await sit_down(inn)
    await evening.set_up()
    before = (await table_message(evening.people["light"], Kind.SEAT)).text

    await inn.advance(50 * DAY)

    assert (await table_message(evening.people["light"], Kind.SEAT)).text == before
    assert "⏳" not in before


async def test_one_private_message_stays_and_is_edited_rather_than_repeated(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    late = evening.people[await evening.whose()].name
    (other,) = {"frida", "bolek"} - {late}
    dm = inn.person(late, "dm")
    before = {message.id for message in await dm.read()}

    await inn.advance(20 * HOUR)
    (reminder,) = [dm_message for dm_message in await dm.read() if dm_message.id not in before]
    assert has(reminder, Kind.SEAT)

    name = next(seat for seat in ("light", "dark") if evening.people[seat].name == late)
    page = (await inn.person(other).slash("table", action="pace")).message
    await take(inn.person(other), offer_of(page, Kind.OVERDUE, f"nudge.{name}"))
    await inn.calm()
    assert [dm_message.id for dm_message in await dm.read() if dm_message.id not in before] == [reminder.id]

    await inn.advance(4 * HOUR)
    (anew,) = [dm_message for dm_message in await dm.read() if dm_message.id not in before]
    assert anew.id != reminder.id


async def test_who_has_closed_their_dms_is_called_at_the_table(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    late = evening.people[await evening.whose()].name
    inn.close_dms(late)
    before = len(inn.pings())

    await inn.advance(20 * HOUR)

    assert [ping.user for ping in inn.pings()[before:]] == [late]


async def test_who_has_closed_their_dms_is_called_at_each_of_two_tables_at_once(inn: Inn) -> None:
    """Given both remind at the same moment: what calls at one says nothing of the other."""
    evenings = [await sit_down_at_a_pace(inn, channel) for channel in ("table-1", "table-2")]
    late = {evening.people[await evening.whose()].name for evening in evenings}
    for name in late:
        inn.close_dms(name)
    before = len(inn.pings())

    await inn.advance(20 * HOUR)

    assert len(late) == 1
    assert [ping.user for ping in inn.pings()[before:]] == [*late] * 2


async def test_time_stands_still_while_discord_cannot_be_reached(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    await inn.pony.on_shard_disconnect(0)
    await inn.advance(OVER)
    await inn.pony.on_shard_resumed(0)
    await inn.advance(HOUR)

    table = await inn.pony.services.matches.table(evening.match)
    assert table.clocks is not None
    assert not table.clocks.overdue
    assert {seat_clock.told for seat_clock in table.clocks.seats} == {0}


async def test_who_has_given_up_is_offered_nothing_about_the_time_of_the_others(inn: Inn) -> None:
    """Given a game of three that one has given up, when a time is over, then the other one alone chooses."""
    for name in ("bolek", "zosia"):
        inn.set_locale(name, "en-US")
    table = await sit_together(inn, "battle", 3)
    (late,) = await table.waiting()
    gone, other = (person for seat, person in table.people.items() if seat != late)
    await inn.pony.services.matches.resign(table.match, inn.user_id(gone.name), "gone")

    await inn.advance(10 * DAY)

    panels = {person: (await person.slash("seat")).message for person in (gone, other)}
    pages = {person: (await person.slash("table", action="pace")).message for person in (gone, other)}
    for messages in (panels, pages):
        assert has(messages[other], Kind.OVERDUE)
        assert not has(messages[gone], Kind.OVERDUE)
    told = {person: "when your turn comes" in panels[person].text for person in (gone, other)}
    assert told == {gone: False, other: True}
    assert not any("time is up" in message.text for message in await inn.person(gone.name, "dm").read())
