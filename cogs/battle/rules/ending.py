"""2.1, 6, 11 The row of open enemies, and the end of the game when it stays empty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Outcome, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Reveal
from cogs.battle.components import COMPANIONS, ROW_SIZE, CardSet
from cogs.battle.events import EnemyRevealed, GameEnded, LastRound
from cogs.battle.rules import refuse
from cogs.battle.state import Player, State, evolve, evolve_player

# 2.1, 6 The row of open enemies.

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


# 11 The end of the game and its scores.

MOST_QUIET = 2 * COMPANIONS
"""11.5 Placements and draws that are possible, as the rules stand, while no enemy leaves the row (B3)."""


def points(player: Player, cards: CardSet) -> int:
    """11.3 Won enemies and gifts."""
    return sum(cards.points[enemy] for enemy in player.won) + sum(
        cards.help_points[card] for card in player.gifts
    )


def end(state: State, reason: str, tell: Tell) -> State:
    """11.4 Most points win, then most won enemies; still tied, they share. Whoever resigned has none (B1)."""
    ranks = {player.seat: (points(player, state.cards), len(player.won)) for player in state.staying}
    best = max(ranks.values())
    winners: tuple[Seat, ...] = tuple(seat for seat, rank in ranks.items() if rank == best)
    scores = tuple((player.seat, ranks.get(player.seat, (0, 0))[0]) for player in state.players)
    told = tuple(
        (scored_player.seat, str(dict(scores)[scored_player.seat]), str(len(scored_player.won)))
        for scored_player in state.players
    )
    tell(GameEnded(winners=winners, reason=reason, scores=told))
    return evolve(
        state,
        players=tuple(evolve_player(player, choice=None) for player in state.players),
        assault=None,
        agenda=(),
        outcome=Outcome(winners, reason, scores),
    )


@dataclass(frozen=True, slots=True)
class CheckEnd(AgendaStep[State]):
    """5.9.7, 8.3.5 Enemies have left and the row is filled again: is any open? cause: how they left."""

    rule: ClassVar[str] = "11.1"
    cause: Literal["beaten", "withdrew"]
    step: Literal["check_end"] = "check_end"

    def run(self, state: State, tell: Tell) -> State:
        state = evolve(state, agenda=state.agenda[:-1])
        if state.row:
            return state
        if state.options.ends == "at_once":
            return end(state, f"outcome-last-enemy-{self.cause}", tell)
        tell(LastRound())
        return state
