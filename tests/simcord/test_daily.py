"""The position of the day, from the setting to the answer: each message once, whatever is restarted."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from random import Random
from unittest.mock import patch

from bot.agents import Budget
from bot.match.thinking import Thinking
from bot.match.values import RefusedError
from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from bot.worker import InlineWorker
from cogs.inn.daily.delivery import SPREAD, offset_of
from cogs.inn.daily.model import VERSION, Bar
from cogs.inn.daily.service import PuzzleFinder, Puzzles
from tests.simcord.closed_doors import close
from tests.simcord.driver import Inn
from tests.simcord.evening import sit_down
from tests.wire.people import has, offer_of, offers, take

DAY = timedelta(days=1).total_seconds()
ANYTHING = Bar(ahead=-100, playouts=1, tried=1, share=0.0, least=0, most=100, seeds=1)
NOTHING = replace(ANYTHING, ahead=101)
"""No choice is so clear, and little thought finds it out."""


async def told(inn: Inn) -> list[SeenMessage]:
    """What the channel has been asked and told so far."""
    await inn.pony.posts["daily"].tell_what_is_due()
    return [message for message in await inn.person("bolek", "table-2").read() if not message.ephemeral]


def find_with(inn: Inn, bar: Bar, *others: str, playouts: int = 60) -> None:
    """Has positions looked for with so much certainty; enough play-outs that choices are compared.

    others: games in which they are looked for, too.
    """
    services, thinking = inn.pony.services, Thinking([InlineWorker()], Budget(playouts=playouts))
    thinking._rng = Random(7)
    games = {key: services.presentation.games[key] for key in ("confrontation", *others)}
    inn.pony.posts["daily"].finder = PuzzleFinder(services.matches, games, thinking, services.reviewer, bar)


def find_nothing(inn: Inn) -> None:
    """Has positions looked for of which none is ever clear enough: a little thought finds that out, too."""
    find_with(inn, NOTHING, playouts=2)


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


async def play_another(inn: Inn) -> None:
    """Another game of the same two comes to its end."""
    evening = await sit_down(inn)
    await evening.set_up()
    await evening.play(16)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("bolek"), f"give-up-{evening.match}")
    await inn.calm()


async def test_a_position_is_asked_once_answered_in_private_and_told_the_day_after(inn: Inn) -> None:
    await switch_on(inn)
    (asked,) = await told(inn)
    await inn.restart()
    assert len(await told(inn)) == 1
    frida, bolek = inn.person("frida", "table-2"), inn.person("bolek", "table-2")

    choices = [offer for offer in offers(asked) if offer.press.kind is Kind.DAILY]
    answers = [(await take(frida, choices[0])).message, (await take(bolek, choices[1])).message]
    own = (await frida.slash("position")).message
    await inn.advance(DAY)
    closed, result = await told(inn)
    late = await take(frida, choices[0])

    assert asked.alt_texts
    assert all(message.ephemeral for message in (*answers, own))
    assert choices[0].label in answers[0].text
    assert not has(closed, Kind.DAILY)
    assert closed.alt_texts == asked.alt_texts
    assert "2 people have chosen" in result.text
    assert choices[0].label in result.text
    assert has(result, Kind.STEP)
    assert "Time is up" in late.message.text
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
    find_nothing(inn)
    assert await told(inn) == []
    find_with(inn, ANYTHING)
    assert await told(inn) == [], "it is asked once a day"
    inn.pony.posts["daily"].spread = timedelta(0)
    await inn.advance(DAY)
    assert await told(inn) == [], "the only game was looked at and had none"
    await inn.advance(DAY)
    assert len(await told(inn)) == 1, "what was found when it was looked at once more was kept"


async def test_servers_are_looked_for_at_times_of_their_own(inn: Inn) -> None:
    moments = {offset_of(guild << 22, SPREAD) for guild in range(2000)}
    assert len(moments) == 1000
    assert max(moments) < timedelta(days=1)
    assert inn.pony.posts["daily"].spread == SPREAD


async def prepare_own(inn: Inn) -> int:
    """A server whose people have finished no game, and for which the house has played one; which it is."""
    evening = await sit_down(inn)
    matches, channel = inn.pony.services.matches, inn.channel_id("table-2", "bolek")
    guild = (await matches.table(evening.match)).place.guild
    await matches.change_guild_settings(guild, lambda old: old.model_copy(update={"daily": channel}))
    find_with(inn, ANYTHING, playouts=12)
    await inn.pony.posts["daily-preparations"].tell_what_is_due()
    assert await inn.pony.store.matches(("over",)) == (), "people's games are looked at first"
    inn.pony.posts["daily"].spread = timedelta(0)
    assert await told(inn) == []
    await inn.pony.posts["daily-preparations"].tell_what_is_due()
    await inn.pony.posts["daily-preparations"].tell_what_is_due()
    (match,) = await inn.pony.store.matches(("over",))
    assert (await matches.table(match)).place.channel == channel
    return match


async def test_where_people_play_too_little_the_house_plays_against_itself_once_a_day(inn: Inn) -> None:
    match = await prepare_own(inn)
    frida, bolek = inn.person("frida", "table-2"), inn.person("bolek", "table-2")
    assert await told(inn) == [], "the day had none"

    await inn.advance(DAY)
    (asked,) = await told(inn)
    await inn.pony.posts["daily-preparations"].tell_what_is_due()
    assert len(await inn.pony.store.matches(("over",))) == 2, "the next day another one is played"
    choices = [offer for offer in offers(asked) if offer.press.kind is Kind.DAILY]
    answered = (await take(frida, choices[0])).message
    await inn.advance(DAY)
    closed, result, _ = await told(inn)
    step = (await take(bolek, offer_of(result, Kind.STEP))).message
    review = (await take(bolek, offer_of(step, Kind.REVIEW))).message

    assert "from a game that the house played against itself" in asked.text
    assert "played against itself" in closed.text
    assert choices[0].press.match == match
    assert choices[0].label in answered.text
    assert "In the game the house" in result.text or "The house played that" in result.text
    assert step.ephemeral
    assert step.alt_texts
    assert "don’t know" not in review.text


async def test_a_game_of_the_house_is_in_no_list(inn: Inn) -> None:
    await prepare_own(inn)
    frida = inn.person("frida", "table-2")
    shown = [(await frida.slash(command)).message.text for command in ("archive", "leaderboard")]
    latest = (await inn.person("tom", "table-2").slash("table", action="record")).message.text
    assert all("Confrontation" not in text for text in shown), shown
    assert latest.startswith("There is no table in this channel")


async def test_it_is_seen_by_whoever_sees_the_question_in_a_channel_not_open_to_all(inn: Inn) -> None:
    await prepare_own(inn)
    close(inn, "table-2", "frida", "bolek")
    await inn.advance(DAY)
    (asked,) = await told(inn)
    own = (await inn.person("frida", "table-2").slash("position")).message
    other = (await inn.person("tom", "table-1").slash("position")).message
    assert "against itself" in asked.text
    assert has(own, Kind.DAILY)
    assert not has(other, Kind.DAILY)


async def as_from_before(inn: Inn, guild: int) -> None:
    """Has the stored positions be those of a version whose bar had no number."""
    for row in await inn.pony.store.puzzles.latest(guild, 9):
        content = json.loads(row.content)
        del content["bar"], content["void"]
        await inn.pony.store.puzzles.judge(guild, row.day, json.dumps(content))


async def test_an_open_question_of_an_earlier_bar_that_does_not_stand_is_closed_in_its_message(
    inn: Inn,
) -> None:
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    frida = inn.person("frida", "table-2")
    choice = next(offer for offer in offers(asked) if offer.press.kind is Kind.DAILY)
    await take(frida, choice)
    await as_from_before(inn, guild)
    find_nothing(inn)
    await inn.restart()
    find_nothing(inn)

    await inn.pony.posts["daily-preparations"].tell_what_is_due()

    (closed,) = await told(inn)
    late = (await take(frida, choice)).message
    assert closed.id == asked.id
    assert "as clear as it should have been" in closed.text
    assert closed.alt_texts == asked.alt_texts
    assert not has(closed, Kind.DAILY)
    assert "as clear as it should have been" in late.text
    assert not has((await frida.slash("position")).message, Kind.DAILY)
    await inn.advance(DAY)
    assert await told(inn) == [closed], "no answer is told of it"
    assert await Puzzles(inn.pony.services.matches).streak(guild, inn.user_id("frida")) == 0


async def test_in_place_of_a_question_that_does_not_stand_another_is_asked_the_same_day(inn: Inn) -> None:
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    await play_another(inn)
    frida, tom = inn.person("frida", "table-2"), inn.person("tom", "table-2")
    choice = next(offer for offer in offers(asked) if offer.press.kind is Kind.DAILY)
    await take(frida, choice)
    await as_from_before(inn, guild)
    find_nothing(inn)
    await inn.pony.posts["daily-preparations"].tell_what_is_due()
    find_with(inn, ANYTHING)

    closed, second = await told(inn)

    assert not has(closed, Kind.DAILY)
    assert "as clear as it should have been" in closed.text
    anew = [offer for offer in offers(second) if offer.press.kind is Kind.DAILY]
    assert (anew[0].press.match != choice.press.match, anew[0].press.stamp) == (True, choice.press.stamp)
    assert len(await told(inn)) == 2
    _, dry = await Puzzles(inn.pony.services.matches).ahead(guild)
    assert choice.press.match in dry, "that game is not looked at again before others"
    assert "as clear as it should have been" in (await take(frida, choice)).message.text
    assert has((await tom.slash("position")).message, Kind.DAILY)
    await take(tom, anew[0])
    await inn.restart()
    assert len(await told(inn)) == 2, "it is asked once, whatever is restarted"

    await inn.advance(DAY)
    _, over, result = await told(inn)
    assert not has(over, Kind.DAILY)
    assert "One person has chosen" in result.text, "what was answered to the first counts for nothing"


async def test_an_open_question_of_an_earlier_bar_that_stands_stays_and_its_answer_is_told(inn: Inn) -> None:
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    await as_from_before(inn, guild)
    await inn.advance(DAY)
    assert await told(inn) == [asked], "nothing is told of it before it was looked at again"
    (row,) = await inn.pony.store.puzzles.latest(guild, 1)
    daily = await Puzzles(inn.pony.services.matches).find(guild, row.day)
    puzzle = daily.puzzle.model_copy(update={"bar": VERSION})
    await Puzzles(inn.pony.services.matches).note_checked(daily, puzzle)
    _, result = await told(inn)
    assert "Nobody has chosen" in result.text


async def test_what_is_kept_and_what_was_told_is_looked_at_again_one_at_a_time(inn: Inn) -> None:
    """Given a position that is kept and one that was told, both of an earlier bar that was too low, then the
    first is not asked, and the second counts for nobody."""
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    frida, puzzles = inn.user_id("frida"), Puzzles(inn.pony.services.matches)
    (row,) = await inn.pony.store.puzzles.latest(guild, 1)
    daily = await puzzles.find(guild, row.day)
    await puzzles.answer(daily, frida, daily.puzzle.best)
    await inn.advance(DAY)
    assert len(await told(inn)) == 2
    assert await puzzles.streak(guild, frida) == 1
    await as_from_before(inn, guild)
    await puzzles.keep_ahead(guild, [daily.puzzle.model_copy(update={"bar": 0})], ())
    find_nothing(inn)

    await inn.pony.posts["daily-preparations"].tell_what_is_due()
    kept, dry = await puzzles.ahead(guild)
    assert (kept, dry) == ((), {daily.row.match})
    assert await puzzles.streak(guild, frida) == 1
    await inn.pony.posts["daily-preparations"].tell_what_is_due()

    assert await puzzles.streak(guild, frida) == 0
    assert await puzzles.find_unchecked(guild) == ()
    assert len(await told(inn)) == 2, "what was told stays as it was told"
    assert "as clear as" not in (await told(inn))[0].text
    assert asked.id == (await told(inn))[0].id


async def test_what_was_told_and_can_no_longer_be_played_again_keeps_counting(inn: Inn) -> None:
    guild = await switch_on(inn)
    await told(inn)
    puzzles, finder = Puzzles(inn.pony.services.matches), inn.pony.posts["daily"].finder
    await inn.advance(DAY)
    await told(inn)
    await as_from_before(inn, guild)

    async def check(_: object) -> None:
        raise RefusedError("refused-broken", line="4")

    with patch.object(finder, "check", check):
        await inn.pony.posts["daily-preparations"].tell_what_is_due()

    (row,) = await inn.pony.store.puzzles.latest(guild, 1)
    puzzle = (await puzzles.find(guild, row.day)).puzzle
    assert (puzzle.bar, puzzle.void) == (VERSION, False)


async def test_of_kept_positions_those_count_that_may_be_asked_today(inn: Inn) -> None:
    guild = await switch_on(inn)
    daily, matches, channel = (
        inn.pony.posts["daily"],
        inn.pony.services.matches,
        inn.channel_id("table-2", "bolek"),
    )
    puzzle = await daily.finder.find(guild, ())
    assert puzzle is not None
    await Puzzles(matches).keep_ahead(guild, [puzzle], ())
    assert await daily.list_kept(guild, channel) == (puzzle,)

    await matches.change_user_settings(
        inn.user_id("bolek"), lambda old: old.model_copy(update={"profile": False})
    )
    assert await daily.list_kept(guild, channel) == ()
    await matches.change_user_settings(
        inn.user_id("bolek"), lambda old: old.model_copy(update={"profile": True})
    )
    await Puzzles(matches).keep_ahead(guild, [puzzle.model_copy(update={"bar": 0})], ())
    assert await daily.list_kept(guild, channel) == (), "it is of an earlier bar"


async def test_a_question_whose_process_died_before_its_message_was_closed_is_closed_by_the_next(
    inn: Inn,
) -> None:
    guild = await switch_on(inn)
    (asked,) = await told(inn)
    puzzles = Puzzles(inn.pony.services.matches)
    (row,) = await inn.pony.store.puzzles.latest(guild, 1)
    await puzzles.note_checked(await puzzles.find(guild, row.day), None)
    await inn.restart()
    find_nothing(inn)

    await inn.pony.posts["daily-preparations"].tell_what_is_due()

    (closed,) = await told(inn)
    assert closed.id == asked.id
    assert "as clear as it should have been" in closed.text
