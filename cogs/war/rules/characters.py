"""The abilities of the characters: Companions (12, 13) and the Shadow's Minions (13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Accept, ChooseRegion, Decline, Recruit
from cogs.war.model.armies import enter, lose, nations_of, nazgul, send_back
from cogs.war.model.bags import bag, count
from cogs.war.model.battle_events import LeadershipForfeited, UnitsReplaced
from cogs.war.model.components import (
    CARD_DECK,
    DECKS,
    FIGURES,
    FREE,
    NATIONS_OF,
    NUMBER,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    SHADOW,
    WITCH_KING,
)
from cogs.war.model.queries import (
    MESSENGER,
    MINION,
    NOWHERE,
    at_war,
    controller,
    has,
    in_fellowship,
    in_play,
    remember,
    side_besieged,
    unconquered,
    where,
)
from cogs.war.model.ruleset import collect
from cogs.war.model.state import SEATS, State
from cogs.war.model.turn_events import CharacterEntered
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.event_cards import drawing
from cogs.war.rules.fellowship import HideFellowship, may_hide
from cogs.war.rules.nations import (
    activate,
    advance,
    available,
    companion_arrived,
    may_advance,
    place_for,
    put,
)
from cogs.war.rules.procedure import FreeChooses, ShadowChooses, first, follow, push
from cogs.war.rules.uses import ANY, RESULTS, Spent, Use

# The declaration of a character's abilities, and the ways in which one enters play (5.4, 5.7, 13).


@dataclass(frozen=True, slots=True)
class Abilities:
    """The additions of a character to the rules.

    The hooks of a battle are called only while the character takes part in it.
    """

    id: str
    # dice spent by or for the character, entering play included (`possible` says when)
    uses: tuple[Use, ...] = ()
    # further results a face may be used as now
    more_results: Callable[[State, str], tuple[str, ...]] | None = None
    # after the character's side has played an event card with a die: (state, card, what was spent, tell),
    # pushing steps with `first`
    after_event: Callable[[State, str, Spent, Tell], State] | None = None
    # when a battle begins in which the character takes part, after the rearguard is chosen
    before_battle: Callable[[State, Tell], State] | None = None
    # when a Combat round is over: (state, round, the Combat card the character's side used in it or "", tell)
    after_round: Callable[[State, int, str, Tell], State] | None = None
    # when its side's Combat card of a round is turned up: (state, round, card, tell)
    when_shown: Callable[[State, int, str, Tell], State] | None = None
    places: Callable[[State], tuple[int, ...]] | None = None  # regions in which it may enter play

    @property
    def side(self) -> int:
        """The side whose character it is; Gollum guides the Free Peoples."""
        return FIGURES[self.id].side if self.id in FIGURES else 0


def set_aside(state: State, character: str) -> bool:
    """Check whether a character has not entered yet."""
    return count(state.reinforcements[FIGURES[character].side], character) > 0


def bring_in(state: State, character: str, region: int, tell: Tell, instead: str = "") -> State:
    """Bring a character to a region from the reinforcements; a Companion may rouse its Nation (9.3d).

    instead: whom it replaced. A Minion is remembered for Gandalf the White; the Witch-king rouses everybody.
    """
    side = FIGURES[character].side
    state = enter(state, side, bag(character), region)
    tell(CharacterEntered(character=character, region=REGIONS[region], instead=instead))
    if side == FREE:
        return companion_arrived(state, character, region, tell)
    state = remember(state, MINION)
    if character == WITCH_KING:
        for nation in NATIONS_OF[FREE]:
            state = activate(state, nation, WITCH_KING, tell, region)
    return state


def replace_character(state: State, old: str, new: str, tell: Tell) -> State:
    """Replace a Companion on the map by another, where it stands."""
    region = where(state, old)
    state = lose(state, FREE, bag(old), region)
    return bring_in(state, new, region, tell, instead=old)


@dataclass(frozen=True, slots=True)
class EnterPlay(EffectChoice):
    """A character is placed in one of the regions its card allows, which its module lists as `places`."""

    rule: ClassVar[str] = "5.4"
    kind: ClassVar[str] = "entrance"
    alone: ClassVar[bool] = True
    character: str
    step: Literal["enter_play"] = "enter_play"

    def chooser(self, state: State) -> int:
        return FIGURES[self.character].side

    def _places(self, state: State) -> tuple[int, ...]:
        places = collect("rules.characters", "Abilities")[self.character].places
        regions: tuple[int, ...] = () if places is None else places(state)
        return regions

    def needed(self, state: State) -> bool:
        return bool(self._places(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[region]) for region in self._places(state)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        return bring_in(follow(state), self.character, NUMBER[action.region], tell)

    def asker(self, state: State) -> str:
        return self.character


class OfferedDraw(EffectChoice):
    """A choice whether a card is drawn from the deck of the step's field."""

    kind: ClassVar[str] = "ability"
    picks: ClassVar[Picks] = {Accept: Pick("pick-draw", "cards"), **no("pick-no-draw")}
    deck: int

    def needed(self, state: State) -> bool:
        return bool(state.decks[self.chooser(state)][self.deck])

    def options(self, state: State) -> Sequence[Action]:
        return [Accept(), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        drawn = drawing(self.chooser(state), self.deck) if isinstance(action, Accept) else ()
        return follow(state, *drawn)

    def facts(self, state: State) -> Facts:
        left = len(state.decks[self.chooser(state)][self.deck])
        return {"deck": Name("deck", DECKS[self.deck]), "left": left}


# Companions who, at home, let any result advance their Nation (Boromir, Legolas, Gimli).

GANDALF_THE_GREY, GANDALF_THE_WHITE = "gandalf_the_grey", "gandalf_the_white"
STRIDER, ARAGORN = "strider", "aragorn"
GONDORS_CITIES = tuple(
    settlement for settlement in SETTLEMENTS_OF["gondor"] if SETTLEMENT[settlement] != "town"
)
ELVEN_STRONGHOLDS = tuple(
    settlement for settlement in SETTLEMENTS_OF["elves"] if SETTLEMENT[settlement] == "stronghold"
)
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

SEATS_OF_GONDOR = frozenset(NUMBER[city] for city in ("minas_tirith", "dol_amroth", "pelargir"))


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
    return (
        NUMBER["fangorn"],
        *(stronghold for stronghold in ELVEN_STRONGHOLDS if unconquered(state, stronghold)),
    )


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
        settlement
        for settlement in SETTLEMENTS_OF["isengard"]
        if REGIONS[settlement] not in done and place_for(state, SHADOW, settlement, ISENGARD_REGULAR)
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
        return [Recruit(ISENGARD_REGULAR, REGIONS[place]) for place in (places[:1] if enough else places)]

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
        settlement
        for settlement in SETTLEMENTS_OF["sauron"]
        if SETTLEMENT[settlement] == "stronghold" and unconquered(state, settlement)
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
