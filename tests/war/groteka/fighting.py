"""Battles under the mod from a few words, and the rounds of them.

game = fought("sauron_regular*3", "gondor_regular*2")      # the attacker is about to bind
game.do("bind a1 d1", "confirm", "spread")
game.roll(4)
"""

from __future__ import annotations

from typing import Any

from cogs.war.groteka.record import attack_of, defence_of, modifiers, ranks_of, total, unit_of
from cogs.war.model.state import SIDE, Ranks, Unit
from cogs.war.rules.battle.fighting import battle_of
from tests.war.battles import attack
from tests.war.position import Played, Position

OPEN = ("cardolan", "south_downs")
"""Nothing but open land."""


def facing(
    attackers: str, defenders: str, at: tuple[str, str] = OPEN, hand: tuple[str, ...] = (), **options: Any
) -> Position:
    """An empty map with one Army in each of two regions, everybody At War, no Rings, the mod agreed."""
    position = Position(rules="groteka", **options).clear().at_war().having(rings=(0, 0))
    if at[0] == at[1]:
        position = position.besieged(at[0])
    return position.put(at[0], attackers).put(at[1], defenders).hand(*hand)


def fought(
    attackers: str,
    defenders: str,
    at: tuple[str, str] = OPEN,
    hand: tuple[str, ...] = (),
    **options: Any,
) -> Played:
    """The attackers attack with everybody."""
    seat = "shadow" if any(word in attackers for word in SHADOWY) else "free_peoples"
    return attack(facing(attackers, defenders, at, hand, **options), seat, *at)


SHADOWY = ("sauron", "isengard", "southrons")


def ranks(game: Played, seat: str) -> Ranks:
    """One side's record."""
    return ranks_of(game.state, SIDE[seat])


def unit(game: Played, handle: str) -> Unit:
    """A unit by its handle."""
    fighting_unit = unit_of(game.state, handle)
    assert fighting_unit is not None
    return fighting_unit


def handles(game: Played, seat: str) -> list[str]:
    """The units of a side that are left."""
    return [fighting_unit.handle for fighting_unit in ranks(game, seat).units]


def changes(game: Played, seat: str) -> tuple[int, int]:
    """What is added to the attack and the defence of a side's units."""
    return total(modifiers(battle_of(game.state), game.state.options, SIDE[seat]))


def strength(game: Played, *units: str) -> int:
    """The sum of attack of units."""
    return attack_of(battle_of(game.state), game.state.options, units)


def toughness(game: Played, target: str) -> int:
    """The defence of a target."""
    return defence_of(battle_of(game.state), game.state.options, target)


def clashes(game: Played) -> list[tuple[str, tuple[str, ...], str, bool]]:
    """The attacks told so far: (side, units, target, success)."""
    return [(e.side, e.units, e.target, e.success) for e in game.told("clash-fought")]


def rolled(game: Played, die: int) -> Played:
    """Every die that is asked for now shows the same."""
    while game.kind == "roll":
        game.roll(*([die] * (len(str(game.options[0]).split()) - 1)))
    return game


def round_of(game: Played, attacking: int, defending: int) -> Played:
    """A round in which all units are spread, all counter-attack, and all dice of a side show the same."""
    first, number = battle_of(game.state).attacker, battle_of(game.state).round
    while game.state.battle is not None and battle_of(game.state).round == number:
        if game.kind in ("bind", "counter"):
            game.do("spread")
        elif game.kind in ("commanders", "split"):
            game.do(game.options[0])
        elif game.kind in ("captain", "ring"):
            game.do("decline")
        elif game.kind == "roll":
            game.roll(attacking if game.state.agenda[-1].side == first else defending)
        else:
            return game
    return game
