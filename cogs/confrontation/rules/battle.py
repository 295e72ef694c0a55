"""6.1-6.7, 6.12-6.17 Battle, all but the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation import events
from cogs.confrontation.actions import AllowCards, Challenge, FightOn, Flee, ForbidCards, ShowFrodo, StandIn
from cogs.confrontation.components import CARDS, NUMBER, REGIONS
from cogs.confrontation.rules import refuse
from cogs.confrontation.rules.cards import CARD_STEPS, COMPARE, fight_of
from cogs.confrontation.rules.movement import (
    OfferRearrangement,
    ShuffleFigures,
    behind,
    beside,
    defeat,
    face_down,
    in_order,
    mark_stale,
    region_of,
    remember,
    seat_of,
    shift,
    withdraw,
)
from cogs.confrontation.state import DARK, LIGHT, SIDE, Agenda, Fight, Ids, State, evolve, evolve_fight

_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]
_GONDOR = NUMBER["gondor"]

BEATEN_ON_SIGHT = {"merry": "witch_king", "legolas": "flying_nazgul", "gimli": "orcs"}
"""6.5 Which Dark figure falls to which Light one without cards."""

FLEES: tuple[Flee, ...] = tuple(Flee(region) for region in REGIONS)
CHALLENGES: tuple[Challenge, ...] = tuple(Challenge(position) for position in range(1, 5))

_CHALLENGE = tuple(Decisions((Decision(seat, "challenge", "6.1"),)) for seat in (LIGHT, DARK))
_EARLY = Decisions((Decision(LIGHT, "early", "6.4"),))
_SARUMAN = Decisions((Decision(DARK, "saruman", "6.7"),))


@dataclass(frozen=True, slots=True)
class NextBattle(AgendaStep[State]):
    """6.1, 6.17 As long as the attacker and enemies are in the region, they fight."""

    rule: ClassVar[str] = "6.17"
    step: Literal["next_battle"] = "next_battle"

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        region, attackers = NUMBER[fight.region], SIDE[fight.attacker]
        defenders = 1 - attackers
        enemies = state.figures[defenders][region]
        if not enemies or fight.mover not in state.figures[attackers][region]:
            return evolve(state, fight=None, agenda=state.agenda[:-1])
        if len(enemies) == 1:
            return reveal(state, enemies[0], tell)
        agenda = (*state.agenda, CHALLENGE)
        looked = defenders == _LIGHT and state.looked == fight.region
        if not looked and len(face_down(state, defenders, region)) >= 2:
            if state.options.rearrange == "automatic":
                agenda = (*agenda, ShuffleFigures(seat_of(defenders), fight.region))
            elif fight.region in state.stale[defenders]:
                agenda = (*agenda, OfferRearrangement(seat_of(defenders), fight.region))
        return evolve(state, agenda=agenda)


@dataclass(frozen=True, slots=True)
class ChallengeEnemy(AgendaStep[State]):
    """6.1 The attacker points at one of several enemies (A3)."""

    rule: ClassVar[str] = "6.1"
    step: Literal["challenge_enemy"] = "challenge_enemy"

    def asks(self, state: State) -> Decisions:
        return _CHALLENGE[SIDE[fight_of(state).attacker]]

    def _enemies(self, state: State) -> Ids:
        fight = fight_of(state)
        return state.figures[1 - SIDE[fight.attacker]][NUMBER[fight.region]]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return CHALLENGES[: len(self._enemies(state))]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Challenge):
            return refuse("refusal-not-now", "6.1")
        if not 1 <= action.position <= len(self._enemies(state)):
            return refuse("refusal-no-such-position", "6.1", position=str(action.position))
        return None

    def take(self, state: State, seat: Seat, action: Challenge, tell: Tell) -> State:
        enemy = self._enemies(state)[action.position - 1]
        return reveal(evolve(state, agenda=state.agenda[:-1]), enemy, tell)


def reveal(state: State, enemy: str, tell: Tell) -> State:
    """6.2 Both figures are shown; 6.3 with the Warg the battle goes straight to the cards."""
    fight = fight_of(state)
    light, dark = (fight.mover, enemy) if fight.attacker == LIGHT else (enemy, fight.mover)
    tell(events.BattleJoined(attacker=fight.attacker, region=fight.region, light=light, dark=dark))
    steps: Agenda = (END_BATTLE, COMPARE, *CARD_STEPS)
    if dark == "saruman":
        steps = (*steps, SARUMAN_CHOOSES)
    if dark != "warg":
        steps = (*steps, ON_SIGHT, EARLY_CHOICE)
    stale = state.stale
    if state.options.rearrange == "by_hand":
        region = NUMBER[fight.region]
        stale = (mark_stale(state, _LIGHT, region)[_LIGHT], mark_stale(state, _DARK, region)[_DARK])
    return evolve(
        remember(remember(state, _LIGHT, [light]), _DARK, [dark]),
        fight=evolve_fight(fight, light=light, dark=dark),
        stale=stale,
        agenda=(*state.agenda, *steps),
    )


@dataclass(frozen=True, slots=True)
class EarlyChoice(AgendaStep[State]):
    """6.4 Light's early choices, after both figures are shown (A5).

    What is asked and why: Light is asked where a choice is possible for all that everybody knows. For Frodo
    attacked that is a region to flee to, or a companion that may be Sam; for Sam attacked a companion that
    may be Frodo; for Pippin attacking a region behind. Which companion it is shows only in what is legal.
    """

    rule: ClassVar[str] = "6.4"
    step: Literal["early_choice"] = "early_choice"

    def asks(self, state: State) -> Decisions | None:
        fight = fight_of(state)
        if fight.light == "frodo" and fight.attacker == DARK:
            companion = self._companion(state, fight) and "sam" not in state.fallen
            return _EARLY if companion or self._reach(state, fight) else None
        if fight.light == "sam" and fight.attacker == DARK:
            return _EARLY if self._companion(state, fight) else None
        if fight.light == "pippin" and fight.attacker == LIGHT:
            return _EARLY if self._reach(state, fight) else None
        return None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    @staticmethod
    def _companion(state: State, fight: Fight) -> bool:
        return len(state.figures[_LIGHT][NUMBER[fight.region]]) > 1

    @staticmethod
    def _reach(state: State, fight: Fight) -> list[int]:
        region = NUMBER[fight.region]
        if fight.light == "frodo":
            return beside(state, _LIGHT, region)
        return behind(state, region) if fight.light == "pippin" else []

    def _may_stand_in(self, state: State, fight: Fight) -> bool:
        return fight.light == "frodo" and "sam" in state.figures[_LIGHT][NUMBER[fight.region]]

    def _may_show_frodo(self, state: State, fight: Fight) -> bool:
        return fight.light == "sam" and "frodo" in state.figures[_LIGHT][NUMBER[fight.region]]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        fight = fight_of(state)
        actions: list[Action] = [FLEES[region] for region in self._reach(state, fight)]
        if self._may_stand_in(state, fight):
            actions.append(StandIn())
        if self._may_show_frodo(state, fight):
            actions.append(ShowFrodo())
        return [*actions, FightOn()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        fight = fight_of(state)
        if isinstance(action, FightOn):
            return None
        if isinstance(action, StandIn):
            return None if self._may_stand_in(state, fight) else refuse("refusal-no-sam", "6.4")
        if isinstance(action, ShowFrodo):
            return None if self._may_show_frodo(state, fight) else refuse("refusal-no-frodo", "6.4")
        if not isinstance(action, Flee):
            return refuse("refusal-not-now", "6.4")
        if action.region not in NUMBER:
            return refuse("refusal-unknown", "2.1", name=action.region)
        if fight.light == "sam":
            return refuse("refusal-no-retreat", "6.4")
        if NUMBER[action.region] in self._reach(state, fight):
            return None
        return refuse("refusal-no-retreat-there", "6.4", figure=str(fight.light), region=action.region)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        fight = fight_of(state)
        agenda = state.agenda[:-1]
        if isinstance(action, Flee):
            assert fight.light is not None
            tell(events.FigureFled(figure=fight.light, region=action.region))
            state = withdraw(state, _LIGHT, fight.light, NUMBER[action.region])
            return evolve(state, agenda=over(agenda))
        if isinstance(action, StandIn):
            tell(events.SamStoodIn(in_vain=meets_orcs(fight)))
            state = remember(state, _LIGHT, ["sam"])
            fight = evolve_fight(fight, light="sam", frodo_shown=True)
        elif isinstance(action, ShowFrodo):
            tell(events.FrodoShown(in_vain=meets_orcs(fight)))
            state = remember(state, _LIGHT, ["frodo"])
            fight = evolve_fight(fight, frodo_shown=True)
        return evolve(state, fight=fight, agenda=agenda)


def meets_orcs(fight: Fight) -> bool:
    """6.6 Whether this is the Orcs' first attack of their move, which defeats whoever meets it."""
    return fight.dark == "orcs" and fight.attacker == DARK and fight.first


@dataclass(frozen=True, slots=True)
class OnSight(AgendaStep[State]):
    """6.5, 6.6 Merry, Legolas, Gimli and Boromir; then the Orcs' first attack (A6, A7)."""

    rule: ClassVar[str] = "6.5"
    step: Literal["on_sight"] = "on_sight"

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        light, dark = fight.light, fight.dark
        assert light is not None
        assert dark is not None
        agenda = state.agenda[:-1]
        if light == "boromir":
            return defeat(evolve(state, agenda=over(agenda)), (light, dark), "text", tell, by=light)
        if BEATEN_ON_SIGHT.get(light) == dark:
            return defeat(evolve(state, agenda=over(agenda)), (dark,), "text", tell, by=light)
        if meets_orcs(fight):
            return defeat(evolve(state, agenda=over(agenda)), (light,), "orcs", tell)
        return evolve(state, agenda=agenda)


@dataclass(frozen=True, slots=True)
class SarumanChooses(AgendaStep[State]):
    """6.7 Dark may rule out cards in Saruman's battle (A30)."""

    rule: ClassVar[str] = "6.7"
    step: Literal["saruman_chooses"] = "saruman_chooses"

    def asks(self, state: State) -> Decisions:
        return _SARUMAN

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return (ForbidCards(), AllowCards())

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, ForbidCards | AllowCards) else refuse("refusal-not-now", "6.7")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if isinstance(action, AllowCards):
            return evolve(state, agenda=agenda)
        tell(events.CardsForbidden())
        return evolve(state, agenda=(*over(agenda), COMPARE))


@dataclass(frozen=True, slots=True)
class EndBattle(AgendaStep[State]):
    """6.14-6.16 Shelob goes home, cards are laid aside, survivors are hidden again."""

    rule: ClassVar[str] = "6.15"
    step: Literal["end_battle"] = "end_battle"

    def run(self, state: State, tell: Tell) -> State:
        fight = fight_of(state)
        if fight.dark == "shelob" and fight.light in state.fallen and "shelob" not in state.fallen:
            state = return_shelob(state, tell)
        hands, used = lay_aside(state, tell)
        return evolve(state, hands=hands, used=used, fight=_next_fight(state), agenda=state.agenda[:-1])


def _next_fight(state: State) -> Fight:
    """6.16 Everybody is hidden again, or stays face up in this region for the move (`pick_revealed`, A4)."""
    fight = fight_of(state)
    kept: Ids = ()
    if state.options.pick_revealed:
        shown = {fight.light, fight.dark, "frodo" if fight.frodo_shown else None, *fight.face_up}
        region = NUMBER[fight.region]
        kept = tuple(f for there in state.figures for f in there[region] if f in shown)
    return Fight(fight.region, fight.attacker, fight.mover, first=False, face_up=kept)


def return_shelob(state: State, tell: Tell) -> State:
    """6.14 Shelob, outside Gondor, is put there, or falls where there is no place for her (A21)."""
    at = region_of(state.figures[_DARK], "shelob")
    if at == _GONDOR:
        return state
    if state.figures[_LIGHT][_GONDOR] or len(state.figures[_DARK][_GONDOR]) >= 2:
        return defeat(state, ("shelob",), "shelob", tell)
    tell(events.ShelobReturned())
    return evolve(
        state,
        figures=shift(state.figures, _DARK, "shelob", at, _GONDOR),
        passage=(DARK, REGIONS[at], REGIONS[_GONDOR]),
        stale=mark_stale(state, _DARK, at, _GONDOR),
    )


def lay_aside(state: State, tell: Tell) -> tuple[tuple[Ids, Ids], tuple[Ids, Ids]]:
    """6.15 Hands and used cards after the battle; an empty hand gives both sides all nine back (A31)."""
    fight = fight_of(state)
    if fight.light_card is None or fight.dark_card is None:
        return state.hands, state.used
    if not all(state.hands):
        tell(events.HandsRefilled())
        return CARDS, ((), ())
    light = in_order(_LIGHT, {*state.used[_LIGHT], fight.light_card})
    return state.hands, (light, in_order(_DARK, {*state.used[_DARK], fight.dark_card}))


NEXT_BATTLE = NextBattle()
CHALLENGE = ChallengeEnemy()
EARLY_CHOICE = EarlyChoice()
ON_SIGHT = OnSight()
SARUMAN_CHOOSES = SarumanChooses()
END_BATTLE = EndBattle()


def over(agenda: Agenda) -> Agenda:
    """The agenda of a battle that is decided: everything before its end is dropped."""
    return agenda[: agenda.index(END_BATTLE) + 1]
