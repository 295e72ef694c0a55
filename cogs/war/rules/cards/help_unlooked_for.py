"""Help Unlooked For: an Army attacks a besieger from outside, and the garrison costs it dice."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import units
from cogs.war.model.components import FREE, NEIGHBOURS, SHADOW
from cogs.war.model.events.cards import EffectWithout
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import State
from cogs.war.rules.battle.declaring import ChooseAttack
from cogs.war.rules.battle.record import battle_of, fighter, fighter_with
from cogs.war.rules.cards.card import Card
from cogs.war.rules.procedure import first

ID = "fp_str_10"


def play(state: State, tell: Tell) -> State:
    """11.13 The garrison takes no part, nor may it sally out by this card."""
    targets = tuple(region for region in state.sieges if side_besieged(state, region) == FREE)
    around = {beside for region in targets for beside in NEIGHBOURS[region]}
    origins = tuple(sorted(around.difference(targets)))
    attack = ChooseAttack(FREE, from_regions=origins, on_regions=targets, effects=(ID,))
    if not targets or not attack.needed(state):
        tell(EffectWithout(card=ID))
        return state
    return first(state, attack)


def each_round(state: State, tell: Tell) -> State:
    """The Shadow's Combat roll loses a die for each unit inside; one is always left."""
    inside = units(state.stacks[FREE][battle_of(state).region])
    return fighter_with(state, SHADOW, dice_lost=fighter(state, SHADOW).dice_lost + inside)


CARD = Card(ID, play, each_round=each_round)
