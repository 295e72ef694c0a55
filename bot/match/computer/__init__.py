"""Computer players at a table, and where they think: they sit there and are told of their turn like people.

Their user ids are ones that Discord never gives. Nothing of a thought is kept: the outbox holds who must
choose until the choice is on disk, with a receipt, so after a crash the question is asked again and nothing
is played twice. An action comes when its level's usual time is over, whatever the seat holds, so that the
time tells nothing. A person's seat that the house plays for a while stays theirs (`stand_ins`).
"""

from bot.match.computer.people import LEVELS, is_computer, level_of

__all__ = ["LEVELS", "is_computer", "level_of"]
