"""Guessing along with a running game: its button, its page, and the table of the week."""

from __future__ import annotations

from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import Evening, sit_down
from tests.simcord.test_week import WEEK, digests
from tests.wire.forms import choose_setting
from tests.wire.people import has, offer_of, table_message, take


async def watched(inn: Inn) -> Evening:
    evening = await sit_down(inn)
    await evening.set_up()
    return evening


async def test_who_watches_guesses_by_a_menu_and_changes_it(inn: Inn) -> None:
    evening = await watched(inn)
    zosia = inn.person("zosia")
    more = (await take(zosia, offer_of(await table_message(zosia, Kind.MORE), Kind.MORE))).message
    page = (await take(zosia, offer_of(more, Kind.GUESS_ALONG))).message
    menu = offer_of(page, Kind.GUESS_ALONG, "g")

    chosen = await zosia.choose("dark.sure", custom_id=menu.custom_id, on=page)
    again = await zosia.choose("light.leaning", custom_id=menu.custom_id, on=chosen.message)

    assert "90%" in chosen.message.text
    assert "60%" in again.message.text
    (row, *_) = await inn.pony.services.matches.repository.store.guesses.list_of_match(evening.match)
    assert (row.choice, row.sure, row.points) == ("light", 60, None)


async def test_who_plays_is_offered_nothing_to_guess_and_refused(inn: Inn) -> None:
    await watched(inn)
    frida = inn.person("frida")
    table = await table_message(frida, Kind.MORE)
    more = (await take(frida, offer_of(table, Kind.MORE))).message
    assert not has(more, Kind.GUESS_ALONG)
    forged = offer_of(table, Kind.MORE).custom_id.replace(":m:", ":ga:") + "g"
    refused = await frida.press_stale(forged, table, values=["light.sure"])
    assert "people who watch" in refused.message.text


async def test_what_guesses_were_worth_is_told_at_the_end_and_in_the_digest(inn: Inn) -> None:
    evening = await watched(inn)
    zosia = inn.person("zosia")
    await choose_setting(zosia, language="en")
    page = (await zosia.slash("table", action="guess-along")).message
    menu = offer_of(page, Kind.GUESS_ALONG, "g")
    await zosia.choose("dark.likely", custom_id=menu.custom_id, on=page)
    await evening.play(4_000)
    view = await evening.view("light")
    assert view.observation.outcome is not None
    told = (await zosia.slash("table", action="guess-along", match=evening.code)).message.text
    expected = "+75 points" if view.observation.outcome.winners == ("dark",) else "−125 points"
    assert expected in told

    channel = inn.channel_id("table-2", "bolek")
    await inn.pony.services.matches.change_guild_settings(
        inn.env.guild.id, lambda settings: settings.model_copy(update={"digest": channel})
    )
    await inn.advance(WEEK)
    (digest,) = await digests(inn)
    assert "Guessed along" in digest.text
    assert expected in digest.text
