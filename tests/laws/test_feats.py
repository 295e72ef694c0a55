"""Feats of every game: each is earned by what it says, and by nothing less."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from bot.engine.record import GIVEN_UP
from cogs import bundles
from tests.feats import earned

GAMES: dict[str, Any] = {key: importlib.import_module(f"tests.{key}.feats") for key in bundles()}
EVERY = [(key, feat) for key, module in GAMES.items() for feat in module.CASES]


@pytest.mark.parametrize(("key", "feat"), EVERY)
def test_it_is_earned_by_what_it_says_and_by_nothing_less(key: str, feat: str) -> None:
    game = GAMES[key]
    done, nearly = (
        {earned_feat for _, earned_feat in earned(bundles()[key].feats, game.SEATS, told)}
        for told in game.CASES[feat]
    )
    assert feat in done
    assert feat not in nearly


@pytest.mark.parametrize("key", GAMES)
def test_every_feat_is_tried(key: str) -> None:
    game = GAMES[key]
    assert {feat.key for feat in bundles()[key].feats} == {*game.CASES, *getattr(game, "ELSEWHERE", ())}


@pytest.mark.parametrize("key", GAMES)
def test_who_wins_because_others_give_up_has_done_nothing(key: str) -> None:
    game = GAMES[key]
    for winner, _, *events in (done for done, _ in game.CASES.values()):
        assert earned(bundles()[key].feats, game.SEATS, (winner, GIVEN_UP, *events)) == set()
