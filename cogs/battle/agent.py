"""How the house plays The Battle for Middle-earth: what cards are worth, and what sensible players do.

Worths are in points of the final margin, fitted to 4 100 positions of tuned players; a lead becomes a chance
of winning the more surely the fewer enemies are left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp
from random import Random

from bot.agents import Agent, Knowledge, Story
from bot.agents.level import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Seat
from cogs.battle.actions import (
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
from cogs.battle.components import JOKER, CardSet
from cogs.battle.events import EnemiesBeaten, GiftGiven, WonEnemyLost
from cogs.battle.game import BATTLE
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.rules.attack import beatable
from cogs.battle.rules.combat import Rulings, rulings_of, shortage
from cogs.battle.rules.parties import find_party
from cogs.battle.state import Ids, Player, State

IN_HAND, JOKER_IN_HAND = 1.2, 1.3
ON_TABLE, SYMBOL_ON_TABLE = -1.5, 1.6
POWER_ON_TABLE: Mapping[str, float] = {"borrow": 2.7, "survives_attack": 2.2, "double": 1.1, "exchange": 1.3}
JOKER_ON_TABLE = 1.7
BUILD = 0.56
"""The share of the best party's promise that comes true."""
TO_MOVE = 1.1
CARD_COST = 1.3
"""What a card spent in an attack must bring."""
TERMS = ("won", "gifts", "hand", "table", "promise", "turn")
"""What a position is made of, as players call it."""
LAST_ENEMIES = 6
"""From here on powers on the table are worth nothing any more: the end is near."""
DRAWING: Sequence[float] = (30.0, 10.0, 5.0, 2.5, 0.8)
"""How much one wants a card, by the size of the hand: three to five in hand are a good hand."""


class BattleKnowledge(Knowledge[State, Action, BattleObservation]):
    """What a good player of The Battle knows."""

    game = BATTLE
    hopeless = 0.02
    levels = list_levels(
        replace(NEWCOMER, most=6, slack=0.3, among_more=replace(NEWCOMER, most=8, slack=0.2)),
        replace(REGULAR, most=52, slack=0.031, among_more=replace(REGULAR, most=300, slack=0.003)),
        MASTER,
    )

    def clock(self, state: State) -> int:
        return state.turn

    def count_players(self, seen: BattleObservation) -> int:
        return len(seen.players)

    def imagine(self, seen: BattleObservation, story: Story) -> Callable[[Random], State]:
        """9.2 Won piles and gifts lie face down, but everybody saw them won."""
        remembered = _remember_piles(seen, story) if story and seen.outcome is None else seen
        return lambda rng: self.game.determinise(remembered, rng)

    def evaluate(self, state: State) -> Mapping[Seat, float]:
        left, rulings = _count_enemies(state), rulings_of(state.options)
        scale = _scale(left)
        worth = {each.seat: sum(_weigh_player(state, each, rulings, left)) for each in state.players}
        best = max(worth.values())
        strength = {
            player.seat: 0.0 if player.gone else exp((worth[player.seat] - best) / scale)
            for player in state.players
        }
        whole = sum(strength.values())
        return {seat: each / whole for seat, each in strength.items()}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """What one has against what the others have on average."""
        left, rulings = _count_enemies(state), rulings_of(state.options)
        own = _weigh_player(state, state.player(seat), rulings, left)
        others = [
            _weigh_player(state, player, rulings, left)
            for player in state.players
            if player.seat != seat and not player.gone
        ]
        usual = (
            [sum(each) / len(others) for each in zip(*others, strict=True)] if others else [0.0] * len(own)
        )
        scale = _scale(left)
        return {name: (mine - theirs) / scale for name, mine, theirs in zip(TERMS, own, usual, strict=True)}

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        player, rulings = state.player(seat), rulings_of(state.options)
        return [_weigh_action(state, player, rulings, action) for action in legal]


def _count_enemies(state: State) -> int:
    return len(state.enemy_deck) + len(state.row)


def _scale(left: int) -> float:
    """Points of a lead that are one logit of winning."""
    return 4.5 if left < LAST_ENEMIES else 7.5 if left < 14 else 12.0


def _weigh_player(state: State, player: Player, rulings: Rulings, left: int) -> tuple[float, ...]:
    """The `TERMS` of what somebody has."""
    cards = state.cards
    table = sum(
        [_weigh_card(card, cards, left < LAST_ENEMIES) for party in player.parties for card in party.cards]
    )
    promise = max([_promise(party.cards, state.row, rulings) for party in player.parties], default=0.0)
    return (
        float(sum([cards.points[enemy] for enemy in player.won])),
        float(sum([cards.help_points[card] for card in player.gifts])),
        IN_HAND * len(player.hand)
        + JOKER_IN_HAND * sum([JOKER in cards.symbols[card] for card in player.hand]),
        table,
        BUILD * max(promise, 0.0),
        TO_MOVE * (player.seat == state.active),
    )


@lru_cache(maxsize=4096)
def _weigh_card(card: str, cards: CardSet, late: bool) -> float:
    """A card on the table."""
    total = ON_TABLE + SYMBOL_ON_TABLE * len(cards.symbols[card])
    if late:
        return total
    return (
        total
        + POWER_ON_TABLE.get(cards.power[card] or "", 0.0)
        + JOKER_ON_TABLE * (JOKER in cards.symbols[card])
    )


@lru_cache(maxsize=20_000)
def _promise(party: Ids, row: Ids, rulings: Rulings) -> float:
    """Points of the enemy that a party comes nearest to beating."""
    best = 0.0
    for enemy in row:
        needed = len(rulings.card_set.symbols[enemy])
        matched = max(0, needed - shortage(party, (enemy,), (), rulings))
        best = max(best, 0.8 * rulings.card_set.points[enemy] * matched / needed)
    return best - 0.1 * len(party)


def _weigh_action(state: State, player: Player, rulings: Rulings, action: Action) -> float:
    cards = state.cards
    match action:
        case Place(card=card, party=number):
            return _weigh_placing(state, player, rulings, card, number)
        case Take():
            return DRAWING[min(len(player.hand), 4)]
        case Attack(party=number):
            party = find_party(player, number)
            return 1.0 if party is None else exp(min(_net(state, player.seat, party.cards), 8.0))
        case Beat(enemies=enemies):
            return exp(min(0.8 * sum([cards.points[enemy] for enemy in enemies]), 12.0))
        case Borrow() | Confirm():
            return 1.0
        case EndTurn():
            return 1.5
        case Exchange() | MoveTom():
            return 0.05
        case Discard(card=card):
            return exp(-_loss(card, player, cards, rulings, state.row))
        case Decline():
            return 0.3
        case _:
            return 1.0


def _weigh_placing(state: State, player: Player, rulings: Rulings, card: str, number: str) -> float:
    """4.1 What a card adds to a party's promise; jokers and hobbits are kept until they strike."""
    old: Ids = ()
    if number.isdecimal():
        party = find_party(player, int(number))
        old = () if party is None else party.cards
    new = state.cards.in_order((*old, card))
    before = _promise(old, state.row, rulings) if old else 0.0
    after = _promise(new, state.row, rulings)
    strikes = any(shortage(new, (enemy,), (), rulings) == 0 for enemy in state.row)
    keeps = JOKER in state.cards.symbols[card] or card in state.cards.hobbits
    weight = (
        exp(min(after - before, 5.0)) * (3.0 if strikes else 1.0) * (0.3 if keeps and not strikes else 1.0)
    )
    return weight * (1.0 if old or not player.parties else 0.7)


def _net(state: State, seat: Seat, party: Ids) -> float:
    """What an attack brings beyond the cards it costs."""
    points = state.cards.points
    best = max([sum([points[enemy] for enemy in each]) for each in beatable(state, seat, party)] or [0])
    return best - CARD_COST * len(party)


def _loss(card: str, player: Player, cards: CardSet, rulings: Rulings, row: Ids) -> float:
    """8.6 What giving this up costs."""
    if card in cards.points:
        return float(cards.points[card])
    if card in player.hand:
        return 1.0 + len(cards.symbols[card]) * 0.7 + JOKER_IN_HAND * (JOKER in cards.symbols[card])
    party = next(each.cards for each in player.parties if card in each.cards)
    rest = tuple(each for each in party if each != card)
    kept = _promise(rest, row, rulings) if rest else 0.0
    return _weigh_card(card, cards, False) + _promise(party, row, rulings) - kept


def _remember_piles(seen: BattleObservation, story: Story) -> BattleObservation:
    won: dict[Seat, list[str]] = {player.seat: [] for player in seen.players}
    gifts: dict[Seat, list[str]] = {player.seat: [] for player in seen.players}
    for event in story:
        match event:
            case EnemiesBeaten(seat=seat, enemies=enemies):
                won[seat] += enemies
            case WonEnemyLost(seat=seat, enemy=enemy) if enemy in won[seat]:
                won[seat].remove(enemy)
            case GiftGiven(seat=seat, card=card):
                gifts[seat].append(card)
            case _:
                pass
    players = tuple(_with_piles(each, won[each.seat], gifts[each.seat], seen.cards) for each in seen.players)
    return replace(seen, players=players)


def _with_piles(player: PlayerSeen, won: list[str], gifts: list[str], cards: CardSet) -> PlayerSeen:
    """What was told fills what lies face down, where it accounts for all of it."""
    if player.won is None and len(won) == player.won_size:
        player = replace(player, won=cards.in_order(tuple(won)))
    if player.gifts is None and len(gifts) == player.gifts_size:
        player = replace(player, gifts=cards.in_order(tuple(gifts)))
    return player


AGENT = Agent(BattleKnowledge())
