"""Whole games with answers kept at every question that has one go as if all had been pressed by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Action, Decisions, Seat
from bot.match.ahead import WAIT, list_fitting
from bot.match.answering import find_due
from bot.match.bundle import StandingAnswer
from cogs import bundles
from tests.laws.matches import MATCH, MatchPlay
from tests.war.wanted import warlike

GAMES: dict[str, tuple[str, dict[str, object], tuple[str, ...]]] = {
    "a whole Confrontation": ("confrontation", {}, ("highest-card", "fight-on", "ambush", "forbid-cards")),
    "turns of War": (
        "war",
        {"most_turns": 3},
        ("no-card", "regulars", "stand", "press-on", "advance", "no-declaring", "one-die", "no-casualty"),
    ),
    "a battle of War": (
        "war",
        {"scenario": "battle"},
        ("no-card", "regulars", "stand", "press-on", "advance"),
    ),
}
MOST_STEPS = 5_000


class Answered:
    """A game whose people answer questions of some kinds by rules: by hand, or ahead of time."""

    def __init__(self, play: MatchPlay, rules: tuple[str, ...], *, ahead: bool) -> None:
        self.play, self.rules, self.ahead = play, rules, ahead
        self.kept: set[tuple[Seat, str]] = set()
        self.answered = 0

    async def run(self) -> list[tuple[str, str]]:
        """The log of the game once it is over, and how often something was answered ahead."""
        for _ in range(MOST_STEPS):
            loaded = await self.play.loaded()
            if loaded.row.phase != "playing":
                log = self.play.store.logs[MATCH]
                return [(entry.seat, entry.text) for entry in log if entry.kind in ("action", "chance")]
            chance = sum(entry.seat == CHANCE for entry in self.play.store.logs[MATCH])
            self.play.rng.seed(f"chance-{chance}")
            if find_due(loaded, self.play.service.clocks.house.moment() + WAIT) is not None:
                self.play.hours.passed += WAIT
                self.answered += 1
                await self.play.service.clocks.ring(MATCH)
                continue
            assert isinstance(loaded.game.pending(loaded.state), Decisions)
            seat = min(decision.seat for decision in loaded.decisions().open)
            await self.answer(seat, loaded.row.last_entry)
        raise AssertionError("the game does not end")

    async def answer(self, seat: Seat, number: int) -> None:
        """A person answers by hand, and keeps the rule they answer by."""
        user, bundle = self.play.users[seat], self.play.bundle
        observation = (await self.play.view(seat)).observation
        rule = next(
            (
                fitting_rule
                for fitting_rule in list_fitting(bundle, observation)
                if fitting_rule.key in self.rules
            ),
            None,
        )
        if self.ahead and rule is not None and (seat, rule.key) not in self.kept:
            self.kept.add((seat, rule.key))
            await self.play.service.keep_answer(
                MATCH, user, (rule.key, "game" if "game" in rule.spans else rule.spans[-1]), f"k{number}"
            )
        action = await self.choose(seat, rule, number)
        await self.play.service.act(MATCH, user, None, [str(action)], f"a{number}")

    async def choose(self, seat: Seat, rule: StandingAnswer | None, number: int) -> Action:
        loaded = await self.play.loaded()
        if rule is not None:
            chosen = rule.choose(loaded.game.observe(loaded.state, seat))
            assert chosen is not None
            return chosen
        rng = Random(f"{seat}-{number}")
        if self.play.bundle.key == "war":
            return warlike(loaded.game, loaded.state, seat, rng)
        legal: list[Any] = list(loaded.game.legal(loaded.state, seat))
        chosen_at_random: Action = rng.choice(legal)
        return chosen_at_random


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_answered_ahead_goes_as_if_pressed_by_hand(name: str) -> None:
    key, options, rules = GAMES[name]
    bundle = bundles()[key]
    agreed = bundle.game.options(**options)
    played = []
    for ahead in (False, True):
        game = Answered(await MatchPlay.begin(bundle, agreed, name), rules, ahead=ahead)
        played.append((await game.run(), game.answered))
    (by_hand, none), (answered, some) = played
    assert by_hand == answered
    assert (none, some > 3) == (0, True), f"{some} answered ahead"
