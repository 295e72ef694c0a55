"""1.7 Parties: cards coming and going. An empty party ceases to exist."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Seat
from cogs.battle.state import Ids, Party, Player, State, evolve_player


def party_of(player: Player, card: str) -> Party | None:
    """The party a card lies in."""
    return next((party for party in player.parties if card in party.cards), None)


def find_party(player: Player, number: int) -> Party | None:
    """The party of this number."""
    for party in player.parties:
        if party.number == number:
            return party
    return None


def free_number(player: Player) -> int:
    """The lowest number no party of the player has."""
    taken = {party.number for party in player.parties}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def add_card(player: Player, card: str, number: int) -> Player:
    """A card laid to the party of this number, which is begun if there is none."""
    if find_party(player, number) is None:
        parties = (*player.parties, Party(number, (card,)))
        return evolve_player(player, parties=tuple(sorted(parties, key=lambda party: party.number)))
    parties = tuple(
        [Party(number, (*party.cards, card)) if party.number == number else party for party in player.parties]
    )
    return evolve_player(player, parties=parties)


def remove_cards(player: Player, cards: Sequence[str]) -> Player:
    """Cards taken out of the parties."""
    rest = [Party(each.number, tuple([c for c in each.cards if c not in cards])) for each in player.parties]
    return evolve_player(player, parties=tuple([party for party in rest if party.cards]))


def table(player: Player) -> Ids:
    """All cards in the parties of a player."""
    return tuple([card for party in player.parties for card in party.cards])


def others(state: State, seat: Seat) -> Ids:
    """All cards in parties of other players, in the order of the component lists."""
    parties = [party for player in state.players if player.seat != seat for party in player.parties]
    return state.cards.in_order(tuple([card for party in parties for card in party.cards]))


def owner(state: State, card: str) -> Player | None:
    """The player in whose parties a card lies."""
    return next((player for player in state.players if card in table(player)), None)


def with_power(state: State, cards: Sequence[str], power: str) -> Ids:
    """The cards with a power."""
    return tuple(card for card in cards if state.cards.power[card] == power)
