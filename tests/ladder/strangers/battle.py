"""Strangers in The Battle for Middle-earth: whom they attack, and with how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from bot.engine import Action
from cogs.battle.actions import (
    NEW,
    Attack,
    Beat,
    Borrow,
    Confirm,
    Decline,
    Discard,
    EndTurn,
    Exchange,
    MoveTom,
    Place,
    Take,
)
from cogs.battle.components import JOKER
from cogs.battle.observation import BattleObservation
from tests.ladder.strangers.style import Rate, Style

TOGETHER = 3
"""Companions without whom nobody of those who never attack alone attacks."""
HOARD = 5
"""Companions with whom a hoarder attacks at last."""
SEATS = ("north", "east")


def play_along(seen: BattleObservation, action: Action) -> float:
    """What all of them do: one party that grows, an attack where there can be one, and little given up."""
    match action:
        case Place(party=party):
            return 2.0 + _size(seen, party) / 10
        case Attack(party=party):
            return 3.0 + _size(seen, str(party)) / 10
        case Beat(enemies=enemies):
            return float(sum(seen.cards.points[enemy] for enemy in enemies))
        case Discard(card=card):
            return -float(seen.cards.points.get(card, len(seen.cards.symbols[card])))
        case Take() | Confirm() | Borrow():
            return 1.0
        case Exchange() | MoveTom():
            return -1.0
        case EndTurn() | Decline():
            return 0.0
        case _:
            return 0.0


def aim_at(pick: Callable[[Iterable[int]], int]) -> Rate:
    """One enemy after another is beaten, and nobody else: of those that lie open the one that is picked."""

    def rate(seen: BattleObservation, action: Action) -> float:
        points = seen.cards.points
        aim = pick([points[enemy] for enemy in seen.row] or [0])
        aimed = [enemy for enemy in seen.row if points[enemy] == aim]
        match action:
            case Place(card=card, party=party):
                grown = (*_party(seen, party), card)
                fewest = min([_count_missing(seen, grown, enemy) for enemy in aimed] or [0])
                return play_along(seen, action) + 0.5 - fewest / 20
            case Attack(party=party):
                covered = any(not _count_missing(seen, _party(seen, str(party)), enemy) for enemy in aimed)
                return 3.0 if covered else -3.0
            case Beat(enemies=enemies):
                return sum(1.0 if points[enemy] == aim else -1.0 for enemy in enemies)
            case _:
                return play_along(seen, action)

    return rate


def never_alone(seen: BattleObservation, action: Action) -> float:
    """No attack but by a party of three."""
    if isinstance(action, Attack) and _size(seen, str(action.party)) < TOGETHER:
        return -3.0
    return play_along(seen, action)


def hoard(seen: BattleObservation, action: Action) -> float:
    """Cards are drawn as long as there is room in the hand, and nobody attacks before five stand together."""
    match action:
        case Take():
            return 9.0
        case Attack(party=party) if _size(seen, str(party)) < HOARD:
            return -3.0
        case _:
            return play_along(seen, action)


def _party(seen: BattleObservation, number: str) -> tuple[str, ...]:
    own = seen.own
    if own is None or number == NEW:
        return ()
    return next((party.cards for party in own.parties if party.number == int(number)), ())


def _size(seen: BattleObservation, number: str) -> int:
    return len(_party(seen, number))


def _count_missing(seen: BattleObservation, party: tuple[str, ...], enemy: str) -> int:
    """Count the symbols of an enemy that a party lacks, its powers left aside."""
    held = Counter(symbol for card in party for symbol in seen.cards.symbols[card])
    wanted = Counter(seen.cards.symbols[enemy])
    return max(sum((wanted - held).values()) - held[JOKER], 0)


STYLES = (
    Style("highest enemy first", "battle", aim_at(max), SEATS),
    Style("cheapest enemy first", "battle", aim_at(min), SEATS),
    Style("never attacks alone", "battle", never_alone, SEATS),
    Style("hoards", "battle", hoard, SEATS),
)
