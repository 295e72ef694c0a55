"""The state before a battle on its own is set up."""

from __future__ import annotations

from cogs.war.bags import bag, plus
from cogs.war.components import AT_WAR, FREE, GOLLUM, NATION_SIDE, NATIONS, REGIONS, SHADOW
from cogs.war.reading import NOWHERE
from cogs.war.rules.setup import start
from cogs.war.skirmish.marshalling import on_the_map
from cogs.war.skirmish.place import ChooseBattle
from cogs.war.state import Fellowship, State, WarOptions, evolve


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
