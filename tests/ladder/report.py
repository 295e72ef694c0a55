"""docs/opponents.md: nothing stands there that has not been played."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.agents import LEVELS
from tests.ladder.matches import SHARE, Match, list_matches
from tests.ladder.series import Result, Results
from tests.ladder.sprt import Verdict, estimate, judge, judge_losses

HEAD = (Path(__file__).parent / "head.md").read_text("utf-8")


def write(results: Results) -> str:
    """The page."""
    lines = [HEAD, _progress(results), ""]
    lines += [
        "| match | share | games | points | from each seat | Elo | asked | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += _matches(results)
    lines += [
        "",
        "## How long it took",
        "",
        f"A decision of the house with {SHARE:.0%} of the time it has at a table:",
        "",
        "| game | newcomer | regular | master | the master’s longest |",
    ]
    lines += ["|---|---|---|---|---|", *_times(results), ""]
    return "\n".join(lines)


def _progress(results: Results) -> str:
    """How much of what is asked has been played."""
    matches = list(list_matches())
    decided = sum(judge_match(results, match, match.share) != "open" for match in matches)
    in_vain = sum(is_finished(results, match) for match in matches) - decided
    shares = _shares(results)
    begun = sum(any(results.rounds(match, share) for share in shares) for match in matches)
    return (
        f"{_count(results, matches)} games so far, Python {platform.python_version()}.\n"
        f"Of {len(matches)} matches {begun} are begun; {decided} are decided at a quarter of the table's "
        f"time or, against random play, at less; {in_vain} left open by all the games that may be played.\n"
        "Results that are open, or were played at another share, prove nothing yet."
    )


def _count(results: Results, matches: Sequence[Match]) -> int:
    """Games that count: played as the players play now."""
    return sum([len(results.of(match, share)) for match in matches for share in _shares(results)])


def _shares(results: Results) -> list[float]:
    return sorted({each.share for each in results.all})


def _matches(results: Results) -> Iterator[str]:
    for match in list_matches():
        for share in _shares(results):
            rounds = results.rounds(match, share)
            if rounds:
                found = estimate(rounds)
                games = len(rounds) * match.variant.seats
                elo = f"{found.elo:+.0f} ({found.low:+.0f} to {found.high:+.0f})"
                seats = match.variant.seats
                place = f", place {seats - found.mean * (seats - 1):.2f}" if seats > 2 else ""
                points = f"{found.mean:.0%}{place}"
                yield (
                    f"| {match.name} | {share:g} | {games} | {points} | {_by_seat(results, match, share)} "
                    f"| {elo} | {_asked(match)} | {judge_match(results, match, share)} |"
                )


def _asked(match: Match) -> str:
    """What is to be shown: Elo, or a share of the points."""
    if match.allowed is None:
        return f"{match.wanted:+.0f}"
    return f"{1 - match.allowed:.0%}{' of games won' if match.only_won else ''}"


def _by_seat(results: Results, match: Match, share: float) -> str:
    """The points from each seat, in the order of the seats."""
    seats = match.variant.seats
    scores = [each.score for each in results.of(match, share)]
    whole = len(scores) - len(scores) % seats
    return ", ".join([f"{sum(scores[at:whole:seats]) * seats / whole:.0%}" for at in range(seats)])


def _times(results: Results) -> Iterator[str]:
    """Say how long the house thinks, level by level."""
    spent: dict[tuple[str, str], Thought] = {}
    for match in list_matches():
        for result in results.of(match, SHARE):
            for side, name in enumerate((match.player, match.other)):
                spent.setdefault((match.variant.name, name), Thought()).add(result, side)
    for variant in sorted({variant for variant, _ in spent}):
        levels = [spent.get((variant, name), Thought()) for name in LEVELS]
        cells = " | ".join(level.tell() for level in levels)
        longest = f"{levels[-1].longest:.2f} s" if levels[-1].decisions else "–"
        yield f"| {variant} | {cells} | {longest} |"


@dataclass
class Thought:
    """How long a player has thought, in CPU seconds. longest: of one decision."""

    seconds: float = 0.0
    decisions: float = 0.0
    longest: float = 0.0

    def add(self, result: Result, side: int) -> None:
        """Count what one side of a game has thought."""
        self.seconds += result.seconds[side]
        self.decisions += result.decisions[side]
        self.longest = max(self.longest, result.longest[side])

    def tell(self) -> str:
        """Tell how long one decision took; a dash for a player that has not played."""
        return f"{self.seconds / self.decisions:.3f} s" if self.decisions else "–"


def is_finished(results: Results, match: Match) -> bool:
    """Whether a match needs no further game."""
    full = len(results.of(match, match.share)) >= match.most
    return full or judge_match(results, match, match.share) != "open"


def judge_match(results: Results, match: Match, share: float) -> Verdict:
    """What a match has shown of what is asked."""
    if match.allowed is None:
        return judge(results.rounds(match, share), match.wanted)
    scores = [each.score for each in results.of(match, share)]
    return judge_losses([each for each in scores if not match.only_won or each in (0, 1)], match.allowed)
