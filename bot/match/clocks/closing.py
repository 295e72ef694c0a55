"""What is done about a table at which nothing happens: it is said that it will close, and then it closes."""

from __future__ import annotations

from bot.match.clocks.house_clock import Moment
from bot.match.clocks.running import waiting_people
from bot.match.clocks.silence import Silence
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, with_silence
from bot.match.play.endings import end
from bot.match.table import UserId


def people_awaited(loaded: LoadedMatch) -> tuple[UserId, ...]:
    """The people a table waits for; nobody in a lobby, or where it cannot go on."""
    if loaded.phase != "playing":
        return ()
    users = (loaded.player_at(seat) for seat in waiting_people(loaded))
    return tuple(user for user in users if user is not None)


def mind_silence(loaded: LoadedMatch, silence: Silence, now: Moment, at: str, *, deserted: bool) -> Draft:
    """What a silence has come to. deserted: whether nobody the table waits for is still on the server."""
    if loaded.row.phase == "lobby":
        is_over = now >= silence.since + silence.limit
        return end(loaded, "silent", at) if is_over else Draft(with_silence(loaded, silence))
    is_long = now >= silence.warned_from
    if silence.closing is not None:
        if silence.deserted and deserted:
            return end(loaded, "deserted", at)
        if not silence.deserted and now >= silence.since + silence.limit:
            return end(loaded, "silent", at)
    if not (deserted or is_long):
        after = with_silence(loaded, silence.go_on(now))
        return Draft(after, channel=("table",) if silence.closing is not None else ())
    after = with_silence(loaded, silence.warn(now, deserted=deserted and not is_long))
    reminded = () if deserted or silence.paused else people_awaited(loaded)
    return Draft(after, channel=("table",), reminded=reminded)
