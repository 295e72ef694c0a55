"""War of the Ring as a game of the house."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.engine import Action, AgendaGame, Decision, Event, Facts, Notation, Options, Seat, Step
from bot.engine.agenda import MOST_STEPS, Tell
from cogs.war.groteka.actions import ACTIONS as GROTEKA_ACTIONS
from cogs.war.model import actions
from cogs.war.model.actions import ACTIONS, CHANCES, Decline
from cogs.war.model.bags import total
from cogs.war.model.components import FIGURES as KINDS
from cogs.war.model.components import (
    FREE,
    NATIONS_OF,
    NEIGHBOURS,
    NUMBER,
    REGIONS,
    SETTLEMENTS_OF,
    SHADOW,
    SIDES,
    UNITS,
)
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import MOST_TURNS, SEATS, SIDE, State, WarOptions
from cogs.war.model.turn_events import SideResigned
from cogs.war.rules.companions import find_same
from cogs.war.rules.event_cards import sweep
from cogs.war.rules.fellowship import matters
from cogs.war.rules.nations import recruitable
from cogs.war.rules.turn import start
from cogs.war.rules.uses import RESULTS, printed_uses
from cogs.war.rules.victory import RESIGNED, end
from cogs.war.secrecy import determinise, observe
from cogs.war.skirmish.actions import ACTIONS as SKIRMISH_ACTIONS
from cogs.war.skirmish.place import give_up, muster


def conceive(seen: WarObservation) -> Iterator[Action]:
    """Yield uses of dice and the hand (5, 7), ways next door (10, 11), figures and Nations (8, 9)."""
    assert seen.viewer is not None
    side = SIDES.index(seen.viewer)
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if "act" in kinds:
        yield from _with_dice(seen, side)
    if "march" in kinds:
        yield from (actions.March(origin, region) for origin, region in _next_door(seen, side))
    if "attack" in kinds:
        foes = {region.region for region in seen.regions if region.figures[1 - side]}
        pairs = _next_door(seen, side)
        yield from (actions.Assault(origin, region) for origin, region in pairs if region in foes)
    if "retreat" in kinds and seen.battle is not None:
        yield from (actions.Retreat(REGIONS[neighbour]) for neighbour in NEIGHBOURS[seen.battle.region])
    if "recruit" in kinds:
        for figure in recruitable(side):
            nation = KINDS[figure].nation or ""
            places = SETTLEMENTS_OF.get(nation, ())
            yield from (actions.Recruit(figure, REGIONS[region]) for region in places)
    if "advance_nation" in kinds:
        yield from map(actions.ChooseNation, NATIONS_OF[side])
    if "combat_card" in kinds:
        yield from map(actions.LayCard, seen.sides[side].hand)


def _with_dice(seen: WarObservation, side: int) -> Iterator[Action]:
    """5 Each thing once: with a die that allows it, where there is one."""
    dice = tuple(dict.fromkeys(seen.sides[side].dice))
    done = {action.what for action in seen.legal if isinstance(action, actions.UseDie)}
    for use in printed_uses(side):
        if use.name not in done:
            fitting = (die for die in dice if set(RESULTS[die]) & set(use.results))
            yield actions.UseDie(next(fitting, dice[0]), use.name)
    played = {action.card for action in seen.legal if isinstance(action, actions.PlayEvent)}
    for card in seen.sides[side].hand:
        if card not in played:
            fitting = (die for die in dice if "event" in RESULTS[die])
            yield actions.PlayEvent(next(fitting, dice[0]), card)
    yield actions.Pass()


def _next_door(seen: WarObservation, side: int) -> Iterator[tuple[str, str]]:
    for seen_region in seen.regions:
        if any(name in UNITS for name, _ in seen_region.figures[side]):
            for region in NEIGHBOURS[NUMBER[seen_region.region]]:
                yield seen_region.region, REGIONS[region]


RULESET = 2
NOTATION: Notation[Action] = Notation((*ACTIONS, *CHANCES, *GROTEKA_ACTIONS, *SKIRMISH_ACTIONS))
_ONE_TURN = 20 * 600
"""Sixteen dice at most and what leads up to them; a battle or a card takes sixty actions at the very most,
two battles of the mod in which all units are bound one by one in many rounds several hundred.
"""


class War(AgendaGame[State, Action, WarObservation]):
    """War of the Ring, second edition, for two (docs/rules/war.md)."""

    facts: ClassVar[Facts] = Facts(
        key="war",
        command="war",
        ruleset=RULESET,
        seats=SEATS,
        players=(2,),
        longest=MOST_TURNS * _ONE_TURN,
        minutes=180,
        rotates=True,
        adds="wins",
        sided=True,
    )
    options: ClassVar[type[Options]] = WarOptions
    open_kinds: ClassVar[frozenset[str]] = frozenset(
        {
            "allocate",
            "march",
            "movers",
            "rearguard",
            "advancing",
            "attack",
            "follow_up",
            "retreat",
            "hits",
            "trim",
            "recruit",
            "advance_nation",
            "nazgul",
            "companions",
            "separate",
            "path",
        }
    )
    """All but what depends on a hand, or on what somebody has looked at."""
    idle_kinds: ClassVar[frozenset[str]] = frozenset({"declare", "guide"})
    state = State
    notation = NOTATION

    def new(self, options: Options) -> State:
        assert isinstance(options, WarOptions)
        return self.proceed(_beginning(options), _unheard)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """As every agenda game; the first step tells how the first turn began as well."""
        step = super().apply(state, seat, action)
        return Step(step.state, (*self._opening(state), *step.events))

    def _opening(self, state: State) -> tuple[Event, ...]:
        """Return what has happened before anybody could be told, where nothing else has happened yet."""
        if state.turn != 1 or any(state.hands):
            return ()
        heard: list[Event] = []
        beginning = self.proceed(start(state.options), heard.append)
        return tuple(heard) if state == beginning else ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return SEATS

    def proceed(self, state: State, tell: Tell) -> State:
        """7.3 As every agenda game; between steps, cards on the table that have lost their condition go."""
        for _ in range(MOST_STEPS):
            state = sweep(state, tell)
            if state.outcome is not None or self._asks(state) is not None:
                return state
            state = self._top(state).run(state, tell)
        raise RuntimeError("the agenda does not come to rest")

    def give_up(self, state: State, seat: Seat, tell: Tell) -> State:
        """Let the other side win (W2)."""
        tell(SideResigned(side=seat))
        if state.options.scenario == "battle":
            return give_up(state, SIDE[seat], tell)
        return end(state, 1 - SIDE[seat], RESIGNED, tell)

    def conceive(self, seen: WarObservation) -> Sequence[Action]:
        return tuple(conceive(seen))

    def observe(self, state: State, viewer: Seat | None) -> WarObservation:
        return observe(self, state, viewer)

    def determinise(self, observation: WarObservation, rng: Random) -> State:
        return determinise(observation, rng)

    def find_idle(self, seen: WarObservation, decision: Decision) -> Action | None:
        """12.3, 12.7 Nothing is declared where it would change nothing; of two alike the Guide stays."""
        if decision.kind == "guide":
            return find_same(seen)
        return None if matters(seen) else Decline()

    def conserved(self, state: State) -> Mapping[str, int]:
        """Every figure, card and Hunt tile is always somewhere."""
        totals: dict[str, int] = {}
        for side in (FREE, SHADOW):
            totals |= _figures(state, side)
            totals[f"{SEATS[side]}-cards"] = len(_cards(state, side))
            totals[f"{SEATS[side]}-distinct-cards"] = len(set(_cards(state, side)))
        hunt = state.hunt
        piles = (hunt.pool, hunt.drawn, hunt.removed, hunt.waiting, hunt.aside)
        totals["tiles"] = sum(map(total, piles))
        return totals


def _beginning(options: WarOptions) -> State:
    """Before anything has happened."""
    return muster(options) if options.scenario == "battle" else start(options)


def _unheard(event: Event) -> None:
    """Drop an event: what happens before the first step is told with that one."""


def _figures(state: State, side: int) -> dict[str, int]:
    figures: dict[str, int] = {}
    everywhere = (
        *state.stacks[side],
        *(state.reinforcements[side], state.casualties[side], state.apart[side]),
    )
    for held in everywhere:
        for name, number in held:
            figures[name] = figures.get(name, 0) + number
    if side == FREE:
        for name in state.fellowship.companions:
            figures[name] = figures.get(name, 0) + 1
    return figures


def _cards(state: State, side: int) -> list[str]:
    piles = (
        *state.decks[side],
        *(state.hands[side], state.discards[side], state.buried[side], state.table[side]),
    )
    laid = "" if state.battle is None else state.battle.sides[side].card
    return [*(card for pile in piles for card in pile), *([laid] if laid else [])]


WAR = War()
"""The game."""
