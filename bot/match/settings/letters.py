"""Private messages of the bot that stand: which they are, and what each of them says that may end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

LetterKind: TypeAlias = Literal["panel", "followed", "list"]
UNSENT = 0
"""Stands for the id of a message that is being sent: after a crash it may be there or not."""
UNSENT_LIST = -1
"""The same, of a list of tables."""


class Letter(BaseModel):
    """A private message about a match. message: its id, UNSENT or UNSENT_LIST.

    kind: a panel of that match, what is told of one that is followed, or the list of tables that wait. says:
    what it speaks of, in the words of `persistence.spoken_of`.
    """

    model_config = ConfigDict(frozen=True)

    message: int
    kind: LetterKind
    says: tuple[str, ...]

    def is_true(self, holds: frozenset[str]) -> bool:
        """Tell whether all it speaks of still is as it says."""
        return holds.issuperset(self.says)


Letters: TypeAlias = Mapping[str, tuple[Letter, ...]]
"""Somebody's, by match."""


def letters_of(letters: Letters, match: int) -> tuple[Letter, ...]:
    """Those about one match."""
    return letters.get(str(match), ())


def put_letter(letters: Letters, match: int, letter: Letter) -> Letters:
    """With a letter in the place of the unsent one, and of one in the same message.

    The list of tables is about several matches; what else stands in a message is about one.
    """
    shared = letter.kind == "list"

    def gives_way(of: str, before: Letter) -> bool:
        same = before.message == letter.message
        if of == str(match):
            return same or (not shared and before.message == UNSENT)
        return same and not (shared and before.kind == "list")

    kept = {
        of: tuple(each for each in standing if not gives_way(of, each)) for of, standing in letters.items()
    }
    kept[str(match)] = (*kept.get(str(match), ()), letter)
    return {of: standing for of, standing in kept.items() if standing}


def drop_letters(letters: Letters, message: int, match: int | None = None) -> Letters:
    """Without what is kept of a message. match: of this one alone."""
    kept = {
        of: tuple(
            each for each in standing if each.message != message or (match is not None and of != str(match))
        )
        for of, standing in letters.items()
    }
    return {of: standing for of, standing in kept.items() if standing}
