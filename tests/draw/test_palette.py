"""Colours: readable on every ground, and the sides apart for every eye."""

from __future__ import annotations

import pytest

from bot.draw.kit.palette import DARK_TEAM, LIGHT_TEAM, THEMES, Theme, contrast
from tests.draw.eyes import Sight, simulate

SIGHTS: tuple[Sight, ...] = ("protan", "deutan", "tritan")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_lettering_stands_out_from_paper_and_panel(theme: Theme) -> None:
    assert contrast(theme.ink, theme.paper) >= 7
    assert contrast(theme.ink, theme.panel) >= 7
    assert contrast(theme.ink, theme.halo) >= 7
    assert contrast(theme.soft, theme.paper) >= 4.5
    assert contrast(theme.alarm, theme.panel) >= 4.5


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_sides_differ_in_lightness_for_every_eye(sight: Sight) -> None:
    light, dark = simulate(LIGHT_TEAM.field, sight), simulate(DARK_TEAM.field, sight)
    assert contrast(light, dark) >= 7


@pytest.mark.parametrize("sight", SIGHTS)
def test_hidden_pieces_differ_from_each_other_for_every_eye(sight: Sight) -> None:
    assert contrast(simulate(LIGHT_TEAM.rim, sight), simulate(DARK_TEAM.field, sight)) >= 1.8


@pytest.mark.parametrize("team", [LIGHT_TEAM, DARK_TEAM])
def test_emblems_and_numbers_stand_out_from_their_ground(team: object) -> None:
    assert isinstance(team, type(LIGHT_TEAM))
    assert contrast(team.ink, team.field) >= 4.5
    assert contrast(team.figure, team.badge) >= 4.5


def test_grey_looks_grey_to_every_eye() -> None:
    for sight in SIGHTS:
        assert all(abs(value - 128) <= 2 for value in simulate((128, 128, 128), sight))
