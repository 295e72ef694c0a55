"""G12-G16 Commanders: picking them in secret, netting their Leadership, splitting what is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka import actions
from cogs.war.groteka.components import PRINTED
from cogs.war.groteka.record import ranks_of, ranks_with
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.armies import leadership_of
from cogs.war.model.bags import Bag, bag, count, elements, plus
from cogs.war.model.battle_events import LeadershipForfeited
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.fighting import battle_of, defender, fighter, fighting, forfeit, leads
from cogs.war.rules.procedure import Automatic, SideChooses, first, follow
from cogs.war.rules.uses import refuse

MOST = PRINTED.commanders.most


# Questions


def present(state: State, side: int) -> Bag:
    """G12, G61 Return the figures taking part that have Leadership left to lend."""
    force = fighter(state, side).force
    return tuple((name, number) for name, number in force if leads(state, side, name))


def candidates(state: State, side: int) -> Bag:
    """G14 Return those of them that are neither picked nor lent, as many of each as there are."""
    ranks = ranks_of(state, side)
    taken = bag(*ranks.commanders, *ranks.lent)
    remaining = ((name, number - count(taken, name)) for name, number in present(state, side))
    return tuple((name, number) for name, number in remaining if number > 0)


def points_of(state: State, side: int, figure: str) -> int:
    """G12 Return the points that picked and lent commanders of one kind still add."""
    ranks = ranks_of(state, side)
    counting = (*ranks.commanders, *ranks.lent).count(figure)
    kept = counting * leadership_of(state, figure) - count(ranks.spent, figure)
    return max(0, min(kept, leads(state, side, figure)))


def led(state: State, side: int) -> int:
    """G16 Return a side's total of picked Leadership."""
    ranks = ranks_of(state, side)
    if ranks.unled:
        return 0
    return sum(points_of(state, side, name) for name in sorted({*ranks.commanders, *ranks.lent}))


# What cards do


def give_up(state: State, side: int, figure: str, points: int, cause: str, tell: Tell) -> State:
    """G49h, G51a, G51b Points of picked commanders of one kind are given up for the battle (A30).

    For points of others `rules.battle.record.forfeit` is enough: those of picked ones are the last to go.
    """
    state = forfeit(state, side, figure, points)
    spent = plus(ranks_of(state, side).spent, ((figure, points),))
    figures = max(1, points // max(1, leadership_of(state, figure)))
    tell(LeadershipForfeited(side=SEATS[side], figures=((figure, figures),), cause=cause))
    return ranks_with(state, side, spent=spent)


def lend(state: State, side: int, figures: Sequence[str]) -> State:
    """G51a, G51b Further commanders' Leadership counts for the battle."""
    return ranks_with(state, side, lent=(*ranks_of(state, side).lent, *figures))


# Picking


@dataclass(frozen=True, slots=True)
class PickCommanders(SideChooses):
    """G13, A4, A5 A side picks up to two commanders for the battle, in secret; whoever has picked fewer may
    add to them in a later round."""

    rule: ClassVar[str] = "G13"
    kind: ClassVar[str] = "commanders"
    side: int
    step: Literal["pick_commanders"] = "pick_commanders"

    def needed(self, state: State) -> bool:
        if not fighting(state) or len(ranks_of(state, self.side).commanders) >= MOST:
            return False
        return bool(candidates(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        return [actions.Command(pick) for pick in picks(state, self.side)]

    def why_not(self, state: State, action: Action) -> Refusal:
        return refuse(
            "refusal-commanders" if isinstance(action, actions.Command) else "refusal-not-now", "G13"
        )

    def choose(self, state: State, action: actions.Command, tell: Tell) -> State:
        return ranks_with(follow(state), self.side, pick="hidden", secret=action.figures)


def picks(state: State, side: int) -> list[tuple[str, ...]]:
    """G13 List everything a side may pick now, the most Leadership first, nobody last."""
    free = MOST - len(ranks_of(state, side).commanders)
    single = tuple(elements(tuple((name, min(number, free)) for name, number in candidates(state, side))))
    choices = {pick: None for size in range(free, -1, -1) for pick in combinations(single, size)}
    return sorted(choices, key=lambda pick: -sum(leadership_of(state, name) for name in pick))


@dataclass(frozen=True, slots=True)
class ShowCommanders(Automatic):
    """A5 Both sides' picks are shown together."""

    rule: ClassVar[str] = "G13"
    step: Literal["show_commanders"] = "show_commanders"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if state.battle is None or state.battle.melee is None:
            return state
        battle = battle_of(state)
        for side in (battle.attacker, defender(battle)):
            ranks = ranks_of(state, side)
            if ranks.pick:
                tell(actions.CommandersShown(side=SEATS[side], figures=ranks.secret))
                shown = (*ranks.commanders, *ranks.secret)
                state = ranks_with(state, side, commanders=shown, pick="", secret=())
        return state


# Netting


@dataclass(frozen=True, slots=True)
class NetLeadership(Automatic):
    """G16 The lower total is subtracted from both; who has more splits what is left.

    again: within a round, because of a card (A7): a split whose sum has not changed stays.
    """

    rule: ClassVar[str] = "G16"
    again: bool = False
    step: Literal["net_leadership"] = "net_leadership"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not fighting(state):
            return state
        totals = (led(state, FREE), led(state, SHADOW))
        surplus = (max(0, totals[FREE] - totals[SHADOW]), max(0, totals[SHADOW] - totals[FREE]))
        same = surplus == (ranks_of(state, FREE).surplus, ranks_of(state, SHADOW).surplus)
        kept = self.again or (state.options.mod_split_once and battle_of(state).round > 1)
        if same and kept:
            return state
        side = FREE if surplus[FREE] else SHADOW
        if any(totals) or not same:
            tell(
                actions.LeadershipNetted(
                    free_peoples=totals[FREE],
                    shadow=totals[SHADOW],
                    side=SEATS[side] if surplus[side] else "",
                    surplus=surplus[side],
                )
            )
        for each_side in (FREE, SHADOW):
            state = ranks_with(state, each_side, surplus=surplus[each_side], attack=0, defence=0)
        return first(state, SplitLeadership(side)) if surplus[side] else state


@dataclass(frozen=True, slots=True)
class SplitLeadership(SideChooses):
    """G12, G16, A5 The side with more Leadership splits the difference between attack and defence."""

    rule: ClassVar[str] = "G16"
    kind: ClassVar[str] = "split"
    side: int
    step: Literal["split_leadership"] = "split_leadership"

    def options(self, state: State) -> Sequence[Action]:
        surplus = ranks_of(state, self.side).surplus
        return [actions.Split(attack, surplus - attack) for attack in range(surplus, -1, -1)]

    def choose(self, state: State, action: actions.Split, tell: Tell) -> State:
        tell(actions.LeadershipSplit(side=SEATS[self.side], attack=action.attack, defence=action.defence))
        return ranks_with(follow(state), self.side, attack=action.attack, defence=action.defence)


# G15


def replace_fallen(state: State, side: int, figure: str) -> State:
    """G15 Do what follows from the fall of a picked commander by a card: it is picked no more, and another
    may take its place."""
    ranks = ranks_of(state, side)
    left = count(fighter(state, side).force, figure)
    lent, commanders = list(ranks.lent), list(ranks.commanders)
    if (*commanders, *lent).count(figure) <= left:
        return first(state, NetLeadership(again=True))
    picked = figure in commanders
    (commanders if picked else lent).remove(figure)
    state = ranks_with(state, side, commanders=tuple(commanders), lent=tuple(lent))
    steps = (ReplaceCommander(side, figure),) if picked else ()
    return first(state, *steps, NetLeadership(again=True))


@dataclass(frozen=True, slots=True)
class ReplaceCommander(SideChooses):
    """G15 The owner may at once pick another commander present."""

    rule: ClassVar[str] = "G15"
    kind: ClassVar[str] = "replace"
    side: int
    fallen: str
    step: Literal["replace_commander"] = "replace_commander"

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(candidates(state, self.side))

    def options(self, state: State) -> Sequence[Action]:
        return [*(ChooseFigure(name) for name, _ in candidates(state, self.side)), Decline()]

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        tell(actions.CommanderReplaced(side=SEATS[self.side], fallen=self.fallen, figure=action.figure))
        commanders = (*ranks_of(state, self.side).commanders, action.figure)
        return ranks_with(state, self.side, commanders=commanders)
