"""6.8-6.12 Cards: choosing, Magic, texts, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation import events
from cogs.confrontation.actions import Exchange, KeepMagic, PlayCard, Retreat, Stay
from cogs.confrontation.components import CARDS, GUARD_STRENGTH, NUMBER, REGIONS, STRENGTH, TEXTS, VALUE
from cogs.confrontation.rules import refuse
from cogs.confrontation.rules.movement import behind, beside, defeat, in_order, with_side, withdraw
from cogs.confrontation.state import DARK, LIGHT, SIDE, Fight, State, evolve, evolve_fight

_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]
MAGIC = ("l_magic", "d_magic")
SACRIFICE, CLOAK, RETREAT = "l_sacrifice", "l_cloak", "l_retreat"
EYE, ESCAPE = "d_eye", "d_retreat"

PLAY: dict[str, PlayCard] = {card: PlayCard(card) for side in CARDS for card in side}
EXCHANGE: dict[str, Exchange] = {card: Exchange(card) for side in CARDS for card in side}
RETREATS: tuple[Retreat, ...] = tuple(Retreat(region) for region in REGIONS)

_BOTH = Decisions((Decision(LIGHT, "cards", "6.8"), Decision(DARK, "cards", "6.8")))
_CARD = tuple(Decisions((Decision(seat, "cards", "6.8"),)) for seat in (LIGHT, DARK))
_MAGIC = tuple(Decisions((Decision(seat, "magic", "6.9"),)) for seat in (LIGHT, DARK))
_RETREAT = tuple(Decisions((Decision(seat, "retreat", "6.10"),)) for seat in (LIGHT, DARK))


def fight_of(state: State) -> Fight:
    """The battle being fought."""
    assert state.fight is not None
    return state.fight


def dark_first(fight: Fight) -> bool:
    """6.8 Against Gandalf Dark shows its card first, unless the Warg fights."""
    return fight.light == "gandalf" and fight.dark != "warg"


def blank(fight: Fight) -> bool:
    """6.8 The Cave Troll's card has no meaning (A29)."""
    return fight.dark == "cave_troll"


def voided(fight: Fight) -> bool:
    """6.10.1 The Eye of Sauron voids Light's text card."""
    return fight.dark_card == EYE and fight.light_card in TEXTS and not blank(fight)


def away(state: State, side: int) -> bool:
    """Check whether the figure of one side has left the region of the battle."""
    fight = fight_of(state)
    return (fight.light, fight.dark)[side] not in state.figures[side][NUMBER[fight.region]]


def _pop(state: State, **changes: Any) -> State:
    return evolve(state, agenda=state.agenda[:-1], **changes)


def _show(fight: Fight, side: int, tell: Tell) -> Fight:
    card = (fight.light_card, fight.dark_card)[side]
    assert card is not None
    tell(events.CardShown(side=(LIGHT, DARK)[side], card=card))
    if side == _LIGHT:
        return evolve_fight(fight, light_up=True)
    if blank(fight):
        tell(events.CardWithoutEffect(side=DARK, card=card, why="troll"))
    return evolve_fight(fight, dark_up=True)


@dataclass(frozen=True, slots=True)
class ChooseCards(AgendaStep[State]):
    """6.8 Both sides choose a card in secret; against Gandalf Dark shows first."""

    rule: ClassVar[str] = "6.8"
    step: Literal["choose_cards"] = "choose_cards"

    def asks(self, state: State) -> Decisions:
        fight = fight_of(state)
        if fight.dark_card is None:
            return _BOTH if fight.light_card is None and not dark_first(fight) else _CARD[_DARK]
        return _CARD[_LIGHT]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [PLAY[card] for card in state.hands[SIDE[seat]]]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, PlayCard):
            return refuse("refusal-not-now", "6.8")
        if action.card not in VALUE:
            return refuse("refusal-unknown", "1.3", name=action.card)
        if action.card not in state.hands[SIDE[seat]]:
            return refuse("refusal-not-in-hand", "6.8", card=action.card)
        return None

    def take(self, state: State, seat: Seat, action: PlayCard, tell: Tell) -> State:
        side, fight = SIDE[seat], fight_of(state)
        hand = tuple(card for card in state.hands[side] if card != action.card)
        hands = with_side(state.hands, side, hand)
        fight = evolve_fight(fight, **{f"{seat}_card": action.card})
        if dark_first(fight):
            fight = _show(fight, side, tell)
            if side == _LIGHT:
                return _pop(state, hands=hands, fight=fight)
            agenda = state.agenda
            if fight.dark_card == MAGIC[_DARK] and not blank(fight):
                agenda = (*agenda, EXCHANGES[_DARK])
            return evolve(state, hands=hands, fight=fight, agenda=agenda)
        tell(events.CardChosen(side=seat))
        if fight.light_card is None or fight.dark_card is None:
            return evolve(state, hands=hands, fight=fight)
        return _pop(state, hands=hands, fight=_show(_show(fight, _LIGHT, tell), _DARK, tell))


@dataclass(frozen=True, slots=True)
class ExchangeMagic(AgendaStep[State]):
    """6.9 Magic becomes one of the owner's used cards; without any, or kept, it is blank (A14)."""

    rule: ClassVar[str] = "6.9"
    seat: Seat
    step: Literal["exchange_magic"] = "exchange_magic"

    def asks(self, state: State) -> Decisions | None:
        side = SIDE[self.seat]
        return _MAGIC[side] if state.used[side] else None

    def run(self, state: State, tell: Tell) -> State:
        tell(events.CardWithoutEffect(side=self.seat, card=MAGIC[SIDE[self.seat]], why="empty"))
        return _pop(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [EXCHANGE[card] for card in state.used[SIDE[seat]]]
        return [*actions, KeepMagic()] if state.options.magic_optional else actions

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, KeepMagic):
            return None if state.options.magic_optional else refuse("refusal-magic-compulsory", "A14")
        if not isinstance(action, Exchange):
            return refuse("refusal-not-now", "6.9")
        if action.card not in VALUE:
            return refuse("refusal-unknown", "1.3", name=action.card)
        if action.card not in state.used[SIDE[seat]]:
            return refuse("refusal-not-used", "6.9", card=action.card)
        return None

    def take(self, state: State, seat: Seat, action: Exchange | KeepMagic, tell: Tell) -> State:
        side = SIDE[seat]
        if isinstance(action, KeepMagic):
            tell(events.CardWithoutEffect(side=seat, card=MAGIC[side], why="kept"))
            return _pop(state)
        tell(events.MagicExchanged(side=seat, card=action.card))
        used = in_order(side, {*state.used[side], MAGIC[side]} - {action.card})
        fight = evolve_fight(fight_of(state), **{f"{seat}_card": action.card})
        return _pop(state, used=with_side(state.used, side, used), fight=fight)


EXCHANGES = (ExchangeMagic(LIGHT), ExchangeMagic(DARK))


@dataclass(frozen=True, slots=True)
class Magic(AgendaStep[State]):
    """6.9 What is to be exchanged before the texts: Dark's Magic first, then Light's.

    Light's Magic is void against the Eye Dark has shown, and waits until a Dark Retreat is carried out (7.3).
    Against Gandalf Dark's Magic has been exchanged already.
    """

    rule: ClassVar[str] = "6.9"
    step: Literal["magic"] = "magic"

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        agenda = state.agenda[:-1]
        if fight.light_card == MAGIC[_LIGHT] and (blank(fight) or fight.dark_card not in (EYE, ESCAPE)):
            agenda = (*agenda, EXCHANGES[_LIGHT])
        if fight.dark_card == MAGIC[_DARK] and not (blank(fight) or dark_first(fight)):
            agenda = (*agenda, EXCHANGES[_DARK])
        return evolve(state, agenda=agenda)


@dataclass(frozen=True, slots=True)
class DarkText(AgendaStep[State]):
    """6.10.1, 6.10.2 The Eye of Sauron, or Dark's Retreat."""

    rule: ClassVar[str] = "6.10"
    step: Literal["dark_text"] = "dark_text"

    def asks(self, state: State) -> Decisions | None:
        return _RETREAT[_DARK] if self._targets(state) else None

    def _targets(self, state: State) -> list[int]:
        fight = fight_of(state)
        if fight.dark_card != ESCAPE or blank(fight):
            return []
        return beside(state, _DARK, NUMBER[fight.region])

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        if voided(fight):
            assert fight.light_card is not None
            tell(events.CardWithoutEffect(side=LIGHT, card=fight.light_card, why="eye"))
        if fight.dark_card == ESCAPE and not blank(fight):
            tell(events.CardWithoutEffect(side=DARK, card=ESCAPE, why="blocked"))
        return _pop(state, fight=evolve_fight(fight, dark_settled=True))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return _retreats(state, self._targets(state))

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        dark = fight_of(state).dark
        assert dark is not None
        return _refuse_retreat(state, dark, self._targets(state), action)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        state = evolve(state, fight=evolve_fight(fight_of(state), dark_settled=True))
        return _retreat(state, _DARK, action, tell)


@dataclass(frozen=True, slots=True)
class LateMagic(AgendaStep[State]):
    """7.3 Light's Magic against a Dark Retreat is exchanged once Dark has left or stayed."""

    rule: ClassVar[str] = "6.9"
    step: Literal["late_magic"] = "late_magic"

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        agenda = state.agenda[:-1]
        if fight.light_card == MAGIC[_LIGHT] and fight.dark_card == ESCAPE and not blank(fight):
            agenda = (*agenda, EXCHANGES[_LIGHT])
        return evolve(state, agenda=agenda)


@dataclass(frozen=True, slots=True)
class LightText(AgendaStep[State]):
    """6.10.3-6.10.5 Noble Sacrifice, Elven Cloak, or Light's Retreat, unless the Eye voids it."""

    rule: ClassVar[str] = "6.10"
    step: Literal["light_text"] = "light_text"

    def asks(self, state: State) -> Decisions | None:
        return _RETREAT[_LIGHT] if self._targets(state) else None

    def _targets(self, state: State) -> list[int]:
        fight = fight_of(state)
        if fight.light_card != RETREAT or voided(fight):
            return []
        return behind(state, NUMBER[fight.region])

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        state = _pop(state)
        if voided(fight):
            return state
        if fight.light_card == SACRIFICE:
            return self._sacrifice(state, fight, tell)
        if fight.light_card == RETREAT:
            tell(events.CardWithoutEffect(side=LIGHT, card=RETREAT, why="blocked"))
        elif fight.light_card == CLOAK and fight.dark_card in TEXTS and not away(state, _DARK):
            tell(events.CardWithoutEffect(side=LIGHT, card=CLOAK, why="text"))
        return state

    def _sacrifice(self, state: State, fight: Fight, tell: Tell) -> State:
        """6.10.3 A13: getting away saves Dark; by the switch, merely playing its Retreat does."""
        played = fight.dark_card == ESCAPE and not blank(fight)
        if away(state, _DARK) or (played and not state.options.sacrifice_needs_escape):
            tell(events.CardWithoutEffect(side=LIGHT, card=SACRIFICE, why="escaped"))
            return state
        assert fight.light is not None
        assert fight.dark is not None
        return defeat(state, (fight.light, fight.dark), "sacrifice", tell)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return _retreats(state, self._targets(state))

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        light = fight_of(state).light
        assert light is not None
        return _refuse_retreat(state, light, self._targets(state), action)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        return _retreat(state, _LIGHT, action, tell)


def _retreats(state: State, targets: Sequence[int]) -> list[Action]:
    actions: list[Action] = [RETREATS[region] for region in targets]
    return [*actions, Stay()] if state.options.card_retreat_optional else actions


def _refuse_retreat(state: State, figure: str, targets: Sequence[int], action: Action) -> Refusal | None:
    if isinstance(action, Stay):
        return None if state.options.card_retreat_optional else refuse("refusal-retreat-compulsory", "6.10")
    if not isinstance(action, Retreat):
        return refuse("refusal-not-now", "6.10")
    if action.region not in NUMBER:
        return refuse("refusal-unknown", "2.1", name=action.region)
    if NUMBER[action.region] in targets:
        return None
    return refuse("refusal-no-retreat-there", "6.10", figure=figure, region=action.region)


def _retreat(state: State, side: int, action: Action, tell: Tell) -> State:
    state = _pop(state)
    if not isinstance(action, Retreat):
        return state
    fight = fight_of(state)
    figure = (fight.light, fight.dark)[side]
    assert figure is not None
    tell(events.FigureRetreated(side=(LIGHT, DARK)[side], figure=figure, region=action.region))
    return withdraw(state, side, figure, NUMBER[action.region])


@dataclass(frozen=True, slots=True)
class CompareTotals(AgendaStep[State]):
    """6.11, 6.12 Figure and card are added; the lower total is defeated, equal totals defeat both."""

    rule: ClassVar[str] = "6.11"
    step: Literal["compare_totals"] = "compare_totals"

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        state = _pop(state)
        if away(state, _LIGHT) or away(state, _DARK):
            return state
        assert fight.light is not None
        assert fight.dark is not None
        light, dark = strength(fight, fight.light), strength(fight, fight.dark)
        light_card, dark_card = card_values(fight)
        tell(
            events.TotalsCompared(
                light_figure=light, light_card=light_card, dark_figure=dark, dark_card=dark_card
            )
        )
        margin = light + light_card - dark - dark_card
        beaten = (fight.light,) * (margin <= 0) + (fight.dark,) * (margin >= 0)
        return defeat(state, beaten, "strength", tell)


def strength(fight: Fight, figure: str) -> int:
    """The printed strength; Sam counts 5 beside a shown Frodo (A34)."""
    return GUARD_STRENGTH if figure == "sam" and fight.frodo_shown else STRENGTH[figure]


def card_values(fight: Fight) -> tuple[int, int]:
    """Return what both cards add (6.10.4 Elven Cloak included); 0 for texts and where no cards are used."""
    if fight.light_card is None or fight.dark_card is None:
        return 0, 0
    cloaked = fight.light_card == CLOAK
    return VALUE[fight.light_card], 0 if cloaked or blank(fight) else VALUE[fight.dark_card]


COMPARE = CompareTotals()
CARD_STEPS = (LightText(), LateMagic(), DarkText(), Magic(), ChooseCards())
"""The agenda of a battle with cards, between the comparison and Saruman's choice."""
