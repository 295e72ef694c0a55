"""The Hunt for the Ring (13.5-13.7): its roll, its tiles, their damage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import actions, turn_events
from cogs.war.model.armies import has_army, nazgul
from cogs.war.model.bags import bag, elements, minus, only, plus
from cogs.war.model.components import (
    GOLLUM,
    HOBBITS,
    MOST_CORRUPTION,
    MOST_DICE,
    SHADOW,
    STANDARD_TILES,
    TILES,
)
from cogs.war.model.queries import controller, is_stronghold, on_table
from cogs.war.model.state import Chase, State, evolve
from cogs.war.rules.companions import ChooseGuide, level, lose_companion, separate_guide, travel_on
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.procedure import (
    Automatic,
    Dice,
    FreeChooses,
    Settled,
    ShadowChooses,
    WarStep,
    first,
    follow,
    step_type,
)
from cogs.war.rules.victory import advance_in_mordor, check_ring, corrupt


class GiveUp(EffectChoice):
    """A choice whether the card on the table that asks is given up."""

    kind: ClassVar[str] = "hunt_card"

    def needed(self, state: State) -> bool:
        return on_table(state, self.source)

    def options(self, state: State) -> Sequence[Action]:
        return [actions.GiveUpCard(self.source), actions.Decline()]


# 13.5 The Hunt roll.

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
        successes = sum(success(die, bonus) for die in dice)
        tell(turn_events.HuntRolled(dice=dice, bonus=bonus, successes=successes, again=False))
        return follow(state, RerollHunt(), chase=replace(chase_of(state), rolled=dice, successes=successes))


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
        successes = sum(success(die, bonus) for die in dice)
        if dice:
            tell(turn_events.HuntRolled(dice=dice, bonus=bonus, successes=successes, again=True))
        successes += chase.successes
        after: tuple[WarStep, ...] = (DrawTile("roll", successes),) if successes else ()
        return follow(state, *after, chase=None)


# 13.6, 13.7a, 14.3, 14.4 A Hunt tile is drawn, answered by cards on the table, and read.

MITHRIL_COAT = "fp_char_05"
AXE_AND_BOW = "fp_char_06"
HORN_OF_GONDOR = "fp_char_07"
WIZARDS_STAFF = "fp_char_08"
REDUCERS = (AXE_AND_BOW, HORN_OF_GONDOR)
RULED = ("roll", "mordor", "stronghold")
"""Causes that are no card's: a card's draw discards Eyes and the Fellowship's special tiles."""

Treatment = Literal["hunt", "ring", "companion", "number"]


@dataclass(frozen=True, slots=True)
class DrawTile(Automatic):
    """13.6 A Hunt tile is drawn and resolved."""

    rule: ClassVar[str] = "13.6"
    cause: str  # `roll`, `mordor`, `stronghold`, or the id of the card that has it drawn
    successes: int = 0  # of the roll
    # As in Chase; with `number` the tile is only read, and the step pushed after this one finds its number
    # with `number_read` (None where it was prevented or discarded)
    treatment: Treatment = "hunt"
    calm: bool = False  # Reveal icons are ignored
    step: Literal["draw_tile"] = "draw_tile"

    def run(self, state: State, tell: Tell) -> State:
        chase = Chase(self.cause, self.treatment, successes=self.successes, calm=self.calm)
        return follow(state, RaiseStaff(), chase=chase)


@dataclass(frozen=True, slots=True)
class RaiseStaff(FreeChooses, GiveUp):
    """13.7a Wizard's Staff may be given up so that no tile is drawn; decided before it is seen."""

    rule: ClassVar[str] = "13.7"
    source: ClassVar[str] = WIZARDS_STAFF
    picks: ClassVar[Picks] = {actions.GiveUpCard: Pick("pick-staff", "cards"), **no("pick-keep-card")}
    step: Literal["raise_staff"] = "raise_staff"

    def skip(self, state: State, tell: Tell) -> State:
        return follow(state, TurnTile())

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Decline):
            return follow(state, TurnTile())
        return _nothing_drawn(leave_table(state, WIZARDS_STAFF, "used", tell), tell)


def _nothing_drawn(state: State, tell: Tell) -> State:
    """13.7a, 14.4 Without a tile the Hunt is over; in Mordor nothing stops the Fellowship."""
    state = follow(state, ShowFellowship())
    return advance_in_mordor(state, tell) if chase_of(state).cause == "mordor" else state


@dataclass(frozen=True, slots=True)
class TurnTile(Settled):
    """13.6 Chance draws a tile from the pool; an empty pool takes the drawn standard tiles back."""

    rule: ClassVar[str] = "13.6"
    kind: ClassVar[str] = "tile"
    step: Literal["turn_tile"] = "turn_tile"

    def needed(self, state: State) -> bool:
        return bool(state.hunt.pool)

    def options(self, state: State) -> Sequence[Action]:
        return [actions.DrawTile(tile) for tile, _ in state.hunt.pool]

    def sample(self, state: State, rng: Random) -> Action:
        return actions.DrawTile(rng.choice(tuple(elements(state.hunt.pool))))

    def skip(self, state: State, tell: Tell) -> State:
        back = only(state.hunt.drawn, STANDARD_TILES.__contains__)
        held = chase_of(state).returning
        if held and back != bag(held):
            back = minus(back, bag(held))
        if not back:
            return _nothing_drawn(state, tell)
        tell(turn_events.HuntPoolRefilled(tiles=back))
        return evolve(state, hunt=replace(state.hunt, pool=back, drawn=minus(state.hunt.drawn, back)))

    def choose(self, state: State, action: actions.DrawTile, tell: Tell) -> State:
        tile, chase, hunt = TILES[action.tile], chase_of(state), state.hunt
        one = bag(tile.id)
        tell(turn_events.TileDrawn(tile=tile.id, cause=chase.cause))
        hunt = replace(hunt, pool=minus(hunt.pool, one), drawn=plus(hunt.drawn, one))
        state = _give_back(evolve(state, hunt=hunt), tell)
        chase = replace(chase, tile=tile.id, thrown=False, damage=0, returning="")
        if chase.cause not in RULED and (tile.eye or tile.background == "fellowship_special"):
            tell(turn_events.TileDiscarded(tile=tile.id, why=chase.cause))
            return follow(state, ShowFellowship(), chase=replace(chase, tile=""))
        if not tile.die:
            chase = _with_damage(chase, _number_on(state, chase), "tile", tell)
        return follow(state, AnswerTile(), chase=chase)


def _give_back(state: State, tell: Tell) -> State:
    """Put the tile that Mithril Coat and Sting has replaced back into the pool."""
    held, hunt = chase_of(state).returning, state.hunt
    if held not in dict(hunt.drawn):
        return state
    tell(turn_events.TileReturned(tile=held, why=MITHRIL_COAT))
    pool, drawn = plus(hunt.pool, bag(held)), minus(hunt.drawn, bag(held))
    return evolve(state, hunt=replace(hunt, pool=pool, drawn=drawn))


def _number_on(state: State, chase: Chase) -> int:
    """13.6, 14.3 Return the damage of a tile without a die icon."""
    tile = TILES[chase.tile]
    if not tile.eye:
        return tile.value or 0
    if chase.cause == "mordor":
        return state.hunt.shadow + state.hunt.free
    return chase.successes


def _with_damage(chase: Chase, damage: int, why: str, tell: Tell) -> Chase:
    tell(turn_events.HuntDamageSet(damage=damage, why=why))
    return replace(chase, damage=damage)


@dataclass(frozen=True, slots=True)
class AnswerTile(FreeChooses, EffectChoice):
    """13.7a One card on the table may cancel the tile or lower its damage.

    Mithril Coat and Sting has another tile drawn, before a die icon is rolled; Axe and Bow and Horn of Gondor
    take 1 off. Where they may not reduce, they are not offered.
    """

    rule: ClassVar[str] = "13.7"
    kind: ClassVar[str] = "hunt_card"
    picks: ClassVar[Picks] = {
        actions.GiveUpCard(MITHRIL_COAT): Pick("pick-another-tile", "cards"),
        actions.GiveUpCard: Pick("pick-less-damage", "cards"),
        **no("pick-keep-cards"),
    }
    step: Literal["answer_tile"] = "answer_tile"

    def _unrolled(self, state: State) -> bool:
        chase = chase_of(state)
        return TILES[chase.tile].die and not chase.thrown

    def _cards(self, state: State) -> list[str]:
        chase = chase_of(state)
        if chase.answered:
            return []
        cards = []
        if on_table(state, MITHRIL_COAT) and not chase.thrown:
            cards.append(MITHRIL_COAT)
        if chase.damage > 0 and chase.treatment in ("hunt", "companion"):
            cards += [card for card in REDUCERS if on_table(state, card)]
        return cards

    def needed(self, state: State) -> bool:
        return bool(self._cards(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*(actions.GiveUpCard(card) for card in self._cards(state)), actions.Decline()]

    def skip(self, state: State, tell: Tell) -> State:
        return follow(state, ThrowTile() if self._unrolled(state) else MeetTile())

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if not isinstance(action, actions.GiveUpCard):
            return self.skip(state, tell)
        state = leave_table(state, action.card, "used", tell)
        chase = replace(chase_of(state), answered=True)
        if action.card == MITHRIL_COAT:
            return follow(state, TurnTile(), chase=replace(chase, returning=chase.tile))
        return follow(state, MeetTile(), chase=_with_damage(chase, chase.damage - 1, action.card, tell))

    def asker(self, state: State) -> str:
        return chase_of(state).tile

    def facts(self, state: State) -> Facts:
        damage = chase_of(state).damage
        return {"damage": damage, "left": damage - 1, "open": self._unrolled(state)}


@dataclass(frozen=True, slots=True)
class ThrowTile(Dice):
    """13.6 A die icon: one die is rolled for the damage."""

    rule: ClassVar[str] = "13.6"
    step: Literal["throw_tile"] = "throw_tile"

    def number(self, state: State) -> int:
        return 1

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        chase = replace(chase_of(state), thrown=True)
        return follow(state, AnswerTile(), chase=_with_damage(chase, sum(dice), "die", tell))


@dataclass(frozen=True, slots=True)
class MeetTile(Automatic):
    """14.4 In Mordor the Fellowship advances, unless the tile stops it; then the tile is resolved."""

    rule: ClassVar[str] = "14.4"
    step: Literal["meet_tile"] = "meet_tile"

    def run(self, state: State, tell: Tell) -> State:
        chase = chase_of(state)
        if chase.cause == "mordor" and not TILES[chase.tile].stop:
            state = advance_in_mordor(state, tell)
        if chase.treatment == "number":
            return follow(state)
        return follow(state, SufferDamage() if chase.treatment == "ring" else UseGuideAbility())


def number_read(state: State) -> int | None:
    """Return the number of a tile drawn with the treatment `number`; None where none came of it."""
    return None if state.chase is None else state.chase.damage


# 13.7b-e The damage of a Hunt tile: the Guide's ability, a casualty, corruption, the reveal.


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
        tell(turn_events.HuntDamageSet(damage=chase.damage - 1, why=guide))
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
        return [actions.DrawCompanion(companion) for companion in state.fellowship.companions]

    def choose(self, state: State, action: actions.DrawCompanion, tell: Tell) -> State:
        return _fall(state, action.companion, "random", tell)


def _fall(state: State, companion: str, way: str, tell: Tell) -> State:
    """13.7c Lower the damage by the Companion's Level, who is eliminated even if it is higher."""
    chase = chase_of(state)
    absorbed = min(chase.damage, level(companion))
    tell(turn_events.CasualtyTaken(companion=companion, way=way, absorbed=absorbed))
    chase = replace(chase, damage=chase.damage - absorbed, casualty=True)
    state = follow(state, UseGuideAbility(), chase=chase)
    return lose_companion(state, companion, "casualty", tell, casualty=True)


@dataclass(frozen=True, slots=True)
class SufferDamage(Automatic):
    """13.7d The rest of the damage is corruption; a negative tile heals. Hobbits who left go their way."""

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
