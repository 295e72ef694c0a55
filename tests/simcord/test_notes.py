"""Notes of one's own to a game: written in a form, beside the board, exported, and gone with their owner."""

from __future__ import annotations

from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.wire.people import Person, has, offer_of, table_message, take

TEXT = "**Dark** keeps going north:\n- watch Fangorn\n-  and Moria"


async def note(evening: Evening, person: Person, text: str) -> str:
    """Somebody writes notes by *More*; what they read then."""
    more = await take(person, offer_of((await person.slash("seat")).message, Kind.MORE))
    opened = await take(person, offer_of(more.message, Kind.NOTES))
    if opened.status != "modal":
        opened = await take(person, offer_of(opened.message, Kind.NOTES))
    return (await person.submit(opened, {"text": text})).message.text


async def test_notes_are_written_under_more_and_stand_beside_the_board_for_their_owner_alone(
    inn: Inn,
) -> None:
    evening = await sit_down(inn)
    frida, bolek = evening.people[LIGHT], evening.people[DARK]
    assert not has((await frida.slash("seat")).message, Kind.NOTES)

    assert TEXT in await note(evening, frida, TEXT)

    panel = (await frida.slash("seat")).message
    assert TEXT in (await take(frida, offer_of(panel, Kind.NOTES))).message.text
    assert not has((await bolek.slash("seat")).message, Kind.NOTES)
    more = await take(bolek, offer_of((await bolek.slash("seat")).message, Kind.MORE))
    assert (await take(bolek, offer_of(more.message, Kind.NOTES))).status == "modal", (
        "there are none of theirs"
    )


async def test_notes_are_still_there_after_the_game_and_anybody_may_add_some_then(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida, matches = evening.people[LIGHT], inn.pony.services.matches
    await note(evening, frida, TEXT)
    await matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()

    more = (await take(frida, offer_of(await table_message(frida), Kind.MORE))).message

    assert TEXT in (await take(frida, offer_of(more, Kind.NOTES))).message.text
    tom = inn.person("tom", "table-1")
    more = (await take(tom, offer_of(await table_message(tom), Kind.MORE))).message
    assert (await take(tom, offer_of(more, Kind.NOTES))).status == "modal"


async def test_notes_are_in_the_export_and_gone_with_an_erasure(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida, matches = evening.people[LIGHT], inn.pony.services.matches
    await note(evening, frida, TEXT)
    user = inn.user_id("frida")

    assert "watch Fangorn" in await matches.export(user)
    assert "Fangorn" not in await matches.export(inn.user_id("bolek"))
    await matches.erase(user)

    assert await inn.pony.store.notes(user) == ()
    assert (await matches.user_settings(user)).noted == ()


async def test_notes_that_are_emptied_are_gone(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida = evening.people[LIGHT]
    await note(evening, frida, TEXT)

    assert "Nothing noted" in await note(evening, frida, "")

    assert not has((await frida.slash("seat")).message, Kind.NOTES)
    assert await inn.pony.store.notes(inn.user_id("frida")) == ()


async def test_who_watches_a_game_that_is_played_notes_nothing_yet(inn: Inn) -> None:
    await sit_down(inn)
    tom = inn.person("tom", "table-1")
    said = await tom.slash("table", action="notes")
    assert said.status != "modal"
