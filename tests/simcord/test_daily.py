"""The position of the day, from the setting to the answer: each message once, whatever is restarted."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.agents import Budget
from bot.match.computer.thinking import Thinking
from bot.match.daily.finding import PuzzleFinder
from bot.match.daily.puzzle import Bar
from bot.sandbox import SeenMessage
from bot.ui.delivery.daily_positions import SPREAD, offset_of
from bot.ui.interactions.ids import Kind
from bot.worker import InlineWorker
from tests.simcord.driver import Inn
from tests.simcord.evening import sit_down
from tests.wire.people import has, offers, take

DAY = timedelta(days=1).total_seconds()
ANYTHING = Bar(ahead=-100, playouts=1, tried=1, share=0.0, least=0, most=100, seeds=1)


async def told(inn: Inn) -> list[SeenMessage]:
    """What the channel has been asked and told so far."""
    await inn.pony.daily.tell_what_is_due()
    return [each for each in await inn.person("bolek", "table-2").read() if not each.ephemeral]


def find_with(inn: Inn, bar: Bar) -> None:
    """Has positions looked for with so much certainty; enough play-outs that choices are compared."""
    services, thinking = inn.pony.services, Thinking(InlineWorker(), Budget(playouts=60))
    games = services.presentation.games
    inn.pony.daily.finder = PuzzleFinder(services.matches, games, thinking, services.reviewer, bar)


async def switch_on(inn: Inn) -> int:
    """The server wants to be asked in table-2; which server it is."""
    evening = await sit_down(inn)
    await evening.set_up()
    await evening.play(16)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), "give-up")
    await inn.calm()
    guild = (await inn.pony.services.matches.table(evening.match)).place.guild
    assert await told(inn) == [], "it is off by default"
    channel = inn.channel_id("table-2", "bolek")
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda old: old.model_copy(update={"daily": channel})
    )
    find_with(inn, ANYTHING)
    return guild


async def test_a_position_is_asked_once_answered_in_private_and_told_the_day_after(inn: Inn) -> None:
    await switch_on(inn)
    (asked,) = await told(inn)
    await inn.restart()
    assert len(await told(inn)) == 1
    frida, bolek = inn.person("frida", "table-2"), inn.person("bolek", "table-2")

    choices = [each for each in offers(asked) if each.press.kind is Kind.DAILY]
    answers = [(await take(frida, choices[0])).message, (await take(bolek, choices[1])).message]
    own = (await frida.slash("position")).message
    await inn.advance(DAY)
    closed, result = await told(inn)
    late = await take(frida, choices[0])

    assert asked.alt_texts
    assert all(each.ephemeral for each in (*answers, own))
    assert choices[0].label in answers[0].text
    assert not has(closed, Kind.DAILY)
    assert closed.alt_texts == asked.alt_texts
    assert "2 people have chosen" in result.text
    assert choices[0].label in result.text
    assert has(result, Kind.STEP)
    assert "is over" in late.message.text
    assert len(await told(inn)) == 2, "of one game one position is made, and the result is told once"
    assert "no position" in (await frida.slash("position")).message.text


async def test_a_question_that_was_posted_before_the_process_died_is_found_again(inn: Inn) -> None:
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    (row,) = await inn.pony.store.puzzles.latest(guild, 1)
    await inn.pony.store.puzzles.write(replace(row, message=None))
    await inn.restart()

    (again,) = await told(inn)

    assert again.id == asked.id
    (row,) = await inn.pony.store.puzzles.latest(guild, 1)
    assert row.message == int(asked.id)


async def test_where_nothing_is_clear_nothing_is_asked(inn: Inn) -> None:
    await switch_on(inn)
    find_with(inn, Bar(ahead=101))
    assert await told(inn) == []
    find_with(inn, ANYTHING)
    assert await told(inn) == [], "it is asked once a day"
    inn.pony.daily.spread = timedelta(0)
    await inn.advance(DAY)
    assert await told(inn) == [], "the only game was looked at and had none"
    await inn.advance(DAY)
    assert len(await told(inn)) == 1, "what was found when it was looked at once more was kept"


async def test_servers_are_looked_for_at_times_of_their_own(inn: Inn) -> None:
    moments = {offset_of(guild << 22, SPREAD) for guild in range(1000)}
    assert len(moments) == 1000
    assert max(moments) < timedelta(days=1)
    assert inn.pony.daily.spread == SPREAD
