"""Pure questions about a state that are asked everywhere: control, war, dice, cards, characters, Armies."""

from __future__ import annotations

from functools import lru_cache

from cogs.war.model.components import (
    AT_WAR,
    CARD_DECK,
    DECKS,
    FIGURES,
    FREE,
    LEADERS,
    MOST_UNITS,
    NATION_NUMBER,
    NATION_OF,
    NAZGUL,
    NEIGHBOURS,
    OWNER,
    POINTS,
    SETTLEMENT,
    SHADOW,
    UNITS,
    WITCH_KING,
    Bag,
    count,
    minus,
    only,
    plus,
)
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import Ids, Stacks, State, evolve, with_item, with_side

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


def figures_in(state: State, side: int, region: int) -> Bag:
    """Return a side's figures in a region, inside a besieged Stronghold too."""
    return state.stacks[side][region]


def where(state: State, character: str) -> int:
    """Return the region a character (or the first Nazgûl) stands in; NOWHERE if it is not on the map."""
    return _places(state, FIGURES[character].side).get(character, NOWHERE)


def _places(state: State, side: int) -> dict[str, int]:
    """Return the first region of each figure of a side; asked for one figure after the other of the
    same map.
    """
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


def in_nation(region: int, nation: str) -> bool:
    """1.2 Check whether a region belongs to a Nation."""
    return NATION_OF[region] == nation


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


def unmark(state: State, what: str) -> State:
    """Forgets something of this turn."""
    return evolve(state, once=tuple(each for each in state.once if each != what))


def remember(state: State, what: str) -> State:
    """Remembers something for the whole game."""
    return state if what in state.ever else evolve(state, ever=tuple(sorted((*state.ever, what))))


# Stacks: pure questions about them, and changes that keep every figure somewhere.
#
# A stack is a bag of figures; `state.stacks[side][region]` is all of one side in one region. These functions
# only move figures; what follows from it (captures, sieges, politics, stacking) is in rules/movement.py.

SARUMAN = "saruman"
ISENGARD_ELITE = "isengard_elite"
NO_LIMIT = 1000
CHARACTER_ROLES = ("companion", "minion")


@lru_cache(maxsize=1 << 14)
def units(held: Bag) -> int:
    """1.6 Army units in a stack."""
    return sum(number for name, number in held if name in UNITS)


@lru_cache(maxsize=1 << 12)
def leaders(held: Bag) -> int:
    """1.6 Free Peoples Leaders in a stack."""
    return sum(number for name, number in held if name in LEADERS)


@lru_cache(maxsize=1 << 12)
def army_units(held: Bag) -> Bag:
    """1.6 Return the Army units of a stack."""
    return only(held, UNITS.__contains__)


@lru_cache(maxsize=1 << 12)
def characters(held: Bag) -> tuple[str, ...]:
    """1.6 List Companions or Minions in a stack."""
    return tuple(name for name, _ in held if FIGURES[name].role in CHARACTER_ROLES)


@lru_cache(maxsize=1 << 12)
def companions(held: Bag) -> tuple[str, ...]:
    """1.6 List Companions in a stack."""
    return tuple(name for name, _ in held if FIGURES[name].role == "companion")


def nazgul(held: Bag, witch_king: bool = True) -> int:
    """1.6 Nazgûl in a stack; the Witch-king is one unless a text names him or says Minion."""
    return count(held, NAZGUL) + (count(held, WITCH_KING) if witch_king else 0)


@lru_cache(maxsize=1 << 12)
def nations_of(held: Bag) -> tuple[str, ...]:
    """9.3, 9.4 Return the Nations whose Army units are in a stack."""
    found = {FIGURES[name].nation for name, _ in held if name in UNITS}
    return tuple(nation for nation in NATION_NUMBER if nation in found)


@lru_cache(maxsize=1 << 12)
def elites(held: Bag) -> int:
    """Elites in a stack."""
    return sum(number for name, number in held if FIGURES[name].role == "elite")


def elites_lead(state: State) -> bool:
    """13 Servants of the White Hand: with Saruman in play every Isengard Elite is a Leader too."""
    return count(state.reinforcements[SHADOW], SARUMAN) == 0 and count(state.casualties[SHADOW], SARUMAN) == 0


@lru_cache(maxsize=1 << 12)
def _led(held: Bag) -> bool:
    return any(name not in UNITS for name, _ in held)


def led(state: State, held: Bag) -> bool:
    """5.2 Check whether there is a Leader, Nazgûl or character in a stack."""
    return _led(held) or (count(held, ISENGARD_ELITE) > 0 and elites_lead(state))


def leadership_of(state: State, figure: str) -> int:
    """11.5 Return what one figure adds to Leadership."""
    if figure == ISENGARD_ELITE and elites_lead(state):
        return 1
    return FIGURES[figure].leadership


def has_army(state: State, side: int, region: int) -> bool:
    """1.7 Check whether a side has an Army in a region."""
    held = state.stacks[side][region]
    return bool(held) and units(held) > 0


def free(state: State, side: int, region: int) -> bool:
    """1.8 A free region: no enemy Army and no enemy-controlled Settlement, or besieged by this side."""
    if region in state.sieges:
        return controller(state, region) != side
    return controller(state, region) != 1 - side and not has_army(state, 1 - side, region)


def open_to(state: State, side: int, region: int) -> bool:
    """1.9 Free for army movement: free, or an enemy-controlled Settlement without enemy units."""
    return free(state, side, region) or (region not in state.sieges and not has_army(state, 1 - side, region))


def crosses(nations: tuple[int, ...], figure: str, owner: str | None) -> bool:
    """9.6 Check whether a figure may enter a region of a Nation (None: of none), the counters being where
    they are.
    """
    own = FIGURES[figure].nation
    if owner is None or owner == own or own is None or figure == NAZGUL:
        return True
    return nations[NATION_NUMBER[own]] == AT_WAR


def may_cross(state: State, figure: str, region: int) -> bool:
    """9.6 Check whether a figure's Nation lets it enter a region: not At War it enters no other Nation."""
    return crosses(state.nations, figure, NATION_OF[region])


def room(state: State, side: int, region: int) -> int:
    """10.1 Count how many more units may stand in a region (or inside its besieged Stronghold)."""
    most = ruleset(state).most_besieged if side_besieged(state, region) == side else MOST_UNITS
    return most - units(state.stacks[side][region])


def space(state: State, side: int, region: int) -> int:
    """10.1 Count how many more units a side may bring to a region of its own will
    (docs/rules/war.md, W10).
    """
    if state.options.trim_excess and side_besieged(state, region) != side:
        return NO_LIMIT
    return room(state, side, region)


def retreats(state: State, side: int, region: int) -> tuple[int, ...]:
    """11.11 Return the adjacent free regions an Army may retreat to."""
    return tuple(beside for beside in NEIGHBOURS[region] if free(state, side, beside))


# Changes


def with_stack(state: State, side: int, region: int, held: Bag) -> State:
    """Return the state with one stack replaced; whoever calls it answers for where the difference goes."""
    stacks: Stacks = with_item(state.stacks[side], region, held)
    return evolve(state, stacks=with_side(state.stacks, side, stacks))


def shift(state: State, side: int, moving: Bag, origin: int, region: int) -> State:
    """Move figures from a region to another. Raises ValueError where they are not there."""
    state = with_stack(state, side, origin, minus(state.stacks[side][origin], moving))
    return with_stack(state, side, region, plus(state.stacks[side][region], moving))


def enter(state: State, side: int, entering: Bag, region: int) -> State:
    """Bring figures from the reinforcements. Raises ValueError where they are not available."""
    pool = minus(state.reinforcements[side], entering)
    state = evolve(state, reinforcements=with_side(state.reinforcements, side, pool))
    return with_stack(state, side, region, plus(state.stacks[side][region], entering))


def lose(state: State, side: int, leaving: Bag, region: int) -> State:
    """8.5 Eliminate figures: Shadow units and Nazgûl can come again, everybody else is out for good."""
    state = with_stack(state, side, region, minus(state.stacks[side][region], leaving))
    return eliminate(state, side, leaving)


def eliminate(state: State, side: int, leaving: Bag) -> State:
    """8.5 Put figures that have left their place where the eliminated go."""
    back = only(leaving, lambda name: side == SHADOW and FIGURES[name].role not in CHARACTER_ROLES)
    gone = minus(leaving, back)
    return evolve(
        state,
        reinforcements=with_side(state.reinforcements, side, plus(state.reinforcements[side], back)),
        casualties=with_side(state.casualties, side, plus(state.casualties[side], gone)),
    )


def send_back(state: State, side: int, leaving: Bag, region: int) -> State:
    """10.1 Send figures to the reinforcements, not to the casualties (stacking)."""
    state = with_stack(state, side, region, minus(state.stacks[side][region], leaving))
    pool = plus(state.reinforcements[side], leaving)
    return evolve(state, reinforcements=with_side(state.reinforcements, side, pool))


def replacement(state: State, side: int, elite: str) -> str | None:
    """11.8 Return the Regular that may replace an Elite, if one is available: casualties first, then
    reinforcements.
    """
    regular = f"{FIGURES[elite].nation}_regular"
    available = count(state.casualties[side], regular) + count(state.reinforcements[side], regular)
    return regular if available else None


def reduce(state: State, side: int, elite: str, region: int) -> State:
    """11.8 Replace an Elite by a Regular of its Nation; without one it is simply lost."""
    regular = replacement(state, side, elite)
    state = lose(state, side, ((elite, 1),), region)
    if regular is None:
        return state
    one: Bag = ((regular, 1),)
    if count(state.casualties[side], regular):
        dead = minus(state.casualties[side], one)
        state = evolve(state, casualties=with_side(state.casualties, side, dead))
        return with_stack(state, side, region, plus(state.stacks[side][region], one))
    return enter(state, side, one, region)


def shadow_nazgul_regions(state: State) -> tuple[int, ...]:
    """List regions with Nazgûl, the Witch-king among them."""
    return tuple(region for region, held in enumerate(state.stacks[SHADOW]) if held and nazgul(held))


def free_companion_regions(state: State) -> tuple[int, ...]:
    """List regions with Companions on the map."""
    return tuple(region for region, held in enumerate(state.stacks[FREE]) if held and companions(held))
