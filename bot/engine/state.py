"""States as text and as fingerprints."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Generic, TypeVar

import orjson
from pydantic import TypeAdapter

S = TypeVar("S")


class UnreadableStateError(ValueError):
    """Raised for text that is no state of this game, or one of a newer ruleset."""


class StateCodec(Generic[S]):
    """The writer and reader of one game's states, with the version of its ruleset.

    The state is a frozen dataclass of ids, numbers, tuples and further dataclasses; unions of agenda
    steps carry a literal `step` field as discriminator. No sets and no mappings: their order is not fixed.
    """

    def __init__(self, kind: type[S], key: str, ruleset: int) -> None:
        self._kind = kind
        self._key = key
        self._ruleset = ruleset

    @cached_property
    def _adapter(self) -> TypeAdapter[S]:
        return TypeAdapter(self._kind)

    def dump(self, state: S) -> str:
        """Canonical JSON: equal states give equal text."""
        body = self._adapter.dump_json(state).decode()
        return f'{{"game":"{self._key}","ruleset":{self._ruleset},"state":{body}}}'

    def load(self, text: str) -> S:
        """The inverse of `dump`. Raises UnreadableStateError for foreign, damaged or newer text."""
        try:
            document = orjson.loads(text)
            found = (document["game"], document["ruleset"])
        except (orjson.JSONDecodeError, KeyError, TypeError) as error:
            raise UnreadableStateError("not a state") from error
        if found[0] != self._key or found[1] > self._ruleset:
            raise UnreadableStateError(f"a state of {found[0]} with ruleset {found[1]}")
        try:
            return self._adapter.validate_json(orjson.dumps(document["state"]))
        except (ValueError, KeyError) as error:  # pydantic's ValidationError is a ValueError
            raise UnreadableStateError("a damaged state") from error


def fingerprint(text: str) -> str:
    """A short digest of a dumped state: 16 hexadecimal digits."""
    return blake2b(text.encode(), digest_size=8).hexdigest()
