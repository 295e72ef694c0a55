"""The Mouth of Sauron: his entrance, and Messenger of the Dark Tower."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, NATIONS_OF, SETTLEMENT, SETTLEMENTS_OF, SHADOW
from cogs.war.model.queries import at_war, in_play, unconquered
from cogs.war.model.state import State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.entering import EnterPlay, set_aside
from cogs.war.rules.marks import MESSENGER, has
from cogs.war.rules.procedure import first
from cogs.war.rules.uses import RESULTS, Spent, Use

MOUTH = "mouth_of_sauron"


def places(state: State) -> tuple[int, ...]:
    """The unconquered Strongholds of Sauron."""
    return tuple(
        each
        for each in SETTLEMENTS_OF["sauron"]
        if SETTLEMENT[each] == "stronghold" and unconquered(state, each)
    )


def may_come(state: State) -> bool:
    """The Fellowship is on the Mordor Track, or every Nation of the Free Peoples is At War."""
    if not set_aside(state, MOUTH) or not places(state):
        return False
    return state.fellowship.mordor >= 0 or all(at_war(state, nation) for nation in NATIONS_OF[FREE])


def more_results(state: State, die: str) -> tuple[str, ...]:
    """Once a turn a Muster result may be used as an Army result."""
    results = RESULTS[die]
    if "muster" not in results or "army" in results or has(state, MESSENGER):
        return ()
    return ("army",) if in_play(state, MOUTH) else ()


def _begin(state: State, spent: Spent, tell: Tell) -> State:
    return first(state, EnterPlay(MOUTH))


ABILITIES = Abilities(
    MOUTH,
    uses=(Use("mouth_of_sauron", SHADOW, ("muster",), "5.4", _begin, may_come),),
    more_results=more_results,
    places=places,
)
