"""10.2, 14.2 The discard pile: what lies there, and who knows it."""

from __future__ import annotations

from cogs.duel.components import CARDS, CHAPTERS, DECK
from cogs.duel.state import FACE_DOWN, Ids, State, evolve

SET_ASIDE = 3
"""3.2 Cards of each chapter put face down on the discard pile."""


def unseen(state: State) -> Ids:
    """14.2 The cards of this chapter that do not exist yet: they lie face down or are set aside."""
    if not state.chapter:
        return ()
    gone = {*state.slots, *state.discards, *state.aside[state.chapter - 1]}
    for side in state.sides:
        gone.update(side.cards)
    return tuple([card for card in DECK[state.chapter] if card not in gone])


def aside_left(state: State, chapter: int) -> int:
    """3.2 How many of the cards set aside in a chapter are still on the pile."""
    if chapter > state.chapter:
        return 0
    if chapter == state.chapter and not aside_is_settled(state):
        return SET_ASIDE
    return len(state.aside[chapter - 1])


def aside_is_settled(state: State) -> bool:
    """Whether it is settled which cards were set aside in this chapter."""
    return bool(state.chapter) and bool(state.looked[state.chapter - 1])


def pile_size(state: State) -> int:
    """10.2, 15.9 How many cards may be played from the discard pile."""
    count = len(state.discards)
    if state.options.set_aside_in_pile:
        count += sum(aside_left(state, chapter) for chapter in CHAPTERS)
    return count


def pile(state: State) -> Ids:
    """10.2, 15.9 The cards that may be played from the pile, for one who is looking through it."""
    if not state.options.set_aside_in_pile:
        return state.discards
    return (*state.discards, *(card for cards in state.aside for card in cards))


def take_from_pile(state: State, card: str) -> State:
    """The pile without a card."""
    if card in state.discards:
        return evolve(state, discards=tuple(each for each in state.discards if each != card))
    chapter = CARDS[card].chapter
    left = tuple(each for each in state.aside[chapter - 1] if each != card)
    return evolve(state, aside=replace_row(state.aside, chapter, left))


def settle_aside(state: State) -> State:
    """A chapter is over: by elimination everybody knows which cards were set aside in it."""
    if aside_is_settled(state):
        return state
    return evolve(state, aside=replace_row(state.aside, state.chapter, unseen(state)))


def replace_row(rows: tuple[Ids, Ids, Ids], chapter: int, row: Ids) -> tuple[Ids, Ids, Ids]:
    """One row for each chapter, with one of them changed."""
    first, second, third = (row if number == chapter else rows[number - 1] for number in CHAPTERS)
    return (first, second, third)


def any_face_down(state: State) -> bool:
    """Whether a card of this chapter still lies face down."""
    return FACE_DOWN in state.slots
