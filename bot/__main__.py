"""`python -m bot`, `orrery`: run the bot and look after it.

What speaks to Discord is imported by the commands that do: it is much of what a start takes, and
a backup, a version or a setting that is wrong need none of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot import VERSION
from bot.cli import commands
from bot.cli.setup_arguments import add_arguments
from bot.corrections import with_corrections
from bot.session.values import Games
from bot.settings import EXIT_STATUS, Settings, SettingsError, read_settings
from engine import GAMES


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit status."""
    args = _parser().parse_args(argv)
    try:
        settings = read_settings()
        games = with_corrections(GAMES, settings.orrery_assumed)
    except SettingsError as error:
        print("\n".join(error.lines), file=sys.stderr)
        return EXIT_STATUS
    match args.command or "run":
        case "run":
            return _run(settings, games, local=settings.token is None)
        case "local":
            return _run(settings, games, local=True)
        case "setup":
            from bot.cli import setup

            done = setup.set_up(args, settings)
            return _run(read_settings(), games, local=False) if done is None else done
        case "doctor" | "sync-commands" as command:
            from bot.cli import doctor

            ask = doctor.doctor if command == "doctor" else doctor.sync_commands
            return ask(settings, games)
        case _:
            return commands.run(args, settings, games)


def _run(settings: Settings, games: Games, *, local: bool) -> int:
    from bot.cli import serve

    return serve.run(settings, games, local=local)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="orrery",
        description="A Discord bot that runs deep space board games in chat channels.",
    )
    parser.add_argument("--version", action="version", version=f"orrery {VERSION}")
    found = parser.add_subparsers(dest="command", metavar="command")
    found.add_parser("run", help="the bot on Discord, or the local table without a token (default)")
    add_arguments(
        found.add_parser("setup", help="from a token to a bot that runs, in a few questions")
    )
    found.add_parser("local", help="the bot at the local table, in the browser")
    found.add_parser("doctor", help="check token, permissions, commands and the database")
    found.add_parser("sync-commands", help="tell Discord the bot's commands once more")
    commands.register(found)
    return parser


if __name__ == "__main__":
    sys.exit(main())
