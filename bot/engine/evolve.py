"""Changed copies of frozen values.

`dataclasses.replace` takes four to five times as long (4.5 us for a state of 17 fields, 1.0 here), and a move
makes two to six of them: with it random play of Duel would take 1.5 times as long as python-chess.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from bot.engine.action import field_names

T = TypeVar("T")
T_inv = TypeVar("T_inv")


class Evolver(Protocol[T_inv]):
    """Makes a copy of a value with some fields changed. Raises TypeError for a field there is not."""

    def __call__(self, value: T_inv, /, **changes: Any) -> T_inv: ...


def evolver(kind: type[T]) -> Evolver[T]:
    """What evolves the values of one frozen slotted dataclass; a `__post_init__` is not called.

    Every step of a procedure makes such copies. So the function is written out, one line for each field, as
    `dataclasses` writes its methods; a slot is filled by its own descriptor, which knows nothing of `frozen`.
    """
    names = field_names(kind)
    known: dict[str, Any] = {f"_set_{name}": getattr(kind, name).__set__ for name in names}
    known |= {"_kind": kind, "_new": object.__new__, "_same": object()}
    lines = [
        f"def evolve(_value, /, {', '.join(f'{name}=_same' for name in names)}):",
        "    _fresh = _new(_kind)",
        *(f"    _set_{name}(_fresh, _value.{name} if {name} is _same else {name})" for name in names),
        "    return _fresh",
    ]
    exec("\n".join(lines), known)  # noqa: S102 - the names of fields, nothing from outside
    evolve: Evolver[T] = known["evolve"]
    return evolve
