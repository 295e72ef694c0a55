"""9, 10.2 The end of the game and its points."""

from __future__ import annotations

from bot.engine import Outcome, Seat
from bot.engine.agenda import Tell
from cogs.confrontation.components import CARDS, NUMBER
from cogs.confrontation.events import GameEnded
from cogs.confrontation.state import DARK, LIGHT, SIDE, Ids, Maps, State, evolve, with_side

MOST_TURNS = 300
"""Single turns after which nobody has won. The print does not foresee it; see docs/rules/confrontation.md."""

FRODO_IN_MORDOR = "outcome-frodo-in-mordor"
FRODO_DEFEATED = "outcome-frodo-defeated"
THREE_IN_SHIRE = "outcome-three-in-shire"
NO_MOVE = "outcome-no-move"
RESIGNED = "outcome-resigned"
TURN_LIMIT = "outcome-turn-limit"

_SHIRE = NUMBER["shire"]
_DARK = SIDE[DARK]


def points(state: State, seat: Seat) -> int:
    """10.2 One for each own figure on the map; all nine while the armies are still being set up."""
    if state.number == 0:
        return 9
    return sum(map(len, state.figures[SIDE[seat]]))


def end(state: State, winner: Seat | None, reason: str, tell: Tell) -> State:
    """9 The game is over; nothing is left to do. winner None: nobody."""
    scores = tuple((seat, points(state, seat) if seat == winner else 0) for seat in (LIGHT, DARK))
    winners = () if winner is None else (winner,)
    tell(GameEnded(winner=winner or "", reason=reason, light_points=scores[0][1], dark_points=scores[1][1]))
    hands, used = _gather_cards(state)
    return evolve(
        state,
        hands=hands,
        used=used,
        agenda=(),
        fight=None,
        ride=None,
        looked=None,
        outcome=Outcome(winners, reason, scores),
    )


def _gather_cards(state: State) -> tuple[tuple[Ids, Ids], tuple[Ids, Ids]]:
    """Cards of an unfinished battle: those face up are used, one face down goes back to its hand."""
    hands, used = state.hands, state.used
    fight = state.fight
    if fight is not None:
        laid = ((fight.light_card, fight.light_up), (fight.dark_card, fight.dark_up))
        for side, (card, up) in enumerate(laid):
            if card is not None and up:
                used = with_side(used, side, _in_order(side, (*used[side], card)))
            elif card is not None:
                hands = with_side(hands, side, _in_order(side, (*hands[side], card)))
    return hands, used


def _in_order(side: int, cards: Ids) -> Ids:
    return tuple(card for card in CARDS[side] if card in cards)


def three_in_shire(maps: Maps) -> bool:
    """9.2 Whether three Dark figures hold the Shire; asked after the battles of a move (A25)."""
    return len(maps[_DARK][_SHIRE]) >= 3 and not maps[1 - _DARK][_SHIRE]
