"""A server takes its data back: asked once more, with a copy first, by those alone who manage it."""

from __future__ import annotations

import json

import pytest

from bot.match.values import RefusedError
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import LIGHT, sit_down
from tests.wire.forms import choose_setting
from tests.wire.people import offer_of, table_message, take


def manager_of(inn: Inn) -> Person:
    return inn.person(next(person.name for person in inn.plan.people if person.manager))


async def ask_to_erase(manager: Person) -> SeenMessage:
    """The page that asks, reached from the settings."""
    page = (await manager.slash("server settings")).message
    return (await take(manager, offer_of(page, Kind.SERVER, "erase."))).message


def _dismiss(inn: Inn, manager: Person) -> None:
    """Takes somebody the role that lets them manage the server."""
    guild = inn.env.guild.id
    inn.env.backend.guilds[guild].members[inn.user_id(manager.name)].role_ids.clear()


async def test_who_manages_the_server_takes_a_copy_and_erases_everything(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    manager, frida = manager_of(inn), evening.people[LIGHT]
    await choose_setting(frida, notices="off")
    table = await table_message(frida, Kind.SEAT)

    asked = await ask_to_erase(manager)
    copied = await take(manager, offer_of(asked, Kind.SERVER, "erase.file"))
    done = await take(manager, offer_of(asked, Kind.SERVER, "erase.now"))
    await inn.calm()

    (file,) = copied.message.raw["attachments"]
    told = json.loads(await inn.fetch(file["url"]))
    assert [row["id"] for row in told["match"]] == [evening.match]
    assert done.message.ephemeral
    with pytest.raises(RefusedError, match="refused-unknown-match"):
        await inn.pony.services.matches.table(evening.match)
    gone = await frida.press(custom_id=offer_of(table, Kind.SEAT).custom_id, on=table)
    assert "don’t know this game" in gone.message.text
    assert not (await inn.pony.services.matches.user_settings(inn.user_id("frida"))).notices
    assert (await sit_down(inn)).match > evening.match


async def test_who_thinks_better_of_it_keeps_everything(inn: Inn) -> None:
    evening = await sit_down(inn)
    manager = manager_of(inn)

    asked = await ask_to_erase(manager)
    await take(manager, offer_of(asked, Kind.SERVER, "erase.no"))

    assert (await inn.pony.services.matches.table(evening.match)).phase == "playing"


async def test_for_others_there_is_neither_the_question_nor_the_answer(inn: Inn) -> None:
    """Given who does not manage the server, also by the button of a page seen before that ended."""
    evening = await sit_down(inn)
    manager, tom = manager_of(inn), inn.person("tom")
    asked = await ask_to_erase(manager)

    refused = await tom.slash("server settings")
    _dismiss(inn, manager)
    late = await take(manager, offer_of(asked, Kind.SERVER, "erase.now"))

    assert "manage the server" in refused.message.text
    assert "manage the server" in late.message.text
    assert (await inn.pony.services.matches.table(evening.match)).phase == "playing"


async def test_what_is_kept_and_the_terms_can_be_read(inn: Inn) -> None:
    frida = inn.person("frida")
    shown = (await frida.slash("privacy")).message
    terms = (await take(frida, offer_of(shown, Kind.POLICY, "terms"))).message
    again = (await take(frida, offer_of(terms, Kind.POLICY, "privacy"))).message

    assert "30 days" in shown.text
    assert "erase it in `/server settings`" in shown.text
    assert "Terms of use" in terms.text
    assert again.text == shown.text
