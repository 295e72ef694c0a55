"""The shell: the arguments it gives, and messages in its language."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Final, NoReturn

from bot.config import NEVER, shell_language
from bot.text import Catalogue, Language

STRINGS: Final = Path(__file__).parent / "strings"
REASONS: Final = Path(__file__).parents[1] / "match" / "strings"
FILES: Final = {
    "tell": "the record to tell",
    "backup": "the file to write",
    "restore": "the backup to put in place",
}
"""Commands that name a file."""
OF_A_MATCH: Final = ("show", "rescue", "close")
SIMPLE: Final = (
    *("run", "play", "healthcheck", "agent", "policy", "ratings", "check", "matches", "move", "doctor"),
    "reports",
)
AS_JSON: Final = ("backup", "restore", "check", "matches", "show", "rescue", "close", "reports")


class Parser(argparse.ArgumentParser):
    """A parser that ends like every start that can never succeed."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how it is meant."""
        self.print_usage(sys.stderr)
        self.exit(NEVER, f"{self.prog}: {message}\n")


def read_match(text: str) -> int:
    """Read the number of a match. Raises argparse's error for what can be none."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError("the number of a match is one that `matches` says")
    return int(text)


def read_channel(text: str) -> int:
    """Read the id of a channel. Raises argparse's error for what can be none."""
    if not re.fullmatch(r"[0-9]{15,20}", text):
        raise argparse.ArgumentTypeError(
            "the id of a channel is the number Discord's *Copy Channel ID* gives"
        )
    return int(text)


def parse_arguments(description: str | None, given: list[str] | None = None) -> argparse.Namespace:
    """Parse what was given: `command`, `database`, `port`, and what belongs to the command."""
    everywhere = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    everywhere.add_argument("--port", help="port of the page of `play`; 0 takes any free one")
    everywhere.add_argument("--database", help="the database: a file, or postgresql://user@host/name")
    form = argparse.RawTextHelpFormatter
    parser = Parser(prog="python -m bot", description=description, formatter_class=form, parents=[everywhere])
    commands = parser.add_subparsers(dest="command", metavar="command")
    for name in (*SIMPLE, *FILES, *OF_A_MATCH):
        command = commands.add_parser(name, parents=[everywhere])
        if name in FILES:
            command.add_argument("file", type=Path, nargs="?", help=FILES[name])
        if name in OF_A_MATCH:
            command.add_argument("match", type=read_match, help="the number `matches` says")
        if name in AS_JSON:
            command.add_argument("--json", action="store_true", help="lines of JSON in place of sentences")
        if name == "healthcheck":
            command.add_argument("--alive", action="store_true", help="whether it answers, connected or not")
        if name == "doctor":
            command.add_argument("channel", type=read_channel, nargs="?", help="where things are tried out")
        if name == "policy":
            command.add_argument("policy", choices=("privacy", "terms"), help="the page to write")
            command.add_argument("--language", choices=("en", "pl"), help="without it, the shell's")
        if name == "move":
            command.add_argument("--from", dest="source", help="the database to move from")
            command.add_argument("--to", dest="target", help="the empty database to move to")
        if name == "restore":
            command.add_argument("--replace", action="store_true", help="the present database is put aside")
        if name == "reports":
            _add_report(command)
        if name in ("show", "reports"):
            command.add_argument(
                "--reveal", action="store_true", help="hidden things too; that it was asked for is logged"
            )
    unset = argparse.Namespace(database=None, port=None)
    arguments = parser.parse_args(given, unset)
    arguments.command = arguments.command or "run"
    return arguments


def _add_report(command: argparse.ArgumentParser) -> None:
    command.add_argument("report", type=read_match, nargs="?", help="its number; without it all are listed")
    command.add_argument("--answer", metavar="TEXT", help="answer it; the bot must not run")
    shared = "whoever reports the same step reads the answer: name nothing hidden"
    command.add_argument("--share", action="store_true", help=shared)
    test = "write a test of it, hidden things included; that it was is logged"
    command.add_argument("--as-test", metavar="FILE", nargs="?", const="-", help=test)


def format_message(language: Language, message: str, **values: str | int) -> str:
    """Format a message of the command line, or a reason why a record cannot be read."""
    return Catalogue(STRINGS, REASONS)[language](message, **values)


def say(message: str, **values: str | int) -> str:
    """Format a message of the command line in the language of the shell."""
    return format_message(shell_language(), message, **values)
