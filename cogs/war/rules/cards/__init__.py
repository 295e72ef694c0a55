"""The declaration of an event card.

The modules are named after decks and the numbers of their cards. Each card is a value at the top of its
module, named by the card's name; what several cards share stands in the vocabularies. Example:

    def play_dain_ironfoots_guard(state: State, tell: Tell) -> State:
        return first(state, Recruit(...), DrawCards(FREE, STRATEGY, 1))

    DAIN_IRONFOOTS_GUARD = Card("fp_str_22", play_dain_ironfoots_guard)

`play` is called when the card has left the hand and been announced. It changes the state at once, or pushes
steps with `procedure.first`; each part is done as far as possible (7.2). A card that stays on the table
gives `stays` and has its effect through the hooks below, or by being asked for (`queries.on_table`) where a
rule of the Hunt or of the Fellowship reads. Decisions of a card are `EffectChoice` steps of kind `event`
declared in its module (or in a vocabulary): they say who asks, what it is about and what each answer
means, chance is `Dice` or `Settled`; their field `step` is `"<card's name>_<what>"`.

The lower half of a card is not declared here: components.CARDS[card].combat names the effect in combat/."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.agenda import Tell
from cogs.war.model.components import CARD_SIDE
from cogs.war.model.state import State
from cogs.war.rules.uses import Spent, Use


def no_condition(state: State) -> bool:
    """Meet any condition."""
    return True


def _nothing(state: State, tell: Tell) -> State:
    return state


def _no_event(state: State, event: str, subject: str, tell: Tell) -> State:
    return state


@dataclass(frozen=True, slots=True)
class Card:
    """One event card."""

    id: str  # as in components.CARDS
    play: Callable[[State, Tell], State] = _nothing  # what happens when it is played
    requires: Callable[[State], bool] = no_condition  # its printed condition (7.2), public facts only
    # for a card on the table, whether the condition to lie there still holds; it is looked at after every
    # step and the card goes at once where it does not (7.3)
    stays: Callable[[State], bool] = no_condition
    # dice spent because of it while it lies there (their `possible` must ask on_table), by either side
    uses: tuple[Use, ...] = ()
    # regions no Shadow Army may enter and in which none may attack while it lies there
    closes: tuple[int, ...] = ()
    bars_cards: Callable[[State, int], bool] | None = None  # (state, side): no Combat cards
    # (state, nation, cause, region or NOWHERE): the Nation does not become active
    bars_activation: Callable[[State, str, str, int], bool] | None = None
    # the same for a step on the Political Track
    bars_advance: Callable[[State, str, str, int], bool] | None = None
    # after another card has been played with a die
    after_event: Callable[[State, str, Spent, Tell], State] | None = None
    each_round: Callable[[State, Tell], State] = _nothing  # in every round of a battle it governs
    from_table: bool = False  # its lower half may be used from the table
    # told of an event by a word, with its subject: "declared", "revealed" and "attacked" (region id),
    # "advanced" (`<nation>.<cause>`), "activated" (nation), "companion_lost" (companion)
    reacts: Callable[[State, str, str, Tell], State] = _no_event

    @property
    def side(self) -> int:
        """The side whose card it is."""
        return CARD_SIDE[self.id]
