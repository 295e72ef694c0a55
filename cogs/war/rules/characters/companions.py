"""The abilities of the Companions (12, 13): the Captains at home, the Guides, and who comes back greater."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Accept, Decline
from cogs.war.model.armies import nazgul
from cogs.war.model.components import CARD_DECK, FREE, NUMBER, SETTLEMENT, SETTLEMENTS_OF, SHADOW
from cogs.war.model.events.fighting import LeadershipForfeited
from cogs.war.model.queries import NOWHERE, in_fellowship, unconquered, where
from cogs.war.model.state import SEATS, State
from cogs.war.rules.characters.ability import Abilities, EnterPlay, OfferedDraw, replace_character, set_aside
from cogs.war.rules.effect_choice import EffectChoice, Pick, Picks, no
from cogs.war.rules.fellowship import HideFellowship, may_hide
from cogs.war.rules.marks import MINION, has
from cogs.war.rules.politics import advance, may_advance
from cogs.war.rules.procedure import FreeChooses, first, follow, push
from cogs.war.rules.uses import ANY, Spent, Use

# Companions who, at home, let any result advance their Nation (Boromir, Legolas, Gimli).

GANDALF_THE_GREY, GANDALF_THE_WHITE = "gandalf_the_grey", "gandalf_the_white"
STRIDER, ARAGORN = "strider", "aragorn"
GONDORS_CITIES = tuple(each for each in SETTLEMENTS_OF["gondor"] if SETTLEMENT[each] != "town")
ELVEN_STRONGHOLDS = tuple(each for each in SETTLEMENTS_OF["elves"] if SETTLEMENT[each] == "stronghold")
ROUSING_ABILITY = "ability"


def rouses(companion: str, nation: str, homes: Iterable[int]) -> Use:
    """Any result advances the Nation while the Companion is in one of these unconquered Settlements."""
    places = frozenset(homes)

    def possible(state: State) -> bool:
        region = where(state, companion)
        if region == NOWHERE or region not in places or not unconquered(state, region):
            return False
        return may_advance(state, nation, ROUSING_ABILITY)

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return advance(state, nation, ROUSING_ABILITY, tell)

    return Use(f"rouse_{nation}", FREE, ANY, "9.1", begin, possible)


# Boromir, High Warden of the White Tower: in an unconquered Gondor City or Stronghold he rouses Gondor.


BOROMIR_ABILITIES = Abilities("boromir", uses=(rouses("boromir", "gondor", GONDORS_CITIES),))


# Gimli, Dwarf of Erebor: in unconquered Erebor he rouses the Dwarves.


GIMLI_ABILITIES = Abilities("gimli", uses=(rouses("gimli", "dwarves", (NUMBER["erebor"],)),))


# Legolas, Prince of Mirkwood: in an unconquered Elven Stronghold he rouses the Elves.


LEGOLAS_ABILITIES = Abilities("legolas", uses=(rouses("legolas", "elves", ELVEN_STRONGHOLDS),))


# Strider: as Guide he lets any result hide a revealed Fellowship.


def may_slip_away(state: State) -> bool:
    """Check whether he guides a revealed Fellowship."""
    return state.fellowship.guide == STRIDER and may_hide(state)


STRIDER_ABILITIES = Abilities(
    STRIDER, uses=(Use("slip_away", FREE, ANY, "12.7", push(HideFellowship()), may_slip_away),)
)


# Aragorn: Strider, where Gondor still stands, becomes the Heir of Isildur.

SEATS_OF_GONDOR = frozenset(NUMBER[each] for each in ("minas_tirith", "dol_amroth", "pelargir"))


def may_claim(state: State) -> bool:
    """Check whether Strider stands in an unconquered Minas Tirith, Dol Amroth or Pelargir."""
    region = where(state, STRIDER)
    return set_aside(state, ARAGORN) and region in SEATS_OF_GONDOR and unconquered(state, region)


def _begin_aragorn(state: State, spent: Spent, tell: Tell) -> State:
    return replace_character(state, STRIDER, ARAGORN, tell)


ARAGORN_ABILITIES = Abilities(
    ARAGORN, uses=(Use("aragorn", FREE, ("will_of_the_west",), "5.7", _begin_aragorn, may_claim),)
)


# Gandalf the Grey: as Guide he may draw a card after an event paid for with an Event result.


@dataclass(frozen=True, slots=True)
class GandalfDraws(FreeChooses, OfferedDraw):
    """12.7 The Free Peoples may draw from the deck the event came from."""

    rule: ClassVar[str] = "12.7"
    source: ClassVar[str] = GANDALF_THE_GREY
    deck: int
    step: Literal["gandalf_draws"] = "gandalf_draws"


def after_event(state: State, card: str, spent: Spent, tell: Tell) -> State:
    """Only if he still guides when the event is over."""
    if spent.result != "event" or state.fellowship.guide != GANDALF_THE_GREY:
        return state
    return first(state, GandalfDraws(CARD_DECK[card]))


GANDALF_THE_GREY_ABILITIES = Abilities(GANDALF_THE_GREY, after_event=after_event)


# Gandalf the White: his return, and The White Rider. Shadowfax is in rules/companions.py (travel_level).


def may_return(state: State) -> bool:
    """Gandalf the Grey has left the Fellowship or is dead, and some Minion has been in play."""
    return (
        set_aside(state, GANDALF_THE_WHITE)
        and not in_fellowship(state, GANDALF_THE_GREY)
        and has(state, MINION)
    )


def places(state: State) -> tuple[int, ...]:
    """Without Gandalf the Grey on the map: Fangorn, or an unconquered Elven Stronghold."""
    return (NUMBER["fangorn"], *(each for each in ELVEN_STRONGHOLDS if unconquered(state, each)))


def _begin_gandalf_the_white(state: State, spent: Spent, tell: Tell) -> State:
    if where(state, GANDALF_THE_GREY) != NOWHERE:
        return replace_character(state, GANDALF_THE_GREY, GANDALF_THE_WHITE, tell)
    return first(state, EnterPlay(GANDALF_THE_WHITE))


@dataclass(frozen=True, slots=True)
class WhiteRider(FreeChooses, EffectChoice):
    """11.5 At the start of a battle he may give up his Leadership to negate that of all Nazgûl in it."""

    rule: ClassVar[str] = "11.5"
    kind: ClassVar[str] = "ability"
    source: ClassVar[str] = GANDALF_THE_WHITE
    picks: ClassVar[Picks] = {Accept: Pick("pick-ride"), **no("pick-lead")}
    step: Literal["white_rider"] = "white_rider"

    def needed(self, state: State) -> bool:
        return state.battle is not None and nazgul(state.battle.sides[SHADOW].force) > 0

    def options(self, state: State) -> Sequence[Action]:
        return [Accept(), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        battle = state.battle
        if isinstance(action, Decline) or battle is None:
            return follow(state)
        tell(
            LeadershipForfeited(side=SEATS[FREE], figures=((GANDALF_THE_WHITE, 1),), cause=GANDALF_THE_WHITE)
        )
        own = replace(battle.sides[FREE], ridden=True)
        theirs = replace(battle.sides[SHADOW], nazgul_negated=True)
        return follow(state, battle=replace(battle, sides=(own, theirs)))


def before_battle(state: State, tell: Tell) -> State:
    """Ask for the White Rider in battles with Nazgûl."""
    return first(state, WhiteRider())


GANDALF_THE_WHITE_ABILITIES = Abilities(
    GANDALF_THE_WHITE,
    uses=(
        Use("gandalf_the_white", FREE, ("will_of_the_west",), "5.7", _begin_gandalf_the_white, may_return),
    ),
    before_battle=before_battle,
    places=places,
)
