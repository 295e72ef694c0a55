"""Playing: an action and the chance that follows, drafted with all that comes of it: turns, ends, series."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, TypeAlias

from bot.engine import (
    CHANCE,
    Chance,
    Decisions,
    Event,
    IllegalActionError,
    NotationError,
    Noted,
    Outcome,
    Pending,
    PlayedItself,
    Seat,
    Step,
    apply_line,
    encode_events,
)
from bot.engine.game import AnyGame
from bot.engine.record import BEGIN, RESIGN
from bot.match.entries import take_snapshot
from bot.match.match import (
    MOST_TRAIL,
    LoadedMatch,
    add_heard,
    is_computer,
    last_actions,
    next_in_turn,
    own_seat_in,
    raise_wall,
    refuse_unless_playing,
    seat_in,
    with_pace,
    with_state,
    write_outcome,
)
from bot.match.news import Told, add_news
from bot.match.results import ENDED, End, add_up, results_of
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import ActRow, EntryKind, EntryRow, HandoverRow, OutboxKind, ResultRow, SnapshotRow


@dataclass(frozen=True, slots=True)
class Draft:
    """A match as it shall be, with what is new about it."""

    # Its row still has the revision it was made from; revision 0 is a new match.
    match: LoadedMatch
    people: bool = False  # whether seats or invitations changed
    entries: tuple[EntryRow, ...] = ()
    undone: tuple[int, ...] = ()
    retold: tuple[tuple[int, str], ...] = ()
    snapshot: SnapshotRow | None = None
    results: tuple[ResultRow, ...] = ()
    channel: tuple[OutboxKind, ...] = ()
    turns: tuple[UserId, ...] = ()  # users whose decision has newly opened, to be told if they wish
    asked: tuple[UserId, ...] = ()  # users who shall answer an offer
    following: Draft | None = None  # the next game of a series
    # reminded, claimed: users to be told that their time passes, or what the others ask for because it is
    # over.
    reminded: tuple[UserId, ...] = ()
    claimed: tuple[UserId, ...] = ()
    # Users whose turn comes after the one that has begun, to be told if they wish.
    ahead: tuple[UserId, ...] = ()
    # Users to be told, if they wish, that a game they did not end themselves is over.
    ended: tuple[UserId, ...] = ()
    handed: tuple[UserId, ...] = ()  # who had a seat that has been handed on, and who has it now
    handovers: tuple[HandoverRow, ...] = ()  # new ones
    followed: bool = False  # whether followers changed
    moved: bool = False  # whether the table is in another channel
    acts: tuple[ActRow, ...] = ()  # of a manager of the server
    mended: tuple[UserId, ...] = ()  # users with whom a private message stands that is no longer true
    answered: Seat | None = None  # whose kept answer it carries out
    secret: bool = False  # whether it is about nothing but what somebody keeps for themselves
    # A position of it to keep for a later day: the entry before which it is, and its content.
    puzzle: tuple[int, str] | None = None


def draft_table(loaded: LoadedMatch) -> Draft:
    """Nothing is changed, but the table is shown anew."""
    return Draft(loaded, channel=("table",))


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
    told = Told(event, press, "", number)
    after = replace(
        loaded,
        news=add_news(loaded.news, loaded.viewers, [told], loaded.taken),
        heard=add_heard(loaded.heard, loaded.viewers, [event], now),
        row=replace(loaded.row, last_entry=number, last_press=press, public_seq=loaded.row.public_seq + 1),
    )
    return replace(draft, match=after, entries=(*draft.entries, line))


PLAY: Final = ("action", "chance", "resign")
"""Entries of the log that are play."""
MOST_CHANCE = 10_000
"""Things settled by chance, or played by themselves, after one action: more means that the rules go round in
circles."""
NOBODY_ASKED = Decisions(())
Asking: TypeAlias = Collection[Seat]
"""Seats that want to be asked even where they have one choice."""


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One thing done: by whom, what, and what came of it. hands: whether it gave another seat a decision."""

    seat: Seat
    kind: EntryKind
    text: str
    state: Any
    events: tuple[Event, ...]
    hands: bool

    @property
    def is_final(self) -> bool:
        """Tell whether it cannot be taken back freely."""
        return self.kind != "action" or self.hands or any(event.reveals for event in self.events)


def act(
    loaded: LoadedMatch,
    user: UserId,
    stamp: int | None,
    texts: Sequence[str],
    rng: Random,
    now: str,
    asking: Asking = (),
) -> Draft:
    """Plays a chain of actions of one seat, all or nothing. Raises RefusedError.

    A chain ends at the first action that shows something, draws something or gives somebody else a decision;
    what comes after it is not played. It must not be refused instead: whoever could see a later part refused
    without the earlier one being played could look behind what is hidden.
    """
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    if stamp is not None and stamp != dict(loaded.row.stamps).get(seat, 0):
        raise RefusedError("refused-stale")
    if loaded.decisions().of(seat) is None:
        raise RefusedError("refused-not-your-turn")
    if not texts:
        raise RefusedError("refused-unreadable")
    game = loaded.game
    played: list[PlayedAction] = []
    state = loaded.state
    for text in texts:
        action = _read(game, state, seat, text)
        step = _apply(game, state, seat, action)
        played.append(_record(game, game.pending(state), seat, seat, "action", str(action), step))
        state = step.state
        if played[-1].is_final or not isinstance(game.pending(state), Decisions):
            break
    return draft_actions(loaded, seat, play_on(game, played, rng, seat, loaded.decisions(), asking), now)


def resign(loaded: LoadedMatch, user: UserId, rng: Random, now: str, asking: Asking = ()) -> Draft:
    """Gives up for a seat. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = seat_in(loaded, user)
    return give_up(loaded, seat, seat, rng, now, asking)


def give_up(
    loaded: LoadedMatch, seat: Seat, actor: Seat, rng: Random, now: str, asking: Asking = ()
) -> Draft:
    """Draft what follows when a seat gives up, or is given up by the others. Raises RefusedError."""
    game = loaded.game
    try:
        step = game.resign(loaded.state, seat)
    except IllegalActionError as error:
        raise _illegal(error) from error
    played = [_record(game, game.pending(loaded.state), seat, seat, "resign", RESIGN, step)]
    played = play_on(game, played, rng, seat, loaded.decisions(), asking)
    draft = draft_actions(loaded, actor, played, now)
    return replace(draft, match=raise_wall(replace(draft.match, resigned=(*loaded.resigned, seat))))


def start_game(loaded: LoadedMatch, rng: Random, now: str) -> Draft:
    """Sets up a game whose seats are taken: the state, and whatever chance must settle first."""
    game = loaded.game
    start = game.new(loaded.options)
    begun, origin = [], loaded.origin
    if origin is not None:
        people = tuple(user for _, user in loaded.seating() if not is_computer(user))
        origin, position = origin.begin(people)
        begun = _begin_from(game, start, position)
    row = replace(
        loaded.row,
        phase="playing",
        ruleset=game.facts.ruleset,
        ruleset_begun=game.facts.ruleset,
        stamps=tuple((seat, 1) for seat, _ in loaded.seating()),
        origin=None if origin is None else origin.model_dump_json(),
    )
    played = [*begun, *settle(game, begun[-1].state if begun else start, rng)]
    draft = draft_actions(replace(loaded, row=row, state=start), CHANCE, played, now)
    return draft if origin is None else add_note(draft, PLAYED_ON, now)


PLAYED_ON: Final = "played-on"
"""The note in the log of a game that begins with a position of another."""


def _begin_from(game: AnyGame, start: Any, position: str) -> list[PlayedAction]:
    """The line with which a game is played on. Raises RefusedError where the rules know no such position."""
    text = f"{BEGIN}{position}"
    try:
        step = apply_line(game, start, CHANCE, text, first=True)
    except NotationError as error:
        raise RefusedError("refused-onward-gone") from error
    return [_record(game, NOBODY_ASKED, CHANCE, CHANCE, "chance", text, step)]


def play_on(
    game: AnyGame,
    played: Sequence[PlayedAction],
    rng: Random,
    actor: Seat,
    before: Decisions,
    asking: Asking,
) -> list[PlayedAction]:
    """Play what follows by itself: chance, and what everybody can tell is the only choice.

    Who is not asked is given no decision, so that all of it can be taken back as one.

    Raises RuntimeError where it does not come to an end.
    """
    following = [*played, *settle(game, played[-1].state, rng, actor, before)]
    for _ in range(MOST_CHANCE):
        foregone = find_foregone(game, following[-1].state, asking)
        if foregone is None:
            return following
        seat, action = foregone
        following[-1] = replace(following[-1], hands=False)
        step = game.apply(following[-1].state, seat, action)
        # Where it tells nothing, what happens next would seem to have been the only choice.
        marked = (PlayedItself(seat=seat),) if step.events else ()
        step = Step(step.state, (*marked, *step.events))
        following.append(_record(game, before, seat, actor, "action", str(action), step))
        following += settle(game, step.state, rng, actor, before)
    raise RuntimeError("what has only one answer does not come to an end")


def find_foregone(game: AnyGame, state: Any, asking: Asking = ()) -> tuple[Seat, Any] | None:
    """The only thing that can be done now, or that could matter, and by whom: where everybody can tell."""
    pending = game.pending(state)
    if not isinstance(pending, Decisions) or len(pending.open) > 1 or pending.open[0].seat in asking:
        return None
    decision = pending.open[0]
    legal = game.legal(state, decision.seat)
    if len(legal) == 1 and game.shows_choices(game.observe(state, None), decision):
        return decision.seat, legal[0]
    if decision.kind not in game.idle_kinds:
        return None
    idle = game.find_idle(game.observe(state, None), decision)
    return None if idle is None else (decision.seat, idle)


def settle(
    game: AnyGame, state: Any, rng: Random, actor: Seat = CHANCE, before: Decisions = NOBODY_ASKED
) -> list[PlayedAction]:
    """Draws all the chance that is pending. Raises RuntimeError where it does not come to an end.

    actor: whose request it follows. before: the decisions that were open when the request was made.
    """
    played: list[PlayedAction] = []
    for _ in range(MOST_CHANCE):
        if not isinstance(game.pending(state), Chance):
            return played
        action = game.sample(state, rng)
        step = game.apply(state, CHANCE, action)
        played.append(_record(game, before, CHANCE, actor, "chance", str(action), step))
        state = step.state
    raise RuntimeError("chance does not come to rest")


def draft_actions(loaded: LoadedMatch, actor: Seat, played: Sequence[PlayedAction], now: str) -> Draft:
    """Draft what one request has changed.

    loaded: in the state before it. played: nothing where a game starts.
    """
    row = loaded.row
    state = played[-1].state if played else loaded.state
    entries = tuple(
        EntryRow(
            seq=row.last_entry + number,
            press=row.last_press + 1,
            seat=action.seat,
            kind=action.kind,
            text=action.text,
            events=encode_events(action.events),
            reveals=any(event.reveals for event in action.events),
            hands=action.hands,
            at=now,
        )
        for number, action in enumerate(played, start=1)
    )
    events = [event for action in played for event in action.events]
    told = [
        Told(event, row.last_press + 1, played[0].seat, row.last_entry + number)
        for number, action in enumerate(played, start=1)
        for event in action.events
    ]
    after = with_state(loaded, state)
    after = replace(
        after,
        news=add_news(loaded.news, loaded.viewers, told, loaded.taken),
        heard=add_heard(loaded.heard, loaded.viewers, events, now),
        last_actions=last_actions(loaded.last_actions, entries),
        trail=(*loaded.trail, (row.last_press + 1, loaded.state))[-MOST_TRAIL:],
        row=replace(
            row,
            last_entry=row.last_entry + len(entries),
            last_press=row.last_press + 1,
            public_seq=row.public_seq + sum(event.known_to(None) for event in events),
            stamps=advance_stamps(loaded, after, {actor}),
        ),
    )
    return show_card(conclude(loaded, after, Draft(after, entries=entries), actor, now), events)


def show_card(draft: Draft, events: Sequence[Event]) -> Draft:
    """Has it looked whether something is a moment with a card: what everybody may know of, or a win.

    Whether it is one needs the log, and is found out when it is told.
    """
    public = [event for event in events if event.known_to(None)]
    moments = draft.match.bundle.moments
    may_be = any(isinstance(event, moment.kind) for event in public for moment in moments)
    if not may_be and draft.match.row.phase != "over":
        return draft
    return replace(draft, channel=(*draft.channel, "card"))


def _read(game: AnyGame, state: Any, seat: Seat, text: str) -> Any:
    try:
        return game.settle_order(state, seat, game.parse(text))
    except NotationError as error:
        raise RefusedError("refused-unreadable", typed=text, legal=_legal(game, state, seat)) from error


def _apply(game: AnyGame, state: Any, seat: Seat, action: Any) -> Step[Any]:
    try:
        return game.apply(state, seat, action)
    except IllegalActionError as error:
        raise _illegal(error, str(action), _legal(game, state, seat)) from error


def _legal(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    return tuple(map(str, game.observe(state, seat).legal))


def _illegal(error: IllegalActionError, typed: str = "", legal: tuple[str, ...] = ()) -> RefusedError:
    return RefusedError("refused-illegal", error.refusal, typed=typed, legal=legal, rule=error.refusal.rule)


def _record(
    game: AnyGame, before: Pending, seat: Seat, actor: Seat, kind: EntryKind, text: str, step: Step[Any]
) -> PlayedAction:
    hands = opens_decision(before, game.pending(step.state), actor)
    return PlayedAction(seat, kind, text, step.state, step.events, hands)


def opens_decision(before: Pending, after: Pending, actor: Seat) -> bool:
    """Tell whether a seat other than the actor has a decision it did not have before."""
    if not isinstance(after, Decisions):
        return isinstance(after, Outcome)
    known = set(before.open) if isinstance(before, Decisions) else set()
    return any(decision.seat != actor and decision not in known for decision in after.open)


# The consequences of a new position: stamps of the seats, people to be told, the end of a game.

MOST_BEHIND: Final = 16
"""Entries since the snapshot: fewer than come along with a match (`bot.store.queries.matches.RECENT`)."""


def is_snapshot_due(after: LoadedMatch, draft: Draft) -> bool:
    """Tell whether the position must be stored: there is none to go on from, or it is far behind."""
    if after.snapshot is None or after.row.phase != "playing" or draft.undone:
        return True
    return after.row.last_entry - after.snapshot > MOST_BEHIND


def advance_stamps(before: LoadedMatch, after: LoadedMatch, acted: set[Seat]) -> tuple[tuple[Seat, int], ...]:
    """The stamps: one more for each seat that acted or whose own choice is no longer the same."""
    old = before.decisions() if before.begun else Decisions(())
    new = after.decisions()

    def chooses_anew(seat: Seat) -> bool:
        asked, asks = old.of(seat), new.of(seat)
        if asked is None or asked != asks:
            return asked is not asks
        legal = before.game.legal
        return tuple(legal(before.state, seat)) != tuple(legal(after.state, seat))

    return tuple((seat, stamp + (seat in acted or chooses_anew(seat))) for seat, stamp in before.row.stamps)


def conclude(before: LoadedMatch, after: LoadedMatch, draft: Draft, actor: Seat, now: str) -> Draft:
    """The draft with a snapshot where one is due, what must be channel, and how the game ended if it has."""
    channel: list[OutboxKind] = []
    if _looks_different(before, after):
        channel.append("chain" if _is_in_chain(after, actor) else "table")
    pending = after.game.pending(after.state)
    results: tuple[ResultRow, ...] = ()
    if isinstance(pending, Outcome):
        after = replace(after, row=replace(after.row, phase="over", outcome=write_outcome(pending)))
        results = results_of(after, pending, now)
        after = replace(after, totals=add_up(after, pending))
        channel = ["table", "over"]
    snapshot = take_snapshot(after) if is_snapshot_due(after, draft) else None
    if snapshot is not None:
        after = replace(after, snapshot=snapshot.seq)
    concluded = replace(
        draft,
        match=after,
        snapshot=snapshot,
        results=results,
        channel=tuple(channel),
        turns=_turns(before, after, actor),
        ahead=_ahead(before, after, actor),
    )
    return tell_of_end(concluded, after.player_at(actor))


def _is_in_chain(after: LoadedMatch, actor: Seat) -> bool:
    """Tell whether the house has acted and goes on, while nobody else is asked: that is told together."""
    user = after.player_at(actor)
    asked = {after.player_at(decision.seat) for decision in after.decisions().open}
    return user is not None and is_computer(user) and asked == {user}


def _looks_different(before: LoadedMatch, after: LoadedMatch) -> bool:
    """Tell whether the table shows something new, its latest news included."""
    if not before.begun or before.row.public_seq != after.row.public_seq:
        return True
    return before.open_offers != after.open_offers or before.public != after.public


def _turns(before: LoadedMatch, after: LoadedMatch, actor: Seat) -> tuple[UserId, ...]:
    """Users with a decision that was not there before; the actor sees it in the answer to the press."""
    old = before.decisions() if before.begun else Decisions(())
    users = [
        after.player_at(decision.seat)
        for decision in after.decisions().open
        if decision.seat != actor and old.of(decision.seat) != decision
    ]
    return tuple(user for user in users if user is not None and user > 0)


def _ahead(before: LoadedMatch, after: LoadedMatch, actor: Seat) -> tuple[UserId, ...]:
    """Tell who is next, where a turn has begun; the actor sees it in the answer to the press."""
    seat = next_in_turn(after)
    if seat in (None, actor) or (before.begun and seat == next_in_turn(before)):
        return ()
    user = after.player_at(seat) if seat is not None else None
    return () if user is None or user <= 0 or is_computer(user) else (user,)


def tell_of_end(draft: Draft, by: UserId | None) -> Draft:
    """Has the people told that their game is over, where it is. by: who sees it in an answer of their own."""
    if draft.match.row.phase != "over":
        return draft
    people = (user for _, user in draft.match.seating() if user > 0 and not is_computer(user))
    return replace(draft, ended=tuple(user for user in people if user != by))


def end_match(loaded: LoadedMatch, how: End, now: str, *, by: Seat = "") -> Draft:
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


def continue_series(draft: Draft, match: MatchId, rng: Random, now: str) -> Draft:
    """The end of a game together with the beginning of the next one, under the id `match`."""
    ended = draft.match
    row = replace(
        ended.row,
        id=match,
        next_id=None,
        number=ended.row.number + 1,
        phase="lobby",
        message=None,
        message_posted=None,
        public_seq=0,
        last_entry=0,
        last_press=0,
        stamps=(),
        outcome=None,
        offer=None,
        silence=None,
        ahead=None,
        revision=0,
        created=now,
    )
    turned = rotate(ended.seating())
    loaded = LoadedMatch(
        bundle=ended.bundle,
        row=row,
        seats=tuple(replace(seat_row, seat=turned[seat_row.user]) for seat_row in ended.seats),
        invited=(),
        options=ended.options,
        totals=ended.totals,
        followers=ended.followers,
    )
    loaded = with_pace(loaded, None if ended.clocks is None else ended.clocks.pace)
    return replace(
        draft,
        match=replace(ended, row=replace(ended.row, next_id=match)),
        following=replace(start_game(loaded, rng, now), people=True, followed=True),
    )


def rotate(seating: tuple[tuple[Seat, UserId], ...]) -> dict[UserId, Seat]:
    """Everybody moves on by one seat, the last one to the first; two players swap."""
    seats = [seat for seat, _ in seating]
    return {user: seats[(index + 1) % len(seats)] for index, (_, user) in enumerate(seating)}
