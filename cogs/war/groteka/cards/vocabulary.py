"""The common parts of Combat cards under the mod: modifiers, limits, Leadership, units to be chosen.

`Act`s are as `__init__.py` says. Conditions are those of rules/combat/vocabulary.py."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.groteka.actions import Target
from cogs.war.groteka.cards import Act
from cogs.war.groteka.extra import BreakUnits
from cogs.war.groteka.record import limit, ranks_of, standing, strengthen, unit_of
from cogs.war.groteka.targets import alike
from cogs.war.model.actions import Decline
from cogs.war.model.armies import companions
from cogs.war.model.bags import count
from cogs.war.model.components import FIGURES, FREE, NAZGUL, WITCH_KING
from cogs.war.model.state import Handles, Ids, State, Strike, Unit
from cogs.war.rules.battle.fighting import fighter, fighting, leads
from cogs.war.rules.combat.vocabulary import tell_applied
from cogs.war.rules.effect_choice import CombatChoice, Facts, Pick
from cogs.war.rules.procedure import SideChooses, WarStep, first, follow
from cogs.war.rules.uses import refuse

# Modifiers and limits


def own_units(effect: str, attack: int) -> Act:
    """G45 More attack for all units of the side that plays the card."""

    def act(state: State, side: int, tell: Tell) -> State:
        return tell_applied(strengthen(state, side, effect, attack), side, effect, attack, tell)

    return act


def enemy_units(effect: str, attack: int) -> Act:
    """G45 More (or less) attack for all units of the other side."""

    def act(state: State, side: int, tell: Tell) -> State:
        return tell_applied(strengthen(state, 1 - side, effect, attack), side, effect, abs(attack), tell)

    return act


def all_units(effect: str, attack: int) -> Act:
    """G45 More attack for all units of both sides."""

    def act(state: State, side: int, tell: Tell) -> State:
        for owner in (side, 1 - side):
            state = strengthen(state, owner, effect, attack)
        return tell_applied(state, side, effect, attack, tell)

    return act


def enemy_attacks_at_most(effect: str, most: int) -> Act:
    """G8 The other side attacks with so many units at most."""

    def act(state: State, side: int, tell: Tell) -> State:
        return tell_applied(limit(state, 1 - side, effect, most=most), side, effect, most, tell)

    return act


# Leadership


def count_picked(state: State, side: int, figure: str) -> int:
    """Count the figures of a kind that are picked commanders of a side (G13)."""
    return ranks_of(state, side).commanders.count(figure)


def count_unpicked(state: State, side: int, figure: str) -> int:
    """Count the figures of a kind that take part without being picked commanders."""
    return count(fighter(state, side).force, figure) - count_picked(state, side, figure)


def idle_companions(state: State, *names: str) -> Ids:
    """A29 List Companions (only of these names, if any are given) whose Leadership counts nowhere and may be
    given up: they are no picked commanders, or the commanders' modifiers are cancelled."""
    unled = ranks_of(state, FREE).unled
    return tuple(
        name
        for name in companions(fighter(state, FREE).force)
        if (not names or name in names)
        and leads(state, FREE, name)
        and (unled or not count_picked(state, FREE, name))
    )


def other_nazgul(state: State, side: int, most: int) -> Ids:
    """G51a, b Nazgûl who take part without being picked, so many at most; the Witch-king, whose Leadership is
    higher, first."""
    free = (WITCH_KING,) * count_unpicked(state, side, WITCH_KING) + (NAZGUL,) * count_unpicked(
        state, side, NAZGUL
    )
    return free[:most]


# Units


class UnitChoice(SideChooses, CombatChoice):
    """A card asks for a unit on the table: write `units` and `at`; without any nothing follows.

    Subclasses are frozen dataclasses with fields `side` and `step`, as all steps are. optional: none need be
    chosen.
    """

    optional: ClassVar[bool] = False
    unit_message: ClassVar[str] = ""
    """What choosing a unit means, as a message; the unit alone where there is none."""
    side: int

    @abstractmethod
    def units(self, state: State) -> tuple[Unit, ...]:
        """Return the units to choose from; of those that are alike one is offered."""

    @abstractmethod
    def at(self, state: State, handle: str, tell: Tell) -> State:
        """Return the state after the choice; the step is gone, so what follows is pushed with `first`."""

    def needed(self, state: State) -> bool:
        return fighting(state) and bool(self.units(state))

    def options(self, state: State) -> Sequence[Action]:
        targets: list[Action] = [Target(unit.handle) for unit in alike(state, self.units(state))]
        return [*targets, Decline()] if self.optional else targets

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Target):
            return refuse("refusal-not-now", self.rule)
        if unit_of(state, action.unit) is None:
            return refuse("refusal-no-such-unit", self.rule, unit=action.unit)
        return refuse("refusal-not-among", self.rule)

    def choose(self, state: State, action: Target | Decline, tell: Tell) -> State:
        state = follow(state)
        return state if isinstance(action, Decline) else self.at(state, action.unit, tell)


# Units that fall with another


def sweeping(effect: str, most: int) -> Callable[[State, int, Strike, Tell], State]:
    """G50a, G50b Make what follows an attack that has broken a unit: up to so many more of its kind may be
    broken, bound to anybody or not. Those take nobody along (A22)."""

    def broke(state: State, side: int, strike: Strike, tell: Tell) -> State:
        unit = unit_of(state, strike.target)
        if unit is None:
            return state
        kind: Literal["regular", "elite"] = "elite" if FIGURES[unit.figure].role == "elite" else "regular"
        return first(state, BreakUnits(side, effect, most, order=kind, optional=True))

    return broke


# Units given up


class GiveUpUnits(UnitChoice):
    """A card lets a side give up some of its own units, one at least being left: write `give_up`.

    Subclasses are frozen dataclasses with fields `side`, `given` (handles) and `step`. most: how many.
    """

    rule: ClassVar[str] = "G52"
    optional: ClassVar[bool] = True
    unit_message: ClassVar[str] = "choice-give-up"
    most: ClassVar[int]
    given: Handles

    def facts(self, state: State) -> Facts:
        return {"most": self.most}

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, Decline):
            return None
        enough, count = f"choice-enough-{self.source}", len(self.given)
        if not count:
            return Pick("choice-enough-given", "decline", "secondary", enough, {"count": count})
        return Pick("choice-enough-given", "confirm", "success", enough, {"count": count})

    @abstractmethod
    def give_up(self, state: State, tell: Tell) -> State:
        """Return the state when the units are known; the step has been removed, the units are still there."""

    @abstractmethod
    def more(self, handle: str) -> WarStep:
        """Return the step with one unit more given up."""

    def left(self, state: State) -> tuple[Unit, ...]:
        """Return the units that may still be given up."""
        own = tuple(unit for unit in standing(state, self.side) if unit.handle not in self.given)
        return own if len(self.given) < self.most and len(own) > 1 else ()

    def units(self, state: State) -> tuple[Unit, ...]:
        return self.left(state)

    def skip(self, state: State, tell: Tell) -> State:
        state = follow(state)
        return self.give_up(state, tell) if fighting(state) and self.given else state

    def choose(self, state: State, action: Target | Decline, tell: Tell) -> State:
        return (
            self.skip(state, tell)
            if isinstance(action, Decline)
            else self.at(follow(state), action.unit, tell)
        )

    def at(self, state: State, handle: str, tell: Tell) -> State:
        return first(state, self.more(handle))
