"""Quiet hours and time zones, also on the nights when the clocks are changed."""

from __future__ import annotations

import pytest

from bot.people.hours import Quiet, next_morning, parse_quiet, zone_named, zone_of
from bot.session.errors import SettingError
from tests.bot.people.society import HOUR, at

KYIV = "Europe/Kyiv"
NIGHT = parse_quiet("23-8")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("23-8", "23:00-08:00"),
        ("22:30 – 07:15", "22:30-07:15"),
        ("0.00-6.30", "00:00-06:30"),
        ("9-24", "09:00-00:00"),
    ],
)
def test_hours_are_read_as_people_write_them(typed: str, shown: str) -> None:
    assert str(parse_quiet(typed)) == shown
    assert parse_quiet(shown) == parse_quiet(typed)


@pytest.mark.parametrize("typed", ["", "night", "23", "25-8", "22:60-8", "8-8", "0-24", "23-8-9"])
def test_what_is_no_hours_is_refused(typed: str) -> None:
    with pytest.raises(SettingError, match="setting-bad-hours"):
        parse_quiet(typed)


@pytest.mark.parametrize(
    ("quiet", "moment", "opens"),
    [
        ("23-8", "2026-01-12 22:59", "2026-01-12 22:59"),
        ("23-8", "2026-01-12 23:00", "2026-01-13 08:00"),
        ("23-8", "2026-01-13 07:59", "2026-01-13 08:00"),
        ("23-8", "2026-01-13 08:00", "2026-01-13 08:00"),
        ("9-17", "2026-01-12 10:30", "2026-01-12 17:00"),
        ("9-17", "2026-01-12 17:00", "2026-01-12 17:00"),
        ("20-24", "2026-01-12 21:00", "2026-01-13 00:00"),
    ],
)
def test_quiet_hours_end_on_the_clock_of_the_zone(quiet: str, moment: str, opens: str) -> None:
    zone = zone_of(KYIV)
    assert parse_quiet(quiet).opens(at(moment, KYIV), zone) == at(opens, KYIV)


def test_the_night_of_summer_time_is_an_hour_shorter() -> None:
    """On 2026-03-29 clocks go from 3:00 to 4:00 in Kyiv."""
    start, end = at("2026-03-28 23:00", KYIV), at("2026-03-29 08:00", KYIV)
    assert NIGHT.opens(start, zone_of(KYIV)) == end
    assert end - start == 8 * HOUR


def test_the_night_of_winter_time_is_an_hour_longer() -> None:
    """On 2026-10-25 clocks go from 4:00 to 3:00 in Kyiv."""
    start, end = at("2026-10-24 23:00", KYIV), at("2026-10-25 08:00", KYIV)
    assert NIGHT.opens(start, zone_of(KYIV)) == end
    assert end - start == 10 * HOUR


def test_hours_that_end_in_the_skipped_hour_still_end() -> None:
    quiet, zone = parse_quiet("22-3:30"), zone_of(KYIV)
    opens = quiet.opens(at("2026-03-28 23:00", KYIV), zone)
    assert not quiet.covers(opens, zone)
    assert at("2026-03-29 04:00", KYIV) <= opens <= at("2026-03-29 05:00", KYIV)


def test_hours_that_end_in_the_doubled_hour_end_when_they_are_over_for_good() -> None:
    quiet, zone = parse_quiet("22-3:30"), zone_of(KYIV)
    first = quiet.opens(at("2026-10-24 23:00", KYIV), zone)
    assert first == at("2026-10-25 03:30", KYIV)
    again = quiet.opens(at("2026-10-25 03:10", KYIV, fold=1), zone)
    assert again == at("2026-10-25 03:30", KYIV, fold=1)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Europe/Kyiv", KYIV),
        ("europe/kyiv", KYIV),
        ("kyiv", KYIV),
        ("New York", "America/New_York"),
        ("utc", "UTC"),
        ("UTC+3", "Etc/GMT-3"),
        ("GMT+3", "Etc/GMT-3"),  # not the file of that name, which is the other way round
        ("gmt -5", "Etc/GMT+5"),
        ("-05:00", "Etc/GMT+5"),
    ],
)
def test_zones_are_found_by_name_city_and_offset(typed: str, name: str) -> None:
    assert zone_named(typed) == name
    assert zone_of(name).utcoffset(None) is None or name.startswith(("UTC", "Etc"))


@pytest.mark.parametrize("typed", ["Atlantis", "", "UTC+15", "../etc/passwd", "Europe"])
def test_unknown_zones_are_refused(typed: str) -> None:
    with pytest.raises(SettingError, match="setting-unknown-zone"):
        zone_named(typed)


def test_a_misspelt_zone_is_answered_with_names_like_it() -> None:
    with pytest.raises(SettingError) as caught:
        zone_named("Warschaw")
    assert "Europe/Warsaw" in str(caught.value.args_["near"])


def test_a_stored_zone_that_is_gone_counts_as_utc() -> None:
    assert zone_of("Mars/Olympus") is zone_of("")


def test_tomorrow_begins_in_the_morning_after_quiet_hours() -> None:
    late = at("2026-03-28 23:30", KYIV)
    assert next_morning(late, zone_of(KYIV), None) == at("2026-03-29 09:00", KYIV)
    assert next_morning(late, zone_of(KYIV), Quiet(0, 10 * 60)) == at("2026-03-29 10:00", KYIV)
    after_midnight = at("2026-01-13 00:30", KYIV)
    assert next_morning(after_midnight, zone_of(KYIV), None) == at("2026-01-13 09:00", KYIV)
    early = at("2026-01-13 06:00", KYIV)
    assert next_morning(early, zone_of(KYIV), None) == at("2026-01-14 09:00", KYIV)
