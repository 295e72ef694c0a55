"""2.1, 6 The row of open enemies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Reveal
from cogs.battle.components import ROW_SIZE
from cogs.battle.events import EnemyRevealed
from cogs.battle.rules.refusals import refuse
from cogs.battle.state import State, evolve

_REVEAL = Chance("reveal", "6.2")


@dataclass(frozen=True, slots=True)
class RefillRow(AgendaStep[State]):
    """6.2, 6.3 Free positions are filled from the enemy deck, as long as it has cards.

    revealed: enemies turned up so far. The row has slid to the right before (6.1).
    """

    rule: ClassVar[str] = "6.2"
    revealed: int = 0
    step: Literal["refill_row"] = "refill_row"

    def asks(self, state: State) -> Chance | None:
        return _REVEAL if len(state.row) < ROW_SIZE and state.enemy_deck else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Reveal(enemy) for enemy in state.enemy_deck]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Reveal) and action.enemy in state.enemy_deck:
            return None
        return refuse("refusal-bad-chance", "6.2")

    def take(self, state: State, seat: Seat, action: Reveal, tell: Tell) -> State:
        full = min(ROW_SIZE, len(state.row) + len(state.enemy_deck))
        if state.options.refill == "from_right":
            at, position = 0, ROW_SIZE - len(state.row)
        else:
            at, position = self.revealed, ROW_SIZE - full + self.revealed + 1
        tell(EnemyRevealed(enemy=action.enemy, position=position))
        return evolve(
            state,
            row=(*state.row[:at], action.enemy, *state.row[at:]),
            enemy_deck=tuple([enemy for enemy in state.enemy_deck if enemy != action.enemy]),
            agenda=(*state.agenda[:-1], RefillRow(self.revealed + 1)),
        )

    def sample(self, state: State, rng: Random) -> Reveal:
        return Reveal(rng.choice(state.enemy_deck))


def remove_enemies(row: Sequence[str], enemies: Sequence[str]) -> tuple[str, ...]:
    """6.1 The row when enemies have left it; the others slide right and keep their order."""
    return tuple([enemy for enemy in row if enemy not in enemies])
