"""`/server check`: each thing it tries, broken once at Discord, is the one thing it names."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox import Person, SeenMessage
from bot.sandbox.client import lookup
from bot.sandbox.world import PUBLIC_THREAD
from bot.text import Catalogue, Language
from bot.ui.page import Kind
from bot.ui.presentation import STRINGS
from cogs.inn import check
from tests.waiting import becomes_so
from tests.wire.evening import begin
from tests.wire.inn import Inn, open_inn
from tests.wire.people import has

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="module")]
WORDS = Catalogue(STRINGS, Path(check.__path__[0]) / "strings")
MANAGER = "frida"
EVERY_STEP = (
    *("answer", "answer-edit", "words", "mention", "picture", "edit", "read"),
    *("thread", "thread-words", "thread-end", "private-thread", "private"),
)


@dataclass(frozen=True)
class Page:
    """What the page says, by the message it is in the catalogue."""

    change: list[str]
    know: list[str]
    steps: Mapping[str, str]
    missing: list[str]


def read(message: SeenMessage, language: Language = "en") -> Page:
    """The page, line by line."""
    translator = WORDS[language]
    lines = message.text.splitlines()
    names = {translator(f"check-step-{step}"): step for step in (*EVERY_STEP, "signs", "role")}
    signed = [line.partition(" ")[::2] for line in lines if line[:1] in "✅✖⏳➖"]
    return Page(
        [line[2:].strip() for line in lines if line.startswith("🔧")],
        [line[2:].strip() for line in lines if line.startswith("ℹ️")],
        {names[said]: sign for sign, said in signed if said in names},
        re.findall(r"✖️ ([^·]+?)(?: ·|$)", next(line for line in lines if " · ✅" in line)),
    )


def is_page(message: SeenMessage) -> bool:
    """Whether a message is the page."""
    return "## 🩺" in message.text


async def look(person: Person) -> SeenMessage:
    """Check the channel, and wait for the page."""
    answer = await person.slash("server check")
    assert not answer.failed
    return await person.wait_for(is_page)


Break = Callable[[Inn], Awaitable[object]]


@dataclass(frozen=True)
class Broken:
    """Something that does not work: how it comes, what is said of it, and which steps feel it."""

    how: Break
    said: str
    felt: Mapping[str, str] = field(default_factory=dict)
    harmless: bool = False


def deny(*permissions: str) -> Break:
    """Take permissions from the bot in the channel."""
    return lambda inn: inn.driver.deny_bot(inn.channel, *permissions)


def lacks(permission: str) -> str:
    """The beginning of what is said of a permission."""
    return f"Switch on **{WORDS['en'](f'check-name-{permission}')}** for me in <#"


def refused(**fault: object) -> Break:
    return lambda inn: inn.driver.plan_fault(**fault)


NO_WORDS = dict.fromkeys(("words", "mention", "picture"), "✖️") | {"edit": "➖", "read": "➖"}
NO_THREAD = {"thread": "✖️", "thread-words": "➖", "thread-end": "➖"}
FULL = {**NO_THREAD, "private-thread": "✖️"}
NO_PICTURE = {"picture": "✖️", "edit": "➖"}
BROKEN: Mapping[str, Broken] = {
    "pictures": Broken(deny("ATTACH_FILES"), lacks("attach_files"), NO_PICTURE),
    "words": Broken(deny("SEND_MESSAGES"), lacks("send_messages"), NO_WORDS),
    "whole messages": Broken(deny("EMBED_LINKS"), lacks("embed_links")),
    "history": Broken(deny("READ_MESSAGE_HISTORY"), lacks("read_message_history"), {"read": "✖️"}),
    "threads": Broken(deny("CREATE_PUBLIC_THREADS"), lacks("create_public_threads"), NO_THREAD),
    "private threads": Broken(
        deny("CREATE_PRIVATE_THREADS"),
        lacks("create_private_threads"),
        {"private-thread": "✖️"},
        harmless=True,
    ),
    "words in threads": Broken(
        deny("SEND_MESSAGES_IN_THREADS"),
        lacks("send_messages_in_threads"),
        {"thread-words": "✖️", "private-thread": "✖️"},
    ),
    "as many threads as there may be": Broken(
        lambda inn: inn.driver.behave(threads="full"), "as many open threads as Discord allows", FULL
    ),
    "files in messages": Broken(
        lambda inn: inn.driver.behave(uploads="refused"), "the code 40005", NO_PICTURE
    ),
    "private messages": Broken(
        lambda inn: inn.person(MANAGER).set(dms_open=False), "switch on *Direct Messages*", {"private": "✖️"}
    ),
    "an ending": Broken(
        refused(method="PATCH", path=r"^/channels/\d+$", status=403, code=50001),
        "50001",
        {"thread-end": "✖️"},
    ),
    "an answer": Broken(
        refused(method="POST", path=r"^/interactions/\d+/[^/]+/callback$", status=403, code=50001),
        "the code 50001",
        {"answer": "✖️", "answer-edit": "➖"},
    ),
    "new pictures in edits": Broken(
        lambda inn: inn.driver.behave(gallery_edits="refused_on_patch"),
        "Discord takes no new pictures in edited messages",
        {"edit": "✖️", "answer-edit": "✖️"},
        harmless=True,
    ),
}


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def mended(inn: Inn) -> AsyncIterator[None]:
    """Whatever a test has broken is whole again for the next one."""
    yield
    await inn.driver.behave(gallery_edits="accepted", uploads="accepted", threads="accepted")
    await inn.person(MANAGER).set(dms_open=True, locale="en-US")


async def test_where_nothing_is_broken_everything_is_said_to_work_and_nothing_is_left(inn: Inn) -> None:
    manager = inn.person(MANAGER)

    page = await look(manager)

    told = read(page)
    assert page.ephemeral
    assert told.change == []
    assert told.steps == dict.fromkeys(EVERY_STEP, "✅")
    await inn.becalmed()
    assert [message for message in await inn.person("bolek").read() if not message.ephemeral] == []
    assert [message for message in await manager.dms() if "🩺" in message.text] == []


@pytest.mark.parametrize("name", BROKEN)
async def test_a_broken_thing_is_named_with_what_to_change_and_all_else_works(inn: Inn, name: str) -> None:
    broken, manager = BROKEN[name], inn.person(MANAGER)
    usual = read(await look(manager))
    await broken.how(inn)

    await manager.dismiss(await manager.wait_for(is_page))
    told = read(await look(manager))

    new_to_change = [line for line in told.change if line not in usual.change]
    new_to_know = [line for line in told.know if line not in usual.know]
    named, other = (new_to_know, new_to_change) if broken.harmless else (new_to_change, new_to_know)
    assert other == []
    assert len(named) == 1
    assert broken.said in named[0]
    assert {step: sign for step, sign in told.steps.items() if sign != "✅"} == broken.felt
    assert set(told.steps) == set(EVERY_STEP)
    assert [permission for permission in told.missing if permission not in named[0]] == []


async def test_in_the_chat_of_a_voice_channel_nothing_is_said_of_threads(inn: Inn) -> None:
    await inn.driver.found_channel("loud", "voice")

    told = read(await look(inn.person(MANAGER, "loud")))

    assert told.change == told.know == told.missing == []
    assert told.steps == {step: "✅" for step in EVERY_STEP if "thread" not in step}


async def test_among_announcements_a_thread_of_their_own_is_opened(inn: Inn) -> None:
    await inn.driver.found_channel("news", "news")

    assert read(await look(inn.person(MANAGER, "news"))).steps == {
        step: "✅" for step in EVERY_STEP if step != "private-thread"
    }


async def test_in_a_thread_the_permissions_of_its_channel_count(inn: Inn) -> None:
    manager = inn.person(MANAGER)
    await look(manager)
    core = inn.sandbox.core
    channel = lookup.find_channel(core, lookup.find_person(core, MANAGER), inn.channel).id
    opened = [
        opened_thread for opened_thread in core.world.all_threads() if opened_thread.parent_id == channel
    ]
    [thread] = [str(opened_thread.id) for opened_thread in opened if opened_thread.type == PUBLIC_THREAD]
    await inn.driver.change_channel(thread, archived=False)
    await inn.driver.deny_bot(inn.channel, "SEND_MESSAGES_IN_THREADS")

    told = read(await look(inn.person(MANAGER, thread)))

    [change] = told.change
    assert change.startswith(f"{lacks('send_messages_in_threads')}{channel}>")
    assert {step for step, sign in told.steps.items() if sign == "✖️"} == {"words", "mention", "picture"}
    assert "thread" not in told.steps


async def test_where_edits_were_refused_tables_get_their_pictures_by_new_messages(inn: Inn) -> None:
    """Given Discord takes them again meanwhile: only the next check finds that out."""
    frida = inn.person(MANAGER)
    # With its pictures at hand the next check answers at once, and no answer of its own is refused.
    await frida.dismiss(await look(frida))
    await inn.driver.behave(gallery_edits="refused_on_patch")
    await look(frida)
    await inn.driver.behave(gallery_edits="accepted")
    await inn.driver.clear_requests()

    await begin(inn, frida, inn.person("bolek"))

    await frida.wait_for(lambda seen: has(seen, Kind.SEAT) and bool(seen.images))
    edits = await inn.driver.requests(method="PATCH", path=r"^/channels/\d+/messages/")
    assert [edit for edit in edits if edit["files"]] == []


async def test_signs_of_its_own_that_discord_has_no_longer_are_named(tmp_path: Path) -> None:
    """Given they were taken away behind its back, the bot goes on with plain ones."""
    async with open_inn(tmp_path, OWN_EMOJIS="yes") as inn:
        manager, emojis = inn.person(MANAGER), inn.sandbox.core.emojis
        await becomes_so(lambda: "emojis_kept" in inn.bot.output, "no signs have been uploaded")
        first = await look(manager)
        for emoji in emojis.list():
            emojis.remove(emoji.id)
        await manager.dismiss(first)

        told = read(await look(manager))

        assert read(first).steps["signs"] == "✅"
        assert {step: sign for step, sign in told.steps.items() if sign != "✅"} == {"signs": "✖️"}
        assert told.change == []
        assert WORDS["en"]("check-signs") in told.know
