"""Actions typed as a command: what is wrong with them is said, and what could be typed instead."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from prometheus_client import REGISTRY

from bot.engine import CHANCE, Chance, Decisions
from bot.ui.interactions.play import suggest_legal
from cogs import bundles
from tests.simcord.driver import Inn
from tests.simcord.evening import LIGHT, sit_down


def count_typed(outcome: str) -> float:
    """How many actions have been typed, by what became of them."""
    labels = {"kind": "/act", "outcome": outcome}
    return REGISTRY.get_sample_value("pony_interactions_total", labels) or 0.0


@pytest.mark.parametrize(
    "typed",
    ["gibberish", "place frodo", "place frodo mordor", ";", "x" * 300, "place frodo arthedain; nonsense"],
)
async def test_what_is_typed_wrongly_is_explained_and_changes_nothing(inn: Inn, typed: str) -> None:
    evening = await sit_down(inn)
    before, failed = (await evening.view(LIGHT)).observation, count_typed("failed")

    answer = await evening.people[LIGHT].slash("act", action=typed)

    assert not answer.failed
    assert count_typed("failed") == failed
    assert answer.message.ephemeral
    assert answer.message.text
    assert "reference" not in answer.message.text
    assert (await evening.view(LIGHT)).observation == before


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("place frodo mordor", "do not start in Mordor"),
        ("place frodo arthedein", "Nearest to it: `place frodo arthedain`"),
        ("frodo", "Nearest to it: `place frodo "),
        ("xyz", "Possible now, for instance: `"),
        ("place frodo arthedain; place sm rhudaur", "`place sam rhudaur`"),
    ],
)
async def test_a_refused_action_by_command_says_why_or_what_was_meant(
    inn: Inn, typed: str, said: str
) -> None:
    evening = await sit_down(inn)
    counted = count_typed("answered")

    answer = await evening.people[LIGHT].slash("act", action=typed)

    assert said in answer.message.text
    assert count_typed("answered") == counted + 1


@pytest.mark.parametrize("game", list(bundles()))
@pytest.mark.parametrize("typed", ["move", "xyz", "draw a card"])
def test_whatever_is_typed_in_any_game_something_legal_is_named(game: str, typed: str) -> None:
    rules = bundles()[game].game
    state, rng = rules.new(rules.options()), Random(1)
    while isinstance(rules.pending(state), Chance):
        state = rules.apply(state, CHANCE, rules.sample(state, rng)).state
    pending = rules.pending(state)
    assert isinstance(pending, Decisions)
    legal = tuple(map(str, rules.legal(state, pending.open[0].seat)))

    named = suggest_legal(typed, legal)

    assert 1 <= len(named.actions) <= 3
    assert set(named.actions) <= set(legal)


async def test_what_was_right_is_not_suggested_for_what_was_wrong(inn: Inn) -> None:
    evening = await sit_down(inn)

    answer = await evening.people[LIGHT].slash("act", action="place frodo arthedain; nonsense")

    assert "`place frodo" not in answer.message.text
    assert "Possible now, for instance: `" in answer.message.text


async def test_several_typed_actions_are_taken_one_after_another(inn: Inn) -> None:
    evening = await sit_down(inn)

    await evening.people[LIGHT].slash("act", action="place frodo arthedain; PLACE  sam rhudaur ;")

    observation: Any = (await evening.view(LIGHT)).observation
    placed = {piece.figure: piece.region for piece in observation.pieces if piece.figure}
    assert placed == {"frodo": "arthedain", "sam": "rhudaur"}
