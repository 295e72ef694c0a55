"""The game of docs/the-smallest-game.md can be played as it stands there."""

from __future__ import annotations

import doctest
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cogs
from bot.agents import Budget
from bot.match.bundle import GameBundle
from bot.text import LANGUAGES
from tests.smallest import PAGE, read_blocks, write_game

MOST_LINES = 150


@pytest.fixture
def stones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameBundle]:
    """The bundle of the page's game, from a folder beside `cogs/`."""
    write_game(tmp_path)
    monkeypatch.delattr(cogs, "stones", raising=False)
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(tmp_path)])
    yield import_module("cogs.stones.bundle").BUNDLE
    for name in [name for name in sys.modules if name.startswith("cogs.stones")]:
        del sys.modules[name]


def test_the_example_says_what_is_written_below_it(stones: GameBundle) -> None:
    (session,) = read_blocks("pycon")
    example = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, str(PAGE), 0)

    result = doctest.DocTestRunner().run(example)

    assert result.attempted
    assert not result.failed


def test_the_computer_plays_it_to_its_end_in_words_and_pictures(stones: GameBundle) -> None:
    game, rng = stones.game, Random(1)
    state, story = game.new(game.options()), list[Any]()
    while (seen := game.observe(state, None)).outcome is None:
        seat = seen.waiting[0].seat
        own = game.observe(state, seat)
        assert game.determinise(own, rng) == state
        for language in LANGUAGES:
            assert stones.words.prompt(own, language)
            assert stones.words.describe(own, language)
            assert all(stones.words.paths(own, language)(action) for action in own.legal)
        assert stones.board.paint(stones.board.scene(own, "heap", "en"), "light", 1.0).width == 700
        action = stones.agent.choose(own, story, Budget(playouts=20), rng).action
        step = game.apply(game.load(game.dump(state)), seat, game.parse(str(action)))
        state, story = step.state, [*story, *step.events]

    assert seen.outcome.winners == ("east",), "seven is no multiple of three: who begins wins"
    assert stones.words.outcome(seen, "en") == "East took the last stone."
    assert import_module("cogs.stones.cog").StonesCog


def test_the_page_is_read_in_a_few_minutes() -> None:
    lines = PAGE.read_text("utf-8").splitlines()

    assert len(lines) <= MOST_LINES
