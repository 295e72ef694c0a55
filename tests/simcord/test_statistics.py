"""What the server has played: behind the leaderboard, for everybody, and as a table for who manages it."""

from __future__ import annotations

from bot.sandbox import SeenMessage
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.inn.statistics.played import play_much
from tests.simcord.driver import Inn
from tests.wire.people import has, offer_of, offers, take


async def fill(inn: Inn, games: int = 30) -> None:
    """Frida, Bolek and Tom have played Duel here; all speak English."""
    inn.set_locale("bolek", "en-GB")
    people = [inn.user_id(name) for name in ("frida", "bolek", "tom")]
    channel = inn.channel_id("table-1", "frida")
    duel = bundles()["duel"]
    await play_much(inn.pony.store, duel, inn.env.guild.id, channel, people, games, ("green", "blue"))


async def look(inn: Inn, name: str = "bolek") -> SeenMessage:
    """The page, by its button on the leaderboard."""
    person = inn.person(name)
    leaderboard = (await person.slash("leaderboard")).message
    answer = await take(person, offer_of(leaderboard, Kind.STATISTICS))
    await inn.calm()
    return answer.message


async def test_the_leaderboard_leads_to_what_was_played_and_each_title_to_who_wins(inn: Inn) -> None:
    await fill(inn)
    bolek = inn.person("bolek")

    page = await look(inn)
    title = (
        await bolek.choose("duel", custom_id=offer_of(page, Kind.STATISTICS, "game").custom_id, on=page)
    ).message

    assert "## Played on this server" in page.text
    assert "- Duel for Middle-earth: 30 games" in page.text
    assert f"<@{inn.user_id('frida')}>" in page.text
    assert "Fellowship: **" in title.text
    assert "### Longest games" in title.text
    assert "first card ▲ Green" in title.text
    assert not has(page, Kind.SERVER)


async def test_whoever_hides_their_profile_is_in_no_figure_from_the_next_look_on(inn: Inn) -> None:
    await fill(inn)
    tom, matches = inn.user_id("tom"), inn.pony.services.matches
    before = await look(inn)

    await matches.change_user_settings(tom, lambda old: old.model_copy(update={"profile": False}))
    hidden = await look(inn)
    await matches.change_user_settings(tom, lambda old: old.model_copy(update={"profile": True}))
    await matches.erase(inn.user_id("frida"))
    erased = await look(inn)

    assert f"<@{tom}>" in before.text
    assert f"<@{tom}>" not in hidden.text
    assert "30 games" not in hidden.text
    assert "30 games" in erased.text
    assert f"<@{inn.user_id('frida')}>" not in erased.text


async def test_it_can_be_shown_to_everybody_with_its_picture(inn: Inn) -> None:
    await fill(inn)
    bolek = inn.person("bolek")
    page = await look(inn)

    shown = (await take(bolek, offer_of(page, Kind.STATISTICS, "-.all"))).message

    assert "## Played on this server" in shown.text
    assert any("Duel for Middle-earth: 30 games" in alt for alt in shown.alt_texts)
    assert not [offer for offer in offers(shown) if offer.press.payload in ("csv", "-.all")]


async def test_a_table_is_for_who_manages_the_server_alone(inn: Inn) -> None:
    await fill(inn)
    frida, bolek = inn.person("frida"), inn.person("bolek")
    managed, plain = await look(inn, "frida"), await look(inn)

    answer = await take(frida, offer_of(managed, Kind.STATISTICS, "csv"))
    forged = await bolek.press_stale(str(ComponentId(Kind.STATISTICS, payload="csv")), plain)

    assert not [offer for offer in offers(plain) if offer.press.payload == "csv"]
    assert [attachment["filename"] for attachment in answer.message.raw["attachments"]] == [
        "prancing-pony-games.csv"
    ]
    assert "manage" in forged.message.text
