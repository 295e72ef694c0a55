"""`python -m tests.mutants [PATTERN…]`: plants small faults and counts how many of them the tests notice.

mutmut makes the mutants and runs the tests that reach each (`[tool.mutmut]` in pyproject.toml says of which
modules). Without patterns a sample of each floor is tried: those whose names have the least digests, so that
it stays what it is while others come and go. A floor with too few for a sample is tried whole. A pattern
such as `bot.match.undo.*` takes others. It goes on where it was broken off: what has been noticed is not
tried again before its function changes, what has not been is. `make clean` forgets it all. Every survivor is
listed: `mutmut show NAME` prints it; what no test reaches is one. The exit status is 1 where a floor kills
too few.
"""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import partial
from hashlib import sha256
from typing import TypeAlias

SAMPLE = 100
"""Mutants of a floor: on two cores those of all floors take less than an hour."""
FIRST = "bot.match.clocks.*__mutmut_1"
"""A small run: mutmut makes all mutants before it tries any, and tells their names only afterwards."""
LEAST_KILLED = 0.85
KILLED = {"killed", "timeout", "segfault", "caught by type check"}
NOT_TRIED = {"not checked", "skipped"}

Choice: TypeAlias = Callable[[Iterable[str]], Sequence[str]]
"""Which of some mutants are asked for."""


def run_mutmut(*arguments: str) -> str:
    """What mutmut says. Raises CalledProcessError when it cannot run."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def read_statuses() -> Mapping[str, str]:
    """What is known of every mutant there is: nothing before the first run."""
    lines = (line.strip().partition(": ") for line in run_mutmut("results", "--all", "true").splitlines())
    return {name: status for name, _, status in lines if "__mutmut_" in name}


def by_floor(names: Iterable[str]) -> Mapping[str, Sequence[str]]:
    """Mutants by their floors."""
    floors: dict[str, list[str]] = defaultdict(list)
    for name in names:
        floors[name.split(".")[1]].append(name)
    return floors


def take_sample(names: Iterable[str]) -> Sequence[str]:
    """So many of each floor, the same ones each time."""
    queues = (sorted(floor, key=digest) for floor in by_floor(names).values())
    return [name for queue in queues for name in queue[:SAMPLE]]


def digest(name: str) -> str:
    """Where a mutant stands in the queue of its floor."""
    return sha256(name.encode()).hexdigest()


def match(patterns: Sequence[str], names: Iterable[str]) -> Sequence[str]:
    """Those that have one of some patterns."""
    return [name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns)]


def try_mutants(choose: Choice) -> None:
    """Tries what has not been noticed yet; where code has changed meanwhile, what has come of it as well."""
    if not read_statuses():
        run_mutmut("run", FIRST)
    known = read_statuses()
    unnoticed = [name for name in choose(known) if known[name] not in KILLED]
    if unnoticed:
        run_mutmut("run", *unnoticed)
    known = read_statuses()
    new = [name for name in choose(known) if known[name] in NOT_TRIED]
    if new:
        run_mutmut("run", *new)


def main(patterns: Sequence[str]) -> int:
    """Tries the mutants, prints the survivors and the score of each floor."""
    choose: Choice = partial(match, patterns) if patterns else take_sample
    try_mutants(choose)
    statuses = read_statuses()
    weak = []
    for floor, mutants in sorted(by_floor(choose(statuses)).items()):
        survivors = [f"{name}: {statuses[name]}" for name in mutants if statuses[name] not in KILLED]
        share = 1 - len(survivors) / len(mutants)
        print(*survivors, f"{floor}: {share:.0%} of {len(mutants)} killed", sep="\n")
        if share < LEAST_KILLED:
            weak.append(floor)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
