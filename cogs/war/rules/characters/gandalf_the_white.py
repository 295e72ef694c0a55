"""Gandalf the White: his return, and The White Rider. Shadowfax is in rules/companions.py (travel_level)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Accept, Decline
from cogs.war.model.armies import nazgul
from cogs.war.model.components import FREE, NUMBER, SETTLEMENT, SETTLEMENTS_OF, SHADOW
from cogs.war.model.events.battles import LeadershipForfeited
from cogs.war.model.queries import NOWHERE, in_fellowship, unconquered, where
from cogs.war.model.state import SEATS, State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.entering import EnterPlay, replace_character, set_aside
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.marks import MINION, has
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.uses import Spent, Use

GREY, WHITE = "gandalf_the_grey", "gandalf_the_white"
FANGORN = NUMBER["fangorn"]
_ELVEN = tuple(each for each in SETTLEMENTS_OF["elves"] if SETTLEMENT[each] == "stronghold")


def may_return(state: State) -> bool:
    """Gandalf the Grey has left the Fellowship or is dead, and some Minion has been in play."""
    return set_aside(state, WHITE) and not in_fellowship(state, GREY) and has(state, MINION)


def places(state: State) -> tuple[int, ...]:
    """Without Gandalf the Grey on the map: Fangorn, or an unconquered Elven Stronghold."""
    return (FANGORN, *(each for each in _ELVEN if unconquered(state, each)))


def _begin(state: State, spent: Spent, tell: Tell) -> State:
    if where(state, GREY) != NOWHERE:
        return replace_character(state, GREY, WHITE, tell)
    return first(state, EnterPlay(WHITE))


@dataclass(frozen=True, slots=True)
class WhiteRider(EffectChoice):
    """11.5 At the start of a battle he may give up his Leadership to negate that of all Nazgûl in it."""

    rule: ClassVar[str] = "11.5"
    kind: ClassVar[str] = "ability"
    source: ClassVar[str] = WHITE
    picks: ClassVar[Picks] = {Accept: Pick("pick-ride"), **no("pick-lead")}
    step: Literal["white_rider"] = "white_rider"

    def chooser(self, state: State) -> int:
        return FREE

    def needed(self, state: State) -> bool:
        return state.battle is not None and nazgul(state.battle.sides[SHADOW].force) > 0

    def options(self, state: State) -> Sequence[Action]:
        return [Accept(), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        battle = state.battle
        if isinstance(action, Decline) or battle is None:
            return follow(state)
        tell(LeadershipForfeited(side=SEATS[FREE], figures=((WHITE, 1),), cause=WHITE))
        own = replace(battle.sides[FREE], ridden=True)
        theirs = replace(battle.sides[SHADOW], nazgul_negated=True)
        return follow(state, battle=replace(battle, sides=(own, theirs)))


def before_battle(state: State, tell: Tell) -> State:
    """The White Rider is asked for in battles with Nazgûl."""
    return first(state, WhiteRider())


ABILITIES = Abilities(
    WHITE,
    uses=(Use("gandalf_the_white", FREE, ("will_of_the_west",), "5.7", _begin, may_return),),
    before_battle=before_battle,
    places=places,
)
