"""docs/opponents.md: nothing stands there that has not been played."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.agents import LEVELS
from tests.ladder.matches import SHARE, VARIANTS, Match, list_matches, list_matches_with_strangers
from tests.ladder.series import Result, Results
from tests.ladder.sprt import Verdict, estimate, judge, judge_losses

TIMES = "## How long it took"
DOWNWARDS = tuple(LEVELS)[::-1]
HEAD = (Path(__file__).parent / "head.md").read_text("utf-8")
HEAD_STRANGERS = (Path(__file__).parent / "strangers" / "head.md").read_text("utf-8")


def write(results: Results) -> str:
    """The page."""
    lines = [HEAD, _progress(results), ""]
    lines += [
        "| match | share | games | points | from each seat | Elo | asked | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += _matches(results)
    lines += ["", *_second_table(results)]
    lines += [
        "",
        TIMES,
        "",
        f"A decision of the house with {SHARE:.0%} of the time it has at a table:",
        "",
        "| game | newcomer | regular | master | the master’s longest |",
    ]
    lines += ["|---|---|---|---|---|", *_times(results), ""]
    return "\n".join(lines)


def write_strangers(page: str, results: Results) -> str:
    """The page with its second table written again and everything else as it stands."""
    before, _, after = page.partition(TIMES)
    before, _, _ = before.partition(HEAD_STRANGERS.partition("\n")[0])
    return "\n".join([before.rstrip("\n"), "", *_second_table(results), "", TIMES + after])


def _second_table(results: Results) -> list[str]:
    """What stands on the page of games against strangers."""
    return [
        HEAD_STRANGERS,
        _progress_with_strangers(results),
        "",
        "| game | stranger | the house | share | master | regular | newcomer |",
        "|---|---|---|---|---|---|---|",
        *_against_strangers(results),
    ]


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
    return sorted({result.share for result in results.all})


def _matches(results: Results) -> Iterator[str]:
    for match in list_matches():
        for share in _shares(results):
            rounds = results.rounds(match, share)
            if rounds:
                rating = estimate(rounds)
                games = len(rounds) * match.games_of_round
                elo = f"{rating.elo:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
                seats = match.variant.seats
                place = f", place {seats - rating.mean * (seats - 1):.2f}" if seats > 2 else ""
                points = f"{rating.mean:.0%}{place}"
                yield (
                    f"| {match.name} | {share:g} | {games} | {points} | {_by_seat(results, match, share)} "
                    f"| {elo} | {_asked(match)} | {judge_match(results, match, share)} |"
                )


def _progress_with_strangers(results: Results) -> str:
    """How much of what is asked against strangers has been played."""
    matches = list(list_matches_with_strangers())
    asked = [match for match in matches if match.wanted is not None]
    verdicts = Counter(judge_match(results, match, match.share) for match in asked)
    return (
        f"{_count(results, matches)} games so far. Of {len(asked)} bars {verdicts['shown']} are shown and "
        f"{verdicts['refuted']} refuted; {verdicts['open']} are open."
    )


def _against_strangers(results: Results) -> Iterator[str]:
    """A line for each stranger and seat of the house, and another where some time else was given to both."""
    rows: dict[tuple[str, str, str], dict[str, Match]] = {}
    for match in list_matches_with_strangers():
        rows.setdefault((match.variant.name, match.other, match.seat), {})[match.player] = match
    order = {variant.name: number for number, variant in enumerate(VARIANTS)}
    for (variant, stranger, seat), levels in sorted(rows.items(), key=lambda row: order[row[0][0]]):
        asked = levels["master"].share
        others = [share for share in _shares(results) if share != asked]
        played = [
            share
            for share in others
            if any(results.of(level_match, share) for level_match in levels.values())
        ]
        for share in (asked, *played):
            cells = " | ".join(_tell_level(results, levels.get(name), share) for name in DOWNWARDS)
            house = seat.replace("_", " ").title()
            yield f"| {variant} | {stranger} | {house} | {share:g} | {cells} |"


def _tell_level(results: Results, match: Match | None, share: float) -> str:
    """What a level has taken from a stranger, and what that shows; a dash where they do not meet."""
    if match is None:
        return "–"
    scores = results.rounds(match, share)
    told = [f"{sum(scores) / len(scores):.0%} of {len(scores)}"] if scores else []
    if match.wanted is not None or not scores:
        told.append(judge_match(results, match, share))
    return ", ".join(told)


def _asked(match: Match) -> str:
    """What is to be shown: Elo, or a share of the points."""
    if match.allowed is None and match.wanted is not None:
        return f"{match.wanted:+.0f}"
    assert match.allowed is not None
    return f"{1 - match.allowed:.0%}{' of games won' if match.only_won else ''}"


def _by_seat(results: Results, match: Match, share: float) -> str:
    """The points from each seat that the player takes, in the order of the seats."""
    seats = match.games_of_round
    scores = [result.score for result in results.of(match, share)]
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
    if match.wanted is None:
        return "open"
    if match.allowed is None:
        return judge(results.rounds(match, share), match.wanted)
    scores = [result.score for result in results.of(match, share)]
    return judge_losses([score for score in scores if not match.only_won or score in (0, 1)], match.allowed)
