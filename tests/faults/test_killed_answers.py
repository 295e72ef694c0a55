"""kill -9 between an operator's answer to a report and the note that it was brought: they have it once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.match.clocks import utcnow
from bot.sandbox import Person, SandboxSettings, SeenMessage
from bot.ui.page import Kind
from tests.waiting import PATIENCE, becomes_so
from tests.wire.account import settle
from tests.wire.evening import begin
from tests.wire.forms import fill_in
from tests.wire.inn import Inn, many_channels, open_inn
from tests.wire.people import has, offer_of, table_message, take

pytestmark = [pytest.mark.wire, pytest.mark.timeout(600)]
WRONG = "The Balrog may not retreat here"
RIGHT = "It may: rule 7.4"
BETTER = "It may not, and will not any more"
NEVER = 10 * PATIENCE
"""Seconds by which a request or its reply is held up: the bot is dead before."""


async def report(person: Person) -> None:
    """Somebody says by *More* what is wrong."""
    more = (await take(person, offer_of(await table_message(person, Kind.MORE), Kind.MORE))).message
    said = await fill_in(person, offer_of(more, Kind.REPORT), {"text": WRONG})
    assert not said.failed


async def answer(inn: Inn, text: str) -> None:
    """Whoever runs the bot answers on the command line, while no bot runs."""
    assert await inn.bot.run("reports", "1", "--answer", text) == 0, inn.bot.output


async def answers_to(person: Person) -> list[SeenMessage]:
    return [message for message in await person.dms() if has(message, Kind.REPORT)]


def told(inn: Inn) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """Whether it is noted that the answer was brought, and what is left to be brought."""
    reports = inn.rows("SELECT answer, told FROM report")
    return reports, inn.rows("SELECT kind FROM outbox WHERE kind = 'answer'")


async def die_while(inn: Inn, tom: Person, method: str, *, done: bool) -> None:
    """The bot starts, and is killed while it writes to somebody (POST), or looks at what it wrote (GET).

    done: whether Discord has done that, and only not said so yet.
    """
    world = inn.sandbox.core.world
    channel = world.dm_with(world.user(inn.user_id(tom.name))).id
    before = len(await answers_to(tom))
    await inn.driver.plan_fault(method=method, path=f"^/channels/{channel}/messages", delay=NEVER, after=done)
    await inn.start()
    await becomes_so(lambda: not inn.sandbox.core.faults.planned, "the answer is never sent")
    if method == "POST" and done:
        await becomes_so(lambda: len(world.channels[channel].messages) > before, "it never arrives")
    await inn.bot.kill()
    await inn.gone()


async def wait_for_answer(inn: Inn, tom: Person, text: str) -> None:
    """Somebody who watches, and is sent nothing else, has reported what is wrong; it was answered."""
    inn.forgiven.add("picture_failed")  # who paints may be killed as well
    await begin(inn, inn.person("frida"), inn.person("bolek"))
    await report(tom)
    await inn.becalmed()
    await inn.bot.kill()
    await inn.gone()
    await answer(inn, text)
    assert told(inn) == ([(text, 0)], [("answer",)])


async def test_an_answer_is_brought_once_though_the_bot_dies_before_it_notes_that(tmp_path: Path) -> None:
    """Given a bot that is killed again and again, before and after the person has the answer, and another
    answer in place of the first."""
    async with open_inn(tmp_path, SandboxSettings(world=many_channels())) as inn:
        tom = inn.person("tom")
        await wait_for_answer(inn, tom, RIGHT)

        await die_while(inn, tom, "POST", done=False)
        assert await answers_to(tom) == []
        await die_while(inn, tom, "POST", done=True)
        [first] = await answers_to(tom)
        assert (RIGHT in first.text, WRONG in first.text) == (True, True)
        assert told(inn) == ([(RIGHT, 0)], [("answer",)]), "nobody has noted it"

        ((at,),) = inn.rows("SELECT answered FROM report")
        await becomes_so(lambda: utcnow().isoformat()[:19] > at[:19], "the clock stands")
        await answer(inn, BETTER)
        await die_while(inn, tom, "POST", done=True)
        [_, second] = await answers_to(tom)
        assert BETTER in second.text
        await die_while(inn, tom, "GET", done=False)
        assert told(inn) == ([(BETTER, 0)], [("answer",)]), "nobody has noted it"

        await inn.start()
        await becomes_so(lambda: told(inn) == ([(BETTER, 1)], []), "it is never noted")
        await inn.becalmed()
        assert [message.id for message in await answers_to(tom)] == [first.id, second.id]
        await settle(inn)
