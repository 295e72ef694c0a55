"""How far somebody has come with the lessons: kept with the settings, so exported and erased with them."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict


class OpenLesson(BaseModel):
    """The lesson somebody is at. log: what was done in it since its position: the seat, then the action."""

    model_config = ConfigDict(frozen=True)

    game: str
    key: str
    log: tuple[str, ...] = ()


class Schooling(BaseModel):
    """Lessons solved, by game; the one that is open. stamp: grows with each choice, so that a button of an
    earlier one can be told apart."""

    model_config = ConfigDict(frozen=True)

    done: Mapping[str, tuple[str, ...]] = {}
    open: OpenLesson | None = None
    stamp: int = 0

    def of(self, game: str) -> tuple[str, ...]:
        """The lessons of a game that have been solved."""
        return self.done.get(game, ())

    def with_lesson(self, lesson: OpenLesson) -> Schooling:
        """With a lesson as it stands now, and every older button outdated."""
        return self.model_copy(update={"open": lesson, "stamp": self.stamp + 1})

    def with_done(self, game: str, key: str) -> Schooling:
        """With one more lesson solved."""
        if key in self.of(game):
            return self
        return self.model_copy(update={"done": {**self.done, game: (*self.of(game), key)}})
