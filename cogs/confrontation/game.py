"""The game object: what the engine, the table and the laws ask of The Confrontation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from bot.engine import Action, AgendaGame, Decisions, Facts, Options, Refusal, Seat
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
    SIDE_OF,
    SIDES,
    SIDEWAYS,
    SPECIALS,
    START_SLOTS,
)
from cogs.confrontation.determinise import determinise
from cogs.confrontation.events import SideResigned
from cogs.confrontation.observation import (
    Battle,
    ConfrontationObservation,
    Passage,
    Piece,
    Stage,
    add_guesses,
    list_beliefs,
    list_unknown,
    place_of,
)
from cogs.confrontation.rules import RESIGNED
from cogs.confrontation.rules.battle import ChallengeEnemy, EarlyChoice, SarumanChooses
from cogs.confrontation.rules.cards import ChooseCards, DarkText, ExchangeMagic, LightText
from cogs.confrontation.rules.movement import (
    MOST_TURNS,
    OfferRearrangement,
    ShuffleFigures,
    behind,
    beside,
    end,
    refuse_rearranging,
)
from cogs.confrontation.rules.setup import MOST_SWAPS, FillPlaces, SetUp, figures_to_place, refuse_again
from cogs.confrontation.rules.turn import RideOn, TunnelOfMoria
from cogs.confrontation.state import DARK, EMPTY_MAP, LIGHT, SIDE, ConfrontationOptions, Fight, Ids, State

# What a viewer may know, written down field by field.

SEATS: tuple[Seat, Seat] = (LIGHT, DARK)

_STAGES: dict[type[Any], Stage] = {
    SetUp: "setup",
    FillPlaces: "setup",
    TunnelOfMoria: "tunnel",
    ChallengeEnemy: "challenge",
    OfferRearrangement: "challenge",
    EarlyChoice: "early",
    SarumanChooses: "saruman",
    ChooseCards: "cards",
    ExchangeMagic: "magic",
    DarkText: "retreat",
    LightText: "retreat",
}


def _figures_to_place(state: State, side: int | None) -> Ids:
    return figures_to_place(state.figures[side], side) if side is not None and state.number == 0 else ()


def _of_both(pair: tuple[Ids, ...]) -> tuple[tuple[Seat, Ids], ...]:
    return ((LIGHT, pair[0]), (DARK, pair[1]))


def _only(order: Ids, chosen: Ids) -> Ids:
    return tuple(component for component in order if component in chosen)


def _stage(state: State, top: Any) -> Stage:
    if state.outcome is not None:
        return "over"
    if isinstance(top, ShuffleFigures):
        if state.number == 0:
            return "setup"
        return "move" if state.fight is None else "challenge"
    return _STAGES.get(type(top), "move")


def _settling(top: Any) -> tuple[Seat, str] | None:
    if isinstance(top, ShuffleFigures):
        return (top.side, top.region)
    return (top.side, "") if isinstance(top, FillPlaces) else None


def _riding(state: State, top: Any) -> str | None:
    return top.figure if isinstance(top, RideOn) and state.options.shadowfax_same_figure else None


_piece = lru_cache(maxsize=4096)(Piece)
"""The same few pieces are seen again and again; made anew they take half the time of an observation."""


def _pieces(state: State, viewer: int | None) -> tuple[Piece, ...]:
    """12.2 Figures by name for their own side, when face up, when looked at (11.4), and when all is over."""
    over = state.outcome is not None
    secret = len(state.ready) < 2 and not over  # 3.2: nothing of the other side's setting up
    up = _face_up(state)
    pieces = []
    for number, region in enumerate(REGIONS):
        for side in (0, 1):
            there = state.figures[side][number]
            if not there or (secret and side != viewer):
                continue
            known = over or side == viewer or (side == 0 and viewer == 1 and state.looked == region)
            for position, figure in enumerate(there, start=1):
                shown = over or figure in up
                name = figure if known or shown else None
                noted = figure if viewer is not None and figure in state.seen[side] else None
                pieces.append(_piece(SEATS[side], region, position, name, shown, noted))
    return tuple(pieces)


def _face_up(state: State) -> Ids:
    """6.2, 6.16 The figures everybody sees now. An attacker stays shown until its move is over."""
    fight = state.fight
    if fight is None:
        return ()
    up = [*fight.face_up, *(figure for figure in (fight.light, fight.dark) if figure is not None)]
    if fight.frodo_shown:
        up.append("frodo")
    if not fight.first:
        up.append(fight.mover)
    return tuple(up)


def _public_hand(state: State, side: int) -> Ids:
    """12.1 The cards not used yet; one laid face down is still among them for everybody."""
    fight = state.fight
    if fight is None:
        return state.hands[side]
    card, up = ((fight.light_card, fight.light_up), (fight.dark_card, fight.dark_up))[side]
    if card is None or up:
        return state.hands[side]
    return _only(CARDS[side], (*state.hands[side], card))


def _retreats(state: State, fight: Fight) -> tuple[tuple[Seat, Ids], ...]:
    """6.10.2, 6.10.5 Where Retreat cards would lead: it follows from what everybody sees standing."""
    if fight.light is None or fight.dark is None:
        return ()
    region = NUMBER[fight.region]
    reach = (behind(state, region), beside(state, SIDE[DARK], region))
    return _of_both(tuple(tuple(REGIONS[number] for number in there) for there in reach))


def _battle(state: State, viewer: int | None) -> Battle | None:
    fight = state.fight
    if fight is None:
        return None
    laid = ((LIGHT, fight.light_card, fight.light_up), (DARK, fight.dark_card, fight.dark_up))
    down = {seat: card for seat, card, up in laid if card is not None and not up}
    return Battle(
        region=fight.region,
        attacker=fight.attacker,
        light=fight.light,
        dark=fight.dark,
        light_card=fight.light_card if fight.light_up else None,
        dark_card=fight.dark_card if fight.dark_up else None,
        chosen=tuple(down),
        own_card=None if viewer is None else down.get(SEATS[viewer]),
        frodo_shown=fight.frodo_shown,
        first=fight.first,
        dark_settled=fight.dark_settled,
        retreats=_retreats(state, fight),
    )


def _tellable(state: State) -> dict[str, str]:
    """The figures everybody can tell from the others of their region, with their places."""
    by_hand = state.options.rearrange == "by_hand"
    top = state.agenda[-1] if state.agenda else None
    mixing = (SIDE[top.side], top.region) if isinstance(top, ShuffleFigures) else None
    places: dict[str, str] = {}
    for side in (0, 1):
        for region, there in zip(REGIONS, state.figures[side], strict=True):
            if (by_hand or len(there) == 1) and mixing != (side, region):
                places |= {figure: place_of(region, at) for at, figure in enumerate(there, start=1)}
    return places


# What a player might think of doing, legal or not: asked why it is not offered.


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
    return tuple(REGIONS[neighbour] for neighbour in sorted(around))


# The Confrontation as a game of the house.

RULESET = 1

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
        minutes=30,
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

    def conceive(self, seen: ConfrontationObservation) -> Iterator[Action]:
        """4.2 Figures go next door; 6.8, 6.9 cards of the own side; 3.1 figures go where figures begin."""
        assert seen.viewer is not None
        cards = CARDS[SIDES.index(seen.viewer)]
        for decision in seen.waiting:
            if decision.seat != seen.viewer:
                continue
            if decision.kind == "setup":
                homes = _homes(seen)
                yield from (actions.Place(figure, home) for figure in seen.unplaced for home in homes)
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

    def arrange(self, seen: ConfrontationObservation) -> Sequence[Action]:
        """3.1 All own figures with their regions, until the side is ready."""
        if seen.stage != "setup" or seen.unplaced or not seen.legal:
            return ()
        own = [piece for piece in seen.pieces if piece.side == seen.viewer]
        return [Place(piece.figure, piece.region) for piece in own if piece.figure is not None]

    def trace(self, positions: Iterable[tuple[int, State]]) -> Mapping[str, str]:
        """Names of the figures everybody can keep track of, by side and place: `dark rohan-1`.

        A figure has the name of where and when it could first be told apart, and loses it where it no longer
        can: by chance as soon as another of its side is with it, by hand when its region is rearranged (4.3,
        12.3). The numbers of the positions are counted from the beginning of play: what came before is secret
        (3.2).
        """
        names: dict[str, str] = {}
        places: dict[str, str] = {}
        began: int | None = None
        for number, state in positions:
            if state.number == 0:
                names, began = {}, None
                continue
            began = number if began is None else began
            told = _tellable(state).items()
            names = {figure: names.get(figure, f"{number - began}-{place}") for figure, place in told}
            places = {f"{SIDES[SIDE_OF[figure]]} {place}": names[figure] for figure, place in told}
        return places if names else {}

    def list_guesses(self, seen: ConfrontationObservation) -> Mapping[str, Sequence[str]]:
        """4.3 Each hidden figure that can be told from the others, with what it may be."""
        beliefs = list_beliefs(seen)
        return {place_of(piece.region, piece.position): beliefs for piece in list_unknown(seen)}

    def add_guesses(
        self, seen: ConfrontationObservation, guesses: Mapping[str, Sequence[str]]
    ) -> ConfrontationObservation:
        return add_guesses(seen, guesses)

    def observe(self, state: State, viewer: Seat | None) -> ConfrontationObservation:
        """Everything a side, or a spectator, may know (docs/rules/confrontation.md, 12)."""
        pending = self.pending(state)
        side = None if viewer is None else SIDE[viewer]
        top = state.agenda[-1] if state.agenda else None
        return ConfrontationObservation(
            viewer=viewer,
            waiting=pending.open if isinstance(pending, Decisions) else (),
            legal=() if viewer is None else tuple(self.legal(state, viewer)),
            outcome=state.outcome,
            stage=_stage(state, top),
            turn=state.turn,
            number=state.number,
            pieces=_pieces(state, side),
            unplaced=_figures_to_place(state, side),
            ready=tuple(seat for seat in SEATS if seat in state.ready),
            defeated=_of_both(tuple(_only(FIGURES[owner], state.fallen) for owner in (0, 1))),
            hands=_of_both(tuple(_public_hand(state, owner) for owner in (0, 1))),
            used=_of_both(state.used),
            specials=_of_both(tuple(_only(SPECIALS[owner], state.specials[owner]) for owner in (0, 1))),
            battle=_battle(state, side),
            passage=None if state.passage is None else Passage(*state.passage),
            looked=state.looked,
            riding=_riding(state, top) if viewer == LIGHT else None,
            swaps_left=0 if side is None else state.swaps[side],
            options=state.options,
            ride=state.ride,
            in_tunnel=top.figure if isinstance(top, TunnelOfMoria) and viewer == LIGHT else None,
            settling=_settling(top),
            stale=_of_both(state.stale),
        )

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
