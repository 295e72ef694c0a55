"""docs/opponents.md: nothing stands there that has not been played."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.ladder.matches import Match, list_matches
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
        "| player | game | share | a decision | longest | play-outs a second |",
    ]
    lines += ["|---|---|---|---|---|---|", *_times(results), ""]
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
    spent: dict[tuple[str, str, float], list[float]] = {}
    for match in list_matches():
        for result in (each for share in _shares(results) for each in results.of(match, share)):
            for side, name in enumerate((match.player, match.other)):
                _add(spent.setdefault((name, match.variant.name, result.share), [0.0] * 4), result, side)
    for (name, variant, share), (seconds, decisions, playouts, longest) in sorted(spent.items()):
        if playouts:
            yield (
                f"| {name} | {variant} | {share:g} | {seconds / decisions:.3f} s | {longest:.2f} s "
                f"| {playouts / seconds:.0f} |"
            )


def _add(total: list[float], result: Result, side: int) -> None:
    total[0] += result.seconds[side]
    total[1] += result.decisions[side]
    total[2] += result.playouts[side]
    total[3] = max(total[3], result.longest[side])


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
