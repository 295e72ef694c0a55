"""A first game introduces the dice, and each symbol and the last round when they come for the first time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.match.settings import SettingsRepository
from bot.match.views import begin_first_game, find_introduced
from bot.text import LANGUAGES
from cogs.journey.actions import Keep
from cogs.journey.bundle import BUNDLE
from cogs.journey.observation import JourneyObservation
from tests.databases import open_sqlite
from tests.journey.words import dice, seen
from tests.ui.test_limits import view

LONGEST = 280
EVERY = ("dice", "final", "nazgul", "orc", "white_tree", "gandalf")
"""Everything that is introduced, in its order."""
PERSON = 7


def rolled(faces: str, **more: Any) -> JourneyObservation:
    """What Sam is asked after such a roll."""
    return seen("sam", (Keep(),), rolled=dice(faces), **more)


def test_the_topics_of_a_roll_are_its_symbols_the_most_pressing_first() -> None:
    topics = BUNDLE.words.list_topics

    assert topics(rolled("yellow:ring red:weapon")) == ("dice",)
    both = rolled("yellow:orc red:nazgul blue:orc black:gandalf")
    assert topics(both) == ("dice", "nazgul", "orc", "gandalf")
    assert topics(rolled("black:white_tree", final_round=True)) == ("dice", "final", "white_tree")


def test_who_is_not_asked_is_introduced_to_nothing() -> None:
    assert BUNDLE.words.list_topics(seen("frodo", rolled=dice("red:nazgul"))) == ()


def test_each_topic_is_told_in_two_sentences() -> None:
    for language in LANGUAGES:
        say = BUNDLE.words.translator(language)
        for topic in EVERY:
            told = say(f"introduction-{topic}", seat="sam")
            assert len(told) <= LONGEST
            assert told.count(". ") <= 1, told


async def test_one_topic_is_introduced_at_a_time_and_each_once(tmp_path: Path) -> None:
    """Given a first game, when the first roll shows a Nazgûl and an Orc, then the dice are introduced first,
    the Nazgûl at the next decision, and the Orc at the one after."""
    store = await open_sqlite(tmp_path / "pony.db")
    settings = SettingsRepository(store)
    seat = view(BUNDLE, [("keep",)], "sam")
    await begin_first_game(settings, PERSON, seat.table.id)
    topics = ("dice", "nazgul", "orc")

    told = []
    for stamp in (1, 1, 2, 2, 3, 4):
        at = replace(seat, stamp=stamp)
        told.append(await find_introduced(settings, at, PERSON, topics))
    await store.close()

    assert told == ["dice", "dice", "nazgul", "nazgul", "orc", None]
