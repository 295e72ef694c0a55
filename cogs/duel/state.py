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
    """Options agreed before play. Every switch is a point of docs/rules/duel.md, 15, with its default."""

    extra_turns: Literal["all", "one"] = "all"  # 15.1 how many of those earned in one turn are taken
    limited_coins: bool = True  # 15.2 the 30 coins are all there are
    limited_units: bool = True  # 15.3 the 15 units a side are all there are
    effect_order: Literal["chosen", "printed"] = "chosen"  # 15.4 by the active player, or tokens last
    optional_effects: bool = True  # 15.5 effects may be declined
    token_acts_at_once: bool = False  # 15.6 a token gained by a green card acts on that card
    trio_postponable: bool = False  # 15.7 the reward for three races may wait for a later green card
    reveal_short_stacks: bool = True  # 15.8 a stack with too few tokens is revealed as far as it goes
    set_aside_in_pile: bool = True  # 15.9 cards set aside may be played from the discard pile
    revived_counts_as_played: bool = True  # 15.10 tokens react to a card from the discard pile
    choose_payment: bool = False  # 15.12 a card may be paid for although a link would make it free
    series: Literal[1, 2, 4] = Field(default=1, exclude_if=lambda value: value == 1)
    """Games in the match, the sides swapped after each. One is not written down: games begun before there was
    a choice read the same."""


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
    """The belongings of one player. Public."""

    coins: int
    cards: Ids  # in the own area, in the order played
    tokens: Ids
    tiles: Ids
    quest: int  # spaces advanced
    units: tuple[int, ...]  # on the map, by region number
    units_left: int  # in supply; negative where more than all have been placed (15.3)
    fortresses: tuple[int, ...]  # on the map, by region number
    fortresses_left: int
    trio: bool = False  # the reward for three races has been taken (7.2)


Sides = tuple[Side, Side]


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a position."""

    options: DuelOptions
    sides: Sides
    bank: int  # coins there; negative where more were needed (15.2)
    chapter: int  # 0 before the first
    slots: Ids  # card ids, FACE_DOWN or TAKEN; face-down cards do not exist before they are turned up
    tiles: Ids  # face up
    tile_stack: int  # how many are left in the stack
    stacks: tuple[int, ...]  # tokens left by race, those on top included
    tops: tuple[Ids, ...]  # tokens known to lie on top by race, the uppermost first
    discards: Ids  # cards discarded face up
    aside: tuple[Ids, Ids, Ids]
    """By chapter, the cards set aside as far as they exist: from the first look, or when it is over."""
    looked: tuple[Ids, Ids, Ids]  # by chapter, who looked
    turn: Seat  # the active player
    number: int  # turns begun
    extra: int  # further turns due
    agenda: Agenda  # what is to be done, the last step first
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
