"""11.8, 11.9, 7.6 Taking hits, in battle and by cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Decisions
from bot.engine.agenda import Tell
from cogs.war.model.actions import TakeHit
from cogs.war.model.armies import army_units, elites, lose, reduce, replacement, units
from cogs.war.model.bags import Bag, only, plus
from cogs.war.model.components import FIGURES, REGIONS, UNITS
from cogs.war.model.events.fighting import FiguresRemoved, HitsTaken
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.record import battle_of, fall, fighter, stands_in, weaken
from cogs.war.rules.occupation import settle
from cogs.war.rules.procedure import Choice, SideChooses, follow, step_type

FOR_AN_ELITE = 2
"""11.8 Hits that remove an Elite whole."""


@dataclass(frozen=True, slots=True)
class TakeHits(SideChooses):
    """11.8 A side takes hits, one after the other: a Regular for one, an Elite reduced for one or gone for
    two.
    """

    rule: ClassVar[str] = "11.8"
    kind: ClassVar[str] = "hits"
    alone: ClassVar[bool] = True
    side: int
    region: int
    hits: int  # those still to take
    battle: bool = True  # the force in it takes them; otherwise the whole Army in the region, by a card (7.6)
    cause: str = "battle"  # `battle`, or the id of a card or Combat effect
    lost: Bag = ()  # what has been taken so far
    reduced: Bag = ()  # Elites reduced so far
    step: Literal["take_hits"] = "take_hits"

    def asks(self, state: State) -> Decisions | Chance | None:
        return None if self._otherwise(state) else Choice.asks(self, state)

    def run(self, state: State, tell: Tell) -> State:
        if not self._otherwise(state):
            return Choice.run(self, state, tell)
        take = step_type(ruleset(state).card_hits)
        return follow(state, take(self.side, self.region, self.hits, self.cause))

    def _otherwise(self, state: State) -> bool:
        """Check whether the ruleset has another way to take hits by a card."""
        return not self.battle and ruleset(state).card_hits != self.step

    def _force(self, state: State) -> Bag:
        if self.battle:
            return army_units(fighter(state, self.side).force)
        return army_units(state.stacks[self.side][self.region])

    def _doomed(self, force: Bag) -> bool:
        """Check whether the hits are enough for everybody."""
        return self.hits >= units(force) + elites(force)

    def needed(self, state: State) -> bool:
        force = self._force(state)
        return self.hits > 0 and bool(force) and not self._doomed(force)

    def options(self, state: State) -> Sequence[Action]:
        found: list[Action] = []
        for name, _ in self._force(state):
            if FIGURES[name].role == "regular":
                found.append(TakeHit(name, "remove"))
                continue
            found.append(TakeHit(name, "reduce"))
            if self.hits >= FOR_AN_ELITE:
                found.append(TakeHit(name, "remove"))
        return found

    def skip(self, state: State, tell: Tell) -> State:
        force = self._force(state)
        if self.hits > 0 and force:
            state = self._remove(state, force)
        done = replace(self, lost=plus(self.lost, force if self.hits > 0 else ()))
        return done.finish(state, tell)

    def finish(self, state: State, tell: Tell) -> State:
        """Close the taking of hits: they are told, and by a card what follows in the region."""
        state = follow(state)
        if self.lost or self.reduced:
            seat, region = SEATS[self.side], REGIONS[self.region]
            tell(HitsTaken(side=seat, region=region, lost=self.lost, reduced=self.reduced))
        return state if self.battle else settle(state, (self.region,), tell)

    def _remove(self, state: State, lost: Bag) -> State:
        if self.battle:
            return fall(state, self.side, lost)
        return lose(state, self.side, lost, self.region)

    def choose(self, state: State, action: TakeHit, tell: Tell) -> State:
        one: Bag = ((action.figure, 1),)
        if action.how == "remove":
            cost = FOR_AN_ELITE if FIGURES[action.figure].role == "elite" else 1
            state = self._remove(state, one)
            return follow(state, replace(self, hits=self.hits - cost, lost=plus(self.lost, one)))
        replaced = replacement(state, self.side, action.figure) is not None
        if self.battle:
            state = weaken(state, self.side, action.figure)
        else:
            state = reduce(state, self.side, action.figure, self.region)
        if not replaced:
            return follow(state, replace(self, hits=self.hits - 1, lost=plus(self.lost, one)))
        return follow(state, replace(self, hits=self.hits - 1, reduced=plus(self.reduced, one)))


def remove_followers(state: State, side: int, tell: Tell) -> State:
    """11.9 Remove everybody who was with an Army in the battle once all its units are gone."""
    battle = battle_of(state)
    force = battle.sides[side].force
    if units(force) or not force:
        return state
    followers = only(force, lambda name: name not in UNITS)
    region = stands_in(battle, side)
    tell(FiguresRemoved(side=SEATS[side], region=REGIONS[region], figures=followers, cause="army"))
    return fall(state, side, followers)
