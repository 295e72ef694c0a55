"""Models and typed values: what is read is what was written, and nothing else is taken."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from bot.engine.model import Field, Model
from bot.engine.reading import InvalidError, Later, reader


class Terms(Model):
    seats: tuple[str, ...] = ("one", "two")
    length: Literal[1, 2] = 1
    strict: bool = False
    stake: int = Field(default=0, ge=0, le=9)
    origin: str = Field(default="here", alias="from")
    rare: str = Field(default="usual", said=False)

    @classmethod
    def approve(cls, values: Mapping[str, Any]) -> None:
        if not values["seats"]:
            raise InvalidError("somebody", values["seats"], "seats")


class Lenient(Model, extra=True):
    number: int


@dataclass(frozen=True, slots=True)
class Wait:
    turns: int
    step: Literal["wait"] = "wait"


@dataclass(frozen=True, slots=True)
class Go:
    to: str | None
    step: Literal["go"] = "go"


def _steps() -> Any:
    return Wait | Go


@dataclass(frozen=True, slots=True)
class Position:
    agenda: tuple[Annotated[Any, Later(_steps)], ...]
    pair: tuple[int, str] = (0, "")


def test_a_model_is_read_as_it_was_written() -> None:
    terms = Terms(seats=("three",), length=2, **{"from": "there"})
    assert Terms.model_validate_json('{"seats":["three"],"length":2,"from":"there"}') == terms
    assert terms.origin == "there"
    assert hash(terms) == hash(Terms(seats=("three",), length=2, **{"from": "there"}))
    assert pickle.loads(pickle.dumps(terms)) == terms


def test_a_field_that_is_not_said_is_left_out_where_it_is_as_usual() -> None:
    assert "rare" not in Terms().model_dump()
    assert Terms(rare="odd").model_dump()["rare"] == "odd"


@pytest.mark.parametrize(
    "values",
    [
        {"length": 3},
        {"length": True},
        {"length": "1"},
        {"strict": 1},
        {"stake": 10},
        {"stake": -1},
        {"stake": "1"},
        {"seats": "one"},
        {"seats": [1]},
        {"seats": ()},
        {"surprise": 1},
    ],
)
def test_nothing_else_is_taken(values: dict[str, Any]) -> None:
    with pytest.raises(InvalidError):
        Terms(**values)


def test_a_model_stays_as_it_is() -> None:
    with pytest.raises(AttributeError):
        Terms().length = 2  # type: ignore[misc]
    assert Terms().model_copy(update={"length": 2}).length == 2
    with pytest.raises(InvalidError):
        Terms().model_copy(update={"length": 7})


def test_what_more_a_file_says_is_passed_over_only_where_that_is_meant() -> None:
    assert Lenient.model_validate({"number": 3, "note": "for people"}).number == 3
    with pytest.raises(InvalidError):
        Lenient.model_validate({"note": "for people"})


def test_dataclasses_are_told_apart_by_their_step() -> None:
    read = reader(Position)
    found = read({"agenda": [{"step": "go", "to": None}, {"turns": 2, "step": "wait"}], "pair": [1, "a"]})
    assert found == Position((Go(None), Wait(2)), (1, "a"))


@pytest.mark.parametrize(
    "document",
    [
        {"agenda": [{"step": "fly"}]},
        {"agenda": [{"to": "x"}]},
        {"agenda": [3]},
        {"agenda": [{"step": "wait"}]},
        {"agenda": [{"step": "wait", "turns": "2"}]},
        {"agenda": [], "pair": [1]},
        {},
        [],
    ],
)
def test_a_damaged_document_is_refused(document: object) -> None:
    with pytest.raises(InvalidError):
        reader(Position)(document)


def test_keys_that_are_numbers_are_numbers_again() -> None:
    assert reader(dict[int, float])({"1": 2}) == {1: 2.0}
