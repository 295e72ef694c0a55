"""Kind words at tables without a pace: decided in the commit of the change itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import AFTER, DAY, Wait, Wish
from bot.match.computer.people import is_computer
from bot.match.play.running import waiting_people
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch, with_silence
from bot.match.table.values import UserId

BESIDE_PLAY: Final = ("note", "undo")
"""What in the log is no play."""
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
    known = {each.seat: each for each in silence.waits}
    moved = {each.seat for each in draft.entries if each.kind not in BESIDE_PLAY}
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


def speak(
    loaded: LoadedMatch, now: Moment, wishes: Mapping[UserId, Wish], away: Mapping[Seat, Moment]
) -> Draft:
    """Draft kind words for those who hear one now. away: seats of people who are away, and until when."""
    silence = loaded.silence
    if silence is None or silence.paused:
        return Draft(loaded)
    waits, reminded = [], []
    for wait in silence.waits:
        if wait.due is None or wait.due > now:
            waits.append(wait)
        elif away.get(wait.seat, now) > now:
            waits.append(wait.put_off(away[wait.seat]))
        else:
            waits.append(replace(wait, told=wait.count_words(now)))
            user = loaded.player_at(wait.seat)
            if user is not None and wishes.get(user) != "none":
                reminded.append(user)
    after = with_silence(loaded, replace(silence, waits=tuple(waits)))
    return Draft(after, reminded=tuple(dict.fromkeys(reminded)))
