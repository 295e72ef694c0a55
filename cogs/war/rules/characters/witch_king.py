"""The Witch-king: his entrance, and Sorcerer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Accept, Decline
from cogs.war.model.armies import nations_of
from cogs.war.model.components import CARD_DECK, DECKS, NATIONS_OF, SHADOW, WITCH_KING
from cogs.war.model.queries import at_war
from cogs.war.model.state import State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.entering import EnterPlay, set_aside
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.event_cards import drawing
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.uses import Spent, Use


def may_come(state: State) -> bool:
    """Sauron and a Nation of the Free Peoples are At War, and there is an Army to come to."""
    if not set_aside(state, WITCH_KING) or not at_war(state, "sauron"):
        return False
    return any(at_war(state, nation) for nation in NATIONS_OF[0]) and bool(places(state))


def places(state: State) -> tuple[int, ...]:
    """Regions with a Shadow Army that includes a Sauron unit."""
    return tuple(
        region for region, held in enumerate(state.stacks[SHADOW]) if held and "sauron" in nations_of(held)
    )


def _begin(state: State, spent: Spent, tell: Tell) -> State:
    return first(state, EnterPlay(WITCH_KING))


@dataclass(frozen=True, slots=True)
class SorcererDraws(EffectChoice):
    """11.4 For a Combat card used in the first round the Shadow may draw from the deck it came from."""

    rule: ClassVar[str] = "11.4"
    kind: ClassVar[str] = "ability"
    source: ClassVar[str] = WITCH_KING
    picks: ClassVar[Picks] = {Accept: Pick("pick-draw", "cards"), **no("pick-no-draw")}
    deck: int
    step: Literal["sorcerer_draws"] = "sorcerer_draws"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(state.decks[SHADOW][self.deck])

    def options(self, state: State) -> Sequence[Action]:
        return [Accept(), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        return follow(state, *(drawing(SHADOW, self.deck) if isinstance(action, Accept) else ()))

    def facts(self, state: State) -> Facts:
        left = len(state.decks[SHADOW][self.deck])
        return {"deck": Name("deck", DECKS[self.deck]), "left": left}


def after_round(state: State, number: int, card: str, tell: Tell) -> State:
    """Sorcerer, if he is still there when the first round is over (docs/rules/war.md, W37)."""
    if number != 1 or not card or state.options.sorcerer_at_once:
        return state
    return first(state, SorcererDraws(CARD_DECK[card]))


def when_shown(state: State, number: int, card: str, tell: Tell) -> State:
    """Sorcerer, where it is agreed that he draws as soon as the card is turned up."""
    if number != 1 or not state.options.sorcerer_at_once:
        return state
    return first(state, SorcererDraws(CARD_DECK[card]))


ABILITIES = Abilities(
    WITCH_KING,
    uses=(Use("witch_king", SHADOW, ("muster",), "5.4", _begin, may_come),),
    after_round=after_round,
    when_shown=when_shown,
    places=places,
)
