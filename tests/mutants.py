"""`python -m tests.mutants [PATTERN…]`: plants small faults and counts how many of them the tests notice.

mutmut makes the mutants and runs the tests that reach each (`[tool.mutmut]` in pyproject.toml says of which
modules). Without patterns every fifth mutant is tried, the same ones each time; a pattern such as
`bot.match.undo.*` takes others. Every survivor is listed: `mutmut show NAME` prints it. The exit status is 1
where a floor kills too few.
"""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence

EVERY_FIFTH = ("*mutmut_*3", "*mutmut_*8")
LEAST_KILLED = 0.85
KILLED = {"killed", "timeout", "segfault", "caught by type check"}
NOT_TRIED = {"not checked", "skipped"}


def run_mutmut(*arguments: str) -> str:
    """What mutmut says. Raises CalledProcessError when it cannot run."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def read_results(text: str) -> Mapping[str, Mapping[str, str]]:
    """The status of each mutant that was tried, by floor and name."""
    floors: dict[str, dict[str, str]] = defaultdict(dict)
    for line in text.splitlines():
        name, _, status = line.strip().partition(": ")
        if "__mutmut_" in name and status not in NOT_TRIED:
            floors[name.split(".")[1]][name] = status
    return floors


def main(patterns: Sequence[str]) -> int:
    """Runs mutmut, prints the survivors and the score of each floor."""
    run_mutmut("run", *(patterns or EVERY_FIFTH))
    weak = []
    for floor, mutants in sorted(read_results(run_mutmut("results", "--all", "true")).items()):
        survivors = [f"{name}: {status}" for name, status in mutants.items() if status not in KILLED]
        share = 1 - len(survivors) / len(mutants)
        print(*survivors, f"{floor}: {share:.0%} of {len(mutants)} killed", sep="\n")
        if share < LEAST_KILLED:
            weak.append(floor)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
