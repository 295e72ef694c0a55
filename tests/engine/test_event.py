"""Events: who may know them, and the way to the log and back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.engine import Event, decode_events, encode_events


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    seat: str
    cards: tuple[str, ...]
    count: int


def test_an_event_for_one_seat_is_unknown_to_others_and_to_spectators() -> None:
    event = CardsDrawn(audience=("light",), seat="light", cards=("l1",), count=1)
    assert event.known_to("light")
    assert not event.known_to("dark")
    assert not event.known_to(None)


def test_an_event_without_audience_is_known_to_everybody() -> None:
    event = CardsDrawn(seat="light", cards=(), count=0)
    assert event.known_to("dark")
    assert event.known_to(None)


def test_decode_is_the_inverse_of_encode() -> None:
    events = (
        CardsDrawn(audience=("light", "dark"), seat="light", cards=("l1", "ż"), count=2),
        CardsDrawn(seat="dark", cards=(), count=0),
    )
    assert decode_events(encode_events(events), [CardsDrawn]) == events


def test_an_unknown_kind_of_event_is_an_error() -> None:
    with pytest.raises(KeyError):
        decode_events('[{"kind":"dragon-woken"}]', [CardsDrawn])


def test_the_kind_is_the_name_in_kebab_case() -> None:
    assert CardsDrawn.kind() == "cards-drawn"
