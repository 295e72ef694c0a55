"""`python -m tests.bench [--only NAME] [--quick]`: measures, prints a table, writes docs/performance.md.

The page, and build/bench.json with all figures, are written only when everything was asked for. The exit
status is 1 when something could not be measured; a budget that is not kept is shown, not punished, for a busy
machine would punish the wrong one.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
import traceback
from collections.abc import Sequence

from tests.bench import report
from tests.bench.plan import FULL, QUICK, Plan
from tests.bench.ratio import Figure

SUBJECTS = ("games", "pictures", "database", "pages", "touching", "presses", "house", "smallest")
"""Modules of this package, each with `measure(plan) -> Iterable[Figure]`."""


def main() -> int:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "--only", action="append", choices=SUBJECTS, help="measure only this; may be repeated"
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: some two minutes")
    chosen = parser.parse_args()
    figures, failures = _measure(chosen.only or SUBJECTS, QUICK if chosen.quick else FULL)
    print(report.table(figures))
    if not chosen.only:
        report.write(figures, failures, quick=chosen.quick)
        print(f"\nwritten: {report.PAGE.name}, {report.KEPT_IN.name}")
    for failure in failures:
        print(f"NOT MEASURED  {failure}", file=sys.stderr)
    return 1 if failures else 0


def _measure(names: Sequence[str], plan: Plan) -> tuple[list[Figure], list[str]]:
    figures: list[Figure] = []
    failures: list[str] = []
    for name in names:
        begun = time.monotonic()
        print(f"{name} ...", file=sys.stderr, end=" ", flush=True)
        try:
            # What was measured before something failed is kept.
            figures.extend(importlib.import_module(f"tests.bench.{name}").measure(plan))
        except Exception as error:
            traceback.print_exc()
            failures.append(
                f"{name}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
            )
        print(f"{time.monotonic() - begun:.0f} s", file=sys.stderr)
    return figures, failures


if __name__ == "__main__":
    sys.exit(main())
