"""kill -9 as a tool: a program plays at full speed and says what it does, and is killed at random moments.

The program writes lines to its standard output: `press <token> …` before a request, `answer <token>` once it
was answered. Whatever it plays on, the promise is the same: what was answered is there, once.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random

PATIENCE = 30.0
"""Seconds a program has to say something."""


@dataclass
class Journal:
    """Everything a program has said in all its lives: presses by token with their words, and answers."""

    presses: dict[str, tuple[str, ...]] = field(default_factory=dict)
    answers: set[str] = field(default_factory=set)

    def note(self, line: str) -> None:
        """Takes down one complete line."""
        match line.split():
            case ["press", token, *words]:
                self.presses[token] = tuple(words)
            case ["answer", token]:
                self.answers.add(token)

    def unanswered(self) -> list[str]:
        """Tokens of presses whose fate the program did not live to tell."""
        return [token for token in self.presses if token not in self.answers]


Judge = Callable[[Journal], Awaitable[None]]


async def kill_again_and_again(command: Sequence[str], kills: int, seed: int, judge: Judge) -> Journal:
    """Starts a program, kills it, and has the remains judged, as often as asked.

    The moment lies a random number of answers and a random time into its life.
    """
    rng, journal = Random(seed), Journal()
    for _ in range(kills):
        child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        try:
            await _live(child, journal, answers=rng.randint(1, 60))
            await asyncio.sleep(rng.uniform(0, 0.02))
        finally:
            child.send_signal(signal.SIGKILL)
        assert child.stdout is not None
        rest = (await child.stdout.read()).decode()
        await child.wait()
        for line in rest.split("\n")[:-1]:
            journal.note(line)
        await judge(journal)
    return journal


async def _live(child: asyncio.subprocess.Process, journal: Journal, answers: int) -> None:
    assert child.stdout is not None
    wanted = len(journal.answers) + answers
    while len(journal.answers) < wanted:
        line = await asyncio.wait_for(child.stdout.readline(), PATIENCE)
        assert line, "the program ended by itself"
        journal.note(line.decode().rstrip("\n"))
