"""A computer player: it is given what a seat sees and has been told, and chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random

from bot.agents.budget import Budget
from bot.agents.knowledge import AnyKnowledge, Story
from bot.agents.level import LEVELS, Level
from bot.agents.reasons import find_reasons
from bot.agents.search import Edge, Search
from bot.engine import Action, Observation, Seat

GLANCES = 20
"""Imagined states in which a position is judged where nothing is searched."""
MOST_SLACKS = 3
"""A choice that is worse than the best by more than so many times the level's slack is never taken."""
MOST_EXPLAINED, MOST_COMPARED = 3, 8
"""Of the candidates, so many are given a reason, and so many are what they are compared with."""
LEAST_SHARE = 0.15
"""Where a choice is drawn (`mixed_kinds`), what has less than this of the visits of the best is left out."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered. visits: play-outs it was given.

    chance: of winning, as estimated; None where nothing was searched. reason: the term of the evaluation that
    speaks for it, where it was asked for and one does.
    """

    action: Action
    chance: float | None
    visits: int
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player has decided.

    candidates: the actions it considered, the most considered first; one alone, without a chance, where it
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
            return Choice(known, (Candidate(known, None, 0),), 0)
        imagine = self.knowledge.imagine(seen, story if self.level.remembers else ())
        search = Search(self.knowledge, seen.viewer, imagine, rng)
        search.run(budget or self.level.budget, self.level.most)
        found = [(action, edge) for action, edge in search.root.edges.items() if edge.visits]
        found.sort(key=lambda each: (-each[1].visits, -each[1].chance))
        kind = next(each.kind for each in seen.waiting if each.seat == seen.viewer)
        chosen = self._settle(found, kind in self.knowledge.mixed_kinds, rng)
        candidates = [Candidate(action, edge.chance, edge.visits) for action, edge in found]
        return Choice(chosen, tuple(candidates), search.playouts)

    def advise(self, seen: Observation, story: Story, budget: Budget | None, rng: Random) -> Choice:
        """What `choose` gives, with the reasons for the best candidates."""
        choice = self.choose(seen, story, budget, rng)
        if seen.viewer is None or choice.playouts == 0:
            return choice
        imagine = self.knowledge.imagine(seen, story if self.level.remembers else ())
        compared = [each.action for each in choice.candidates[:MOST_COMPARED]]
        reasons = find_reasons(self.knowledge, seen.viewer, imagine, compared, rng)
        best = tuple(
            replace(each, reason=reason)
            for each, reason in zip(choice.candidates, reasons[:MOST_EXPLAINED], strict=False)
        )
        return replace(choice, candidates=best + choice.candidates[len(best) :])

    def estimate(self, seen: Observation, story: Story, rng: Random) -> Mapping[Seat, float]:
        """Everybody's chance of winning as the viewer may judge it at a glance; of an end, its worth."""
        imagine = self.knowledge.imagine(seen, story if self.level.remembers else ())
        states = [imagine(rng) for _ in range(GLANCES)]
        seats = self.knowledge.game.seats(states[0])
        if seen.outcome is not None:
            return self.knowledge.reward(seen.outcome, seats)
        values = [self.knowledge.evaluate(state) for state in states]
        return {seat: sum(each[seat] for each in values) / GLANCES for seat in seats}

    def _settle(self, found: Sequence[tuple[Action, Edge]], mixed: bool, rng: Random) -> Action:
        """Which of the actions, the most visited first, is taken."""
        actions, edges = [each for each, _ in found], [edge for _, edge in found]
        if mixed:
            least = LEAST_SHARE * edges[0].visits
            weights = [float(edge.visits) if edge.visits >= least else 0.0 for edge in edges]
        elif self.level.slack:
            slack, best = self.level.slack, max(edge.chance for edge in edges)
            behind = [best - edge.chance for edge in edges]
            weights = [exp(-each / slack) if each <= MOST_SLACKS * slack else 0.0 for each in behind]
        else:
            return actions[0]
        return rng.choices(actions, weights)[0]
