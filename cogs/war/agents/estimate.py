"""The worth of a position: War is a race between the Ring and the armies of the Shadow.

The chance that the Ring is destroyed at all comes from two logits, whether it is in time from the turns that
either side still needs. The first was fitted to forty games of the house against itself, what turns tell was
set anew by fits to ninety-four; what happens on the Mordor Track, to a model of the Hunt that agrees with the
engine. `python -m tests.ladder.tune_race` plays such games and says by how much each part should be heavier
now. The weights of everything else are estimates, small beside these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log

from cogs.war.model.armies import leadership_of
from cogs.war.model.bags import Bag, count
from cogs.war.model.components import (
    AT_WAR,
    DISTANCE,
    FIGURES,
    FORTIFICATION,
    FREE,
    MINIONS,
    MORDOR_STEPS,
    NATION_NUMBER,
    NATION_OF,
    NATIONS_OF,
    NUMBER,
    OWNER,
    POINTS,
    SETTLEMENT,
    SHADOW,
    UNITS,
)
from cogs.war.model.components import COMPANIONS as COMPANY
from cogs.war.model.queries import in_play, points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import Stacks, State
from cogs.war.rules.hunt import MITHRIL_COAT, REDUCERS, WIZARDS_STAFF, rerolls
from cogs.war.skirmish.muster import on_the_map
from cogs.war.skirmish.place import DecideBattle

GATES = (NUMBER["morannon"], NUMBER["minas_morgul"])
WHOLE_WAY = min([DISTANCE[NUMBER["rivendell"]][gate] for gate in GATES]) + MORDOR_STEPS + 1.0
"""Steps from Rivendell to the Crack of Doom."""
FREE_SETTLED = tuple(n for n, owner in enumerate(OWNER) if owner == FREE and POINTS[n])
"""Cities and Strongholds of the Free Peoples."""
SETTLED = tuple(n for n, owner in enumerate(OWNER) if owner is not None and POINTS[n])
MOVES_A_TURN = 1.8
"""Steps of the Fellowship in a turn, outside Mordor and in it."""
DICE_THAT_ACT = 0.6
"""The share of the Shadow's dice that serve its armies."""
CORRUPTION = 0.41
"""What a point of corruption tells in logits outside Mordor, and what a rest of a turn takes back (12.4)."""
FIRST_TURNS = 1.04
"""Turns that the Shadow's armies need at the start, by `turns_of_shadow`, for each point of victory."""
FORESEEN = 2.0
"""Turns that what is usual counts for beside those that have been played, where the Fellowship's pace is
reckoned."""
UNHURRIED, PATIENCE, LEAST_PACE = 2, 4.0, 0.6
"""Turns in which the Shadow's armies need not come nearer, turns that their usual pace counts for after that,
and the least part of it that is reckoned with."""
PACES = (1.6, 3.2)
"""Steps in a turn, the fewest and the most that a Fellowship is reckoned with."""
STEP, STEP_BY_DIE = 0.19, 0.10
"""What a step outside Mordor is dearer, in logits, and how much more for each die in the Hunt Box."""
LONGEST_REST, FARTHEST_REST, MANY_STEPS = 8, 6, 99
"""12.4 Turns of a rest that are looked at, the longest detour to it, and one too long."""
LOSSES = 1.5
"""How much dearer a Settlement is than the way to it and one fight: an Army that has won must be made up."""
EYES = 2.4
"""Dice in the Hunt Box in a turn to come, as far as Nazgûl and Armies that roll again are counted as dice."""
PRESENT = 2.0
"""Moves for which what rolls again in the Fellowship's region counts: then it is declared elsewhere."""
SURE, HOPELESS = 3.5, -5.0
"""Logits beyond which the model of the Hunt, which knows no cards, is no longer taken at its word."""
SHADOW_TURN, RING_TURN, IN_TIME = 0.55, 0.44, 1.5
"""What a turn that the Shadow's armies or the Fellowship still need tells of who is first, and how it stands
where neither needs any: both need longer than is reckoned, the Shadow's armies the more so."""
FREE_CONQUEST = (0.02, 0.05, 0.12, 0.35, 0.85)
"""The chance that the Free Peoples win by arms, by their points and those they are about to take, in quarters
of what is enough."""
TAKEN = (1.0, 0.25)
"""How likely a Settlement in reach of an enemy Army is lost, by the hits of its garrison; with more it is
safe. Nazgûl and characters alone are no garrison."""
IN_REACH = (0.9, 0.85, 0.65, 0.45, 0.3, 0.2, 0.1)
"""How likely an Army comes, by the regions it is away and the steps its Nation still has to war."""
EXPOSED = 0.05
"""What a point that the Shadow is about to take, or to lose again, tells in logits."""

MINION, FREE_DIE = 0.08, 0.6
AT_WAR_FREE, AT_WAR_SHADOW = 0.03, 0.06
RING_FREE, RING_SHADOW = 0.12, 0.02
CARD, DIE_LEFT = 0.013, 0.026
SHADOW_POINT = 0.033
REVEALED = 0.1
NAZGUL_NEAR = 0.05
TILE = 0.25
GUARD = 0.15
HIT = 0.011
"""What each is worth in logits to the side that has it, beside the race."""
GUARDS = (MITHRIL_COAT, *REDUCERS, WIZARDS_STAFF)
REST = (
    *("minions", "heroes", "nations", "rings", "cards", "guards", "enemy-cards"),
    *("dice", "settlements", "secrecy", "tiles", "free-army", "shadow-army", "exposed"),
)
"""What a position is made of beside the race, as players call it."""
RACE = ("in-time", "armies", "march")
WAY = ("begins", "steps", "corruption", "hunters", "companions")
"""The parts of the race and of the Fellowship's way, as `weigh_race` and `weigh_way` give them."""
WALKED_INTO = 0.35
"""The part of the chance by arms that points still to be taken bring: the enemy sees them too."""
ARMS = 6.5
"""How much the chance to win by arms tells beside the terms of the race."""


def judge(state: State) -> float:
    """Estimate the Free Peoples' chance of winning."""
    held = (points(state, FREE), points(state, SHADOW))
    wanted = ruleset(state).points_to_win
    left = len(state.dice[FREE]) + len(state.dice[SHADOW])
    if held[SHADOW] >= wanted[SHADOW]:
        return 0.03 + 0.02 * left
    if held[FREE] >= wanted[FREE]:
        return 0.97 - 0.02 * left
    in_time = sum(weigh_race(state, wanted[SHADOW] - held[SHADOW]))
    way = sum(weigh_way(state))
    gained, lost = plan_rest(state, way, in_time)
    ring = _sigmoid(_bound(way + gained)) * _sigmoid(in_time - lost)
    exposed = find_exposed(state)
    conquest, coming = weigh_arms(held[FREE], exposed[FREE], wanted[FREE])
    arms = conquest + coming
    chance = min(max(1 - (1 - ring) * (1 - arms), 0.005), 0.995)
    odds = chance / (1 - chance)
    return 1 - 1 / (1 + odds * exp(sum(_weigh_rest(state, held, exposed))))


def chance_of_arms(points: float, wanted: int) -> float:
    """Estimate the Free Peoples' chance to win by arms, between the chances of `FREE_CONQUEST`."""
    quarters = min(max(points * 4 / wanted, 0.0), 3.99)
    full = int(quarters)
    return FREE_CONQUEST[full] + (quarters - full) * (FREE_CONQUEST[full + 1] - FREE_CONQUEST[full])


def weigh_arms(held: int, exposed: float, wanted: int) -> tuple[float, float]:
    """Estimate the chance by the points that are held, and what those in reach add to it."""
    conquest = chance_of_arms(held, wanted)
    return conquest, WALKED_INTO * (chance_of_arms(held + exposed, wanted) - conquest)


def weigh_race(state: State, needed: int) -> tuple[float, float, float]:
    """Weigh what speaks for the Ring's being destroyed in time: the parts of `RACE`, in logits. needed:
    points that the Shadow lacks."""
    return IN_TIME, SHADOW_TURN * turns_of_shadow(state, needed), -RING_TURN * turns_of_ring(state)


def _bound(logit: float) -> float:
    if logit > SURE:
        logit = SURE + 0.25 * min(logit - SURE, 6.0)
    return max(logit, HOPELESS)


def plan_rest(state: State, way: float, in_time: float) -> tuple[float, float]:
    """12.4 Find how long the Fellowship had best rest: logits it gains on the way, and loses in the race."""
    fellowship = state.fellowship
    if fellowship.mordor >= 0 or not fellowship.corruption:
        return 0.0, 0.0
    extra = find_detour(fellowship.region, fellowship.progress, state.captured)
    if extra > FARTHEST_REST:
        return 0.0, 0.0
    best, at_best = _sigmoid(_bound(way)) * _sigmoid(in_time), (0.0, 0.0)
    dearer = (STEP + STEP_BY_DIE * _dice_that_hunt(state)) * extra
    for turns in range(1, min(fellowship.corruption, LONGEST_REST) + 1):
        gained = CORRUPTION * turns - dearer
        lost = RING_TURN * (turns + extra / MOVES_A_TURN)
        chance = _sigmoid(_bound(way + gained)) * _sigmoid(in_time - lost)
        if chance > best:
            best, at_best = chance, (gained, lost)
    return at_best


@lru_cache(maxsize=4096)
def find_detour(region: int, progress: int, captured: tuple[int, ...]) -> int:
    """12.4 Count the steps by which the way over a place to rest is longer."""
    direct = max(distance_to_gate(region) - progress, 0)
    over = [
        max(DISTANCE[region][haven] - progress, 0) + distance_to_gate(haven)
        for haven in FREE_SETTLED
        if haven not in captured
    ]
    return min(over, default=MANY_STEPS) - direct


def weigh_way(state: State) -> tuple[float, float, float, float, float]:
    """Weigh the parts of `WAY`: the logit of the Ring's being destroyed before corruption is complete, were
    there no hurry and no rest."""
    fellowship = state.fellowship
    levels = [FIGURES[companion].level or 0 for companion in fellowship.companions]
    box = _dice_that_hunt(state)
    if fellowship.mordor >= 0:
        company = 0.027 * sum(levels) + 0.544 * len(levels)
        return 2.92, 1.20 * fellowship.mordor, -0.577 * fellowship.corruption, -0.540 * box, company
    steps = steps_to_gate(state)
    company = 0.15 * sum(levels) + 0.25 * len(levels)
    hunted = -(0.70 + STEP_BY_DIE * steps) * box
    return 1.61, -STEP * steps, -CORRUPTION * fellowship.corruption, hunted, company


def may_rest(state: State, region: int) -> bool:
    """12.4 Check whether the Fellowship heals where it declares itself."""
    return region in FREE_SETTLED and region not in state.captured


def _dice_that_hunt(state: State) -> float:
    """On average over all the way that is left: what lies in the box counts for the moves of this turn."""
    left, pace = _steps_left(state), pace_of_ring(state)
    moves = sum([die in ("character", "will_of_the_west") for die in state.dice[FREE]])
    again = rerolls(state) * min(PRESENT / max(left, 1.0), 1.0)
    return EYES + min(moves, pace) / max(left, pace) * (state.hunt.shadow - EYES) + again


def pace_of_ring(state: State) -> float:
    """Reckon the steps that this Fellowship makes in a turn, by those it has made."""
    if state.turn <= 1:
        return MOVES_A_TURN
    made, begun = WHOLE_WAY - _steps_left(state), state.turn - 1
    slowest, fastest = PACES
    return min(max((made + FORESEEN * MOVES_A_TURN) / (begun + FORESEEN), slowest), fastest)


def _steps_left(state: State) -> float:
    """Steps to the Crack of Doom."""
    fellowship = state.fellowship
    if fellowship.mordor >= 0:
        return float(MORDOR_STEPS - fellowship.mordor)
    return steps_to_gate(state) + MORDOR_STEPS + 1.0


def steps_to_gate(state: State) -> int:
    """12.3 Steps the Fellowship still has to make before it can enter Mordor."""
    fellowship = state.fellowship
    if fellowship.region < 0:
        return 0
    return max(distance_to_gate(fellowship.region) - fellowship.progress, 0)


def distance_to_gate(region: int) -> int:
    """Steps from a region to the nearer gate of Mordor."""
    return min(DISTANCE[region][gate] for gate in GATES)


def turns_of_ring(state: State) -> float:
    """Turns the Fellowship still needs to the Crack of Doom."""
    return (_steps_left(state) + (0.0 if state.fellowship.hidden else 1.0)) / pace_of_ring(state)


def turns_of_shadow(state: State, needed: int) -> float:
    """Turns the Shadow's armies still need, by the dice of the cheapest Settlements that are enough."""
    costs = target_costs(state.stacks, state.captured, state.nations, state.sieges)
    dice, gained = 0.0, 0.0
    steps: dict[str, int] = {}
    for target in costs:
        dice += target.dice * min(1.0, (needed - gained) / target.points)
        steps[target.nation] = target.steps
        gained += target.points
        if gained >= needed:
            break
    dice += 6.0 * max(needed - gained, 0)
    pool = 7 + sum([in_play(state, minion) for minion in MINIONS])
    turns = (LOSSES * dice + sum(steps.values())) / (pool * DICE_THAT_ACT)
    return turns / _pace_of_shadow(state, turns)


def _pace_of_shadow(state: State, turns: float) -> float:
    """Reckon which part of the usual pace these armies keep, by the turns they have spared so far."""
    spared = FIRST_TURNS * ruleset(state).points_to_win[SHADOW] - turns
    pace = (spared + PATIENCE) / (max(state.turn - 1 - UNHURRIED, 0) + PATIENCE)
    return min(max(pace, LEAST_PACE), 1.0)


@dataclass(frozen=True, slots=True)
class Target:
    """A Settlement the Shadow may take. dice: what it will cost, once the `nation` has made its last `steps`
    towards war."""

    region: int
    points: int
    dice: float
    nation: str
    steps: int


@lru_cache(maxsize=4096)
def target_costs(
    stacks: tuple[Stacks, Stacks],
    captured: tuple[int, ...],
    nations: tuple[int, ...],
    sieges: tuple[int, ...],
) -> tuple[Target, ...]:
    """List what the Shadow's armies may take, the cheapest point first."""
    armies = [
        (region, strength, *_steps_to_war(held, nations))
        for region, held in enumerate(stacks[SHADOW])
        if held and (strength := hits_of(held)) >= 2
    ]
    targets = [
        Target(region, POINTS[region], *_cost(region, stacks[FREE][region], armies, region in sieges))
        for region in FREE_SETTLED
        if region not in captured
    ]
    return tuple(sorted(targets, key=lambda target: (target.dice + target.steps) / target.points))


FAR = 12.0


def _cost(
    region: int, garrison: Bag, armies: list[tuple[int, int, str, int]], besieged: bool
) -> tuple[float, str, int]:
    """Return dice to bring the best army there and to take it; whose it is, and its steps to war."""
    defence = hits_of(garrison) + count(garrison, _LEADER_OF[region]) * 0.5
    strong = SETTLEMENT[region] == "stronghold"
    best, at_best = FAR * 2, (FAR * 2, "", 0)
    for at, strength, nation, steps in armies:
        far = DISTANCE[at][region]
        if far > FAR:
            continue
        odds = strength / max(defence * (1.7 if strong else 1.0), 0.5)
        fight = min(max((2.2 if strong else 1.0) / odds, 0.6 if defence else 0.0), 8.0)
        dice = far + fight + (0.0 if not besieged or at == region else 0.5)
        if dice + steps < best:
            best, at_best = dice + steps, (dice, nation, steps)
    return at_best


_LEADER_OF = tuple(f"{nation}_leader" if nation else "" for nation in NATION_OF)


@lru_cache(maxsize=1 << 14)
def hits_of(held: Bag) -> int:
    """11.8 Count the hits an Army can take: an Elite takes two."""
    return sum(
        [number * (2 if FIGURES[name].role == "elite" else 1) for name, number in held if name in UNITS]
    )


@lru_cache(maxsize=1 << 14)
def _steps_to_war(held: Bag, nations: tuple[int, ...]) -> tuple[str, int]:
    """Return the Nation of most of an Army, and its political steps before it may attack."""
    counts: dict[str, int] = {}
    for name, number in held:
        nation = FIGURES[name].nation
        if name in UNITS and nation is not None:
            counts[nation] = counts.get(nation, 0) + number
    if not counts:
        return "", 0
    most = max(counts, key=counts.__getitem__)
    return most, AT_WAR - nations[NATION_NUMBER[most]]


# What is left empty, or nearly so, where an enemy Army can come.


def find_exposed(state: State) -> tuple[float, float]:
    """Estimate the points that either side is about to win, less those that it is about to lose again."""
    return _count_exposed(state.stacks, state.captured, state.nations)


@lru_cache(maxsize=4096)
def _count_exposed(
    stacks: tuple[Stacks, Stacks], captured: tuple[int, ...], nations: tuple[int, ...]
) -> tuple[float, float]:
    won = [0.0, 0.0]
    for region in SETTLED:
        owner = OWNER[region] or FREE
        taken = region in captured
        holder = 1 - owner if taken else owner
        garrison = hits_of(stacks[holder][region])
        if garrison < len(TAKEN):
            comes = reach(region, stacks[1 - holder], nations, 2 * garrison + 1)
            lost = POINTS[region] * TAKEN[garrison] * comes
            won[1 - owner] += -lost if taken else lost
    return won[FREE], won[SHADOW]


def reach(region: int, enemies: Stacks, nations: tuple[int, ...], least: int = 1) -> float:
    """Estimate how likely one of the enemy's Armies comes there soon. least: hits it needs."""
    near = DISTANCE[region]
    best = len(IN_REACH)
    for at, held in enumerate(enemies):
        if held and near[at] < best and hits_of(held) >= least:
            best = min(best, near[at] + _steps_to_war(held, nations)[1])
    return IN_REACH[best] if best < len(IN_REACH) else 0.0


def weigh_terms(state: State) -> Mapping[str, float]:
    """Weigh what `judge` is made of, by name, in the Free Peoples' favour."""
    held = (points(state, FREE), points(state, SHADOW))
    wanted = ruleset(state).points_to_win
    always, armies, march = weigh_race(state, wanted[SHADOW] - held[SHADOW])
    way = sum(weigh_way(state))
    in_time = always + armies + march
    gained, lost = plan_rest(state, way, in_time)
    rested = _sigmoid(_bound(way + gained)) * _sigmoid(in_time - lost)
    exposed = find_exposed(state)
    conquest, coming = weigh_arms(held[FREE], exposed[FREE], wanted[FREE])
    rest = dict(zip(REST, _weigh_rest(state, held, exposed), strict=True))
    return {
        "ring": _bound(way),
        "rest": log(rested / (_sigmoid(_bound(way)) * _sigmoid(in_time))),
        "march": march,
        "armies": armies,
        "conquest": ARMS * conquest,
        **rest,
        "exposed": rest["exposed"] + ARMS * coming,
    }


def _weigh_rest(state: State, held: tuple[int, int], exposed: tuple[float, float]) -> tuple[float, ...]:
    """Weigh what is not part of the race itself, the `REST`, in logits for the Free Peoples."""
    fellowship, hunt = state.fellowship, state.hunt
    seen = 0.0 if fellowship.hidden else -REVEALED
    if fellowship.region >= 0 and count(state.stacks[SHADOW][fellowship.region], "nazgul"):
        seen -= NAZGUL_NEAR
    tiles = sum(
        [
            number * (1 if tile.startswith("fp") else -1)
            for tile, number in (*hunt.waiting, *hunt.pool)
            if not tile.startswith("std")
        ]
    )
    strength = [sum([hits_of(there) for there in stacks if there]) for stacks in state.stacks]
    return (
        -MINION * sum([in_play(state, minion) for minion in MINIONS]),
        FREE_DIE * sum([in_play(state, companion) for companion in ("aragorn", "gandalf_the_white")]),
        AT_WAR_FREE * _at_war(state, FREE) - AT_WAR_SHADOW * _at_war(state, SHADOW),
        RING_FREE * state.rings[FREE] - RING_SHADOW * state.rings[SHADOW],
        CARD * (len(state.hands[FREE]) + len(state.table[FREE])),
        GUARD * _count_guards(state),
        -CARD * (len(state.hands[SHADOW]) + len(state.table[SHADOW])),
        DIE_LEFT * (len(state.dice[FREE]) - len(state.dice[SHADOW])),
        -SHADOW_POINT * held[SHADOW],
        seen,
        TILE * tiles,
        HIT * strength[FREE],
        -HIT * 0.5 * strength[SHADOW],
        -EXPOSED * exposed[SHADOW],
    )


def _count_guards(state: State) -> int:
    """13.7a Count the cards on the table that answer a Hunt tile."""
    return sum([card in GUARDS for card in state.table[FREE]])


def _at_war(state: State, side: int) -> int:
    return sum([state.nations[NATION_NUMBER[nation]] == AT_WAR for nation in NATIONS_OF[side]])


def _sigmoid(logit: float) -> float:
    return 1 / (1 + exp(-logit))


# The worth of a battle on its own (S1-S8): who still has how many hits, and who holds the ground.

HITS, LEADERSHIP, COMPANIONS = 6.0, 1.3, 0.9
"""What hits, dice rolled again and the Companions' Combat cards are worth (tests/ladder/tune_battle.py)."""
GROUND: Mapping[str, float] = {"siege": 4.1, "relief": 3.2, "city": 1.1}
"""What defenders have of where they stand: a Stronghold under siege, one to be relieved, a City."""
MOST_DICE = 5


def judge_battle(state: State) -> float:
    """Estimate the Free Peoples' chance of holding the field, from the hits both sides can still take."""
    odds = max(-6.0, min(sum(weigh_battle(state).values()), 6.0))
    return 1 / (1 + exp(-odds))


def weigh_battle(state: State) -> Mapping[str, float]:
    """Weigh what `judge_battle` is made of, by name, in the Free Peoples' favour."""
    return {
        "free-army": sum(weigh_army(state, FREE).values()),
        "shadow-army": -sum(weigh_army(state, SHADOW).values()),
        "walls": sum(weigh_ground(state).values()),
    }


def weigh_army(state: State, side: int) -> Mapping[str, float]:
    """Weigh what an Army's worth is made of."""
    army = on_the_map(state, side)
    led = min(MOST_DICE, sum(number * leadership_of(state, figure) for figure, number in army))
    return {
        "hits": HITS * log(hits_of(army) + 0.4),
        "leadership": LEADERSHIP * log(led + 1),
        "companions": COMPANIONS if any(figure in COMPANY for figure, _ in army) else 0.0,
    }


def weigh_ground(state: State) -> Mapping[str, float]:
    """Weigh what the ground is worth to the Free Peoples, by what it is; none where it helps nobody."""
    decided = next((step for step in state.agenda if isinstance(step, DecideBattle)), None)
    if decided is None:
        return {}
    ground = decided.ground
    firm = SETTLEMENT[ground.region] == "city" or bool(FORTIFICATION[ground.region])
    name = "city" if ground.manner == "field" and firm else ground.manner
    if name not in GROUND:
        return {}
    return {name: GROUND[name] if ground.defender == FREE else -GROUND[name]}
