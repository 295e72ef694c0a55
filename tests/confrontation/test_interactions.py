"""Every entry of interactions.json: figures in both directions, cards, overlays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cogs.confrontation.components import STRENGTH, VALUE
from cogs.confrontation.rules.cards import card_values, strength
from cogs.confrontation.state import DARK, LIGHT, Fight
from tests.confrontation.position import Play, Position

TABLES: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "interactions.json").read_text())
FIGURE_PAIRS = TABLES["figure_pairs"]
CARD_PAIRS = TABLES["card_pairs"]


def joined(light: str, dark: str, attacker: str, *, companion: str = "", **more: Any) -> Play:
    """A battle between two figures, right after the reveal, in Eregion or (Light attacking) Fangorn.

    The neighbours behind and beside are open.
    """
    if attacker == DARK:
        where = f"{light} eregion" + (f", {companion} eregion" if companion else "")
        play = Position(where, f"{dark} moria", **more).dark_to_move().do(f"dark move {dark} eregion")
        return play.do(f"dark challenge {light}") if companion else play
    return (
        Position(f"{light} moria", f"{dark} fangorn", **more)
        .light_to_move()
        .do(f"light move {light} fangorn")
    )


def outcome_of(play: Play, light: str, dark: str) -> str:
    fallen = (play.fallen(light), play.fallen(dark))
    names = {(True, True): "both", (True, False): "light", (False, True): "dark", (False, False): "nobody"}
    return f"{names[fallen]}_defeated"


def name(entry: dict[str, Any]) -> str:
    return "-".join(entry[key] for key in ("attacker", "light", "dark") if key in entry)


def to_cards(play: Play) -> Play:
    """Declines everything that comes before the cards."""
    if play.asked == [(LIGHT, "early")]:
        play.do("light fight")
    if play.asked == [(DARK, "saruman")]:
        play.do("dark allow_cards")
    return play


@pytest.mark.parametrize("entry", FIGURE_PAIRS, ids=name)
def test_figure_pair(entry: dict[str, Any]) -> None:
    light, dark, attacker = entry["light"], entry["dark"], entry["attacker"]
    play = joined(light, dark, attacker)
    assert STRENGTH[light] == entry["strength"]["light"]
    assert STRENGTH[dark] == entry["strength"]["dark"]
    _check_early(entry, play)
    if play.asked == [(LIGHT, "early")]:
        play.do("light fight")
    if entry["instant"] is not None:
        _check_instant(entry, play)
        return
    assert (play.asked == [(DARK, "saruman")]) == (entry["dark_option_before_cards"] == "no_cards")
    if dark == "saruman":
        forbidden = to_early_declined(joined(light, dark, attacker)).do("dark forbid_cards")
        assert outcome_of(forbidden, light, dark) == entry["no_card_result"]
        assert forbidden.hands == (9, 9) or forbidden.outcome is not None
    to_cards(play)
    first = [(DARK, "cards")]
    both = [(LIGHT, "cards"), (DARK, "cards")]
    assert play.asked == (both if entry["cards"]["order"] == "simultaneous" else first)
    play.do("dark play d6", "light play l1")
    counts = 6 if entry["cards"]["dark_card_counts"] else 0
    margin = STRENGTH[light] + 1 - STRENGTH[dark] - counts
    expected = "both_defeated" if margin == 0 else "dark_defeated" if margin > 0 else "light_defeated"
    assert outcome_of(play, light, dark) == expected
    _check_shelob(entry, play)


def to_early_declined(play: Play) -> Play:
    return play.do("light fight") if play.asked == [(LIGHT, "early")] else play


def _check_early(entry: dict[str, Any], play: Play) -> None:
    options = {option["option"] for option in entry["light_options_first"]}
    retreats = {text for text in play.legal(LIGHT) if text.startswith("flee")}
    if "retreat_sideways" in options:
        assert retreats == {"flee rhudaur", "flee enedwaith"}
    elif "retreat_backwards" in options:
        assert retreats == {"flee misty_mountains", "flee moria"}
    else:
        assert not retreats
    if "sam_stands_in" in options:
        beside = joined("frodo", entry["dark"], DARK, companion="sam")
        assert "stand_in" in beside.legal(LIGHT)
    if "reveal_frodo" in options:
        beside = joined("sam", entry["dark"], DARK, companion="frodo")
        assert "show_frodo" in beside.legal(LIGHT)
        beside.do("light show_frodo")
        if "no_card_result_with_frodo" in entry and entry["dark"] == "saruman":
            assert (
                outcome_of(beside.do("dark forbid_cards"), "sam", "saruman")
                == entry["no_card_result_with_frodo"]
            )
    if entry["dark"] == "warg":
        assert entry["light_text"] == "void (Warg)"
        assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


def _check_instant(entry: dict[str, Any], play: Play) -> None:
    instant = entry["instant"]
    expected = instant["result"] if isinstance(instant, dict) else instant
    assert outcome_of(play, entry["light"], entry["dark"]) == expected
    assert not play.told("card-shown")
    assert not play.told("totals-compared")


def _check_shelob(entry: dict[str, Any], play: Play) -> None:
    if "after_dark_win" not in entry or not play.fallen(entry["light"]) or play.fallen("shelob"):
        return
    if play.outcome is None:  # Frodo's fall ends the game before she returns (A21)
        assert play.where("shelob") == "gondor"


@pytest.mark.parametrize("entry", FIGURE_PAIRS, ids=name)
def test_figure_matrix_agrees_with_pairs(entry: dict[str, Any]) -> None:
    code = TABLES["figure_matrix"][f"{entry['attacker']}_attacks"][entry["light"]][entry["dark"]]
    play = to_early_declined(joined(entry["light"], entry["dark"], entry["attacker"]))
    results = {"C": "nobody_defeated", "D": "dark_defeated", "L": "light_defeated", "B": "both_defeated"}
    assert outcome_of(play, entry["light"], entry["dark"]) == results[code.lstrip("r")[0]]
    assert ("+n" in code) == (play.asked == [(DARK, "saruman")])
    to_cards(play)
    assert ("+g" in code) == (play.asked == [(DARK, "cards")])


@pytest.mark.parametrize("entry", [pair for pair in FIGURE_PAIRS if "no_card_result" in pair], ids=name)
def test_printed_strengths_without_cards(entry: dict[str, Any]) -> None:
    fight = Fight(
        "eregion", entry["attacker"], entry[entry["attacker"]], light=entry["light"], dark=entry["dark"]
    )
    assert card_values(fight) == (0, 0)
    assert (
        result_of(strength(fight, entry["light"]), strength(fight, entry["dark"])) == entry["no_card_result"]
    )


@pytest.mark.parametrize(
    "entry", [pair for pair in FIGURE_PAIRS if "no_card_result_with_frodo" in pair], ids=name
)
def test_sam_with_frodo_without_cards(entry: dict[str, Any]) -> None:
    fight = Fight("eregion", DARK, entry["dark"], light="sam", dark=entry["dark"], frodo_shown=True)
    expected = entry["no_card_result_with_frodo"]
    assert result_of(strength(fight, "sam"), strength(fight, entry["dark"])) == expected


def result_of(light: int, dark: int) -> str:
    return "both_defeated" if light == dark else "dark_defeated" if light > dark else "light_defeated"


@pytest.mark.parametrize(
    "entry", [pair for pair in FIGURE_PAIRS if "orcs_later_battle_same_move" in pair], ids=name
)
def test_orcs_later_battle_of_the_move(entry: dict[str, Any]) -> None:
    light, later = entry["light"], entry["orcs_later_battle_same_move"]
    first = "legolas" if light == "merry" else "merry"
    play = Position(f"{first} eregion, {light} eregion", "orcs moria").dark_to_move()
    play.do("dark move orcs eregion", f"dark challenge {first}")
    assert play.fallen(first)
    to_early_declined(play)
    if later is None:
        assert play.asked in ([(LIGHT, "cards"), (DARK, "cards")], [(DARK, "cards")])
    else:
        assert outcome_of(play, light, "orcs") == later["result"]


# Cards: Aragorn (4) defends Eregion against the Black Rider (3).


def dealt(light: str, dark: str, **more: Any) -> Play:
    return joined("aragorn", "black_rider", DARK, **more).do(f"light play {light}", f"dark play {dark}")


def compared(play: Play) -> tuple[int, int]:
    (event,) = play.told("totals-compared")
    return event.light_card, event.dark_card  # type: ignore[attr-defined]


@pytest.mark.parametrize("entry", CARD_PAIRS, ids=name)
def test_card_pair(entry: dict[str, Any]) -> None:
    light, dark, result = entry["light"], entry["dark"], entry["result"]
    if result.startswith("swap") or result == "dark_retreats_then_swap_light":
        _check_exchange(entry)
        return
    play = dealt(light, dark)
    if result == "compare":
        assert compared(play) == (entry["light_value"], entry["dark_value"])
        margin = 4 + entry["light_value"] - 3 - entry["dark_value"]
        assert outcome_of(play, "aragorn", "black_rider") == result_of(margin, 0)
    elif result == "both_defeated":
        assert outcome_of(play, "aragorn", "black_rider") == "both_defeated"
    elif result == "dark_retreats":
        assert play.asked == [(DARK, "retreat")]
        play.do("dark retreat rhudaur")
        assert (play.where("aragorn"), play.where("black_rider")) == ("eregion", "rhudaur")
    elif result == "light_retreats":
        assert play.asked == [(LIGHT, "retreat")]
        play.do("light retreat arthedain")
        assert (play.where("aragorn"), play.where("black_rider")) == ("arthedain", "eregion")
    else:
        assert result == "both_retreat"
        play.do("dark retreat rhudaur", "light retreat cardolan")
        assert (play.where("aragorn"), play.where("black_rider")) == ("cardolan", "rhudaur")
    assert not play.told("magic-exchanged")
    _check_voids(entry, play)


def _check_voids(entry: dict[str, Any], play: Play) -> None:
    void = [event for event in play.told("card-without-effect") if event.why == "eye"]  # type: ignore[attr-defined]
    assert bool(void) == (entry.get("light_text") == "void")


def _check_exchange(entry: dict[str, Any]) -> None:
    """Magic entries say who exchanges; afterwards the table is read again."""
    light, dark, result = entry["light"], entry["dark"], entry["result"]
    play = dealt(light, dark, light_used=other("l4", light), dark_used=other("d2", dark))
    if result == "dark_retreats_then_swap_light":
        assert play.asked == [(DARK, "retreat")]
        play.do("dark retreat rhudaur")
    if result in ("swap_dark", "swap_both"):
        assert play.asked == [(DARK, "magic")]
        play.do(f"dark exchange {other('d2', dark)}")
    if result != "swap_dark":
        assert play.asked == [(LIGHT, "magic")]
        play.do(f"light exchange {other('l4', light)}")
    new = (
        other("l4", light) if light == "l_magic" else light,
        other("d2", dark) if dark == "d_magic" else dark,
    )
    again = next(pair for pair in CARD_PAIRS if (pair["light"], pair["dark"]) == new)
    if result == "dark_retreats_then_swap_light":
        assert not play.told("totals-compared")
        assert outcome_of(play, "aragorn", "black_rider") == "nobody_defeated"
    elif again["result"] == "compare":
        assert compared(play) == (again["light_value"], again["dark_value"])
    elif again["result"] == "both_defeated":
        assert outcome_of(play, "aragorn", "black_rider") == "both_defeated"
    else:
        assert again["result"] == "light_retreats"
        assert play.asked == [(LIGHT, "retreat")]


def other(card: str, played: str) -> str:
    """A used card that is not the one being played."""
    return card if card != played else f"{card[0]}3"


@pytest.mark.parametrize("entry", CARD_PAIRS, ids=name)
def test_card_matrix_agrees_with_pairs(entry: dict[str, Any]) -> None:
    code = TABLES["card_matrix"][entry["light"]][entry["dark"]]
    used = {"light_used": other("l4", entry["light"]), "dark_used": other("d2", entry["dark"])}
    play = dealt(entry["light"], entry["dark"], **used)
    if ":" in code:
        assert compared(play) == tuple(map(int, code.split(":")))
        return
    asked = {
        "XX": [(LIGHT, "move")],
        "LR": [(LIGHT, "retreat")],
        "DR": [(DARK, "retreat")],
        "LR+DR": [(DARK, "retreat")],
        "Ml": [(LIGHT, "magic")],
        "Md": [(DARK, "magic")],
        "MM": [(DARK, "magic")],
        "DR+Ml": [(DARK, "retreat")],
    }
    assert play.asked == asked[code]


BLOCKED_PAIRS = [pair for pair in CARD_PAIRS if "if_dark_cannot_retreat" in pair]


@pytest.mark.parametrize("entry", BLOCKED_PAIRS, ids=name)
def test_card_pair_with_darks_retreat_blocked(entry: dict[str, Any]) -> None:
    position = (
        Position("aragorn moria", "black_rider fangorn").dark_to_move().do("dark move black_rider moria")
    )
    play = position.do(f"light play {entry['light']}", f"dark play {entry['dark']}")
    expected = entry["if_dark_cannot_retreat"]
    if expected == "compare":
        assert compared(play) == (entry["light_value"], 0)
    elif expected == "both_defeated":
        assert outcome_of(play, "aragorn", "black_rider") == "both_defeated"
    else:
        assert play.asked == [(LIGHT, "retreat")]


@pytest.mark.parametrize(
    "entry", [pair for pair in CARD_PAIRS if "if_light_cannot_retreat" in pair], ids=name
)
def test_card_pair_with_lights_retreat_blocked(entry: dict[str, Any]) -> None:
    light = "aragorn rhudaur, sam arthedain, gimli arthedain"
    play = Position(light, "black_rider high_pass").dark_to_move().do("dark move black_rider rhudaur")
    play.do(f"light play {entry['light']}", f"dark play {entry['dark']}")
    if entry["if_light_cannot_retreat"] == "compare":
        assert compared(play) == (0, entry["dark_value"])
    else:
        play.do("dark retreat eregion")
        assert (play.where("aragorn"), play.where("black_rider")) == ("rhudaur", "eregion")


# The overlays, one test each.


def overlays() -> set[str]:
    return {overlay["id"] for overlay in TABLES["overlays"]}


def test_every_overlay_has_a_test() -> None:
    assert overlays() == {
        name.removeprefix("test_overlay_") for name in globals() if name.startswith("test_overlay_")
    }


def test_overlay_cave_troll() -> None:
    for card in ("d6", "d_magic", "d_eye", "d_retreat"):
        play = joined("aragorn", "cave_troll", DARK, light_used="l4", dark_used="d2")
        play.do("light play l_sacrifice", f"dark play {card}")
        assert outcome_of(play, "aragorn", "cave_troll") == "both_defeated"
        assert not play.told("magic-exchanged")
    play = joined("aragorn", "cave_troll", DARK, light_used="l5", dark_used="d2")
    play.do("light play l_magic", "dark play d_eye")
    assert play.asked == [(LIGHT, "magic")]
    play.do("light exchange l5")
    assert compared(play) == (5, 0)


def test_overlay_gandalf() -> None:
    play = joined("gandalf", "balrog", DARK, light_used="l5", dark_used="d2").do("dark play d_eye")
    assert play.asked == [(LIGHT, "cards")]
    play.do("light play l_magic")
    assert not play.told("magic-exchanged")
    assert compared(play) == (0, 0)


def test_overlay_saruman() -> None:
    play = joined("gandalf", "saruman", LIGHT)
    assert play.asked == [(DARK, "saruman")]
    play.do("dark forbid_cards")
    assert compared(play) == (0, 0)


def test_overlay_magic_without_discards() -> None:
    play = dealt("l_cloak", "d_magic")
    assert compared(play) == (VALUE["l_cloak"], 0)
    assert [event.why for event in play.told("card-without-effect")] == ["empty", "text"]  # type: ignore[attr-defined]


def test_overlay_retreat_blocked() -> None:
    play = Position("aragorn moria", "black_rider fangorn").dark_to_move().do("dark move black_rider moria")
    play.do("light play l2", "dark play d_retreat")
    assert compared(play) == (2, 0)
    assert [event.why for event in play.told("card-without-effect")] == ["blocked"]  # type: ignore[attr-defined]


def test_overlay_frodo() -> None:
    play = joined("frodo", "warg", DARK).do("light play l_sacrifice", "dark play d1")
    assert play.fallen("frodo")
    assert play.fallen("warg")
    assert play.outcome is not None
    assert play.outcome.winners == (DARK,)


def test_overlay_shelob() -> None:
    position = Position("merry eregion, gimli eregion", "shelob moria").dark_to_move()
    play = position.do("dark move shelob eregion", "dark challenge merry", "light play l1", "dark play d6")
    assert play.where("shelob") == "gondor"
    assert len(play.told("battle-joined")) == 1
