"""Rows that go into the store and come out of it: frozen values, one per row and one per change.

Moments are ISO 8601 in UTC; deadlines are seconds of the house.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

MatchPhase = Literal["lobby", "playing", "over", "cancelled"]
EntryKind = Literal["action", "chance", "resign", "undo", "note"]
OutboxKind = Literal[
    "table",
    "chain",
    "turn",
    "offer",
    "lobby",
    "over",
    "remind",
    "claim",
    "follow",
    "next",
    "handed",
    "card",
    "answer",
]
TournamentPhase = Literal["entry", "playing", "over", "cancelled"]
FollowWish = Literal["turns", "end"]
Json: TypeAlias = str
BySeat: TypeAlias = Sequence[tuple[str, str]]
"""Seats of a match with what they did, or began with."""
NOBODY: Final = 0
"""The host of a match that nobody has opened: a game of the house against itself."""


# A match and its log


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match."""

    id: int  # its number, which no other match ever has
    series_id: int  # the first match of its series: itself in a single game
    next_id: int | None  # the match that followed in the series
    game: str  # its key
    guild: int  # the server
    channel: int  # the channel or thread it has to itself while it is open
    phase: MatchPhase  # how far it has come
    host: int  # who opened it
    options: Json  # what was agreed before play
    number: int  # which game of the series it is
    series: int  # of how many
    message: int | None  # the message of the table, or of the lobby
    message_posted: str | None  # when that message was posted
    ruleset_begun: int  # the ruleset it began with
    ruleset: int  # the ruleset its log was last played under
    public_seq: int  # how often something everybody may know has happened
    last_entry: int  # the highest number of an entry in the log
    last_press: int  # the highest number of a press in the log
    stamps: tuple[tuple[str, int], ...]  # of each seat, what changes with its decision
    outcome: Json | None  # how it ended
    offer: Json | None  # what waits for an answer of the others
    revision: int  # grows by one with every change
    created: str  # when its lobby was opened
    changed: str  # when it was changed last
    hints: bool = False  # all people at the table agreed that the house may be asked
    clocks: Json | None = None  # whose time runs; None where there is no hurry
    silence: Json | None = None  # how long nothing has happened, and what was said of it; None: not counted
    wall: int = 0  # the last entry no take-back goes behind: somebody's part in the game ended after it
    ahead: Json | None = None  # when answers kept ahead of time are due; None where there are none
    origin: Json | None = None  # of what it is played on from; None where it begins at the beginning
    asks: bool = False  # its lobby asks how reliably people play


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A user at a table, in the order of joining."""

    user: int
    position: int
    seat: str | None  # taken, or in a lobby wished for; None: any
    stand_in: int | None = None  # the computer player who plays for the user; None where the user plays


@dataclass(frozen=True, slots=True)
class FollowerRow:
    """Somebody who does not play at a table and wishes to be told of each turn, or of its end alone."""

    user: int
    wish: FollowWish


@dataclass(frozen=True, slots=True)
class HandoverRow:
    """A user who had a seat before it was handed on."""

    entry: int  # the last of the log before that
    seat: str
    user: int


@dataclass(frozen=True, slots=True)
class KeptRow:
    """Something a user has answered ahead of time."""

    position: int  # which of the match it is
    seat: str  # for which it answers
    user: int  # whose it is: of nobody else who has the seat
    ruleset: int  # the rules it was kept under
    answer: Json


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line of the log. Entries of one press belong together."""

    seq: int  # its number in the log, from 1
    press: int  # the number of the press it belongs to
    seat: str  # who acted, `chance` among them
    kind: EntryKind  # what sort of line it is
    text: str  # the action as text
    events: Json  # what happened
    reveals: bool  # it showed something hidden
    hands: bool  # it gave another seat something to decide
    at: str  # when it was made
    undone: int | None = None  # the number of the `undo` entry that took it back
    time: Json | None = None  # at the first entry of a press: what that did to clocks and silence, if known


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The position after entry `seq`: a cache of the log, with the fingerprint of its text."""

    seq: int
    state: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it is on disk, but for the older part of its log."""

    row: MatchRow  # the match itself
    seats: tuple[SeatRow, ...]  # who sits there, in the order of joining
    invited: tuple[int, ...]  # who was asked to join
    snapshot: SnapshotRow | None  # the position that is kept
    recent: tuple[EntryRow, ...]  # the latest entries still in force, without `undo` lines, oldest first
    complete: bool  # they are the whole log
    gapless: bool  # no entry is missing on disk
    resigned: tuple[str, ...]  # seats that gave up
    series: tuple[tuple[Json, str, int], ...]  # of finished games: how each ended, a seat of it, its user
    followers: tuple[FollowerRow, ...] = ()  # who is told of it
    handovers: tuple[HandoverRow, ...] = ()  # who sat there before
    kept: tuple[KeptRow, ...] = ()  # what was answered ahead of time


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something that must be told; (id, revision) names one version of it for good."""

    id: int  # its number, which no other item ever has
    match: int  # of which it tells
    kind: OutboxKind  # what is told
    user: int | None  # to whom; None: at the table
    revision: int  # grows whenever there is something newer to tell
    created: str  # when the latest of it was written
    press: int = 0  # the press it tells of, where each is told; 0: how the match stands now


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """Something that is due at a table."""

    match: int
    seat: str  # whose; empty: the table's
    due: int


# Changes of matches


@dataclass(frozen=True, slots=True)
class ActRow:
    """Something a server's manager has done."""

    guild: int  # the server
    at: str  # when it was done
    by: int  # the manager
    what: str  # the name of the act
    match: int | None = None  # at which table
    about: int | None = None  # to whom
    number: int = 0  # the order in which acts were done, given by the store


@dataclass(frozen=True, slots=True)
class MatchChange:
    """The change of one match."""

    row: MatchRow  # the match as it shall be
    expected: int | None  # the revision it was made from; None for a new match
    seats: tuple[SeatRow, ...] | None = None  # replace the old ones unless None
    invited: tuple[int, ...] | None = None  # likewise
    entries: tuple[EntryRow, ...] = ()  # new ones of the log
    undone: tuple[int, ...] = ()  # entries taken back by the last `undo` of `entries`
    retold: tuple[tuple[int, Json], ...] = ()  # entries whose events read differently now
    snapshot: SnapshotRow | None = None  # replaces the old one unless None
    results: tuple[ResultRow, ...] = ()  # new ones, where the game has ended
    outbox: tuple[tuple[OutboxKind, int | None], ...] = ()  # kind and user of what must be told
    deadlines: tuple[DeadlineRow, ...] | None = None  # replace the old ones unless None
    followers: tuple[FollowerRow, ...] | None = None  # likewise
    handovers: tuple[HandoverRow, ...] = ()  # new ones
    moved: bool = False  # its channel is another one
    acts: tuple[ActRow, ...] = ()  # of a server's manager, new ones
    puzzle: tuple[int, Json] | None = None  # a position kept for a later day: the entry after it, its content
    kept: tuple[KeptRow, ...] | None = None  # replace the old ones unless None


@dataclass(frozen=True, slots=True)
class Change:
    """Everything one request changes: all of it or nothing."""

    matches: tuple[MatchChange, ...]
    token: str | None  # used once; None for the house's own changes
    at: str


# Results, the archive, ratings


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of one user in one finished game."""

    match: int  # the game that was played
    series_id: int  # the first match of its series
    guild: int  # the server
    game: str  # its key
    user: int  # who played, or the pseudonym of somebody erased
    seat: str  # where they sat
    place: int  # 1 for the winners; equal places are draws
    won: bool  # they are among the winners
    score: int  # points in the game
    finished: str  # when it ended
    house: str | None = None  # the level of the strongest computer player; None where there was none
    number: int = 0  # the order in which results were written, given by the store


@dataclass(frozen=True, slots=True)
class ArchiveRow:
    """A finished game: how long its log is, and how everybody did."""

    match: int
    entries: int
    results: tuple[ResultRow, ...]


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The strength of a user at a game in one season, by Plackett and Luce's model."""

    guild: int  # the server
    game: str  # its key
    side: str  # the seat where seats are rated apart; empty: the whole game
    season: int  # 0 where there are none
    user: int  # who is rated
    mu: float  # the mean
    sigma: float  # the deviation
    played: int  # games of this season
    won: int  # of these
    points: int  # scores of this season
    last: str  # when the latest game of this season finished


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A user's rating in a game after one more of them."""

    guild: int  # the server
    user: int  # who is rated
    game: str  # its key
    number: int  # of the result
    mu: float  # the mean
    sigma: float  # the deviation
    at: str  # when the game finished


@dataclass(frozen=True, slots=True)
class RatingCursor:
    """The point up to which the results of a guild have been rated."""

    number: int  # of the last result
    period: str  # how long the seasons last
    revision: int  # grows whenever ratings were changed, by an erasure too
    system: int = 0  # the way of rating they are made by; 0: what there was before ways were numbered


@dataclass(frozen=True, slots=True)
class RatingChange:
    """Ratings that were worked off."""

    guild: int  # the server
    expected: RatingCursor | None  # the cursor this began from
    number: int  # of the last result that was worked off
    period: str  # how long the seasons last
    ratings: tuple[RatingRow, ...]  # new, or in the place of the old ones
    steps: tuple[RatingStep, ...]  # new ones
    anew: bool = False  # the old ones are dropped
    system: int = 0  # the way of rating


# People on a guild: what they have to do with, what they have played, what they have set for it


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One match a user has to do with."""

    match: int  # its number
    game: str  # its key
    guild: int  # the server
    channel: int  # where it is
    phase: MatchPhase  # how far it has come
    host: bool  # the user opened it
    invited: bool  # the user was asked to join
    seat: str | None  # where the user sits
    created: str  # when its lobby was opened
    follows: FollowWish | None = None  # of what the user wishes to be told
    left: str | None = None  # a seat the user handed to somebody else
    left_after: int | None = None  # the last entry before that


class HistoryRow(NamedTuple):
    """A match that is over, with everybody who sat in it. opened: when its lobby was."""

    match: int
    game: str
    guild: int
    opened: str
    people: tuple[int, ...]


def read_history(rows: Iterable[tuple[int, str, int, str, int]]) -> tuple[HistoryRow, ...]:
    """Read matches with one row for everybody in them, those of a match one after another."""
    matches: dict[int, HistoryRow] = {}
    for match, game, guild, opened, user in rows:
        before = matches.get(match)
        people = () if before is None else before.people
        matches[match] = HistoryRow(match, game, guild, opened, (*people, user))
    return tuple(matches.values())


@dataclass(frozen=True, slots=True)
class NoteRow:
    """The text somebody has written down for themselves about a game."""

    match: int  # the game
    user: int  # whose it is
    text: str  # in Discord's markdown
    at: str  # when it was written


@dataclass(frozen=True, slots=True)
class FeatRow:
    """Something a user did in a game among people that counts."""

    match: int  # the game
    seat: str  # where the user sat
    feat: str  # its name
    user: int  # who did it
    guild: int  # the server
    game: str  # its key
    at: str  # when the game finished


class PlayedRow(NamedTuple):
    """As much of a result as a profile counts: of somebody who has played for years there are thousands."""

    game: str
    seat: str
    won: bool


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """Somebody a user has played with: how often, and how often the user was placed before them."""

    user: int
    played: int
    ahead: int


@dataclass(frozen=True, slots=True)
class LongestRow:
    """The match with the longest log. entries: of it."""

    match: int
    game: str
    entries: int


class OpeningRow(NamedTuple):
    """A way in which a user began a game from a seat, and how often."""

    game: str
    seat: str
    opening: str
    times: int


@dataclass(frozen=True, slots=True)
class ProfileRows:
    """Everything a user has played among people on one guild."""

    results: tuple[PlayedRow, ...]  # by number
    opponents: tuple[OpponentRow, ...]  # by how often
    longest: LongestRow | None
    openings: tuple[OpeningRow, ...] = ()  # by how often


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A change of a guild's setting."""

    guild: int  # the server
    at: str  # when it was changed
    by: int  # who changed it
    name: str  # of the setting
    before: Json  # what it was
    after: Json  # what it is


@dataclass(frozen=True, slots=True)
class Departure:
    """A guild the bot has left, and when everything of it is erased."""

    guild: int
    due: int


# Tournaments


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament."""

    id: int  # its number; 0 for one that has none yet
    guild: int  # the server
    channel: int  # where it is announced
    host: int  # who opened it
    name: str  # as the host called it
    game: str  # its key
    phase: TournamentPhase  # how far it has come
    terms: Json  # what is agreed
    round: int  # the one being played
    due: int | None  # until when people may enter; None: until somebody says so
    message: int | None  # shows how it stands
    revision: int  # grows by one with every change
    shown: int  # the revision the message shows
    created: str  # when it was opened


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who has entered a tournament."""

    tournament: int
    number: int
    user: int
    since: int  # the first round they play in
    until: int | None  # the last one


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One game of a tournament."""

    tournament: int  # its number
    round: int  # from 1
    board: int  # the table in its round
    leg: int  # which game of those who meet there
    players: Json  # numbers of entrants, in seating order
    channel: int | None  # the thread it is played in
    match: int | None  # the match it is played as
    points: Json | None  # what it counted for each; None: undecided
    reason: str | None  # why somebody has said so
    played: bool  # the game itself has decided it


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament as it is on disk: its people by number, its games by round, table and leg."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]


@dataclass(frozen=True, slots=True)
class TournamentChange:
    """A tournament as it shall be."""

    row: TournamentRow
    expected: int | None  # the revision it was made from; None for a new one
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]
    token: str = ""  # what a new one was asked for by, so that asking again has no further effect


# Positions of the day


@dataclass(frozen=True, slots=True)
class AheadRow:
    """A position of a guild's game that is kept for a later day."""

    guild: int
    match: int
    entry: int
    content: Json | None  # see `Puzzle`; None: the game was looked at, and nothing in it was clear


@dataclass(frozen=True, slots=True)
class BranchRow:
    """Other moves somebody has tried out from a moment of a finished game."""

    match: int
    number: int  # which of the match's, drawn by lot: none is ever given again
    user: int  # who tries
    created: str
    moment: int  # from where, as stepping through the game numbers it
    eyes: str  # the seat from whose knowledge hidden things were imagined; empty: as they were
    ruleset: int  # of `state`
    state: str  # the position it begins in
    actions: Json  # what has been done since: seat and text of each
    thoughts: Json  # what the house thinks of it
    revision: int  # grows with every change of the actions


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A guild's position of a day."""

    guild: int  # the server
    day: str  # as `2026-03-01`
    match: int  # the game it is from
    entry: int  # of the match's record
    content: Json  # see `Puzzle`
    channel: int  # where it is posted
    message: int | None  # None until it was posted
    until: str  # the moment until which it can be answered
    told: bool = False  # its result was


@dataclass(frozen=True, slots=True)
class PuzzleAnswerRow:
    """A user's answer to a guild's position of a day."""

    guild: int  # the server
    day: str  # as `2026-03-01`
    user: int  # who answered
    choice: str  # the action as text
    solved: bool  # it was the best one
    at: str  # when it was given


# The page of the board


@dataclass(frozen=True, slots=True)
class BoardLinkRow:
    """A link to the page of a board, for one user and one use."""

    token: str  # a keyed hash
    user: int
    match: int
    language: str  # as it was when the link was made
    until: int  # seconds of the clock


@dataclass(frozen=True, slots=True)
class BoardSessionRow:
    """A browser in which a user has the page open."""

    token: str  # a keyed hash
    user: int
    language: str  # as it was when the link was made
    opened: str  # when
    until: int  # seconds of the clock
