"""The house as a player of War of the Ring, the GroTeka mod and a battle alone.

Here is all of it together, for the search; it rests on

    estimate.py   the worth of a position: how far both sides are from their goals, or who wins a battle
    policy.py     what sensible players do, decision by decision, and what nobody who knows the game does"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar

from bot.agents import Agent, Budget, Knowledge
from bot.agents.knowledge import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Outcome, Seat
from cogs.war.agents.estimate import judge, judge_battle, weigh_battle, weigh_terms
from cogs.war.agents.policy import NEARLY_CORRUPTED, leave_out_follies, weigh_action
from cogs.war.game import WAR
from cogs.war.model.actions import Confirm
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.observation import WarObservation
from cogs.war.model.queries import points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, SIDE, State
from cogs.war.rules.turn import RollActionDice, TakeAction
from cogs.war.skirmish.actions import DrawHand, Enlist

A_DIE_BRINGS = 2
"""Points of a Stronghold: two of them at once are seldom there to be had."""
LAST_STEPS = 3
"""15.2 Of five in Mordor."""
ONE_TURN = 64
"""More than there are dice in a turn."""


class WarKnowledge(Knowledge[State, Action, WarObservation]):
    """The knowledge of a good player of War. A position is judged before an action, when nothing is half
    done."""

    game = WAR
    hopeless = 0.03
    edition = 10
    exploration = 0.25
    """Less than elsewhere: what one die changes is a hundredth or two. With 0.12 a master loses half as much
    again by its choices, with 0.4 two fifths (60 positions)."""
    small_kinds: ClassVar[frozenset[str]] = frozenset(
        {
            "ability",
            "advance_nation",
            "advancing",
            "casualty",
            "combat_effect",
            "companions",
            "entrance",
            "excess",
            "follow_up",
            "guide",
            "guide_ability",
            "hits",
            "march",
            "movers",
            "nazgul",
            "path",
            "prolong",
            "rearguard",
            "recruit",
            "separate",
        }
    )
    mixed_kinds: ClassVar[frozenset[str]] = frozenset({"commanders"})
    levels = list_levels(
        replace(NEWCOMER, budget=Budget(seconds=0.06, least=8), most=8, slack=0.4, temperature=1.65),
        replace(REGULAR, budget=Budget(seconds=0.085, least=32), most=48, slack=0.0, temperature=1.5),
        replace(MASTER, budget=Budget(seconds=0.73, least=100)),
    )

    def clock(self, state: State) -> int:
        """Dice used; one that is being used does not count yet, so that no action is judged half done."""
        if state.options.scenario == "battle":
            return 0 if state.battle is None else state.battle.round
        if any(isinstance(step, RollActionDice) for step in state.agenda):
            return state.turn * ONE_TURN
        left = len(state.dice[FREE]) + len(state.dice[SHADOW])
        begun = 0 if state.agenda and isinstance(state.agenda[-1], TakeAction) else 1
        return state.turn * ONE_TURN + ONE_TURN // 2 - left - begun

    def evaluate(self, state: State) -> Mapping[Seat, float]:
        free = judge_battle(state) if state.options.scenario == "battle" else judge(state)
        return {SEATS[FREE]: free, SEATS[SHADOW]: 1 - free}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        terms = weigh_battle(state) if state.options.scenario == "battle" else weigh_terms(state)
        sign = 1 if SIDE[seat] == FREE else -1
        return {name: sign * weight for name, weight in terms.items()}

    def narrow(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return leave_out_follies(state, SIDE[seat], legal)

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        side = SIDE[seat]
        return [weigh_action(state, side, action) for action in legal]

    def is_near_win(self, state: State, seat: Seat) -> bool:
        """15 A die or two bring so many points, steps in Mordor and corruption, and no more."""
        side, way = SIDE[seat], state.fellowship
        far = ruleset(state).points_to_win[side] - points(state, side)
        if state.options.scenario == "battle" or far <= A_DIE_BRINGS:
            return True
        return way.mordor >= LAST_STEPS if side == FREE else way.corruption >= NEARLY_CORRUPTED

    def choose_by_heart(self, seen: WarObservation, rng: Random) -> Action | None:
        """S1-S6 A battle on its own is begun with the Armies that are proposed and cards that are drawn."""
        if seen.options.scenario != "battle" or seen.battle is not None:
            return None
        if any(isinstance(action, Enlist | DrawHand) for action in seen.legal):
            drawn = [action for action in seen.legal if isinstance(action, DrawHand)]
            confirmed = [action for action in seen.legal if isinstance(action, Confirm)]
            return drawn[-1] if drawn else next(iter(confirmed), seen.legal[0])
        return None

    def reward(self, outcome: Outcome, seats: Sequence[Seat]) -> Mapping[Seat, float]:
        """A game broken off without a winner is half a win for both."""
        return super().reward(outcome, seats) if outcome.winners else dict.fromkeys(seats, 0.5)


AGENT = Agent(WarKnowledge())
