"""A position with one question whose answer is clear: what it is, and which positions make one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pydantic import BaseModel, ConfigDict

from bot.agents import Candidate, Choice
from bot.engine import Observation, Seat
from bot.match.review import Planned, Review
from bot.match.values import MatchId

VERSION: Final = 1
"""Of the bar and of how it is asked. To be raised with either: what was found before is then asked again."""
FEWEST, MOST = 3, 25
"""Choices that make a question: two would be a coin, and more do not fit a menu."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The conditions on which a choice is clearly the best."""

    ahead: int = 8  # points of a hundred before every other one
    playouts: int = 600  # how much must have been searched for it, however long that takes
    tried: int = 4  # how often at least every choice was tried
    share: float = 0.4  # of all play-outs, that it was given
    # least, most: its chance in a hundred, for nothing is to be learnt where all is lost or won.
    least: int = 10
    most: int = 96
    seeds: int = 2  # how often all of this must come out alike, from other imagined positions each time


class Option(BaseModel):
    """A choice that was offered. chance: of winning in a hundred; None where the house did not look at it."""

    model_config = ConfigDict(frozen=True)

    action: str
    chance: int | None


class Puzzle(BaseModel):
    """A moment of a finished game, and what one may do there."""

    model_config = ConfigDict(frozen=True)

    match: MatchId
    game: str
    entry: int  # of the match's record, before which it is
    seat: Seat
    options: tuple[Option, ...]
    best: str
    played: str  # what was done there then
    reason: str | None = None  # the term of the evaluation that speaks for the best choice, as in `Candidate`
    # The version of the bar that it has last stood up to, 0 for those from before they were numbered.
    bar: int = 0
    void: bool = False  # it did not stand up to a later one, so no answer counts

    @property
    def is_checked(self) -> bool:
        """Tell whether it was found, or has been looked at again, by today's bar."""
        return self.bar == VERSION

    @property
    def chance(self) -> int | None:
        """Of the best choice."""
        return next((option.chance for option in self.options if option.action == self.best), None)


def list_promising(review: Review) -> list[Planned]:
    """The decisions of a review that may have one clear answer: first those that cost somebody most, then
    those in which the house did not look at what was done or would have done the same, in the middle of the
    game first."""
    decisions = {decision.entry: decision for decision in review.decisions}
    looked = [
        (planned_decision, decisions[planned_decision.entry])
        for planned_decision in review.plan
        if planned_decision.entry in decisions
    ]
    missed = [pair for pair in looked if pair[1].cost > 0]
    others = [pair for pair in looked if pair[1].best == pair[0].played or pair[1].played_chance is None]
    middle = len(review.chances) / 2
    missed.sort(key=lambda pair: (-pair[1].cost, pair[0].entry))
    others.sort(key=lambda pair: (abs(pair[0].moment - middle), pair[0].entry))
    return [planned for planned, _ in (*missed, *others)]


def make_puzzle(
    match: MatchId,
    game: str,
    planned: Planned,
    seen: Observation,
    choice: Choice,
    drawn: Collection[str],
    bar: Bar,
) -> Puzzle | None:
    """The puzzle a decision makes; None where no choice of it is clearly best.

    choice: what the house says of it. drawn: kinds of decisions whose answer the house itself draws.
    """
    kind = next((decision.kind for decision in seen.waiting if decision.seat == planned.seat), "")
    if not FEWEST <= len(seen.legal) <= MOST or kind in drawn or choice.playouts < bar.playouts:
        return None
    chances = {
        str(candidate.action): round(100 * candidate.chance)
        for candidate in choice.candidates
        if candidate.chance is not None and candidate.visits >= bar.tried
    }
    best, others = choice.candidates[0], [str(candidate.action) for candidate in choice.candidates[1:]]
    text = str(best.action)
    if text not in chances or str(choice.action) != text or best.visits < bar.share * choice.playouts:
        return None
    if not bar.least <= chances[text] <= bar.most:
        return None
    if any(str(action) not in chances for action in seen.legal):
        # What was never tried may be the best of all.
        return None
    if chances[text] - max(chances[other] for other in others) < bar.ahead:
        return None
    return Puzzle(
        match=match,
        game=game,
        entry=planned.entry,
        seat=planned.seat,
        options=_options(seen, chances),
        best=text,
        played=planned.played,
        reason=best.reason,
        bar=VERSION,
    )


def find_lead(seen: Observation, choice: Choice, drawn: Collection[str]) -> float | None:
    """Measure by how much of one a choice leads after a short thought; None where it makes no question."""
    kind = next((decision.kind for decision in seen.waiting if decision.seat == seen.viewer), "")
    if not FEWEST <= len(seen.legal) <= MOST or kind in drawn or not choice.playouts:
        return None
    best, *others = choice.candidates
    chances = [candidate.chance for candidate in others if candidate.chance is not None]
    if best.chance is None or not chances or best.action != choice.action:
        return None
    lead = best.chance - max(chances)
    return lead if lead > 0 else None


def merge_thoughts(choices: Sequence[Choice]) -> Choice:
    """Several thoughts about one decision as one: of each choice all play-outs, and their mean."""
    visits: Counter[str] = Counter()
    worth: dict[str, float] = defaultdict(float)
    known: dict[str, Candidate] = {}
    for choice in choices:
        for candidate in choice.candidates:
            text = str(candidate.action)
            known.setdefault(text, candidate)
            visits[text] += candidate.visits
            worth[text] += candidate.visits * (candidate.chance or 0.0)
    candidates = [
        replace(candidate, visits=visits[text], chance=worth[text] / visits[text] if visits[text] else None)
        for text, candidate in known.items()
    ]
    candidates.sort(key=lambda merged: (-merged.visits, -(merged.chance or 0.0)))
    return Choice(candidates[0].action, tuple(candidates), sum(choice.playouts for choice in choices))


def _options(seen: Observation, chances: dict[str, int]) -> tuple[Option, ...]:
    texts: Sequence[str] = [str(action) for action in seen.legal]
    return tuple(Option(action=text, chance=chances.get(text)) for text in texts)
