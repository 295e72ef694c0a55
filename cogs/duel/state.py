"""Sides, options and state of Duel for Middle-earth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from bot.engine import Options, Outcome, Seat, StepTypes, evolver
from cogs.duel.components import (
    COINS,
    FIRST,
    FORTRESSES,
    RACES,
    REGIONS,
    SIDES,
    STACK,
    START_COINS,
    START_UNITS,
    TILES,
    UNITS,
)

FELLOWSHIP: Seat = "fellowship"
SAURON: Seat = "sauron"
SEATS: tuple[Seat, Seat] = (FELLOWSHIP, SAURON)
SIDE: dict[Seat, int] = {FELLOWSHIP: 0, SAURON: 1}
"""The number of each side in the pairs of the state."""

Ids = tuple[str, ...]

FACE_DOWN = "?"
TAKEN = ""


class DuelOptions(Options):
    """Options agreed before play. Every switch is a point of docs/rules/duel.md, 15, with its default there.

    extra_turns: whether several extra turns earned in one turn are all taken, or one (15.1). limited_coins,
    limited_units: whether the 30 coins and 15 units a side are all there are (15.2, 15.3). effect_order:
    the active player chooses it, or it is as printed, tokens last (15.4). optional_effects: effects may be
    declined (15.5). token_acts_at_once: a token gained by a green card acts on that card (15.6).
    trio_postponable: the reward for three races may wait for a later green card (15.7).
    reveal_short_stacks: a stack with too few tokens is revealed as far as it goes, otherwise not at all
    (15.8). set_aside_in_pile: cards set aside may be played from the discard pile (15.9).
    revived_counts_as_played: tokens react to a card from the discard pile (15.10). choose_payment: a card
    may be paid for although a link would make it free (15.12). series: games in the match, the sides
    swapped after each; one is not written down, so that games begun before there was a choice read the same.
    """

    extra_turns: Literal["all", "one"] = "all"
    limited_coins: bool = True
    limited_units: bool = True
    effect_order: Literal["chosen", "printed"] = "chosen"
    optional_effects: bool = True
    token_acts_at_once: bool = False
    trio_postponable: bool = False
    reveal_short_stacks: bool = True
    set_aside_in_pile: bool = True
    revived_counts_as_played: bool = True
    choose_payment: bool = False
    series: Literal[1, 2, 4] = Field(default=1, exclude_if=lambda value: value == 1)


EffectKind = Literal[
    "coins",  # 6.2 take coins
    "drain",  # 6.6 the opponent loses coins
    "quest",  # 6.3 advance
    "place",  # 6.5 place `amount` units together in one of the regions `among`
    "place_each",  # 8 place `amount` units, each in any region
    "moves",  # 6.6 move units
    "remove",  # 6.6 remove enemy units
    "manoeuvres",  # 8 Ents: `amount` times remove, drain or move
    "raze",  # 8, 9.2 remove an enemy fortress
    "pair",  # 7.1 tokens of the race in `among`
    "trio",  # 7.2 tokens of three of the races in `among`
    "draft",  # 10 Grey Havens: tokens of one race
    "strip",  # 10.1 Isengard
    "pile",  # 10.2 play a card from the discard pile
    "extra_turn",  # 12.2
]
EFFECT_KINDS: tuple[EffectKind, ...] = EffectKind.__args__  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect waiting to be resolved. Public.

    amount: how often, how many, how far. among: regions or races it may choose from. source: as in events.
    way: how the card that caused it was played, as in CardPlayed; only for `pair` and `trio` (15.6).
    """

    kind: EffectKind
    amount: int
    source: str
    among: Ids = ()
    way: str = ""


Agenda = tuple[Annotated[Any, StepTypes("cogs.duel.rules")], ...]
"""Steps of the procedure; the last is done first. Nothing in it is hidden from anybody."""


@dataclass(frozen=True, slots=True)
class Side:
    """The belongings of one player. Public.

    cards: in the own area, in the order played. quest: spaces advanced. units, fortresses: on the map, by
    region number; units_left, fortresses_left: in supply (units_left is negative where `limited_units` is
    off and more than all have been placed). trio: the reward for three races has been taken (7.2).
    """

    coins: int
    cards: Ids
    tokens: Ids
    tiles: Ids
    quest: int
    units: tuple[int, ...]
    units_left: int
    fortresses: tuple[int, ...]
    fortresses_left: int
    trio: bool = False


Sides = tuple[Side, Side]


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position.

    sides: fellowship, sauron. bank: coins there (negative where `limited_coins` is off and more were
    needed). chapter: 0 before the first. slots: card ids, FACE_DOWN or TAKEN; face-down cards do not exist
    before they are turned up. tiles: face up; tile_stack: how many are left in the stack. stacks: tokens
    left by race, those on top included; tops: tokens known to lie on top by race, the uppermost first.
    discards: cards discarded face up. aside: by chapter, the cards set aside as far as they exist: from the
    first look at them, or when the chapter is over; looked: by chapter, who looked. turn: the active
    player; number: turns begun. extra: further turns due. agenda: what is to be done, the last step first.
    """

    options: DuelOptions
    sides: Sides
    bank: int
    chapter: int
    slots: Ids
    tiles: Ids
    tile_stack: int
    stacks: tuple[int, ...]
    tops: tuple[Ids, ...]
    discards: Ids
    aside: tuple[Ids, Ids, Ids]
    looked: tuple[Ids, Ids, Ids]
    turn: Seat
    number: int
    extra: int
    agenda: Agenda
    outcome: Outcome | None = None


evolve = evolver(State)
"""The state with some fields changed."""
evolve_effect = evolver(Effect)
"""An effect with some fields changed."""
evolve_side = evolver(Side)
"""A side with some fields changed."""


def with_side(state: State, side: int, **changes: Any) -> State:
    """The state with some fields of one side changed."""
    return evolve(state, sides=replace_side(state.sides, side, evolve_side(state.sides[side], **changes)))


def replace_side(sides: Sides, side: int, changed: Side) -> Sides:
    """Both sides, one of them as it is now."""
    return (changed, sides[1]) if side == 0 else (sides[0], changed)


def initial_state(options: DuelOptions, agenda: Agenda) -> State:
    """2 The position before anything has been dealt."""
    sides = tuple(
        Side(
            coins=START_COINS[side],
            cards=(),
            tokens=(),
            tiles=(),
            quest=0,
            units=START_UNITS[side],
            units_left=UNITS - sum(START_UNITS[side]),
            fortresses=(0,) * len(REGIONS),
            fortresses_left=FORTRESSES,
        )
        for side in range(len(SIDES))
    )
    return State(
        options=options,
        sides=(sides[0], sides[1]),
        bank=COINS - sum(START_COINS),
        chapter=0,
        slots=(),
        tiles=(),
        tile_stack=len(TILES),
        stacks=tuple(len(STACK[race]) for race in RACES),
        tops=((),) * len(RACES),
        discards=(),
        aside=((), (), ()),
        looked=((), (), ()),
        turn=FIRST,
        number=0,
        extra=0,
        agenda=agenda,
    )
