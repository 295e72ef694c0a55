"""The laws of honest play: an agent is given what its seat may know, and always chooses what is legal."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

import cogs
from bot.agents import LEVELS, Agent, Budget
from bot.agents.knowledge import Knowledge
from cogs.confrontation.agent import ConfrontationKnowledge
from tests.agents.play import Turn, agent_player, play, random_player
from tests.laws.variations import VARIATIONS

VARIANTS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "confrontation": ("confrontation", {}),
    "confrontation, all switches": (
        "confrontation",
        {
            "light_specials": "both",
            "dark_specials": "both",
            "rearrange": "by_hand",
            "pick_revealed": True,
            "magic_optional": True,
            "card_retreat_optional": True,
        },
    ),
    "duel": ("duel", {}),
    "duel, all switches": ("duel", {"choose_payment": True, "trio_postponable": True}),
    "battle": ("battle", {}),
    "battle for four": ("battle", {"seats": ("north", "east", "south", "west"), "empty_attack": True}),
    "journey": ("journey", {}),
    "journey for three": ("journey", {"seats": ("frodo", "merry", "pippin"), "side": "advanced"}),
    "journey for four": (
        "journey",
        {"seats": ("frodo", "sam", "merry", "pippin"), "ending": "first_arrival"},
    ),
    "war": ("war", {"most_turns": 1}),
    "war with the mod": ("war", {"most_turns": 1, "rules": "groteka"}),
    "a battle alone": ("war", {"scenario": "battle"}),
    "a battle alone with the mod": ("war", {"scenario": "battle", "rules": "groteka"}),
}
SHORT: Mapping[str, Mapping[str, Any]] = {"war": {"most_turns": 1}}
FEW = Budget(playouts=2)
ENOUGH = Budget(playouts=8)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_an_agent_plays_every_variant_legally_to_its_end(variant: str, level: str) -> None:
    key, agreed = VARIANTS[variant]
    game, agent = cogs.game(key), cogs.agent(key).at(level)
    options = game.options(**agreed)
    rng = Random(len(variant))
    players = dict.fromkeys(game.facts.seats, agent_player(agent, FEW))

    *turns, last = play(game, options, players, rng)

    assert turns
    assert last.outcome is not None


def choices_differ(agent_of: Callable[[Any], Agent], turn: Turn, varied: Any, key: str) -> bool:
    """Whether a choice betrays what is hidden. agent_of: who plays in a state: an honest one is the same."""
    game = cogs.game(key)
    other = game.observe(varied, turn.seat)
    assert other == turn.seen, "the variation is not hidden"
    story = turn.stories[turn.seat]
    chosen = [
        agent_of(state).choose(seen, story, ENOUGH, Random(5))
        for state, seen in ((turn.state, turn.seen), (varied, other))
    ]
    return chosen[0] != chosen[1]


@pytest.mark.parametrize("key", ["confrontation", "duel", "battle", "war"])
def test_what_is_hidden_does_not_change_a_choice(key: str) -> None:
    game, rng = cogs.game(key), Random(3)
    options = game.options(**SHORT.get(key, {}))
    agent = cogs.agent(key)
    players = dict.fromkeys(game.facts.seats, random_player)
    compared = 0

    for number, turn in enumerate(play(game, options, players, rng)):
        if isinstance(turn, Turn) and number % 12 == 5:
            varied = VARIATIONS[key](turn.state, turn.seat, rng)
            assert not choices_differ(lambda _: agent, turn, varied, key)
            compared += varied != turn.state

    assert compared or key == "duel"


class Peeking(ConfrontationKnowledge):
    """A planted fault: it imagines the truth."""

    def __init__(self, truth: Any) -> None:
        self.truth = truth

    def imagine(self, seen: Any, story: Any) -> Callable[[Random], Any]:
        return lambda rng: self.truth


def test_a_planted_peek_is_noticed() -> None:
    rng, game, vary = Random(3), cogs.game("confrontation"), VARIATIONS["confrontation"]
    players = dict.fromkeys(game.facts.seats, agent_player(cogs.agent("confrontation"), FEW))
    turns = [moment for moment in play(game, game.options(), players, rng) if isinstance(moment, Turn)]

    assert any(
        choices_differ(
            lambda state: Agent(Peeking(state)), turn, vary(turn.state, turn.seat, rng), "confrontation"
        )
        for turn in turns[-40::4]
        if len(turn.seen.legal) > 1
    )


@pytest.mark.parametrize("key", [known_game.facts.key for known_game in cogs.games()])
def test_a_question_and_its_answer_go_to_another_process(key: str) -> None:
    game = cogs.game(key)
    players = dict.fromkeys(game.facts.seats, random_player)
    *turns, _ = play(game, game.options(**SHORT.get(key, {})), players, Random(2))
    turn = next(played_turn for played_turn in reversed(turns) if len(played_turn.seen.legal) > 1)
    agent = cogs.agent(key).at("regular")
    question = (turn.seen, turn.stories[turn.seat], ENOUGH)

    other, asked = pickle.loads(pickle.dumps((agent, question)))
    answer = pickle.loads(pickle.dumps(other.choose(*asked, Random(1))))

    assert answer == agent.choose(*question, Random(1))


@pytest.mark.parametrize("key", [known_game.facts.key for known_game in cogs.games()])
def test_a_position_is_judged_by_chances_that_add_up(key: str) -> None:
    game, agent = cogs.game(key), cogs.agent(key)
    players = dict.fromkeys(game.facts.seats, random_player)
    *turns, last = play(game, game.options(**SHORT.get(key, {})), players, Random(4))

    for turn in turns[-30::10]:
        chances = agent.estimate(turn.seen, turn.stories[turn.seat], Random(1))
        assert 0.5 < sum(chances.values()) <= 1.0001
        assert all(0 <= chance <= 1 for chance in chances.values())
    seat = game.seats(last)[0]
    assert sum(agent.estimate(game.observe(last, seat), (), Random(1)).values()) in (0, pytest.approx(1))


def test_every_agent_knows_its_game() -> None:
    for bundle in cogs.bundles().values():
        assert isinstance(bundle.agent.knowledge, Knowledge)
        assert bundle.agent.knowledge.game is bundle.game
