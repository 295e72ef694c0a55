"""Battles set up at random, as games of their own: play at random hardly ever fights one.

A `Skirmish` is War of the Ring that begins with an attack about to be declared, by an Army result, with cards
in both hands and Rings, and ends when the battles are over.
"""

from __future__ import annotations

from random import Random

from bot.engine import Options
from cogs.war.game import War
from cogs.war.groteka.battle import ArmyAttack
from cogs.war.model.bags import count, plus
from cogs.war.model.components import (
    COMPANIONS,
    DECK_CARDS,
    FREE,
    MINIONS,
    NATIONS_OF,
    NEIGHBOURS,
    OWNER,
    REGIONS,
    SETUP,
    SHADOW,
    STRONGHOLDS,
)
from cogs.war.model.state import State, WarOptions
from cogs.war.rules.turn import BeginTurn
from tests.war.position import Position

MOST = 9


def army(rng: Random, position: Position, side: int, region: int) -> None:
    """A random Army with its commanders, of figures that are still to be had."""
    nations = rng.sample(NATIONS_OF[side], 2)
    kinds = [f"{nation}_{role}" for nation in nations for role in ("regular", "regular", "elite")]
    wanted = [rng.choice(kinds) for _ in range(rng.randint(1, MOST))]
    if side == FREE:
        wanted += [f"{nations[0]}_leader"] * rng.randint(0, 2) + rng.sample(COMPANIONS, rng.randint(0, 3))
    else:
        wanted += ["nazgul"] * rng.randint(0, 3) + rng.sample(MINIONS, rng.randint(0, 2))
    for name in wanted:
        if count(position.state.reinforcements[side], name):
            position.put(REGIONS[region], name)


def skirmish(seed: int, options: WarOptions) -> State:
    """An attack about to be declared: in the field, with a second Army near, on a garrison, or a sortie."""
    rng = Random(seed)
    position = Position(**options.model_dump()).clear().without(*SETUP.fellowship.companions)
    position.at_war().having(rings=(rng.randint(0, 2), rng.randint(0, 2)))
    _release(position)
    attacker = rng.randint(0, 1)
    region = rng.choice(STRONGHOLDS) if rng.random() < 0.4 else rng.randrange(len(REGIONS))
    army(rng, position, 1 - attacker, region)
    if region in STRONGHOLDS and rng.random() < 0.7:
        position.besieged(REGIONS[region])
        army(rng, position, attacker, region)
        inside = 1 - attacker if rng.random() < 0.7 else attacker
        if OWNER[region] != inside:
            position.captured(REGIONS[region])
    elif OWNER[region] == attacker:
        position.captured(REGIONS[region])
    for origin in rng.sample(NEIGHBOURS[region], min(3, len(NEIGHBOURS[region]))):
        army(rng, position, attacker, origin)
    cards = [card for side in (FREE, SHADOW) for deck in DECK_CARDS[side] for card in rng.sample(deck, 3)]
    position.hand(*cards).having(agenda=(BeginTurn(), ArmyAttack(attacker)))
    return position.state


def _release(position: Position) -> None:
    """The dead may be had again, Companions among them."""
    free, shadow = position.state.reinforcements
    dead = position.state.casualties
    position.having(reinforcements=(plus(free, dead[FREE]), plus(shadow, dead[SHADOW])), casualties=((), ()))


class Skirmish(War):
    """One such battle."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed

    def new(self, options: Options) -> State:
        assert isinstance(options, WarOptions)
        return self.proceed(skirmish(self.seed, options), lambda _: None)
