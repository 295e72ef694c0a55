"""What cards and points are worth in The Battle, in points of the final margin, and how surely a lead wins.

Fitted for two to 4 100 positions of tuned players, for three and four to 60 600 standings of players in 220
games of the house among four (40 play-outs a decision), drawn back towards what is known of two.
`python -m tests.ladder.tune_table` plays such games and says by how much each term should be heavier now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from cogs.battle.components import JOKER, CardSet
from cogs.battle.rules.combat import Rulings, rulings_of, shortage
from cogs.battle.state import Ids, Player, State

TERMS = ("won", "gifts", "hand", "table", "promise", "turn")
"""What a position is made of, as players call it."""


@dataclass(frozen=True, slots=True, eq=False)
class Worths:
    """Of one stage of the game.

    point, gift: of a point won, and of one of a gift, which may yet be lost. build: the share of the best
    party's promise that comes true. turn: of moving now, next, and so on. logit: points of a lead
    that are one logit of winning.
    """

    point: float
    gift: float
    in_hand: float
    joker_in_hand: float
    on_table: float
    symbol_on_table: float
    joker_on_table: float
    powers_on_table: Mapping[str, float]
    build: float
    turn: tuple[float, ...]
    logit: float


EARLY = Worths(
    point=1.0,
    gift=1.0,
    in_hand=1.2,
    joker_in_hand=1.3,
    on_table=-1.5,
    symbol_on_table=1.6,
    joker_on_table=1.7,
    powers_on_table={"borrow": 2.7, "survives_attack": 2.2, "double": 1.1, "exchange": 1.3},
    build=0.56,
    turn=(1.1,),
    logit=12.0,
)
MIDDLE = replace(EARLY, logit=7.5)
LATE = replace(EARLY, joker_on_table=0.0, powers_on_table={}, logit=4.5)
"""Among two. Powers are worth nothing any more when the end is near."""
EARLY_AMONG_MORE = Worths(
    point=0.64,
    gift=0.4,
    in_hand=1.22,
    joker_in_hand=0.0,
    on_table=-0.14,
    symbol_on_table=1.18,
    joker_on_table=0.98,
    powers_on_table={"borrow": 2.32, "survives_attack": 2.59, "double": 1.03, "exchange": 1.05},
    build=0.11,
    turn=(0.82, 0.54, 0.24),
    logit=4.4,
)
MIDDLE_AMONG_MORE = Worths(
    point=0.95,
    gift=0.84,
    in_hand=1.31,
    joker_in_hand=1.75,
    on_table=-0.85,
    symbol_on_table=1.18,
    joker_on_table=2.29,
    powers_on_table={"borrow": 3.28, "survives_attack": 2.14, "double": 1.16, "exchange": 0.62},
    build=0.45,
    turn=(1.05, 0.65, 0.27),
    logit=3.7,
)
LATE_AMONG_MORE = Worths(
    point=0.98,
    gift=0.78,
    in_hand=0.56,
    joker_in_hand=1.29,
    on_table=-0.73,
    symbol_on_table=0.5,
    joker_on_table=0.72,
    powers_on_table={"borrow": 0.68, "survives_attack": 0.51, "double": 0.13, "exchange": 0.25},
    build=0.46,
    turn=(0.79, 0.48, 0.23),
    logit=2.3,
)
MANY_ENEMIES, FEW_ENEMIES = 14, 6
"""Enemies left from which the game is at its beginning, and below which its end is near."""


def find_worths(state: State) -> Worths:
    """What things are worth by how many play and how many enemies are left."""
    left = len(state.enemy_deck) + len(state.row)
    if len(state.players) > 2:
        early, middle, late = EARLY_AMONG_MORE, MIDDLE_AMONG_MORE, LATE_AMONG_MORE
    else:
        early, middle, late = EARLY, MIDDLE, LATE
    return late if left < FEW_ENEMIES else middle if left < MANY_ENEMIES else early


def weigh_player(state: State, player: Player, worths: Worths) -> tuple[float, ...]:
    """The `TERMS` of what somebody has."""
    cards, rulings = state.cards, rulings_of(state.options)
    table = sum([weigh_card(card, cards, worths) for party in player.parties for card in party.cards])
    best = max([promise(party.cards, state.row, rulings) for party in player.parties], default=0.0)
    return (
        worths.point * sum([cards.points[enemy] for enemy in player.won]),
        worths.gift * sum([cards.help_points[card] for card in player.gifts]),
        worths.in_hand * len(player.hand)
        + worths.joker_in_hand * sum([JOKER in cards.symbols[card] for card in player.hand]),
        table,
        worths.build * max(best, 0.0),
        _weigh_turn(state, player, worths),
    )


def _weigh_turn(state: State, player: Player, worths: Worths) -> float:
    seats = [each.seat for each in state.players]
    waits = (seats.index(player.seat) - seats.index(state.active)) % len(seats)
    return worths.turn[waits] if waits < len(worths.turn) else 0.0


@lru_cache(maxsize=4096)
def weigh_card(card: str, cards: CardSet, worths: Worths) -> float:
    """A card on the table."""
    symbols = cards.symbols[card]
    return (
        worths.on_table
        + worths.symbol_on_table * len(symbols)
        + worths.powers_on_table.get(cards.power[card] or "", 0.0)
        + worths.joker_on_table * (JOKER in symbols)
    )


@lru_cache(maxsize=20_000)
def promise(party: Ids, row: Ids, rulings: Rulings) -> float:
    """Points of the enemy that a party comes nearest to beating."""
    best = 0.0
    for enemy in row:
        needed = len(rulings.card_set.symbols[enemy])
        matched = max(0, needed - shortage(party, (enemy,), (), rulings))
        best = max(best, 0.8 * rulings.card_set.points[enemy] * matched / needed)
    return best - 0.1 * len(party)
