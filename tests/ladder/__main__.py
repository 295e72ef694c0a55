"""`python -m tests.ladder`: plays the ladder, as far as it is not played yet, and writes docs/opponents.md.

Every game is kept in tests/ladder/results.jsonl, so that whoever has the repository goes on where it stopped.

Two tables: the levels and simpler players, then the levels against strangers.

--quick           two minutes at a sixtieth of the table's time, instead of all at what each match asks for
--share SHARE     the part of the table's time that the players have, instead of what each match asks for
--minutes MINUTES how long to play at most; 0 writes the page from what is kept
--only WORDS      matches whose name has this in it, such as "master - plain"
--games GAME ...  these variants
--table TABLE     one of the tables alone: ladder, strangers (then the rest of the page stays as it is)
--records FOLDER  a record of every game is kept there
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from tests.architecture.sources import ROOT
from tests.ladder.matches import VARIANTS, Match, list_matches, list_matches_with_strangers
from tests.ladder.report import is_finished, write, write_strangers
from tests.ladder.series import Results, play_game

PAGE = ROOT / "docs" / "opponents.md"
KEPT = ROOT / "tests" / "ladder" / "results.jsonl"
QUICK_MINUTES, QUICK_SHARE = 2.0, 1 / 60
TABLES: dict[str, Callable[[], Iterable[Match]]] = {
    "ladder": list_matches,
    "strangers": list_matches_with_strangers,
}


def main() -> None:
    names = [variant.name for variant in VARIANTS]
    parser = argparse.ArgumentParser(prog="python -m tests.ladder")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--share", type=float)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--only", default="")
    parser.add_argument("--games", nargs="*", default=names, choices=names, metavar="GAME")
    parser.add_argument("--table", choices=TABLES)
    parser.add_argument("--records", type=Path)
    parser.add_argument("--results", type=Path, default=KEPT)
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args()
    share = given.share or (QUICK_SHARE if given.quick else None)
    minutes = (QUICK_MINUTES if given.quick else 1e6) if given.minutes is None else given.minutes
    tables = [given.table] if given.table else list(TABLES)
    for table in tables:
        chosen = [replace(match, share=round(share, 4)) if share else match for match in TABLES[table]()]
        chosen = [match for match in chosen if given.only in match.name and match.variant.name in given.games]
        end = time.monotonic() + 60 * minutes / len(tables)
        run(Results(given.results), chosen, end, given.records)
    results = Results(given.results)
    again = given.table == "strangers" and given.page.exists()
    page = write_strangers(given.page.read_text("utf-8"), results) if again else write(results)
    given.page.write_text(page, "utf-8")


def run(results: Results, matches: Sequence[Match], end: float, records: Path | None = None) -> None:
    """Plays a round of every match that is not finished, and again, until all are or the time is over."""
    while True:
        left = [open_match for open_match in matches if not is_finished(results, open_match)]
        for match in left:
            begun = len(results.of(match, match.share))
            for number in range(begun, begun - begun % match.games_of_round + match.games_of_round):
                if time.monotonic() >= end:
                    return
                result = play_game(match, number, match.share, records)
                results.add(result)
                print(f"{match.name}: game {number + 1}, {result.score:g} ({result.reason})", flush=True)
        if not left:
            return


if __name__ == "__main__":
    main()
