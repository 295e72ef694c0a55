"""The game object: what the engine, the table and the laws ask of Duel for Middle-earth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.engine import (
    Action,
    AgendaGame,
    Facts,
    Options,
    Seat,
)
from bot.engine.agenda import Tell
from cogs.duel import actions
from cogs.duel.actions import NOTATION
from cogs.duel.components import ADJACENT, CARDS, CHAPTERS, DECK, FIRST, RACES, REGIONS
from cogs.duel.determinise import determinise
from cogs.duel.events import SideResigned
from cogs.duel.observation import DuelObservation
from cogs.duel.observe import observe
from cogs.duel.rules.alliances import interrupt, revealed_tokens
from cogs.duel.rules.chapters import BeginTurn, StartChapter
from cogs.duel.rules.conquest import aside_left
from cogs.duel.rules.ending import end
from cogs.duel.rules.refusals import DECISIONS
from cogs.duel.state import FACE_DOWN, SEATS, SIDE, TAKEN, DuelOptions, State, initial_state

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
