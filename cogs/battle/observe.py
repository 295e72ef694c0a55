"""State to observation: what a viewer may know is written down field by field."""

from __future__ import annotations

from typing import Any

from bot.engine import Decisions, Game, Seat
from cogs.battle.observation import AssaultSeen, BattleObservation, PlayerSeen, Stage
from cogs.battle.rules.attack import BorrowSymbols, ChooseEnemies, ConfirmAttack, lender, plan_of
from cogs.battle.rules.counterattack import ObeyOrder
from cogs.battle.rules.ending import points
from cogs.battle.rules.manoeuvres import ManoeuvreWindow
from cogs.battle.rules.placing import AngborDraws, DrawCard, ExtraCard
from cogs.battle.rules.row import RefillRow
from cogs.battle.rules.setup import ChooseFirst, DealHand
from cogs.battle.state import Player, State

_STAGES: dict[type[Any], Stage] = {
    DealHand: "setup",
    ChooseFirst: "setup",
    ExtraCard: "extra",
    AngborDraws: "angbor",
    ManoeuvreWindow: "window",
    ChooseEnemies: "attack",
    BorrowSymbols: "attack",
    ConfirmAttack: "attack",
    DrawCard: "drawing",
    ObeyOrder: "counterattack",
}


def observe(
    game: Game[State, Any, BattleObservation], state: State, viewer: Seat | None
) -> BattleObservation:
    """Everything a seat, or a spectator, may know (docs/rules/battle.md, 9)."""
    pending = game.pending(state)
    own = next((player for player in state.players if player.seat == viewer), None)
    top = state.agenda[-1] if state.agenda else None
    return BattleObservation(
        viewer=viewer,
        waiting=pending.open if isinstance(pending, Decisions) else (),
        legal=() if viewer is None else tuple(game.legal(state, viewer)),
        outcome=state.outcome,
        options=state.options,
        stage=_stage(state, top),
        active=state.active,
        start=state.start,
        turn=state.turn,
        players=tuple(_player(state, player, viewer) for player in state.players),
        row=state.row,
        track=state.track,
        ring_deck=len(state.ring_deck),
        enemy_deck=len(state.enemy_deck),
        ring_discard=state.ring_discard,
        enemy_discard=state.enemy_discard,
        removed=state.removed,
        order=top.order if isinstance(top, ObeyOrder) else None,
        own_choice=None if own is None else own.choice,
        assault=_assault(state),
        placed=state.placed,
        moves=state.moves,
        quiet=state.quiet,
        passes=state.passes,
        procedure=state.agenda,
    )


def _stage(state: State, top: Any) -> Stage:
    if state.outcome is not None:
        return "over"
    if isinstance(top, RefillRow):
        if not state.active:
            return "setup"
        return "drawing" if any(isinstance(step, DrawCard) for step in state.agenda) else "attack"
    return _STAGES.get(type(top), "turn")


def _player(state: State, player: Player, viewer: Seat | None) -> PlayerSeen:
    """9.1, 9.2 Hands are secret; won piles and gifts lie face down, unless it was agreed to show them."""
    over = state.outcome is not None
    own = over or player.seat == viewer
    pile = own or state.options.show_won
    return PlayerSeen(
        seat=player.seat,
        parties=player.parties,
        hand_size=len(player.hand),
        hand=player.hand if own else None,
        won_size=len(player.won),
        won=player.won if pile else None,
        gifts_size=len(player.gifts),
        gifts=player.gifts if pile else None,
        points=points(player, state.cards) if pile else None,
        gone=player.gone,
    )


def _assault(state: State) -> AssaultSeen | None:
    """5.9.1 Everything an attack is made of lies open."""
    assault = state.assault
    if assault is None:
        return None
    plan = plan_of(state)
    return AssaultSeen(
        party=assault.party,
        enemies=assault.enemies,
        borrowed=tuple((hobbit, card, lender(state, card).seat) for hobbit, card in assault.borrowed),
        pool=plan.pool,
        demand=plan.demand,
        missing=plan.missing,
        doubled=plan.doubled,
    )
