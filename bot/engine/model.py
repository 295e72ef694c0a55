"""Models: frozen values with named, checked fields, from keywords or JSON and back.

They take the place of pydantic's, whose methods they share: it alone would take as long to load as half
of discord.py, before the first press after a start is answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Self, dataclass_transform, get_origin, get_type_hints

import orjson

from bot.engine.reading import InvalidError, Read, reader


class _Missing:
    """No default."""


MISSING: Final[Any] = _Missing()


@dataclass(frozen=True)
class FieldInfo:
    """What is declared of a field. alias: its name outside. ge, le: the least and greatest number.

    pattern: a regular expression a text must match. offered: whether a lobby offers it to people. said:
    False for a field that is left out of what is written where it has its default.
    """

    default: Any = MISSING
    alias: str = ""
    ge: int | None = None
    le: int | None = None
    pattern: str = ""
    offered: bool = True
    said: bool = True
    name: str = ""
    annotation: Any = None

    @cached_property
    def _read(self) -> Read:
        return reader(self.annotation)

    def read(self, value: Any) -> Any:
        """The value. Raises InvalidError."""
        try:
            found = self._read(value)
        except InvalidError as error:
            raise InvalidError(self.span or error.expected, value, self.name) from error
        if isinstance(found, int) and not (self.ge is None or found >= self.ge):
            raise InvalidError(self.span, value, self.name)
        if isinstance(found, int) and not (self.le is None or found <= self.le):
            raise InvalidError(self.span, value, self.name)
        if self.pattern and isinstance(found, str) and not re.search(self.pattern, found):
            raise InvalidError(self.pattern, value, self.name)
        return found

    @property
    def span(self) -> str:
        """The numbers allowed; empty where all are."""
        if self.ge is None and self.le is None:
            return ""
        return f"{'' if self.ge is None else self.ge}…{'' if self.le is None else self.le}"


def Field(default: Any = MISSING, **declared: Any) -> Any:  # noqa: N802 - as a field's type, to the type checker
    """Declares more of a field than its type and its default; see FieldInfo."""
    return FieldInfo(default, **declared)


class _Fields:
    """The fields of a class by name; found when first asked for, when all types they name are known."""

    def __get__(self, instance: object, owner: type) -> dict[str, FieldInfo]:
        found: dict[str, FieldInfo] | None = owner.__dict__.get("_model_fields")
        if found is None:
            hints = get_type_hints(owner, include_extras=True)
            found = {
                name: _field(name, kind, getattr(owner, name, MISSING))
                for name, kind in hints.items()
                if get_origin(kind) is not ClassVar
            }
            owner._model_fields = found  # type: ignore[attr-defined]
        return found


def _field(name: str, kind: Any, default: Any) -> FieldInfo:
    declared = default if isinstance(default, FieldInfo) else FieldInfo(default)
    said = {each: getattr(declared, each) for each in ("ge", "le", "pattern", "offered", "said")}
    return FieldInfo(declared.default, declared.alias or name, **said, name=name, annotation=kind)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(Field,))
class Model:
    """A frozen value. extra: whether fields nobody declared are ignored; otherwise they are refused."""

    model_fields = _Fields()
    extra: ClassVar[bool] = False

    def __init_subclass__(cls, *, extra: bool | None = None) -> None:
        if extra is not None:
            cls.extra = extra

    def __init__(self, **values: Any) -> None:
        found: dict[str, Any] = {}
        known = type(self).model_fields
        for name, info in known.items():
            if info.alias in values:
                found[name] = info.read(values[info.alias])
            elif info.default is MISSING:
                raise InvalidError("given", None, name)
            else:
                found[name] = info.default
        if not self.extra:
            names = {info.alias for info in known.values()}
            for name in values:
                if name not in names:
                    raise InvalidError("known", values[name], name)
        self.approve(found)
        self.__dict__.update(found)

    @classmethod
    def approve(cls, values: Mapping[str, Any]) -> None:
        """Raises InvalidError for values that do not go together; subclasses say which."""

    @classmethod
    def model_validate(cls, values: Any) -> Self:
        """From a mapping, or the model itself. Raises InvalidError."""
        if type(values) is cls:
            return values
        if not isinstance(values, Mapping):
            raise InvalidError(cls.__name__, values)
        return cls(**values)

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        """The inverse of `model_dump_json`. Raises InvalidError, or ValueError for what is no JSON."""
        return cls.model_validate(orjson.loads(text))

    def model_dump(self, mode: str = "python") -> dict[str, Any]:
        """The fields by name; mode `json`: as JSON has them."""
        if mode == "json":
            plain: dict[str, Any] = orjson.loads(self.model_dump_json())
            return plain
        return {
            name: getattr(self, name)
            for name, info in type(self).model_fields.items()
            if info.said or getattr(self, name) != info.default
        }

    def model_dump_json(self) -> str:
        """As JSON text; equal models give equal text."""
        return orjson.dumps(self.model_dump(), default=plain).decode()

    def model_copy(self, update: Mapping[str, Any]) -> Self:
        """A copy with some fields changed, which are checked."""
        values = {name: update.get(name, value) for name, value in self}
        return type(self)(**{type(self).model_fields[name].alias: value for name, value in values.items()})

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return iter([(name, getattr(self, name)) for name in type(self).model_fields])

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({said})"


def plain(value: object) -> Any:
    """A model as something JSON knows. Raises TypeError for anything else."""
    if isinstance(value, Model):
        return value.model_dump()
    raise TypeError(type(value).__name__)
