"""Armies on the map (10), and what follows where figures have moved or fallen (11.14, 11.15)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal, Self

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Confirm, Decline, Leave, March, Trim
from cogs.war.model.armies import (
    army_units,
    companions,
    crosses,
    has_army,
    leaders,
    led,
    lose,
    nazgul,
    open_to,
    room,
    send_back,
    shift,
    space,
    units,
)
from cogs.war.model.bags import Bag, count, minus, only, plus
from cogs.war.model.battle_events import (
    ArmyMoved,
    FiguresRemoved,
    SettlementCaptured,
    SiegeBegan,
    SiegeEnded,
    UnitsTrimmed,
)
from cogs.war.model.components import (
    FIGURES,
    FREE,
    LEADERS,
    NATION_OF,
    NEIGHBOURS,
    NUMBER,
    OWNER,
    POINTS,
    REGIONS,
    SHADOW,
    STRONGHOLDS,
    WITCH_KING,
)
from cogs.war.model.queries import controller, side_besieged
from cogs.war.model.state import SEATS, State, evolve
from cogs.war.rules.event_cards import closed
from cogs.war.rules.nations import react_to_entry, settlement_captured
from cogs.war.rules.procedure import Choice, SideChooses, WarStep, first, follow
from cogs.war.rules.uses import Spent, Use, refuse

# 10.2, 11.2 Putting a force together: who goes, who stays.
#
# A force begins with everybody who may go; figures are left behind kind by kind until it is confirmed. What
# may be left always allows a force that can be confirmed, so that nobody gets stuck.

Needs = Literal["", "leader", "nazgul", "witch_king", "companion", "saruman"]
"""Who must be with an Army that moves or attacks: anybody, or a Leader, Nazgûl or character (5.2) ..."""


def meets(state: State, needs: Needs, force: Bag) -> bool:
    """Check whether an Army has with it whom it needs."""
    if needs == "":
        return True
    if needs == "leader":
        return led(state, force)
    if needs == "nazgul":
        return nazgul(force) > 0
    if needs == "companion":
        return bool(companions(force))
    return count(force, WITCH_KING if needs == "witch_king" else needs) > 0


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms that a force must keep to.

    needs: who must be in it. room: units it may have at most. together: whoever stays needs a unit to stay
    with (11.2 rearguard); otherwise only Leaders do (10.2).
    """

    needs: Needs = ""
    room: int = 1000
    together: bool = False

    def staying_alone(self, staying: Bag) -> bool:
        """Check whether somebody stays who may not stay without a unit."""
        if units(staying):
            return False
        return bool(staying) if self.together else leaders(staying) > 0

    def fits(self, state: State, force: Bag, staying: Bag) -> bool:
        """Check whether this force may be confirmed."""
        if not 1 <= units(force) <= self.room or self.staying_alone(staying):
            return False
        return meets(state, self.needs, force)

    def feasible(self, state: State, force: Bag, staying: Bag) -> bool:
        """Check whether leaving some more of this force leads to one that may be confirmed."""
        if self.room < 1 or not meets(state, self.needs, force):
            return False
        spare = units(force) - 1
        return spare >= (1 if self.staying_alone(staying) else 0)


terms_of = lru_cache(maxsize=1 << 10)(Terms)
"""Terms, made once: every Army and border asks for some at each look at the menu."""


def choices(state: State, terms: Terms, force: Bag, staying: Bag) -> list[Action]:
    """Confirming the force, and everything that may still be left behind."""
    options: list[Action] = [Confirm()] if terms.fits(state, force, staying) else []
    for name, number in force:
        for left in range(1, number + 1):
            part: Bag = ((name, left),)
            if not terms.feasible(state, minus(force, part), plus(staying, part)):
                break
            options.append(Leave(name, left))
    return options


@lru_cache(maxsize=1 << 12)
def movable(held: Bag) -> Bag:
    """10.6 Return the figures of a stack that can move at all: Level 0 characters never do."""
    return only(held, lambda name: FIGURES[name].nation is not None or FIGURES[name].level != 0)


# 10.1, 11.14, 11.15 The consequences of figures that have moved or fallen: captures, ends of sieges,
# stacking.


def settle(state: State, regions: Iterable[int], tell: Tell) -> State:
    """Push what follows in these regions once figures have moved or fallen there."""
    for region in regions:
        state = _leaderless(state, region, tell)
        state = _siege(state, region, tell)
        state = _capture_entered(state, region, tell)
    return state


def _leaderless(state: State, region: int, tell: Tell) -> State:
    """1.6 Free Peoples Leaders without a unit are removed at once."""
    held = state.stacks[FREE][region]
    if not leaders(held) or units(held):
        return state
    alone = only(held, LEADERS.__contains__)
    return remove(state, FREE, region, alone, "leaderless", tell)


def remove(state: State, side: int, region: int, figures: Bag, cause: str, tell: Tell) -> State:
    """Take figures off the map otherwise than as casualties; cause: as in FiguresRemoved."""
    tell(FiguresRemoved(side=SEATS[side], region=REGIONS[region], figures=figures, cause=cause))
    return lose(state, side, figures, region)


def _siege(state: State, region: int, tell: Tell) -> State:
    """11.14b, 11.15 End a siege when the besieger is gone or the garrison is."""
    if region not in state.sieges:
        return state
    inside = controller(state, region)
    assert inside is not None
    if not has_army(state, 1 - inside, region):
        return lift_siege(state, region, tell)
    if not has_army(state, inside, region):
        return capture(state, 1 - inside, region, tell)
    return state


def _capture_entered(state: State, region: int, tell: Tell) -> State:
    """11.14a Do what follows from an Army's coming to an enemy-controlled Settlement without enemy units."""
    holder = controller(state, region)
    if holder is None or region in state.sieges:
        return state
    if has_army(state, 1 - holder, region) and not has_army(state, holder, region):
        return capture(state, 1 - holder, region, tell)
    return state


def capture(state: State, side: int, region: int, tell: Tell) -> State:
    """11.14 Give a side control of a Settlement: marker, victory points, politics."""
    back = OWNER[region] == side
    captured = set(state.captured) - {region} if back else {*state.captured, region}
    state = evolve(
        state,
        captured=tuple(sorted(captured)),
        sieges=tuple(besieged for besieged in state.sieges if besieged != region),
    )
    tell(SettlementCaptured(side=SEATS[side], region=REGIONS[region], points=POINTS[region], back=back))
    return settlement_captured(state, side, region, tell)


def lay_siege(state: State, region: int, tell: Tell) -> State:
    """11.10 Shut the controller's figures in the region inside the Stronghold from now on."""
    assert region in STRONGHOLDS
    inside = controller(state, region)
    assert inside is not None
    tell(SiegeBegan(side=SEATS[1 - inside], region=REGIONS[region]))
    return evolve(state, sieges=tuple(sorted({*state.sieges, region})))


def lift_siege(state: State, region: int, tell: Tell) -> State:
    """11.15 Let the garrison stand in its region again."""
    inside = controller(state, region)
    assert inside is not None
    tell(SiegeEnded(side=SEATS[1 - inside], region=REGIONS[region]))
    return evolve(state, sieges=tuple(besieged for besieged in state.sieges if besieged != region))


# 10.1 Stacking


def overfull(state: State) -> tuple[WarStep, ...]:
    """10.1 Return the steps that trim every stack above its limit."""
    return tuple(
        OfferTrim(side, region)
        for side in (FREE, SHADOW)
        for region, held in enumerate(state.stacks[side])
        if held and units(held) > 5 and room(state, side, region) < 0
    )


@dataclass(frozen=True, slots=True)
class OfferTrim(SideChooses):
    """10.1 The owner removes units above the stacking limit to the reinforcements, one by one."""

    rule: ClassVar[str] = "10.1"
    kind: ClassVar[str] = "trim"
    alone: ClassVar[bool] = True
    side: int
    region: int
    step: Literal["offer_trim"] = "offer_trim"

    def needed(self, state: State) -> bool:
        return room(state, self.side, self.region) < 0

    def options(self, state: State) -> Sequence[Action]:
        return [Trim(name) for name, _ in army_units(state.stacks[self.side][self.region])]

    def choose(self, state: State, action: Trim, tell: Tell) -> State:
        one = ((action.figure, 1),)
        tell(UnitsTrimmed(side=SEATS[self.side], region=REGIONS[self.region], figures=one))
        return send_back(state, self.side, one, self.region)


# 10.2-10.8 Moving Armies.

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
    """10.2 Check whether all who may move to an adjacent region may go together, the others left behind."""
    held = state.stacks[side][origin]
    force = movers(state, side, origin, region)
    terms = _terms(state, side, region, needs)
    return Confirm() in (options := choices(state, terms, force, minus(held, force))) and len(options) > 1


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
        moves: list[Action] = [
            _march(REGIONS[origin], REGIONS[region])
            for origin, region in marches(state, self.side, self.needs, self._bars())
        ]
        return moves if self.compulsory else [*moves, Decline()]

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

    def options_without(self, state: State, action: Leave) -> Sequence[Action]:
        """Return what may be chosen once these have been left behind."""
        return self._without(action).options(state)

    def _without(self, action: Leave) -> Self:
        part: Bag = ((action.figure, action.number),)
        return replace(self, force=minus(self.force, part))  # type: ignore[call-arg]

    def choose(self, state: State, action: Confirm | Leave, tell: Tell) -> State:
        if isinstance(action, Leave):
            return follow(state, self._without(action))
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
