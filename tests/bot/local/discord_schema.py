"""Discord's own description of its API, held against what passes the local table's door."""

import copy
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.local.rest.door import Exchange
from tests.bot.local.fitting import Fitting

DESCRIPTION = Path(__file__).parents[3].parent / "shared" / "discord" / "openapi.json"


def _shape(route: str) -> str:
    return re.sub(r"\{\w+\}", "{}", route)


@cache
def _description() -> dict[str, Any]:
    return json.loads(DESCRIPTION.read_text())


@cache
def _side(side: str) -> dict[str, Any]:
    if side == "answer":
        return _description()
    # Discord reads numbers as ids too, and discord.py sends them so.
    lenient = copy.deepcopy(_description())
    lenient["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    return lenient


@cache
def _registry() -> Registry:
    return Registry().with_resources(
        [(f"urn:{side}", Resource(_side(side), DRAFT202012)) for side in ("answer", "request")]
    )


@cache
def _fitting(side: str) -> Fitting:
    return Fitting(_side(side))


@cache
def _operations() -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), _shape(path)): operation
        for path, operations in _description()["paths"].items()
        for method, operation in operations.items()
        if method != "parameters"
    }


@cache
def validator(side: str, pointer: str) -> Draft202012Validator:
    """jsonschema itself, for what stands at this place of one side of the description."""
    return Draft202012Validator({"$ref": f"urn:{side}#{pointer}"}, registry=_registry())


def fits(side: str, pointer: str, value: object) -> bool:
    """Whether a value fits the schema at this place of the description."""
    fitting = _fitting(side)
    return fitting.fits(fitting.at(pointer), value)


def _pointer(*keys: str) -> str:
    return "".join("/" + key.replace("~", "~0").replace("/", "~1") for key in keys)


class SchemaWitness:
    """Notes every exchange that does not fit; `complaints` should stay empty."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.seen = 0

    def __call__(self, exchange: Exchange) -> None:
        """Look at one exchange."""
        shape = _shape(exchange.route)
        operation = _operations().get((exchange.method, shape))
        if operation is None:
            self.complaints.append(f"Discord has no {exchange.method} {exchange.route}")
            return
        path = next(path for path in _description()["paths"] if _shape(path) == shape)
        base = ("paths", path, exchange.method.lower())
        where = f"{exchange.method} {exchange.route} -> {exchange.status}"
        self.seen += 1
        if exchange.status >= 500:
            return
        if exchange.status < 300 and "requestBody" in operation and exchange.sent is not None:
            schema = _pointer(*base, "requestBody", "content", "application/json", "schema")
            self.compare(f"request of {where}", schema, exchange.sent, side="request")
        self._compare_answer(operation, base, where, exchange)

    def _compare_answer(
        self, operation: dict[str, Any], base: tuple[str, ...], where: str, exchange: Exchange
    ) -> None:
        if exchange.status == 429:
            self.compare(
                where, _pointer("components", "schemas", "RatelimitedResponse"), exchange.got
            )
        elif exchange.status >= 400:
            # Not ErrorResponse: it takes the codes of single fields for numbers.
            self.compare(where, _pointer("components", "schemas", "Error"), exchange.got)
        elif str(exchange.status) not in operation["responses"]:
            self.complaints.append(f"{where}: Discord answers {list(operation['responses'])}")
        elif "content" in operation["responses"][str(exchange.status)]:
            keys = ("responses", str(exchange.status), "content", "application/json", "schema")
            self.compare(where, _pointer(*base, *keys), exchange.got)

    def compare(self, where: str, pointer: str, value: object, *, side: str = "answer") -> None:
        """Complain where a value does not fit the schema at this place of the description."""
        if fits(side, pointer, value):
            return
        for error in validator(side, pointer).iter_errors(value):
            deepest = _deepest(error)
            place = "/".join(map(str, deepest.absolute_path))
            self.complaints.append(f"{where}: at {place or 'top'}: {deepest.message[:300]}")


def _deepest(error: Any) -> Any:
    # In a union the branch that got furthest tells what is really wrong.
    while error.context:
        error = max(error.context, key=lambda each: len(each.absolute_path))
    return error
