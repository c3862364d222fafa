"""Decisions that are bound to the position at which they were asked: read later, they are stale."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NoReturn, ParamSpec, TypeVar

from engine.core.errors import StaleDecisionError
from engine.core.moves import BREATH, Decision, Move, Option

P = ParamSpec("P")
R = TypeVar("R")


class Bound:
    """A table as far as its decisions look at it."""

    __slots__ = ("_fault", "log")

    log: list[Move]
    _fault: str | None

    def _break(self, move: Move | None, bug: Exception | None, error: str = "") -> NoReturn:
        """A rule has failed: nothing can be read here any more."""
        raise NotImplementedError

    def _tied(self, decision: Decision) -> Decision:
        """The decision with everything that reads the state bound to this position."""
        return decision._replace(
            offer=self._listing(decision.offer),
            aside=decision.aside and self._listing(decision.aside),
            refuse=decision.refuse and self._bound(decision.refuse),
            advise=decision.advise and self._bound(decision.advise),
            spell=decision.spell and self._bound(decision.spell),
            brief=decision.brief and self._bound(decision.brief),
            variants=decision.variants and self._bound(decision.variants),
            describe=decision.describe and self._bound(decision.describe),
            plans=decision.plans and self._bound(decision.plans),
        )

    def _listing(self, offer: Callable[[], Iterable[Option]]) -> Callable[[], Iterable[Option]]:
        position = len(self.log)

        def listing() -> Iterable[Option]:
            self._still(position)
            return self._steps(offer, position, breaths=False)

        return listing

    def _bound(self, read: Callable[P, R]) -> Callable[P, R]:
        position = len(self.log)

        def bound(*args: P.args, **kwargs: P.kwargs) -> R:
            self._still(position)
            try:
                return read(*args, **kwargs)
            except Exception as bug:
                self._break(None, bug)

        return bound

    def _steps(
        self, offer: Callable[[], Iterable[Option]], position: int, *, breaths: bool = True
    ) -> Iterator[Option]:
        self._still(position)
        log = self.log
        try:
            for option in offer():
                # as `_still` does it: asked at every option of every menu
                if self._fault is not None or len(log) != position:
                    raise StaleDecisionError(position=position)
                if breaths or option is not BREATH:
                    yield option
            self._still(position)
        except StaleDecisionError:
            raise
        except Exception as bug:
            self._break(None, bug)

    def _still(self, position: int) -> None:
        if self._fault is not None or len(self.log) != position:
            raise StaleDecisionError(position=position)
