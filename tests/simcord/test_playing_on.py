"""Playing on: once more with the same people, and matches of several games."""

from __future__ import annotations

from bot.match.match import Table
from bot.match.values import Place
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import sit_down
from tests.wire.people import agree_on, has, offer_of, table_message, take


async def give_up(inn: Inn, name: str) -> None:
    """Somebody gives up at their only table."""
    asked = await inn.person(name).slash("table", action="resign")
    await take(inn.person(name), offer_of(asked.message, Kind.RESIGN_NOW))
    await inn.calm()


async def table_here(inn: Inn, channel: str) -> Table:
    """The table of a channel."""
    tables = inn.pony.services.matches
    place = Place(inn.pony.guilds[0].id, inn.channel_id(channel, "frida"))
    table = await tables.tables_at(place)
    assert table is not None
    return table


async def test_the_last_game_with_a_friend_is_played_once_more_elsewhere_with_the_sides_swapped(
    inn: Inn,
) -> None:
    evening = await sit_down(inn)
    await give_up(inn, "frida")
    before = await inn.pony.services.matches.table(evening.match)

    pings = len(inn.pings())
    answer = await inn.person("bolek", "table-2").slash("table", action="rematch", player="frida")

    assert has(answer.message, Kind.BEGIN)
    assert [ping.user for ping in inn.pings()[pings:]] == ["frida"]
    table = await table_here(inn, "table-2")
    bolek, frida = inn.user_id("bolek"), inn.user_id("frida")
    assert (table.host, table.invited, table.options) == (bolek, (frida,), before.options)
    assert table.seat_of(bolek) == before.seat_of(frida)


async def test_a_finished_game_is_completed_by_name_and_played_once_more(inn: Inn) -> None:
    await sit_down(inn)
    await give_up(inn, "frida")
    offered = await inn.person("bolek").autocomplete("table", "match", action="rematch", player="frida")
    (choice,) = offered.raw["choices"]

    answer = await inn.person("bolek").slash("table", action="rematch", match=choice["value"])

    assert has(answer.message, Kind.BEGIN)


async def test_with_whom_one_has_never_played_there_is_no_again(inn: Inn) -> None:
    refused = await inn.person("frida").slash("table", action="rematch", player="bolek")

    assert refused.message.ephemeral
    assert not has(refused.message, Kind.BEGIN)


async def test_two_games_of_duel_swap_sides_and_the_table_says_who_has_won(inn: Inn) -> None:
    frida, bolek = inn.person("frida"), inn.person("bolek")
    await frida.slash("duel start", opponent="bolek", seat="sauron")
    lobby = await table_message(frida, Kind.BEGIN)
    await agree_on(frida, lobby, series="2")
    await take(bolek, offer_of(lobby, Kind.JOIN, "fellowship"))
    await take(frida, offer_of(await table_message(frida, Kind.BEGIN), Kind.BEGIN))
    first = await table_here(inn, "table-1")

    await give_up(inn, "bolek")
    second = await table_here(inn, "table-1")
    assert (second.number, second.series) == (2, 2)
    assert second.seats == tuple(
        (seat, user) for (seat, _), (_, user) in zip(first.seats, first.seats[::-1], strict=True)
    )
    await give_up(inn, "bolek")

    ended = await table_message(frida, Kind.REMATCH)
    assert "wins the match" in ended.text
