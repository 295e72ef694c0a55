"""A Combat round from a few words, and playing it step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypedDict, TypeVar

from bot.engine import Action, Chance, Decisions, Event
from cogs.war.model.actions import LayCard, LayNone, Roll
from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import (
    AT_WAR,
    COMBAT_EFFECTS,
    FREE,
    NATIONS,
    NEIGHBOURS,
    NUMBER,
    REGIONS,
    SHADOW,
)
from cogs.war.model.state import Battle, BattleKind, Fighter, State, WarOptions, evolve
from cogs.war.rules.battle.fighting import fighter
from cogs.war.rules.battle.rounds import BeginRound
from cogs.war.rules.procedure import WarStep
from cogs.war.rules.turn import start

FIELD = "south_ithilien"
"""Nobody's land, without walls."""

E = TypeVar("E", bound=Event)


class Terms(TypedDict):
    """Where and how a battle is fought."""

    region: str
    kind: BattleKind


def regulars(free: int = 5) -> Bag:
    """Gondor's Regulars."""
    return (("gondor_regular", free),)


def orcs(shadow: int = 5) -> Bag:
    """Sauron's Regulars."""
    return (("sauron_regular", shadow),)


def card_with(effect: str) -> str:
    """A card whose lower half this is."""
    return COMBAT_EFFECTS[effect].cards[0]


@dataclass(frozen=True)
class Fight:
    """A battle under way: the state, and everything that has been told."""

    state: State
    told: tuple[Event, ...] = ()

    @property
    def free(self) -> Fighter:
        """The Free Peoples' record."""
        return fighter(self.state, FREE)

    @property
    def shadow(self) -> Fighter:
        """The Shadow's record."""
        return fighter(self.state, SHADOW)

    def asked(self) -> str:
        """The kind of the open decision or chance, "" when everything is done."""
        if not self.state.agenda:
            return ""
        asks = self.state.agenda[-1].asks(self.state)
        assert asks is not None
        return asks.kind if isinstance(asks, Chance) else asks.open[0].kind

    def who(self) -> str:
        """The seat that is asked."""
        asks = self.state.agenda[-1].asks(self.state)
        assert isinstance(asks, Decisions)
        return asks.open[0].seat

    def offered(self) -> list[str]:
        """What may be chosen now."""
        return [str(action) for action in self.state.agenda[-1].legal(self.state, "")]

    def told_of(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def _run(self) -> Fight:
        state, told = self.state, list(self.told)
        for _ in range(1_000):
            if not state.agenda or state.agenda[-1].asks(state) is not None:
                return Fight(state, tuple(told))
            state = state.agenda[-1].run(state, told.append)
        raise AssertionError("the rules go round in circles")

    def do(self, *actions: Action) -> Fight:
        """These actions, each of them legal, and what follows by itself."""
        fight = self._run()
        for action in actions:
            told: list[Event] = list(fight.told)
            top = fight.state.agenda[-1]
            assert top.check(fight.state, "", action) is None, (top, str(action))
            state = top.take(fight.state, "", action, told.append)
            fight = Fight(state, tuple(told))._run()
        return fight

    def roll(self, *rolls: str) -> Fight:
        """Rolls of dice, one after the other, each written as its digits."""
        return self.do(*(Roll(tuple(int(die) for die in digits)) for digits in rolls))


def position(
    free: Bag,
    shadow: Bag,
    *,
    attacker: int = SHADOW,
    region: str = FIELD,
    kind: BattleKind = "field",
    options: WarOptions | None = None,
    **changes: Any,
) -> State:
    """A battle before its first round: these forces, nobody else on the map, all Nations At War, empty
    hands.

    The attackers stand in the first region beside the defenders', or in the same one in a siege or sortie.
    """
    where = NUMBER[region]
    origin = NEIGHBOURS[where][0] if kind == "field" else where
    stands = [where, where]
    stands[attacker] = origin
    stacks: list[list[Bag]] = [[()] * len(REGIONS), [()] * len(REGIONS)]
    stacks[FREE][stands[FREE]], stacks[SHADOW][stands[SHADOW]] = free, shadow
    return evolve(
        start(options or WarOptions()),
        stacks=(tuple(stacks[FREE]), tuple(stacks[SHADOW])),
        sieges=() if kind == "field" else (where,),
        nations=(AT_WAR,) * len(NATIONS),
        active=(True,) * len(NATIONS),
        battle=Battle(attacker, origin, where, kind, (Fighter(free), Fighter(shadow))),
        agenda=(BeginRound(),),
        **changes,
    )


def dealt(state: State, free: str = "", shadow: str = "") -> State:
    """The position with a card of an effect in each hand, where one is named."""
    hands = tuple((card_with(effect),) if effect else () for effect in (free, shadow))
    return evolve(state, hands=hands)


def fought(state: State, free: str = "", shadow: str = "") -> Fight:
    """The round until the first question after the cards of these effects are up."""
    state = dealt(state, free, shadow)
    assert state.battle is not None
    attacker = state.battle.attacker
    effects = (free, shadow)
    laid = [LayCard(card_with(effects[side])) for side in (attacker, 1 - attacker) if effects[side]]
    return Fight(state).do(*laid)


def may_lay(state: State, effect: str, side: int) -> bool:
    """Whether a side may lay a card of an effect in this position."""
    state = dealt(state, *((effect, "") if side == FREE else ("", effect)))
    fight = Fight(state).do()
    laid = str(LayCard(card_with(effect)))
    assert str(LayNone()) in fight.offered()
    return laid in fight.offered()


def with_fighter(state: State, side: int, **changes: Any) -> State:
    """The position with one side's record of the battle changed."""
    battle = state.battle
    assert battle is not None
    sides = list(battle.sides)
    sides[side] = replace(sides[side], **changes)
    return evolve(state, battle=replace(battle, sides=(sides[0], sides[1])))


def open_battle(region: str = FIELD, free: Bag | None = None) -> State:
    """A battle with characters of every kind on both sides."""
    companions = bag(gondor_regular=3, gondor_leader=1, gandalf_the_white=1, boromir=1, meriadoc=1)
    shadow = bag(sauron_regular=3, sauron_elite=1, nazgul=2, witch_king=1, mouth_of_sauron=1)
    return position(companions if free is None else free, shadow, region=region)


def shot_at(state: State) -> State:
    """Both sides have rolled: hits are about to be taken."""
    return with_fighter(with_fighter(state, FREE, reroll_hits=2), SHADOW, hits=2, reroll_hits=1)


def ask_in_battle(state: State, step: WarStep) -> State:
    """The step asks, in the middle of the battle."""
    return evolve(state, agenda=(*state.agenda, step))
