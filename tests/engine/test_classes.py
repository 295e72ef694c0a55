"""Classes whose methods are compiled late are the same classes."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A place."""

    row: int
    column: int = 0
    marks: tuple[str, ...] = field(default=(), kw_only=True)

    def __post_init__(self) -> None:
        if self.row < 0:
            raise ValueError("row")


@dataclass(frozen=True, slots=True)
class Named(Spot):
    name: str = ""


@dataclass
class Loose:
    seen: list[int] = field(default_factory=list)


def test_the_standard_library_still_writes_what_is_put_off() -> None:
    assert Spot.__init__.__name__ == "__init__"
    fresh = type("Fresh", (), {"__annotations__": {"x": int}, "__doc__": ""})
    made = dataclass(fresh)
    before = made.__dict__["__init__"]
    assert made(3).x == 3  # type: ignore[attr-defined, call-arg]
    after = made.__dict__["__init__"]
    assert before is not after
    assert after.__code__.co_varnames == ("self", "x")


def test_values_are_made_compared_and_written_as_ever() -> None:
    assert Spot(1) == Spot(1, 0)
    assert Spot(1) != Named(1)
    assert hash(Spot(2, 3)) == hash(Spot(2, 3))
    assert Spot(1, 9) < Spot(2)
    assert repr(Spot(1, marks=("a",))) == "Spot(row=1, column=0, marks=('a',))"
    assert repr(Named(1, 2, "x")) == "Named(row=1, column=2, marks=(), name='x')"
    assert Loose() == Loose()
    assert Loose().seen is not Loose().seen
    assert [each.name for each in fields(Named)] == ["row", "column", "marks", "name"]


def test_how_a_value_is_written_is_put_off_only_once() -> None:
    """Given a class not written before, then the first text is as ever, and the stand-in is gone."""
    fresh = dataclass(type("Fresh", (), {"__annotations__": {"x": object}, "__doc__": ""}))
    before = fresh.__repr__
    value = fresh(3)  # type: ignore[call-arg]
    assert repr(value) == "Fresh(x=3)"
    assert fresh.__repr__ is not before
    value.x = value  # type: ignore[attr-defined]
    assert repr(value) == "Fresh(x=...)"


def test_wrong_arguments_are_refused_as_ever() -> None:
    for call in (lambda: Spot(), lambda: Spot(1, 2, ()), lambda: Spot(1, colour="red")):  # type: ignore[call-arg, misc]
        with pytest.raises(TypeError):
            call()
    with pytest.raises(ValueError, match="row"):
        Spot(-1)


def test_frozen_values_stay_as_they_are() -> None:
    spot = Named(1)
    for change in ("row", "name", "other"):
        with pytest.raises((FrozenInstanceError, TypeError)):
            setattr(spot, change, 5)
    with pytest.raises((FrozenInstanceError, TypeError)):
        del spot.name  # type: ignore[misc]
    assert replace(spot, name="y") == Named(1, name="y")


def test_values_travel() -> None:
    spot = Named(1, 2, "x", marks=("m",))
    assert pickle.loads(pickle.dumps(spot)) == spot
    assert copy.deepcopy(spot) == spot
