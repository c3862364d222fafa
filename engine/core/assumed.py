"""Component values that could not be established, and how a host replaces them.

A game that has such values ships one list of them: a key, the value we assume, how sure we are. Its
rules never contain a number of the list. A host may bring a file of the same form with corrected
values. The values travel in the setup, so that the engine reads no environment and a game keeps
those it was begun with: `deal assumed.KEY VALUE` for each that differs from ours (VALUE is JSON
without spaces), `deal assumed HASH` for all of them together. Whoever stores games keeps the hash
with each of them and, once per hash, the whole list (`parted`, `joined`). A list of ours that is
replaced stays in the assets, so that a record which has no more than its hash can still be read.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, JsonValue, ValidationError

from engine.core.assets import load, load_former
from engine.core.digest import canonical_json
from engine.core.errors import SetupError
from engine.core.game import Setup
from engine.core.moves import Words

Values: TypeAlias = Mapping[str, JsonValue]
G = TypeVar("G")
DEAL: Final = "assumed"
"""The deal that holds the hash; with a dot and a key, the one that holds a value."""
MOST_TEXT: Final = 1_000_000
MATTERS: Final = 8
"""Questions up to this one are worth a notice to players."""


class Assumption(BaseModel):
    """One value that we assume."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    value: JsonValue
    rank: int = 0
    """Which of the numbered questions it belongs to; 1 matters most."""
    confidence: str = ""


class AssumedError(SetupError):
    """Values that do not fit together, or a file of them that cannot be read."""

    key = "assumed-error"


@dataclass(frozen=True)
class Assumed:
    """The assumed values of one game (or of one part of it)."""

    name: str
    """Names the host's file, without its ending."""
    entries: Mapping[str, Assumption]
    """Keys in lower case, as the words of a deal line are compared."""
    fits: Callable[[Values], object]
    """Whether components can be made of the values; raises AssumedError or ValueError."""
    earlier: Sequence[Values] = ()
    """What we assumed before, newest first: whole lists, or those entries that were different."""
    host: Values = field(default_factory=dict)
    """What the host of this process has corrected: for new games."""
    of_robots: bool = False
    """Whether they mean something only where a robot plays."""

    @classmethod
    def from_assets(cls, name: str, path: str, fits: Callable[[Values], object]) -> Assumed:
        """Read the list from `assets/<path>`, and those that we shipped before."""
        former = load_former(path, dict[str, Assumption])
        earlier = [{key: entry.value for key, entry in one.items()} for one in former]
        return cls(name, load(path, dict[str, Assumption]), fits, earlier)

    def ours(self) -> dict[str, JsonValue]:
        """The values we ship."""
        return {key: entry.value for key, entry in self.entries.items()}

    def corrections(self, text: str) -> dict[str, JsonValue]:
        """Reads a host's file (all entries or some of them); raises AssumedError.

        Returns what differs from ours, after a check that everything fits together.
        """
        given = _entries(text)
        for key in given:
            if key not in self.entries:
                raise AssumedError("assumed-unknown-key", name=key[:60])
        ours = self.ours()
        values = {**ours, **{key: entry.value for key, entry in given.items()}}
        try:
            self.check(values)
        except AssumedError as error:
            raise self._named(error, ours, given) from error
        return self.differing(values)

    def _named(
        self, error: AssumedError, ours: Values, given: Mapping[str, Assumption]
    ) -> AssumedError:
        """The same error with the first key that is wrong even by itself; without where all are
        well alone and do not fit together."""
        for key, entry in given.items():
            try:
                self.check({**ours, key: entry.value})
            except AssumedError as alone:
                return AssumedError(alone.key, **{**alone.args_, "name": key})
        return error

    def check(self, values: Values) -> None:
        """Whether these values fit together; raises AssumedError."""
        try:
            self.fits(values)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            raise AssumedError("assumed-bad-value", place=place, problem=first["msg"]) from error
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, AssumedError):
                raise
            raise AssumedError("assumed-bad-value", place="", problem=str(error)[:200]) from error

    def questions(self) -> tuple[int, ...]:
        """The questions that matter to players and to which no host has brought another answer."""
        ranks = {entry.rank for key, entry in self.entries.items() if key not in self.host}
        return tuple(sorted(rank for rank in ranks if 0 < rank <= MATTERS))

    def differing(self, values: Values) -> dict[str, JsonValue]:
        """Those of the values that are not ours."""
        return {
            key: values[key]
            for key, entry in self.entries.items()
            if canonical_json(values[key]) != canonical_json(entry.value)
        }

    def corrected(self, text: str) -> Assumed:
        """The same with the corrections of a host's file; raises AssumedError."""
        return replace(self, host=self.corrections(text))

    def begun(self, setup: Setup) -> Setup:
        """The setup of a new game with the host's corrections, stamped with the hash of all values.

        Values that the setup itself deals stay as they are.
        """
        dealt = {f"{DEAL}.{key}": (canonical_json(value),) for key, value in self.host.items()}
        filled = replace(setup, deal={**dealt, **setup.deal})
        stamp: Words = (digest_of(self.values(filled)),)
        return replace(filled, deal={DEAL: stamp, **filled.deal})

    def values(self, setup: Setup) -> dict[str, JsonValue]:
        """The values a game is played with; raises AssumedError."""
        return self.known(self.begun_with(setup))

    def begun_with(self, setup: Setup) -> dict[str, JsonValue]:
        """The whole list that a game was begun with; raises AssumedError.

        Where its hash is not that of ours with its corrections, it was begun with what we assumed
        before; a hash that none of these gives is refused.
        """
        dealt = dict(self._dealt(setup))
        stamp = setup.deal.get(DEAL, ())
        ours = self.ours()
        for before in (ours, *self.earlier, *({**ours, **one} for one in self.earlier)):
            values = {**before, **dealt}
            if not stamp or digest_of(values) == stamp[0]:
                return values
        raise AssumedError("assumed-other-values", name=self.name)

    def known(self, values: Values) -> dict[str, JsonValue]:
        """A list of values as we have it now: what it lacks is ours, what we do not assume any
        more is left out."""
        return {key: values.get(key, ours) for key, ours in self.ours().items()}

    def _dealt(self, setup: Setup) -> list[tuple[str, JsonValue]]:
        found: list[tuple[str, JsonValue]] = []
        for deal, words in setup.deal.items():
            kind, dot, key = deal.partition(".")
            if kind != DEAL or not dot:
                continue
            if key not in self.entries:
                raise AssumedError("assumed-unknown-key", name=key[:60])
            try:
                found.append((key, json.loads("".join(words))))
            except (ValueError, RecursionError) as error:
                raise AssumedError("assumed-bad-value", place=key, problem=str(error)) from error
        return found


def begun(game: object, setup: Setup) -> Setup:
    """The setup of a new game of this kind, with the values its host has corrected."""
    assumed = assumed_of(game)
    return setup if assumed is None else assumed.begun(setup)


def stamped(game: object, setup: Setup) -> Setup:
    """The setup of a game from a record: its own values and, where it lacks, their hash; what the
    host has corrected is not put in. Raises AssumedError."""
    assumed = assumed_of(game)
    return setup if assumed is None else replace(assumed, host={}).begun(setup)


def assumed_of(game: object) -> Assumed | None:
    """The assumed values of a game, if it has any."""
    found = getattr(game, "assumed", None)
    return found if isinstance(found, Assumed) else None


def values_of(game: object, setup: Setup | None = None) -> str:
    """The hash of the values of a table, or of those that new ones of this kind begin with; empty
    where a game assumes nothing. What is said of them can be said from now on."""
    assumed = assumed_of(game)
    if assumed is None:
        return ""
    values = {**assumed.ours(), **assumed.host}
    if setup is not None and DEAL in setup.deal:  # a lobby has not begun yet
        values = assumed.values(setup)
    assumed.check(values)
    return digest_of(values)


def parted(game: object, setup: Setup) -> tuple[Setup, str]:
    """A setup to be stored, with no more of its values than their hash, and these values as text,
    to be kept once under it; without, for a setup that has none. Raises AssumedError."""
    assumed = assumed_of(game)
    if assumed is None or DEAL not in setup.deal:
        return setup, ""
    return replace(setup, deal=_bare(setup)), canonical_json(assumed.begun_with(setup))


def joined(game: object, setup: Setup, kept: str | None) -> Setup:
    """A setup that was stored with the values that were kept for it: those that differ from ours
    now are dealt. Without them as it is."""
    assumed = assumed_of(game)
    if assumed is None or kept is None or hash_of(setup) != _digest(kept):
        return setup
    values = assumed.known(json.loads(kept))
    dealt = {
        f"{DEAL}.{key}": (canonical_json(value),)
        for key, value in assumed.differing(values).items()
    }
    return replace(setup, deal={**_bare(setup), DEAL: (digest_of(values),), **dealt})


def hash_of(setup: Setup) -> str:
    """The hash of the values that a setup was begun with; empty where it has none."""
    return next(iter(setup.deal.get(DEAL, ())), "")


def _bare(setup: Setup) -> dict[str, Words]:
    """What is dealt but for the values."""
    return {key: words for key, words in setup.deal.items() if not key.startswith(f"{DEAL}.")}


def with_corrections(game: G, text: str) -> G:
    """A game whose new tables have a host's values; raises AssumedError."""
    assumed = assumed_of(game)
    assert assumed is not None, "a game that assumes nothing has nothing to correct"
    other = copy.copy(game)
    vars(other)["assumed"] = assumed.corrected(text)
    return other


def digest_of(values: Values) -> str:
    """The hash of a whole list of values, independent of its order."""
    return _digest(canonical_json(dict(values)))


def _digest(written: str) -> str:
    return hashlib.sha256(written.encode()).hexdigest()


def _entries(text: str) -> dict[str, Assumption]:
    if len(text) > MOST_TEXT:
        raise AssumedError("assumed-too-long", most=MOST_TEXT)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise AssumedError("assumed-not-json", problem=str(error)[:120]) from error
    if not isinstance(data, dict):
        raise AssumedError("assumed-not-a-list")
    found: dict[str, Assumption] = {}
    for key, entry in data.items():
        if not isinstance(entry, dict) or "value" not in entry:
            raise AssumedError("assumed-no-value", name=str(key)[:60])
        try:
            found[key.lower()] = Assumption.model_validate(entry)
        except ValidationError as error:
            raise AssumedError(
                "assumed-bad-value", place=key[:60], problem=error.errors()[0]["msg"]
            ) from error
    return found
