"""A series: the same table plays again with the seats rotated, and the points are added up.

Each game of a series is a match of its own and counts on the leaderboard by itself: as one game played, and
one won for its winners. The series is won by the highest total; equal totals are a draw.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.engine import Options, Seat
from bot.engine.game import AnyGame
from bot.match.play.actions import start
from bot.match.play.conclusion import is_without_result
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, read_outcome, with_pace
from bot.match.table.values import MatchId, Table, UserId


def length(game: AnyGame, options: Options) -> int:
    """Count the games agreed: the option `series` of a game whose seats may be rotated, otherwise one."""
    return int(getattr(options, "series", 1)) if game.facts.rotates else 1


def goes_on(loaded: LoadedMatch) -> bool:
    """Tell whether another game of the series follows a finished one: not where it ended without a result."""
    row = loaded.row
    if row.phase != "over" or row.number >= row.series or row.next_id is not None:
        return False
    return not is_without_result(read_outcome(row.outcome))


def continue_series(draft: Draft, match: MatchId, rng: Random, now: str) -> Draft:
    """The end of a game together with the beginning of the next one, under the id `match`."""
    ended = draft.match
    row = replace(
        ended.row,
        id=match,
        next_id=None,
        number=ended.row.number + 1,
        phase="lobby",
        message=None,
        message_posted=None,
        public_seq=0,
        last_entry=0,
        last_press=0,
        stamps=(),
        outcome=None,
        offer=None,
        silence=None,
        revision=0,
        created=now,
    )
    turned = rotate(ended.seating())
    loaded = LoadedMatch(
        bundle=ended.bundle,
        row=row,
        seats=tuple(replace(each, seat=turned[each.user]) for each in ended.seats),
        invited=(),
        options=ended.options,
        totals=ended.totals,
        followers=ended.followers,
    )
    loaded = with_pace(loaded, None if ended.clocks is None else ended.clocks.pace)
    return replace(
        draft,
        match=replace(ended, row=replace(ended.row, next_id=match)),
        following=replace(start(loaded, rng, now), people=True, followed=True),
    )


def rotate(seating: tuple[tuple[Seat, UserId], ...]) -> dict[UserId, Seat]:
    """Everybody moves on by one seat, the last one to the first; two players swap."""
    seats = [seat for seat, _ in seating]
    return {user: seats[(index + 1) % len(seats)] for index, (_, user) in enumerate(seating)}


def winners(totals: tuple[tuple[UserId, int], ...]) -> tuple[UserId, ...]:
    """The users with the highest total; more than one: a draw."""
    best = max((points for _, points in totals), default=0)
    return tuple(user for user, points in totals if points == best)


def decided(table: Table) -> bool:
    """Tell whether the last game of a series of several has been played."""
    return table.series > 1 and table.number == table.series and table.phase == "over"
