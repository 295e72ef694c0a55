"""The turn: set-up (3), its phases (4), Action dice and Elven Rings (5, 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model import turn_events
from cogs.war.model.actions import Allocate, Pass, PlayEvent, SkipDie, TurnDie, UseDie
from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import (
    CARDS,
    CHARACTER,
    CHARACTERS,
    DECK_CARDS,
    DICE_MOST,
    DICE_START,
    FACE_ORDER,
    FACES,
    FIGURES,
    FREE,
    NATION_SIDE,
    NATIONS,
    NUMBER,
    REGIONS,
    SETUP,
    SHADOW,
    SIDES,
    STANDARD_TILES,
    STRATEGY,
    TILES,
)
from cogs.war.model.queries import HUNTED, MESSENGER, NOWHERE, RING_USED, dice_left, has, mark, points, where
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import (
    MOST_TURNS,
    SEATS,
    Fellowship,
    Hunt,
    Ids,
    Stacks,
    State,
    WarOptions,
    evolve,
    with_side,
)
from cogs.war.rules.event_cards import DiscardExcess, DrawCards, pays_as, play, refuse_card
from cogs.war.rules.movement import overfull
from cogs.war.rules.procedure import Automatic, Dice, ShadowChooses, SideChooses, WarStep, follow, step_type
from cogs.war.rules.uses import RESULTS, Spent, Use, refuse, result_for, results_of, uses_of
from cogs.war.rules.victory import TURN_LIMIT, CheckVictory, end

# 4.1, 4.3, 4.4 The Action dice: recovering, allocating to the Hunt, rolling, spending.

EYE = "eye"
_BONUS = {
    character.id: character.action_dice_bonus
    for character in CHARACTERS.values()
    if character.action_dice_bonus
}


def pool_size(state: State, side: int) -> int:
    """4.1b Return the dice a side has this turn: its own, and one for each of certain characters in play."""
    more = sum(
        bonus
        for name, bonus in _BONUS.items()
        if FIGURES[name].side == side and where(state, name) != NOWHERE
    )
    if side == SHADOW:
        return ruleset(state).shadow_dice(points(state, FREE), more)
    return min(DICE_MOST[side], DICE_START[side] + more)


def in_order(faces: Sequence[str]) -> Ids:
    """Faces in the order of FACE_ORDER."""
    return tuple(sorted(faces, key=FACE_ORDER.index))


def take_die(state: State, side: int, die: str) -> State:
    """Use up an unused die. Raises ValueError where there is none with this face."""
    faces = list(state.dice[side])
    faces.remove(die)
    return evolve(state, dice=with_side(state.dice, side, tuple(faces)))


def spend(state: State, side: int, die: str, result: str) -> State:
    """4.5 Use a die as a result; one its face does not give is the Messenger's (once a turn)."""
    state = take_die(state, side, die)
    return state if result in RESULTS[die] else mark(state, MESSENGER)


def put_in_hunt_box(state: State, side: int, number: int, tell: Tell) -> State:
    """4.4, 4.5 Put dice in the Hunt Box."""
    if not number:
        return state
    tell(turn_events.DiceSentToHunt(side=SEATS[side], dice=number))
    hunt = state.hunt
    if side == FREE:
        return evolve(state, hunt=replace(hunt, free=hunt.free + number))
    return evolve(state, hunt=replace(hunt, shadow=hunt.shadow + number))


def allocation(state: State) -> tuple[int, int]:
    """4.3 Return the fewest and the most dice the Shadow may allocate."""
    least = 1 if has(state, HUNTED) else 0
    return (least, min(max(1, len(state.fellowship.companions)), state.pools[SHADOW]))


@dataclass(frozen=True, slots=True)
class AllocateHunt(ShadowChooses):
    """4.3 The Shadow puts dice into the Hunt Box before the roll."""

    rule: ClassVar[str] = "4.3"
    kind: ClassVar[str] = "allocate"
    step: Literal["allocate_hunt"] = "allocate_hunt"

    def options(self, state: State) -> Sequence[Action]:
        least, most = allocation(state)
        return [Allocate(dice) for dice in range(least, most + 1)]

    def why_not(self, state: State, action: Action) -> Refusal:
        if not isinstance(action, Allocate):
            return refuse("refusal-not-now", "4.3")
        least, most = allocation(state)
        return refuse("refusal-hunt-allocation", "4.3", least=str(least), most=str(most))

    def choose(self, state: State, action: Allocate, tell: Tell) -> State:
        tell(turn_events.HuntAllocated(dice=action.dice))
        return follow(state, hunt=replace(state.hunt, shadow=action.dice))


@dataclass(frozen=True, slots=True)
class RollActionDice(Dice):
    """4.4 A side rolls its dice; the Shadow's Eyes go to the Hunt Box at once."""

    rule: ClassVar[str] = "4.4"
    kind: ClassVar[str] = "action_roll"
    side: int
    step: Literal["roll_action_dice"] = "roll_action_dice"

    def number(self, state: State) -> int:
        allocated = state.hunt.shadow if self.side == SHADOW else 0
        return state.pools[self.side] - allocated

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        faces = in_order([FACES[self.side][die - 1] for die in dice])
        tell(turn_events.ActionDiceRolled(side=SEATS[self.side], faces=faces))
        unused = tuple(face for face in faces if face != EYE)
        state = follow(state, dice=with_side(state.dice, self.side, unused))
        return put_in_hunt_box(state, self.side, len(faces) - len(unused), tell)


# 6 The Elven Rings.

WILL = "will_of_the_west"
_CHOICES: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(face for face in FACE_ORDER if face in FACES[FREE] and face != WILL),
    tuple(face for face in FACE_ORDER if face in FACES[SHADOW]),
)
"""6.3, 6.5 The faces a side may turn a die to."""


def ring_actions(state: State, side: int) -> list[Action]:
    """6.1 List every way to use a Ring before acting."""
    if not state.rings[side] or has(state, RING_USED[side]):
        return []
    faces = dict.fromkeys(state.dice[side])
    return [TurnDie(die, face) for die in faces for face in _CHOICES[side] if face != die]


def refuse_ring(state: State, side: int, action: TurnDie) -> Refusal:
    """6 Say why a Ring may not be used so."""
    if has(state, RING_USED[side]):
        return refuse("refusal-ring-used", "6.2")
    if not state.rings[side]:
        return refuse("refusal-no-ring", "6.1")
    if action.die not in state.dice[side]:
        return refuse("refusal-no-such-die", "6.1", die=action.die)
    return refuse("refusal-ring-face", "6.3", die=action.die, face=action.face)


def hand_on(state: State, side: int) -> State:
    """6.4 Hand a Ring the Free Peoples used to the Shadow; one the Shadow used leaves the game."""
    rings = with_side(state.rings, side, state.rings[side] - 1)
    if side == FREE:
        rings = with_side(rings, SHADOW, rings[SHADOW] + 1)
    return evolve(state, rings=rings)


def use_ring(state: State, side: int, action: TurnDie, tell: Tell) -> State:
    """6.1, 6.5 Turn a die; an Eye goes to the Hunt Box at once, and that is no action."""
    tell(turn_events.RingUsed(side=SEATS[side], die=action.die, face=action.face))
    state = mark(hand_on(take_die(state, side, action.die), side), RING_USED[side])
    if action.face == EYE:
        return put_in_hunt_box(state, side, 1, tell)
    faces = in_order((*state.dice[side], action.face))
    return evolve(state, dice=with_side(state.dice, side, faces))


# 4 The turn: its six phases, and the actions of phase 5.


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """4 A turn begins and its phases are laid out; 4.1a, b dice return and pools change."""

    rule: ClassVar[str] = "4.1"
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        if state.turn >= (state.options.most_turns or MOST_TURNS):
            return end(state, None, TURN_LIMIT, tell)
        pools = (pool_size(state, FREE), pool_size(state, SHADOW))
        tell(turn_events.TurnBegan(turn=state.turn + 1))
        tell(turn_events.DiceRecovered(free_peoples=pools[FREE], shadow=pools[SHADOW]))
        return follow(
            state,
            *(step_type(name)() for name in ruleset(state).turn_begins),
            *_draws(state),
            step_type("fellowship_phase")(),
            AllocateHunt(),
            RollActionDice(FREE),
            RollActionDice(SHADOW),
            ResolveActions(FREE),
            step_type("idle_in_mordor")(),
            CheckVictory(),
            BeginTurn(),
            turn=state.turn + 1,
            pools=pools,
            dice=((), ()),
            once=(HUNTED,) if state.hunt.free else (),
            hunt=replace(state.hunt, shadow=0, free=0),
        )


def _draws(state: State) -> tuple[WarStep, ...]:
    """4.1c, d One card of each deck for both; the limit is looked at after both draws, or after each."""
    after_each = state.options.discards == "after_each"
    steps: list[WarStep] = []
    for side in (FREE, SHADOW):
        steps.append(DrawCards(side, CHARACTER))
        if after_each:
            steps.append(DiscardExcess(side))
        steps += [DrawCards(side, STRATEGY), DiscardExcess(side)]
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class ResolveActions(Automatic):
    """4.5 The sides act in turn until both are out of dice; one without dice is bypassed."""

    rule: ClassVar[str] = "4.5"
    side: int
    step: Literal["resolve_actions"] = "resolve_actions"

    def run(self, state: State, tell: Tell) -> State:
        other = 1 - self.side
        if dice_left(state, self.side):
            return follow(state, TakeAction(self.side), EndAction(), ResolveActions(other))
        return follow(state, *((ResolveActions(other),) if dice_left(state, other) else ()))


@dataclass(frozen=True, slots=True)
class TakeAction(SideChooses):
    """4.5 One action with one die, or skipping a die, or passing; before it an Elven Ring (6.1)."""

    rule: ClassVar[str] = "4.5"
    kind: ClassVar[str] = "act"
    side: int
    step: Literal["take_action"] = "take_action"

    def needed(self, state: State) -> bool:
        return dice_left(state, self.side) > 0

    def options(self, state: State) -> Sequence[Action]:
        faces = tuple(dict.fromkeys(state.dice[self.side]))
        results = {die: frozenset(results_of(state, self.side, die)) for die in faces}
        choices: list[Action] = []
        for name, use in uses_of(self.side).items():
            dice = [die for die in faces if not results[die].isdisjoint(use.results)]
            if dice and use.possible(state):
                choices += [UseDie(die, name) for die in dice]
        for card in state.hands[self.side]:
            dice = [die for die in faces if pays_as(state, self.side, die, card) is not None]
            if dice and refuse_card(state, self.side, card) is None:
                choices += [PlayEvent(die, card) for die in dice]
        choices += ring_actions(state, self.side)
        choices += [SkipDie(die) for die in faces]
        return [*choices, Pass()] if self._may_pass(state) else choices

    def _may_pass(self, state: State) -> bool:
        return dice_left(state, self.side) < dice_left(state, 1 - self.side)

    def check(self, state: State, seat: str, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None if self._may_pass(state) else refuse("refusal-may-not-pass", "4.5")
        if isinstance(action, TurnDie):
            allowed = action in ring_actions(state, self.side)
            return None if allowed else refuse_ring(state, self.side, action)
        if not isinstance(action, UseDie | PlayEvent | SkipDie):
            return refuse("refusal-not-now", "4.5")
        if action.die not in state.dice[self.side]:
            return refuse("refusal-no-such-die", "4.5", die=action.die)
        if isinstance(action, UseDie):
            return self._refuse_use(state, action)
        return self._refuse_event(state, action) if isinstance(action, PlayEvent) else None

    def _refuse_use(self, state: State, action: UseDie) -> Refusal | None:
        use = uses_of(self.side).get(action.what)
        if use is None:
            return refuse("refusal-unknown", "5", name=action.what)
        if result_for(state, use, action.die) is None:
            return refuse("refusal-die-does-not", use.rule, die=action.die, what=action.what)
        return None if use.possible(state) else refuse("refusal-use-impossible", use.rule, what=action.what)

    def _refuse_event(self, state: State, action: PlayEvent) -> Refusal | None:
        if action.card not in CARDS:
            return refuse("refusal-unknown", "7", name=action.card)
        refusal = refuse_card(state, self.side, action.card)
        if refusal is None and pays_as(state, self.side, action.die, action.card) is None:
            return refuse("refusal-die-does-not", "7.1", die=action.die, what="event")
        return refusal

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        seat = SEATS[self.side]
        if isinstance(action, TurnDie):
            return use_ring(state, self.side, action, tell)
        if isinstance(action, Pass):
            tell(turn_events.SidePassed(side=seat))
            return follow(state)
        if isinstance(action, SkipDie):
            tell(turn_events.DieSkipped(side=seat, die=action.die))
            return take_die(follow(state), self.side, action.die)
        if isinstance(action, PlayEvent):
            result = pays_as(state, self.side, action.die, action.card)
            assert result is not None
            state = spend(follow(state), self.side, action.die, result)
            return play(state, action.card, Spent(action.die, result), tell)
        assert isinstance(action, UseDie)
        return self._use(follow(state), uses_of(self.side)[action.what], action.die, tell)

    def _use(self, state: State, use: Use, die: str, tell: Tell) -> State:
        result = result_for(state, use, die)
        assert result is not None
        tell(turn_events.DieUsed(side=SEATS[self.side], die=die, what=use.name))
        return use.begin(spend(state, self.side, die, result), Spent(die, result), tell)


@dataclass(frozen=True, slots=True)
class EndAction(Automatic):
    """10.1 After an action stacks are looked at."""

    rule: ClassVar[str] = "10.1"
    step: Literal["end_action"] = "end_action"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, *overfull(state))


# 3 Set-up.


def _bag(nation: str, supply: Any) -> Bag:
    """Return a Nation's figures as a bag."""
    numbers = {
        f"{nation}_regular": supply.regular,
        f"{nation}_elite": supply.elite,
        f"{nation}_leader": supply.leader,
        "nazgul": supply.nazgul,
    }
    return bag(**{name: number for name, number in numbers.items() if number})


def starting_stacks() -> tuple[Stacks, Stacks]:
    """3 Return the figures on the map at the start."""
    stacks: list[list[Bag]] = [[()] * len(REGIONS), [()] * len(REGIONS)]
    for placed in SETUP.units:
        stacks[NATION_SIDE[placed.nation]][NUMBER[placed.region]] = _bag(placed.nation, placed)
    return tuple(stacks[FREE]), tuple(stacks[SHADOW])


def starting_reinforcements() -> tuple[Bag, Bag]:
    """3 Return the figures that may enter, with the characters set aside."""
    held: list[dict[str, int]] = [{}, {}]
    for nation, supply in SETUP.reinforcements.items():
        held[NATION_SIDE[nation]].update(dict(_bag(nation, supply)))
    held[FREE].update(dict.fromkeys(SETUP.set_aside_characters.free_peoples, 1))
    held[SHADOW].update(dict.fromkeys(SETUP.set_aside_characters.shadow, 1))
    return bag(**held[FREE]), bag(**held[SHADOW])


def start(options: WarOptions) -> State:
    """3 Return the state before anything has happened."""
    setting = SETUP.fellowship
    tracks = [SETUP.political_track[nation] for nation in NATIONS]
    return State(
        options=options,
        turn=0,
        stacks=starting_stacks(),
        sieges=(),
        captured=(),
        nations=tuple(track.box for track in tracks),
        active=tuple(track.active for track in tracks),
        reinforcements=starting_reinforcements(),
        casualties=((), ()),
        fellowship=Fellowship(NUMBER[setting.region], setting.companions, setting.guide),
        hunt=Hunt(
            pool=bag(**{tile: TILES[tile].count for tile in STANDARD_TILES}),
            aside=bag(*(tile for tile in TILES if tile not in STANDARD_TILES)),
        ),
        dice=((), ()),
        pools=DICE_START,
        rings=(SETUP.elven_rings[SIDES[FREE]], SETUP.elven_rings[SIDES[SHADOW]]),
        decks=((DECK_CARDS[FREE][0], DECK_CARDS[FREE][1]), (DECK_CARDS[SHADOW][0], DECK_CARDS[SHADOW][1])),
        hands=((), ()),
        discards=((), ()),
        buried=((), ()),
        table=((), ()),
        once=(),
        ever=(),
        battle=None,
        chase=None,
        agenda=(BeginTurn(),),
    )
