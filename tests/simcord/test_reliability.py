"""How reliably people play: on a profile, and in a lobby that asks; and the time used, at a game's end."""

from __future__ import annotations

from bot.match.clocks import HOUR
from bot.sandbox import SeenMessage
from bot.store import PartRow
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.test_pace import sit_down_at_a_pace
from tests.wire.forms import choose_setting
from tests.wire.people import has, offer_of, offers, table_message, take


async def played(inn: Inn, name: str, *endings: str) -> None:
    """Somebody has had parts in so many games, each with a turn of two hours."""
    store, guild = inn.pony.services.matches.repository.store, inn.env.guild.id
    rows = [
        PartRow(9_000 + number, "light", inn.user_id(name), guild, "2999-01-01", how, "[7200]")
        for number, how in enumerate(endings)
    ]
    original = store.parts.list_latest

    async def list_latest(of: int, user: int, since: str, most: int) -> tuple[PartRow, ...]:
        return tuple(rows) if user == inn.user_id(name) else await original(of, user, since, most)

    store.parts.list_latest = list_latest  # type: ignore[method-assign]


async def open_lobby(inn: Inn) -> SeenMessage:
    frida = inn.person("frida")
    await frida.slash("confront start", opponent="bolek")
    await take(frida, offer_of(await table_message(frida, Kind.BEGIN), Kind.JOIN, "light"))
    return await table_message(frida, Kind.BEGIN)


async def ask(inn: Inn, payload: str = "+") -> SeenMessage:
    """The host looks who plays there, and has the lobby ask for it."""
    frida = inn.person("frida")
    page = (await take(frida, offer_of(await table_message(frida, Kind.BEGIN), Kind.RELIABILITY))).message
    return (await take(frida, offer_of(page, Kind.RELIABILITY, payload))).message


async def test_a_lobby_tells_it_only_where_its_host_has_it_asked(inn: Inn) -> None:
    await played(inn, "frida", *["finished"] * 10, "timed", "resigned", "resigned")
    before = await open_lobby(inn)

    page = await ask(inn)
    asking = (await table_message(inn.person("frida"), Kind.BEGIN)).text
    await ask(inn, "-")
    after = (await table_message(inn.person("frida"), Kind.BEGIN)).text

    assert page.ephemeral
    line = "10 of 13 games played to the end · time ran out in 1 · resigned in 2 · typical move: 2 hours"
    assert line in page.text
    assert line in asking
    assert line not in before.text + after


async def test_only_the_host_has_it_asked(inn: Inn) -> None:
    await open_lobby(inn)
    bolek = inn.person("bolek")
    lobby = await table_message(bolek, Kind.BEGIN)
    page = (await take(bolek, offer_of(lobby, Kind.RELIABILITY))).message
    assert not has(page, Kind.RELIABILITY)
    forged = offer_of(lobby, Kind.RELIABILITY).custom_id + "+"
    refused = await bolek.press_stale(forged, lobby)
    assert refused.message.ephemeral
    assert "asks how reliably" not in (await table_message(bolek, Kind.BEGIN)).text


async def test_who_hides_their_profile_is_told_privately_that_the_lobby_asks(inn: Inn) -> None:
    await played(inn, "bolek", *["finished"] * 9, "resigned")
    await choose_setting(inn.person("bolek"), profile="off")
    await open_lobby(inn)
    await ask(inn)
    bolek = inn.person("bolek")

    await take(bolek, offer_of(await table_message(bolek, Kind.BEGIN), Kind.JOIN, "dark"))
    told = [message for message in await bolek.read() if message.ephemeral][-1]
    public = (await table_message(inn.person("frida"), Kind.BEGIN)).text
    page = await take(
        inn.person("frida"), offer_of(await table_message(inn.person("frida"), Kind.BEGIN), Kind.RELIABILITY)
    )

    assert "profil jest ukryty" in told.text
    assert "9 of 10" not in public + page.message.text


async def test_a_profile_says_new_here_under_ten_games_and_nothing_of_it_to_everybody(inn: Inn) -> None:
    frida = inn.person("frida")
    assert "new here" in (await frida.slash("profile")).message.text
    await played(inn, "frida", *["finished"] * 9, "resigned")
    shown = (await frida.slash("profile")).message
    assert "9 of 10 games played to the end" in shown.text
    answer = await take(frida, next(offer for offer in offers(shown) if offer.press.payload.endswith(".all")))
    assert "played to the end" not in answer.message.text


async def test_the_time_used_stands_at_the_end_of_a_game_and_its_parts_are_kept(inn: Inn) -> None:
    evening = await sit_down_at_a_pace(inn)
    late = evening.people[await evening.whose()]
    await inn.advance(3 * HOUR)
    sure = await late.slash("table", action="resign")
    await take(late, offer_of(sure.message, Kind.RESIGN_NOW))
    await inn.calm()

    end = await table_message(inn.person("frida"), Kind.MORE)
    assert "⏱️ Time used: " in end.text
    assert "3 hours" in end.text
    assert "less than a minute" in end.text
    parts = inn.pony.services.matches.repository.store.parts
    endings = [row.ending for name in ("frida", "bolek") for row in await parts.list_of(inn.user_id(name))]
    assert sorted(endings) == ["finished", "resigned"]
