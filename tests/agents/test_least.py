"""A thorough thought: every choice is tried so often, however poor it looks."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.agents import Budget
from bot.engine import CHANCE, Chance, Decisions
from cogs import bundles


@pytest.mark.parametrize("least", [1, 4])
@pytest.mark.parametrize("key", ["confrontation", "duel"])
def test_every_legal_choice_is_tried_as_often_as_is_asked(key: str, least: int) -> None:
    bundle, rng = bundles()[key], Random(5)
    game = bundle.game
    state = game.new(game.options())
    agent = bundle.agent.at("master")
    thorough = replace(agent, level=replace(agent.level, least=least))
    for _ in range(60):
        pending = game.pending(state)
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        assert isinstance(pending, Decisions)
        seat = pending.open[0].seat
        seen = game.observe(state, seat)
        state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
    seat = pending.open[0].seat
    seen = game.observe(state, seat) if game.legal(state, seat) else seen
    choice = thorough.choose(seen, (), Budget(playouts=30 * len(seen.legal)), Random(1))
    if choice.playouts:
        assert {candidate.action for candidate in choice.candidates} == set(seen.legal)
        assert min(candidate.visits for candidate in choice.candidates) >= least
