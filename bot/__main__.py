"""The command line.

python -m bot              join Discord with the token in .env
python -m bot play         the same, or without a token: a Discord on this machine to click in
python -m bot healthcheck  status 0 when the bot on this machine is well; --alive: when it answers at all
python -m bot tell FILE    the story of a recorded game, or what is wrong with the record
python -m bot ratings      computes all ratings anew from the results, while the bot is not running
python -m bot policy PAGE  what is kept (privacy) or the terms of use (terms) as Markdown, filled in from .env
python -m bot agent        the house plays with other programs: questions and answers as lines of JSON

python -m bot doctor       whether all is there that the bot needs; with the id of a CHANNEL: there too

python -m bot backup FILE  a copy of the database, also while the bot runs
python -m bot restore FILE the copy becomes the database; the bot must not run
python -m bot move         all of a database into an empty one: --from pony.db --to postgresql://user@host/name
python -m bot check        every match played again and compared; status 1 where something is wrong
python -m bot matches      the lobbies and matches that are open
python -m bot show MATCH   one of them, as everybody may know it
python -m bot reports      what looked wrong to players: lists, shows, answers; --as-test makes a test of one
python -m bot close MATCH  end a match without a result; the bot must not run
python -m bot rescue MATCH back to the last action the rules allow; the bot must not run
"""

from __future__ import annotations

import sys

from bot import health
from bot.cli.shell import parse_arguments
from bot.config import NEVER, NOT_NOW, StartError, load, shell_language


def tell_health(answer: health.Answer) -> int:
    """Say what is wrong, if anything is; return the exit status."""
    if answer.is_well:
        return 0
    from bot.cli.shell import format_message

    print(format_message(shell_language(), answer.message, **answer.values), file=sys.stderr)
    return 1


def main() -> None:
    """Do what the command line says; exit with 2 or 78 and one sentence where that is impossible."""
    arguments = parse_arguments(__doc__)
    try:
        settings = load(database=arguments.database, sandbox_port=arguments.port)
        if arguments.command == "healthcheck":
            question: health.Question = "alive" if arguments.alive else "ready"
            sys.exit(tell_health(health.ask(settings.health_port, question)))
        # The health check runs twice a minute beside the bot: it loads neither discord.py nor the games.
        from bot.cli.commands import carry_out

        sys.exit(carry_out(arguments, settings))
    except StartError as error:
        from bot.cli.shell import format_message

        print(format_message(shell_language(), error.message, **error.values), file=sys.stderr)
        sys.exit(NOT_NOW if error.may_pass else NEVER)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
