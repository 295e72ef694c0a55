"""Dataclasses whose methods are compiled when first called.

A game is hundreds of small frozen classes, and compiling six methods for each of them is most of the time it
takes to load; a press needs a handful. The standard library writes each method as text and compiles it at
once: here a stand-in does so at the first call, and then gives way to what was compiled.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from reprlib import recursive_repr
from typing import Any, Final

_WRITTEN: Final = ("name", "args", "body", "globals", "locals", "return_type")
"""What the standard library's function for compiling a method takes, from Python 3.11 to 3.12."""


def compile_late() -> None:
    """Has dataclasses compile late from now on; does nothing where Python makes them in another way."""
    compile_now = getattr(dataclasses, "_create_fn", None)
    if compile_now is None or tuple(inspect.signature(compile_now).parameters) != _WRITTEN:
        return

    def compile_later(name: str, *written: Any, **more: Any) -> Callable[..., Any]:
        made: list[Callable[..., Any]] = []

        def stand_in(self: Any, /, *values: Any, **named: Any) -> Any:
            if not made:
                made.append(compile_now(name, *written, **more))
                _give_way(type(self), name, stand_in, made[0])
            return made[0](self, *values, **named)

        stand_in.__name__ = name
        return stand_in

    dataclasses._create_fn = compile_later  # type: ignore[attr-defined]


def _give_way(kind: type, name: str, stand_in: object, made: Callable[..., Any]) -> None:
    for each in kind.__mro__:
        found = each.__dict__.get(name)
        if found is stand_in or getattr(found, "__wrapped__", None) is stand_in:
            made.__qualname__ = f"{each.__qualname__}.{name}"
            # `__repr__` stands in a wrapper for values that contain themselves.
            setattr(each, name, made if found is stand_in else recursive_repr()(made))
