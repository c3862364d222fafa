"""Every warning as its reader sees it, in the positions in which the rules' own tests bring it
about. `pytest --golden-update` writes the sentences down after they have been read."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from engine.federation.told import WARNING_NOTES
from render import texts
from render.texts import LANGUAGES, catalogue
from tests.engine.federation import test_advice as advice
from tests.engine.federation import test_limit_warnings as limits
from tests.engine.federation.tables import FedTable

READ = Path(__file__).parent / "warnings.txt"
LONGEST = 100
"""Characters of a line of a select, in which a warning has to stand whole."""


def test_every_warning_is_a_sentence_that_somebody_has_read(
    monkeypatch: pytest.MonkeyPatch, golden_update: bool
) -> None:
    monkeypatch.setattr(catalogue, "problems", set())
    said: dict[str, dict[str, None]] = {}
    plain = advice.warned

    def warned(one: FedTable, line: str, seat: int = 0) -> set[str]:
        for note in advice.advice(one, seat).warnings(tuple(line.split())):
            for lang in LANGUAGES:
                told = texts.plain(texts.note(lang, "federation", note))
                said.setdefault(note.key, {})[f"{lang}: {told}"] = None
        return plain(one, line, seat)

    for where in (advice, limits):
        monkeypatch.setattr(where, "warned", warned)
        for name, test in inspect.getmembers(where, inspect.isfunction):
            if name.startswith("test_") and "warned" in test.__code__.co_names:
                test()
    assert {*said} == {*WARNING_NOTES}
    assert not catalogue.problems
    assert [line for lines in said.values() for line in lines if len(line) > LONGEST] == []
    written = "\n".join("\n".join([key, *said[key], ""]) for key in sorted(said))
    if golden_update:
        READ.write_text(written, encoding="utf-8")
    assert written == READ.read_text(encoding="utf-8")
