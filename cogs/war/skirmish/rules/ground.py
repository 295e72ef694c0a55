"""S1, S2 The ground of a battle: what is settled before anybody stands there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cogs.war.model.components import NEIGHBOURS, OWNER
from cogs.war.model.queries import controller, is_stronghold
from cogs.war.model.state import State, evolve

Manner = Literal["field", "siege", "sortie", "relief"]
MANNERS: tuple[Manner, ...] = ("field", "siege", "sortie", "relief")


@dataclass(frozen=True, slots=True)
class Ground:
    """The place where a battle is fought. manner: in the field, the storming of a Stronghold, a sortie out of
    it, or a relief attack on those who besiege it. attacker: side. origin: where the attackers come from; the
    region itself in a siege and a sortie.
    """

    region: int
    origin: int
    manner: Manner
    attacker: int

    @property
    def defender(self) -> int:
        """The side that is attacked."""
        return 1 - self.attacker


def manners_in(region: int) -> tuple[Manner, ...]:
    """S1 Return the kinds of battles a region knows."""
    return MANNERS if is_stronghold(region) else MANNERS[:1]


def origins(region: int, manner: Manner) -> tuple[int, ...]:
    """S2 List where the attackers may come from."""
    return NEIGHBOURS[region] if manner in ("field", "relief") else (region,)


def prepare(state: State, ground: Ground) -> State:
    """S2 Settlements belong to those who stand there; a Stronghold is besieged unless the battle is in the
    field."""
    holder = ground.attacker if ground.manner in ("sortie", "relief") else ground.defender
    state = give_region(state, ground.region, holder)
    if ground.origin != ground.region:
        state = give_region(state, ground.origin, ground.attacker)
    return state if ground.manner == "field" else evolve(state, sieges=(ground.region,))


def give_region(state: State, region: int, side: int) -> State:
    """S2 The Settlement of a region, if there is one, is controlled by a side."""
    if OWNER[region] is None or controller(state, region) == side:
        return state
    return evolve(state, captured=tuple(sorted({*state.captured} ^ {region})))
