"""To pause: time stands until somebody goes on, or makes a move that everybody can see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine import Seat
from bot.match.clocks.silence import Silence
from bot.match.consent.asked import Asked, Means
from bot.match.table.draft import Draft, add_note
from bot.match.table.loaded_match import (
    LoadedMatch,
    own_seat_in,
    refuse_unless_playing,
    with_silence,
)
from bot.match.table.values import RefusedError, UserId


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Asked):
    """Against the house alone there is one at once."""

    kind: ClassVar[str] = "pause"
    is_plain: ClassVar[bool] = True
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        return "refused-paused-already" if loaded.paused else None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the table pauses already."""
        return loaded.paused

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """From now on time stands; what was claimed because somebody was late lapses."""
        silence = loaded.silence or Silence(means.moment, 0, means.moment)
        paused = with_silence(loaded, replace(silence, paused=True))
        return add_note(Draft(paused, channel=("table",)), "paused", means.now, seat=by)


def go_on(loaded: LoadedMatch, user: UserId, now: str) -> Draft:
    """Ends a pause: any of those who play may, for all began with time running. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = own_seat_in(loaded, user)
    silence = loaded.silence
    if silence is None or not silence.paused:
        raise RefusedError("refused-not-paused")
    after = with_silence(loaded, replace(silence, paused=False))
    return add_note(Draft(after, channel=("table",)), "resumed", now, seat=seat)
