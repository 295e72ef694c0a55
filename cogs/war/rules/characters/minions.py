"""The abilities of the Shadow's Minions (13): Saruman, the Witch-king and the Mouth of Sauron."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Recruit
from cogs.war.model.armies import enter, nations_of, send_back
from cogs.war.model.bags import count
from cogs.war.model.components import (
    CARD_DECK,
    FREE,
    NATIONS_OF,
    NUMBER,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    SHADOW,
    WITCH_KING,
)
from cogs.war.model.events.fighting import UnitsReplaced
from cogs.war.model.queries import at_war, controller, in_play, side_besieged, unconquered
from cogs.war.model.state import SEATS, State
from cogs.war.rules.characters.ability import Abilities, EnterPlay, OfferedDraw, bring_in, set_aside
from cogs.war.rules.marks import MESSENGER, has
from cogs.war.rules.procedure import ShadowChooses, first, follow, push
from cogs.war.rules.recruiting import available, place_for, put
from cogs.war.rules.uses import RESULTS, Spent, Use

# Saruman: his entrance, The Voice of Saruman. Servants of the White Hand is in armies.py (elites_lead).

SARUMAN = "saruman"
ORTHANC = NUMBER["orthanc"]
ISENGARD_REGULAR, ISENGARD_ELITE = "isengard_regular", "isengard_elite"


def may_come_saruman(state: State) -> bool:
    """Isengard is At War and Orthanc unconquered."""
    return set_aside(state, SARUMAN) and at_war(state, "isengard") and unconquered(state, ORTHANC)


def _begin_saruman(state: State, spent: Spent, tell: Tell) -> State:
    return bring_in(state, SARUMAN, ORTHANC, tell)


def speaks(state: State) -> bool:
    """The Voice of Saruman: he is in play, and Orthanc is the Shadow's and not under siege."""
    if not in_play(state, SARUMAN) or controller(state, ORTHANC) != SHADOW:
        return False
    return side_besieged(state, ORTHANC) is None


def _settlements(state: State, done: tuple[str, ...] = ()) -> tuple[int, ...]:
    if not available(state, SHADOW, ISENGARD_REGULAR):
        return ()
    return tuple(
        each
        for each in SETTLEMENTS_OF["isengard"]
        if REGIONS[each] not in done and place_for(state, SHADOW, each, ISENGARD_REGULAR)
    )


@dataclass(frozen=True, slots=True)
class VoiceRecruits(ShadowChooses):
    """One Regular in every Settlement of Isengard; where they do not go round the Shadow picks."""

    rule: ClassVar[str] = "5.4"
    kind: ClassVar[str] = "recruit"
    alone: ClassVar[bool] = True
    done: tuple[str, ...] = ()
    step: Literal["voice_recruits"] = "voice_recruits"

    def needed(self, state: State) -> bool:
        return bool(_settlements(state, self.done))

    def options(self, state: State) -> Sequence[Action]:
        places = _settlements(state, self.done)
        enough = count(state.reinforcements[SHADOW], ISENGARD_REGULAR) >= len(places)
        return [Recruit(ISENGARD_REGULAR, REGIONS[each]) for each in (places[:1] if enough else places)]

    def choose(self, state: State, action: Recruit, tell: Tell) -> State:
        state = put(state, SHADOW, action.figure, NUMBER[action.region], tell)
        return follow(state, VoiceRecruits((*self.done, action.region)))


def upgrades(state: State) -> int:
    """Count the Regulars in Orthanc that can become Elites: two, or as many as there are."""
    regulars = count(state.stacks[SHADOW][ORTHANC], ISENGARD_REGULAR)
    return min(2, regulars, count(state.reinforcements[SHADOW], ISENGARD_ELITE))


def may_recruit(state: State) -> bool:
    """Check whether the Voice would bring a Regular anywhere."""
    return speaks(state) and bool(_settlements(state))


def may_upgrade(state: State) -> bool:
    """Check whether the Voice would make an Elite in Orthanc."""
    return speaks(state) and upgrades(state) > 0


def _upgrade(state: State, spent: Spent, tell: Tell) -> State:
    number = upgrades(state)
    old, new = ((ISENGARD_REGULAR, number),), ((ISENGARD_ELITE, number),)
    tell(UnitsReplaced(side=SEATS[SHADOW], region=REGIONS[ORTHANC], figures=old, by=new))
    return enter(send_back(state, SHADOW, old, ORTHANC), SHADOW, new, ORTHANC)


SARUMAN_ABILITIES = Abilities(
    SARUMAN,
    uses=(
        Use("saruman", SHADOW, ("muster",), "5.4", _begin_saruman, may_come_saruman),
        Use("voice_recruits", SHADOW, ("muster",), "5.4", push(VoiceRecruits()), may_recruit),
        Use("voice_upgrades", SHADOW, ("muster",), "5.4", _upgrade, may_upgrade),
    ),
)


# The Witch-king: his entrance, and Sorcerer.


def may_come_witch_king(state: State) -> bool:
    """Sauron and a Nation of the Free Peoples are At War, and there is an Army to come to."""
    if not set_aside(state, WITCH_KING) or not at_war(state, "sauron"):
        return False
    return any(at_war(state, nation) for nation in NATIONS_OF[0]) and bool(places_witch_king(state))


def places_witch_king(state: State) -> tuple[int, ...]:
    """List regions with a Shadow Army that includes a Sauron unit."""
    return tuple(
        region for region, held in enumerate(state.stacks[SHADOW]) if held and "sauron" in nations_of(held)
    )


@dataclass(frozen=True, slots=True)
class SorcererDraws(ShadowChooses, OfferedDraw):
    """11.4 For a Combat card used in the first round the Shadow may draw from the deck it came from."""

    rule: ClassVar[str] = "11.4"
    source: ClassVar[str] = WITCH_KING
    deck: int
    step: Literal["sorcerer_draws"] = "sorcerer_draws"


def after_round(state: State, number: int, card: str, tell: Tell) -> State:
    """Sorcerer, if he is still there when the first round is over (docs/rules/war.md, W37)."""
    if number != 1 or not card or state.options.sorcerer_at_once:
        return state
    return first(state, SorcererDraws(CARD_DECK[card]))


def when_shown(state: State, number: int, card: str, tell: Tell) -> State:
    """Sorcerer, where it is agreed that he draws as soon as the card is turned up."""
    if number != 1 or not state.options.sorcerer_at_once:
        return state
    return first(state, SorcererDraws(CARD_DECK[card]))


WITCH_KING_ABILITIES = Abilities(
    WITCH_KING,
    uses=(Use("witch_king", SHADOW, ("muster",), "5.4", push(EnterPlay(WITCH_KING)), may_come_witch_king),),
    after_round=after_round,
    when_shown=when_shown,
    places=places_witch_king,
)


# The Mouth of Sauron: his entrance, and Messenger of the Dark Tower.

MOUTH_OF_SAURON = "mouth_of_sauron"


def places_mouth_of_sauron(state: State) -> tuple[int, ...]:
    """Return the unconquered Strongholds of Sauron."""
    return tuple(
        each
        for each in SETTLEMENTS_OF["sauron"]
        if SETTLEMENT[each] == "stronghold" and unconquered(state, each)
    )


def may_come_mouth_of_sauron(state: State) -> bool:
    """Check whether the Fellowship is on the Mordor Track, or every Nation of the Free Peoples is At War."""
    if not set_aside(state, MOUTH_OF_SAURON) or not places_mouth_of_sauron(state):
        return False
    return state.fellowship.mordor >= 0 or all(at_war(state, nation) for nation in NATIONS_OF[FREE])


def more_results(state: State, die: str) -> tuple[str, ...]:
    """Once a turn a Muster result may be used as an Army result."""
    results = RESULTS[die]
    if "muster" not in results or "army" in results or has(state, MESSENGER):
        return ()
    return ("army",) if in_play(state, MOUTH_OF_SAURON) else ()


MOUTH_OF_SAURON_ABILITIES = Abilities(
    MOUTH_OF_SAURON,
    uses=(
        Use(
            "mouth_of_sauron",
            SHADOW,
            ("muster",),
            "5.4",
            push(EnterPlay(MOUTH_OF_SAURON)),
            may_come_mouth_of_sauron,
        ),
    ),
    more_results=more_results,
    places=places_mouth_of_sauron,
)
