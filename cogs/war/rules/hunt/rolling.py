"""13.5 The Hunt roll."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.armies import has_army, nazgul
from cogs.war.model.components import MOST_DICE, SHADOW
from cogs.war.model.events.turns import HuntRolled
from cogs.war.model.queries import controller, is_stronghold
from cogs.war.model.state import Chase, State
from cogs.war.rules.effect_choice import Facts, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.hunt.damage import chase_of
from cogs.war.rules.hunt.tile import DrawTile, GiveUp
from cogs.war.rules.procedure import Automatic, Dice, ShadowChooses, WarStep, follow

SUCCESS = 6
CREBAIN = "sh_char_16"


def success(die: int, bonus: int) -> bool:
    """13.5 Check whether a die finds the Fellowship; a natural 1 never does."""
    return die > 1 and die + bonus >= SUCCESS


def rerolls(state: State) -> int:
    """13.5 Failed dice rolled again: one for each enemy presence in the figure's region."""
    region = state.fellowship.region
    if region < 0:
        return 0
    stronghold = is_stronghold(region) and controller(state, region) == SHADOW
    flying = nazgul(state.stacks[SHADOW][region]) > 0
    return stronghold + has_army(state, SHADOW, region) + flying


def _bonus(state: State) -> int:
    return state.hunt.free + chase_of(state).bonus


@dataclass(frozen=True, slots=True)
class Hunt(Automatic):
    """13.5 The Shadow hunts with the dice in the Hunt Box; without any there is no Hunt."""

    rule: ClassVar[str] = "13.5"
    step: Literal["hunt"] = "hunt"

    def run(self, state: State, tell: Tell) -> State:
        if not state.hunt.shadow:
            return follow(state)
        return follow(state, SendCrebain(), RollHunt(), chase=Chase("roll"))


@dataclass(frozen=True, slots=True)
class SendCrebain(ShadowChooses, GiveUp):
    """13.5 The Shadow may give up Flocks of Crebain for +1 on every die of the roll and re-roll."""

    rule: ClassVar[str] = "13.5"
    source: ClassVar[str] = CREBAIN
    picks: ClassVar[Picks] = {actions.GiveUpCard: Pick("pick-crebain", "cards"), **no("pick-keep-card")}
    step: Literal["send_crebain"] = "send_crebain"

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Decline):
            return follow(state)
        chase = replace(chase_of(state), bonus=chase_of(state).bonus + 1)
        return leave_table(follow(state, chase=chase), CREBAIN, "used", tell)

    def facts(self, state: State) -> Facts:
        return {"count": min(MOST_DICE, state.hunt.shadow)}


@dataclass(frozen=True, slots=True)
class RollHunt(Dice):
    """13.5 The Hunt roll: the dice in the Hunt Box, at most five, each with the dice of earlier moves."""

    rule: ClassVar[str] = "13.5"
    step: Literal["roll_hunt"] = "roll_hunt"

    def number(self, state: State) -> int:
        return min(MOST_DICE, state.hunt.shadow)

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        bonus = _bonus(state)
        found = sum(success(die, bonus) for die in dice)
        tell(HuntRolled(dice=dice, bonus=bonus, successes=found, again=False))
        return follow(state, RerollHunt(), chase=replace(chase_of(state), rolled=dice, successes=found))


@dataclass(frozen=True, slots=True)
class RerollHunt(Dice):
    """13.5, R17 As many failed dice are rolled again as there are enemy presences, no more than failed."""

    rule: ClassVar[str] = "13.5"
    step: Literal["reroll_hunt"] = "reroll_hunt"

    def number(self, state: State) -> int:
        chase = chase_of(state)
        return min(len(chase.rolled) - chase.successes, rerolls(state))

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        bonus, chase = _bonus(state), chase_of(state)
        found = sum(success(die, bonus) for die in dice)
        if dice:
            tell(HuntRolled(dice=dice, bonus=bonus, successes=found, again=True))
        found += chase.successes
        after: tuple[WarStep, ...] = (DrawTile("roll", found),) if found else ()
        return follow(state, *after, chase=None)
