"""P4 ahead of time: which answer was kept, what it chose and what its seat holds is told to nobody else.

Two games beside each other as in tests.laws.test_sent. In both the same seat keeps an answer at the same
question, in each another one of those to it: they are due at the same moments, and as long as what they chose
looks the same, the others are sent the same. Whether an answer fits follows from what everybody can see.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine import CHANCE, Chance, Decision, Decisions, Seat
from bot.match import answering, matches, storing
from bot.match.ahead import list_fitting, list_spans
from bot.match.answering import find_due
from bot.match.bundle import SPANS, GameBundle, StandingAnswer
from bot.ui import memory
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, Request
from tests.laws.test_sent import SentComparison, SentPlay
from tests.laws.variations import Variation
from tests.playthroughs.make import Policy
from tests.soak import SOAK
from tests.war.wanted import warlike

ANSWERING = sorted(key for key, bundle in bundles().items() if bundle.standing)
GAMES = 100 if SOAK else 2
LONG = {"war": 20 if SOAK else 1}
SPARE = 8
SEEN = (1, 3, 8)
"""Games in which something kept is carried out."""
MOST_STEPS = 3_000


class TwinPlay(SentPlay):
    """What is hidden is exchanged once something has been kept: before, both games are the same."""

    differs = False

    async def vary(self, viewer: Seat | None, vary: Variation, rng: Random) -> None:
        if self.differs:
            await super().vary(viewer, vary, rng)


class AheadComparison(SentComparison):
    """Two games in which one seat keeps other answers to the same questions."""

    play = TwinPlay
    played = 0
    """How often something kept was carried out in both, though answers or positions differed."""

    async def seek(self, player: Policy) -> bool:
        """What is hidden is exchanged on the way."""
        return True

    async def choose(self, seed: str) -> Request:
        self.request = await super().choose(seed)
        return self.request

    async def do_in_secret(self, seed: str) -> None:
        if isinstance(self.other, TwinPlay) and not self.other.differs:
            await self.other.ask(self.request)
        else:
            await super().do_in_secret(seed)

    async def step(self, seed: str) -> None:
        await self.keep()
        await super().step(seed)
        await self.compare()
        await self.carry_out(seed)

    async def keep(self) -> None:
        """A seat keeps one of the answers to its question, in the other game another one of them."""
        loaded = await self.one.loaded()
        seats = [decision.seat for decision in loaded.decisions().open if decision.seat != self.viewer]
        if self.other is None or not seats:
            return
        seat = self.rng.choice(seats)
        if (await self.one.view(seat)).kept and self.rng.random() < 0.8:
            return
        offered = [await self.list_offered(play, seat) for play in self.both()]
        assert offered[0] == offered[1], "what may be kept follows from what everybody can see"
        if not offered[0]:
            return
        rule, spans = self.rng.choice(offered[0])
        alike = [answer for answer, its in offered[0] if (answer.kinds, its) == (rule.kinds, spans)]
        span, answers = self.rng.choice(spans), (rule, self.rng.choice(alike))
        for play, kept in zip(self.both(), answers, strict=True):
            told, before = play.notices(self.viewer), await play.view(self.viewer)
            due, user = play.store.due, play.users[seat]
            if (await play.view(seat)).kept:
                await play.service.drop_kept_answer(MATCH, user, None, f"d{next(play.tokens)}")
            await play.service.keep_answer(MATCH, user, (kept.key, span), f"k{next(play.tokens)}")
            assert (play.notices(self.viewer), await play.view(self.viewer)) == (told, before)
            assert {row for rows in play.store.due.values() for row in rows} <= {
                row for rows in due.values() for row in rows
            }
        if isinstance(self.other, TwinPlay):
            self.other.differs = True

    async def list_offered(self, play: SentPlay, seat: Seat) -> list[tuple[StandingAnswer, tuple[str, ...]]]:
        """What a seat may keep, and for how long."""
        observation = (await play.view(seat)).observation
        rules = list_fitting(self.bundle, observation)
        return [(rule, list_spans(self.bundle, rule, observation)) for rule in rules]

    async def carry_out(self, seed: str) -> None:
        """What is due is carried out in both, at the same moments."""
        for number in range(MOST_STEPS):
            dues = [(await play.loaded()).ahead for play in self.both()]
            assert len({repr(None if ahead is None else ahead.due) for ahead in dues}) == 1, "due"
            moments = [play.service.clocks.house.moment() for play in self.both()]
            seats = {find_due(await play.loaded(), moments[0] + 100) for play in self.both()}
            if seats == {None}:
                return
            for play in self.both():
                play.hours.passed += 100
                play.rng.seed(f"{seed}-ahead-{number}")
                await play.service.clocks.ring(MATCH)
            await self.compare()
            self.played += len(self.both()) == 2
        raise AssertionError("kept answers do not come to an end")

    async def compare(self) -> None:
        await super().compare()
        if isinstance(self.other, SentPlay) and not await self.looks_alike():
            self.other = None


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


@pytest.mark.parametrize("key", ANSWERING)
async def test_p4_which_answer_was_kept_changes_nothing_that_others_are_sent(key: str) -> None:
    played, games = 0, LONG.get(key, GAMES)
    for seed in range(games + SPARE):
        if seed < games or not played:
            comparison = AheadComparison(bundles()[key], seed)
            await comparison.run()
            played += comparison.played
    assert played > 0, "something kept must really be carried out"


async def compare_some_games() -> None:
    for seed in SEEN:
        await AheadComparison(bundles()["confrontation"], seed).run()


async def test_a_moment_that_tells_which_answer_was_kept_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = answering.settle_kept

    def telling(before: Any, draft: Any, after: Any, now: int) -> Any:
        settled = honest(before, draft, after, now)
        ahead = settled.ahead
        if ahead is None:
            return settled
        held = sum(len(row.answer) for row in settled.kept)
        return answering.with_ahead(
            settled, replace(ahead, due={seat: at + held for seat, at in ahead.due.items()})
        )

    monkeypatch.setattr(storing, "settle_kept", telling)
    with pytest.raises(AssertionError, match="due"):
        await compare_some_games()


async def test_keeping_that_leaves_a_trace_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = answering.keep_standing
    monkeypatch.setattr(matches, "keep_standing", lambda *asked: replace(honest(*asked), channel=("table",)))
    with pytest.raises(AssertionError):
        await compare_some_games()


# The answers themselves: found whatever the seat holds, and told apart by what everybody can see.


FIGHTING: dict[str, Policy] = {"war": warlike}
"""How those are played in which few of the questions come up at random."""


@pytest.mark.parametrize("key", ANSWERING)
def test_an_answer_that_fits_is_always_found_and_fits_by_what_everybody_can_see(key: str) -> None:
    bundle = bundles()[key]
    answers = set[str]()
    for seed in range(3 if key in FIGHTING else 12):
        answers |= look_through(bundle, Random(seed))
    assert len(answers) > len(bundle.standing) // 2, f"most of them come up, not only {answers}"


def look_through(bundle: GameBundle, rng: Random) -> set[str]:
    """The answers that came up in a game, each of which was found and legal."""
    game, answers = bundle.game, set[str]()
    state: Any = game.new(any_options(game, rng, people=False))
    for _ in range(MOST_STEPS):
        pending = game.pending(state)
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        if not isinstance(pending, Decisions):
            break
        for decision in pending.open:
            answers |= look_at(bundle, state, decision)
        seat = rng.choice(pending.open).seat
        policy = FIGHTING.get(bundle.key)
        action = rng.choice(game.legal(state, seat)) if policy is None else policy(game, state, seat, rng)
        state = game.apply(state, seat, action).state
    return answers


def look_at(bundle: GameBundle, state: Any, decision: Decision) -> set[str]:
    """The answers that fit a question."""
    game, answers = bundle.game, set[str]()
    observation, public = game.observe(state, decision.seat), game.observe(state, None)
    for span in SPANS:
        assert bundle.count_span(observation, span) == bundle.count_span(public, span)
    for rule in bundle.standing:
        assert rule.fits(observation, decision) == rule.fits(public, decision), rule.key
        if rule.fits(observation, decision):
            chosen = rule.choose(observation)
            assert chosen is not None, rule.key
            assert game.check(state, decision.seat, chosen) is None, rule.key
            answers.add(rule.key)
    return answers
