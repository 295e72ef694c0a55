"""4.3, 6, 7, 10 A card is played, alliances are made, and a card comes back from the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import Keep, Revive, SetAside, Skip, Stack, Token
from cogs.duel.components import CARDS, EAGLE, RACES, REGIONS, STACK, TOKENS, Card
from cogs.duel.events import (
    AllianceMade,
    CardPlayed,
    EffectDeclined,
    PileSearched,
    PileSeen,
    RaceGained,
    SkillsGained,
    TokenKept,
    TokenRevealed,
)
from cogs.duel.rules import refuse
from cogs.duel.rules.conquest import (
    SET_ASIDE,
    aside_is_settled,
    pile,
    pile_size,
    replace_row,
    take_from_pile,
    unseen,
)
from cogs.duel.rules.effects import (
    PROCEDURES,
    RACES_OF_A_TRIO,
    TOKENS_OF_A_PAIR,
    effects_of,
    push,
    push_effects,
    stacks_for,
)
from cogs.duel.rules.ending import after_step, races_of, symbols
from cogs.duel.state import SEATS, SIDE, Effect, Ids, Side, State, evolve, evolve_effect, with_side

# 4.3, 6 A card is played: by its cost, by a link, or from the discard pile.

_PRINTED: dict[str, tuple[Effect, ...]] = {
    **{card.id: effects_of(card.effects, card.id) for card in CARDS.values()},
    **{token.id: effects_of((token.effect,), token.id) for token in TOKENS.values()},
}
"""The effects of each card and token."""


def play_card(state: State, card: str, way: str, price: int, link: str, tell: Tell) -> State:
    """4.3 Puts a card into the active player's area and lets its effects be resolved."""
    side = SIDE[state.turn]
    tell(CardPlayed(seat=state.turn, card=card, way=way, price=price, link=link))
    before = state.sides[side]
    state = with_side(state, side, cards=(*before.cards, card))
    printed = CARDS[card]
    if printed.color == "grey":
        tell(SkillsGained(seat=state.turn, card=card))
        return state
    if printed.color == "green":
        state = gain_race(state, side, race_of(printed), tell)
    return push_effects(state, effects_when_played(state, before, printed, way))


def race_of(card: Card) -> str:
    """6.4 The race of a green card."""
    return next(effect.race for effect in card.effects if effect.type == "race")


def gain_race(state: State, side: int, race: str, tell: Tell) -> State:
    """6.4, 7.6 Tells of a race symbol already in the side's area, and checks the race victory (13.2)."""
    tell(RaceGained(seat=SEATS[side], race=race, races=symbols(state.sides[side])))
    return after_step(state, side, tell)


def effects_when_played(state: State, before: Side, card: Card, way: str) -> tuple[Effect, ...]:
    """6.7 The effects of a card, in printed order, then those of tokens owned `before` (7.8).

    A card from the discard pile sets tokens off as far as it counts as played (15.10).
    """
    own = _PRINTED[card.id]
    if card.color == "green":
        own = alliances_of(state, before, card, way)
    if way == "pile" and not state.options.revived_counts_as_played:
        return own
    if card.color == "red":
        own = tuple([modify(effect, before.tokens) for effect in own])
    return (*own, *[effect for token in before.tokens for effect in reactions(token, card, way)])


def modify(effect: Effect, tokens: Ids) -> Effect:
    """6.5 Red cards: the Human token adds a unit, the Elf token allows any region."""
    for token in tokens:
        printed = TOKENS[token].effect
        if printed.type == "red_extra_units":
            effect = evolve_effect(effect, amount=effect.amount + printed.amount)
        elif printed.type == "red_regions_override":
            effect = evolve_effect(effect, among=REGIONS)
    return effect


def reactions(token: str, card: Card, way: str) -> tuple[Effect, ...]:
    """8 What a token adds when its owner plays a card; way as in CardPlayed."""
    trigger = TOKENS[token].trigger
    if trigger is None:
        return ()
    by_colour = trigger.event == "card_played" and trigger.color == card.color
    by_link = trigger.event == "card_played_by_link" and way == "link"
    return _PRINTED[token] if by_colour or by_link else ()


def alliances_of(state: State, before: Side, card: Card, way: str) -> tuple[Effect, ...]:
    """7.1, 7.2 The alliance a green card starts; two only where a trio was postponed (7.3)."""
    race, owned = race_of(card), races_of(before)
    now = races_of(state.sides[SIDE[state.turn]])
    alliances = []
    if race in owned:
        alliances.append(Effect("pair", 1, card.id, (race,), way))
    third = race not in owned and len(now) == RACES_OF_A_TRIO
    late = state.options.trio_postponable and len(now) >= RACES_OF_A_TRIO and not before.trio
    if third or late:
        alliances.append(Effect("trio", 1, card.id, now, way))
    return tuple(alliances)


def gain_token(state: State, side: int, token: str, source: str, way: str, tell: Tell) -> State:
    """7.5-7.8 A token is gained: an immediate one acts once now, the eagle counts, others work from now on.

    source: the green card it was gained by, played in this way; or a tile, then way is "".
    """
    state = with_side(state, side, tokens=(*state.sides[side].tokens, token))
    printed = TOKENS[token]
    if printed.effect.symbol == EAGLE:
        state = gain_race(state, side, EAGLE, tell)
    if printed.timing == "immediate":
        return push_effects(state, _PRINTED[token])
    counts = way != "pile" or state.options.revived_counts_as_played
    if state.options.token_acts_at_once and source in CARDS and counts:
        return push_effects(state, reactions(token, CARDS[source], way))
    return state


# 7, 10 Alliances: tokens are revealed, one is kept, the others go back on top of their stacks.

_TOKEN = Chance("token", "7")


def revealed_tokens(state: State) -> Ids:
    """The tokens lying face up, one of which will be kept."""
    top: Any = state.agenda[-1] if state.agenda else None
    return top.revealed if isinstance(top, RevealTokens | KeepToken) else ()


def unseen_tokens(state: State, race: str) -> Ids:
    """14.2 The tokens of a race nobody has seen yet."""
    seen = seen_tokens(state)
    return tuple([token for token in STACK[race] if token not in seen])


def seen_tokens(state: State) -> set[str]:
    """14.1 The tokens that have been seen: those put back on top of their stacks are known, too."""
    tops = [token for row in state.tops for token in row]
    return {*tops, *revealed_tokens(state), *state.sides[0].tokens, *state.sides[1].tokens}


def begin_alliance(state: State, effect: Effect, action: Action | None) -> State:
    """7.1, 7.2, 10 Begins an alliance. action: the stack chosen, for Grey Havens."""
    if effect.kind == "trio":
        return push(
            with_side(state, SIDE[state.turn], trio=True), ChooseStacks(effect, stacks_for(state, effect))
        )
    race = action.race if isinstance(action, Stack) else effect.among[0]
    draws = (race,) * min(TOKENS_OF_A_PAIR, state.stacks[RACES.index(race)])
    return push(state, BeginReveal(effect, draws))


PROCEDURES["pair"] = PROCEDURES["trio"] = PROCEDURES["draft"] = begin_alliance


@dataclass(frozen=True, slots=True)
class ChooseStacks(AgendaStep[State]):
    """7.2, 15.7 The three stacks of a trio: with more than three races, the player chooses among them."""

    rule: ClassVar[str] = "7.2"
    effect: Effect
    among: Ids
    picked: Ids = ()
    step: Literal["choose_stacks"] = "choose_stacks"

    def asks(self, state: State) -> Decisions | None:
        if len(self.among) <= RACES_OF_A_TRIO:
            return None
        return Decisions((Decision(state.turn, "trio", self.rule),))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Stack(race) for race in self.among if race not in self.picked]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Stack):
            return refuse("refusal-not-now", self.rule)
        if action.race not in STACK:
            return refuse("refusal-unknown", self.rule, name=action.race)
        if action.race not in self.among or action.race in self.picked:
            return refuse("refusal-stack-not-allowed", self.rule, race=action.race)
        return None

    def take(self, state: State, seat: Seat, action: Stack, tell: Tell) -> State:
        picked = (*self.picked, action.race)
        among = picked if len(picked) == RACES_OF_A_TRIO else self.among
        return evolve(state, agenda=(*state.agenda[:-1], ChooseStacks(self.effect, among, picked)))

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=(*state.agenda[:-1], BeginReveal(self.effect, self.among)))


@dataclass(frozen=True, slots=True)
class BeginReveal(AgendaStep[State]):
    """7.1, 7.2 An alliance is made, and tokens of these stacks are revealed one by one."""

    rule: ClassVar[str] = "7"
    effect: Effect
    draws: Ids
    step: Literal["begin_reveal"] = "begin_reveal"

    def run(self, state: State, tell: Tell) -> State:
        tell(AllianceMade(seat=state.turn, way=self.effect.kind, races=tuple(dict.fromkeys(self.draws))))
        return evolve(state, agenda=(*state.agenda[:-1], RevealTokens(self.effect, self.draws)))


@dataclass(frozen=True, slots=True)
class RevealTokens(AgendaStep[State]):
    """7.1, 7.2 Reveals the top token of each of these stacks; what nobody has seen yet is drawn by chance.

    A token that had been put back lies on top and is known (14.1).
    """

    rule: ClassVar[str] = "7"
    effect: Effect
    draws: Ids
    revealed: Ids = ()
    step: Literal["reveal_tokens"] = "reveal_tokens"

    def asks(self, state: State) -> Chance | None:
        return _TOKEN if self.draws and not state.tops[RACES.index(self.draws[0])] else None

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Token(token) for token in unseen_tokens(state, self.draws[0])]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Token) and action.token in unseen_tokens(state, self.draws[0]):
            return None
        return refuse("refusal-bad-chance", self.rule)

    def sample(self, state: State, rng: Random) -> Action:
        return Token(rng.choice(unseen_tokens(state, self.draws[0])))

    def take(self, state: State, seat: Seat, action: Token, tell: Tell) -> State:
        return self._reveal(state, action.token, False, tell)

    def run(self, state: State, tell: Tell) -> State:
        if not self.draws:
            return evolve(state, agenda=(*state.agenda[:-1], KeepToken(self.effect, self.revealed)))
        return self._reveal(state, state.tops[RACES.index(self.draws[0])][0], True, tell)

    def _reveal(self, state: State, token: str, again: bool, tell: Tell) -> State:
        place = RACES.index(self.draws[0])
        tell(TokenRevealed(race=self.draws[0], token=token, again=again))
        tops = state.tops[place][1:] if again else ()
        further = RevealTokens(self.effect, self.draws[1:], (*self.revealed, token))
        return evolve(
            state,
            tops=_row(state.tops, place, tops),
            stacks=_row(state.stacks, place, state.stacks[place] - 1),
            agenda=(*state.agenda[:-1], further),
        )


@dataclass(frozen=True, slots=True)
class KeepToken(AgendaStep[State]):
    """7.1, 7.2 One of the tokens revealed is kept; the others go face down on top of their stacks."""

    rule: ClassVar[str] = "7.1"
    effect: Effect
    revealed: Ids
    step: Literal["keep_token"] = "keep_token"

    def asks(self, state: State) -> Decisions | None:
        if len(self.revealed) == 1:
            return None
        rule = "7.2" if self.effect.kind == "trio" else "7.1" if self.effect.kind == "pair" else "10"
        return Decisions((Decision(state.turn, "token", rule),))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Keep(token) for token in self.revealed]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return refuse("refusal-not-now", self.rule)
        if action.token not in TOKENS:
            return refuse("refusal-unknown", self.rule, name=action.token)
        if action.token not in self.revealed:
            return refuse("refusal-token-not-revealed", self.rule, token=action.token)
        return None

    def take(self, state: State, seat: Seat, action: Keep, tell: Tell) -> State:
        return self._keep(state, action.token, tell)

    def run(self, state: State, tell: Tell) -> State:
        return self._keep(state, self.revealed[0], tell)

    def _keep(self, state: State, kept: str, tell: Tell) -> State:
        returned = tuple(token for token in self.revealed if token != kept)
        tell(TokenKept(seat=state.turn, token=kept, returned=returned))
        state = evolve(_put_back(state, returned), agenda=state.agenda[:-1])
        return gain_token(state, SIDE[state.turn], kept, self.effect.source, self.effect.way, tell)


def _put_back(state: State, tokens: Ids) -> State:
    """7.1 Tokens go face down on top of their stacks."""
    for token in tokens:
        place = RACES.index(TOKENS[token].race)
        state = evolve(
            state,
            tops=_row(state.tops, place, (token, *state.tops[place])),
            stacks=_row(state.stacks, place, state.stacks[place] + 1),
        )
    return state


def interrupt(state: State) -> State:
    """R1 Somebody gives up while tokens lie revealed: none is kept."""
    return _put_back(state, tuple(reversed(revealed_tokens(state))))


def _row(rows: tuple[Any, ...], place: int, row: Any) -> tuple[Any, ...]:
    return (*rows[:place], row, *rows[place + 1 :])


# 10.2 Playing a card from the discard pile.

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
        actions: list[Action] = [Revive(card) for card in pile(state)]
        return [*actions, Skip("pile")] if state.options.optional_effects else actions

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
