"""Observation to a full state that the observer cannot tell from the truth.

Only cards are hidden: those of which the viewer does not know whether they are in a deck, in a hand, face
down in the discards, or face down in battle. Their backs say how many of each deck are where.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.engine import Seat
from cogs.war.groteka.record import ranks_with
from cogs.war.groteka.rules.commanders import picks
from cogs.war.model.components import CARD_DECK, DECKS, FREE, REGIONS, SHADOW
from cogs.war.model.observation import SideSeen, WarObservation
from cogs.war.model.state import SEATS, Battle, Ids, Stacks, State, evolve, with_side
from cogs.war.rules.cards.vocabulary_common import ShowAndDiscard


class _Dealt:
    """One side's hidden cards, dealt at random to the places where cards lie."""

    def __init__(self, seen: WarObservation, number: int, rng: Random) -> None:
        side = seen.sides[number]
        laid = "" if seen.battle is None else seen.battle.sides[number].card
        hands: list[str] = [*side.hand]
        buried: list[str] = [*side.buried]
        decks: list[Ids] = []
        self.laid = laid
        for deck, name in enumerate(DECKS):
            left = list(seen.unknown[number][deck])
            rng.shuffle(left)
            if not _known(side):
                hands += [left.pop() for _ in range(side.backs[deck])]
                buried += [left.pop() for _ in range(side.buried_backs[deck])]
            if laid == name:
                self.laid = left.pop()
            decks.append(tuple(sorted(left)))
        self.hand = tuple(sorted(hands))
        self.buried = tuple(sorted(buried))
        self.decks = (decks[0], decks[1])


def _known(side: SideSeen) -> bool:
    """Check whether the viewer sees this hand and this pile (or both are empty)."""
    return len(side.hand) == sum(side.backs) and len(side.buried) == sum(side.buried_backs)


def determinise(seen: WarObservation, rng: Random) -> State:
    """Return a state with the same observation, its hidden cards dealt at random."""
    free, shadow = _Dealt(seen, FREE, rng), _Dealt(seen, SHADOW, rng)
    one, other = seen.sides
    state = State(
        options=seen.options,
        turn=seen.turn,
        stacks=(_stacks(seen, FREE), _stacks(seen, SHADOW)),
        sieges=tuple(number for number, region in enumerate(seen.regions) if region.besieged is not None),
        captured=tuple(number for number, region in enumerate(seen.regions) if region.captured),
        nations=tuple(nation.box for nation in seen.nations),
        active=tuple(nation.active for nation in seen.nations),
        reinforcements=(one.reinforcements, other.reinforcements),
        casualties=(one.casualties, other.casualties),
        fellowship=seen.fellowship,
        hunt=seen.hunt,
        dice=(one.dice, other.dice),
        pools=(one.pool, other.pool),
        rings=(one.rings, other.rings),
        decks=(free.decks, shadow.decks),
        hands=(free.hand, shadow.hand),
        discards=(one.discards, other.discards),
        buried=(free.buried, shadow.buried),
        table=(one.table, other.table),
        once=seen.once,
        ever=seen.ever,
        battle=_battle(seen, free, shadow),
        chase=seen.chase,
        agenda=seen.agenda,
        outcome=seen.outcome,
        apart=(one.apart, other.apart),
    )
    return pick_commanders(_keep_promise(state, seen.viewer, rng), seen.viewer, rng)


def _keep_promise(state: State, viewer: Seat | None, rng: Random) -> State:
    """7.3 Let a hidden hand hold what its owner has undertaken to show; cards change places until it does."""
    kept: list[str] = []
    for step in reversed(state.agenda):
        if not isinstance(step, ShowAndDiscard) or SEATS[step.side] == viewer:
            continue
        hand = [card for card in state.hands[step.side] if card not in kept]
        fitting = [card for card in hand if step.fits(state, card)]
        if fitting:
            kept.append(fitting[0])
            continue
        elsewhere = (*state.decks[step.side][0], *state.decks[step.side][1], *state.buried[step.side])
        wanted = rng.choice([card for card in elsewhere if step.fits(state, card)])
        given = rng.choice([card for card in hand if CARD_DECK[card] == CARD_DECK[wanted]])
        state = _exchange(state, step.side, given, wanted)
        kept.append(wanted)
    return state


def _exchange(state: State, side: int, one: str, other: str) -> State:
    """Return the state with two of a side's hidden cards in each other's place."""
    swapped = {one: other, other: one}

    def place(cards: Ids) -> Ids:
        return tuple(sorted(swapped.get(card, card) for card in cards))

    decks = state.decks[side]
    return evolve(
        state,
        hands=with_side(state.hands, side, place(state.hands[side])),
        decks=with_side(state.decks, side, (place(decks[0]), place(decks[1]))),
        buried=with_side(state.buried, side, place(state.buried[side])),
    )


def pick_commanders(state: State, viewer: Seat | None, rng: Random) -> State:
    """A5 Commanders another side has picked in secret: any of those it could have picked."""
    if state.battle is None or state.battle.melee is None:
        return state
    for side, ranks in enumerate(state.battle.melee.ranks):
        if ranks.pick and SEATS[side] != viewer:
            state = ranks_with(state, side, secret=rng.choice(picks(state, side)))
    return state


def _stacks(seen: WarObservation, side: int) -> Stacks:
    return tuple(seen.regions[number].figures[side] for number in range(len(REGIONS)))


def _battle(seen: WarObservation, free: _Dealt, shadow: _Dealt) -> Battle | None:
    if seen.battle is None:
        return None
    sides = seen.battle.sides
    for number, dealt in enumerate((free, shadow)):
        sides = with_side(sides, number, replace(sides[number], card=dealt.laid))
    return replace(seen.battle, sides=sides)
