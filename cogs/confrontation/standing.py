"""What may be answered ahead of time in The Confrontation: what a side is asked in the other's move."""

from __future__ import annotations

from bot.engine import Action
from bot.match.bundle import Span, StandingAnswer, first_of
from cogs.confrontation.actions import PlayCard
from cogs.confrontation.components import VALUE
from cogs.confrontation.observation import ConfrontationObservation


def count_span(seen: ConfrontationObservation, span: Span) -> str:
    """Name the battle being fought: all of a move in one region are one."""
    if span == "fight":
        return "" if seen.battle is None else f"{seen.number} {seen.battle.region}"
    return ""


def highest_card(seen: ConfrontationObservation) -> Action:
    """6.8 Play the card of the highest value; cards with a text have none."""
    return max(
        (action for action in seen.legal if isinstance(action, PlayCard)), key=lambda play: VALUE[play.card]
    )


def lowest_card(seen: ConfrontationObservation) -> Action:
    """6.8 Play the numbered card of the lowest value; a text only where nothing else is left."""
    cards = [action for action in seen.legal if isinstance(action, PlayCard)]
    return min(cards, key=lambda play: (VALUE[play.card] <= 0, VALUE[play.card]))


STANDING: tuple[StandingAnswer, ...] = (
    StandingAnswer("highest-card", frozenset({"cards"}), highest_card, ("fight", "game")),
    StandingAnswer("lowest-card", frozenset({"cards"}), lowest_card, ("fight", "game")),
    StandingAnswer("fight-on", frozenset({"early"}), first_of("fight"), ("fight", "game")),
    StandingAnswer("ambush", frozenset({"tunnel"}), first_of("ambush", "let_pass"), ("game",)),
    StandingAnswer("let-pass", frozenset({"tunnel"}), first_of("let_pass"), ("game",)),
    StandingAnswer("forbid-cards", frozenset({"saruman"}), first_of("forbid_cards"), ("game",)),
    StandingAnswer("allow-cards", frozenset({"saruman"}), first_of("allow_cards"), ("game",)),
)
