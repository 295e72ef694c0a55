"""The game object: what the engine, the table and the laws ask of The Confrontation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.engine import (
    Action,
    AgendaGame,
    Facts,
    Options,
    Refusal,
    Seat,
)
from bot.engine.agenda import Tell
from cogs.confrontation import actions
from cogs.confrontation.actions import NOTATION, Place, Rearrange
from cogs.confrontation.components import (
    BACKWARD,
    CARDS,
    FIGURES,
    FORWARD,
    NUMBER,
    REGIONS,
    SIDES,
    SIDEWAYS,
    SPECIALS,
    START_SLOTS,
)
from cogs.confrontation.determinise import determinise
from cogs.confrontation.events import SideResigned
from cogs.confrontation.guesses import add_guesses, list_beliefs, list_unknown, place_of, trace
from cogs.confrontation.observation import ConfrontationObservation, Piece
from cogs.confrontation.observe import observe
from cogs.confrontation.rules.ending import MOST_TURNS, RESIGNED, end
from cogs.confrontation.rules.rearranging import refuse_rearranging
from cogs.confrontation.rules.setup import MOST_SWAPS, SetUp, refuse_again
from cogs.confrontation.state import (
    DARK,
    EMPTY_MAP,
    LIGHT,
    SIDE,
    ConfrontationOptions,
    Ids,
    State,
)

# What a player might think of doing, legal or not: asked why it is not offered.


def conceive(seen: ConfrontationObservation) -> Iterator[Action]:
    """4.2 Figures go next door; 6.8, 6.9 cards of the own side; 3.1 figures go where figures begin."""
    assert seen.viewer is not None
    cards = CARDS[SIDES.index(seen.viewer)]
    for decision in seen.waiting:
        if decision.seat != seen.viewer:
            continue
        if decision.kind == "setup":
            yield from (actions.Place(figure, region) for figure in seen.unplaced for region in _homes(seen))
        elif decision.kind == "move":
            yield from _moves(seen)
        elif decision.kind == "cards":
            yield from map(actions.PlayCard, cards)
        elif decision.kind == "magic":
            yield from map(actions.Exchange, cards)
        elif decision.kind == "early":
            yield actions.StandIn()
            yield actions.ShowFrodo()
            yield from map(actions.Flee, _around_battle(seen))
        elif decision.kind == "retreat":
            yield from map(actions.Retreat, _around_battle(seen))


def _homes(seen: ConfrontationObservation) -> tuple[str, ...]:
    """3.1 The regions in which figures of the viewer begin."""
    half = len(REGIONS) // 2
    light = seen.viewer == SIDES[0]
    named = REGIONS[:half] if light else REGIONS[half:]
    return tuple(region for region in named if START_SLOTS[NUMBER[region]])


def _moves(seen: ConfrontationObservation) -> Iterator[Action]:
    for piece in _own(seen):
        if piece.figure is not None:
            yield from (actions.Move(piece.figure, region) for region in next_to(piece.region))
    for card in dict(seen.specials)[seen.viewer or seen.turn]:
        if card == "s_gandalf_white":
            yield actions.GandalfTheWhite()
        elif card == "s_palantir":
            yield from map(actions.Palantir, REGIONS)
        else:
            figures = [piece.figure for piece in _own(seen) if piece.figure is not None]
            if card == "s_ringwraith":
                yield from map(actions.Ringwraith, figures)


def _own(seen: ConfrontationObservation) -> list[Piece]:
    return [piece for piece in seen.pieces if piece.side == seen.viewer]


def _around_battle(seen: ConfrontationObservation) -> tuple[str, ...]:
    return () if seen.battle is None else next_to(seen.battle.region)


def next_to(region: str) -> tuple[str, ...]:
    """The regions a region borders on, in whatever direction and for whichever side."""
    number = NUMBER[region]
    around = {n for side in (0, 1) for links in (FORWARD, SIDEWAYS, BACKWARD) for n in links[side][number]}
    return tuple(REGIONS[each] for each in sorted(around))


# The Confrontation as a game of the house.

RULESET = 1
SEATS: tuple[Seat, ...] = (LIGHT, DARK)

_SETTING_UP = 2 * (8 + 2 + MOST_SWAPS + 1) + 2
"""Both sides: eight figures placed and a muster with its chance, swaps, ready; then two shuffled homes."""
_ONE_TURN = 8 + 3 + 2 + 4 * 11 + 1
"""Four regions rearranged by hand, special card and shuffle after it, tunnel, four battles, the move itself.

One battle: rearrangement and shuffle, challenge, early choice, Saruman, two cards, two Magics, two retreats.
"""


class Confrontation(AgendaGame[State, Action, ConfrontationObservation]):
    """The Lord of the Rings: The Confrontation, for two (docs/rules/confrontation.md).

    A game is started with what was agreed; here both sides set up at the same time (3.1):

    >>> game = CONFRONTATION
    >>> state = game.new(ConfrontationOptions(rearrange="by_hand"))
    >>> [(each.seat, each.kind, each.rule) for each in game.pending(state).open]
    [('light', 'setup', '3.1'), ('dark', 'setup', '3.1')]

    An action is a small choice with a text; what is legal is listed, what is not has a reason with its rule:

    >>> [str(action) for action in game.legal(state, "light")[:3]]
    ['place frodo shire', 'place frodo arthedain', 'place frodo cardolan']
    >>> game.check(state, "light", game.parse("place frodo mordor"))
    Refusal(reason='refusal-not-a-starting-region', rule='3.1', facts={'region': 'mordor'})

    A step is a new state and what happened; the old state is as it was:

    >>> step = game.apply(state, "light", game.parse("place frodo arthedain"))
    >>> step.events
    (FigurePlaced(audience=('light',), side='light', figure='frodo', region='arthedain'),)
    >>> len(state.figures[0][ARTHEDAIN]), len(step.state.figures[0][ARTHEDAIN])
    (0, 1)

    Each side sees what it may know, and nothing else:

    >>> [(piece.region, piece.figure) for piece in game.observe(step.state, "light").pieces]
    [('arthedain', 'frodo')]
    >>> game.observe(step.state, "dark").pieces
    ()

    A state is stored as text, a match as a record that can be played again:

    >>> game.load(game.dump(step.state)) == step.state
    True
    >>> record = Record.parse('''
    ... Game: confrontation
    ... Ruleset: 1
    ... Options: {"rearrange":"by_hand"}
    ...
    ... light place frodo arthedain
    ... dark resign
    ... '''.strip())
    >>> [(played.seat, played.text) for played in replay(game, record)][1:]
    [('light', 'place frodo arthedain'), ('dark', 'resign')]
    >>> *_, last = replay(game, record)
    >>> game.pending(last.state)
    Outcome(winners=('light',), reason='outcome-resigned', scores=(('light', 9), ('dark', 0)))
    """

    facts: ClassVar[Facts] = Facts(
        key="confrontation",
        command="confront",
        ruleset=RULESET,
        seats=SEATS,
        players=(2,),
        longest=_SETTING_UP + MOST_TURNS * _ONE_TURN,
        rotates=True,
        sided=True,
    )
    options: ClassVar[type[Options]] = ConfrontationOptions
    open_kinds: ClassVar[frozenset[str]] = frozenset({"cards", "challenge", "magic", "retreat"})
    state = State
    notation = NOTATION

    def new(self, options: Options) -> State:
        assert isinstance(options, ConfrontationOptions)
        return State(
            options=options,
            figures=(EMPTY_MAP, EMPTY_MAP),
            fallen=(),
            turn=DARK,
            number=0,
            hands=CARDS,
            used=((), ()),
            specials=(
                _starting_specials(options.light_specials, 0),
                _starting_specials(options.dark_specials, 1),
            ),
            ready=(),
            swaps=(MOST_SWAPS, MOST_SWAPS),
            fight=None,
            passage=None,
            looked=None,
            ride=None,
            stale=((), ()),
            agenda=(SetUp(),),
        )

    def seats(self, state: State) -> tuple[Seat, ...]:
        return SEATS

    def refuse_out_of_turn(self, state: State, seat: Seat, action: Action) -> Refusal:
        again = refuse_again(state, seat)
        if again is not None:
            return again
        if isinstance(action, Rearrange) and seat in SIDE:
            refusal = refuse_rearranging(state, SIDE[seat], action.region)
            if refusal is not None:
                return refusal
        return super().refuse_out_of_turn(state, seat, action)

    def give_up(self, state: State, seat: Seat, tell: Tell) -> State:
        """The other side wins with its figures on the map (10.2), with all nine while setting up."""
        tell(SideResigned(side=seat))
        return end(state, DARK if seat == LIGHT else LIGHT, RESIGNED, tell)

    def conceive(self, seen: ConfrontationObservation) -> Sequence[Action]:
        return tuple(conceive(seen))

    def arrange(self, seen: ConfrontationObservation) -> Sequence[Action]:
        """3.1 All own figures with their regions, until the side is ready."""
        if seen.stage != "setup" or seen.unplaced or not seen.legal:
            return ()
        own = [piece for piece in seen.pieces if piece.side == seen.viewer]
        return [Place(piece.figure, piece.region) for piece in own if piece.figure is not None]

    def trace(self, positions: Iterable[tuple[int, State]]) -> Mapping[str, str]:
        return trace(positions)

    def list_guesses(self, seen: ConfrontationObservation) -> Mapping[str, Sequence[str]]:
        """4.3 Each hidden figure that can be told from the others, with what it may be."""
        beliefs = list_beliefs(seen)
        return {place_of(each.region, each.position): beliefs for each in list_unknown(seen)}

    def add_guesses(
        self, seen: ConfrontationObservation, guesses: Mapping[str, Sequence[str]]
    ) -> ConfrontationObservation:
        return add_guesses(seen, guesses)

    def observe(self, state: State, viewer: Seat | None) -> ConfrontationObservation:
        return observe(self, state, viewer)

    def determinise(self, observation: ConfrontationObservation, rng: Random) -> State:
        return determinise(observation, rng)

    def conserved(self, state: State) -> Mapping[str, int]:
        """1.2, 1.3 Figures stand, have fallen, or are to be placed; cards are in a hand, used, or laid."""
        totals: dict[str, int] = {}
        fight = state.fight
        laid = (None, None) if fight is None else (fight.light_card, fight.dark_card)
        for side, seat in enumerate(SEATS):
            standing = [figure for there in state.figures[side] for figure in there]
            fallen = [figure for figure in state.fallen if figure in FIGURES[side]]
            waiting = set(FIGURES[side]) - set(standing) if state.number == 0 else set()
            totals[f"{seat}-figures"] = len(standing) + len(fallen) + len(waiting)
            totals[f"{seat}-distinct-figures"] = len({*standing, *fallen, *waiting})
            cards = [*state.hands[side], *state.used[side], *([laid[side]] if laid[side] else [])]
            totals[f"{seat}-cards"] = len(cards)
            totals[f"{seat}-distinct-cards"] = len(set(cards))
        return totals


def _starting_specials(choice: str, side: int) -> Ids:
    """11, A19 The special cards a side begins with."""
    if choice == "none":
        return ()
    return tuple(card for card in SPECIALS[side] if choice in ("both", card.removeprefix("s_")))


CONFRONTATION = Confrontation()
