"""Observation to a state the observer cannot tell from the truth: unseen cards are dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.engine import Seat
from cogs.battle.components import CardSet
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.rules.counterattack import ObeyOrder, candidates, must_choose
from cogs.battle.state import Assault, Ids, Player, State


def determinise(seen: BattleObservation, rng: Random) -> State:
    """9.2 Other hands and the Ring deck are one pool; so are other won piles and the enemy deck."""
    cards = seen.options.card_set
    companions = _Pool(_unseen(cards.companions, seen), cards, rng)
    enemies = _Pool(_unseen(cards.enemies, seen), cards, rng)
    gifts = {each.seat: _gifts(each, companions) for each in seen.players}
    players = [
        Player(
            seat=each.seat,
            hand=companions.take(each.hand_size) if each.hand is None else each.hand,
            parties=each.parties,
            won=enemies.take(each.won_size) if each.won is None else each.won,
            gifts=gifts[each.seat],
            gone=each.gone,
        )
        for each in seen.players
    ]
    mordor = Counter(cards.mordor) - Counter((*seen.track, *seen.ring_discard, *seen.removed))
    return State(
        options=seen.options,
        players=tuple(_choose_discard(seen, player, rng) for player in players),
        enemy_deck=enemies.rest(),
        row=seen.row,
        enemy_discard=seen.enemy_discard,
        ring_deck=cards.in_order((*companions.rest(), *mordor.elements())),
        ring_discard=seen.ring_discard,
        track=seen.track,
        removed=seen.removed,
        active=seen.active,
        start=seen.start,
        turn=seen.turn,
        placed=seen.placed,
        moves=seen.moves,
        quiet=seen.quiet,
        passes=seen.passes,
        assault=_assault(seen),
        agenda=seen.procedure,
        outcome=seen.outcome,
    )


class _Pool:
    """Cards the observer has not located, in random order."""

    def __init__(self, cards: Sequence[str], card_set: CardSet, rng: Random) -> None:
        self._set = card_set
        self._cards = rng.sample(list(cards), len(cards))

    def take(self, number: int) -> Ids:
        taken, self._cards = self._cards[:number], self._cards[number:]
        return self._set.in_order(tuple(taken))

    def take_helpers(self, number: int) -> Ids:
        """12.2, 12.3 Only hobbits and Gandalf are ever given away."""
        taken = [card for card in self._cards if self._set.help_points[card]][:number]
        self._cards = [card for card in self._cards if card not in taken]
        return self._set.in_order(tuple(taken))

    def rest(self) -> Ids:
        return self._set.in_order(tuple(self._cards))


def _unseen(cards: Ids, seen: BattleObservation) -> list[str]:
    located = {*seen.row, *seen.enemy_discard, *seen.ring_discard}
    for player in seen.players:
        located.update(*(party.cards for party in player.parties))
        located.update(player.hand or (), player.won or (), player.gifts or ())
    return [card for card in cards if card not in located]


def _gifts(player: PlayerSeen, companions: _Pool) -> Ids:
    return companions.take_helpers(player.gifts_size) if player.gifts is None else player.gifts


def _choose_discard(seen: BattleObservation, player: Player, rng: Random) -> Player:
    """8.5 What a seat that is no longer waited for has chosen to give up."""
    top = seen.procedure[-1] if seen.procedure else None
    waiting: set[Seat] = {decision.seat for decision in seen.waiting}
    if not isinstance(top, ObeyOrder) or player.seat in waiting:
        return player
    if not must_choose(player, top.order, seen.options):
        return player
    if player.seat == seen.viewer:
        return _with_choice(player, seen.own_choice)
    able = candidates(player, top.order, seen.options)
    return _with_choice(player, rng.choice(able) if able else "")


def _with_choice(player: Player, choice: str | None) -> Player:
    return Player(
        player.seat, player.hand, player.parties, player.won, player.gifts, choice=choice, gone=player.gone
    )


def _assault(seen: BattleObservation) -> Assault | None:
    if seen.assault is None:
        return None
    loans = tuple((hobbit, card) for hobbit, card, _ in seen.assault.borrowed)
    return Assault(seen.assault.party, seen.assault.enemies, loans)
