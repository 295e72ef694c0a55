"""The course of a battle on its own: place (S1, S2), cards (S5), beginning (S6), who wins (S7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.engine import Action, Outcome, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseCard, ChooseRegion, Confirm
from cogs.war.model.armies import has_army, units
from cogs.war.model.bags import Bag, bag, plus, total
from cogs.war.model.components import (
    AT_WAR,
    CARD_DECK,
    CHARACTER,
    DATA,
    FREE,
    GOLLUM,
    HAND_LIMIT,
    NATION_SIDE,
    NATIONS,
    NUMBER,
    REGIONS,
    SHADOW,
    SIDES,
    STRATEGY,
    SideName,
)
from cogs.war.model.queries import NOWHERE, backs, side_besieged
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, Fellowship, State, WarOptions, evolve, with_side
from cogs.war.rules.battle.declaring import BeginBattle
from cogs.war.rules.event_cards import DrawCards, with_card, without
from cogs.war.rules.procedure import Automatic, Choice, ShadowChooses, SideChooses, WarStep, follow, step_type
from cogs.war.rules.turn import start
from cogs.war.rules.uses import refuse
from cogs.war.rules.victory import RESIGNED, lay_aside
from cogs.war.skirmish import actions
from cogs.war.skirmish.muster import (
    Ground,
    Manner,
    drawing_up,
    enlist,
    manners_in,
    musters,
    on_the_map,
    origins,
    prepare,
)


@dataclass(frozen=True, slots=True)
class TakeHand(SideChooses):
    """S5 A side draws up to six cards by chance, of both decks in turn, or chooses them."""

    rule: ClassVar[str] = "S5"
    kind: ClassVar[str] = "battle_hand"
    side: int
    step: Literal["take_hand"] = "take_hand"

    def options(self, state: State) -> Sequence[Action]:
        return [actions.PickHand(), *(actions.DrawHand(number) for number in range(HAND_LIMIT + 1))]

    def choose(self, state: State, action: actions.DrawHand | actions.PickHand, tell: Tell) -> State:
        if isinstance(action, actions.PickHand):
            return follow(state, PickCards(self.side))
        strategy, odd = divmod(action.number, 2)
        if not action.number:
            tell(actions.HandTaken(side=SEATS[self.side], character=0, strategy=0, chosen=False))
        draws: list[WarStep] = [
            DrawCards(self.side, deck, number)
            for deck, number in ((CHARACTER, strategy + odd), (STRATEGY, strategy))
            if number
        ]
        return follow(state, *draws)


@dataclass(frozen=True, slots=True)
class PickCards(SideChooses):
    """S5 A side chooses its cards one by one; the others see their backs."""

    rule: ClassVar[str] = "S5"
    kind: ClassVar[str] = "battle_cards"
    side: int
    step: Literal["pick_cards"] = "pick_cards"

    def options(self, state: State) -> Sequence[Action]:
        if len(state.hands[self.side]) >= HAND_LIMIT:
            return [Confirm()]
        return [Confirm(), *(ChooseCard(card) for deck in state.decks[self.side] for card in deck)]

    def choose(self, state: State, action: ChooseCard | Confirm, tell: Tell) -> State:
        side, seat = self.side, SEATS[self.side]
        if isinstance(action, Confirm):
            character, strategy = backs(state.hands[side])
            tell(actions.HandTaken(side=seat, character=character, strategy=strategy, chosen=True))
            return follow(state)
        tell(actions.CardTaken(side=seat, card=action.card, audience=(seat,)))
        deck = CARD_DECK[action.card]
        decks = with_side(state.decks[side], deck, without(state.decks[side][deck], action.card))
        return evolve(
            state,
            decks=with_side(state.decks, side, decks),
            hands=with_side(state.hands, side, with_card(state.hands[side], action.card)),
        )


BATTLE_WON = "outcome-battle-won"
NOBODY_LEFT = "outcome-battle-nobody"
OUTCOMES: tuple[str, ...] = (BATTLE_WON, NOBODY_LEFT, RESIGNED)
"""How a battle on its own may end."""


@dataclass(frozen=True, slots=True)
class ReadyToBegin(SideChooses):
    """S6 A side has seen both Armies and is ready."""

    rule: ClassVar[str] = "S6"
    kind: ClassVar[str] = "battle_ready"
    side: int
    ground: Ground
    step: Literal["ready_to_begin"] = "ready_to_begin"

    def options(self, state: State) -> Sequence[Action]:
        return [Confirm()]

    def choose(self, state: State, action: Confirm, tell: Tell) -> State:
        return follow(state)


@dataclass(frozen=True, slots=True)
class LetBattleBegin(Automatic):
    """S6 The battle is declared as any other; a second Army may flank as by an Army result (G18)."""

    rule: ClassVar[str] = "S6"
    ground: Ground
    step: Literal["let_battle_begin"] = "let_battle_begin"

    def run(self, state: State, tell: Tell) -> State:
        side, origin, region = self.ground.attacker, self.ground.origin, self.ground.region
        declared = BeginBattle(side, origin, region, state.stacks[side][origin])
        numbers = (total(on_the_map(state, FREE)), total(on_the_map(state, SHADOW)))
        again = (step_type(name)(side) for name in ruleset(state).second_attack)
        # What is below DecideBattle is never done: it only lets the mod offer flanking.
        return follow(state, declared, DecideBattle(self.ground, numbers), *again)


@dataclass(frozen=True, slots=True)
class DecideBattle(Automatic):
    """S7 The battle is over: who holds the field has won. numbers: of both sides' figures before it."""

    rule: ClassVar[str] = "S7"
    ground: Ground
    numbers: tuple[int, int]
    step: Literal["decide_battle"] = "decide_battle"

    def run(self, state: State, tell: Tell) -> State:
        return end_battle(state, winner(state, self.ground), "", tell)


def holds(state: State, ground: Ground) -> bool:
    """S7 Check whether the defenders have kept their ground: they stand there, not shut in by this battle."""
    if not has_army(state, ground.defender, ground.region):
        return False
    return ground.manner == "siege" or side_besieged(state, ground.region) != ground.defender


def winner(state: State, ground: Ground) -> int | None:
    """S7 Return the defenders if they hold their ground, else the attackers, if any of them are left."""
    if holds(state, ground):
        return ground.defender
    left = [side for side in (ground.attacker, ground.defender) if units(on_the_map(state, side))]
    return left[0] if left else None


def end_battle(state: State, side: int | None, reason: str, tell: Tell) -> State:
    """S7 Nothing is left to do. Scores: the figures the other side has lost."""
    state = lay_aside(state)
    left: tuple[Bag, Bag] = (on_the_map(state, FREE), on_the_map(state, SHADOW))
    decided = next((step for step in state.agenda if isinstance(step, DecideBattle)), None)
    before = (total(left[FREE]), total(left[SHADOW])) if decided is None else decided.numbers
    scores = tuple((SEATS[owner], before[1 - owner] - total(left[1 - owner])) for owner in (FREE, SHADOW))
    name = "" if side is None else SEATS[side]
    if decided is not None:
        region = REGIONS[decided.ground.region]
        tell(actions.SkirmishEnded(winner=name, region=region, free_peoples=left[FREE], shadow=left[SHADOW]))
    outcome = Outcome((name,) if name else (), reason or (BATTLE_WON if name else NOBODY_LEFT), scores)
    return evolve(state, agenda=(), battle=None, chase=None, outcome=outcome)


def give_up(state: State, side: int, tell: Tell) -> State:
    """S8 Let the other side win."""
    return end_battle(state, 1 - side, RESIGNED, tell)


# S1 Battles that are ready to be fought: read once from data/skirmishes.json, checked.


class _Famous(BaseModel):
    """A battle that is ready to be fought, as data/skirmishes.json has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    region: str  # where it is fought
    origin: str  # from where the attackers come
    manner: Manner
    attacker: SideName
    armies: tuple[dict[str, int], ...]  # of the attackers, a garrison being relieved, the defenders

    @property
    def ground(self) -> Ground:
        """The ground on which it is fought."""
        return Ground(NUMBER[self.region], NUMBER[self.origin], self.manner, SIDES.index(self.attacker))


class _File(BaseModel):
    meta: dict[str, str]
    battles: tuple[_Famous, ...]


_READ = TypeAdapter(_File).validate_json((DATA / "skirmishes.json").read_bytes())

FAMOUS: dict[str, Ground] = {battle.id: battle.ground for battle in _READ.battles}
"""The battles by their ids."""
ARMIES: dict[str, tuple[Bag, ...]] = {
    battle.id: tuple(bag(**army) for army in battle.armies) for battle in _READ.battles
}
"""Their Armies in the order in which they are put together (`muster.musters`)."""
for _name, _ground in FAMOUS.items():
    if _ground.origin not in origins(_ground.region, _ground.manner):
        raise ValueError(f"nobody comes to {_name} from there")


# S1, S2 Where a battle on its own is fought, who attacks, and from where.


@dataclass(frozen=True, slots=True)
class ChooseBattle(ShadowChooses):
    """S1 The Shadow player names the battle: one that is ready, or a region, its kind and who attacks."""

    rule: ClassVar[str] = "S1"
    kind: ClassVar[str] = "battle_place"
    step: Literal["choose_battle"] = "choose_battle"

    def options(self, state: State) -> Sequence[Action]:
        grounds = [
            actions.ChooseGround(name, manner, SEATS[side])
            for region, name in enumerate(REGIONS)
            for manner in manners_in(region)
            for side in (SHADOW, FREE)
        ]
        return [*(actions.ChooseFamous(name) for name in FAMOUS), *grounds]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, actions.ChooseGround) and action.region not in NUMBER:
            return refuse("refusal-unknown", "1.1", name=action.region)
        if isinstance(action, actions.ChooseFamous):
            return refuse("refusal-unknown", "S1", name=action.name)
        return refuse(
            "refusal-not-among" if isinstance(action, actions.ChooseGround) else "refusal-not-now", "S1"
        )

    def choose(self, state: State, action: actions.ChooseFamous | actions.ChooseGround, tell: Tell) -> State:
        if isinstance(action, actions.ChooseFamous):
            return set_up(state, FAMOUS[action.name], action.name, tell)
        manner: Manner = action.manner  # type: ignore[assignment]
        return follow(state, ChooseOrigin(NUMBER[action.region], manner, SEATS.index(action.attacker)))


@dataclass(frozen=True, slots=True)
class ChooseOrigin(Choice):
    """S2 The attackers come from a region beside, unless they are there already."""

    rule: ClassVar[str] = "S2"
    kind: ClassVar[str] = "battle_origin"
    alone: ClassVar[bool] = True
    region: int
    manner: Manner
    attacker: int
    step: Literal["choose_origin"] = "choose_origin"

    def chooser(self, state: State) -> int:
        return self.attacker

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[origin]) for origin in origins(self.region, self.manner)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        ground = Ground(self.region, NUMBER[action.region], self.manner, self.attacker)
        return set_up(state, ground, "", tell)


def set_up(state: State, ground: Ground, famous: str, tell: Tell) -> State:
    """S2 Settle the place; Armies and cards come next. famous: whose Armies stand ready."""
    tell(
        actions.GroundChosen(
            region=REGIONS[ground.region],
            origin=REGIONS[ground.origin],
            manner=ground.manner,
            attacker=SIDES[ground.attacker],
            famous=famous,
        )
    )
    state = prepare(state, ground)
    if famous:
        for (side, region), army in zip(musters(ground), ARMIES[famous], strict=True):
            state = enlist(state, side, region, army)
    sides = (ground.attacker, ground.defender)
    hands: tuple[WarStep, ...] = tuple(TakeHand(side) for side in sides)
    ready: tuple[WarStep, ...] = tuple(ReadyToBegin(side, ground) for side in sides)
    return follow(state, *drawing_up(state, ground, bool(famous)), *hands, *ready, LetBattleBegin(ground))


# The state before a battle on its own is set up.


def muster(options: WarOptions) -> State:
    """S1 Put everybody At War and at hand, Companions too; the Ring-bearers are far away in Mordor."""
    state = start(options)
    companions = bag(*state.fellowship.companions)
    free = plus(plus(state.reinforcements[FREE], on_the_map(state, FREE)), companions)
    shadow = plus(state.reinforcements[SHADOW], on_the_map(state, SHADOW))
    nobody = ((),) * len(REGIONS)
    return evolve(
        state,
        stacks=(nobody, nobody),
        reinforcements=(free, shadow),
        nations=(AT_WAR,) * len(NATION_SIDE),
        active=(True,) * len(NATIONS),
        fellowship=Fellowship(NOWHERE, (), GOLLUM, hidden=False, mordor=0),
        agenda=(ChooseBattle(),),
    )
