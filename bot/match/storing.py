"""A match from the store into memory, and back: what is loaded, and what every commit adds to a draft."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from random import Random
from typing import Final, Literal

from bot.engine import CHANCE, Chance, Options, Seat
from bot.engine.game import AnyGame
from bot.logs import get_logger
from bot.match.answering import settle_kept
from bot.match.bundle import GameBundle
from bot.match.clocks import AFTER, DAY, Effect, HouseClock, Limits, Moment, Silence, Wait, run
from bot.match.entries import (
    BrokenLogError,
    find_gap,
    heard_of,
    news_of,
    read_position,
    replay,
    select_counting,
    select_told,
)
from bot.match.match import (
    LoadedMatch,
    is_computer,
    last_actions,
    read_outcome,
    waiting_people,
    with_clocks,
    with_silence,
    with_state,
)
from bot.match.news import reaches_back
from bot.match.offers import end_gone_offers
from bot.match.play import Draft, advance_stamps, conclude, draft_actions, settle
from bot.match.results import worth
from bot.match.settings import SettingsRepository, stands_until
from bot.match.stored_offers import newcomers_of
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import find_told_untrue
from bot.store import DeadlineRow, EntryRow, MatchChange, OutboxKind, Store, StoredMatch

# Loading: from the snapshot where it can be trusted, otherwise from the whole log.

MOST_OPTIONS = 256
"""Agreements kept at hand."""
log = get_logger("match")


async def load(
    store: Store, bundles: Mapping[str, GameBundle], match: MatchId, rng: Random, now: str
) -> tuple[LoadedMatch, Draft | None]:
    """A match, and what must be written because its rules or its snapshot needed mending.

    Raises RefusedError for an unknown match or game. A match that cannot be continued comes back broken:
    nothing of it is changed on disk, so that later rules may take it up again.
    """
    stored = await store.match(match)
    if stored is None:
        raise RefusedError("refused-unknown-match")
    bundle = bundles.get(stored.row.game)
    if bundle is None:
        raise RefusedError("refused-unknown-game")
    options = read_options(bundle.game, stored.row.options)
    loaded = LoadedMatch(
        bundle=bundle,
        row=stored.row,
        seats=stored.seats,
        invited=stored.invited,
        options=options or bundle.game.options(),
        totals=_add_up(bundle.game, stored),
        resigned=stored.resigned,
        followers=stored.followers,
        handovers=stored.handovers,
        kept=stored.kept,
    )
    if stored.row.last_press == 0:
        return loaded, None
    if not stored.gapless:
        return _mark_broken(loaded, find_gap(await store.entries(match))), None
    loaded = await _add_past(store, loaded, stored)
    if options is None or stored.row.ruleset > bundle.game.facts.ruleset:
        return _mark_broken(loaded, 0), None
    current = stored.row.phase != "playing" or stored.row.ruleset == bundle.game.facts.ruleset
    state = read_position(bundle.game, stored) if current else None
    if state is not None and stored.snapshot is not None:
        return replace(with_state(loaded, state), snapshot=stored.snapshot.seq), None
    return await _mend(store, loaded, rng, now)


async def _mend(store: Store, loaded: LoadedMatch, rng: Random, now: str) -> tuple[LoadedMatch, Draft | None]:
    entries = select_counting(await store.entries(loaded.row.id))
    try:
        again = await replay(loaded.game, loaded.options, entries)
    except BrokenLogError as error:
        return _mark_broken(loaded, error.line), None
    log.warning("match-replayed", match=loaded.row.id, entries=len(entries))
    if loaded.row.phase != "playing":
        return with_state(loaded, again.state), None
    # The choices before are unknown, so every stamp moves: a button of the old rules is stale.
    row = replace(loaded.row, ruleset=loaded.game.facts.ruleset)
    loaded = replace(with_state(loaded, again.state), row=row)
    stamps = advance_stamps(loaded, loaded, {seat for seat, _ in loaded.seating()})
    loaded = replace(loaded, row=replace(row, stamps=stamps))
    if isinstance(loaded.game.pending(again.state), Chance):
        draft = draft_actions(loaded, CHANCE, settle(loaded.game, again.state, rng), now)
    else:
        draft = conclude(loaded, loaded, Draft(loaded), CHANCE, now)
    channel = draft.channel or ("table",)
    return loaded, replace(draft, channel=channel, retold=again.retold)


def _add_up(game: AnyGame, stored: StoredMatch) -> tuple[tuple[UserId, int], ...]:
    """The totals of the games of a series that have been played."""
    sums: dict[UserId, int] = {}
    for text, seat, user in stored.series:
        outcome = read_outcome(text)
        if outcome is not None:
            sums[user] = sums.get(user, 0) + worth(game, outcome, seat)
    return tuple(sorted(sums.items()))


def _mark_broken(loaded: LoadedMatch, line: int) -> LoadedMatch:
    log.error("match-broken", match=loaded.row.id, line=line)
    return replace(loaded, broken=line)


@lru_cache(maxsize=MOST_OPTIONS)
def read_options(game: AnyGame, text: str) -> Options | None:
    """Return what was agreed on; most matches agree on the same, and share it."""
    try:
        return game.options.model_validate_json(text)
    except ValueError:
        return None


async def _add_past(store: Store, loaded: LoadedMatch, stored: StoredMatch) -> LoadedMatch:
    """With news and presses; the whole log is read only where its latest part does not say enough."""
    recent: Sequence[EntryRow] = stored.recent
    for complete in (stored.complete, True):
        # The oldest press may have begun before the part of the log that came along.
        whole = [entry for entry in recent if complete or entry.press != recent[0].press]
        news = news_of(loaded.bundle, loaded.viewers, loaded.taken, whole)
        last = last_actions((), whole)
        enough = {action.seat for action in last} >= {seat for seat, _ in loaded.seating()}
        if complete or (enough and all(reaches_back(told, loaded.taken) for told in news.values())):
            heard = heard_of(loaded.bundle, loaded.viewers, recent)
            return replace(loaded, news=news, heard=heard, last_actions=last)
        recent = select_told(await store.entries(loaded.row.id))
    raise AssertionError("the whole log is complete")


# Committing: a draft with all that every commit adds to it.


class Commits:
    """Prepares drafts for the store: offers that are gone, time, who is told, messages made untrue."""

    def __init__(
        self, settings: SettingsRepository, house_clock: HouseClock, clock: Callable[[], datetime]
    ) -> None:
        self._settings = settings
        self._house_clock = house_clock
        self._clock = clock

    async def prepare(
        self, before: LoadedMatch | None, draft: Draft, now: str
    ) -> tuple[LoadedMatch, MatchChange]:
        """A match once a draft is on disk, and the change that brings it there.

        before: as it is on disk; None for a new one, or where that is not at hand. Raises RefusedError.
        """
        if draft.secret:
            row = replace(draft.match.row, revision=draft.match.row.revision + 1)
            after = replace(draft.match, row=row)
            return after, change_of(draft, after, before, deadlines_of(before, after))
        if any(loaded is not None and loaded.row.offer is not None for loaded in (before, draft.match)):
            draft = end_gone_offers(before, draft, now)
        after = await self._advance_time(before, draft, apply_draft(draft, now))
        draft = note_effect(before, draft, after, self._house_clock.moment())
        if after.kept or after.row.ahead is not None:
            after = settle_kept(before, draft, after, self._house_clock.moment())
        draft = replace(
            draft,
            turns=await self._select_willing(_drop_answered(draft.turns, after), "notices"),
            ahead=await self._select_willing(draft.ahead, "ahead"),
            ended=await self._select_willing(draft.ended, "notices"),
            mended=await self._find_mended(before, after),
        )
        return after, change_of(draft, after, before, deadlines_of(before, after))

    async def find_away(self, loaded: LoadedMatch) -> dict[Seat, Moment]:
        """Seats of people who are away, and until when their time stands. Raises RefusedError."""
        now, away = self._clock(), {}
        most = (await self._settings.guild(loaded.row.guild)).away_days
        for seat, user in loaded.seating():
            end = stands_until((await self._settings.user(user)).away, most, now)
            if end is not None:
                away[seat] = self._house_clock.moment() + int((end - now).total_seconds())
        return away

    async def _advance_time(
        self, before: LoadedMatch | None, draft: Draft, after: LoadedMatch
    ) -> LoadedMatch:
        now = self._house_clock.moment()
        limits = (await self._settings.guild(after.row.guild)).limits
        after = count_silence(before, draft, after, now, limits)
        if after.row.clocks is None:
            return count_waits(before, draft, after, now)
        return advance(before, draft, after, now, await self.find_away(draft.match))

    async def _select_willing(
        self, users: tuple[UserId, ...], wish: Literal["notices", "ahead"]
    ) -> tuple[UserId, ...]:
        return tuple([user for user in users if getattr(await self._settings.user(user), wish)])

    async def _find_mended(self, before: LoadedMatch | None, after: LoadedMatch) -> tuple[UserId, ...]:
        """With whom a private message stands that a change makes untrue."""
        people: dict[UserId, None] = {}
        for loaded in (after,) if before is None else (before, after):
            people |= dict.fromkeys(row.user for row in loaded.seats)
            people |= dict.fromkeys((*loaded.invited, *(row.user for row in loaded.followers)))
        readers: list[UserId] = []
        for user in people:
            letters = (await self._settings.user(user)).letters.get(str(after.row.id))
            if letters and find_told_untrue(after, user, letters):
                readers.append(user)
        return tuple(readers)


def _drop_answered(users: tuple[UserId, ...], after: LoadedMatch) -> tuple[UserId, ...]:
    """Those who are to be told of their turn now: for others a kept answer may do first."""
    due = () if after.ahead is None else after.ahead.due
    return tuple(dict.fromkeys(user for user in users if after.seat_of(user) not in due))


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
        kept=None if before is not None and before.kept == after.kept else after.kept,
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
    followers = tuple(follower for follower in after.followers if not after.has_joined(follower.user))
    if after.row.revision == 0 or after.row.phase == "lobby" or not followers:
        return ()
    if after.row.phase != "playing":
        ended = before is None or before.row.phase != after.row.phase
        return tuple(follower.user for follower in followers) if ended else ()
    if before is not None and _choosing(before) == _choosing(after):
        return ()
    return tuple(follower.user for follower in followers if follower.wish == "turns")


def _choosing(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """The seats that must choose, as everybody can see."""
    if loaded.state is None or loaded.row.phase != "playing":
        return ()
    return tuple(decision.seat for decision in loaded.decisions().open)


# Whose time runs after a change of a match: decided in the commit of the change itself.

BESIDE: Final = ("note", "undo")
"""Entries of the log that are no play."""


def advance(
    before: LoadedMatch | None,
    draft: Draft,
    after: LoadedMatch,
    now: Moment,
    away: Mapping[Seat, Moment],
) -> LoadedMatch:
    """The match with its clocks as they run after a draft. before: None for a new one.

    away: seats of people who are away, and until when their time stands.
    """
    clocks = after.clocks
    if clocks is None or after.phase in ("lobby", "cancelled"):
        return after
    if after.phase != "playing":
        stopped = tuple(seat_clock.stop(now) for seat_clock in clocks.seats)
        return with_clocks(after, replace(clocks, seats=stopped, claim=None))
    # What is taken back has given its time back already, and begins no turn anew.
    acted = {entry.seat for entry in draft.entries if entry.kind not in BESIDE}
    is_public = before is not None and before.row.public_seq != after.row.public_seq
    clocks = clocks if after.paused else clocks.resume(now)
    clocks = run(clocks, waiting_people(after), acted, now, is_public=is_public)
    for seat, until in away.items():
        clock = clocks.of(seat)
        # Who has been told to stand already stays as they are: nobody's step may move another's clock.
        if clock.turn and clock.since is not None and clock.since <= now < until:
            clocks = clocks.put(replace(clock.stop(now), since=until))
    return with_clocks(after, clocks.pause(now) if after.paused else clocks)


def count_silence(
    before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment, limits: Limits
) -> LoadedMatch:
    """The match with its silence after a draft. before: None for a new one.

    In a lobby it is broken by whoever comes or goes, at a table by what everybody can see, of which a move of
    a person also ends a pause. What is done in secret breaks none: it would be betrayed.
    """
    row, silence = after.row, after.silence
    if row.phase not in ("lobby", "playing"):
        return with_silence(after, None) if silence is not None else after
    limit = limits.of(row.phase)
    if silence is None or (before is not None and before.row.phase != row.phase):
        return with_silence(after, Silence(now, limit, now))
    if silence.limit != limit:
        silence = replace(silence, limit=limit)
    moved = tuple(entry for entry in draft.entries if entry.kind not in BESIDE)
    seen = before is None or before.row.public_seq != row.public_seq
    if (draft.people and row.phase == "lobby") or (moved and seen):
        paused = silence.paused and not any(_is_persons(after, entry.seat) for entry in moved)
        silence = replace(silence.break_off(now), paused=paused)
    return after if silence == after.silence else with_silence(after, silence)


def deadlines_of(before: LoadedMatch | None, after: LoadedMatch) -> tuple[DeadlineRow, ...] | None:
    """Return what the alarm clock must wake for after a change; None where it is as it was."""
    new = _deadlines(after)
    if before is None:
        return new if new or after.row.revision > 1 else None
    return None if _deadlines(before) == new else new


def _deadlines(loaded: LoadedMatch) -> tuple[DeadlineRow, ...]:
    """Of each seat the next stage of its time; of the table what is first: claim, offer, silence."""
    match, clocks, silence = loaded.row.id, loaded.clocks, loaded.silence
    deadlines = () if clocks is None else tuple(clocks.deadlines(match))
    table = [deadline.due for deadline in deadlines if deadline.seat == ""]
    table += [offer.due for offer in loaded.offers if offer.due is not None]
    if loaded.ahead is not None:
        table += loaded.ahead.due.values()
    if silence is not None:
        table.append(silence.due(loaded.row.phase))
        table += [] if silence.next_word is None else [silence.next_word]
    seats = tuple(deadline for deadline in deadlines if deadline.seat)
    return (*seats, DeadlineRow(match, "", min(table))) if table else seats


def _is_persons(loaded: LoadedMatch, seat: Seat) -> bool:
    player = loaded.player_at(seat)
    return player is not None and not is_computer(player)


def note_effect(before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment) -> Draft:
    """The draft of a press with what it did to time. before: None where it is not at hand."""
    if before is None or before.phase != "playing" or after.phase != "playing" or not draft.entries:
        return draft
    effect = _find_effect(before, after, now)
    first, *others = draft.entries
    if first.kind in BESIDE or effect is None:
        return draft
    return replace(draft, entries=(replace(first, time=str(effect)), *others))


def _find_effect(before: LoadedMatch, after: LoadedMatch, now: Moment) -> Effect | None:
    old, new = before.clocks, after.clocks
    silence = before.silence if _is_other(before.silence, after.silence) else None
    if old is None or new is None:
        return None if silence is None else Effect(now, silence=silence)
    seats = {clock.seat for clocks in (old, new) for clock in clocks.seats}
    changed = [
        old.of(seat).stop(now) for seat in sorted(seats) if old.of(seat).stop(now) != new.of(seat).stop(now)
    ]
    claim = None if old.claim == new.claim else old.claim
    if not changed and claim is None and silence is None:
        return None
    return Effect(now, old.seconds_stood(now), tuple(changed), claim, silence)


def _is_other(old: Silence | None, new: Silence | None) -> bool:
    """Tell whether a silence was broken: what a server grants may change beside it."""
    return old is not None and new is not None and replace(old, limit=new.limit) != new


# Kind words at tables without a pace: decided in the commit of the change itself.

FEWEST: Final = 2
"""People of whom one waits for another: who plays with the house alone keeps nobody waiting."""


def count_waits(before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment) -> LoadedMatch:
    """The match with how long each seat has been asked. before: None for a new one.

    As with clocks, it begins anew for whoever has done what everybody can see, and with it nobody can tell
    what was done in secret.
    """
    silence = after.silence
    if silence is None:
        return after
    waits = _list_waits(before, draft, after, now) if _is_patient(after) else ()
    return after if waits == silence.waits else with_silence(after, replace(silence, waits=waits))


def _is_patient(loaded: LoadedMatch) -> bool:
    people = [user for _, user in loaded.seating() if not is_computer(user)]
    return loaded.phase == "playing" and loaded.clocks is None and len(people) >= FEWEST


def _list_waits(
    before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment
) -> tuple[Wait, ...]:
    silence = after.silence
    assert silence is not None
    known = {known_wait.seat: known_wait for known_wait in silence.waits}
    moved = {entry.seat for entry in draft.entries if entry.kind not in BESIDE}
    seen = before is None or before.row.public_seq != after.row.public_seq
    resumed = before is not None and before.paused and not after.paused
    # A table that was silent before such words were spoken is not to hear all of them.
    is_old = not moved and now - silence.since >= AFTER[0]
    waits = []
    for seat in waiting_people(after):
        wait = known.get(seat)
        if wait is None:
            wait = Wait.late(seat, now) if is_old else Wait(seat, now)
        elif resumed or (seat in moved and seen and (wait.told or now - wait.since >= DAY)):
            wait = Wait(seat, now)
        waits.append(wait)
    return tuple(waits)
