"""The matches of a database, for whoever runs the bot.

python -m bot matches [--json]
python -m bot show MATCH [--json] [--reveal]
python -m bot rescue MATCH [--json]
python -m bot close MATCH [--json]
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orjson
from pydantic import SecretStr

from bot.cli.operating.databases import open_operations, say
from bot.config import shell_language
from bot.games import all_bundles
from bot.logs import get_logger
from bot.match.match import Table
from bot.match.values import MatchId
from bot.match.views import View
from bot.store import EntryRow

log = get_logger("operating")


async def print_matches(database: Path | SecretStr, *, as_json: bool) -> None:
    """Print the lobbies and matches that are open, also beside a running bot. Raises StartError."""
    async with open_operations(database) as operations:
        found = await operations.matches("lobby", "playing")
        for match in found:
            table = await operations.table(match)
            print(orjson.dumps(_facts(table)).decode() if as_json else _line(table))
    if not as_json:
        print(say("cli-matches-done", count=len(found)))


async def print_match(database: Path | SecretStr, match: MatchId, *, reveal: bool, as_json: bool) -> None:
    """Print a match as a spectator sees it; with `reveal`, its log too. Raises StartError."""
    async with open_operations(database) as operations:
        table = await operations.table(match)
        view = await operations.view(match) if table.phase in ("playing", "over") else None
        entries = await operations.log(match) if reveal else ()
    if reveal:
        log.warning("match-revealed", match=match, entries=len(entries))
    if as_json:
        facts = _facts(table) | {"actions": [_entry(each) for each in entries]}
        print(orjson.dumps(facts).decode())
        return
    print(_line(table))
    if view is not None:
        print(_describe(view))
    for each in entries:
        print(f"{each.seq:>5} {each.seat}: {each.text}")


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


def _entry(each: EntryRow) -> dict[str, Any]:
    return {"number": each.seq, "seat": each.seat, "action": each.text, "at": each.at}
