"""`python -m tests.contents`: the tree of folders with a line for each, as a table of contents.

A package says in its docstring what it holds; folders without one say it here.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TOPS: Final = ("assets", "bot", "docs", "engine", "render", "tests")
PARTS: Final = {"data", "locale", "rules", "company", "golden", "records", "css", "js"}
"""What stands below a folder that is no package, and is told with it."""
OTHERS: Final = {
    "assets/cards": "Texts of what is posted.",
    "assets/client": "Texts of answers, limits and refusals.",
    "assets/core": "Texts of the frame: errors, amounts, seats.",
    "assets/federation": "Federation: components, texts, rules to look up, weights.",
    "assets/gaia": "Gaia Project: components, texts, rules to look up, weights.",
    "assets/history": "Texts of log, replay and statistics.",
    "assets/people": "Texts of settings, orders and reminders.",
    "assets/play": "Texts of commands, panel and plans.",
    "assets/race": "Race for the Galaxy: components, texts, rules to look up, weights.",
    "assets/render": "Texts that pictures share.",
    "assets/table": "Texts of lobby, organisers and consent.",
    "bot/local/web": "The page on which the local table is played in a browser.",
    "docs": "For players, hosts and whoever changes the code.",
    "docs/benchmarks": "What was measured, and the baseline to compare with.",
    "docs/formats": "Records and transcripts, as other programs may read them.",
    "docs/gallery": "A picture of everything that is drawn.",
    "docs/hosting": "Running the bot: by hand, as a service, in a container.",
    "docs/screens": "What the bot looks like on Discord.",
    "tests": "All tests, and the tools that they need.",
    "tests/bot": "The bot, room by room.",
    "tests/bot/bench": "Comparing what was measured; databases side by side.",
    "tests/bot/cards": "Cards in words.",
    "tests/bot/cli": "What the host types in a terminal.",
    "tests/bot/client": "Answers, layouts and limits of Discord.",
    "tests/bot/e2e": "The real bot at the local table, held to the rate limits, each act answered.",
    "tests/bot/fleet": "Several processes with one database; one of them is killed.",
    "tests/bot/history": "Statistics, records, what somebody has missed.",
    "tests/bot/local": "The local Discord against the real one's documented behaviour.",
    "tests/bot/many_players": "Tables of many seats: who hears what, secrets, undo.",
    "tests/bot/people": "Settings, orders, reminders, privacy.",
    "tests/bot/play": "My turn: ideas, words to be completed, the panel.",
    "tests/bot/play/panel": "Every screen of the panel for every question.",
    "tests/bot/session": "Live games without Discord: drafts, commits, crashes, a model of it all.",
    "tests/bot/store": "The store on both databases.",
    "tests/bot/table": "Lobby, clocks, overview.",
    "tests/chaos": "The whole bot attacked while tables are played.",
    "tests/engine": "What every game promises, and the rules of each.",
    "tests/engine/core": "The frame of the engine.",
    "tests/engine/federation": "The rules of Federation, sentence by sentence.",
    "tests/engine/gaia": "The rules of Gaia Project, sentence by sentence.",
    "tests/engine/gaia/automa": "The Automa, card by card.",
    "tests/engine/gaia/automa_check": "A second reading of the Automa, compared with the first.",
    "tests/engine/gaia/federations": "Which federations are legal, by definition and by records.",
    "tests/engine/race": "The rules of Race for the Galaxy, and second readings of them.",
    "tests/games": "Small games that prove the frame.",
    "tests/games/caravans": "A game of secret rounds without turns.",
    "tests/render": "Texts of all catalogues, and what pictures share.",
    "tests/render/charts": "Charts.",
    "tests/render/federation": "Pictures and words of Federation.",
    "tests/render/gaia": "Pictures and words of Gaia Project.",
    "tests/render/race": "Pictures and words of Race for the Galaxy.",
    "tests/render/reference": "Rules and components to look up.",
    "tests/screens": "docs/screens anew: the local table as a browser shows it.",
    "tests/walk": "Which files an act of a player passes through.",
}


def folders(of: Path | None = None) -> list[str]:
    """Every folder in which something of ours stands, parents first."""
    found = []
    for path in [ROOT / top for top in TOPS] if of is None else sorted(of.iterdir()):
        name = path.relative_to(ROOT).as_posix()
        if path.is_dir() and path.name != "__pycache__" and not is_part(name) and has_files(path):
            found += [name, *folders(path)]
    return found


def is_part(folder: str) -> bool:
    """Whether a folder is told with the one above it."""
    above, _, name = folder.rpartition("/")
    package = (ROOT / folder / "__init__.py").exists()
    return not package and (name in PARTS or above == "docs/gallery")


def has_files(path: Path) -> bool:
    """Whether anything but what Python has left behind stands there."""
    return any(one.is_file() and "__pycache__" not in one.parts for one in path.rglob("*"))


def line_of(folder: str) -> str:
    """What a folder holds; empty where nobody says so."""
    package = ROOT / folder / "__init__.py"
    if package.exists():
        text = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))) or ""
        return text.partition("\n")[0]
    return OTHERS.get(folder, "")


def contents() -> list[str]:
    """A line for each folder, indented as deep as it lies."""
    names = {name: "  " * name.count("/") + name.rpartition("/")[2] for name in folders()}
    wide = max(map(len, names.values())) + 2
    return [f"{shown:<{wide}}{line_of(name)}" for name, shown in names.items()]


if __name__ == "__main__":
    print("\n".join(contents()))
