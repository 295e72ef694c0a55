"""Every query of the store, written once for both engines, by subject.

A function is given a `Connection`. What a query may say beyond plain SQL stands there (`bot.store.work`), and
the engine's own module says what becomes of it (`sqlite/connecting.py`, `postgres/connecting.py`).

Plain SQL with named values was chosen over SQLAlchemy Core, which would be one more dependency at run
time. Both engines know ON CONFLICT, RETURNING, common tables and windows, so that four spellings are
all that differs, and a query can be explained and measured as it stands here. Its dialects bring
connections of their own, while the pipeline, the savepoints of a batch and the thread of SQLite are what
makes a commit fast.
"""

from bot.store.queries import (
    boards,
    branches,
    changes,
    guesses,
    guilds,
    kept,
    matches,
    parts,
    people,
    puzzles,
    reports,
    results,
    summaries,
    tournaments,
    votes,
)

__all__ = [
    "boards",
    "branches",
    "changes",
    "guesses",
    "guilds",
    "kept",
    "matches",
    "parts",
    "people",
    "puzzles",
    "reports",
    "results",
    "summaries",
    "tournaments",
    "votes",
]
