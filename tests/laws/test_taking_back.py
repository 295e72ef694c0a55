"""P4 at the table: what others do in secret touches neither what one may take back, nor offers, nor stamps.

Whole games through the match service. Beside each game a second one is played that differs only in what one
viewer may not know: other secret steps, other figures and cards. As long as that viewer cannot tell the two
apart, the views of both must be equal. TABLE_GAMES says how many games of each title.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from bot.engine import Event, Observation, Seat
from bot.match import match, offers, play, storing, undo
from bot.match.bundle import GameBundle
from bot.match.clocks import PaceName
from bot.match.match import LoadedMatch, with_clocks
from bot.match.play import settle
from bot.match.proposals import TakeBack
from bot.match.undo import undo_effects
from bot.match.views import View, last_action_of, seats_to_ask, view_of
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.matches import MatchPlay, Request
from tests.laws.variations import OPEN, VARIATIONS
from tests.soak import SOAK

GAMES = int(os.environ.get("TABLE_GAMES", "500" if SOAK else "4"))
LARGE_GAMES = GAMES if SOAK else 1
BATCHES = 5 if SOAK else 1
SPARE = 10
"""Further games, as long as none of a small sample has really been two."""
MOST_STEPS = 4_000
MOST_TRIED = 20
PASSING = 70.0
"""Seconds from one step to the next: a clock would tell of a step that it counts."""


class Comparison:
    """A game, and beside it one that looks the same to one viewer, for as long as it does.

    goes_on_alone: whether the first game is played to its end where the second looks different before.
    """

    play: ClassVar[type[MatchPlay]] = MatchPlay
    goes_on_alone: ClassVar[bool] = True
    pace: ClassVar[PaceName | None] = "today"

    def __init__(self, bundle: GameBundle, seed: int) -> None:
        self.bundle, self.rng = bundle, Random(seed)
        self.seed = f"{bundle.key}-{seed}"
        self.options = any_options(bundle.game, self.rng, people=False)
        self.compared = 0
        """Steps after which the viewer was told the same though the positions differed."""

    async def begin(self) -> None:
        self.one = await self.play.begin(self.bundle, self.options, self.seed, self.pace)
        self.other: MatchPlay | None = await self.play.begin(self.bundle, self.options, self.seed, self.pace)
        self.viewer = self.rng.choice(list(self.one.users))

    async def run(self) -> int:
        await self.begin()
        await self.compare()
        for number in range(MOST_STEPS):
            if (await self.one.view(None)).table.phase != "playing":
                return self.compared
            if self.other is None and not self.goes_on_alone:
                return self.compared
            if self.rng.random() < 0.05:
                await self.reload()
            if self.other is not None and self.rng.random() < 0.1:
                await self.other.vary(self.viewer, VARIATIONS[self.bundle.key], self.rng)
            await self.step(f"{self.seed}-{number}")
            await self.compare()
            for match_play in (self.one, self.other):
                if match_play is not None:
                    match_play.hours.passed += PASSING
        raise AssertionError("the game does not end")

    async def reload(self) -> None:
        """Reading the log again must tell everybody the same as playing on."""
        before = await self.one.views()
        await self.one.forget()
        assert await self.one.views() == before

    async def choose(self, seed: str) -> Request:
        """What somebody asks for next in the first game."""
        loaded = await self.one.loaded()
        if loaded.open_offers and self.rng.random() < 0.5:
            offer = loaded.open_offers[0]
            assert isinstance(offer.what, TakeBack)
            able = not self.other or await self.other.can_go_back(offer.what.press)
            kind = "agree" if able and self.rng.random() < 0.7 else "refuse"
            asked = seats_to_ask(loaded, offer) - set(offer.agreed)
            return Request(kind, self.rng.choice(sorted(asked)), seed)
        if self.rng.random() < 0.15:
            return Request("undo", self.rng.choice([seat for seat in self.one.users if seat]), seed)
        seat = self.rng.choice(loaded.decisions().open).seat
        legal = loaded.game.legal(loaded.state, seat)
        if self.rng.random() < 0.3:
            verb = self.rng.choice(sorted({action.verb for action in legal}))
            legal = [action for action in legal if action.verb == verb]
        return Request("act", seat, seed, str(self.rng.choice(legal)))

    async def step(self, seed: str) -> None:
        """One step of the first game, and what looks like it in the other."""
        request = await self.choose(seed)
        if request.kind == "undo" and self.other is not None and not await self.may_undo(request.seat):
            return
        before, first = await self.one.views(), len(self.one.store.logs[1])
        told = {viewer: self.one.notices(viewer) for viewer in self.one.users}
        ways = {seat: view.can_undo for seat, view in before.items()}
        reason = await self.one.ask(request)
        after = await self.one.views()
        others = [viewer for viewer in before if viewer != request.seat]
        unseen = [viewer for viewer in others if self.is_unseen(viewer, before, after, first)]
        asks = request.kind == "undo" and ways[request.seat] == "by-consent"
        if reason is None and not asks and request.kind not in ("agree", "refuse"):
            for viewer in unseen:
                assert after[viewer] == before[viewer], (viewer, request)
                assert self.one.notices(viewer) == told[viewer], (viewer, request)
        if self.other is None:
            return
        if request.seat == self.viewer or request.kind in ("agree", "refuse"):
            assert await self.other.ask(request) == reason
        elif reason is not None:
            return
        elif asks:
            other_way = (await self.other.view(request.seat)).can_undo
            if other_way != "by-consent" or await self.other.ask(request) is not None:
                self.other = None
        elif self.viewer in unseen:
            await self.do_in_secret(seed)
        elif request.kind == "undo":
            if (await self.other.view(request.seat)).can_undo != "free" or await self.other.ask(request):
                self.other = None
        else:
            await self.do_alike(request, after, first)

    def is_unseen(
        self,
        viewer: Seat | None,
        before: Mapping[Seat | None, View],
        after: Mapping[Seat | None, View],
        first: int,
    ) -> bool:
        """Whether a viewer has neither been told anything nor sees anything new."""
        return (
            before[viewer].observation == after[viewer].observation
            and before[viewer].news == after[viewer].news
            and not self.one.told(viewer, first)
        )

    def told_by(self, match: LoadedMatch) -> tuple[Observation, tuple[Event, ...]]:
        """What the viewer sees of a position of the other game, and is told."""
        assert self.other is not None
        view = view_of(match, self.other.users[self.viewer])
        return view.observation, view.news

    async def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take back in the other game, for all that was exchanged there."""
        assert self.other is not None
        last = last_action_of(await self.other.loaded(), seat)
        return last is None or await self.other.can_go_back(last.press)

    async def do_in_secret(self, seed: str) -> None:
        """Up to two steps in the other game of which the viewer learns nothing."""
        assert self.other is not None
        for number in range(self.rng.randint(0, 2)):
            loaded = await self.other.loaded()
            seats = [decision.seat for decision in loaded.decisions().open if decision.seat != self.viewer]
            if not seats:
                return
            seat = self.rng.choice(seats)
            request = Request(
                "act", seat, f"{seed}+{number}", str(self.rng.choice(loaded.game.legal(loaded.state, seat)))
            )
            draft = await self.other.draft(request)
            if self.told_by(draft.match) == self.told_by(loaded):
                assert await self.other.ask(request) is None
            if self.rng.random() < 0.2 and (await self.other.view(seat)).can_undo == "free":
                await self.undo_in_secret(seat, seed)

    async def undo_in_secret(self, seat: Seat, seed: str) -> None:
        """Takes back what the viewer has not seen, if so it is."""
        assert self.other is not None
        loaded = await self.other.loaded()
        last = last_action_of(loaded, seat)
        assert last is not None
        if self.other.told(self.viewer, last.first - 1) or not await self.other.can_go_back(last.press):
            return
        state = dict(loaded.trail).get(last.press)
        if state is None or loaded.game.observe(state, self.viewer) != loaded.game.observe(
            loaded.state, self.viewer
        ):
            return
        await self.other.ask(Request("undo", seat, seed))

    async def do_alike(self, request: Request, after: Mapping[Seat | None, View], first: int) -> None:
        """The step in the other game that looks like one of the first; without one the comparison ends."""
        assert self.other is not None
        loaded = await self.other.loaded()
        legal = [str(action) for action in loaded.game.legal(loaded.state, request.seat)]
        texts = self.rng.sample(legal, min(MOST_TRIED, len(legal)))
        for text in [action_text for action_text in (request.text, *texts) if action_text in legal]:
            alike = replace(request, text=text)
            draft = await self.other.draft(alike)
            if self.told_by(draft.match) == (after[self.viewer].observation, after[self.viewer].news):
                assert await self.other.ask(alike) is None
                return
        self.other = None

    async def compare(self) -> None:
        """The viewer is told the same of both, unless what was shown tells them apart."""
        if self.other is None:
            return
        here, there = await self.one.view(self.viewer), await self.other.view(self.viewer)
        if here.observation != there.observation or here.news != there.news:
            self.other = None
            return
        assert here == there
        assert self.one.notices(self.viewer) == self.other.notices(self.viewer)
        self.compared += (await self.one.loaded()).state != (await self.other.loaded()).state


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", sorted(bundles()))
async def test_p4_secret_steps_touch_neither_undo_nor_offers_nor_stamps_of_others(
    key: str, batch: int
) -> None:
    games = LARGE_GAMES if key == "war" else GAMES
    compared, sample = 0, range(batch * games // BATCHES, (batch + 1) * games // BATCHES)
    for seed in (*sample, *range(sample.stop, sample.stop + SPARE)):
        if seed in sample or not (compared or key in OPEN):
            compared += await Comparison(bundles()[key], seed).run()
    assert compared > 0 or key in OPEN, "the two games must really differ"


# A law that does not notice is no law: each way of telling is planted once.


async def compare_some_games() -> None:
    for seed in range(20):
        await Comparison(bundles()["confrontation"], seed).run()


async def test_chance_that_settles_a_secret_choice_and_ends_undo_for_all_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match, "is_secret_from", lambda seat, entry: False)
    with pytest.raises(AssertionError, match="by-consent"):
        await compare_some_games()


async def test_chance_that_counts_as_handing_over_what_was_open_before_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = settle
    monkeypatch.setattr(play, "settle", lambda game, state, rng, *_: honest(game, state, rng))
    with pytest.raises(AssertionError, match="by-consent"):
        await compare_some_games()


async def test_an_offer_that_lapses_by_a_secret_step_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "is_shown", lambda entry: True)
    with pytest.raises(AssertionError, match="notices"):
        await compare_some_games()


async def test_a_stamp_that_moves_with_a_secret_step_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play.advance_stamps
    monkeypatch.setattr(
        play, "advance_stamps", lambda before, after, acted: honest(before, after, {"light", "dark"})
    )
    with pytest.raises(AssertionError, match="stamp"):
        await compare_some_games()


async def test_a_clock_that_tells_of_a_secret_step_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = storing.run
    monkeypatch.setattr(
        storing,
        "run",
        lambda clocks, waiting, acted, now, *, is_public: honest(clocks, waiting, acted, now, is_public=True),
    )
    with pytest.raises(AssertionError, match="View"):
        await compare_some_games()


async def test_a_clock_that_tells_of_what_was_taken_back_in_secret_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = undo_effects

    def telling(after: LoadedMatch, *args: Any, **named: Any) -> LoadedMatch:
        clocks = honest(after, *args, **named).clocks
        assert clocks is not None
        begun = [clock.begin(clock.since) if clock.since is not None else clock for clock in clocks.seats]
        return with_clocks(
            after, replace(clocks, seats=tuple(replace(clock, since=args[2]) for clock in begun))
        )

    monkeypatch.setattr(undo, "undo_effects", telling)
    with pytest.raises(AssertionError, match="View"):
        await compare_some_games()
