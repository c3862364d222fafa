"""Forks: copies of a position that share what is printed, to try things on, cheap to make.

A state is a tree of dataclasses with slots, lists, dicts and sets. What cannot change (numbers,
words, enums, tuples, frozen dataclasses, functions) is shared, as are the types that a game
names; everything else is copied. No object may stand in two places of a state. What a class says
of its attributes is believed: one that is declared a number is not looked at.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum
from functools import partial
from types import BuiltinFunctionType, FunctionType, MappingProxyType, MethodType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel

from engine.core.chance import Chance, Pile
from engine.core.game import S

Copier: TypeAlias = Callable[[Any, Chance], Any]  # of any class of a state

_PLAIN: Final = (str, bytes, int, float, frozenset, type, type(None), type(NotImplemented), Enum)
_READ_ONLY: Final = (FunctionType, BuiltinFunctionType, MethodType, partial, MappingProxyType)
_COLLECTIONS: Final = (list, dict, set)


class Forker:
    """Copies the states of one game."""

    __slots__ = ("_copiers", "_shared")

    def __init__(self, *shared: type) -> None:
        self._shared: set[type] = {bool, int, str, type(None), *shared}
        self._copiers: dict[type, Copier] = {}

    def __call__(self, state: S, chance: Chance | None = None) -> S:
        """A copy; with `chance` its piles and dice are those of that source instead."""
        forked: S = self._copied(state, state.chance.forked() if chance is None else chance)
        return forked

    def _copied(self, value: Any, chance: Chance) -> Any:
        kind = type(value)
        if kind in self._shared:
            return value
        copier = self._copiers.get(kind)
        if copier is None:
            copier = self._copier(kind)
            if copier is None:
                self._shared.add(kind)
                return value
            self._copiers[kind] = copier
        return copier(value, chance)

    def _copier(self, kind: type) -> Copier | None:
        """How to copy this type; None to share it. Raises TypeError where nobody knows."""
        known: dict[type, Copier] = {
            list: self._list,
            dict: self._dict,
            set: self._set,
            Pile: _pile,
            Chance: _chance,
        }
        if kind in known:
            return known[kind]
        if _is_value(kind):
            return None
        if is_dataclass(kind):
            return _slotwise(kind, self._shared, self._copiers, self._copied)
        if issubclass(kind, list | dict | set):
            return _by_itself(kind)
        raise TypeError(f"no way to fork {kind.__module__}.{kind.__qualname__}")

    def _list(self, value: list[Any], chance: Chance) -> list[Any]:
        shared, copied = self._shared, self._copied
        if shared.issuperset(map(type, value)):
            return value.copy()
        return [one if type(one) in shared else copied(one, chance) for one in value]

    def _dict(self, value: dict[Any, Any], chance: Chance) -> dict[Any, Any]:
        shared, copied = self._shared, self._copied
        if shared.issuperset(map(type, value.values())):
            return value.copy()
        return {
            key: one if type(one) in shared else copied(one, chance) for key, one in value.items()
        }

    def _set(self, value: set[Any], chance: Chance) -> set[Any]:
        return value.copy()  # members cannot change


def _is_value(kind: type) -> bool:
    """Whether such an object and what it holds cannot change: words, tuples, frozen classes."""
    if issubclass(kind, (*_PLAIN, *_READ_ONLY, tuple)):
        return True
    if is_dataclass(kind):
        frozen: bool = kind.__dataclass_params__.frozen  # type: ignore[attr-defined]  # not in stubs
        return frozen
    return issubclass(kind, BaseModel) and bool(kind.model_config.get("frozen"))


def _slotwise(kind: type, shared: set[type], copiers: dict[type, Copier], copied: Copier) -> Copier:
    """A function made for this class, which copies its objects slot by slot: faster than a loop
    over the names, and what is declared fixed is not looked at."""
    names = [name for part in reversed(kind.__mro__) for name in getattr(part, "__slots__", ())]
    if not names or any("__dict__" in vars(part) for part in kind.__mro__):
        raise TypeError(f"no slots to fork: {kind.__module__}.{kind.__qualname__}")
    declared = _declared(kind)
    lines = ["def copier(one, chance):", " other = made(kind)"]
    for name in names:
        hint = declared.get(name)
        if _is_fixed(hint, shared):
            lines.append(f" other.{name} = one.{name}")
            continue
        plain = get_origin(hint)
        if plain in _COLLECTIONS and all(_is_fixed(part, shared) for part in get_args(hint)):
            made = f"value.copy() if type(value) is {plain.__name__} else copied(value, chance)"
            lines += [f" value = one.{name}", f" other.{name} = {made}"]
            continue
        lines += [
            f" value = one.{name}",
            " type_ = type(value)",
            " if type_ not in shared:",
            "  value = known(type_, copied)(value, chance)",
            f" other.{name} = value",
        ]
    lines.append(" return other")
    room: dict[str, Any] = {"made": object.__new__, "kind": kind, "shared": shared}
    room |= {"known": copiers.get, "copied": copied}
    exec("\n".join(lines), room)  # of our own names only, as dataclasses do it
    copier: Copier = room["copier"]
    return copier


def _declared(kind: type) -> dict[str, Any]:
    """What a class says its attributes are; what it only names for mypy may be anything."""
    unknown: dict[str, Any] = {}
    while True:
        try:
            return get_type_hints(kind, localns=unknown, include_extras=True)
        except NameError as error:
            if error.name is None or error.name in unknown:
                raise
            unknown[error.name] = object


def _is_fixed(hint: Any, shared: set[type]) -> bool:
    """Whether nothing that is declared so can change."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _is_fixed(hint.__origin__, shared)
    if origin in (Union, UnionType):
        return all(_is_fixed(part, shared) for part in get_args(hint))
    if origin is not None:
        return origin in (tuple, frozenset, Literal, Callable)
    if not isinstance(hint, type):
        return False
    return hint in shared or _is_value(hint)


def _chance(value: Chance, chance: Chance) -> Chance:
    return chance


def _pile(value: Pile, chance: Chance) -> Pile:
    return value.forked(chance)


def _by_itself(kind: type) -> Copier:
    """Collections of their own classes, which know how to be copied; no part of them can change."""
    copied: Callable[[Any], Any] = getattr(kind, "__copy__", copy.copy)

    def copier(value: Any, _: Chance) -> Any:
        return copied(value)

    return copier
