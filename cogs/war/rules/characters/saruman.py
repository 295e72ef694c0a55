"""Saruman: his entrance, The Voice of Saruman. Servants of the White Hand is in armies.py (elites_lead)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Recruit
from cogs.war.model.armies import enter, send_back
from cogs.war.model.bags import count
from cogs.war.model.components import NUMBER, REGIONS, SETTLEMENTS_OF, SHADOW
from cogs.war.model.events.armies import UnitsReplaced
from cogs.war.model.queries import at_war, controller, in_play, side_besieged, unconquered
from cogs.war.model.state import SEATS, State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.entering import bring_in, set_aside
from cogs.war.rules.procedure import Choice, first, follow
from cogs.war.rules.recruiting import available, place_for, put
from cogs.war.rules.uses import Spent, Use

SARUMAN = "saruman"
ORTHANC = NUMBER["orthanc"]
REGULAR, ELITE = "isengard_regular", "isengard_elite"
UPGRADED = 2


def may_come(state: State) -> bool:
    """Isengard is At War and Orthanc unconquered."""
    return set_aside(state, SARUMAN) and at_war(state, "isengard") and unconquered(state, ORTHANC)


def _begin(state: State, spent: Spent, tell: Tell) -> State:
    return bring_in(state, SARUMAN, ORTHANC, tell)


def speaks(state: State) -> bool:
    """The Voice of Saruman: he is in play, and Orthanc is the Shadow's and not under siege."""
    if not in_play(state, SARUMAN) or controller(state, ORTHANC) != SHADOW:
        return False
    return side_besieged(state, ORTHANC) is None


def _settlements(state: State, done: tuple[str, ...] = ()) -> tuple[int, ...]:
    if not available(state, SHADOW, REGULAR):
        return ()
    return tuple(
        each
        for each in SETTLEMENTS_OF["isengard"]
        if REGIONS[each] not in done and place_for(state, SHADOW, each, REGULAR)
    )


@dataclass(frozen=True, slots=True)
class VoiceRecruits(Choice):
    """One Regular in every Settlement of Isengard; where they do not go round the Shadow picks."""

    rule: ClassVar[str] = "5.4"
    kind: ClassVar[str] = "recruit"
    alone: ClassVar[bool] = True
    done: tuple[str, ...] = ()
    step: Literal["voice_recruits"] = "voice_recruits"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(_settlements(state, self.done))

    def options(self, state: State) -> Sequence[Action]:
        places = _settlements(state, self.done)
        enough = count(state.reinforcements[SHADOW], REGULAR) >= len(places)
        return [Recruit(REGULAR, REGIONS[each]) for each in (places[:1] if enough else places)]

    def choose(self, state: State, action: Recruit, tell: Tell) -> State:
        state = put(state, SHADOW, action.figure, NUMBER[action.region], tell)
        return follow(state, VoiceRecruits((*self.done, action.region)))


def upgrades(state: State) -> int:
    """How many Regulars in Orthanc can become Elites: two, or as many as there are."""
    regulars = count(state.stacks[SHADOW][ORTHANC], REGULAR)
    return min(UPGRADED, regulars, count(state.reinforcements[SHADOW], ELITE))


def may_recruit(state: State) -> bool:
    """Whether the Voice would bring a Regular anywhere."""
    return speaks(state) and bool(_settlements(state))


def may_upgrade(state: State) -> bool:
    """Whether the Voice would make an Elite in Orthanc."""
    return speaks(state) and upgrades(state) > 0


def _recruit(state: State, spent: Spent, tell: Tell) -> State:
    return first(state, VoiceRecruits())


def _upgrade(state: State, spent: Spent, tell: Tell) -> State:
    number = upgrades(state)
    old, new = ((REGULAR, number),), ((ELITE, number),)
    tell(UnitsReplaced(side=SEATS[SHADOW], region=REGIONS[ORTHANC], figures=old, by=new))
    return enter(send_back(state, SHADOW, old, ORTHANC), SHADOW, new, ORTHANC)


ABILITIES = Abilities(
    SARUMAN,
    uses=(
        Use("saruman", SHADOW, ("muster",), "5.4", _begin, may_come),
        Use("voice_recruits", SHADOW, ("muster",), "5.4", _recruit, may_recruit),
        Use("voice_upgrades", SHADOW, ("muster",), "5.4", _upgrade, may_upgrade),
    ),
)
