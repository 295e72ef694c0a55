"""Who plays: the levels of the house at a share of their time, and simpler players to compare them with."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import cogs
from bot.agents import LEVELS, Agent, Budget, Knowledge, Story
from bot.agents.knowledge import PAIR
from bot.engine import CHANCE, Action, Chance, Observation, Outcome, Seat
from bot.engine.game import AnyGame
from tests.ladder.strangers import Style, find_stranger

SAMPLES = 4
"""Imagined states in which the player of one ply looks at each action."""


class Plain(Knowledge[Any, Any, Any]):
    """What a plain information-set search knows of a game: its rules. Play-outs are random, to the end."""

    horizon = 1_000_000

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def evaluate(self, state: Any) -> Mapping[Seat, float]:
        seats = self.game.seats(state)
        return dict.fromkeys(seats, 1 / len(seats))

    def clock(self, state: Any) -> int:
        return 0


def describe(name: str, key: str, players: int) -> str:
    """How a player plays now among so many: what it has played otherwise is not counted."""
    stranger = find_stranger(key, name)
    if stranger is not None:
        return f"edition {stranger.edition}"
    knowledge = cogs.agent(key).knowledge
    among_more = knowledge.edition_among_more if players > PAIR else None
    edition = among_more or knowledge.edition
    if name == "one-ply":
        return f"edition {edition}"
    if name not in LEVELS:
        return ""
    level = knowledge.levels[name].among(players)
    kept = {"remembers": level.remembers, "reckons": level.reckons, "alone": not level.minds_others}
    words = [word for word, is_so in kept.items() if is_so]
    if level.temperature != 1:
        words.append(f"temperature {level.temperature:g}")
    return " ".join((f"edition {edition}, most {level.most}, slack {level.slack:g}", *words))


@dataclass
class Measured:
    """A player with its times: CPU seconds, decisions that were searched, play-outs."""

    name: str
    key: str
    share: float
    seconds: float = 0.0
    decisions: int = 0
    playouts: int = 0
    longest: float = 0.0
    _agent: Agent | None = field(init=False, default=None)
    _stranger: Style | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        house = cogs.agent(self.key)
        self._stranger = find_stranger(self.key, self.name)
        if self.name in LEVELS:
            self._agent = house.at(self.name)
        elif self.name == "plain":
            self._agent = Agent(Plain(house.knowledge.game))

    def choose(self, seen: Observation, story: Story, rng: Random) -> Action:
        """One of `seen.legal`."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        begun = time.process_time()
        if self._agent is not None:
            choice = self._agent.choose(seen, story, self._find_budget(seen), rng)
            action, playouts = choice.action, choice.playouts
        else:
            action, playouts = self._choose_simply(seen, rng), 0
        taken = time.process_time() - begun
        if playouts or self._agent is None:
            self.seconds += taken
            self.decisions += 1
            self.playouts += playouts
            self.longest = max(self.longest, taken)
        return action

    def _find_budget(self, seen: Observation) -> Budget:
        """The share of the time that a choice has at a table; without knowledge, the master's."""
        budget = cogs.agent(self.key).at(self.name if self.name in LEVELS else "master").find_budget(seen)
        assert budget.seconds is not None
        least = max(1, round(budget.least * self.share))
        return Budget(budget.playouts, budget.seconds * self.share, least, time.process_time)

    def _choose_simply(self, seen: Observation, rng: Random) -> Action:
        if self._stranger is not None:
            return self._stranger.choose(seen, rng)
        if self.name == "random":
            return rng.choice(seen.legal)
        assert self.name == "one-ply"
        knowledge = cogs.agent(self.key).knowledge
        known: Action | None = knowledge.choose_by_heart(seen, rng)
        return known if known is not None else _look_ahead(knowledge, seen, rng)


def _look_ahead(knowledge: Knowledge[Any, Any, Any], seen: Observation, rng: Random) -> Action:
    """The action after which a position is judged best: one ply on the features of the evaluation."""
    seat = seen.viewer
    assert seat is not None
    imagine = knowledge.imagine(seen, ())
    states = [imagine(rng) for _ in range(SAMPLES)]
    actions: Sequence[Action] = knowledge.narrow(states[0], seat, seen.legal)
    return max(actions, key=lambda action: (_value(knowledge, states, seat, action, rng), rng.random()))


def _value(
    knowledge: Knowledge[Any, Any, Any], states: Sequence[Any], seat: Seat, action: Action, rng: Random
) -> float:
    game, total = knowledge.game, 0.0
    for before in states:
        state = game.apply(before, seat, action).state
        while isinstance(game.pending(state), Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
        pending = game.pending(state)
        over = isinstance(pending, Outcome)
        values = knowledge.reward(pending, game.seats(state)) if over else knowledge.evaluate(state)
        total += values[seat]
    return total
