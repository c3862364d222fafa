"""The host's corrected component values, read at the start: games begun from then on have them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.session.values import Games
from bot.settings import SettingsError
from engine.core.assumed import AssumedError, assumed_of
from engine.core.assumed import with_corrections as corrected
from render import texts

LINES: Final = {
    "assumed-not-json": "{path} is no JSON: {problem}.",
    "assumed-not-a-list": "{path} is no list of values; right is an object of keys.",
    "assumed-too-long": "{path} is too long: {most} characters at most.",
    "assumed-no-value": '{path}: {name} has no value; right is {{"value": …}}.',
    "assumed-unknown-key": "{path}: {name} is no value that we assume; check the spelling.",
    "assumed-bad-value": "{path}: {name} has a value of the wrong form: {place}: {problem}.",
    "assumed-structure": "{path}: {name}: the values do not fit together: {what}.",
}
"""By the key of the error."""


def with_corrections(games: Games, folder: Path | None) -> Games:
    """The games with what the files of a folder correct; raises SettingsError, a line per file."""
    if folder is None:
        return games
    found, lines = dict(games), []
    for key, game in games.items():
        assumed = assumed_of(game)
        path = folder / f"{assumed.name}.json" if assumed is not None else None
        if path is None or not path.exists():
            continue
        try:
            found[key] = corrected(game, path.read_text(encoding="utf-8"))
        except AssumedError as error:
            lines.append(_line(error, path, key))
        except (OSError, UnicodeDecodeError) as error:
            lines.append(f"ORRERY_ASSUMED: {path} cannot be read: {error}.")
    if lines:
        raise SettingsError(lines)
    return found


def _line(error: AssumedError, path: Path, game: str) -> str:
    """What is wrong, for the host: in English like all that the terminal says."""
    args = {"name": "together", "place": "", "problem": "", "path": path, **error.args_}
    what = f"structure-{args.get('what', '')}"
    if texts.has("en", what, game):
        args["what"] = texts.text("en", what, game)
    return "ORRERY_ASSUMED: " + LINES[error.key].format_map(args)
