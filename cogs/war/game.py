"""War of the Ring as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.engine import (
    Action,
    AgendaGame,
    Decision,
    Event,
    Facts,
    Notation,
    Options,
    Seat,
    Step,
)
from bot.engine.agenda import MOST_STEPS, Tell
from cogs.war.conceive import conceive
from cogs.war.groteka.actions import ACTIONS as GROTEKA_ACTIONS
from cogs.war.model.actions import ACTIONS, Decline
from cogs.war.model.bags import total
from cogs.war.model.chance import CHANCES
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.events.turns import SideResigned
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import MOST_TURNS, SEATS, SIDE, State, WarOptions
from cogs.war.rules.event_cards import sweep
from cogs.war.rules.guide import find_same
from cogs.war.rules.revealing import matters
from cogs.war.rules.turn import start
from cogs.war.rules.victory import RESIGNED, end
from cogs.war.secrecy.determinise import determinise
from cogs.war.secrecy.observe import observe
from cogs.war.skirmish.actions import ACTIONS as SKIRMISH_ACTIONS
from cogs.war.skirmish.rules.ending import give_up
from cogs.war.skirmish.rules.place import muster

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
        """The other side wins (W2)."""
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
    found: dict[str, int] = {}
    everywhere = (
        *state.stacks[side],
        *(state.reinforcements[side], state.casualties[side], state.apart[side]),
    )
    for held in everywhere:
        for name, number in held:
            found[name] = found.get(name, 0) + number
    if side == FREE:
        for name in state.fellowship.companions:
            found[name] = found.get(name, 0) + 1
    return found


def _cards(state: State, side: int) -> list[str]:
    piles = (
        *state.decks[side],
        *(state.hands[side], state.discards[side], state.buried[side], state.table[side]),
    )
    laid = "" if state.battle is None else state.battle.sides[side].card
    return [*(card for pile in piles for card in pile), *([laid] if laid else [])]


WAR = War()
"""The game."""
