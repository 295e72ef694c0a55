"""The habits of sensible players of War, and what they never do; the ways of a sensible Fellowship first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine import Action
from cogs.war.agents.estimate import (
    FREE_SETTLED,
    GATES,
    distance_to_gate,
    find_detour,
    hits_of,
    may_rest,
    pace_of_ring,
    reach,
    steps_to_gate,
    weigh_race,
)
from cogs.war.groteka.actions import Disband, Flank, Raise, Sacrifice, Split, Spread
from cogs.war.model import actions
from cogs.war.model.armies import units
from cogs.war.model.bags import Bag
from cogs.war.model.components import (
    CARDS,
    DISTANCE,
    FIGURES,
    FREE,
    NUMBER,
    OWNER,
    POINTS,
    SETTLEMENT,
    SHADOW,
    UNITS,
)
from cogs.war.model.queries import VENTURED, controller, has, points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import State
from cogs.war.rules.companions import Separate
from cogs.war.rules.fellowship import Walk
from cogs.war.rules.hunt import rerolls
from cogs.war.rules.movement import ForceChoice, MarchArmies

WORN = 6
"""Corruption from which a Companion is rather lost than another point taken."""
TIRED, EXHAUSTED = 2, 5
"""12.4 Corruption from which a rest is worth a step, and three."""
HUNTERS, LAST_HUNTERS = 3, 4
"""4.3 Dice in the Hunt Box beyond which the armies mostly stand still for too little; in Mordor, where only
the Hunt can still win."""
NEARLY_CORRUPTED = 8
CROWD = 4
"""13.5 Dice in the Box, earlier moves among them, beyond which the Fellowship seldom moves outside Mordor."""
LEISURE = 1.0
"""The logit of being in time from which the Fellowship may rest rather than hurry."""
HASTY = 1.85
"""Steps of the Fellowship in a turn from which it is hunted with more dice."""


def weigh_move(state: State) -> float:
    """12.2, 13.5 Weigh how readily the Fellowship moves on: hardly into a crowded Hunt Box, nor past the
    gates, nor from where it heals."""
    fellowship = state.fellowship
    hunters = state.hunt.shadow + state.hunt.free
    if fellowship.mordor >= 0:
        return 0.3 if state.hunt.free and fellowship.corruption >= EXHAUSTED and has_leisure(state) else 1.0
    if fellowship.progress and steps_to_gate(state) == 0:
        return 0.05
    if fellowship.corruption >= TIRED and not fellowship.progress and may_rest(state, fellowship.region):
        return 0.08 if has_leisure(state) else 1.0
    if state.hunt.free and has_leisure(state):
        return 0.05 if hunters > CROWD else 0.25
    return 0.5 if hunters > CROWD or fellowship.corruption >= 8 else 1.0


def has_leisure(state: State) -> bool:
    """Check whether the Shadow's armies are far enough from victory."""
    needed = ruleset(state).points_to_win[SHADOW] - points(state, SHADOW)
    return sum(weigh_race(state, needed)) > LEISURE


def weigh_declaration(state: State) -> float:
    """12.3 Weigh a declaration: high where it heals or Mordor begins; else the Shadow is told nothing."""
    fellowship = state.fellowship
    if find_haven(state, fellowship.region, fellowship.progress) >= 0:
        return 4.0 if fellowship.progress else 12.0
    if fellowship.progress and steps_to_gate(state) == 0:
        return 20.0
    return 1.5 if fellowship.progress and rerolls(state) else 0.15


def find_haven(state: State, here: int, left: int) -> int:
    """12.4 Find where the Fellowship had best rest within so many steps, few of them lost; -1: nowhere."""
    corruption = state.fellowship.corruption
    if corruption < (1 if here in FREE_SETTLED and not left else TIRED):
        return -1
    lost = 1 if not has_leisure(state) else 3 if corruption >= EXHAUSTED else 2
    at_best = max(distance_to_gate(here) - left, 0)
    near = [
        haven
        for haven in FREE_SETTLED
        if DISTANCE[here][haven] <= left and distance_to_gate(haven) <= at_best + lost
    ]
    return min([region for region in near if may_rest(state, region)], key=distance_to_gate, default=-1)


def weigh_step(state: State, region: int) -> float:
    """12.3, 12.5 To a place to rest or the gates of Mordor, and revealed not past the Shadow's houses."""
    walk = state.agenda[-1]
    if not isinstance(walk, Walk):
        return 1.0
    here, haven = walk.path[-1], _find_goal(state, walk)
    if haven >= 0:
        nearer = DISTANCE[here][haven] > DISTANCE[region][haven]
    else:
        rests = state.fellowship.corruption >= TIRED and has_leisure(state)
        nearer = _way_on(state, region, rests) < _way_on(state, here, rests)
    danger = 0.3 if walk.manner == "revealed" and OWNER[region] == SHADOW and POINTS[region] else 1.0
    return (8.0 if nearer else 0.1) * danger


def _way_on(state: State, region: int, rests: bool) -> int:
    """Count the steps to the gates of Mordor, over a place to rest where one is wanted."""
    return distance_to_gate(region) + (find_detour(region, 0, state.captured) if rests else 0)


def weigh_stop(state: State) -> float:
    """12.3 Weigh an end of its way by where it wanted to go."""
    walk = state.agenda[-1]
    if not isinstance(walk, Walk):
        return 0.5
    here = walk.path[-1]
    return 8.0 if here in GATES or here == _find_goal(state, walk) else 0.5


def _find_goal(state: State, walk: Walk) -> int:
    """Find where a Fellowship that is being declared had best rest; 12.5 one that is revealed may not."""
    left = state.fellowship.progress - len(walk.path) + 1
    return find_haven(state, walk.path[-1], left) if walk.manner == "declared" else -1


def weigh_casualty(state: State, who: str) -> float:
    """13.7c Outside Mordor a point is rather taken than a Companion lost, until corruption weighs."""
    chase, fellowship = state.chase, state.fellowship
    damage = 0 if chase is None else chase.damage
    if fellowship.mordor < 0 and damage <= 1 and fellowship.corruption < WORN:
        return 0.4
    return (6.0 if who == "guide" else 1.5) if damage >= 3 else (1.5 if who == "guide" else 4.0)


def weigh_guide(state: State) -> float:
    """13.7b Hobbits take damage on themselves; Gollum reveals, which is worth it at the end only."""
    fellowship, chase = state.fellowship, state.chase
    if fellowship.guide != "gollum":
        return 4.0
    damage = 0 if chase is None else chase.damage
    return 20.0 if fellowship.corruption + damage >= 12 or fellowship.mordor == 4 else 0.2


# What nobody who knows War does: the search spends no thought on it.


def leave_out_follies(state: State, side: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions without those, never none."""
    if len(legal) == 1:
        return legal
    if any(isinstance(action, actions.Confirm) for action in legal) and isinstance(
        state.agenda[-1], ForceChoice
    ):
        return _leave_one_at_most(state, side, state.agenda[-1], legal)
    return [action for action in legal if not _is_folly(state, side, action)] or legal


def _leave_one_at_most(
    state: State, side: int, moving: ForceChoice, legal: Sequence[Action]
) -> Sequence[Action]:
    """10.2 An Army goes as a whole, but for one unit in a Settlement that would be left empty: a Regular,
    where there is one."""
    origin, _ = moving.way(state)
    held = state.stacks[side][origin]
    leaves_it_empty = POINTS[origin] > 0 and units(held) == units(moving.force) > 1
    cheapest = min([name for name, _ in moving.force if name in UNITS], key=_is_elite, default="")
    return [
        action
        for action in legal
        if not isinstance(action, actions.Leave)
        or (leaves_it_empty and action.number == 1 and action.figure == cheapest)
    ]


def _is_elite(figure: str) -> bool:
    return FIGURES[figure].role == "elite"


def weigh_exposed(state: State, side: int) -> float:
    """Weigh the points that an Army which is to go gives away, where it leaves nobody behind and an enemy
    comes."""
    moving = state.agenda[-1] if state.agenda else None
    if not isinstance(moving, ForceChoice):
        return 0.0
    origin, _ = moving.way(state)
    stays = units(state.stacks[side][origin]) > units(moving.force)
    if stays or not POINTS[origin] or controller(state, origin) != side:
        return 0.0
    return POINTS[origin] * reach(origin, state.stacks[1 - side], state.nations)


def _is_folly(state: State, side: int, action: Action) -> bool:
    match action:
        case actions.UseDie(die=die, what=what) if side == FREE:
            return what == "disband" or _wastes_will(die, what) or _tarries(state, die, what)
        case actions.UseDie(what=what):
            return what == "disband"
        case actions.Join():
            # 13.1 Each who goes is one fewer to take the Hunt's damage.
            step = state.agenda[-1]
            return isinstance(step, Separate) and len(step.group) > 0
        case Disband() | actions.SkipDie():
            return True
        case _:
            return False


def _wastes_will(die: str, what: str) -> bool:
    """5.7 Check whether a Will of the West is spent on what a Muster or Army result does as well."""
    return die == "will_of_the_west" and what in ("advance_nation", "move_armies", "recruit")


def _tarries(state: State, die: str, what: str) -> bool:
    """14.6 In Mordor a turn without a move costs a point: what moves or hides comes first."""
    has_moved = state.fellowship.mordor < 0 or state.hunt.free > 0
    moves = what in ("move_fellowship", "hide_fellowship")
    return not has_moved and not moves and die in ("character", "will_of_the_west")


# What sensible players do, decision by decision: the prior of the search and the policy of its play-outs.

USES: tuple[Mapping[str, float], Mapping[str, float]] = (
    {
        "move_fellowship": 6.0,
        "hide_fellowship": 9.0,
        "slip_away": 8.0,
        "aragorn": 30.0,
        "gandalf_the_white": 30.0,
        "recruit": 1.5,
        "advance_nation": 2.5,
        "draw_character": 1.5,
        "draw_strategy": 1.5,
        "move_armies": 1.2,
        "move_led_army": 0.4,
        "attack": 0.5,
        "attack_led": 0.4,
        "separate": 0.1,
        "move_companions": 0.15,
        "disband": 0.02,
    },
    {
        "saruman": 20.0,
        "witch_king": 5.0,
        "mouth_of_sauron": 20.0,
        "advance_nation": 3.0,
        "recruit": 1.5,
        "voice_recruits": 2.0,
        "voice_upgrades": 2.0,
        "attack": 3.0,
        "attack_led": 3.0,
        "move_armies": 3.0,
        "move_led_army": 2.0,
        "move_nazgul": 1.0,
        "draw_character": 1.2,
        "draw_strategy": 1.2,
        "disband": 0.02,
    },
)
"""What a die is spent on, by side."""
FIRST_AT_WAR: Mapping[str, float] = {
    "isengard": 5.0,
    "sauron": 5.0,
    "southrons_easterlings": 3.0,
    "gondor": 2.0,
    "rohan": 2.0,
    "elves": 1.5,
    "north": 1.0,
    "dwarves": 0.7,
}
SHADOW_SETTLED = tuple(n for n, owner in enumerate(OWNER) if owner == SHADOW and POINTS[n])


def weigh_action(state: State, side: int, action: Action) -> float:
    """Weigh how readily a side takes an action: 1 where nothing is known of it."""
    weigh = _WEIGHTS.get(type(action))
    return 1.0 if weigh is None else weigh(state, side, action)


def _always(weight: float) -> Callable[[State, int, Any], float]:
    return lambda state, side, action: weight


def _use(state: State, side: int, action: actions.UseDie) -> float:
    weight = USES[side].get(action.what, 0.5)
    if action.what == "move_fellowship":
        weight *= weigh_move(state)
    if action.die == "will_of_the_west" and action.what not in ("aragorn", "gandalf_the_white"):
        weight *= 0.6
    return weight


def _allocate(state: State, side: int, action: actions.Allocate) -> float:
    """4.3 One die at the start, two while the Fellowship is on the road, three where it hurries; in Mordor
    many, where the armies are not in time."""
    fellowship = state.fellowship
    if fellowship.mordor >= 0 and has_leisure(state):
        return 1.0 / (1 + abs(action.dice - LAST_HUNTERS))
    wanted = 1 if state.turn <= 1 else 2 if pace_of_ring(state) < HASTY else 3
    crowds = action.dice > HUNTERS and fellowship.corruption < NEARLY_CORRUPTED
    return (0.05 if crowds else 1.0) / (1 + 2 * abs(action.dice - wanted))


def _march(state: State, side: int, action: actions.March) -> float:
    """10.2 Into what is empty; else towards the enemy's nearest Settlement, and not with a handful."""
    origin, region = NUMBER[action.origin], NUMBER[action.region]
    if POINTS[region] and controller(state, region) == 1 - side and not units(state.stacks[1 - side][region]):
        return 12.0
    held = hits_of(state.stacks[side][origin])
    goals = FREE_SETTLED if side == SHADOW else SHADOW_SETTLED
    nearer = _nearest(state, origin, goals) - _nearest(state, region, goals)
    if side == SHADOW:
        return (3.0 if nearer > 0 else 0.3) * (0.3 + min(held, 10) / 4)
    home = SETTLEMENT[region] == "stronghold" and OWNER[region] == FREE
    return 2.0 if home else 0.4 + 0.1 * nearer


def _confirm(state: State, side: int, action: actions.Confirm) -> float:
    """10.2, 11.14 Readily, but not out of a Settlement that an enemy would walk into."""
    return 3.0 / (1 + 5 * weigh_exposed(state, side))


def _decline(state: State, side: int, action: actions.Decline) -> float:
    """10.3 The Free Peoples' second Army mostly stays where it is."""
    return 2.0 if side == FREE and isinstance(state.agenda[-1], MarchArmies) else 1.0


def _leave(state: State, side: int, action: actions.Leave) -> float:
    """10.2 One unit stays where a Settlement would be left empty; figures left behind do not fight."""
    return (0.6 if action.number == 1 else 0.1) + 6 * weigh_exposed(state, side)


def _nearest(state: State, region: int, goals: tuple[int, ...]) -> int:
    far = DISTANCE[region]
    return min([far[goal] for goal in goals if goal not in state.captured] or [0])


def _assault(state: State, side: int, action: actions.Assault) -> float:
    origin, region = NUMBER[action.origin], NUMBER[action.region]
    mine, theirs = hits_of(state.stacks[side][origin]), hits_of(state.stacks[1 - side][region])
    walls = 1.7 if origin == region or SETTLEMENT[region] == "stronghold" else 1.2
    odds = mine / max(theirs * walls, 0.5)
    worth = 1.5 if POINTS[region] and OWNER[region] != side else 1.0
    return worth * (5.0 if odds >= 1.5 else 1.5 if odds >= 1 else 0.15)


def _recruit(state: State, side: int, action: actions.Recruit) -> float:
    region = NUMBER[action.region]
    elite = 1.5 if action.figure.endswith("elite") else 1.0
    goals = FREE_SETTLED if side == SHADOW else ()
    if goals:
        return elite * 3.0 / (1 + _nearest(state, region, goals))
    threat = min(
        [DISTANCE[region][n] for n, held in enumerate(state.stacks[SHADOW]) if hits_of(held) >= 3] or [9]
    )
    return elite * 3.0 / (1 + threat)


def _hit(state: State, side: int, action: actions.TakeHit) -> float:
    """11.8 Up to five units Elites are reduced first, for that keeps dice; a besieger keeps his Elites."""
    battle = state.battle
    if battle is None:
        return 1.0
    besieges = battle.kind == "siege" and battle.attacker == side
    few = _units(battle.sides[side].force) <= 5
    reduces = action.how == "reduce"
    return 4.0 if reduces == (few and not besieges) else 1.0


def _units(held: Bag) -> int:
    return sum([number for name, number in held if name.endswith(("regular", "elite"))])


def _odds(state: State, side: int) -> float:
    """Estimate hits of a side for each of the other's, in the battle being fought."""
    battle = state.battle
    if battle is None:
        return 1.0
    own, other = (hits_of(battle.sides[owner].force) for owner in (side, 1 - side))
    walls = 1.7 if battle.kind == "siege" else 1.0
    odds = own / max(other, 0.5)
    return odds / walls if side == battle.attacker else odds * walls


def _turn_die(state: State, side: int, action: actions.TurnDie) -> float:
    wanted = {"character", "will_of_the_west"} if side == FREE else {"muster", "army"}
    if side == FREE and action.face == "character" and lacks_character(state):
        return 3.0
    return 0.15 if action.face in wanted else 0.03


def lacks_character(state: State) -> bool:
    """14.6 Check whether the Fellowship in Mordor has not tried to move or hide, and no die would do it."""
    able = any(die in ("character", "will_of_the_west") for die in state.dice[FREE])
    return state.fellowship.mordor >= 0 and not able and not has(state, VENTURED)


def _travel(state: State, side: int, action: actions.Travel) -> float:
    """13.1 To the peoples who are to be roused, and not into an enemy's house."""
    region = NUMBER[action.region]
    if OWNER[region] == SHADOW or state.stacks[SHADOW][region]:
        return 0.1
    return 3.0 if SETTLEMENT[region] in ("city", "stronghold") else 1.0


def _fly(state: State, side: int, action: actions.Fly) -> float:
    region = NUMBER[action.region]
    if region == state.fellowship.region:
        return 4.0
    return 2.0 if region in state.sieges else 0.7


_WEIGHTS: Mapping[type[Action], Callable[[State, int, Any], float]] = {
    actions.UseDie: _use,
    actions.PlayEvent: lambda state, side, action: 2.0 if CARDS[action.card].tile is None else 4.0,
    actions.Allocate: _allocate,
    actions.March: _march,
    actions.Assault: _assault,
    actions.Recruit: _recruit,
    actions.ChooseNation: lambda state, side, action: FIRST_AT_WAR[action.nation],
    actions.Leave: _leave,
    actions.Decline: _decline,
    actions.TakeHit: _hit,
    actions.Declare: lambda state, side, action: weigh_declaration(state),
    actions.Step: lambda state, side, action: weigh_step(state, NUMBER[action.region]),
    actions.TakeCasualty: lambda state, side, action: weigh_casualty(state, action.who),
    actions.UseGuide: lambda state, side, action: weigh_guide(state),
    actions.TurnDie: _turn_die,
    actions.DiscardCard: lambda state, side, action: 0.2 if CARDS[action.card].tile else 1.0,
    Split: lambda state, side, action: 1.0 + action.defence,
    actions.Confirm: _confirm,
    actions.Retreat: lambda state, side, action: 2.0 if _odds(state, side) < 0.5 else 0.5,
    actions.Stand: lambda state, side, action: 3.0 if _odds(state, side) > 1 else 1.0,
    actions.Withdraw: lambda state, side, action: 8.0 if _odds(state, side) < 0.8 else 1.5,
    actions.PressOn: lambda state, side, action: 5.0 if _odds(state, side) >= 1 else 0.6,
    actions.Prolong: lambda state, side, action: 3.0 if _odds(state, side) >= 0.8 else 0.5,
    actions.Fly: _fly,
    actions.Travel: _travel,
    actions.SkipDie: _always(0.02),
    actions.Pass: _always(0.3),
    actions.EnterMordor: _always(20.0),
    actions.Stop: lambda state, side, action: weigh_stop(state),
    actions.Join: _always(0.5),
    actions.Accept: _always(3.0),
    actions.Advance: _always(6.0),
    actions.LayNone: _always(1.5),
    Flank: _always(2.0),
    Disband: _always(0.05),
    Sacrifice: _always(0.7),
    Raise: _always(2.0),
    Spread: _always(4.0),
}
