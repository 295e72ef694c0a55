"""What is made of an observation to put it into words is made once, and not kept for long."""

from __future__ import annotations

import gc
import importlib
import weakref
from random import Random
from typing import Any

import pytest

from bot.text.recent import KEPT, Recent
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.seen import play


class Seen:
    """Something to look at; all of them are equal."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen)

    def __hash__(self) -> int:
        return 0


def test_it_is_made_once_for_each_language_and_thing_seen_even_of_equal_ones() -> None:
    made: list[tuple[str, Seen]] = []

    def make(say: str, seen: Seen) -> int:
        made.append((say, seen))
        return len(made)

    recent, one, other = Recent(make), Seen(), Seen()

    assert [recent.of("en", one) for _ in range(3)] == [1, 1, 1]
    assert [recent.of("en", other), recent.of("en", other), recent.of("en", one)] == [2, 2, 1]
    assert [recent.of("pl", one), recent.of("pl", one)] == [3, 3]


def test_only_the_last_ones_are_kept() -> None:
    recent: Recent[str, Seen, list[Any]] = Recent(lambda say, seen: [seen])
    things = [Seen() for _ in range(KEPT + 3)]
    kept = [weakref.ref(each) for each in things]
    for each in things:
        recent.of("en", each)

    del things, each
    gc.collect()

    assert [each() is not None for each in kept] == [False] * 3 + [True] * KEPT


@pytest.mark.parametrize("part", ["Choices", "Description"])
@pytest.mark.parametrize("key", sorted(bundles()))
def test_all_ways_of_a_menu_and_all_words_of_a_page_are_made_of_one_thing(
    key: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = bundles()[key]
    game, words, rng = title.game, title.words, Random(4)
    positions = (each.state for each in play(game, any_options(game, rng, people=True), rng))
    observed = (game.observe(state, seat) for state in positions for seat in game.seats(state))
    seen = next(each for each in observed if len(each.legal) > 1)
    kind = getattr(importlib.import_module(f"cogs.{key}.text"), part)
    made: list[Any] = []
    begin = kind.__init__

    def noted(self: Any, *given: Any) -> None:
        made.append(self)
        begin(self, *given)

    monkeypatch.setattr(kind, "__init__", noted)

    for action in seen.legal:
        words.path(seen, action, "pl")
    words.describe(seen, "pl")
    for view in title.board.views(seen):
        words.alt(seen, view, "pl")

    assert len(made) == 1
