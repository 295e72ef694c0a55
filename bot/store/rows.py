"""What goes into the store and comes out of it: one frozen value per row, and one per change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.store.act_row import ActRow
from bot.store.company import FollowerRow, FollowWish, HandoverRow

MatchPhase = Literal["lobby", "playing", "over", "cancelled"]
EntryKind = Literal["action", "chance", "resign", "undo", "note"]
OutboxKind = Literal["table", "turn", "offer", "lobby", "over", "remind", "claim", "follow", "next", "handed"]
TournamentPhase = Literal["entry", "playing", "over", "cancelled"]
Json: TypeAlias = str
TAKING_PLACE: Final[frozenset[MatchPhase]] = frozenset({"lobby", "playing"})
"""Phases in which a match has its channel to itself."""
NOBODY: Final = 0
"""The host of a match that nobody has opened: a game of the house against itself."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match. Times are ISO 8601 in UTC.

    series_id: the first match of its series (itself in a single game); next_id: the one that followed.
    public_seq: how often something everybody may know has happened. last_entry, last_press: the highest
    numbers given in the log. stamps: per seat. revision: grows by one with every change.
    ruleset_begun: the ruleset it began with; ruleset: the one its log was last played under. hints: whether
    all people at the table agreed that the house may be asked. clocks: whose time runs; None where there is
    no hurry. silence: how long nothing has happened, and what was said of it; None where that is not counted.
    wall: the last entry that no take-back goes behind, for somebody's part in the game ended after it.
    """

    id: int
    series_id: int
    next_id: int | None
    game: str
    guild: int
    channel: int
    phase: MatchPhase
    host: int
    options: Json
    number: int
    series: int
    message: int | None
    message_posted: str | None
    ruleset_begun: int
    ruleset: int
    public_seq: int
    last_entry: int
    last_press: int
    stamps: tuple[tuple[str, int], ...]
    outcome: Json | None
    offer: Json | None
    revision: int
    created: str
    changed: str
    hints: bool = False
    clocks: Json | None = None
    silence: Json | None = None
    wall: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A user at a table, in the order of joining. seat: taken, or in a lobby wished for; None: any.

    stand_in: the computer player who plays for the user; None where the user plays.
    """

    user: int
    position: int
    seat: str | None
    stand_in: int | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line of the log. Entries of one press belong together.

    events: what happened, as JSON. reveals, hands: whether it showed something hidden, and whether it gave
    another seat something to decide. undone: the number of the `undo` entry that took it back. time: at
    the first entry of a press, what it did to clocks and silence; None where that is nothing, or not known.
    """

    seq: int
    press: int
    seat: str
    kind: EntryKind
    text: str
    events: Json
    reveals: bool
    hands: bool
    at: str
    undone: int | None = None
    time: Json | None = None


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The position after entry `seq`: a cache of the log, with the fingerprint of its text."""

    seq: int
    state: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How one user did in one finished game. place: 1 for the winners; equal places are draws.

    house: the level of the strongest computer player at the table; None where there was none. number: the
    order in which results were written, given by the store.
    """

    match: int
    series_id: int
    guild: int
    game: str
    user: int
    seat: str
    place: int
    won: bool
    score: int
    finished: str
    house: str | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How good a user is at a game in one season, by Plackett and Luce's model: mean and deviation.

    side: the seat where seats are rated apart; empty: the whole game. season: 0 where there are none. played,
    won, points: games and scores of this season. last: when the latest of them finished.
    """

    guild: int
    game: str
    side: str
    season: int
    user: int
    mu: float
    sigma: float
    played: int
    won: int
    points: int
    last: str


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What a user's rating in a game was after one more of them. number: of the result."""

    guild: int
    user: int
    game: str
    number: int
    mu: float
    sigma: float
    at: str


@dataclass(frozen=True, slots=True)
class ArchiveRow:
    """A finished game: how long its log is, and how everybody did."""

    match: int
    entries: int
    results: tuple[ResultRow, ...]


@dataclass(frozen=True, slots=True)
class RatingCursor:
    """How far the results of a guild have been rated. number: of the last of them; period: its seasons.

    revision: grows whenever ratings were changed, by an erasure too. system: which way of rating they are
    made by; 0 is what there was before ways were numbered.
    """

    number: int
    period: str
    revision: int
    system: int = 0


@dataclass(frozen=True, slots=True)
class RatingChange:
    """Ratings that were worked off. expected: the cursor this began from; anew: the old ones are dropped."""

    guild: int
    expected: RatingCursor | None
    number: int
    period: str
    ratings: tuple[RatingRow, ...]
    steps: tuple[RatingStep, ...]
    anew: bool = False
    system: int = 0


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something that must be told; (id, revision) names one version of it for good."""

    id: int
    match: int
    kind: OutboxKind
    user: int | None
    revision: int
    created: str


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """When something is due at a table. seat: whose; empty: the table's. due: in seconds of the house."""

    match: int
    seat: str
    due: int


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it is on disk, but for the older part of its log.

    recent: the latest entries that were not taken back, without `undo` lines, oldest first. complete: whether
    they are the whole log. resigned: seats that gave up. series: of every
    finished game of the series how it ended, and a seat of it with its user.
    """

    row: MatchRow
    seats: tuple[SeatRow, ...]
    invited: tuple[int, ...]
    snapshot: SnapshotRow | None
    recent: tuple[EntryRow, ...]
    complete: bool
    gapless: bool
    resigned: tuple[str, ...]
    series: tuple[tuple[Json, str, int], ...]
    followers: tuple[FollowerRow, ...] = ()
    handovers: tuple[HandoverRow, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchChange:
    """The change of one match. expected: the revision it was made from; None for a new match.

    seats, invited: replace the old ones unless None. undone: entries taken back by the last of `entries`.
    retold: entries whose events read differently now. outbox: kind and user of what must be told. deadlines:
    replace the old ones unless None. followers: likewise. handovers: new ones. moved: whether its channel is
    another one. acts: of a server's manager. puzzle: a position of it that is kept for a later day: the entry
    before which it is, and its content.
    """

    row: MatchRow
    expected: int | None
    seats: tuple[SeatRow, ...] | None = None
    invited: tuple[int, ...] | None = None
    entries: tuple[EntryRow, ...] = ()
    undone: tuple[int, ...] = ()
    retold: tuple[tuple[int, Json], ...] = ()
    snapshot: SnapshotRow | None = None
    results: tuple[ResultRow, ...] = ()
    outbox: tuple[tuple[OutboxKind, int | None], ...] = ()
    deadlines: tuple[DeadlineRow, ...] | None = None
    followers: tuple[FollowerRow, ...] | None = None
    handovers: tuple[HandoverRow, ...] = ()
    moved: bool = False
    acts: tuple[ActRow, ...] = ()
    puzzle: tuple[int, Json] | None = None

    @property
    def kept(self) -> tuple[tuple[int, int, int, Json], ...]:
        """The row of the table `puzzle_ahead` that is new, if one is."""
        return () if self.puzzle is None else ((self.row.guild, self.row.id, *self.puzzle),)


@dataclass(frozen=True, slots=True)
class Change:
    """What one request changes: all of it or nothing. token: used once; None for the house's own changes."""

    matches: tuple[MatchChange, ...]
    token: str | None
    at: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One match a user has to do with. left: a seat handed to somebody else, and after which entry."""

    match: int
    game: str
    guild: int
    channel: int
    phase: MatchPhase
    host: bool
    invited: bool
    seat: str | None
    created: str
    follows: FollowWish | None = None
    left: str | None = None
    left_after: int | None = None


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament. id: 0 for one that has none yet. terms: what is agreed. round: the one being played.

    due: until when people may enter, in seconds of the house; None: until somebody says so. message: shows
    how it stands; shown: the revision it shows. revision: grows by one with every change.
    """

    id: int
    guild: int
    channel: int
    host: int
    name: str
    game: str
    phase: TournamentPhase
    terms: Json
    round: int
    due: int | None
    message: int | None
    revision: int
    shown: int
    created: str


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who has entered a tournament. since, until: the first and the last round they play in."""

    tournament: int
    number: int
    user: int
    since: int
    until: int | None


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One game of a tournament. board: the table in its round; leg: which game of those who meet there.

    players: numbers of entrants, in seating order. points: what it counted for each; None: undecided.
    reason: why somebody has said so. played: whether the game itself has decided it.
    """

    tournament: int
    round: int
    board: int
    leg: int
    players: Json
    channel: int | None
    match: int | None
    points: Json | None
    reason: str | None
    played: bool


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament as it is on disk: its people by number, its games by round, table and leg."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]


@dataclass(frozen=True, slots=True)
class TournamentChange:
    """A tournament as it shall be. expected: the revision it was made from; None for a new one.

    token: what a new one was asked for by, so that asking again has no further effect.
    """

    row: TournamentRow
    expected: int | None
    entrants: tuple[EntrantRow, ...]
    pairings: tuple[PairingRow, ...]
    token: str = ""


@dataclass(frozen=True, slots=True)
class AheadRow:
    """A position of a guild's game that is kept for a later day. content: see `Puzzle`; None: the game was
    looked at, and nothing in it was clear."""

    guild: int
    match: int
    entry: int
    content: Json | None


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A guild's position of a day. day: as `2026-03-01`. entry: of the match's record. content: see `Puzzle`.

    message: None until it was posted. until: the moment until which it can be answered. told: whether its
    result was.
    """

    guild: int
    day: str
    match: int
    entry: int
    content: Json
    channel: int
    message: int | None
    until: str
    told: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleAnswerRow:
    """What a user chose in a guild's position of a day. choice: the action as text."""

    guild: int
    day: str
    user: int
    choice: str
    solved: bool
    at: str
