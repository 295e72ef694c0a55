"""The command line.

python -m bot              join Discord with the token in .env
python -m bot play         the same, or without a token: a Discord on this machine to click in
python -m bot healthcheck  status 0 when the bot on this machine is well
python -m bot tell FILE    the story of a recorded game, or what is wrong with the record
python -m bot move      everything from one database into another, empty one: --from pony.db --to postgresql://…
python -m bot ratings      computes all ratings anew from the results, while the bot is not running
python -m bot agent        the house plays with other programs: questions and answers as lines of JSON
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Final

from bot import health
from bot.config import StartError, load, shell_language

COMMANDS: Final = ("run", "play", "healthcheck", "tell", "agent", "ratings", "move")
BAD_START: Final = 2
"""The exit status where the bot cannot start: a wrong setting, an unusable database, no Discord."""


def main() -> None:
    """Does what the command line says; exits with 2 and one sentence where that is impossible."""
    arguments = parse_arguments()
    try:
        settings = load(database=arguments.database, sandbox_port=arguments.port)
        if arguments.command == "healthcheck":
            sys.exit(0 if asyncio.run(health.ask(settings.health_port)) else 1)
        # The health check runs twice a minute beside the bot: it loads neither discord.py nor the games.
        from bot.cli import agent, move, ratings, run, tell

        if arguments.command == "tell":
            tell.print_story(arguments.file)
        elif arguments.command == "agent":
            for answer in agent.answer_lines(sys.stdin):
                print(answer, flush=True)
        elif arguments.command == "ratings":
            print(asyncio.run(ratings.rate_anew(settings)))
        elif arguments.command == "move":
            print(asyncio.run(move.move_database(arguments.source, arguments.target)))
        else:
            asyncio.run(run.run(settings, play=arguments.command == "play"))
    except StartError as error:
        from bot.cli.messages import format_message

        print(format_message(shell_language(), error.message, **error.values), file=sys.stderr)
        sys.exit(BAD_START)
    except KeyboardInterrupt:
        sys.exit(130)


def parse_arguments() -> argparse.Namespace:
    """What was given: `command`, `file`, `port`, `database`, `source`, `target`."""
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__, formatter_class=form)
    parser.add_argument("command", nargs="?", choices=COMMANDS, default="run")
    parser.add_argument("file", nargs="?", type=Path, help="the record to tell")
    parser.add_argument("--port", help="port of the page of `play`; 0 takes any free one")
    parser.add_argument("--database", help="the database: a file, or postgresql://user@host/name")
    parser.add_argument("--from", dest="source", help="the database to move from")
    parser.add_argument("--to", dest="target", help="the empty database to move to")
    return parser.parse_args()


if __name__ == "__main__":
    main()
