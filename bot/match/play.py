"""Playing: actions and the chance that follows them become entries of the log and a new position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.engine import (
    CHANCE,
    Chance,
    Decisions,
    Event,
    IllegalActionError,
    NotationError,
    Outcome,
    Seat,
    Step,
    encode_events,
)
from bot.engine.game import AnyGame
from bot.engine.record import RESIGN
from bot.match import snapshots
from bot.match.draft import Draft, evolve_draft
from bot.match.loaded import (
    MOST_TRAIL,
    LoadedMatch,
    evolve,
    evolve_row,
    refuse_unless_playing,
    seat_in,
    with_state,
    write_outcome,
)
from bot.match.past import presses, with_news
from bot.match.table import RefusedError, UserId
from bot.store import EntryKind, EntryRow, OutboxKind, ResultRow

MOST_CHANCE = 10_000
"""Things settled by chance after one action: more means that the rules go round in circles."""


@dataclass(frozen=True, slots=True)
class Done:
    """One thing done: by whom, what, and what came of it. opened: other seats that got a decision by it."""

    seat: Seat
    kind: EntryKind
    text: str
    state: Any
    events: tuple[Event, ...]
    opened: bool

    @property
    def final(self) -> bool:
        """Whether it cannot be taken back freely."""
        return self.kind != "action" or self.opened or any(event.reveals for event in self.events)


def act(
    live: LoadedMatch, user: UserId, stamp: int | None, texts: Sequence[str], rng: Random, now: str
) -> Draft:
    """Plays a chain of actions of one seat, all or nothing. Raises RefusedError.

    A chain ends at the first action that shows something, draws something or gives somebody else a decision;
    what comes after it is not played. It must not be refused instead: whoever could see a later part refused
    without the earlier one being played could look behind what is hidden.
    """
    refuse_unless_playing(live)
    seat = seat_in(live, user)
    if stamp is not None and stamp != dict(live.row.stamps).get(seat, 0):
        raise RefusedError("refused-stale")
    if live.decisions().of(seat) is None:
        raise RefusedError("refused-not-your-turn")
    if not texts:
        raise RefusedError("refused-unreadable")
    game = live.game
    done: list[Done] = []
    state = live.state
    for text in texts:
        step = _apply(game, state, seat, text)
        done.append(_done(game, state, seat, "action", text, step))
        state = step.state
        if done[-1].final or not isinstance(game.pending(state), Decisions):
            break
    done += settle(game, state, rng)
    return drafted(live, seat, done, now)


def resign(live: LoadedMatch, user: UserId, rng: Random, now: str) -> Draft:
    """Gives up for a seat. Raises RefusedError."""
    refuse_unless_playing(live)
    seat = seat_in(live, user)
    return given_up(live, seat, seat, rng, now)


def given_up(live: LoadedMatch, seat: Seat, actor: Seat, rng: Random, now: str) -> Draft:
    """What follows when a seat gives up, or is given up by the others. Raises RefusedError."""
    game = live.game
    try:
        step = game.resign(live.state, seat)
    except IllegalActionError as error:
        raise _illegal(error) from error
    done = [_done(game, live.state, seat, "resign", RESIGN, step)]
    done += settle(game, step.state, rng)
    draft = drafted(live, actor, done, now)
    return replace(draft, live=replace(draft.live, resigned=(*live.resigned, seat)))


def start(live: LoadedMatch, rng: Random, now: str) -> Draft:
    """Sets up a game whose seats are taken: the state, and whatever chance must settle first."""
    game = live.game
    state = game.new(live.options)
    row = replace(
        live.row,
        phase="playing",
        ruleset=game.facts.ruleset,
        ruleset_begun=game.facts.ruleset,
        stamps=tuple((seat, 1) for seat, _ in live.seated()),
    )
    return drafted(replace(live, row=row, state=state), CHANCE, settle(game, state, rng), now)


def settle(game: AnyGame, state: Any, rng: Random) -> list[Done]:
    """Draws all the chance that is pending. Raises RuntimeError where it does not come to an end."""
    done: list[Done] = []
    for _ in range(MOST_CHANCE):
        if not isinstance(game.pending(state), Chance):
            return done
        action = game.sample(state, rng)
        step = game.apply(state, CHANCE, action)
        done.append(_done(game, state, CHANCE, "chance", str(action), step))
        state = step.state
    raise RuntimeError("chance does not come to rest")


def drafted(live: LoadedMatch, actor: Seat, done: Sequence[Done], now: str) -> Draft:
    """What one press has changed. `live` holds the state before it; no `done`: a game starts."""
    row = live.row
    state = done[-1].state if done else live.state
    entries = tuple(
        EntryRow(
            seq=row.last_entry + number,
            press=row.last_press + 1,
            seat=each.seat,
            kind=each.kind,
            text=each.text,
            events=encode_events(each.events),
            reveals=any(event.reveals for event in each.events),
            hands=each.opened,
            at=now,
        )
        for number, each in enumerate(done, start=1)
    )
    events = [event for each in done for event in each.events]
    after = with_state(live, state)
    after = evolve(
        after,
        news=with_news(live.news, live.viewers, events),
        presses=presses(live.presses, entries),
        trail=(*live.trail, (row.last_press + 1, live.state))[-MOST_TRAIL:],
        row=evolve_row(
            row,
            last_entry=row.last_entry + len(entries),
            last_press=row.last_press + 1,
            public_seq=row.public_seq + sum(event.known_to(None) for event in events),
            stamps=stamped(live, after, {actor}),
            offer=_standing_offer(live, {each.seat for each in done}),
        ),
    )
    return concluded(live, after, Draft(after, entries=entries), actor, now)


def _standing_offer(live: LoadedMatch, acted: set[Seat]) -> str | None:
    """An offer to take back lapses when play goes on; one to take a seat out, when that seat acts."""
    asked = live.asked
    stands = asked is not None and asked.removes is not None and asked.removes not in acted
    return live.row.offer if stands else None


def stamped(before: LoadedMatch, after: LoadedMatch, acted: set[Seat]) -> tuple[tuple[Seat, int], ...]:
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


def concluded(before: LoadedMatch, after: LoadedMatch, draft: Draft, actor: Seat, now: str) -> Draft:
    """The draft with a snapshot where one is due, what must be told, and how the game ended if it has."""
    told: list[OutboxKind] = []
    if _looks_different(before, after):
        told.append("table")
    pending = after.game.pending(after.state)
    results: tuple[ResultRow, ...] = ()
    if isinstance(pending, Outcome):
        after = evolve(after, row=evolve_row(after.row, phase="over", outcome=write_outcome(pending)))
        results = _results(after, pending, now)
        after = evolve(after, totals=_added(after.totals, results))
        told = ["table", "over"]
    snapshot = snapshots.taken(after) if snapshots.is_due(after, draft) else None
    if snapshot is not None:
        after = evolve(after, snapshot=snapshot.seq)
    return evolve_draft(
        draft,
        live=after,
        snapshot=snapshot,
        results=results,
        channel=tuple(told),
        turns=_turns(before, after, actor),
    )


def _looks_different(before: LoadedMatch, after: LoadedMatch) -> bool:
    """Whether the table shows something new, its latest news included."""
    if not before.begun or before.row.public_seq != after.row.public_seq or before.offered != after.offered:
        return True
    return before.public != after.public


def _turns(before: LoadedMatch, after: LoadedMatch, actor: Seat) -> tuple[UserId, ...]:
    """Users with a decision that was not there before; the actor sees it in the answer to the press."""
    old = before.decisions() if before.begun else Decisions(())
    users = [
        after.user_at(each.seat)
        for each in after.decisions().open
        if each.seat != actor and old.of(each.seat) != each
    ]
    return tuple(user for user in users if user is not None and user > 0)


def _apply(game: AnyGame, state: Any, seat: Seat, text: str) -> Step[Any]:
    try:
        action = game.parse(text)
    except NotationError as error:
        raise RefusedError("refused-unreadable") from error
    try:
        return game.apply(state, seat, action)
    except IllegalActionError as error:
        raise _illegal(error) from error


def _illegal(error: IllegalActionError) -> RefusedError:
    return RefusedError("refused-illegal", error.refusal, rule=error.refusal.rule)


def _done(game: AnyGame, before: Any, seat: Seat, kind: EntryKind, text: str, step: Step[Any]) -> Done:
    return Done(seat, kind, text, step.state, step.events, opened(game, before, step.state, seat))


def opened(game: AnyGame, before: Any, after: Any, actor: Seat) -> bool:
    """Whether a seat other than the actor has a decision it did not have before."""
    old, new = game.pending(before), game.pending(after)
    if not isinstance(new, Decisions):
        return isinstance(new, Outcome)
    known = set(old.open) if isinstance(old, Decisions) else set()
    return any(each.seat != actor and each not in known for each in new.open)


def _results(live: LoadedMatch, outcome: Outcome, now: str) -> tuple[ResultRow, ...]:
    if not live.options.counts:
        return ()
    row = live.row
    scores = dict(outcome.scores)
    rank = {seat: (seat in outcome.winners, scores.get(seat, 0)) for seat, _ in live.seated()}
    return tuple(
        ResultRow(
            match=row.id,
            series_id=row.series_id,
            guild=row.guild,
            game=row.game,
            user=user,
            seat=seat,
            place=1 if rank[seat][0] else 1 + sum(other > rank[seat] for other in rank.values()),
            won=seat in outcome.winners,
            score=scores.get(seat, 0),
            finished=now,
        )
        for seat, user in live.seated()
    )


def _added(
    totals: tuple[tuple[UserId, int], ...], results: tuple[ResultRow, ...]
) -> tuple[tuple[UserId, int], ...]:
    sums = dict(totals)
    for each in results:
        sums[each.user] = sums.get(each.user, 0) + each.score
    return tuple(sorted(sums.items()))
