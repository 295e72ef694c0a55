"""Ends of a match that the rules of its game do not know: agreed upon, or made by others than its players."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.engine import Outcome, Seat
from bot.match.log.notes import add_note
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, write_outcome
from bot.match.play.conclusion import DRAW, ENDED, add_up, results_of, tell_of_end
from bot.match.table import RefusedError

End = Literal["agreed", "draw", "silent", "deserted", "closed", "operator"]
"""By agreement, as a draw, for nobody moves, for nobody is there, by a manager, by whoever runs the bot."""


def is_without_result(outcome: Outcome | None) -> bool:
    """Whether a game ended without being counted."""
    return outcome is not None and is_end(outcome.reason) and outcome.reason != DRAW


def is_ended(outcome: Outcome | None) -> bool:
    """Whether a game ended otherwise than by its rules."""
    return outcome is not None and is_end(outcome.reason)


def is_end(reason: str) -> bool:
    """Whether this is the reason, or the note, of such an end."""
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
