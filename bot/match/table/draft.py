"""Changes that a request is about to make: drafted in memory, then written as one change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine import CHANCE, Noted, Seat, encode_events
from bot.match.table.entries import add_heard, add_news
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.stored_offers import newcomers_of
from bot.match.table.values import UserId
from bot.store import (
    ActRow,
    DeadlineRow,
    EntryRow,
    HandoverRow,
    MatchChange,
    OutboxKind,
    ResultRow,
    SnapshotRow,
)


@dataclass(frozen=True, slots=True)
class Draft:
    """A match as it shall be, with what is new about it.

    match: its row still has the revision it was made from; revision 0 is a new match. people: whether seats
    or invitations changed. turns: users whose decision has newly opened, to be told if they wish. asked:
    users who shall answer an offer. following: the next game of a series. reminded, claimed: users to be
    told that their time passes, or what the others ask for because it is over.
    ahead: users whose turn comes after the one that has begun, to be told if they wish. ended: users to be
    told, if they wish, that a game they did not end themselves is over.
    handed: who had a seat that has been handed on, and who has it now; handovers: new ones. followed: whether
    followers changed. moved: whether the table is in another channel. acts: of a manager of the server.
    mended: users with whom a private message stands that is no longer true. puzzle: a position of it to keep
    for a later day: the entry before which it is, and its content.
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
    ahead: tuple[UserId, ...] = ()
    ended: tuple[UserId, ...] = ()
    handed: tuple[UserId, ...] = ()
    handovers: tuple[HandoverRow, ...] = ()
    followed: bool = False
    moved: bool = False
    acts: tuple[ActRow, ...] = ()
    mended: tuple[UserId, ...] = ()
    puzzle: tuple[int, str] | None = None


async def draft_table(loaded: LoadedMatch) -> Draft:
    """Nothing is changed, but the table is shown anew."""
    return Draft(loaded, channel=("table",))


def apply_draft(draft: Draft, now: str) -> LoadedMatch:
    """The match once the draft is on disk."""
    row = draft.match.row
    followers = draft.match.followers if row.phase in ("lobby", "playing") else ()
    # Who was asked to take over a seat is named no longer than that is open.
    invited = (
        draft.match.invited if row.phase == "lobby" else newcomers_of(draft.match.offers) if row.offer else ()
    )
    row = replace(row, revision=row.revision + 1, changed=now)
    return replace(draft.match, row=row, followers=followers, invited=invited)


def change_of(
    draft: Draft,
    after: LoadedMatch,
    before: LoadedMatch | None,
    deadlines: tuple[DeadlineRow, ...] | None,
) -> MatchChange:
    """The draft for the store, in which those to be told are those who wish it.

    before: None where it is not at hand. deadlines: new ones.
    """
    loaded = draft.match
    notices: list[tuple[OutboxKind, int | None]] = [(kind, None) for kind in draft.channel]
    notices += [("offer", user) for user in draft.asked]
    notices += [("turn", user) for user in draft.turns]
    notices += [("remind", user) for user in draft.reminded]
    notices += [("claim", user) for user in draft.claimed]
    notices += [("next", user) for user in draft.ahead]
    notices += [("over", user) for user in draft.ended]
    notices += [("handed", user) for user in draft.handed]
    notices += [("follow", user) for user in find_told(before, loaded)]
    # After what may take the place of such a message.
    notices += [("table", user) for user in draft.mended]
    followed = draft.followed or after.followers != loaded.followers
    return MatchChange(
        row=after.row,
        expected=loaded.row.revision or None,
        seats=loaded.seats if draft.people else None,
        invited=after.invited if draft.people or _are_others_invited(before, draft, after) else None,
        entries=draft.entries,
        undone=draft.undone,
        retold=draft.retold,
        snapshot=draft.snapshot,
        results=draft.results,
        outbox=tuple(notices),
        deadlines=deadlines,
        handovers=draft.handovers,
        followers=after.followers if followed else None,
        moved=draft.moved,
        acts=draft.acts,
        puzzle=draft.puzzle,
    )


def _are_others_invited(before: LoadedMatch | None, draft: Draft, after: LoadedMatch) -> bool:
    """Tell whether others are invited than on disk."""
    known = draft.match if before is None else before
    return after.invited != known.invited or draft.match.invited != known.invited


def find_told(before: LoadedMatch | None, after: LoadedMatch) -> tuple[UserId, ...]:
    """The followers who are to be told of a change. before: None where it is not at hand; new ones are told
    of nothing."""
    followers = tuple(each for each in after.followers if not after.has_joined(each.user))
    if after.row.revision == 0 or after.row.phase == "lobby" or not followers:
        return ()
    if after.row.phase != "playing":
        ended = before is None or before.row.phase != after.row.phase
        return tuple(each.user for each in followers) if ended else ()
    if before is not None and _choosing(before) == _choosing(after):
        return ()
    return tuple(each.user for each in followers if each.wish == "turns")


def _choosing(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """The seats that must choose, as everybody can see."""
    if loaded.state is None or loaded.row.phase != "playing":
        return ()
    return tuple(each.seat for each in loaded.decisions().open)


# Notes about a table in its log: they are told like news, and played again by nobody.


def add_note(
    draft: Draft, what: str, now: str, *, seat: Seat = "", about: Seat = "", topic: str = ""
) -> Draft:
    """The draft with a note behind its entries. A match that cannot go on gets none: its log stays as it is.

    seat: who did it; about: whom it concerns; empty: nobody at the table. topic: which of several things.
    """
    loaded = draft.match
    if loaded.broken is not None or loaded.state is None:
        return draft
    event = Noted(what=what, seat=seat, about=about, topic=topic)
    number, press = loaded.row.last_entry + 1, loaded.row.last_press + 1
    line = EntryRow(number, press, seat or CHANCE, "note", what, encode_events([event]), False, False, now)
    after = replace(
        loaded,
        news=add_news(loaded.news, loaded.viewers, [event]),
        heard=add_heard(loaded.heard, loaded.viewers, [event], now),
        row=replace(loaded.row, last_entry=number, last_press=press, public_seq=loaded.row.public_seq + 1),
    )
    return replace(draft, match=after, entries=(*draft.entries, line))
