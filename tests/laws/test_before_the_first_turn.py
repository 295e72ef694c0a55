"""Nothing counts from nought: before the first turn has begun, no word and no picture says which it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from bot.draw.kit.marks import marks_on
from bot.engine import CHANCE, Decisions
from bot.match.bundle import GameBundle
from bot.text import Language
from cogs import bundles
from tests.draw.listening import following
from tests.laws.seen import play
from tests.looks import LOOKS

NONE_YET: Final = re.compile(r"\b(turn|round|roll|chapter|tura|runda|rzut|rozdział) 0\b", re.IGNORECASE)


def opening(title: GameBundle) -> Iterator[Any]:
    """The positions up to the first decision of a player, and that one."""
    for moment in play(title.game, title.game.options(), Random(1)):
        assert moment.seat in ("", CHANCE)
        yield moment.state
        if isinstance(title.game.pending(moment.state), Decisions):
            return


def said_of(title: GameBundle, state: Any, language: Language, theme: str) -> Iterator[str]:
    """What words and pictures say of a position to anybody."""
    bundle = title.of(state.options)
    for viewer in (None, *title.game.seats(state)):
        seen = title.game.observe(state, viewer)
        yield bundle.words.status(seen, language)
        for view in dict.fromkeys((*bundle.board.shown(seen), bundle.board.cover(seen))):
            yield bundle.words.alt(seen, view, language)
            picture = bundle.board.paint(bundle.board.scene(seen, view, language), theme, 1.0)
            yield from (mark.name for mark in marks_on(picture))


@pytest.mark.parametrize("key", sorted(bundles()))
def test_no_turn_before_the_first_is_told(key: str) -> None:
    title, told = bundles()[key], []
    with following():
        for state in opening(title):
            for language, theme in LOOKS:
                told += said_of(title, state, language, theme)

    assert told
    assert [text for text in told if NONE_YET.search(text)] == []
