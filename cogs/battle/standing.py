"""What may be answered ahead of time in The Battle for Middle-earth: drawing, ending at once, giving up."""

from __future__ import annotations

from bot.engine import Action
from bot.match.bundle import StandingAnswer, first_of
from cogs.battle.actions import Discard
from cogs.battle.components import HAND_LIMIT
from cogs.battle.observation import BattleObservation


def may_draw(seen: BattleObservation) -> bool:
    """3.2, 7.5 Check whether whose turn it is has room for a card, and there is one for certain."""
    return seen.can_draw and bool(seen.row) and seen.player(seen.active).hand_size < HAND_LIMIT


def give_up_least(seen: BattleObservation) -> Action:
    """8.6 Give up what counts least: an enemy by its points, a companion by its symbols."""
    cards, offered = seen.cards, [action for action in seen.legal if isinstance(action, Discard)]
    if not offered:
        return seen.legal[0]
    return min(
        offered,
        key=lambda discard: (cards.points.get(discard.card, 0), len(cards.symbols.get(discard.card, ()))),
    )


STANDING: tuple[StandingAnswer, ...] = (
    StandingAnswer("draw", frozenset({"turn"}), first_of("take"), ("game",), may_draw),
    StandingAnswer("end", frozenset({"window"}), first_of("end"), ("game",)),
    StandingAnswer("no-extra", frozenset({"extra", "angbor"}), first_of("decline"), ("game",)),
    StandingAnswer("give-up-least", frozenset({"counterattack"}), give_up_least, ("game",)),
)
