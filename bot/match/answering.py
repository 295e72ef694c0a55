"""Answers kept ahead of time at a table: kept and dropped without a trace, due, and carried out once.

When a seat that has kept answers is asked anew, the commit that asks it says when they are due: a fixed time
after what everybody saw last. What then fits is played as a press of its own, whole chains of it together. A
question that is open already when an answer is kept, or again because something was taken back, is left to
its person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.engine import Decisions, Seat
from bot.match.ahead import (
    MOST_KEPT,
    MOST_LINES,
    WAIT,
    Ahead,
    Kept,
    Standing,
    Story,
    answer,
    find_decision,
    find_rule,
    list_fitting,
    list_kept,
    list_spans,
    may_answer,
    read_answer,
)
from bot.match.bundle import Span
from bot.match.clocks import Moment
from bot.match.lines import Line, follow
from bot.match.match import LoadedMatch, own_seat_in, refuse_unless_playing, seat_in, with_ahead
from bot.match.play import PLAY, Asking, Draft, act, opens_decision
from bot.match.values import RefusedError, UserId
from bot.store import EntryRow, KeptRow


def keep_standing(loaded: LoadedMatch, user: UserId, rule: str, span: Span) -> Draft:
    """Keep a standing answer to the question before a user, in place of the same one. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    observation, standing_answer = loaded.game.observe(loaded.state, seat), find_rule(loaded.bundle, rule)
    if standing_answer is None or standing_answer not in list_fitting(loaded.bundle, observation):
        raise RefusedError("refused-ahead-unfit")
    if span not in list_spans(loaded.bundle, standing_answer, observation):
        raise RefusedError("refused-ahead-unfit")
    until = "" if span == "game" else loaded.bundle.count_span(loaded.public, span)
    same = [
        row
        for row in _rows_of(loaded, user, seat)
        if isinstance(kept := read_answer(row.answer), Standing) and kept.rule == rule
    ]
    return _keep(loaded, user, seat, Standing(rule=rule, span=span, until=until), same)


def keep_line(loaded: LoadedMatch, user: UserId, line: Line) -> Draft:
    """Keep a line of expected moves. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    lines = [kept for kept in list_kept(loaded.kept, user, seat) if isinstance(kept.answer, Line)]
    if len(lines) >= MOST_LINES:
        raise RefusedError("refused-ahead-many", most=str(MOST_LINES))
    return _keep(loaded, user, seat, line, ())


def _keep(
    loaded: LoadedMatch, user: UserId, seat: Seat, kept: Standing | Line, gone: Sequence[KeptRow]
) -> Draft:
    if len(_rows_of(loaded, user, seat)) - len(gone) >= MOST_KEPT:
        raise RefusedError("refused-ahead-many", most=str(MOST_KEPT))
    number = max((row.position for row in loaded.kept), default=0) + 1
    row = KeptRow(number, seat, user, loaded.row.ruleset, kept.model_dump_json())
    rows = (*(kept_row for kept_row in loaded.kept if kept_row not in gone), row)
    return Draft(replace(loaded, kept=rows), secret=True)


def drop_kept(loaded: LoadedMatch, user: UserId, number: int | None) -> Draft:
    """Take back one answer a user has kept, or all. Raises RefusedError."""
    seat = seat_in(loaded, user)
    gone = [row for row in _rows_of(loaded, user, seat) if number in (None, row.position)]
    if not gone:
        raise RefusedError("refused-ahead-gone")
    after = replace(loaded, kept=tuple(row for row in loaded.kept if row not in gone))
    ahead = after.ahead
    if ahead is not None and not _awaits(after, seat):
        after = with_ahead(after, replace(ahead, due=_without(ahead, seat)))
    return Draft(after, secret=True)


def _rows_of(loaded: LoadedMatch, user: UserId, seat: Seat) -> list[KeptRow]:
    return [row for row in loaded.kept if (row.user, row.seat) == (user, seat)]


def _without(ahead: Ahead, seat: Seat) -> dict[Seat, Moment]:
    return {other: due for other, due in ahead.due.items() if other != seat}


def _awaits(loaded: LoadedMatch, seat: Seat) -> bool:
    """Tell whether a seat is asked what it may have an answer to, and whoever has it plays it."""
    user = loaded.user_at(seat)
    if user is None or loaded.player_at(seat) != user or loaded.phase != "playing" or loaded.paused:
        return False
    asked = loaded.decisions().of(seat)
    kept = list_kept(loaded.kept, user, seat)
    if not kept or asked is None:
        return False
    observation = loaded.game.observe(loaded.state, seat)
    return any(may_answer(kept_answer.answer, loaded.bundle, observation, asked) for kept_answer in kept)


# What a commit makes of it.


def settle_kept(before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment) -> LoadedMatch:
    """The match with what still stands after a draft, and when it is due. before: None where not at hand."""
    kept = _list_standing(after)
    after, old = replace(after, kept=kept), after.ahead
    played = _list_played(draft, old)
    if after.phase != "playing" or not (kept or played):
        return with_ahead(after, None)
    since = now if old is None or _is_seen(before, after) else old.since
    asked = after.decisions()
    acted = {entry.seat for entry in draft.entries if entry.kind in PLAY}
    due = {} if old is None else {seat: at for seat, at in old.due.items() if seat not in acted}
    if draft.undone:
        due = {seat: at for seat, at in due.items() if _asks_as_before(before, asked, seat)}
    elif acted:
        anew = [
            decision.seat for decision in asked.open if _is_asked_anew(before, draft, asked, decision.seat)
        ]
        due |= dict.fromkeys(anew, max(since + WAIT, now))
    due = {seat: at for seat, at in due.items() if _awaits(after, seat)}
    return with_ahead(after, Ahead(since, due, played))


def _list_played(draft: Draft, old: Ahead | None) -> dict[Seat, list[int]]:
    """The presses made for each seat since its person acted."""
    acted = {entry.seat: entry.press for entry in draft.entries if entry.kind != "note"}
    before = {} if old is None else old.played
    played = {seat: list(presses) for seat, presses in before.items() if seat not in acted}
    if draft.answered is not None and draft.answered in acted:
        played[draft.answered] = [*before.get(draft.answered, ()), acted[draft.answered]]
    return played


def _list_standing(after: LoadedMatch) -> tuple[KeptRow, ...]:
    """What is not over: its battle or turn goes on, and whoever has kept it plays on at the same seat."""
    if after.phase not in ("playing", "broken"):
        return ()
    kept = [row for row in after.kept if after.still_plays(row.seat) and after.user_at(row.seat) == row.user]
    return tuple(_end_by_rules(row, after.row.ruleset) for row in kept if _goes_on(after, row))


def _goes_on(after: LoadedMatch, row: KeptRow) -> bool:
    kept = read_answer(row.answer)
    if after.state is None or kept.ended or not isinstance(kept, Standing) or kept.span == "game":
        return True
    return after.bundle.count_span(after.public, kept.span) == kept.until


def _end_by_rules(row: KeptRow, ruleset: int) -> KeptRow:
    """What was kept under other rules no longer stands, and says so until its owner has read it."""
    if row.ruleset == ruleset:
        return row
    ended = read_answer(row.answer).model_copy(update={"ended": "rules"})
    return replace(row, ruleset=ruleset, answer=ended.model_dump_json())


def _is_seen(before: LoadedMatch | None, after: LoadedMatch) -> bool:
    """Tell whether everybody could see something of a change."""
    if before is None or not before.begun or before.row.public_seq != after.row.public_seq:
        return True
    return before.state is not after.state and before.public != after.public


def _asks_as_before(before: LoadedMatch | None, asked: Decisions, seat: Seat) -> bool:
    return before is not None and before.begun and before.decisions().of(seat) == asked.of(seat)


def _is_asked_anew(before: LoadedMatch | None, draft: Draft, asked: Decisions, seat: Seat) -> bool:
    """Tell whether a seat has another question than before, or the next one after what cannot go back."""
    if not _asks_as_before(before, asked, seat):
        return True
    return any(entry.seat == seat for entry in draft.entries) and any(map(_is_final, draft.entries))


def _is_final(entry: EntryRow) -> bool:
    return entry.kind != "action" or entry.reveals or entry.hands


# Carrying out what is due.


def find_due(loaded: LoadedMatch, now: Moment) -> Seat | None:
    """Find a seat whose kept answers are to be asked now."""
    due = {} if loaded.ahead is None else loaded.ahead.due
    return min((seat for seat, at in due.items() if at <= now), default=None)


def has_lines(loaded: LoadedMatch, seat: Seat) -> bool:
    """Tell whether a seat's kept answers need its story."""
    user = loaded.user_at(seat)
    return user is not None and any(
        isinstance(kept.answer, Line) for kept in list_kept(loaded.kept, user, seat)
    )


def leave_due(loaded: LoadedMatch, seat: Seat) -> Draft:
    """Draft that a question is left to its person, who is told of it."""
    user, ahead = loaded.user_at(seat), loaded.ahead
    assert ahead is not None
    left = with_ahead(loaded, replace(ahead, due=_without(ahead, seat)))
    return Draft(left, turns=() if user is None or loaded.phase != "playing" else (user,))


def play_due(loaded: LoadedMatch, seat: Seat, story: Story, rng: Random, now: str, asking: Asking) -> Draft:
    """Draft what a seat's kept answers say, or that they say nothing: then its person is told of the turn."""
    user, ahead = loaded.user_at(seat), loaded.ahead
    assert ahead is not None
    told = () if user is None else (user,)
    left = with_ahead(loaded, replace(ahead, due=_without(ahead, seat)))
    is_awaited = user is not None and _awaits(left, seat)
    said, kept = _list_answers(left, seat, user, story) if user is not None and is_awaited else ((), ())
    left = _with_kept(left, kept)
    if user is None or not said:
        return Draft(left, turns=told if loaded.phase == "playing" else ())
    draft = act(left, user, None, said, rng, now, asking)
    is_asked = draft.match.phase == "playing" and draft.match.decisions().of(seat) is not None
    return replace(draft, answered=seat, turns=(*draft.turns, *(told if is_asked else ())))


def _list_answers(
    loaded: LoadedMatch, seat: Seat, user: UserId, story: Story
) -> tuple[tuple[str, ...], tuple[Kept, ...]]:
    """The chain of actions that a seat's kept answers give, and how these stand after it.

    Each follows from what the seat then observes and has been told.
    """
    game, state, texts = loaded.game, loaded.state, list[str]()
    kept = list_kept(loaded.kept, user, seat)
    while len(texts) < MOST_CHAINED:
        observation, before = game.observe(state, seat), game.pending(state)
        decision = find_decision(observation)
        if decision is None or not observation.legal:
            break
        said = (
            answer(kept_answer.answer, loaded.bundle, observation, story, decision) for kept_answer in kept
        )
        action = next((reply for reply in said if reply is not None), None)
        if action is None or game.check(state, seat, action) is not None:
            # What expected to be asked this, and has nothing to say to it, has not come about.
            kept = kept if texts else _follow(kept, story, "")
            break
        texts.append(str(action))
        kept, step = _follow(kept, story, str(action)), game.apply(state, seat, action)
        state, story = step.state, (*story, *(event for event in step.events if event.known_to(seat)))
        pending = game.pending(state)
        shown = any(event.reveals for event in step.events)
        if shown or not isinstance(pending, Decisions) or opens_decision(before, pending, seat):
            break
    return tuple(texts), kept


def _follow(kept: Sequence[Kept], story: Story, action: str) -> tuple[Kept, ...]:
    """Answers once their seat has chosen an action; empty: it is left to its person."""
    return tuple(
        replace(kept_answer, answer=follow(kept_answer.answer, story, action))
        if isinstance(kept_answer.answer, Line) and not kept_answer.answer.ended
        else kept_answer
        for kept_answer in kept
    )


def _with_kept(loaded: LoadedMatch, kept: Sequence[Kept]) -> LoadedMatch:
    """The match with lines as they stand now; one that is through is gone."""
    lines = {
        kept_answer.number: kept_answer.answer for kept_answer in kept if isinstance(kept_answer.answer, Line)
    }
    through = {number for number, line in lines.items() if line.played == len(line.steps)}
    rows = tuple(
        replace(row, answer=lines[row.position].model_dump_json()) if row.position in lines else row
        for row in loaded.kept
        if row.position not in through
    )
    return replace(loaded, kept=rows)


MOST_CHAINED = 64
"""Actions of one seat played together."""
