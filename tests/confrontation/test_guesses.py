"""4.3 Own guesses: what can be kept track of, and for how long; a picture and words of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from bot.engine import Event
from bot.text import LANGUAGES
from cogs.confrontation.events import FigureMoved, FigureRecalled, ShadowfaxRidden
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.observation import ConfrontationObservation, add_guesses, list_beliefs, list_unknown
from cogs.confrontation.painting import BOARD
from cogs.confrontation.state import DARK, LIGHT, ConfrontationOptions, State
from cogs.confrontation.words import WORDS
from tests.confrontation.position import Play, Position
from tests.laws.seen import play


def names_after(start: Play, *lines: str) -> Mapping[str, str]:
    """The names of figures after some actions, chance and all."""
    states = [start.state]
    for line in lines:
        seat, text = line.split(" ", 1)
        states.append(CONFRONTATION.apply(states[-1], seat, CONFRONTATION.parse(text)).state)
        Play.__init__(start, states[-1])
        states += [start.state] if start.state != states[-1] else []
    return CONFRONTATION.trace(enumerate(states))


def at(**options: object) -> Play:
    """Legolas alone in Fangorn; Gimli beside him in Rohan; Sam and Merry in Eregion."""
    standing = "legolas fangorn, gimli rohan, sam eregion, merry eregion"
    return Position(standing, "saruman gondor", options=options).light_to_move()


def test_a_name_goes_along_with_a_lone_figure_and_is_gone_when_it_is_mixed_with_others() -> None:
    start, moved = names_after(at()), names_after(at(), "light move legolas dagorlad")
    mixed = names_after(at(), "light move legolas rohan")

    assert moved["light dagorlad-1"] == start["light fangorn-1"]
    assert "light fangorn-1" not in moved
    assert not {key for key in mixed if "rohan" in key}


def test_who_stands_with_others_has_no_name_and_gets_a_new_one_alone() -> None:
    start, left = names_after(at()), names_after(at(), "light move sam moria")

    assert not {key for key in start if "eregion" in key}
    assert not {left["light moria-1"], left["light eregion-1"]} & {*start.values()}


def test_by_hand_names_keep_to_their_places_until_the_region_is_rearranged() -> None:
    start = names_after(at(rearrange="by_hand"))
    joined = names_after(at(rearrange="by_hand"), "light move legolas rohan")
    again = names_after(
        at(rearrange="by_hand"),
        "light move legolas rohan",
        "dark move cave_troll dagorlad",
        "light rearrange rohan",
    )

    assert joined["light rohan-1"] == start["light rohan-1"]
    assert joined["light rohan-2"] == start["light fangorn-1"]
    assert not {again["light rohan-1"], again["light rohan-2"]} & {*start.values()}


@pytest.mark.parametrize("rearrange", ["automatic", "by_hand"])
def test_p4_a_name_follows_nobody_whom_the_enemy_could_not_follow(rearrange: str) -> None:
    followed = 0
    for seed in range(12):
        rng, states = Random(seed), []
        options = ConfrontationOptions.model_validate({"rearrange": rearrange, "dark_specials": "both"})
        before: Mapping[str, str] = {}
        seen_before: ConfrontationObservation | None = None
        for moment in play(CONFRONTATION, options, rng):
            states.append(moment.state)
            names = CONFRONTATION.trace(enumerate(states))
            if seen_before is not None:
                followed += check_step(before, names, seen_before, moment.events)
            before, seen_before = names, CONFRONTATION.observe(moment.state, None)
    assert followed > 20


def check_step(
    before: Mapping[str, str],
    after: Mapping[str, str],
    seen: ConfrontationObservation,
    told: Sequence[Event],
) -> int:
    """Whoever has gone to another region under its name could be seen going; how many have."""
    places = {name: key for key, name in before.items()}
    gone = [(places[name], key) for key, name in after.items() if name in places and places[name] != key]
    count = 0
    for here, there in gone:
        (side, place), (_, other) = here.split(" "), there.split(" ")
        (origin, position), (region, _) = place.split("-"), other.split("-")
        if origin == region:
            continue
        alone = len(seen.pieces_in(origin, side)) == 1
        moves = [event for event in told if isinstance(event, FigureMoved | ShadowfaxRidden | FigureRecalled)]
        shown = any(piece.shown for piece in seen.pieces_in(origin, side) if str(piece.position) == position)
        assert alone or shown or [str(move.position) for move in moves] == [position], (here, there)
        count += 1
    return count


def test_a_guess_is_painted_and_told_to_its_owner() -> None:
    seen = at().seen(DARK)
    guessed = add_guesses(seen, {"fangorn-1": ("frodo", "legolas"), "eregion-1": ("sam",)})

    assert [piece.region for piece in list_unknown(seen)] == ["shire", "fangorn", "rohan"]
    assert {piece.region: piece.believed for piece in guessed.pieces if piece.believed} == {
        "fangorn": ("frodo", "legolas")
    }
    for language in LANGUAGES:
        assert BOARD.scene(guessed, "table", language) != BOARD.scene(seen, "table", language)
        told = f"{WORDS.phrases[language].label('frodo')} / Legolas"
        assert told in WORDS.describe(guessed, language)
        assert told in WORDS.alt(guessed, "table", language)
        assert told in [unknown.told for unknown in WORDS.unknown(guessed, language)]


def test_of_a_figure_that_has_been_shown_nothing_is_guessed() -> None:
    fought = Position("legolas moria", "flying_nazgul fangorn, warg mirkwood").light_to_move()
    seen = fought.do("light move legolas fangorn").seen(DARK)

    assert "fangorn" not in [piece.region for piece in list_unknown(seen)]
    assert add_guesses(seen, {"fangorn-1": ("frodo",)}) == seen
    assert not {"legolas", "gimli"} & {*list_beliefs(seen)}, "one is known, the other has fallen"


def test_nobody_notes_anything_while_setting_up_or_as_a_spectator() -> None:
    state: State = CONFRONTATION.new(ConfrontationOptions())

    assert not list_unknown(CONFRONTATION.observe(state, LIGHT))
    assert not CONFRONTATION.trace([(0, state)])
    assert not list_unknown(at().seen(None))
