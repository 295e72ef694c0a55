"""Giving up (docs/rules/battle.md, rulings B1 and B2): the print does not foresee it."""

from __future__ import annotations

from typing import Any

from bot.engine import Seat
from bot.engine.agenda import Tell
from cogs.battle.events import SeatResigned
from cogs.battle.rules.attack import BorrowSymbols, ChooseEnemies, ConfirmAttack
from cogs.battle.rules.borrowing import table
from cogs.battle.rules.ending import end
from cogs.battle.rules.manoeuvres import ManoeuvreWindow
from cogs.battle.rules.placing import AngborDraws, DrawCard, ExtraCard
from cogs.battle.rules.turn import ChooseOption
from cogs.battle.state import State, evolve, evolve_player, with_player

_ATTACK = (ChooseEnemies, BorrowSymbols, ConfirmAttack)
_OWN = (ChooseOption, ExtraCard, AngborDraws, ManoeuvreWindow, DrawCard, *_ATTACK)
"""What only the active player does; it falls away when that player goes."""


def resign(state: State, seat: Seat, tell: Tell) -> State:
    """B1 Hand and parties go to the Ring discard, won pile and gifts count no more; the others play on.

    B2 Its turn is over; a counterattack going on is finished by the others, an attack being put together is
    put together anew.
    """
    player = state.player(seat)
    cards = state.cards.in_order((*player.hand, *table(player)))
    tell(SeatResigned(seat=seat, cards=cards))
    player = evolve_player(player, hand=(), parties=(), choice=None, gone=True)
    discard = state.cards.in_order((*state.ring_discard, *cards))
    state = with_player(state, player, ring_discard=discard, quiet=0, passes=0, assault=None)
    if len(state.staying) == 1:
        return end(state, "outcome-resigned", tell)
    dropped: tuple[type[Any], ...] = _OWN if seat == state.active else _ATTACK
    agenda = tuple(step for step in state.agenda if not isinstance(step, dropped))
    return evolve(state, agenda=agenda)
