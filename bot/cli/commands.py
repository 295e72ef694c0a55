"""The commands of the command line, and the part that does each.

Each is loaded where it is needed: a copy of the database takes neither discord.py nor a game.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace

from bot import logs
from bot.config import Settings, shell_language


def carry_out(arguments: Namespace, settings: Settings) -> int:
    """Do what was asked; return the exit status. Raises StartError where it is impossible."""
    logs.configure(settings.log_level, settings.log_format)
    match arguments.command:
        case "run" | "play" as command:
            from bot.cli import run

            asyncio.run(run.run(settings, play=command == "play"))
        case "tell":
            from bot.cli import tell

            tell.print_story(arguments.file)
        case "agent":
            from bot.cli import agent

            for answer in agent.answer_lines(sys.stdin):
                print(answer, flush=True)
        case "policy":
            from bot.cli import run

            language = arguments.language or shell_language()
            print(run.policy_text(settings, arguments.policy, language), end="")
        case "ratings":
            from bot.cli import matches

            print(asyncio.run(matches.rate_anew(settings)))
        case "move":
            from bot.cli import copies

            print(asyncio.run(copies.move_database(arguments.source, arguments.target)))
        case "backup" | "restore":
            _copy(arguments, settings)
        case "doctor":
            from bot.cli import doctor

            return asyncio.run(doctor.examine(settings, arguments.channel))
        case "reports":
            from bot.cli import reports

            asyncio.run(reports.carry_out(arguments, settings.database))
        case "check":
            from bot.cli.matches import check

            return asyncio.run(check(settings.database, as_json=arguments.json))
        case _:
            asyncio.run(_look_at_matches(arguments, settings))
    return 0


def _copy(arguments: Namespace, settings: Settings) -> None:
    from bot.cli import copies

    database, file, as_json = settings.database, arguments.file, arguments.json
    if arguments.command == "backup":
        copies.back_up(database, file, as_json=as_json)
    else:
        copies.restore(database, file, replace=arguments.replace, as_json=as_json)


async def _look_at_matches(arguments: Namespace, settings: Settings) -> None:
    from bot.cli import matches

    database, as_json = settings.database, arguments.json
    match arguments.command:
        case "matches":
            await matches.print_matches(database, as_json=as_json)
        case "show":
            await matches.print_match(database, arguments.match, reveal=arguments.reveal, as_json=as_json)
        case "rescue":
            await matches.rescue(database, arguments.match, as_json=as_json)
        case "close":
            await matches.close(database, arguments.match, as_json=as_json)
