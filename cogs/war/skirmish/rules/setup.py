"""The state before a battle on its own is set up."""

from __future__ import annotations

from cogs.war.model.bags import bag, plus
from cogs.war.model.components import AT_WAR, FREE, GOLLUM, NATION_SIDE, NATIONS, REGIONS, SHADOW
from cogs.war.model.queries import NOWHERE
from cogs.war.model.state import Fellowship, State, WarOptions, evolve
from cogs.war.rules.setup import start
from cogs.war.skirmish.rules.muster import on_the_map
from cogs.war.skirmish.rules.place import ChooseBattle


def muster(options: WarOptions) -> State:
    """S1 Everybody is At War and at hand, Companions too; the Ring-bearers are far away in Mordor."""
    state = start(options)
    companions = bag(*state.fellowship.companions)
    free = plus(plus(state.reinforcements[FREE], on_the_map(state, FREE)), companions)
    shadow = plus(state.reinforcements[SHADOW], on_the_map(state, SHADOW))
    nobody = ((),) * len(REGIONS)
    return evolve(
        state,
        stacks=(nobody, nobody),
        reinforcements=(free, shadow),
        nations=(AT_WAR,) * len(NATION_SIDE),
        active=(True,) * len(NATIONS),
        fellowship=Fellowship(NOWHERE, (), GOLLUM, hidden=False, mordor=0),
        agenda=(ChooseBattle(),),
    )
