"""A computer player: it is given what a seat sees and has been told, and chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Any, Final, TypeAlias

from bot.agents.certain_win import find_certain_win
from bot.agents.knowledge import LEVELS, WINS, AnyKnowledge, Budget, Level, Story, compare
from bot.agents.search import Search
from bot.engine import Action, Observation, Seat

Imagine: TypeAlias = Callable[[Random], Any]
"""Draws one of the states that a position may be."""
GLANCES = 20
"""Imagined states in which a position is judged where nothing is searched."""
MOST_SLACKS = 3
"""A choice that is worse than the best by more than so many times the level's slack is never taken."""
ENOUGH, SHARE = 8, 0.05
"""Visits, and of those of the most visited, without which a candidate's chance is not told."""
SMALL: Final = 0.2
"""The part of its time that a small choice is given (`Knowledge.small_kinds`)."""
CERTAIN: Final = 1.0
"""The chance of what wins for certain."""
LEAST_SHARE = 0.15
"""Where a choice is drawn (`mixed_kinds`), what has less than this of the visits of the best is left out."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered. visits: play-outs it was given, or ends it was reckoned through.

    chance: of winning, as estimated; None where nothing was searched. reason: the term of the evaluation by
    which it is better than the one after it, where that was asked for and one surely is.
    """

    action: Action
    chance: float | None
    visits: int
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """The decision of a computer player.

    candidates: the actions it considered, the most considered first; one alone where it knew by heart or had
    no choice, without a chance then, or where it wins for certain. playouts: how many were searched, or ends
    reckoned with, where it `is_reckoned`. told: of how many of the first candidates the chances may be told,
    where it was asked for advice.
    """

    action: Action
    candidates: tuple[Candidate, ...]
    playouts: int
    is_reckoned: bool = False
    told: int = 1


@dataclass(frozen=True, slots=True)
class Agent:
    """A computer player of one game at one level."""

    knowledge: AnyKnowledge
    level: Level = LEVELS["master"]

    def at(self, level: str) -> Agent:
        """Return the same player at another level. Raises KeyError for one that is not in `LEVELS`."""
        return replace(self, level=self.knowledge.levels[level])

    def is_small(self, seen: Observation) -> bool:
        """Check whether a choice is a small one inside another, as everybody can tell."""
        kinds = {waiting.kind for waiting in seen.waiting if waiting.seat == seen.viewer}
        return bool(kinds & self.knowledge.small_kinds)

    def find_budget(self, seen: Observation) -> Budget:
        """Find what a choice is thought about with: it follows from what everybody can tell."""
        budget = self.level.budget
        if budget.seconds is None or not self.is_small(seen):
            return budget
        return replace(budget, seconds=SMALL * budget.seconds, least=max(1, round(SMALL * budget.least)))

    def choose(
        self,
        seen: Observation,
        story: Story,
        budget: Budget | None,
        rng: Random,
        imagine: Imagine | None = None,
    ) -> Choice:
        """Choose one of `seen.legal`. story: what the viewer was told so far; budget None: that of the level.

        imagine: gives the states to think in, where it is not the viewer who imagines them: all cards may be
        open. With a budget in play-outs the same arguments give the same choice. Raises ValueError where the
        viewer has nothing to choose.
        """
        viewer, known = self._begin(seen, rng)
        if known is not None:
            return known
        imagine = imagine or self._imagine(seen, story)
        won = self._find_certain_win(viewer, imagine)
        if won is not None:
            return Choice(won, (Candidate(won, CERTAIN, 0),), 0)
        return self._consider(seen, viewer, imagine, budget, rng)

    def advise(
        self, seen: Observation, story: Story, budget: Budget | None, rng: Random, beside: str | None = None
    ) -> Choice:
        """Choose what has the best chance of all that was looked at enough, and say why it is better.

        Better than the next one, or than `beside`, an action that may have been taken instead.
        """
        viewer, known = self._begin(seen, rng)
        if known is not None:
            return known
        imagine = self._imagine(seen, story)
        choice = self._consider(seen, viewer, imagine, budget, rng)
        told, others = _part(choice, self._find_certain_win(viewer, imagine))
        best, other = told[0], _find_other(seen, [*told[1:], *others], beside)
        if other is not None and str(best.action) != beside:
            compared = compare(self.knowledge, viewer, imagine, (best.action, other.action), rng)
            if other not in told:
                others = [one for one in others if one is not other]
                told.append(replace(other, chance=max(0.0, (best.chance or 0.0) - max(0.0, compared.lead))))
                other = told[-1]
            if best.reason is None and _percent(best) > _percent(other):
                told[0] = replace(best, reason=compared.reason)
        return replace(choice, action=best.action, candidates=(*told, *others), told=len(told))

    def estimate(self, seen: Observation, story: Story, rng: Random) -> Mapping[Seat, float]:
        """Estimate everybody's chance of winning as a viewer may at a glance; for an end, its worth."""
        imagine = self._imagine(seen, story)
        states = [imagine(rng) for _ in range(GLANCES)]
        seats = self.knowledge.game.seats(states[0])
        if seen.outcome is not None:
            return self.knowledge.reward(seen.outcome, seats)
        values = [self.knowledge.evaluate(state) for state in states]
        return {seat: sum(value[seat] for value in values) / GLANCES for seat in seats}

    def _begin(self, seen: Observation, rng: Random) -> tuple[Seat, Choice | None]:
        """Return who chooses, and the choice where nothing has to be thought about. Raises ValueError."""
        if not seen.legal or seen.viewer is None:
            raise ValueError("the viewer has nothing to choose")
        known = seen.legal[0] if len(seen.legal) == 1 else self.knowledge.choose_by_heart(seen, rng)
        return seen.viewer, None if known is None else Choice(known, (Candidate(known, None, 0),), 0)

    def _find_certain_win(self, viewer: Seat, imagine: Imagine) -> Action | None:
        """Find what wins for certain; what reckons with all ends of a turn sees it by itself."""
        return None if self.level.reckons else find_certain_win(self.knowledge, viewer, imagine)

    def _imagine(self, seen: Observation, story: Story) -> Imagine:
        level = self.level.among(self.knowledge.count_players(seen))
        return self.knowledge.imagine(seen, story if level.remembers else ())

    def _consider(
        self, seen: Observation, viewer: Seat, imagine: Imagine, budget: Budget | None, rng: Random
    ) -> Choice:
        """Choose by reckoning or by a search."""
        level = self.level.among(self.knowledge.count_players(seen))
        reckoned = self._reckon(seen)
        candidates, playouts = reckoned or self._search(viewer, imagine, budget, level, rng)
        kind = next(waiting.kind for waiting in seen.waiting if waiting.seat == viewer)
        slack = 0.0 if reckoned and candidates[0].chance == CERTAIN else level.slack
        action = _settle(candidates, slack, rng, mixed=kind in self.knowledge.mixed_kinds)
        return Choice(action, candidates, playouts, is_reckoned=reckoned is not None)

    def _reckon(self, seen: Observation) -> tuple[tuple[Candidate, ...], int] | None:
        """List all candidates, the best first, where the level works out what each is worth."""
        reckoning = self.knowledge.reckon(seen, self.level.minds_others) if self.level.reckons else None
        if reckoning is None:
            return None
        worths, ends = reckoning
        best_first = sorted(worths, key=lambda action: -worths[action])
        return tuple([Candidate(action, worths[action], ends) for action in best_first]), ends

    def _search(
        self, viewer: Seat, imagine: Imagine, budget: Budget | None, level: Level, rng: Random
    ) -> tuple[tuple[Candidate, ...], int]:
        """Search; return the candidates that were looked at, the most visited first, and the play-outs."""
        search = Search(self.knowledge, viewer, imagine, rng, level.temperature, self.level.least)
        search.run(budget or level.budget, level.most)
        candidates = [
            Candidate(action, edge.chance, edge.visits)
            for action, edge in search.root.edges.items()
            if edge.visits
        ]
        candidates.sort(key=lambda one: (-one.visits, -(one.chance or 0.0)))
        return tuple(candidates), search.playouts


def _part(choice: Choice, won: Action | None) -> tuple[list[Candidate], list[Candidate]]:
    """Part what was looked at enough, the best first, from the rest. won: what wins for certain."""
    most = choice.candidates[0].visits
    least = min(max(ENOUGH, SHARE * most), most)
    others = [one for one in choice.candidates if one.action != won]
    told = [one for one in others if one.visits >= least]
    told.sort(key=lambda one: (-(one.chance or 0.0), one.action != choice.action))
    if won is not None:
        told.insert(0, Candidate(won, CERTAIN, choice.playouts, WINS))
    return told, [one for one in others if one.visits < least]


def _find_other(seen: Observation, others: Sequence[Candidate], beside: str | None) -> Candidate | None:
    """Find what the best is compared with: an action of that text, or the first of the others."""
    if beside is None:
        return others[0] if others else None
    untried = [Candidate(action, None, 0) for action in seen.legal]
    return next((one for one in (*others, *untried) if str(one.action) == beside), None)


def _percent(candidate: Candidate) -> int:
    return round(100 * (candidate.chance or 0.0))


def _settle(candidates: Sequence[Candidate], slack: float, rng: Random, *, mixed: bool) -> Action:
    """Pick which of the candidates, the best first, is taken."""
    if mixed:
        least = LEAST_SHARE * candidates[0].visits
        weights = [float(one.visits) if one.visits >= least else 0.0 for one in candidates]
    elif slack:
        chances = [one.chance or 0.0 for one in candidates]
        best = max(chances)
        behind = [best - chance for chance in chances]
        weights = [exp(-gap / slack) if gap <= MOST_SLACKS * slack else 0.0 for gap in behind]
    else:
        return candidates[0].action
    return rng.choices([one.action for one in candidates], weights)[0]
