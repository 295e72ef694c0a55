"""How the house plays The Battle for Middle-earth: what sensible players do, and who is likely to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
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
from cogs.battle.worths import EARLY, TERMS, find_worths, promise, weigh_card, weigh_player

CARD_COST = 1.3
"""What a card spent in an attack must bring."""
DRAWING: Sequence[float] = (30.0, 10.0, 5.0, 2.5, 0.8)
"""How much one wants a card, by the size of the hand: three to five in hand are a good hand."""


class BattleKnowledge(Knowledge[State, Action, BattleObservation]):
    """What a good player of The Battle knows."""

    game = BATTLE
    hopeless = 0.02
    edition_among_more = 2
    levels = list_levels(
        replace(NEWCOMER, most=6, slack=0.3, among_more=replace(NEWCOMER, most=6, slack=0.25)),
        replace(REGULAR, most=52, slack=0.031, among_more=replace(REGULAR, most=56, slack=0.0)),
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
        worths = find_worths(state)
        worth = {each.seat: sum(weigh_player(state, each, worths)) for each in state.players}
        best = max(worth.values())
        strength = {
            player.seat: 0.0 if player.gone else exp((worth[player.seat] - best) / worths.logit)
            for player in state.players
        }
        whole = sum(strength.values())
        return {seat: each / whole for seat, each in strength.items()}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """What one has against what the others have on average."""
        worths = find_worths(state)
        own = weigh_player(state, state.player(seat), worths)
        others = [
            weigh_player(state, player, worths)
            for player in state.players
            if player.seat != seat and not player.gone
        ]
        usual = (
            [sum(each) / len(others) for each in zip(*others, strict=True)] if others else [0.0] * len(own)
        )
        return {
            name: (mine - theirs) / worths.logit for name, mine, theirs in zip(TERMS, own, usual, strict=True)
        }

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        player, rulings = state.player(seat), rulings_of(state.options)
        return [_weigh_action(state, player, rulings, action) for action in legal]


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
    before = promise(old, state.row, rulings) if old else 0.0
    after = promise(new, state.row, rulings)
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
        return 1.0 + len(cards.symbols[card]) * 0.7 + EARLY.joker_in_hand * (JOKER in cards.symbols[card])
    party = next(each.cards for each in player.parties if card in each.cards)
    rest = tuple(each for each in party if each != card)
    kept = promise(rest, row, rulings) if rest else 0.0
    return weigh_card(card, cards, EARLY) + promise(party, row, rulings) - kept


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
