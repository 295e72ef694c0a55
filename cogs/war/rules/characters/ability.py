"""The declaration of a character's abilities, and the ways in which one enters play (5.4, 5.7, 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Accept, ChooseRegion, Decline
from cogs.war.model.armies import enter, lose
from cogs.war.model.bags import bag, count
from cogs.war.model.components import DECKS, FIGURES, FREE, NATIONS_OF, NUMBER, REGIONS, WITCH_KING
from cogs.war.model.events.turns import CharacterEntered
from cogs.war.model.queries import where
from cogs.war.model.ruleset import collect
from cogs.war.model.state import State
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks, no
from cogs.war.rules.event_cards import drawing
from cogs.war.rules.marks import MINION, remember
from cogs.war.rules.politics import activate, companion_arrived
from cogs.war.rules.procedure import follow
from cogs.war.rules.uses import Spent, Use


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
        found: tuple[int, ...] = () if places is None else places(state)
        return found

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
