"""The latest news of each viewer, as they happen and as they are read from the log."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.engine import Event, encode_events
from bot.match.entries import news_of, read_events
from bot.match.match import MOST_NEWS, add_news
from bot.store import EntryRow
from tests.match.tiny_game import CounterPut, SeatReady, Walked, tiny_bundle
from tests.store.rows import entry

BUNDLE = tiny_bundle()
VIEWERS = (None, "north", "east")


def walk(far: int) -> Event:
    return Walked(seat="north", far=far)


def put(seat: str) -> Event:
    return CounterPut(seat=seat, spot="a", audience=(seat,))


def logged(seq: int, *events: Event) -> EntryRow:
    return entry(seq, events=encode_events(events))


def test_everybody_hears_what_they_may_know_in_the_order_it_happened() -> None:
    news = add_news({}, VIEWERS, [walk(1), put("north"), SeatReady(seat="east")])
    assert news[None] == (walk(1), SeatReady(seat="east"))
    assert news["north"] == (walk(1), put("north"), SeatReady(seat="east"))
    assert news["east"] == news[None]
    assert add_news(news, VIEWERS, [put("east")])["north"] == news["north"]


def test_the_latest_are_kept_and_secret_ones_push_out_nothing_of_others() -> None:
    news = add_news({}, VIEWERS, [walk(far) for far in range(MOST_NEWS)])
    news = add_news(news, VIEWERS, [put("east")] * 3)
    assert news["north"] == tuple(walk(far) for far in range(MOST_NEWS))
    assert news["east"] == (*(walk(far) for far in range(3, MOST_NEWS)), *[put("east")] * 3)
    assert add_news(news, VIEWERS, [walk(99)])[None] == (
        *(walk(far) for far in range(1, MOST_NEWS)),
        walk(99),
    )


def test_what_is_read_from_the_log_is_what_was_heard_as_it_happened() -> None:
    rng = Random(1)
    for length in (0, 1, 5, 40, 120):
        batches = [
            [rng.choice((walk(number), put("north"), put("east"))) for _ in range(rng.randrange(3))]
            for number in range(length)
        ]
        heard = add_news({}, VIEWERS, [])
        for batch in batches:
            heard = add_news(heard, VIEWERS, batch)
        log = [logged(number, *batch) for number, batch in enumerate(batches, 1)]
        assert news_of(BUNDLE, VIEWERS, log) == heard


def test_events_the_game_no_longer_knows_are_left_out() -> None:
    known = logged(1, walk(1))
    assert read_events(BUNDLE, known) == (walk(1),)
    texts = known.events
    for events in ('[{"kind":"gone"}]', texts.replace("walked", "flown"), texts.replace("far", "wide")):
        assert read_events(BUNDLE, replace(known, events=events)) == ()
