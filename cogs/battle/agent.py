"""Knowledge of the computer player: evaluation, prior, play-out policy, openings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from random import Random

from bot.agents import Agent, Knowledge, Story
from bot.agents.knowledge import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Chronicle, Seat
from bot.text import Translator
from cogs.battle import actions
from cogs.battle import events as told
from cogs.battle.components import JOKER, CardSet
from cogs.battle.events import EnemiesBeaten, GiftGiven, WonEnemyLost
from cogs.battle.game import BATTLE
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.rules.attack import beatable
from cogs.battle.rules.combat import Rulings, find_party, rulings_of, shortage
from cogs.battle.state import Ids, Player, State

# What cards and points are worth in The Battle, in points of the final margin, and how surely a lead wins.
#
# Fitted for two to 4 100 positions of tuned players, for three and four to 60 600 standings of players in
# 220 games of the house among four (40 play-outs a decision), drawn back towards what is known of two.
# `python -m tests.ladder.tune_table` plays such games and says by how much each term should be heavier now.

TERMS = ("won", "gifts", "hand", "table", "promise", "turn")
"""What a position is made of, as players call it."""


@dataclass(frozen=True, slots=True, eq=False)
class Worths:
    """The worths of one stage of the game."""

    point: float  # a point won
    gift: float  # a point of a gift, which may yet be lost
    in_hand: float
    joker_in_hand: float
    on_table: float
    symbol_on_table: float
    joker_on_table: float
    powers_on_table: Mapping[str, float]
    build: float  # the share of the best party's promise that comes true
    turn: tuple[float, ...]  # moving now, next, and so on
    logit: float  # points of a lead that are one logit of winning


def _powers(*worths: float) -> Mapping[str, float]:
    return dict(zip(("borrow", "survives_attack", "double", "exchange"), worths, strict=True))


EARLY = Worths(1.0, 1.0, 1.2, 1.3, -1.5, 1.6, 1.7, _powers(2.7, 2.2, 1.1, 1.3), 0.56, (1.1,), 12.0)
MIDDLE = replace(EARLY, logit=7.5)
LATE = replace(EARLY, joker_on_table=0.0, powers_on_table={}, logit=4.5)
"""Among two. Powers are worth nothing any more when the end is near."""
# fmt: off
EARLY_AMONG_MORE = Worths(
    0.64, 0.4, 1.22, 0.0, -0.14, 1.18, 0.98, _powers(2.32, 2.59, 1.03, 1.05), 0.11, (0.82, 0.54, 0.24), 4.4)
MIDDLE_AMONG_MORE = Worths(
    0.95, 0.84, 1.31, 1.75, -0.85, 1.18, 2.29, _powers(3.28, 2.14, 1.16, 0.62), 0.45, (1.05, 0.65, 0.27), 3.7)
LATE_AMONG_MORE = Worths(
    0.98, 0.78, 0.56, 1.29, -0.73, 0.5, 0.72, _powers(0.68, 0.51, 0.13, 0.25), 0.46, (0.79, 0.48, 0.23), 2.3)
# fmt: on
MANY_ENEMIES, FEW_ENEMIES = 14, 6
"""Enemies left from which the game is at its beginning, and below which its end is near."""


def find_worths(state: State) -> Worths:
    """Find what things are worth by how many play and how many enemies are left."""
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
    seats = [participant.seat for participant in state.players]
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


# How the house plays The Battle for Middle-earth: what sensible players do, and who is likely to win.

CARD_COST = 1.3
"""What a card spent in an attack must bring."""
DRAWING: Sequence[float] = (30.0, 10.0, 5.0, 2.5, 0.8)
"""How much one wants a card, by the size of the hand: three to five in hand are a good hand."""


class BattleKnowledge(Knowledge[State, Action, BattleObservation]):
    """The knowledge of a good player of The Battle."""

    game = BATTLE
    hopeless = 0.03
    edition = 2
    edition_among_more = 3
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
        worth = {
            participant.seat: sum(weigh_player(state, participant, worths)) for participant in state.players
        }
        best = max(worth.values())
        strength = {
            player.seat: 0.0 if player.gone else exp((worth[player.seat] - best) / worths.logit)
            for player in state.players
        }
        whole = sum(strength.values())
        return {seat: part / whole for seat, part in strength.items()}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Compare what a seat has with what the others have on average."""
        worths = find_worths(state)
        own = weigh_player(state, state.player(seat), worths)
        others = [
            weigh_player(state, player, worths)
            for player in state.players
            if player.seat != seat and not player.gone
        ]
        usual = (
            [sum(column) / len(others) for column in zip(*others, strict=True)]
            if others
            else [0.0] * len(own)
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
        case actions.Place(card=card, party=number):
            return _weigh_placing(state, player, rulings, card, number)
        case actions.Take():
            return DRAWING[min(len(player.hand), 4)]
        case actions.Attack(party=number):
            party = find_party(player, number)
            return 1.0 if party is None else exp(min(_net(state, player.seat, party.cards), 8.0))
        case actions.Beat(enemies=enemies):
            return exp(min(0.8 * sum([cards.points[enemy] for enemy in enemies]), 12.0))
        case actions.Borrow() | actions.Confirm():
            return 1.0
        case actions.EndTurn():
            return 1.5
        case actions.Exchange() | actions.MoveTom():
            return 0.05
        case actions.Discard(card=card):
            return exp(-_loss(card, player, cards, rulings, state.row))
        case actions.Decline():
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
    weight = exp(min(after - before, 5.0)) * (3.0 if strikes else 0.3 if keeps else 1.0)
    return weight * (1.0 if old or not player.parties else 0.7)


def _net(state: State, seat: Seat, party: Ids) -> float:
    """Work out what an attack brings beyond the cards it costs."""
    points = state.cards.points
    best = max([sum([points[enemy] for enemy in enemies]) for enemies in beatable(state, seat, party)] or [0])
    return best - CARD_COST * len(party)


def _loss(card: str, player: Player, cards: CardSet, rulings: Rulings, row: Ids) -> float:
    """8.6 What giving this up costs."""
    if card in cards.points:
        return float(cards.points[card])
    if card in player.hand:
        return 1.0 + len(cards.symbols[card]) * 0.7 + EARLY.joker_in_hand * (JOKER in cards.symbols[card])
    party = next(own_party.cards for own_party in player.parties if card in own_party.cards)
    rest = tuple(other_card for other_card in party if other_card != card)
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
    players = tuple(
        _with_piles(player, won[player.seat], gifts[player.seat], seen.cards) for player in seen.players
    )
    return replace(seen, players=players)


def _with_piles(player: PlayerSeen, won: list[str], gifts: list[str], cards: CardSet) -> PlayerSeen:
    """Fill what lies face down with what was told, where that accounts for all of it."""
    if player.won is None and len(won) == player.won_size:
        player = replace(player, won=cards.in_order(tuple(won)))
    if player.gifts is None and len(gifts) == player.gifts_size:
        player = replace(player, gifts=cards.in_order(tuple(gifts)))
    return player


AGENT = Agent(BattleKnowledge())


# How somebody began a Battle for Middle-earth: with which companion.


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """The first companion somebody placed."""
    placed = (event for event in game.events if isinstance(event, told.CompanionPlaced))
    return next((event.card for event in placed if event.seat == seat), None)


def say_opening(translator: Translator, opening: str) -> str:
    """Tell who came first."""
    return translator("opening-companion", companion=translator(f"companion-{opening}"))


def find_cards(game: Chronicle, seat: Seat) -> Iterator[str]:
    """The companions somebody has placed."""
    return (event.card for event in game.find(told.CompanionPlaced) if event.seat == seat)


def say_card(translator: Translator, card: str) -> str:
    """Tell who it is."""
    return translator(f"companion-{card}")
