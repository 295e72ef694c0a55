"""What a server has set: what is not at its default, all of it by subject, forms, and what does not work."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.match.settings import GuildSettings
from bot.sandbox import Answer
from bot.sandbox.limits.components import check_modal
from bot.text import LANGUAGES, Language
from bot.ui.interactions import router
from bot.ui.page import Kind
from bot.ui.presentation import Presentation
from cogs.inn.server.pages import SETTINGS, SUBJECTS
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, offer_of, offers, set_server, take

LONGEST_LABEL, LONGEST_ABOUT = 45, 100


def manager_of(inn: Inn) -> Person:
    return inn.person("frida")


async def settings_of(inn: Inn) -> GuildSettings:
    return await inn.pony.services.matches.guild_settings(inn.env.guild.id)


async def open_form(person: Person, subject: str) -> Answer:
    page = (await person.slash("server settings")).message
    return await person.choose(subject, custom_id=offer_of(page, Kind.SERVER, "form").custom_id, on=page)


def dismiss(inn: Inn, name: str) -> None:
    """Takes somebody the role that lets them manage the server."""
    inn.env.backend.guilds[inn.env.guild.id].members[inn.user_id(name)].role_ids.clear()


async def test_of_what_is_at_its_default_there_is_one_line(inn: Inn) -> None:
    frida = manager_of(inn)

    fresh = (await frida.slash("server settings")).message
    await set_server(frida, "time", table_days="14")
    changed = (await frida.slash("server settings")).message

    count = len(SETTINGS)
    assert f"{count} settings are at their defaults" in fresh.text
    assert "Idle tables" not in fresh.text
    assert f"{count - 1} settings are at their defaults" in changed.text
    assert "**Idle tables**: 14 days · default: 60 days" in changed.text


async def test_more_shows_every_setting_by_subject_and_the_way_back(inn: Inn) -> None:
    frida = manager_of(inn)
    page = (await frida.slash("server settings")).message

    more = (await take(frida, offer_of(page, Kind.SERVER, "all"))).message
    opened = await take(frida, offer_of(more, Kind.SERVER, "form.posts"))
    saved = await frida.submit(opened, {"daily_hour": "20"})
    back = await take(frida, offer_of(saved.message, Kind.SERVER, ""))

    translator = inn.pony.services.presentation.translator("en")
    for setting in SETTINGS:
        assert f"**{translator(f'server-{setting.name}')}**" in more.text
    assert "**Time of the position**: 20:00 UTC · default: 8:00 UTC" in saved.message.text
    assert has(saved.message, Kind.SERVER)
    assert "Server settings" in back.message.text


@pytest.mark.parametrize("subject", [form_subject.name for form_subject in SUBJECTS])
@pytest.mark.parametrize("locale", ["en-GB", "pl"])
async def test_a_form_sent_as_it_opens_changes_nothing(inn: Inn, subject: str, locale: str) -> None:
    """Given a server where everything is set, in both languages, then each form shows what is so."""
    frida = manager_of(inn)
    inn.set_locale("frida", locale)
    here, role = inn.channel_id("table-2", ""), inn.env.guild.create_role("players").id
    full = {"language": "pl", "channels": (here,), "pace": "week", "digest": here, "daily": here}
    full |= {"keepers": role, "called": role, "feats": False, "seasons": "year", "archive": "players"}
    guild, matches = inn.env.guild.id, inn.pony.services.matches
    before = await matches.change_guild_settings(guild, lambda old: old.model_copy(update=full))

    opened = await open_form(frida, subject)
    answer = await frida.submit(opened)

    assert list(check_modal(opened.modal)) == []
    assert not answer.failed
    assert await settings_of(inn) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_and_no_explanation_of_a_setting_is_cut(language: Language) -> None:
    translator = Presentation({}).translator(language)
    for subject in SUBJECTS:
        assert len(translator(f"server-about-{subject.name}")) <= LONGEST_LABEL
        for name in subject.settings:
            assert len(translator(f"server-{name}")) <= LONGEST_LABEL
            assert len(translator(f"server-{name}.about")) <= LONGEST_ABOUT, name
    assert len(translator("set-up-posts")) <= LONGEST_LABEL
    assert len(translator("set-up-posts.about")) <= LONGEST_ABOUT


def test_every_setting_stands_in_one_form_of_at_most_five_fields() -> None:
    named = [name for subject in SUBJECTS for name in subject.settings]
    assert sorted(named) == sorted(setting.name for setting in SETTINGS if setting.shape != "elsewhere")
    assert max(len(subject.settings) for subject in SUBJECTS) <= 5


async def test_a_form_that_is_sent_late_overwrites_nobody(inn: Inn) -> None:
    """Given a form that was opened before somebody else changed what it is about."""
    frida = manager_of(inn)
    opened = await open_form(frida, "time")
    await set_server(frida, "time", lobby_days="7")

    late = await frida.submit(opened, {"table_days": "14"})

    assert "changed since the form was opened" in late.message.text
    settings = await settings_of(inn)
    assert (settings.table_days, settings.lobby_days) == (60, 7)


async def test_a_form_that_is_sent_twice_is_saved_once(inn: Inn) -> None:
    frida = manager_of(inn)
    opened = await open_form(frida, "time")

    for _ in range(2):
        answer = await frida.submit(opened, {"table_days": "14"})
        assert "Saved" in answer.message.text

    changes = await inn.pony.services.matches.server_data.list_changes(inn.env.guild.id, 25)
    assert [change.name for change in changes] == ["table_days"]


async def test_a_form_outlives_a_restart(inn: Inn) -> None:
    frida = manager_of(inn)
    opened = await open_form(frida, "results")
    await inn.restart()

    await frida.submit(opened, {"seasons": "none", "feats": False})

    settings = await settings_of(inn)
    assert (settings.seasons, settings.feats) == ("none", False)


async def test_a_form_that_takes_too_long_to_open_says_so(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given that Discord has been asked to wait already: after that it takes no form."""
    frida = manager_of(inn)
    page = (await frida.slash("server settings")).message
    matches = inn.pony.services.matches
    read = matches.guild_settings

    async def read_slowly(guild: int) -> GuildSettings:
        await asyncio.sleep(0.05)
        return await read(guild)

    monkeypatch.setattr(matches, "guild_settings", read_slowly)
    monkeypatch.setattr(router, "ACKNOWLEDGE_AFTER", 0)
    menu = offer_of(page, Kind.SERVER, "form").custom_id
    answer = await frida.choose("time", custom_id=menu, on=page)

    assert answer.status != "modal"
    assert any("took too long" in message.text for message in await frida.read())


async def test_who_no_longer_manages_the_server_changes_nothing(inn: Inn) -> None:
    frida = manager_of(inn)
    page = (await frida.slash("server settings")).message
    opened = await open_form(frida, "time")
    dismiss(inn, "frida")

    answers = [await frida.submit(opened, {"table_days": "14"})]
    answers += [await take(frida, offer_of(page, Kind.SERVER, payload)) for payload in ("all", "erase.")]
    menu = offer_of(page, Kind.SERVER, "form").custom_id
    answers.append(await frida.press_stale(menu, page, values=["time"]))

    for answer in answers:
        assert "permission to manage the server" in answer.message.text
    assert await settings_of(inn) == GuildSettings()


@pytest.mark.parametrize(
    "fields",
    [{"table_days": ["13"]}, {"table_days": []}, {"lobby_days": ["1", "3"]}, {"away_days": ["x" * 30]}],
)
async def test_a_form_with_what_it_does_not_offer_is_refused(inn: Inn, fields: dict[str, Any]) -> None:
    frida = manager_of(inn)
    opened = await open_form(frida, "time")
    opened.raw["modal"] = {**opened.modal, "components": [*opened.modal["components"]]}
    for part in opened.modal["components"]:
        name = part["component"]["custom_id"]
        if name in fields:
            part["component"] = {"type": 22, "custom_id": name, "required": False, "options": []}
            part["component"]["options"] = [
                {"value": choice, "label": choice, "default": True} for choice in fields[name]
            ]

    answer = await frida.submit(opened)

    assert "can’t make sense" in answer.message.text
    assert await settings_of(inn) == GuildSettings()


async def test_what_does_not_work_as_it_is_set_is_said_on_the_page(inn: Inn) -> None:
    """Given a channel and roles that are gone, and a position of the day that nobody may see."""
    guild, matches = inn.env.guild.id, inn.pony.services.matches
    there = inn.channel_id("table-2", "")
    wrong = {"digest": 5, "daily": there, "archive": "players", "keepers": 6, "called": 7, "channels": (8,)}
    await matches.change_guild_settings(guild, lambda old: old.model_copy(update=wrong))

    shown = (await manager_of(inn).slash("server settings")).message

    for said in (
        "Weekly digest: the channel is gone",
        "isn’t posted while only those who played",
        "Table keepers: the role is gone",
        "The role this server calls no longer exists",
        "None of the channels for games exists any more",
    ):
        assert said in shown.text
    assert "Position of the day: " not in shown.text


async def test_a_channel_where_the_bot_may_not_write_is_named_with_what_is_missing(inn: Inn) -> None:
    await close_to_bot(inn, "table-2")

    saved = await set_server(manager_of(inn), "posts", digest=[str(inn.channel_id("table-2", ""))])

    assert "Saved" in saved.message.text
    assert "Send Messages" in saved.message.text


async def close_to_bot(inn: Inn, channel: str) -> None:
    """Takes from the bot what it needs to write in a channel."""
    me, where = inn.pony.guilds[0].me.id, inn.channel_id(channel, "")
    writing = discord.Permissions(send_messages=True).value
    inn.env.backend.set_overwrite(where, Overwrite(me, OverwriteType.MEMBER, deny=writing))
    await inn.calm()


# Set up


async def start_set_up(inn: Inn, person: Person) -> Any:
    page = (await manager_of(inn).slash("server settings")).message
    return (await take(person, offer_of(page, Kind.SET_UP, ""))).message


async def test_take_these_is_one_press_and_saves_what_was_asked_alone(inn: Inn) -> None:
    frida = manager_of(inn)
    await set_server(frida, "time", lobby_days="7")
    page = await start_set_up(inn, frida)
    here = inn.channel_id("table-1", "")

    done = await press_take(frida, page)

    assert f"<#{here}>" in page.text
    assert "All set" in done.message.text
    assert await settings_of(inn) == GuildSettings(digest=here, daily=here, lobby_days=7)


async def press_take(person: Person, page: Any) -> Answer:
    way = next(offer for offer in offers(page) if offer.press.payload.startswith("take."))
    return await take(person, way)


async def test_the_five_questions_are_one_form(inn: Inn) -> None:
    frida = manager_of(inn)
    page = await start_set_up(inn, frida)
    there = str(inn.channel_id("table-2", ""))

    opened = await take(frida, offer_of(page, Kind.SET_UP, "form"))
    answers = {
        "channels": [there],
        "pace": "week",
        "digest": [there],
        "tournaments": "members",
        "language": "pl",
    }
    await frida.submit(opened, answers)

    assert len(opened.fields) == 5
    place = int(there)
    assert await settings_of(inn) == GuildSettings(
        channels=(place,), pace="week", digest=place, daily=place, tournaments="members", language="pl"
    )


async def test_set_up_again_starts_from_what_is_set_and_leaves_it(inn: Inn) -> None:
    """Given a digest in one channel and the position in another, which one question asks about."""
    one, other = inn.channel_id("table-1", ""), inn.channel_id("table-2", "")
    chosen = {"digest": one, "daily": other, "pace": "week"}
    before = await inn.pony.services.matches.change_guild_settings(
        inn.env.guild.id, lambda old: old.model_copy(update=chosen)
    )

    page = await start_set_up(inn, manager_of(inn))
    await press_take(manager_of(inn), page)

    assert f"<#{one}> and <#{other}>" in page.text
    assert await settings_of(inn) == before


async def test_answers_are_not_taken_over_what_somebody_has_set_meanwhile(inn: Inn) -> None:
    frida = manager_of(inn)
    page = await start_set_up(inn, frida)
    await set_server(frida, "posts", digest=[str(inn.channel_id("table-2", ""))])

    late = await press_take(frida, page)

    assert "changed since the form was opened" in late.message.text
    assert (await settings_of(inn)).daily is None


async def test_taking_them_twice_is_taking_them_once(inn: Inn) -> None:
    frida = manager_of(inn)
    page = await start_set_up(inn, frida)

    for _ in range(2):
        assert "All set" in (await press_take(frida, page)).message.text

    changes = await inn.pony.services.matches.server_data.list_changes(inn.env.guild.id, 25)
    assert sorted(change.name for change in changes) == ["daily", "digest"]


async def test_where_the_bot_may_write_nowhere_set_up_proposes_no_channel(inn: Inn) -> None:
    await close_to_bot(inn, "table-1")

    page = await start_set_up(inn, manager_of(inn))
    await press_take(manager_of(inn), page)

    assert (await settings_of(inn)).digest is None


async def test_set_up_answers_only_those_who_manage_the_server(inn: Inn) -> None:
    frida = manager_of(inn)
    settings = (await frida.slash("server settings")).message
    page = await start_set_up(inn, frida)
    dismiss(inn, "frida")

    for answer in (await take(frida, offer_of(settings, Kind.SET_UP, "")), await press_take(frida, page)):
        assert "permission to manage the server" in answer.message.text
    assert await settings_of(inn) == GuildSettings()
