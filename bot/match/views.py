"""What a user may know of a match: a view, a page of the log, what a message may say, notes of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import SystemRandom
from typing import Any, Final, Literal, TypeAlias

from bot.engine import Event, Observation, Seat, latest
from bot.match.ahead import Kept, list_kept
from bot.match.bundle import GameBundle
from bot.match.entries import SHORT, BrokenLogError, decode, select_counting, steps, told_to
from bot.match.match import (
    LastAction,
    LoadedMatch,
    Table,
    has_house_alone,
    is_computer,
    next_in_turn,
    table_of,
)
from bot.match.news import MOST_NEWS, Since, Told, list_since
from bot.match.settings import Letter, Schooling, SettingsRepository, UserSettings, refuse_on_storage_errors
from bot.match.stored_offers import StoredOffer
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import EntryRow, Store


@dataclass(frozen=True, slots=True)
class View:
    """One user's view of a match: nothing in it may be hidden from that user."""

    table: Table
    seat: Seat | None  # None for somebody who does not play
    # Changes exactly when the seat's own decision does; a press carries it back and is stale when it differs
    # (always 0 for spectators)
    stamp: int
    observation: Observation
    news: tuple[Event, ...]  # the latest events the viewer may know, oldest first
    can_undo: Literal["no", "free", "by-consent"]
    alone: bool = False  # whether everybody else who still plays is of the house
    playing: int = 0  # how many still play
    next: Seat | None = None  # whose turn comes after the present one, where everybody knows it
    invited: bool = False  # whether the viewer, who does not play, is asked to take over a seat
    asked: tuple[int, ...] = ()  # the numbers of the offers that wait for the viewer's answer
    # By the number of an offer some have agreed to, the seats that have not answered yet.
    awaited: tuple[tuple[int, tuple[Seat, ...]], ...] = ()
    # By the number of an offer to take back, what would be undone, as far as the viewer may know it.
    undone: tuple[tuple[int, tuple[Event, ...]], ...] = ()
    gave_up: bool = False  # whether the viewer has a seat that plays no more
    kept: tuple[Kept, ...] = ()  # what the viewer has answered ahead of time
    noted: bool = False  # whether the viewer has written notes to it
    since: Since = ()  # what has happened since the viewer, or else whoever must choose, chose last


@dataclass(frozen=True, slots=True)
class Turn:
    """A table of somebody's: who must choose there, and since when nothing has happened that they know of."""

    table: Table
    choosing: tuple[UserId, ...]
    since: datetime


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of an action: the actor's view afterwards; `repeated` where the token was known before."""

    view: View
    repeated: bool


PAGE = 15
"""Events on a page of the log."""
Page: TypeAlias = tuple[tuple[tuple[int, Event], ...], int, int]
"""Numbered events, oldest first; the page, from 1; the number of pages."""


def view_of(loaded: LoadedMatch, user: UserId) -> View:
    """Return what a user may know of a match that has begun. Raises RefusedError."""
    if loaded.row.phase == "lobby":
        raise RefusedError("refused-not-begun")
    if loaded.state is None:
        if loaded.row.phase == "cancelled" and loaded.broken is None:
            raise RefusedError("refused-cancelled")
        raise RefusedError("refused-broken", line=str(loaded.broken or 0))
    seat, table = loaded.seat_of(user), table_of(loaded)
    observation, told = loaded.game.observe(loaded.state, seat), _news_of(loaded, seat)
    return View(
        table=table,
        seat=seat,
        stamp=0 if seat is None else dict(loaded.row.stamps)[seat],
        observation=observation,
        news=tuple(latest([news_item.event for news_item in told], MOST_NEWS)),
        can_undo="no" if seat is None else can_undo(loaded, seat),
        alone=seat is not None and has_house_alone(loaded, seat),
        playing=len(loaded.still_playing()),
        next=next_in_turn(loaded),
        invited=seat is None and any(offer.newcomer == user for offer in table.offers),
        asked=tuple(offer.seq for offer in loaded.open_offers if awaits(loaded, offer, user)),
        awaited=_list_awaited(loaded),
        undone=_list_undone(loaded, seat),
        gave_up=seat is not None and not loaded.still_plays(seat),
        kept=list_kept(loaded.kept, user, seat) if loaded.kept else (),
        since=list_since(told, _list_readers(loaded, observation, seat)),
    )


def _news_of(loaded: LoadedMatch, seat: Seat | None) -> tuple[Told, ...]:
    """What a viewer has been told lately; what was answered for them ahead of time is no choice of theirs."""
    told, ahead = loaded.news.get(seat, ()), loaded.ahead
    played = () if ahead is None or seat is None else ahead.played.get(seat, ())
    return (
        tuple(replace(news_item, by="") if news_item.press in played else news_item for news_item in told)
        if played
        else told
    )


def _list_readers(loaded: LoadedMatch, observation: Observation, seat: Seat | None) -> tuple[Seat, ...]:
    """The seats whose last choices tell what is new: the viewer's own, or of all people who must choose.

    While the house chooses, all people wait; once a game is over nobody does.
    """
    if loaded.phase != "playing" or observation.outcome is not None:
        return ()
    if loaded.still_plays(seat):
        return (seat,)
    people = [
        other_seat for other_seat in loaded.still_playing() if not is_computer(loaded.player_at(other_seat))
    ]
    asked = {decision.seat for decision in observation.waiting}
    return tuple(other_seat for other_seat in people if other_seat in asked) or tuple(people)


def _list_awaited(loaded: LoadedMatch) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
    """Return who has not answered yet what others have agreed to, by the number of the offer."""
    return tuple(
        (offer.seq, tuple(seat for seat, _ in loaded.seating() if seat in left))
        for offer in loaded.open_offers
        if offer.agreed and (left := seats_to_ask(loaded, offer) - set(offer.agreed))
    )


def _list_undone(loaded: LoadedMatch, seat: Seat | None) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """Return what would be taken back, by the number of the offer, as far as a seat may know it."""
    return tuple(
        (offer.seq, tuple(event for event in told if event.known_to(seat)))
        for offer in loaded.open_offers
        if (
            told := [
                event for number, text in offer.what.told for event in decode(loaded.bundle, text, number)
            ]
        )
    )


def turn_of(loaded: LoadedMatch, user: UserId) -> Turn:
    """Tell who must choose at a table of somebody's, and since when."""
    waiting = loaded.decisions().open if loaded.phase == "playing" else ()
    users = [loaded.player_at(decision.seat) for decision in waiting]
    since = loaded.heard.get(loaded.seat_of(user), loaded.row.created)
    return Turn(
        table_of(loaded),
        tuple(chooser for chooser in users if chooser is not None),
        datetime.fromisoformat(since),
    )


def page_of(loaded: LoadedMatch, seat: Seat | None, entries: Sequence[EntryRow], page: int) -> Page:
    """A page of the log; 0, or one there is not, is the latest.

    Events are counted as the viewer knows them, so that no number betrays what happened in between.
    """
    known = told_to(loaded.bundle, entries, seat)
    pages = max(1, -(-len(known) // PAGE))
    page = page if 1 <= page <= pages else pages
    first = (page - 1) * PAGE
    rows = tuple((first + number, event) for number, event in enumerate(known[first : first + PAGE], start=1))
    return rows, page, pages


# Whether and how a seat may take back what it did last.


def can_undo(loaded: LoadedMatch, seat: str) -> Literal["no", "free", "by-consent"]:
    """Tell whether and how a seat may take back what it did last."""
    playing = loaded.phase == "playing" and loaded.still_plays(seat)
    last = last_action_of(loaded, seat) if playing else None
    if last is None:
        return "no"
    if last.free:
        return "free"
    # The house agrees to everything but to forget what it saw.
    if has_house_alone(loaded, seat):
        return "no" if last.shown else "free"
    # What waits for an answer already, or has been declined, is not asked anew.
    asked = ("undo", last.press) in [offer.what.key for offer in loaded.offers]
    return "no" if asked else "by-consent"


def last_action_of(loaded: LoadedMatch, seat: str) -> LastAction | None:
    """Return the last own action of a seat, as far as it counts and nobody's part has ended since."""
    last = next((action for action in loaded.last_actions if action.seat == seat), None)
    if last is None or last.first <= loaded.row.wall or not loaded.still_plays(seat):
        return None
    return last


# Whose answer an offer waits for.


def awaits(loaded: LoadedMatch, offer: StoredOffer, user: UserId) -> bool:
    """Tell whether an open offer waits for the answer of this user."""
    seat = loaded.seat_of(user)
    if seat is None:
        return offer.what.awaited == user
    asked = seats_to_ask(loaded, offer) - set(offer.agreed)
    return seat in asked and loaded.player_at(seat) == user


def seats_to_ask(loaded: LoadedMatch, offer: StoredOffer) -> frozenset[Seat]:
    """Seats whose consent is needed: of all people who still play, but for the one who asks or is to go."""
    people = {seat for seat in loaded.still_playing() if not is_computer(loaded.player_at(seat))}
    return frozenset(people) - {offer.by, offer.what.of}


def is_answered(loaded: LoadedMatch, offer: StoredOffer) -> bool:
    """Tell whether nobody is left whose answer is awaited."""
    return offer.what.awaited is None and not seats_to_ask(loaded, offer) - set(offer.agreed)


# Things a private message may speak of that end some day: questions, requests, claims, the game itself.
#
# All of it is known to whom the message is for, so that mending one tells nobody of what others do in
# secret.

PLAYING: Final = "playing"
ASKED: Final = "asked"
"""Something waits for the reader; which question it is, a `turn` says."""
TURN, OFFER, CLAIM, LATE, SEAT, FOLLOWS = "turn-", "offer-", "claim-", "late-", "seat-", "follows-"
"""What such things begin with."""
TO_ANSWER: Final = "-to-answer"
"""What a request ends with that the reader is to answer."""
NEXT: Final = "next"
PAUSED: Final = "paused"
STOOD_IN: Final = "stood-in"


def list_holding(loaded: LoadedMatch, user: UserId) -> frozenset[str]:
    """Return what is so now of all that a message to a user may say of a match."""
    if loaded.phase != "playing":
        return frozenset({loaded.phase})
    seat = loaded.seat_of(user)
    holding = {PLAYING}
    holding.update(f"{FOLLOWS}{follower.wish}" for follower in loaded.followers if follower.user == user)
    holding.update(_list_requests(loaded, user, seat))
    if seat is not None:
        holding.update(_list_of_seat(loaded, user, seat))
    return frozenset(holding)


def find_told_untrue(loaded: LoadedMatch, user: UserId, letters: tuple[Letter, ...]) -> bool:
    """Tell whether a message that stands says to a user what is no longer so, or need not be kept in mind."""
    if not letters or loaded.phase != "playing":
        return bool(letters)
    holds = list_holding(loaded, user)
    return not all(letter.is_true(holds) for letter in letters)


def _list_requests(loaded: LoadedMatch, user: UserId, seat: Seat | None) -> Iterator[str]:
    for offer in loaded.open_offers:
        answers = awaits(loaded, offer, user)
        if seat is not None or answers:
            yield f"{OFFER}{offer.seq}{TO_ANSWER if answers else ''}"


def _list_of_seat(loaded: LoadedMatch, user: UserId, seat: Seat) -> Iterator[str]:
    yield f"{SEAT}{seat}"
    if loaded.player_at(seat) != user:
        yield STOOD_IN
    elif loaded.decisions().of(seat) is not None:
        yield ASKED
        yield f"{TURN}{dict(loaded.row.stamps)[seat]}"
    if next_in_turn(loaded) == seat:
        yield NEXT
    if loaded.paused:
        yield PAUSED
    clocks = loaded.clocks
    if clocks is not None:
        if clocks.claim is not None:
            yield f"{CLAIM}{clocks.claim.kind}-{clocks.claim.by}-{clocks.claim.of}"
        yield from (f"{LATE}{late_seat}" for late_seat in clocks.overdue if late_seat != seat)


# Set-ups of one's own: kept when they stand, laid out again another time.


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Set-ups as somebody may keep or use them now, both as texts of actions.

    standing: what would be kept, empty where it is not complete or kept already. kept: what would be laid
    out, empty where there is none, or something stands already. is_own: whether it is the viewer's, or one of
    those with which the house begins.
    """

    standing: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    is_own: bool = True


def find_arrangement(bundle: GameBundle, view: View, settings: UserSettings) -> Arrangement:
    """Return what the viewer may do with set-ups at this moment: of their own, or of the house's."""
    if view.seat is None or view.table.phase != "playing":
        return Arrangement()
    legal = {str(action) for action in view.observation.legal}
    own = settings.arrangements.get(place_of(view), ())
    standing = tuple(map(str, bundle.game.arrange(view.observation))) if legal else ()
    # Whom one plays against is to know nothing of it: another one each time.
    kept = own or tuple(map(str, bundle.agent.knowledge.lay_out(view.observation, SystemRandom())))
    return Arrangement(
        standing=() if set(standing) == set(own) else standing,
        kept=kept if legal and legal.issuperset(kept) else (),
        is_own=bool(own),
    )


def keep_arrangement(settings: UserSettings, view: View, standing: tuple[str, ...]) -> UserSettings:
    """The settings with a set-up kept for the viewer's game and seat, in place of the one before."""
    kept = {**settings.arrangements, place_of(view): standing}
    return settings.model_copy(update={"arrangements": kept})


def place_of(view: View) -> str:
    """Return what a set-up is kept for: `confrontation:light`."""
    return f"{view.table.key}:{view.seat}"


# Notes of somebody on others' hidden pieces: theirs alone, kept with their settings, in no log.
#
# It is kept by match and by the name a piece has as long as everybody can keep track of it (`Game.trace`),
# and added to the observation of its owner alone.

MOST_MATCHES: Final = 20
"""Matches of which somebody's guesses are kept; where there are more, those noted first go."""
MOST_BELIEFS: Final = 3
"""What a piece may be, for all one believes."""


async def add_guesses(
    store: Store, loaded: LoadedMatch, view: View, noted: Mapping[str, Sequence[str]]
) -> View:
    """The view with what the viewer has noted, by the names of the pieces. Raises StoreError."""
    places = loaded.game.list_guesses(view.observation)
    names = await _trace(store, loaded, view) if places else {}
    there = {place: noted[name] for place, name in names.items() if place in places and name in noted}
    return replace(view, observation=loaded.game.add_guesses(view.observation, there))


async def note_guess(
    store: Store,
    settings: SettingsRepository,
    loaded: LoadedMatch,
    user: UserId,
    place: str,
    beliefs: Sequence[str],
) -> None:
    """Notes what somebody believes of the hidden piece at a place; nothing: wipes it out.

    Raises RefusedError for what cannot be noted now, and StoreError.
    """
    view = view_of(loaded, user)
    possible = () if view.seat is None else loaded.game.list_guesses(view.observation).get(place, ())
    if not possible or not {*beliefs} <= {*possible} or len(beliefs) > MOST_BELIEFS:
        raise RefusedError("refused-guess")
    name = (await _trace(store, loaded, view)).get(place)
    if name is None:
        raise RefusedError("refused-guess")
    await settings.change_user(
        user, lambda user_settings: _keep(user_settings, loaded.row.id, name, tuple(beliefs))
    )


def _keep(settings: UserSettings, match: MatchId, name: str, beliefs: tuple[str, ...]) -> UserSettings:
    kept = dict(settings.guesses)
    of_match = {**kept.pop(str(match), {}), name: beliefs}
    if not beliefs:
        del of_match[name]
    kept = dict([*kept.items()][-MOST_MATCHES + 1 :])
    if of_match:
        kept[str(match)] = of_match
    return settings.model_copy(update={"guesses": kept})


async def _trace(store: Store, loaded: LoadedMatch, view: View) -> Mapping[str, str]:
    """The names of the pieces the viewer may note a guess of, by place."""
    entries = _select(await store.entries(loaded.row.id), loaded.row.last_entry)
    if len(entries) <= SHORT:
        traced = _trace_at_once(loaded, entries)
    else:
        traced = await asyncio.to_thread(_trace_at_once, loaded, entries)
    names = {}
    for key, name in traced.items():
        seat, _, place = key.partition(" ")
        if seat != view.seat:
            names[place] = name
    return names


def _select(entries: Sequence[EntryRow], last: int) -> tuple[EntryRow, ...]:
    """The entries that counted when the log ended with a number: it may have grown meanwhile."""
    then = [entry for entry in entries if entry.seq <= last]
    return select_counting(
        [replace(entry, undone=None) if (entry.undone or 0) > last else entry for entry in then]
    )


def _trace_at_once(loaded: LoadedMatch, entries: Sequence[EntryRow]) -> Mapping[str, str]:
    try:
        return loaded.game.trace(_positions(loaded, entries))
    except BrokenLogError:
        return {}


def _positions(loaded: LoadedMatch, entries: Sequence[EntryRow]) -> Iterator[tuple[int, Any]]:
    numbers = (0, *(entry.seq for entry in entries))
    played = steps(loaded.game, loaded.options, entries)
    yield from ((number, state) for number, (state, _) in zip(numbers, played, strict=True))


# In a first game each kind of decision, and what else is new, is introduced when somebody first meets it.


async def begin_first_game(settings: SettingsRepository, user: UserId, match: MatchId) -> None:
    """Have every kind of decision of a match introduced to somebody; 0: no further one."""
    await _change(settings, user, lambda schooling: schooling.with_first_game(match))


async def find_introduced(
    settings: SettingsRepository, view: View, user: UserId, topics: Sequence[str]
) -> str | None:
    """Find what is to be introduced now of this decision's topics: one not met before in this first game.

    It stays so for as long as this very decision is open.
    """
    with refuse_on_storage_errors():
        schooling = (await settings.user(user)).schooling
    if schooling.first_game != view.table.id or not view.observation.legal:
        return None
    known = schooling.introduced
    topic = next((candidate for candidate in topics if known.get(candidate, view.stamp) == view.stamp), None)
    if topic is not None and topic not in known:
        await _change(settings, user, lambda schooling: schooling.with_introduced(topic, view.stamp))
    return topic


async def note_advised(settings: SettingsRepository, user: UserId, after: str, match: MatchId) -> None:
    """Note that somebody was told what may come next after something."""
    await _change(settings, user, lambda schooling: schooling.with_advised(after, match))


async def _change(
    settings: SettingsRepository, user: UserId, change: Callable[[Schooling], Schooling]
) -> None:
    with refuse_on_storage_errors():
        await settings.change_user(
            user, lambda before: before.model_copy(update={"schooling": change(before.schooling)})
        )
