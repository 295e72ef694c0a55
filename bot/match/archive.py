"""What is read again from the logs of games: their records, the feats in them, the archive."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from itertools import groupby
from time import monotonic
from typing import Final

import orjson

from bot.engine import Chronicle, Event, Outcome, Record, RecordError, Seat, clean_text, find_feats, replay
from bot.engine.game import CHANCE
from bot.engine.record import RESIGN, Played
from bot.match.bundle import GameBundle
from bot.match.conduct import TimeUsed, find_times
from bot.match.entries import BrokenLogError, is_sound, read_events, select_counting, select_told, steps
from bot.match.match import LoadedMatch, is_computer, read_outcome
from bot.match.repository import MatchRepository
from bot.match.review import Moment, find_moment
from bot.match.settings import SettingsRepository, refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import ArchiveQuery, ArchiveRow, BySeat, EntryRow, FeatRow, SnapshotRow, Store, Summary
from bot.text import GivenText, Language

# Matches as text: export, import, and checking what is stored.

PLAYERS: Final = "Players"
DATE: Final = "Date"
RESULT: Final = "Result"
FROM: Final = "From"
CARDS: Final = "Cards"
"""Names of header lines."""
LONGEST_NAME: Final = 32
MOST_TAKEN_IN: Final = 5_000
"""Actions of a record somebody may give: three times as many as the longest game of the house has had."""
PATIENCE: Final = 5.0
"""Seconds such a record may take to be played through."""


def record_of(
    loaded: LoadedMatch, entries: Sequence[EntryRow], names: Mapping[UserId, str] | None = None
) -> Record:
    """The record of a match: what counts of its log. It shows everything that is hidden.

    names: what its players are called; with these, how it ended is told too.
    """
    counting = select_counting(entries)
    log = tuple((entry.seat, RESIGN if entry.kind == "resign" else entry.text) for entry in counting)
    row = loaded.row
    tags = [("Match", str(row.id))]
    if row.series > 1:
        tags.append(("Series", f"{row.number} of {row.series}"))
    if loaded.origin is not None:
        tags += [(FROM, loaded.origin.tell_source()), (CARDS, loaded.origin.tell_cards())]
    if names is not None and counting:
        tags += _about(loaded, counting[-1].at, names)
    return Record(row.game, row.ruleset, row.options, log, tuple(tags))


def _about(loaded: LoadedMatch, ended: str, names: Mapping[UserId, str]) -> list[tuple[str, str]]:
    """Tell who played, when it ended, and how."""
    players = {seat: clean_text(names.get(user, "")) for seat, user in loaded.seating()}
    tags = [(PLAYERS, orjson.dumps(players).decode()), (DATE, ended[:10])]
    outcome = read_outcome(loaded.row.outcome)
    if outcome is not None:
        told = {"winners": outcome.winners, "reason": outcome.reason, "scores": dict(outcome.scores)}
        tags.append((RESULT, orjson.dumps(told).decode()))
    return tags


def players_of(record: Record) -> Mapping[Seat, GivenText]:
    """Return what the players of a record are called; nothing where it does not say so in our way."""
    try:
        told = orjson.loads(dict(record.tags).get(PLAYERS, "{}"))
    except orjson.JSONDecodeError:
        return {}
    named = told.items() if isinstance(told, dict) else ()
    given = {seat: GivenText(name).clip(LONGEST_NAME) for seat, name in named if isinstance(name, str)}
    return {seat: name for seat, name in given.items() if name}


def date_of(record: Record) -> date | None:
    """The day on which the game of a record ended, if it says so."""
    try:
        return date.fromisoformat(dict(record.tags).get(DATE, ""))
    except ValueError:
        return None


def take_in(bundles: Mapping[str, GameBundle], text: str) -> tuple[GameBundle, Record]:
    """A record from somebody's file, once it has been played through. Nothing it says is trusted.

    Raises RecordError, for one that is too long or takes too long as well.
    """
    bundle, record, places = _open(bundles, text)
    if len(record.log) > MOST_TAKEN_IN:
        raise RecordError("record-too-long", MOST_TAKEN_IN)
    until = monotonic() + PATIENCE
    try:
        for _ in _play(bundle, record, places):
            if monotonic() > until:
                raise RecordError("record-too-slow", 1)
    except RecordError:
        raise
    except Exception as error:  # the options are a stranger's: what no table could begin with may do anything
        raise RecordError("record-options-unreadable", 3, record.options[:LONGEST_NAME]) from error
    return bundle, record


def read_record(
    bundles: Mapping[str, GameBundle], text: str
) -> tuple[GameBundle, Record, tuple[Played, ...]]:
    """A record from a file, played through to its end.

    Raises RecordError: every line must be legal; `line` is the line of the file.
    """
    bundle, record, places = _open(bundles, text)
    return bundle, record, tuple(_play(bundle, record, places))


def _open(bundles: Mapping[str, GameBundle], text: str) -> tuple[GameBundle, Record, list[int]]:
    """A record, its game, and the lines of the file on which its actions stand. Raises RecordError."""
    record = Record.parse(text)
    bundle = bundles.get(record.game)
    if bundle is None:
        raise RecordError("record-game-unknown", 1, record.game)
    places = _places(text)
    for place, (seat, action) in zip(places, record.log, strict=True):
        known = seat in bundle.game.facts.seats or (seat == CHANCE and action != RESIGN)
        if not known:
            raise RecordError("record-line-unreadable", place, f"{seat} {action}")
    return bundle, record, places


def _play(bundle: GameBundle, record: Record, places: Sequence[int]) -> Iterator[Played]:
    try:
        yield from replay(bundle.game, record)
    except RecordError as error:
        if error.reason not in ("record-line-unreadable", "record-line-illegal"):
            raise
        raise RecordError(
            error.reason, places[error.line - 1], error.text, error.refusal, error.game
        ) from error


def tell_line(error: RecordError, bundles: Mapping[str, GameBundle], language: Language) -> str:
    """Return what a bad line says, and where the rules do not allow it, why not, in the words of its game."""
    if error.refusal is None:
        return error.text
    return f"{error.text} – {bundles[error.game].words.refusal(error.refusal, language)}"


def _places(text: str) -> list[int]:
    """The lines of the file on which actions stand, counted from 1."""
    lines = text.splitlines()
    blank = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    return [
        number
        for number, line in enumerate(lines[blank:], start=blank + 1)
        if line.strip() and not line.startswith("#")
    ]


def compare_with_log(loaded: LoadedMatch, snapshot: SnapshotRow | None, entries: Sequence[EntryRow]) -> None:
    """Compares the match and its snapshot with the log played again. Raises RefusedError `refused-broken`."""
    if snapshot is None:
        return
    log = select_counting(entries)
    numbers = (0, *(entry.seq for entry in log))
    try:
        states = [state for state, _ in steps(loaded.game, loaded.options, log)]
    except BrokenLogError as error:
        raise RefusedError("refused-broken", line=str(error.line)) from error
    there = max(at for at, number in enumerate(numbers) if number <= snapshot.seq)
    dump = loaded.game.dump
    if not is_sound(snapshot) or dump(states[there]) != snapshot.state:
        raise RefusedError("refused-broken", line=str(there))
    if dump(states[-1]) != dump(loaded.state):
        raise RefusedError("refused-broken", line=str(len(log)))


def own_lines(entries: Sequence[EntryRow], seat: Seat) -> list[str]:
    """Return what one seat did, for its own user."""
    return [entry.text for entry in select_counting(entries) if entry.seat == seat]


# Feats: what somebody once did in a game of a server. They follow from the log, once a game is over.
#
# They are found when the end is told, so at least once, and kept by match, seat and feat, so that none
# counts twice.

AT_ONCE: Final = 100
"""Results looked through between two notes of how far that has come."""
ADDED_AT_ONCE: Final = 2_000
"""Games added up in one change."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A feat of somebody's: when it was done first, and how often since."""

    game: str
    feat: str
    first: datetime
    times: int


class Feats:
    """Finds and remembers feats, of games among people that count; and what else follows from their logs."""

    def __init__(self, store: Store, settings: SettingsRepository, bundles: Mapping[str, GameBundle]) -> None:
        self._store = store
        self._settings = settings
        self._bundles = bundles

    async def are_shown(self, guild: int) -> bool:
        """Tell whether a server wants to hear of them."""
        return (await self._settings.guild(guild)).feats

    async def of(self, guild: int, user: UserId) -> tuple[Deed, ...]:
        """Return what somebody has done on a server, the latest first; nothing where that is switched off."""
        if not await self.are_shown(guild):
            return ()
        with refuse_on_storage_errors():
            return deeds_of(row for row in await self._store.feats(guild, user) if self._knows(row))

    async def count_wins(self, guild: int, user: UserId) -> int:
        """Count the games somebody has won among people of a server."""
        with refuse_on_storage_errors():
            return sum(result.won for result in (await self._store.profile(guild, user)).results)

    async def since(self, guild: int, moment: datetime) -> tuple[FeatRow, ...]:
        """List what has been done on a server since a moment, oldest first, by people still there."""
        if not await self.are_shown(guild):
            return ()
        with refuse_on_storage_errors():
            rows = await self._store.feats(guild, None, moment.isoformat())
        return tuple(row for row in rows if row.user > 0 and self._knows(row))

    async def kept_of(self, match: MatchId, key: str) -> tuple[tuple[Seat, str], ...]:
        """List the feats noted of a match, in the order of its game's; nothing before they were noted."""
        with refuse_on_storage_errors():
            rows = [row for row in await self._store.feats(None, None, match=match) if self._knows(row)]
        order = [feat.key for feat in self._bundles[key].feats]
        return tuple(
            (feat_row.seat, feat_row.feat) for feat_row in sorted(rows, key=lambda row: order.index(row.feat))
        )

    async def note(self, match: MatchId) -> None:
        """Remembers what was done in a match that is over. It may be called again: nothing counts twice."""
        with refuse_on_storage_errors():
            stored = await self._store.match(match)
            outcome = read_outcome(stored.row.outcome) if stored is not None else None
            bundle = self._bundles.get(stored.row.game) if stored is not None else None
            if stored is None or outcome is None or bundle is None:
                return
            if any(is_computer(row.user) for row in stored.seats):
                return
            seats = tuple(row.seat for row in stored.seats if row.seat is not None)
            entries = await self._store.entries(match)
            feats = await asyncio.to_thread(look_through, bundle, seats, outcome, entries)
            await self._store.write_feats(match, *feats)

    async def note_everything(self) -> None:
        """Looks through what was played before this was remembered, from where that was left."""
        with refuse_on_storage_errors():
            for guild in await self._store.rated_guilds():
                await self._note_guild(guild)
            for guild in await self._store.summaries.list_guilds():
                await add_up(self._store, guild)

    async def _note_guild(self, guild: int) -> None:
        name = f"looked-through-{guild}"
        reached = int(await self._store.value(name) or 0)
        while results := await self._store.results_after(guild, reached, AT_ONCE):
            for match, _ in groupby(results, key=lambda row: row.match):
                await self.note(match)
            reached = results[-1].number
            await self._store.set_value(name, str(reached))

    def _knows(self, row: FeatRow) -> bool:
        bundle = self._bundles.get(row.game)
        return bundle is not None and row.feat in {feat.key for feat in bundle.feats}


async def add_up(store: Store, guild: int) -> None:
    """Brings the sums of a server up to date: with new games, and after a profile was hidden or shown."""
    while await store.summaries.is_due(guild):
        await store.summaries.add_up(guild, ADDED_AT_ONCE)


def look_through(
    bundle: GameBundle, seats: tuple[Seat, ...], outcome: Outcome, entries: Sequence[EntryRow]
) -> tuple[BySeat, BySeat, Summary]:
    """Tell who did what in a game that is over, who began with what, and what it comes to, by its log."""
    log = select_counting(entries)
    game = Chronicle(seats, outcome, tuple(event for entry in log for event in read_events(bundle, entry)))
    openings = ((seat, bundle.begun.find(game, seat)) for seat in seats) if bundle.begun is not None else ()
    kept = tuple((seat, opening) for seat, opening in openings if opening is not None)
    return tuple(find_feats(bundle.feats, game)), kept, summarise(bundle, game, log)


def summarise(bundle: GameBundle, game: Chronicle, log: Sequence[EntryRow]) -> Summary:
    """Tell what a game comes to. Its turns are choices, where its rules know no turns."""
    turns = sum(event.begins_turn for event in game.events) or sum(entry.kind == "action" for entry in log)
    moments = [datetime.fromisoformat(log[at].at) for at in (0, -1)] if log else []
    seconds = int((moments[1] - moments[0]).total_seconds()) if moments else 0
    played = bundle.cards
    cards = {} if played is None else {seat: sorted(set(played.find(game, seat))) for seat in game.seats}
    return Summary(turns, max(0, seconds), orjson.dumps(cards).decode())


def deeds_of(rows: Iterable[FeatRow]) -> tuple[Deed, ...]:
    """Feats by game and key, what was done first last."""
    times: dict[tuple[str, str], list[str]] = {}
    for row in rows:
        times.setdefault((row.game, row.feat), []).append(row.at)
    deeds = [Deed(*key, datetime.fromisoformat(min(at)), len(at)) for key, at in times.items()]
    return tuple(sorted(deeds, key=lambda deed: (deed.first, deed.game, deed.feat), reverse=True))


# The archive of what has been played: records, and games stepped through from the beginning.


@dataclass(frozen=True, slots=True)
class Annals:
    """A finished game as a whole: everything that happened, when it began and ended, and what was done."""

    events: tuple[Event, ...]
    began: datetime
    ended: datetime
    feats: tuple[tuple[Seat, str], ...] = ()
    # What time each person used, None where that is not known; nothing where no clock ran.
    times: Mapping[Seat, TimeUsed | None] = field(default_factory=dict)


def _annals(
    loaded: LoadedMatch, told: Sequence[EntryRow], kept: Sequence[tuple[Seat, str]] | None
) -> Annals | None:
    """kept: what is remembered to have been done in it; None: nobody is to hear of that."""
    entries = select_counting(told)
    if not entries:
        return None
    bundle, seats = loaded.bundle, tuple(seat for seat, _ in loaded.seating())
    events = tuple(event for entry in entries for event in read_events(bundle, entry))
    feats: Iterable[tuple[Seat, str]] = kept or ()
    outcome = read_outcome(loaded.row.outcome)
    if kept is not None and not kept and outcome is not None:
        # It has just ended, or nothing was done: what will be remembered follows from the log.
        feats = find_feats(bundle.feats, Chronicle(seats, outcome, events))
    began, ended = (datetime.fromisoformat(entries[at].at) for at in (0, -1))
    return Annals(events, began, ended, tuple(feats), find_times(loaded, told))


class Archive:
    """Reads the whole log of matches. What is turned down raises RefusedError."""

    def __init__(self, repository: MatchRepository, feats: Feats) -> None:
        self._repository = repository
        self._feats = feats

    async def find(self, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
        """Finished games of a server that fit, the latest first."""
        with refuse_on_storage_errors():
            return await self._repository.store.archive(query)

    async def months(self, query: ArchiveQuery) -> tuple[str, ...]:
        """Months in which games of a server ended, as `2026-03`, the latest first: by whose and where."""
        with refuse_on_storage_errors():
            return await self._repository.store.archive_months(query)

    async def record(self, match: MatchId, user: UserId, names: Mapping[UserId, str] | None = None) -> str:
        """The record of a finished game. names: of the players, as they are called now."""
        return str(await self.read_record(match, names or {}))

    async def read_record(self, match: MatchId, names: Mapping[UserId, str] | None = None) -> Record:
        """The same, to be worked with."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over":
            raise RefusedError("refused-record-while-playing")
        return record_of(loaded, await self._repository.read_entries(match), names)

    async def review(self, match: MatchId) -> str | None:
        """Return what is kept of a review, as text."""
        with refuse_on_storage_errors():
            return await self._repository.store.review(match)

    async def keep_review(self, match: MatchId, text: str) -> None:
        """Keeps a review with its match."""
        with refuse_on_storage_errors():
            await self._repository.store.set_review(match, text)

    async def rescue(self, match: MatchId) -> str:
        """The record of any match, for the person who runs the bot: it shows everything that is hidden."""
        return str(await self._record(await self._repository.get(match)))

    async def verify(self, match: MatchId) -> None:
        """Checks the stored position against the log. Raises RefusedError `refused-broken`."""
        loaded = await self._repository.get(match)
        with refuse_on_storage_errors():
            stored = await self._repository.store.match(match)
        if stored is not None:
            entries = await self._repository.read_entries(match)
            await asyncio.to_thread(compare_with_log, loaded, stored.snapshot, entries)

    async def annals(self, match: MatchId) -> Annals | None:
        """All that happened in a finished game; None where it is not over."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over":
            return None
        entries = select_told(await self._repository.read_entries(match))
        among_people = not any(is_computer(loaded.player_at(seat) or 0) for seat, _ in loaded.seating())
        counts = loaded.options.counts and loaded.origin is None
        told = among_people and counts and await self._feats.are_shown(loaded.row.guild)
        kept = await self._feats.kept_of(match, loaded.row.game) if told else None
        return await asyncio.to_thread(_annals, loaded, entries, kept)

    async def moment(self, match: MatchId, user: UserId, eyes: Seat | None, number: int) -> Moment:
        """A game at a moment, from 0, as it was seen through somebody's eyes then; None: a spectator's.

        While it is being played these are the user's own. Raises RefusedError for those of another.
        """
        loaded = await self._repository.get(match)
        over = loaded.row.phase == "over"
        if eyes is not None and eyes not in (dict(loaded.seating()) if over else (loaded.seat_of(user),)):
            raise RefusedError("refused-not-yours-to-see")
        if loaded.state is None:
            raise RefusedError("refused-not-begun" if loaded.row.phase == "lobby" else "refused-cancelled")
        record = await self._record(loaded)
        try:
            return await asyncio.to_thread(find_moment, loaded.game, record, eyes, number, over=over)
        except RecordError as error:
            # It was played under older rules, which are no longer there.
            raise RefusedError("refused-broken", line=str(error.line)) from error

    async def _record(self, loaded: LoadedMatch) -> Record:
        return record_of(loaded, await self._repository.read_entries(loaded.row.id))
