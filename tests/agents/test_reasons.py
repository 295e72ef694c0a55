"""What speaks for a choice: the terms the evaluation is made of, and a sentence for each."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import pytest

import cogs
from bot.agents import Budget
from bot.engine import Decisions
from bot.text import LANGUAGES
from tests.agents.play import Turn, play, random_player
from tests.confrontation.position import Position
from tests.laws.variations import VARIATIONS

KEYS = [known_game.facts.key for known_game in cogs.games()]
FEW = Budget(playouts=24)


def positions(key: str, every: int = 40, **agreed: Any) -> Iterator[Turn]:
    """Some decisions of a random game."""
    game = cogs.game(key)
    players = dict.fromkeys(game.facts.seats, random_player)
    turns = play(game, game.options(**agreed), players, Random(4))
    for number, turn in enumerate(turns):
        if isinstance(turn, Turn) and number % every == 9 and len(turn.seen.legal) > 1:
            yield turn


@pytest.mark.parametrize("key", ["confrontation", "duel"])
def test_the_terms_are_what_the_evaluation_is_made_of(key: str) -> None:
    knowledge = cogs.agent(key).knowledge
    for turn in positions(key):
        first, second = cogs.game(key).seats(turn.state)
        chance = knowledge.evaluate(turn.state)[first]
        whole = sum(knowledge.weigh_terms(turn.state, first).values())
        begins = 1.4 if key == "confrontation" else 0.0
        assert whole + begins == pytest.approx(log(chance / (1 - chance)), abs=1e-6)
        assert sum(knowledge.weigh_terms(turn.state, second).values()) == pytest.approx(-whole)


@pytest.mark.parametrize("key", [*KEYS, "war battle"])
def test_every_term_has_its_sentence_in_both_languages_for_every_seat(key: str) -> None:
    name, _, scenario = key.partition(" ")
    bundle = cogs.bundles()[name]
    agreed = {"scenario": scenario} if scenario else {"most_turns": 1} if name == "war" else {}
    state = next(turn.state for turn in positions(name, **agreed))
    for seat in bundle.game.seats(state):
        terms = bundle.agent.knowledge.weigh_terms(state, seat)
        assert terms
        for language in LANGUAGES:
            for term in (*terms, "win", "wins"):
                assert bundle.words.translator(language)(f"why-{term}", seat=seat).endswith(".")


def test_what_wins_at_once_is_said_to_win() -> None:
    dark = "balrog mordor, shelob mordor, orcs mordor, warg gondor"
    state = Position("frodo dagorlad, gimli mirkwood", dark, spare=False).state("light")
    game = cogs.game("confrontation")

    choice = cogs.agent("confrontation").advise(game.observe(state, "light"), (), FEW, Random(1))

    assert str(choice.candidates[0].action) == "move frodo mordor"
    assert choice.candidates[0].reason == "wins"


@pytest.mark.parametrize("key", KEYS)
def test_only_the_best_choice_has_a_reason_and_nothing_hidden_changes_it(key: str) -> None:
    game, agent, rng = cogs.game(key), cogs.agent(key), Random(2)
    agreed = {"every": 12, "most_turns": 1} if key == "war" else {}
    turns = [
        position
        for position in positions(key, **agreed)
        if isinstance(game.pending(position.state), Decisions)
    ]
    for turn in turns[:6]:
        story = turn.stories[turn.seat]
        advice = agent.advise(turn.seen, story, FEW, Random(5))
        best, *others = advice.candidates
        assert {candidate.reason for candidate in others} <= {None}
        assert best.action == advice.action
        chances = [candidate.chance for candidate in advice.candidates[: advice.told]]
        assert chances == sorted(chances, key=lambda chance: -(chance or 0.0))
        if key in VARIATIONS:
            varied = game.observe(VARIATIONS[key](turn.state, turn.seat, rng), turn.seat)
            assert agent.advise(varied, story, FEW, Random(5)) == advice
