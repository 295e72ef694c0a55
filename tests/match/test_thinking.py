"""Who thinks when, and for how long: several processes, many tables, large and small choices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Barrier
from typing import Any

import pytest

import cogs
from bot.agents import LEVELS, Agent, Budget
from bot.engine import Decisions, Observation
from bot.match.house import find_seconds
from bot.match.thinking import LATELY, LEAST_SHARE, Thinking
from tests.agents.play import Turn, play, random_player
from tests.match.tiny_game import TinyGame, tiny_bundle

MASTER = tiny_bundle().agent.at("master")
SECONDS = MASTER.level.budget.seconds or 0.0
TURNS = {"war": {"most_turns": 1}}
PATIENCE = 10.0


class Recorder:
    """Thinks nothing, and notes with what budget it was to think."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.tables: list[str] = []

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        _, _, story, budget, _ = arguments
        self.seconds.append(budget.seconds)
        self.tables.append(story)

    def close(self) -> None:
        """Nothing to end."""


class Together:
    """Answers only when as many think at once as the barrier has room for."""

    def __init__(self, barrier: Barrier) -> None:
        self._barrier = barrier

    def run(self, *_: Any) -> Any:
        return self._barrier.wait(PATIENCE)

    def close(self) -> None:
        """Nothing to end."""


def seen() -> Observation:
    """A position of the small game, as its first player sees it."""
    game = TinyGame()
    state = game.new(game.options())
    return game.observe(state, game.seats(state)[0])


async def test_two_processes_think_at_once() -> None:
    barrier = Barrier(2)
    thinking = Thinking([Together(barrier), Together(barrier)])

    places = await asyncio.gather(*(thinking.choose(MASTER, seen(), (), table) for table in "ab"))

    assert len(places) == 2


async def test_whoever_has_waited_longest_is_thought_about_next() -> None:
    recorder = Recorder()
    thinking = Thinking([recorder])

    await asyncio.gather(*(thinking.choose(MASTER, seen(), table, table) for table in "abcdef"))  # type: ignore[arg-type]

    assert recorder.tables == [*"abcdef"]


async def test_at_twenty_tables_nobody_gets_less_than_a_quarter_and_the_last_not_less_than_the_second() -> (
    None
):
    recorder = Recorder()
    thinking = Thinking([recorder])

    await asyncio.gather(*(thinking.choose(MASTER, seen(), (), table) for table in range(20)))

    assert min(recorder.seconds) == pytest.approx(LEAST_SHARE * SECONDS)
    assert len(set(recorder.seconds[1:])) == 1


async def test_whoever_waits_long_gets_no_more_time_for_it() -> None:
    """Given so many ask at once that the last are thought about when the first were asked long ago."""
    recorder, now = Recorder(), [0.0]
    thinking = Thinking([recorder], clock=lambda: now[0])

    async def ask(table: int) -> None:
        await thinking.choose(MASTER, seen(), (), table)
        now[0] += LATELY / 10

    await asyncio.gather(*(ask(table) for table in range(20)))

    assert set(recorder.seconds[1:]) == {LEAST_SHARE * SECONDS}


async def test_at_one_table_a_turn_has_all_its_time_however_many_thoughts_it_has() -> None:
    recorder = Recorder()
    thinking = Thinking([recorder])

    for _ in range(5):
        await thinking.choose(MASTER, seen(), (), "table")

    assert recorder.seconds == [SECONDS] * 5


async def test_a_table_that_the_house_no_longer_plays_at_takes_nobodys_time() -> None:
    recorder, now = Recorder(), [0.0]
    thinking = Thinking([recorder], clock=lambda: now[0])
    await thinking.choose(MASTER, seen(), (), "one")
    await thinking.choose(MASTER, seen(), (), "another")

    now[0] += LATELY + 1
    await thinking.choose(MASTER, seen(), (), "one")

    assert recorder.seconds == [SECONDS, SECONDS / 2, SECONDS]


def test_wars_master_makes_a_hundred_playouts_however_little_time_it_has() -> None:
    game, agent = cogs.game("war"), cogs.agent("war").at("master")
    turn = next(turn for turn in turns("war") if len(turn.seen.legal) > 1)
    budget = replace(agent.find_budget(turn.seen), seconds=0.0)

    choice = agent.choose(game.observe(turn.state, turn.seat), turn.stories[turn.seat], budget, Random(1))

    assert budget == replace(agent.level.budget, seconds=0.0)
    assert choice.playouts == agent.level.budget.least == 100


def turns(key: str) -> list[Turn]:
    """Decisions of a random game."""
    game = cogs.game(key)
    options = game.options(**TURNS.get(key, {}))
    players = dict.fromkeys(game.facts.seats, random_player)
    return [turn for turn in play(game, options, players, Random(7)) if isinstance(turn, Turn)]


def kind_of(turn: Turn) -> str:
    """What is being chosen."""
    return next(waiting.kind for waiting in turn.seen.waiting if waiting.seat == turn.seat)


def test_a_small_choice_of_war_takes_a_fifth_of_the_thought() -> None:
    agent = cogs.agent("war").at("master")
    large, small = 0.0, 0.0
    for turn in turns("war"):
        seconds = find_seconds(agent, turn.seen)
        if kind_of(turn) in agent.knowledge.small_kinds:
            small = seconds
            assert agent.find_budget(turn.seen).seconds == pytest.approx(
                0.2 * (agent.level.budget.seconds or 0.0)
            )
        else:
            large = seconds
            assert agent.find_budget(turn.seen) == agent.level.budget
    assert 0.0 < small < large / 3


@pytest.mark.parametrize("key", [game.facts.key for game in cogs.games()])
def test_p4_how_long_the_house_takes_follows_from_what_everybody_can_tell(key: str) -> None:
    """The kind of a decision says how long it is thought about: spectators see it, too."""
    game = cogs.game(key)
    for turn in turns(key)[:200]:
        pending = game.pending(turn.state)
        assert isinstance(pending, Decisions)
        public = game.observe(turn.state, None)
        assert kind_of(turn) in {waiting.kind for waiting in public.waiting if waiting.seat == turn.seat}
        for level in LEVELS:
            agent: Agent = cogs.agent(key).at(level)
            assert find_seconds(agent, turn.seen) == find_seconds(
                agent, replace(turn.seen, legal=turn.seen.legal[:1])
            )


def test_a_thought_ends_with_its_time_once_it_has_the_playouts_it_needs() -> None:
    turn = next(turn for turn in turns("duel") if len(turn.seen.legal) > 1)
    agent = cogs.agent("duel").at("master")

    choice = agent.choose(turn.seen, (), Budget(seconds=0.0, least=7), Random(1))

    assert choice.playouts == 7
