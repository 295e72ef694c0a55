"""The common parts of Combat effects: their conditions, and what they do to the battle's record (11.7).

Conditions are called with the state and the side that plays the card; `Act`s as `__init__.py` says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import battle_events
from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.armies import companions, elites, leaders, nazgul, units
from cogs.war.model.bags import Bag, bag, count
from cogs.war.model.components import (
    DISTANCE,
    FIGURES,
    FREE,
    HOBBITS,
    MINIONS,
    NATION_OF,
    NATION_SIDE,
    NAZGUL,
    NUMBER,
    REGIONS,
    WITCH_KING,
)
from cogs.war.model.state import SEATS, State
from cogs.war.rules.battle.fighting import (
    TakeHits,
    battle_of,
    defender,
    fall,
    fighter,
    fighter_with,
    forfeit,
    leads,
    nazgul_leadership,
    stands_in,
    strength,
)
from cogs.war.rules.combat import Act
from cogs.war.rules.effect_choice import CombatChoice, Facts, Pick, Picks, no
from cogs.war.rules.procedure import SideChooses, follow

Condition = Callable[[State, int], bool]

ENTS: tuple[int, int] = (NUMBER["fangorn"], NUMBER["orthanc"])
"""Regions besides Rohan in which Ents and Huorns fight."""


# Conditions: who takes part


def companion_takes_part(state: State, side: int) -> bool:
    """Check whether a Companion takes part."""
    return bool(companions(fighter(state, FREE).force))


def free_led(state: State, side: int) -> bool:
    """Check whether a Free Peoples Leader or a Companion takes part."""
    force = fighter(state, FREE).force
    return leaders(force) > 0 or bool(companions(force))


def hobbit_takes_part(state: State, side: int) -> bool:
    """Meriadoc or Peregrin takes part."""
    return anybody(*HOBBITS)(state, side)


def anybody(*wanted: str) -> Condition:
    """One of these figures of the side takes part."""

    def takes_part(state: State, side: int) -> bool:
        force = fighter(state, side).force
        return any(count(force, name) for name in wanted)

    return takes_part


def elite_takes_part(state: State, side: int) -> bool:
    """Check whether an Elite of the side takes part."""
    return elites(fighter(state, side).force) > 0


def nazgul_takes_part(state: State, side: int) -> bool:
    """Check whether a Nazgûl of the side takes part; the Witch-king is one."""
    return nazgul(fighter(state, side).force) > 0


def nazgul_lead(points: int) -> Condition:
    """Nazgûl Leadership is at least so much."""

    def lead(state: State, side: int) -> bool:
        return nazgul_leadership(state, side) >= points

    return lead


# Conditions: where the defending Army is


def fellowship_there(state: State, side: int) -> bool:
    """Check whether the Ring-bearers are in the defenders' region; on the Mordor Track they are in none."""
    return state.fellowship.region == battle_of(state).region


def ents_there(state: State, side: int) -> bool:
    """Check whether the defending Army is in Rohan, Fangorn or Orthanc."""
    region = battle_of(state).region
    return NATION_OF[region] == "rohan" or region in ENTS


def free_nation_there(state: State, side: int) -> bool:
    """Check whether the defending Army is within the borders of a Free Peoples Nation."""
    nation = NATION_OF[battle_of(state).region]
    return nation is not None and NATION_SIDE[nation] == FREE


def no_further_from(region: str, regions: int) -> Condition:
    """The defending Army is at most so many regions away, black borders never crossed."""

    def near(state: State, side: int) -> bool:
        return DISTANCE[NUMBER[region]][battle_of(state).region] <= regions

    return near


def defends_in_field(state: State, side: int) -> bool:
    """Check whether the side's Army is attacked, and not inside a Stronghold."""
    battle = battle_of(state)
    return defender(battle) == side and battle.kind != "siege"


def defender_inside(state: State, side: int) -> bool:
    """Check whether the defending Army is besieged inside its Stronghold."""
    return battle_of(state).kind == "siege"


# When it is decided that an effect does nothing


def enemy_rolls_no_more_than(dice: int) -> Condition:
    """The opponent has no more dice to lose than these; figures only fall before the Combat roll."""

    def few(state: State, side: int) -> bool:
        return strength(fighter(state, 1 - side)) <= dice

    return few


def nobody_struck(*kinds: Callable[[Bag], tuple[str, ...]]) -> Condition:
    """The opponent has none of the figures that could be struck."""

    def nobody(state: State, side: int) -> bool:
        return not any(kind(fighter(state, 1 - side).force) for kind in kinds)

    return nobody


def no_card_against(state: State, side: int) -> bool:
    """Check whether the opponent has laid no Combat card."""
    return fighter(state, 1 - side).laid == "none"


# What has been scored


def roll_hits(state: State, side: int) -> int:
    """Count the hits of a side's Combat roll and Leader re-roll."""
    one = fighter(state, side)
    return one.hits + one.reroll_hits


def all_hits(state: State, side: int) -> int:
    """Return everything a side has scored this round, an additional attack before the roll too."""
    one = fighter(state, side)
    return roll_hits(state, side) + one.extra_hits + one.early_hits


def misses(state: State, side: int) -> int:
    """Count the dice of a side's Combat roll that have missed and may still be re-rolled or turned."""
    one = fighter(state, side)
    return max(0, len(one.rolled) - one.hits - one.spent_misses)


def strikes_needed(held: Bag) -> int:
    """Count the hits that would remove every unit."""
    return units(held) + elites(held)


# What is done


def tell_applied(state: State, side: int, effect: str, number: int, tell: Tell) -> State:
    """Tells that an effect acts, with its dice, points or hits."""
    rules = state.options.rules
    tell(battle_events.CombatEffectApplied(side=SEATS[side], effect=effect, number=number, rules=rules))
    return state


def raise_dice(state: State, side: int, roll: int = 0, reroll: int = 0) -> State:
    """Put a modifier on every die of a side's Combat roll, or of its Leader re-roll."""
    one = fighter(state, side)
    return fighter_with(state, side, roll_bonus=one.roll_bonus + roll, reroll_bonus=one.reroll_bonus + reroll)


def own_dice(effect: str, roll: int = 0, reroll: int = 0) -> Act:
    """A modifier on the dice of the side that plays the card."""

    def act(state: State, side: int, tell: Tell) -> State:
        return tell_applied(raise_dice(state, side, roll, reroll), side, effect, roll or reroll, tell)

    return act


def both_dice(effect: str, bonus: int) -> Act:
    """A modifier on all dice of both sides, Combat roll and Leader re-roll alike."""

    def act(state: State, side: int, tell: Tell) -> State:
        for owner in (side, 1 - side):
            state = raise_dice(state, owner, bonus, bonus)
        return tell_applied(state, side, effect, bonus, tell)

    return act


def enemy_dice_at_most(effect: str, most: int) -> Act:
    """The opponent's Combat roll has so many dice at most."""

    def act(state: State, side: int, tell: Tell) -> State:
        cap = min(most, fighter(state, 1 - side).dice_cap)
        return tell_applied(fighter_with(state, 1 - side, dice_cap=cap), side, effect, most, tell)

    return act


def lose_enemy_dice(state: State, side: int, dice: int) -> State:
    """Take dice from the opponent's Combat roll, down to one."""
    return fighter_with(state, 1 - side, dice_lost=fighter(state, 1 - side).dice_lost + dice)


def score_more(state: State, side: int, hits: int) -> State:
    """Add hits of a side that are taken together with those of its two rolls."""
    return fighter_with(state, side, extra_hits=fighter(state, side).extra_hits + hits)


def hits_if_hit(effect: str, hits: int) -> Act:
    """More hits, on condition that the side's two rolls together scored one."""

    def act(state: State, side: int, tell: Tell) -> State:
        if not roll_hits(state, side):
            return state
        return tell_applied(score_more(state, side, hits), side, effect, hits, tell)

    return act


def shield(state: State, side: int, hits: int) -> State:
    """Cancel hits against a side."""
    return fighter_with(state, side, shielded=fighter(state, side).shielded + hits)


def turn_misses(state: State, side: int, most: int, effect: str, tell: Tell) -> State:
    """Missed dice of a side's Combat roll become hits and are not re-rolled."""
    turned = min(most, misses(state, side))
    spent = fighter(state, side).spent_misses + turned
    state = fighter_with(score_more(state, side, turned), side, spent_misses=spent)
    return tell_applied(state, side, effect, turned, tell)


def cancel_card(state: State, side: int, tell: Tell) -> State:
    """Cancel the Combat card a side has played."""
    tell(battle_events.CombatCardCancelled(side=SEATS[side], card=fighter(state, side).card))
    return fighter_with(state, side, cancelled=True)


def strike(state: State, side: int, lost: Bag, cause: str, tell: Tell) -> State:
    """Leaders, Nazgûl or characters of a side taking part are eliminated."""
    region = REGIONS[stands_in(battle_of(state), side)]
    tell(battle_events.FiguresRemoved(side=SEATS[side], region=region, figures=lost, cause=cause))
    return fall(state, side, lost)


def take_hits(state: State, side: int, hits: int, effect: str) -> TakeHits:
    """Return the step by which a side's force in the battle takes hits at once."""
    return TakeHits(side, stands_in(battle_of(state), side), hits, cause=effect)


# Leadership


def forfeit_by(state: State, side: int, figures: Sequence[str], effect: str, tell: Tell) -> State:
    """Give up all Leadership these single figures still have."""
    for name in figures:
        state = forfeit(state, side, name, leads(state, side, name))
    tell(battle_events.LeadershipForfeited(side=SEATS[side], figures=bag(*figures), cause=effect))
    return state


def nazgul_price(state: State, side: int, points: int) -> tuple[int, int] | None:
    """Return the least Nazgûl Leadership worth so many points, as (Nazgûl, Witch-king); None if there is
    less.

    Whether the Witch-king may give up one of his two points alone is an option.
    """
    plain, witch_king = leads(state, side, NAZGUL), leads(state, side, WITCH_KING)
    shares = range(witch_king + 1) if state.options.split_witch_king else (0, witch_king)
    prices = [(max(0, points - his), his) for his in shares if points - his <= plain]
    return min(prices, key=lambda price: (sum(price), price[1]), default=None)


def forfeit_nazgul(state: State, side: int, price: tuple[int, int], effect: str, tell: Tell) -> State:
    """Nazgûl Leadership is given up, as `nazgul_price` says."""
    for name, points in zip((NAZGUL, WITCH_KING), price, strict=True):
        if points:
            state = forfeit(state, side, name, points)
    given = bag(**{NAZGUL: price[0], WITCH_KING: min(1, price[1])})
    tell(battle_events.LeadershipForfeited(side=SEATS[side], figures=given, cause=effect))
    return state


# Figures struck down


def minions_of(held: Bag) -> tuple[str, ...]:
    """Saruman, the Witch-king and the Mouth of Sauron, where they are."""
    return tuple(name for name in MINIONS if count(held, name))


def nazgul_of(held: Bag) -> tuple[str, ...]:
    """Return the Nazgûl in a force, as a kind of figure."""
    return (NAZGUL,) if count(held, NAZGUL) else ()


def leaders_of(held: Bag) -> tuple[str, ...]:
    """Return the kinds of Free Peoples Leaders in a force."""
    return tuple(name for name, _ in held if FIGURES[name].role == "leader")


@dataclass(frozen=True, slots=True)
class StrikeDown(SideChooses, CombatChoice):
    """11.7 An enemy figure taking part is killed by a Combat card."""

    rule: ClassVar[str] = "11.7"
    alone: ClassVar[bool] = True
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-victim"), **no("pick-nobody")}
    side: int
    effect: str
    victims: tuple[str, ...]  # who may be chosen
    optional: bool = False  # nobody need be
    spends: int = 0  # hits of the side that no longer count
    step: Literal["strike_down"] = "strike_down"

    def options(self, state: State) -> Sequence[Action]:
        victims: list[Action] = [ChooseFigure(name) for name in self.victims]
        return [*victims, Decline()] if self.optional else victims

    def choose(self, state: State, action: ChooseFigure | Decline, tell: Tell) -> State:
        state = follow(state)
        if isinstance(action, Decline):
            return state
        if self.spends:
            state = shield(state, 1 - self.side, self.spends)
        return strike(state, 1 - self.side, ((action.figure, 1),), self.effect, tell)

    def asker(self, state: State) -> str:
        return self.effect

    def question(self, state: State) -> str:
        return f"ask-strike_down-{self.effect}"

    def facts(self, state: State) -> Facts:
        return {"count": fighter(state, self.side).reroll_hits, "spends": self.spends > 0}
