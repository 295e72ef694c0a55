"""Observation to a full state that the observer cannot tell from the truth.

Only cards set aside in this chapter and seen by somebody else have to be made up: whatever else is hidden
does not exist before it is turned up.
"""

from __future__ import annotations

from random import Random

from cogs.duel.components import CHAPTERS, COLOURS
from cogs.duel.observation import Area, DuelObservation
from cogs.duel.state import FACE_DOWN, SEATS, TAKEN, Ids, Side, State


def determinise(seen: DuelObservation, rng: Random) -> State:
    """A state with the same observation, its hidden facts drawn at random."""
    return State(
        options=seen.options,
        sides=(_side(seen, seen.areas[0]), _side(seen, seen.areas[1])),
        bank=seen.bank,
        chapter=seen.chapter,
        slots=tuple(slot.card or (FACE_DOWN if slot.lies == "down" else TAKEN) for slot in seen.slots),
        tiles=seen.tiles,
        tile_stack=seen.tile_stack,
        stacks=tuple(stack.size for stack in seen.stacks),
        tops=tuple(stack.tops for stack in seen.stacks),
        discards=seen.discards,
        aside=_rows([_aside(seen, chapter, rng) for chapter in CHAPTERS]),
        looked=_rows(
            [seen.aside[chapter - 1].looked if chapter <= seen.chapter else () for chapter in CHAPTERS]
        ),
        turn=seen.turn,
        number=seen.number,
        extra=seen.extra,
        agenda=seen.agenda,
        outcome=seen.outcome,
    )


def _rows(rows: list[Ids]) -> tuple[Ids, Ids, Ids]:
    return (rows[0], rows[1], rows[2])


def _aside(seen: DuelObservation, chapter: int, rng: Random) -> Ids:
    """14.2 The cards set aside in a chapter, as far as they exist."""
    if chapter > seen.chapter:
        return ()
    aside = seen.aside[chapter - 1]
    if chapter == seen.chapter and not aside.looked:
        return ()
    if aside.cards:
        return aside.cards
    drawn = set(rng.sample(seen.unseen, aside.count))
    return tuple(card for card in seen.unseen if card in drawn)


def _side(seen: DuelObservation, area: Area) -> Side:
    number = SEATS.index(area.seat)
    cards = dict(area.cards)
    return Side(
        coins=area.coins,
        cards=tuple(card for colour in COLOURS for card in cards[colour]),
        tokens=area.tokens,
        tiles=area.tiles,
        quest=area.quest,
        units=tuple(region.units[number] for region in seen.regions),
        units_left=area.units_left,
        fortresses=tuple(int(region.fortress == area.seat) for region in seen.regions),
        fortresses_left=area.fortresses_left,
        trio=area.trio,
    )
