"""An episode, such as a battle, is told in one piece: the latest events begin with its opening."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from bot.engine import LONGEST_EPISODE, Event, latest

MOST = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Event):
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(Event):
    opens: ClassVar[bool] = True
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed(Event):
    closes: ClassVar[bool] = True
    number: int


def story(signs: str) -> list[Event]:
    """`(` opens an episode, `)` closes it, anything else is just said."""
    kinds: dict[str, type[Said | Opened | Closed]] = {"(": Opened, ")": Closed}
    return [kinds.get(sign, Said)(number=number) for number, sign in enumerate(signs)]


def told(signs: str) -> str:
    """The signs of the latest events."""
    events = story(signs)
    return signs[len(events) - len(latest(events, MOST)) :]


def test_without_an_episode_the_last_few_are_told() -> None:
    assert told("abcdefgh") == "efgh"
    assert told("ab") == "ab"
    assert told("") == ""


def test_an_episode_going_on_is_told_from_its_opening() -> None:
    assert told("ab(cdefgh") == "(cdefgh"


def test_an_episode_that_is_over_stays_whole_as_long_as_its_end_is_told() -> None:
    assert told("ab(cdefg)") == "(cdefg)"
    assert told("ab(cdefg)hij") == "(cdefg)hij"
    assert told("ab(cdefg)hijk") == "hijk"


def test_an_episode_too_long_is_told_like_anything_else() -> None:
    assert told("(" + "x" * LONGEST_EPISODE) == "xxxx"


def test_what_is_kept_from_step_to_step_is_what_the_whole_story_gives() -> None:
    rng = Random(7)
    for _ in range(200):
        signs, depth = "", 0
        for _ in range(rng.randrange(150)):
            sign = rng.choice("xxxxxxxx(" if depth == 0 else "xxxxxxxxxxxxxxxxx)")
            depth += {"(": 1, ")": -1}.get(sign, 0)
            signs += sign
        kept: list[Event] = []
        for number, event in enumerate(story(signs), start=1):
            kept = [*latest([*kept, event], MOST)]
            assert kept == [*latest(story(signs)[:number], MOST)]
