"""`python -m tests.ladder`: plays the ladder, as far as it is not played yet, and writes docs/opponents.md.

--quick           two minutes at a sixtieth of the table's time, instead of all at a quarter
--share SHARE     the part of the table's time that the players have
--minutes MINUTES how long to play at most
--only WORD       matches whose name has this in it
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from tests.architecture.sources import ROOT
from tests.ladder.matches import list_matches
from tests.ladder.report import is_decided, write
from tests.ladder.series import Results, play_game

PAGE = ROOT / "docs" / "opponents.md"
KEPT = ROOT / "build" / "ladder" / "results.jsonl"
QUICK_MINUTES, QUICK_SHARE, SHARE = 2.0, 1 / 60, 0.25


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.ladder")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--share", type=float)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--only", default="")
    parser.add_argument("--results", type=Path, default=KEPT)
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args()
    share = round(given.share or (QUICK_SHARE if given.quick else SHARE), 4)
    minutes = given.minutes or (QUICK_MINUTES if given.quick else 1e6)
    run(Results(given.results), share, time.monotonic() + 60 * minutes, given.only)
    given.page.write_text(write(Results(given.results)), "utf-8")


def run(results: Results, share: float, end: float, only: str) -> None:
    """Plays a round of every match that is not decided, and again, until all are or the time is over."""
    while True:
        left = [each for each in list_matches() if only in each.name and not is_decided(results, each, share)]
        for match in left:
            begun = len(results.of(match, share))
            for number in range(begun, begun - begun % match.variant.seats + match.variant.seats):
                if time.monotonic() >= end:
                    return
                result = play_game(match, number, share)
                results.add(result)
                print(f"{match.name}: game {number + 1}, {result.score:g} ({result.reason})", flush=True)
        if not left:
            return


if __name__ == "__main__":
    main()
