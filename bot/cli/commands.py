"""Which part of the command line does what was asked."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace

from bot import logs
from bot.cli import agent, move, operating, policy, ratings, run, tell
from bot.config import Settings, shell_language


def carry_out(arguments: Namespace, settings: Settings) -> int:
    """The exit status. Raises StartError where it is impossible."""
    logs.configure(settings.log_level, settings.log_format)
    match arguments.command:
        case "tell":
            tell.print_story(arguments.file)
        case "agent":
            for answer in agent.answer_lines(sys.stdin):
                print(answer, flush=True)
        case "policy":
            language = arguments.language or shell_language()
            print(policy.policy_text(settings, arguments.policy, language), end="")
        case "ratings":
            print(asyncio.run(ratings.rate_anew(settings)))
        case "move":
            print(asyncio.run(move.move_database(arguments.source, arguments.target)))
        case "backup":
            operating.back_up(settings.database, arguments.file, as_json=arguments.json)
        case "restore":
            replace, as_json = arguments.replace, arguments.json
            operating.restore(settings.database, arguments.file, replace=replace, as_json=as_json)
        case "check":
            return asyncio.run(operating.check(settings.database, as_json=arguments.json))
        case "matches":
            asyncio.run(operating.print_matches(settings.database, as_json=arguments.json))
        case "show":
            reveal, as_json = arguments.reveal, arguments.json
            asyncio.run(
                operating.print_match(settings.database, arguments.match, reveal=reveal, as_json=as_json)
            )
        case "rescue":
            asyncio.run(operating.rescue(settings.database, arguments.match, as_json=arguments.json))
        case "close":
            asyncio.run(operating.close(settings.database, arguments.match, as_json=arguments.json))
        case command:
            asyncio.run(run.run(settings, play=command == "play"))
    return 0
