"""How games end and what they count, in a series too, and ends that the rules of a game do not know.

Each game of a series is a match of its own and counts on the leaderboard by itself: as one game played, and
one won for its winners. The series is won by the highest total; equal totals are a draw.
"""

from __future__ import annotations

from typing import Final, Literal

from bot.engine import Options, Outcome, Seat
from bot.engine.game import AnyGame
from bot.match.match import LoadedMatch, Table, is_crowd, read_outcome, strongest
from bot.match.values import UserId
from bot.store import NOBODY, ResultRow

VOTED: Final = "crowd"
"""The mark of a game in which people voted, beside the levels of the house: it counts on no leaderboard."""
ENDED: Final = "ended-"
"""What reasons of outcomes begin with that no game's rules know; they are messages of the ui."""
DRAW: Final = f"{ENDED}draw"
End = Literal["agreed", "draw", "silent", "deserted", "closed", "operator"]
"""By agreement, as a draw, for nobody moves, for nobody is there, by a manager, by whoever runs the bot."""


def is_end(reason: str) -> bool:
    """Tell whether this is the reason, or the note, of such an end."""
    return reason.startswith(ENDED)


def is_ended(outcome: Outcome | None) -> bool:
    """Tell whether a game ended otherwise than by its rules."""
    return outcome is not None and is_end(outcome.reason)


def is_without_result(outcome: Outcome | None) -> bool:
    """Tell whether a game ended without being counted."""
    return outcome is not None and is_end(outcome.reason) and outcome.reason != DRAW


def results_of(loaded: LoadedMatch, outcome: Outcome, now: str) -> tuple[ResultRow, ...]:
    """Tell how everybody did; who gave up before the others agreed on a draw comes after them.

    Nothing for a game of the house against itself, in somebody's private messages, or played on from a
    moment of another: it counts nowhere.
    """
    # Whose game it was nobody can say where a seat has changed hands.
    row = loaded.row
    if row.origin is not None or not loaded.options.counts or loaded.handovers:
        return ()
    if NOBODY in (row.host, row.guild):
        return ()
    is_voted_in = any(is_crowd(user) for _, user in loaded.seating())
    scores = dict(outcome.scores)
    rank = {
        seat: (seat in outcome.winners, scores.get(seat, -1 if outcome.reason == DRAW else 0))
        for seat, _ in loaded.seating()
    }
    return tuple(
        ResultRow(
            match=row.id,
            series_id=row.series_id,
            guild=row.guild,
            game=row.game,
            user=user,
            seat=seat,
            place=1 if rank[seat][0] else 1 + sum(other > rank[seat] for other in rank.values()),
            won=seat in outcome.winners,
            score=scores.get(seat, 0),
            finished=now,
            house=VOTED if is_voted_in else strongest(filter(None, map(loaded.player_at, rank))),
        )
        for seat, user in loaded.seating()
    )


def worth(game: AnyGame, outcome: Outcome, seat: Seat) -> int:
    """Return what a game adds to the total of whoever had a seat in it (`Facts.adds`)."""
    return int(seat in outcome.winners) if game.facts.adds == "wins" else dict(outcome.scores).get(seat, 0)


def add_up(loaded: LoadedMatch, outcome: Outcome) -> tuple[tuple[UserId, int], ...]:
    """The totals with what another game adds."""
    sums = dict(loaded.totals)
    for seat, user in loaded.seating():
        sums[user] = sums.get(user, 0) + worth(loaded.game, outcome, seat)
    return tuple(sorted(sums.items()))


def count_games(game: AnyGame, options: Options) -> int:
    """Count the games agreed: the option `series` of a game whose seats may be rotated, otherwise one."""
    return int(getattr(options, "series", 1)) if game.facts.rotates else 1


def is_series_going_on(loaded: LoadedMatch) -> bool:
    """Tell whether another game of the series follows a finished one: not where it ended without a result."""
    row = loaded.row
    if row.phase != "over" or row.number >= row.series or row.next_id is not None:
        return False
    return not is_without_result(read_outcome(row.outcome))


def find_series_winners(totals: tuple[tuple[UserId, int], ...]) -> tuple[UserId, ...]:
    """The users with the highest total; more than one: a draw."""
    best = max((points for _, points in totals), default=0)
    return tuple(user for user, points in totals if points == best)


def is_series_decided(table: Table) -> bool:
    """Tell whether the last game of a series of several has been played."""
    return table.series > 1 and table.number == table.series and table.phase == "over"
