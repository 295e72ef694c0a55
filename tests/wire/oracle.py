"""What a test may know and no player: the truth of a match, replayed from the bot's database."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import orjson

from bot.engine import Event, Outcome, Seat
from bot.engine.game import AnyGame, Decisions
from bot.engine.record import RESIGN, Played, Record, replay
from cogs import game
from tests.wire.inn import Inn
from tests.wire.process import ROOT


@dataclass(frozen=True, slots=True)
class Truth:
    """One match. played: the start and every entry of the log with the state after it."""

    match: int
    game: AnyGame
    played: tuple[Played, ...]
    seats: Mapping[Seat, int]

    @property
    def state(self) -> Any:
        """The state now."""
        return self.played[-1].state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        pending = self.game.pending(self.state)
        return pending if isinstance(pending, Outcome) else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        pending = self.game.pending(self.state)
        return tuple(decision.seat for decision in pending.open) if isinstance(pending, Decisions) else ()

    @property
    def events(self) -> Iterator[Event]:
        """All that has happened."""
        for entry in self.played:
            yield from entry.events

    def legal(self, seat: Seat) -> list[str]:
        """The texts of a seat's legal actions."""
        return [str(action) for action in self.game.legal(self.state, seat)]

    def named(self, figure: str) -> bool:
        """Whether anything everybody saw has named a figure of The Confrontation."""
        public = (event for event in self.events if event.audience is None)
        return any(re.search(rf"\b{figure}\b", f"{event.kind()} {event!r}") for event in public)


def truth(inn: Inn, match: int) -> Truth:
    """The truth of a match by its log. Raises LookupError, and RecordError for a broken log."""
    rows = inn.rows("SELECT game, ruleset, options FROM match WHERE id = ?", match)
    if not rows:
        raise LookupError(match)
    key, ruleset, options = rows[0]
    record = Record(key, ruleset, orjson.dumps(orjson.loads(options)).decode(), tuple(inn.log(match)))
    seats = inn.rows("SELECT seat, user_id FROM seat WHERE match_id = ? AND seat IS NOT NULL", match)
    return Truth(match, game(key), tuple(replay(game(key), record)), dict(seats))


def later(inn: Inn, known: Truth) -> Truth:
    """The truth of the same match now: what has come since is played, or all of it anew."""
    log, done = inn.log(known.match), len(known.played) - 1
    if [(entry.seat, entry.text) for entry in known.played[1:]] != log[:done]:
        return truth(inn, known.match)
    played, rules = [*known.played], known.game
    for seat, text in log[done:]:
        state = played[-1].state
        step = rules.resign(state, seat) if text == RESIGN else rules.apply(state, seat, rules.parse(text))
        played.append(Played(seat, text, step.state, step.events))
    return replace(known, played=tuple(played))


def forms(key: str, prefix: str) -> Mapping[str, frozenset[str]]:
    """Every form in which both catalogues write the names that begin so, e.g. `figure-`, by id."""
    spellings: dict[str, set[str]] = {}
    for strings in sorted((ROOT / "cogs" / key / "strings").glob("*.ftl")):
        name = ""
        for line in strings.read_text("utf-8").splitlines():
            term = re.match(rf"{prefix}([a-z_0-9]+) = (.+)", line)
            form = re.match(r"\s+\.(\w+) = (.+)", line)
            name = term[1] if term else name if form else ""
            if term:
                spellings.setdefault(name, {name}).add(term[2])
            elif form and name and form[1] not in ("number", "gender", "text"):
                spellings[name].add(form[2])
    return {name: frozenset(words) for name, words in spellings.items()}
