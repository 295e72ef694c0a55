"""Battles under the mod at the moments at which something is asked."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.groteka.record import change_units, melee_with, ranks_with
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State, Strike, evolve
from cogs.war.rules.procedure import WarStep, first
from tests.war.groteka.fighting import fought

LED = "gondor_regular*3 gondor_elite gondor_leader strider meriadoc boromir"
HOST = "sauron_regular*4 sauron_elite nazgul*2 saruman witch_king"


def commanded(attackers: str = HOST, defenders: str = LED, rings: tuple[int, int] = (1, 1)) -> State:
    """A battle whose commanders have been picked: the attacker is about to bind."""
    game = fought(attackers, defenders)
    for _ in range(8):
        if game.kind not in ("commanders", "split"):
            break
        game.do(game.options[0])
    return evolve(game.state, rings=rings)


def bound() -> State:
    """All the attackers are set on one defender, all other defenders on the first of the attackers."""
    state = change_units(commanded(), SHADOW, [f"a{number}" for number in range(1, 6)], target="d1")
    return change_units(state, FREE, ["d2", "d3", "d4"], target="a1")


def struck() -> State:
    """A series whose attacks have been rolled: some have failed, units of both sides are broken."""
    state = change_units(bound(), SHADOW, ["a1", "a2"], broken=True)
    state = change_units(state, FREE, ["d1", "d2"], broken=True)
    made = (
        Strike(SHADOW, ("a1", "a2"), "d1", 4, 4, 3, True),
        Strike(FREE, ("d2", "d3"), "a3", 4, 8, 2, False),
        Strike(FREE, ("d4",), "a1", 5, 4, 3, True),
    )
    return melee_with(state, strikes=made)


def ask(state: State, step: WarStep) -> State:
    """A step that is to be answered first."""
    return WAR.proceed(first(state, step), lambda _: None)


def uncommanded() -> State:
    """Nobody of the Free Peoples is picked."""
    return ranks_with(struck(), FREE, commanders=())


def struck_twice() -> State:
    """Two Shadow units have been broken by attacks."""
    made = (Strike(FREE, ("d2",), "a5", 4, 8, 6, True), Strike(FREE, ("d4",), "a1", 5, 4, 3, True))
    return melee_with(change_units(struck(), SHADOW, ["a5"], broken=True), strikes=made)
