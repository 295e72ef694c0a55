"""The scene of a chart of chances."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChartScene:
    """Chances in a hundred, from left to right.

    title: above it. lines: the name of each, with its chances, all of one length, at least two. marks: what
    is to be pointed out, as places along the lines, also between two chances; numbered from 1. foot: what
    runs from left to right.
    """

    title: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    marks: tuple[float, ...]
    foot: str
