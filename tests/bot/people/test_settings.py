"""Settings of users: checked where they are changed, forgiving where they are read."""

from __future__ import annotations

import pytest

from bot.people.profile import FIELDS, Remind, UserProfile, profile_of
from bot.session.accord.agreed_rules import CHOICES
from bot.session.errors import SettingError
from bot.store import people
from tests.bot.people.society import HOUR, Society, at
from tests.bot.session.tables import USERS

ADA, BEN, CLEO, DAN = USERS


@pytest.mark.parametrize(
    ("key", "typed", "attribute", "value"),
    [
        ("lang", "UK", "lang", "uk"),
        ("remind", "dm", "remind", Remind.DM),
        ("remind_hours", "0,5", "interval", 0.5),
        ("remind_hours", "6h", "interval", 6.0),
        ("zone", "kyiv", "zone", "Europe/Kyiv"),
        ("zone", "UTC-5", "zone", "Etc/GMT+5"),
        ("confirm", "off", "confirm", False),
        ("stats", "off", "stats", False),
    ],
)
async def test_a_setting_lasts_until_it_is_taken_back(
    society: Society, key: str, typed: str, attribute: str, value: object
) -> None:
    profile = await society.settings.change(ADA, key, typed)
    assert getattr(profile, attribute) == value
    await society.restart()
    assert getattr(await society.settings.of(ADA), attribute) == value
    assert await society.settings.of(BEN) == UserProfile(warnings_off={})
    assert await society.settings.change(ADA, key, None) == UserProfile(warnings_off={})


@pytest.mark.parametrize(
    ("key", "typed", "error"),
    [
        ("lang", "de", "setting-bad-choice"),
        ("remind", "sms", "setting-bad-choice"),
        ("remind_hours", "0.1", "setting-bad-interval"),
        ("remind_hours", "9999", "setting-bad-interval"),
        ("remind_hours", "-3", "setting-bad-interval"),
        ("remind_hours", "nan", "setting-bad-interval"),
        ("remind_hours", "inf", "setting-bad-interval"),
        ("remind_hours", "soon", "setting-bad-interval"),
        ("zone", "Atlantis", "setting-unknown-zone"),
        ("quiet", "night", "setting-bad-hours"),
        ("confirm", "maybe", "setting-bad-choice"),
        ("colour", "blue", "setting-unknown"),
        ("name", "Eva", "setting-unknown"),
    ],
)
async def test_what_makes_no_sense_is_refused_and_changes_nothing(
    society: Society, key: str, typed: str, error: str
) -> None:
    await society.settings.change(ADA, "zone", "UTC")
    before = await society.settings.of(ADA)
    with pytest.raises(SettingError, match=error):
        await society.settings.change(ADA, key, typed)
    assert await society.settings.of(ADA) == before


async def test_quiet_hours_need_a_time_zone(society: Society) -> None:
    with pytest.raises(SettingError, match="setting-needs-zone"):
        await society.settings.change(ADA, "quiet", "23-8")
    await society.settings.change(ADA, "zone", "UTC+3")
    profile = await society.settings.change(ADA, "quiet", "23-8")
    assert str(profile.quiet) == "23:00-08:00"
    assert (await society.settings.change(ADA, "quiet", "")).quiet is None


async def test_settings_that_cannot_be_read_any_more_count_as_not_chosen(
    society: Society,
) -> None:
    damaged = {
        "lang": 7, "remind": "pigeon", "remind_hours": "often", "quiet": [1], "zone": "Mars",
        "away": ["x", None], "warnings_off": "all", "stats": None, "name": "Ada",
    }  # fmt: skip
    await society.bot.database.write(people.change_user, ADA, damaged, society.now)
    assert await society.settings.of(ADA) == UserProfile(warnings_off={})


def test_every_choice_of_a_setting_can_be_read() -> None:
    for key, field in FIELDS.items():
        for value in field.values:
            assert field.read(value.upper()) == value, key


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("", "2026-01-11"),
        ("2026-01-20", "2026-01-18"),
        ("", "2027-01-12"),
        ("", "tomorrow"),
        ("12.01.2026", "2026-01-13"),
        ("", ""),
    ],
)
async def test_absences_that_make_no_sense_are_refused(
    society: Society, first: str, last: str
) -> None:
    with pytest.raises(SettingError, match=r"setting-bad-(away|day)"):
        await society.settings.set_away(ADA, first, last)
    assert (await society.settings.of(ADA)).away is None


async def test_an_absence_lasts_whole_days_of_the_own_time_zone(society: Society) -> None:
    """Clocks change in Kyiv on 2026-03-29, so that day has 23 hours."""
    await society.settings.change(ADA, "zone", "Europe/Kyiv")
    profile = await society.settings.set_away(ADA, "2026-03-29", "2026-03-29")
    assert profile.away is not None
    assert profile.away.start == at("2026-03-29 00:00", "Europe/Kyiv")
    assert profile.away.end - profile.away.start == 23 * HOUR
    assert not profile.is_away(profile.away.start - 1)
    assert profile.is_away(profile.away.start)
    assert not profile.is_away(profile.away.end)
    assert (await society.settings.come_back(ADA)).away is None


async def test_an_absence_and_quiet_hours_follow_each_other(society: Society) -> None:
    await society.settings.change(ADA, "zone", "UTC")
    await society.settings.change(ADA, "quiet", "23-8")
    profile = await society.settings.set_away(ADA, "", "2026-01-13")
    assert profile.open_at(society.now) == at("2026-01-14 08:00")


async def test_standing_orders_are_those_the_game_declares(society: Society) -> None:
    (order,) = await society.settings.orders(ADA, "market")
    assert (order.kind, order.chosen) == ("bid", "ask")
    (order,) = await society.settings.order(ADA, "market", "bid", "always")
    assert order.chosen == "always"
    (order,) = await society.settings.order(ADA, "market", "bid", None)
    assert order.chosen == "ask"
    assert await society.settings.orders(ADA, "chess") == []


@pytest.mark.parametrize(
    ("game", "kind", "setting"),
    [("market", "bid", "sometimes"), ("market", "charge", "always"), ("chess", "bid", "always")],
)
async def test_unknown_standing_orders_are_refused(
    society: Society, game: str, kind: str, setting: str
) -> None:
    with pytest.raises(SettingError):
        await society.settings.order(ADA, game, kind, setting)


async def test_a_standing_order_answers_what_is_open(society: Society) -> None:
    market = await society.market()
    await market.turn(0, "work; end")
    assert await market.asked() == [1, 2]
    await society.settings.order(BEN, "market", "bid", "never")
    assert await market.asked() == [2]


async def test_a_choice_that_a_new_version_has_dropped_counts_as_the_default(
    society: Society,
) -> None:
    await society.bot.database.write(
        people.set_order, ADA, "market", "bid", "formerly", society.now
    )
    assert (await society.settings.orders(ADA, "market"))[0].chosen == "ask"


async def test_warnings_are_switched_by_kind_and_game(society: Society) -> None:
    settings = society.settings
    await settings.warn(ADA, "gaia", "warn-burn", False)
    profile = await settings.warn(ADA, "market", "warn-burn", False)
    burn = frozenset({"warn-burn"})
    assert profile.warnings_off == {"gaia": burn, "market": burn}
    profile = await settings.warn(ADA, "gaia", "warn-burn", True)
    assert profile.warnings_off is not None
    assert not profile.warnings_off.get("gaia")
    assert profile.warnings_off["market"] == burn
    stored = profile_of(await society.bot.database.read(people.user_settings, ADA))
    assert stored == profile


def test_rules_of_a_table_have_their_default_first() -> None:
    assert CHOICES["rewind"][0] == "players"
