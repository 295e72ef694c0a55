"""State to observation (DESIGN 4.4): what a viewer may know is written down field by field."""

from __future__ import annotations

from typing import Any

from bot.engine import Chance, Decisions, Game, Pending, Seat
from cogs.duel.components import (
    BONUSES,
    CARDS,
    CHAPTERS,
    COLOURS,
    DECK,
    LAYOUT,
    LINKS,
    RACES,
    REGIONS,
    SKILLS,
    TOKENS,
)
from cogs.duel.costs import Quote, links_of, quote_card, quote_tile, skills_of
from cogs.duel.observation import Area, Aside, DuelObservation, RegionSeen, SlotSeen, Stage, TokenStack
from cogs.duel.rules.alliances import ChooseStacks, RevealTokens, revealed_now, unseen_tokens
from cogs.duel.rules.coins import discard_income
from cogs.duel.rules.effects import ResolveEffects
from cogs.duel.rules.ending import has_eagle, presence, races_of, symbols
from cogs.duel.rules.pile import any_face_down, aside_left, pile_size, unseen
from cogs.duel.rules.reviving import SearchPile
from cogs.duel.rules.turn import is_free
from cogs.duel.state import FACE_DOWN, SEATS, TAKEN, Effect, Ids, Side, State


def observe(game: Game[State, Any, DuelObservation], state: State, viewer: Seat | None) -> DuelObservation:
    """Everything a player, or a spectator, may know (rules.md section 14)."""
    pending = game.pending(state)
    effects, later = _effects(state)
    aside = tuple(_aside(state, chapter, viewer) for chapter in CHAPTERS if chapter <= state.chapter)
    top = state.agenda[-1] if state.agenda else None
    return DuelObservation(
        viewer=viewer,
        waiting=pending.open if isinstance(pending, Decisions) else (),
        legal=() if viewer is None else tuple(game.legal(state, viewer)),
        outcome=state.outcome,
        stage=_stage(pending, top),
        options=state.options,
        chapter=state.chapter,
        turn=state.turn,
        number=state.number,
        extra=state.extra,
        bank=state.bank,
        slots=_slots(state),
        tiles=state.tiles,
        tile_stack=state.tile_stack,
        areas=(_area(state, 0), _area(state, 1)),
        regions=_regions(state),
        stacks=tuple(
            TokenStack(race, state.stacks[place], state.tops[place], unseen_tokens(state, race))
            for place, race in enumerate(RACES)
        ),
        discards=state.discards,
        aside=aside,
        pile=pile_size(state),
        unseen=_unseen(state, aside, viewer),
        quotes=(_quotes(state, state.sides[0]), _quotes(state, state.sides[1])),
        effects=effects,
        later=later,
        revealed=revealed_now(state),
        picked=top.picked if isinstance(top, ChooseStacks) else (),
        agenda=state.agenda,
    )


def _stage(pending: Pending, top: Any) -> Stage:
    if isinstance(pending, Decisions):
        return pending.open[0].kind  # type: ignore[return-value]
    if not isinstance(pending, Chance):
        return "over"
    if isinstance(top, RevealTokens):
        return "token"
    return "pile" if isinstance(top, SearchPile) else "setup"


def _effects(state: State) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """The effects open now, and those that wait, the next ones first."""
    waiting = [step for step in reversed(state.agenda) if isinstance(step, ResolveEffects)]
    if not waiting:
        return (), ()
    now = waiting[0].opened(state) if waiting[0] is state.agenda[-1] else ()
    return now, tuple(each for step in waiting for each in step.pending if each not in now)


def _slots(state: State) -> tuple[SlotSeen, ...]:
    if not state.chapter:
        return ()
    found = []
    for each in LAYOUT[state.chapter]:
        lies = state.slots[each.slot]
        covering = tuple(slot for slot in each.covered_by if state.slots[slot] != TAKEN)
        up = lies not in (FACE_DOWN, TAKEN)
        found.append(
            SlotSeen(
                each.slot,
                each.row,
                each.x,
                "up" if up else "down" if lies == FACE_DOWN else "taken",
                lies if up else None,
                up and is_free(state, each.slot),
                covering,
            )
        )
    return tuple(found)


def _area(state: State, number: int) -> Area:
    side = state.sides[number]
    skills = skills_of(side.cards, side.tokens)
    there = presence(side)
    return Area(
        seat=SEATS[number],
        coins=side.coins,
        cards=tuple(
            (colour, tuple(card for card in side.cards if CARDS[card].color == colour)) for colour in COLOURS
        ),
        skills=tuple(zip(SKILLS, skills.fixed, strict=True)),
        choices=tuple(
            (source, tuple(SKILLS[place] for place in places))
            for source, places in skills.choices
            if source in CARDS
        ),
        joker=any(TOKENS[token].effect.type == "wild_skill" for token in side.tokens),
        races=races_of(side),
        eagle=has_eagle(side),
        symbols=symbols(side),
        links=tuple(link for link in LINKS if link in links_of(side.cards)),
        tokens=side.tokens,
        tiles=side.tiles,
        quest=side.quest,
        bonuses=tuple(space for space in BONUSES if space <= side.quest),
        units_left=side.units_left,
        fortresses_left=side.fortresses_left,
        presence=tuple(region for region, present in zip(REGIONS, there, strict=True) if present),
        trio=side.trio,
        income=discard_income(side, state.chapter),
    )


def _regions(state: State) -> tuple[RegionSeen, ...]:
    found = []
    there = [presence(side) for side in state.sides]
    for number, region in enumerate(REGIONS):
        forts = [seat for seat, side in zip(SEATS, state.sides, strict=True) if side.fortresses[number]]
        present = tuple(seat for seat, each in zip(SEATS, there, strict=True) if each[number])
        units = (state.sides[0].units[number], state.sides[1].units[number])
        found.append(RegionSeen(region, units, forts[0] if forts else None, present))
    return tuple(found)


def _pool(state: State, viewer: Seat | None) -> Ids:
    """14.2 The cards of this chapter a viewer has not seen, in the order of the deck."""
    hidden = set(unseen(state))
    if state.chapter and viewer not in state.looked[state.chapter - 1]:
        hidden.update(state.aside[state.chapter - 1])
    return tuple(card for card in DECK[state.chapter] if card in hidden) if hidden else ()


def _aside(state: State, chapter: int, viewer: Seat | None) -> Aside:
    """14.2 Cards set aside: known to who has looked, and to all once no card lies face down."""
    count, looked = aside_left(state, chapter), state.looked[chapter - 1]
    if chapter < state.chapter or viewer in looked:
        cards = state.aside[chapter - 1]
    else:
        cards = () if any_face_down(state) else _pool(state, viewer)
    return Aside(chapter, count, cards, looked)


def _unseen(state: State, aside: tuple[Aside, ...], viewer: Seat | None) -> Ids:
    """What the viewer does not know the place of."""
    known = aside[-1].cards if aside else ()
    return tuple(card for card in _pool(state, viewer) if card not in known)


def _quotes(state: State, side: Side) -> tuple[Quote, ...]:
    cards = (card for card in state.slots if card not in (FACE_DOWN, TAKEN))
    return (
        *(quote_card(side, card) for card in cards),
        *(quote_tile(side, tile) for tile in state.tiles),
    )
