"""13.6, 13.7a, 14.3, 14.4 A Hunt tile is drawn, answered by cards on the table, and read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.bags import bag, each, minus, only, plus
from cogs.war.model.components import STANDARD_TILES, TILES
from cogs.war.model.events.turns import (
    HuntDamageSet,
    HuntPoolRefilled,
    TileDiscarded,
    TileDrawn,
    TileReturned,
)
from cogs.war.model.queries import on_table
from cogs.war.model.state import Chase, State, evolve
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick, Picks, no
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.hunt.damage import ShowFellowship, SufferDamage, UseGuideAbility, chase_of
from cogs.war.rules.mordor import advance_in_mordor
from cogs.war.rules.procedure import Automatic, Dice, FreeChooses, Settled, follow

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
    """13.6 A Hunt tile is drawn and resolved.

    cause: `roll`, `mordor`, `stronghold`, or the id of the card that has it drawn. successes: of the roll.
    treatment: as in Chase; with `number` the tile is only read, and the step pushed after this one finds its
    number with `number_read` (None where it was prevented or discarded). calm: Reveal icons are ignored.
    """

    rule: ClassVar[str] = "13.6"
    cause: str
    successes: int = 0
    treatment: Treatment = "hunt"
    calm: bool = False
    step: Literal["draw_tile"] = "draw_tile"

    def run(self, state: State, tell: Tell) -> State:
        chase = Chase(self.cause, self.treatment, successes=self.successes, calm=self.calm)
        return follow(state, RaiseStaff(), chase=chase)


class GiveUp(EffectChoice):
    """A choice whether the card on the table that asks is given up."""

    kind: ClassVar[str] = "hunt_card"

    def needed(self, state: State) -> bool:
        return on_table(state, self.source)

    def options(self, state: State) -> Sequence[Action]:
        return [actions.GiveUpCard(self.source), actions.Decline()]


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
        return actions.DrawTile(rng.choice(tuple(each(state.hunt.pool))))

    def skip(self, state: State, tell: Tell) -> State:
        back = only(state.hunt.drawn, STANDARD_TILES.__contains__)
        held = chase_of(state).returning
        if held and back != bag(held):
            back = minus(back, bag(held))
        if not back:
            return _nothing_drawn(state, tell)
        tell(HuntPoolRefilled(tiles=back))
        return evolve(state, hunt=replace(state.hunt, pool=back, drawn=minus(state.hunt.drawn, back)))

    def choose(self, state: State, action: actions.DrawTile, tell: Tell) -> State:
        tile, chase, hunt = TILES[action.tile], chase_of(state), state.hunt
        one = bag(tile.id)
        tell(TileDrawn(tile=tile.id, cause=chase.cause))
        hunt = replace(hunt, pool=minus(hunt.pool, one), drawn=plus(hunt.drawn, one))
        state = _give_back(evolve(state, hunt=hunt), tell)
        chase = replace(chase, tile=tile.id, thrown=False, damage=0, returning="")
        if chase.cause not in RULED and (tile.eye or tile.background == "fellowship_special"):
            tell(TileDiscarded(tile=tile.id, why=chase.cause))
            return follow(state, ShowFellowship(), chase=replace(chase, tile=""))
        if not tile.die:
            chase = _with_damage(chase, _number_on(state, chase), "tile", tell)
        return follow(state, AnswerTile(), chase=chase)


def _give_back(state: State, tell: Tell) -> State:
    """Put the tile that Mithril Coat and Sting has replaced back into the pool."""
    held, hunt = chase_of(state).returning, state.hunt
    if held not in dict(hunt.drawn):
        return state
    tell(TileReturned(tile=held, why=MITHRIL_COAT))
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
    tell(HuntDamageSet(damage=damage, why=why))
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
        found = []
        if on_table(state, MITHRIL_COAT) and not chase.thrown:
            found.append(MITHRIL_COAT)
        if chase.damage > 0 and chase.treatment in ("hunt", "companion"):
            found += [card for card in REDUCERS if on_table(state, card)]
        return found

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
