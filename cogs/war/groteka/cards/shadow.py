"""The Combat cards of the Shadow under the mod (G44 to G52); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.groteka.cards import AFTERMATH, ATTACKS, EARLY, HITS, MODIFIERS, TURNED_UP, MeleeCard
from cogs.war.groteka.cards.vocabulary import (
    GiveUpUnits,
    all_units,
    count_picked,
    count_unpicked,
    other_nazgul,
    own_units,
)
from cogs.war.groteka.commanders import give_up, lend, points_of
from cogs.war.groteka.extra import BreakByDice, BreakUnits, ChooseQuarry, ExtraStrikes
from cogs.war.groteka.losses import losses, take_away
from cogs.war.groteka.record import limit, ranks_of, ranks_with, strengthen
from cogs.war.groteka.targets import allowance
from cogs.war.model.actions import ChooseNumber
from cogs.war.model.armies import companions, elites, units
from cogs.war.model.components import FIGURES, NAZGUL, WITCH_KING
from cogs.war.model.state import Handles, Ids, State, Unit
from cogs.war.rules.battle.fighting import fighter, leadership, leads, nazgul_leadership
from cogs.war.rules.combat.shadow import SilenceCompanion
from cogs.war.rules.combat.vocabulary import cancel_card, forfeit_nazgul, leaders_of, tell_applied
from cogs.war.rules.effect_choice import CombatChoice, Facts, Pick
from cogs.war.rules.procedure import SideChooses, ask, first, follow

# Black Breath (G51d): in the first series the Shadow may strike at a Leader or at a Companion.
#
# Whoever is struck at does not strike back; an Elven Ring saves him (G39).

BLACK_BREATH_ID = "black_breath"


def quarries(state: State, side: int) -> Ids:
    """G51d Leaders and Companions of the enemy who take part."""
    force = fighter(state, 1 - side).force
    return (*leaders_of(force), *companions(force))


def _act_black_breath(state: State, side: int, tell: Tell) -> State:
    return first(state, ChooseQuarry(side, BLACK_BREATH_ID, quarries(state, side)))


BLACK_BREATH = MeleeCard(BLACK_BREATH_ID, {EARLY: _act_black_breath})


# Cruel as Death (G51a): picked Nazgûl give up two points of Leadership, and up to four others lead instead.
#
# The Witch-king's own two pay where he is picked (A27). With less than two points nothing happens.

CRUEL_AS_DEATH_ID = "cruel_as_death"
CRUEL_AS_DEATH_COST = 2


def _act_cruel_as_death(state: State, side: int, tell: Tell) -> State:
    payer = next(
        (name for name in (WITCH_KING, NAZGUL) if points_of(state, side, name) >= CRUEL_AS_DEATH_COST), None
    )
    if payer is None:
        return state
    lending = other_nazgul(state, side, 4)
    state = lend(give_up(state, side, payer, CRUEL_AS_DEATH_COST, CRUEL_AS_DEATH_ID, tell), side, lending)
    return tell_applied(state, side, CRUEL_AS_DEATH_ID, len(lending), tell)


CRUEL_AS_DEATH = MeleeCard(CRUEL_AS_DEATH_ID, {MODIFIERS: _act_cruel_as_death})


# Deadly Strife (G52, derived from G45): all units of both sides strike much harder.

DEADLY_STRIFE_ID = "deadly_strife"

DEADLY_STRIFE = MeleeCard(DEADLY_STRIFE_ID, {MODIFIERS: all_units(DEADLY_STRIFE_ID, 2)})


# Desperate Battle (G52, derived from G45): all units of both sides strike harder.

DESPERATE_BATTLE_ID = "desperate_battle"

DESPERATE_BATTLE = MeleeCard(DESPERATE_BATTLE_ID, {MODIFIERS: all_units(DESPERATE_BATTLE_ID, 1)})


# Devilry of Orthanc (G52, derived from G45): Isengard strengthens those who storm a Stronghold.

DEVILRY_OF_ORTHANC_ID = "devilry_of_orthanc"

DEVILRY_OF_ORTHANC = MeleeCard(DEVILRY_OF_ORTHANC_ID, {MODIFIERS: own_units(DEVILRY_OF_ORTHANC_ID, 1)})


# Dread and Despair (G49h): every point of Nazgûl Leadership given up costs the enemy an attacking unit.
#
# Points of Nazgûl who are no picked commanders go first, so that netting suffers as little as possible
# (A30).

DREAD_AND_DESPAIR_ID = "dread_and_despair"


def price(state: State, side: int, points: int) -> tuple[int, int] | None:
    """Return the points of (Nazgûl, Witch-king) that are given up for so many; None where it does not come
    out even.

    Whether the Witch-king may give up one of his two alone is an option.
    """
    plain, his = leads(state, side, NAZGUL), leads(state, side, WITCH_KING)
    shares = range(his + 1) if state.options.split_witch_king else (0, his)
    ways = [(points - share, share) for share in shares if 0 <= points - share <= plain]
    free = count_unpicked(state, side, NAZGUL)

    def used(way: tuple[int, int]) -> tuple[int, int]:
        of_him = way[1] if count_picked(state, side, WITCH_KING) else 0
        return (max(0, way[0] - free) + of_him, way[1])

    return min(ways, key=used, default=None)


@dataclass(frozen=True, slots=True)
class SpreadDread(SideChooses, CombatChoice):
    """G49h The choice of how many points are given up: one at least."""

    rule: ClassVar[str] = "G49h"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = DREAD_AND_DESPAIR_ID
    odds: ClassVar[bool] = True
    side: int
    step: Literal["groteka_dread_and_despair"] = "groteka_dread_and_despair"

    def needed(self, state: State) -> bool:
        return bool(self.options(state))

    def options(self, state: State) -> Sequence[Action]:
        most = nazgul_leadership(state, self.side)
        return [ChooseNumber(points) for points in range(1, most + 1) if price(state, self.side, points)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        given = price(state, self.side, action.number)
        assert given is not None
        state = forfeit_nazgul(follow(state), self.side, given, DREAD_AND_DESPAIR_ID, tell)
        state = limit(state, 1 - self.side, DREAD_AND_DESPAIR_ID, fewer=action.number)
        return tell_applied(state, self.side, DREAD_AND_DESPAIR_ID, action.number, tell)

    def facts(self, state: State) -> Facts:
        return {"count": allowance(state, 1 - self.side)}

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, ChooseNumber)
        left = max(1, allowance(state, 1 - self.side) - action.number)
        return Pick("choice-points", tone="secondary", detail="choice-points-left", facts={"left": left})


DREAD_AND_DESPAIR = MeleeCard(DREAD_AND_DESPAIR_ID, {MODIFIERS: ask(SpreadDread)})


# Durin's Bane (G49l): near Moria three dice before the fighting, each 4 or better breaking an enemy unit.
#
# Regulars first, Elites when none stands (G48).

DURINS_BANE_ID = "durins_bane"


def _act_durins_bane(state: State, side: int, tell: Tell) -> State:
    return first(state, BreakByDice(side, DURINS_BANE_ID, 3, 4))


DURINS_BANE = MeleeCard(DURINS_BANE_ID, {ATTACKS: _act_durins_bane})


# Foul Stench (G51c): where the Nazgûl lead as well as the Free Peoples, commanders of the latter modify
# nothing.
#
# Everybody taking part is counted on both sides, picked or not (A28).

FOUL_STENCH_ID = "foul_stench"


def _act_foul_stench(state: State, side: int, tell: Tell) -> State:
    points = nazgul_leadership(state, side)
    if points < leadership(state, 1 - side):
        return state
    return tell_applied(ranks_with(state, 1 - side, unled=True), side, FOUL_STENCH_ID, points, tell)


FOUL_STENCH = MeleeCard(FOUL_STENCH_ID, {MODIFIERS: _act_foul_stench})


# Great Host (G52): after the first losses an Army at least twice as large breaks one enemy unit.
#
# A Regular, or an Elite when none stands (G48).

GREAT_HOST_ID = "great_host"


def _act_great_host(state: State, side: int, tell: Tell) -> State:
    if units(fighter(state, side).force) < 2 * units(fighter(state, 1 - side).force):
        return state
    state = tell_applied(state, side, GREAT_HOST_ID, 1, tell)
    return first(state, BreakUnits(side, GREAT_HOST_ID, 1), *losses(state))


GREAT_HOST = MeleeCard(GREAT_HOST_ID, {AFTERMATH: _act_great_host})


# Mûmakil (G49k): all units strike harder, and a Shadow that has struck better than the enemy breaks another
# unit after the first series.
#
# Successful attacks made before the series by a card count, those of the Free Peoples too. Any enemy unit
# that still stands may be chosen.

MUMAKIL_ID = "mumakil"


def _trample(state: State, side: int, tell: Tell) -> State:
    if ranks_of(state, side).successes <= ranks_of(state, 1 - side).successes:
        return state
    return first(state, BreakUnits(side, MUMAKIL_ID, 1, order="any"))


MUMAKIL = MeleeCard(MUMAKIL_ID, {MODIFIERS: own_units(MUMAKIL_ID, 1), HITS: _trample})


# One for the Dark Lord (G52, derived from G45): with the Ring-bearers near, all units of the Shadow strike
# harder.

ONE_FOR_THE_DARK_LORD_ID = "one_for_the_dark_lord"

ONE_FOR_THE_DARK_LORD = MeleeCard(
    ONE_FOR_THE_DARK_LORD_ID, {MODIFIERS: own_units(ONE_FOR_THE_DARK_LORD_ID, 1)}
)


# Onslaught (G52): after the first losses the Shadow gives up to four of its units, one at least being left,
# and rolls a die for each: 4 or better breaks an enemy unit.
#
# Regulars first, Elites when none stands (G48).

ONSLAUGHT_ID = "onslaught"


@dataclass(frozen=True, slots=True)
class RushIn(GiveUpUnits):
    """G52 The choice of which units are given up."""

    most: ClassVar[int] = 4
    source: ClassVar[str] = ONSLAUGHT_ID
    side: int
    given: Handles = ()
    step: Literal["groteka_onslaught"] = "groteka_onslaught"

    def units(self, state: State) -> tuple[Unit, ...]:
        """The series is over: units of a kind differ by where they came from alone."""
        return tuple({(unit.figure, unit.flank): unit for unit in reversed(self.left(state))}.values())[::-1]

    def more(self, handle: str) -> RushIn:
        return replace(self, given=(*self.given, handle))

    def give_up(self, state: State, tell: Tell) -> State:
        dice = len(self.given)
        state = tell_applied(
            take_away(state, self.side, self.given, tell), self.side, ONSLAUGHT_ID, dice, tell
        )
        return first(state, BreakByDice(self.side, ONSLAUGHT_ID, dice, 4))


ONSLAUGHT = MeleeCard(ONSLAUGHT_ID, {AFTERMATH: ask(RushIn)})


# Relentless Assault (G52): before the fighting the Shadow gives up to two of its units, and for each of them
# all others strike harder. One unit at least is left.

RELENTLESS_ASSAULT_ID = "relentless_assault"


@dataclass(frozen=True, slots=True)
class DriveOn(GiveUpUnits):
    """G52 The choice of which units are given up."""

    most: ClassVar[int] = 2
    source: ClassVar[str] = RELENTLESS_ASSAULT_ID
    side: int
    given: Handles = ()
    step: Literal["groteka_relentless_assault"] = "groteka_relentless_assault"

    def more(self, handle: str) -> DriveOn:
        return replace(self, given=(*self.given, handle))

    def give_up(self, state: State, tell: Tell) -> State:
        state = take_away(state, self.side, self.given, tell)
        state = strengthen(state, self.side, RELENTLESS_ASSAULT_ID, attack=len(self.given))
        return tell_applied(state, self.side, RELENTLESS_ASSAULT_ID, len(self.given), tell)


RELENTLESS_ASSAULT = MeleeCard(RELENTLESS_ASSAULT_ID, {MODIFIERS: ask(DriveOn)})


# Swarm of Bats (G52): the card of the Free Peoples has no effect; its other half is void (G44).

SWARM_OF_BATS_ID = "swarm_of_bats"


def _act_swarm_of_bats(state: State, side: int, tell: Tell) -> State:
    return cancel_card(state, 1 - side, tell) if fighter(state, 1 - side).card else state


SWARM_OF_BATS = MeleeCard(SWARM_OF_BATS_ID, {TURNED_UP: _act_swarm_of_bats})


# They are Terrible (G51b): a picked Nazgûl gives up his Leadership, and two others lead instead.
#
# The Witch-king pays, both his points, only where no other Nazgûl is picked. With none picked nothing
# happens.

THEY_ARE_TERRIBLE_ID = "they_are_terrible"


def _act_they_are_terrible(state: State, side: int, tell: Tell) -> State:
    payer = next((name for name in (NAZGUL, WITCH_KING) if points_of(state, side, name)), None)
    if payer is None:
        return state
    lending = other_nazgul(state, side, 2)
    state = give_up(state, side, payer, FIGURES[payer].leadership, THEY_ARE_TERRIBLE_ID, tell)
    return tell_applied(lend(state, side, lending), side, THEY_ARE_TERRIBLE_ID, len(lending), tell)


THEY_ARE_TERRIBLE = MeleeCard(THEY_ARE_TERRIBLE_ID, {MODIFIERS: _act_they_are_terrible})


# We Come to Kill (G49f): after the first losses every Elite left, five at most, attacks once more.

WE_COME_TO_KILL_ID = "we_come_to_kill"


def _act_we_come_to_kill(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraStrikes(side, WE_COME_TO_KILL_ID, elites(fighter(state, side).force), "elite"))


WE_COME_TO_KILL = MeleeCard(WE_COME_TO_KILL_ID, {AFTERMATH: _act_we_come_to_kill})


# Words of Power (G52): one Companion has neither Leadership nor abilities until the battle is over.

WORDS_OF_POWER = MeleeCard("words_of_power", {EARLY: ask(SilenceCompanion)})
