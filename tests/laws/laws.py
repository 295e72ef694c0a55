"""The laws every game keeps, each a function that raises BrokenLawError.

`walk` plays one random game and holds the laws to it. Nothing here knows one game from another; what a viewer
may not know is varied by `tests.laws.variations`, which shares no code with observing and determinising.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from types import MappingProxyType
from typing import Any

from bot.engine import (
    CHANCE,
    Chance,
    Decisions,
    Event,
    IllegalActionError,
    Options,
    Outcome,
    Record,
    Seat,
    decode_events,
    encode_events,
    find_endings,
    fingerprint,
    list_refused,
    replay,
)
from bot.engine.game import AnyGame
from bot.match.lobby import options_to_offer
from bot.match.play import find_foregone
from tests.laws.variations import AGREED, Variation

SEATS = "seats"
"""The option that names the seats taken (bot.match.lobby)."""

MOST_LISTED = 60
"""Actions of a long list to try at each step."""


class BrokenLawError(AssertionError):
    """Raised where a game breaks a law; `law` is the law's name."""

    def __init__(self, law: str, detail: object) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def hold(truth: bool, law: str, detail: object) -> None:
    """Raises BrokenLawError unless the truth holds."""
    if not truth:
        raise BrokenLawError(law, detail)


def any_options(
    game: AnyGame, rng: Random, people: bool = False, agreed: Mapping[str, object] = MappingProxyType({})
) -> Options:
    """Options drawn at random, every switch among them, and the seats that are taken; some are agreed.

    people: only what people are asked about; of the others nothing need be said or shown yet. agreed: what
    is not drawn beside that.
    """
    values: dict[str, Any] = {}
    asked = {*options_to_offer(game.options), SEATS}
    for name, option in game.options.model_fields.items():
        if people and name not in asked:
            continue
        if option.annotation is bool:
            values[name] = rng.random() < 0.5
        elif typing.get_origin(option.annotation) is typing.Literal:
            values[name] = rng.choice(typing.get_args(option.annotation))
        elif name == SEATS:
            taken = rng.sample(game.facts.seats, rng.choice(game.facts.players))
            values[name] = tuple(seat for seat in game.facts.seats if seat in taken)
    return game.options(**{**values, **AGREED.get(game.facts.key, {}), **agreed})


def some(actions: Sequence[Any], rng: Random) -> list[Any]:
    """A short list whole, of a long one a few: chance may have hundreds of thousands of orders."""
    if len(actions) <= MOST_LISTED:
        return list(actions)
    return [actions[rng.randrange(len(actions))] for _ in range(MOST_LISTED)]


@dataclass
class Walk:
    """One random game under the laws."""

    game: AnyGame
    events: tuple[type[Event], ...]
    vary: Variation
    seed: int
    every: int = 3
    agreed: Mapping[str, object] = field(default_factory=dict)
    log: list[tuple[Seat, str]] = field(default_factory=list)
    known: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.options = any_options(self.game, self.rng, agreed=self.agreed)

    def run(self) -> Any:
        """Plays to the end and returns the last state."""
        game = self.game
        state = game.new(self.options)
        totals = game.conserved(state)
        for number in range(game.facts.longest + 1):
            pending = game.pending(state)
            hold(game.conserved(state) == totals, "conservation", game.conserved(state))
            if number % self.every == self.seed % self.every or isinstance(pending, Outcome):
                self.look(state)
            if isinstance(pending, Outcome):
                self.finished(state)
                return state
            seat = CHANCE if isinstance(pending, Chance) else self.rng.choice(pending.open).seat
            state = self.step(state, seat)
        raise BrokenLawError("length", f"more than {game.facts.longest} actions")

    def step(self, state: Any, seat: Seat) -> Any:
        """Checks everything about one action and takes it."""
        game = self.game
        legal = game.legal(state, seat)
        hold(len(legal) > 0, "legal-nonempty", (seat, state))
        listed = some(legal, self.rng)
        action = game.sample(state, self.rng) if seat == CHANCE else self.rng.choice(listed)
        hold(action in legal, "legal-check-apply", ("sampled but not listed", str(action)))
        if len(self.log) % self.every == 0:
            for listed_action in listed:
                hold(
                    game.check(state, seat, listed_action) is None,
                    "legal-check-apply",
                    (seat, str(listed_action)),
                )
                hold(game.parse(str(listed_action)) == listed_action, "parse-str", str(listed_action))
            self.unlisted(state, seat, legal)
            text = game.dump(state)
            taken = game.apply(state, seat, action)
            hold(game.dump(state) == text, "purity", str(action))
            hold(game.apply(state, seat, action) == taken, "purity", ("differs when repeated", str(action)))
        else:
            taken = game.apply(state, seat, action)
        for listed_action in listed:
            self.known[str(listed_action)] = listed_action
        self.events_inverse(taken.events)
        self.log.append((seat, str(action)))
        return taken.state

    def unlisted(self, state: Any, seat: Seat, legal: Sequence[Any]) -> None:
        """Actions of other moments that are not listed now must be refused, with a reason and a rule."""
        pool = self.rng.sample(sorted(self.known), min(12, len(self.known)))
        seats = [*self.game.seats(state), CHANCE]
        for text in pool:
            for who in (seat, self.rng.choice(seats)):
                action = self.known[text]
                refusal = self.game.check(state, who, action)
                allowed = action in (legal if who == seat else self.game.legal(state, who))
                hold((refusal is None) == allowed, "legal-check-apply", (who, text, refusal))
                if refusal is not None:
                    hold(bool(refusal.reason and refusal.rule), "legal-check-apply", refusal)
                    self.refused(state, who, action)

    def refused(self, state: Any, seat: Seat, action: Any) -> None:
        """`apply` must not take what `check` refuses."""
        try:
            self.game.apply(state, seat, action)
        except IllegalActionError:
            return
        raise BrokenLawError("legal-check-apply", ("applied though refused", seat, str(action)))

    def events_inverse(self, events: tuple[Event, ...]) -> None:
        """Events survive the log."""
        hold(decode_events(encode_events(events), self.events) == events, "events-inverse", events)

    def look(self, state: Any) -> None:
        """What everybody sees here, and what they must not."""
        game = self.game
        text = game.dump(state)
        loaded = game.load(text)
        hold(loaded == state and game.dump(loaded) == text, "dump-load", text)
        for viewer in (*game.seats(state), None):
            seen = game.observe(state, viewer)
            self.menus(state, seen, viewer)
            varied = self.vary(state, viewer, self.rng)
            self.same(seen, varied, viewer, "non-interference")
            self.foregone(state, varied)
            self.reasons(state, seen, varied)
            self.endings(state, seen)
            imagined = game.determinise(seen, self.rng)
            self.same(seen, imagined, viewer, "determinise")
            self.possible(state, imagined)

    def menus(self, state: Any, seen: Any, viewer: Seat | None) -> None:
        """An observation carries the viewer's own menu and the open decisions."""
        pending = self.game.pending(state)
        waiting = pending.open if isinstance(pending, Decisions) else ()
        legal = () if viewer is None else tuple(self.game.legal(state, viewer))
        hold(seen.viewer == viewer and seen.waiting == waiting and seen.legal == legal, "observation", viewer)

    def same(self, seen: Any, other: Any, viewer: Seat | None, law: str) -> None:
        """A viewer cannot tell two states apart."""
        again = self.game.observe(other, viewer)
        if again != seen:
            names = [attribute.name for attribute in fields(seen)]
            pairs = {name: (getattr(seen, name), getattr(again, name)) for name in names}
            raise BrokenLawError(law, {name: pair for name, pair in pairs.items() if pair[0] != pair[1]})

    def foregone(self, state: Any, other: Any) -> None:
        """What plays itself, and what a decision is said to show, does not depend on what is hidden."""
        game, pending = self.game, self.game.pending(state)
        hold(find_foregone(game, state) == find_foregone(game, other), "foregone", pending)
        seen = game.observe(state, None)
        for decision in pending.open if isinstance(pending, Decisions) else ():
            if game.shows_choices(seen, decision):
                legal = tuple(game.legal(state, decision.seat))
                hold(legal == tuple(game.legal(other, decision.seat)), "foregone", decision)

    def reasons(self, state: Any, seen: Any, other: Any) -> None:
        """Why something is not offered is the truth, and does not depend on what is hidden."""
        for action, refusal in list_refused(self.game, seen):
            for position in (state, other):
                hold(
                    self.game.check(position, seen.viewer, action) == refusal,
                    "reasons",
                    (str(action), refusal),
                )

    def endings(self, state: Any, seen: Any) -> None:
        """What is said to end the game ends it, so, and nothing else does."""
        game = self.game
        if not any(
            decision.seat == seen.viewer and decision.kind in game.ending_kinds for decision in seen.waiting
        ):
            return
        told = find_endings(game, seen, [(action,) for action in seen.legal])
        for action in seen.legal if len(seen.waiting) == 1 else ():
            pending = game.pending(game.apply(state, seen.viewer, action).state)
            true = pending if isinstance(pending, Outcome) else None
            hold(told.get((action,)) == true, "endings", (str(action), true))

    def possible(self, state: Any, imagined: Any) -> None:
        """An imagined state is a whole one: same totals, and the game can go on from it."""
        game = self.game
        hold(game.conserved(imagined) == game.conserved(state), "determinise", game.conserved(imagined))
        pending = game.pending(imagined)
        hold(pending == game.pending(state), "determinise", pending)
        if isinstance(pending, Decisions):
            for decision in pending.open:
                legal = game.legal(imagined, decision.seat)
                hold(len(legal) > 0, "determinise", (decision, imagined))
                game.apply(imagined, decision.seat, self.rng.choice(legal))

    def finished(self, state: Any) -> None:
        """Nothing is left to do, and the record plays the same game again."""
        game = self.game
        for seat in game.seats(state):
            hold(not game.legal(state, seat), "ended", seat)
        record = Record(game.facts.key, game.facts.ruleset, self.options.model_dump_json(), tuple(self.log))
        hold(Record.parse(str(record)) == record, "record-inverse", record.options)
        last = None
        for last in replay(game, record):  # noqa: B007 - the last entry is the one wanted
            pass
        assert last is not None
        hold(fingerprint(game.dump(last.state)) == fingerprint(game.dump(state)), "replay", self.seed)


def resigned(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Giving up: the seat wins nothing, is asked nothing more and cannot give up twice. Returns what follows.

    Where only two are left the game is over at once.
    """
    after = game.resign(state, seat).state
    pending = game.pending(after)
    hold(game.conserved(after) == game.conserved(state), "resign", game.conserved(after))
    if len(game.seats(state)) == 2:
        hold(isinstance(pending, Outcome), "resign", pending)
    if isinstance(pending, Outcome):
        hold(seat not in pending.winners, "resign", pending)
    hold(game.load(game.dump(after)) == after, "resign", "dump-load")
    hold(not game.legal(after, seat), "resign", "still asked")
    try:
        game.resign(after, seat)
    except IllegalActionError:
        return after
    raise BrokenLawError("resign", "twice")


def plays_on(game: AnyGame, state: Any, gone: Seat, rng: Random) -> Any:
    """Those who are left play to the end at random; whoever has gone is asked nothing and wins nothing."""
    totals = game.conserved(state)
    for _ in range(game.facts.longest + 1):
        pending = game.pending(state)
        hold(game.conserved(state) == totals, "resign", game.conserved(state))
        if isinstance(pending, Outcome):
            hold(gone not in pending.winners, "resign", pending)
            return state
        if isinstance(pending, Chance):
            state = game.apply(state, CHANCE, game.sample(state, rng)).state
            continue
        hold(pending.of(gone) is None, "resign", "asked after giving up")
        seat = rng.choice(pending.open).seat
        state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
    raise BrokenLawError("resign", "does not end")
