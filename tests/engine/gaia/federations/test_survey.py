"""What is kept of a site answers like what is worked out anew, whoever asks first."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.gaia.actions.federation import site_of
from engine.gaia.federations import Site, SiteLayout, candidates, candidates_lenient, check
from engine.gaia.federations.survey import KEPT, Survey, forget, surveyed
from tests.engine.gaia.federations.test_definition import sites
from tests.engine.gaia.test_games import play_checked

BUDGETS = tuple(range(13))


def anew(site: Site) -> list[SiteLayout]:
    """The federations of a site nobody has asked about."""
    forget()
    found = list(candidates(site))
    forget()
    return found


@settings(max_examples=60, deadline=None)
@given(sites(), st.permutations(BUDGETS))
def test_what_can_be_paid_only_cuts_the_listing_short(site: Site, budgets: list[int]) -> None:
    alone = {budget: anew(replace(site, budget=budget)) for budget in budgets}
    for budget in budgets:
        assert list(candidates(replace(site, budget=budget))) == alone[budget]
        affordable = [layout for layout in alone[max(BUDGETS)] if layout.cost <= budget]
        assert alone[budget] == affordable


@pytest.fixture(scope="module")
def played() -> list[Site]:
    """The sites of the last position of a game, before anybody has listed them."""
    state = play_checked(4, 3).state
    forget()
    return [replace(site_of(state, player), budget=9) for player in state.players]


def test_a_listing_that_was_begun_and_left_goes_on_for_the_next_reader(played: list[Site]) -> None:
    for site in played:
        alone = anew(site)
        begun = candidates(site)
        first = [*islice(begun, 1)]
        assert [*candidates(site)] == alone == [*first, *begun]
        assert all(check(site, layout.hexes) is None for layout in alone)


def test_several_threads_may_ask_about_one_site(played: list[Site]) -> None:
    alone = [(anew(site), list(candidates_lenient(site))) for site in played]
    order = [*range(len(played))] * 6
    random.Random(1).shuffle(order)
    forget()
    with ThreadPoolExecutor(4) as pool:
        both = pool.map(
            lambda n: (list(candidates(played[n])), list(candidates_lenient(played[n]))), order
        )
        assert list(both) == [alone[n] for n in order]


def test_the_site_asked_about_longest_ago_is_forgotten_first(played: list[Site]) -> None:
    def made(site: Site) -> Survey:
        return surveyed(site, lambda survey: survey)

    forget()
    first = made(played[0])
    for threshold in range(100, 100 + KEPT - 1):
        made(replace(played[1], threshold=threshold))
    assert made(replace(played[0], budget=0)) is first
    for threshold in range(200, 200 + KEPT):
        made(replace(played[1], threshold=threshold))
    assert made(played[0]) is not first


def test_another_map_is_another_site(played: list[Site]) -> None:
    site = replace(played[0], near=tuple(played[0].near))
    alone = anew(replace(site, near=(0,) * len(site.near)))
    assert [*candidates(site)] == anew(played[0])
    assert [*candidates(replace(site, near=(0,) * len(site.near)))] == alone
