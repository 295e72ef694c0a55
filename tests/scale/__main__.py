"""`python -m tests.scale [--quick]`: measures how far it carries and writes it into docs/scaling.md.

Some fifteen minutes, the quick run a few; everything it finds is kept in build/scale.json. `--second-core`
measures in ten what a second core gives. Needs a PostgreSQL server's programs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.postgres import find_programs, run_server
from tests.scale import report
from tests.scale.plan import FULL, QUICK, TURN, TURNS
from tests.scale.run import run, take_turns


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(prog="python -m tests.scale", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a smaller world, fewer presses")
    parser.add_argument("--second-core", action="store_true", help="what a second core gives, nothing else")
    parser.add_argument("--keep", action="store_true", help="print the figures and leave the page as it is")
    chosen = parser.parse_args()
    if find_programs() is None:
        sys.exit("A PostgreSQL server's programs are needed (Debian: apt-get install postgresql).")
    with tempfile.TemporaryDirectory(prefix="pony-scale-") as place, run_server(durable=True) as server:
        if chosen.second_core:
            begin = report.SECOND
            text = report.tell_second_core(take_turns(TURN, Path(place), server, TURNS), TURN)
        else:
            begin = report.BEGIN
            findings = run(QUICK if chosen.quick else FULL, Path(place), server)
            text = report.tell(findings, length="the quick run" if chosen.quick else "the whole run")
            report.keep(findings)
    print(text)
    if not chosen.keep:
        report.write(text, begin=begin)
        print(f"\nwritten: {report.PAGE.name}")


if __name__ == "__main__":
    main()
