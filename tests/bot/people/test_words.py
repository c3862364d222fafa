"""Everything around people in words, in three languages and without a missing key."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot.people
import bot.session
from bot.cards.rule_words import duration
from bot.history import statistics_words
from bot.history.statistics import Stats
from bot.people import words
from bot.people.errors import ReminderError
from bot.people.profile import FIELDS, UserProfile
from bot.people.reminders import Reminded, ReminderTold, Snooze
from bot.people.settings import Order
from bot.session.accord.agreed_rules import CHOICES, RULES
from bot.session.accord.consent import EFFECTS
from bot.session.errors import PrivacyError, SessionError, SettingError
from bot.store.traces import Audit
from bot.table import words as table_words
from bot.table.overview import Tables
from engine.core.errors import GameError
from engine.core.moves import Role
from engine.gaia.game import GAIA
from render import texts
from render.texts import LANGUAGES
from tests.bot.people.society import HOUR, Society, agree
from tests.bot.session.tables import USERS
from tests.render.said import literals

ADA, BEN, CLEO, DAN = USERS
SPANS = {
    ("en", 60): "1 minute", ("en", 3600 * 5): "5 hours", ("en", 3600 * 24 * 2): "2 days",
    ("ru", 60): "1 минута", ("ru", 3600): "1 час", ("ru", 3600 * 2): "2 часа",
    ("ru", 3600 * 5): "5 часов", ("ru", 3600 * 21): "21 час", ("ru", 86400 * 21): "21 день",
    ("uk", 0): "1 хвилина", ("uk", 3600 * 2): "2 години", ("uk", 3600 * 5): "5 годин",
    ("uk", 3600 * 21): "21 година", ("uk", 86400 * 5): "5 днів",
}  # fmt: skip


def name_of(user: int | None) -> texts.Text:
    return texts.Text("–" if user is None else f"<@{user}>")


def whole(*lines: str) -> None:
    """No key stands where a text should, and no catalogue had a fault."""
    assert all(lines)
    assert not texts.problems


@pytest.mark.parametrize(("lang", "seconds"), SPANS)
def test_spans_of_time_take_the_right_form(lang: str, seconds: int) -> None:
    assert duration(lang, seconds) == SPANS[lang, seconds]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("where", ["", "<#500>"])
def test_a_reminder_calls_everybody_by_name(lang: str, where: str) -> None:
    rows = [
        Reminded(0, ADA, "turn", 1000.0, 1, False, Role.TURN),
        Reminded(1, BEN, "charge", 1000.0, 5, True),
    ]
    text = words.reminder_text(lang, "gaia", rows, name_of, where)
    whole(*text.split("\n"))
    assert len(text.split("\n")) == 3
    assert text.count("<t:1000:R>") == 2
    assert (where or f"<@{BEN}>") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_snoozing_and_reminding_by_hand_are_answered(lang: str) -> None:
    labels = words.snooze_labels(lang)
    assert list(labels) == list(Snooze)
    assert all(len(label) <= 80 for label in labels.values())
    whole(*labels.values(), words.snoozed_text(lang, None), words.snoozed_text(lang, 5.0))
    told = [ReminderTold(0, ADA, outcome, 7.0) for outcome in ("sent", "off", "away", "quiet")]
    whole(*words.told_lines(lang, told, name_of))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_settings_fit_on_one_screen(society: Society, lang: str) -> None:
    bare = words.settings_lines(lang, UserProfile())
    for key, value in (("zone", "Europe/Kyiv"), ("quiet", "23-8"), ("remind_hours", "36"),
                       ("lang", "ru"), ("remind", "dm"), ("stats", "off")):  # fmt: skip
        await society.settings.change(ADA, key, value)
    full = words.settings_lines(lang, await society.settings.set_away(ADA, "", "2026-01-20"))
    whole(*bare, *full)
    chosen_from_lists = {"lang", "remind", "remind_hours"}
    assert len(bare) == len(full) == len(FIELDS.keys() - chosen_from_lists) + 1
    assert len("\n".join(full)) < 1500
    assert "23:00-08:00" in "\n".join(full)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_and_warnings_have_names(lang: str) -> None:
    for kind, choices in GAIA.habit_settings.items():
        order = Order(kind, choices, choices[0])
        whole(*(words.order_choice(lang, "gaia", order, choice) for choice in choices))
    kinds = words.warning_kinds(lang, "gaia")
    assert len(set(kinds.values())) == len(kinds)
    assert all(len(label) <= 100 for label in kinds.values())
    assert words.warning_kinds(lang, "market") == {}


def test_every_warning_of_the_game_can_be_switched() -> None:
    given = {text for text in literals("engine/gaia/advice") if text.startswith("warn-")}
    assert given == words.warning_kinds("en", "gaia").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_table_tells_about_itself(society: Society, lang: str) -> None:
    tables = Tables(society.bot.sessions, society.reminders)
    game = await society.market()
    await game.turn(0, "work; end")
    await society.settings.set_away(CLEO, "", "2026-01-20")
    await agree(game, remind_hours="off", lang="uk", rewind="organiser")
    await society.pass_hours(7)
    lines = table_words.table_lines(lang, await tables.info(game.id), name_of)
    whole(*lines)
    assert len(lines) >= len(RULES) + 3
    await agree(game, timeout_hours="0", remind_hours=None)
    whole(*table_words.table_lines(lang, await tables.info(game.id), name_of))


def test_every_rule_of_a_table_and_every_choice_has_a_name() -> None:
    for key in RULES:
        assert texts.has("en", f"setting-{key}"), key
    for value in {value for values in CHOICES.values() for value in values}:
        assert texts.has("en", f"choice-{value}"), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_act_that_is_written_down_has_a_name(lang: str) -> None:
    """All names of acts are found in the code that writes them down."""
    acts = _acts()
    assert {"paused", "options", "reminded", "left", "lobby-closed"} <= acts
    asked = [f"{what}-{end}" for what in _requests() for end in table_words.DECIDED]
    trail = [Audit(1.0, ADA, what, {}) for what in [*acts, *asked]]
    lines = table_words.trail_lines(lang, trail, name_of)
    whole(*lines)
    assert not any("act-" in line for line in lines)


def _acts() -> set[str]:
    """The literal names in calls that write down an act."""
    found = set()
    for package in (bot.session, bot.people):
        for path in Path(package.__path__[0]).rglob("*.py"):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] in (
                    "audit", "trace", "_settle_on",
                ):  # fmt: skip
                    found |= {
                        one.value
                        for one in call.args
                        if isinstance(one, ast.Constant) and isinstance(one.value, str)
                    }
    return found


def _requests() -> set[str]:
    return set(EFFECTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        SettingError(setting="remind_hours"),
        SettingError("setting-bad-choice", setting="remind", text="x", choices=["channel", "off"]),
        SettingError("setting-bad-hours", text="@everyone"),
        SettingError("setting-unknown-zone", text="Atlantis", near=[]),
        SettingError("setting-unknown-zone", text="Warschaw", near=["Europe/Warsaw"]),
        SettingError("setting-bad-interval", text="soon", least_minutes=30, most_days=14),
        SettingError("setting-bad-timeout", text="soon", most=30),
        SettingError("setting-bad-day", text="tomorrow"),
        SettingError("setting-bad-away", most=90),
        SettingError("setting-needs-zone"),
        ReminderError(),
        ReminderError("remind-too-soon", minutes=60),
        PrivacyError(user=ADA),
        SessionError("organiser-already"),
    ],
    ids=lambda error: str(error)[:40],
)
def test_every_refusal_says_what_would_be_right(lang: str, error: SessionError) -> None:
    text = texts.error(lang, None, GameError(error.key, **error.args_))
    assert text[-1] in ".?"
    assert error.key not in text
    assert "@everyone" not in text
    assert not texts.problems


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("what", "args"),
    [
        ("unanswered", {"seat": 1, "user": "Ada", "since": "1768219200"}),
        ("away", {"user": "Ada", "until": "1768219200"}),
        ("left", {}),
    ],
)
def test_notices_put_moments_as_discord_reads_them(
    lang: str, what: str, args: dict[str, object]
) -> None:
    text = texts.text(lang, f"notice-{what}", "gaia", **args)
    assert ("<t:1768219200:" in text) is ("user" in args)
    assert not texts.problems


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_statistics_are_told_in_lines(society: Society, lang: str) -> None:
    stats = Stats(society.bot.sessions)
    nothing = await stats.player(ADA, ADA, "market")
    whole(*statistics_words.player_lines(lang, "market", nothing))
    game = await society.market()
    for _ in range(3):
        for seat in range(3):
            society.bot.clock.at += 2 * HOUR
            await game.turn(seat, "work; end")
            for other in {0, 1, 2} - {seat}:
                await game.answer(other, "decline")
    lines = statistics_words.player_lines(lang, "market", await stats.player(ADA, ADA, "market"))
    study = await stats.game(game.id)
    whole(*lines, *statistics_words.pace_lines(lang, study, lambda seat: f"seat {seat}"))
    assert duration(lang, 2 * HOUR) in lines[0]
    bar = statistics_words.tally_bar("Ada", (await stats.players("market"))[0])
    assert (bar.games, bar.wins) == (1, 1)
