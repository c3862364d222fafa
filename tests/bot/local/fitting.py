"""Whether a value fits a schema, yes or no: the same rules as jsonschema's, a tenth of its time.

jsonschema collects why a value fits none of the branches of a union before it looks at the one that
it does fit, and Discord's components are unions within unions. Here a branch is left at its first
fault, and what tells branches apart is looked at first. Single keywords are jsonschema's own. Where
the answer is no, jsonschema itself is asked, which can say why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from jsonschema import Draft202012Validator

Schema: TypeAlias = Mapping[str, Any]
DISCRIMINATOR: Final = "type"
"""The property by which Discord tells the branches of its unions apart."""
_ORDER: Final = ("type", "const", "enum", "required", "$ref")
"""Keywords that are looked at before all others: they are cheap, and tell most."""


class Fitting:
    """Asks of one description, whose parts refer to each other."""

    def __init__(self, description: Schema) -> None:
        self._description = description
        self._plain = Draft202012Validator({})
        self._parts: dict[str, Any] = {}
        self._prepared: dict[int, list[tuple[str, Any]]] = {}
        self._compound: dict[str, Callable[[Any, Any, Schema], bool]] = {
            "$ref": lambda part, value, _: self.fits(self.at(part.removeprefix("#")), value),
            "oneOf": lambda part, value, _: sum(self.fits(one, value) for one in part) == 1,
            "anyOf": lambda part, value, _: any(self.fits(one, value) for one in part),
            "allOf": lambda part, value, _: all(self.fits(one, value) for one in part),
            "items": self._items,
            "properties": self._properties,
            "additionalProperties": self._others,
        }

    def at(self, pointer: str) -> Any:
        """The part of the description at a JSON pointer."""
        part = self._parts.get(pointer)
        if part is None:
            part = self._description
            for key in pointer.split("/")[1:]:
                part = part[key.replace("~1", "/").replace("~0", "~")]
            self._parts[pointer] = part
        return part

    def fits(self, schema: Any, value: object) -> bool:
        """Whether a value fits a part of the description."""
        if isinstance(schema, bool):
            return schema
        rules = self._prepared.get(id(schema))
        if rules is None:
            first = [(key, schema[key]) for key in _ORDER if key in schema]
            rules = first + [pair for pair in schema.items() if pair[0] not in _ORDER]
            self._prepared[id(schema)] = rules
        return all(self._keeps(key, part, value, schema) for key, part in rules)

    def _keeps(self, key: str, part: Any, value: object, schema: Schema) -> bool:
        compound = self._compound.get(key)
        if compound is not None:
            return compound(part, value, schema)
        rule = Draft202012Validator.VALIDATORS.get(key)
        return (
            rule is None or next(iter(rule(self._plain, part, value, schema) or ()), None) is None
        )

    def _items(self, part: Any, value: object, schema: Schema) -> bool:
        assert "prefixItems" not in schema
        return not isinstance(value, list) or all(self.fits(part, one) for one in value)

    def _properties(self, part: Any, value: object, _: Schema) -> bool:
        if not isinstance(value, dict):
            return True
        kind = part.get(DISCRIMINATOR)
        if (
            kind is not None
            and DISCRIMINATOR in value
            and not self.fits(kind, value[DISCRIMINATOR])
        ):
            return False
        return all(self.fits(part[name], one) for name, one in value.items() if name in part)

    def _others(self, part: Any, value: object, schema: Schema) -> bool:
        assert "patternProperties" not in schema
        if not isinstance(value, dict):
            return True
        known = schema.get("properties", {})
        return all(self.fits(part, one) for name, one in value.items() if name not in known)
