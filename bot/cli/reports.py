"""What looked wrong to players at their tables, for whoever runs the bot.

python -m bot reports [--json]
python -m bot reports NUMBER [--json] [--reveal]
python -m bot reports NUMBER --answer TEXT [--share]
python -m bot reports NUMBER --as-test [FILE]

Without `--reveal` only what everybody may know is shown: neither what was written nor the record.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

import orjson
from pydantic import SecretStr

from bot import all_bundles
from bot.cli.database import open_copy, require_database, use_database
from bot.cli.shell import say
from bot.config import StartError, shell_language
from bot.engine import RecordError, clean_text
from bot.logs import get_logger
from bot.match.archive import read_record
from bot.match.clocks import utcnow
from bot.match.reports import LONGEST_ANSWER
from bot.store import ReportRow

STDOUT: Final = "-"
HIDDEN: Final = ("text", "record", "answer")
"""What is shown with `--reveal` alone: the answer may name what was asked."""
SAID_OTHERWISE: Final = ("answered", "shared", "language")
"""What a line has in other words."""
TEST: Final = '''"""Report {number}: {game}, ruleset {ruleset}; of build {build}, in the language {language}.

Made by `python -m bot reports {number} --as-test`. It fails until what is right at this step is written.
"""

from __future__ import annotations

import pytest

from bot.match.archive import read_record
from bot.match.reports import name_step
from cogs import bundles

# What looked wrong, to {whom}:
#     {text}
RECORD = """\\
{record}"""  # noqa: E501


def test_report_{number}() -> None:
    """Given the record, when it is played to the step of the report, then what is right there holds."""
    bundle, _, played = read_record(bundles(), RECORD)
    game, state = bundle.game, played[-1].state
    assert name_step(game.observe(state, None)) == {step}, "The record no longer leads to this step."

    # For example: assert "…" in map(str, game.legal(state, {seat}))
    pytest.fail("Report {number}: what is right at this step is not written yet. Write it in this place.")
'''
log = get_logger("operating")


async def carry_out(arguments: Namespace, database: Path | SecretStr) -> None:
    """Do what was asked of the reports. Raises StartError."""
    number, as_json = arguments.report, arguments.json
    if number is None:
        if arguments.answer is not None or arguments.as_test is not None:
            raise StartError("cli-report-missing")
        await print_reports(database, as_json=as_json)
    elif arguments.answer is not None:
        await answer(database, number, arguments.answer, shared=arguments.share)
    elif arguments.as_test is not None:
        await write_test(database, number, arguments.as_test)
    else:
        await print_report(database, number, reveal=arguments.reveal, as_json=as_json)


async def print_reports(database: Path | SecretStr, *, as_json: bool) -> None:
    """Print all of them, the latest first, also beside a running bot. Raises StartError."""
    async with open_copy(database) as store:
        rows = await store.reports.list_of()
    for row in rows:
        print(orjson.dumps(list_facts(row)).decode() if as_json else _line(row))
    if not as_json:
        print(say("cli-reports-done", count=len(rows), waiting=sum(row.answer is None for row in rows)))


async def print_report(database: Path | SecretStr, number: int, *, reveal: bool, as_json: bool) -> None:
    """Print one as everybody may know it; with `reveal` all of it, which is logged. Raises StartError."""
    row = await _find(database, number)
    if reveal:
        _note_revealed(row)
    if as_json:
        hidden = {name: getattr(row, name) for name in HIDDEN} if reveal else {}
        print(orjson.dumps(list_facts(row) | hidden).decode())
        return
    print(_line(row))
    print(_describe(row))
    if reveal:
        print(say("cli-report-text", text=row.text))
        if row.answer is not None:
            print(say("cli-report-answer", text=row.answer))
        print(row.record, end="")


async def answer(database: Path | SecretStr, number: int, text: str, *, shared: bool) -> None:
    """Answer one; the next start of the bot brings it. No bot may be running. Raises StartError."""
    written = clean_text(text)
    if not 0 < len(written) <= LONGEST_ANSWER:
        raise StartError("cli-report-length", most=str(LONGEST_ANSWER))
    require_database(database)
    async with use_database(database) as store:
        if not await store.reports.answer(number, written, utcnow().isoformat(), shared=shared):
            raise StartError("cli-report-unknown", number=str(number))
    log.warning("answer-written", report=number, shared=shared)
    others = say("cli-report-shared" if shared else "cli-report-alone")
    print(say("cli-report-answered", number=number, others=others))


async def write_test(database: Path | SecretStr, number: int, target: str) -> None:
    """Write a failing test of one into a new file, or to the standard output. Raises StartError."""
    row = await _find(database, number)
    written = as_test(row)
    _note_revealed(row)
    if target == STDOUT:
        print(written, end="")
        return
    try:
        _write_new(Path(target), written)
    except FileExistsError as error:
        raise StartError("cli-backup-exists", path=target) from error
    except OSError as error:
        raise StartError("cli-backup-failed", path=target, details=error.strerror or "") from error
    print(say("cli-report-test", path=target))


def _write_new(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8") as file:
        file.write(text)


def as_test(row: ReportRow) -> str:
    """Write a test that plays a report's record to its step, and fails there."""
    facts = {name: value for name, value in list_facts(row).items() if isinstance(value, str | int)}
    return TEST.format(
        **facts
        | {
            "text": row.text,
            "whom": row.seat or "somebody who watched",
            "record": row.record.replace("\\", "\\\\").replace('"""', '\\"\\"\\"'),
            "step": _quote(row.step),
            "seat": _quote(row.seat) if row.seat else "seat",
        }
    )


def _quote(text: str) -> str:
    return orjson.dumps(text).decode()


def list_facts(row: ReportRow) -> dict[str, Any]:
    """List what everybody may know of a report."""
    return {
        "number": row.number,
        "at": row.at,
        "match": row.match,
        "game": row.game,
        "ruleset": row.ruleset,
        "build": row.build,
        "language": row.language,
        "step": row.step,
        "answered": row.answered,
        "shared": row.shared,
    }


async def _find(database: Path | SecretStr, number: int) -> ReportRow:
    async with open_copy(database) as store:
        row = await store.reports.find(number)
    if row is None:
        raise StartError("cli-report-unknown", number=str(number))
    return row


def _line(row: ReportRow) -> str:
    answered = "shared-already" if row.shared else "answered-already"
    state = "waits" if row.answer is None else answered
    said = {name: str(value) for name, value in list_facts(row).items() if name not in SAID_OTHERWISE}
    return say(
        "cli-report",
        **said | {"at": row.at[:16], "written": row.language, "state": say(f"cli-report-{state}")},
    )


def _describe(row: ReportRow) -> str:
    """Describe the position as everybody could see it."""
    try:
        bundle, record, played = read_record(all_bundles(), row.record)
    except RecordError as error:
        return say("cli-report-older", line=error.line)
    options = bundle.game.options.model_validate_json(record.options)
    return bundle.of(options).words.describe(bundle.game.observe(played[-1].state, None), shell_language())


def _note_revealed(row: ReportRow) -> None:
    log.warning("report-revealed", report=row.number, match=row.match)
