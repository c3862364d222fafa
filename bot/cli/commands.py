"""The terminal commands that work on the database, for `orrery` and `python -m bot`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.check import Checkup, check_database
from bot.cli.export import export_game
from bot.cli.messages import complain, line_for, say
from bot.cli.private_files import keep_private
from bot.session.errors import SessionError
from bot.session.values import Games
from bot.settings import EXIT_STATUS, EXPECTED, Settings, place_named, without_password
from bot.store.copies import KEEP, back_up, default_path, restore, rotate
from bot.store.errors import StoreError
from bot.store.known import look
from bot.store.moving import move_data
from engine.core.errors import RecordError
from engine.interchange import OWN

CommandLine = Callable[[argparse.Namespace, Settings, Games], int]
Subparsers = argparse._SubParsersAction  # argparse gives this class no public name


def register(commands: Subparsers[argparse.ArgumentParser]) -> None:
    """Add `backup`, `restore` and `export`; each sets `handler`."""
    one = commands.add_parser("backup", help="copy the database, also while the bot is running")
    one.add_argument("file", nargs="?", type=Path, help="where to; default: the backups folder")
    one.add_argument(
        "--keep",
        type=int,
        default=KEEP,
        metavar="N",
        help=f"the newest of the backups folder that stay, 0 for all; default: {KEEP}",
    )
    one.set_defaults(handler=_backup)

    one = commands.add_parser("restore", help="put a backup in the database's place")
    one.add_argument("file", type=Path, help="the backup")
    one.set_defaults(handler=_restore)

    one = commands.add_parser("move-data", help="move everything to another database, and check it")
    one.add_argument(
        "--to",
        required=True,
        metavar="URL",
        help="an empty database: postgresql://user:password@host/orrery, or a file of SQLite",
    )
    one.set_defaults(handler=_move_data)

    one = commands.add_parser("export", help="write a game as a record")
    one.add_argument("game", type=int, help="number of the game")
    one.add_argument("-o", "--out", type=Path, help="file to write; default: the terminal")
    one.add_argument("--notation", default=OWN, help="of another program; default: our own")
    one.add_argument("--seat", type=int, help="what this seat knows, counted from 0")
    one.set_defaults(handler=_export)


def run(args: argparse.Namespace, settings: Settings, known: Games) -> int:
    """Carry out a command; 0, or 1 with one line on stderr."""
    handler: CommandLine = args.handler
    try:
        return handler(args, settings, known)
    except StoreError as error:
        return complain(line_for(error, settings.backups))
    except (SessionError, RecordError) as error:
        return complain(f"That game cannot be exported: {error}.")
    except OSError as error:
        return complain(f"{error.filename or 'A file'}: {error.strerror or error}.")


def check(settings: Settings, known: Games) -> int:
    """The database half of `orrery doctor`: says what it finds, returns 0 if nothing is wrong."""
    path = settings.database
    try:
        if isinstance(path, Path):
            look(path)
            if not path.exists():
                say(f"database   {path} does not exist yet; the first start makes it")
                return 0
        checkup = check_database(path, known)
    except StoreError as error:
        return complain(line_for(error, settings.backups))
    for line in lines_of(checkup, settings.database_name):
        say(line)
    return 0 if checkup.healthy else 1


def lines_of(checkup: Checkup, name: str) -> list[str]:
    """What the doctor says of a database."""
    state = "whole" if not checkup.damage else "DAMAGED"
    lines = [f"database   {name}: {state}"]
    lines += [f"           {problem}" for problem in checkup.damage]
    bad = len({finding.game for finding in checkup.findings})
    lines.append(f"live games {checkup.replayed} replayed with the present rules, {bad} diverge")
    for finding in checkup.findings:
        until = "" if finding.turn is None else f" after turn {finding.turn}"
        lines.append(f"           game {finding.game} ({finding.key}){until}: {finding.problem}")
    lines.append(f"outbox     {checkup.unsent} posts to be sent")
    lines += [f"           {problem}" for problem in checkup.unreadable]
    return lines


def _backup(args: argparse.Namespace, settings: Settings, known: Games) -> int:
    if not isinstance(settings.database, Path):
        return _refuse_copies("pg_dump", "docs/hosting/growing.md has the line for it")
    if args.file is None:
        keep_private(settings.orrery_data)
    target = args.file or default_path(settings.backups, datetime.now(UTC))
    say(f"Backed up to {back_up(settings.file, target)}")
    if args.file is None and args.keep > 0:
        for gone in rotate(settings.backups, args.keep):
            say(f"Removed {gone}")
    return 0


def _refuse_copies(tool: str, where: str) -> int:
    """A server has tools of its own, which copy it as it is at one moment."""
    return complain(f"The database is on a PostgreSQL server: use {tool} ({where}).")


def _restore(args: argparse.Namespace, settings: Settings, known: Games) -> int:
    if not isinstance(settings.database, Path):
        return _refuse_copies("pg_restore", "docs/hosting/growing.md has the lines for it")
    keep_private(settings.orrery_data)
    kept = restore(args.file, settings.file, datetime.now(UTC))
    say(f"Restored {args.file} to {settings.file}")
    if kept is not None:
        say(f"The former database is kept as {kept}")
    return 0


def _move_data(args: argparse.Namespace, settings: Settings, known: Games) -> int:
    """Move everything; both databases must be at rest, and the new one empty."""
    try:
        target = place_named(args.to)
    except ValueError:
        complain(f"--to has a wrong value; right is: {EXPECTED['DATABASE_URL']}, or a file.")
        return EXIT_STATUS
    moved = move_data(settings.database, target)
    rows = sum(moved.rows.values())
    say(f"Moved {moved.games} games, {rows} rows in {len(moved.rows)} tables; every game compared.")
    if isinstance(target, Path):
        say(f"Start with DATABASE_URL empty and ORRERY_DATA={target.parent}.")
    else:
        say(f"Start with DATABASE_URL={without_password(target)} (with its password).")
    return 0


def _export(args: argparse.Namespace, settings: Settings, known: Games) -> int:
    export = export_game(settings.database, known, args.game, args.seat, args.notation)
    if export.fault is not None:
        complain(f"The log no longer replays; exported up to turn {export.fault.turn}.")
    if export.parts_at is not None:
        where = f"from line {export.parts_at} on"
        complain(f"{args.notation} plays a few rules otherwise and leaves this game {where}.")
    if args.out is None:
        sys.stdout.write(export.text)
    else:
        args.out.write_text(export.text, encoding="utf-8")
    return 0
