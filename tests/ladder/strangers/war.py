"""Strangers in War of the Ring: a plan each, of where the Armies go and what the dice are for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine import Action
from cogs.war.groteka.actions import Bind, Command, Disband, Flank, Raise, Spread
from cogs.war.model import actions
from cogs.war.model.bags import Bag
from cogs.war.model.components import (
    AT_WAR,
    CARD_DECK,
    CHARACTER,
    DISTANCE,
    FIGURES,
    FORTIFICATION,
    MOST_CORRUPTION,
    NEIGHBOURS,
    NUMBER,
    POINTS,
    SETTLED,
    SETTLEMENT,
    SIDES,
    STRONGHOLDS,
    UNITS,
)
from cogs.war.model.observation import WarObservation
from tests.ladder.strangers.style import Style

Goals = Sequence[tuple[int, float]]
"""Regions, each with the steps that going there is dearer than it is far."""

FREE_PEOPLES, SHADOW = SIDES
GATES = (NUMBER["morannon"], NUMBER["minas_morgul"])
TIRED = 4
"""Corruption with which the Fellowship rests where it can."""
BEHIND_WALLS = 2.0
"""How much more a unit counts behind walls."""
NEVER = 1000.0
STORMED = ("helms_deep", "lorien", "minas_tirith", "woodland_realm", "dol_amroth", "erebor", "rivendell")
"""Strongholds in the order in which they are stormed."""
DICE: Mapping[str, float] = {
    **dict.fromkeys(("aragorn", "gandalf_the_white", "saruman", "witch_king", "mouth_of_sauron"), 9.0),
    **dict.fromkeys(("voice_recruits", "voice_upgrades", "recruit"), 3.0),
    **dict.fromkeys(("draw_character", "draw_strategy"), 1.0),
    **dict.fromkeys(("separate", "move_companions", "move_nazgul", "disband"), -2.0),
    "hide_fellowship": 6.0,
    "slip_away": 6.0,
}
"""What a die is for unless a plan says otherwise."""
HABITS: Mapping[type[Action], float] = {
    actions.SkipDie: -4.0,
    actions.Pass: -3.0,
    actions.Confirm: 2.0,
    actions.Leave: -1.0,
    actions.Accept: 1.0,
    actions.Advance: 1.0,
    actions.Choose: 1.0,
    actions.ChooseFigure: 1.0,
    actions.LayNone: 1.0,
    actions.EnterMordor: 9.0,
    actions.Join: -1.0,
    actions.Stand: 0.5,
    Disband: -9.0,
    Spread: 5.0,
    Flank: 1.0,
    Raise: 1.0,
    Bind: 1.0,
}
"""What needs no look at the table."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a stranger is after.

    goals: where its Armies go. dice: what they are for, where that is not the usual thing. hunters: dice for
    the Hunt Box. odds: units for each of the enemy's with which it attacks. moves: of the Fellowship in a
    turn outside Mordor. nations: those it wants At War. turns: the face it turns a die to with a Ring.
    """

    goals: Callable[[WarObservation], Goals]
    dice: Mapping[str, float] = field(default_factory=dict)
    hunters: int = 2
    odds: float = 1.5
    moves: int = 2
    nations: tuple[str, ...] = ()
    turns: str = ""
    shuts_itself_in: bool = False

    def rate(self, seen: WarObservation, action: Action) -> float:
        """How much it likes an action."""
        match action:
            case actions.UseDie(what=what):
                return self._rate_die(seen, what)
            case actions.PlayEvent(card=card):
                deck = "character_card" if CARD_DECK[card] == CHARACTER else "strategy_card"
                return self.dice.get(deck, 2.0)
            case actions.TurnDie(face=face):
                has_one = self.turns in seen.side(seen.viewer or "").dice
                return 3.5 if face == self.turns and not has_one else -5.0
            case actions.Allocate(dice=dice):
                return -float(abs(dice - self.hunters))
            case actions.March(origin=origin, region=region):
                return self._gain(seen, NUMBER[origin], NUMBER[region])
            case actions.Assault(origin=origin, region=region):
                return _weigh_odds(seen, NUMBER[origin], NUMBER[region]) - self.odds
            case actions.Recruit(figure=figure, region=region):
                return FIGURES[figure].role.startswith("elite") / 2 - self._cost(seen, NUMBER[region])
            case actions.ChooseNation(nation=nation):
                return -float(self.nations.index(nation)) if nation in self.nations else -9.0
            case actions.Fly(origin=origin, region=region):
                return 9.0 if origin != region and NUMBER[region] == seen.fellowship.region else 0.0
            case actions.Withdraw():
                return 9.0 if self.shuts_itself_in or _count_surplus(seen) < 0 else 0.0
            case _:
                return _play_along(seen, action)

    def _rate_die(self, seen: WarObservation, what: str) -> float:
        if what in ("attack", "attack_led"):
            return 7.0 if any(_weigh_odds(seen, *way) > self.odds for way in _list_fights(seen)) else -2.0
        if what in ("move_armies", "move_led_army"):
            ways = [(here, there) for here in _list_armies(seen) for there in NEIGHBOURS[here]]
            gains = [self._gain(seen, here, there) for here, there in ways]
            return self.dice.get(what, 4.0) if max(gains, default=0.0) > 0 else -2.0
        if what == "move_fellowship":
            return 5.0 if seen.fellowship.mordor >= 0 or seen.hunt.free < self.moves else -2.0
        if what == "advance_nation":
            wanted = [
                nation for nation in seen.nations if nation.nation in self.nations and nation.box < AT_WAR
            ]
            return 5.0 if wanted else 0.5
        return self.dice.get(what, DICE.get(what, 0.5))

    def _cost(self, seen: WarObservation, region: int) -> float:
        return min([handicap + DISTANCE[region][goal] for goal, handicap in self.goals(seen)], default=0.0)

    def _gain(self, seen: WarObservation, origin: int, region: int) -> float:
        return self._cost(seen, origin) - self._cost(seen, region)


def _play_along(seen: WarObservation, action: Action) -> float:
    """What all of them do."""
    fellowship = seen.fellowship
    damage = 0 if seen.chase is None else seen.chase.damage
    match action:
        case actions.Leave(figure=figure, number=1) if figure.endswith("regular") and _would_be_bare(seen):
            return 3.0
        case actions.TakeHit(figure=figure):
            return float(figure.endswith("regular"))
        case actions.PressOn() | actions.Prolong():
            return float(_count_surplus(seen))
        case Command(figures=figures):
            return float(len(figures))
        case actions.Declare():
            return 5.0 if _reaches_gate(seen) else 1.0 if _may_rest(seen) else -1.0
        case actions.Step(region=region):
            return 1.0 if _far(NUMBER[region]) < _far(_stands(seen)) else -1.0
        case actions.Stop():
            rests = _stands(seen) in _list_held(seen, FREE_PEOPLES) and fellowship.corruption >= TIRED
            return 2.0 if rests or not _far(_stands(seen)) else 0.0
        case actions.TakeCasualty(who=who):
            return -1.0 if damage < 2 else 1.0 if who == "guide" else 0.5
        case actions.UseGuide():
            needed = fellowship.corruption + damage >= MOST_CORRUPTION
            return 1.0 if fellowship.guide != "gollum" or needed else -1.0
        case actions.MakeGuide(companion=companion):
            return float(FIGURES[companion].level or 0)
        case _:
            return HABITS.get(type(action), 0.0)


def _count(held: Bag) -> int:
    return sum(number for name, number in held if name in UNITS)


def _side(seen: WarObservation) -> int:
    return SIDES.index(seen.viewer or FREE_PEOPLES)  # type: ignore[arg-type]


def _list_armies(seen: WarObservation) -> list[int]:
    side = _side(seen)
    return [number for number, region in enumerate(seen.regions) if _count(region.figures[side])]


def _count_theirs(seen: WarObservation, region: int) -> int:
    return _count(seen.regions[region].figures[1 - _side(seen)])


def _list_fights(seen: WarObservation) -> list[tuple[int, int]]:
    """Where an Army of one's own stands beside an enemy Army, or around it."""
    return [
        (here, there)
        for here in _list_armies(seen)
        for there in (here, *NEIGHBOURS[here])
        if _count_theirs(seen, there)
    ]


def _weigh_odds(seen: WarObservation, origin: int, region: int) -> float:
    """Units for each of the enemy's: of Nations At War, and more are wanted against walls."""
    at_war = {nation.nation for nation in seen.nations if nation.box == AT_WAR}
    held = seen.regions[origin].figures[_side(seen)]
    mine = sum(number for name, number in held if name in UNITS and FIGURES[name].nation in at_war)
    walled = origin == region or FORTIFICATION[region] or SETTLEMENT[region] in ("city", "stronghold")
    return mine / max(_count_theirs(seen, region) * (BEHIND_WALLS if walled else 1.0), 0.5)


def _count_surplus(seen: WarObservation) -> int:
    """Units the viewer has more than the enemy in the battle being fought."""
    if seen.battle is None:
        return 0
    side = _side(seen)
    mine, theirs = (_count(seen.battle.sides[one_side].force) for one_side in (side, 1 - side))
    return mine - theirs


def _would_be_bare(seen: WarObservation) -> bool:
    """Whether all units of a Settlement worth points are about to leave it."""
    step: Any = seen.agenda[-1]
    origin, force = getattr(step, "origin", -1), getattr(step, "force", ())
    if origin < 0 or not POINTS[origin] or seen.battle is not None:
        return False
    return _count(force) == _count(seen.regions[origin].figures[_side(seen)]) > 1


def _list_held(seen: WarObservation, seat: str) -> list[int]:
    return [number for number in SETTLED if seen.regions[number].controller == seat]


def _list_prizes(seen: WarObservation) -> list[int]:
    """Settlements of the enemy that are worth points."""
    enemy = SIDES[1 - _side(seen)]
    return [number for number in _list_held(seen, enemy) if POINTS[number]]


def _stands(seen: WarObservation) -> int:
    """Where the Fellowship has come to on its path."""
    path: tuple[int, ...] = getattr(seen.agenda[-1], "path", ()) or (seen.fellowship.region,)
    return path[-1]


def _far(region: int) -> int:
    return min(DISTANCE[region][gate] for gate in GATES)


def _reaches_gate(seen: WarObservation) -> bool:
    return seen.fellowship.progress > 0 and _far(seen.fellowship.region) <= seen.fellowship.progress


def _may_rest(seen: WarObservation) -> bool:
    here, progress = seen.fellowship.region, seen.fellowship.progress
    near = [region for region in _list_held(seen, FREE_PEOPLES) if DISTANCE[here][region] <= progress]
    return seen.fellowship.corruption >= TIRED and any(_far(region) < _far(here) for region in near)


# The six plans.


def _seek_bare(seen: WarObservation) -> Goals:
    return [(number, 4.0 * _count_theirs(seen, number)) for number in _list_prizes(seen)]


def _seek_prizes(seen: WarObservation) -> Goals:
    return [(number, _count_theirs(seen, number) / 2) for number in _list_prizes(seen)]


def _seek_fellowship(seen: WarObservation) -> Goals:
    return [(seen.fellowship.region, 0.0)] if seen.fellowship.mordor < 0 else _seek_prizes(seen)


def _seek_next_stronghold(seen: WarObservation) -> Goals:
    left = [
        NUMBER[stronghold] for stronghold in STORMED if seen.region(stronghold).controller == FREE_PEOPLES
    ]
    return [(left[0], 0.0)] if left else _seek_prizes(seen)


def _seek_walls(seen: WarObservation) -> Goals:
    own = set(_list_held(seen, FREE_PEOPLES))
    return [(number, 0.0) for number in STRONGHOLDS if number in own]


def _stay(seen: WarObservation) -> Goals:
    return ()


SHADOWS = ("isengard", "sauron", "southrons_easterlings")
PEOPLES = ("elves", "north", "gondor", "rohan", "dwarves")
MANY = 99

WALKS_IN = Plan(_seek_bare, {"move_armies": 8.0, "move_led_army": 8.0}, odds=NEVER, nations=SHADOWS + PEOPLES)
HUNTS = Plan(
    _seek_fellowship,
    {"character_card": 8.0, "draw_character": 2.0, "move_nazgul": 6.0},
    hunters=MANY,
    nations=SHADOWS,
)
FIVE_DICE = Plan(_seek_prizes, hunters=5, nations=SHADOWS)
FELLOWSHIP = Plan(_stay, {"character_card": 4.0}, odds=NEVER, moves=MANY, turns="character")
STORMS = Plan(_seek_next_stronghold, {"recruit": 6.0}, hunters=1, odds=1.0, nations=SHADOWS)
WALLS = Plan(_seek_walls, {"recruit": 6.0}, odds=NEVER, moves=1, nations=PEOPLES, shuts_itself_in=True)

STYLES = (
    Style("walks into empty Settlements", "war", WALKS_IN.rate, SIDES),
    Style("fills the Hunt Box and hunts", "war", HUNTS.rate, SIDES, only=SHADOW),
    Style("five dice in the Box, and marches", "war", FIVE_DICE.rate, SIDES, only=SHADOW),
    Style("all dice on the Fellowship", "war", FELLOWSHIP.rate, SIDES, only=FREE_PEOPLES),
    Style("musters and storms one Stronghold after another", "war", STORMS.rate, SIDES, only=SHADOW),
    Style("sits behind walls", "war", WALLS.rate, SIDES, only=FREE_PEOPLES),
)
