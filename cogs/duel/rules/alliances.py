"""7, 10 Alliances: tokens are revealed, one is kept, the others go back on top of their stacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import Keep, Stack, Token
from cogs.duel.components import RACES, STACK, TOKENS
from cogs.duel.events import AllianceMade, TokenKept, TokenRevealed
from cogs.duel.rules.choices import RACES_OF_A_TRIO, TOKENS_OF_A_PAIR, stacks_for
from cogs.duel.rules.effects import PROCEDURES, push
from cogs.duel.rules.playing import gain_token
from cogs.duel.rules.refusals import refuse
from cogs.duel.state import SIDE, Effect, Ids, State, evolve, with_side

_TOKEN = Chance("token", "7")


def revealed_tokens(state: State) -> Ids:
    """The tokens lying face up, one of which will be kept."""
    top: Any = state.agenda[-1] if state.agenda else None
    return top.revealed if isinstance(top, RevealTokens | KeepToken) else ()


def unseen_tokens(state: State, race: str) -> Ids:
    """14.2 The tokens of a race nobody has seen yet."""
    seen = seen_tokens(state)
    return tuple([token for token in STACK[race] if token not in seen])


def seen_tokens(state: State) -> set[str]:
    """14.1 The tokens that have been seen: those put back on top of their stacks are known, too."""
    tops = [token for row in state.tops for token in row]
    return {*tops, *revealed_tokens(state), *state.sides[0].tokens, *state.sides[1].tokens}


def begin_alliance(state: State, effect: Effect, action: Action | None) -> State:
    """7.1, 7.2, 10 Begins an alliance. action: the stack chosen, for Grey Havens."""
    if effect.kind == "trio":
        return push(
            with_side(state, SIDE[state.turn], trio=True), ChooseStacks(effect, stacks_for(state, effect))
        )
    race = action.race if isinstance(action, Stack) else effect.among[0]
    draws = (race,) * min(TOKENS_OF_A_PAIR, state.stacks[RACES.index(race)])
    return push(state, BeginReveal(effect, draws))


PROCEDURES["pair"] = PROCEDURES["trio"] = PROCEDURES["draft"] = begin_alliance


@dataclass(frozen=True, slots=True)
class ChooseStacks(AgendaStep[State]):
    """7.2, 15.7 The three stacks of a trio: with more than three races, the player chooses among them."""

    rule: ClassVar[str] = "7.2"
    effect: Effect
    among: Ids
    picked: Ids = ()
    step: Literal["choose_stacks"] = "choose_stacks"

    def asks(self, state: State) -> Decisions | None:
        if len(self.among) <= RACES_OF_A_TRIO:
            return None
        return Decisions((Decision(state.turn, "trio", self.rule),))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Stack(race) for race in self.among if race not in self.picked]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Stack):
            return refuse("refusal-not-now", self.rule)
        if action.race not in STACK:
            return refuse("refusal-unknown", self.rule, name=action.race)
        if action.race not in self.among or action.race in self.picked:
            return refuse("refusal-stack-not-allowed", self.rule, race=action.race)
        return None

    def take(self, state: State, seat: Seat, action: Stack, tell: Tell) -> State:
        picked = (*self.picked, action.race)
        among = picked if len(picked) == RACES_OF_A_TRIO else self.among
        return evolve(state, agenda=(*state.agenda[:-1], ChooseStacks(self.effect, among, picked)))

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=(*state.agenda[:-1], BeginReveal(self.effect, self.among)))


@dataclass(frozen=True, slots=True)
class BeginReveal(AgendaStep[State]):
    """7.1, 7.2 An alliance is made, and tokens of these stacks are revealed one by one."""

    rule: ClassVar[str] = "7"
    effect: Effect
    draws: Ids
    step: Literal["begin_reveal"] = "begin_reveal"

    def run(self, state: State, tell: Tell) -> State:
        tell(AllianceMade(seat=state.turn, way=self.effect.kind, races=tuple(dict.fromkeys(self.draws))))
        return evolve(state, agenda=(*state.agenda[:-1], RevealTokens(self.effect, self.draws)))


@dataclass(frozen=True, slots=True)
class RevealTokens(AgendaStep[State]):
    """7.1, 7.2 Reveals the top token of each of these stacks; what nobody has seen yet is drawn by chance.

    A token that had been put back lies on top and is known (14.1).
    """

    rule: ClassVar[str] = "7"
    effect: Effect
    draws: Ids
    revealed: Ids = ()
    step: Literal["reveal_tokens"] = "reveal_tokens"

    def asks(self, state: State) -> Chance | None:
        return _TOKEN if self.draws and not state.tops[RACES.index(self.draws[0])] else None

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Token(token) for token in unseen_tokens(state, self.draws[0])]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Token) and action.token in unseen_tokens(state, self.draws[0]):
            return None
        return refuse("refusal-bad-chance", self.rule)

    def sample(self, state: State, rng: Random) -> Action:
        return Token(rng.choice(unseen_tokens(state, self.draws[0])))

    def take(self, state: State, seat: Seat, action: Token, tell: Tell) -> State:
        return self._reveal(state, action.token, False, tell)

    def run(self, state: State, tell: Tell) -> State:
        if not self.draws:
            return evolve(state, agenda=(*state.agenda[:-1], KeepToken(self.effect, self.revealed)))
        return self._reveal(state, state.tops[RACES.index(self.draws[0])][0], True, tell)

    def _reveal(self, state: State, token: str, again: bool, tell: Tell) -> State:
        place = RACES.index(self.draws[0])
        tell(TokenRevealed(race=self.draws[0], token=token, again=again))
        tops = state.tops[place][1:] if again else ()
        further = RevealTokens(self.effect, self.draws[1:], (*self.revealed, token))
        return evolve(
            state,
            tops=_row(state.tops, place, tops),
            stacks=_row(state.stacks, place, state.stacks[place] - 1),
            agenda=(*state.agenda[:-1], further),
        )


@dataclass(frozen=True, slots=True)
class KeepToken(AgendaStep[State]):
    """7.1, 7.2 One of the tokens revealed is kept; the others go face down on top of their stacks."""

    rule: ClassVar[str] = "7.1"
    effect: Effect
    revealed: Ids
    step: Literal["keep_token"] = "keep_token"

    def asks(self, state: State) -> Decisions | None:
        if len(self.revealed) == 1:
            return None
        rule = "7.2" if self.effect.kind == "trio" else "7.1" if self.effect.kind == "pair" else "10"
        return Decisions((Decision(state.turn, "token", rule),))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Keep(token) for token in self.revealed]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return refuse("refusal-not-now", self.rule)
        if action.token not in TOKENS:
            return refuse("refusal-unknown", self.rule, name=action.token)
        if action.token not in self.revealed:
            return refuse("refusal-token-not-revealed", self.rule, token=action.token)
        return None

    def take(self, state: State, seat: Seat, action: Keep, tell: Tell) -> State:
        return self._keep(state, action.token, tell)

    def run(self, state: State, tell: Tell) -> State:
        return self._keep(state, self.revealed[0], tell)

    def _keep(self, state: State, kept: str, tell: Tell) -> State:
        returned = tuple(token for token in self.revealed if token != kept)
        tell(TokenKept(seat=state.turn, token=kept, returned=returned))
        state = evolve(_put_back(state, returned), agenda=state.agenda[:-1])
        return gain_token(state, SIDE[state.turn], kept, self.effect.source, self.effect.way, tell)


def _put_back(state: State, tokens: Ids) -> State:
    """7.1 Tokens go face down on top of their stacks."""
    for token in tokens:
        place = RACES.index(TOKENS[token].race)
        state = evolve(
            state,
            tops=_row(state.tops, place, (token, *state.tops[place])),
            stacks=_row(state.stacks, place, state.stacks[place] + 1),
        )
    return state


def interrupt(state: State) -> State:
    """R1 Somebody gives up while tokens lie revealed: none is kept."""
    return _put_back(state, tuple(reversed(revealed_tokens(state))))


def _row(rows: tuple[Any, ...], place: int, row: Any) -> tuple[Any, ...]:
    return (*rows[:place], row, *rows[place + 1 :])
