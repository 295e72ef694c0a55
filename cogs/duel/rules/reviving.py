"""10.2 Playing a card from the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import Revive, SetAside, Skip
from cogs.duel.components import CARDS
from cogs.duel.events import EffectDeclined, PileSearched, PileSeen
from cogs.duel.rules.conquest import (
    SET_ASIDE,
    aside_is_settled,
    pile,
    pile_size,
    replace_row,
    take_from_pile,
    unseen,
)
from cogs.duel.rules.effects import PROCEDURES, push
from cogs.duel.rules.playing import play_card
from cogs.duel.rules.refusals import refuse
from cogs.duel.state import State, evolve

_ASIDE = Chance("set_aside", "3.2")


@dataclass(frozen=True, slots=True)
class SearchPile(AgendaStep[State]):
    """10.2, 14.2 The player looks through the whole pile in private.

    Only now it is settled which cards were set aside in this chapter, and only this player knows. Chance is
    asked even where three cards are left for it, so that nothing depends on how many there are.
    """

    rule: ClassVar[str] = "10.2"
    source: str
    step: Literal["search_pile"] = "search_pile"

    def asks(self, state: State) -> Chance | None:
        return _ASIDE if state.options.set_aside_in_pile and not aside_is_settled(state) else None

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [SetAside(cards) for cards in combinations(unseen(state), SET_ASIDE)]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        cards = action.cards if isinstance(action, SetAside) else ()
        if len(cards) == SET_ASIDE and tuple(card for card in unseen(state) if card in cards) == cards:
            return None  # three of the hidden cards, by number
        return refuse("refusal-bad-chance", "3.2")

    def sample(self, state: State, rng: Random) -> Action:
        hidden = unseen(state)
        drawn = set(rng.sample(hidden, SET_ASIDE))
        return SetAside(tuple(card for card in hidden if card in drawn))

    def take(self, state: State, seat: Seat, action: SetAside, tell: Tell) -> State:
        return self._look(evolve(state, aside=replace_row(state.aside, state.chapter, action.cards)), tell)

    def run(self, state: State, tell: Tell) -> State:
        return self._look(state, tell)

    def _look(self, state: State, tell: Tell) -> State:
        tell(PileSearched(seat=state.turn, cards=pile_size(state)))
        if state.options.set_aside_in_pile:
            there = state.aside[state.chapter - 1]
            tell(PileSeen(seat=state.turn, cards=there, audience=(state.turn,)))
            known = tuple(dict.fromkeys((*state.looked[state.chapter - 1], state.turn)))
            state = evolve(state, looked=replace_row(state.looked, state.chapter, known))
        return evolve(state, agenda=(*state.agenda[:-1], ReviveCard(self.source)))


PROCEDURES["pile"] = lambda state, effect, action: push(state, SearchPile(effect.source))


@dataclass(frozen=True, slots=True)
class ReviveCard(AgendaStep[State]):
    """10.2 One card of the pile is played for free: as a played card, but through no link (15.10)."""

    rule: ClassVar[str] = "10.2"
    source: str
    step: Literal["revive_card"] = "revive_card"

    def asks(self, state: State) -> Decisions:
        return Decisions((Decision(state.turn, "revive", self.rule),))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [Revive(card) for card in pile(state)]
        return [*found, Skip("pile")] if state.options.optional_effects else found

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Skip) and action.effect == "pile":
            if state.options.optional_effects:
                return None
            return refuse("refusal-effect-compulsory", "15.5", effect=action.effect)
        if not isinstance(action, Revive):
            return refuse("refusal-not-now", self.rule)
        if action.card not in CARDS:
            return refuse("refusal-unknown", self.rule, name=action.card)
        if action.card not in pile(state):
            return refuse("refusal-not-in-pile", self.rule, card=action.card)
        return None

    def take(self, state: State, seat: Seat, action: Revive | Skip, tell: Tell) -> State:
        state = evolve(state, agenda=state.agenda[:-1])
        if isinstance(action, Skip):
            tell(EffectDeclined(seat=seat, effect="pile", source=self.source))
            return state
        return play_card(take_from_pile(state, action.card), action.card, "pile", 0, "", tell)
