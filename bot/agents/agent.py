"""A computer player: it is given what a seat sees and has been told, and chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import exp
from random import Random

from bot.agents.budget import Budget
from bot.agents.knowledge import AnyKnowledge, Story
from bot.agents.level import LEVELS, Level
from bot.agents.search import Search
from bot.engine import Action, Observation, Seat

GLANCES = 20
"""Imagined states in which a position is judged where nothing is searched."""
LEAST_SHARE = 0.15
"""Where a choice is drawn (`mixed_kinds`), what has less than this of the visits of the best is left out."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered. chance: of winning, as estimated; visits: play-outs it was given."""

    action: Action
    chance: float
    visits: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player has decided.

    candidates: the actions it considered, the most considered first; one alone, without a number, where it
    knew by heart or had no choice. playouts: how many were searched.
    """

    action: Action
    candidates: tuple[Candidate, ...]
    playouts: int


@dataclass(frozen=True, slots=True)
class Agent:
    """A computer player of one game at one level."""

    knowledge: AnyKnowledge
    level: Level = LEVELS["master"]

    def at(self, level: str) -> Agent:
        """The same player at another level. Raises KeyError for one that is not in `LEVELS`."""
        return replace(self, level=self.knowledge.levels[level])

    def choose(self, seen: Observation, story: Story, budget: Budget | None, rng: Random) -> Choice:
        """One of `seen.legal`. story: what the viewer has been told so far; budget None: that of the level.

        With a budget in play-outs the same arguments give the same choice. Raises ValueError where the
        viewer has nothing to choose.
        """
        if not seen.legal or seen.viewer is None:
            raise ValueError("the viewer has nothing to choose")
        known = seen.legal[0] if len(seen.legal) == 1 else self.knowledge.choose_by_heart(seen, rng)
        if known is not None:
            return Choice(known, (Candidate(known, 0.0, 0),), 0)
        imagine = self.knowledge.imagine(seen, story if self.level.remembers else ())
        search = Search(self.knowledge, seen.viewer, imagine, rng)
        search.run(budget or self.level.budget, self.level.most)
        candidates = [
            Candidate(action, edge.chance, edge.visits)
            for action, edge in search.root.edges.items()
            if edge.visits
        ]
        candidates.sort(key=lambda each: (-each.visits, -each.chance))
        kind = next(each.kind for each in seen.waiting if each.seat == seen.viewer)
        chosen = self._settle(candidates, kind in self.knowledge.mixed_kinds, rng)
        return Choice(chosen.action, tuple(candidates), search.playouts)

    def estimate(self, seen: Observation, story: Story, rng: Random) -> Mapping[Seat, float]:
        """Everybody's chance of winning as the viewer may judge it at a glance; of an end, its worth."""
        imagine = self.knowledge.imagine(seen, story if self.level.remembers else ())
        states = [imagine(rng) for _ in range(GLANCES)]
        seats = self.knowledge.game.seats(states[0])
        if seen.outcome is not None:
            return self.knowledge.reward(seen.outcome, seats)
        values = [self.knowledge.evaluate(state) for state in states]
        return {seat: sum(each[seat] for each in values) / GLANCES for seat in seats}

    def _settle(self, candidates: list[Candidate], mixed: bool, rng: Random) -> Candidate:
        if mixed:
            least = LEAST_SHARE * candidates[0].visits
            open_to = [each for each in candidates if each.visits >= least]
            return rng.choices(open_to, [each.visits for each in open_to])[0]
        if not self.level.slack:
            return candidates[0]
        best = max(each.chance for each in candidates)
        good = [each for each in candidates if each.chance >= best - 3 * self.level.slack]
        weights = [exp((each.chance - best) / self.level.slack) for each in good]
        return rng.choices(good, weights)[0]
