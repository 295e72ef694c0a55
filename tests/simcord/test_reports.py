"""Something is wrong here: said in a sentence, sealed, answered once, and read by the players at the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match.reports import MOST_WAITING
from bot.sandbox import Answer, SeenMessage
from bot.store import StoreError
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.wire.people import Person, has, offer_of, table_message, take

WRONG = "The Balrog may not *retreat* here"
RIGHT = "It may: rule 7.4"
AT = "2026-11-28T00:00:00+00:00"


async def open_more(person: Person) -> SeenMessage:
    return (await take(person, offer_of(await table_message(person, Kind.MORE), Kind.MORE))).message


async def open_report(person: Person) -> Answer:
    return await take(person, offer_of(await open_more(person), Kind.REPORT))


async def report(person: Person, text: str = WRONG) -> str:
    """Somebody writes what is wrong by *More*; what they read then."""
    opened = await open_report(person)
    if opened.status != "modal":
        opened = await take(person, offer_of(opened.message, Kind.REPORT, "w"))
    return (await person.submit(opened, {"text": text})).message.text


async def answer(inn: Inn, text: str = RIGHT, *, number: int = 1, shared: bool = False) -> None:
    """Whoever runs the bot answers while it does nothing, and starts it again."""
    await inn.pony.outbox.stop()
    assert await inn.pony.store.reports.answer(number, text, AT, shared=shared)
    inn.start_outbox()
    await inn.calm()


async def answers_to(inn: Inn, name: str) -> list[SeenMessage]:
    await inn.calm()
    return [message for message in await inn.person(name, "dm").read() if has(message, Kind.REPORT)]


@pytest.fixture
async def evening(inn: Inn) -> Evening:
    """A game after the set-up, in English."""
    for name in ("bolek", "hela"):
        inn.set_locale(name, "en-GB")
    new_evening = await sit_down(inn)
    await new_evening.set_up()
    return new_evening


async def test_what_is_wrong_is_sealed_with_the_record_and_the_table_goes_on(
    inn: Inn, evening: Evening
) -> None:
    frida = evening.people[LIGHT]

    told = await report(frida)

    assert "Sealed" in told
    row = await inn.pony.store.reports.find(1)
    assert row is not None
    assert (row.text, row.seat, row.language, row.game) == (WRONG, LIGHT, "en", "confrontation")
    assert row.step == "4.2 move"
    assert "muster" in row.record
    await evening.play(4)
    assert str((await inn.pony.store.reports.find(1) or row).record) == row.record, "it is sealed"


async def test_nobody_else_reads_it_before_the_game_is_over_and_then_the_players_do(
    inn: Inn, evening: Evening
) -> None:
    frida, bolek, tom = evening.people[LIGHT], evening.people[DARK], inn.person("tom", "table-1")
    await report(frida)

    assert (await open_report(bolek)).status == "modal", "there is nothing for them to read"
    assert (await open_report(tom)).status == "modal"
    own = (await open_report(frida)).message
    assert "The Balrog may not" in own.text
    forged = offer_of(own, Kind.REPORT, "w").press
    for payload in ("1", "r1", "r", "x", "r²"):
        stolen = str(forged.__class__(forged.kind, forged.match, 0, payload))
        said = await bolek.press_stale(stolen, await table_message(bolek, Kind.MORE))
        assert said.status == "modal" or "Balrog" not in said.message.text
        assert "muster" not in (said.message.text if said.status == "message" else "")

    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()

    page = (await open_report(bolek)).message
    assert "The Balrog may not" in page.text
    assert "0.2.0" in page.text
    file = await take(bolek, offer_of(page, Kind.REPORT, "r1"))
    assert "up to this report" in file.message.text
    assert (await open_report(tom)).status == "modal", "who watched reads the record of the game as ever"


async def test_an_answer_is_brought_once_in_the_language_of_the_person(inn: Inn, evening: Evening) -> None:
    inn.set_locale("frida", "pl")
    await report(evening.people[LIGHT])
    await answer(inn)

    [told] = await answers_to(inn, "frida")
    assert "The Balrog may not" in told.text
    assert RIGHT in told.text
    assert "odpowiedź" in told.text
    await inn.restart()
    assert len(await answers_to(inn, "frida")) == 1
    assert await answers_to(inn, "bolek") == []

    form = await take(inn.person("frida", "dm"), offer_of(told, Kind.REPORT))
    again = await inn.person("frida", "dm").submit(form, {"text": "Nadal źle"})
    assert "nr 2" in again.message.text
    stolen = await evening.people[DARK].press_stale(
        str(offer_of(told, Kind.REPORT).press), await table_message(evening.people[DARK], Kind.MORE)
    )
    assert "no longer there" in stolen.message.text


async def test_an_answer_comes_in_the_language_of_the_report_where_its_author_has_not_come_since(
    inn: Inn, evening: Evening
) -> None:
    inn.set_locale("frida", "pl")
    await report(evening.people[LIGHT])
    inn.pony.services.languages.forget(inn.user_id("frida"))  # as a restart does
    await answer(inn)

    [told] = await answers_to(inn, "frida")
    assert "odpowiedź" in told.text


async def test_an_answer_is_brought_once_where_the_process_dies_before_that_is_noted(
    inn: Inn, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await report(evening.people[LIGHT])
    with monkeypatch.context() as dying:
        dying.setattr("bot.match.reports.Reports.note_told", _die)
        await inn.pony.outbox.stop()
        await inn.pony.store.reports.answer(1, RIGHT, AT, shared=False)
        inn.start_outbox()
        while not await inn.person("frida", "dm").read() or not await _has_answer(inn):
            await inn.env.settle()
        await inn.pony.outbox.stop()
    inn.forgiven.add("outbox-item-failed")
    inn.start_outbox()
    await inn.restart()

    assert len(await answers_to(inn, "frida")) == 1
    [row] = await inn.pony.store.reports.list_of(evening.match)
    assert row.told


async def _die(*_: Any) -> None:
    raise StoreError("the process is gone")


async def _has_answer(inn: Inn) -> bool:
    return any(has(message, Kind.REPORT) for message in await inn.person("frida", "dm").read())


async def test_where_dms_are_closed_the_next_press_tells_of_the_answer(inn: Inn, evening: Evening) -> None:
    frida = evening.people[LIGHT]
    await report(frida)
    inn.close_dms("frida")
    await answer(inn)

    await take(frida, offer_of(await table_message(frida, Kind.MORE), Kind.MORE))

    read = [message.text for message in await frida.read()]
    assert any("has been answered" in text for text in read)
    assert not any(RIGHT in text for text in read)
    assert RIGHT in (await open_report(frida)).message.text


async def test_what_was_reported_before_is_said_at_once_and_the_answer_where_it_is_for_all(
    inn: Inn, evening: Evening
) -> None:
    frida, bolek = evening.people[LIGHT], evening.people[DARK]
    assert "before" not in await report(frida)
    assert "no answer for everyone" in await report(bolek)
    await answer(inn)
    assert RIGHT not in await report(inn.person("tom", "table-1")), "it may name what is hidden"

    await answer(inn, shared=True)

    told = await report(inn.person("hela", "table-1"), "Again")
    assert "before" in told
    assert RIGHT in told
    assert "Balrog" not in told


async def test_a_person_has_so_many_that_wait(inn: Inn, evening: Evening) -> None:
    frida = evening.people[LIGHT]
    for number in range(MOST_WAITING):
        assert f"no. {number + 1}" in await report(frida, f"{number}")
    assert "still waiting" in await report(frida, "one more")


async def test_reports_are_in_the_export_and_their_sentence_goes_with_an_erasure(
    inn: Inn, evening: Evening
) -> None:
    await report(evening.people[LIGHT])
    matches, user = inn.pony.services.matches, inn.user_id("frida")
    assert "Balrog" in await matches.export(user)
    assert "Balrog" not in await matches.export(inn.user_id("bolek"))

    await matches.erase(user)

    [row] = await inn.pony.store.reports.list_of(evening.match)
    assert row.text == ""
    assert row.user < 0


async def test_the_log_says_that_one_came_and_nothing_of_it(
    inn: Inn, evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        await report(evening.people[LIGHT])
    lines = [record.getMessage() for record in caplog.records]
    came = [line for line in lines if "report-came" in line]
    assert len(came) == 1
    assert not any("Balrog" in line or "muster" in line for line in lines)
