"""The latest news of each viewer, as they happen and as they are read from the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.engine import Event, Noted, PlayedItself, encode_events
from bot.match.entries import news_of, read_events
from bot.match.news import MOST_KEPT, MOST_NEWS, Told, add_news, keep, list_since
from bot.store import EntryRow
from tests.match.tiny_game import CounterPut, SeatReady, Walked, tiny_bundle
from tests.match.told import told
from tests.store.rows import entry

BUNDLE = tiny_bundle()
VIEWERS = (None, "north", "east")
SEATS = ("north", "east")


def walk(far: int) -> Event:
    return Walked(seat="north", far=far)


def put(seat: str) -> Event:
    return CounterPut(seat=seat, spot="a", audience=(seat,))


def logged(seq: int, *events: Event) -> EntryRow:
    return entry(seq, events=encode_events(events))


def events(told: Sequence[Told]) -> list[Event]:
    return [news.event for news in told]


def test_everybody_hears_what_they_may_know_in_the_order_it_happened() -> None:
    news = add_news({}, VIEWERS, told([walk(1), put("north"), SeatReady(seat="east")]), SEATS)
    assert events(news[None]) == [walk(1), SeatReady(seat="east")]
    assert events(news["north"]) == [walk(1), put("north"), SeatReady(seat="east")]
    assert news["east"] == news[None]
    assert add_news(news, VIEWERS, told([put("east")]), SEATS)["north"] == news["north"]


def test_the_latest_are_kept_and_secret_ones_push_out_nothing_of_others() -> None:
    news = add_news({}, VIEWERS, told(map(walk, range(MOST_NEWS))), ())
    news = add_news(news, VIEWERS, told([put("east")] * 3), ())
    assert events(news["north"]) == [*map(walk, range(MOST_NEWS))]
    assert events(news["east"]) == [*map(walk, range(3, MOST_NEWS)), *[put("east")] * 3]
    assert events(add_news(news, VIEWERS, told([walk(99)]), ())[None]) == [
        *map(walk, range(1, MOST_NEWS)),
        walk(99),
    ]


def test_news_reach_back_to_the_last_choice_of_who_chose_longest_ago_and_no_further_than_is_kept() -> None:
    """Given north's choice long ago, then all since is kept; at some time even that is too much."""
    news = keep([*told([walk(0)], "east", 1), *told([walk(1)], "north", 2)], SEATS)
    for press in range(3, 40):
        news = keep([*news, *told([walk(press)], "east", press)], SEATS)
    assert events(news) == [*map(walk, range(1, 2)), *map(walk, range(3, 40))]
    assert events(list_told(news, "north")) == [*map(walk, range(3, 40))]
    for press in range(40, 40 + MOST_KEPT):
        news = keep([*news, *told([walk(press)], "east", press)], SEATS)
    assert len(news) == MOST_KEPT


def list_told(news: Sequence[Told], *readers: str) -> list[Told]:
    """What is new to readers, as if it had come of one request."""
    return told(event for request in list_since(news, readers) for line in request for event in line)


def test_new_is_what_happened_since_the_reader_chose_or_else_what_came_of_that() -> None:
    news = [*told([walk(1)], "north", 1), *told([walk(2)], "east", 2), *told([walk(3)], "east", 3)]
    assert events(list_told(news, "north")) == [walk(2), walk(3)]
    assert events(list_told(news, "east")) == [walk(3)]
    assert events(list_told(news, "north", "east")) == [walk(2), walk(3)]
    assert events(list_told(news)) == [walk(3)]
    assert events(list_told(news, "west")) == [walk(1), walk(2), walk(3)]
    assert list_since((), ("north",)) == ()


def test_what_is_done_about_the_table_is_nobodys_choice() -> None:
    news = [*told([walk(1)], "east", 1), *told([walk(2)], "north", 2), *told([Noted(what="paused")], "", 3)]
    assert events(list_told(news, "east")) == [walk(2), Noted(what="paused")]
    assert events(list_told(news)) == [walk(2), Noted(what="paused")]


def test_what_came_of_a_request_stays_together_line_by_line_and_secret_lines_leave_no_trace() -> None:
    itself = PlayedItself(seat="north")
    news = [
        *told([walk(1)], "north", 1, 1),
        *told([itself], "north", 1, 2),
        *told([itself, walk(2)], "north", 1, 3),
    ]
    assert list_since(news, ("east",)) == (((walk(1),), (itself, walk(2))),)
    assert list_since(news[1:2], ("east",)) == ()


def test_what_is_read_from_the_log_is_what_was_heard_as_it_happened() -> None:
    rng = Random(1)
    for length in (0, 1, 5, 40, 120, 300):
        log = [
            replace(
                logged(
                    number,
                    *(rng.choice((walk(number), put("north"), put("east"))) for _ in range(rng.randrange(3))),
                ),
                press=number,
                seat=rng.choice(SEATS) if rng.random() < 0.9 else "north",
            )
            for number in range(1, length + 1)
        ]
        heard = add_news({}, VIEWERS, [], SEATS)
        for row in log:
            happened = told(read_events(BUNDLE, row), row.seat, row.press)
            heard = add_news(heard, VIEWERS, happened, SEATS)
        assert news_of(BUNDLE, VIEWERS, SEATS, log) == heard


def test_events_the_game_no_longer_knows_are_left_out() -> None:
    known = logged(1, walk(1))
    assert read_events(BUNDLE, known) == (walk(1),)
    texts = known.events
    for events in ('[{"kind":"gone"}]', texts.replace("walked", "flown"), texts.replace("far", "wide")):
        assert read_events(BUNDLE, replace(known, events=events)) == ()
