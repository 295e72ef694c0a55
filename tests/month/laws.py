"""What must hold of the diary of any month. Each law gives what breaks it, in words."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.match.clocks import MOST_A_DAY, STAGES, TERMS, WISHED
from tests.month.diary import Entry, without_moments
from tests.month.habits import Habit
from tests.month.steps import Step, TableNow

SOON: Final = timedelta(minutes=5)
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)
PRESENT: Final = timedelta(minutes=2)
AT_ONCE: Final = timedelta(minutes=1)
MOST_CALLS: Final = 8
"""How often somebody may be called in a day, at three tables or four, who wishes to hear of everything."""


@dataclass(frozen=True)
class Chronicle:
    """A month that is over. names: of users by id. began: day nought. quiet_from: since when people sleep."""

    people: Mapping[str, Habit]
    names: Mapping[int, str]
    steps: Sequence[Step]
    entries: Sequence[Entry]
    began: datetime
    quiet_from: datetime

    def day_of(self, moment: datetime) -> float:
        """Days since the beginning."""
        return (moment - self.began) / DAY

    def is_away(self, habit: Habit, moment: datetime) -> bool:
        """Whether somebody has said that they are away; the day of going and that of coming are left out."""
        if habit.away is None:
            return False
        return habit.away[0] + 1 <= self.day_of(moment) < habit.away[0] + habit.away[1] - 1

    def has_left(self, habit: Habit, moment: datetime) -> bool:
        """Whether somebody who only follows tables has left the server."""
        return not habit.hours and habit.gone is not None and self.day_of(moment) > habit.gone

    def calls(self) -> Iterator[tuple[str, Entry]]:
        """Whom each message has disturbed, but for invitations, which are a person's own words."""
        for entry in self.entries:
            for name in entry.called if entry.how == "sent" and not entry.answer else ():
                yield name, entry

    def is_present(self, habit: Habit, moment: datetime) -> bool:
        """Whether somebody has just pressed something: who looks at a panel is told by it."""
        acts = (step.ended for step in self.steps if step.actor == habit.name)
        return any(timedelta() <= moment - act < PRESENT for act in acts)

    def wakes(self, habit: Habit, moment: datetime) -> datetime:
        """When somebody may be told of something: now, or when their quiet hours end."""
        while habit.sleeps(moment):
            moment = (moment + HOUR).replace(minute=0, second=0, microsecond=0)
        return moment

    def died_between(self, first: Entry, second: Entry) -> bool:
        """Whether the bot died after the first message, and came back just before the second.

        What was on its way when it died is told again: at least once, as the outbox promises.
        """
        between = self.steps[first.step : second.step + 1]
        return any(step.killed and second.at - step.ended < SOON for step in between)

    def by(self, habit: Habit, step: Step) -> datetime:
        """Until when somebody must have been told of what a step has brought."""
        by = self.wakes(habit, step.ended) + SOON
        later = (
            later_step
            for later_step in self.steps[step.number :]
            if later_step.killed and later_step.began <= by <= later_step.ended
        )
        return next((later_step.ended + SOON for later_step in later), by)


def disturbed(month: Chronicle) -> Iterator[str]:
    """Nobody is disturbed in their quiet hours."""
    for name, entry in month.calls():
        if entry.at >= month.quiet_from and month.people[name].sleeps(entry.at):
            yield f"{name} is disturbed at {month.people[name].local(entry.at)}: {entry.text[:80]}"


def forgotten(month: Chronicle) -> Iterator[str]:
    """Who is asked something is told, at once or as soon as their quiet hours end, unless they know."""
    last = month.steps[-1].ended if month.steps else month.began
    for step, match, user in _begun_turns(month):
        name = month.names.get(user)
        habit = month.people.get(name or "")
        if name is None or habit is None or not habit.notices or month.is_present(habit, step.ended):
            continue
        by = month.by(habit, step)
        if by > last or _stops_waiting(month, step, match, user, by):
            continue
        if not any(_tells(entry, name, match, step.began, by) for entry in month.entries):
            yield f"{name} is not told of the turn at {match} that began {step.ended}"


def unreminded(month: Chronicle) -> Iterator[str]:
    """Whose time passes is reminded as they wish."""
    last = month.steps[-1].ended if month.steps else month.began
    for step in month.steps:
        for match, user, stages in _reached(step):
            habit = month.people.get(month.names.get(user, ""))
            table = step.after[match]
            if habit is None or table.pace is None or month.is_away(habit, step.ended):
                continue
            stage = STAGES[stages - 1]
            if stage not in TERMS[table.pace].reminded or stage not in WISHED[habit.reminders]:  # type: ignore[index]
                continue
            by = month.by(habit, step)
            if by > last or _stops_waiting(month, step, match, user, by):
                continue
            known = any(_tells(entry, habit.name, match, step.began - HOUR, by) for entry in month.entries)
            if not known and _reminders(month, habit.name, step.ended - DAY - SOON, step.ended) < MOST_A_DAY:
                yield f"{habit.name} is not reminded of {match} ({stage}) at {step.ended}"


def untold_of_lateness(month: Chronicle) -> Iterator[str]:
    """When somebody's time is over the others are told, unless theirs is too."""
    last = month.steps[-1].ended if month.steps else month.began
    for step in month.steps:
        for match, user, stages in _reached(step):
            table = step.after[match]
            if STAGES[stages - 1] != "late":
                continue
            late = {late_user for _, late_user in table.late}
            for _, other in table.seats:
                habit = month.people.get(month.names.get(other, ""))
                if habit is None or other == user or other in late or month.is_present(habit, step.ended):
                    continue
                by = month.by(habit, step)
                if by > last or _is_mended(month, step, match, user, by):
                    continue
                if not any(_tells(entry, habit.name, match, step.began, by) for entry in month.entries):
                    yield f"{habit.name} is not told that a time at {match} is over, {step.ended}"


def untold_of_the_end(month: Chronicle) -> Iterator[str]:
    """Whose game is over is told, unless they have just pressed something or are no longer on the server."""
    last = month.steps[-1].ended if month.steps else month.began
    for step in month.steps:
        for match, table in step.after.items():
            before = step.before.get(match)
            if before is None or before.phase != "playing" or table.phase != "over":
                continue
            for _, user in table.seats:
                habit = month.people.get(month.names.get(user, ""))
                if (
                    habit is None
                    or not (habit.notices and habit.dms_open)
                    or month.has_left(habit, step.ended)
                ):
                    continue
                by = month.by(habit, step)
                known = by > last or month.is_present(habit, step.ended)
                if not known and not any(
                    _tells(entry, habit.name, match, step.began, by) for entry in month.entries
                ):
                    yield f"{habit.name} is not told that {match} is over, {step.ended}"


def told_twice(month: Chronicle) -> Iterator[str]:
    """Nobody is called by the same words within an hour, nor twice at once to the same tables."""
    calls: dict[str, list[Entry]] = {}
    for name, entry in month.calls():
        for before in calls.get(name, ()):
            gone = entry.at - before.at
            same = without_moments(before.text) == without_moments(entry.text)
            at_once = (
                gone < AT_ONCE and entry.step == before.step and set(entry.matches) <= set(before.matches)
            )
            if ((same and gone < HOUR) or at_once) and not month.died_between(before, entry):
                yield f"{name} is called twice, {before.at} and {entry.at}: {entry.text[:200]}"
        calls.setdefault(name, []).append(entry)
        calls[name] = [call for call in calls[name] if entry.at - call.at < HOUR]


def reminded_too_often(month: Chronicle) -> Iterator[str]:
    """Never more than three reminders in a day."""
    for name in month.people:
        sent = [entry for who, entry in month.calls() if who == name and entry.is_reminder]
        for first, fourth in zip(sent, sent[MOST_A_DAY:], strict=False):
            if fourth.at - first.at < DAY and not any(map(month.died_between, sent, sent[1:])):
                yield f"{name} is reminded four times from {first.at} to {fourth.at}"


def reminded_while_away(month: Chronicle) -> Iterator[str]:
    """Who is away is not reminded."""
    for name, entry in month.calls():
        if entry.is_reminder and month.is_away(month.people[name], entry.at):
            yield f"{name} is away and is reminded at {entry.at}"


def nagged(month: Chronicle) -> Iterator[str]:
    """Nobody is called too often in one day of theirs."""
    for (name, day), count in count_calls(month).items():
        if count > MOST_CALLS:
            yield f"{name} is called {count} times on {day}"


def count_calls(month: Chronicle) -> Counter[tuple[str, date]]:
    """How often each person is called on each day, by their own clocks."""
    return Counter((name, month.people[name].local(entry.at).date()) for name, entry in month.calls())


def neglected(month: Chronicle) -> Iterator[str]:
    """Who is waited for hears a word within each part of their time, unless they are away or want none."""
    words: dict[tuple[str, int], list[datetime]] = {}
    for entry in month.entries:
        for name in (
            {*entry.called, *([entry.where] if entry.private else [])} if entry.how != "deleted" else ()
        ):
            for match in entry.matches:
                words.setdefault((name, match), []).append(entry.at)
    begun: dict[tuple[int, str], datetime] = {}
    for step in month.steps:
        waiting = dict(_waited_for(month, step))
        begun = {wait: begun.get(wait, step.ended) for wait in waiting}
        for (match, name), longest in waiting.items():
            said = words.get((name, match), [])
            last = said[bisect_right(said, step.ended) - 1] if said and said[0] <= step.ended else None
            silent = step.ended - max(begun[match, name], last or month.began)
            if silent > longest + DAY:
                yield f"{name} is waited for at {match} for {silent} without a word, {step.ended}"
                begun[match, name] = step.ended


def _waited_for(month: Chronicle, step: Step) -> Iterator[tuple[tuple[int, str], timedelta]]:
    """Who is waited for at a table with a pace and is not late, and for how long that may be in silence."""
    for match, table in step.after.items():
        if table.phase != "playing" or table.paused or table.pace is None:
            continue
        pace = TERMS[table.pace]  # type: ignore[index]
        for user in table.waiting:
            habit = month.people.get(month.names.get(user, ""))
            late = user in {late_user for _, late_user in table.late}
            if habit is None or late or not habit.notices or habit.reminders == "none":
                continue
            if not month.is_away(habit, step.ended):
                yield (match, habit.name), timedelta(seconds=max(pace.allowance, pace.reserve))


def followed_after_leaving(month: Chronicle) -> Iterator[str]:
    """Who only follows tables and has left the server is told nothing more."""
    for name, entry in month.calls():
        habit = month.people[name]
        if month.has_left(habit, entry.at):
            yield f"{name} has left and is told at {entry.at}: {entry.text[:80]}"


def betrayed(month: Chronicle) -> Iterator[str]:
    """What somebody does in secret has nothing sent to anybody else, and no deadline moved."""
    said: dict[int, list[Entry]] = {}
    for entry in month.entries:
        said.setdefault(entry.step, []).append(entry)
    for step in month.steps:
        if step.actor is None or step.match is None or step.match not in step.after:
            continue
        before, after = step.before[step.match], step.after[step.match]
        if (before.seq, before.shown) != (after.seq, after.shown) or step.killed:
            continue
        if before.clocks != after.clocks:
            yield f"a secret step of {step.actor} at {step.match} has moved a clock"
        for entry in said.get(step.number, ()):
            if entry.where != step.actor and step.match in entry.matches:
                yield f"a secret step of {step.actor} is betrayed in {entry.where}: {entry.text[:80]}"


LAWS: Final = (
    disturbed,
    forgotten,
    unreminded,
    untold_of_lateness,
    untold_of_the_end,
    told_twice,
    reminded_too_often,
    reminded_while_away,
    nagged,
    neglected,
    followed_after_leaving,
    betrayed,
)


def broken_laws(month: Chronicle) -> list[str]:
    """Everything that breaks a law, each with the law's name."""
    return [f"{law.__name__}: {breach}" for law in LAWS for breach in law(month)]


def _begun_turns(month: Chronicle) -> Iterator[tuple[Step, int, int]]:
    """Of each step the tables, and who must choose there that need not before."""
    for step in month.steps:
        for match, table in step.after.items():
            before = step.before.get(match)
            for user in table.waiting:
                if before is None or user not in before.waiting:
                    yield step, match, user


def _reached(step: Step) -> Iterator[tuple[int, int, int]]:
    """The tables at which somebody's time has come to a stage: match, user, and how many stages are over."""
    for match, table in step.after.items():
        before = dict(step.before[match].told) if match in step.before else {}
        for user, stages in table.told:
            if stages > 0 and before.get(user, stages) < stages:
                yield match, user, stages


def _states(month: Chronicle, step: Step, match: int, until: datetime) -> Iterator[TableNow | None]:
    """The table after a step and after those that follow, up to a moment."""
    for later_step in month.steps[step.number :]:
        if later_step.began > until:
            return
        yield later_step.after.get(match)


def _stops_waiting(month: Chronicle, step: Step, match: int, user: int, until: datetime) -> bool:
    return any(
        table is None or table.paused or user not in table.waiting
        for table in _states(month, step, match, until)
    )


def _is_mended(month: Chronicle, step: Step, match: int, user: int, until: datetime) -> bool:
    return any(
        table is None or table.paused or user not in {late_user for _, late_user in table.late}
        for table in _states(month, step, match, until)
    )


def _tells(entry: Entry, name: str, match: int, since: datetime, until: datetime) -> bool:
    is_theirs = name in entry.called or (entry.private and entry.where == name)
    return is_theirs and entry.how != "deleted" and match in entry.matches and since <= entry.at <= until


def _reminders(month: Chronicle, name: str, since: datetime, until: datetime) -> int:
    calls: Iterable[tuple[str, Entry]] = month.calls()
    return sum(who == name and entry.is_reminder and since <= entry.at <= until for who, entry in calls)
