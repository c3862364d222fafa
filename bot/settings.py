"""What the host sets: environment and `.env`, checked at start, each wrong value named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self
from urllib.parse import urlsplit

import platformdirs
from dotenv.parser import parse_stream
from pydantic import AfterValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

EXIT_STATUS = 2
"""Of a command that was started with wrong settings."""

ENV_FILE = ".env"
MOST_PORT = 65535
MOST_LIMIT = 100_000


EXPECTED = {
    "DATABASE_URL": "an address like postgresql://user:password@host/orrery (with `pip install"
    " 'orrery[postgres]'`), or empty for SQLite in ORRERY_DATA",
    "DISCORD_TOKEN": "the bot's token, or empty for the local table",
    "DISCORD_API_URL": "an address like http://127.0.0.1:8137/api/v10, or empty",
    "ORRERY_ASSUMED": "a folder with corrected component values, or empty",
    "ORRERY_DATA": "a folder, or empty for the platform's data folder",
    "ORRERY_LANG": "en, ru or uk",
    "ORRERY_LOCAL_PORT": "a port from 1 to 65535",
    "ORRERY_CALLS": "a number, 0 for no limit",
    "ORRERY_HEAVY": "a number, 0 for no limit",
    "ORRERY_OPENINGS": "a number, 0 for no limit",
    "ORRERY_LOG": "DEBUG, INFO, WARNING or ERROR",
    "ORRERY_LOG_JSON": "0 or 1",
    "ORRERY_METRICS": "an address and a port like 127.0.0.1:9137, or empty",
    "ORRERY_SHARDS": "shards of all like 0-7/16 (with DATABASE_URL), or empty for all",
}


class SettingsError(Exception):
    """Some value cannot be used; `lines` say which, and what would be right."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


def _address(value: str) -> str:
    parts = urlsplit(value)  # it and `port` raise ValueError for what can be no host or port
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
        raise ValueError("not an address")
    if any(part.isspace() for part in value):
        raise ValueError("an address has no blanks")
    return value.rstrip("/")


def _one_word(value: SecretStr) -> SecretStr:
    if any(part.isspace() for part in value.get_secret_value()):
        raise ValueError("a token has no blanks")
    return value


def _folder(value: Path) -> Path:
    value = value.expanduser()
    if not value.is_dir():
        raise ValueError("no folder")
    return value


def _listening(value: str) -> str:
    host, colon, port = value.rpartition(":")
    if not (colon and host and port.isdecimal() and 0 <= int(port) <= MOST_PORT):
        raise ValueError("not an address with a port")
    return value


def without_password(url: str) -> str:
    """An address as it may be shown."""
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    shown = f"{user.partition(':')[0]}@{host}" if user else host
    query = parts.query if "password" not in parts.query else ""
    return parts._replace(netloc=shown, query=query).geturl()


def place_named(text: str) -> Path | str:
    """Another database than ours: an address, or a file (`sqlite:` may stand before it); raises
    ValueError."""
    if "://" in text and not text.startswith("sqlite:"):
        return _server(SecretStr(text)).get_secret_value()
    return Path(text.removeprefix("sqlite:").removeprefix("//")).expanduser()


def _server(value: SecretStr) -> SecretStr:
    """An address that psycopg understands, and psycopg to understand it."""
    url = value.get_secret_value()
    if not url.startswith(("postgresql://", "postgres://")):
        raise ValueError("no address of PostgreSQL")
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict

        conninfo_to_dict(url)
    except (ImportError, ProgrammingError) as error:
        raise ValueError("not understood") from error
    return value


def _shards(value: str) -> str:
    Shards.parsed(value)
    return value


class Shards(NamedTuple):
    """Which of Discord's shards a process would serve, and how many there are."""

    first: int
    last: int
    of: int

    @classmethod
    def parsed(cls, text: str) -> Shards:
        """`0-7/16`, or `3/16` for a single one; raises ValueError."""
        found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text)
        if found is None:
            raise ValueError("not shards of all")
        first, of = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if not first <= last < of:
            raise ValueError("not among all shards")
        return cls(first, last, of)


class Settings(BaseSettings):
    """The bot's settings; an empty value is the default."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

    database_url: Annotated[SecretStr, AfterValidator(_server)] | None = None
    discord_token: Annotated[SecretStr, AfterValidator(_one_word)] | None = None
    discord_api_url: Annotated[str, AfterValidator(_address)] | None = None
    orrery_assumed: Annotated[Path, AfterValidator(_folder)] | None = None
    orrery_data: Annotated[Path, AfterValidator(Path.expanduser)] = Field(
        default_factory=lambda: platformdirs.user_data_path("orrery")
    )
    orrery_lang: Literal["en", "ru", "uk"] = "en"
    orrery_local_port: int = Field(default=8137, ge=1, le=MOST_PORT)
    orrery_log: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    orrery_log_json: bool = False
    orrery_heavy: int = Field(default=1, ge=0, le=MOST_LIMIT)
    orrery_openings: int = Field(default=10, ge=0, le=MOST_LIMIT)
    orrery_calls: int = Field(default=12, ge=0, le=MOST_LIMIT)
    orrery_metrics: Annotated[str, AfterValidator(_listening)] | None = None
    orrery_shards: Annotated[str, AfterValidator(_shards)] | None = None

    @model_validator(mode="after")
    def _shards_need_a_server(self) -> Self:
        """Several processes have one database in common, and a file is for one alone."""
        if self.orrery_shards is not None and self.database_url is None:
            raise ValueError("ORRERY_SHARDS")
        return self

    @property
    def token(self) -> str | None:
        """The token in the clear; None for the local table."""
        return None if self.discord_token is None else self.discord_token.get_secret_value()

    @property
    def metrics(self) -> tuple[str, int] | None:
        """Where `/metrics` and `/healthz` are to be had; None for nowhere."""
        if self.orrery_metrics is None:
            return None
        host, _, port = self.orrery_metrics.rpartition(":")
        return host.strip("[]"), int(port)

    @property
    def shards(self) -> Shards | None:
        """Which shards this process would serve; None for all."""
        return None if self.orrery_shards is None else Shards.parsed(self.orrery_shards)

    @property
    def database(self) -> Path | str:
        """Where everything is: a file, or the address of a server."""
        if self.database_url is None:
            return self.file
        return self.database_url.get_secret_value()

    @property
    def database_name(self) -> str:
        """The same as it may be shown."""
        if self.database_url is None:
            return str(self.file)
        return without_password(self.database_url.get_secret_value())

    @property
    def file(self) -> Path:
        """The file that holds everything, where no server does."""
        return self.orrery_data / "orrery.db"

    @property
    def backups(self) -> Path:
        """Where backups go unless told otherwise."""
        return self.orrery_data / "backups"


def read_settings() -> Settings:
    """The settings of this environment and folder; raises SettingsError."""
    try:
        _check_lines(Path(ENV_FILE))
        return Settings()
    except ValidationError as error:
        names = {str((*problem["loc"], "ORRERY_SHARDS")[0]).upper() for problem in error.errors()}
        lines = [f"{name} has a wrong value; right is: {EXPECTED[name]}." for name in sorted(names)]
        raise SettingsError(lines) from error
    except (UnicodeDecodeError, OSError) as error:
        raise SettingsError([f"The file .env cannot be read: {error}."]) from error


def _check_lines(path: Path) -> None:
    """Raise SettingsError where a line sets nothing though it looks like it: a token left out in
    silence would open the local table on somebody's server. The line itself may be the token."""
    if path.is_dir():  # what Docker makes of a file that is to be mounted and is not there
        raise SettingsError([f"The file {path} cannot be read: it is a folder."])
    if not path.is_file():
        return
    with path.open(encoding="utf-8") as file:
        wrong = [one.original.line for one in parse_stream(file) if one.error]
    if wrong:
        lines = [f"Line {line} of {path} cannot be read; right is: NAME=value." for line in wrong]
        raise SettingsError(lines)
