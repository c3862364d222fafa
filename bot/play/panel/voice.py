"""The panel's words: texts of one reader's language, with one game's labels and players' names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from engine.core.moves import Decision, Note, Option, Seat, Words
from render import texts

BETWEEN = " · "
ITEM = "item"
"""The form of a move's label in a list of moves of one kind."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Speaks to one reader about one game."""

    lang: str
    game: str
    names: Sequence[str] = ()

    def say(self, key: str, /, **args: object) -> str:
        """A text of the panel."""
        return str(texts.text(self.lang, f"panel-{key}", self.game, **args))

    def text(self, key: str, /, **args: object) -> str:
        """A text of the game."""
        return str(texts.text(self.lang, key, self.game, **args))

    def ask(self, decision: Decision) -> str:
        """The question itself."""
        return str(texts.ask(self.lang, self.game, decision.kind, decision.args, self.names))

    def names_of(self, seats: Iterable[Seat]) -> texts.Text:
        """Who sits there."""
        return texts.Text(", ".join(texts.safe_name(self.names[seat]) for seat in seats))

    def move(self, words: Words, form: str = "") -> str:
        """The label of a move or of its beginning."""
        return str(texts.move(self.lang, self.game, words, form))

    def moves(self, moves: Iterable[Words]) -> str:
        """Several moves one after the other, within a line."""
        said = [self.move(words) for words in moves]
        return ", ".join(one[:1].lower() + one[1:] for one in said)

    def word(self, word: str, form: str = "", kind: str = "") -> str:
        """The label of a word."""
        return str(texts.word(self.lang, self.game, word, form, kind))

    def note(self, note: Note, form: str = "") -> str:
        """A note in words."""
        return str(texts.note(self.lang, self.game, note, self.names, form))

    def notes(
        self, notes: Iterable[Note], without: Collection[str] = (), form: str = ""
    ) -> list[str]:
        """Notes in words, but for those of some keys."""
        return [self.note(note, form) for note in notes if note.key not in without]

    def label(self, option: Option, lead: Collection[str], form: str = ITEM) -> str:
        """What an option is called: its words, and the notes that belong to its name."""
        named = [self.note(note, ITEM) for note in option.notes if note.key in lead]
        return self.plain(BETWEEN.join([self.move(option.words, form), *named]))

    def about(self, words: Words) -> str:
        """What there is to know about the last word of a move, if anything."""
        if len(words) < 2:
            return ""
        long = self.word(words[-1], "long", words[0])
        return "" if long == self.word(words[-1], "", words[0]) else self.plain(long)

    @staticmethod
    def plain(text: str) -> str:
        """A text for labels, where nothing has to be escaped."""
        return texts.plain(text)
