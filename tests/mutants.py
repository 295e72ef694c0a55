"""`python -m tests.mutants [PATTERN…]`: plants small faults and counts how many of them the tests notice.

mutmut makes the mutants and runs the tests that reach each (`[tool.mutmut]` in pyproject.toml says of which
modules). Without patterns every tenth mutant is tried, the same ones each time; a pattern such as
`bot.match.undo.*` takes others. It goes on where it was broken off: what has been noticed is not tried again
before its function changes, what has not been is. `make clean` forgets it all. Every survivor is listed:
`mutmut show NAME` prints it. The exit status is 1 where a floor kills too few.
"""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase

EVERY_TENTH = ("*mutmut_*3",)
LEAST_KILLED = 0.85
KILLED = {"killed", "timeout", "segfault", "caught by type check"}
NOT_TRIED = {"not checked", "skipped"}


def run_mutmut(*arguments: str) -> str:
    """What mutmut says. Raises CalledProcessError when it cannot run."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def read_statuses() -> Mapping[str, str]:
    """What is known of every mutant there is: nothing before the first run."""
    lines = (line.strip().partition(": ") for line in run_mutmut("results", "--all", "true").splitlines())
    return {name: status for name, _, status in lines if "__mutmut_" in name}


def by_floor(statuses: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
    """The status of each mutant that was tried, by floor and name."""
    floors: dict[str, dict[str, str]] = defaultdict(dict)
    for name, status in statuses.items():
        if status not in NOT_TRIED:
            floors[name.split(".")[1]][name] = status
    return floors


def choose(names: Iterable[str], patterns: Sequence[str]) -> tuple[str, ...]:
    """Those of some mutants that were asked for."""
    return tuple(name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns))


def try_mutants(patterns: Sequence[str]) -> None:
    """Tries what has not been noticed yet; where code has changed meanwhile, what has come of it as well."""
    known = read_statuses()
    unnoticed = choose((name for name, status in known.items() if status not in KILLED), patterns)
    if not known:
        run_mutmut("run", *patterns)
    elif unnoticed:
        run_mutmut("run", *unnoticed)
    new = choose((name for name, status in read_statuses().items() if status in NOT_TRIED), patterns)
    if new:
        run_mutmut("run", *new)


def main(patterns: Sequence[str]) -> int:
    """Tries the mutants, prints the survivors and the score of each floor."""
    try_mutants(patterns or EVERY_TENTH)
    weak = []
    for floor, mutants in sorted(by_floor(read_statuses()).items()):
        survivors = [f"{name}: {status}" for name, status in mutants.items() if status not in KILLED]
        share = 1 - len(survivors) / len(mutants)
        print(*survivors, f"{floor}: {share:.0%} of {len(mutants)} killed", sep="\n")
        if share < LEAST_KILLED:
            weak.append(floor)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
