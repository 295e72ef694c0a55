"""A choice that ends the game says so, and how, before it is made."""

from __future__ import annotations

import pytest

from bot.engine import replay
from bot.text import Language
from bot.ui.menus.tree import FACE, ways_with_endings
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.playthroughs.make import FOLDER, record_of


@pytest.mark.parametrize(
    ("record", "language", "said"),
    [
        ("duel/mount_doom", "en", "Ends the game. Winner: The Fellowship"),
        ("duel/shared", "pl", "Kończy grę. Wygrywają: "),
        ("journey/first_arrival", "en", "Ends the game. Winner: "),
    ],
)
def test_the_last_move_of_a_game_says_who_wins_by_it(record: str, language: Language, said: str) -> None:
    bundle = bundles()[record.partition("/")[0]]
    *_, before, last = replay(bundle.game, record_of((FOLDER / f"{record}.txt").read_text()))
    seen = bundle.game.observe(before.state, last.seat)
    translator = Presentation(bundles()).translator(language)

    path, _ = ways_with_endings(translator, bundle, seen, language)
    told = {str(action): " ".join(item.detail for item in path(action)) for action in seen.legal}

    assert said in told[last.text]
    signs = {str(action): [item.emoji for item in path(action) if not item.asks][-1] for action in seen.legal}
    assert signs[last.text] == FACE
