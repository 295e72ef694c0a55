"""Typed values from JSON: frozen dataclasses, models, tuples, literals, numbers and words.

What is read is checked against the annotations, strictly: no text is taken for a number. Readers are made
when first needed, a class at a time: of the hundreds of steps a game has, a position holds a handful.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

Read: TypeAlias = Callable[[Any], Any]
"""Turns what JSON gave into the value meant. Raises InvalidError."""

STEP = "step"
"""The field whose literal tells the members of a union of dataclasses apart."""


class InvalidError(ValueError):
    """Raised for a value that is not what the annotation says. name: of the field, where it is known."""

    def __init__(self, expected: str, value: object, name: str = "") -> None:
        super().__init__(f"{name or 'value'}: {value!r:.80} is not {expected}")
        self.expected = expected
        self.value = value
        self.name = name


class Later:
    """An annotation's note on a type that can only be named once all modules are loaded."""

    def __init__(self, find: Callable[[], Any]) -> None:
        self._find = find
        self._read: Read | None = None

    def read(self, value: Any) -> Any:
        """Reads a value of the type."""
        if self._read is None:
            self._read = reader(self._find())
        return self._read(value)


def reader(kind: Any) -> Read:
    """What reads values of an annotation. Raises TypeError for one that nothing is known of."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        late = next((each for each in args[1:] if isinstance(each, Later)), None)
        return late.read if late is not None else reader(args[0])
    if origin is Literal:
        return _literal(args)
    if origin in (Union, UnionType):
        return _union(args)
    if origin is tuple:
        return _tuple(args)
    if origin is dict:
        return _mapping(*args)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, type) and hasattr(kind, "model_validate"):
        read: Read = kind.model_validate
        return read
    if isinstance(kind, type) and is_dataclass(kind):
        return _RECORDS.setdefault(kind, _Record(kind).read)
    raise TypeError(f"{kind!r} cannot be read")


def _anything(value: Any) -> Any:
    return value


def _exactly(kind: type) -> Read:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise InvalidError(kind.__name__, value)
        return value

    return read


def _real(value: Any) -> float:
    if type(value) not in (int, float):
        raise InvalidError("float", value)
    return float(value)


def _path(value: Any) -> Path:
    if not isinstance(value, str | Path):
        raise InvalidError("path", value)
    return Path(value)


_PLAIN: dict[Any, Read] = {
    Any: _anything,
    object: _anything,
    None: _exactly(NoneType),
    NoneType: _exactly(NoneType),
    bool: _exactly(bool),
    int: _exactly(int),
    str: _exactly(str),
    float: _real,
    Path: _path,
}
_RECORDS: dict[type, Read] = {}


def _literal(allowed: tuple[Any, ...]) -> Read:
    kinds = frozenset((type(each), each) for each in allowed)
    expected = ", ".join(map(str, allowed))

    def read(value: Any) -> Any:
        if not isinstance(value, str | int | None) or (type(value), value) not in kinds:
            raise InvalidError(expected, value)
        return value

    return read


def _union(members: tuple[Any, ...]) -> Read:
    if len(members) > 1 and all(is_dataclass(each) for each in members):
        return _steps(members)
    readers = [reader(each) for each in members]
    expected = " | ".join(getattr(each, "__name__", str(each)) for each in members if each is not NoneType)
    optional = NoneType in members
    single = [read for each, read in zip(members, readers, strict=True) if each is not NoneType]

    def read(value: Any) -> Any:
        if value is None and optional:
            return None
        if len(single) == 1:
            return single[0](value)
        for each in single:
            try:
                return each(value)
            except InvalidError:
                continue
        raise InvalidError(expected, value)

    return read


def _steps(members: tuple[Any, ...]) -> Read:
    named = {each.__dataclass_fields__[STEP].default: reader(each) for each in members}

    def read(value: Any) -> Any:
        if type(value) in members:
            return value
        found = named.get(value.get(STEP)) if isinstance(value, dict) else None
        if found is None:
            raise InvalidError(STEP, value)
        return found(value)

    return read


def _tuple(kinds: tuple[Any, ...]) -> Read:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        each = reader(kinds[0])
        return lambda value: tuple(map(each, _listed(value)))
    readers = [reader(kind) for kind in kinds]

    def read(value: Any) -> Any:
        if len(_listed(value)) != len(readers):
            raise InvalidError(f"{len(readers)} values", value)
        return tuple([read(one) for read, one in zip(readers, value, strict=True)])

    return read


def _listed(value: Any) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise InvalidError("list", value)
    return value


def _mapping(key: Any, kind: Any) -> Read:
    keys, values = (_number if key is int else reader(key)), reader(kind)

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise InvalidError("object", value)
        return {keys(name): values(one) for name, one in value.items()}

    return read


def _number(key: Any) -> int:
    """A key that is a number: JSON has only texts for keys."""
    try:
        return int(key)
    except ValueError as error:
        raise InvalidError("int", key) from error


class _Record:
    def __init__(self, kind: type) -> None:
        self._kind = kind
        self._fields: list[tuple[str, Read]] | None = None

    def read(self, value: Any) -> Any:
        if type(value) is self._kind:
            return value
        if not isinstance(value, dict):
            raise InvalidError(self._kind.__name__, value)
        if self._fields is None:
            hints = get_type_hints(self._kind, include_extras=True)
            named: Any = fields(self._kind)
            self._fields = [(each.name, reader(hints[each.name])) for each in named if each.init]
        try:
            return self._kind(**{name: read(value[name]) for name, read in self._fields if name in value})
        except TypeError as error:
            raise InvalidError(self._kind.__name__, value) from error
