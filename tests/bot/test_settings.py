"""Settings: defaults, the .env file, and wrong values named with what would be right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.settings import EXPECTED, Settings, SettingsError, read_settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in EXPECTED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_anything_set_the_local_table_opens() -> None:
    settings = read_settings()
    assert settings.token is None
    assert settings.discord_api_url is None
    assert settings.orrery_lang == "en"
    assert settings.orrery_local_port == 8137
    assert settings.database.name == "orrery.db"


def test_the_example_file_holds_every_setting_and_only_defaults(tmp_path: Path) -> None:
    example = ROOT / ".env.example"
    names = {
        line.partition("=")[0]
        for line in example.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    }
    assert names == set(EXPECTED) == {name.upper() for name in Settings.model_fields}
    plain = read_settings()
    shutil.copy(example, tmp_path / ".env")
    assert read_settings() == plain


def test_empty_values_count_as_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in EXPECTED:
        monkeypatch.setenv(name, "")
    assert read_settings().discord_api_url is None


def test_the_environment_goes_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("ORRERY_LANG=uk\nORRERY_LOG_JSON=1\n", encoding="utf-8")
    monkeypatch.setenv("ORRERY_LANG", "ru")
    settings = read_settings()
    assert (settings.orrery_lang, settings.orrery_log_json) == ("ru", True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_API_URL", "localhost:8137"),
        ("DISCORD_API_URL", "http://"),
        ("DISCORD_API_URL", "http://[::1/api/v10"),
        ("DISCORD_API_URL", "http://127.0.0.1:99999/api/v10"),
        ("ORRERY_LANG", "fr"),
        ("ORRERY_LOCAL_PORT", "0"),
        ("ORRERY_LOCAL_PORT", "65536"),
        ("ORRERY_LOCAL_PORT", "http"),
        ("ORRERY_LOG", "LOUD"),
        ("ORRERY_LOG_JSON", "perhaps"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        read_settings()
    assert len(caught.value.lines) == 1
    assert name in caught.value.lines[0]
    assert EXPECTED[name] in caught.value.lines[0]


def test_a_token_is_in_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very secret")
    with pytest.raises(SettingsError) as caught:
        read_settings()
    assert "secret" not in str(caught.value)
    assert "secret" not in str(caught.value.__cause__)


def test_a_token_does_not_show_in_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def")
    settings = read_settings()
    assert settings.token == "abc.def"
    assert "abc.def" not in repr(settings)


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"ORRERY_LANG=\xff\xfe\n")
    with pytest.raises(SettingsError, match="env"):
        read_settings()


@pytest.mark.parametrize(
    "lines",
    ['ORRERY_LANG=ru\nDISCORD_TOKEN="abc.def\n', "ORRERY_LANG=ru\nDISCORD_TOKEN: abc.def\n"],
)
def test_a_line_that_sets_nothing_is_named_by_its_number_alone(tmp_path: Path, lines: str) -> None:
    (tmp_path / ".env").write_text(lines, encoding="utf-8")
    with pytest.raises(SettingsError) as caught:
        read_settings()
    assert caught.value.lines == ["Line 2 of .env cannot be read; right is: NAME=value."]


def test_a_folder_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(SettingsError, match="is a folder"):
        read_settings()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:secret@db.example/orrery",
        "postgres://db.example:5433/orrery?sslmode=require",
        "postgresql:///orrery?host=/run/postgresql&user=orrery",
    ],
)
def test_any_address_of_libpq_is_taken_and_its_password_not_shown(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    settings = read_settings()
    assert settings.database == url
    assert "secret" not in settings.database_name + repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://db.example/orrery"),
        ("DATABASE_URL", "orrery.db"),
        ("DATABASE_URL", "postgresql://db.example/orrery?speed=high"),
        ("ORRERY_SHARDS", "7-0/16"),
        ("ORRERY_SHARDS", "0-16/16"),
        ("ORRERY_SHARDS", "all"),
    ],
)
def test_a_wrong_database_or_shard_is_named_with_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://db.example/orrery")
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        read_settings()
    assert refused.value.lines == [f"{name} has a wrong value; right is: {EXPECTED[name]}."]


def test_shards_need_a_database_that_processes_can_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_SHARDS", "0-7/16")
    with pytest.raises(SettingsError, match="ORRERY_SHARDS has a wrong value"):
        read_settings()
    monkeypatch.setenv("DATABASE_URL", "postgresql://db.example/orrery")
    assert read_settings().shards == (0, 7, 16)
