"""Scenes of The Confrontation's pictures, built field by field from an observation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.draw.board import SeatedScene
from bot.text import Catalogue, Language, Translator
from cogs.confrontation.components import (
    CARDS,
    DARK,
    FIGURES,
    GUARD_STRENGTH,
    LIGHT,
    PRINTED_NAMES,
    SIDE_OF,
    SIDES,
    SPECIALS,
    STRENGTH,
    TEXTS,
    VALUE,
)

if TYPE_CHECKING:
    from bot.engine import Seat
    from cogs.confrontation.observation import Battle, ConfrontationObservation

FOLDER = Path(__file__).parent.parent


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """The strings that stand in pictures."""
    return Catalogue(FOLDER / "strings" / "board")


def translator(language: Language) -> Translator:
    """The picture strings in one language."""
    return catalogue()[language]


def figures_of(side: Seat) -> tuple[str, ...]:
    """The ids of one side's figures, in the order of the component list."""
    return FIGURES[side == DARK]


def cards_of(side: Seat) -> tuple[str, ...]:
    """The ids of one side's cards, numbers first."""
    return CARDS[side == DARK]


def strength(figure: str, with_frodo: bool = False) -> int:
    """The printed strength of a figure; Sam's other one beside Frodo."""
    return GUARD_STRENGTH if with_frodo else STRENGTH[figure]


def side_of(figure: str) -> Seat:
    """The side a figure belongs to."""
    return SIDES[SIDE_OF[figure]]


def card_side(card: str) -> Seat:
    """The side a card belongs to."""
    return LIGHT if card in (*CARDS[0], *SPECIALS[0]) else DARK


def card_number(card: str) -> str:
    """The number on a card; empty for a text card."""
    return str(VALUE[card]) if card in VALUE and card not in TEXTS else ""


def name_of(thing: str, language: Language) -> str:
    """The printed name of a region, figure or card."""
    return PRINTED_NAMES[thing][language]


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the map; figure None shows its back. shown: lit, as it is face up or must move on.

    noted: which one it is, where that has been seen and it has not been rearranged since. believed: what the
    viewer has noted it may be.
    """

    side: Seat
    region: str
    figure: str | None
    shown: bool
    noted: str | None = None
    believed: tuple[str, ...] = ()


_standing = lru_cache(maxsize=4096)(Standing)
"""The same few figures stand in the same few places again and again."""


@dataclass(frozen=True, slots=True)
class Camp:
    """The things before one side. ready: done setting up; acts: a decision is open to it."""

    side: Seat
    used: tuple[str, ...]
    fallen: tuple[str, ...]
    specials: tuple[str, ...]
    ready: bool
    acts: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A card before a fighter: nothing, its back, or its face. own: face down, but known to the viewer."""

    card: str | None
    down: bool
    own: bool


@dataclass(frozen=True, slots=True)
class Duel:
    """A battle: the fighters by side (None: not yet revealed) and what they have laid."""

    region: str
    attacker: Seat
    light: str | None
    dark: str | None
    light_laid: Laid
    dark_laid: Laid
    frodo_shown: bool


@dataclass(frozen=True, slots=True)
class TableScene(SeatedScene):
    """The map with all that lies around it. turned: Dark's home is at the bottom."""

    language: Language
    turned: bool
    setting_up: bool
    over: bool
    winner: Seat | None
    turn: Seat
    number: int
    standing: tuple[Standing, ...]
    tray: tuple[str, ...]
    tray_side: Seat | None
    light: Camp
    dark: Camp
    duel: Duel | None
    passage: tuple[Seat, str, str] | None
    looked: str | None

    def camp(self, side: Seat) -> Camp:
        """Return what lies before one side."""
        return self.light if side == LIGHT else self.dark


@dataclass(frozen=True, slots=True)
class HandScene:
    """One side's cards and figures. places: figure and region, or `fallen` or `tray`."""

    language: Language
    side: Seat
    used: tuple[str, ...]
    laid: str | None
    specials: tuple[str, ...]
    places: tuple[tuple[str, str], ...]


def of_side(pairs: tuple[tuple[Seat, tuple[str, ...]], ...], side: Seat) -> tuple[str, ...]:
    """One side's entry of a public list."""
    return dict(pairs).get(side, ())


def table_scene(seen: ConfrontationObservation, language: Language) -> TableScene:
    """The scene of the table for a viewer."""
    setting_up = seen.stage == "setup"
    playing = not setting_up and seen.outcome is None
    own = seen.viewer if setting_up and seen.viewer in SIDES else None
    winners = seen.outcome.winners if seen.outcome is not None else ()
    return TableScene(
        language=language,
        turned=seen.viewer == DARK,
        setting_up=setting_up,
        over=seen.outcome is not None,
        winner=winners[0] if len(winners) == 1 else None,
        turn=seen.turn,
        number=seen.number,
        standing=tuple(
            _standing(
                piece.side,
                piece.region,
                piece.figure,
                (piece.shown and playing) or (seen.riding is not None and piece.figure == seen.riding),
                piece.noted if piece.figure is None else None,
                piece.believed,
            )
            for piece in seen.pieces
        ),
        tray=seen.unplaced if own else (),
        tray_side=own,
        light=_camp(seen, LIGHT),
        dark=_camp(seen, DARK),
        duel=_duel(seen.battle, seen.viewer) if seen.battle is not None else None,
        passage=(seen.passage.side, seen.passage.origin, seen.passage.region) if seen.passage else None,
        looked=seen.looked,
    )


def _camp(seen: ConfrontationObservation, side: Seat) -> Camp:
    acting = {decision.seat for decision in seen.waiting}
    return Camp(
        side=side,
        used=of_side(seen.used, side),
        fallen=of_side(seen.defeated, side),
        specials=of_side(seen.specials, side),
        ready=side in seen.ready,
        acts=seen.outcome is None and (side in acting if seen.waiting else side == seen.turn),
    )


def _duel(battle: Battle, viewer: Seat | None) -> Duel:
    def lay(side: Seat, card: str | None) -> Laid:
        if card is not None:
            return Laid(card, down=False, own=False)
        if side not in battle.chosen:
            return Laid(None, down=False, own=False)
        known = battle.own_card if side == viewer else None
        return Laid(known, down=True, own=known is not None)

    return Duel(
        region=battle.region,
        attacker=battle.attacker,
        light=battle.light,
        dark=battle.dark,
        light_laid=lay(LIGHT, battle.light_card),
        dark_laid=lay(DARK, battle.dark_card),
        frodo_shown=battle.frodo_shown,
    )


def hand_scene(seen: ConfrontationObservation, language: Language) -> HandScene:
    """The scene of a player's own cards and figures. Raises ValueError for a spectator."""
    side = seen.viewer
    if side not in SIDES:
        raise ValueError("a spectator has no hand")
    fallen = set(of_side(seen.defeated, side))
    at = {piece.figure: piece.region for piece in seen.pieces if piece.side == side}
    return HandScene(
        language=language,
        side=side,
        used=of_side(seen.used, side),
        laid=seen.battle.own_card if seen.battle is not None else None,
        specials=of_side(seen.specials, side),
        places=tuple(
            (figure, "fallen" if figure in fallen else at.get(figure, "tray")) for figure in figures_of(side)
        ),
    )
