"""3 Set-up."""

from __future__ import annotations

from typing import Any

from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import (
    DECK_CARDS,
    DICE_START,
    FREE,
    NATION_SIDE,
    NATIONS,
    NUMBER,
    REGIONS,
    SETUP,
    SHADOW,
    SIDES,
    STANDARD_TILES,
    TILES,
)
from cogs.war.model.state import Fellowship, Hunt, Stacks, State, WarOptions
from cogs.war.rules.turn import BeginTurn


def _bag(nation: str, supply: Any) -> Bag:
    """A Nation's figures as a bag."""
    numbers = {
        f"{nation}_regular": supply.regular,
        f"{nation}_elite": supply.elite,
        f"{nation}_leader": supply.leader,
        "nazgul": supply.nazgul,
    }
    return bag(**{name: number for name, number in numbers.items() if number})


def starting_stacks() -> tuple[Stacks, Stacks]:
    """3 The figures on the map at the start."""
    stacks: list[list[Bag]] = [[()] * len(REGIONS), [()] * len(REGIONS)]
    for placed in SETUP.units:
        stacks[NATION_SIDE[placed.nation]][NUMBER[placed.region]] = _bag(placed.nation, placed)
    return tuple(stacks[FREE]), tuple(stacks[SHADOW])


def starting_reinforcements() -> tuple[Bag, Bag]:
    """3 The figures that may enter, with the characters set aside."""
    held: list[dict[str, int]] = [{}, {}]
    for nation, supply in SETUP.reinforcements.items():
        held[NATION_SIDE[nation]].update(dict(_bag(nation, supply)))
    held[FREE].update(dict.fromkeys(SETUP.set_aside_characters.free_peoples, 1))
    held[SHADOW].update(dict.fromkeys(SETUP.set_aside_characters.shadow, 1))
    return bag(**held[FREE]), bag(**held[SHADOW])


def start(options: WarOptions) -> State:
    """3 The state before anything has happened."""
    setting = SETUP.fellowship
    tracks = [SETUP.political_track[nation] for nation in NATIONS]
    return State(
        options=options,
        turn=0,
        stacks=starting_stacks(),
        sieges=(),
        captured=(),
        nations=tuple(track.box for track in tracks),
        active=tuple(track.active for track in tracks),
        reinforcements=starting_reinforcements(),
        casualties=((), ()),
        fellowship=Fellowship(NUMBER[setting.region], setting.companions, setting.guide),
        hunt=Hunt(
            pool=bag(**{tile: TILES[tile].count for tile in STANDARD_TILES}),
            aside=bag(*(tile for tile in TILES if tile not in STANDARD_TILES)),
        ),
        dice=((), ()),
        pools=DICE_START,
        rings=(SETUP.elven_rings[SIDES[FREE]], SETUP.elven_rings[SIDES[SHADOW]]),
        decks=((DECK_CARDS[FREE][0], DECK_CARDS[FREE][1]), (DECK_CARDS[SHADOW][0], DECK_CARDS[SHADOW][1])),
        hands=((), ()),
        discards=((), ()),
        buried=((), ()),
        table=((), ()),
        once=(),
        ever=(),
        battle=None,
        chase=None,
        agenda=(BeginTurn(),),
    )
