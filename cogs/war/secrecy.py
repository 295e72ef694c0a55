"""Between truth and knowledge: what a viewer may know of a state, and a state that fits it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.engine import Decisions, Game, Seat
from cogs.war.groteka.commanders import picks
from cogs.war.groteka.record import ranks_with
from cogs.war.model.components import (
    CARD_DECK,
    DECK_CARDS,
    DECKS,
    FREE,
    NATION_SIDE,
    NATIONS,
    REGIONS,
    SHADOW,
)
from cogs.war.model.observation import NationSeen, RegionSeen, SideSeen, Stage, WarObservation
from cogs.war.model.queries import RING_USED, backs, controller, deck_name, points, side_besieged
from cogs.war.model.state import SEATS, SIDE, Battle, Ids, Melee, Stacks, State, evolve, with_side
from cogs.war.rules.cards.vocabulary import ShowAndDiscard
from cogs.war.rules.procedure import WarStep
from cogs.war.rules.turn import AllocateHunt, ResolveActions, RollActionDice

# State to observation: what a viewer may know is written down field by field.


def observe(game: Game[State, Any, WarObservation], state: State, viewer: Seat | None) -> WarObservation:
    """Return everything a side, or a spectator, may know."""
    pending = game.pending(state)
    side = SIDE.get(viewer) if viewer is not None else None
    return WarObservation(
        viewer=viewer,
        waiting=pending.open if isinstance(pending, Decisions) else (),
        legal=() if viewer is None else tuple(game.legal(state, viewer)),
        outcome=state.outcome,
        stage=_stage(state),
        turn=state.turn,
        regions=tuple(_region(state, region) for region in range(len(REGIONS))),
        nations=tuple(
            NationSeen(nation, SEATS[NATION_SIDE[nation]], box, active)
            for nation, box, active in zip(NATIONS, state.nations, state.active, strict=True)
        ),
        sides=(_side(state, FREE, side), _side(state, SHADOW, side)),
        fellowship=state.fellowship,
        hunt=state.hunt,
        chase=state.chase,
        battle=_see_battle(state, side),
        agenda=state.agenda,
        once=state.once,
        ever=state.ever,
        unknown=(_unknown(state, FREE, side), _unknown(state, SHADOW, side)),
        options=state.options,
    )


def _stage(state: State) -> Stage:
    if state.outcome is not None:
        return "over"
    if state.battle is not None:
        return "battle"
    if state.chase is not None:
        return "hunt"
    if state.options.scenario == "battle":
        return "setup"
    below: tuple[WarStep, ...] = state.agenda
    if any(isinstance(step, AllocateHunt) for step in below[:-1]):
        return "fellowship" if below[-1].rule.startswith(("9", "12", "14")) else "begin"
    if isinstance(below[-1], AllocateHunt):
        return "allocation"
    if isinstance(below[-1], RollActionDice):
        return "roll"
    if any(isinstance(step, ResolveActions) for step in below):
        return "action"
    return "victory"


def _region(state: State, region: int) -> RegionSeen:
    inside, holder = side_besieged(state, region), controller(state, region)
    return RegionSeen(
        region=REGIONS[region],
        figures=(state.stacks[FREE][region], state.stacks[SHADOW][region]),
        besieged=None if inside is None else SEATS[inside],
        controller=None if holder is None else SEATS[holder],
        captured=region in state.captured,
    )


def _side(state: State, side: int, viewer: int | None) -> SideSeen:
    own = side == viewer
    decks = state.decks[side]
    return SideSeen(
        seat=SEATS[side],
        dice=state.dice[side],
        pool=state.pools[side],
        rings=state.rings[side],
        ring_used=RING_USED[side] in state.once,
        points=points(state, side),
        hand=state.hands[side] if own else (),
        backs=backs(state.hands[side]),
        decks=(len(decks[0]), len(decks[1])),
        discards=state.discards[side],
        buried=state.buried[side] if own else (),
        buried_backs=backs(state.buried[side]),
        table=state.table[side],
        reinforcements=state.reinforcements[side],
        casualties=state.casualties[side],
        apart=state.apart[side],
    )


def _see_battle(state: State, viewer: int | None) -> Battle | None:
    """11.4.1 Return a Combat card lying face down is its back to everybody but its owner."""
    battle = state.battle
    if battle is None:
        return None
    masked = [
        one
        if not one.card or one.up or one.source == "table" or side == viewer
        else replace(one, card=deck_name(one.card))
        for side, one in enumerate(battle.sides)
    ]
    melee = None if battle.melee is None else mask_melee(battle.melee, viewer)
    return replace(battle, sides=(masked[0], masked[1]), melee=melee)


def mask_melee(melee: Melee, viewer: int | None) -> Melee:
    """A5 Commanders picked in secret are nobody's business but their owner's."""
    ranks = [
        one if side == viewer or not one.pick else replace(one, secret=())
        for side, one in enumerate(melee.ranks)
    ]
    return replace(melee, ranks=(ranks[0], ranks[1]))


def _unknown(state: State, side: int, viewer: int | None) -> tuple[Ids, Ids]:
    """2 Return the cards of a side whose place the viewer does not know, by deck."""
    known = {*state.discards[side], *state.table[side]}
    if side == viewer:
        known |= {*state.hands[side], *state.buried[side]}
    if state.battle is not None:
        one = state.battle.sides[side]
        if one.card and (one.up or one.source == "table" or side == viewer):
            known.add(one.card)
    character, strategy = (
        tuple(card for card in DECK_CARDS[side][deck] if card not in known) for deck in (0, 1)
    )
    return (character, strategy)


# Observation to a full state that the observer cannot tell from the truth.
#
# Only cards are hidden: those of which the viewer does not know whether they are in a deck, in a hand, face
# down in the discards, or face down in battle. Their backs say how many of each deck are where.


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
        battle=_guess_battle(seen, free, shadow),
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


def _guess_battle(seen: WarObservation, free: _Dealt, shadow: _Dealt) -> Battle | None:
    if seen.battle is None:
        return None
    sides = seen.battle.sides
    for number, dealt in enumerate((free, shadow)):
        sides = with_side(sides, number, replace(sides[number], card=dealt.laid))
    return replace(seen.battle, sides=sides)
