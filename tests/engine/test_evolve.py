"""Changed copies of frozen values."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from bot.engine import evolver


@dataclass(frozen=True, slots=True)
class Hill:
    name: str
    men: tuple[int, ...] = ()
    kind: str | None = "bare"


@dataclass(frozen=True, slots=True)
class Tower(Hill):
    height: int = field(default=3, kw_only=True)


evolve = evolver(Hill)
HILL = Hill("Amon Sûl", (1, 2))


def test_only_what_is_named_changes_and_the_old_value_stays() -> None:
    assert evolve(HILL, men=(3,)) == Hill("Amon Sûl", (3,))
    assert evolve(HILL, kind=None) == Hill("Amon Sûl", (1, 2), None)
    assert Hill("Amon Sûl", (1, 2)) == HILL


@pytest.mark.parametrize("changes", [{}, {"name": "Weathertop"}, {"men": (), "kind": "green"}])
def test_it_gives_what_replace_gives(changes: dict[str, object]) -> None:
    assert evolve(HILL, **changes) == replace(HILL, **changes)  # type: ignore[arg-type]
    assert hash(evolve(HILL, **changes)) == hash(replace(HILL, **changes))  # type: ignore[arg-type]


def test_a_copy_is_of_the_same_class_and_as_frozen() -> None:
    copy = evolve(HILL, name="Weathertop")
    assert type(copy) is Hill
    for attribute in fields(copy):
        with pytest.raises(FrozenInstanceError):
            setattr(copy, attribute.name, None)
    with pytest.raises(FrozenInstanceError):
        del copy.name  # type: ignore[misc]


def test_inherited_fields_are_kept_too() -> None:
    tower = Tower("Orthanc", (7,), height=5)
    assert evolver(Tower)(tower, men=()) == Tower("Orthanc", (), height=5)


def test_a_field_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError):
        evolve(HILL, moon=1)
