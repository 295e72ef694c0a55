"""What actions are called where they are typed: Discord refuses two choices of one name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.engine import CHANCE, Chance, Decisions
from bot.text import LANGUAGES, Language
from bot.ui.commands import LONGEST_CHOICE
from bot.ui.menus.tree import names
from bot.ui.messages.ways import list_actions
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.ui.test_commands import make_payload

STEPS = 120


@pytest.mark.parametrize("key", sorted(bundles()))
def test_no_two_actions_are_called_the_same(key: str) -> None:
    bundle, rng = bundles()[key], Random(1)
    game = bundle.game
    state = game.new(game.options())
    for _ in range(STEPS):
        pending = game.pending(state)
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        if not isinstance(pending, Decisions):
            break
        decision = rng.choice(pending.open)
        seen = game.observe(state, decision.seat)
        for language in LANGUAGES:
            path = bundle.words.paths(seen, language)
            called = [name[:LONGEST_CHOICE] for name in names([path(action) for action in seen.legal])]
            assert len(set(called)) == len(called), (decision.kind, called)
        state = game.apply(state, decision.seat, rng.choice(game.legal(state, decision.seat))).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_to_do_at_a_table_are_called_the_same(language: Language, tmp_path: Path) -> None:
    make_payload(tmp_path)  # every feature is loaded, and has added what there is to do
    say = Presentation(bundles()).translator(language)
    called = [action.name(say) for action in list_actions()]
    assert len(called) > 20
    assert sorted(set(called)) == sorted(called)
