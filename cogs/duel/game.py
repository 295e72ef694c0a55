"""The game object: what the engine, the table and the laws ask of Duel for Middle-earth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Literal

from bot.engine import Action, AgendaGame, Chance, Decisions, Facts, Game, Options, Pending, Seat
from bot.engine.agenda import Tell
from cogs.duel import actions
from cogs.duel.actions import NOTATION
from cogs.duel.components import (
    ADJACENT,
    BONUSES,
    CARDS,
    CHAPTERS,
    COLOURS,
    COVERED_BY,
    DECK,
    FIRST,
    LAYOUT,
    LINKS,
    RACES,
    REGIONS,
    SKILLS,
    STACK,
    TOKENS,
)
from cogs.duel.events import SideResigned
from cogs.duel.observation import Area, Aside, DuelObservation, RegionSeen, SlotSeen, Stage, TokenStack
from cogs.duel.rules import DECISIONS
from cogs.duel.rules.conquest import any_face_down, aside_left, discard_income, pile_size, unseen
from cogs.duel.rules.costs import Quote, links_of, quote_card, quote_tile, skills_of
from cogs.duel.rules.effects import ResolveEffects
from cogs.duel.rules.ending import end, has_eagle, presence, races_of, symbols
from cogs.duel.rules.playing import (
    ChooseStacks,
    RevealTokens,
    SearchPile,
    interrupt,
    revealed_tokens,
    seen_tokens,
)
from cogs.duel.rules.turn import BeginTurn, StartChapter
from cogs.duel.state import (
    FACE_DOWN,
    SEATS,
    SIDE,
    TAKEN,
    DuelOptions,
    Effect,
    Ids,
    Side,
    State,
    initial_state,
)

# What a player might think of doing, legal or not: asked why it is not offered.


def conceive(seen: DuelObservation) -> Iterator[Action]:
    """4.1 Every card and tile face up; 6, 8 every region and stack for what an effect does."""
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if "turn" in kinds:
        yield from (actions.Play(slot.card) for slot in seen.slots if slot.card is not None)
        yield from map(actions.Landmark, seen.tiles)
    if kinds & {"place", "place_each"}:
        yield from map(actions.Place, REGIONS)
    if kinds & {"remove", "manoeuvres"}:
        yield from map(actions.Remove, REGIONS)
    if kinds & {"moves", "manoeuvres"}:
        for origin, there in enumerate(ADJACENT):
            yield from (actions.Move(REGIONS[origin], REGIONS[region]) for region in there)
    if "manoeuvres" in kinds:
        yield actions.Drain()
    if "raze" in kinds:
        yield from map(actions.Raze, REGIONS)
    if kinds & {"draft", "trio"}:
        yield from map(actions.Stack, RACES)


# Duel for Middle-earth as a game of the house.

RULESET = 1
_LONGEST = (
    60 + 7,  # 12.5 One card or one tile is gone after every turn.
    3 * 8,  # 3.1 Eight cards of each chapter are dealt face down.
    2 * 3,  # 3.1, 3.3 Cards and tiles at the start of each chapter.
    # 6 Three icons on a purple card; one choice for a red or blue one; a green one may begin a pair and a
    # trio. A card with icons enters an area once: only grey ones ever leave it (10.1).
    6 * 3 + 14 + 14 + 2 * 12,
    # 8 Moves by green cards, a unit by blue ones, a turn and a step by yellow ones, a turn by tiles.
    2 * 12 + 14 + 8 + 8 + 7,
    # 7, 10 Six pairs, two trios, Grey Havens: stacks to choose, tokens to draw, one to keep.
    (6 + 2 + 1) * (3 + 3 + 1),
    1 + 1 + 3 + 1 + 2 + 3,  # 8 Turn, fortress, manoeuvres, rings, units; the pile: look, chance and card.
    2 * 2 * 4,  # 9.2 Four spaces of each strip, and the way on from each.
    1 + (1 + 2) + 1 + (1 + 1) + 1 + (1 + 1) + 3,  # 10 The choices of the seven tiles.
)
"""Choices and chances a game may have at most."""


class Duel(AgendaGame[State, Action, DuelObservation]):
    """The Lord of the Rings: Duel for Middle-earth, for two (docs/rules/duel.md)."""

    facts: ClassVar[Facts] = Facts(
        key="duel",
        command="duel",
        ruleset=RULESET,
        seats=SEATS,
        players=(2,),
        longest=sum(_LONGEST),
        minutes=40,
        rotates=True,
        adds="wins",
        sided=True,
    )
    options: ClassVar[type[Options]] = DuelOptions
    open_kinds: ClassVar[frozenset[str]] = frozenset(DECISIONS) - {"revive"}
    """All but what depends on a hand, or on what somebody has looked at."""

    ending_kinds: ClassVar[frozenset[str]] = open_kinds - {"pile"}
    state = State
    notation = NOTATION

    def new(self, options: Options) -> State:
        assert isinstance(options, DuelOptions)
        state = initial_state(options, (BeginTurn(FIRST), StartChapter(CHAPTERS[0])))
        return self.proceed(state, lambda event: None)  # 2 Nothing is told before the first action.

    def seats(self, state: State) -> tuple[Seat, ...]:
        return SEATS

    def give_up(self, state: State, seat: Seat, tell: Tell) -> State:
        """The other side wins (ruling R1 in docs/rules/duel.md)."""
        tell(SideResigned(seat=seat))
        return end(interrupt(state), (SEATS[1 - SIDE[seat]],), "outcome-resigned", tell)

    def conceive(self, seen: DuelObservation) -> Sequence[Action]:
        return tuple(conceive(seen))

    def observe(self, state: State, viewer: Seat | None) -> DuelObservation:
        return observe(self, state, viewer)

    def determinise(self, observation: DuelObservation, rng: Random) -> State:
        return determinise(observation, rng)

    def conserved(self, state: State) -> Mapping[str, int]:
        """1.1-1.3 Coins, cards, units, fortresses, tokens and tiles, and that none is in two places."""
        sides = state.sides
        lying = [card for card in state.slots if card not in (FACE_DOWN, TAKEN)]
        cards = [*lying, *state.discards, *sides[0].cards, *sides[1].cards]
        aside = [card for row in state.aside for card in row]
        hidden = state.slots.count(FACE_DOWN) + sum(aside_left(state, chapter) for chapter in CHAPTERS)
        undealt = sum(len(DECK[chapter]) for chapter in CHAPTERS if chapter > state.chapter)
        revealed = revealed_tokens(state)
        tokens = [*revealed, *sides[0].tokens, *sides[1].tokens]
        tops = [token for row in state.tops for token in row]
        tiles = [*state.tiles, *sides[0].tiles, *sides[1].tiles]
        totals = {
            "coins": state.bank + sides[0].coins + sides[1].coins,
            "cards": len(cards) + hidden + undealt,
            "cards-twice": _count_doubles([*cards, *aside]),
            "strange-cards": sum(card not in CARDS for card in cards),
            "tokens": len(tokens) + sum(state.stacks),
            "tokens-twice": _count_doubles([*tokens, *tops]),
            "tiles": len(tiles) + state.tile_stack,
            "tiles-twice": _count_doubles(tiles),
        }
        for seat, side in zip(SEATS, sides, strict=True):
            totals[f"{seat}-units"] = sum(side.units) + side.units_left
            totals[f"{seat}-fortresses"] = sum(side.fortresses) + side.fortresses_left
        return totals


def _count_doubles(names: list[str]) -> int:
    return len(names) - len(set(names))


DUEL = Duel()


# State to observation: what a viewer may know is written down field by field.


def observe(game: Game[State, Any, DuelObservation], state: State, viewer: Seat | None) -> DuelObservation:
    """Everything a player, or a spectator, may know (docs/rules/duel.md, 14)."""
    pending = game.pending(state)
    effects, later = _effects(state)
    aside = tuple(_aside_observe(state, chapter, viewer) for chapter in CHAPTERS if chapter <= state.chapter)
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
    return now, tuple(effect for step in waiting for effect in step.pending if effect not in now)


@lru_cache(maxsize=256)
def _slots(chapter: int, slots: Ids) -> tuple[SlotSeen, ...]:
    if not chapter:
        return ()
    seen_slots = []
    for place, card, above in zip(LAYOUT[chapter], slots, COVERED_BY[chapter], strict=True):
        covering = tuple([slot for slot in above if slots[slot] != TAKEN])
        lies: Literal["up", "down", "taken"] = _LIES.get(card, "up")
        shown, free = (card, not covering) if lies == "up" else (None, False)
        seen_slots.append(SlotSeen(place.slot, place.row, place.x, lies, shown, free, covering))
    return tuple(seen_slots)


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


def _aside_observe(state: State, chapter: int, viewer: Seat | None) -> Aside:
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


# Observation to a full state that the observer cannot tell from the truth.
#
# Only cards set aside in this chapter and seen by somebody else have to be made up: whatever else is hidden
# does not exist before it is turned up.


def determinise(seen: DuelObservation, rng: Random) -> State:
    """A state with the same observation, its hidden facts drawn at random."""
    return State(
        options=seen.options,
        sides=(_imagine_side(seen, seen.areas[0]), _imagine_side(seen, seen.areas[1])),
        bank=seen.bank,
        chapter=seen.chapter,
        slots=tuple(slot.card or (FACE_DOWN if slot.lies == "down" else TAKEN) for slot in seen.slots),
        tiles=seen.tiles,
        tile_stack=seen.tile_stack,
        stacks=tuple(stack.size for stack in seen.stacks),
        tops=tuple(stack.tops for stack in seen.stacks),
        discards=seen.discards,
        aside=_rows([_imagine_aside(seen, chapter, rng) for chapter in CHAPTERS]),
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


def _imagine_aside(seen: DuelObservation, chapter: int, rng: Random) -> Ids:
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


def _imagine_side(seen: DuelObservation, area: Area) -> Side:
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
