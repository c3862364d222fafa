"""A request body under examination: typed readers that note each fault where it lies."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

from bot.local.errors import invalid_form
from bot.local.wire import Json

Path: TypeAlias = tuple[str, ...]
T = TypeVar("T")


class FormFaults:
    """What is wrong with a body, nested as Discord nests it."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one fault."""
        node = self.tree
        for key in path:
            node = node.setdefault(key, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        """Refuse the body if anything was noted."""
        if self.tree:
            raise invalid_form(self.tree)


@contextmanager
def examining(body: object) -> Iterator["FormPart"]:
    """Hand out the body for reading; refuse it at the end if a fault was noted."""
    faults = FormFaults()
    if isinstance(body, Mapping):
        part = FormPart(faults, body, ())
    else:
        faults.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        part = FormPart(faults, {}, ())
        faults.check()
    yield part
    faults.check()


class FormPart:
    """One object inside the body, with its place."""

    def __init__(self, faults: FormFaults, value: Mapping[str, Any], path: Path) -> None:
        self.faults = faults
        self.value = value
        self.path = path

    def has(self, key: str) -> bool:
        """Whether the key is there and not null."""
        return self.value.get(key) is not None

    def fail(self, key: str | None, code: str, message: str) -> None:
        """Note a fault of this object or one of its fields."""
        self.faults.add(self.path if key is None else (*self.path, key), code, message)

    def missing(self, key: str) -> None:
        """Note that a field must be given."""
        self.fail(key, "BASE_TYPE_REQUIRED", "This field is required")

    def _read(self, key: str, required: bool) -> object:
        value: object = self.value.get(key)
        if value is None and required:
            self.missing(key)
        return value

    def text(
        self, key: str, low: int = 0, high: int | None = None, *, required: bool = False
    ) -> str | None:
        """A string of low to high characters."""
        value = self._read(key, required)
        if value is None:
            return None
        if not isinstance(value, str):
            if isinstance(value, int | float) and not isinstance(value, bool):
                value = str(value)
            else:
                self.fail(key, "STRING_TYPE_CONVERT", "Could not interpret as string.")
                return None
        self.length(key, len(value), low, high)
        return value

    def length(self, key: str, size: int, low: int, high: int | None) -> bool:
        """Check a length; notes Discord's words for too short, too long or neither."""
        if low <= size and (high is None or size <= high):
            return True
        if size == 0 and low == 1:
            self.missing(key)
        elif low > 0 and high is not None:
            self.fail(key, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        elif size < low:
            self.fail(key, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")
        else:
            self.fail(key, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return False

    def number(
        self,
        key: str,
        low: int | None = None,
        high: int | None = None,
        *,
        required: bool = False,
    ) -> int | None:
        """An integer of low to high."""
        value = self._read(key, required)
        if value is None:
            return None
        try:
            if isinstance(value, bool) or not isinstance(value, int | str):
                raise ValueError
            number = int(value)
        except ValueError:
            self.fail(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if low is not None and number < low:
            self.fail(
                key, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}."
            )
        elif high is not None and number > high:
            self.fail(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return number

    def real(self, key: str) -> float | None:
        """A number, whole or not."""
        value = self.value.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.fail(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
            return None
        return value

    def switch(self, key: str) -> bool | None:
        """True or false."""
        value = self.value.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.fail(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return None

    def one_of(self, key: str, allowed: Collection[int], *, required: bool = False) -> int | None:
        """An integer out of a few."""
        value = self.number(key, required=required)
        if value is not None and value not in allowed:
            choices = ", ".join(str(choice) for choice in sorted(allowed))
            self.fail(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
            return None
        return value

    def snowflake(self, key: str, *, required: bool = False) -> str | None:
        """An id."""
        value = self._read(key, required)
        if value is None:
            return None
        if isinstance(value, bool) or not str(value).isdecimal():
            self.fail(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return None
        return str(value)

    def address(
        self, key: str, high: int, schemes: tuple[str, ...], *, required: bool = False
    ) -> str | None:
        """A URL of one of the schemes."""
        value = self.text(key, 0, high, required=required)
        if not value:
            return None
        scheme, colon, rest = value.partition("://")
        if not colon or not rest or " " in value:
            self.fail(key, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme not in schemes:
            listed = ", ".join(f"'{name}'" for name in schemes)
            self.fail(
                key,
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).',
            )
        return value

    def part(self, key: str, *, required: bool = False) -> "FormPart | None":
        """A nested object."""
        value = self._read(key, required)
        if value is None:
            return None
        if not isinstance(value, Mapping):
            self.fail(key, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return None
        return FormPart(self.faults, value, (*self.path, key))

    def items(
        self, key: str, low: int = 0, high: int | None = None, *, required: bool = False
    ) -> list[object] | None:
        """A list of anything."""
        value = self._read(key, required)
        if value is None:
            return None
        if not isinstance(value, list):
            self.fail(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return None
        self.length(key, len(value), low, high)
        return value

    def parts(
        self, key: str, low: int = 0, high: int | None = None, *, required: bool = False
    ) -> list["FormPart"]:
        """A list of objects."""
        return self.below(self.items(key, low, high, required=required) or [], key)

    def below(self, values: list[object], *keys: str) -> list["FormPart"]:
        """The objects of a list that lies at `keys`."""
        found: list[FormPart] = []
        for index, value in enumerate(values):
            place = (*self.path, *keys, str(index))
            if isinstance(value, Mapping):
                found.append(FormPart(self.faults, value, place))
            else:
                self.faults.add(
                    place, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"
                )
        return found

    def snowflakes(self, key: str, high: int) -> list[str] | None:
        """A list of ids."""
        values = self.items(key, 0, high)
        if values is None:
            return None
        return [str(value) for value in values if str(value).isdecimal()]


def kept(**fields: object) -> Json:
    """An object of the fields that are not None."""
    return {key: value for key, value in fields.items() if value is not None}


def by_type(part: FormPart, readers: Mapping[int, Callable[[FormPart], T]]) -> T | None:
    """Read an object by its `type`, refusing types that have no place here."""
    kind = part.value.get("type")
    if not isinstance(kind, int) or isinstance(kind, bool) or kind not in readers:
        listed = ", ".join(str(number) for number in sorted(readers))
        listed += "," if len(readers) == 1 else ""
        if kind is None:
            message = 'Field "type" is required to determine the model type.'
            part.fail("type", "UNION_TYPE_REQUIRED", message)
        else:
            part.fail(
                "type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).'
            )
        return None
    return readers[kind](part)
