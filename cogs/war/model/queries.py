"""Pure questions about a state that are asked everywhere: control, war, dice, cards, characters."""

from __future__ import annotations

from cogs.war.model.bags import count
from cogs.war.model.components import (
    AT_WAR,
    CARD_DECK,
    DECKS,
    FIGURES,
    FREE,
    NATION_NUMBER,
    OWNER,
    POINTS,
    SETTLEMENT,
    SHADOW,
)
from cogs.war.model.state import Ids, Stacks, State, evolve

NOWHERE = -1


def controller(state: State, region: int) -> int | None:
    """1.4 Return the side that controls the Settlement of a region; None without one."""
    owner = OWNER[region]
    if owner is None:
        return None
    return 1 - owner if region in state.captured else owner


def unconquered(state: State, region: int) -> bool:
    """1.4 Check whether a Settlement is controlled by its original side."""
    return OWNER[region] is not None and region not in state.captured


def side_besieged(state: State, region: int) -> int | None:
    """11.10 Return the side whose figures in the region are inside the besieged Stronghold, if any."""
    return controller(state, region) if region in state.sieges else None


def points(state: State, side: int) -> int:
    """15 Victory points: enemy Settlements controlled."""
    return sum(POINTS[region] for region in state.captured if OWNER[region] != side)


def box(state: State, nation: str) -> int:
    """9.1 Return where a Nation's counter is."""
    return state.nations[NATION_NUMBER[nation]]


def at_war(state: State, nation: str) -> bool:
    """1.10 Check whether a Nation is At War."""
    return state.nations[NATION_NUMBER[nation]] == AT_WAR


def is_active(state: State, nation: str) -> bool:
    """9.2 Check whether a Nation is active."""
    return state.active[NATION_NUMBER[nation]]


def fights(state: State, figure: str) -> bool:
    """1.10 Check whether a figure counts as At War: Nazgûl and characters always do."""
    kind = FIGURES[figure]
    return kind.role in ("nazgul", "companion", "minion") or kind.nation is None or at_war(state, kind.nation)


def where(state: State, character: str) -> int:
    """Return the region a character (or the first Nazgûl) stands in; NOWHERE if it is not on the map."""
    return _places(state, FIGURES[character].side).get(character, NOWHERE)


def _places(state: State, side: int) -> dict[str, int]:
    """Return the first region of each figure of a side; asked for one figure after the other of a map."""
    stacks, places = _PLACES[side]
    if stacks is not state.stacks[side]:
        stacks, places = state.stacks[side], {}
        for region, held in enumerate(stacks):
            for name, _ in held:
                places.setdefault(name, region)
        _PLACES[side] = stacks, places
    return places


_PLACES: list[tuple[Stacks, dict[str, int]]] = [((), {}), ((), {})]
"""The stacks of either side that were looked at last, and where the figures are in them."""


def in_play(state: State, character: str) -> bool:
    """Check whether a character is on the map or in the Fellowship."""
    return character in state.fellowship.companions or where(state, character) != NOWHERE


def in_fellowship(state: State, companion: str) -> bool:
    """Check whether a Companion is in the Fellowship."""
    return companion in state.fellowship.companions


def eliminated(state: State, character: str) -> bool:
    """Check whether a character is out of the game (or has been replaced by another)."""
    return count(state.casualties[FIGURES[character].side], character) > 0


def dice_left(state: State, side: int) -> int:
    """4.5 Unused dice."""
    return len(state.dice[side])


def on_table(state: State, card: str) -> bool:
    """7.3 Check whether a card lies on the table."""
    return card in state.table[FREE] or card in state.table[SHADOW]


def backs(cards: Ids) -> tuple[int, int]:
    """Count Character and Strategy cards."""
    strategy = sum(CARD_DECK[card] for card in cards)
    return (len(cards) - strategy, strategy)


def deck_name(card: str) -> str:
    """Return the deck of a card: `character` or `strategy`."""
    return DECKS[CARD_DECK[card]]


def is_stronghold(region: int) -> bool:
    """1.3 Check whether a region has a Stronghold."""
    return SETTLEMENT[region] == "stronghold"


# Words for what has happened: `once` in this turn, `ever` in this game; others may add their own.

RING_USED: tuple[str, str] = ("ring_free_peoples", "ring_shadow")
"""6.2 A side has used an Elven Ring this turn."""
DECLARED = "declared"
"""4.2 The Fellowship has been declared this turn."""
VENTURED = "ventured"
"""14.6 The Free Peoples tried to move or to hide the Fellowship this turn."""
HUNTED = "hunted"
"""4.3 The Free Peoples took a die back from the Hunt Box this turn."""
MESSENGER = "messenger"
"""13 The Mouth of Sauron has turned a Muster result into an Army result this turn."""
MINION = "minion"
"""13 A Minion has been in play (ever)."""


def has(state: State, mark: str) -> bool:
    """Check whether something has happened, this turn or in this game."""
    return mark in state.once or mark in state.ever


def mark(state: State, what: str) -> State:
    """Remembers something until the turn is over."""
    return state if what in state.once else evolve(state, once=tuple(sorted((*state.once, what))))


def remember(state: State, what: str) -> State:
    """Remembers something for the whole game."""
    return state if what in state.ever else evolve(state, ever=tuple(sorted((*state.ever, what))))
