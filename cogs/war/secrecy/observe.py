"""State to observation: what a viewer may know is written down field by field."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine import Decisions, Game, Seat
from cogs.war.model.components import DECK_CARDS, FREE, NATION_SIDE, NATIONS, REGIONS, SHADOW
from cogs.war.model.melee import Melee
from cogs.war.model.observation import NationSeen, RegionSeen, SideSeen, Stage, WarObservation
from cogs.war.model.queries import backs, controller, deck_name, points, side_besieged
from cogs.war.model.state import SEATS, SIDE, Battle, Ids, State
from cogs.war.rules.dice import AllocateHunt, RollActionDice
from cogs.war.rules.marks import RING_USED
from cogs.war.rules.procedure import WarStep
from cogs.war.rules.turn import ResolveActions


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
        battle=_battle(state, side),
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


def _battle(state: State, viewer: int | None) -> Battle | None:
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
