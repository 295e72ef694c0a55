"""The matches of a database, for whoever runs the bot.

python -m bot matches [--json]
python -m bot show MATCH [--json] [--reveal]
python -m bot rescue MATCH [--json]
python -m bot close MATCH [--json]
python -m bot check [--json]      every match is played again from its log
python -m bot ratings             all ratings anew from the results
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import orjson
from pydantic import SecretStr

from bot import all_bundles
from bot.cli.database import open_operations, require_database, use_database
from bot.cli.shell import say
from bot.config import Settings, StartError, name_database, shell_language
from bot.logs import get_logger
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.operations import Finding
from bot.match.values import MatchId
from bot.match.views import View
from bot.store import EntryRow, StoreError
from bot.store.sqlite import find_damage

FOUND: Final = 1
"""The exit status where something is wrong."""
T = TypeVar("T")
log = get_logger("operating")


async def print_matches(database: Path | SecretStr, *, as_json: bool) -> None:
    """Print the lobbies and matches that are open, also beside a running bot. Raises StartError."""
    async with open_operations(database) as operations:
        matches = await operations.matches("lobby", "playing")
        for match in matches:
            table = await operations.table(match)
            print(orjson.dumps(_facts(table)).decode() if as_json else _line(table))
    if not as_json:
        print(say("cli-matches-done", count=len(matches)))


async def print_match(database: Path | SecretStr, match: MatchId, *, reveal: bool, as_json: bool) -> None:
    """Print a match as a spectator sees it; with `reveal`, its log too. Raises StartError."""
    async with open_operations(database) as operations:
        table = await operations.table(match)
        view = await operations.view(match) if table.phase in ("playing", "over") else None
        entries = await operations.log(match) if reveal else ()
    if reveal:
        log.warning("match-revealed", match=match, entries=len(entries))
    if as_json:
        facts = _facts(table) | {"actions": [_list_entry(entry) for entry in entries]}
        print(orjson.dumps(facts).decode())
        return
    print(_line(table))
    if view is not None:
        print(_describe(view))
    for entry in entries:
        print(f"{entry.seq:>5} {entry.seat}: {entry.text}")


async def rescue(database: Path | SecretStr, match: MatchId, *, as_json: bool = False) -> None:
    """Go back to the last position the rules allow; no bot may be running. Raises StartError."""
    async with open_operations(database, changing=True) as operations:
        table = await operations.rescue(match)
    log.warning("match-rescued", match=match)
    _tell_changed("cli-rescue-done", table, as_json=as_json)


async def close(database: Path | SecretStr, match: MatchId, *, as_json: bool = False) -> None:
    """Close a lobby, or a match without a result; no bot may be running. Raises StartError."""
    async with open_operations(database, changing=True) as operations:
        table = await operations.close(match)
    log.warning("match-closed", match=match)
    _tell_changed("cli-close-done", table, as_json=as_json)


def _tell_changed(message: str, table: Table, *, as_json: bool) -> None:
    if as_json:
        print(orjson.dumps(_facts(table)).decode())
    else:
        print(say(message, match=str(table.id), phase=say(f"cli-phase-{table.phase}")))


def _describe(view: View) -> str:
    bundle = all_bundles()[view.table.key].of(view.table.options)
    return bundle.words.describe(view.observation, shell_language())


def _line(table: Table) -> str:
    people = ", ".join(f"{seat} {user}" for seat, user in table.seats if user is not None)
    return say(
        "cli-match",
        match=str(table.id),
        game=table.key,
        phase=say(f"cli-phase-{table.phase}"),
        guild=str(table.place.guild),
        channel=str(table.place.channel),
        people=people or "-",
    )


def _facts(table: Table) -> dict[str, Any]:
    return {
        "match": table.id,
        "game": table.key,
        "phase": table.phase,
        "guild": str(table.place.guild),
        "channel": str(table.place.channel),
        "seats": {seat: str(user) for seat, user in table.seats if user is not None},
        "ruleset": table.ruleset,
        "broken": table.broken,
    }


def _list_entry(entry: EntryRow) -> dict[str, Any]:
    return {"number": entry.seq, "seat": entry.seat, "action": entry.text, "at": entry.at}


async def check(database: Path | SecretStr, *, as_json: bool) -> int:
    """Print what is wrong, also beside a running bot; return the exit status. Raises StartError."""
    require_database(database)
    try:
        damage = find_damage(database) if isinstance(database, Path) else ()
    except StoreError as error:
        raise StartError("cli-database-damaged", path=name_database(database)) from error
    for line in damage:
        print(orjson.dumps({"database": line}).decode() if as_json else say("cli-check-file", details=line))
    findings = 0
    async with open_operations(database) as operations:
        matches = await operations.matches("lobby", "playing", "over", "cancelled")
        for match in show_progress(matches):
            for finding in await operations.inspect(match):
                findings += 1
                print(_as_json(finding) if as_json else _in_words(finding))
    wrong = findings + len(damage)
    if not as_json:
        print(say("cli-check-done", count=len(matches), wrong=wrong))
    return FOUND if wrong else 0


def show_progress(items: Sequence[T]) -> Iterator[T]:
    """Yield the items; on a terminal, show how many are done."""
    shown = sys.stderr.isatty()
    for number, item in enumerate(items, start=1):
        if shown and (number % 50 == 0 or number == len(items)):
            print(f"\r{number:,} / {len(items):,}", end="", file=sys.stderr, flush=True)
        yield item
    if shown and items:
        print(file=sys.stderr)


def _in_words(finding: Finding) -> str:
    return say(f"cli-check-{finding.problem}", match=str(finding.match), line=str(finding.line))


def _as_json(finding: Finding) -> str:
    facts = {"match": finding.match, "problem": finding.problem, "line": finding.line or None}
    return orjson.dumps(facts).decode()


async def rate_anew(settings: Settings) -> str:
    """Compute the ratings of every server from the first result on; return what was done, in a sentence.

    Raises StartError where the database cannot be used: the bot that has it must be stopped before.
    """
    async with use_database(settings.database) as store:
        guilds = await MatchService(store, all_bundles()).leaderboards.rate_everything(anew=True)
    return say("cli-ratings-done", guilds=str(guilds))
