"""What the host sets: environment and `.env`, checked at start, each wrong value named."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

EXIT_STATUS = 2
"""Of a command that was started with wrong settings."""

MOST_PORT = 65535
MOST_LIMIT = 100_000

EXPECTED = {
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
}


class SettingsError(Exception):
    """Some value cannot be used; `lines` say which, and what would be right."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


def _address(value: str) -> str:
    if not value.startswith(("http://", "https://")) or any(part.isspace() for part in value):
        raise ValueError("not an address")
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


class Settings(BaseSettings):
    """The bot's settings; an empty value is the default."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

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
    def database(self) -> Path:
        """The file that holds everything."""
        return self.orrery_data / "orrery.db"

    @property
    def backups(self) -> Path:
        """Where backups go unless told otherwise."""
        return self.orrery_data / "backups"


def read_settings() -> Settings:
    """The settings of this environment and folder; raises SettingsError."""
    try:
        return Settings()
    except ValidationError as error:
        names = {str(problem["loc"][0]).upper() for problem in error.errors()}
        lines = [f"{name} has a wrong value; right is: {EXPECTED[name]}." for name in sorted(names)]
        raise SettingsError(lines) from error
    except (UnicodeDecodeError, OSError) as error:
        raise SettingsError([f"The file .env cannot be read: {error}."]) from error
