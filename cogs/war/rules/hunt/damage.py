"""13.7b-e The damage of a Hunt tile: the Guide's ability, a casualty, corruption, the reveal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.components import GOLLUM, HOBBITS, MOST_CORRUPTION, STANDARD_TILES, TILES
from cogs.war.model.events.turns import CasualtyTaken, HuntDamageSet
from cogs.war.model.state import Chase, State, evolve
from cogs.war.rules.companions import lose_companion, separate_guide, travel_on
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.guide import ChooseGuide, level
from cogs.war.rules.procedure import Automatic, FreeChooses, Settled, WarStep, first, follow, step_type
from cogs.war.rules.victory import check_ring, corrupt


def chase_of(state: State) -> Chase:
    """Return the tile being resolved."""
    assert state.chase is not None
    return state.chase


def reveals(state: State) -> bool:
    """13.7e, 13.8 Check whether the tile's Reveal icon counts; Gollum as Guide ignores standard numbers."""
    chase = chase_of(state)
    if not chase.tile or chase.calm or not TILES[chase.tile].reveal:
        return False
    numbered = chase.tile in STANDARD_TILES and TILES[chase.tile].value is not None
    return not (numbered and state.fellowship.guide == GOLLUM)


@dataclass(frozen=True, slots=True)
class UseGuideAbility(FreeChooses, EffectChoice):
    """13.7b, R10 The Guide may lower the damage by 1: Meriadoc and Peregrin by leaving, Gollum by betraying.

    Asked again for whoever becomes Guide on the way; after it comes the casualty, or what is left.
    """

    rule: ClassVar[str] = "13.7"
    kind: ClassVar[str] = "guide_ability"
    picks: ClassVar[Picks] = no("pick-keep-guide")
    step: Literal["use_guide_ability"] = "use_guide_ability"

    def needed(self, state: State) -> bool:
        chase, fellowship = chase_of(state), state.fellowship
        if chase.damage < 1 or fellowship.guide == chase.declined:
            return False
        if fellowship.guide == GOLLUM:
            return fellowship.hidden and not chase.reveal and not reveals(state)
        return fellowship.guide in HOBBITS

    def options(self, state: State) -> Sequence[Action]:
        return [actions.UseGuide(), actions.Decline()]

    def skip(self, state: State, tell: Tell) -> State:
        return follow(state, SufferDamage() if chase_of(state).casualty else TakeCasualty())

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        chase, guide = chase_of(state), state.fellowship.guide
        if isinstance(action, actions.Decline):
            return self.skip(evolve(state, chase=replace(chase, declined=guide)), tell)
        tell(HuntDamageSet(damage=chase.damage - 1, why=guide))
        chase = replace(chase, damage=chase.damage - 1)
        if guide == GOLLUM:
            return follow(state, UseGuideAbility(), chase=replace(chase, reveal=True))
        if state.fellowship.mordor < 0:
            chase = replace(chase, leaving=(*chase.leaving, guide))
        state = follow(state, ChooseGuide(), UseGuideAbility(), chase=chase)
        return separate_guide(state, tell)

    def asker(self, state: State) -> str:
        return state.fellowship.guide

    def facts(self, state: State) -> Facts:
        fellowship, damage = state.fellowship, chase_of(state).damage
        return {
            "hero": Name("hero", fellowship.guide),
            "guide": GOLLUM if fellowship.guide == GOLLUM else "hobbit",
            "damage": damage,
            "left": damage - 1,
            "mordor": fellowship.mordor >= 0,
        }

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, actions.UseGuide):
            return EffectChoice.pick(self, state, action)
        guide = state.fellowship.guide
        return Pick("pick-guide-reveal" if guide == GOLLUM else "pick-guide-leave", guide)


@dataclass(frozen=True, slots=True)
class TakeCasualty(FreeChooses):
    """13.7c One casualty may be taken: the Guide, or a Companion drawn at random."""

    rule: ClassVar[str] = "13.7"
    kind: ClassVar[str] = "casualty"
    step: Literal["take_casualty"] = "take_casualty"

    def needed(self, state: State) -> bool:
        chase = chase_of(state)
        return chase.damage > 0 and bool(state.fellowship.companions) and chase.treatment != "companion"

    def options(self, state: State) -> Sequence[Action]:
        ways = ("guide", "random") if len(state.fellowship.companions) > 1 else ("guide",)
        return [*(actions.TakeCasualty(way) for way in ways), actions.Decline()]

    def skip(self, state: State, tell: Tell) -> State:
        forced = chase_of(state).treatment == "companion" and chase_of(state).damage > 0
        forced = forced and bool(state.fellowship.companions)
        return follow(state, RandomCasualty() if forced else SufferDamage())

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if not isinstance(action, actions.TakeCasualty):
            return follow(state, SufferDamage())
        if action.who == "random":
            return follow(state, RandomCasualty())
        return _fall(state, state.fellowship.guide, "guide", tell)


@dataclass(frozen=True, slots=True)
class RandomCasualty(Settled):
    """13.7c Chance draws a Companion."""

    rule: ClassVar[str] = "13.7"
    kind: ClassVar[str] = "companion"
    step: Literal["random_casualty"] = "random_casualty"

    def options(self, state: State) -> Sequence[Action]:
        return [actions.DrawCompanion(each) for each in state.fellowship.companions]

    def choose(self, state: State, action: actions.DrawCompanion, tell: Tell) -> State:
        return _fall(state, action.companion, "random", tell)


def _fall(state: State, companion: str, way: str, tell: Tell) -> State:
    """13.7c Lower the damage by the Companion's Level, who is eliminated even if it is higher."""
    chase = chase_of(state)
    absorbed = min(chase.damage, level(companion))
    tell(CasualtyTaken(companion=companion, way=way, absorbed=absorbed))
    chase = replace(chase, damage=chase.damage - absorbed, casualty=True)
    state = follow(state, UseGuideAbility(), chase=chase)
    return lose_companion(state, companion, "casualty", tell, casualty=True)


@dataclass(frozen=True, slots=True)
class SufferDamage(Automatic):
    """13.7d The rest of the damage: it is corruption; a negative tile heals. Hobbits who have left go their
    way.
    """

    rule: ClassVar[str] = "13.7"
    step: Literal["suffer_damage"] = "suffer_damage"

    def run(self, state: State, tell: Tell) -> State:
        chase = chase_of(state)
        state = corrupt(state, chase.damage, "hunt", tell)
        if state.fellowship.corruption >= MOST_CORRUPTION:
            return check_ring(state, tell)
        leaving: tuple[WarStep, ...] = (travel_on(state, chase.leaving),) if chase.leaving else ()
        return follow(state, *leaving, ShowFellowship())


@dataclass(frozen=True, slots=True)
class ShowFellowship(Automatic):
    """13.7e, 15 A Reveal icon reveals the Fellowship; with that the tile is complete."""

    rule: ClassVar[str] = "13.7"
    step: Literal["show_fellowship"] = "show_fellowship"

    def run(self, state: State, tell: Tell) -> State:
        seen = chase_of(state).reveal or reveals(state)
        state = check_ring(follow(state, chase=None), tell)
        if not seen or state.outcome is not None:
            return state
        return first(state, step_type("reveal_fellowship")())
