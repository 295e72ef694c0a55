"""4.3, 6 A card is played: by its cost, by a link, or from the discard pile."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.duel.components import CARDS, EAGLE, REGIONS, TOKENS, Card
from cogs.duel.events import CardPlayed, RaceGained, SkillsGained
from cogs.duel.rules.choices import RACES_OF_A_TRIO
from cogs.duel.rules.effects import effects_of, push_effects
from cogs.duel.rules.ending import after_step, races_of, symbols
from cogs.duel.state import SEATS, SIDE, Effect, Ids, Side, State, evolve_effect, with_side

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
    found = []
    if race in owned:
        found.append(Effect("pair", 1, card.id, (race,), way))
    third = race not in owned and len(now) == RACES_OF_A_TRIO
    late = state.options.trio_postponable and len(now) >= RACES_OF_A_TRIO and not before.trio
    if third or late:
        found.append(Effect("trio", 1, card.id, now, way))
    return tuple(found)


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
