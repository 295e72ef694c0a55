"""Notes about a table in its log: they are told like news, and played again by nobody."""

from __future__ import annotations

from dataclasses import replace

from bot.engine import CHANCE, Noted, Seat, encode_events
from bot.match.log.news import add_heard, add_news
from bot.match.persistence.draft import Draft
from bot.store import EntryRow


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
    after = replace(
        loaded,
        news=add_news(loaded.news, loaded.viewers, [event]),
        heard=add_heard(loaded.heard, loaded.viewers, [event], now),
        row=replace(loaded.row, last_entry=number, last_press=press, public_seq=loaded.row.public_seq + 1),
    )
    return replace(draft, match=after, entries=(*draft.entries, line))
