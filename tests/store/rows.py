"""Short ways to rows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import Change, EntryRow, MatchChange, MatchRow, ResultRow

NOW = "2026-01-01T00:00:00+00:00"


def match_row(match: int = 1, **fields: Any) -> MatchRow:
    """A match being played in a channel of its own."""
    row = MatchRow(
        id=match,
        series_id=match,
        next_id=None,
        game="tiny",
        guild=1,
        channel=1000 + match,
        phase="playing",
        host=101,
        options="{}",
        number=1,
        series=1,
        message=None,
        message_posted=None,
        ruleset_begun=1,
        ruleset=1,
        public_seq=0,
        last_entry=0,
        last_press=0,
        stamps=(("north", 1), ("east", 1)),
        outcome=None,
        offer=None,
        revision=1,
        created=NOW,
        changed=NOW,
    )
    return replace(row, **fields)


def entry(seq: int, **fields: Any) -> EntryRow:
    """One line of a log."""
    row = EntryRow(seq, seq, "north", "action", f"put {seq}", "[]", reveals=False, hands=False, at=NOW)
    return replace(row, **fields)


def result(match: int, user: int, **fields: Any) -> ResultRow:
    """How somebody did in a game of the first guild."""
    row = ResultRow(match, match, 1, "tiny", user, f"s{user}", 1, True, 4, NOW)
    return replace(row, **fields)


def change(*matches: MatchChange, token: str | None = None) -> Change:
    return Change(matches, token, NOW)
