"""11 The end of the game and its scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Outcome, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.card_file import COMPANIONS
from cogs.battle.components import CardSet
from cogs.battle.events import GameEnded, LastRound
from cogs.battle.state import Player, State, evolve, evolve_player

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
    told = tuple((each.seat, str(dict(scores)[each.seat]), str(len(each.won))) for each in state.players)
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
