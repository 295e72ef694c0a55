"""What a request is about to change: drafted in memory, then written as one change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.match.persistence.loaded_match import LoadedMatch
from bot.match.table import UserId
from bot.store import ActRow, DeadlineRow, EntryRow, MatchChange, OutboxKind, ResultRow, SnapshotRow


@dataclass(frozen=True, slots=True)
class Draft:
    """A match as it shall be, with what is new about it.

    match: its row still has the revision it was made from; revision 0 is a new match. people: whether seats
    or invitations changed. turns: users whose decision has newly opened, to be told if they wish. asked:
    users who shall answer an offer. following: the next game of a series. reminded, claimed: users to be
    told that their time passes, or what the others ask for because it is over. moved: whether the table is in
    another channel. acts: of a manager of the server.
    """

    match: LoadedMatch
    people: bool = False
    entries: tuple[EntryRow, ...] = ()
    undone: tuple[int, ...] = ()
    retold: tuple[tuple[int, str], ...] = ()
    snapshot: SnapshotRow | None = None
    results: tuple[ResultRow, ...] = ()
    channel: tuple[OutboxKind, ...] = ()
    turns: tuple[UserId, ...] = ()
    asked: tuple[UserId, ...] = ()
    following: Draft | None = None
    reminded: tuple[UserId, ...] = ()
    claimed: tuple[UserId, ...] = ()
    moved: bool = False
    acts: tuple[ActRow, ...] = ()


async def draft_table(loaded: LoadedMatch) -> Draft:
    """Nothing is changed, but the table is shown anew."""
    return Draft(loaded, channel=("table",))


def apply_draft(draft: Draft, now: str) -> LoadedMatch:
    """The match once the draft is on disk."""
    row = draft.match.row
    return replace(draft.match, row=replace(row, revision=row.revision + 1, changed=now))


def change_of(
    draft: Draft,
    after: LoadedMatch,
    turns: tuple[UserId, ...],
    deadlines: tuple[DeadlineRow, ...] | None,
) -> MatchChange:
    """The draft for the store. turns: those of its users who wish to be told. deadlines: new ones."""
    loaded = draft.match
    notices: list[tuple[OutboxKind, int | None]] = [(kind, None) for kind in draft.channel]
    notices += [("offer", user) for user in draft.asked]
    notices += [("turn", user) for user in turns]
    notices += [("remind", user) for user in draft.reminded]
    notices += [("claim", user) for user in draft.claimed]
    return MatchChange(
        row=after.row,
        expected=loaded.row.revision or None,
        seats=loaded.seats if draft.people else None,
        invited=loaded.invited if draft.people else None,
        entries=draft.entries,
        undone=draft.undone,
        retold=draft.retold,
        snapshot=draft.snapshot,
        results=draft.results,
        outbox=tuple(notices),
        deadlines=deadlines,
        moved=draft.moved,
        acts=draft.acts,
    )
