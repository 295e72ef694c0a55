"""The laws over every game (how many of each: `tests.laws.variations`)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from bot.engine import CHANCE, Action, Chance, Decisions, Facts, Outcome, Pending, Refusal, Seat, Step
from cogs import bundles, game, games
from cogs.confrontation.game import Confrontation
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.state import State
from tests.laws.laws import BrokenLawError, Walk, any_options, plays_on, resigned
from tests.laws.variations import COUNTS, VARIATIONS

KEYS = [title.facts.key for title in games()]
BATCHES = 6


def walk(key: str, seed: int, **more: Any) -> Walk:
    return Walk(more.pop("game", game(key)), bundles()[key].events, VARIATIONS[key], seed, **more)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", KEYS)
def test_random_games_keep_the_laws(key: str, batch: int) -> None:
    count = -(-COUNTS[key] // BATCHES)
    for seed in range(batch * count, (batch + 1) * count):
        walk(key, seed, every=4).run()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_vary_what_is_hidden(key: str) -> None:
    assert key in VARIATIONS


@pytest.mark.parametrize("key", KEYS)
def test_giving_up_is_possible_at_any_moment(key: str) -> None:
    played = game(key)
    for seed in range(5):
        rng = Random(seed)
        state = played.new(any_options(played, rng))
        for number in range(played.facts.longest):
            pending = played.pending(state)
            if isinstance(pending, Outcome):
                break
            if isinstance(pending, Chance):
                state = played.apply(state, CHANCE, played.sample(state, rng)).state
                continue
            for seat in played.seats(state):
                left = resigned(played, state, seat)
                if number % 10 == seed:
                    plays_on(played, left, seat, rng)
            seat = rng.choice(pending.open).seat
            state = played.apply(state, seat, rng.choice(played.legal(state, seat))).state


# A law that does not notice is no law: each is broken once on purpose.

HONEST = Confrontation()


def some_games(spoilt: Confrontation) -> None:
    for seed in range(20):
        walk("confrontation", seed, game=spoilt, every=2).run()


def broken(spoilt: Confrontation, *laws: str) -> None:
    """Asserts that a spoilt game breaks one of these laws within a few games."""
    with pytest.raises(BrokenLawError) as caught:
        some_games(spoilt)
    assert caught.value.law in laws


def test_a_shown_figure_is_noticed() -> None:
    """A leak that determinise repeats: only a variation made without it can tell."""

    class Leaky(Confrontation):
        def observe(self, state: State, viewer: Seat | None) -> ConfrontationObservation:
            seen = HONEST.observe(state, viewer)
            truth = {
                (p.region, p.position): p.figure
                for p in HONEST.observe(state, "dark").pieces
                if p.side == "dark"
            }
            pieces = tuple(
                replace(piece, figure=truth[piece.region, piece.position]) if piece.side == "dark" else piece
                for piece in seen.pieces
            )
            return replace(seen, pieces=pieces)

    broken(Leaky(), "non-interference")


def test_a_seen_card_is_noticed() -> None:
    class Leaky(Confrontation):
        def observe(self, state: State, viewer: Seat | None) -> ConfrontationObservation:
            seen = HONEST.observe(state, viewer)
            if seen.battle is None or state.fight is None:
                return seen
            return replace(seen, battle=replace(seen.battle, dark_card=state.fight.dark_card))

    broken(Leaky(), "non-interference", "determinise")


def test_a_telltale_question_is_noticed() -> None:
    """5.7: Dark asked only where the Balrog really is."""

    class Leaky(Confrontation):
        def pending(self, state: State) -> Pending:
            asked = HONEST.pending(state)
            if (
                isinstance(asked, Decisions)
                and asked.open[0].kind == "tunnel"
                and "balrog" in state.figures[1][8]
            ):
                return Decisions((replace(asked.open[0], rule="5.7!"),))
            return asked

    broken(Leaky(), "non-interference", "determinise")


def test_a_telltale_silence_is_noticed() -> None:
    """5.7: not asking where the tunnel holds no Balrog would tell so."""

    class Leaky(Confrontation):
        open_kinds: ClassVar[frozenset[str]] = HONEST.open_kinds | {"tunnel"}

    broken(Leaky(), "foregone")


def test_a_silence_that_tells_of_a_hand_is_noticed() -> None:
    class Leaky(type(game("battle"))):  # type: ignore[misc]
        open_kinds: ClassVar[frozenset[str]] = frozenset({"counterattack"})

    walks = [walk("battle", seed, game=Leaky(), every=2) for seed in range(20)]
    with pytest.raises(BrokenLawError, match="foregone"):
        _ = [leaky_walk.run() for leaky_walk in walks]


def test_a_reason_that_tells_of_a_hidden_figure_is_noticed() -> None:
    class Telling(Confrontation):
        def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
            refusal = HONEST.check(state, seat, action)
            told = seat == "light" and refusal is not None and "balrog" in state.figures[1][8]
            return replace(refusal, rule="5.7") if told and refusal is not None else refusal

    broken(Telling(), "reasons")


def test_a_forgetful_determinise_is_noticed() -> None:
    class Forgetful(Confrontation):
        def determinise(self, observation: ConfrontationObservation, rng: Random) -> State:
            return replace(HONEST.determinise(observation, rng), passage=None)

    broken(Forgetful(), "determinise")


def test_an_unlisted_action_allowed_is_noticed() -> None:
    class Generous(Confrontation):
        def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
            return None if str(action) == "ready" else HONEST.check(state, seat, action)

    broken(Generous(), "legal-check-apply")


def test_a_lost_figure_is_noticed() -> None:
    class Careless(Confrontation):
        def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
            step = HONEST.apply(state, seat, action)
            return Step(replace(step.state, fallen=step.state.fallen[:1]), step.events)

    broken(Careless(), "conservation")


def test_an_endless_game_is_noticed() -> None:
    class Endless(Confrontation):
        facts: ClassVar[Facts] = replace(HONEST.facts, longest=30)

    broken(Endless(), "length")


def test_a_moody_rule_is_noticed() -> None:
    class Moody(Confrontation):
        count = 0

        def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
            step = HONEST.apply(state, seat, action)
            self.count += 1
            return Step(replace(step.state, number=step.state.number + self.count % 2), step.events)

    broken(Moody(), "purity")


def test_a_forgotten_field_is_noticed() -> None:
    class Careless(Confrontation):
        def dump(self, state: State) -> str:
            return HONEST.dump(replace(state, passage=None))

    broken(Careless(), "dump-load")
