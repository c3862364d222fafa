"""The Automa's deck as one who sits at the table can follow it: sizes and cards already seen."""

from __future__ import annotations

from tests.engine.gaia.automa_check.printed import CARDS, LEVELS


class Deck:
    """Booklet, page 5 (creating the deck) and 7 (revealing cards, passing)."""

    def __init__(self, level: str) -> None:
        self.level = LEVELS[level]
        self.round = 1
        self.seen = set(self.level.known)
        """Cards known to have been shuffled into the deck by now."""
        self.drawn: list[int] = []
        """In this round, in order."""
        self.rounds: list[tuple[int, ...]] = []
        """What was drawn in the rounds that are over for the Automa."""
        self.discard: list[int] = []
        self.pair: tuple[int, int] | None = None
        """Action card and behaviour card."""

    @property
    def size(self) -> int:
        """How many cards it had at the beginning of the round."""
        return self.level.size + self.round - 1

    @property
    def left(self) -> int:
        """How many are still face down."""
        return self.size - len(self.drawn)

    @property
    def reserve(self) -> int:
        """How many lie set aside."""
        return len(CARDS) - len(self.level.without) - self.size

    def reveal(self, action: int | None, behaviour: int | None) -> bool:
        """A turn's cards come on the table; whether the Automa passes. Fails if they cannot be."""
        assert behaviour is not None
        if self.pair is None:
            assert action is not None
            self._draw(behaviour)
            self._draw(action)
        else:
            self.discard.append(self.pair[1])
            assert behaviour == self.pair[0], f"behaviour card should be {self.pair[0]}"
            if self.left == 0:
                assert action is None, "there is no card left to draw"
                self.pair = None
                return True
            assert action is not None, f"{self.left} cards are left to draw"
            self._draw(action)
        self.pair = (action, behaviour)
        return self.left < 3 and CARDS[action].passes

    def shuffle(self) -> None:
        """The Automa has passed: everything and one more card make the new deck."""
        self.round += 1
        self.rounds.append(tuple(self.drawn))
        self.drawn, self.discard, self.pair = [], [], None

    def _draw(self, card: int) -> None:
        assert self.left > 0, "the deck is empty"
        assert card not in self.level.without, f"card {card} is out of the game"
        assert card not in self.drawn, f"card {card} was drawn before"
        self.drawn.append(card)
        self.seen.add(card)
        assert len(self.seen) <= self.size, f"{len(self.seen)} cards seen of {self.size}"
        unseen = self.seen - set(self.drawn)
        assert len(unseen) <= self.left, f"no room in the deck for {sorted(unseen)}"
