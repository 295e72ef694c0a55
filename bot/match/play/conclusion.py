"""The consequences of a new position: stamps of the seats, people to be told, the end of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from bot.engine import Decisions, Outcome, Seat
from bot.engine.game import AnyGame
from bot.match.computer.people import is_computer, strongest
from bot.match.table import snapshots
from bot.match.table.draft import Draft, add_note
from bot.match.table.loaded_match import LoadedMatch, write_outcome
from bot.match.table.values import RefusedError, UserId
from bot.store import NOBODY, OutboxKind, ResultRow

ENDED: Final = "ended-"
"""What reasons of outcomes begin with that no game's rules know; they are messages of the ui."""
DRAW: Final = f"{ENDED}draw"
FEW: Final = 2
"""People who need not be told whose turn comes after the other's."""


def advance_stamps(before: LoadedMatch, after: LoadedMatch, acted: set[Seat]) -> tuple[tuple[Seat, int], ...]:
    """The stamps: one more for each seat that acted or whose own choice is no longer the same."""
    old = before.decisions() if before.begun else Decisions(())
    new = after.decisions()

    def chooses_anew(seat: Seat) -> bool:
        asked, asks = old.of(seat), new.of(seat)
        if asked is None or asked != asks:
            return asked is not asks
        legal = before.game.legal
        return tuple(legal(before.state, seat)) != tuple(legal(after.state, seat))

    return tuple((seat, stamp + (seat in acted or chooses_anew(seat))) for seat, stamp in before.row.stamps)


def conclude(before: LoadedMatch, after: LoadedMatch, draft: Draft, actor: Seat, now: str) -> Draft:
    """The draft with a snapshot where one is due, what must be channel, and how the game ended if it has."""
    channel: list[OutboxKind] = []
    if _looks_different(before, after):
        channel.append("table")
    pending = after.game.pending(after.state)
    results: tuple[ResultRow, ...] = ()
    if isinstance(pending, Outcome):
        after = replace(after, row=replace(after.row, phase="over", outcome=write_outcome(pending)))
        results = results_of(after, pending, now)
        after = replace(after, totals=add_up(after, pending))
        channel = ["table", "over"]
    snapshot = snapshots.take(after) if snapshots.is_due(after, draft) else None
    if snapshot is not None:
        after = replace(after, snapshot=snapshot.seq)
    concluded = replace(
        draft,
        match=after,
        snapshot=snapshot,
        results=results,
        channel=tuple(channel),
        turns=_turns(before, after, actor),
        ahead=_ahead(before, after, actor),
    )
    return tell_of_end(concluded, after.player_at(actor))


def _looks_different(before: LoadedMatch, after: LoadedMatch) -> bool:
    """Tell whether the table shows something new, its latest news included."""
    if not before.begun or before.row.public_seq != after.row.public_seq:
        return True
    return before.open_offers != after.open_offers or before.public != after.public


def _turns(before: LoadedMatch, after: LoadedMatch, actor: Seat) -> tuple[UserId, ...]:
    """Users with a decision that was not there before; the actor sees it in the answer to the press."""
    old = before.decisions() if before.begun else Decisions(())
    users = [
        after.player_at(each.seat)
        for each in after.decisions().open
        if each.seat != actor and old.of(each.seat) != each
    ]
    return tuple(user for user in users if user is not None and user > 0)


def next_in_turn(loaded: LoadedMatch) -> Seat | None:
    """Tell whose turn comes after the present one, where three or more take turns and everybody knows it."""
    order = loaded.game.turn_order(loaded.state) if loaded.phase == "playing" else ()
    return order[1] if len(order) > FEW else None


def _ahead(before: LoadedMatch, after: LoadedMatch, actor: Seat) -> tuple[UserId, ...]:
    """Tell who is next, where a turn has begun; the actor sees it in the answer to the press."""
    seat = next_in_turn(after)
    if seat in (None, actor) or (before.begun and seat == next_in_turn(before)):
        return ()
    user = after.player_at(seat) if seat is not None else None
    return () if user is None or user <= 0 or is_computer(user) else (user,)


def tell_of_end(draft: Draft, by: UserId | None) -> Draft:
    """Has the people told that their game is over, where it is. by: who sees it in an answer of their own."""
    if draft.match.row.phase != "over":
        return draft
    people = (user for _, user in draft.match.seating() if user > 0 and not is_computer(user))
    return replace(draft, ended=tuple(user for user in people if user != by))


def results_of(loaded: LoadedMatch, outcome: Outcome, now: str) -> tuple[ResultRow, ...]:
    """Tell how everybody did; who gave up before the others agreed on a draw comes after them.

    Nothing for a game of the house against itself: it counts nowhere.
    """
    # Whose game it was nobody can say where a seat has changed hands.
    if not loaded.options.counts or loaded.handovers or loaded.row.host == NOBODY:
        return ()
    row = loaded.row
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
            house=strongest(filter(None, map(loaded.player_at, rank))),
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


# Ends of a match that the rules of its game do not know: agreed upon, or made by others than its players.

End = Literal["agreed", "draw", "silent", "deserted", "closed", "operator"]
"""By agreement, as a draw, for nobody moves, for nobody is there, by a manager, by whoever runs the bot."""


def is_without_result(outcome: Outcome | None) -> bool:
    """Tell whether a game ended without being counted."""
    return outcome is not None and is_end(outcome.reason) and outcome.reason != DRAW


def is_ended(outcome: Outcome | None) -> bool:
    """Tell whether a game ended otherwise than by its rules."""
    return outcome is not None and is_end(outcome.reason)


def is_end(reason: str) -> bool:
    """Tell whether this is the reason, or the note, of such an end."""
    return reason.startswith(ENDED)


def end(loaded: LoadedMatch, how: End, now: str, *, by: Seat = "") -> Draft:
    """Ends a match that is being played, and closes a lobby. Raises RefusedError where that has been done.

    by: the seat that asked for it. A draw is counted, as equal places of all who still play.
    """
    if loaded.row.phase == "lobby":
        return Draft(replace(loaded, row=replace(loaded.row, phase="cancelled")), channel=("lobby",))
    if loaded.row.phase != "playing":
        raise RefusedError("refused-over", next=str(loaded.row.next_id or 0))
    if loaded.broken is not None or loaded.state is None:
        row = replace(loaded.row, phase="cancelled")
        return Draft(replace(loaded, row=row), channel=("table",))
    scores = tuple((seat, 0) for seat in loaded.still_playing()) if how == "draw" else ()
    outcome = Outcome((), f"{ENDED}{how}", scores)
    row = replace(loaded.row, phase="over", outcome=write_outcome(outcome))
    after = replace(loaded, row=row)
    results = results_of(after, outcome, now) if how == "draw" else ()
    after = replace(after, totals=add_up(after, outcome))
    draft = Draft(after, results=results, channel=("table", "over"))
    return add_note(tell_of_end(draft, loaded.player_at(by)), f"{ENDED}{how}", now, seat=by)
