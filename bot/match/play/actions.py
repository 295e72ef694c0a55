"""Playing: actions and the chance that follows them become entries of the log and a new position."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from bot.engine import (
    CHANCE,
    Chance,
    Decisions,
    Event,
    IllegalActionError,
    NotationError,
    Outcome,
    Pending,
    PlayedItself,
    Seat,
    Step,
    encode_events,
)
from bot.engine.game import AnyGame
from bot.engine.record import RESIGN
from bot.match.play.conclusion import advance_stamps, conclude
from bot.match.table.draft import Draft
from bot.match.table.entries import add_heard, add_news, last_actions
from bot.match.table.loaded_match import (
    MOST_TRAIL,
    LoadedMatch,
    own_seat_in,
    raise_wall,
    refuse_unless_playing,
    seat_in,
    with_state,
)
from bot.match.table.values import RefusedError, UserId
from bot.store import EntryKind, EntryRow

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


def start(loaded: LoadedMatch, rng: Random, now: str) -> Draft:
    """Sets up a game whose seats are taken: the state, and whatever chance must settle first."""
    game = loaded.game
    state = game.new(loaded.options)
    row = replace(
        loaded.row,
        phase="playing",
        ruleset=game.facts.ruleset,
        ruleset_begun=game.facts.ruleset,
        stamps=tuple((seat, 1) for seat, _ in loaded.seating()),
    )
    return draft_actions(replace(loaded, row=row, state=state), CHANCE, settle(game, state, rng), now)


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
            seat=each.seat,
            kind=each.kind,
            text=each.text,
            events=encode_events(each.events),
            reveals=any(event.reveals for event in each.events),
            hands=each.hands,
            at=now,
        )
        for number, each in enumerate(played, start=1)
    )
    events = [event for each in played for event in each.events]
    after = with_state(loaded, state)
    after = replace(
        after,
        news=add_news(loaded.news, loaded.viewers, events),
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
    return conclude(loaded, after, Draft(after, entries=entries), actor, now)


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
    return any(each.seat != actor and each not in known for each in after.open)
