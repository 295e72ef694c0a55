"""What the pictures show: scenes built field by field from an observation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.engine import Seat
from bot.text import Catalogue, Language, Translator
from cogs.battle.components import CAPTAINS, KIND, MORDOR_TRIGGER, ORDER, POINTS, POWER, PRINTED, SYMBOLS
from cogs.battle.observation import AssaultSeen, BattleObservation, PlayerSeen
from cogs.battle.words.phrases import PHRASES, party_letter

FOLDER = Path(__file__).parent.parent
ORDER_MARKS = {
    "discard_from_party": "order_party",
    "discard_from_hand": "order_hand",
    "discard_won_enemy": "order_enemy",
}
"""The emblem of each order."""


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """The strings that stand in pictures."""
    return Catalogue(FOLDER / "strings" / "board")


def translator(language: Language) -> Translator:
    """The picture strings in one language."""
    return catalogue()[language]


@dataclass(frozen=True, slots=True)
class Companion:
    """What a companion's card shows. power: its key, or empty; text: what it does, where it is read."""

    id: str
    name: str
    symbols: tuple[str, ...]
    power: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Enemy:
    """What an enemy's card shows."""

    id: str
    name: str
    symbols: tuple[str, ...]
    points: int
    captain: bool


@lru_cache(maxsize=256)
def companion(card: str, language: Language, read: bool = False) -> Companion:
    """What a companion's card shows. read: with the text of its power."""
    power = (POWER[card] or "").replace("_", "-")
    least = PRINTED.abilities["joker_big_enemy"].min_enemy_symbols
    text = translator(language)(f"board-power-{power}", least=least) if power and read else ""
    name = PHRASES[language].label(card)
    return Companion(KIND[card], name, SYMBOLS[card], power.replace("-", "_"), text)


@lru_cache(maxsize=64)
def enemy(card: str, language: Language) -> Enemy:
    """What an enemy's card shows."""
    name = PHRASES[language].label(card)
    return Enemy(KIND[card], name, SYMBOLS[card], POINTS[card], card in CAPTAINS)


@dataclass(frozen=True, slots=True)
class PartyShown:
    """A party face up. attacks: it is chosen for the attack; lent: cards whose symbols are borrowed."""

    letter: str
    cards: tuple[str, ...]
    attacks: bool
    lent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mat:
    """What lies before one player. acts: a decision is open to it; turn: it is its turn; points: if open.

    trophies: the enemies won, laid out when the game is over.
    """

    seat: Seat
    parties: tuple[PartyShown, ...]
    hand: int
    won: int
    gifts: int
    points: int | None
    turn: bool
    acts: bool
    gone: bool
    wins: bool
    trophies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Attack:
    """The attack being prepared: what the party has, what the enemies need, and what of it is missing."""

    seat: Seat
    letter: str
    has: tuple[str, ...]
    needs: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableScene:
    """The whole table, the same for everybody.

    row: the enemies on positions 1 to 3, None for an empty one; chosen: those under attack. track: the orders
    from position 1, the newest first. striking: a counterattack is going on.
    """

    language: Language
    mats: tuple[Mat, ...]
    row: tuple[str | None, ...]
    chosen: tuple[str, ...]
    track: tuple[str, ...]
    ring_deck: int
    enemy_deck: int
    striking: bool
    attack: Attack | None
    turn: int
    active: Seat
    over: bool
    missing: int


@dataclass(frozen=True, slots=True)
class HandScene:
    """A player's own hand, parties and won pile. lit: what is chosen to be given up."""

    language: Language
    seat: Seat
    hand: tuple[str, ...]
    parties: tuple[PartyShown, ...]
    won: tuple[str, ...]
    gifts: tuple[str, ...]
    points: int
    lit: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MatScene:
    """One player's parties alone, the same for everybody."""

    language: Language
    seat: Seat
    parties: tuple[PartyShown, ...]


def mat_scene(seen: BattleObservation, seat: Seat, language: Language) -> MatScene:
    """The scene of one player's parties. Raises KeyError for a seat that is not taken."""
    players = {player.seat: player for player in seen.players}
    return MatScene(language, seat, _parties(seen, players[seat]))


def table_scene(seen: BattleObservation, language: Language) -> TableScene:
    """The scene of the table."""
    assault = seen.assault
    return TableScene(
        language=language,
        mats=tuple(_mat(seen, player) for player in seen.players),
        row=tuple(seen.enemy_at(position) for position in (1, 2, 3)),
        chosen=(assault.enemies or ()) if assault is not None else (),
        track=tuple(ORDER[card] for card in seen.track),
        ring_deck=seen.ring_deck,
        enemy_deck=seen.enemy_deck,
        striking=seen.stage == "counterattack",
        attack=_attack(seen.active, assault) if assault is not None else None,
        turn=seen.turn,
        active=seen.active,
        over=seen.outcome is not None,
        missing=MORDOR_TRIGGER - len(seen.track),
    )


def _mat(seen: BattleObservation, player: PlayerSeen) -> Mat:
    open_points = seen.outcome is not None or seen.options.show_won
    winners = seen.outcome.winners if seen.outcome is not None else ()
    return Mat(
        seat=player.seat,
        parties=_parties(seen, player),
        hand=player.hand_size,
        won=player.won_size,
        gifts=player.gifts_size,
        points=player.points if open_points else None,
        turn=player.seat == seen.active and seen.outcome is None,
        acts=any(decision.seat == player.seat for decision in seen.waiting),
        gone=player.gone,
        wins=player.seat in winners,
        trophies=(player.won or ()) if seen.outcome is not None else (),
    )


def _parties(seen: BattleObservation, player: PlayerSeen) -> tuple[PartyShown, ...]:
    assault = seen.assault
    borrowed = tuple(card for _, card, _ in assault.borrowed) if assault is not None else ()
    attacking = assault.party if assault is not None and player.seat == seen.active else None
    return tuple(
        PartyShown(
            letter=party_letter(party.number),
            cards=party.cards,
            attacks=party.number == attacking,
            lent=tuple(card for card in party.cards if card in borrowed),
        )
        for party in player.parties
    )


def _attack(seat: Seat, assault: AssaultSeen) -> Attack:
    return Attack(seat, party_letter(assault.party), assault.pool, assault.demand, assault.missing)


def hand_scene(seen: BattleObservation, language: Language) -> HandScene:
    """The scene of a player's own cards. Raises ValueError for a spectator."""
    own = own_player(seen)
    if own is None:
        raise ValueError("a spectator has no hand")
    return HandScene(
        language=language,
        seat=own.seat,
        hand=own.hand or (),
        parties=_parties(seen, own),
        won=own.won or (),
        gifts=own.gifts or (),
        points=own.points or 0,
        lit=(seen.own_choice,) if seen.own_choice else (),
    )


def own_player(seen: BattleObservation) -> PlayerSeen | None:
    """The viewer among the players."""
    return next((player for player in seen.players if player.seat == seen.viewer), None)
