"""The Shadow's Character Event cards 15 to 24 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, ChooseCard, Decline, PickCard
from cogs.war.model.armies import SARUMAN, has_army, nazgul, shadow_nazgul_regions
from cogs.war.model.bags import count
from cogs.war.model.components import (
    CARDS,
    CHARACTER,
    CHARACTERS,
    DECKS,
    FREE,
    MOST_DICE,
    NAZGUL,
    NEIGHBOURS,
    REGIONS,
    SHADOW,
    STRATEGY,
    TO_HIT,
    WITCH_KING,
)
from cogs.war.model.queries import (
    NOWHERE,
    RING_USED,
    has,
    in_play,
    is_active,
    mark,
    on_table,
    side_besieged,
    where,
)
from cogs.war.model.state import SEATS, State, with_side
from cogs.war.model.turn_events import CardRevealed, DieTurned, RingPaid
from cogs.war.rules.cards import Card
from cogs.war.rules.cards.vocabulary import RegionChoice, RollHits, character_card
from cogs.war.rules.cards.vocabulary_shadow import (
    MoveOrAttack,
    MusterShadow,
    character_cards_on_table,
    end_by_free,
    leave_when_declared,
    no_card_in_first_round,
    storm,
)
from cogs.war.rules.companions import MoveNazgul
from cogs.war.rules.effect_choice import CardChoice, EffectChoice, Facts, Name, Pick, Picks, no, region_name
from cogs.war.rules.event_cards import drawing, leave_table, with_card, without
from cogs.war.rules.nations import activate, takes_recruits
from cogs.war.rules.procedure import Settled, ShadowChooses, first, follow, push
from cogs.war.rules.turn import EYE, hand_on, put_in_hunt_box, take_die
from cogs.war.rules.uses import ANY, Spent, Use

# Worn with Sorrow and Toil: each casualty may cost the Free Peoples a Character card too.

WORN_WITH_SORROW_AND_TOIL_ID = "sh_char_15"


def _in_hand(state: State) -> tuple[str, ...]:
    return tuple(card for card in state.hands[FREE] if character_card(state, card))


@dataclass(frozen=True, slots=True)
class WearDown(ShadowChooses, CardChoice):
    """The Shadow may strip the Free Peoples of a Character card: one on the table, or any of the hand.

    The backs of the hand are seen, so whether there is one is no secret.
    """

    rule: ClassVar[str] = "7.3"
    source: ClassVar[str] = WORN_WITH_SORROW_AND_TOIL_ID
    picks: ClassVar[Picks] = {
        ChooseCard: Pick("pick-card", "cards"),
        Choose: Pick("pick-hand", "cards"),
        **no("pick-none"),
    }
    step: Literal["worn_with_sorrow_and_toil_choose"] = "worn_with_sorrow_and_toil_choose"

    def needed(self, state: State) -> bool:
        return on_table(state, WORN_WITH_SORROW_AND_TOIL_ID) and len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        cards: list[Action] = [ChooseCard(card) for card in character_cards_on_table(state)]
        return [*cards, *([Choose("hand")] if _in_hand(state) else []), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, ChooseCard):
            return leave_table(follow(state), action.card, "removed", tell)
        return follow(state, *((TakeFromHand(),) if isinstance(action, Choose) else ()))


@dataclass(frozen=True, slots=True)
class TakeFromHand(Settled):
    """Chance picks a Character card of the Free Peoples' hand, which is discarded."""

    rule: ClassVar[str] = "7.3"
    kind: ClassVar[str] = "pick"
    step: Literal["worn_with_sorrow_and_toil_pick"] = "worn_with_sorrow_and_toil_pick"

    def needed(self, state: State) -> bool:
        return bool(_in_hand(state))

    def options(self, state: State) -> Sequence[Action]:
        return [PickCard(card) for card in _in_hand(state)]

    def choose(self, state: State, action: PickCard, tell: Tell) -> State:
        tell(CardRevealed(side=SEATS[FREE], card=action.card, cause=WORN_WITH_SORROW_AND_TOIL_ID))
        hands = with_side(state.hands, FREE, without(state.hands[FREE], action.card))
        pile = with_card(state.discards[FREE], action.card)
        return follow(state, hands=hands, discards=with_side(state.discards, FREE, pile))


def reacts_worn_with_sorrow_and_toil(state: State, event: str, subject: str, tell: Tell) -> State:
    if event == "companion_lost":
        return first(state, WearDown())
    return leave_when_declared(state, WORN_WITH_SORROW_AND_TOIL_ID, event, subject, tell)


WORN_WITH_SORROW_AND_TOIL = Card(WORN_WITH_SORROW_AND_TOIL_ID, reacts=reacts_worn_with_sorrow_and_toil)


# Flocks of Crebain: given up for +1 on every die of a Hunt roll (rules/hunt.py).


def reacts_flocks_of_crebain(state: State, event: str, subject: str, tell: Tell) -> State:
    return leave_when_declared(state, FLOCKS_OF_CREBAIN.id, event, subject, tell)


FLOCKS_OF_CREBAIN = Card("sh_char_16", reacts=reacts_flocks_of_crebain)


# Balrog of Moria: given up for a Hunt tile (rules/fellowship.py), or used in battle from the table.

BALROG_OF_MORIA = Card("sh_char_17", from_table=True)


# The Lidless Eye: unused dice of the Shadow become Eyes.

THE_LIDLESS_EYE_ID = "sh_char_18"


@dataclass(frozen=True, slots=True)
class TurnToEye(ShadowChooses, CardChoice):
    """As many as three unused dice go into the Hunt Box, one after the other."""

    rule: ClassVar[str] = "7.2"
    source: ClassVar[str] = THE_LIDLESS_EYE_ID
    picks: ClassVar[Picks] = no("pick-enough")
    left: int = 3
    step: Literal["the_lidless_eye_turn"] = "the_lidless_eye_turn"

    def needed(self, state: State) -> bool:
        return self.left > 0 and bool(state.dice[SHADOW])

    def options(self, state: State) -> Sequence[Action]:
        return [*(Choose(face) for face in dict.fromkeys(state.dice[SHADOW])), Decline()]

    def choose(self, state: State, action: Choose | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        tell(DieTurned(side=SEATS[SHADOW], die=action.option, face=EYE, cause=THE_LIDLESS_EYE_ID))
        state = take_die(follow(state, TurnToEye(self.left - 1)), SHADOW, action.option)
        return put_in_hunt_box(state, SHADOW, 1, tell)

    def facts(self, state: State) -> Facts:
        return {"count": min(self.left, len(state.dice[SHADOW]))}

    def pick(self, state: State, action: Action) -> Pick | None:
        if not isinstance(action, Choose):
            return EffectChoice.pick(self, state, action)
        face = action.option
        return Pick("pick-die", face, "secondary", facts={"die": Name("face", face)})


THE_LIDLESS_EYE = Card(THE_LIDLESS_EYE_ID, push(TurnToEye()))


# Dreadful Spells: the Nazgûl of an Army strike an Army of the Free Peoples near them.

DREADFUL_SPELLS_ID = "sh_char_19"


def casters(state: State) -> tuple[int, ...]:
    """List regions of Shadow Armies with Nazgûl."""
    return tuple(region for region in shadow_nazgul_regions(state) if has_army(state, SHADOW, region))


def targets(state: State) -> tuple[int, ...]:
    """List regions of Free Peoples Armies with such an Army in the same or an adjacent region."""
    near = {region for origin in casters(state) for region in (origin, *NEIGHBOURS[origin])}
    return tuple(sorted(region for region in near if has_army(state, FREE, region)))


@dataclass(frozen=True, slots=True)
class ChooseVictim(ShadowChooses, RegionChoice):
    """The Shadow picks the Army that is struck."""

    source: ClassVar[str] = DREADFUL_SPELLS_ID
    step: Literal["dreadful_spells_victim"] = "dreadful_spells_victim"

    def regions(self, state: State) -> Sequence[int]:
        return targets(state)

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, ChooseCaster(region))


@dataclass(frozen=True, slots=True)
class ChooseCaster(ShadowChooses, RegionChoice):
    """The Shadow picks the Army whose Nazgûl strike: a die for each, at most five."""

    source: ClassVar[str] = DREADFUL_SPELLS_ID
    victim: int
    step: Literal["dreadful_spells_caster"] = "dreadful_spells_caster"

    def regions(self, state: State) -> Sequence[int]:
        near = (self.victim, *NEIGHBOURS[self.victim])
        return [region for region in casters(state) if region in near]

    def at(self, state: State, region: int, tell: Tell) -> State:
        dice = min(MOST_DICE, nazgul(state.stacks[SHADOW][region]))
        return first(state, RollHits(DREADFUL_SPELLS_ID, FREE, self.victim, dice, TO_HIT))

    def facts(self, state: State) -> Facts:
        return {"region": region_name(self.victim)}


DREADFUL_SPELLS = Card(DREADFUL_SPELLS_ID, push(ChooseVictim()), requires=lambda state: bool(targets(state)))


# Grond, Hammer of the Underworld: the Witch-king storms a Stronghold for three rounds.


def _besieges(state: State) -> bool:
    region = where(state, WITCH_KING)
    return region >= 0 and side_besieged(state, region) == FREE and has_army(state, SHADOW, region)


def play_grond_hammer_of_the_underworld(state: State, tell: Tell) -> State:
    return storm(state, GROND_HAMMER_OF_THE_UNDERWORLD.id, (where(state, WITCH_KING),), "witch_king", tell)


GROND_HAMMER_OF_THE_UNDERWORLD: Card = Card(
    "sh_char_20",
    play_grond_hammer_of_the_underworld,
    requires=_besieges,
    bars_cards=lambda state, side: no_card_in_first_round(state, GROND_HAMMER_OF_THE_UNDERWORLD.id, side),
)


# The Palantír of Orthanc: each event paid for with an Event result brings another card.

THE_PALANTIR_OF_ORTHANC_ID = "sh_char_21"


@dataclass(frozen=True, slots=True)
class LookIntoStone(ShadowChooses, CardChoice):
    """The Shadow draws a card from whichever of its decks it likes."""

    rule: ClassVar[str] = "7.3"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = THE_PALANTIR_OF_ORTHANC_ID
    step: Literal["the_palantir_of_orthanc_draw"] = "the_palantir_of_orthanc_draw"

    def needed(self, state: State) -> bool:
        return any(state.decks[SHADOW])

    def options(self, state: State) -> Sequence[Action]:
        return [Choose(DECKS[deck]) for deck in (CHARACTER, STRATEGY) if state.decks[SHADOW][deck]]

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        return follow(state, *drawing(SHADOW, DECKS.index(action.option)))

    def pick(self, state: State, action: Action) -> Pick | None:
        assert isinstance(action, Choose)
        left = len(state.decks[SHADOW][DECKS.index(action.option)])
        facts: Facts = {"deck": Name("deck", action.option), "left": left}
        return Pick("pick-deck", "cards", "secondary", facts=facts)


def _after_event(state: State, card: str, spent: Spent, tell: Tell) -> State:
    """Not for the card itself; and only where the result used was an Event."""
    if card == THE_PALANTIR_OF_ORTHANC_ID or spent.result != "event":
        return state
    return first(state, LookIntoStone())


def _may_give_ring(state: State) -> bool:
    return (
        on_table(state, THE_PALANTIR_OF_ORTHANC_ID)
        and state.rings[FREE] > 0
        and not has(state, RING_USED[FREE])
    )


def _with_ring(state: State, spent: Spent, tell: Tell) -> State:
    """The Ring counts as that of the turn and passes to the Shadow (6.2, 6.4)."""
    tell(RingPaid(side=SEATS[FREE], cause=THE_PALANTIR_OF_ORTHANC_ID))
    state = mark(hand_on(state, FREE), RING_USED[FREE])
    return leave_table(state, THE_PALANTIR_OF_ORTHANC_ID, "paid", tell)


THE_PALANTIR_OF_ORTHANC: Card = Card(
    THE_PALANTIR_OF_ORTHANC_ID,
    requires=lambda state: in_play(state, SARUMAN),
    stays=lambda state: in_play(state, SARUMAN),
    uses=(
        end_by_free("discard_palantir", THE_PALANTIR_OF_ORTHANC_ID, ("will_of_the_west",)),
        Use("discard_palantir_ring", FREE, ANY, "7.3", _with_ring, _may_give_ring),
    ),
    after_event=_after_event,
)


# Wormtongue: Rohan stays passive while he whispers.

ROHAN = "rohan"
SEATS_OF_ROHAN = ("edoras", "helms_deep")


def _bars(state: State, nation: str, cause: str, region: int) -> bool:
    """Only a Companion who can, a declaration or an attack at Edoras or Helm's Deep activates Rohan."""
    if nation != ROHAN or cause == "companion":
        return False
    if cause in ("declaration", "attack"):
        return region == NOWHERE or REGIONS[region] not in SEATS_OF_ROHAN
    if cause in CHARACTERS:
        return ROHAN not in CHARACTERS[cause].activates
    return not (cause in CARDS and state.options.rohan_by_cards)


def _react(state: State, event: str, subject: str, tell: Tell) -> State:
    """9.3 An attack of the Shadow on Edoras or Helm's Deep activates Rohan whoever defends them (W35).

    A sortie out of Helm's Deep is an attack on its besieger.
    """
    battle = state.battle
    if event != "attacked" or battle is None or battle.attacker != SHADOW or battle.kind == "sortie":
        return state
    return activate(state, ROHAN, "attack", tell, battle.region) if subject in SEATS_OF_ROHAN else state


WORMTONGUE = Card(
    "sh_char_22",
    requires=lambda state: in_play(state, SARUMAN),
    stays=lambda state: in_play(state, SARUMAN) and not is_active(state, ROHAN),
    bars_activation=_bars,
    reacts=_react,
)


# The Ringwraiths Are Abroad: Nazgûl fly; then Armies with Nazgûl move, or one attacks.

THE_RINGWRAITHS_ARE_ABROAD = Card(
    "sh_char_23", push(MoveNazgul(minions=False, optional=True), MoveOrAttack("sh_char_23", 2, "nazgul"))
)


# The Black Captain Commands: Nazgûl come or fly; then the Army of the Witch-king moves or attacks.

THE_BLACK_CAPTAIN_COMMANDS_ID = "sh_char_24"


@dataclass(frozen=True, slots=True)
class Command(ShadowChooses, CardChoice):
    """Two Nazgûl are recruited where the Witch-king is, or Nazgûl fly."""

    rule: ClassVar[str] = "7.2"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = THE_BLACK_CAPTAIN_COMMANDS_ID
    picks: ClassVar[Picks] = {
        Choose("recruit"): Pick("pick-recruit", "recruits"),
        Choose("fly"): Pick("pick-fly", "nazgul"),
    }
    step: Literal["the_black_captain_commands_choose"] = "the_black_captain_commands_choose"

    def options(self, state: State) -> Sequence[Action]:
        region = where(state, WITCH_KING)
        may = count(state.reinforcements[SHADOW], NAZGUL) > 0 and takes_recruits(
            state, SHADOW, region, besieging=True
        )
        return [*([Choose("recruit")] if may else []), Choose("fly")]

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        if action.option == "fly":
            return follow(state, MoveNazgul(minions=False, optional=True))
        place = ((NAZGUL,), where(state, WITCH_KING))
        return follow(state, MusterShadow(THE_BLACK_CAPTAIN_COMMANDS_ID, (place,) * 2, besieging=True))


THE_BLACK_CAPTAIN_COMMANDS = Card(
    THE_BLACK_CAPTAIN_COMMANDS_ID,
    push(Command(), MoveOrAttack(THE_BLACK_CAPTAIN_COMMANDS_ID, 1, "witch_king")),
    requires=lambda state: in_play(state, WITCH_KING),
)
