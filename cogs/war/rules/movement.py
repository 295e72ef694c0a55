"""10.2-10.8 Moving Armies."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Confirm, Decline, Leave, March
from cogs.war.model.armies import crosses, has_army, open_to, shift, space, units
from cogs.war.model.bags import Bag, minus, only, plus
from cogs.war.model.components import FREE, NATION_OF, NEIGHBOURS, NUMBER, REGIONS, SHADOW
from cogs.war.model.events.fighting import ArmyMoved
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import SEATS, State
from cogs.war.rules.event_cards import closed
from cogs.war.rules.forces import Needs, Terms, choices, meets, movable, terms_of
from cogs.war.rules.occupation import settle
from cogs.war.rules.politics import react_to_entry
from cogs.war.rules.procedure import Choice, SideChooses, first, follow
from cogs.war.rules.uses import Spent, Use, refuse

_march = lru_cache(maxsize=1 << 10)(March)
"""Marches, made once for each border."""


def movers(state: State, side: int, origin: int, region: int) -> Bag:
    """9.6, 10.6 Return the figures of a stack that may go to a region."""
    return _movers(state.stacks[side][origin], state.nations, NATION_OF[region])


@lru_cache(maxsize=1 << 14)
def _movers(held: Bag, nations: tuple[int, ...], owner: str | None) -> Bag:
    """9.6 Asked for every Army and border at each look at the menu, so the answers are kept."""
    return only(movable(held), lambda name: crosses(nations, name, owner))


def _terms(state: State, side: int, region: int, needs: Needs) -> Terms:
    return terms_of(needs, space(state, side, region) if side_besieged(state, region) != side else 0)


def may_march(state: State, side: int, origin: int, region: int, needs: Needs = "") -> bool:
    """10.2 Check whether a part of the stack may move to an adjacent region."""
    if closed(state, side, region) or not open_to(state, side, region):
        return False
    held = state.stacks[side][origin]
    force = movers(state, side, origin, region)
    return _terms(state, side, region, needs).feasible(state, force, minus(held, force))


def may_go_whole(state: State, side: int, origin: int, region: int, needs: Needs = "") -> bool:
    """10.2 Check whether all who may move to an adjacent region may go together, and others may be left
    behind.
    """
    held = state.stacks[side][origin]
    force = movers(state, side, origin, region)
    terms = _terms(state, side, region, needs)
    return Confirm() in (found := choices(state, terms, force, minus(held, force))) and len(found) > 1


def marches(
    state: State, side: int, needs: Needs = "", barred: tuple[int, ...] = ()
) -> list[tuple[int, int]]:
    """10.2 List every move of one region as (origin, region); barred: regions no Army may start from."""
    return list(_marches(state, side, needs, barred))


def _marches(state: State, side: int, needs: Needs, barred: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    for origin, held in enumerate(state.stacks[side]):
        if not units(held) or not meets(state, needs, held) or origin in barred:
            continue
        if side_besieged(state, origin) == side:
            continue
        for region in NEIGHBOURS[origin]:
            if may_march(state, side, origin, region, needs):
                yield origin, region


def may_march_at_all(state: State, side: int, needs: Needs = "", barred: tuple[int, ...] = ()) -> bool:
    """10.2 Check whether any Army may move."""
    return any(_marches(state, side, needs, barred))


def move(state: State, side: int, moving: Bag, origin: int, region: int, why: str, tell: Tell) -> State:
    """10.2 Move figures of an Army to a region, with what follows: politics, capture, sieges.

    why: move, advance, retreat, or a card's id. Legality is the caller's.
    """
    tell(ArmyMoved(side=SEATS[side], origin=REGIONS[origin], region=REGIONS[region], figures=moving, why=why))
    state = shift(state, side, moving, origin, region)
    if units(moving):
        state = react_to_entry(state, side, region, tell)
    return settle(state, (origin, region), tell)


@dataclass(frozen=True, slots=True)
class MarchArmies(SideChooses):
    """5.2, 5.3, 10.3 A number of moves of one region, each by an Army or a part of one.

    The first is compulsory, the others are not.
    """

    rule: ClassVar[str] = "10.2"
    kind: ClassVar[str] = "march"
    side: int
    moves: int  # how many are left
    needs: Needs = ""  # who must go along
    why: str = "move"  # as in ArmyMoved
    apart: bool = False  # each by a different Army
    compulsory: bool = True  # whether the next move must be made
    entered: tuple[int, ...] = ()  # regions entered so far, from which nobody moves on
    left: tuple[int, ...] = ()  # regions already moved from
    step: Literal["march_armies"] = "march_armies"

    def _bars(self) -> tuple[int, ...]:
        return (*self.entered, *self.left) if self.apart else self.entered

    def needed(self, state: State) -> bool:
        return self.moves > 0 and may_march_at_all(state, self.side, self.needs, self._bars())

    def options(self, state: State) -> Sequence[Action]:
        found: list[Action] = [
            _march(REGIONS[origin], REGIONS[region])
            for origin, region in marches(state, self.side, self.needs, self._bars())
        ]
        return found if self.compulsory else [*found, Decline()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, March):
            return refuse("refusal-not-now", "10.2")
        for name in (action.origin, action.region):
            if name not in NUMBER:
                return refuse("refusal-unknown", "1.1", name=name)
        return self._why_no_march(state, NUMBER[action.origin], NUMBER[action.region])

    def _why_no_march(self, state: State, origin: int, region: int) -> Refusal:
        side, names = self.side, (REGIONS[origin], REGIONS[region])
        if not has_army(state, side, origin):
            return refuse("refusal-no-army", "10.2", region=names[0])
        if origin in self._bars():
            return refuse("refusal-moved-already", "10.3", region=names[0])
        if side_besieged(state, origin) == side:
            return refuse("refusal-besieged", "10.8", region=names[0])
        if region not in NEIGHBOURS[origin]:
            return refuse("refusal-not-adjacent", "10.2", origin=names[0], region=names[1])
        if closed(state, side, region):
            return refuse("refusal-closed-by-card", "7.3", region=names[1])
        if not open_to(state, side, region):
            return refuse("refusal-enemy-army", "10.5", region=names[1])
        if not units(movers(state, side, origin, region)):
            return refuse("refusal-borders", "9.6", region=names[1])
        if space(state, side, region) < 1:
            return refuse("refusal-stacking", "10.1", region=names[1])
        if self.needs:
            return refuse("refusal-no-leader", "5.2", region=names[0])
        return refuse("refusal-leader-alone", "10.2")

    def choose(self, state: State, action: March | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        again = replace(
            self,
            moves=self.moves - 1,
            compulsory=False,
            entered=(*self.entered, region),
            left=(*self.left, origin),
        )
        force = movers(state, self.side, origin, region)
        choosing = ChooseMovers(self.side, origin, region, force, self.needs, self.why)
        return follow(state, choosing, *((again,) if again.moves else ()))


class ForceChoice(Choice):
    """10.2 The choice of who of an Army goes: everybody who may, less those left behind one kind after the
    other.

    Subclasses are frozen dataclasses with fields `force` and `step`: write `way`, `terms` and `go`.
    """

    alone: ClassVar[bool] = True
    force: Bag

    @abstractmethod
    def way(self, state: State) -> tuple[int, int]:
        """Return the region in which they stand, and the one to which they go."""

    @abstractmethod
    def terms(self, state: State) -> Terms:
        """Return what holds for whoever goes and whoever stays."""

    @abstractmethod
    def go(self, state: State, tell: Tell) -> State:
        """Return the state when it is known who goes; the step has been removed."""

    def _staying(self, state: State) -> Bag:
        origin, _ = self.way(state)
        return minus(state.stacks[self.chooser(state)][origin], self.force)

    def options(self, state: State) -> Sequence[Action]:
        return choices(state, self.terms(state), self.force, self._staying(state))

    def why_not(self, state: State, action: Action) -> Refusal:
        _, region = self.way(state)
        terms, staying = self.terms(state), self._staying(state)
        return why_no_force(state, action, terms, self.force, staying, REGIONS[region])

    def choose(self, state: State, action: Confirm | Leave, tell: Tell) -> State:
        if isinstance(action, Leave):
            part: Bag = ((action.figure, action.number),)
            smaller = replace(self, force=minus(self.force, part))  # type: ignore[call-arg]
            return follow(state, smaller)
        return self.go(follow(state), tell)


@dataclass(frozen=True, slots=True)
class ChooseMovers(SideChooses, ForceChoice):
    """10.2 The choice of who moves."""

    rule: ClassVar[str] = "10.2"
    kind: ClassVar[str] = "movers"
    side: int
    origin: int
    region: int
    force: Bag  # who goes so far
    needs: Needs = ""  # who must go along
    why: str = "move"  # as in ArmyMoved
    step: Literal["choose_movers"] = "choose_movers"

    def way(self, state: State) -> tuple[int, int]:
        return self.origin, self.region

    def terms(self, state: State) -> Terms:
        return _terms(state, self.side, self.region, self.needs)

    def go(self, state: State, tell: Tell) -> State:
        return move(state, self.side, self.force, self.origin, self.region, self.why, tell)


def why_no_force(
    state: State, action: Action, terms: Terms, force: Bag, staying: Bag, region: str
) -> Refusal:
    """10.2, 11.2 Say why a force may not be confirmed, or figures not left."""
    if not isinstance(action, Confirm | Leave):
        return refuse("refusal-not-now", "10.2")
    if isinstance(action, Leave):
        if action.number < 1 or dict(force).get(action.figure, 0) < action.number:
            return refuse("refusal-not-among", "10.2")
        part: Bag = ((action.figure, action.number),)
        force, staying = minus(force, part), plus(staying, part)
    if not units(force):
        return refuse("refusal-force-needs-unit", "10.2")
    if isinstance(action, Confirm) and units(force) > terms.room:
        return refuse("refusal-stacking", "10.1", region=region)
    if terms.staying_alone(staying):
        return refuse("refusal-leader-alone", "10.2")
    return refuse("refusal-force-needs-leader", "5.2")


def _use(side: int, name: str, result: str, moves: int, needs: Needs) -> Use:
    def possible(state: State) -> bool:
        return may_march_at_all(state, side, needs)

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(state, MarchArmies(side, moves, needs))

    return Use(name, side, (result,), "5.3" if result == "army" else "5.2", begin, possible)


USES: tuple[Use, ...] = tuple(
    use
    for side in (FREE, SHADOW)
    for use in (
        _use(side, "move_armies", "army", 2, ""),
        _use(side, "move_led_army", "character", 1, "leader"),
    )
)
