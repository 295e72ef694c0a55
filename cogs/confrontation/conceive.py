"""What a player might think of doing, legal or not: asked why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Action
from cogs.confrontation import actions
from cogs.confrontation.components import (
    BACKWARD,
    CARDS,
    FORWARD,
    NUMBER,
    REGIONS,
    SIDES,
    SIDEWAYS,
    START_SLOTS,
)
from cogs.confrontation.observation import ConfrontationObservation, Piece


def conceive(seen: ConfrontationObservation) -> Iterator[Action]:
    """4.2 Figures go next door; 6.8, 6.9 cards of the own side; 3.1 figures go where figures begin."""
    assert seen.viewer is not None
    cards = CARDS[SIDES.index(seen.viewer)]
    for decision in seen.waiting:
        if decision.seat != seen.viewer:
            continue
        if decision.kind == "setup":
            yield from (actions.Place(figure, region) for figure in seen.unplaced for region in _homes(seen))
        elif decision.kind == "move":
            yield from _moves(seen)
        elif decision.kind == "cards":
            yield from map(actions.PlayCard, cards)
        elif decision.kind == "magic":
            yield from map(actions.Exchange, cards)
        elif decision.kind == "early":
            yield actions.StandIn()
            yield actions.ShowFrodo()
            yield from map(actions.Flee, _around_battle(seen))
        elif decision.kind == "retreat":
            yield from map(actions.Retreat, _around_battle(seen))


def _homes(seen: ConfrontationObservation) -> tuple[str, ...]:
    """3.1 The regions in which figures of the viewer begin."""
    half = len(REGIONS) // 2
    light = seen.viewer == SIDES[0]
    named = REGIONS[:half] if light else REGIONS[half:]
    return tuple(region for region in named if START_SLOTS[NUMBER[region]])


def _moves(seen: ConfrontationObservation) -> Iterator[Action]:
    for piece in _own(seen):
        if piece.figure is not None:
            yield from (actions.Move(piece.figure, region) for region in next_to(piece.region))
    for card in dict(seen.specials)[seen.viewer or seen.turn]:
        if card == "s_gandalf_white":
            yield actions.GandalfTheWhite()
        elif card == "s_palantir":
            yield from map(actions.Palantir, REGIONS)
        else:
            figures = [piece.figure for piece in _own(seen) if piece.figure is not None]
            if card == "s_ringwraith":
                yield from map(actions.Ringwraith, figures)


def _own(seen: ConfrontationObservation) -> list[Piece]:
    return [piece for piece in seen.pieces if piece.side == seen.viewer]


def _around_battle(seen: ConfrontationObservation) -> tuple[str, ...]:
    return () if seen.battle is None else next_to(seen.battle.region)


def next_to(region: str) -> tuple[str, ...]:
    """The regions a region borders on, in whatever direction and for whichever side."""
    number = NUMBER[region]
    around = {n for side in (0, 1) for links in (FORWARD, SIDEWAYS, BACKWARD) for n in links[side][number]}
    return tuple(REGIONS[each] for each in sorted(around))
