"""Computer players at a table: they sit on a seat like people, and are told of their turn like people.

Nothing of a thought is kept: the outbox holds who must choose until the choice is on disk, so after a crash
the question is asked again.
"""

from bot.match.computer.people import LEVELS, is_computer, level_of

__all__ = ["LEVELS", "is_computer", "level_of"]
