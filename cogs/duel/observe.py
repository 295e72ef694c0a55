"""State to observation: what a viewer may know is written down field by field."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from bot.engine import Chance, Decisions, Game, Pending, Seat
from cogs.duel.components import (
    BONUSES,
    CARDS,
    CHAPTERS,
    COLOURS,
    COVERED_BY,
    DECK,
    LAYOUT,
    LINKS,
    RACES,
    REGIONS,
    SKILLS,
    STACK,
    TOKENS,
)
from cogs.duel.costs import Quote, links_of, quote_card, quote_tile, skills_of
from cogs.duel.observation import Area, Aside, DuelObservation, RegionSeen, SlotSeen, Stage, TokenStack
from cogs.duel.rules.alliances import ChooseStacks, RevealTokens, revealed_tokens, seen_tokens
from cogs.duel.rules.conquest import any_face_down, aside_left, discard_income, pile_size, unseen
from cogs.duel.rules.effects import ResolveEffects
from cogs.duel.rules.ending import has_eagle, presence, races_of, symbols
from cogs.duel.rules.reviving import SearchPile
from cogs.duel.state import FACE_DOWN, SEATS, TAKEN, Effect, Ids, Side, State


def observe(game: Game[State, Any, DuelObservation], state: State, viewer: Seat | None) -> DuelObservation:
    """Everything a player, or a spectator, may know (docs/rules/duel.md, 14)."""
    pending = game.pending(state)
    effects, later = _effects(state)
    aside = tuple(_aside(state, chapter, viewer) for chapter in CHAPTERS if chapter <= state.chapter)
    top = state.agenda[-1] if state.agenda else None
    tokens = seen_tokens(state)
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
        slots=_slots(state.chapter, state.slots),
        tiles=state.tiles,
        tile_stack=state.tile_stack,
        areas=(_area(0, state.sides[0], state.chapter), _area(1, state.sides[1], state.chapter)),
        regions=_regions(*[counts for side in state.sides for counts in (side.units, side.fortresses)]),
        stacks=tuple(
            TokenStack(race, size, tops, tuple([token for token in STACK[race] if token not in tokens]))
            for race, size, tops in zip(RACES, state.stacks, state.tops, strict=True)
        ),
        discards=state.discards,
        aside=aside,
        pile=pile_size(state),
        unseen=_unseen(state, aside, viewer),
        quotes=(
            _quotes(state.sides[0], state.slots, state.tiles),
            _quotes(state.sides[1], state.slots, state.tiles),
        ),
        effects=effects,
        later=later,
        revealed=revealed_tokens(state),
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
    now = waiting[0].open_effects(state) if waiting[0] is state.agenda[-1] else ()
    return now, tuple(each for step in waiting for each in step.pending if each not in now)


@lru_cache(maxsize=256)
def _slots(chapter: int, slots: Ids) -> tuple[SlotSeen, ...]:
    if not chapter:
        return ()
    found = []
    for place, card, above in zip(LAYOUT[chapter], slots, COVERED_BY[chapter], strict=True):
        covering = tuple([slot for slot in above if slots[slot] != TAKEN])
        lies: Literal["up", "down", "taken"] = _LIES.get(card, "up")
        shown, free = (card, not covering) if lies == "up" else (None, False)
        found.append(SlotSeen(place.slot, place.row, place.x, lies, shown, free, covering))
    return tuple(found)


_LIES: Mapping[str, Literal["down", "taken"]] = {TAKEN: "taken", FACE_DOWN: "down"}


@lru_cache(maxsize=256)
def _area(number: int, side: Side, chapter: int) -> Area:
    skills = skills_of(side.cards, side.tokens)
    there = presence(side)
    return Area(
        seat=SEATS[number],
        coins=side.coins,
        cards=tuple(
            (colour, tuple([card for card in side.cards if CARDS[card].color == colour]))
            for colour in COLOURS
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
        income=discard_income(side, chapter),
    )


@lru_cache(maxsize=256)
def _regions(*counts: tuple[int, ...]) -> tuple[RegionSeen, ...]:
    """The regions by units and fortresses of the Fellowship, then those of Sauron."""
    return tuple(map(_region, REGIONS, *counts))


def _region(region: str, units: int, fort: int, enemies: int, enemy_fort: int) -> RegionSeen:
    fortress = SEATS[0] if fort else SEATS[1] if enemy_fort else None
    there = zip(SEATS, (units or fort, enemies or enemy_fort), strict=True)
    return RegionSeen(region, (units, enemies), fortress, tuple([seat for seat, present in there if present]))


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
    """List the cards the viewer does not know the place of."""
    known = aside[-1].cards if aside else ()
    return tuple(card for card in _pool(state, viewer) if card not in known)


@lru_cache(maxsize=256)
def _quotes(side: Side, slots: Ids, tiles: Ids) -> tuple[Quote, ...]:
    cards = [card for card in slots if card not in (FACE_DOWN, TAKEN)]
    return (*[quote_card(side, card) for card in cards], *[quote_tile(side, tile) for tile in tiles])
