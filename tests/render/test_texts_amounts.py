"""Amounts have the right plural forms; one table per language, for 1, 2, 5 and 21."""

from __future__ import annotations

import pytest

from render import texts
from tests.render.catalogues import entries

NUMBERS = (1, 2, 5, 21)
FORMS = {
    ("core", "vp"): {"en": "VP VP VP VP", "ru": "ПО ПО ПО ПО", "uk": "ПО ПО ПО ПО"},
    ("gaia", "ore"): {
        "en": "ore ore ore ore",
        "ru": "руда руды руды руда",
        "uk": "руда руди руди руда",
    },
    ("gaia", "credits"): {
        "en": "credit credits credits credits",
        "ru": "кредит кредита кредитов кредит",
        "uk": "кредит кредити кредитів кредит",
    },
    ("gaia", "knowledge"): {
        "en": "knowledge knowledge knowledge knowledge",
        "ru": "знание знания знаний знание",
        "uk": "знання знання знань знання",
    },
    ("gaia", "qic"): {
        "en": "QIC QICs QICs QICs",
        "ru": "ККИ ККИ ККИ ККИ",
        "uk": "КУБ КУБи КУБів КУБ",
    },
    ("gaia", "power"): {
        "en": "power power power power",
        "ru": "энергия энергии энергии энергия",
        "uk": "енергія енергії енергії енергія",
    },
    ("gaia", "tokens"): {
        "en": "power_token power_tokens power_tokens power_tokens",
        "ru": "фишка_энергии фишки_энергии фишек_энергии фишка_энергии",
        "uk": "жетон_енергії жетони_енергії жетонів_енергії жетон_енергії",
    },
    ("gaia", "gaiaformer"): {
        "en": "gaiaformer gaiaformers gaiaformers gaiaformers",
        "ru": "гайяформер гайяформера гайяформеров гайяформер",
        "uk": "гаяформер гаяформери гаяформерів гаяформер",
    },
    ("gaia", "formers_ready"): {
        "en": "gaiaformer gaiaformers gaiaformers gaiaformers",
        "ru": "гайяформер гайяформера гайяформеров гайяформер",
        "uk": "гаяформер гаяформери гаяформерів гаяформер",
    },
    ("gaia", "to_gaia"): {
        "en": "token_to_the_Gaia_area tokens_to_the_Gaia_area tokens_to_the_Gaia_area "
        "tokens_to_the_Gaia_area",
        "ru": "фишка_в_зону_гайя фишки_в_зону_гайя фишек_в_зону_гайя фишка_в_зону_гайя",
        "uk": "жетон_у_зону_«Гая» жетони_в_зону_«Гая» жетонів_у_зону_«Гая» жетон_у_зону_«Гая»",
    },
    ("gaia", "token3"): {
        "en": "token_of_bowl_III tokens_of_bowl_III tokens_of_bowl_III tokens_of_bowl_III",
        "ru": "фишка_из_зоны_III фишки_из_зоны_III фишек_из_зоны_III фишка_из_зоны_III",
        "uk": "жетон_із_зони_III жетони_із_зони_III жетонів_із_зони_III жетон_із_зони_III",
    },
}
AROUND = {
    "charge": {
        "en": ("charge", "power power power power"),
        "ru": ("зарядка", "энергии энергии энергии энергии"),
        "uk": ("зарядження", "енергії енергії енергії енергії"),
    },
    "discarded": {
        "en": ("discard", "power_token power_tokens power_tokens power_tokens"),
        "ru": ("сбросить", "фишку_энергии фишки_энергии фишек_энергии фишку_энергии"),
        "uk": ("скинути", "жетон_енергії жетони_енергії жетонів_енергії жетон_енергії"),
    },
    "burnt": {
        "en": ("discard", "token_of_bowl_II tokens_of_bowl_II tokens_of_bowl_II tokens_of_bowl_II"),
        "ru": ("сбросить", "фишку_из_зоны_II фишки_из_зоны_II фишек_из_зоны_II фишку_из_зоны_II"),
        "uk": ("скинути", "жетон_із_зони_II жетони_із_зони_II жетонів_із_зони_II жетон_із_зони_II"),
    },
}
"""Amounts with a verb or a noun before the number."""
ACCUSATIVE = {
    ("ru", "ore"): "руду руды руды руду",
    ("uk", "ore"): "руду руди руди руду",
    ("ru", "power"): "энергию энергии энергии энергию",
    ("uk", "power"): "енергію енергії енергії енергію",
    ("ru", "tokens"): "фишку_энергии фишки_энергии фишек_энергии фишку_энергии",
    ("ru", "credits"): "кредит кредита кредитов кредит",
}


def _words(forms: str) -> list[str]:
    return [form.replace("_", " ") for form in forms.split()]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(("folder", "what"), FORMS)
def test_an_amount_has_its_plural_forms(folder: str, what: str, lang: str) -> None:
    shown = [texts.amounts(lang, folder, {what: number}) for number in NUMBERS]
    words = _words(FORMS[folder, what][lang])
    assert shown == [f"{n} {word}" for n, word in zip(NUMBERS, words, strict=True)]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("what", AROUND)
def test_an_amount_with_a_verb_has_its_plural_forms(what: str, lang: str) -> None:
    before, forms = AROUND[what][lang]
    shown = [texts.amounts(lang, "gaia", {what: number}) for number in NUMBERS]
    words = _words(forms)
    assert shown == [f"{before} {n} {word}" for n, word in zip(NUMBERS, words, strict=True)]


@pytest.mark.parametrize(("lang", "what"), ACCUSATIVE)
def test_an_amount_has_an_accusative(lang: str, what: str) -> None:
    shown = [texts.amounts(lang, "gaia", {what: number}, "acc") for number in NUMBERS]
    words = _words(ACCUSATIVE[lang, what])
    assert shown == [f"{n} {word}" for n, word in zip(NUMBERS, words, strict=True)]


def test_no_amount_is_left_out_of_these_tables() -> None:
    keys = {key for folder in ("core", "gaia") for key in entries(folder, "en")}
    amounts = {key.removeprefix("amount-") for key in keys if key.startswith("amount-")}
    listed = {what for _, what in FORMS} | set(AROUND) | {"none"}
    assert amounts == {what.replace("_", "-") for what in listed}


@pytest.mark.parametrize(
    ("lang", "number", "shown"),
    [
        ("ru", 0, "0 кредитов"), ("ru", 11, "11 кредитов"), ("ru", 22, "22 кредита"),
        ("ru", 25, "25 кредитов"), ("ru", 111, "111 кредитов"), ("uk", 0, "0 кредитів"),
        ("uk", 11, "11 кредитів"), ("uk", 22, "22 кредити"), ("uk", 25, "25 кредитів"),
        ("uk", 112, "112 кредитів"), ("en", 0, "0 credits"), ("en", -1, "−1 credit"),
    ],
)  # fmt: skip
def test_the_odd_numbers_are_right_too(lang: str, number: int, shown: str) -> None:
    assert texts.amounts(lang, "gaia", {"credits": number}) == shown
