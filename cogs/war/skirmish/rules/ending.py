"""S6 The battle begins when both are ready; S7 who has won it; S8 giving up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Outcome
from bot.engine.agenda import Tell
from cogs.war.model.actions import Confirm
from cogs.war.model.armies import has_army, units
from cogs.war.model.bags import Bag, total
from cogs.war.model.components import FREE, REGIONS, SHADOW
from cogs.war.model.queries import side_besieged
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, State, evolve
from cogs.war.rules.battle.declaring import BeginBattle
from cogs.war.rules.procedure import Automatic, Choice, follow, step_type
from cogs.war.rules.victory import RESIGNED, lay_aside
from cogs.war.skirmish.events import SkirmishEnded
from cogs.war.skirmish.rules.ground import Ground
from cogs.war.skirmish.rules.muster import on_the_map

BATTLE_WON = "outcome-battle-won"
NOBODY_LEFT = "outcome-battle-nobody"
OUTCOMES: tuple[str, ...] = (BATTLE_WON, NOBODY_LEFT, RESIGNED)
"""How a battle on its own may end."""


@dataclass(frozen=True, slots=True)
class ReadyToBegin(Choice):
    """S6 A side has seen both Armies and is ready."""

    rule: ClassVar[str] = "S6"
    kind: ClassVar[str] = "battle_ready"
    side: int
    ground: Ground
    step: Literal["ready_to_begin"] = "ready_to_begin"

    def chooser(self, state: State) -> int:
        return self.side

    def options(self, state: State) -> Sequence[Action]:
        return [Confirm()]

    def choose(self, state: State, action: Confirm, tell: Tell) -> State:
        return follow(state)


@dataclass(frozen=True, slots=True)
class LetBattleBegin(Automatic):
    """S6 The battle is declared as any other; a second Army may flank as by an Army result (G18)."""

    rule: ClassVar[str] = "S6"
    ground: Ground
    step: Literal["let_battle_begin"] = "let_battle_begin"

    def run(self, state: State, tell: Tell) -> State:
        side, origin, region = self.ground.attacker, self.ground.origin, self.ground.region
        declared = BeginBattle(side, origin, region, state.stacks[side][origin])
        numbers = (total(on_the_map(state, FREE)), total(on_the_map(state, SHADOW)))
        again = (step_type(name)(side) for name in ruleset(state).second_attack)
        # What is below DecideBattle is never done: it only lets the mod offer flanking.
        return follow(state, declared, DecideBattle(self.ground, numbers), *again)


@dataclass(frozen=True, slots=True)
class DecideBattle(Automatic):
    """S7 The battle is over: who holds the field has won. numbers: of both sides' figures before it."""

    rule: ClassVar[str] = "S7"
    ground: Ground
    numbers: tuple[int, int]
    step: Literal["decide_battle"] = "decide_battle"

    def run(self, state: State, tell: Tell) -> State:
        return end_battle(state, winner(state, self.ground), "", tell)


def holds(state: State, ground: Ground) -> bool:
    """S7 Check whether the defenders have kept their ground: they stand there, and not shut in by this
    battle.
    """
    if not has_army(state, ground.defender, ground.region):
        return False
    return ground.manner == "siege" or side_besieged(state, ground.region) != ground.defender


def winner(state: State, ground: Ground) -> int | None:
    """S7 Return the defenders if they hold their ground, else the attackers, if any of them are left."""
    if holds(state, ground):
        return ground.defender
    left = [side for side in (ground.attacker, ground.defender) if units(on_the_map(state, side))]
    return left[0] if left else None


def end_battle(state: State, side: int | None, reason: str, tell: Tell) -> State:
    """S7 Nothing is left to do. Scores: the figures the other side has lost."""
    state = lay_aside(state)
    left: tuple[Bag, Bag] = (on_the_map(state, FREE), on_the_map(state, SHADOW))
    decided = next((step for step in state.agenda if isinstance(step, DecideBattle)), None)
    before = (total(left[FREE]), total(left[SHADOW])) if decided is None else decided.numbers
    scores = tuple((SEATS[each], before[1 - each] - total(left[1 - each])) for each in (FREE, SHADOW))
    name = "" if side is None else SEATS[side]
    if decided is not None:
        region = REGIONS[decided.ground.region]
        tell(SkirmishEnded(winner=name, region=region, free_peoples=left[FREE], shadow=left[SHADOW]))
    outcome = Outcome((name,) if name else (), reason or (BATTLE_WON if name else NOBODY_LEFT), scores)
    return evolve(state, agenda=(), battle=None, chase=None, outcome=outcome)


def give_up(state: State, side: int, tell: Tell) -> State:
    """S8 The other side has won."""
    return end_battle(state, 1 - side, RESIGNED, tell)
