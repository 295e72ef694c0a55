"""Scenes of the pictures, built field by field from an observation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Catalogue, Language
from cogs.battle.components import MORDOR_TRIGGER, RULEBOOK, CardSet
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.words.phrases import PHRASES, party_letter

FOLDER = Path(__file__).parent.parent
EMBLEMS = FOLDER.parents[1] / "assets" / "emblems" / "battle"
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


@dataclass(frozen=True, slots=True)
class Companion:
    """The face of a companion's card."""

    emblem: str  # its drawing
    name: str
    symbols: tuple[str, ...]
    power: str = ""
    text: str = ""  # what its power does


@dataclass(frozen=True, slots=True)
class Enemy:
    """The face of an enemy's card."""

    emblem: str  # its drawing
    name: str
    symbols: tuple[str, ...]
    points: int
    captain: bool


Faces = tuple[tuple[str, Companion | Enemy], ...]
"""What the cards of a picture show, by their ids."""


@lru_cache(maxsize=512)
def companion(cards: CardSet, card: str, language: Language) -> Companion:
    """Return the face of a companion's card."""
    power = cards.power[card] or ""
    least = RULEBOOK.abilities["joker_big_enemy"].min_enemy_symbols
    text = catalogue()[language](f"board-power-{power.replace('_', '-')}", least=least) if power else ""
    kind, symbols = cards.kind[card], cards.symbols[card]
    name, emblem = PHRASES[language].of(cards).label(card), _emblem(kind, f"symbol_{symbols[0]}")
    return Companion(emblem, name, symbols, power, text)


@lru_cache(maxsize=256)
def enemy(cards: CardSet, card: str, language: Language) -> Enemy:
    """Return the face of an enemy's card."""
    kind, captain = cards.kind[card], card in cards.captains
    name = PHRASES[language].of(cards).label(card)
    points, symbols = cards.points[card], cards.symbols[card]
    return Enemy(_emblem(kind, "eye"), name, symbols, points, captain)


def _emblem(card: str, otherwise: str) -> str:
    """The drawing of a card, or what stands for one that has none: only ours have."""
    return card if (EMBLEMS / f"{card}.svg").is_file() else otherwise


def _faces(cards: CardSet, shown: Iterable[str], language: Language) -> Faces:
    return tuple(
        (card, companion(cards, card, language) if card in cards.power else enemy(cards, card, language))
        for card in dict.fromkeys(shown)
    )


@dataclass(frozen=True, slots=True)
class PartyShown:
    """A party face up. attacks: it is chosen for the attack; lent: cards whose symbols are borrowed."""

    letter: str
    cards: tuple[str, ...]
    attacks: bool
    lent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mat:
    """The mat before one player."""

    seat: Seat
    parties: tuple[PartyShown, ...]
    hand: int
    won: int
    gifts: int
    points: int | None  # where they are open
    turn: bool  # it is its turn
    acts: bool  # a decision is open to it
    gone: bool
    wins: bool
    trophies: tuple[str, ...] = ()  # the enemies won, laid out when the game is over


@dataclass(frozen=True, slots=True)
class Attack:
    """The attack being prepared: what the party has, what the enemies need, and what of it is missing."""

    seat: Seat
    letter: str
    has: tuple[str, ...]
    needs: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableScene(SeatedScene):
    """The whole table, the same for everybody. wide: as it is shown to who wants to see it bigger."""

    language: Language
    wide: bool
    mats: tuple[Mat, ...]
    row: tuple[str | None, ...]  # the enemies on positions 1 to 3
    chosen: tuple[str, ...]  # those under attack
    track: tuple[str, ...]  # the orders from position 1, the newest first
    ring_deck: int
    enemy_deck: int
    striking: bool  # a counterattack is going on
    attack: Attack | None
    turn: int
    active: Seat
    over: bool
    missing: int  # Mordor cards until the next counterattack
    faces: Faces


@dataclass(frozen=True, slots=True)
class HandScene:
    """A player's own hand, parties and won pile, and the enemies they may beat."""

    language: Language
    seat: Seat
    row: tuple[str | None, ...]  # the enemies on positions 1 to 3
    chosen: tuple[str, ...]  # those under attack
    hand: tuple[str, ...]
    parties: tuple[PartyShown, ...]
    gifts: tuple[str, ...]
    lit: tuple[str, ...]  # what is chosen to be given up
    coins: tuple[int, ...]  # the points of each enemy won
    points: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class SheetScene:
    """All companions or all enemies of a table side by side: what a card file looks like."""

    language: Language
    kind: str
    cards: tuple[str, ...]
    faces: Faces


def sheet_scene(cards: CardSet, kind: str, language: Language) -> SheetScene:
    """The scene of all `companions` or all `enemies`, also of a card file nobody plays with yet."""
    shown = cards.companions if kind == "companions" else cards.enemies
    return SheetScene(language, kind, shown, _faces(cards, shown, language))


def table_scene(seen: BattleObservation, language: Language, *, wide: bool = False) -> TableScene:
    """The scene of the table, upright or wide."""
    assault = seen.assault
    mats = tuple(_mat(seen, player) for player in seen.players)
    lying = [card for mat in mats for card in (*_in_parties(mat.parties), *mat.trophies)]
    return TableScene(
        language=language,
        wide=wide,
        mats=mats,
        row=_row(seen),
        chosen=(assault.enemies or ()) if assault is not None else (),
        track=tuple(seen.cards.order[card] for card in seen.track),
        ring_deck=seen.ring_deck,
        enemy_deck=seen.enemy_deck,
        striking=seen.stage == "counterattack",
        attack=_attack(seen),
        turn=seen.turn,
        active=seen.active,
        over=seen.outcome is not None,
        missing=MORDOR_TRIGGER - len(seen.track),
        faces=_faces(seen.cards, (*seen.row, *lying), language),
    )


def _row(seen: BattleObservation) -> tuple[str | None, ...]:
    return tuple(seen.enemy_at(position) for position in (1, 2, 3))


def _mat(seen: BattleObservation, player: PlayerSeen) -> Mat:
    open_points = seen.outcome is not None or seen.options.show_won
    winners = seen.outcome.winners if seen.outcome is not None else ()
    trophies = tuple(sorted(player.won or (), key=lambda enemy: -seen.cards.points[enemy]))
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
        trophies=trophies if seen.outcome is not None else (),
    )


def _in_parties(parties: Iterable[PartyShown]) -> tuple[str, ...]:
    return tuple(card for party in parties for card in party.cards)


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


def _attack(seen: BattleObservation) -> Attack | None:
    assault = seen.assault
    if assault is None:
        return None
    return Attack(seen.active, party_letter(assault.party), assault.pool, assault.demand, assault.missing)


def hand_scene(seen: BattleObservation, language: Language) -> HandScene:
    """The scene of a player's own cards. Raises ValueError for a spectator."""
    own = seen.own
    if own is None:
        raise ValueError("a spectator has no hand")
    parties = _parties(seen, own)
    return HandScene(
        language=language,
        seat=own.seat,
        row=_row(seen),
        chosen=(seen.assault.enemies or ()) if seen.assault is not None else (),
        hand=own.hand or (),
        parties=parties,
        gifts=own.gifts or (),
        lit=(seen.own_choice,) if seen.own_choice else (),
        coins=tuple(sorted(seen.cards.points[enemy] for enemy in own.won or ())),
        points=own.points or 0,
        faces=_faces(seen.cards, (*seen.row, *(own.hand or ()), *_in_parties(parties)), language),
    )
